"""The sections of the benchmark that are about solving."""

from __future__ import annotations

import json
import statistics
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from programs import ROOT, TURTLE, Missing, run, workload
from report import ms

if TYPE_CHECKING:
    from sections import Bench

__all__ = ["solve"]

# Found by deciding 40 random deals of each of 738 layouts; the slowest, one of each kind.
HARD = (
    "kmahjongg__maze",
    "kmahjongg__pyramid",
    "mykyodai__revised_sun",
    "kmahjongg__triangle",
    "mykyodai__lost_in_the_layout",
    "ogs_mahjong__up_down_2",
    "mykyodai__moraff_based_3",
    "mykyodai__abstract_2",
    "kmahjongg__checkered",
    "phantagia__eplayouts__eporacle01__winter_2",
)
EFFORT = 20_000_000
"""Steps after which a deal counts as undecided: about a third of a second."""

BUDGET_MS, ALLOWED_MS = 50, 60


def solve(bench: Bench) -> None:
    """Random deals decided, on the turtle, on hard layouts and on large ones; budgets kept."""
    report = bench.report
    deals, hard_deals = (2_000, 20) if bench.quick else (20_000, 200)
    report.title("Random deals decided, processor time of one core, shuffling included")
    found = {"turtle": _result("random-deals", TURTLE, deals, EFFORT)}
    try:
        found |= {
            name: _result("random-deals", bench.museum / f"{name}.mah", hard_deals, EFFORT)
            for name in HARD
        }
    except Missing as reason:
        report.say(f"  hard layouts are left out: {reason}")
    report.table(
        ["layout", "tiles", "deals", "mean", "p99", "max", "unsolvable", "undecided"],
        [
            [
                name,
                str(one["tiles"]),
                f"{len(one['seconds']):,}",
                ms(statistics.fmean(one["seconds"])),
                ms(_percentile(one["seconds"], 99)),
                ms(max(one["seconds"])),
                f"{100 * one.get('unsolvable', 0) / len(one['seconds']):.2f} %",
                str(one.get("undecided", 0)),
            ]
            for name, one in found.items()
        ],
    )
    report.data["solve_s"] = {
        name: one | {"seconds": [round(value, 6) for value in one["seconds"]]}
        for name, one in found.items()
    }
    turtle = found.pop("turtle")["seconds"]
    mean = statistics.fmean(turtle)
    report.goal(
        f"{deals:,} random turtle deals decided in 0.5 ms each, none over 100 ms",
        f"{ms(mean)} each, at most {ms(max(turtle))}",
        mean <= 0.0005 and max(turtle) <= 0.1,
    )
    if found:
        slowest = max(statistics.fmean(one["seconds"]) for one in found.values())
        worst = max(max(one["seconds"]) for one in found.values())
        report.goal(
            "the same for ten hard layouts",
            f"up to {ms(slowest)} each, at most {ms(worst)}",
            slowest <= 0.0005 and worst <= 0.1,
        )
    _large(bench)
    _budgets(bench)


def _large(bench: Bench) -> None:
    report, deals = bench.report, 5 if bench.quick else 30
    found = _result("large-boards", ROOT / "layouts" / "walled-city.json", deals)
    report.say("\n  mjs.solve on large boards, wall time; certificates made and checked:")
    report.table(
        ["board", "tiles", "solve, mean", "max", "certificate, mean", "solvable", "undecided"],
        [
            [
                name,
                f"{one['tiles']:,}",
                ms(statistics.fmean(one["solve"])),
                ms(max(one["solve"])),
                ms(statistics.fmean(one["prove"])),
                f"{one['solvable']} of {deals}",
                str(one["undecided"]),
            ]
            for name, one in found.items()
        ],
    )
    report.data["large_boards"] = found


def _budgets(bench: Bench) -> None:
    report, questions = bench.report, 10 if bench.quick else 50
    seconds = _result("budgets", questions, BUDGET_MS)["seconds"]
    report.say(
        f"\n  {len(seconds)} questions too hard for {BUDGET_MS} ms: answered after "
        f"{ms(statistics.median(seconds))}, at most {ms(max(seconds))}"
    )
    report.data["budget_s"] = seconds
    report.goal(
        f"asked for {BUDGET_MS} ms, an answer within {ALLOWED_MS}",
        f"at most {ms(max(seconds))}",
        max(seconds) <= ALLOWED_MS / 1000,
    )


def _percentile(values: Sequence[float], percent: int) -> float:
    return statistics.quantiles(values, n=100, method="inclusive")[percent - 1]


def _result(*arguments: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run(workload(*arguments)).output)
    return found
