from __future__ import annotations

import pytest

from format_samples import one, read, written
from mjs.errors import ReadError
from mjs.formats.base import Source
from mjs.formats.xmahjongg import FORMAT
from mjs.layout import Layout, Tile


def test_the_order_is_row_column_level() -> None:
    text = "#\n#\trow\tcol\tlev\n#-----\n\t 0\t 2\t 0\n\n4 3 1\t\n 6 7 2  # top\n"
    layout, found = one("xmahjongg", text)
    assert layout.tiles == (Tile(2, 0, 0), Tile(3, 4, 1), Tile(7, 6, 2))
    assert found == []


@pytest.mark.parametrize(
    ("line", "code", "severity", "column", "tiles"),
    [
        (" 0 2 left", "MJS020", "error", 2, 1),
        ("0 2", "MJS020", "error", 1, 1),
        ("0 2 1.5", "MJS020", "warning", 6, 2),
        ("0 2 0 9", "MJS020", "warning", 7, 2),
        ("0 2 -1", "MJS020", "error", 5, 1),
        ("0 2 256", "MJS016", "error", 5, 1),
        ("0 1000001 0", "MJS016", "error", 3, 1),
        ("-1000001 0 0", "MJS016", "error", 1, 1),
        ("9" * 5000 + " 0 0", "MJS016", "error", 1, 1),
        ("0" * 5000 + " 0 0", "MJS016", "error", 1, 1),
    ],
)
def test_odd_lines_are_told(line: str, code: str, severity: str, column: int, tiles: int) -> None:
    layout, found = one("xmahjongg", f"0 0 0\n{line}\n")
    assert len(layout) == tiles
    assert found == [(code, severity, 2, column)]


def test_many_odd_lines_are_told_in_ten_and_a_number() -> None:
    (loaded,) = read("xmahjongg", "0 0 0\n" + "x\n" * 200_000)
    assert len(loaded.findings) == 11
    assert loaded.findings[-1].message == "199,990 more lines are wrong, from here on"


def test_no_tiles_and_too_many_are_errors() -> None:
    with pytest.raises(ReadError) as caught:
        read("xmahjongg", "# nothing\n")
    assert caught.value.code == "MJS020"
    with pytest.raises(ReadError) as caught:
        read("xmahjongg", "0 0 0\n" * 100_001)
    assert caught.value.code == "MJS016"


def test_negative_places_are_read() -> None:
    layout, found = one("xmahjongg", "-2 +3 0\n")
    assert (layout.tiles, found) == ((Tile(3, -2, 0),), [])


def test_tiles_that_stand_twice_and_names_come_back() -> None:
    layout = Layout.from_tiles(
        [(2, 1, 0), (2, 1, 0), (9, 9, 9)],
        name="Żółw",
        author="Ann",
        license="MIT",
        description="one\n\n two",
        tags=("a", "b"),
    )
    assert FORMAT.misfits(layout) == [
        "the description 'one\\n\\n two' would read back as 'one\\n\\ntwo'"
    ]
    layout = Layout.from_tiles(layout.tiles, name="Żółw", description="one\n\ntwo", tags=("a", "b"))
    assert FORMAT.misfits(layout) == []
    assert written("xmahjongg", layout) == layout


def test_texts_of_too_many_lines_are_refused() -> None:
    layout = Layout.from_tiles([(0, 0, 0)], description="line\n" * 20_000 + "end")
    assert FORMAT.misfits(layout) == ["texts of 20,001 lines; at most 10,000"]


def test_recognised_by_lines_of_three_numbers() -> None:
    assert FORMAT.recognises(Source("castle", b"# a\r\n\r\n0 0 0\r\n"))
    assert FORMAT.recognises(Source("castle", b"0 0 0\n0 2 left\n"))
    assert FORMAT.recognises(Source("castle", b"0 0 0\n" * 50_000))
    assert not FORMAT.recognises(Source("castle", b"0 0\n"))
    assert not FORMAT.recognises(Source("castle", b"0, 0, 0\n"))
    assert not FORMAT.recognises(Source("castle", b"1 2 3\nand so\non and\non\n"))
