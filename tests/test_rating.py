"""How difficult layouts are, over many deals."""

from __future__ import annotations

import math
import statistics
from itertools import permutations

import pytest

from by_hand import hand
from exhaustive import can_be_cleared
from mjs._kernel.rng import SplitMix64
from mjs.dealing import deals, random_faces
from mjs.errors import DealError, LayoutError, MjsError
from mjs.layout import Layout
from mjs.measuring import difficulty
from mjs.rating import LayoutDifficulty, Share, Spread, layout_difficulty
from mjs_layouts import load

ROW = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)])


@pytest.fixture(scope="module")
def doorstep() -> LayoutDifficulty:
    return layout_difficulty(load("doorstep"), deals=60, plays=50, seed=4)


# Figures ---------------------------------------------------------------------------------------


def test_shares_have_wilson_s_interval() -> None:
    # Worked out by hand from the formula; z = 1.96.
    low, high = Share(30, 1_000).interval
    assert (round(low, 4), round(high, 4)) == (0.0211, 0.0425)
    assert Share(0, 10).interval[0] == 0
    assert Share(10, 10).interval[1] == 1
    assert Share(0, 0).interval == (0, 1)
    # The interval holds whichever way undecided deals would turn out, as in a survey.
    assert Share(30, 90, undecided=10).interval == (
        Share(30, 100).interval[0],
        Share(40, 100).interval[1],
    )
    assert (Share(1, 4).value, Share(0, 0).value) == (0.25, 0)


def test_spreads_are_those_of_statistics() -> None:
    values = [0.5, 0.25, 0.9, 0.1]
    spread = Spread.of(values)
    assert spread is not None
    assert spread.mean == pytest.approx(statistics.mean(values))
    assert spread.deviation == pytest.approx(statistics.stdev(values))
    assert (spread.lowest, spread.highest) == (0.1, 0.9)
    assert Spread.of([2]) == Spread(2, 0, 2, 2)
    assert Spread.of([]) is None


# By hand ---------------------------------------------------------------------------------------


def test_which_tiles_hold_others_longest() -> None:
    # Three lie one on the other, and three apart.
    layout = Layout.from_tiles([*((0, 0, z) for z in range(3)), *((4 * x, 4, 0) for x in range(3))])
    found = layout_difficulty(layout, deals=30, plays=30)
    held = {one.tile: one.held for one in found.tiles}
    assert held == dict.fromkeys(layout.tiles, 0) | {(0, 0, 1): 1, (0, 0, 2): 2}
    step = {one.tile: one.step for one in found.tiles}
    assert (step[0, 0, 2], step[0, 0, 1], step[0, 0, 0]) == (1, 2, 3)
    assert [one.tile for one in found.holds_longest] == [(0, 0, 1), (0, 0, 2)]


def test_a_layout_where_nothing_can_go_wrong() -> None:
    found = layout_difficulty(Layout.from_tiles([(4 * x, 0, 0) for x in range(8)]), deals=5)
    for sample in (found.random, found.proof):
        assert (sample.solvable, sample.unsolvable, sample.undecided) == (5, 0, 0)
        assert sample.score == Spread(0, 0, 0, 0)
        assert sample.random_share == sample.greedy_share == sample.safe_share == Spread(1, 0, 1, 1)
    assert found.holds_longest == ()
    assert found.won == 2 * 5 * 200


def test_the_share_of_deals_that_can_t_be_cleared_is_the_true_one() -> None:
    # A block in which only some ways of dealing two groups of four can be cleared.
    layout = Layout.from_tiles([(2 * x, 0, z) for x in range(4) for z in range(2)])
    board = hand(layout.tiles)
    ways = set(permutations([0] * 4 + [1] * 4))
    share = sum(not can_be_cleared(board, way) for way in ways) / len(ways)
    assert 0.1 < share < 0.9
    found = layout_difficulty(layout, deals=3_000, plays=1, seed=5, bonus=False)
    deviation = math.sqrt(share * (1 - share) / 3_000)
    assert abs(found.unsolvable_share.value - share) < 4 * deviation
    low, high = found.unsolvable_share.interval
    assert high - low == pytest.approx(2 * 1.96 * deviation, rel=0.1)
    assert (found.proof.unsolvable, found.proof.solvable) == (0, 3_000)


# Of real layouts -------------------------------------------------------------------------------


def test_a_rating_is_made_of_the_measures_of_its_deals(doorstep: LayoutDifficulty) -> None:
    sample = doorstep.random
    assert sample.solvable + sample.unsolvable + sample.undecided == 60
    assert doorstep.proof.solvable == 60
    assert sample.unsolvable > 0
    assert sample.score is not None
    assert doorstep.proof.score is not None
    # Proof deals are easier: their orders are open ones.
    assert doorstep.proof.score.mean < sample.score.mean
    assert sample.score.highest == 1
    assert doorstep.proof.forced is not None
    assert doorstep.proof.narrowest is not None
    assert doorstep.proof.narrowest.lowest >= 1
    steps = [one.step for one in doorstep.tiles]
    assert all(step is not None and 1 <= step <= 17 for step in steps)
    # Two tiles go in each of 17 steps.
    assert sum(step or 0 for step in steps) == pytest.approx(17 * 18)


def test_the_same_seed_gives_the_same_and_another_does_not(doorstep: LayoutDifficulty) -> None:
    layout = load("doorstep")
    assert layout_difficulty(layout, deals=60, plays=50, seed=4) == doorstep
    other = layout_difficulty(layout, deals=60, plays=50, seed=5)
    assert other.random.score != doorstep.random.score


def test_a_single_deal_is_rated_as_it_is_measured() -> None:
    layout = load("doorstep")
    found = layout_difficulty(layout, deals=1, seed=8, plays=60)
    seed = SplitMix64(8).next64()
    one = difficulty(layout, random_faces(layout, seed), seed=seed, plays=60)
    assert found.random.score == Spread(one.score, 0, one.score, one.score)
    (made,) = deals(layout, [seed])
    proof = difficulty(layout, made.faces, order=made.order, seed=seed, plays=60)
    assert found.proof.score == Spread(proof.score, 0, proof.score, proof.score)
    assert found.won == one.random_wins + proof.random_wins


def test_progress_is_told_and_can_give_up() -> None:
    told: list[int] = []
    layout_difficulty(ROW, deals=3, plays=1, progress=told.append)
    assert told == [1, 2, 3, 4, 5, 6]

    def enough(done: int) -> None:
        raise MjsError(f"enough after {done}")

    with pytest.raises(MjsError, match="enough after 1"):
        layout_difficulty(ROW, deals=3, plays=1, progress=enough)


def test_what_can_t_be_rated() -> None:
    with pytest.raises(DealError, match=r"^no tiles"):
        layout_difficulty(Layout())
    with pytest.raises(DealError, match=r"^deals are a whole number from 1 to 1,000,000, not 0$"):
        layout_difficulty(ROW, deals=0)
    with pytest.raises(DealError, match=r"^a seed is"):
        layout_difficulty(ROW, seed=-1)
    with pytest.raises(DealError, match=r"^plays are"):
        layout_difficulty(ROW, plays=0)
    with pytest.raises(LayoutError, match="overlap"):
        layout_difficulty(Layout.from_tiles([(0, 0, 0), (1, 1, 0)]))
    with pytest.raises(DealError, match="no deal can be cleared"):
        layout_difficulty(Layout.from_tiles([(0, 0, 0), (0, 0, 1)]))
