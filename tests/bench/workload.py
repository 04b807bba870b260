"""Pieces of work inside the engine, each timed in a process of its own.

``python workload.py NAME ARGUMENTS...`` prints a JSON object. Times are lists of seconds.
"""

from __future__ import annotations

import gc
import json
import math
import os
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

# As the commands do it, before NumPy is loaded.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from solver_work import SOLVER_WORKLOADS

import mjs

# So does mjs-validate.
gc.set_threshold(10_000)

Times = dict[str, Any]


def stack(tiles: int) -> mjs.Layout:
    """A square block of four layers, every second one shifted by half a tile both ways."""
    layer = tiles // 4
    side = math.isqrt(layer - 1) + 1
    places = (
        (2 * (number % side) + z % 2, 2 * (number // side) + z % 2, z)
        for z in range(4)
        for number in range(layer)
    )
    return mjs.Layout.from_tiles(places)


def timed(work: Callable[[Any], Any], inputs: Iterable[Any]) -> list[float]:
    """How long the work takes on each of the inputs."""
    times = []
    for one in inputs:
        began = time.perf_counter()
        work(one)
        times.append(time.perf_counter() - began)
    return times


def graph(tiles: str, times: str) -> Times:
    """Build the graph of a block of tiles, anew each time."""
    layout = stack(int(tiles))
    mjs.blocking_graph(stack(8))
    # A copy has the tiles but not the graph, which is kept with the layout it was asked for.
    copies = [replace(layout) for _ in range(int(times))]
    return {"build": timed(mjs.blocking_graph, copies)}


def deal(tiles: str, times: str) -> Times:
    """Deal a block of tiles, its graph at hand, and verify the deals."""
    layout = stack(int(tiles))
    return _deal(layout, int(times))


def layout_deal(path: str, times: str) -> Times:
    """The same for a layout from a file, and whether it can be cleared."""
    layout = mjs.read(path)
    found = _deal(layout, int(times))
    found["clearable"] = timed(mjs.clearable, [layout] * int(times))
    return found


def _deal(layout: mjs.Layout, times: int) -> Times:
    mjs.deal(layout)
    deals: list[mjs.ProofDeal] = []
    seconds = timed(lambda seed: deals.append(mjs.deal(layout, seed=seed)), range(times))
    return {"deal": seconds, "verify": timed(mjs.verify, deals)}


def batch(path: str, count: str) -> Times:
    """Deal a layout from a file many times: seconds for that many deals, in three ways."""
    layout, deals = mjs.read(path), int(count)
    ways: dict[str, Callable[[int], Iterable[Any]]] = {
        "arrays": lambda many: mjs.deal_tables(layout, many, verified=False),
        "arrays, verified": lambda many: mjs.deal_tables(layout, many),
        "deals, verified": lambda many: mjs.deals(layout, many),
    }
    found: Times = {}
    for way, make in ways.items():
        _exhaust(make(1_000))
        found[way] = timed(_exhaust, [make(deals)])[0]
    return found


def many_deals(path: str, way: str, count: str) -> Times:
    """Make so many deals and keep none, for the memory that takes."""
    layout = mjs.read(path)
    made = mjs.deal_tables if way == "arrays" else mjs.deals
    _exhaust(made(layout, int(count)))
    return {}


def _exhaust(made: Iterable[Any]) -> None:
    for _ in made:
        pass


def difficulty(path: str, count: str) -> Times:
    """Measure proof deals and random deals of a layout from a file, and a sample of both."""
    layout, deals = mjs.read(path), int(count)
    proof = list(mjs.deals(layout, deals))
    chance = [mjs.random_faces(layout, seed) for seed in range(deals)]
    return {
        "proof deal": timed(lambda d: mjs.difficulty(layout, d.faces, order=d.order), proof),
        "random deal": timed(lambda faces: mjs.difficulty(layout, faces), chance),
        "deal of a band": timed(
            lambda seed: mjs.deal(layout, seed, difficulty="hard"), range(max(2, deals // 5))
        ),
        "layout, a deal": [
            seconds / (2 * deals)
            for seconds in timed(lambda n: mjs.layout_difficulty(layout, deals=n), [deals])
        ],
    }


def write_native(museum: str, folder: str) -> Times:
    """Write the museum's layouts as native files."""
    count = 0
    for path in sorted(Path(museum).glob("*.mah")):
        mjs.write(mjs.read(path), Path(folder) / f"{path.stem}.json")
        count += 1
    return {"files": count}


def stages(folder: str, times: str) -> Times:
    """What the engine does for each native file of a folder, step by step."""
    paths = sorted(Path(folder).glob("*.json"))
    steps: dict[str, Callable[[Any], Any]] = {
        "read, schema": mjs.read,
        "graph": mjs.blocking_graph,
        "facts": mjs.facts,
        "proof deal": mjs.clearable,
        "all checks": mjs.validate,
    }
    found: Times = {step: [] for step in steps}
    for _ in range(int(times)):
        layouts = [mjs.read(path) for path in paths]
        gc.collect()
        for step, work in steps.items():
            inputs: list[Any] = paths if step in ("read, schema", "all checks") else layouts
            found[step].append(sum(timed(work, inputs)) / len(paths))
    return found


def survey(path: str, deals: str, jobs: str) -> Times:
    """Survey a layout, the start of processes included."""
    layout = mjs.read(path)
    began = time.perf_counter()
    (row,) = mjs.survey([layout], int(deals), jobs=int(jobs)).rows
    seconds = time.perf_counter() - began
    low, high = row.interval
    shown = (
        f"{row.unsolvable:,} can't be cleared: {row.unsolvable_share:.2%} "
        f"(95 % interval {low:.2%} to {high:.2%}), {row.undecided:,} undecided"
    )
    return {"survey": [seconds], "shown": shown}


WORKLOADS: dict[str, Callable[..., Times]] = {
    "batch": batch,
    "deal": deal,
    "difficulty": difficulty,
    "graph": graph,
    "layout-deal": layout_deal,
    "many-deals": many_deals,
    "stages": stages,
    "survey": survey,
    "write-native": write_native,
    **SOLVER_WORKLOADS,
}

if __name__ == "__main__":
    print(json.dumps(WORKLOADS[sys.argv[1]](*sys.argv[2:])))
