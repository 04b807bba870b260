"""Where the pointer snaps to: half tiles, whole tiles, or what would carry a tile. No Qt here."""

from __future__ import annotations

from enum import Enum
from math import floor

import numpy as np

from mjs import Layout, Tile
from mjs.places import carried_areas

__all__ = ["Snap", "snapped"]


class Snap(Enum):
    """What places are offered."""

    HALF = "half"
    WHOLE = "whole"
    SUPPORT = "support"


def snapped(layout: Layout, x: float, y: float, z: int, snap: Snap) -> Tile:
    """The place for a tile whose left, top corner is nearest to a point on the grid.

    Parameters
    ----------
    layout : Layout
    x, y : float
        In grid units.
    z : int
        The layer to lie on.
    snap : Snap
        HALF takes any place on the grid, which with the usual footprint of 2 x 2 is every half
        tile; WHOLE every whole tile, counted from the origin. SUPPORT takes the nearest place
        within a tile that tiles right below carry wholly, or else the nearest they carry at all;
        where there is none, any place.

    >>> pair = Layout.from_tiles([(4, 4, 0), (6, 4, 0)])
    >>> snapped(pair, 2.7, 3.4, 1, Snap.SUPPORT), snapped(pair, 2.7, 3.4, 1, Snap.HALF)
    (Tile(x=4, y=4, z=1), Tile(x=3, y=3, z=1))
    """
    width, height = layout.footprint
    if snap is Snap.WHOLE:
        return Tile(width * floor(x / width + 0.5), height * floor(y / height + 0.5), z)
    near = Tile(floor(x + 0.5), floor(y + 0.5), z)
    if snap is Snap.HALF or z == 0:
        return near
    # At all places within a tile of the nearest one.
    columns = range(near.x - width, near.x + width + 1)
    rows = range(near.y - height, near.y + height + 1)
    best, rank = near, (2, 0.0)
    for (row, column), area in np.ndenumerate(carried_areas(layout, columns, rows, z)):
        if area:
            place = Tile(columns[column], rows[row], z)
            far = ((place.x - x) / width) ** 2 + ((place.y - y) / height) ** 2
            found = (0 if area >= width * height else 1, far)
            if found < rank:
                best, rank = place, found
    return best
