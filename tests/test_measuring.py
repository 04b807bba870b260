"""How difficult deals are: by hand where hands can count, by trying everything where they can't."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise

import pytest

from by_hand import hand
from engine_samples import BLOCK, random_board
from exhaustive import can_be_cleared, random_groups, random_sizes
from mjs.dealing import deal, random_faces
from mjs.errors import Cancelled, DealError, LayoutError, ProofError
from mjs.layout import Layout
from mjs.measuring import BANDS, Difficulty, difficulty, measured
from mjs_layouts import load
from slow_models import legal_pairs

ROW = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)])


def apart(count: int) -> Layout:
    return Layout.from_tiles([(4 * x, 0, 0) for x in range(count)])


# By hand ---------------------------------------------------------------------------------------


def test_a_row_with_one_line_of_play() -> None:
    assert difficulty(ROW, "abba", plays=10) == Difficulty(
        solvable=True,
        plays=10,
        random_wins=10,
        greedy_wins=10,
        first_moves=1,
        safe=1,
        unsafe=0,
        undecided=0,
        forced_in_play=1.0,
        steps=1,  # then both tiles left are free
        forced=1,
        narrowest=1,
        narrowest_step=1,
        step_sums=(10, 20, 20, 10),
    )


def test_a_board_on_which_everything_is_free() -> None:
    found = difficulty(apart(6), "aabbcc", plays=50)
    assert (found.random_wins, found.greedy_wins, found.score) == (50, 50, 0.0)
    assert (found.first_moves, found.safe, found.unsafe, found.undecided) == (3, 3, 0, 0)
    assert (found.steps, found.forced, found.narrowest, found.narrowest_step) == (1, 0, 3, 1)
    assert found.forced_in_play == 0
    # All fifteen pairs of six alike.
    alike = difficulty(apart(6), "aaaaaa", plays=50)
    assert (alike.first_moves, alike.safe, alike.score, alike.narrowest) == (15, 15, 0.0, 15)


def test_a_board_of_two_tiles_has_no_forced_move() -> None:
    found = difficulty(apart(2), "aa", plays=5)
    assert (found.steps, found.forced, found.narrowest) == (1, 0, 1)
    assert found.forced_in_play == 0


def test_a_row_without_any_move() -> None:
    found = difficulty(ROW, "aabb", plays=10)
    assert (found.solvable, found.score, found.first_moves) == (False, 1.0, 0)
    assert (found.random_share, found.greedy_share, found.safe_share) == (0.0, 0.0, 0.0)
    assert (found.steps, found.forced, found.narrowest, found.narrowest_step) == (0, 0, 0, 0)


def test_a_board_with_one_wrong_first_move() -> None:
    # Four alike: two lie one on the other, two alone. These two must not go together.
    layout = Layout.from_tiles([(0, 0, 0), (0, 0, 1), (4, 0, 0), (8, 0, 0)])
    found = difficulty(layout, "aaaa", plays=20_000)
    assert (found.first_moves, found.safe, found.unsafe, found.safe_share) == (3, 2, 1, 2 / 3)
    # Five standard deviations of the share are 0.017. Greedy play uncovers the lower tile.
    assert abs(found.random_share - 2 / 3) < 0.017
    assert found.greedy_share == 1
    assert found.score == 1 - (2 * found.random_share + 2 + 2 / 3) / 5
    assert (found.steps, found.forced, found.narrowest, found.narrowest_step) == (1, 0, 3, 1)
    assert found.forced_in_play == 0


def test_a_narrow_point_later_on() -> None:
    # A row that is taken from its ends, and two tiles aside.
    row = Layout.from_tiles([*((2 * x, 0, 0) for x in range(6)), (0, 4, 0), (4, 4, 0)])
    found = difficulty(row, "abccbadd", order=[(0, 5), (6, 7), (1, 4), (2, 3)], plays=2_000)
    # Two pairs in each of the first two steps; then b alone; then both c are free.
    assert (found.steps, found.forced, found.narrowest, found.narrowest_step) == (3, 1, 1, 3)
    # d first, half of all plays: a and b are forced; d second, a quarter: b is; else none.
    assert abs(found.forced_in_play - 1.25) < 0.1
    late = difficulty(row, "abccbadd", order=[(0, 5), (1, 4), (2, 3), (6, 7)])
    assert (late.steps, late.forced, late.narrowest, late.narrowest_step) == (2, 0, 2, 1)
    assert (found.safe, found.score) == (2, 0.0)


# By trying everything --------------------------------------------------------------------------


def test_first_moves_are_safe_as_trying_everything_says() -> None:
    rng, safe, unsafe = random.Random(3), 0, 0
    for number in range(200):
        layout = Layout.from_tiles(random_board(rng, 2 * rng.randint(1, 7)))
        groups = random_groups(rng, random_sizes(rng, len(layout)))
        board = hand(layout.tiles)
        moves = legal_pairs(board, groups, board.everything())
        can = sum(can_be_cleared(board, groups, pair) for pair in moves)
        found = difficulty(layout, groups, seed=number, plays=3)
        assert found.solvable is can_be_cleared(board, groups)
        assert (found.first_moves, found.safe, found.undecided) == (len(moves), can, 0)
        assert found.unsafe == len(moves) - can
        safe, unsafe = safe + found.safe, unsafe + found.unsafe
    assert safe > 200
    assert unsafe > 50


def test_what_the_effort_was_not_enough_for_is_undecided() -> None:
    turtle = load("turtle")
    tries = (difficulty(turtle, random_faces(turtle, n), plays=1, effort=1) for n in range(50))
    found = next(found for found in tries if found.solvable is None)
    assert (found.solvable, found.safe, found.unsafe) == (None, 0, 0)
    assert found.first_moves == found.undecided > 0
    assert 0 <= found.score <= 1
    # With an order at hand it is known that it can be won, and which of its pairs can go first.
    made = deal(BLOCK, 5)
    known = measured(BLOCK, made.faces, made.order, plays=1, effort=1)
    assert known.solvable is True
    assert known.safe > 0
    assert known.undecided > 0
    assert known.unsafe == 0


# Of real boards --------------------------------------------------------------------------------


def test_a_deal_of_a_full_board() -> None:
    made = deal(BLOCK, 3)
    found = difficulty(BLOCK, made.faces, order=made.order)
    assert found == measured(BLOCK, made.faces, made.order)
    assert found == difficulty(BLOCK, made.faces, order=list(made.order), seed=0, plays=200)
    assert found != difficulty(BLOCK, made.faces, order=made.order, seed=1)
    assert found.solvable is True
    assert found.undecided == 0
    assert 0 < found.score < 1
    assert found.score == pytest.approx(
        1 - 0.4 * found.random_share - 0.4 * found.greedy_share - 0.2 * found.safe_share
    )
    assert 1 <= found.narrowest_step <= found.steps <= 72
    assert 0 <= found.forced <= found.steps
    assert len(found.step_sums) == 144
    if found.random_wins:
        # Two tiles go in each of 72 steps.
        assert sum(found.step_sums) == found.random_wins * 72 * 73


def test_an_order_is_looked_for_where_none_is_given() -> None:
    made = deal(BLOCK, 3)
    found = difficulty(BLOCK, made.faces)
    known = difficulty(BLOCK, made.faces, order=made.order)
    assert found.steps > 0
    same = dict.fromkeys(("steps", "forced", "narrowest", "narrowest_step"), 0)
    assert replace(found, **same) == replace(known, **same)


def test_bands_cover_all_scores_without_gaps() -> None:
    (first, *_, last) = bands = list(BANDS.values())
    assert (first[0], last[1]) == (0, 1)
    assert all(one[1] == other[0] for one, other in pairwise(bands))


# What can't be measured ------------------------------------------------------------------------


def test_what_can_t_be_measured() -> None:
    with pytest.raises(DealError, match=r"^3 faces for 4 tiles$"):
        difficulty(ROW, "abb")
    with pytest.raises(DealError, match=r"^an odd number of tiles is left of a, b$"):
        difficulty(ROW, "abbb")
    with pytest.raises(LayoutError, match="overlap"):
        difficulty(Layout.from_tiles([(0, 0, 0), (1, 1, 0)]), "aa")
    with pytest.raises(ProofError, match=r"^pair 1: tile \(2, 0, 0\) is closed in"):
        difficulty(ROW, "abba", order=[(1, 2), (0, 3)])
    with pytest.raises(ProofError, match=r"^pair 1: there is no tile number 9$"):
        difficulty(ROW, "abba", order=[(0, 9), (1, 2)])
    for plays in (0, -1, 1.5, True, 10**7):
        with pytest.raises(DealError, match=r"^plays are a whole number from 1 to 1,000,000, not"):
            difficulty(ROW, "abba", plays=plays)  # type: ignore[arg-type]
    for seed in (-1, 2**64, "1"):
        with pytest.raises(DealError, match=r"^a seed is a whole number from 0 to 18,446,"):
            difficulty(ROW, "abba", seed=seed)  # type: ignore[arg-type]


# Given up --------------------------------------------------------------------------------------


class Asked:
    """Says "stop" at one of the times it is asked, if at all."""

    def __init__(self, stop_at: int = 0) -> None:
        self.stop_at, self.times = stop_at, 0

    def __call__(self) -> bool:
        self.times += 1
        return self.times == self.stop_at


@pytest.mark.parametrize("stop_at", [1, 2, 6])
def test_measuring_can_be_cancelled(stop_at: int) -> None:
    cancel = Asked(stop_at)
    with pytest.raises(Cancelled, match=r"^it was cancelled$"):
        difficulty(BLOCK, deal(BLOCK, 3).faces, plays=100_000, cancel=cancel)
    assert cancel.times == stop_at


def test_measuring_can_be_cancelled_among_the_first_moves() -> None:
    made, asked = deal(BLOCK, 3), Asked()
    assert difficulty(BLOCK, made.faces, cancel=asked) == difficulty(BLOCK, made.faces)
    again = Asked(asked.times)
    with pytest.raises(Cancelled):
        difficulty(BLOCK, made.faces, cancel=again)
    assert again.times == asked.times


def test_large_boards_are_played_one_at_a_time_so_that_cancel_is_heard() -> None:
    many = Layout.from_tiles([(4 * x, 2 * y, 0) for x in range(40) for y in range(50)])
    made, cancel = deal(many, 1), Asked(30)
    with pytest.raises(Cancelled):
        difficulty(many, made.faces, order=made.order, plays=30, cancel=cancel)


def test_of_very_many_first_moves_a_sample_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    row = Layout.from_tiles([(3 * x, 0, 0) for x in range(20)])
    assert difficulty(row, "ab" * 10).first_moves == 90
    monkeypatch.setattr("mjs.measuring.FEWEST_FIRST_MOVES", 7)
    monkeypatch.setattr("mjs.measuring._FIRST_MOVES_TILES", 100)

    some = difficulty(row, "ab" * 10)

    assert some.first_moves == some.safe == 7
    assert difficulty(row, "ab" * 10) == some
