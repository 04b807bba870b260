"""Deals in the kernel: those of the slow model; and the replay that finds whatever is wrong."""

from __future__ import annotations

import random
from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st

from by_hand import hand
from engine_samples import BLOCK, even, layouts
from mjs._kernel.dealer import Dealer
from mjs._kernel.replay import Replay
from mjs._kernel.shape import Shape
from mjs.board import position_of
from mjs.dealing import deal
from mjs.errors import DealError
from mjs.faces import Deck
from mjs.geometry import BlockingGraph, Neighbours, blocking_graph
from mjs.layout import Layout
from slow_models import slow_deal

SEEDS = st.integers(0, 2**64 - 1)
THREE = Layout.from_tiles(
    [tile for step in (0, 100, 200) for tile in BLOCK.shifted(step).tiles], name="Three blocks"
)


def check(layout: Layout, seed: int, deck: Deck) -> None:
    graph = blocking_graph(layout)
    slow = slow_deal(lambda: position_of(graph), deck, seed)
    if slow is not None:
        made = deal(layout, seed, bonus=deck.bonus, sets=deck.sets)
        assert (made.faces, list(made.order)) == slow


@given(layouts().map(even).filter(len), SEEDS, st.booleans())
def test_a_deal_is_that_of_the_slow_model(layout: Layout, seed: int, bonus: bool) -> None:
    try:
        check(layout, seed, Deck(bonus))
    except DealError:
        # The layout can't be cleared.
        assert slow_deal(lambda: position_of(blocking_graph(layout)), Deck(bonus), seed) is None


@pytest.mark.parametrize("tiles", [2, 34, 36, 74, 136, 138, 142, 144, 146, 276, 288, 290, 432])
@pytest.mark.parametrize("bonus", [True, False])
def test_a_deal_of_any_number_of_tiles_is_that_of_the_slow_model(tiles: int, bonus: bool) -> None:
    layout = Layout.from_tiles(THREE.tiles[-tiles:])
    for seed in (1, 2**64 - 2):
        check(layout, seed, Deck(bonus))


# Replays ---------------------------------------------------------------------------------------


def ints(values: object) -> array[int]:
    return array("i", values)  # type: ignore[arg-type]


def rules(graph: BlockingGraph, groups: list[int]) -> Replay:
    def rows(lists: Neighbours) -> tuple[array[int], array[int]]:
        return ints(lists.starts.tolist()), ints(lists.indices.tolist())

    return Replay(rows(graph.above), rows(graph.left), rows(graph.right), groups)


def failing(replay: Replay, faces: list[int], order: list[tuple[int, int]]) -> int:
    flat = ints([tile for pair in order for tile in pair])
    return replay.check(
        memoryview(bytearray(faces)).cast("B", (1, len(faces))),
        memoryview(flat).cast("B").cast("i", (1, len(flat))),
    )


@given(layouts(most=12).map(even).filter(len), st.randoms(use_true_random=False))
def test_an_order_is_accepted_as_far_as_the_rules_by_hand_go(
    layout: Layout, rng: random.Random
) -> None:
    board, there = hand(layout.tiles, layout.footprint), (1 << len(layout)) - 1
    tiles = list(range(len(layout)))
    rng.shuffle(tiles)
    if rng.random() < 0.7:
        # Mostly legal: free tiles first.
        tiles, there_now = [], there
        while there_now:
            tiles.append(rng.choice(board.free(there_now)))
            there_now &= ~(1 << tiles[-1])
    order = list(zip(tiles[::2], tiles[1::2], strict=True))
    faces = [rng.randrange(2) for _ in tiles]
    expected = 0
    for number, (one, other) in enumerate(order, 1):
        free = board.free(there)
        if one not in free or other not in free or faces[one] != faces[other]:
            expected = number
            break
        there &= ~(1 << one | 1 << other)
    replay = rules(blocking_graph(layout), [0, 1])
    assert failing(replay, faces, order) == expected
    # What it went through leaves no trace.
    assert failing(replay, faces, order) == expected


def test_everything_that_can_be_wrong_with_an_order_is_found() -> None:
    row = blocking_graph(Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)]))
    replay = rules(row, [0, 1, 1])
    assert failing(replay, [0, 1, 2, 0], [(0, 3), (2, 1)]) == 0
    assert failing(replay, [0, 1, 0, 0], [(0, 3), (2, 1)]) == 2  # no match
    assert failing(replay, [0, 0, 0, 0], [(0, 3), (3, 1)]) == 2  # gone already
    assert failing(replay, [0, 0, 0, 0], [(0, 3), (1, 1)]) == 2  # with itself
    assert failing(replay, [0, 0, 0, 0], [(0, 2), (3, 1)]) == 1  # closed in
    assert failing(replay, [0, 0, 0, 0], [(0, 4), (3, 1)]) == 1  # no such tile
    assert failing(replay, [0, 0, 0, 0], [(0, -1), (3, 1)]) == 1
    pile = blocking_graph(Layout.from_tiles([(0, 0, 0), (1, 1, 2)]))
    assert failing(rules(pile, [0]), [0, 0], [(0, 1)]) == 1  # covered
    odd = blocking_graph(Layout.from_tiles([(0, 0, 0), (4, 0, 0), (8, 0, 0)]))
    assert failing(rules(odd, [0]), [0, 0, 0], [(0, 1)]) == 2  # one is left


@pytest.mark.parametrize(
    ("tiles", "sets", "rest"),
    [(4, 0, 2), (4, 1, 0), (4, -1, 12), (4, 0, 12), (3, 0, 3), (10, 0, 10), (12, 1, 2)],
)
def test_decks_that_do_not_fill_the_tiles(tiles: int, sets: int, rest: int) -> None:
    apart: list[list[int]] = [[] for _ in range(tiles)]
    with pytest.raises(ValueError, match="the deck does not fill the tiles, or they are odd"):
        Dealer(Shape(apart, apart, apart), [(0,) * 4, (1,) * 4], sets, rest)


def test_an_order_from_elsewhere_is_one_of_all_tiles() -> None:
    apart: list[list[int]] = [[] for _ in range(4)]
    dealer = Dealer(Shape(apart, apart, apart), [(0,) * 4], 1, 0)
    for order in ([], [(0, 1)], [(0, 1), (2, 3), (0, 1)]):
        with pytest.raises(ValueError, match="the order is not one of all tiles"):
            dealer.deal_along(order)
    dealer.deal_along([(0, 2), (1, 3)])
    assert dealer.order() == ((0, 2), (1, 3))
