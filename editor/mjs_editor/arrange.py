"""Arranging a selection: flips, copies, alignment and even spacing. No Qt here.

What is aligned or spaced are pieces, not single tiles: tiles that touch belong together, and so do
tiles on top of each other. What touches and covers is asked of the engine.

With a symmetry, what mirrors the tiles is arranged the mirrored way: rows brought to the left have
their mirrored ones brought to the right.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import pairwise

from mjs import Bounds, Footprint, Layout, Tile, blocking_graph
from mjs.layout import in_order
from mjs_editor.edits import placed
from mjs_editor.mirroring import Drawn, carried, drawn, turned_over
from mjs_editor.symmetry import Mirror, Symmetry

__all__ = [
    "Align",
    "Axis",
    "aligned",
    "distributed",
    "duplicated",
    "flipped",
    "pieces",
]

_ALONE = Symmetry()


class Axis(Enum):
    """A direction on the grid."""

    ACROSS = "across"
    DOWN = "down"


class Align(Enum):
    """Which edge or middle of the selection its pieces are brought to."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"
    TOP = "top"
    MIDDLE = "middle"
    BOTTOM = "bottom"

    @property
    def axis(self) -> Axis:
        """The direction in which pieces move."""
        across = {Align.LEFT, Align.CENTRE, Align.RIGHT}
        return Axis.ACROSS if self in across else Axis.DOWN


def flipped(
    layout: Layout,
    tiles: Sequence[Tile],
    flip: Mirror,
    symmetry: Symmetry = _ALONE,
) -> Drawn:
    """Mirror tiles within their own bounds, as `turned_over` does.

    >>> corner = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (0, 2, 0)])
    >>> flipped(corner, corner.tiles, Mirror.POINT).layout.tiles
    (Tile(x=2, y=0, z=0), Tile(x=0, y=2, z=0), Tile(x=2, y=2, z=0))
    """
    return carried(layout, turned_over(tiles, layout.footprint, flip), symmetry)


def duplicated(layout: Layout, tiles: Sequence[Tile], symmetry: Symmetry = _ALONE) -> Drawn:
    """Copy tiles to the nearest of some places where all have room.

    To the right, below, on the layer above what is highest, to the left, above: in this order.
    With `skipped`, there is room nowhere.
    """
    box = _bounds(layout, tiles)
    places = (
        (box.width, 0, 0),
        (0, box.height, 0),
        (0, 0, box.layers),
        (-box.width, 0, 0),
        (0, -box.height, 0),
        (layout.bounds.right - box.left, 0, 0),
        (0, layout.bounds.bottom - box.top, 0),
    )
    skipped = tuple(tiles)
    for dx, dy, dz in places:
        copies = [Tile(x + dx, y + dy, z + dz) for x, y, z in tiles]
        skipped = placed(layout, copies).skipped
        if not skipped:
            return drawn(layout, copies, symmetry)
    return Drawn(layout, skipped=skipped)


def pieces(
    tiles: Sequence[Tile], footprint: Footprint, axis: Axis, *, whole: bool = False
) -> list[list[Tile]]:
    """What moves as one along an axis, in order along it.

    For moves across these are the rows: tiles whose sides touch, with all that lies on and under
    them. For moves down they are the columns. `whole` joins both, to all that hangs together.

    >>> two_rows = [Tile(0, 0, 0), Tile(2, 0, 0), Tile(1, 2, 0)]
    >>> [len(piece) for piece in pieces(two_rows, Footprint(2, 2), Axis.ACROSS)]
    [2, 1]
    """
    group = {tile: tile for tile in tiles}

    def root(tile: Tile) -> Tile:
        while group[tile] != tile:
            group[tile] = group[group[tile]]
            tile = group[tile]
        return tile

    for one in Axis if whole else (axis,):
        for first, second in _contacts(tiles, footprint, one):
            group[root(second)] = root(first)
    found: dict[Tile, list[Tile]] = {}
    for tile in in_order(tiles):
        found.setdefault(root(tile), []).append(tile)
    return sorted(found.values(), key=lambda piece: _extent(piece, footprint, axis))


def _contacts(
    tiles: Sequence[Tile], footprint: Footprint, axis: Axis
) -> Iterator[tuple[Tile, Tile]]:
    """Pairs of tiles that touch along an axis, or lie on each other."""
    # The engine knows of contacts at the sides; those above and below are sides of a turned board.
    turn = _turned if axis is Axis.DOWN else _as_is
    size = Footprint(footprint.height, footprint.width) if axis is Axis.DOWN else footprint
    board = Layout(tiles=in_order(map(turn, tiles)), footprint=size)
    graph = blocking_graph(board)
    for index, tile in enumerate(board.tiles):
        for other in (*graph.right[index].tolist(), *graph.above[index].tolist()):
            yield turn(tile), turn(board.tiles[other])


def aligned(layout: Layout, tiles: Sequence[Tile], to: Align, symmetry: Symmetry = _ALONE) -> Drawn:
    """Bring the pieces of a selection to one of its edges, or to its middle."""
    footprint, axis = layout.footprint, to.axis
    low, high = _extent(tiles, footprint, axis)

    def distance(piece: Sequence[Tile]) -> int:
        start, end = _extent(piece, footprint, axis)
        if to in {Align.LEFT, Align.TOP}:
            return low - start
        if to in {Align.RIGHT, Align.BOTTOM}:
            return high - end
        return (low + high - start - end) // 2

    shifts = [(piece, distance(piece)) for piece in pieces(tiles, footprint, axis)]
    return carried(layout, _ends(shifts, axis), symmetry)


def distributed(
    layout: Layout, tiles: Sequence[Tile], axis: Axis, symmetry: Symmetry = _ALONE
) -> Drawn:
    """Make the gaps between pieces that hang together equal; the first and the last stay.

    What can't be shared out in whole grid units goes to the first gaps. Fewer than three pieces
    have nothing to share, and stay.
    """
    found = pieces(tiles, layout.footprint, axis, whole=True)
    extents = [_extent(piece, layout.footprint, axis) for piece in found]
    gaps = sum(after[0] - before[1] for before, after in pairwise(extents))
    if len(found) < 3:
        return Drawn(layout, tuple(tiles))
    share, rest = divmod(gaps, len(found) - 1)
    shifts, at = [], extents[0][0]
    for number, (piece, (start, end)) in enumerate(zip(found, extents, strict=True)):
        shifts.append((piece, at - start))
        at += end - start + share + (number < rest)
    return carried(layout, _ends(shifts, axis), symmetry)


def _ends(shifts: Sequence[tuple[Sequence[Tile], int]], axis: Axis) -> dict[Tile, Tile]:
    return {
        tile: Tile(tile.x + by, tile.y, tile.z)
        if axis is Axis.ACROSS
        else Tile(tile.x, tile.y + by, tile.z)
        for piece, by in shifts
        for tile in piece
    }


def _extent(tiles: Sequence[Tile], footprint: Footprint, axis: Axis) -> tuple[int, int]:
    box = Layout(tiles=tuple(tiles), footprint=footprint).bounds
    return (box.left, box.right) if axis is Axis.ACROSS else (box.top, box.bottom)


def _bounds(layout: Layout, tiles: Sequence[Tile]) -> Bounds:
    return Layout(tiles=tuple(tiles), footprint=layout.footprint).bounds


def _turned(tile: Tile) -> Tile:
    return Tile(tile.y, tile.x, tile.z)


def _as_is(tile: Tile) -> Tile:
    return tile
