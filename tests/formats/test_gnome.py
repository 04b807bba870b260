from __future__ import annotations

import pytest

from format_samples import one, read, told, written
from mjs.errors import ReadError
from mjs.formats.base import Source
from mjs.formats.gnome import FORMAT
from mjs.layout import Layout, Tile


def gnome(*elements: str, name: str = "A", score: str = "a") -> str:
    inside = "\n".join(elements)
    return f'<mahjongg>\n<map name="{name}" scorename="{score}">\n{inside}\n</map>\n</mahjongg>\n'


def test_the_elements_of_tiles() -> None:
    layout, found = one(
        "gnome",
        gnome(
            '<tile x="0" y="3.5"/>',
            '<row y="1" left="1.5" right="3.5"/>',
            '<column x="9" top="0" bottom="2" z="1"/>',
            '<block left="0" right="1" top="5.5" bottom="6.5" z="2"/>',
        ),
    )
    assert found == []
    assert set(layout.tiles) == {
        (0, 7, 0),
        *((x, 2, 0) for x in (3, 5, 7)),
        *((18, y, 1) for y in (0, 2, 4)),
        *((x, y, 2) for x in (0, 2) for y in (11, 13)),
    }


def test_runs_step_one_tile_and_do_not_pass_their_end() -> None:
    layout, _ = one("gnome", gnome('<row y="0" left="0" right="2.5"/>'))
    assert [tile.x for tile in layout.tiles] == [0, 2, 4]


def test_a_fault_of_a_layer_is_told_once_and_at_the_layer() -> None:
    tiles = '<tile x="0" y="0"/><tile x="2" y="0"/>'
    layout, found = one("gnome", gnome(f"<layer>{tiles}</layer>", f'<layer z="a">{tiles}</layer>'))
    assert [tuple(tile) for tile in layout.tiles] == [(0, 0, 0), (4, 0, 0)]
    assert [finding[:2] for finding in found] == [("MJS020", "warning"), ("MJS020", "error")]


def test_z_on_an_element_wins_over_its_layer() -> None:
    layer = '<layer z="2"><tile x="0" y="0"/><tile x="1" y="0" z="4"/></layer>'
    layout, found = one("gnome", gnome(layer, '<tile x="2" y="0"/>'))
    assert layout.tiles == (Tile(4, 0, 0), Tile(0, 0, 2), Tile(2, 0, 4))
    assert found == []


def test_names_in_any_case_and_several_mahjongg_elements() -> None:
    upper = '<MAHJONGG><Map NAME="B" ScoreName="b"><TILE X="1" Y="2" Z="3"/></Map></MAHJONGG>'
    text = "<?xml version='1.0'?>\n<!-- one -->" + gnome('<tile x="0" y="0"/>') + upper
    boards = read("gnome", text)
    assert [found.name for found in boards] == ["A", "B"]
    assert boards[1].layout is not None
    assert boards[1].layout.tiles == (Tile(2, 4, 3),)
    assert boards[1].where.find(Tile(2, 4, 3)) == (7, text.split("\n")[6].index("<TILE") + 1)
    assert boards[0].where.find(Tile(0, 0, 0)) == (4, 1)


def test_three_maps_one_of_146_tiles_are_all_listed() -> None:
    one = '<map name="{}" scorename="{}"><row y="0" left="0" right="{}"/></map>'
    text = "<mahjongg>" + "".join(one.format(n, n, n) for n in (1, 145, 3)) + "</mahjongg>"
    boards = read("gnome", text)
    assert [len(found.layout or ()) for found in boards] == [2, 146, 4]
    assert boards[1].layout is not None
    assert FORMAT.misfits(boards[1].layout) == ["146 tiles; at most 144"]


@pytest.mark.parametrize(
    ("element", "code", "severity", "tiles"),
    [
        ('<tile x="0.25" y="0"/>', "MJS024", "error", 1),
        ('<tile x="0" y="0" z="1.5"/>', "MJS024", "error", 1),
        ('<tile x="0" y="0" z="-1"/>', "MJS020", "error", 0),
        ('<tile x="0" y="0" z="256"/>', "MJS016", "error", 0),
        ('<tile x="1e308" y="0"/>', "MJS016", "error", 0),
        ('<tile x="1e999" y="0"/>', "MJS016", "error", 0),
        ('<tile x="nan" y="0"/>', "MJS016", "error", 0),
        ('<tile x="-Infinity" y="0"/>', "MJS016", "error", 0),
        ('<tile x="500001" y="0"/>', "MJS016", "error", 0),
        ('<tile x="left" y="0"/>', "MJS020", "error", 0),
        ('<tile x="1_0" y="0"/>', "MJS020", "error", 0),
        ('<tile x="" y="0"/>', "MJS020", "error", 0),
        ('<tile y="0"/>', "MJS020", "warning", 1),
        ('<block left="0" right="1e9" top="0" bottom="1"/>', "MJS016", "error", 0),
        ('<block left="0" right="499" top="0" bottom="499"/>', "MJS016", "error", 0),
        ('<row y="0" left="3" right="1"/>', "MJS020", "warning", 0),
        ('<hexagon x="1"/>', "MJS020", "warning", 0),
    ],
)
def test_odd_elements_are_told_with_their_place(
    element: str, code: str, severity: str, tiles: int
) -> None:
    text = gnome("", f"  {element}")
    layout, found = one("gnome", text)
    assert len(layout) == tiles
    assert read("gnome", text)[0].where.find("name") == (2, 1)
    assert found == [(code, severity, 4, 3)]


def test_many_odd_elements_are_told_in_ten_and_a_number() -> None:
    (loaded,) = read("gnome", gnome(*['<tile x="a" y="0"/>'] * 30))
    assert len(loaded.findings) == 11
    assert loaded.findings[-1].message.startswith("20 more")
    assert loaded.findings[-1].line == 13


def test_maps_before_a_fault_of_syntax_are_kept() -> None:
    text = gnome('<tile x="0" y="0"/>').replace("</mahjongg>", '<map name="B"><tile x="0"')
    kept, lost = read("gnome", text)
    assert kept.layout is not None
    assert kept.findings == ()
    assert (lost.layout, lost.name) == (None, "B")
    assert told(lost) == [("MJS026", "error", 5, 15)]
    (kept,) = read("gnome", gnome('<tile x="0" y="0"/>').replace("</mahjongg>", "</other>"))
    assert kept.layout is not None
    assert told(kept) == [("MJS020", "error", 5, 3)]


@pytest.mark.parametrize(
    ("text", "code", "line", "column"),
    [
        ("<mahjongg>\n<map></mahjongg>", "MJS020", 2, 8),
        ("<mahjongg></mahjongg>", "MJS020", 1, 1),
        ("<mahjongg>\n &nope; </mahjongg>", "MJS020", 2, 2),
        ('\n<!DOCTYPE m [<!ENTITY a "b">]>\n<mahjongg/>', "MJS027", 2, 1),
        ('<!DOCTYPE m SYSTEM "file:///etc/passwd"><mahjongg/>', "MJS027", 1, 1),
        ('<?xml version="1.0" encoding="punycode"?><mahjongg/>', "MJS003", 1, 1),
        ('<?xml version="1.0" encoding="iso-8859-99"?><mahjongg/>', "MJS003", 1, 1),
    ],
)
def test_what_is_no_map_at_all(text: str, code: str, line: int, column: int) -> None:
    with pytest.raises(ReadError) as caught:
        read("gnome", text)
    assert (caught.value.code, caught.value.line, caught.value.column) == (code, line, column)


@pytest.mark.parametrize("inside", ["<map/>" * 10_001, "<map>" + "<tile/>" * 300_000 + "</map>"])
def test_too_many_maps_or_elements_are_refused(inside: str) -> None:
    with pytest.raises(ReadError) as caught:
        read("gnome", f"<mahjongg>{inside}</mahjongg>")
    assert caught.value.code == "MJS016"
    assert caught.value.line == 1


def test_an_entity_bomb_is_refused() -> None:
    levels = "".join(f'<!ENTITY e{n} "{f"&e{n - 1};" * 10}">' for n in range(1, 20))
    text = f'<!DOCTYPE m [<!ENTITY e0 "boom">{levels}]><mahjongg><map name="&e19;"/></mahjongg>'
    with pytest.raises(ReadError) as caught:
        read("gnome", text)
    assert caught.value.code == "MJS027"


def test_a_declared_encoding_is_used_with_a_warning() -> None:
    text = "<?xml version='1.0' encoding='ISO-8859-1'?>" + gnome(
        '<tile x="0" y="0"/>', name="Jos\xe9"
    )
    layout, found = one("gnome", text.encode("latin-1"))
    assert (layout.name, found) == ("José", [("MJS003", "warning", 1, 1)])
    with pytest.raises(ReadError) as caught:
        read("gnome", gnome('<tile x="0" y="0"/>', name="Jos\xe9").encode("latin-1"))
    assert (caught.value.code, caught.value.line, caught.value.column) == ("MJS003", 2, 15)


def test_the_score_name_is_kept_or_derived() -> None:
    layout, _ = one("gnome", gnome('<tile x="0" y="0"/>', name="Turtle", score="easy"))
    assert layout.extra == {"x-gnome-scorename": "easy"}
    assert FORMAT.leaves_out(layout) == []
    assert written("gnome", layout) == layout
    assert b'scorename="the-ziggurat"' in FORMAT.write([Layout(name="The Ziggurat")])
    same, _ = one("gnome", gnome('<tile x="0" y="0"/>', name="The Ziggurat", score="the-ziggurat"))
    assert same.extra == {}
    for extra in ({"x-a": 1}, {"x-gnome-scorename": 3}, {"x-gnome-scorename": "a", "x-a": 1}):
        assert FORMAT.leaves_out(Layout(extra=extra)) == ["extra"]


def test_maps_of_one_name_get_score_names_of_their_own() -> None:
    data = FORMAT.write([Layout.from_tiles([(x, 0, 0), (9, 9, 0)], name="A") for x in (0, 1, 2)])
    assert [name in data for name in (b'"a"', b'"a-2"', b'"a-3"')] == [True] * 3


def test_names_are_escaped_and_what_xml_lacks_is_refused() -> None:
    tiles = [(0, 0, 0), (1, 2, 1)]
    layout = Layout.from_tiles(tiles, name='<Żółw> & "龜"\n\t\r end')
    assert FORMAT.misfits(layout) == []
    assert written("gnome", layout) == layout
    for name in ("bell \x07", "half \ud800", "\ufffe"):
        (problem,) = FORMAT.misfits(Layout.from_tiles(tiles, name=name))
        assert "XML" in problem


def test_what_the_program_would_drop_is_refused() -> None:
    assert FORMAT.misfits(Layout()) == ["0 tiles; at least 1"]
    assert FORMAT.misfits(Layout.from_tiles([(0, 0, 0)])) != []
    many = Layout.from_tiles([(2 * x, 0, 0) for x in range(146)])
    assert FORMAT.misfits(many) == ["146 tiles; at most 144"]


def test_it_is_recognised_by_its_element_or_its_ending() -> None:
    comment = b"<!-- " + b"x" * 9000 + b" -->"
    assert FORMAT.recognises(Source("-", comment + b"<MahJongg>"))
    assert FORMAT.recognises(Source("a.map", b"<maj"))
    assert not FORMAT.recognises(Source("a.xml", b"<svg/>"))
    assert not FORMAT.recognises(Source("a.map", b"0, 1, 2"))
