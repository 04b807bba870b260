"""Edits of layouts as functions from layout to layout. No Qt here.

Every edit says what it could not do; nothing is refused silently.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from mjs import Layout, Tile
from mjs.geometry import overlapped_by
from mjs.layout import MAX_LAYERS

__all__ = ["Edited", "erased", "moved", "placed"]


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


def placed(layout: Layout, tiles: Iterable[Tile]) -> Edited:
    """Add tiles in the order given, leaving out those that would overlap or lie off the grid.

    >>> made = placed(Layout.from_tiles([(0, 0, 0)]), [Tile(1, 0, 0), Tile(2, 0, 0)])
    >>> made.tiles, made.skipped
    ((Tile(x=2, y=0, z=0),), (Tile(x=1, y=0, z=0),))
    """
    width, height = layout.footprint
    added: list[Tile] = []
    skipped: list[Tile] = []
    for tile in tiles:
        fits = tile.x >= 0 and tile.y >= 0 and 0 <= tile.z < MAX_LAYERS
        free = fits and not any(
            other.z == tile.z and abs(other.x - tile.x) < width and abs(other.y - tile.y) < height
            for other in added
        )
        if free and not len(overlapped_by(layout, tile)):
            added.append(tile)
        else:
            skipped.append(tile)
    edited = layout.with_tiles((*layout.tiles, *added)) if added else layout
    return Edited(edited, tuple(added), tuple(skipped))


def erased(layout: Layout, tiles: Iterable[Tile]) -> Edited:
    """Take tiles away; of a tile that stands twice in one place, once for each time it is named."""
    gone = list(tiles)
    left = list(layout.tiles)
    for tile in gone:
        if tile in left:
            left.remove(tile)
    return Edited(layout.with_tiles(left))


def moved(layout: Layout, tiles: Sequence[Tile], where: Callable[[Tile], Tile]) -> Edited:
    """Move tiles together; all of them or, where one has no room, none.

    The layout is unchanged then, and `skipped` names the places that were taken.

    >>> row = Layout.from_tiles([(0, 0, 0), (2, 0, 0)])
    >>> moved(row, row.tiles, lambda tile: tile._replace(x=tile.x + 1)).layout.tiles[0]
    Tile(x=1, y=0, z=0)
    """
    rest = erased(layout, tiles).layout
    made = placed(rest, [where(tile) for tile in tiles])
    if made.skipped:
        return Edited(layout, (), made.skipped)
    return made
