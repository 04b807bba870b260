"""The section of the benchmark that is about the editor: how soon an edit is seen."""

from __future__ import annotations

import importlib.util
import json
import statistics
import sys
import time
from typing import TYPE_CHECKING, Any

from programs import HERE, Missing, run
from report import ms

if TYPE_CHECKING:
    from sections import Bench

__all__ = ["editor", "library"]

WITHIN = {144: (16, 50), 2_000: (33, 250)}
"""Milliseconds within which an edit is to be painted and checked, by the number of tiles."""


def editor(bench: Bench) -> None:
    """The window up, edits painted and checked, panning; real events, without a display."""
    if importlib.util.find_spec("PySide6") is None:
        raise Missing("PySide6 is not installed; pip install '.[editor]'")
    report = bench.report
    report.title("The editor, offscreen: from a mouse event to the painted window")
    rounds = bench.rounds(120)
    starts = [_result("start", repr(time.time()))["start"][0] for _ in range(bench.rounds(6))]
    edits = {tiles: _result("edit", tiles, rounds) for tiles in WITHIN}
    frames = _result("pan", 2_000, bench.rounds(360))["frames"]
    rows = [["window up, turtle", *_spread(starts)]]
    for tiles, found in edits.items():
        rows += [
            [f"an edit on {tiles:,} tiles until {what}", *_spread(found[what])]
            for what in ("painted", "checked")
        ]
    rows.append(["a frame of panning 2,000 tiles", *_spread(frames)])
    report.table(["", "median", "p95", "max"], rows)
    report.data["editor"] = {
        "start": starts,
        "edits": {str(tiles): found for tiles, found in edits.items()},
        "frames": frames,
    }
    report.goal(
        "window up within 1 s", ms(statistics.median(starts)), statistics.median(starts) <= 1
    )
    for tiles, limits in WITHIN.items():
        for what, limit in zip(("painted", "checked"), limits, strict=True):
            median = statistics.median(edits[tiles][what])
            report.goal(
                f"an edit on {tiles:,} tiles is {what} within {limit} ms",
                ms(median),
                median <= limit / 1000,
            )
    late = _percentile(frames, 95)
    report.goal(
        "panning 2,000 tiles at 60 frames a second, 95 of 100 frames", ms(late), late <= 1 / 60
    )


def library(bench: Bench) -> None:
    """The library of the museum's layouts as native files: listed, then drawn and checked."""
    if importlib.util.find_spec("PySide6") is None:
        raise Missing("PySide6 is not installed; pip install '.[editor]'")
    folder = bench.native[0].parent
    found = [_result("library", folder) for _ in range(bench.rounds(6))]
    report = bench.report
    report.title(f"The editor's library of {found[0]['layouts']:,} layouts, offscreen")
    words = {
        "first": "the first layouts are shown",
        "listed": "all are listed",
        "drawn": "all have a picture and are checked",
        "longest": "the longest that the window does not answer",
    }
    times = {what: [one[what] for one in found] for what in words}
    rows = [[words[what], *_spread(spent)] for what, spent in times.items()]
    report.table(["", "median", "p95", "max"], rows)
    report.data["library"] = times
    listed = statistics.median(times["listed"])
    report.goal("a library of 700 layouts usable within 2 s", ms(listed), listed <= 2)


def _spread(times: list[float]) -> list[str]:
    return [ms(statistics.median(times)), ms(_percentile(times, 95)), ms(max(times))]


def _percentile(times: list[float], share: int) -> float:
    return sorted(times)[min(len(times) - 1, len(times) * share // 100)]


def _result(*arguments: Any) -> dict[str, Any]:
    command = [sys.executable, HERE / "editor_work.py", *map(str, arguments)]
    found: dict[str, Any] = json.loads(run(command).output.strip().splitlines()[-1])
    return found
