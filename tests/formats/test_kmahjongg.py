from __future__ import annotations

import pytest

from format_samples import one, read, written
from mjs.errors import ReadError
from mjs.formats.base import Source
from mjs.formats.kmahjongg import FORMAT
from mjs.layout import Layout, Tile

EMPTY = "." * 32


def file_1_0(*rows: str, header: str = "kmahjongg-layout-v1.0") -> str:
    """A 1.0 file that begins with these rows; the rest is empty."""
    full = [row.ljust(32, ".") for row in rows]
    return "\n".join([header, *full, *[EMPTY] * (80 - len(full))]) + "\n"


def file_1_1(*rows: str, size: str = "w4\nh2\nd1") -> str:
    return "\n".join(["kmahjongg-layout-v1.1", size, *rows]) + "\n"


def test_version_1_0_is_always_32_by_16_by_5() -> None:
    layout, told = one("kmahjongg", file_1_0("", "..12", "..43", *[""] * 13, "12", "43"))
    assert layout.tiles == (Tile(2, 1, 0), Tile(0, 0, 1))
    assert told == []


def test_rows_are_cut_by_the_stated_height() -> None:
    rows = ["12........", "43........"] * 10
    layout, told = one("kmahjongg", file_1_1(*rows, size="w10\nh20\nd1"))
    assert layout.tiles == tuple(Tile(0, y, 0) for y in range(0, 20, 2))
    assert told == []


def test_comments_between_rows_add_no_tile_and_shift_no_row() -> None:
    text = file_1_1("# 1212 12", "1212", "#", "# 43 level 1", "4343", size="w4\n#w9\nh2\nd1")
    layout, told = one("kmahjongg", text)
    assert layout.tiles == (Tile(0, 0, 0), Tile(2, 0, 0))
    assert told == []


def test_comments_say_what_the_layout_is() -> None:
    head = "# name: n°26\n#By: Żółw 龜\n# category: \n# category: Old\n# license: CC0-1.0\n"
    text = file_1_1(head + "# description: one\n# description: two", "1212", "4343")
    (loaded,) = read("kmahjongg", text)
    layout = loaded.layout
    assert layout is not None
    assert (layout.name, layout.author, layout.tags) == ("n°26", "Żółw 龜", ("Old",))
    assert (layout.license, layout.description) == ("CC0-1.0", "one\ntwo")
    assert loaded.where.find("name") == (3 + 2, 9)
    assert loaded.where.find("author") == (6, 6)
    assert written("kmahjongg", layout) == layout


def test_names_in_cp1252_are_read() -> None:
    layout, told = one("kmahjongg", file_1_1("# name: n\xb026", "1212", "4343").encode("cp1252"))
    assert (layout.name, told) == ("n°26", [])


@pytest.mark.parametrize(
    ("rows", "place", "tiles"),
    [
        (("1212", "4443"), (6, 2), 2),  # a bottom-right quarter
        (("1212", "434."), (6, 4), 2),
        (("12.2", "43.."), (5, 4), 1),  # a quarter of no tile
        (("12.x", "43.."), (5, 4), 1),
        (("121.", "434."), (5, 4), 2),  # the right one has no right side
        (("112.", "443."), (5, 1), 2),  # they overlap
        (("....", "..12"), (6, 3), 1),  # beyond the lower edge
        (("...1", "...4"), (5, 4), 1),  # beyond the right edge
    ],
)
def test_wrong_quarter_markers_are_told_and_tiles_counted_by_their_1(
    rows: tuple[str, ...], place: tuple[int, int], tiles: int
) -> None:
    layout, told = one("kmahjongg", file_1_1(*rows))
    assert len(layout) == tiles
    assert told[0] == ("MJS021", "warning", *place)
    assert {code for code, *_ in told} == {"MJS021"}


def test_wrong_markers_name_level_row_and_column_and_are_written_clean() -> None:
    text = file_1_1("1212", "4343", "1212", "4433", size="w4\nh2\nd2")
    (loaded,) = read("kmahjongg", text)
    assert loaded.layout is not None
    messages = [finding.message for finding in loaded.findings]
    assert messages[0].startswith("level 1, row 1, column 1: '4' instead of '3'")
    assert messages[1].startswith("level 1, row 1, column 2: '3' instead of '4'")
    data = FORMAT.write([loaded.layout]).decode()
    assert "4433" not in data
    (again,) = read("kmahjongg", data)
    assert again.findings == ()
    assert again.layout == loaded.layout


def test_many_wrong_markers_are_told_in_ten_and_a_number() -> None:
    layout, told = one("kmahjongg", file_1_0("1" + "2" * 31))
    assert len(layout) == 1
    assert len(told) == 11
    (loaded,) = read("kmahjongg", file_1_0("1" + "2" * 31))
    assert loaded.findings[-1].message.startswith("22 more")


@pytest.mark.parametrize("length", [31, 33])
def test_a_row_of_wrong_length_is_told_with_its_line_and_the_rest_is_read(length: int) -> None:
    rows = ["1212".ljust(32, "."), "4343".ljust(length, "."), "12", "43"]
    text = file_1_0(*rows).replace("\n" + "4343".ljust(32, "."), "\n" + "4343".ljust(length, "."))
    layout, told = one("kmahjongg", text)
    assert layout.tiles == (Tile(0, 0, 0), Tile(2, 0, 0), Tile(0, 2, 0))
    assert told == [("MJS022", "error", 3, min(length, 32) + 1)]


def test_quarters_that_a_short_row_lacks_are_not_told_as_well() -> None:
    cut = file_1_0("1212".ljust(32, "."), "4343".ljust(32, "."))[:-200]
    _, told = one("kmahjongg", cut)
    assert {code for code, *_ in told} == {"MJS022"}


def test_rows_that_add_up_are_joined_as_kmahjongg_does() -> None:
    (loaded,) = read("kmahjongg", file_1_1("12124", "343"))
    layout = loaded.layout
    assert layout is not None
    assert layout.tiles == (Tile(0, 0, 0), Tile(2, 0, 0))
    (finding,) = loaded.findings
    assert (finding.code, finding.severity, finding.line) == ("MJS022", "warning", 5)
    (loaded,) = read("kmahjongg", file_1_1("..", "12", "..43"))
    assert loaded.where.find(Tile(2, 0, 0)) == (6, 1)


def test_missing_and_extra_rows_are_told() -> None:
    layout, told = one("kmahjongg", file_1_1("1212", "4343", size="w4\nh2\nd2"))
    assert (len(layout), told) == (2, [("MJS022", "error", 6, 1)])
    layout, told = one("kmahjongg", file_1_1("1212", "4343", "1212"))
    assert (len(layout), told) == (2, [("MJS022", "error", 7, 1)])


def test_blank_rows_are_told_and_shift_nothing() -> None:
    layout, told = one("kmahjongg", file_1_1("1212", "", "4343"))
    assert (len(layout), told) == (2, [("MJS022", "error", 6, 1)])
    layout, told = one("kmahjongg", file_1_1("1212", "4343", "", ""))
    assert (len(layout), told) == (2, [("MJS022", "warning", 7, 1)])


def test_the_museum_variant_is_read_with_a_warning_and_written_properly() -> None:
    text = file_1_1("1212", "4343").replace("kmah", "mah", 1)
    layout, told = one("kmahjongg", text)
    assert told == [("MJS023", "warning", 1, 1)]
    assert FORMAT.write([layout]).startswith(b"kmahjongg-layout-v1.1\n")


def test_an_unknown_version_is_refused() -> None:
    with pytest.raises(ReadError, match="'2'") as caught:
        read("kmahjongg", file_1_0("12", "43", header="kmahjongg-layout-v2"))
    assert (caught.value.code, caught.value.line, caught.value.column) == ("MJS025", 1, 19)


def test_a_first_line_with_more_than_the_version_is_told() -> None:
    _, told = one("kmahjongg", file_1_0("12", "43", header="kmahjongg-layout-v1.0 "))
    assert told == [("MJS020", "warning", 1, 22)]


@pytest.mark.parametrize(
    ("size", "told"),
    [
        ("w4\nh2", [("MJS020", "error", 1, 1)]),
        ("h2\nd1", [("MJS020", "error", 1, 1)]),
        ("w4\nhx\nh2\nd1", [("MJS020", "error", 3, 1)]),
        ("w0\nh2\nd1", [("MJS020", "error", 2, 1), ("MJS020", "error", 1, 1)]),
        ("w-4\nh2\nd1\nw4", [("MJS020", "error", 2, 1)]),
    ],
)
def test_a_missing_or_wrong_size_is_told_and_guessed(
    size: str, told: list[tuple[str, str, int, int]]
) -> None:
    layout, found = one("kmahjongg", file_1_1("1212", "4343", size=size))
    assert (len(layout), found) == (2, told)


def test_many_wrong_lines_of_size_are_told_in_ten_and_a_number() -> None:
    (loaded,) = read("kmahjongg", file_1_1("1212", "4343", *["wide"] * 50))
    assert len(loaded.findings) == 11
    assert loaded.findings[-1].message.startswith("40 more")


def test_size_lines_in_version_1_0_are_told() -> None:
    text = file_1_1("1212", "4343").replace("v1.1", "v1.0")
    layout, told = one("kmahjongg", text)
    assert len(layout) == 2
    assert told == [("MJS020", "error", line, 1) for line in (2, 3, 4)]


@pytest.mark.parametrize(
    "text",
    [
        file_1_1("1" * 100_001, size="w100001\nh1\nd1"),
        file_1_1("." * 1_000_001 + "1", size="w1000002\nh1\nd1"),
        file_1_1(*["...."] * 512, "1212", "4343", size="w4\nh2\nd257"),
        file_1_1(*["#"] * 300_001),
    ],
)
def test_too_much_is_refused(text: str) -> None:
    with pytest.raises(ReadError) as caught:
        read("kmahjongg", text)
    assert caught.value.code == "MJS016"


def test_a_board_that_fits_the_usual_size_keeps_its_place() -> None:
    layout = Layout.from_tiles([(30, 14, 4), (3, 5, 0)])
    data = FORMAT.write([layout])
    assert b"\nw32\nh16\nd5\n" in data
    assert written("kmahjongg", layout).tiles == layout.tiles


def test_a_larger_board_states_its_size() -> None:
    layout = Layout.from_tiles([(1, 0, 1), (35, 20, 6)])
    assert b"\nw36\nh22\nd6\n" in FORMAT.write([layout])
    assert written("kmahjongg", layout).tiles == (Tile(0, 0, 0), Tile(34, 20, 5))


def test_what_does_not_fit_is_named() -> None:
    assert FORMAT.misfits(Layout.from_tiles([(0, 0, 0)]))[0].startswith("1 tiles")
    overlapping = Layout.from_tiles([(0, 0, 0), (1, 1, 0)])
    assert FORMAT.misfits(overlapping) == ["tiles that overlap, such as (0, 0, 0) and (1, 1, 0)"]
    (wide,) = FORMAT.misfits(Layout.from_tiles([(0, 0, 0), (999_000, 998, 0)]))
    assert "999,002 x 1,000 x 5" in wide
    (name,) = FORMAT.misfits(Layout.from_tiles([(0, 0, 0), (2, 0, 0)], name="a\nb"))
    assert name == "the name 'a\\nb' would read back as 'a'"


DESKTOP = """[Desktop Entry]
Name=wrong
[KMahjonggLayout]
Name=Altar
Name[de]=Der Altar
Description=Two\\nlines\\\\
VersionFormat=1
Author=Ann
AuthorEmail=ann@example.org
FileName=altar.layout
"""


def with_desktop(text: str, path: str = "altar.layout") -> Layout:
    source = Source(path, file_1_1("# name: Other", "1212", "4343").encode(), text.encode())
    (loaded,) = FORMAT.read(source)
    assert loaded.layout is not None
    assert loaded.findings == ()
    return loaded.layout


def test_the_desktop_file_says_who_and_what_and_is_written_again() -> None:
    layout = with_desktop(DESKTOP)
    assert (layout.name, layout.author) == ("Altar", "Ann")
    assert layout.description == "Two\nlines\\"
    assert layout.extra == {
        "x-kmahjongg-author-email": "ann@example.org",
        "x-kmahjongg-desktop": {"Name[de]": "Der Altar"},
    }
    assert FORMAT.leaves_out(layout) == []
    companion = FORMAT.companion(layout, "dir/altar.layout")
    assert companion.suffix == ".desktop"
    assert with_desktop(companion.data.decode()) == layout


def test_other_extra_keys_are_named_as_left_out() -> None:
    for extra in (
        {"x-a": 1},
        {"x-kmahjongg-author-email": 5},
        {"x-kmahjongg-desktop": {"a b": ""}},
    ):
        assert FORMAT.leaves_out(Layout(extra=extra)) == ["extra"]


@pytest.mark.parametrize(
    ("text", "code", "severity"),
    [
        ("Name=Altar\n", "MJS020", "warning"),
        (DESKTOP.replace("VersionFormat=1", "VersionFormat=2"), "MJS025", "error"),
        (DESKTOP.replace("altar.layout", "other.layout"), "MJS020", "warning"),
    ],
)
def test_an_odd_desktop_file_is_told(text: str, code: str, severity: str) -> None:
    source = Source("altar.layout", file_1_1("1212", "4343").encode(), text.encode())
    (loaded,) = FORMAT.read(source)
    (finding,) = loaded.findings
    assert (finding.code, finding.severity, finding.line) == (code, severity, None)
    assert ".desktop" in finding.message
