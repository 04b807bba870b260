"""The section of the benchmark that is about playing: shuffles, hints, and game files."""

from __future__ import annotations

import json
import statistics
import sys
from typing import TYPE_CHECKING, Any

from programs import HERE, Missing, run
from report import ms

if TYPE_CHECKING:
    from sections import Bench

__all__ = ["games"]

SHUFFLE, HINT, READ = 0.1, 0.01, 0.02
"""Seconds that each may take."""


def games(bench: Bench) -> None:
    """Shuffles of stuck positions, what a player does, and the same on a large board."""
    _shuffles(bench)
    report, rounds = bench.report, bench.rounds(9)
    report.say(f"\n  {rounds} whole games on the turtle:")
    found = _result("actions", rounds)
    report.table(
        ["", "times", "median", "most"],
        [
            [what, f"{len(seconds):,}", ms(statistics.median(seconds)), ms(max(seconds))]
            for what, seconds in found.items()
        ],
    )
    report.data["games_s"] = {
        what: {"median": statistics.median(seconds), "most": max(seconds)}
        for what, seconds in found.items()
    }
    report.goal("hint within 10 ms", f"at most {ms(max(found['hint']))}",
                max(found["hint"]) <= HINT)  # fmt: skip
    median = statistics.median(found["read"])
    report.goal("a game of 72 pairs is read within 20 ms", ms(median), median <= READ)
    sizes = [_result("large", tiles) for tiles in (1_000, 10_000)]
    report.say("\n  on blocks of four layers:")
    report.table(
        ["tiles", "click", "hint", "shuffle"],
        [
            [f"{one['tiles']:,}", ms(one["click"]), ms(one["hint"]), ms(one["shuffle"])]
            for one in sizes
        ],
    )
    report.data["games_large_s"] = sizes


def _shuffles(bench: Bench) -> None:
    report, count = bench.report, 200 if bench.quick else 1_000
    museum: tuple[Any, ...] = ()
    try:
        museum = (bench.museum,)
    except Missing as reason:
        report.say(f"  museum layouts are left out: {reason}")
    report.title(f"{count:,} stuck positions shuffled so that they can be cleared")
    found = _result("shuffles", count, *museum)
    seconds = found.pop("seconds")
    report.say(
        f"  of {found['layouts']} layouts: {ms(statistics.median(seconds))} each, at most "
        f"{ms(max(seconds))}; {found['refused']} refused, {found['proved']} of them since they "
        f"are proved to be impossible, {found['solvable']} though there is a way"
    )
    report.data["shuffles"] = found | {"median_s": statistics.median(seconds),
                                       "most_s": max(seconds)}  # fmt: skip
    report.goal(
        f"{count:,} stuck positions shuffled within 100 ms each",
        f"at most {ms(max(seconds))}",
        max(seconds) <= SHUFFLE,
    )


def _result(*arguments: Any) -> dict[str, Any]:
    command = [sys.executable, HERE / "game_work.py", *map(str, arguments)]
    found: dict[str, Any] = json.loads(run(command).output.strip().splitlines()[-1])
    return found
