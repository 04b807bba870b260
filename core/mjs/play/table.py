"""What lies on the table: the board, and the tray where a game has one."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import islice
from typing import NamedTuple

from mjs.board import Board
from mjs.errors import MoveError
from mjs.faces import match_group
from mjs.layout import Tile
from mjs.play.events import Dealt

__all__ = ["Mark", "Table", "Tray"]

Tray = tuple[tuple[Tile, str], ...]
"""The tiles of a tray by the places they came from, with their faces; first come, first named."""


class Mark(NamedTuple):
    """How a table lay at some time; `Table.back_to` makes it lie so again."""

    dealt: Dealt
    board: Board
    left: int
    tray: Tray


class Table:
    """A board with a tray.

    Parameters
    ----------
    dealt : Dealt
    room : int
        How many tiles fill the tray.

    >>> from mjs import Layout
    >>> row = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)])
    >>> table = Table(Dealt(row, ("dots-1", "dots-2", "dots-2", "dots-1")))
    >>> table.pick(Tile(0, 0, 0)) is None, table.pick(Tile(6, 0, 0))
    (True, Tile(x=0, y=0, z=0))
    >>> len(table.board), table.tray
    (2, ())
    """

    def __init__(self, dealt: Dealt, room: int = 4) -> None:
        self.room = room
        self.tray: Tray = ()
        self.lay(dealt)

    def lay(self, dealt: Dealt) -> None:
        """Lay out other tiles; the tray is empty then."""
        self.dealt = dealt
        self.board = Board(dealt.layout, dealt.faces)
        self.tray = ()

    def face(self, tile: Tile) -> str:
        """The face of a tile of the board."""
        return self.dealt.faces[self.dealt.layout.index(tile)]

    @property
    def is_empty(self) -> bool:
        """Whether nothing is left."""
        return not len(self.board) and not self.tray

    @property
    def left(self) -> tuple[tuple[Tile, str], ...]:
        """All tiles that are left with their faces, those of the tray at their old places."""
        tiles, faces = self.board.layout.tiles, self.dealt.faces
        on_board = [(tiles[index], faces[index]) for index in self.board.remaining]
        return tuple(sorted((*on_board, *self.tray), key=lambda one: (*reversed(one[0]), one[1])))

    def each_pair(self) -> Iterator[tuple[Tile, Tile]]:
        """Every pair that may go next, once; those with a tile of the tray first, then in order.

        Two tiles of the board go to a tray one after the other. So they are no pair where the
        first of them would fill it, or would go with a tile that lies there already.
        """
        tiles = self.board.layout.tiles
        kept = {match_group(face): tile for tile, face in self.tray}
        fellows = self._free_by_group()
        for group, tile in kept.items():
            for index in fellows.pop(group, ()):
                yield tile, tiles[index]
        if not self._has_room:
            return
        places = {index: (some, at) for some in fellows.values() for at, index in enumerate(some)}
        for one in sorted(places):
            some, at = places[one]
            for other in islice(some, at + 1, None):
                yield tiles[one], tiles[other]

    def count_pairs(self) -> int:
        """How many pairs `each_pair` has, without making them: there may be millions."""
        fellows = self._free_by_group()
        with_tray = sum(len(fellows.pop(match_group(face), ())) for _, face in self.tray)
        on_board = sum(len(some) * (len(some) - 1) // 2 for some in fellows.values())
        return with_tray + (on_board if self._has_room else 0)

    def has_pair(self) -> bool:
        """Whether `each_pair` has any."""
        # Two that match go together, or each with a third one in the tray.
        if self._has_room and not self.board.is_won and not self.board.is_stuck:
            return True
        kept = {match_group(face) for _, face in self.tray}
        return bool(kept) and any(self._group(index) in kept for index in self.board.free())

    def is_pair(self, one: Tile, other: Tile) -> bool:
        """Whether `each_pair` has a pair, in this order."""
        layout, board = self.board.layout, self.board
        kept = {tile: match_group(face) for tile, face in self.tray}
        if not board.is_free(other):
            return False
        group = self._group(layout.index(other))
        if one in kept:
            return kept[one] == group
        apart = layout.index(one) < layout.index(other) and board.is_free(one)
        alike = apart and board.matches(one, other)
        return alike and self._has_room and group not in kept.values()

    @property
    def _has_room(self) -> bool:
        """Whether a tile that goes with none there can lie in the tray."""
        return len(self.tray) + 1 < self.room

    def _group(self, index: int) -> Hashable:
        return match_group(self.dealt.faces[index])

    def _free_by_group(self) -> dict[Hashable, list[int]]:
        groups: dict[Hashable, list[int]] = {}
        for index in self.board.free():
            groups.setdefault(self._group(index), []).append(index)
        return groups

    def remove(self, a: Tile, b: Tile) -> None:
        """Remove a legal pair of the board.

        Raises
        ------
        MoveError, LayoutError
            As `mjs.Board.remove`.
        """
        self.board.remove(a, b)

    def pick(self, tile: Tile) -> Tile | None:
        """Lift a tile into the tray; the one that goes with it there, if any, is returned.

        Raises
        ------
        MoveError, LayoutError
            As `mjs.Board.lift`.
        """
        face = self.face(tile)
        self.board.lift(tile)
        for number, (kept, other) in enumerate(self.tray):
            if match_group(face) == match_group(other):
                self.tray = self.tray[:number] + self.tray[number + 1 :]
                return kept
        self.tray += ((tile, face),)
        return None

    def mark(self) -> Mark:
        """How it lies now."""
        return Mark(self.dealt, self.board, len(self.board), self.tray)

    def back_to(self, mark: Mark) -> None:
        """Let it lie as it did; what happened to a board since is taken back.

        Raises
        ------
        MoveError
            The mark is of a time that is not past.
        """
        self.dealt, self.board, self.tray = mark.dealt, mark.board, mark.tray
        if len(self.board) > mark.left:
            raise MoveError("the board has not come so far yet")
        while len(self.board) < mark.left:
            self.board.undo()
