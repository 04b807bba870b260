from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from format_samples import one, read, written
from mjs.errors import ReadError
from mjs.formats.base import Source
from mjs.formats.pysolfc import FORMAT
from mjs.layout import Layout, Tile


def test_three_letters_are_a_stack() -> None:
    # a: level 0, height 1; c: level 0, height 3; h: level 1, height 1; Z: level 7, height 3.
    layout, found = one("pysolfc", "0aabcdchbcZZZ")
    assert found == []
    assert set(layout.tiles) == {
        (0, 1, 0),
        *((3, 2, z) for z in range(3)),
        (1, 2, 1),
        *((51, 51, z) for z in (7, 8, 9)),
    }


def test_a_column_of_tiles_is_one_stack() -> None:
    layout = Layout.from_tiles([(0, 0, z) for z in range(3)] + [(2, 0, 0)])
    assert FORMAT.write([layout]) == b"0caaaca\n"


@pytest.mark.parametrize(
    ("text", "line", "column", "tiles"),
    [
        ("0aaaab", 1, 5, 1),
        ("# x\n0aaaa-c", 2, 6, 1),
        ("0aaa\n0aac", 2, 1, 1),
        ("0aaa\nmore", 2, 1, 1),
    ],
)
def test_odd_letters_are_told(text: str, line: int, column: int, tiles: int) -> None:
    layout, found = one("pysolfc", text)
    assert len(layout) == tiles
    assert found == [("MJS020", "error", line, column)]


def test_no_board_and_too_many_tiles_are_errors() -> None:
    with pytest.raises(ReadError) as caught:
        read("pysolfc", "# name: x\n\n  aaa\n")
    assert (caught.value.code, caught.value.line, caught.value.column) == ("MJS020", 3, 3)
    for stacks in ("gaa" * 20_000, "---" * 100_001):
        with pytest.raises(ReadError) as caught:
            read("pysolfc", "0" + stacks)
        assert caught.value.code == "MJS016"


def test_places_are_those_of_the_letters() -> None:
    (loaded,) = read("pysolfc", "# name: Two\n0aaabca")
    assert loaded.where.find(Tile(2, 0, 1)) == (2, 5)
    assert loaded.where.find("name") == (1, 9)


@pytest.mark.parametrize(
    ("levels", "fits"),
    [
        (range(13), True),
        (range(6, 13), True),
        (range(7, 10), True),
        (range(14), False),
        (range(7, 11), False),
        (range(8, 9), False),
    ],
)
def test_the_levels_that_stacks_reach(levels: range, fits: bool) -> None:
    ground = [(4, 0, 0), (6, 0, 0), (8, 0, 0)]
    missing = -len(levels) % 4
    ground += [(10 + 2 * n, 0, 0) for n in range(missing + 1)]
    layout = Layout.from_tiles([(0, 0, z) for z in levels] + ground)
    problems = FORMAT.misfits(layout)
    assert (problems == []) is fits
    if fits:
        assert written("pysolfc", layout).tiles == layout.tiles


@given(st.sets(st.integers(0, 12)).filter(bool))
def test_every_column_comes_back_or_is_refused(levels: set[int]) -> None:
    ground = [(4 + 2 * n, 0, 0) for n in range(4 + (-len(levels)) % 4)]
    layout = Layout.from_tiles([(0, 0, z) for z in levels] + ground)
    if not FORMAT.misfits(layout):
        assert written("pysolfc", layout).tiles == layout.tiles
    else:
        begins_too_high = any(z > 7 and z - 1 not in levels for z in levels)
        too_high_from_7 = 6 not in levels and set(range(7, 11)) <= levels
        assert begins_too_high or too_high_from_7


@pytest.mark.parametrize(
    ("count", "fits"), [(4, True), (6, False), (144, True), (148, False), (152, True), (292, False)]
)
def test_counts(count: int, fits: bool) -> None:
    tiles = [(2 * (n % 20), 2 * (n // 20), 0) for n in range(count)]
    assert (FORMAT.misfits(Layout.from_tiles(tiles)) == []) is fits


def test_what_goes_beyond_is_named() -> None:
    row = [(0, 0, 0), (2, 0, 0), (4, 0, 0)]
    assert FORMAT.misfits(Layout.from_tiles([*row, (52, 0, 0)])) == ["54 columns wide; at most 53"]
    assert FORMAT.misfits(Layout.from_tiles([*row, (0, 52, 0)])) == ["54 rows high; at most 53"]
    assert FORMAT.misfits(Layout.from_tiles([*row, (1, 1, 0)]))[0].startswith("tiles that overlap")
    assert FORMAT.misfits(Layout.from_tiles([*row, (51, 51, 0)])) == []


def test_recognised_by_its_string() -> None:
    assert FORMAT.recognises(Source("-", b"\n# a\n 0aaabaa \n"))
    assert not FORMAT.recognises(Source("-", b"0 0 0\n"))
    assert not FORMAT.recognises(Source("-", b"0x1f\n"))
