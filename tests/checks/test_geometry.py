"""Where tiles lie: the cases of published rules and of other programs' faults."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjs.diagnostic import Diagnostic
from mjs.geometry import facts
from mjs.layout import Layout, Tile
from mjs.validation import check_layout, validate

Triple = tuple[int, int, int]


def found(tiles: list[Triple], code: str, footprint: tuple[int, int] = (2, 2)) -> list[Diagnostic]:
    layout = Layout.from_tiles(tiles, footprint=footprint)
    return [d for d in validate(layout) if d.code == code]


@pytest.mark.parametrize(("dx", "dy"), list(itertools.product(range(-2, 3), repeat=2)))
def test_a_tile_overlaps_another_less_than_a_footprint_away(dx: int, dy: int) -> None:
    overlaps = found([(4, 4, 0), (4 + dx, 4 + dy, 0)], "MJS101")
    assert bool(overlaps) == (abs(dx) < 2 and abs(dy) < 2)


def test_both_overlapping_tiles_are_named() -> None:
    (diagnostic,) = found([(0, 0, 0), (1, 1, 0)], "MJS101")
    assert diagnostic.tiles == (Tile(0, 0, 0), Tile(1, 1, 0))
    assert "(0, 0, 0) and (1, 1, 0) overlap" in diagnostic.message


def test_two_tiles_in_one_place_are_told_as_such() -> None:
    (diagnostic,) = found([(2, 3, 1), (2, 3, 1)], "MJS101")
    assert "two tiles stand at (2, 3, 1)" in diagnostic.message
    assert diagnostic.tiles == (Tile(2, 3, 1), Tile(2, 3, 1))


def test_of_very_many_overlaps_the_rest_is_counted() -> None:
    pile = found([(0, 0, 0)] * 40, "MJS101")
    assert len(pile) == 20
    assert pile[0].message.startswith("761 more pairs") or pile[-1].message.startswith("761 more")


def test_tiles_of_different_layers_do_not_overlap() -> None:
    assert found([(0, 0, 0), (1, 1, 1)], "MJS101") == []


def test_negative_places_are_outside_the_grid() -> None:
    (diagnostic,) = found([(-1, 0, 0), (3, -4, 0), (9, 9, 0)], "MJS102")
    assert diagnostic.tiles == (Tile(3, -4, 0), Tile(-1, 0, 0))
    assert "move the whole board 1 to the right and 4 down" in diagnostic.message


def test_a_tile_at_the_origin_is_a_tile_like_any_other() -> None:
    assert found([(0, 0, 0), (2, 0, 0)], "MJS102") == []
    assert facts(Layout.from_tiles([(0, 0, 0), (2, 0, 0)]))["free_at_start"] == 2


def test_unsupported_tiles_are_one_warning_that_lists_them() -> None:
    tiles = [(0, 0, 0), (0, 0, 1), (10, 0, 1), (12, 0, 1), (20, 0, 3), (20, 0, 1)]
    (diagnostic,) = found(tiles, "MJS103")
    assert diagnostic.tiles == (Tile(10, 0, 1), Tile(12, 0, 1), Tile(20, 0, 1), Tile(20, 0, 3))
    assert str(diagnostic.severity) == "warning"


def test_a_corner_below_is_support_enough() -> None:
    assert found([(0, 0, 0), (1, 1, 1)], "MJS103") == []
    assert found([(0, 0, 0), (2, 2, 1)], "MJS103") != []


@pytest.mark.parametrize(
    ("other", "is_ambiguous"),
    [
        ((3, 0, 0), True),
        ((3, 1, 0), True),
        ((3, -1, 0), True),
        ((3, 2, 0), False),  # only the corners face each other
        ((2, 0, 0), False),  # they touch
        ((4, 0, 0), False),  # as wide as a tile
        ((3, 0, 1), False),  # another layer
        ((0, 3, 0), False),  # a gap above or below closes and opens nothing
    ],
)
def test_a_gap_of_half_a_tile_is_open_but_looks_closed(other: Triple, is_ambiguous: bool) -> None:
    tiles = [(0, 0, 0), other]
    gaps = found(tiles, "MJS104")
    assert bool(gaps) == is_ambiguous
    if is_ambiguous:
        assert set(gaps[0].tiles) == set(tiles)
        assert facts(Layout.from_tiles(tiles))["side_contacts"] == 0


def test_gaps_are_measured_in_tiles() -> None:
    assert found([(0, 0, 0), (6, 3, 0)], "MJS104", (4, 4)) != []
    assert found([(0, 0, 0), (7, 3, 0)], "MJS104", (4, 4)) == []
    assert found([(0, 0, 0), (6, 4, 0)], "MJS104", (4, 4)) == []
    assert found([(0, 0, 0), (2, 0, 0)], "MJS104", (1, 1)) == []


@given(
    st.lists(st.tuples(st.integers(-9, 9), st.integers(-9, 9), st.integers(0, 2)), unique=True),
    st.tuples(st.integers(1, 5), st.integers(1, 5)),
)
def test_gaps_are_those_that_comparing_every_pair_finds(
    tiles: list[Triple], footprint: tuple[int, int]
) -> None:
    width, height = footprint
    beside = set()
    for one, other in itertools.permutations(tiles, 2):
        gap = other[0] - one[0] - width
        if 0 < gap <= width // 2 and abs(other[1] - one[1]) < height and one[2] == other[2]:
            beside.add(one)
    gaps = found(tiles, "MJS104", footprint)
    assert bool(gaps) == bool(beside)
    assert beside <= {tile for diagnostic in gaps for tile in diagnostic.tiles}


def test_gaps_at_the_very_edge_of_the_grid() -> None:
    most = 1_000_000
    assert len(found([(most, most, 0), (most - 3, most - 1, 0)], "MJS104")) == 1
    assert found([(most, most, 0), (-most, most, 0), (-most + 1, -most, 1)], "MJS104") == []


def test_what_is_too_dense_to_check_is_said_once() -> None:
    result = check_layout(Layout(tiles=(Tile(0, 0, 0),) * 9000, name="Crowd"))
    assert {d.code for d in result.diagnostics if d.code < "MJS4"} == {"MJS105"}
    assert result.clearable is None
    assert result.facts is None


def test_published_cases_of_free_and_blocked_tiles() -> None:
    """Cases 1 to 7 and 15 of the rules: how many of the tiles are free."""
    cases: list[tuple[list[Triple], int]] = [
        ([(0, 0, 0), (2, 0, 0)], 2),  # one side open
        ([(0, 0, 0), (2, 0, 0), (4, 0, 0)], 2),  # both sides closed
        ([(0, 0, 0), (1, 1, 1)], 1),  # a corner covered
        ([(0, 0, 0), (0, 0, 2)], 1),  # covered from two layers up
        ([(0, 0, 0), (2, 0, 1)], 2),  # the upper tile only touches
        ([(0, 0, 0), (2, 1, 0), (4, 0, 0)], 2),  # half a tile lower closes as well
        ([(0, 0, 0), (2, 2, 0), (4, 0, 0)], 3),  # a corner closes nothing
        ([(0, 0, 0), (3, 0, 0), (6, 0, 0)], 3),  # a gap of one grid unit is open
    ]
    counts = [facts(Layout.from_tiles(tiles))["free_at_start"] for tiles, _ in cases]
    assert counts == [free for _, free in cases]
