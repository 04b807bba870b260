"""Shuffles: faces kept, solvable by proof, or honestly refused; open boards."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mjs
from engine_samples import even, layouts
from mjs.errors import DealError, MjsError, UnclearableError, UndecidedError
from mjs.faces import Deck
from mjs.geometry import blocking_graph
from mjs.layout import MAX_COORDINATE, Layout
from mjs.play.events import Dealt
from mjs.play.game import new_game
from mjs.play.houserules import PROFILES
from mjs.play.shuffling import GENERATOR, open_board, reshuffled
from mjs.proof import ProofDeal, verify
from playing import ABBA, LAYOUTS, ROW, Now, bundled, random_layout

ANY = PROFILES["reference"].with_settings(deal="any")
STACK = Layout.from_tiles([(0, 0, 0), (0, 0, 1)])


def stuck_positions(
    boards: list[Layout], rng: random.Random, count: int
) -> Iterator[tuple[Layout, list[str]]]:
    """What is left of random deals that were played at random until nothing went any more."""
    found = 0
    while found < count:
        layout = rng.choice(boards)
        played = new_game(layout, ANY, rng.getrandbits(64), now=Now())
        board = played.board
        while pairs := board.pairs():
            board.remove(*rng.choice(pairs))
        if board.is_won:
            continue
        found += 1
        left = played.left
        yield layout.with_tiles(tile for tile, _ in left), [face for _, face in left]


def check(layout: Layout, faces: list[str], made: Dealt) -> None:
    """That a shuffle keeps what it has to, and proves what it says."""
    assert made.layout.tiles == layout.tiles
    assert Counter(made.faces) == Counter(faces)
    assert made.generator == GENERATOR
    assert verify(ProofDeal(made.layout, made.faces, made.order, made.seed, made.generator))


def check_many(boards: list[Layout], count: int, seed: int) -> Counter[bool]:
    """Shuffle stuck positions; how many could be, and could not."""
    rng = random.Random(seed)
    told: Counter[bool] = Counter()
    for number, (layout, faces) in enumerate(stuck_positions(boards, rng, count)):
        try:
            made = reshuffled(layout, faces, number)
        except UnclearableError:
            # Refused by proof. It is asked anew, with a larger budget.
            told[False] += 1
            assert mjs.clearable(layout, 2_000_000).verdict is False
        else:
            told[True] += 1
            check(layout, faces, made)
        made = reshuffled(layout, faces, number, opens=True)
        assert Counter(made.faces) == Counter(faces)
        assert verify(ProofDeal(made.layout, made.faces, made.order))
        assert (made.layout.tiles == layout.tiles) or mjs.clearable(layout).verdict is False
    return told


def test_stuck_positions_of_bundled_layouts() -> None:
    names = ["turtle", "crane", "junk", "castle", "lesson-zipper", "spiral-stair", "hourglass"]
    told = check_many([bundled(name) for name in names], 60, seed=1)
    assert told[True] > 40


@pytest.mark.slow
def test_a_thousand_stuck_positions_of_all_kinds(request: pytest.FixtureRequest) -> None:
    rng = random.Random(3)
    boards = [bundled(path.stem) for path in sorted(LAYOUTS.glob("*.json"))]
    boards += [layout for _ in range(60) if len(layout := random_layout(rng)) >= 8]
    told = check_many(boards, 500, seed=2)
    museum = _museum(request.getfixturevalue("corpus"), rng)
    told += check_many(museum, 500, seed=3)
    assert told.total() == 1000
    assert told[True] > 900


def _museum(corpus: Path, rng: random.Random) -> list[Layout]:
    found = []
    for path in rng.sample(sorted((corpus / "museum").glob("*.mah")), 150):
        try:
            layout = mjs.read(path)
            new_game(layout, ANY)
        except MjsError:
            continue
        if len(layout) <= 300:
            found.append(layout)
    assert len(found) > 100
    return found


@given(layouts().map(even), st.integers(0, 2**64 - 1))
def test_any_shape_is_shuffled_or_refused_by_proof(layout: Layout, seed: int) -> None:
    if not len(layout):
        return
    faces = list(mjs.random_faces(layout, seed))
    try:
        made = reshuffled(layout, faces, seed)
    except (UnclearableError, UndecidedError):
        assert mjs.clearable(layout).verdict is not True
    else:
        check(layout, faces, made)
        assert reshuffled(layout, faces, seed) == made
        assert reshuffled(layout, sorted(faces), seed) == made, "where they lay does not count"


def test_shuffles_differ_by_seed() -> None:
    faces = mjs.random_faces(bundled("turtle"), 1)
    made = {reshuffled(bundled("turtle"), faces, seed).faces for seed in range(20)}
    assert len(made) == 20


def test_which_flowers_go_together_is_chance() -> None:
    faces = ["flower-plum", "flower-orchid", "flower-chrysanthemum", "flower-bamboo"]
    ends = {frozenset((made.faces[0], made.faces[3])) for seed in range(60)
            for made in [reshuffled(ROW, faces, seed)]}  # fmt: skip
    assert len(ends) == 6


def test_a_shuffle_of_a_seed_is_the_same_for_ever() -> None:
    made = reshuffled(ROW, ABBA, 3)
    assert (made.faces, made.order) == (("dots-1", "dots-2", "dots-2", "dots-1"), ((0, 3), (2, 1)))
    turtle = reshuffled(bundled("turtle"), mjs.random_faces(bundled("turtle"), 1), 1)
    assert turtle.faces[:5] == ("bamboo-5", "dots-1", "bamboo-9", "dragon-red", "dots-9")


def test_faces_that_the_deck_does_not_have() -> None:
    layout = ROW.with_fields(deck=Deck(bonus=False, sets=1))
    faces = ["mine", "flower-plum", "flower-plum", "mine"]
    check(layout, faces, reshuffled(layout, faces, 1))
    wide = Layout.from_tiles([(3 * x, 0, 0) for x in range(200)], deck=Deck(sets=1))
    faces = ["dots-1"] * 200
    check(wide, faces, reshuffled(wide, faces, 1))
    assert reshuffled(wide, faces, 1).layout.deck == Deck(sets=1)


def test_what_can_not_be_shuffled() -> None:
    with pytest.raises(UnclearableError, match="no deal can be cleared"):
        reshuffled(STACK, ["dots-1", "dots-1"], 0)
    with pytest.raises(DealError, match="an odd number of tiles is left of dots-1"):
        reshuffled(ROW, ["dots-1", "dots-2", "dots-2", "dots-3"], 0)
    with pytest.raises(DealError):
        reshuffled(Layout.from_tiles([]), [], 0)


# Open boards -----------------------------------------------------------------------------------

FOOTPRINTS = [(1, 1), (2, 2), (4, 2), (64, 64), (1, 64), (64, 1), (3, 5)]
FAR = MAX_COORDINATE


@pytest.mark.parametrize("footprint", FOOTPRINTS)
@pytest.mark.parametrize("count", [1, 2, 3, 10, 144])
@pytest.mark.parametrize("corner", [(0, 0), (FAR - 200, FAR - 200), (FAR, FAR), (-FAR, -FAR)])
def test_every_tile_of_an_open_board_is_free(
    footprint: tuple[int, int], count: int, corner: tuple[int, int]
) -> None:
    x, y = corner
    pile = Layout.from_tiles([(x, y, z) for z in range(count)], footprint=footprint)
    board = open_board(pile)
    graph = blocking_graph(board)
    assert len(board) == count
    assert graph.free.all()
    assert not len(graph.overlaps)
    assert board.footprint == footprint
    box = board.bounds
    width, height = footprint
    assert box.lowest == 0
    assert box.layers == 1
    if count == 144:
        assert 0.5 < box.width / box.height < 2
        assert box.width * box.height < 2.2 * count * width * height
    assert abs(box.left) <= FAR
    assert abs(box.top) <= FAR
    # Not left of or above the grid's origin if the pile was not.
    assert box.left >= min(0, x)
    assert box.top >= min(0, y)
    # It lies where the pile was.
    middle = (box.left + box.right) / 2
    assert abs(middle - (x + width / 2)) <= box.width + width


@given(layouts(), st.integers(0, 1))
def test_open_boards_of_any_shape(layout: Layout, odd: int) -> None:
    if not len(layout):
        return
    board = open_board(layout)
    assert len(board) == len(layout)
    assert blocking_graph(board).free.all()
    assert mjs.clearable(board).verdict is (len(board) % 2 == 0)


def test_an_open_board_is_as_wide_as_the_old_one_if_that_is_wide() -> None:
    wide = Layout.from_tiles([(2 * x, 0, z) for x in range(20) for z in range(3)])
    box = open_board(wide).bounds
    assert (box.width, box.left, box.right) == (39, 0, 39)
