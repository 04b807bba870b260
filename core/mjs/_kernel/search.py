"""Whether a dealt board can be cleared: a search that learns clauses from boards that get stuck.

The propositions are the choices of `Pairing`: literal 2c says that choice c is used, 2c + 1 that it
is not. Every tile has exactly one of its choices used; every closing that gets stuck adds a
blocking clause. The search is the usual conflict-driven one (decide, propagate, learn at the first
point where one literal of the newest level is left, jump back), with plays in between: a solution
nearly always comes from a play within what has been excluded so far.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

try:
    import cython
except ImportError:
    from mjs._kernel import plain as cython
if cython.compiled:
    from cython.cimports.mjs._kernel.pairing import Pairing
    from cython.cimports.mjs._kernel.rng import SplitMix64
    from cython.cimports.mjs._kernel.shape import Shape
else:
    from mjs._kernel.pairing import Pairing
    from mjs._kernel.rng import SplitMix64
    from mjs._kernel.shape import Shape

from mjs._kernel.shape import zeros

__all__ = ["FULL", "PAUSED", "SOLVED", "UNSOLVABLE", "Search"]

UNSOLVABLE = 0
SOLVED = 1
PAUSED = -1
FULL = -3

# About 400 MB, of which a copy is made while it grows.
MOST_NUMBERS = 100_000_000

_unsolvable = cython.declare(cython.int, 0)
_solved = cython.declare(cython.int, 1)
_paused = cython.declare(cython.int, -1)
_needs_room = cython.declare(cython.int, -2)

_blocking = cython.declare(cython.int, 0)
_learned = cython.declare(cython.int, 1)

# Found by trying on thousands of deals of the turtle.
_first_plays = cython.declare(cython.int, 50)
_restart = cython.declare(cython.int, 50)
_restart_plays = cython.declare(cython.int, 20)
_close_every = cython.declare(cython.int, 8)
_heat_growth = cython.declare(cython.double, 1.05)
_hint_forgives = cython.declare(cython.int, 10)
_quick_patience = cython.declare(cython.int, 3)
_long_patience = cython.declare(cython.int, 10)
_long_after = cython.declare(cython.int, 100)


@cython.cclass
class Search(Pairing):
    """Decides one dealt board.

    Parameters
    ----------
    shape, group_of, seed : see `Pairing`
    logging : bool
        Whether to keep every clause, for a certificate.
    """

    def __init__(
        self, shape: Shape, group_of: Sequence[int], seed: int = 0, logging: bool = False
    ) -> None:
        Pairing.__init__(self, shape, group_of, seed)
        choices = self.choices
        self.reason, self.trail = zeros(choices), zeros(choices)
        self.level_start = zeros(choices + 1)
        self.literals, self.clause_start = zeros(4096), zeros(512)
        self.watch_first, self.watch_next = zeros(2 * choices), zeros(1024)
        self.seen, self.learned = zeros(choices), zeros(choices + 2)
        self.cited = zeros(choices + 2)
        self.cited_size = 0
        self.heat = array("d", [0.0]) * max(1, choices)
        self.log = zeros(4096 if logging else 0)
        self.logging = logging
        while not self._begin():
            self._grow()

    def deal(self, group_of: Sequence[int], seed: int = 0) -> None:
        """Begin anew with other groups for the tiles; the sizes of the groups stay.

        As good as a new object, and much quicker.

        Raises
        ------
        ValueError
            The sizes are others.
        """
        if sorted(group_of) != sorted(self.groups_dealt()):
            raise ValueError("the sizes of the groups are others than before")
        for tile, group in enumerate(group_of):
            self.group_of[tile] = group
        self._redeal(seed)

    def shuffle(self, chance: SplitMix64, seed: int = 0) -> None:
        """Begin anew with the same groups at random places, each way of dealing equally likely."""
        self._shuffle(chance)
        self._redeal(seed)

    def groups_dealt(self) -> list[int]:
        """The group of each tile."""
        return list(self.group_of)[: self.shape.tiles]

    def _redeal(self, seed: int) -> None:
        self.rng = SplitMix64(seed)
        with cython.nogil:
            self._link_up()
        while not self._begin():
            self._grow()

    @cython.cfunc
    def _shuffle(self, chance: SplitMix64) -> cython.void:
        last: cython.int
        other: cython.int
        group: cython.int
        for last in range(self.shape.tiles - 1, 0, -1):
            other = cython.cast(cython.int, chance.below(last + 1))
            group = self.group_of[last]
            self.group_of[last] = self.group_of[other]
            self.group_of[other] = group

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _begin(self) -> cython.bint:
        """Forget everything but the deal; False when there is no room for the first clauses."""
        choice: cython.int
        group: cython.int
        rank: cython.int
        fellow: cython.int
        size: cython.int
        for choice in range(self.choices):
            self.value[choice] = -1
            self.level[choice] = 0
            self.hint[choice] = 0
            self.heat[choice] = 0.0
            self.seen[choice] = 0
            self.stamp[choice] = 0
            self.watch_first[2 * choice] = -1
            self.watch_first[2 * choice + 1] = -1
        self.heat_step = 1.0
        self.trail_size = self.trail_done = self.levels = 0
        self.literals_size = self.clauses = self.log_size = 0
        self.conflicts = self.closings = self.decisions = self.plays = 0
        self.stamp_now = 0
        self.closed = -1
        self.unclosed = 0
        self.root_plays = _first_plays
        self.next_restart = _restart
        self.least_left = self.shape.tiles
        self.work = 0
        # Every tile has a partner.
        for group in range(self.groups):
            size = self.group_size[group]
            for rank in range(size):
                if size == 2:
                    self._assign(2 * self.group_choice[group], -1)
                    break
                if not self._has_room():
                    return False
                self.clause_size = size - 1
                for fellow in range(size - 1):
                    self.clause[fellow] = 2 * (
                        self.group_choice[group]
                        + self._choice_of(rank, fellow + (fellow >= rank), size)
                    )
                self._add_clause()
                if size == 4:
                    break
        self.given = self.clauses
        return True

    def run(self, most_work: int) -> int:
        """Search on until about this many more tile removals were made.

        Returns
        -------
        int
            `SOLVED`, `UNSOLVABLE`, `PAUSED`: call again to go on, or `FULL`: the clauses would
            take more memory than any search should.
        """
        end: cython.longlong = self.work + most_work
        answer: cython.int
        while True:
            with cython.nogil:
                answer = self._advance(end)
            if answer != _needs_room:
                return int(answer)
            if len(self.literals) + len(self.log) > MOST_NUMBERS:
                return FULL
            self._grow()

    def solution(self) -> list[tuple[int, int]]:
        """After `SOLVED`: the pairs in the order in which they empty the board."""
        order = list(self.order)[: self.order_size]
        return list(zip(order[::2], order[1::2], strict=True))

    def learning(self) -> tuple[array[int], array[int], array[int]]:
        """With logging: every clause in the order in which they were found, as bare numbers.

        Returns
        -------
        log : array of int
            For each clause its kind (0 is blocking, 1 learned), how many literals it has, those:
            2c for choice c being used, 2c + 1 for not; then how many learned clauses led to it,
            last one first, and those as their numbers among the learned ones, -1 standing for
            the blocking clause just before.
        one, other : arrays of int
            For each choice two tiles that it pairs.
        """
        starts = list(self.pair_start)[: self.choices]
        one = array("i", [self.pair_one[pair] for pair in starts])
        other = array("i", [self.pair_other[pair] for pair in starts])
        log = array("i")
        log.frombytes(memoryview(self.log)[: self.log_size].cast("B"))
        return log, one, other

    # Memory -----------------------------------------------------------------------------------

    def _grow(self) -> None:
        """Make room for the next conflict, where there is too little.

        Only there: on large boards of large groups the others would come to gigabytes.
        """
        if self.literals_size + self.choices + 1 > len(self.literals):
            self.literals = _doubled(self.literals, self.choices)
        if self.clauses + 2 > len(self.clause_start):
            self.clause_start = _doubled(self.clause_start, 0)
        if 2 * self.clauses + 2 > len(self.watch_next):
            self.watch_next = _doubled(self.watch_next, 0)
        if self.logging and self.log_size + 3 * self.choices + 16 > len(self.log):
            self.log = _doubled(self.log, 4 * self.choices)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _has_room(self) -> cython.bint:
        """Whether the next conflict can be kept, however long its clauses are."""
        if self.literals_size + self.choices + 1 > len(self.literals):
            return False
        if self.clauses + 2 > len(self.clause_start):
            return False
        if 2 * self.clauses + 2 > len(self.watch_next):
            return False
        return not self.logging or self.log_size + 3 * self.choices + 16 <= len(self.log)

    # The search -------------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _advance(self, most_work: cython.longlong) -> cython.int:
        choice: cython.int
        while True:
            if not self._has_room():
                return _needs_room
            if self.work >= most_work:
                return _paused
            if self._is_refuted():
                if not self._learn():
                    self.clause_size = self.cited_size = 0
                    self._record(_learned)
                    return _unsolvable
                # A closing soon after a conflict finds the next one early.
                self.unclosed = _close_every
                continue
            choice = self._decide()
            if choice < 0:
                # Closing with nothing left open is play by the real rules.
                self.play()
                return _solved
            if self._has_plays_left():
                if self.play() == 0:
                    return _solved
                continue
            if self.conflicts >= self.next_restart:
                self.next_restart = self.conflicts + _restart
                self.root_plays = _restart_plays
                self._back_to(0)
                continue
            self.decisions += 1
            self.unclosed += 1
            self.level_start[self.levels] = self.trail_size
            self.levels += 1
            self._assign(2 * choice, -1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _has_plays_left(self) -> cython.bint:
        """Whether another play is due before going on; there are some at the root only."""
        if self.levels > 0 or self.root_plays == 0:
            return False
        self.root_plays -= 1
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_refuted(self) -> cython.bint:
        """Propagate, and close the board when that is due; whether a false clause is at hand.

        Most closings find nothing, so they are made only every few decisions, at the root and at
        the end.
        """
        left: cython.int
        if self._propagate():
            return True
        if self.closed == self.trail_size:
            return False
        if self.levels > 0 and self.unclosed < _close_every and self.trail_size < self.choices:
            return False
        self.closings += 1
        left = self.close()
        if left == 0:
            self.closed = self.trail_size
            self.unclosed = 0
            return False
        self.shrink(left, _quick_patience if self.conflicts < _long_after else _long_patience)
        self.cited_size = 0
        self._record(_blocking)
        self.cited_size = 1
        self.cited[0] = -1
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _decide(self) -> cython.int:
        """The open choice of the group in most conflicts, as the last good play had it; or -1."""
        choice: cython.int
        rival: cython.int
        link: cython.int
        best: cython.int = -1
        tile: cython.int
        for choice in range(self.choices):
            if self.value[choice] < 0 and (best < 0 or self.heat[choice] > self.heat[best]):
                best = choice
        if best < 0:
            return -1
        choice = best
        tile = self.pair_one[self.pair_start[best]]
        for link in range(self.partner_start[tile], self.partner_start[tile + 1]):
            rival = self.partner_choice[link]
            if self.value[rival] < 0 and self.hint[rival] > self.hint[choice]:
                choice = rival
        return choice

    # Clauses ----------------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _record(self, kind: cython.int) -> cython.void:
        """Log the clause at hand and what led to it."""
        index: cython.int
        if self.logging:
            self.log[self.log_size] = kind
            self.log[self.log_size + 1] = self.clause_size
            self.log_size += 2
            for index in range(self.clause_size):
                self.log[self.log_size] = self.clause[index]
                self.log_size += 1
            self.log[self.log_size] = self.cited_size
            self.log_size += 1
            for index in range(self.cited_size):
                self.log[self.log_size] = self.cited[index]
                self.log_size += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _add_clause(self) -> cython.int:
        """Keep the clause at hand, its first two literals watched; its number."""
        index: cython.int
        number: cython.int = self.clauses
        self.clause_start[number] = self.literals_size
        for index in range(self.clause_size):
            self.literals[self.literals_size] = self.clause[index]
            self.literals_size += 1
        self.clauses += 1
        self.clause_start[self.clauses] = self.literals_size
        if self.clause_size > 1:
            for index in range(2):
                self.watch_next[2 * number + index] = self.watch_first[self.clause[index]]
                self.watch_first[self.clause[index]] = 2 * number + index
        return number

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _assign(self, literal: cython.int, reason: cython.int) -> cython.void:
        """Make a literal true, by a clause's number, -1 for a decision, or -2 - rival."""
        choice: cython.int = literal >> 1
        self.value[choice] = 1 - (literal & 1)
        self.reason[choice] = reason
        self.level[choice] = self.levels
        self.place[choice] = self.trail_size
        self.trail[self.trail_size] = literal
        self.trail_size += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _propagate(self) -> cython.int:
        """Follow up all new literals: 0, or 1 with the clause that is false at hand."""
        literal: cython.int
        pair: cython.int
        choice: cython.int
        while self.trail_done < self.trail_size:
            literal = self.trail[self.trail_done]
            self.trail_done += 1
            choice = literal >> 1
            if (literal & 1) == 0:
                pair = self.pair_start[choice]
                if self._exclude_rivals(choice, self.pair_one[pair]):
                    return 1
                if self._exclude_rivals(choice, self.pair_other[pair]):
                    return 1
            if self._visit(literal ^ 1):
                return 1
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _exclude_rivals(self, choice: cython.int, tile: cython.int) -> cython.bint:
        """A used choice excludes a tile's others; whether one of them is used as well."""
        link: cython.int
        rival: cython.int
        for link in range(self.partner_start[tile], self.partner_start[tile + 1]):
            rival = self.partner_choice[link]
            if rival == choice or self.value[rival] == 0:
                continue
            if self.value[rival] == 1:
                self.clause[0] = 2 * choice + 1
                self.clause[1] = 2 * rival + 1
                self.clause_size = 2
                self.cited_size = 0
                return True
            self._assign(2 * rival + 1, -2 - choice)
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _visit(self, literal: cython.int) -> cython.int:
        """Look at the clauses that watch a literal which has become false."""
        link: cython.int
        following: cython.int
        before: cython.int = -1
        start: cython.int
        end: cython.int
        which: cython.int
        other: cython.int
        index: cython.int
        candidate: cython.int
        moved: cython.bint
        link = self.watch_first[literal]
        while link >= 0:
            self.work += 1
            following = self.watch_next[link]
            start = self.clause_start[link >> 1]
            end = self.clause_start[(link >> 1) + 1]
            which = link & 1
            other = self.literals[start + 1 - which]
            if self.value[other >> 1] != 1 - (other & 1):
                moved = False
                for index in range(start + 2, end):
                    candidate = self.literals[index]
                    if self.value[candidate >> 1] != (candidate & 1):
                        self.literals[index] = literal
                        self.literals[start + which] = candidate
                        if before < 0:
                            self.watch_first[literal] = following
                        else:
                            self.watch_next[before] = following
                        self.watch_next[link] = self.watch_first[candidate]
                        self.watch_first[candidate] = link
                        moved = True
                        break
                if moved:
                    link = following
                    continue
                if self.value[other >> 1] >= 0:
                    self.clause_size = 0
                    for index in range(start, end):
                        self.clause[self.clause_size] = self.literals[index]
                        self.clause_size += 1
                    self.cited_size = 0
                    self._cite(link >> 1)
                    return 1
                self._assign(other, link >> 1)
            before = link
            link = following
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _back_to(self, level: cython.int) -> cython.void:
        index: cython.int
        if self.levels > level:
            for index in range(self.level_start[level], self.trail_size):
                self.value[self.trail[index] >> 1] = -1
            self.trail_size = self.level_start[level]
            self.trail_done = self.trail_size
            self.levels = level
            # What can be emptied under some exclusions can be under fewer.
            self.closed = min(self.closed, self.trail_size)

    # Learning ---------------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _learn(self) -> cython.bint:
        """Learn from the false clause at hand and jump back; False when it is false for good."""
        index: cython.int
        level: cython.int
        top: cython.int = 0
        back: cython.int = 0
        number: cython.int
        self.conflicts += 1
        self.least_left += _hint_forgives
        for index in range(self.clause_size):
            level = self.level[self.clause[index] >> 1]
            top = max(top, level)
        if top == 0:
            return False
        self._back_to(top)
        self.heat_step *= _heat_growth
        self._derive(top)
        for index in range(1, self.clause_size):
            level = self.level[self.clause[index] >> 1]
            if level > back:
                back = level
                number = self.clause[1]
                self.clause[1] = self.clause[index]
                self.clause[index] = number
        self._record(_learned)
        self._back_to(back)
        number = self._add_clause()
        self._assign(self.clause[0], number)
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _meet(self, literal: cython.int, top: cython.int, size: cython.int) -> cython.int:
        """Take a false literal into the resolvent; the new size of its older part."""
        choice: cython.int = literal >> 1
        index: cython.int
        if self.seen[choice] != 0 or self.level[choice] == 0:
            return size
        self.seen[choice] = 1
        self.heat[choice] += self.heat_step
        if self.heat[choice] > 1e100:
            for index in range(self.choices):
                self.heat[index] *= 1e-100
            self.heat_step *= 1e-100
        if self.level[choice] < top:
            self.learned[size] = literal
            size += 1
        return size

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _cite(self, number: cython.int) -> cython.void:
        """Note that a clause led to the next one; those that only say what groups are do not."""
        if number >= self.given:
            self.cited[self.cited_size] = number - self.given
            self.cited_size += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _derive(self, top: cython.int) -> cython.void:
        """Resolve the clause at hand until one literal of the top level is left; it comes first."""
        index: cython.int
        choice: cython.int
        reason: cython.int
        size: cython.int = 1
        open_literals: cython.int = 0
        position: cython.int = self.trail_size
        literal: cython.int = 0
        for index in range(self.clause_size):
            size = self._meet(self.clause[index], top, size)
        for index in range(self.level_start[top - 1], self.trail_size):
            open_literals += self.seen[self.trail[index] >> 1]
        while True:
            position -= 1
            literal = self.trail[position]
            choice = literal >> 1
            if self.seen[choice] == 0:
                continue
            self.seen[choice] = 0
            open_literals -= 1
            if open_literals == 0:
                break
            reason = self.reason[choice]
            if reason <= -2:
                choice = -2 - reason
                if self.seen[choice] == 0 and self.level[choice] == top:
                    open_literals += 1
                size = self._meet(2 * choice + 1, top, size)
                continue
            self._cite(reason)
            for index in range(self.clause_start[reason], self.clause_start[reason + 1]):
                if self.literals[index] >> 1 == choice:
                    continue
                if (
                    self.seen[self.literals[index] >> 1] == 0
                    and self.level[self.literals[index] >> 1] == top
                ):
                    open_literals += 1
                size = self._meet(self.literals[index], top, size)
        self.clause[0] = literal ^ 1
        self.clause_size = size
        for index in range(1, size):
            self.clause[index] = self.learned[index]
            self.seen[self.learned[index] >> 1] = 0


def _doubled(values: Sequence[int], more: int) -> array[int]:
    """A longer copy."""
    longer = array("i")
    longer.frombytes(memoryview(values).cast("B"))
    longer.frombytes(bytes(longer.itemsize * (len(longer) + more)))
    return longer
