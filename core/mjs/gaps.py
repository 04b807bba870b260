"""Side neighbours that nearly touch: the one question about places that no rule of play asks.

Sides that do not touch are open, however narrow the gap; on the screen a narrow one looks closed.
"""

from __future__ import annotations

import numpy as np

from mjs.geometry import Indices
from mjs.layout import MAX_COORDINATE, MAX_FOOTPRINT, Layout

__all__ = ["narrow_gaps"]


def narrow_gaps(layout: Layout) -> Indices:
    """Tiles with another one of their layer to the right of them, half a tile or less away.

    The tiles are put in order of layer, column, row, as one number each. Whatever stands at a
    given distance to the right of a tile is then one run of that order, found by bisection.

    Returns
    -------
    int32 array of shape (m, 2)
        The tile on the left of each gap and the first one to the right of it, ascending; once
        for each width of gap.

    >>> row = Layout.from_tiles([(0, 0, 0), (3, 1, 0), (5, 0, 0), (9, 0, 0)])
    >>> narrow_gaps(row).tolist()
    [[0, 3]]
    """
    width, height = layout.footprint
    x, y, z = layout.array.astype(np.int64).T
    # Room for neighbours that would lie just beyond the edges of the grid.
    stride = 2 * (MAX_COORDINATE + 3 * MAX_FOOTPRINT)
    keys = (z * stride + x + stride // 2) * stride + y + stride // 2
    order = np.argsort(keys)
    ranked = keys[order]
    found = [np.empty((0, 2), dtype=np.int64)]
    for gap in range(1, width // 2 + 1):
        beside = keys + (width + gap) * stride
        first = ranked.searchsorted(beside - height + 1)
        after = ranked.searchsorted(beside + height - 1, side="right")
        left = np.flatnonzero(after > first)
        found.append(np.column_stack((left, order[first[left]])))
    pairs = np.concatenate(found).astype(np.int32)
    return pairs[np.lexsort((pairs[:, 1], pairs[:, 0]))]
