from __future__ import annotations

import pytest

from format_samples import one, read
from mjs.errors import ReadError, WriteError
from mjs.formats.ace import FORMAT
from mjs.formats.base import Source
from mjs.layout import Layout, Tile


def test_a_positive_x_repeats_row_and_layer() -> None:
    layout, found = one("ace", "0, 0, 0, 2, 4,\n-3, 5, 1, 7,127\n")
    assert found == []
    assert layout.tiles == (
        Tile(0, 0, 0),
        Tile(2, 0, 0),
        Tile(4, 0, 0),
        Tile(3, 5, 1),
        Tile(7, 5, 1),
    )


@pytest.mark.parametrize(
    ("text", "code", "severity", "line", "column", "tiles"),
    [
        ("0,0,0,\n x, 127", "MJS020", "error", 2, 2, 1),
        ("0,0,0,2", "MJS020", "warning", 1, 8, 2),
        ("0,0,0,127,5", "MJS020", "warning", 1, 11, 1),
        ("5,0,0,0,127", "MJS020", "error", 1, 1, 1),
        ("0,0,0,-2,1,-1,127", "MJS020", "error", 1, 7, 1),
        ("0,0,0,-2,1,300,127", "MJS016", "error", 1, 12, 1),
        ("0,0,0,1000001,127", "MJS016", "error", 1, 7, 1),
        ("0,0,0," + "9" * 5000 + ",127", "MJS016", "error", 1, 7, 1),
    ],
)
def test_odd_numbers_are_told(
    text: str, code: str, severity: str, line: int, column: int, tiles: int
) -> None:
    layout, found = one("ace", text)
    assert len(layout) == tiles
    assert found == [(code, severity, line, column)]


def test_a_list_that_ends_within_a_tile_is_told() -> None:
    layout, found = one("ace", "0,0,0,-2,1")
    assert len(layout) == 1
    assert found[0] == ("MJS020", "error", 1, 7)


def test_noise_and_too_many_tiles_are_errors() -> None:
    with pytest.raises(ReadError) as caught:
        read("ace", "no, numbers, here " * 50_000)
    assert (caught.value.code, caught.value.line, caught.value.column) == ("MJS020", 1, 1)
    for much in ("2," * 100_000 + "127", "x " * 300_000):
        with pytest.raises(ReadError) as caught:
            read("ace", "0,0,0," + much)
        assert caught.value.code == "MJS016"


def test_places_are_those_of_the_x() -> None:
    (loaded,) = read("ace", "0, 0, 0,\n 2,\n-3, 5, 1, 127\n")
    assert loaded.where.find(Tile(2, 0, 0)) == (2, 2)
    assert loaded.where.find(Tile(3, 5, 1)) == (3, 1)


def test_it_is_only_read() -> None:
    assert not FORMAT.can_write
    with pytest.raises(WriteError, match="not written"):
        FORMAT.write([Layout()])


def test_recognised_by_numbers_and_commas() -> None:
    assert FORMAT.recognises(Source("-", b" 0,0,0,\r\n-2 , 5,1,127"))
    assert not FORMAT.recognises(Source("-", b"0 0 0"))
    assert not FORMAT.recognises(Source("a.map", b"<map/>"))
