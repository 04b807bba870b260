"""Places for one more tile, held against the geometry of layouts that have it."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from mjs import Layout, Tile, blocking_graph
from mjs.places import carried_areas, overlapped_by

Places = list[tuple[int, int, int]]

FOOTPRINTS = st.tuples(st.integers(1, 4), st.integers(1, 4))
PLACES = st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9), st.integers(0, 2)), max_size=12)


@given(PLACES, FOOTPRINTS, st.integers(0, 9), st.integers(0, 9), st.integers(0, 2))
def test_overlapped_are_those_that_overlap_once_it_is_there(
    tiles: Places, footprint: tuple[int, int], x: int, y: int, z: int
) -> None:
    layout, tile = Layout.from_tiles(tiles, footprint=footprint), Tile(x, y, z)
    found = {layout.tiles[index] for index in overlapped_by(layout, tile).tolist()}
    expected = {
        other
        for other in layout.tiles
        if len(blocking_graph(Layout.from_tiles([other, tile], footprint=footprint)).overlaps)
    }
    assert found == expected


@given(PLACES, FOOTPRINTS, st.integers(0, 9), st.integers(0, 9), st.integers(0, 3))
def test_areas_are_unit_squares_counted_one_by_one(
    tiles: Places, footprint: tuple[int, int], x: int, y: int, z: int
) -> None:
    layout = Layout.from_tiles(tiles, footprint=footprint)
    width, height = footprint
    xs, ys = range(x - 1, x + 2), range(y - 2, y + 1)
    areas = carried_areas(layout, xs, ys, z)
    counted = [
        [
            sum(
                right in range(left, left + width) and low in range(top, top + height)
                for left, top, layer in layout.tiles
                if layer == z - 1
                for right in range(column, column + width)
                for low in range(row, row + height)
            )
            for column in xs
        ]
        for row in ys
    ]
    assert areas.tolist() == counted
    assert areas.dtype == np.int32


def test_no_places_have_no_areas() -> None:
    tower = Layout.from_tiles([(0, 0, 0)])
    assert carried_areas(tower, range(0), range(3), 1).shape == (3, 0)
    assert carried_areas(tower, range(2), range(0), 1).shape == (0, 2)
