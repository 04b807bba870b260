"""Solving: verdicts that others reached, positions in mid-game, limits, and bad questions."""

from __future__ import annotations

import json
import pickle
import random
import threading
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import mjs
from by_hand import hand
from engine_samples import layouts, random_board
from exhaustive import can_be_cleared, random_groups, random_sizes
from mjs._kernel import is_compiled
from mjs._kernel.rng import SplitMix64
from mjs._kernel.search import PAUSED, Search
from mjs._kernel.shape import Peeler
from mjs.certificate import check
from mjs.errors import DealError, LayoutError, MjsError
from mjs.geometry import blocking_graph
from mjs.layout import Layout, Tile
from mjs.solving import Verdict, groups_of, shape_of, solve
from mjs_layouts import load

ROW = Layout.from_tiles([(2 * x, 0, 0) for x in range(6)])


def fours(layout: Layout, seed: int, size: int = 4) -> list[int]:
    """A random deal in groups of four, or of another size, and what is left over."""
    whole, rest = divmod(len(layout), size)
    return random_groups(random.Random(seed), [size] * whole + [rest] * (rest > 0))


def shifted_block(layer: int, width: int) -> Layout:
    """Four layers, every second one half a tile off both ways."""
    return Layout.from_tiles(
        (2 * (n % width) + z % 2, 2 * (n // width) + z % 2, z)
        for z in range(4)
        for n in range(layer)
    )


HARD = shifted_block(layer=60, width=8)
"""240 tiles; with groups of eight some deals are beyond every search."""
HARD_FACES = fours(HARD, seed=0, size=8)


def replays(layout: Layout, faces: Any, removed: Any, verdict: Verdict) -> bool:
    """Whether the order of a verdict clears the board, played move by move on a `Board`."""
    left = [tile for tile in range(len(layout)) if tile not in removed]
    board = mjs.Board(layout.with_tiles(layout.tiles[t] for t in left), [faces[t] for t in left])
    place = {tile: index for index, tile in enumerate(left)}
    for one, other in verdict.order:
        board.remove(place[one], place[other])
    return board.is_won


# Verdicts that others reached -------------------------------------------------------------------


@pytest.mark.slow
def test_verdicts_that_another_solver_reached(expected: Path) -> None:
    files = sorted((expected / "verdicts").glob("*.json"))
    deals = 0
    answers: dict[str, list[int]] = {}
    for file in files:
        known = json.loads(file.read_text("utf-8"))
        layout = Layout.from_tiles(map(tuple, known["tiles"]))
        # Tiles there are in another order than ours.
        index = [layout.index(tile) for tile in known["tiles"]]
        for deal in known["deals"]:
            faces = [0] * len(layout)
            for tile, group in zip(index, deal["groups"], strict=True):
                faces[tile] = group
            verdict = solve(layout, faces)
            assert verdict.solvable is deal["solvable"], (file.name, deals)
            assert verdict.certificate is not None
            assert check(verdict.certificate)
            if verdict.solvable:
                assert replays(layout, faces, (), verdict)
            answers.setdefault(file.stem, []).append(verdict.solvable)
            deals += 1
    assert deals == 700
    assert {True, False} <= {answer for found in answers.values() for answer in found}


# The rules and mid-game -------------------------------------------------------------------------


def test_case_26() -> None:
    row = ROW.with_tiles(ROW.tiles[:4])
    assert solve(row, "aabb").solvable is False
    verdict = solve(row, "abba")
    assert verdict.solvable is True
    assert verdict.order == ((0, 3), (1, 2))


def test_flowers_match_flowers() -> None:
    row = ROW.with_tiles(ROW.tiles[:4])
    faces = ["flower-plum", "dots-1", "dots-1", "flower-orchid"]
    assert solve(row, faces).order == ((0, 3), (1, 2))
    assert solve(row, ["a-plum", "dots-1", "dots-1", "a-plum"]).solvable is True


@given(st.randoms(use_true_random=False), st.integers(1, 7))
def test_any_small_board_is_what_trying_everything_finds(rng: random.Random, pairs: int) -> None:
    layout = Layout.from_tiles(random_board(rng, 2 * pairs))
    groups = random_groups(rng, random_sizes(rng, 2 * pairs))
    verdict = solve(layout, groups)
    assert verdict.solvable is can_be_cleared(hand(layout.tiles), groups)
    assert verdict.solvable is False or replays(layout, groups, (), verdict)


@given(st.randoms(use_true_random=False), st.integers(3, 8))
def test_after_any_play_a_position_is_what_trying_everything_finds(
    rng: random.Random, pairs: int
) -> None:
    layout = Layout.from_tiles(random_board(rng, 2 * pairs))
    groups = random_groups(rng, random_sizes(rng, 2 * pairs))
    board, by_hand = mjs.Board(layout, groups), hand(layout.tiles)
    removed: list[int] = []
    while True:
        verdict = solve(layout, groups, rng.choice([removed, [layout.tiles[t] for t in removed]]))
        assert verdict.solvable is can_be_cleared(by_hand, groups, removed)
        assert verdict.certificate is not None
        assert check(verdict.certificate)
        assert verdict.certificate.removed == tuple(sorted(removed))
        if verdict.solvable:
            assert replays(layout, groups, removed, verdict)
        if not board.pairs():
            break
        pair = rng.choice(board.pairs())
        board.remove(*pair)
        removed += pair


@given(st.randoms(use_true_random=False), st.integers(2, 7))
def test_a_position_that_no_play_leads_to(rng: random.Random, pairs: int) -> None:
    """Any tiles may be gone, as long as what is left of each group is even."""
    layout = Layout.from_tiles(random_board(rng, 2 * pairs))
    groups = random_groups(rng, random_sizes(rng, 2 * pairs))
    removed: list[int] = []
    for _ in range(rng.randrange(pairs)):
        left = [t for t in range(2 * pairs) if t not in removed]
        one = rng.choice(left)
        removed += [one, rng.choice([t for t in left if groups[t] == groups[one] and t != one])]
    verdict = solve(layout, groups, removed)
    assert verdict.solvable is can_be_cleared(hand(layout.tiles), groups, removed)
    assert verdict.certificate is not None
    assert check(verdict.certificate)


def test_nothing_left_is_won() -> None:
    verdict = solve(ROW, "abccba", range(6))
    assert (verdict.solvable, verdict.order) == (True, ())
    assert verdict.certificate is not None
    assert check(verdict.certificate)


@pytest.mark.parametrize("name", ["turtle", "walled-city", "lotus"])
def test_bundled_layouts_in_mid_game(name: str) -> None:
    layout = load(name)
    dealt = mjs.deal(layout, seed=5)
    removed = [tile for pair in dealt.order[: len(layout) // 6] for tile in pair]
    verdict = solve(layout, dealt.faces, removed)
    assert verdict.solvable
    assert replays(layout, dealt.faces, removed, verdict)


@pytest.mark.parametrize("size", [4, 8])
def test_1_000_tiles(size: int) -> None:
    layout = shifted_block(layer=250, width=16)
    answers = set()
    for seed in range(3):
        verdict = solve(layout, fours(layout, seed, size))
        answers.add(verdict.solvable)
        assert verdict.certificate is not None
        assert check(verdict.certificate)
    assert answers == {False}
    flat = Layout.from_tiles((6 * (n % 40), 2 * (n // 40), 0) for n in range(1000))
    assert replays(flat, fours(flat, 1, size), (), solve(flat, fours(flat, 1, size)))


# Limits -----------------------------------------------------------------------------------------


def test_effort_ends_a_search_at_the_same_step_each_time() -> None:
    found = [solve(HARD, HARD_FACES, effort=30_000) for _ in range(3)]
    assert found[0].solvable is None
    assert found[0].certificate is None
    assert found[0].order == ()
    assert found[0].reason == f"undecided after {found[0].spent:,} steps"
    assert 30_000 <= found[0].spent < 40_000
    assert {(v.solvable, v.reason, v.spent) for v in found} == {
        (None, found[0].reason, found[0].spent)
    }
    assert solve(HARD, HARD_FACES, effort=0).spent == 0


def test_a_budget_ends_a_search() -> None:
    verdict = solve(HARD, HARD_FACES, budget=0.05)
    assert verdict.solvable is None
    assert verdict.reason == f"undecided after {verdict.spent:,} steps"
    assert verdict.spent > 0
    assert solve(HARD, HARD_FACES, budget=0).solvable is None
    assert solve(ROW, "abccba", budget=60).solvable is True
    assert solve(ROW, "abccba", budget=10**400).solvable is True


def test_effort_is_enough_when_it_is_just_what_is_spent() -> None:
    layout = load("three-peaks")
    faces = fours(layout, 3)
    whole = solve(layout, faces)
    again = solve(layout, faces, effort=whole.spent + 1)
    assert (again.solvable, again.spent) == (whole.solvable, whole.spent)
    assert solve(layout, faces, effort=whole.spent // 2).solvable is None


def test_a_search_can_be_cancelled() -> None:
    asked = []

    def cancel() -> bool:
        asked.append(1)
        return len(asked) == 3

    verdict = solve(HARD, HARD_FACES, cancel=cancel)
    assert verdict.solvable is None
    assert len(asked) == 3


def test_what_cancel_raises_reaches_the_caller() -> None:
    def cancel() -> bool:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        solve(HARD, HARD_FACES, cancel=cancel)


def test_a_search_that_fills_the_memory_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mjs._kernel.search.MOST_NUMBERS", 20_000)
    verdict = solve(HARD, HARD_FACES)
    assert verdict.solvable is None
    assert verdict.reason.endswith("; what was learned would not fit in memory any more")


# Threads and processes --------------------------------------------------------------------------


def test_four_threads_at_once_find_what_each_finds_alone() -> None:
    layout = load("turtle")
    seeds = range(24 if is_compiled() else 4)
    alone = [solve(layout, fours(layout, seed)) for seed in seeds]
    found: dict[int, Verdict] = {}

    def work(first: int) -> None:
        for seed in seeds[first::4]:
            found[seed] = solve(layout, fours(layout, seed))

    threads = [threading.Thread(target=work, args=[first]) for first in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [found[seed] for seed in seeds] == alone
    assert [v.certificate for v in alone] == [found[seed].certificate for seed in seeds]


@pytest.mark.skipif(not is_compiled(), reason="Python's own code never lets go of its lock")
def test_other_threads_run_during_a_compiled_search() -> None:
    everything = range(len(HARD))
    graph = blocking_graph(HARD)
    search = Search(shape_of(graph), groups_of(HARD, HARD_FACES, everything))
    times: list[float] = []
    done = threading.Event()

    def tick() -> None:
        while not done.is_set():
            times.append(time.monotonic())
            time.sleep(0.001)

    thread = threading.Thread(target=tick)
    thread.start()
    began = time.monotonic()
    # One call: without letting go of the lock no other thread could run until it returns.
    answer = search.run(30_000_000)
    ended = time.monotonic()
    done.set()
    thread.join()
    assert answer == PAUSED
    assert sum(began < moment < ended for moment in times) >= 3


@pytest.mark.parametrize("faces", ["abccba", "aabbcc"])
def test_a_verdict_survives_pickling(faces: str) -> None:
    verdict = solve(ROW, faces)
    again = pickle.loads(pickle.dumps(verdict))  # noqa: S301
    assert again == verdict
    assert again.certificate == verdict.certificate


# Bad questions ----------------------------------------------------------------------------------

BAD: dict[str, tuple[Layout, Any, dict[str, Any], type[MjsError], str]] = {
    "no tiles": (Layout(), "", {}, DealError, "no tiles: there is nothing to clear"),
    "too few faces": (ROW, "abcc", {}, DealError, "4 faces for 6 tiles"),
    "too many faces": (ROW, "abccbaa", {}, DealError, "7 faces for 6 tiles"),
    "an odd group": (ROW, "abccbb", {}, DealError, "an odd number of tiles is left of a, b"),
    "an odd number of tiles": (
        ROW.with_tiles(ROW.tiles[:3]), "aba", {}, DealError, "an odd number of tiles is left of b"),
    "what is left of a group is odd": (
        ROW, "abccba", {"removed": [0, 1]}, DealError, "an odd number of tiles is left of b, a"),
    "a face that can't be hashed": (
        ROW, ["a", [], [], "a", "b", "b"], {}, DealError, "a face is a text, or another value"),
    "no such tile": (
        ROW, "abccba", {"removed": [0, 6]}, LayoutError, "there is no tile number 6 among 6"),
    "a tile counted from the end": (
        ROW, "abccba", {"removed": [0, -1]}, LayoutError, "there is no tile number -1 among 6"),
    "no tile at that place": (
        ROW, "abccba", {"removed": [Tile(1, 0, 0)]}, LayoutError, "no tile at"),
    "a tile twice": (
        ROW, "abccba", {"removed": [0, 0]}, DealError, r"tile \(0, 0, 0\) is removed twice"),
    "a tile twice, by number and place": (
        ROW, "abccba", {"removed": [0, (0, 0, 0)]}, DealError, "is removed twice"),
    "an odd number removed": (
        ROW, "abccba", {"removed": [0]}, DealError, "1 tiles are removed; they go in pairs"),
    "a tile by a fraction": (
        ROW, "abccba", {"removed": [0, 5.0]}, LayoutError, "number or its place, not by 5.0"),
    "a tile by a truth value": (
        ROW, "abccba", {"removed": [False, 5]}, LayoutError, "number or its place, not by F"),
    "a tile by a text": (
        ROW, "abccba", {"removed": "05"}, LayoutError, "number or its place, not by '0'"),
    "tiles that overlap": (
        Layout.from_tiles([(0, 0, 0), (1, 0, 0)]), "aa", {}, LayoutError, "overlap"),
    "a tile that stands twice": (
        Layout.from_tiles([(0, 0, 0), (0, 0, 0)]), "aa", {}, LayoutError, "overlap"),
    "a budget below zero": (ROW, "abccba", {"budget": -1}, DealError, "a number of seconds from 0"),
    "a budget that is no number": (
        ROW, "abccba", {"budget": float("nan")}, DealError, "number of seconds from 0, not nan"),
    "a budget that is a text": (ROW, "abccba", {"budget": "1"}, DealError, "budget is a number"),
    "an effort that is a fraction": (ROW, "abccba", {"effort": 1.5}, DealError, "effort is a num"),
    "an effort below zero": (ROW, "abccba", {"effort": -1}, DealError, "effort is a number"),
    "groups beyond memory": (
        Layout.from_tiles((6 * (n % 100), 2 * (n // 100), 0) for n in range(3000)),
        [0] * 3000, {}, LayoutError, "too many tiles match each other to solve the board"),
}  # fmt: skip


@pytest.mark.parametrize(("layout", "faces", "more", "kind", "message"), BAD.values(), ids=BAD)
def test_a_bad_question(
    layout: Layout, faces: Any, more: dict[str, Any], kind: type[MjsError], message: str
) -> None:
    with pytest.raises(kind, match=message):
        solve(layout, faces, **more)


def test_tiles_by_numbers_of_numpy_and_faces_of_any_kind() -> None:
    faces = (1, "x", None, None, "x", 1)
    assert solve(ROW, faces, np.array([0, 5])).order == ((1, 4), (2, 3))
    assert solve(ROW, np.array([1, 2, 3, 3, 2, 1])).solvable is True
    assert solve(ROW, faces, budget=np.float64(60), effort=10**30).solvable is True


def test_a_tile_under_more_than_can_be_counted() -> None:
    with pytest.raises(LayoutError, match="too many tiles lie on one tile to solve the board"):
        shape_of(_Tower())  # type: ignore[arg-type]


class _Tower:
    """Looks like a graph of one tile under 32,767 others."""

    class _Lists:
        def __init__(self, lists: list[list[int]]) -> None:
            self.lists = lists

    def __init__(self) -> None:
        count = 32_768
        empty: list[list[int]] = [[] for _ in range(count)]
        self.below = self._Lists([[], *([0] for _ in range(count - 1))])
        self.left = self.right = self._Lists(empty)

    def __len__(self) -> int:
        return 32_768


@given(layouts(), st.data())
def test_the_shape_of_what_is_left(layout: Layout, data: st.DataObject) -> None:
    kept = sorted(data.draw(st.sets(st.sampled_from(range(len(layout))))) if len(layout) else ())
    fresh = layout.with_tiles(layout.tiles[tile] for tile in kept)
    cut, whole = shape_of(blocking_graph(layout), kept), shape_of(blocking_graph(fresh))
    assert (cut.tiles, cut.free_count) == (whole.tiles, whole.free_count)
    assert Peeler(cut).peel(SplitMix64(3), 3) == Peeler(whole).peel(SplitMix64(3), 3)
