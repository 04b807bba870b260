"""The section of the benchmark that is about playing: how soon a click is seen, and hints."""

from __future__ import annotations

import importlib.util
import json
import statistics
import sys
from typing import TYPE_CHECKING, Any

from programs import HERE, Missing, run
from report import ms

if TYPE_CHECKING:
    from sections import Bench

__all__ = ["play"]

WITHIN = {144: 16, 2_000: 33}
"""Milliseconds within which a click is to be painted, by the number of tiles."""
HINT_MS = 10


def play(bench: Bench) -> None:
    """Clicks painted, hints found; real events, without a display."""
    if importlib.util.find_spec("PySide6") is None:
        raise Missing("PySide6 is not installed; pip install '.[editor]'")
    report = bench.report
    report.title("The play window, offscreen: from a click to the painted table; hints")
    rounds = bench.rounds(288)
    clicks = {tiles: _result("click", tiles, rounds)["painted"] for tiles in WITHIN}
    hints = _result("hint", bench.rounds(2_880))["hint"]
    rows = [
        [f"a click on a tile of {tiles:,} until painted", *_spread(found)]
        for tiles, found in clicks.items()
    ]
    rows.append(["a hint, turtle", *_spread(hints)])
    report.table(["", "median", "p95", "max"], rows)
    report.data["play"] = {
        "clicks": {str(tiles): found for tiles, found in clicks.items()},
        "hints": hints,
    }
    for tiles, limit in WITHIN.items():
        median = statistics.median(clicks[tiles])
        report.goal(
            f"a click on a tile of {tiles:,} is painted within {limit} ms",
            ms(median),
            median <= limit / 1000,
        )
    late = max(hints)
    report.goal(f"every hint within {HINT_MS} ms", ms(late), late <= HINT_MS / 1000)


def _spread(times: list[float]) -> list[str]:
    late = sorted(times)[min(len(times) - 1, len(times) * 95 // 100)]
    return [ms(statistics.median(times)), ms(late), ms(max(times))]


def _result(*arguments: Any) -> dict[str, Any]:
    command = [sys.executable, HERE / "play_work.py", *map(str, arguments)]
    found: dict[str, Any] = json.loads(run(command).output.strip().splitlines()[-1])
    return found
