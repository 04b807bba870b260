"""The cases of the rules, one by one, each on a board as small as it can be."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjs.board import Board
from mjs.clearing import clearable
from mjs.dealing import deal
from mjs.errors import DealError, LayoutError, MoveError, UnclearableError
from mjs.geometry import blocking_graph
from mjs.layout import Layout, Tile

Place = tuple[int, int, int]
TILE = (0, 0, 0)

# Each: the others on the board, whether the tile at the origin is free, and why not.
BLOCKING = {
    "1 left open, right touching": ([(2, 0, 0)], True, "free"),
    "2 both touching though uncovered": (
        [(-2, 0, 0), (2, 0, 0)],
        False,
        "closed in by (-2, 0, 0) on the left and (2, 0, 0) on the right",
    ),
    "3 corner sliver of a higher layer": ([(1, 1, 1)], False, "covered by (1, 1, 1)"),
    "4 covered only from two layers up": ([(0, 0, 2)], False, "covered by (0, 0, 2)"),
    "5 edge to edge on the higher layer": ([(2, 0, 1), (0, 2, 1), (-2, 0, 1)], True, "free"),
    "5 corner to corner on the higher layer": ([(2, 2, 1), (-2, -2, 1)], True, "free"),
    "6 half-offset neighbours on both sides": (
        [(-2, 1, 0), (2, -1, 0)],
        False,
        "closed in by (-2, 1, 0) on the left and (2, -1, 0) on the right",
    ),
    "6 a half-offset neighbour on one side": ([(2, 1, 0)], True, "free"),
    "7 diagonal neighbours": (
        [(-2, -2, 0), (2, -2, 0), (-2, 2, 0), (2, 2, 0)],
        True,
        "free",
    ),
    "7 a diagonal neighbour and one that touches": ([(-2, -2, 0), (2, 0, 0)], True, "free"),
    "15 a gap of one unit on the left": ([(-3, 0, 0), (2, 0, 0)], True, "free"),
    "15 a gap of one unit on the right": ([(-2, 0, 0), (3, 0, 0)], True, "free"),
    "contact above and below closes nothing": ([(0, -2, 0), (0, 2, 0)], True, "free"),
    "neighbours of another layer close nothing": ([(-2, 0, 1), (2, 0, 1)], True, "free"),
    "what lies below blocks nothing": ([(0, 0, -1), (-2, 0, -1), (2, 0, -1)], True, "free"),
    "covered and closed in": (
        [(-2, 0, 0), (2, 0, 0), (0, 1, 3)],
        False,
        "covered by (0, 1, 3) and closed in by (-2, 0, 0) on the left and (2, 0, 0) on the right",
    ),
}


@pytest.mark.parametrize(("others", "free", "why"), BLOCKING.values(), ids=list(BLOCKING))
def test_blocking(others: list[Place], free: bool, why: str) -> None:
    up = -min(0, *(z for _, _, z in others))
    layout = Layout.from_tiles([(x, y, z + up) for x, y, z in (TILE, *others)])
    board = Board(layout, range(len(layout)))
    tile = Tile(0, 0, up)
    assert board.is_free(tile) is free
    assert str(board.why_blocked(tile)) == why
    assert board.why_blocked(tile).is_free is free


@pytest.mark.parametrize(("others", "free", "why"), BLOCKING.values(), ids=list(BLOCKING))
def test_blocking_is_the_same_in_quarter_steps(others: list[Place], free: bool, why: str) -> None:
    up = -min(0, *(z for _, _, z in others))
    places = [(2 * x, 2 * y, z + up) for x, y, z in (TILE, *others)]
    layout = Layout.from_tiles(places, footprint=(4, 4))
    # A gap of one half step is two quarter steps; one quarter step is open as well.
    assert blocking_graph(layout).free[layout.index((0, 0, up))] == free


# Each: two faces, and whether they match.
MATCHING = {
    "8 two flowers that differ": ("flower-plum", "flower-orchid", True),
    "8 two seasons that differ": ("season-spring", "season-winter", True),
    "9 flower and season": ("flower-plum", "season-spring", False),
    "10 flower bamboo and bamboo-3": ("flower-bamboo", "bamboo-3", False),
    "11 green and red dragon": ("dragon-green", "dragon-red", False),
    "same number, same suit": ("dots-4", "dots-4", True),
    "same number, other suit": ("dots-4", "bamboo-4", False),
    "other number, same suit": ("dots-4", "dots-5", False),
    "two winds": ("wind-east", "wind-west", False),
}


@pytest.mark.parametrize(("one", "other", "match"), MATCHING.values(), ids=list(MATCHING))
def test_matching(one: str, other: str, match: bool) -> None:
    board = Board(Layout.from_tiles([(0, 0, 0), (4, 0, 0)]), [one, other])
    assert board.matches(0, 1) is match
    assert board.pairs() == ([(0, 1)] if match else [])
    assert board.is_stuck is not match
    if match:
        board.remove(1, 0)
        assert board.is_won
    else:
        with pytest.raises(MoveError, match=f"^{one} does not match {other}$"):
            board.remove(0, 1)


def test_12_two_matching_tiles_one_of_them_covered_is_illegal() -> None:
    layout = Layout.from_tiles([(0, 0, 0), (5, 0, 0), (0, 0, 1)])
    board = Board(layout, ["dots-1", "dots-1", "dots-2"])
    assert board.pairs() == []
    with pytest.raises(MoveError, match=r"^tile \(0, 0, 0\) is covered by \(0, 0, 1\)$"):
        board.remove(0, 1)
    assert len(board) == 3


@pytest.mark.parametrize("pair", [(0, 1), (0, 2), (1, 2)])
def test_13_three_free_alike_any_two_of_them(pair: tuple[int, int]) -> None:
    board = Board(Layout.from_tiles([(0, 0, 0), (5, 0, 0), (10, 0, 0)]), ["wind-east"] * 3)
    assert board.pairs() == [(0, 1), (0, 2), (1, 2)]
    board.remove(*pair)
    assert len(board) == 1


@pytest.mark.parametrize("places", [[(0, 0, 0)], [(0, 0, 0), (0, 0, 1)], [(0, 0, 0), (0, 0, 2)]])
def test_14_what_is_left_alone_is_blocked_not_won(places: list[Place]) -> None:
    board = Board(Layout.from_tiles(places), ["dots-1"] * len(places))
    assert (board.is_won, board.is_stuck, board.pairs()) == (False, True, [])


# Faults that other programs had ---------------------------------------------------------------


def test_fault_1_covered_with_nothing_between() -> None:
    graph = blocking_graph(Layout.from_tiles([(0, 0, 0), (0, 0, 2)]))
    assert graph.free.tolist() == [False, True]
    assert graph.free_if_next_layer_only.tolist() == [True, True]


def test_fault_2_a_tile_at_the_origin_is_a_tile_like_any_other() -> None:
    board = Board(Layout.from_tiles([(0, 0, 0), (4, 0, 0)]), ["a", "a"])
    assert board.is_free(Tile(0, 0, 0))
    assert board.is_free(0)
    assert board.pairs() == [(0, 1)]
    board.remove(Tile(0, 0, 0), Tile(4, 0, 0))
    assert board.is_gone(0)
    assert board.undo() == (0, 1)
    assert board.layout.with_tiles([(4, 0, 0)]).tiles == ((4, 0, 0),)


@pytest.mark.parametrize("dx", range(-2, 3))
@pytest.mark.parametrize("dy", range(-2, 3))
def test_fault_3_where_a_second_tile_of_a_layer_may_lie(dx: int, dy: int) -> None:
    layout = Layout.from_tiles([(4, 4, 0), (4 + dx, 4 + dy, 0)])
    legal = abs(dx) >= 2 or abs(dy) >= 2
    assert (len(blocking_graph(layout).overlaps) == 0) is legal
    if not legal:
        with pytest.raises(LayoutError, match="overlap"):
            Board(layout, "aa")


def test_fault_4_unsupported_tiles_are_listed_and_played() -> None:
    layout = Layout.from_tiles([(0, 0, 0), (8, 0, 0), (0, 0, 2), (8, 0, 3)])
    assert blocking_graph(layout).unsupported.tolist() == [2, 3]
    assert clearable(layout).verdict is True
    assert len(deal(layout).order) == 2


def test_fault_5_of_two_tiles_at_one_place_either_can_go() -> None:
    layout = Layout.from_tiles([(0, 0, 0), (6, 0, 0), (6, 0, 0), (7, 1, 0)])
    assert blocking_graph(layout).overlaps.tolist() == [[1, 2], [1, 3], [2, 3]]
    for kept in ((6, 0, 0), (7, 1, 0)):
        assert not len(blocking_graph(layout.with_tiles([(0, 0, 0), kept])).overlaps)


@given(st.integers(-500, 500), st.integers(-500, 500), st.integers(0, 9))
def test_fault_6_a_moved_board_has_the_same_size(dx: int, dy: int, dz: int) -> None:
    layout = Layout.from_tiles([(0, 0, 0), (5, 2, 1), (9, 9, 3)])
    box, moved = layout.bounds, layout.shifted(dx, dy, dz).bounds
    assert (box.width, box.height, box.layers) == (moved.width, moved.height, moved.layers)
    assert (box.left + dx, box.top + dy) == (moved.left, moved.top)
    assert layout.shifted(dx, dy, dz).at_origin() == layout


def test_fault_19_the_order_of_edits_changes_nothing() -> None:
    places = [(x, y, z) for x in (0, 2, 4, 6) for y in (0, 2) for z in (0, 1)]
    one, other = Layout.from_tiles(places), Layout.from_tiles(reversed(places))
    assert one == other
    assert one.digest == other.digest
    assert deal(one, seed=3) == deal(other, seed=3)


@pytest.mark.parametrize("count", [1, 3, 143])
def test_faults_20_and_25_an_odd_number_can_t_be_dealt(count: int) -> None:
    layout = Layout.from_tiles([(3 * n, 0, 0) for n in range(count)])
    with pytest.raises(DealError, match=f"^{count} tiles?: an odd number can't be dealt in pairs$"):
        deal(layout)
    assert clearable(layout).verdict is False


def test_fault_25_no_tiles() -> None:
    with pytest.raises(DealError, match=r"^no tiles: there is nothing to deal$"):
        deal(Layout())
    assert clearable(Layout()).reason == "there are no tiles"


def tower(x: int, height: int) -> list[Place]:
    return [(x, 0, z) for z in range(height)]


@pytest.mark.parametrize(
    ("places", "possible"),
    [
        (tower(0, 2), False),
        (tower(0, 3) + tower(9, 1), False),
        (tower(0, 4) + tower(9, 4), True),
        (tower(0, 3) + tower(9, 2) + tower(20, 1), True),
    ],
    ids=["two stacked", "a 3-tower and a flat tile", "two 4-towers", "3, 2 and 1"],
)
def test_fault_21_towers(places: list[Place], possible: bool) -> None:
    layout = Layout.from_tiles(places)
    found = clearable(layout)
    assert found.verdict is possible
    assert found.spent < 1_000
    if possible:
        assert len(deal(layout).order) == len(places) // 2
    else:
        with pytest.raises(UnclearableError, match=r"^no deal can be cleared: taking its tiles"):
            deal(layout)


@pytest.mark.parametrize(("faces", "won"), [("AABB", False), ("ABBA", True), ("ABAB", False)])
def test_fault_26_a_row(faces: str, won: bool) -> None:
    board = Board(Layout.from_tiles([(2 * n, 0, 0) for n in range(4)]), faces)
    while board.pairs():
        board.remove(*board.pairs()[0])
    assert board.is_won is won
