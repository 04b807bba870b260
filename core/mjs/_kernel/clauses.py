"""The clauses that a search knows, and what follows from them at once.

Literal 2c says that choice c is used, 2c + 1 that it is not. Every tile has exactly one of its
choices used: that a used one excludes a tile's others goes without clauses. Two literals of every
clause are watched; only when one of those becomes false is the clause looked at.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

try:
    import cython
except ImportError:
    from mjs._kernel import plain as cython
if cython.compiled:
    from cython.cimports.mjs._kernel.attempts import Attempts
    from cython.cimports.mjs._kernel.shape import Shape
else:
    from mjs._kernel.attempts import Attempts
    from mjs._kernel.shape import Shape

from mjs._kernel.shape import zeros

__all__ = ["Clauses"]


@cython.cclass
class Clauses(Attempts):
    """A board with what is known of its choices.

    Parameters
    ----------
    shape, group_of, seed : see `Attempts`
    logging : bool
        Whether to keep every clause, for a certificate.
    """

    def __init__(self, shape: Shape, group_of: Sequence[int], seed: int, logging: bool) -> None:
        Attempts.__init__(self, shape, group_of, seed)
        choices = self.choices
        self.reason, self.trail = zeros(choices), zeros(choices)
        self.level_start = zeros(choices + 1)
        self.literals, self.clause_start = zeros(4096), zeros(512)
        self.watch_first, self.watch_next = zeros(2 * choices), zeros(1024)
        self.cited = zeros(choices + 2)
        self.cited_size = 0
        self.log = zeros(4096 if logging else 0)
        self.logging = logging

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

    # Keeping clauses --------------------------------------------------------------------------

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
    def _cite(self, number: cython.int) -> cython.void:
        """Note that a clause led to the next one; those that only say what groups are do not."""
        if number >= self.given:
            self.cited[self.cited_size] = number - self.given
            self.cited_size += 1

    # What follows -----------------------------------------------------------------------------

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


def _doubled(values: Sequence[int], more: int) -> array[int]:
    """A longer copy."""
    longer = array("i")
    longer.frombytes(memoryview(values).cast("B"))
    longer.frombytes(bytes(longer.itemsize * (len(longer) + more)))
    return longer
