"""MJS2xx: how many tiles there are, and whether there is a deck for them."""

from __future__ import annotations

from collections.abc import Iterator

from mjs.checks.base import Finding, Rule, Subject
from mjs.checks.samples import native_example
from mjs.diagnostic import Severity
from mjs.errors import DealError

__all__ = ["RULES"]


def _check_odd(subject: Subject) -> Iterator[Finding]:
    count = len(subject.layout)
    if count % 2 and subject.is_whole:
        yield Finding(
            f"{count:,} {'tile is' if count == 1 else 'tiles are'} an odd number, which can't be "
            "dealt in pairs; add or delete one",
            field="layers",
        )


def _check_empty(subject: Subject) -> Iterator[Finding]:
    if not subject.layout.tiles and subject.is_whole:
        yield Finding("there are no tiles; add some", field="layers")


def _check_deck(subject: Subject) -> Iterator[Finding]:
    count = len(subject.layout)
    if not count or count % 2 or not subject.is_whole:
        return
    try:
        subject.layout.deck.check(count)
    except DealError as error:
        yield Finding(str(error), field="deck")


RULES = (
    Rule(
        code="MJS201",
        name="odd-count",
        severity=Severity.ERROR,
        summary="The number of tiles is odd.",
        explanation=(
            "Tiles are removed in pairs, so an odd number can never be cleared. Programs that load "
            "such a file drop its last tile, refuse it, or leave the player with one tile that "
            "nothing matches.\n\n"
            "Add a tile or delete one. A symmetrical board often lacks its middle tile, or has one "
            "too many there."
        ),
        bad=native_example("[[0, 0], [2, 0], [4, 0]]"),
        good=native_example("[[0, 0], [2, 0], [4, 0], [6, 0]]"),
        check=_check_odd,
    ),
    Rule(
        code="MJS202",
        name="no-tiles",
        severity=Severity.ERROR,
        summary="The layout has no tiles.",
        explanation=(
            "There is nothing to play. Most likely the file was saved before anything was put on "
            "the board, or everything was deleted by accident.\n\n"
            "Add tiles, or delete the file."
        ),
        bad=native_example("[]"),
        good=native_example(),
        check=_check_empty,
    ),
    Rule(
        code="MJS203",
        name="no-such-deck",
        severity=Severity.ERROR,
        summary="The deck that the file asks for has too few tiles.",
        explanation=(
            'A layout may say how many sets its tiles are dealt from: `"deck": {"sets": 1}`. One '
            "set is 144 tiles, or 136 without bonus tiles. When the board needs more, nothing can "
            "be dealt.\n\n"
            "Allow more sets, or leave `sets` out: then as many are taken as the board needs."
        ),
        bad=native_example(
            *(["[[0, 0], [4, 0], [8, 0], [12, 0]]"] * 37),
            more='"deck": {"bonus": true, "sets": 1}',
            note="148 tiles, but one set has only 144.",
        ),
        good=native_example(
            *(["[[0, 0], [4, 0], [8, 0], [12, 0]]"] * 37), more='"deck": {"bonus": true, "sets": 2}'
        ),
        check=_check_deck,
    ),
)
