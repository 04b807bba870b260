"""What a place for one more tile is like, for editors, which ask this of places under the pointer.

The same comparisons of bounds as in `mjs.geometry`, between a layout and tiles that are not in it.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from mjs.layout import Layout, Tile

__all__ = ["carried_areas", "overlapped_by"]

Indices = npt.NDArray[np.int32]


def overlapped_by(layout: Layout, tile: Tile) -> Indices:
    """The tiles of a layout that a tile at some place would overlap, ascending.

    >>> overlapped_by(Layout.from_tiles([(4, 4, 0), (8, 4, 0)]), Tile(5, 3, 0)).tolist()
    [0]
    """
    width, height = layout.footprint
    dx, dy, dz = (layout.array - np.array(tile, dtype=np.int32)).T
    hit = (dz == 0) & (np.abs(dx) < width) & (np.abs(dy) < height)
    return np.flatnonzero(hit).astype(np.int32)


def carried_areas(layout: Layout, xs: Sequence[int], ys: Sequence[int], z: int) -> Indices:
    """How much of a tile would lie on the tiles right below it, at every place of a part of a grid.

    Parameters
    ----------
    layout : Layout
    xs, ys : sequence of int
        The places: every x with every y, ascending.
    z : int
        The layer on which the tile would lie.

    Returns
    -------
    int32 array of shape (len(ys), len(xs))
        In square grid units; a tile that is carried wholly has width times height of them.

    >>> pair = Layout.from_tiles([(4, 4, 0), (6, 4, 0)])
    >>> carried_areas(pair, range(3, 6), range(4, 6), 1).tolist()
    [[2, 4, 4], [1, 2, 2]]
    """
    width, height = layout.footprint
    columns, rows = np.array(xs, dtype=np.int32), np.array(ys, dtype=np.int32)
    if not (len(columns) and len(rows)):
        return np.zeros((len(rows), len(columns)), dtype=np.int32)
    x, y, layers = layout.array.T
    near = (
        (layers == z - 1)
        & (x > columns[0] - width)
        & (x < columns[-1] + width)
        & (y > rows[0] - height)
        & (y < rows[-1] + height)
    )
    across = np.maximum(0, width - np.abs(columns[:, None] - x[near]))
    down = np.maximum(0, height - np.abs(rows[:, None] - y[near]))
    areas: Indices = (down @ across.T).astype(np.int32)
    return areas
