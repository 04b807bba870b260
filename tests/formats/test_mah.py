from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from format_samples import one, read, told, written
from mjs.errors import ReadError
from mjs.formats import mah as mah_module
from mjs.formats.base import Source
from mjs.formats.mah import FORMAT, board_id
from mjs.layout import Layout, Tile


def mah(*maps: Any, version: Any = "1.0", **about: Any) -> str:
    boards = [{"id": "1", "name": f"B{n}", "map": one, **about} for n, one in enumerate(maps, 1)]
    return json.dumps({"mah": version, "boards": boards})


GOOD = [[0, [[0, [[0, 2]]]]]]


def test_cells_are_one_x_or_a_list_of_x_and_runs() -> None:
    layout, found = one("mah", mah([[0, [[0, 5], [2, [0, [4, 3], 12]]]], [2, [[1, 7]]]]))
    assert found == []
    assert layout.tiles == (
        *(Tile(x, y, 0) for x, y in ((5, 0), (0, 2), (4, 2), (6, 2), (8, 2), (12, 2))),
        Tile(7, 1, 2),
    )


def test_name_author_and_category() -> None:
    layout, found = one("mah", mah(GOOD, by="Żółw 龜", cat="Old"))
    assert (layout.name, layout.author, layout.tags, found) == ("B1", "Żółw 龜", ("Old",), [])
    assert written("mah", layout) == layout
    bare, _ = one("mah", mah(GOOD, by="", cat=None))
    assert (bare.author, bare.tags) == ("", ())


def test_several_boards_are_written_in_one_file() -> None:
    layouts = [found.layout for found in read("mah", mah(GOOD, [[0, [[0, 0]]]]))]
    data = FORMAT.write([layout for layout in layouts if layout is not None])
    assert [found.layout for found in read("mah", data)] == layouts


def test_files_of_the_program_come_back_byte_for_byte(corpus: Path) -> None:
    files = sorted((corpus / "museum").glob("*.mah"))
    assert len(files) == 690
    for path in files:
        data = path.read_bytes()
        (loaded,) = FORMAT.read(Source(str(path), data))
        assert loaded.layout is not None
        assert FORMAT.write([loaded.layout]) == data.strip(), path
        assert board_id(loaded.layout) == json.loads(data)["boards"][0]["id"], path


def test_the_id_does_not_depend_on_the_place() -> None:
    layout = Layout.from_tiles([(3, 5, 1), (0, 2, 0)])
    assert board_id(layout) == board_id(layout.shifted(7, 9, 3))


def test_one_bad_board_of_three_is_told_and_the_others_are_kept() -> None:
    text = mah(GOOD, 7, GOOD)
    boards = read("mah", text)
    assert [found.name for found in boards] == ["B1", "B2", "B3"]
    assert [found.layout is None for found in boards] == [False, True, False]
    assert told(boards[1]) == [("MJS026", "error", 1, text.index('"map": 7') + 8)]
    assert "board 2 of 3 ('B2')" in boards[1].findings[0].message
    assert boards[0].findings == boards[2].findings == ()


@pytest.mark.parametrize(
    ("board", "fault"),
    [
        ("7", "a board is an object, not 7"),
        ('{"id": "1"}', 'it lacks "map"'),
        ('{"map": 7}', "the map must be a list, not 7"),
        ('{"map": [7]}', "a level is [z, rows], not 7"),
        ('{"map": [[0, 7]]}', "the rows of level 0 must be a list, not 7"),
        ('{"map": [[0, [[0]]]]}', "a row is [y, cells], not a list"),
        ('{"map": [[0, [[0, {}]]]]}', "x must be a whole number, not an object"),
        ('{"map": [[0, [[0, [[0, 1, 2]]]]]]}', "a run is [x, count], not a list"),
        ('{"map": [[true, []]]}', "the level must be a whole number, not true"),
        ('{"map": [[0, [[0.5, 1]]]]}', "the row must be a whole number, not 0.5"),
        ('{"map": [[0, [[0, [[0, null]]]]]]}', "the count of a run must be a whole number"),
    ],
)
def test_faults_of_a_board_name_what_and_where(board: str, fault: str) -> None:
    with pytest.raises(ReadError) as caught:
        read("mah", f'{{"mah": "1.0", "boards": [\n{board}]}}')
    assert fault in str(caught.value)
    assert (caught.value.code, caught.value.line) == ("MJS020", 2)
    good = '{"name": "Good", "map": []}'
    bad, kept = read("mah", f'{{"mah": "1.0", "boards": [\n{board},{good}]}}')
    assert bad.layout is None
    assert bad.findings[0].code == "MJS026"
    assert bad.findings[0].line == 2
    assert fault in bad.findings[0].message
    assert kept.layout is not None


@pytest.mark.parametrize(
    "map_text",
    [
        "[[0,[[0,[[0,1000000000]]]]]]",
        "[[0,[[0,[[0,100001]]]]]]",
        "[[0,[[0,[[999999,2]]]]]]",
        "[[0,[[0,1000001]]]]",
        "[[0,[[-1000001,1]]]]",
        "[[256,[]]]",
        "[[-1,[]]]",
        "[[0,[[0,[[0,0]]]]]]",
        "[[0,[[0," + "9" * 3000 + "]]]]",
        "[[0,[[0,[[0,50000],[0,50000],4]]]]]",
    ],
)
def test_too_many_tiles_and_too_large_numbers(map_text: str) -> None:
    with pytest.raises(ReadError) as caught:
        read("mah", f'{{"mah":"1.0","boards":[{{"map":{map_text}}}]}}')
    assert caught.value.code == "MJS016"
    assert caught.value.column is not None
    assert len(str(caught.value)) < 200
    boards = read("mah", f'{{"mah":"1.0","boards":[{{"map":{map_text}}},{{"map":[]}}]}}')
    assert [told(found)[:1] for found in boards][1] == []
    assert boards[0].findings[0].code == "MJS016"


def test_all_boards_together_are_bounded() -> None:
    run = [[0, [[0, [[0, 100_000]]]]]]
    boards = read("mah", mah(*[run] * 12))
    assert [found.layout is not None for found in boards] == [True] * 10 + [False] * 2
    with pytest.raises(ReadError) as caught:
        read("mah", '{"mah":"1.0","boards":[' + ",".join(["{}"] * 10_001) + "]}")
    assert caught.value.code == "MJS016"


@pytest.mark.parametrize(
    ("text", "code", "column", "words"),
    [
        ('{"mah": "2.0", "boards": []}', "MJS025", 9, '"2.0"'),
        ('{"mah": 1.0, "boards": []}', "MJS025", 9, "1.0"),
        ('{"mah": "1.0"}', "MJS020", 1, "boards"),
        ('{"mah": "1.0", "boards": 3}', "MJS020", 26, "boards"),
        ('{"mah": "1.0", "boards": []}', "MJS020", 26, "boards"),
        ("[1]", "MJS020", 1, "mah"),
        ('{"boards": []}', "MJS020", 1, "mah"),
        ('{"mah": "1.0", "boards": [', "MJS010", 27, "ends too early"),
        ('{"mah": "1.0", "mah": "1.0"}', "MJS011", 16, "twice"),
        ('{"mah": "1.0", "boards": [NaN]}', "MJS012", 27, "NaN"),
        ("[" * 100_000, "MJS013", 101, "deep"),
    ],
)
def test_faults_of_the_whole_file(text: str, code: str, column: int, words: str) -> None:
    with pytest.raises(ReadError, match=words) as caught:
        read("mah", text)
    assert (caught.value.code, caught.value.line, caught.value.column) == (code, 1, column)


def test_text_that_is_not_utf8_is_refused_with_its_place() -> None:
    with pytest.raises(ReadError) as caught:
        read("mah", mah(GOOD).replace("B1", "n\xb0").encode("cp1252"))
    assert caught.value.code == "MJS003"
    assert caught.value.line == 1


def test_odd_keys_and_texts_are_told_and_not_kept() -> None:
    (loaded,) = read("mah", mah(GOOD, by=7, zoo=1, abc=2))
    assert told(loaded) == [
        ("MJS020", "error", 1, mah(GOOD, by=7).index(": 7") + 3),
        ("MJS020", "warning", 1, mah(GOOD, by=7, zoo=1, abc=2).index(": 2") + 3),
        ("MJS020", "warning", 1, mah(GOOD, by=7, zoo=1).index(": 1", 60) + 3),
    ]
    assert loaded.layout is not None
    assert loaded.layout.author == ""


def test_places_of_tiles_and_fields() -> None:
    text = '{"mah":"1.0","boards":[{"map":[],"name":"A"},\n{"map":[[0,[[0,[2,[4,2]]]]]],"by":"B"}]}'
    boards = read("mah", text)
    assert boards[0].where.find("name") == (1, 41)
    assert boards[1].where.find("author") == (2, 35)
    assert boards[1].where.find(Tile(2, 0, 0)) == (2, 17)
    assert boards[1].where.find(Tile(6, 0, 0)) == (2, 19)


def test_places_in_many_boards_take_a_few_passes_over_the_file(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board = '{"map":[[0,[[0,[2,[4,2]]]]]],\n "by":"B"}'
    text = '{"mah":"1.0","boards":[' + ", ".join([board] * 300) + "]}"
    read_over = []
    positions = mah_module.json_positions
    monkeypatch.setattr(
        mah_module,
        "json_positions",
        lambda part, wanted: (read_over.append(len(part)), positions(part, wanted))[1],
    )
    boards = read("mah", text)
    lines = text.split("\n")
    for number, loaded in enumerate(boards):
        place = loaded.where.find("author")
        assert place is not None
        assert place.line == number + 2
        assert lines[place.line - 1][place.column - 1 :].startswith('"B"')
        run = loaded.where.find(Tile(6, 0, 0))
        assert run is not None
        assert lines[run.line - 1][run.column - 1 :].startswith("[4,2]")
    assert sum(read_over) <= 3 * len(text)


def test_it_is_recognised_without_reading_all_of_it() -> None:
    big = b'{"mah":"1.0","boards":[' + b"[" * 1_000_000
    assert FORMAT.recognises(Source("-", big))
    assert FORMAT.recognises(Source("x.mah", b'{"bo'))
    assert not FORMAT.recognises(Source("x.json", b'{"format":"mjs-layout","mah":1}'))


def test_a_second_tag_is_named() -> None:
    layout = Layout.from_tiles([(0, 0, 0)], tags=("a", "b"), extra={"x-a": 1})
    assert FORMAT.leaves_out(layout) == ["tags", "extra"]
    assert FORMAT.misfits(Layout(name="\ud800"))[0].startswith("the name")
