"""The pair to take next, and the move that lost the game."""

from __future__ import annotations

import pytest

from mjs import Board, Layout, MoveError, UndecidedError, random_faces, solve
from mjs.advice import best_pair, losing_move
from mjs_layouts import load

HUT = Layout.from_tiles([(0, 0, 0), (6, 0, 0), (0, 0, 1), (12, 0, 0)])


def test_a_lost_position_has_no_best_pair_and_neither_has_a_won_one() -> None:
    assert best_pair(HUT, "aaaa", [1, 2]) is None
    assert best_pair(HUT, "aaaa", [0, 1, 2, 3]) is None


def test_following_the_best_pairs_clears_the_board() -> None:
    layout = load("doorstep")
    faces = next(
        faces
        for faces in (random_faces(layout, seed) for seed in range(20))
        if solve(layout, faces).solvable
    )
    board = Board(layout, faces)
    while not board.is_won:
        gone = [tile for pair in board.history for tile in pair]
        pair = best_pair(layout, faces, gone)
        assert pair is not None
        board.remove(*pair)


def test_a_deal_that_could_not_be_won_was_lost_before_the_first_move() -> None:
    row = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)])
    assert losing_move(row, "aabb", []) == -1


@pytest.mark.parametrize("seed", range(6))
def test_the_losing_move_is_the_first_after_which_the_game_is_lost(seed: int) -> None:
    layout = load("clover")
    faces = random_faces(layout, seed)
    board = Board(layout, faces)
    while pairs := board.pairs():
        board.remove(*pairs[seed % len(pairs)])
    moves = board.history
    lost = [
        solve(layout, faces, [tile for pair in moves[:count] for tile in pair]).solvable is False
        for count in range(len(moves) + 1)
    ]
    expected = None if board.is_won else lost.index(True) - 1
    assert losing_move(layout, faces, moves) == expected


def test_an_illegal_move_is_named() -> None:
    with pytest.raises(MoveError, match=r"^move 0: tile \(0, 0, 0\) is covered"):
        losing_move(HUT, "aaaa", [(0, 1)])


def test_too_little_effort_is_said() -> None:
    layout = load("turtle")
    with pytest.raises(UndecidedError, match="allow more effort"):
        best_pair(layout, random_faces(layout, 1), effort=1)
