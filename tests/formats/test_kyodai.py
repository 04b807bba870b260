from __future__ import annotations

import pytest

from format_samples import KYODAI_CELLS, one, read, told, written
from mjs.errors import ReadError
from mjs.formats.kyodai import FORMAT
from mjs.layout import Layout, Tile


def lay(title: str = "Two", cells: str = KYODAI_CELLS, header: str = "Kyodai 6.0") -> str:
    return f"{header}\n{title}\n{cells}\n"


def cells(*tiles: tuple[int, int, int]) -> str:
    made = ["0"] * 3400
    for x, y, z in tiles:
        made[(z * 20 + y) * 34 + x] = "1"
    return "".join(made)


def test_a_digit_is_a_tile_by_layer_row_and_column() -> None:
    corners = [(0, 0, 0), (33, 19, 4), (5, 3, 2)]
    for header in ("Kyodai 3.0", "Kyodai 6.0"):
        (loaded,) = read("kyodai", lay(cells=cells(*corners), header=header))
        assert loaded.layout is not None
        assert set(loaded.layout.tiles) == set(corners)
        assert loaded.where.find(Tile(5, 3, 2)) == (3, (2 * 20 + 3) * 34 + 5 + 1)


@pytest.mark.parametrize(
    ("title", "name", "author", "tags"),
    [
        ("Rook by Ann Bell :: Chess", "Rook", "Ann Bell", ("Chess",)),
        ("Rook", "Rook", "", ()),
        (" 'House of Isty' by M. D.", "'House of Isty'", "M. D.", ()),
        (" by Ann", "", "Ann", ()),
        ("Rook :: Chess", "Rook", "", ("Chess",)),
        ("Rook::", "Rook", "", ()),
        ("Babylon", "Babylon", "", ()),
        ("", "", "", ()),
    ],
)
def test_the_name_line(title: str, name: str, author: str, tags: tuple[str, ...]) -> None:
    layout, found = one("kyodai", lay(title))
    assert (layout.name, layout.author, layout.tags, found) == (name, author, tags, [])
    assert written("kyodai", layout) == layout


def test_places_of_name_and_author() -> None:
    (loaded,) = read("kyodai", lay("An by Ann"))
    assert loaded.where.find("name") == (2, 1)
    assert loaded.where.find("author") == (2, 7)


def test_cp1252_names_and_crlf_are_read_and_written_as_utf8() -> None:
    data = lay("n\xb026 by Jos\xe9").replace("\n", "\r\n").encode("cp1252")
    layout, found = one("kyodai", data)
    assert (layout.name, layout.author, found) == ("n°26", "José", [])
    assert "n°26 by José".encode() in FORMAT.write([layout])


@pytest.mark.parametrize(
    "about",
    [
        {"name": "Stand by me"},
        {"name": "a::b"},
        {"name": "Two", "author": "Ann :: Bell"},
        {"name": " Two"},
        {"name": "two\nlines"},
        {"name": "two\rlines"},
        {"author": "two\nlines"},
        {"tags": ("two\nlines",)},
        {"name": "half \ud800"},
    ],
)
def test_a_text_that_would_read_back_as_another_is_refused(about: dict[str, object]) -> None:
    layout = Layout.from_tiles([(0, 0, 0), (2, 0, 0)], **about)
    (first, *_) = FORMAT.misfits(layout)
    assert first.startswith(("the name", "the author", "the category"))


def test_one_category_is_held_and_several_are_named() -> None:
    layout = Layout.from_tiles([(0, 0, 0)], tags=("a", "b"), license="CC0-1.0")
    assert FORMAT.misfits(layout) == []
    assert sorted(FORMAT.leaves_out(layout)) == ["license", "tags"]
    assert written("kyodai", layout).tags == ("a",)


@pytest.mark.parametrize(
    ("cut", "severity", "column"), [(3399, "error", 3400), (3401, "error", 3401), (0, "error", 1)]
)
def test_a_board_of_wrong_length_is_told(cut: int, severity: str, column: int) -> None:
    layout, found = one("kyodai", lay(cells=(KYODAI_CELLS + "11")[:cut]))
    assert found == [("MJS022", severity, 3, column)]
    assert len(layout) == (2 if cut else 0)


def test_other_characters_count_as_empty_and_are_told_once() -> None:
    layout, found = one("kyodai", lay(cells="1x1O" + "0" * 3396))
    assert (len(layout), found) == (2, [("MJS020", "error", 3, 2)])


def test_a_board_over_several_lines_is_read_with_a_warning() -> None:
    board = cells((0, 0, 0), (4, 3, 1))
    (loaded,) = read("kyodai", lay(cells=board[:700] + "\n" + board[700:]))
    assert told(loaded) == [("MJS022", "warning", 3, 1)]
    assert loaded.where.find(Tile(4, 3, 1)) == (4, (20 + 3) * 34 + 4 - 700 + 1)


def test_more_text_and_a_missing_board_are_told() -> None:
    _, found = one("kyodai", lay() + "\nmore\n")
    assert found == [("MJS022", "error", 5, 1)]
    with pytest.raises(ReadError) as caught:
        read("kyodai", "Kyodai 6.0\nTwo\n")
    assert (caught.value.code, caught.value.line) == ("MJS022", 2)


@pytest.mark.parametrize(
    ("header", "code", "column"), [("Kyodai 9.0", "MJS025", 8), ("kyodai 6.0", "MJS020", 1)]
)
def test_other_versions_are_refused(header: str, code: str, column: int) -> None:
    with pytest.raises(ReadError) as caught:
        read("kyodai", lay(header=header))
    assert (caught.value.code, caught.value.line, caught.value.column) == (code, 1, column)


@pytest.mark.parametrize(
    ("tile", "problem"),
    [
        ((34, 0, 0), "36 columns wide; at most 35 (its board has 34 x 20 places"),
        ((0, 20, 0), "22 rows high; at most 21 (its board has 34 x 20 places"),
        ((0, 0, 5), "6 layers; at most 5"),
    ],
)
def test_what_goes_beyond_the_board_is_refused_by_name(
    tile: tuple[int, int, int], problem: str
) -> None:
    (found,) = FORMAT.misfits(Layout.from_tiles([(0, 0, 0), tile]))
    assert found.startswith(problem)


def test_a_board_keeps_its_place_where_it_fits() -> None:
    layout = Layout.from_tiles([(33, 19, 4), (2, 2, 1)])
    assert written("kyodai", layout).tiles == layout.tiles
    far = Layout.from_tiles([(40, 19, 5), (42, 19, 5)])
    assert written("kyodai", far).tiles == (Tile(0, 0, 0), Tile(2, 0, 0))
