"""Peelings in the kernel: the same as slow ones by hand, and evenly spread over the free pairs."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from by_hand import hand
from engine_samples import BLOCK, layouts
from mjs._kernel.position import Position
from mjs._kernel.rng import SplitMix64
from mjs._kernel.shape import Peeler, Shape
from mjs.board import playable_shape, position_of
from mjs.geometry import blocking_graph
from mjs.layout import Layout

SEEDS = st.integers(0, 2**64 - 1)

Order = list[tuple[int, int]]


def slow_peel(position: Position, rng: SplitMix64) -> Order | None:
    """Remove random pairs of free tiles until none is left; None when one free tile remains."""
    order = []
    free = position.free
    while len(free) > 1:
        first, second = rng.below(len(free)), rng.below(len(free) - 1)
        one, other = free[first], free[second + (second >= first)]
        position.remove(one)
        position.remove(other)
        order.append((one, other))
    return order if not position.remaining else None


def check(layout: Layout, seed: int) -> None:
    graph, rng, slow_rng = blocking_graph(layout), SplitMix64(seed), SplitMix64(seed)
    peeler = Peeler(playable_shape(layout))
    for _ in range(3):
        position = position_of(graph)
        assert peeler.peel(rng, 1) == slow_peel(position, slow_rng)
        assert peeler.removed_count == len(layout) - position.remaining
    assert rng.next64() == slow_rng.next64()


@given(layouts(), SEEDS)
def test_a_peeling_is_that_of_the_slow_model(layout: Layout, seed: int) -> None:
    check(layout, seed)


@pytest.mark.parametrize("seed", range(5))
def test_a_peeling_of_a_full_board_is_that_of_the_slow_model(seed: int) -> None:
    check(BLOCK, seed)


@given(layouts(), SEEDS)
def test_a_peeling_clears_the_board_or_ends_with_one_free_tile(layout: Layout, seed: int) -> None:
    board = hand(layout.tiles, layout.footprint)
    peeler = Peeler(playable_shape(layout))
    order = peeler.peel(SplitMix64(seed), 1)
    if order is None:
        assert 0 <= peeler.removed_count < len(layout)
    else:
        assert board.clears(order)


def test_stuck_peelings_are_begun_anew() -> None:
    # A tower of two beside two tiles: it has to lose its upper tile in the first step.
    layout = Layout.from_tiles([(0, 0, 0), (0, 0, 1), (4, 0, 0), (8, 0, 0)])
    peeler = Peeler(playable_shape(layout))
    alone = [peeler.peel(SplitMix64(seed), 1) for seed in range(300)]
    # Of the three first pairs one leaves the tower.
    assert 60 <= alone.count(None) <= 140
    assert all(peeler.peel(SplitMix64(seed), 50) is not None for seed in range(300))


def test_every_pair_is_equally_likely_to_go_first() -> None:
    shape = playable_shape(Layout.from_tiles([(4 * n, 0, 0) for n in range(12)]))
    counts: Counter[tuple[int, ...]] = Counter()
    peeler, rng, draws = Peeler(shape), SplitMix64(5), 26_400
    for _ in range(draws):
        order = peeler.peel(rng, 1)
        assert order is not None
        counts[tuple(sorted(order[0]))] += 1
    assert len(counts) == 12 * 11 // 2
    mean = draws / 66
    spread = sum((count - mean) ** 2 for count in counts.values()) / mean
    # Chi-square of 65 degrees of freedom, five standard deviations; the seed is fixed.
    assert abs(spread - 65) < 5 * 130**0.5


@pytest.mark.parametrize(
    "places",
    [
        [(0, 0, 0), (0, 0, 1), (4, 0, 0), (8, 0, 0)],
        [(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0), (1, 0, 1), (12, 0, 0)],
        [(0, 0, 0), (0, 0, 1), (0, 0, 2), (4, 0, 0), (4, 0, 1), (8, 0, 0)],
    ],
)
def test_peelings_are_spread_as_is_said(places: list[tuple[int, int, int]]) -> None:
    # Each pair of free tiles is equally likely at every step; those that get stuck do not count.
    layout = Layout.from_tiles(places)
    board, expected = hand(layout.tiles), dict[tuple[tuple[int, int], ...], float]()

    def walk(there: int, order: tuple[tuple[int, int], ...], chance: float) -> None:
        if not there:
            expected[order] = chance
        pairs = list(combinations(board.free(there), 2))
        for one, other in pairs:
            walk(there & ~(1 << one | 1 << other), (*order, (one, other)), chance / len(pairs))

    walk(board.everything(), (), 1.0)
    whole = sum(expected.values())
    peeler, rng, draws = Peeler(playable_shape(layout)), SplitMix64(6), 20_000
    counts: Counter[tuple[tuple[int, int], ...]] = Counter()
    for _ in range(draws):
        order = peeler.peel(rng, 1_000)
        assert order is not None
        counts[tuple((min(pair), max(pair)) for pair in order)] += 1
    assert counts.keys() <= expected.keys()
    assert len(expected) > 1
    spread = sum(
        (counts[order] - draws * chance / whole) ** 2 / (draws * chance / whole)
        for order, chance in expected.items()
    )
    freedom = len(expected) - 1
    # Chi-square, five standard deviations; the seed is fixed.
    assert abs(spread - freedom) < 5 * (2 * freedom) ** 0.5


def test_a_board_without_tiles() -> None:
    assert Peeler(Shape([], [], [])).peel(SplitMix64(0), 1) == []


def test_more_tiles_on_one_than_can_be_counted() -> None:
    many = 32_767
    below = [[many]] * many + [[]]
    with pytest.raises(OverflowError, match="too many tiles lie on one"):
        Shape(below, [[]] * (many + 1), [[]] * (many + 1))
