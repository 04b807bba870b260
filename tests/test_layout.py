"""Layouts as values: made from anything, always in one order, moved and mirrored exactly."""

from __future__ import annotations

import copy
import pickle
import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine_samples import layouts
from mjs.errors import LayoutError
from mjs.geometry import blocking_graph
from mjs.layout import (
    MAX_COORDINATE,
    MAX_LAYERS,
    MAX_TILES,
    Bounds,
    Layer,
    Layout,
    StartDeal,
    Tile,
    in_order,
)

DIGEST = "acdb5417dd9324ede5f355ce781a8e240ed0ad7f712283d8b027de077992f4d5"
START = StartDeal(("dots-1", "dots-1"), ((0, 1),), 5, "hand")


@given(layouts(overlaps=True), st.randoms(use_true_random=False))
def test_tiles_come_by_layer_then_row_then_column(layout: Layout, rng: random.Random) -> None:
    assert list(layout.tiles) == sorted(layout.tiles, key=lambda tile: (tile.z, tile.y, tile.x))
    mixed = list(layout.tiles)
    rng.shuffle(mixed)
    again = Layout.from_tiles(iter(mixed), footprint=layout.footprint)
    assert again == layout
    assert in_order(mixed) == layout.tiles
    assert hash(again) == hash(layout)
    assert len(layout) == len(mixed)
    assert layout.array.tolist() == [list(tile) for tile in layout.tiles]


@pytest.mark.parametrize(
    "tiles",
    [
        np.array([[2, 0, 0], [0, 0, 0]], dtype=np.int16),
        [np.array([2, 0, 0], dtype=np.uint64), [0, 0, 0]],
        ({2: "x", 0: "y", 1: "z"}.keys(), (0, 0, 0)),
    ],
)
def test_whole_numbers_of_any_kind_become_ints(tiles: object) -> None:
    found = Layout.from_tiles(tiles).tiles  # type: ignore[arg-type]
    assert all(type(value) is int for tile in found for value in tile)
    assert len(found) == 2


@pytest.mark.parametrize(
    ("tile", "message"),
    [
        ((0.0, 0, 0), "coordinates are whole numbers, not 0.0"),
        ((0, 0.5, 0), "coordinates are whole numbers, not 0.5"),
        ((0, 0, True), "coordinates are whole numbers, not True"),
        ((0, 0, None), "coordinates are whole numbers, not None"),
        (("1", 0, 0), "coordinates are whole numbers, not '1'"),
        ((0, 0), "a tile is (x, y, z), not (0, 0)"),
        ((0, 0, 0, 0), "a tile is (x, y, z), not (0, 0, 0, 0)"),
        (7, "a tile is (x, y, z), not 7"),
        ((MAX_COORDINATE + 1, 0, 0), "tile (1000001, 0, 0) is outside the grid of +-1,000,000"),
        ((0, -MAX_COORDINATE - 1, 0), "tile (0, -1000001, 0) is outside the grid of +-1,000,000"),
        ((10**5000, 0, 0), "tile (a huge number, 0, 0) is outside the grid of +-1,000,000"),
        ((0, 0, -1), "tile (0, 0, -1): layers go from 0 to 255"),
        ((0, 0, MAX_LAYERS), "tile (0, 0, 256): layers go from 0 to 255"),
        ((0, 0, -(10**5000)), "tile (0, 0, a huge number): layers go from 0 to 255"),
    ],
)
def test_a_tile_that_no_layout_has(tile: object, message: str) -> None:
    with pytest.raises(LayoutError) as caught:
        Layout.from_tiles([(0, 0, 0), tile])  # type: ignore[list-item]
    assert str(caught.value) == message


@pytest.mark.parametrize("footprint", [(0, 2), (2, 65), (-1, 1), (10**5000, 1)])
def test_a_footprint_without_or_beyond_reason(footprint: tuple[int, int]) -> None:
    with pytest.raises(LayoutError, match="width and height go from 1 to 64"):
        Layout.from_tiles([], footprint=footprint)


@pytest.mark.parametrize("footprint", [(2,), 3, None, (1, 2, 3)])
def test_a_footprint_that_is_none(footprint: object) -> None:
    with pytest.raises(LayoutError, match=r"^a footprint is \(width, height\), not "):
        Layout.from_tiles([], footprint=footprint)  # type: ignore[arg-type]


@pytest.mark.parametrize("footprint", [(2.0, 2), (True, 2), ("2", 2)])
def test_a_footprint_that_is_not_whole(footprint: object) -> None:
    with pytest.raises(LayoutError, match=r"^coordinates are whole numbers"):
        Layout.from_tiles([], footprint=footprint)  # type: ignore[arg-type]


def test_the_most_tiles_there_may_be() -> None:
    places = [(n % 1000, n // 1000, 0) for n in range(MAX_TILES + 1)]
    assert len(Layout.from_tiles(places[1:])) == MAX_TILES
    with pytest.raises(LayoutError, match=r"^100,001 tiles; a layout may have at most 100,000$"):
        Layout.from_tiles(places)


def test_a_layout_can_t_be_changed() -> None:
    layout = Layout.from_tiles([(0, 0, 0)])
    with pytest.raises(AttributeError):
        layout.name = "x"  # type: ignore[misc]
    with pytest.raises(ValueError, match="read-only"):
        layout.array[0, 0] = 1


@given(layouts(overlaps=True))
def test_a_layout_survives_pickling_and_copying_with_or_without_its_graph(layout: Layout) -> None:
    blocking_graph(layout)
    for again in (pickle.loads(pickle.dumps(layout)), copy.deepcopy(layout)):  # noqa: S301
        assert again == layout
        assert again.digest == layout.digest
        assert not again.array.flags.writeable


def test_the_index_of_a_tile() -> None:
    layout = Layout.from_tiles([(4, 0, 0), (0, 0, 0), (0, 0, 3)])
    assert [layout.index(tile) for tile in layout.tiles] == [0, 1, 2]
    for missing in ((1, 0, 0), (0, 0, 1), (0, 0), 5, None):
        with pytest.raises(LayoutError, match=r"^no tile at "):
            layout.index(missing)  # type: ignore[arg-type]


def test_bounds() -> None:
    layout = Layout.from_tiles([(-3, 4, 2), (5, -6, 7)], footprint=(3, 2))
    box = layout.bounds
    assert box == Bounds(-3, -6, 8, 6, 2, 8)
    assert (box.width, box.height, box.layers) == (11, 12, 6)
    assert Layout().bounds == (0, 0, 0, 0, 0, 0)


# Moving and mirroring --------------------------------------------------------------------------


@given(layouts(overlaps=True), st.integers(-99, 99), st.integers(-99, 99), st.integers(0, 9))
def test_moving_there_and_back(layout: Layout, dx: int, dy: int, dz: int) -> None:
    moved = layout.shifted(dx, dy, dz)
    assert moved.tiles == tuple((x + dx, y + dy, z + dz) for x, y, z in layout.tiles)
    assert moved.shifted(-dx, -dy, -dz) == layout
    assert moved.digest == layout.digest
    box = moved.at_origin().bounds
    assert (box.left, box.top, box.lowest) == (0, 0, 0)


def test_moving_keeps_the_deal_and_takes_the_layers_along() -> None:
    layers = (Layer("low"), Layer("high", {"x-a": 1}))
    layout = Layout.from_tiles([(0, 0, 0), (0, 0, 1)], layers=layers, start=START)
    up = layout.shifted(dz=2)
    assert up.layers == (Layer(), Layer(), *layers)
    assert up.start == START
    assert up.at_origin() == layout
    assert layout.shifted(5).layers == layers
    assert Layout.from_tiles([(0, 0, 0)]).shifted(dz=3).layers == ()


def test_moving_off_the_grid_is_refused() -> None:
    layout = Layout.from_tiles([(0, 0, 0)])
    for step in ({"dx": MAX_COORDINATE + 1}, {"dz": -1}, {"dz": MAX_LAYERS}):
        with pytest.raises(LayoutError):
            layout.shifted(**step)


@given(layouts(overlaps=True), st.booleans(), st.booleans())
def test_mirroring_twice_is_nothing_and_stays_in_bounds(
    layout: Layout, left_right: bool, top_bottom: bool
) -> None:
    turned = layout.mirrored(left_right=left_right, top_bottom=top_bottom)
    assert turned.bounds == layout.bounds
    assert turned.mirrored(left_right=left_right, top_bottom=top_bottom) == layout
    graph, mirrored = blocking_graph(layout), blocking_graph(turned)
    assert graph.free.sum() == mirrored.free.sum()
    assert len(graph.overlaps) == len(mirrored.overlaps)


def test_other_fields_keep_the_tiles_and_what_is_known_of_them() -> None:
    layout = Layout.from_tiles([(0, 0, 0), (4, 0, 0)], name="Two", author="Ann")
    graph, digest = blocking_graph(layout), layout.digest
    other = layout.with_fields(name="Pair", start=START)
    assert (other.name, other.author, other.start) == ("Pair", "Ann", START)
    assert (layout.name, layout.start) == ("Two", None)
    assert blocking_graph(other) is graph
    assert other.digest == digest
    assert other == replace(layout, name="Pair", start=START)
    for fields in ({"tiles": ()}, {"name": "One", "footprint": (1, 1)}):
        with pytest.raises(TypeError, match="with_tiles"):
            layout.with_fields(**fields)


def test_other_tiles_drop_the_deal_and_the_same_tiles_keep_it() -> None:
    layout = Layout.from_tiles([(0, 0, 0), (4, 0, 0)], start=START, name="Two")
    assert layout.with_tiles([(4, 0, 0), (0, 0, 0)]) is layout
    other = layout.with_tiles([(0, 0, 0), (5, 0, 0)])
    assert (other.start, other.name) == (None, "Two")


# Identity --------------------------------------------------------------------------------------


@given(layouts(overlaps=True), layouts(overlaps=True))
def test_a_digest_is_of_the_board_alone(one: Layout, other: Layout) -> None:
    same = one.footprint == other.footprint and one.at_origin().tiles == other.at_origin().tiles
    assert (one.digest == other.digest) is same


def test_digests_never_change() -> None:
    board = Layout.from_tiles([(1, 2, 0), (3, 2, 0), (2, 2, 1)], name="x", footprint=(2, 3))
    assert board.digest == DIGEST
    assert board.digest != Layout.from_tiles(board.tiles).digest


def test_a_tile_that_stands_twice_counts_twice() -> None:
    once, twice = (Layout.from_tiles([(0, 0, 0)] * n) for n in (1, 2))
    assert once.digest != twice.digest
    assert len(twice) == 2
    assert Tile(0, 0, 0) in twice.tiles


@pytest.mark.parametrize(
    "about",
    [
        {"name": 5},
        {"author": None},
        {"license": b"CC0"},
        {"description": ["a"]},
        {"tags": "abc"},
        {"tags": [1]},
        {"tags": 5},
    ],
)
def test_texts_that_are_none(about: dict[str, Any]) -> None:
    with pytest.raises(LayoutError, match=f"^{next(iter(about))} (is a text|are a tuple of texts)"):
        Layout.from_tiles([(0, 0, 0)], **about)


def test_a_list_of_tags_becomes_a_tuple() -> None:
    layout = Layout.from_tiles([(0, 0, 0)], tags=["a", "b"])
    assert layout.tags == ("a", "b")
    assert layout == Layout.from_tiles([(0, 0, 0)], tags=("a", "b"))
