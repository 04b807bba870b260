"""The kernel's files are Python as well: uncompiled they must do exactly the same."""

from __future__ import annotations

import doctest
import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from mjs._kernel import is_compiled

MODULES = (
    "plain",
    "rng",
    "shape",
    "pairing",
    "closing",
    "attempts",
    "clauses",
    "learning",
    "search",
    "position",
    "replay",
    "dealer",
    "playing",
)

# Deals, verdicts, solutions, certificates and counts of many seeds, as one digest.
STORY = """
import hashlib, json
from dataclasses import asdict
from mjs._kernel import is_compiled
from mjs._kernel.rng import SplitMix64
from mjs._kernel.search import Search
from mjs._kernel.shape import Peeler, Shape
from mjs.geometry import blocking_graph
import mjs, mjs_layouts

told = []
for name, sizes in (("turtle", [4] * 36), ("terraces", [2] * 17 + [4] * 10 + [8, 6, 6]),
                    ("doorstep", [8, 6, 4, 4, 4, 4, 2, 2])):
    graph = blocking_graph(mjs_layouts.load(name))
    shape = Shape(graph.below.lists, graph.left.lists, graph.right.lists)
    chance = SplitMix64(7)
    told.append(Peeler(shape).peel(chance, 5))
    groups = [group for group, size in enumerate(sizes) for _ in range(size)]
    search = Search(shape, groups, logging=True)
    for _ in range(6):
        search.shuffle(chance)
        answer = search.run(300_000)
        proof = search.solution() if answer == 1 else list(map(list, search.learning()))
        told.append([answer, proof])
        told.append([search.groups_dealt(), search.work, search.plays, search.conflicts])
told.append([chance.below(bound) for bound in (1, 2, 3, 1000, 2**32 + 1, 2**64 - 1)])
told.append(mjs.deal(mjs_layouts.load("lotus"), seed=3).faces)
board = mjs_layouts.load("doorstep")
told += [[made.faces, made.order] for made in mjs.deals(board, [0, 5, 2**64 - 1], bonus=False)]
(table,) = mjs.deal_tables(board, range(7, 12))
told += [table.faces.tolist(), table.order.tolist(), table.seeds.tolist()]
# From a search, since peelings get stuck here; and one of a wanted difficulty.
pile = [(4 * n, 0, z) for n, high in enumerate((12, 10, 1, 1)) for z in range(high)]
told += [made.order for made in mjs.deals(mjs.Layout.from_tiles(pile), 4)]
told.append(mjs.deal(board, 1, difficulty="medium").seed)
told.append(mjs.random_faces(board, 4))
found = mjs.difficulty(board, mjs.random_faces(board, 4), plays=30)
told += [asdict(found), found.score]
rated = mjs.layout_difficulty(board, deals=8, plays=20, seed=9)
told += [asdict(rated), rated.unsolvable_share.interval, [one.tile for one in rated.holds_longest]]
print(is_compiled(), hashlib.sha256(json.dumps(told).encode()).hexdigest())
"""


@pytest.fixture(scope="module")
def plain_sources(tmp_path_factory: pytest.TempPathFactory, root: Path) -> Path:
    """A copy of the engine without anything compiled."""
    folder = tmp_path_factory.mktemp("plain")
    shutil.copytree(
        root / "core" / "mjs",
        folder / "mjs",
        ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"),
    )
    return folder


def _story(path: Path | None) -> list[str]:
    environment = dict(os.environ)
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    done = subprocess.run(
        [sys.executable, "-c", STORY], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.split()


@pytest.mark.skipif(not is_compiled(), reason="the kernel is not compiled here")
def test_compiled_and_uncompiled_runs_are_the_same(plain_sources: Path) -> None:
    compiled, digest = _story(None)
    plain, same = _story(plain_sources)
    assert (compiled, plain) == ("True", "False")
    assert digest == same


def test_the_examples_in_the_kernel_hold_uncompiled(plain_sources: Path) -> None:
    script = (
        "import doctest, importlib\n"
        f"for name in {MODULES!r}:\n"
        "    module = importlib.import_module('mjs._kernel.' + name)\n"
        "    assert module.__file__.endswith('.py')\n"
        "    print(name, *doctest.testmod(module))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | {"PYTHONPATH": str(plain_sources)},
        capture_output=True,
        text=True,
        check=True,
    )
    failed = {line.split()[0]: int(line.split()[1]) for line in done.stdout.splitlines()}
    assert failed == dict.fromkeys(MODULES, 0)


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_in_the_kernel_hold_as_installed(name: str) -> None:
    assert doctest.testmod(importlib.import_module(f"mjs._kernel.{name}")).failed == 0
