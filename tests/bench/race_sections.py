"""The section of the benchmark that is about races: what computer players cost."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

from programs import HERE, run
from report import ms

if TYPE_CHECKING:
    from sections import Bench

__all__ = ["race"]

ALLOWED = 0.1
"""The share of one core that 20 computer players may take."""


def race(bench: Bench) -> None:
    """20 computer players of every skill, on the largest level, asked ten times a second."""
    report = bench.report
    report.title("A race of 20 computer players on 136 tiles, brought up to date 10 times a second")
    rounds = bench.rounds(9)
    kinds = {"skill 1": 1, "skill 5": 5, "skill 10": 10, "all skills": 0}
    found = {name: _result("whole", skill, rounds) for name, skill in kinds.items()}
    report.table(
        ["players", "share of a core", "a call, median", "most"],
        [
            [name, f"{one['share']:.3%}", ms(one["call_median"]), ms(one["call_most"])]
            for name, one in found.items()
        ],
    )
    seconds = bench.rounds(24)
    live = _result("live", 10, seconds)
    report.say(f"\n  at real speed, {seconds} s of skill 10: {live['share']:.2%} of a core")
    report.data["race"] = {"whole": found, "live": live}
    most = max(live["share"], *(one["share"] for one in found.values()))
    report.goal("a race of 20 computer players: under 10 % of a core", f"{most:.2%}",
                most < ALLOWED)  # fmt: skip


def _result(*arguments: Any) -> dict[str, Any]:
    command = [sys.executable, HERE / "race_work.py", *map(str, arguments)]
    found: dict[str, Any] = json.loads(run(command).output.strip().splitlines()[-1])
    return found
