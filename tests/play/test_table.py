"""Table and clock by themselves: pairs found one by one are those found all at once."""

from __future__ import annotations

import itertools
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mjs
from mjs.errors import LayoutError, MoveError
from mjs.faces import match_group
from mjs.layout import Layout, Tile
from mjs.play.clock import Clock
from mjs.play.events import Dealt
from mjs.play.table import Table
from playing import ABBA, ROW, Now, random_layout, row

RNGS = st.integers(0, 2**32).map(random.Random)


def some_table(rng: random.Random, room: int) -> Table:
    """A table on which some tiles were picked."""
    layout = Layout.from_tiles([])
    while not layout.tiles:
        layout = random_layout(rng, 14)
    table = Table(Dealt(layout, mjs.random_faces(layout, rng.getrandbits(64))), room)
    for _ in range(rng.randrange(6)):
        free = [layout.tiles[index] for index in table.board.free()]
        if free and len(table.tray) < room:
            table.pick(rng.choice(free))
    return table


@given(RNGS, st.integers(2, 6))
def test_pairs_are_counted_told_and_known_alike(rng: random.Random, room: int) -> None:
    table = some_table(rng, room)
    pairs = list(table.each_pair())
    tiles = [table.board.layout.tiles[index] for index in table.board.free()]
    kept = {tile: match_group(face) for tile, face in table.tray}
    wanted = [
        (one, other) for one in kept for other in tiles
        if kept[one] == match_group(table.face(other))
    ]  # fmt: skip
    if len(kept) + 1 < room:
        wanted += [
            (one, other) for one, other in itertools.combinations(tiles, 2)
            if match_group(table.face(one)) == match_group(table.face(other))
            and match_group(table.face(one)) not in kept.values()
        ]  # fmt: skip
    assert pairs == wanted
    assert table.count_pairs() == len(pairs)
    assert table.has_pair() == bool(pairs)
    places = table.board.layout.tiles
    for one, other in itertools.product(places, places):
        assert table.is_pair(one, other) == ((one, other) in pairs)


@given(RNGS)
def test_without_tray_pairs_are_those_of_the_board(rng: random.Random) -> None:
    table = some_table(rng, 2)
    if not table.tray:
        tiles = table.board.layout.tiles
        assert list(table.each_pair()) == [(tiles[a], tiles[b]) for a, b in table.board.pairs()]


@given(RNGS, st.integers(2, 6))
def test_whatever_was_picked_can_be_laid_back(rng: random.Random, room: int) -> None:
    table = some_table(rng, room)
    mark, before = table.mark(), (table.left, table.tray, table.board.free())
    for _ in range(4):
        free = table.board.free()
        if free:
            table.pick(table.board.layout.tiles[rng.choice(free)])
    later = table.mark()
    table.back_to(mark)
    assert (table.left, table.tray, table.board.free()) == before
    if later.left < mark.left:
        with pytest.raises(MoveError, match="has not come so far"):
            table.back_to(later)


def test_millions_of_pairs_are_not_made_to_show_one() -> None:
    wide = Layout.from_tiles([(3 * x, 3 * y, 0) for x in range(100) for y in range(100)])
    table = Table(Dealt(wide, ("dots-1",) * 10_000))
    assert table.count_pairs() == 10_000 * 9_999 // 2
    assert list(itertools.islice(table.each_pair(), 2)) == [
        (Tile(0, 0, 0), Tile(3, 0, 0)), (Tile(0, 0, 0), Tile(6, 0, 0)),
    ]  # fmt: skip
    assert table.is_pair(Tile(0, 0, 0), Tile(297, 297, 0))
    with pytest.raises(LayoutError):
        table.is_pair(Tile(0, 0, 0), Tile(1, 0, 0))


def test_the_shape_and_faces_count_not_the_name() -> None:
    named = Dealt(ROW.with_fields(name="Another"), ABBA)
    assert named == Dealt(ROW, ABBA)
    assert hash(named) == hash(Dealt(ROW, ABBA))
    assert named != row("dots-1", "dots-1", "dots-2", "dots-2")
    assert named != Dealt(ROW, ABBA, 3)
    assert named != (ROW, ABBA)


def test_a_clock_that_stands_still_and_goes_on() -> None:
    now = Now()
    clock = Clock(now)
    now.later(5)
    assert (clock.elapsed, clock.is_running) == (0, False)
    clock.start()
    now.later(1.25)
    clock.start()
    assert (clock.elapsed, clock.is_running) == (1250, True)
    clock.stop()
    clock.stop()
    now.later(9)
    assert clock.elapsed == 1250
    clock.set(60_000)
    now.later(9)
    assert clock.elapsed == 60_000
    clock.start()
    now.later(1)
    assert clock.elapsed == 61_000
    now.later(-5)
    assert clock.elapsed == 60_000, "a clock that was put back takes nothing away"
