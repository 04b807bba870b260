"""A dealt layout in play: free tiles, legal pairs, removing, undoing, counting lines of play."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import NamedTuple

from mjs._kernel.position import Position
from mjs._kernel.shape import Shape
from mjs.errors import DealError, LayoutError, MoveError
from mjs.faces import match_group
from mjs.geometry import BlockingGraph, blocking_graph
from mjs.layout import Layout, Tile

__all__ = ["Blockers", "Board", "playable_graph", "playable_shape", "position_of"]


def playable_graph(layout: Layout) -> BlockingGraph:
    """The blocking graph of a layout whose tiles do not overlap.

    Raises
    ------
    LayoutError
        Two tiles of one layer overlap, so there can be no such board.
    """
    graph = blocking_graph(layout)
    if len(graph.overlaps):
        a, b = (layout.tiles[i] for i in graph.overlaps[0])
        raise LayoutError(f"tiles {a} and {b} overlap; move or remove one of them")
    return graph


def playable_shape(layout: Layout) -> Shape:
    """The same graph for the kernel's loops; computed once and kept with the layout.

    Raises
    ------
    LayoutError
        Two tiles of one layer overlap.

    >>> playable_shape(Layout.from_tiles([(0, 0, 0), (2, 0, 0)])).tiles
    2
    """
    graph = playable_graph(layout)
    kept = layout.__dict__.get("_shape")
    if kept is None:
        shape = Shape(graph.below.lists, graph.left.lists, graph.right.lists)
        kept = layout.__dict__["_shape"] = shape
    return kept


def position_of(graph: BlockingGraph) -> Position:
    """The position with all tiles of a graph there."""
    return Position(
        graph.below.lists, graph.left.lists, graph.right.lists, graph.above.counts.tolist()
    )


class Blockers(NamedTuple):
    """What keeps a tile from being free. Empty lists keep nothing.

    Attributes
    ----------
    above : tuple of Tile
        The tiles still there that cover it.
    left, right : tuple of Tile
        The tiles still there that close that side. One side alone does not block.
    """

    above: tuple[Tile, ...] = ()
    left: tuple[Tile, ...] = ()
    right: tuple[Tile, ...] = ()

    @property
    def is_free(self) -> bool:
        """Whether nothing blocks the tile."""
        return not self.above and not (self.left and self.right)

    def __str__(self) -> str:
        reasons = []
        if self.above:
            reasons.append("covered by " + _listed(self.above))
        if self.left and self.right:
            reasons.append(
                f"closed in by {_listed(self.left)} on the left and {_listed(self.right)} "
                "on the right"
            )
        return " and ".join(reasons) or "free"


class Board:
    """A layout with a face on every tile, in play.

    Tiles are named by their index in `layout.tiles` or by the `Tile` itself, in every method.

    Parameters
    ----------
    layout : Layout
    faces : sequence of face ids or labels
        In tile order. Face ids match by `mjs.match_group`; any other labels match when equal.

    Raises
    ------
    DealError
        The number of faces is not the number of tiles.
    LayoutError
        Tiles overlap.

    >>> row = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)])
    >>> board = Board(row, ["flower-plum", "dots-1", "dots-1", "flower-orchid"])
    >>> board.pairs()
    [(0, 3)]
    >>> board.remove(0, 3)
    >>> board.pairs(), board.is_won
    ([(1, 2)], False)
    >>> board.undo()
    (0, 3)
    >>> print(board.why_blocked(1))
    closed in by (0, 0, 0) on the left and (4, 0, 0) on the right
    """

    def __init__(self, layout: Layout, faces: Iterable[Hashable]) -> None:
        self.layout = layout
        self.faces = tuple(faces)
        if len(self.faces) != len(layout):
            raise DealError(f"{len(self.faces):,} faces for {len(layout):,} tiles")
        self._graph = playable_graph(layout)
        self._position = position_of(self._graph)
        numbers: dict[Hashable, int] = {}
        self._groups = [numbers.setdefault(match_group(face), len(numbers)) for face in self.faces]
        self._group_count = len(numbers)
        self._history: list[tuple[int, ...]] = []

    def __len__(self) -> int:
        """How many tiles are still there."""
        return self._position.remaining

    @property
    def history(self) -> tuple[tuple[int, ...], ...]:
        """What was removed so far, first removed first: pairs, and single tiles lifted."""
        return tuple(self._history)

    @property
    def remaining(self) -> list[int]:
        """The tiles still there, in tile order."""
        return [tile for tile, gone in enumerate(self._position.gone) if not gone]

    @property
    def is_won(self) -> bool:
        """Whether no tile is left."""
        return not self._position.remaining

    @property
    def is_stuck(self) -> bool:
        """Whether tiles are left and no legal pair is. Not a proof that the deal was impossible."""
        return not self.is_won and not self._has_pair()

    def free(self) -> list[int]:
        """The free tiles, in tile order."""
        return sorted(self._position.free)

    def is_free(self, tile: int | Tile) -> bool:
        """Whether a tile is there, uncovered, and open on the left or the right."""
        return self._position.slot[self._index(tile)] >= 0

    def is_gone(self, tile: int | Tile) -> bool:
        """Whether a tile has been removed."""
        return self._position.gone[self._index(tile)]

    def matches(self, a: int | Tile, b: int | Tile) -> bool:
        """Whether two different tiles have matching faces, free or not."""
        one, other = self._index(a), self._index(b)
        return one != other and self._groups[one] == self._groups[other]

    def why_blocked(self, tile: int | Tile) -> Blockers:
        """What keeps a tile from being free.

        Raises
        ------
        MoveError
            The tile is gone.
        """
        index = self._index(tile)
        if self._position.gone[index]:
            raise MoveError(f"tile {self.layout.tiles[index]} is gone already")
        here = [
            tuple(
                self.layout.tiles[other] for other in row[index] if not self._position.gone[other]
            )
            for row in (self._graph.above, self._graph.left, self._graph.right)
        ]
        return Blockers(*here)

    def pairs(self) -> list[tuple[int, int]]:
        """Every legal pair once: (a, b) with a < b, ascending."""
        return sorted(self._pairs())

    def remove(self, a: int | Tile, b: int | Tile) -> None:
        """Remove a legal pair.

        Raises
        ------
        MoveError
            A tile is gone or blocked, they are the same tile, or their faces do not match.
        """
        one, other = sorted((self._index(a), self._index(b)))
        for tile in (one, other):
            self._check_free(tile)
        if one == other:
            raise MoveError(f"tile {self.layout.tiles[one]} can't be paired with itself")
        if self._groups[one] != self._groups[other]:
            raise MoveError(f"{self.faces[one]} does not match {self.faces[other]}")
        self._take(one, other)

    def lift(self, tile: int | Tile) -> None:
        """Take one free tile off the board, as house rules with a tray do.

        Raises
        ------
        MoveError
            The tile is gone or blocked.

        >>> row = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)])
        >>> board = Board(row, "aabb")
        >>> board.lift(0)
        >>> board.free(), board.undo()
        ([1, 3], (0,))
        """
        index = self._index(tile)
        self._check_free(index)
        self._position.remove(index)
        self._history.append((index,))

    def undo(self) -> tuple[int, ...]:
        """Put back the pair, or the single tile, that was removed last, and return it.

        Raises
        ------
        MoveError
            Nothing has been removed.
        """
        if not self._history:
            raise MoveError("there is nothing to undo")
        return self._give_back()

    def perft(self, depth: int) -> int:
        """How many different sequences of `depth` legal removals there are from here.

        An unordered pair is one move. The board is as before afterwards.

        >>> four = Layout.from_tiles([(0, 0, 0), (3, 0, 0), (6, 0, 0), (9, 0, 0)])
        >>> [Board(four, "aaaa").perft(n) for n in (0, 1, 2, 3)]
        [1, 6, 6, 0]
        """
        if depth <= 0:
            return 1
        # A stack of its own: depth may go far beyond what Python lets a function call itself.
        total, moves = 0, [self._pairs()]
        while moves:
            if len(moves) == depth:
                total += len(moves.pop())
            elif moves[-1]:
                self._take(*moves[-1].pop())
                moves.append(self._pairs())
                continue
            else:
                moves.pop()
            if moves:
                self._give_back()
        return total

    def _index(self, tile: int | Tile) -> int:
        if isinstance(tile, tuple):
            return self.layout.index(tile)
        if not 0 <= tile < len(self.layout):
            raise LayoutError(f"there is no tile number {tile} among {len(self.layout):,}")
        return tile

    def _pairs(self) -> list[tuple[int, int]]:
        by_group: dict[int, list[int]] = {}
        pairs = []
        for tile in self._position.free:
            fellows = by_group.setdefault(self._groups[tile], [])
            pairs += [(other, tile) if other < tile else (tile, other) for other in fellows]
            fellows.append(tile)
        return pairs

    def _has_pair(self) -> bool:
        free = self._position.free
        # More free tiles than there are groups: no need to look at thousands of them.
        if len(free) > self._group_count:
            return True
        return len({self._groups[tile] for tile in free}) < len(free)

    def _take(self, one: int, other: int) -> None:
        self._position.remove(one)
        self._position.remove(other)
        self._history.append((one, other))

    def _give_back(self) -> tuple[int, ...]:
        tiles = self._history.pop()
        for tile in reversed(tiles):
            self._position.restore(tile)
        return tiles

    def _check_free(self, tile: int) -> None:
        if self._position.gone[tile]:
            raise MoveError(f"tile {self.layout.tiles[tile]} is gone already")
        if self._position.slot[tile] < 0:
            raise MoveError(f"tile {self.layout.tiles[tile]} is {self.why_blocked(tile)}")


def _listed(tiles: tuple[Tile, ...]) -> str:
    return ", ".join(map(str, tiles))
