"""Which tiles cover, touch and overlap each other: asked once, answered everywhere.

Footprints are shapely boxes. A spatial tree finds the pairs that meet at all; the exact
comparison is then made on their whole-number bounds, for all pairs at once. `BlockingGraph` keeps
the answers as arrays, and everything that asks "covered? blocked? free?" asks it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt
import shapely

from mjs.errors import TooDenseError
from mjs.layout import MAX_COORDINATE, Layout

__all__ = [
    "MAX_CONTACTS",
    "BlockingGraph",
    "Neighbours",
    "blocking_graph",
    "facts",
]

MAX_CONTACTS = 20_000_000
"""The most pairs of tiles that may lie near each other; a real layout has some tens per tile."""

_CHUNK_PAIRS = 500_000
_SMALL = 1_024

Indices = npt.NDArray[np.int32]


@dataclass(frozen=True, eq=False)
class Neighbours:
    """For each tile a list of other tiles, all in two arrays (compressed rows).

    Attributes
    ----------
    starts : int32 array of shape (n + 1,)
    indices : int32 array
        The tiles of tile i are ``indices[starts[i]:starts[i + 1]]``, ascending.
    """

    starts: Indices
    indices: Indices

    def __getitem__(self, tile: int) -> Indices:
        return self.indices[self.starts[tile] : self.starts[tile + 1]]

    def __len__(self) -> int:
        return len(self.starts) - 1

    @cached_property
    def counts(self) -> Indices:
        """How many there are of each tile: int32 array of shape (n,)."""
        return self.starts[1:] - self.starts[:-1]

    @cached_property
    def lists(self) -> list[list[int]]:
        """The same as lists of lists, which plain Python loops walk faster."""
        flat, bounds = self.indices.tolist(), self.starts.tolist()
        return [flat[a:b] for a, b in pairwise(bounds)]


@dataclass(frozen=True, eq=False)
class BlockingGraph:
    """What each tile of a layout is blocked by, in tile order.

    Attributes
    ----------
    above : Neighbours
        Higher tiles that overlap a tile's footprint, on any higher layer: it is covered by them.
    below : Neighbours
        The reverse: what a tile covers.
    left, right : Neighbours
        Tiles of the same layer that touch its left (right) edge along a positive length.
    overlaps : int32 array of shape (m, 2)
        Pairs of tiles of the same layer whose footprints overlap, a < b, ascending.
    layers : int32 array of shape (n,)
        The layer of each tile.
    """

    above: Neighbours
    below: Neighbours
    left: Neighbours
    right: Neighbours
    overlaps: Indices
    layers: Indices

    def __len__(self) -> int:
        return len(self.layers)

    @cached_property
    def free(self) -> npt.NDArray[np.bool_]:
        """Which tiles are free while all tiles are there: bool array of shape (n,)."""
        return self._free_under(self.above.counts > 0)

    @cached_property
    def covered_by_next(self) -> Indices:
        """How many tiles of the very next layer cover each tile: int32 array of shape (n,)."""
        below, _ = self._next_layer_covers
        return np.bincount(below, minlength=len(self)).astype(np.int32)

    @cached_property
    def free_if_next_layer_only(self) -> npt.NDArray[np.bool_]:
        """Which tiles would be free to a program that looks only one layer up."""
        return self._free_under(self.covered_by_next > 0)

    @cached_property
    def unsupported(self) -> Indices:
        """Tiles above layer 0 that overlap no tile of the layer directly below, ascending."""
        floating = self.layers > 0
        _, above = self._next_layer_covers
        floating[above] = False
        return floating.nonzero()[0].astype(np.int32)

    @cached_property
    def _next_layer_covers(self) -> tuple[Indices, Indices]:
        """The covers that are one layer apart: the lower tiles, and the higher tile of each."""
        below = np.repeat(np.arange(len(self), dtype=np.int32), self.above.counts)
        above = self.above.indices
        direct = self.layers[above] == self.layers[below] + 1
        return below[direct], above[direct]

    def _free_under(self, covered: npt.NDArray[np.bool_]) -> npt.NDArray[np.bool_]:
        open_side = (self.left.counts == 0) | (self.right.counts == 0)
        free: npt.NDArray[np.bool_] = ~covered & open_side
        return free


def blocking_graph(layout: Layout) -> BlockingGraph:
    """The blocking graph of a layout; computed once and kept with the layout.

    Raises
    ------
    TooDenseError
        More than `MAX_CONTACTS` pairs of footprints meet.

    >>> row = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (1, 0, 2)])
    >>> graph = blocking_graph(row)
    >>> graph.above[1].tolist(), graph.left[1].tolist(), graph.right[1].tolist()
    ([3], [0], [2])
    >>> graph.free.tolist()
    [False, False, True, True]
    """
    # A layout is immutable, so its graph belongs to it and lives exactly as long as it does.
    kept = layout.__dict__.get("_blocking_graph")
    if kept is None:
        kept = layout.__dict__["_blocking_graph"] = _build(layout)
    graph: BlockingGraph = kept
    return graph


def facts(layout: Layout) -> dict[str, int]:
    """The counts that describe a layout's geometry.

    Returns
    -------
    dict of str to int
        ``tiles``, ``layers`` (in use), ``covers`` (pairs of a tile and a higher tile that overlaps
        it), ``covers_next_layer`` (those one layer apart), ``side_contacts``, ``free_at_start``,
        ``free_if_only_next_layer_covered``, ``unsupported``, ``overlapping_pairs``.

    >>> facts(Layout.from_tiles([(0, 0, 0), (2, 1, 0), (0, 0, 2)]))["free_at_start"]
    2
    """
    graph = blocking_graph(layout)
    return {
        "tiles": len(graph),
        "layers": int(np.count_nonzero(np.bincount(graph.layers))),
        "covers": len(graph.above.indices),
        "covers_next_layer": int(graph.covered_by_next.sum()),
        "side_contacts": len(graph.right.indices),
        "free_at_start": int(graph.free.sum()),
        "free_if_only_next_layer_covered": int(graph.free_if_next_layer_only.sum()),
        "unsupported": len(graph.unsupported),
        "overlapping_pairs": len(graph.overlaps),
    }


def _build(layout: Layout) -> BlockingGraph:
    x, y, z = np.ascontiguousarray(layout.array.T)
    count, (width, height) = len(layout), layout.footprint
    covers: list[Any] = []
    sides: list[Any] = []
    overlaps: list[Any] = []
    for one, other in _meeting_pairs(x, y, width, height):
        # Tiles are sorted by layer, so the second tile of a pair is never the lower one.
        across, level = x[other] - x[one], z[one] == z[other]
        apart = np.abs(across)
        beside = np.abs(y[other] - y[one]) < height
        inside = beside & (apart < width)
        touching = beside & (apart == width) & level
        for kept, which in (covers, inside & ~level), (overlaps, inside & level):
            kept.append((one[which], other[which]))
        first, second, is_right = one[touching], other[touching], across[touching] > 0
        sides.append((np.where(is_right, first, second), np.where(is_right, second, first)))
    low, high = _joined(covers)
    left, right = _joined(sides)
    return BlockingGraph(
        above=_neighbours(low, high, count),
        below=_neighbours(high, low, count),
        left=_neighbours(right, left, count),
        right=_neighbours(left, right, count),
        overlaps=_pairs(*_joined(overlaps), count),
        layers=z,
    )


def _meeting_pairs(
    x: Indices, y: Indices, width: int, height: int
) -> Iterator[tuple[Indices, Indices]]:
    """Pairs of tiles whose footprints share at least a point, layers ignored.

    Every pair comes once, in tile order. They come in chunks, so that a pile of tiles made to hurt
    is noticed before it fills the memory.
    """
    boxes = shapely.box(x, y, x + width, y + height)
    tree = shapely.STRtree(boxes)
    cuts = _chunks(x // width, y // height)
    for start, end in pairwise(cuts):
        one, other = tree.query(boxes[start:end]).astype(np.int32)
        one += start
        in_order = one < other
        yield one[in_order], other[in_order]


def _chunks(column: Indices, row: Indices) -> list[int]:
    """Where to cut the tiles so that each chunk meets a bounded number of others.

    `column` and `row` are each tile's place on a grid whose cells are one footprint. Whatever
    meets a tile lies in its own or one of the eight cells around, so counting those bounds the
    pairs from above, without making them.
    """
    count = len(column)
    if count <= _SMALL:
        return [0, count]
    stride = 8 * MAX_COORDINATE
    cells, cell, sizes = np.unique(
        column.astype(np.int64) * stride + row, return_inverse=True, return_counts=True
    )
    around = np.zeros(len(cells), dtype=np.int64)
    for shift in (dx * stride + dy for dx in (-1, 0, 1) for dy in (-1, 0, 1)):
        at = np.searchsorted(cells, cells + shift).clip(max=len(cells) - 1)
        around += np.where(cells[at] == cells + shift, sizes[at], 0)
    pairs = np.cumsum(around[cell])
    if pairs[-1] > MAX_CONTACTS:
        raise TooDenseError(
            f"{count:,} tiles lie so densely that up to {pairs[-1]:,} pairs of them could meet; "
            f"at most {MAX_CONTACTS:,} are looked at, so spread them out"
        )
    wanted = np.arange(1, pairs[-1] // _CHUNK_PAIRS + 1) * _CHUNK_PAIRS
    return sorted({0, *np.searchsorted(pairs, wanted).tolist(), count})


def _joined(parts: list[tuple[Indices, Indices]]) -> tuple[Indices, Indices]:
    if len(parts) == 1:
        return parts[0]
    empty = np.empty(0, dtype=np.int32)
    firsts, seconds = zip(*parts, strict=True) if parts else ((empty,), (empty,))
    return np.concatenate(firsts), np.concatenate(seconds)


def _neighbours(owners: Indices, others: Indices, count: int) -> Neighbours:
    starts = np.zeros(count + 1, dtype=np.int32)
    np.cumsum(np.bincount(owners, minlength=count), out=starts[1:])
    return Neighbours(starts, (_sorted_keys(owners, others, count) % count).astype(np.int32))


def _pairs(firsts: Indices, seconds: Indices, count: int) -> Indices:
    """Pairs of tiles in order, as an array of shape (m, 2)."""
    keys = _sorted_keys(firsts, seconds, count)
    return np.column_stack(np.divmod(keys, count)).astype(np.int32)


def _sorted_keys(firsts: Indices, seconds: Indices, count: int) -> npt.NDArray[np.int64]:
    """Pairs of tiles as one number each, since that sorts several times faster than two keys."""
    keys = firsts * np.int64(count) + seconds
    keys.sort()
    return keys
