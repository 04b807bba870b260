"""Edits with a live symmetry: what is done to tiles is done to what mirrors them. No Qt here.

The mirrored tiles always give way: one that has no room, or would be in the way, is left out or
stays where it is, and is named in what comes of the edit. Tiles that were chosen themselves are
never taken for the mirrored ones of others. So what is done to a whole board, chosen with both of
its halves, is done as it would be without a symmetry.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from mjs import Footprint, Layout, Tile
from mjs_editor.edits import Edited, erased, placed
from mjs_editor.symmetry import Mirror, Symmetry

__all__ = ["Drawn", "carried", "drawn", "mirrored", "turned_over", "with_partners"]


class Drawn(NamedTuple):
    """What came of an edit with a symmetry.

    Attributes
    ----------
    layout : Layout
    tiles : tuple of Tile
        What was made or moved, where it is now, without the mirrored tiles.
    copies : tuple of Tile
        The mirrored tiles that were made or moved, where they are now.
    skipped : tuple of Tile
        The places that were asked for and had no room.
    skipped_copies : tuple of Tile
        The places of mirrored copies that had no room; of moved ones, the tiles that stay.
    """

    layout: Layout
    tiles: tuple[Tile, ...] = ()
    copies: tuple[Tile, ...] = ()
    skipped: tuple[Tile, ...] = ()
    skipped_copies: tuple[Tile, ...] = ()

    @property
    def total(self) -> int:
        """How many tiles were made or moved, the mirrored ones included."""
        return len(self.tiles) + len(self.copies)


def drawn(layout: Layout, tiles: Iterable[Tile], symmetry: Symmetry) -> Drawn:
    """Place tiles and their mirrored copies; the copies come last and give way.

    A copy that is there already is neither made nor missed.

    >>> across = Symmetry(Mirror.LEFT_RIGHT, axis_x2=5)
    >>> drawn(Layout(), [Tile(1, 0, 0)], across).skipped_copies
    (Tile(x=2, y=0, z=0),)
    """
    wanted = list(tiles)
    own = placed(layout, wanted)
    made = mirrored(own.layout, wanted, symmetry)
    return Drawn(made.layout, own.tiles, made.tiles, own.skipped, made.skipped)


def mirrored(layout: Layout, tiles: Iterable[Tile], symmetry: Symmetry) -> Edited:
    """Place the mirrored copies of tiles, but for those that are there already.

    >>> one = Layout.from_tiles([(0, 0, 0)])
    >>> mirrored(one, one.tiles, Symmetry(Mirror.BOTH, axis_x2=8, axis_y2=2)).tiles
    (Tile(x=6, y=0, z=0),)
    """
    there = set(layout.tiles)
    copies = (copy for tile in tiles for copy in symmetry.copies(tile, layout.footprint))
    return placed(layout, [copy for copy in dict.fromkeys(copies) if copy not in there])


def turned_over(tiles: Iterable[Tile], footprint: Footprint, how: Mirror) -> dict[Tile, Tile]:
    """Where tiles come to lie that are mirrored within their own bounds, all of them as one.

    About a point it is a turn by 180 degrees.

    >>> turned_over([Tile(0, 0, 0), Tile(4, 1, 0)], Footprint(2, 2), Mirror.LEFT_RIGHT)
    {Tile(x=0, y=0, z=0): Tile(x=4, y=0, z=0), Tile(x=4, y=1, z=0): Tile(x=0, y=1, z=0)}
    """
    own = tuple(tiles)
    within = Symmetry(how).about(Layout(tiles=own, footprint=footprint).bounds)
    return {tile: within.copies(tile, footprint)[0] for tile in own}


def with_partners(layout: Layout, tiles: Iterable[Tile], symmetry: Symmetry) -> list[Tile]:
    """Tiles and what mirrors them, of what is there, without repeats, the tiles themselves first.

    >>> pair = Layout.from_tiles([(0, 0, 0), (8, 0, 0), (4, 0, 0)])
    >>> [tile.x for tile in with_partners(pair, [Tile(0, 0, 0)], Symmetry(Mirror.POINT, 10, 2))]
    [0, 8]
    """
    own, there = list(tiles), set(layout.tiles)
    copies = (copy for tile in own for copy in symmetry.copies(tile, layout.footprint))
    return [tile for tile in dict.fromkeys([*own, *copies]) if tile in there]


def carried(layout: Layout, ends: Mapping[Tile, Tile], symmetry: Symmetry) -> Drawn:
    """Move every tile to its end, and what mirrors it to where that end is mirrored.

    The tiles move all or not at all; `skipped` then names the places that were taken. Mirrored
    tiles for which there is no room stay where they are, and are named in `skipped_copies`.

    >>> across = Symmetry(Mirror.LEFT_RIGHT, axis_x2=10)
    >>> pair = Layout.from_tiles([(0, 0, 0), (8, 0, 0)])
    >>> carried(pair, {Tile(0, 0, 0): Tile(1, 0, 2)}, across).layout.tiles
    (Tile(x=1, y=0, z=2), Tile(x=7, y=0, z=2))
    """
    footprint, there = layout.footprint, set(layout.tiles)
    copies: dict[Tile, Tile] = {}
    for tile, end in ends.items():
        pairs = zip(symmetry.copies(tile, footprint), symmetry.copies(end, footprint), strict=True)
        for copy, copy_end in pairs:
            if copy in there and copy not in ends:
                copies.setdefault(copy, copy_end)
    staying: tuple[Tile, ...] = ()
    while True:
        rest = erased(layout, [*ends, *copies]).layout
        own = placed(rest, ends.values())
        if own.skipped:
            return Drawn(layout, skipped=own.skipped)
        made = placed(own.layout, copies.values())
        if not made.skipped:
            return Drawn(made.layout, own.tiles, made.tiles, (), staying)
        stuck = [copy for copy, end in copies.items() if end in made.skipped]
        staying += tuple(stuck)
        for copy in stuck:
            del copies[copy]
