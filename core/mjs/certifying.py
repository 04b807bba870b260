"""Certificates from the log of a search: only the clauses that matter, and why each holds.

The log has every clause in the order in which it was found. Working backwards from the empty one,
each learned clause that is needed is derived once more, by unit propagation over all the clauses
before it, and those that took part are what it cites.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import replace
from itertools import islice

from mjs.certificate import Certificate, Literal, Step
from mjs.errors import ProofError
from mjs.faces import match_group
from mjs.pairs import Contradiction, Pair, PairRules, PairState

__all__ = ["certified"]

BLOCKING = 0

Clause = tuple[Literal, ...]


def certified(bare: Certificate, found: Iterable[tuple[int, Clause]]) -> Certificate:
    """A certificate with the steps that prove that its position can't be cleared.

    Parameters
    ----------
    bare : Certificate
        The position.
    found : iterable of (kind, literals)
        The clauses that the search found; kind 0 is blocking, anything else learned. The last
        one is empty.

    Raises
    ------
    ProofError
        The log proves nothing; that would be a fault of the search.
    """
    log = list(found)
    gone = set(bare.removed)
    groups: dict[Hashable, list[int]] = {}
    for tile, face in enumerate(bare.faces):
        if tile not in gone:
            groups.setdefault(match_group(face), []).append(tile)
    clauses = [literals for _, literals in log]
    derivation = _Derivation(PairRules(groups.values()), clauses)
    needed = {len(log) - 1}
    cites: dict[int, tuple[int, ...]] = {}
    for number in range(len(log) - 1, -1, -1):
        if number in needed and log[number][0] != BLOCKING:
            cites[number] = derivation.of(number)
            needed.update(cites[number])
    kept = sorted(needed)
    place = {number: index for index, number in enumerate(kept)}
    steps = tuple(
        Step(clauses[number], tuple(place[cite] for cite in cites[number]))
        if number in cites
        else Step(clauses[number])
        for number in kept
    )
    return replace(bare, steps=steps)


class _Derivation:
    """Derives clauses from the ones before them."""

    def __init__(self, rules: PairRules, clauses: Sequence[Clause]) -> None:
        self.rules = rules
        self.clauses = clauses
        self.with_literal: dict[tuple[Pair, bool], list[int]] = {}
        for number, clause in enumerate(clauses):
            for literal in {(rules.name(one, other), used) for one, other, used in clause}:
                self.with_literal.setdefault(literal, []).append(number)

    def of(self, number: int) -> tuple[int, ...]:
        """The clauses before a clause that contradict its opposite, in the order of use."""
        state = self.rules.open_state()
        by_clause: dict[Pair, int] = {}
        try:
            for one, other, used in self.clauses[number]:
                state.decide(one, other, used=not used)
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
        raise ProofError("the search's log proves nothing; please report this")

    def _refuted(
        self, earlier: int, state: PairState, by_clause: dict[Pair, int]
    ) -> tuple[int, ...]:
        """What led to a clause being false, and the clause."""
        names = [self.rules.name(one, other) for one, other, _ in self.clauses[earlier]]
        return (*self._blamed(state, by_clause, names), earlier)

    def _apply(self, earlier: int, state: PairState, by_clause: dict[Pair, int]) -> bool:
        """Follow a clause if it leaves one way open; whether it leaves none."""
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
