"""Attempts to clear the board by the real rules, without the pairs that are excluded.

Most deals that can be cleared are cleared by one of them. The one that got furthest lately says
how to go on where nothing else does.
"""

from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from mjs._kernel import plain as cython
if cython.compiled:
    from cython.cimports.mjs._kernel.closing import Closing
    from cython.cimports.mjs._kernel.rng import SplitMix64
    from cython.cimports.mjs._kernel.shape import Shape
else:
    from mjs._kernel.closing import Closing
    from mjs._kernel.rng import SplitMix64
    from mjs._kernel.shape import Shape

from mjs._kernel.shape import zeros

__all__ = ["Attempts"]

_HELD = cython.declare(cython.int, 0)
_FREE = cython.declare(cython.int, 1)
_GONE = cython.declare(cython.int, 2)


@cython.cclass
class Attempts(Closing):
    """A board that can be played at random.

    Parameters
    ----------
    shape, group_of : see `Pairing`
    seed : int
        For the plays.
    """

    def __init__(self, shape: Shape, group_of: Sequence[int], seed: int) -> None:
        Closing.__init__(self, shape, group_of)
        tiles = shape.tiles
        self.rng = SplitMix64(seed)
        self.order, self.played = zeros(tiles), zeros(tiles)
        self.ready = zeros(2 * tiles)
        # Two partners get free together once at most.
        self.option_one, self.option_other = zeros(self.links), zeros(self.links)
        self.option_choice = zeros(self.links)
        self.group_free, self.hint = zeros(self.groups), zeros(self.choices)
        self.order_size = self.played_size = self.ready_size = self.options = self.plays = 0
        self.least_left = tiles

    def solution(self) -> list[tuple[int, int]]:
        """The pairs of the last play, first removed first; after `SOLVED`, all of them."""
        order = list(self.order)[: self.order_size]
        return list(zip(order[::2], order[1::2], strict=True))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play(self) -> cython.int:
        """Play once by the real rules, without the excluded choices; how many tiles are left.

        Pairs that can do no harm go first, others at random. The choices of the play that got
        furthest lately are kept as hints.
        """
        index: cython.int
        tile: cython.int
        other: cython.int
        number: cython.int
        edge: cython.int
        group: cython.int
        left: cython.int
        done: cython.int = 0
        self.plays += 1
        self.order_size = 0
        self.played_size = 0
        self.options = 0
        self.ready_size = 0
        for group in range(self.groups):
            self.group_left[group] = self.group_size[group]
            self.group_free[group] = 0
        for tile in range(self.shape.tiles):
            self.blocked[tile] = self.shape.blocked_at_start[tile]
            self.status[tile] = _HELD
        for index in range(self.shape.free_count):
            self._gets_free(self.shape.free_at_start[index])
        while True:
            while done < self.order_size:
                tile = self.order[done]
                done += 1
                for edge in range(self.shape.edge_start[tile], self.shape.edge_start[tile + 1]):
                    other = self.shape.edge_tile[edge]
                    number = self.blocked[other] - self.shape.edge_weight[edge]
                    self.blocked[other] = number
                    if (
                        self.status[other] == _HELD
                        and number < 65536
                        and (number < 256 or (number & 255) == 0)
                    ):
                        self._gets_free(other)
            if self.ready_size > 0:
                self.ready_size -= 1
                self._take_ready(self.ready[self.ready_size])
                continue
            if self.options == 0:
                break
            index = cython.cast(cython.int, self.rng.below(self.options))
            tile = self.option_one[index]
            other = self.option_other[index]
            number = self.option_choice[index]
            self.options -= 1
            self.option_one[index] = self.option_one[self.options]
            self.option_other[index] = self.option_other[self.options]
            self.option_choice[index] = self.option_choice[self.options]
            if self.status[tile] == _FREE and self.status[other] == _FREE:
                self._take(tile, other, number)
        left = self.shape.tiles - self.order_size
        self.work += self.order_size
        if left <= self.least_left:
            self.least_left = left
            for index in range(self.played_size):
                self.hint[self.played[index]] = self.plays
        return left

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _gets_free(self, tile: cython.int) -> cython.void:
        """Note the pairs that a tile makes possible by getting free."""
        link: cython.int
        other: cython.int
        choice: cython.int
        group: cython.int = self.group_of[tile]
        self.status[tile] = _FREE
        self.group_free[group] += 1
        if self.group_free[group] == self.group_left[group]:
            # All that is left of the group is free: it can go without harm.
            self.ready[self.ready_size] = tile
            self.ready_size += 1
            return
        for link in range(self.partner_start[tile], self.partner_start[tile + 1]):
            other = self.partner[link]
            if self.status[other] == _FREE:
                choice = self.partner_choice[link]
                if self.value[choice] == 1:
                    self._take(tile, other, choice)
                    return
                if self.value[choice] < 0:
                    self.option_one[self.options] = tile
                    self.option_other[self.options] = other
                    self.option_choice[self.options] = choice
                    self.options += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _take(self, one: cython.int, other: cython.int, choice: cython.int) -> cython.void:
        """Take a pair now; what it sets free is worked off later."""
        group: cython.int = self.group_of[one]
        self.played[self.played_size] = choice
        self.played_size += 1
        self.group_left[group] -= 2
        self.group_free[group] -= 2
        self.order[self.order_size] = one
        self.order[self.order_size + 1] = other
        self.order_size += 2
        self.status[one] = _GONE
        self.status[other] = _GONE

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _take_ready(self, tile: cython.int) -> cython.void:
        """Take a tile of a group that is all free, with any partner that is not excluded.

        One of those that are left goes next. A tile without such a partner spoils the play.
        """
        link: cython.int
        other: cython.int
        following: cython.int = -1
        taken: cython.bint = False
        if self.status[tile] != _FREE:
            return
        for link in range(self.partner_start[tile], self.partner_start[tile + 1]):
            other = self.partner[link]
            if self.status[other] != _FREE:
                continue
            if not taken and self.value[self.partner_choice[link]] != 0:
                self._take(tile, other, self.partner_choice[link])
                taken = True
            elif following < 0:
                following = other
        if taken and following >= 0:
            self.ready[self.ready_size] = following
            self.ready_size += 1
