"""Plays in the kernel: by the rules, and won as often as the exact chances say."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from by_hand import Hand, hand
from engine_samples import random_board
from exhaustive import can_be_cleared, random_groups, random_sizes
from mjs._kernel.playing import GREEDY, RANDOM, Playing
from mjs._kernel.shape import Shape
from mjs.board import Board, playable_shape
from mjs.layout import Layout
from slow_models import forced_moves, is_open, legal_pairs, win_chance


def small_board(rng: random.Random, most: int = 10) -> tuple[Layout, Hand, list[int]]:
    """A random board of a few tiles with random groups."""
    places = random_board(rng, 2 * rng.randint(1, most // 2))
    layout = Layout.from_tiles(places)
    return layout, hand(layout.tiles), random_groups(rng, random_sizes(rng, len(layout)))


def agrees(count: float, chance: Fraction, tries: int) -> bool:
    """Within five standard deviations of what is expected; exactly where chance has no say."""
    return abs(count - tries * chance) <= 5 * float(tries * chance * (1 - chance)) ** 0.5


@pytest.mark.parametrize("policy", [RANDOM, GREEDY])
@pytest.mark.parametrize("seed", range(4))
def test_plays_are_won_as_often_as_they_should(policy: int, seed: int) -> None:
    rng, between = random.Random(seed), 0
    for number in range(150):
        layout, board, groups = small_board(rng, 12)
        chance = win_chance(board, groups, greedy=policy == GREEDY)
        between += bool(0 < chance < 1)
        playing = Playing(playable_shape(layout), groups, number)
        won = playing.run(policy, 2_000)
        assert agrees(won, chance, 2_000), (layout.tiles, groups, won, chance)
        assert (playing.played, playing.won) == (2_000, won)
    assert between >= (2 if policy == GREEDY else 15)


def test_forced_moves_are_as_many_as_they_should() -> None:
    rng = random.Random(8)
    for number in range(100):
        layout, board, groups = small_board(rng)
        playing = Playing(playable_shape(layout), groups, number)
        playing.run(RANDOM, 2_000)
        # At most five a play, so that is a wide margin.
        mean = float(forced_moves(board, groups))
        assert abs(playing.forced / 2_000 - mean) <= 5 * 2.5 / 2_000**0.5


def test_first_pairs_of_won_plays_are_safe() -> None:
    rng, safe, unsafe = random.Random(9), 0, 0
    for number in range(150):
        layout, board, groups = small_board(rng)
        playing = Playing(playable_shape(layout), groups, number)
        playing.run(RANDOM, 200)
        playing.run(GREEDY, 20)
        openings = playing.openings()
        assert sorted((min(a, b), max(a, b)) for a, b, _ in openings) == legal_pairs(
            board, groups, board.everything()
        )
        for one, other, won in openings:
            can = can_be_cleared(board, groups, (one, other))
            assert can or not won
            safe, unsafe = safe + won, unsafe + (not can)
    assert safe > 100
    assert unsafe > 20


def test_following_an_order_counts_the_legal_pairs_until_the_board_is_open() -> None:
    rng, seen = random.Random(10), 0
    while seen < 60:
        layout, board, groups = small_board(rng, 14)
        game, order = Board(layout, groups), []
        while pairs := game.pairs():
            order.append(rng.choice(pairs))
            game.remove(*order[-1])
        if not game.is_won:
            continue
        there, counts = board.everything(), []
        for one, other in order:
            if counts and is_open(board, there):
                break
            counts.append(len(legal_pairs(board, groups, there)))
            there &= ~(1 << one | 1 << other)
        playing = Playing(playable_shape(layout), groups, 0)
        assert playing.follow(order) == counts
        assert playing.follow(order) == counts
        seen += 1


def test_steps_of_won_plays_are_summed_up() -> None:
    # A tower of three pairs of equals: both upper tiles, both middle ones, both lower ones.
    layout = Layout.from_tiles([(x, 0, z) for x in (0, 4) for z in range(3)])
    playing = Playing(playable_shape(layout), [tile // 2 for tile in range(6)], 3)
    assert playing.run(RANDOM, 7) == 7
    assert playing.step_sums() == [21, 21, 14, 14, 7, 7]
    assert playing.forced == 14  # the lower tiles lie open


def test_plays_of_one_seed_are_the_same_and_of_others_are_not() -> None:
    layout = Layout.from_tiles([(4 * x, 0, z) for x in range(4) for z in range(4)])
    groups = [0] * 16
    shape = playable_shape(layout)

    def sums(seed: int) -> list[int]:
        playing = Playing(shape, groups, seed)
        playing.run(RANDOM, 50)
        return playing.step_sums()

    assert sums(4) == sums(4)
    assert len({tuple(sums(seed)) for seed in range(5)}) == 5


def test_a_board_without_tiles_is_won() -> None:
    playing = Playing(Shape([], [], []), [], 0)
    assert playing.run(RANDOM, 3) == 3
    assert playing.openings() == []


@pytest.mark.parametrize("groups", [[0, 0, 1, 2], [0, 0, -1, -1], [0, 0, 2, 2], [0, 0], [0] * 6])
def test_groups_that_are_none(groups: list[int]) -> None:
    apart: list[list[int]] = [[] for _ in range(4)]
    with pytest.raises(ValueError, match="the groups are not even, not numbered from 0"):
        Playing(Shape(apart, apart, apart), groups)
