"""What a round costs: ``python race_work.py {whole|live} ...`` prints a JSON object."""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

import mjs_layouts
from mjs.play.players import NAMES
from mjs.play.race import Race
from mjs.play.rounds import new_race
from mjs.play.seats import Entrant

EVERY = 0.1
"""Seconds from one call to the next, as the window makes them."""


def a_race(skill: int, seed: int, now: Callable[[], float], layout: str = "citadel") -> Race:
    """A round of 20 computer players that is about to start."""
    entrants = [Entrant(name, skill or 1 + n % 10) for n, name in enumerate(NAMES[:20])]
    race = new_race(entrants, [mjs_layouts.load(layout)], seed=seed, now=now)
    race.begin(0)
    return race


def step(race: Race) -> float:
    """What the window asks ten times a second; the seconds that it takes."""
    began = time.perf_counter()
    race.advance()
    race.view(0)
    return time.perf_counter() - began


def whole(skill: str, rounds: str) -> dict[str, Any]:
    """Rounds to their end on a clock that is put forward, called as often as in real time."""
    shares, calls = [], []
    for seed in range(int(rounds)):
        clock = [0.0]
        race = a_race(int(skill), seed, lambda clock=clock: clock[0])
        began = time.process_time()
        while not race.is_over:
            clock[0] += EVERY
            calls.append(step(race))
        shares.append((time.process_time() - began) / clock[0])
    return {"share": statistics.fmean(shares), "call_median": statistics.median(calls),
            "call_most": max(calls)}  # fmt: skip


def live(skill: str, seconds: str) -> dict[str, Any]:
    """The start of a round at real speed."""
    race = a_race(int(skill), 1, time.monotonic)
    began, worked = time.monotonic(), time.process_time()
    while time.monotonic() - began < float(seconds):
        step(race)
        time.sleep(EVERY)
    passed = time.monotonic() - began
    return {"share": (time.process_time() - worked) / passed, "seconds": passed}


def main(arguments: Sequence[str]) -> None:
    """Do one of them."""
    work = {"whole": whole, "live": live}[arguments[0]]
    print(json.dumps(work(*arguments[1:])))


if __name__ == "__main__":
    main(sys.argv[1:])
