"""Edits of layouts as functions from layout to layout. No Qt here.

Every edit says what it could not do; nothing is refused silently.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from mjs import Layout, Tile, TooDenseError, blocking_graph
from mjs.layout import MAX_COORDINATE, MAX_LAYERS, MAX_TILES
from mjs.places import overlapped_by

__all__ = [
    "Edited",
    "erased",
    "fits_grid",
    "placed",
]

_FEW = 8


class Edited(NamedTuple):
    """What came of an edit.

    Attributes
    ----------
    layout : Layout
    tiles : tuple of Tile
        The tiles it made or moved, where they are now.
    skipped : tuple of Tile
        The tiles it was asked for and could not make, for want of room.
    """

    layout: Layout
    tiles: tuple[Tile, ...] = ()
    skipped: tuple[Tile, ...] = ()


def fits_grid(tile: Tile) -> bool:
    """Whether a place is on the grid at all: not left of it or above it, and on a layer."""
    across = 0 <= tile.x <= MAX_COORDINATE and 0 <= tile.y <= MAX_COORDINATE
    return across and 0 <= tile.z < MAX_LAYERS


def placed(layout: Layout, tiles: Iterable[Tile]) -> Edited:
    """Add tiles in the order given, leaving out those that would overlap or lie off the grid.

    >>> made = placed(Layout.from_tiles([(0, 0, 0)]), [Tile(1, 0, 0), Tile(2, 0, 0)])
    >>> made.tiles, made.skipped
    ((Tile(x=2, y=0, z=0),), (Tile(x=1, y=0, z=0),))
    """
    wanted = list(tiles)
    added = _those_with_room(layout, wanted)
    edited = layout.with_tiles((*layout.tiles, *(wanted[n] for n in added))) if added else layout
    kept = set(added)
    return Edited(
        edited,
        tuple(wanted[number] for number in added),
        tuple(tile for number, tile in enumerate(wanted) if number not in kept),
    )


def _those_with_room(layout: Layout, wanted: Sequence[Tile]) -> list[int]:
    """The numbers of the tiles that can be placed one after the other."""
    candidates = [number for number, tile in enumerate(wanted) if fits_grid(tile)]
    room = MAX_TILES - len(layout)
    if len(wanted) > _FEW:
        return _many_with_room(layout, wanted, candidates)[:room]
    added: list[int] = []
    for number in candidates:
        among = Layout(
            tiles=tuple(sorted((wanted[n] for n in added), key=lambda t: t[::-1])),
            footprint=layout.footprint,
        )
        tile = wanted[number]
        if not len(overlapped_by(layout, tile)) and not len(overlapped_by(among, tile)):
            added.append(number)
    return added[:room]


def _many_with_room(layout: Layout, wanted: Sequence[Tile], candidates: Sequence[int]) -> list[int]:
    """As above by one question about all of them, for large fills and pastes."""
    there = len(layout)
    # Of tiles in one place none but the first can have room.
    candidates = sorted({wanted[number]: number for number in reversed(candidates)}.values())
    every = [*layout.tiles, *(wanted[number] for number in candidates)]
    order = sorted(range(len(every)), key=lambda index: every[index][::-1])
    together = Layout(tiles=tuple(every[index] for index in order), footprint=layout.footprint)
    rivals: dict[int, list[int]] = {}
    try:
        overlaps = blocking_graph(together).overlaps
    except TooDenseError:
        return []  # tiles on tiles on tiles: no room there, for people or for memory
    for first, second in overlaps.tolist():
        earlier, later = sorted((order[first], order[second]))
        if later >= there:
            rivals.setdefault(later, []).append(earlier)
    out: set[int] = set()
    for index in range(there, len(every)):
        if any(rival not in out for rival in rivals.get(index, ())):
            out.add(index)
    return [number for n, number in enumerate(candidates, there) if n not in out]


def erased(layout: Layout, tiles: Iterable[Tile]) -> Edited:
    """Take tiles away; of a tile that stands twice in one place, once for each time it is named.

    >>> erased(Layout.from_tiles([(0, 0, 0), (0, 0, 0)]), [Tile(0, 0, 0)]).layout.tiles
    (Tile(x=0, y=0, z=0),)
    """
    gone = Counter(tiles)
    left = []
    for tile in layout.tiles:
        if gone.get(tile):
            gone[tile] -= 1
        else:
            left.append(tile)
    return Edited(layout.with_tiles(left))
