"""Whether a dealt board can be cleared: a search that learns clauses from boards that get stuck.

The propositions are the choices of `Pairing`. Every tile has exactly one of its choices used;
every closing that gets stuck adds a blocking clause. The search is the usual conflict-driven one
(decide, propagate, learn at the first point where one literal of the newest level is left, jump
back), with plays in between: a solution nearly always comes from a play within what has been
excluded so far.
"""

from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from mjs._kernel import plain as cython
if cython.compiled:
    from cython.cimports.mjs._kernel.learning import Learning
    from cython.cimports.mjs._kernel.rng import SplitMix64
    from cython.cimports.mjs._kernel.shape import Shape
else:
    from mjs._kernel.learning import Learning
    from mjs._kernel.rng import SplitMix64
    from mjs._kernel.shape import Shape

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

# Found by trying on thousands of deals of the turtle.
_first_plays = cython.declare(cython.int, 50)
_restart = cython.declare(cython.int, 50)
_restart_plays = cython.declare(cython.int, 20)
_close_every = cython.declare(cython.int, 8)
_quick_patience = cython.declare(cython.int, 3)
_long_patience = cython.declare(cython.int, 10)
_long_after = cython.declare(cython.int, 100)


@cython.cclass
class Search(Learning):
    """Decides one dealt board.

    Parameters
    ----------
    shape, group_of, seed, logging : see `Clauses`
    """

    def __init__(
        self, shape: Shape, group_of: Sequence[int], seed: int = 0, logging: bool = False
    ) -> None:
        Learning.__init__(self, shape, group_of, seed, logging)
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

    def _redeal(self, seed: int) -> None:
        self.rng = SplitMix64(seed)
        with cython.nogil:
            self._link_up()
        while not self._begin():
            self._grow()

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
