"""Pieces of work for the solver, timed in processor time, deal by deal."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import mjs
from mjs._kernel.rng import SplitMix64
from mjs._kernel.search import PAUSED, SOLVED, UNSOLVABLE, Search
from mjs.certificate import check
from mjs.solving import shape_of

__all__ = ["SOLVER_WORKLOADS"]

_NAMES = {SOLVED: "solvable", UNSOLVABLE: "unsolvable", PAUSED: "undecided"}


def random_deals(path: str, deals: str, effort: str) -> dict[str, Any]:
    """Decide random deals of a layout in groups of four, shuffling included."""
    layout = mjs.read(path)
    search = Search(shape_of(mjs.blocking_graph(layout)), _groups(len(layout), 4))
    chance, answers, seconds = SplitMix64(1), Counter[str](), []
    clock = time.process_time
    for _ in range(int(deals)):
        began = clock()
        search.shuffle(chance)
        answers[_NAMES.get(search.run(int(effort)), "undecided")] += 1
        seconds.append(clock() - began)
    return {"seconds": seconds, "tiles": len(layout), **answers}


def large_boards(path: str, deals: str) -> dict[str, Any]:
    """`mjs.solve` on large boards, wall time, and the certificates of the answers."""
    flat = ((3 * (n % 50) + z % 2, 2 * (n // 50), z) for z in range(2) for n in range(500))
    # Every second layer half a tile off: hardly any deal can be cleared.
    block = ((2 * (n % 16) + z % 2, 2 * (n // 16) + z % 2, z) for z in range(4) for n in range(250))
    boards = {
        "walled city": mjs.read(path),
        "two flat layers": mjs.Layout.from_tiles(flat),
        "block in four layers": mjs.Layout.from_tiles(block),
    }
    found: dict[str, Any] = {}
    for name, layout in boards.items():
        mjs.blocking_graph(layout)
        chance, answers = SplitMix64(1), Counter[str]()
        solving, proving = [], []
        for _ in range(int(deals)):
            faces = _groups(len(layout), 4)
            chance.shuffle(faces)
            began = time.perf_counter()
            verdict = mjs.solve(layout, faces, budget=10)
            solving.append(time.perf_counter() - began)
            answers["undecided" if verdict.solvable is None else str(verdict.solvable)] += 1
            if verdict.certificate is not None:
                check(verdict.certificate)
                proving.append(time.perf_counter() - began - solving[-1])
        found[name] = {
            "tiles": len(layout),
            "solve": solving,
            "prove": proving,
            "solvable": answers["True"],
            "unsolvable": answers["False"],
            "undecided": answers["undecided"],
        }
    return found


def budgets(questions: str, milliseconds: str) -> dict[str, Any]:
    """How long `mjs.solve` takes over questions that are too hard for their budget."""
    block = ((2 * (n % 8) + z % 2, 2 * (n // 8) + z % 2, z) for z in range(4) for n in range(60))
    layout = mjs.Layout.from_tiles(block)
    mjs.blocking_graph(layout)
    chance, seconds, undecided = SplitMix64(2), [], 0
    for _ in range(1000 * int(questions)):
        faces = _groups(len(layout), 8)
        chance.shuffle(faces)
        began = time.perf_counter()
        verdict = mjs.solve(layout, faces, budget=int(milliseconds) / 1000)
        taken = time.perf_counter() - began
        if verdict.solvable is None:
            undecided += 1
            seconds.append(taken)
        if undecided == int(questions):
            break
    return {"seconds": seconds}


def _groups(tiles: int, size: int) -> list[int]:
    """Groups of one size, and a smaller one of what is left."""
    return [tile // size for tile in range(tiles)]


SOLVER_WORKLOADS: dict[str, Callable[..., dict[str, Any]]] = {
    "budgets": budgets,
    "large-boards": large_boards,
    "random-deals": random_deals,
}
