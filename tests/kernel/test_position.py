"""A position in play: after any removing and restoring it is what a fresh look would find."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from by_hand import Hand, hand, members
from engine_samples import BLOCK, layouts
from mjs._kernel.position import Position
from mjs.board import position_of
from mjs.geometry import blocking_graph
from mjs.layout import Layout


def check(position: Position, board: Hand, there: int) -> None:
    """Everything that a position says of itself, against the rules by hand."""
    free = list(position.free)
    assert sorted(free) == board.free(there)
    assert position.remaining == there.bit_count()
    assert [tile for tile, gone in enumerate(position.gone) if not gone] == members(there)
    for tile in range(len(board.places)):
        place = position.slot[tile]
        assert (place >= 0) == (tile in free)
        assert place < 0 or free[place] == tile
        if there >> tile & 1:
            assert position.above[tile] == (board.above[tile] & there).bit_count()
            assert position.left[tile] == (board.left[tile] & there).bit_count()
            assert position.right[tile] == (board.right[tile] & there).bit_count()


@given(layouts(), st.randoms(use_true_random=False))
def test_any_walk_is_what_a_fresh_look_finds(layout: Layout, rng: random.Random) -> None:
    board = hand(layout.tiles, layout.footprint)
    position, there, taken = position_of(blocking_graph(layout)), board.everything(), list[int]()
    check(position, board, there)
    for _ in range(3 * len(layout)):
        if position.free and (not taken or rng.random() < 0.6):
            tile = rng.choice(list(position.free))
            position.remove(tile)
            taken.append(tile)
        else:
            tile = taken.pop()
            position.restore(tile)
        there ^= 1 << tile
        check(position, board, there)


@pytest.mark.parametrize("seed", range(3))
def test_all_the_way_down_and_back(seed: int) -> None:
    rng, position, taken = random.Random(seed), position_of(blocking_graph(BLOCK)), list[int]()
    before = [list(row) for row in (position.above, position.left, position.right)]
    free = sorted(position.free)
    while position.free:
        taken.append(rng.choice(list(position.free)))
        position.remove(taken[-1])
    assert len(set(taken)) == len(BLOCK)
    assert position.remaining == 0
    while taken:
        position.restore(taken.pop())
    assert [list(row) for row in (position.above, position.left, position.right)] == before
    assert sorted(position.free) == free
    assert not any(position.gone)


def test_no_tiles() -> None:
    position = Position([], [], [], [])
    assert (position.remaining, list(position.free)) == (0, [])
