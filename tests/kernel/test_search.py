"""The search: the truth on every small board, whatever the groups, and the same again each time."""

from __future__ import annotations

import random
import threading
import tracemalloc
from collections import Counter

import pytest

from by_hand import Hand, hand, members
from engine_samples import random_board
from exhaustive import can_be_cleared, random_groups, random_sizes
from mjs._kernel import is_compiled, search
from mjs._kernel.rng import SplitMix64
from mjs._kernel.search import FULL, PAUSED, SOLVED, UNSOLVABLE, Search
from mjs._kernel.shape import Shape
from mjs.geometry import blocking_graph
from mjs.solving import shape_of
from mjs_layouts import load

ENDLESS = 10**12


def shape_by_hand(board: Hand) -> Shape:
    below: list[list[int]] = [[] for _ in board.places]
    for tile, above in enumerate(board.above):
        for other in members(above):
            below[other].append(tile)
    return Shape(below, [members(row) for row in board.left], [members(row) for row in board.right])


def turtle() -> Shape:
    return shape_of(blocking_graph(load("turtle")))


def turtle_search(seed: int, *, logging: bool = False) -> Search:
    made = Search(turtle(), [tile // 4 for tile in range(144)], logging=logging)
    made.shuffle(SplitMix64(seed))
    return made


def agreed(seed: int, boards: int) -> Counter[tuple[int, bool]]:
    """Deals of each size of the largest group and answer, all as found by trying everything."""
    rng, told = random.Random(seed), Counter[tuple[int, bool]]()
    for _ in range(boards):
        tiles = rng.randrange(4, 17, 2)
        board = hand(random_board(rng, tiles))
        shape = shape_by_hand(board)
        for _ in range(4):
            sizes = random_sizes(rng, tiles)
            made = Search(shape, random_groups(rng, sizes))
            for _ in range(8):
                groups = random_groups(rng, sizes)
                made.deal(groups)
                answer, truth = made.run(ENDLESS), can_be_cleared(board, groups)
                assert answer == (SOLVED if truth else UNSOLVABLE), (board.places, groups)
                if truth:
                    assert board.clears(made.solution()), (board.places, groups)
                    assert all(groups[a] == groups[b] for a, b in made.solution())
                told[max(sizes), truth] += 1
    return told


def test_small_boards_are_what_trying_everything_finds() -> None:
    told = agreed(seed=1, boards=100 if is_compiled() else 15)
    assert set(told) >= {(size, truth) for size in (2, 4, 6, 8) for truth in (True, False)}


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled(), reason="the kernel is not compiled here")
def test_more_than_100_000_small_boards_are_what_trying_everything_finds() -> None:
    told = agreed(seed=2, boards=3300)
    assert told.total() > 100_000
    sizes = range(2, 17, 2)
    assert {size for (size, truth), n in told.items() if truth and n > 100} == set(sizes)
    assert {size for (size, truth), n in told.items() if not truth and n > 100} == set(sizes)


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled(), reason="100,000 deals take an hour when not compiled")
def test_random_turtle_deals_are_unsolvable_as_often_as_others_found() -> None:
    deals, share = 100_000, 0.0295
    made, chance = Search(turtle(), [tile // 4 for tile in range(144)]), SplitMix64(2026)
    answers = Counter[int]()
    for _ in range(deals):
        made.shuffle(chance)
        answers[made.run(100_000_000)] += 1
    assert set(answers) == {SOLVED, UNSOLVABLE}
    sigma = (deals * share * (1 - share)) ** 0.5
    assert abs(answers[UNSOLVABLE] - deals * share) < 3 * sigma


def test_2_000_random_turtle_deals() -> None:
    """Case 27 of the rules; fewer where that would take minutes."""
    deals = 2000 if is_compiled() else 40
    made, chance = Search(turtle(), [tile // 4 for tile in range(144)]), SplitMix64(27)
    answers = Counter[int]()
    for _ in range(deals):
        made.shuffle(chance)
        answers[made.run(20_000_000)] += 1
    assert answers[PAUSED] == 0
    assert is_compiled() <= (0.018 < answers[UNSOLVABLE] / deals < 0.041)
    assert answers[SOLVED] > 0.9 * deals


# A group that is all free but can't be paired any more within what is excluded once made the play
# try its last two tiles in turn for ever.
STUCK_PLAY = (
    [(1, 1, 0), (4, 1, 0), (5, 0, 1), (4, 2, 2), (2, 0, 3), (0, 2, 3), (2, 0, 4), (5, 2, 4),
     (1, 0, 6), (3, 2, 6), (0, 0, 7), (2, 0, 7), (6, 0, 7), (5, 2, 7)],
    [0, 1, 0, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 1],
)  # fmt: skip


def test_a_play_ends_where_a_free_group_can_not_be_paired() -> None:
    places, groups = STUCK_PLAY
    board = hand(places)
    # The board is in the order of the layout, as `hand` sorts it.
    assert list(board.places) == places
    answer = Search(shape_by_hand(board), groups).run(ENDLESS)
    assert answer == (SOLVED if can_be_cleared(board, groups) else UNSOLVABLE)


# The same again ---------------------------------------------------------------------------------


def told(made: Search) -> tuple[object, ...]:
    counts = (made.work, made.plays, made.conflicts, made.closings, made.decisions, made.clauses)
    return (*counts, made.solution(), *(list(part) for part in made.learning()))


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_a_search_in_slices_is_the_search_in_one_piece(seed: int) -> None:
    whole, sliced = turtle_search(seed, logging=True), turtle_search(seed, logging=True)
    answer = whole.run(ENDLESS)
    pauses = 0
    while (found := sliced.run(997)) == PAUSED:
        pauses += 1
    assert found == answer
    assert pauses > 0 or whole.work < 2000
    assert told(whole) == told(sliced)


def test_dealing_anew_is_as_good_as_a_new_search() -> None:
    used, chance = turtle_search(8, logging=True), SplitMix64(9)
    for _ in range(6):
        used.run(ENDLESS)
        used.shuffle(chance)
        fresh = Search(turtle(), used.groups_dealt(), logging=True)
        assert used.run(ENDLESS) == fresh.run(ENDLESS)
        assert told(used) == told(fresh)


def test_every_deal_of_the_groups_is_a_deal() -> None:
    made, chance = turtle_search(0), SplitMix64(1)
    seen = set()
    for _ in range(5):
        made.shuffle(chance)
        groups = made.groups_dealt()
        assert Counter(groups) == dict.fromkeys(range(36), 4)
        seen.add(tuple(groups))
    assert len(seen) == 5


def test_several_searches_at_once_find_what_each_finds_alone() -> None:
    seeds = range(12 if is_compiled() else 4)
    alone = {}
    for seed in seeds:
        made = turtle_search(seed, logging=True)
        alone[seed] = (made.run(ENDLESS), told(made))
    found: dict[int, object] = {}

    def work(mine: list[int]) -> None:
        for seed in mine:
            made = turtle_search(seed, logging=True)
            while (answer := made.run(2000)) == PAUSED:
                pass
            found[seed] = (answer, told(made))

    threads = [threading.Thread(target=work, args=[list(seeds)[n::4]]) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == alone


# Memory -----------------------------------------------------------------------------------------


def test_clauses_that_would_fill_the_memory_end_the_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seed = next(s for s in range(100) if _conflicts(s) > 40)
    monkeypatch.setattr(search, "MOST_NUMBERS", 0)
    made = turtle_search(seed, logging=True)
    assert made.run(ENDLESS) == FULL
    assert made.run(ENDLESS) == FULL
    made.shuffle(SplitMix64(0))
    assert made.run(0) == PAUSED


def test_room_is_made_only_where_it_is_short() -> None:
    tiles, size = 12_000, 12
    rows: list[list[int]] = [[]] * tiles
    shape, groups = Shape(rows, rows, rows), [tile // size for tile in range(tiles)]
    tracemalloc.start()
    try:
        Search(shape, groups, logging=True)
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    # Some dozen numbers for each partner of each tile, and not several times as much.
    assert most < 4 * 40 * tiles * (size - 1)


def _conflicts(seed: int) -> int:
    made = turtle_search(seed)
    made.run(ENDLESS)
    return int(made.conflicts)


@pytest.mark.parametrize("size", [4, 6, 60, 1000])
def test_a_group_of_any_size_on_a_flat_board(size: int) -> None:
    """All tiles lie apart and match: any pairing clears the board."""
    made = Search(Shape(*([[] for _ in range(size)] for _ in range(3))), [0] * size)
    assert made.run(ENDLESS) == SOLVED
    assert sorted(tile for pair in made.solution() for tile in pair) == list(range(size))


@pytest.mark.parametrize("size", [2, 4, 10, 30])
def test_a_pile_of_one_group_can_not_be_cleared(size: int) -> None:
    below = [[], *([tile] for tile in range(size - 1))]
    empty: list[list[int]] = [[] for _ in range(size)]
    made = Search(Shape(below, empty, empty), [0] * size, logging=True)
    assert made.run(ENDLESS) == UNSOLVABLE
    assert made.conflicts == 1


def test_no_tiles_are_cleared_already() -> None:
    made = Search(Shape([], [], []), [])
    assert made.run(ENDLESS) == SOLVED
    assert made.solution() == []


@pytest.mark.parametrize(
    "groups", [[0, 0, 1], [0, 0, 1, 1, 1, 1], [0, 1, 1, 1], [0, 0, 2, 2], [-1, -1, 0, 0], [0.5] * 4]
)
def test_groups_that_are_none(groups: list[int]) -> None:
    """Compiled, arrays that are too short for them would be written past their end."""
    apart: list[list[int]] = [[] for _ in range(4)]
    with pytest.raises(ValueError, match="the groups are not even, not numbered from 0"):
        Search(Shape(apart, apart, apart), groups)


@pytest.mark.parametrize("groups", [[0, 0, 0, 0], [0, 0, 1], [0, 0, 1, 1, 1, 1], [0, 0, 2, 2]])
def test_dealing_anew_with_groups_of_other_sizes(groups: list[int]) -> None:
    apart: list[list[int]] = [[] for _ in range(4)]
    made = Search(Shape(apart, apart, apart), [0, 1, 0, 1])
    with pytest.raises(ValueError, match="the sizes of the groups are others than before"):
        made.deal(groups)
    assert made.run(ENDLESS) == SOLVED
