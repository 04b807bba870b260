from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjs.errors import ReadError
from mjs.formats.base import Source
from mjs.formats.jsontext import MAX_DEPTH, JsonPath, json_positions, load_json

SOURCE = Source("a.json", b"")

VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=4)
    ),
    max_leaves=20,
)


def paths_of(value: Any, path: JsonPath = ()) -> dict[JsonPath, Any]:
    found: dict[JsonPath, Any] = {path: value}
    items: Any = ()
    if isinstance(value, dict):
        items = value.items()
    elif isinstance(value, list):
        items = enumerate(value)
    for key, child in items:
        found |= paths_of(child, (*path, key))
    return found


@given(value=VALUES, indent=st.sampled_from([None, 0, 3]), ascii_only=st.booleans())
def test_every_value_is_found_where_it_begins(
    value: Any, indent: int | None, ascii_only: bool
) -> None:
    text = json.dumps(value, indent=indent, ensure_ascii=ascii_only)
    assert load_json(SOURCE, text) == value
    places = json_positions(text)
    expected = paths_of(value)
    assert places.keys() == expected.keys()
    lines = text.split("\n")
    for path, place in places.items():
        rest = "\n".join([lines[place.line - 1][place.column - 1 :], *lines[place.line :]])
        found, _ = json.JSONDecoder().raw_decode(rest)
        assert found == expected[path]


def test_only_what_is_wanted_is_returned() -> None:
    text = '{"a": [1, {"b": 2}], "c": 3}'
    wanted: set[JsonPath] = {("a", 1, "b"), ("c",), ("d",), ("a", 7)}
    assert json_positions(text, wanted) == {("a", 1, "b"): (1, 17), ("c",): (1, 27)}
    assert json_positions(text, ()) == {}


@pytest.mark.parametrize(
    ("text", "code", "line", "column"),
    [
        ("", "MJS010", 1, 1),
        ("  \n", "MJS010", 1, 1),
        ('{"a": 1', "MJS010", 1, 8),
        ('{"a": 1,}', "MJS010", 1, 8),
        ('{"a": 1}\nx', "MJS010", 2, 1),
        ('"abc', "MJS010", 1, 1),
        ('["\\ud800"]', "MJS010", 1, 2),
        ('{"a": 1,\n "\\u0061": 2}', "MJS011", 2, 2),
        ('[{"a": {"b": 1, "c": [], "b": 3}}]', "MJS011", 1, 26),
        ("[1,\n NaN]", "MJS012", 2, 2),
        ('{"NaN": -Infinity}', "MJS012", 1, 9),
        ("[1e999]", "MJS012", 1, 2),
        ("[1, " + "9" * 5000 + "]", "MJS012", 1, 5),
        ("[" * 100_000, "MJS013", 1, MAX_DEPTH + 1),
        ('{"a":' * 200 + "1" + "}" * 200, "MJS013", 1, 5 * MAX_DEPTH + 1),
    ],
)
def test_what_is_refused(text: str, code: str, line: int, column: int) -> None:
    with pytest.raises(ReadError) as caught:
        load_json(SOURCE, text)
    assert len(str(caught.value)) < 200
    if text.strip():
        assert (caught.value.line, caught.value.column) == (line, column)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("hello", 1, "this is no JSON, which begins with { or ["),
        ("[1, ]", 3, "this comma has nothing after it; delete it"),
        ('{"a": 1 , }', 9, "this comma has nothing after it; delete it"),
        ("[1,,2]", 4, "there is a comma too many; delete it"),
        ("[1 2]", 4, "a comma is missing before this"),
        ('{"a" 1}', 6, "a colon is missing before this"),
        ("{a: 1}", 2, "a key in double quotes is missing here"),
        ("{'a': 1}", 2, "' is no quotation mark of JSON; write \" around texts and keys"),
        (
            "[\u201ca\u201d]",
            2,
            '\u201c is no quotation mark of JSON; write " around texts and keys',
        ),
        ("[1, // one", 5, "JSON has no comments; delete this one"),
        ('{"a": 1} # one', 10, "JSON has no comments; delete this one"),
        ("[[0, 0}", 7, "there is a } where a ] is missing"),
        ('{"a": 1]', 8, "there is a ] where a } is missing"),
        ("[+1]", 2, "here should be a number, a text in double quotes or a list in [ ]"),
        ('["a\n"]', 4, "a line break or another control character stands inside of a text"),
        ('["\\q"]', 3, "not valid JSON: invalid \\escape"),
        ("[] []", 4, "there is more text after the end of the JSON; remove it"),
        ("[1", 3, "the JSON ends too early; part of the file is missing"),
    ],
)
def test_faults_of_writing_by_hand_are_told_alike_by_every_python(
    text: str, column: int, message: str
) -> None:
    with pytest.raises(ReadError) as caught:
        load_json(SOURCE, text)
    assert (caught.value.message, caught.value.column) == (message, column)


def test_what_is_just_allowed() -> None:
    text = "[" * MAX_DEPTH + "]" * MAX_DEPTH
    assert load_json(SOURCE, text) is not None
    assert len(json_positions(text)) == MAX_DEPTH
    assert load_json(SOURCE, '["\\ud83d\\ude00", "[[[[", 1e308]') == ["😀", "[[[[", 1e308]


@given(st.text(alphabet='[]{}",:0aN\\u\n -e.', max_size=30))
def test_noise_never_crashes(text: str) -> None:
    fault = None
    try:
        load_json(SOURCE, text)
    except ReadError as error:
        fault = error.code
    assert fault in (None, "MJS010", "MJS011", "MJS012", "MJS013")
    assert fault is not None or () in json_positions(text)
