"""The sections of the benchmark, each a function of the options that fills in the report."""

from __future__ import annotations

import json
import statistics
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from editor_sections import editor, library
from game_sections import games
from play_sections import play
from programs import TURTLE, Missing, check_schema, corpus_folder, run, validate, workload
from race_sections import race
from report import Report, mib, ms
from solver_sections import solve
from timing import Spread, in_turns, n_log_n

__all__ = ["SECTIONS", "Bench", "prepared"]

OURS, OURS_ONE, THEIRS = "mjs-validate", "mjs-validate -j 1", "check-jsonschema"
SIZES = (144, 1_000, 10_000, 100_000)


@dataclass
class Bench:
    """What all sections share."""

    report: Report
    folder: Path
    """A temporary folder."""
    quick: bool = False

    def rounds(self, usual: int) -> int:
        """How many rounds to make: as many as usual, or fewer in a hurry."""
        return max(2, usual // 3) if self.quick else usual

    @cached_property
    def museum(self) -> Path:
        """The corpus' folder of community layouts, each in three formats."""
        return corpus_folder() / "museum"

    @cached_property
    def native(self) -> list[Path]:
        """The museum's layouts as native files."""
        folder = self.folder / "native"
        folder.mkdir()
        run(workload("write-native", self.museum, folder))
        return sorted(folder.glob("*.json"))


@contextmanager
def prepared(report: Report, *, quick: bool) -> Iterator[Bench]:
    """A benchmark with its temporary folder, which is gone in the end."""
    with tempfile.TemporaryDirectory(prefix="mjs-bench-") as folder:
        yield Bench(report, Path(folder), quick)


def versus(bench: Bench) -> None:
    """Many native files: everything there is to check, against the schema alone."""
    files = bench.native
    count, report = len(files), bench.report
    report.title(f"{count:,} museum layouts as native JSON files, rounds in turn")
    found = in_turns(
        {
            THEIRS: check_schema(files),
            OURS: validate(files[0].parent),
            OURS_ONE: validate("-j", "1", files[0].parent),
        },
        bench.rounds(6),
    )
    theirs, ours = found[THEIRS], found[OURS]
    what = {
        THEIRS: "schema",
        OURS: "schema, geometry, proof deals, all rules",
        OURS_ONE: "the same in one process",
    }
    report.table(
        ["", "median", "best", "cpu", "a file", "against " + THEIRS, "does"],
        [
            [
                name,
                ms(spread.median),
                ms(spread.best),
                ms(spread.cpu),
                ms(spread.median / count),
                f"{spread.median / theirs.median:.2f}",
                what[name],
            ]
            for name, spread in found.items()
        ],
        texts=(0, 6),
    )
    steps = _result(workload("stages", files[0].parent, bench.rounds(6)))
    report.say("\n  where the time goes, in one process, a file:")
    report.table(["step", "best"], [[step, ms(min(times))] for step, times in steps.items()])
    report.data["versus"] = {
        "files": count,
        "runs": _as_json(found),
        "stages_s": {step: min(times) for step, times in steps.items()},
    }
    ratio = ours.median / theirs.median
    report.goal(
        f"{count:,} native files, everything, in no more time than the schema alone takes",
        f"{ms(ours.median / count)} against {ms(theirs.median / count)} a file: {ratio:.2f}",
        ratio <= 1,
    )


def cold(bench: Bench) -> None:
    """One file, in a fresh process each time."""
    report = bench.report
    rounds = bench.rounds(15)
    report.title(f"One cold file ({TURTLE.name}), {rounds} runs in turn")
    found = in_turns({THEIRS: check_schema([TURTLE]), OURS: validate(TURTLE)}, rounds)
    theirs, ours = found[THEIRS], found[OURS]
    report.table(
        ["", "median", "best", "cpu", "against " + THEIRS],
        [
            [name, ms(one.median), ms(one.best), ms(one.cpu), f"{one.median / theirs.median:.2f}"]
            for name, one in found.items()
        ],
    )
    report.data["cold"] = _as_json(found)
    ratio = ours.median / theirs.median
    report.goal(
        "one cold file within 1.3 times the time of check-jsonschema",
        f"{ms(ours.median)} against {ms(theirs.median)}: {ratio:.2f}",
        ratio <= 1.3,
    )


def graph(bench: Bench) -> None:
    """The blocking graph of blocks of tiles of very different sizes."""
    report = bench.report
    report.title("Blocking graph of a block of tiles, four layers half a tile apart")
    times = {size: _result(workload("graph", size, _times(bench, size)))["build"] for size in SIZES}
    base = statistics.median(times[SIZES[0]]) / n_log_n(SIZES[0])
    slope = {n: statistics.median(taken) / n_log_n(n) / base for n, taken in times.items()}
    report.table(
        ["tiles", "median", "best", "a tile", f"time / (n log n), {SIZES[0]} tiles = 1"],
        [
            [
                f"{size:,}",
                ms(statistics.median(taken)),
                ms(min(taken)),
                f"{1e6 * statistics.median(taken) / size:.2f} us",
                f"{slope[size]:.2f}",
            ]
            for size, taken in times.items()
        ],
    )
    report.data["graph_s"] = {str(size): taken for size, taken in times.items()}
    largest = statistics.median(times[SIZES[-1]])
    report.goal("graph of 100,000 tiles in 2 s", ms(largest), largest <= 2)
    report.goal(
        "time of the graph near n log n: within twice that from 144 tiles on",
        f"at most {max(slope.values()):.2f} times",
        max(slope.values()) <= 2,
    )


def deal(bench: Bench) -> None:
    """Proof deals, their verification, and the question whether there are any."""
    report = bench.report
    report.title("Proof deals")
    found = {f"{TURTLE.stem} (144)": _result(workload("layout-deal", TURTLE, bench.rounds(1500)))}
    for size in SIZES[1:]:
        found[f"block of {size:,}"] = _result(workload("deal", size, _times(bench, size)))
    report.table(
        ["layout", "deal", "deals a second", "verify", "verified a second", "clearable?"],
        [
            [
                name,
                ms(statistics.median(times["deal"])),
                f"{1 / statistics.median(times['deal']):,.1f}",
                ms(statistics.median(times["verify"])),
                f"{1 / statistics.median(times['verify']):,.1f}",
                ms(statistics.median(times["clearable"])) if "clearable" in times else "",
            ]
            for name, times in found.items()
        ],
    )
    report.data["deal_s"] = {
        name: {what: statistics.median(taken) for what, taken in times.items()}
        for name, times in found.items()
    }


def batch(bench: Bench) -> None:
    """Proof deals by the million, and the memory that takes."""
    report = bench.report
    report.title(f"Proof deals of {TURTLE.name} in batch, one core")
    count = bench.rounds(300_000)
    rate = {
        way: count / seconds for way, seconds in _result(workload("batch", TURTLE, count)).items()
    }
    report.table(
        ["way", "deals a second", "a deal"],
        [[way, f"{each:,.0f}", f"{1e6 / each:.1f} us"] for way, each in rate.items()],
    )
    few, many = 20_000, bench.rounds(1_000_000)
    peaks = {
        way: [run(workload("many-deals", TURTLE, way, deals)).memory for deals in (few, many)]
        for way in ("arrays", "objects")
    }
    report.say("\n  peak memory of a process that makes them and keeps none:")
    report.table(
        ["way", f"{few:,} deals", f"{many:,} deals"],
        [[way, *map(mib, kib)] for way, kib in peaks.items()],
    )
    report.data["batch"] = {"deals_per_s": rate, "peak_kib": peaks}
    for goal, way, wanted in (
        ("turtle proof deals in batch, at least 50,000 a second", "arrays", 50_000),
        ("verified included, at least 20,000 a second", "arrays, verified", 20_000),
        ("the same as objects, at least 20,000 a second", "deals, verified", 20_000),
    ):
        report.goal(goal, f"{rate[way]:,.0f}", rate[way] >= wanted)
    growth = max(last - first for first, last in peaks.values())
    report.goal(
        f"memory flat over {many:,} deals: within 5 MiB", f"{growth / 1024:+.1f} MiB", growth < 5120
    )


def difficulty(bench: Bench) -> None:
    """What it takes to measure how difficult deals are."""
    report = bench.report
    report.title(f"Difficulty of deals of {TURTLE.name}: 200 random and 200 greedy plays each")
    found = _result(workload("difficulty", TURTLE, bench.rounds(150)))
    report.table(
        ["what", "median", "mean", "most"],
        [
            [what, ms(statistics.median(taken)), ms(statistics.mean(taken)), ms(max(taken))]
            for what, taken in found.items()
        ],
    )
    report.data["difficulty_s"] = {what: statistics.mean(taken) for what, taken in found.items()}


def survey(bench: Bench) -> None:
    """Random turtle deals decided, in one process and in as many as there are processors."""
    report = bench.report
    deals = bench.rounds(60_000)
    report.title(f"A survey of {deals:,} random deals of {TURTLE.name}")
    seconds = {jobs: _result(workload("survey", TURTLE, deals, jobs)) for jobs in (1, 2)}
    taken = {jobs: statistics.median(found["survey"]) for jobs, found in seconds.items()}
    report.table(
        ["processes", "seconds", "deals a second", "speed-up"],
        [
            [str(jobs), f"{each:.2f}", f"{deals / each:,.0f}", f"{taken[1] / each:.2f}"]
            for jobs, each in taken.items()
        ],
    )
    shown = seconds[1]["shown"]
    report.say(f"\n  {shown}")
    report.data["survey"] = {"deals": deals, "seconds": taken, "found": shown}
    faster = taken[1] / taken[2]
    report.goal("a survey on two processors: 1.7 times as fast", f"{faster:.2f}", faster >= 1.7)


def corpus(bench: Bench) -> None:
    """The museum as it is: three formats, thousands of files, a JSON report."""
    report = bench.report
    names = {f"{OURS} --format json": (), f"{OURS} --format json -j 1": ("-j", "1")}
    museum = bench.museum
    count = sum(1 for _ in museum.iterdir())
    report.title(f"The whole museum, {count:,} files in three formats")
    found = in_turns(
        {name: validate("--format", "json", *more, museum) for name, more in names.items()},
        bench.rounds(3),
    )
    report.table(
        ["", "median", "best", "cpu", "a file"],
        [
            [name, ms(one.median), ms(one.best), ms(one.cpu), ms(one.median / count)]
            for name, one in found.items()
        ],
    )
    report.data["corpus"] = _as_json(found)


def memory(bench: Bench) -> None:
    """The most memory that a process of each program takes."""
    report = bench.report
    report.title("Peak memory of the largest process")
    commands = {
        f"{THEIRS}, one file": check_schema([TURTLE]),
        f"{OURS}, one file": validate(TURTLE),
        f"graph of {SIZES[-1]:,} tiles": workload("graph", SIZES[-1], 1),
        f"deal of {SIZES[-1]:,} tiles": workload("deal", SIZES[-1], 1),
    }
    try:
        files, museum = bench.native, bench.museum
        commands |= {
            f"{THEIRS}, {len(files):,} files": check_schema(files),
            f"{OURS}, {len(files):,} files": validate(files[0].parent),
            f"{OURS_ONE}, {len(files):,} files": validate("-j", "1", files[0].parent),
            f"{OURS}, whole museum": validate("--format", "json", museum),
        }
    except Missing as reason:
        report.say(f"  the museum is left out: {reason}")
    peaks = {name: run(command).memory for name, command in commands.items()}
    report.table(["", "peak"], [[name, mib(peak)] for name, peak in peaks.items()])
    report.data["peak_kib"] = peaks


def _times(bench: Bench, tiles: int) -> int:
    """How often to do something with that many tiles: all sizes for about as long."""
    return bench.rounds(max(5, min(500, 300_000 // tiles)))


def _result(command: list[str | Path]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run(command).output)
    return found


def _as_json(found: dict[str, Spread]) -> dict[str, object]:
    return {name: spread.as_json() for name, spread in found.items()}


SECTIONS: dict[str, Callable[[Bench], None]] = {
    "versus": versus,
    "cold": cold,
    "graph": graph,
    "deal": deal,
    "batch": batch,
    "difficulty": difficulty,
    "solve": solve,
    "survey": survey,
    "editor": editor,
    "library": library,
    "games": games,
    "play": play,
    "race": race,
    "corpus": corpus,
    "memory": memory,
}
"""Each section by its name, in the order in which they run."""
