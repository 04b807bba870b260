"""A new clause from one that is false: what the last decision led to, and must not again.

The false clause is resolved with the reasons of its literals until one literal of the newest level
is left. The choices that this meets get hotter; the search decides about the hottest next.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

try:
    import cython
except ImportError:
    from mjs._kernel import plain as cython
if cython.compiled:
    from cython.cimports.mjs._kernel.clauses import Clauses
    from cython.cimports.mjs._kernel.shape import Shape
else:
    from mjs._kernel.clauses import Clauses
    from mjs._kernel.shape import Shape

from mjs._kernel.shape import zeros

__all__ = ["Learning"]

_learned = cython.declare(cython.int, 1)

# Found by trying on thousands of deals of the turtle.
_heat_growth = cython.declare(cython.double, 1.05)
_hint_forgives = cython.declare(cython.int, 10)


@cython.cclass
class Learning(Clauses):
    """A board with clauses to which others are added by learning.

    Parameters
    ----------
    shape, group_of, seed, logging : see `Clauses`
    """

    def __init__(self, shape: Shape, group_of: Sequence[int], seed: int, logging: bool) -> None:
        Clauses.__init__(self, shape, group_of, seed, logging)
        choices = self.choices
        self.seen, self.learned = zeros(choices), zeros(choices + 2)
        self.heat = array("d", [0.0]) * max(1, choices)

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
            # Nothing was decided: the empty clause ends every proof.
            self.clause_size = self.cited_size = 0
            self._record(_learned)
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
