"""The native file: what its schema says, written in one way, and never written wrong."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace
from typing import Any

import pytest
import regress
from hypothesis import given
from hypothesis import strategies as st

from documents import JUNK, LAYOUTS, described, plain_validator, schema, spoilt
from engine_samples import layouts
from mjs.errors import CannotHoldError, LayoutError, ReadError
from mjs.faces import Deck
from mjs.formats import by_suffix, recognise
from mjs.formats.base import Loaded, Source
from mjs.formats.native import FORMAT, layout_document
from mjs.layout import MAX_COORDINATE, MAX_TILES, Layer, Layout, StartDeal, Tile
from mjs.storage import encode

HEAD = '"format":"mjs-layout","version":1'
SCHEMA = plain_validator("layout-1")


def read(text: str | bytes) -> Loaded:
    data = text if isinstance(text, bytes) else text.encode()
    (loaded,) = FORMAT.read(Source("a.json", data))
    return loaded


def accepted(document: Any) -> bool:
    """Whether the reader takes a document; and a layout or an error there is in any case."""
    try:
        loaded = read(json.dumps(document))
    except ReadError:
        return False
    assert (loaded.layout is None) == bool(loaded.findings)
    assert all(found.line and found.column and found.message for found in loaded.findings)
    return loaded.layout is not None


# The schema and the reader agree ---------------------------------------------------------------


@given(LAYOUTS)
def test_what_the_schema_accepts_is_read_and_comes_back(document: dict[str, Any]) -> None:
    assert SCHEMA.is_valid(document)
    layout = read(json.dumps(document, ensure_ascii=False)).layout
    assert layout is not None
    again = layout_document(layout)
    assert SCHEMA.is_valid(again)
    # Every key of its own, and whatever says something, is still there.
    for key, value in document.items():
        if key.startswith("x-"):
            assert again[key] == value
        elif key in ("id", "name", "author", "license", "description", "rules", "start", "tags"):
            assert again.get(key, type(value)()) == value or key == "start"
    tiles = {(x, y, z) for z, layer in enumerate(document["layers"]) for x, y in layer["tiles"]}
    assert set(layout.tiles) == tiles


@given(LAYOUTS, st.randoms(use_true_random=False), st.integers(1, 3))
def test_the_reader_takes_exactly_what_the_schema_accepts(
    document: dict[str, Any], rng: random.Random, times: int
) -> None:
    for _ in range(times):
        document = spoilt(rng, document)
    assert accepted(document) == SCHEMA.is_valid(document)


@pytest.mark.parametrize("junk", JUNK, ids=repr)
def test_junk_in_every_place_of_a_full_document(junk: Any) -> None:
    full = {
        "format": "mjs-layout", "version": 1, "$schema": "s", "id": "a", "name": "n", "author": "a",
        "license": "l", "description": "d", "tags": ["t"], "tile": {"width": 2, "height": 2},
        "layers": [{"name": "n", "tiles": [[0, 0]], "x-a": 1}], "rules": "r", "x-b": 2,
        "deck": {"bonus": True, "sets": 1},
        "start": {"faces": ["dots-1"], "order": [[0, 1]], "seed": 1, "generator": "g"},
    }  # fmt: skip
    assert accepted(full)
    waiting: list[Any] = [full]
    while waiting:
        parent = waiting.pop()
        for key in list(parent) if isinstance(parent, dict) else range(len(parent)):
            kept, parent[key] = parent[key], junk
            assert accepted(full) == SCHEMA.is_valid(full)
            parent[key] = kept
            if isinstance(kept, dict | list):
                waiting.append(kept)


@pytest.mark.parametrize("name", ["layout-1", "deal-1", "report-1"])
def test_schemas_are_schemas(name: str) -> None:
    SCHEMA.check_schema(schema(name))


def test_patterns_mean_the_same_in_the_regular_expressions_of_json_schema() -> None:
    """Python lets a line end pass before ``$``; ECMAScript, as JSON Schema has it, does not."""
    patterns = set(re.findall(r'"pattern": ("[^\n]*?[^\\]")', json.dumps(schema("layout-1"))))
    assert len(patterns) == 4
    for pattern in map(json.loads, patterns):
        other = regress.Regex(pattern)
        for text in ("a", "a\n", "a\n\n", "\n", "a\r", "dots-1", "dots-1\n", "wind-east ", "", "é"):
            assert (re.search(pattern, text) is None) == (other.find(text) is None), text


# Each kind of fault has its place --------------------------------------------------------------


def with_field(field: str) -> str:
    return f'{{{HEAD},\n"layers":[],\n {field}}}'


def with_layers(layers: str) -> str:
    return f'{{{HEAD},\n "layers":{layers}}}'


# The sign § stands before the value that the finding points to.
FAULTS = {
    "not an object": ("§[1]", "a layout is a JSON object; this is none"),
    "no format": ('§{"version":1}', 'there is no "format"; a layout file says "mjs-layout"'),
    "another format": (
        '{"version":1,\n"format": §"png"}',
        '"format" is "png"; a layout file says "mjs-layout"',
    ),
    "a newer version": (
        '{"format":"mjs-layout",\n "version": §2, "boards":[]}',
        "layout version 2 is newer than this program, which reads up to 1; update mjs",
    ),
    "version 0": (
        '{"format":"mjs-layout",\n "version": §0, "layers":[]}',
        "version: must be 1, not 0",
    ),
    "version as text": (
        '{"format":"mjs-layout",\n "version": §"1", "layers":[]}',
        'version: must be 1, not "1"',
    ),
    "no layers": (f"§{{{HEAD}}}", '"layers" is missing'),
    "layers of another type": (with_layers("§3"), "layers: 3 is no list in [ ]"),
    "too many layers": (
        with_layers("§[" + ",".join(['{"tiles":[]}'] * 257) + "]"),
        "layers: 257 items; at most 256",
    ),
    "a layer without tiles": (with_layers("[§{}]"), 'layers[0]: "tiles" is missing'),
    "an unknown key of a layer": (
        with_layers('[{"tiles":[],\n"note":§1}]'),
        'layers[0].note: unknown key "note"; keys of your own begin with "x-"',
    ),
    "a fraction": (
        with_layers('[{"tiles":[[0,0],\n[§0.5,0]]}]'),
        (
            "layers[0].tiles[1][0]: 0.5 is no whole number; with tiles of 2 by 2, a step of 1 is "
            "half a tile already"
        ),
    ),
    "a truth value": (
        with_layers('[{"tiles":[[0,0],\n[1,§true]]}]'),
        "layers[0].tiles[1][1]: true is no whole number",
    ),
    "a negative place": (
        with_layers('[{"tiles":[]},{"tiles":[[0, §-1]]}]'),
        "layers[1].tiles[0][1]: -1 is below 0, the least there can be; move all tiles down",
    ),
    "a place too far": (
        with_layers('[{"tiles":[[§1000001, 0]]}]'),
        "layers[0].tiles[0][0]: 1000001 is above 1000000, the most there can be",
    ),
    "three numbers": (
        with_layers('[{"tiles":[[0,0], §[1,2,3]]}]'),
        "layers[0].tiles[1]: [1, 2, 3] is no [x, y]; the layer of a tile is the list it stands in",
    ),
    "one number": (
        with_layers('[{"tiles":[§[1]]}]'),
        "layers[0].tiles[0]: [1] is no [x, y]; the layer of a tile is the list it stands in",
    ),
    "an unknown key": (
        with_field('"title": §"x"'),
        'title: unknown key "title"; did you mean "tile"? (keys of your own begin with "x-")',
    ),
    "an unknown key like none": (
        with_field('"rating": §5'),
        'rating: unknown key "rating"; keys of your own begin with "x-"',
    ),
    "a name of two lines": (
        with_field('"name": §"a\\nb"'),
        'name: "a\\nb" must be one line, without line breaks',
    ),
    "a name with a line end": (
        with_field('"name": §"a\\n"'),
        'name: "a\\n" must be one line, without line breaks',
    ),
    "a name too long": (
        with_field(f'"name": §"{"n" * 1001}"'),
        "name: 1,001 characters; at most 1,000",
    ),
    "a name that is none": (with_field('"name": §5'), "name: 5 is no text in double quotes"),
    "an id": (
        with_field('"id": §"a b"'),
        'id: "a b" must be letters, digits, and . _ -, a letter or digit first',
    ),
    "a tag twice": (with_field('"tags": §["a","a"]'), 'tags: ["a", "a"] has an item twice'),
    "an empty tag": (with_field('"tags": ["a", §""]'), "tags[1]: 0 characters; at least 1"),
    "too many tags": (
        with_field(f'"tags": §{json.dumps([str(n) for n in range(101)])}'),
        "tags: 101 items; at most 100",
    ),
    "a footprint of nothing": (
        with_field('"tile": {"width": §0, "height": 2}'),
        "tile.width: 0 is below 1, the least there can be",
    ),
    "half a footprint": (
        with_field('"tile": §{"width": 2}'),
        'tile: "height" is missing',
    ),
    "no sets": (
        with_field('"deck": {"sets": §0}'),
        "deck.sets: 0 is below 1, the least there can be",
    ),
    "an unknown key of the deck": (
        with_field('"deck": {"packs": §1}'),
        'deck.packs: unknown key "packs"',
    ),
    "a pair of one": (
        with_field('"start": {"faces": [], "order": [§[1,1]]}'),
        "start.order[0]: [1, 1] has an item twice",
    ),
    "a seed too large": (
        with_field('"start": {"faces": [], "order": [], "seed": §18446744073709551616}'),
        "start.seed: 18446744073709551616 is above 18446744073709551615, the most there can be",
    ),
}


@pytest.mark.parametrize(("text", "message"), FAULTS.values(), ids=list(FAULTS))
def test_a_fault_is_told_with_its_place(text: str, message: str) -> None:
    offset = text.index("§")
    line, column = text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset)
    text = text.replace("§", "")
    try:
        found = [(f.message, f.line, f.column, f.code) for f in read(text).findings]
    except ReadError as error:
        found = [(error.message, error.line, error.column, error.code)]
    code = "MJS015" if "newer" in message else "MJS014"
    assert found == [(message, line, column, code)]


def test_an_unknown_face_is_told() -> None:
    (found,) = read(with_field('"start":{"faces":["dots-1",\n"dots-0"],"order":[]}')).findings
    assert found.message.startswith('start.faces[1]: "dots-0" is no face, as dots-1, ')
    assert (found.line, found.column) == (4, 1)


@pytest.mark.parametrize("count", [20, 500])
def test_of_many_faults_only_the_first_are_told(count: int) -> None:
    loaded = read(with_layers('[{"tiles":[' + ",".join(["[0.5,0]"] * count) + "]}]"))
    assert len(loaded.findings) == 20
    cut_off = loaded.findings[-1].message == "and more faults than the 19 that are shown"
    assert cut_off is (count > 20)


def test_two_faults_are_both_told_and_the_name_is_known() -> None:
    loaded = read(with_field('"name":"Ann\'s", "id":"", "tile":{"width":1,"height":99}'))
    assert [found.line for found in loaded.findings] == [3, 3]
    assert (loaded.layout, loaded.name) == (None, "Ann's")


def test_a_list_of_a_million_is_not_compared_with_itself() -> None:
    """Comparing all items with all others would take hours."""
    items = ",".join(f'"{n}"' for n in range(400_000)) + ",5"
    found = [f.message for f in read(with_field(f'"tags":[{items}]')).findings]
    assert found == ["tags: 400,001 items; at most 100"]
    items = ",".join(map(str, range(400_000))) + ',"a"'
    loaded = read(with_field(f'"start":{{"faces":[],"order":[[{items}]]}}'))
    (found_of_pair,) = loaded.findings
    assert found_of_pair.message == "start.order[0]: 400,001 items; at most 2"
    loaded = read(with_field(f'"start":{{"faces":[{items}],"order":[]}}'))
    (found_of_faces,) = loaded.findings
    assert found_of_faces.message == "start.faces: 400,001 items; at most 100,000"


def test_too_many_tiles() -> None:
    for count, code in ((MAX_TILES, None), (MAX_TILES + 1, "MJS016")):
        tiles = ",".join(f"[{n % 1000},{n // 1000}]" for n in range(count))
        loaded = read(with_layers(f'[{{"tiles":[{tiles}]}}]'))
        assert [found.code for found in loaded.findings] == ([code] if code else [])
    (found,) = loaded.findings
    assert (found.line, found.column) == (2, 11)
    assert found.message == "100,001 tiles; a layout may have at most 100,000"


# Encodings, places -----------------------------------------------------------------------------


def test_a_byte_order_mark_is_an_error_but_the_layout_is_read() -> None:
    loaded = read(b"\xef\xbb\xbf" + with_field('"name":"Two"').encode())
    assert [found.code for found in loaded.findings] == ["MJS004"]
    assert loaded.layout is not None
    assert loaded.layout.name == "Two"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "MJS010"),
        (b"{", "MJS010"),
        (with_field('"name":"a').encode(), "MJS010"),
        (with_field('"name":"\\ud800"').encode(), "MJS010"),
        (with_field('"name":"é"').encode("latin-1"), "MJS003"),
        (with_field('"name":"a"').encode("utf-16"), "MJS003"),
        (with_field('"name":"a","name":"b"').encode(), "MJS011"),
        (with_field('"x-a":NaN').encode(), "MJS012"),
        (with_field('"x-a":1e999').encode(), "MJS012"),
        (with_field('"x-a":' + "[" * 100_000).encode(), "MJS013"),
    ],
)
def test_what_is_no_json(data: bytes, code: str) -> None:
    with pytest.raises(ReadError) as caught:
        read(data)
    assert caught.value.code == code
    assert caught.value.line is not None


def test_tiles_and_fields_have_their_places() -> None:
    text = (
        f'{{{HEAD},\n"name": "Two",\n"layers":[{{"tiles":[]}},\n{{"tiles":[[4,0],\n [2.0,1]]}}]}}'
    )
    where = read(text).where
    assert where.find(Tile(4, 0, 1)) == (4, 11)
    assert where.find(Tile(2, 1, 1)) == (5, 2)
    assert where.find("name") == (2, 9)
    assert where.find("layers") == (3, 10)
    assert where.find("author") is None
    assert where.find(Tile(9, 9, 9)) is None


@given(LAYOUTS)
def test_every_tile_and_field_of_any_file_has_a_place(document: dict[str, Any]) -> None:
    text = json.dumps(document, indent=1, ensure_ascii=False)
    loaded, lines = read(text), text.split("\n")
    assert loaded.layout is not None
    for what in (*loaded.layout.tiles, *document):
        place = loaded.where.find(what)
        assert place is not None
        rest = lines[place.line - 1][place.column - 1 :]
        assert rest.startswith("[") if isinstance(what, Tile) else rest


# Recognising -----------------------------------------------------------------------------------


def test_it_is_recognised_by_its_content_or_its_name() -> None:
    text = with_field('"name":"a"').encode()
    for source in (
        Source("a.json", text),
        Source("a.txt", text),
        Source("<stdin>", b"\xef\xbb\xbf \n" + text),
        Source("broken.JSON", b""),
        Source("list.json", b"[]"),
    ):
        assert recognise(source) is FORMAT
    assert by_suffix("a.json") is FORMAT


# Writing ---------------------------------------------------------------------------------------


@given(layouts(overlaps=True).flatmap(described))
def test_what_is_written_is_read_again_as_it_was(layout: Layout) -> None:
    data = encode([layout], FORMAT)
    again = read(data).layout
    box = layout.bounds
    assert again == layout.shifted(max(0, -box.left), max(0, -box.top))
    # What was read is written in the same bytes, so an edit changes no more than it has to.
    assert encode([again], FORMAT) == data
    assert SCHEMA.is_valid(json.loads(data))
    assert data.endswith(b"}\n")


@given(LAYOUTS)
def test_any_file_once_written_stays_the_same(document: dict[str, Any]) -> None:
    layout = read(json.dumps(document)).layout
    assert layout is not None
    data = encode([layout], FORMAT)
    assert read(data).layout == layout
    assert encode([read(data).layout], FORMAT) == data  # type: ignore[list-item]


@given(layouts(overlaps=True), st.randoms(use_true_random=False))
def test_the_order_of_edits_is_not_in_the_bytes(layout: Layout, rng: random.Random) -> None:
    mixed = list(layout.tiles)
    rng.shuffle(mixed)
    other = Layout.from_tiles(mixed, footprint=layout.footprint)
    assert encode([other], FORMAT) == encode([layout], FORMAT)


CANONICAL = """\
{
  "$schema": "urn:mjs:schema:layout-1",
  "format": "mjs-layout",
  "version": 1,
  "id": "small",
  "name": "Żółw 龜",
  "tags": ["a", "b"],
  "tile": {"width": 3, "height": 2},
  "layers": [
    {
      "name": "ground",
      "tiles": [
        [0, 0], [3, 0],
        [1, 2]
      ],
      "x-tint": {
        "rgb": [
          1,
          2
        ]
      }
    },
    {
      "tiles": []
    },
    {
      "tiles": [
        [1, 1]
      ]
    }
  ],
  "rules": "open",
  "deck": {"bonus": false, "sets": 2},
  "start": {
    "faces": [
      "dots-1", "dots-1", "dots-1", "dots-1"
    ],
    "order": [
      [3, 0], [1, 2]
    ],
    "seed": 7,
    "generator": "hand",
    "x-who": "me"
  },
  "x-a": 1,
  "x-b": []
}
"""


def test_the_canonical_form() -> None:
    layout = Layout.from_tiles(
        [(1, 1, 2), (1, 2, 0), (3, 0, 0), (0, 0, 0)],
        footprint=(3, 2),
        id="small",
        name="Żółw 龜",
        tags=("a", "b"),
        rules="open",
        deck=Deck(bonus=False, sets=2),
        layers=(Layer("ground", {"x-tint": {"rgb": [1, 2]}}),),
        start=StartDeal(("dots-1",) * 4, ((3, 0), (1, 2)), 7, "hand", {"x-who": "me"}),
        extra={"x-b": [], "x-a": 1},
    )
    assert encode([layout], FORMAT).decode() == CANONICAL
    assert read(CANONICAL).layout == layout


def test_a_board_left_of_the_grid_is_moved_onto_it_and_no_other() -> None:
    moved = read(encode([Layout.from_tiles([(-3, 5, 2), (0, -1, 2)])], FORMAT)).layout
    assert moved is not None
    assert moved.tiles == ((3, 0, 2), (0, 6, 2))
    kept = read(encode([Layout.from_tiles([(3, 5, 2)])], FORMAT)).layout
    assert kept is not None
    assert kept.tiles == ((3, 5, 2),)


def nested(depth: int) -> list[Any]:
    inner: list[Any] = []
    for _ in range(depth - 1):
        inner = [inner]
    return inner


ONE = Layout.from_tiles([(0, 0, 0)])
LOOP: list[Any] = []
LOOP += [LOOP, LOOP]

REFUSED = {
    "a name of two lines": (replace(ONE, name="a\nb"), "name: "),
    "a name with a line end": (replace(ONE, name="a\n"), "name: "),
    "half a character": (replace(ONE, name="a\udce9"), "half a character"),
    "half a character in a key": (replace(ONE, extra={"x-\udce9": 1}), "half a character"),
    "half a character in a tag": (replace(ONE, tags=("\ud800",)), "half a character"),
    "a name too long": (replace(ONE, name="n" * 1001), "name: "),
    "an id": (replace(ONE, id="a b"), "id: "),
    "a rules name": (replace(ONE, rules="Open"), "rules: "),
    "a tag twice": (replace(ONE, tags=("a", "a")), "tags: "),
    "a layer name": (replace(ONE, layers=(Layer("a\r"),)), "layers[0].name: "),
    "too many layers": (replace(ONE, layers=(Layer("a"),) * 257), "layers: 257 items; at most 256"),
    "NaN": (replace(ONE, extra={"x-a": float("nan")}), "nan"),
    "infinity": (replace(ONE, layers=(Layer("", {"x-a": [float("inf")]}),)), "inf"),
    "no JSON": (replace(ONE, extra={"x-a": {1, 2}}), "set is not JSON serializable"),
    "bytes": (replace(ONE, extra={"x-a": b"1"}), "bytes is not JSON serializable"),
    "a key that is no text": (replace(ONE, extra={"x-a": {1: 2, "1": 3}}), "a key is no text"),
    "a huge number": (replace(ONE, extra={"x-a": 10**5000}), "4300 digits"),
    "too deep": (replace(ONE, extra={"x-a": nested(100)}), "nest more than 100 deep"),
    "a loop": (replace(ONE, extra={"x-a": LOOP}), "nest more than 100 deep"),
    "a key of ours": (replace(ONE, extra={"layers": []}), "the key 'layers'; keys of your own"),
    "a layer's key": (replace(ONE, layers=(Layer("", {"tiles": []}),)), "the key 'tiles'; keys"),
    "a deal's key": (
        replace(ONE, start=StartDeal((), (), extra={"order": 1})),
        "the key 'order'; keys of your own",
    ),
    "no face": (replace(ONE, start=StartDeal(("a",), ())), "start.faces[0]: "),
    "no pair": (replace(ONE, start=StartDeal((), ((1, 1),))), "start.order[0]: "),
    "a seed": (replace(ONE, start=StartDeal((), (), 2**64)), "start.seed: "),
    "too many sets": (replace(ONE, deck=Deck(sets=1001)), "deck.sets: "),
    "too wide": (
        Layout.from_tiles([(-1, 0, 0), (MAX_COORDINATE, 0, 0)]),
        "tiles 1,000,001 columns apart; at most 1,000,000",
    ),
    "too high": (
        Layout.from_tiles([(0, -MAX_COORDINATE, 0), (0, 1, 0)]),
        "tiles 1,000,001 rows apart; at most 1,000,000",
    ),
}


@pytest.mark.parametrize(("layout", "message"), REFUSED.values(), ids=list(REFUSED))
def test_what_would_not_come_back_is_refused(layout: Layout, message: str) -> None:
    with pytest.raises(CannotHoldError) as caught:
        encode([layout], FORMAT)
    assert message in str(caught.value)
    assert any(message in problem for problem in caught.value.problems)


def test_the_deepest_that_can_be_read_can_be_written() -> None:
    layout = replace(ONE, extra={"x-a": nested(99)})
    assert read(encode([layout], FORMAT)).layout == layout


@pytest.mark.parametrize("x", [-MAX_COORDINATE, 0, MAX_COORDINATE])
def test_the_whole_width_of_the_grid_can_be_written(x: int) -> None:
    layout = Layout.from_tiles([(x, 0, 0), (min(x + MAX_COORDINATE, MAX_COORDINATE), 9, 0)])
    again = read(encode([layout], FORMAT)).layout
    assert again is not None
    assert again.digest == layout.digest


def test_no_layout_goes_beyond_the_grid() -> None:
    with pytest.raises(LayoutError):
        Layout.from_tiles([(MAX_COORDINATE + 1, 0, 0)])
