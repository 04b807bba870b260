"""Play on dealt boards by the real rules, at random or greedily, and what can be counted in it.

A play goes on until no legal pair is left. Every legal pair is known at every step: it is noted
when its second tile gets free.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from itertools import accumulate

try:
    import cython
except ImportError:
    from mjs._kernel import plain as cython
if cython.compiled:
    from cython.cimports.mjs._kernel.rng import SplitMix64
    from cython.cimports.mjs._kernel.shape import Shape
else:
    from mjs._kernel.rng import SplitMix64
    from mjs._kernel.shape import Shape

from mjs._kernel.pairing import group_sizes
from mjs._kernel.shape import ints, zeros

__all__ = ["GREEDY", "RANDOM", "Playing"]

RANDOM = 0
GREEDY = 1

_greedy = cython.declare(cython.int, 1)
_HELD = cython.declare(cython.int, 0)
_FREE = cython.declare(cython.int, 1)
_GONE = cython.declare(cython.int, 2)


@cython.cclass
class Playing:
    """A dealt board to play on, again and again.

    Parameters
    ----------
    shape : Shape
    group_of : sequence of int
        The group of each tile, from 0 without gaps; every group even.
    seed : int
        For all plays together.

    Raises
    ------
    ValueError
        The groups are not as said.

    Attributes
    ----------
    played, won : int
        Plays so far, and those that left no tile.
    forced : int
        Steps with a single legal pair in all plays, not counting those where all tiles left
        are free.

    >>> from mjs._kernel.shape import Shape
    >>> row = Shape([[]] * 4, [[], [0], [1], [2]], [[1], [2], [3], []])
    >>> play = Playing(row, [0, 1, 1, 0], seed=0)
    >>> play.run(RANDOM, 10), play.played, play.forced, play.openings()
    (10, 10, 10, [(0, 3, True)])
    """

    def __init__(self, shape: Shape, group_of: Sequence[int], seed: int = 0) -> None:
        tiles = shape.tiles
        sizes = group_sizes(group_of, tiles)
        most = sum(size * (size - 1) // 2 for size in sizes)
        self.shape = shape
        self.rng = SplitMix64(seed)
        self.groups = len(sizes)
        self.group_of = ints(group_of)
        self.member = ints(sorted(range(tiles), key=lambda tile: (group_of[tile], tile)))
        self.group_start = ints(accumulate(sizes, initial=0))
        self.group_left, self.group_free = zeros(self.groups), zeros(self.groups)
        self.blocked, self.status = zeros(tiles), zeros(tiles)
        self.removed, self.mate = zeros(tiles), zeros(tiles)
        # Two tiles get free together once at most.
        self.option_one, self.option_other = zeros(most), zeros(most)
        self.step_sum = array("q", [0] * max(1, tiles))
        self.played = self.won = self.forced = self.work = 0
        self._set_up()
        self.opening_count = self.options
        self.opening_one = ints(list(self.option_one)[: self.options])
        self.opening_other = ints(list(self.option_other)[: self.options])
        self.opening_won = zeros(self.options)

    def run(self, policy: cython.int, plays: cython.int) -> int:
        """Play some more; how many of these plays were won.

        `RANDOM`: every legal pair is equally likely at every step. `GREEDY`: when all that is left
        of a group is free, two of it go; else a pair that sets most tiles free, one of the best at
        random.
        """
        won: cython.int = 0
        with cython.nogil:
            while plays > 0:
                won += self._play(policy)
                plays -= 1
        return int(won)

    def openings(self) -> list[tuple[int, int, bool]]:
        """Each pair that is legal at the start, and whether a won play had it as a pair.

        Such a pair can go first: in which order a play takes its pairs does not matter as long
        as they are free.
        """
        return [
            (self.opening_one[index], self.opening_other[index], self.opening_won[index] != 0)
            for index in range(self.opening_count)
        ]

    def step_sums(self) -> list[int]:
        """For each tile the sum, over all won plays, of the step from 1 in which it went."""
        return list(self.step_sum)[: self.shape.tiles]

    def follow(self, order: Iterable[tuple[int, int]]) -> list[int]:
        """How many legal pairs there are before each step of an order that clears the board.

        It ends before the first step, other than step 1, at which all tiles left are free.
        """
        counts: list[int] = []
        self._set_up()
        for one, other in order:
            if counts and self.free_count == self.shape.tiles - self.removed_count:
                break
            counts.append(int(self.pairs))
            self._take(one, other)
            self._settle()
        return counts

    # One play ---------------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _set_up(self) -> cython.void:
        """Put all tiles back."""
        index: cython.int
        self.options = self.pairs = self.free_count = self.removed_count = self.settled = 0
        for index in range(self.groups):
            self.group_left[index] = self.group_start[index + 1] - self.group_start[index]
            self.group_free[index] = 0
        for index in range(self.shape.tiles):
            self.blocked[index] = self.shape.blocked_at_start[index]
            self.status[index] = _HELD
        for index in range(self.shape.free_count):
            self._gets_free(self.shape.free_at_start[index])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play(self, policy: cython.int) -> cython.int:
        """Play once; 1 when it is won."""
        index: cython.int
        self._set_up()
        while self.pairs > 0:
            if self.pairs == 1 and self.free_count < self.shape.tiles - self.removed_count:
                self.forced += 1
            index = self._best() if policy == _greedy else self._any()
            self._take(self.option_one[index], self.option_other[index])
            self._settle()
        self.played += 1
        self.work += self.removed_count
        if self.removed_count < self.shape.tiles:
            return 0
        self.won += 1
        for index in range(self.removed_count):
            self.step_sum[self.removed[index]] += index // 2 + 1
        for index in range(self.opening_count):
            if self.mate[self.opening_one[index]] == self.opening_other[index]:
                self.opening_won[index] = 1
        return 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _any(self) -> cython.int:
        """A legal pair, each equally likely. There has to be one."""
        index: cython.int
        while True:
            index = cython.cast(cython.int, self.rng.below(self.options))
            if (
                self.status[self.option_one[index]] == _FREE
                and self.status[self.option_other[index]] == _FREE
            ):
                return index
            # One of the two is gone.
            self.options -= 1
            self.option_one[index] = self.option_one[self.options]
            self.option_other[index] = self.option_other[self.options]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _best(self) -> cython.int:
        """The legal pair that a greedy player takes. There has to be one."""
        index: cython.int
        kept: cython.int = 0
        group: cython.int
        score: cython.int
        most: cython.int = -1
        alike: cython.int = 0
        best: cython.int = 0
        for index in range(self.options):
            if (
                self.status[self.option_one[index]] == _FREE
                and self.status[self.option_other[index]] == _FREE
            ):
                self.option_one[kept] = self.option_one[index]
                self.option_other[kept] = self.option_other[index]
                kept += 1
        self.options = kept
        for index in range(kept):
            group = self.group_of[self.option_one[index]]
            if self.group_free[group] == self.group_left[group]:
                return index
            score = self._frees(self.option_one[index], self.option_other[index])
            if score > most:
                most, alike, best = score, 1, index
            elif score == most:
                alike += 1
                if self.rng.below(alike) == 0:
                    best = index
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _frees(self, one: cython.int, other: cython.int) -> cython.int:
        """How many tiles get free when two go."""
        edge: cython.int
        count: cython.int = self._lift(one) + self._lift(other)
        for edge in range(self.shape.edge_start[one], self.shape.edge_start[one + 1]):
            self.blocked[self.shape.edge_tile[edge]] += self.shape.edge_weight[edge]
        for edge in range(self.shape.edge_start[other], self.shape.edge_start[other + 1]):
            self.blocked[self.shape.edge_tile[edge]] += self.shape.edge_weight[edge]
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lift(self, tile: cython.int) -> cython.int:
        """Take a tile from those that block others; how many of these could go now."""
        edge: cython.int
        other: cython.int
        before: cython.int
        count: cython.int = 0
        for edge in range(self.shape.edge_start[tile], self.shape.edge_start[tile + 1]):
            other = self.shape.edge_tile[edge]
            before = self.blocked[other]
            self.blocked[other] = before - self.shape.edge_weight[edge]
            if (
                self.status[other] == _HELD
                and not self._is_open(before)
                and self._is_open(self.blocked[other])
            ):
                count += 1
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_open(self, number: cython.int) -> cython.bint:
        """Whether a tile is free that is blocked by this much; see `mjs._kernel.shape`."""
        return number < 65536 and (number < 256 or (number & 255) == 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _take(self, one: cython.int, other: cython.int) -> cython.void:
        """Remove a legal pair; what it sets free is worked off by `_settle`."""
        group: cython.int = self.group_of[one]
        # Of n free tiles n - 1 are partners of the one, n - 2 more of the other.
        self.pairs -= 2 * self.group_free[group] - 3
        self.group_free[group] -= 2
        self.group_left[group] -= 2
        self.free_count -= 2
        self.status[one] = _GONE
        self.status[other] = _GONE
        self.mate[one] = other
        self.mate[other] = one
        self.removed[self.removed_count] = one
        self.removed[self.removed_count + 1] = other
        self.removed_count += 2

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _settle(self) -> cython.void:
        """Note what the tiles removed last set free."""
        tile: cython.int
        edge: cython.int
        other: cython.int
        while self.settled < self.removed_count:
            tile = self.removed[self.settled]
            self.settled += 1
            for edge in range(self.shape.edge_start[tile], self.shape.edge_start[tile + 1]):
                other = self.shape.edge_tile[edge]
                self.blocked[other] -= self.shape.edge_weight[edge]
                if self.status[other] == _HELD and self._is_open(self.blocked[other]):
                    self._gets_free(other)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _gets_free(self, tile: cython.int) -> cython.void:
        """Note a free tile and the pairs that it makes legal."""
        place: cython.int
        other: cython.int
        group: cython.int = self.group_of[tile]
        self.pairs += self.group_free[group]
        for place in range(self.group_start[group], self.group_start[group + 1]):
            other = self.member[place]
            if self.status[other] == _FREE:
                self.option_one[self.options] = other
                self.option_other[self.options] = tile
                self.options += 1
        self.status[tile] = _FREE
        self.group_free[group] += 1
        self.free_count += 1
