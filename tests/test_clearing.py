"""Whether a layout can be cleared: the same answer as trying every order there is."""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mjs
from by_hand import hand, members
from engine_samples import even, layouts, random_board
from mjs import clearing
from mjs.board import playable_graph, position_of
from mjs.clearing import DEFAULT_BUDGET, Clearability, clearable
from mjs.errors import DealError, LayoutError
from mjs.geometry import blocking_graph
from mjs.layout import Layout
from mjs.schedule import fewest_turns, necessary_order


def check(layout: Layout, found: Clearability) -> None:
    """The verdict, against trying every order by hand."""
    board = hand(layout.tiles, layout.footprint)
    assert found.verdict is (len(layout) > 0 and board.can_be_cleared())
    if found.verdict:
        assert board.clears(found.order)
        assert found.tiles == ()
    else:
        assert found.order == ()
        assert set(found.tiles) <= set(layout.tiles)


@pytest.mark.parametrize("seed", range(10))
def test_small_boards_are_decided_as_by_trying_every_order(seed: int) -> None:
    rng, verdicts = random.Random(seed), []
    for _ in range(250):
        layout = Layout.from_tiles(random_board(rng, 2 * rng.randint(1, 5)))
        found = clearable(layout)
        check(layout, found)
        verdicts.append(found.verdict)
    # Both answers come up often, so that neither is given unseen.
    assert 25 <= verdicts.count(True) <= 225


@given(layouts(most=12))
def test_boards_of_any_footprint_are_decided_as_by_trying_every_order(layout: Layout) -> None:
    check(even(layout), clearable(even(layout)))


@pytest.mark.parametrize("seed", range(5))
def test_the_search_alone_finds_the_same(seed: int) -> None:
    rng = random.Random(100 + seed)
    for _ in range(100):
        layout = Layout.from_tiles(random_board(rng, 2 * rng.randint(1, 5)))
        check(layout, clearing._Decision(layout, playable_graph(layout), 10**9)._search())


@pytest.mark.parametrize("seed", range(5))
def test_the_bound_alone_is_never_wrong(seed: int) -> None:
    rng, proved = random.Random(200 + seed), 0
    for _ in range(200):
        layout = Layout.from_tiles(random_board(rng, 2 * rng.randint(1, 5)))
        found = clearing._Decision(layout, playable_graph(layout), 10**9)._no_by_bound()
        if found is not None:
            check(layout, found)
            proved += found.verdict is False
    assert proved > 10


def test_the_tiles_to_blame_form_the_pile() -> None:
    pile = [(4, 4, z) for z in range(5)]
    found = clearable(Layout.from_tiles([*pile, (20, 0, 0)]))
    assert (found.verdict, found.tiles) == (False, tuple(pile))
    assert found.reason == (
        "taking its tiles in order needs at least 5 turns, and 6 tiles are gone after 3"
    )


def test_an_odd_board_and_an_overlapping_one() -> None:
    found = clearable(Layout.from_tiles([(0, 0, 0), (4, 0, 0), (8, 0, 0)]))
    assert (found.verdict, found.reason) == (False, "3 tiles can't all go in pairs")
    with pytest.raises(LayoutError, match="overlap"):
        clearable(Layout.from_tiles([(0, 0, 0), (1, 0, 0)]))


# Budgets ---------------------------------------------------------------------------------------


def pyramid(size: int) -> Layout:
    """A pyramid on its head, the tip two tiles deep: they stay, whatever is done."""
    places = [(size, size, 0), (size, size, 1)]
    for z in range(size):
        places += [
            (size + 2 * x - z, size + 2 * y - z, z + 2) for x in range(z + 1) for y in range(z + 1)
        ]
    return Layout.from_tiles(places + [(99, 0, 0)] * (len(places) % 2))


@pytest.mark.parametrize("budget", [0, 1, 500, 3_000, 20_000])
@pytest.mark.parametrize("size", [6, 9, 12])
def test_a_budget_is_kept(size: int, budget: int) -> None:
    layout = pyramid(size)
    found = clearable(layout, budget)
    # Two peelings are made in any case; one step of the search may go beyond.
    assert found.spent <= max(budget, 2 * len(layout)) + len(layout)
    if found.verdict is None:
        assert found.spent >= budget
        assert found.reason == f"undecided after trying {found.spent:,} removals"
    assert found.verdict is not True


def test_a_larger_budget_decides_what_a_small_one_left_open() -> None:
    layout = pyramid(8)
    assert clearable(layout, 1_000).verdict is None
    assert clearable(layout).verdict is False
    assert clearable(layout).spent < DEFAULT_BUDGET


def test_a_large_board_without_a_way_out_ends_within_the_default_budget() -> None:
    layout = pyramid(15)
    found = clearable(layout)
    assert found.verdict is None
    assert found.spent <= DEFAULT_BUDGET + len(layout)


@given(layouts(most=12), st.integers(0, 300))
def test_the_same_layout_is_decided_the_same_way_every_time(layout: Layout, budget: int) -> None:
    again = Layout.from_tiles(layout.tiles[::-1], footprint=layout.footprint, name="again")
    assert clearable(layout, budget) == clearable(again, budget)


def test_tiles_that_hold_nothing_back_are_not_told_apart() -> None:
    # Otherwise each choice of flat tiles would be a position of its own: 13,832 removals.
    layout = Layout.from_tiles(
        [(0, 0, z) for z in range(15)] + [(4 * n + 9, 0, 0) for n in range(13)]
    )
    found = clearing._Decision(layout, playable_graph(layout), 10**6)._search()
    assert found.verdict is False
    assert found.spent < 1_000


# Schedules -------------------------------------------------------------------------------------


def random_order(rng: random.Random, count: int) -> list[int]:
    """A random partial order as bit sets, transitive."""
    names = list(range(count))
    rng.shuffle(names)
    before = [0] * count
    for place, item in enumerate(names):
        for earlier in names[:place]:
            if rng.random() < 0.3:
                before[item] |= 1 << earlier | before[earlier]
    return before


def turns_by_hand(before: list[int]) -> int:
    """The fewest turns of at most two, by trying every way."""

    @cache
    def left(done: int) -> int:
        ready = [i for i in range(len(before)) if not done >> i & 1 and not before[i] & ~done]
        if not ready:
            return 0
        ways = [1 << a | 1 << b for a in ready for b in ready if a < b] or [1 << ready[0]]
        return 1 + min(left(done | way) for way in ways)

    return left(0)


@pytest.mark.parametrize("seed", range(4))
def test_schedules_are_the_shortest(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(100):
        before = random_order(rng, rng.randint(0, 8))
        turns, chain, priority = fewest_turns(before)
        assert turns == turns_by_hand(before)
        assert all(before[later] >> sooner & 1 for sooner, later in pairwise(chain))
        longest = [1] * len(before)
        for item in sorted(range(len(before)), key=lambda i: before[i].bit_count()):
            longest[item] += max((longest[other] for other in members(before[item])), default=0)
        assert len(chain) == max(longest, default=0)
        assert sorted(priority) == list(range(1, len(before) + 1))


@given(layouts(most=14))
def test_what_must_go_first_is_what_stays_without_it(layout: Layout) -> None:
    board = hand(layout.tiles, layout.footprint)
    before = necessary_order(blocking_graph(layout))
    for held in range(len(layout)):
        there = board.everything()
        while gone := [tile for tile in board.free(there) if tile != held]:
            for tile in gone:
                there &= ~(1 << tile)
        assert [t for t, bits in enumerate(before) if bits >> held & 1] == [
            t for t in members(there) if t != held
        ]


def test_a_board_with_thousands_of_free_tiles_is_decided_without_looking_at_all_at_each_step() -> (
    None
):
    # A tower beside single tiles: random peelings leave the tower, a guided one clears the board.
    # By looking at every free tile at every step, it would take minutes.
    tower = [(0, 0, z) for z in range(200)]
    singles = [(4 + 4 * (i % 150), 4 * (i // 150), 0) for i in range(20_000)]
    layout = Layout.from_tiles(tower + singles)
    found = clearable(layout)
    assert found.verdict is True
    position = position_of(playable_graph(layout))
    for pair in found.order:
        for tile in pair:
            assert position.slot[tile] >= 0
            position.remove(tile)
    assert not position.remaining


def test_guided_peelings_take_the_two_free_tiles_of_most_weight() -> None:
    rng = random.Random(7)
    for _ in range(50):
        layout = Layout.from_tiles(random_board(rng, 2 * rng.randint(1, 8)))
        graph = playable_graph(layout)
        weights = clearing.held_back(graph)
        order = clearing._Decision(layout, graph, 10**9)._peel_by(weights)
        position = position_of(graph)
        for pair in order or ():
            most = sorted((weights[tile] for tile in position.free), reverse=True)[:2]
            assert [weights[tile] for tile in pair] == most
            for tile in pair:
                position.remove(tile)


@pytest.mark.parametrize("budget", [-1, 0.5, 60.0, "100", True])
def test_a_budget_that_is_no_number_of_removals(budget: object) -> None:
    row = Layout.from_tiles([(0, 0, 0), (2, 0, 0)])
    for ask in (clearable, mjs.deal):
        with pytest.raises(DealError, match="a whole number of tile removals, not "):
            ask(row, budget=budget)  # type: ignore[operator]
