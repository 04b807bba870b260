"""Certificates from what a search found: only the clauses that matter, and why each holds.

Working backwards from the empty clause, each learned clause that is needed is derived once more,
by unit propagation, and the clauses that took part are what it cites. The search has noted which
ones to look at; what had been settled for good by then comes on top. Should that not do, all the
clauses before it are tried.
"""

from __future__ import annotations

import time
from array import array
from bisect import bisect_left
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from mjs.certificate import Certificate, Literal, Step
from mjs.errors import Cancelled, ProofError, UndecidedError
from mjs.faces import match_group
from mjs.pairs import Contradiction, Pair, PairRules, PairState

__all__ = ["Found", "Limits", "certified", "clauses_of"]

_BETWEEN = 500  # literals that are looked at before a limit is: some milliseconds


@dataclass(frozen=True, slots=True)
class Found:
    """A clause as a search found it.

    Attributes
    ----------
    literals : tuple of Literal
    blocking : bool
        Whether a closing shows it; otherwise it was learned.
    leading : tuple of int
        The numbers of clauses found before from which it was learned, in the order of use.
    """

    literals: tuple[Literal, ...]
    blocking: bool
    leading: tuple[int, ...] = ()


class Limits:
    """How long somebody is ready to wait.

    Parameters
    ----------
    budget : float, optional
        Seconds from now.
    cancel : callable, optional
        Asked every few milliseconds whether to stop.
    """

    def __init__(
        self, budget: float | None = None, cancel: Callable[[], bool] | None = None
    ) -> None:
        self._budget = budget
        # Longer than anybody waits, and never too large a number for a float.
        self._deadline = None if budget is None else time.monotonic() + min(budget, 1e9)
        self._cancel = cancel
        self._unasked = 0

    def looked_at(self, literals: int) -> None:
        """Note some work.

        Raises
        ------
        UndecidedError
            The budget is used up.
        Cancelled
            The function `cancel` said so.
        """
        self._unasked += 1 + literals
        if self._unasked < _BETWEEN:
            return
        self._unasked = 0
        if self._cancel is not None and self._cancel():
            raise Cancelled
        if self._deadline is not None and time.monotonic() >= self._deadline:
            raise UndecidedError(
                f"the certificate was not made within {self._budget:g} seconds; allow more"
            )


def clauses_of(
    learning: tuple[array[int], array[int], array[int]], kept: Sequence[int]
) -> Iterator[Found]:
    """The clauses of a search's log, see `Search.learning`.

    Parameters
    ----------
    learning : tuple of three arrays
    kept : sequence of int
        The number in the layout of each tile of the search.
    """
    log, one, other = learning
    at = number = 0
    learned: list[int] = []
    while at < len(log):
        kind, size = log[at], log[at + 1]
        at += 2 + size
        literals = tuple(
            (kept[one[literal >> 1]], kept[other[literal >> 1]], not literal & 1)
            for literal in log[at - size : at]
        )
        cited = log[at + 1 : at + 1 + log[at]]
        at += 1 + len(cited)
        # Found last first; in the order in which they were used it is the other way round.
        leading = tuple(number - 1 if n < 0 else learned[n] for n in reversed(cited))
        yield Found(literals, blocking=kind == 0, leading=leading)
        if kind:
            learned.append(number)
        number += 1


def certified(
    bare: Certificate, found: Iterable[Found], limits: Limits | None = None
) -> Certificate:
    """A certificate with the steps that prove that its position can't be cleared.

    Parameters
    ----------
    bare : Certificate
        The position.
    found : iterable of Found
        The clauses that the search found; the last one is empty.
    limits : Limits, optional
        When to give up.

    Raises
    ------
    ProofError
        They prove nothing; that would be a fault of the search.
    UndecidedError, Cancelled
        By the limits.
    """
    limits = limits or Limits()
    clauses = []
    for clause in found:
        limits.looked_at(len(clause.literals))
        clauses.append(clause)
    gone = set(bare.removed)
    groups: dict[Hashable, list[int]] = {}
    for tile, face in enumerate(bare.faces):
        if tile not in gone:
            groups.setdefault(match_group(face), []).append(tile)
    derivation = _Derivation(PairRules(groups.values()), clauses, limits)
    needed = {len(clauses) - 1}
    cites: dict[int, tuple[int, ...]] = {}
    for number in range(len(clauses) - 1, -1, -1):
        if number in needed and not clauses[number].blocking:
            cites[number] = derivation.of(number)
            needed.update(cites[number])
    kept = sorted(needed)
    place = {number: index for index, number in enumerate(kept)}
    steps = tuple(
        Step(clauses[number].literals, tuple(place[cite] for cite in cites[number]))
        if number in cites
        else Step(clauses[number].literals)
        for number in kept
    )
    return replace(bare, steps=steps)


class _Derivation:
    """Derives clauses from the ones before them."""

    def __init__(self, rules: PairRules, found: Sequence[Found], limits: Limits) -> None:
        self.rules = rules
        self.limits = limits
        self.found = found
        self.clauses = [one.literals for one in found]
        self.with_literal: dict[tuple[Pair, bool], list[int]] = {}
        self.settling: list[tuple[int, int]] = []
        """For each clause that settled something for good: when, and its number."""
        self._settle()

    def _settle(self) -> None:
        """Follow the clauses as they were found, with nothing assumed."""
        state, done = self.rules.open_state(), 0
        by_clause: dict[Pair, int] = {}
        for number, clause in enumerate(self.clauses):
            for literal in {(self.rules.name(one, other), used) for one, other, used in clause}:
                self.with_literal.setdefault(literal, []).append(number)
            waiting = [number]
            while waiting:
                earlier, before = waiting.pop(), len(by_clause)
                try:
                    refuted = self._apply(earlier, state, by_clause)
                except Contradiction:
                    refuted = True
                if refuted or len(by_clause) > before:
                    self.settling.append((number, earlier))
                if refuted:
                    return
                fresh = list(islice(state.values, done, None))
                done += len(fresh)
                for name in fresh:
                    waiting += self.with_literal.get((name, not state.values[name]), ())

    def of(self, number: int) -> tuple[int, ...]:
        """The clauses before a clause that contradict its opposite, in the order of use."""
        state = self.rules.open_state()
        by_clause: dict[Pair, int] = {}
        settling = self.settling[: bisect_left(self.settling, (number, 0))]
        try:
            for one, other, used in self.clauses[number]:
                state.decide(one, other, used=not used)
            for earlier in (*(clause for _, clause in settling), *self.found[number].leading):
                if self._apply(earlier, state, by_clause):
                    return self._refuted(earlier, state, by_clause)
            return self._propagate(number, state, by_clause)
        except Contradiction as contradiction:
            return self._blamed(state, by_clause, contradiction.because)

    def _propagate(
        self, number: int, state: PairState, by_clause: dict[Pair, int]
    ) -> tuple[int, ...]:
        # Clauses that are empty or of one literal speak before anything is decided.
        for earlier in range(number):
            if len(self.clauses[earlier]) < 2 and self._apply(earlier, state, by_clause):
                return self._refuted(earlier, state, by_clause)
        done = 0
        while done < len(state.values):
            # Decided pairs come in the order in which they were decided; new ones at the end.
            fresh = list(islice(state.values, done, None))
            done += len(fresh)
            for name in fresh:
                for earlier in self.with_literal.get((name, not state.values[name]), ()):
                    if earlier >= number:
                        break
                    if self._apply(earlier, state, by_clause):
                        return self._refuted(earlier, state, by_clause)
        raise ProofError("what the search found proves nothing; please report this")

    def _refuted(
        self, earlier: int, state: PairState, by_clause: dict[Pair, int]
    ) -> tuple[int, ...]:
        """What led to a clause being false, and the clause."""
        names = [self.rules.name(one, other) for one, other, _ in self.clauses[earlier]]
        return (*self._blamed(state, by_clause, names), earlier)

    def _apply(self, earlier: int, state: PairState, by_clause: dict[Pair, int]) -> bool:
        """Follow a clause if it leaves one way open; whether it leaves none."""
        self.limits.looked_at(len(self.clauses[earlier]))
        undecided: Literal | None = None
        for literal in self.clauses[earlier]:
            one, other, used = literal
            value = state.value(one, other)
            if value is used:
                return False
            if value is None:
                if undecided is not None and self.rules.name(one, other) != self.rules.name(
                    undecided[0], undecided[1]
                ):
                    return False
                undecided = literal
        if undecided is None:
            return True
        one, other, used = undecided
        by_clause[self.rules.name(one, other)] = earlier
        state.decide(one, other, used=used)
        return False

    def _blamed(
        self, state: PairState, by_clause: dict[Pair, int], because: Sequence[Pair]
    ) -> tuple[int, ...]:
        """The clauses that led to some decided pairs, in the order of use."""
        blamed = set(because)
        cites = []
        for name in reversed(state.values):
            if name not in blamed:
                continue
            if name in by_clause:
                clause = by_clause[name]
                cites.append(clause)
                blamed.update(self.rules.name(a, b) for a, b, _ in self.clauses[clause])
            else:
                blamed.update(state.reasons[name])
        return tuple(reversed(cites))
