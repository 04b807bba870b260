"""Verifying deals: every tampering is refused, and nothing is taken that play would not take."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from by_hand import hand
from engine_samples import BLOCK, even, layouts
from mjs.board import Board
from mjs.clearing import clearable
from mjs.dealing import deal
from mjs.errors import LayoutError, MoveError, ProofError
from mjs.faces import match_group
from mjs.geometry import blocking_graph
from mjs.layout import Layout, StartDeal
from mjs.proof import ProofDeal, verify

# A row of four on which lies one tile over the last two, and one apart: indices by z, y, x.
LAYOUT = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0), (20, 0, 0), (5, 0, 1)])
GOOD = ProofDeal(
    LAYOUT,
    ("dots-2", "flower-plum", "flower-orchid", "dots-2", "wind-east", "wind-east"),
    ((4, 5), (3, 0), (1, 2)),
)


def test_a_good_deal_is_taken() -> None:
    assert verify(GOOD) is True


ORDERS = {
    "a pair too few": (((4, 5), (3, 0)), "the order ends with 2 tiles left"),
    "no pair": ((), "the order ends with 6 tiles left"),
    "a pair twice": (
        ((4, 5), (4, 5), (3, 0), (1, 2)),
        "pair 2: tile (20, 0, 0) is gone already",
    ),
    "a tile of an earlier pair": (
        ((4, 5), (3, 0), (1, 3)),
        "pair 3: tile (6, 0, 0) is gone already",
    ),
    "covered": (((3, 0), (4, 5), (1, 2)), "pair 1: tile (6, 0, 0) is covered"),
    "closed in": (((4, 5), (1, 2), (3, 0)), "pair 2: tile (2, 0, 0) is closed in on both sides"),
    "no such tile": (((4, 6), (3, 0), (1, 2)), "pair 1: there is no tile number 6"),
    "negative": (((4, -1), (3, 0), (1, 2)), "pair 1: there is no tile number -1"),
    "with itself": (((4, 4), (3, 0), (1, 2)), "pair 1: tile (20, 0, 0) is paired with itself"),
    "three at once": (
        ((4, 5, 0), (3, 1), (2,)),
        "pair 1: two tiles are removed together, not 3",
    ),
    "half a tile": (
        ((4, 5), (3.0, 0), (1, 2)),
        "pair 2: a tile is named by its number, not by 3.0",
    ),
    "a truth for a tile": (
        ((4, 5), (3, 0), (True, 2)),
        "pair 3: a tile is named by its number, not by True",
    ),
    "a text for a tile": (
        (("4", 5), (3, 0), (1, 2)),
        "pair 1: a tile is named by its number, not by '4'",
    ),
    "nothing for a tile": (
        ((4, None), (3, 0), (1, 2)),
        "pair 1: a tile is named by its number, not by None",
    ),
    "a place for a tile": (
        (((20, 0, 0), 5), (3, 0), (1, 2)),
        "pair 1: a tile is named by its number, not by (20, 0, 0)",
    ),
    "a tile for a pair": ((4, 5, 3, 0, 1, 2), "pair 1: 4 is no pair of tile numbers"),
    "one alone": (((4,), (5, 3)), "pair 1: two tiles are removed together, not 1"),
    "one pair too many": (
        (*GOOD.order, (0, 1)),
        "pair 4: tile (0, 0, 0) is gone already",
    ),
    "no match": (
        ((4, 0), (5, 3), (1, 2)),
        "pair 1: wind-east at (20, 0, 0) does not match dots-2 at (0, 0, 0)",
    ),
}


@pytest.mark.parametrize(("order", "message"), ORDERS.values(), ids=list(ORDERS))
def test_an_order_that_clears_nothing(order: Any, message: str) -> None:
    with pytest.raises(ProofError) as caught:
        verify(replace(GOOD, order=order))
    assert str(caught.value) == message


FACES = {
    "two swapped": (
        {0: "wind-east", 4: "dots-2"},
        "pair 1: dots-2 at (20, 0, 0) does not match wind-east at (5, 0, 1)",
    ),
    "an odd group": ({0: "dots-3"}, "an odd number of tiles of dots-3, dots-2"),
    "a season for a flower": (
        {1: "season-spring"},
        "an odd number of tiles of season, flower",
    ),
    "the bamboo suit for the flower": (
        {1: "bamboo-3"},
        "an odd number of tiles of bamboo-3, flower",
    ),
}


@pytest.mark.parametrize(("changes", "message"), FACES.values(), ids=list(FACES))
def test_faces_that_do_not_fit(changes: dict[int, str], message: str) -> None:
    faces = tuple(changes.get(tile, face) for tile, face in enumerate(GOOD.faces))
    with pytest.raises(ProofError) as caught:
        verify(replace(GOOD, faces=faces))
    assert str(caught.value) == message


def test_faces_that_are_none() -> None:
    faces: Any = ([], [], *GOOD.faces[2:])
    with pytest.raises(
        ProofError, match=r"^a face is no text and nothing else that can be hashed$"
    ):
        verify(replace(GOOD, faces=faces))


def test_numbers_of_numpy_are_numbers() -> None:
    rows: Any = np.array(GOOD.order, np.intc)
    assert verify(replace(GOOD, order=tuple(rows)))


@pytest.mark.parametrize("count", [0, 5, 7])
def test_a_wrong_number_of_faces(count: int) -> None:
    with pytest.raises(ProofError, match=rf"^{count} faces for 6 tiles$"):
        verify(replace(GOOD, faces=(GOOD.faces * 2)[:count]))


def test_a_layout_that_overlaps() -> None:
    layout = Layout.from_tiles([(0, 0, 0), (1, 1, 0)])
    with pytest.raises(ProofError, match=r"^tiles \(0, 0, 0\) and \(1, 1, 0\) overlap, so there"):
        verify(ProofDeal(layout, ("dots-1", "dots-1"), ((0, 1),)))


def test_another_layout() -> None:
    other = LAYOUT.with_tiles([*LAYOUT.tiles[:5], (19, 0, 1)])
    with pytest.raises(ProofError, match=r"^pair 1: tile \(20, 0, 0\) is covered$"):
        verify(replace(GOOD, layout=other))


# Any tampering ---------------------------------------------------------------------------------


def plays(made: ProofDeal) -> bool:
    """Whether a board, and the rules by hand, can be played by a deal's order to the end."""
    try:
        board = Board(made.layout, made.faces)
        for pair in made.order:
            board.remove(*pair)
    except (MoveError, LayoutError):
        return False
    by_hand = hand(made.layout.tiles, made.layout.footprint).clears(made.order)
    assert by_hand or not board.is_won
    return board.is_won


def tampered(rng: random.Random, made: ProofDeal) -> ProofDeal:
    faces, order, count = list(made.faces), list(made.order), len(made.faces)
    a, b = rng.randrange(count), rng.randrange(count)
    i, j = rng.randrange(len(order)), rng.randrange(len(order))
    match rng.randrange(8):
        case 0:
            faces[a], faces[b] = faces[b], faces[a]
        case 1:
            order[i], order[j] = order[j], order[i]
        case 2:
            del order[i]
        case 3:
            order.append(order[i])
        case 4:
            order[i] = (order[i][0], b)
        case 5:
            (p, q), (r, s) = order[i], order[j]
            order[i], order[j] = (p, s), (r, q)
        case 6:
            faces[a] = faces[b]
        case 7:
            moved = list(made.layout.tiles)
            moved[a] = moved[a]._replace(x=moved[a].x + rng.choice((-2, -1, 1, 2)))
            return replace(made, layout=made.layout.with_tiles(moved))
    return replace(made, faces=tuple(faces), order=tuple(order))


@given(layouts(), st.randoms(use_true_random=False), st.integers(1, 3))
def test_no_tampering_is_taken_that_play_would_not_take(
    layout: Layout, rng: random.Random, times: int
) -> None:
    layout = even(layout)
    assume(clearable(layout).verdict)
    made = deal(layout, rng.getrandbits(64))
    assert plays(made)
    for _ in range(times):
        made = tampered(rng, made)
        if not made.order:
            break
    try:
        taken = verify(made)
    except ProofError:
        taken = False
    assert taken is plays(made)


@pytest.mark.parametrize("seed", range(5))
def test_a_whole_deal_with_one_thing_wrong(seed: int) -> None:
    made, rng = deal(BLOCK, seed), random.Random(seed)
    for _ in range(60):
        other = tampered(rng, made)
        try:
            taken = verify(other)
        except ProofError:
            taken = False
        assert taken is plays(other)
        sizes = [sum(match_group(f) == match_group(g) for g in other.faces) for f in other.faces]
        assert not taken or all(size % 2 == 0 for size in sizes)


# Deals in layouts ------------------------------------------------------------------------------


def test_a_deal_becomes_the_start_of_its_layout_and_back() -> None:
    made = replace(GOOD, seed=4, generator="hand", extra={"x-by": "Ann"})
    start = made.as_start()
    assert start.start == StartDeal(GOOD.faces, GOOD.order, 4, "hand", {"x-by": "Ann"})
    assert start.tiles == LAYOUT.tiles
    assert ProofDeal.from_start(start) == made


def test_the_geometry_of_a_deal_is_that_of_its_layout() -> None:
    graph = blocking_graph(LAYOUT)
    start = GOOD.as_start()
    assert blocking_graph(start) is graph
    assert blocking_graph(ProofDeal.from_start(start).layout) is graph
    assert blocking_graph(deal(start).layout) is graph


def test_a_layout_without_deal_has_none() -> None:
    with pytest.raises(ProofError, match=r"^the layout carries no start deal$"):
        ProofDeal.from_start(LAYOUT)
