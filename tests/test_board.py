"""Boards in play: legal pairs, moves that are refused, undo, labels of any kind, perft."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from by_hand import Hand, hand
from engine_samples import BLOCK, even, layouts
from mjs.board import Blockers, Board
from mjs.errors import DealError, LayoutError, MoveError
from mjs.layout import Layout, Tile

ROW = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)])


def dealt(layout: Layout, rng: random.Random, kinds: int = 3) -> Board:
    return Board(layout, [rng.randrange(kinds) for _ in layout.tiles])


def legal_pairs(board: Board, by_hand: Hand) -> list[tuple[int, int]]:
    free = by_hand.free(sum(1 << tile for tile in board.remaining))
    return [(a, b) for a in free for b in free if a < b and board.faces[a] == board.faces[b]]


@given(layouts(), st.randoms(use_true_random=False))
def test_a_game_goes_by_the_rules_and_undo_leads_back_to_its_start(
    layout: Layout, rng: random.Random
) -> None:
    board, by_hand = dealt(layout, rng), hand(layout.tiles, layout.footprint)
    played: list[tuple[int, int]] = []
    while True:
        pairs = board.pairs()
        assert pairs == legal_pairs(board, by_hand)
        assert board.perft(1) == len(pairs)
        assert board.is_won == (len(board) == 0)
        assert board.is_stuck == (len(board) > 0 and not pairs)
        assert all(board.is_free(tile) for tile in board.free())
        if not pairs:
            break
        played.append(rng.choice(pairs))
        board.remove(*rng.sample(played[-1], 2))
        assert board.history == tuple(played)
        assert all(board.is_gone(tile) for tile in played[-1])
        assert len(board) + 2 * len(played) == len(layout)
    while played:
        assert board.undo() == played.pop()
        assert board.pairs() == legal_pairs(board, by_hand)
    fresh = Board(layout, board.faces)
    assert board.free() == fresh.free()
    assert board.remaining == fresh.remaining == list(range(len(layout)))
    assert board.history == ()


@given(layouts(most=12), st.randoms(use_true_random=False))
def test_perft_counts_sequences_and_leaves_the_board_alone(
    layout: Layout, rng: random.Random
) -> None:
    board, by_hand = dealt(layout, rng, kinds=2), hand(layout.tiles, layout.footprint)

    def count(there: int, depth: int) -> int:
        if depth == 0:
            return 1
        free = by_hand.free(there)
        return sum(
            count(there & ~(1 << a | 1 << b), depth - 1)
            for a in free
            for b in free
            if a < b and board.faces[a] == board.faces[b]
        )

    before = (board.free(), board.remaining, board.history)
    for depth in range(4):
        assert board.perft(depth) == count(by_hand.everything(), depth)
    assert (board.free(), board.remaining, board.history) == before


def test_perft_is_what_an_independent_program_counted(expected: Path) -> None:
    boards = json.loads((expected / "perft.json").read_text("utf-8"))
    assert len(boards) == 11
    for given_board in boards:
        faces = dict(zip(map(tuple, given_board["tiles"]), given_board["faces"], strict=True))
        layout = Layout.from_tiles(faces)
        board = Board(layout, [faces[tile] for tile in layout.tiles])
        counts = given_board["perft"]
        assert [board.perft(depth) for depth in range(1, len(counts) + 1)] == counts


def test_perft_of_a_game_that_is_longer_than_python_can_nest() -> None:
    count = 3_000
    row = Layout.from_tiles([(2 * x, 0, 0) for x in range(count)])
    board = Board(row, [min(x, count - 1 - x) for x in range(count)])
    assert board.perft(count // 2) == 1
    assert board.perft(count // 2 + 1) == 0
    assert len(board) == count


def test_perft_in_the_middle_of_a_game_counts_from_there() -> None:
    board = Board(ROW, "ABBA")
    assert [board.perft(n) for n in (-1, 0, 1, 2, 3)] == [1, 1, 1, 1, 0]
    board.remove(0, 3)
    assert [board.perft(n) for n in (0, 1, 2)] == [1, 1, 0]
    assert board.history == ((0, 3),)


# Moves that are refused ------------------------------------------------------------------------

HEAP = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (9, 0, 0), (4, 0, 1), (20, 0, 0)])
# In tile order: three in a row, the last of them covered by tile 5; tiles 3 and 4 apart.


@pytest.mark.parametrize(
    ("pair", "message"),
    [
        ((0, 1), "tile (2, 0, 0) is closed in by (0, 0, 0) on the left and (4, 0, 0) on the right"),
        ((2, 0), "tile (4, 0, 0) is covered by (4, 0, 1)"),
        ((3, 3), "tile (9, 0, 0) can't be paired with itself"),
        ((0, 5), "a does not match b"),
        ((3, 4), "tile (9, 0, 0) is gone already"),
        ((4, 0), "tile (20, 0, 0) is gone already"),
    ],
)
def test_an_illegal_move_is_refused_with_its_reason(pair: tuple[int, int], message: str) -> None:
    board = Board(HEAP, "aaaaab")
    if "gone" in message:
        board.remove(3, 4)
    before = (board.remaining, board.free(), board.history)
    with pytest.raises(MoveError) as caught:
        board.remove(*pair)
    assert str(caught.value) == message
    assert (board.remaining, board.free(), board.history) == before


@pytest.mark.parametrize("tile", [-1, 6, 10**9])
def test_a_number_that_no_tile_has_is_refused(tile: int) -> None:
    board = Board(HEAP, "aaaaab")
    for ask in (board.is_free, board.is_gone, board.why_blocked, lambda t: board.remove(t, 0)):
        with pytest.raises(LayoutError, match=f"^there is no tile number {tile} among 6$"):
            ask(tile)


def test_a_place_without_tile_is_refused() -> None:
    with pytest.raises(LayoutError, match=r"^no tile at \(1, 0, 0\)$"):
        Board(HEAP, "aaaaab").is_free(Tile(1, 0, 0))


def test_nothing_to_undo() -> None:
    with pytest.raises(MoveError, match=r"^there is nothing to undo"):
        Board(ROW, "aaaa").undo()


@pytest.mark.parametrize("faces", ["", "aaa", "aaaaa"])
def test_a_wrong_number_of_faces_is_refused(faces: str) -> None:
    with pytest.raises(DealError, match=f"^{len(faces)} faces for 4 tiles"):
        Board(ROW, faces)


# What is told about tiles ----------------------------------------------------------------------


def test_why_a_tile_is_blocked_names_only_what_is_still_there() -> None:
    board = Board(HEAP, "abaaaa")
    assert board.why_blocked(1) == Blockers((), (Tile(0, 0, 0),), (Tile(4, 0, 0),))
    assert str(board.why_blocked(Tile(2, 0, 0))).startswith("closed in by (0, 0, 0) on the left")
    board.remove(Tile(4, 0, 1), 3)
    assert board.why_blocked(2) == Blockers(left=(Tile(2, 0, 0),))
    assert str(board.why_blocked(2)) == "free"
    with pytest.raises(MoveError, match="gone already"):
        board.why_blocked(board.history[0][0])
    board.remove(2, 0)
    assert board.why_blocked(1) == Blockers()
    board.undo()
    board.undo()
    assert str(board.why_blocked(2)) == "covered by (4, 0, 1)"


def test_all_that_cover_and_all_that_close_are_named() -> None:
    layout = Layout.from_tiles(
        [(2, 2, 0), (0, 1, 0), (0, 3, 0), (4, 1, 0), (4, 3, 0), (1, 1, 1), (3, 3, 1), (2, 2, 2)]
    )
    assert str(Board(layout, range(8)).why_blocked(Tile(2, 2, 0))) == (
        "covered by (1, 1, 1), (3, 3, 1), (2, 2, 2) and closed in by (0, 1, 0), (0, 3, 0) on the "
        "left and (4, 1, 0), (4, 3, 0) on the right"
    )


@given(layouts())
def test_what_blocks_a_tile_says_whether_it_is_free(layout: Layout) -> None:
    board = Board(layout, [0] * len(layout))
    for tile in layout.tiles:
        blockers = board.why_blocked(tile)
        assert blockers.is_free == board.is_free(tile) == (str(blockers) == "free")


# Labels ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (1, 2),
        ("a", "b"),
        ((1, "x"), (1, "y")),
        (None, False),
        (frozenset({1}), frozenset()),
        (b"", ""),
    ],
)
def test_labels_of_any_kind_match_when_equal(one: object, other: object) -> None:
    board = Board(ROW, [one, other, other, one])
    assert board.matches(0, 3)
    assert not board.matches(0, 1)
    assert not board.matches(0, 0)
    board.remove(0, 3)
    board.remove(1, 2)
    assert board.is_won


def test_face_ids_and_labels_can_stand_side_by_side() -> None:
    board = Board(ROW, ["flower-plum", 7, 7, "flower-bamboo"])
    assert board.pairs() == [(0, 3)]


# The ends --------------------------------------------------------------------------------------


def test_a_board_without_tiles_is_won() -> None:
    board = Board(Layout(), [])
    assert (board.is_won, board.is_stuck, board.pairs(), board.free(), len(board)) == (
        True, False, [], [], 0,
    )  # fmt: skip
    assert [board.perft(n) for n in (0, 1)] == [1, 0]


def test_a_stuck_game_can_be_undone_to_its_start() -> None:
    rng, stuck = random.Random(4), 0
    for _ in range(20):
        faces = [number // 4 for number in range(144)]
        rng.shuffle(faces)
        board = Board(BLOCK, faces)
        while board.pairs():
            board.remove(*rng.choice(board.pairs()))
        stuck += board.is_stuck
        while board.history:
            board.undo()
        assert (len(board), board.free()) == (144, Board(BLOCK, faces).free())
    assert stuck > 0


@given(layouts())
def test_boards_share_nothing(layout: Layout) -> None:
    one, other = (Board(even(layout), [0] * len(even(layout))) for _ in range(2))
    if one.pairs():
        one.remove(*one.pairs()[0])
        assert len(other) == len(one) + 2
        assert other.history == ()
