"""A layout as the hot loops see it, and its peeling into a random order of pairs.

What still blocks a tile is one number, so that removing a tile is one subtraction for each of its
neighbours: tiles above count 65536 each, those at the left edge 256, those at the right edge 1.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence

try:
    import cython
except ImportError:
    from mjs._kernel import plain as cython
if cython.compiled:
    from cython.cimports.mjs._kernel.rng import SplitMix64
else:
    from mjs._kernel.rng import SplitMix64

__all__ = ["Peeler", "Shape", "ints", "zeros"]

_ABOVE = 65536
_LEFT = 256
_RIGHT = 1
_MOST_ABOVE = 32767
_GONE = cython.declare(cython.int, -2)
_HELD = cython.declare(cython.int, -1)


def ints(values: Iterable[int]) -> array[int]:
    """An array of C ints; never empty, since empty buffers have no address."""
    return array("i", values) or array("i", [0])


def zeros(count: int) -> array[int]:
    """As many zeros, without a list on the way."""
    return array("i", [0]) * max(1, count)


@cython.cclass
class Shape:
    """The tiles of a blocking graph and how they block each other. Never changes.

    Parameters
    ----------
    below, left, right : for each tile a list of tiles
        What it covers, and what touches its left and right edge.

    Raises
    ------
    OverflowError
        More than 32,767 tiles lie on one.

    >>> Shape([[], [0]], [[], []], [[], []]).free_count
    1
    """

    def __init__(
        self,
        below: Sequence[Sequence[int]],
        left: Sequence[Sequence[int]],
        right: Sequence[Sequence[int]],
    ) -> None:
        starts, neighbours, weights = [0], [], []
        for held, before, after in zip(below, left, right, strict=True):
            # A tile is the left neighbour of those that touch its right edge. The order decides
            # the order in which tiles get free, and with it every deal of a seed.
            neighbours += [*held, *after, *before]
            weights += [_ABOVE] * len(held) + [_LEFT] * len(after) + [_RIGHT] * len(before)
            starts.append(len(neighbours))
        blocked = [0] * len(below)
        for tile, weight in zip(neighbours, weights, strict=True):
            blocked[tile] += weight
        if max(blocked, default=0) >= _ABOVE * _MOST_ABOVE:
            raise OverflowError("too many tiles lie on one")
        free = [
            tile
            for tile, number in enumerate(blocked)
            if number < _ABOVE and (number < _LEFT or not number % _LEFT)
        ]
        self.tiles = len(below)
        self.edge_start = ints(starts)
        self.edge_tile = ints(neighbours)
        self.edge_weight = ints(weights)
        self.blocked_at_start = ints(blocked)
        self.free_at_start = ints(free)
        self.free_count = len(free)


@cython.cclass
class Peeler:
    """Takes a shape apart, two free tiles at a time.

    >>> from mjs._kernel.rng import SplitMix64
    >>> Peeler(Shape([[], []], [[], []], [[], []])).peel(SplitMix64(0), tries=1)
    [(1, 0)]
    """

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.blocked = zeros(shape.tiles)
        self.free = zeros(shape.tiles)
        self.slot = zeros(shape.tiles)
        self.removed = zeros(shape.tiles)
        self.removed_count = 0

    def peel(self, rng: SplitMix64, tries: int) -> list[tuple[int, int]] | None:
        """Pairs that empty the board, each pair of free tiles equally likely at every step.

        A peeling that ends with a single free tile is begun anew, `tries` times in all; then
        None.
        """
        attempts: cython.int = tries
        left: cython.int = 1
        with cython.nogil:
            while left > 0 and attempts > 0:
                left = self.peel_once(rng)
                attempts -= 1
        if left:
            return None
        order = list(self.removed)[: self.removed_count]
        return list(zip(order[::2], order[1::2], strict=True))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def peel_once(self, rng: SplitMix64) -> cython.int:
        """Peel from the full board until fewer than two tiles are free; how many are left."""
        tile: cython.int
        index: cython.int
        count: cython.int
        first: cython.int
        second: cython.int
        one: cython.int
        other: cython.int
        for tile in range(self.shape.tiles):
            self.blocked[tile] = self.shape.blocked_at_start[tile]
            self.slot[tile] = _HELD
        count = self.shape.free_count
        for index in range(count):
            tile = self.shape.free_at_start[index]
            self.free[index] = tile
            self.slot[tile] = index
        self.removed_count = 0
        while count > 1:
            first = cython.cast(cython.int, rng.below(count))
            second = cython.cast(cython.int, rng.below(count - 1))
            if second >= first:
                second += 1
            one = self.free[first]
            other = self.free[second]
            count = self._release(one, self._take(one, count))
            count = self._release(other, self._take(other, count))
            self.removed[self.removed_count] = one
            self.removed[self.removed_count + 1] = other
            self.removed_count += 2
        return self.shape.tiles - self.removed_count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _take(self, tile: cython.int, count: cython.int) -> cython.int:
        """Take a tile off the list of free ones, whose new length is returned."""
        last: cython.int
        count -= 1
        last = self.free[count]
        self.free[self.slot[tile]] = last
        self.slot[last] = self.slot[tile]
        self.slot[tile] = _GONE
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _release(self, tile: cython.int, count: cython.int) -> cython.int:
        """Add what a gone tile sets free to the free ones; returns how many those are now."""
        edge: cython.int
        other: cython.int
        number: cython.int
        for edge in range(self.shape.edge_start[tile], self.shape.edge_start[tile + 1]):
            other = self.shape.edge_tile[edge]
            number = self.blocked[other] - self.shape.edge_weight[edge]
            self.blocked[other] = number
            if (
                self.slot[other] == _HELD
                and number < 65536
                and (number < 256 or (number & 255) == 0)
            ):
                self.slot[other] = count
                self.free[count] = other
                count += 1
        return count
