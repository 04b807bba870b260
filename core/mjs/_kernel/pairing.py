"""Which tiles may be paired, what can go at best under that, and plays within it.

Tiles match in groups. How a group is paired is said by *choices*: one for each pair of its tiles;
in a group of four a pair decides the other pair as well, so there are three choices, not six. A
choice is used (1), excluded (0) or open (-1).

*Closing* the board is play with relaxed rules: a free tile goes as soon as one of its partners by
a choice that is not excluded is free or gone. That removes at least what any real play without
the excluded choices removes, so a board that stays stuck proves that one of the choices that keep
its free tiles from going has to be used. Such a set of choices is a *blocking clause*.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Sequence
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

from mjs._kernel.shape import ints, zeros

__all__ = ["Pairing", "group_sizes"]

_HELD = cython.declare(cython.int, 0)
_FREE = cython.declare(cython.int, 1)
_GONE = cython.declare(cython.int, 2)


@cython.cclass
class Pairing:
    """A shape whose tiles match in groups.

    Parameters
    ----------
    shape : Shape
    group_of : sequence of int
        The group of each tile, from 0 without gaps; every group even.
    seed : int
        For the random plays.

    Raises
    ------
    ValueError
        The groups are not as said.
    """

    def __init__(self, shape: Shape, group_of: Sequence[int], seed: int) -> None:
        tiles = shape.tiles
        sizes = group_sizes(group_of, tiles)
        # In a group of four a pair decides the other one.
        counts = [3 if size == 4 else size * (size - 1) // 2 for size in sizes]
        self.shape = shape
        self.rng = SplitMix64(seed)
        self.groups = len(sizes)
        self.choices = sum(counts)
        self.group_of, self.group_size = ints(group_of), ints(sizes)
        self.group_start, self.group_choice = _starts(sizes), _starts(counts)
        links = sum(size * (size - 1) for size in sizes)
        self.member, self.rank = zeros(tiles), zeros(tiles)
        self.partner_start = zeros(tiles + 1)
        self.partner, self.partner_choice = zeros(links), zeros(links)
        self.pair_start = zeros(self.choices + 1)
        self.pair_one, self.pair_other = zeros(links), zeros(links)
        self.blocked, self.status = zeros(tiles), zeros(tiles)
        self.blocked_kept, self.status_kept = zeros(tiles), zeros(tiles)
        self.stack, self.order = zeros(tiles), zeros(tiles)
        self.played, self.ready = zeros(tiles), zeros(2 * tiles)
        self.value, self.level = zeros(self.choices), zeros(self.choices)
        self.place, self.stamp = zeros(self.choices), zeros(self.choices)
        self.tested, self.touched = zeros(self.choices), zeros(self.choices)
        self.hint = zeros(self.choices)
        self.clause = zeros(self.choices + 2)
        # Two partners get free together once at most.
        self.option_one, self.option_other = zeros(links), zeros(links)
        self.option_choice = zeros(links)
        self.group_left, self.group_free = zeros(self.groups), zeros(self.groups)
        self.clause_size = self.order_size = self.played_size = 0
        self.ready_size = self.options = self.plays = self.stamp_now = 0
        self.least_left = tiles
        self.work = 0
        self._link_up()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _link_up(self) -> cython.void:
        """Work out members, partners and pairs from `group_of`."""
        tile: cython.int
        group: cython.int
        size: cython.int
        choice: cython.int
        rank: cython.int
        fellow: cython.int
        other: cython.int
        link: cython.int = 0
        pair: cython.int = 0
        for group in range(self.groups):
            self.group_left[group] = 0
        for tile in range(self.shape.tiles):
            group = self.group_of[tile]
            self.rank[tile] = self.group_left[group]
            self.member[self.group_start[group] + self.rank[tile]] = tile
            self.group_left[group] += 1
        for tile in range(self.shape.tiles):
            self.partner_start[tile] = link
            group = self.group_of[tile]
            size = self.group_size[group]
            rank = self.rank[tile]
            for fellow in range(size):
                if fellow == rank:
                    continue
                self.partner[link] = self.member[self.group_start[group] + fellow]
                self.partner_choice[link] = self.group_choice[group] + self._choice_of(
                    rank, fellow, size
                )
                link += 1
        self.partner_start[self.shape.tiles] = link
        for group in range(self.groups):
            size = self.group_size[group]
            choice = self.group_choice[group]
            for rank in range(1 if size == 4 else size - 1):
                for fellow in range(rank + 1, size):
                    self.pair_start[choice] = pair
                    choice += 1
                    self._note_pair(group, rank, fellow, pair)
                    pair += 1
                    if size == 4:
                        # 1 with 2 leaves 3, 1 with 3 leaves 2, and 2 with 3 leaves 1.
                        other = 1 if fellow > 1 else 2
                        self._note_pair(group, other, 6 - fellow - other, pair)
                        pair += 1
        self.pair_start[self.choices] = pair

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _note_pair(
        self, group: cython.int, rank: cython.int, fellow: cython.int, pair: cython.int
    ) -> cython.void:
        self.pair_one[pair] = self.member[self.group_start[group] + rank]
        self.pair_other[pair] = self.member[self.group_start[group] + fellow]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _choice_of(self, rank: cython.int, fellow: cython.int, size: cython.int) -> cython.int:
        """Which choice of its group two members are paired by."""
        if size == 4:
            # 0 with 1 and 2 with 3; 0 with 2 and 1 with 3; 0 with 3 and 1 with 2.
            return (rank ^ fellow) - 1
        if fellow < rank:
            rank, fellow = fellow, rank
        return rank * (2 * size - rank - 1) // 2 + fellow - rank - 1

    # Closing ----------------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _set_up(self) -> cython.void:
        """Put all tiles back."""
        tile: cython.int
        index: cython.int
        for tile in range(self.shape.tiles):
            self.blocked[tile] = self.shape.blocked_at_start[tile]
            self.status[tile] = _HELD
        for index in range(self.shape.free_count):
            self.status[self.shape.free_at_start[index]] = _FREE

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def close(self) -> cython.int:
        """Close the board from the start; how many tiles stay."""
        index: cython.int
        edge: cython.int
        tile: cython.int
        other: cython.int
        waiting: cython.int = 0
        self._set_up()
        for index in range(self.shape.free_count):
            tile = self.shape.free_at_start[index]
            for edge in range(self.partner_start[tile], self.partner_start[tile + 1]):
                other = self.partner[edge]
                if self.status[other] != _HELD and self.value[self.partner_choice[edge]] != 0:
                    waiting = self._admit(tile, other, waiting)
        return self.shape.tiles - self._run(waiting)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _admit(self, one: cython.int, other: cython.int, waiting: cython.int) -> cython.int:
        """Let two tiles that are free or gone go; the new height of the stack."""
        if self.status[one] == _FREE:
            self.status[one] = _GONE
            self.stack[waiting] = one
            waiting += 1
        if self.status[other] == _FREE:
            self.status[other] = _GONE
            self.stack[waiting] = other
            waiting += 1
        return waiting

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _run(self, waiting: cython.int) -> cython.int:
        """Remove the tiles on the stack and whatever can go after them; how many went."""
        tile: cython.int
        other: cython.int
        partner: cython.int
        number: cython.int
        edge: cython.int
        link: cython.int
        goes: cython.bint
        count: cython.int = 0
        while waiting > 0:
            waiting -= 1
            tile = self.stack[waiting]
            count += 1
            for edge in range(self.shape.edge_start[tile], self.shape.edge_start[tile + 1]):
                other = self.shape.edge_tile[edge]
                number = self.blocked[other] - self.shape.edge_weight[edge]
                self.blocked[other] = number
                if (
                    self.status[other] == _HELD
                    and number < 65536
                    and (number < 256 or (number & 255) == 0)
                ):
                    goes = False
                    for link in range(self.partner_start[other], self.partner_start[other + 1]):
                        partner = self.partner[link]
                        if (
                            self.status[partner] != _HELD
                            and self.value[self.partner_choice[link]] != 0
                        ):
                            goes = True
                            if self.status[partner] == _FREE:
                                self.status[partner] = _GONE
                                self.stack[waiting] = partner
                                waiting += 1
                    if goes:
                        self.status[other] = _GONE
                        self.stack[waiting] = other
                        waiting += 1
                    else:
                        self.status[other] = _FREE
        self.work += count
        return count

    # Blocking clauses -------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def blame(self) -> cython.void:
        """The blocking clause of a stuck board, as positive literals."""
        tile: cython.int
        link: cython.int
        choice: cython.int
        self.stamp_now += 1
        self.clause_size = 0
        for tile in range(self.shape.tiles):
            if self.status[tile] == _FREE:
                for link in range(self.partner_start[tile], self.partner_start[tile + 1]):
                    if self.status[self.partner[link]] != _HELD:
                        choice = self.partner_choice[link]
                        if self.stamp[choice] != self.stamp_now:
                            self.stamp[choice] = self.stamp_now
                            self.clause[self.clause_size] = 2 * choice
                            self.clause_size += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _newest_untested(self) -> cython.int:
        """The choice of the clause that was excluded last and has not been tested; -1 for none."""
        index: cython.int
        choice: cython.int
        found: cython.int = -1
        for index in range(self.clause_size):
            choice = self.clause[index] >> 1
            if (
                self.tested[choice] == 0
                and self.level[choice] > 0
                and (found < 0 or self.place[choice] > self.place[found])
            ):
                found = choice
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def shrink(self, left: cython.int, patience: cython.int) -> cython.void:
        """Find a smaller blocking clause on a board that is stuck with `left` tiles.

        Exclusions are lifted one at a time, newest first, and the closing goes on from where it
        is stuck. If that empties the board the exclusion was needed and comes back; after
        `patience` of those the clause is taken as it is.
        """
        choice: cython.int
        tile: cython.int
        pair: cython.int
        one: cython.int
        other: cython.int
        waiting: cython.int
        went: cython.int
        index: cython.int
        touched: cython.int = 0
        failed: cython.int = 0
        self.blame()
        while failed < patience:
            choice = self._newest_untested()
            if choice < 0:
                break
            self.touched[touched] = choice
            touched += 1
            for tile in range(self.shape.tiles):
                self.blocked_kept[tile] = self.blocked[tile]
                self.status_kept[tile] = self.status[tile]
            self.value[choice] = -1
            waiting = 0
            for pair in range(self.pair_start[choice], self.pair_start[choice + 1]):
                one = self.pair_one[pair]
                other = self.pair_other[pair]
                if self.status[one] != _HELD and self.status[other] != _HELD:
                    waiting = self._admit(one, other, waiting)
            went = self._run(waiting)
            if went == left:
                for tile in range(self.shape.tiles):
                    self.blocked[tile] = self.blocked_kept[tile]
                    self.status[tile] = self.status_kept[tile]
                self.value[choice] = 0
                self.tested[choice] = 1
                failed += 1
            else:
                left -= went
                self.tested[choice] = 2
                self.blame()
        for index in range(touched):
            choice = self.touched[index]
            self.value[choice] = 0
            self.tested[choice] = 0

    # Plays ------------------------------------------------------------------------------------

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


def group_sizes(group_of: Sequence[int], tiles: int) -> list[int]:
    """How many tiles each group has.

    Raises
    ------
    ValueError
        There are not as many as `tiles`, or groups are odd or not numbered from 0 without gaps:
        arrays that are made for them would be too short.

    >>> group_sizes([1, 0, 1, 0, 1, 1], 6)
    [2, 4]
    """
    found = Counter(group_of)
    sizes = [found[group] for group in range(len(found))]
    if found.total() != tiles or sum(sizes) != tiles or any(size % 2 for size in sizes):
        raise ValueError("the groups are not even, not numbered from 0 or not those of the tiles")
    return sizes


def _starts(sizes: Sequence[int]) -> array[int]:
    """Where each of several runs begins that follow each other, and where the last one ends."""
    return ints(accumulate(sizes, initial=0))
