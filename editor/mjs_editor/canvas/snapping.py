"""Where the pointer snaps to: half tiles, whole tiles, or what would carry a tile. No Qt here."""

from __future__ import annotations

from enum import Enum
from math import floor

import numpy as np
import numpy.typing as npt

from mjs import Layout, Tile

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
    carried = _carried(layout, near)
    best, rank = near, (2, 0.0)
    for (row, column), share in np.ndenumerate(carried):
        if share:
            place = Tile(near.x + column - width, near.y + row - height, z)
            far = ((place.x - x) / width) ** 2 + ((place.y - y) / height) ** 2
            found = (0 if share >= width * height else 1, far)
            if found < rank:
                best, rank = place, found
    return best


def _carried(layout: Layout, near: Tile) -> npt.NDArray[np.int32]:
    """How much of a tile lies on tiles right below it, in square grid units.

    For all places within a tile of `near`: rows and columns of places, the upper left one first.
    """
    width, height = layout.footprint
    wide = layout.array[layout.array[:, 2] == near.z - 1]
    close = (abs(wide[:, 0] - near.x) < 2 * width) & (abs(wide[:, 1] - near.y) < 2 * height)
    below = wide[close]
    columns = np.arange(near.x - width, near.x + width + 1)
    rows = np.arange(near.y - height, near.y + height + 1)
    across = np.maximum(0, width - abs(columns[:, None] - below[:, 0]))
    down = np.maximum(0, height - abs(rows[:, None] - below[:, 1]))
    shares: npt.NDArray[np.int32] = (down @ across.T).astype(np.int32)
    return shares
