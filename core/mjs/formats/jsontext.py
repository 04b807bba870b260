"""Strict JSON, and the places of its values: what the formats that are JSON share.

The `json` module takes NaN, lets the last of two equal keys win and forgets where things stood.
Here all that is refused with its place, and nothing recurses, however deep a file nests.
"""

from __future__ import annotations

import json
import math
import re
from bisect import bisect_right
from collections.abc import Collection, Iterator
from typing import Any, NoReturn

from mjs.diagnostic import Position
from mjs.formats.base import Source, place_of

__all__ = ["MAX_DEPTH", "JsonPath", "json_positions", "load_json"]

MAX_DEPTH = 100
"""How deep arrays and objects may nest; every layout file needs fewer than ten."""

JsonPath = tuple[str | int, ...]
"""The keys and indices from the whole document, ``()``, down to a value."""

_ONE = r'"[^"\\]*(?:\\.[^"\\]*)*"|[\[\]{}:,]|[^\s"\[\]{}:,]+'
_TOKEN = re.compile(rf"[ \t\r\n]*({_ONE})", re.DOTALL)
# Also takes an array of numbers in one piece, for those who need nothing that is inside.
_TOKEN_OR_ROW = re.compile(rf'[ \t\r\n]*(\[[^"\[\]{{}}]*\]|{_ONE})', re.DOTALL)
_CONSTANTS = ("NaN", "Infinity", "-Infinity")


class _DuplicateKeyError(Exception):
    """An object has a key twice."""


class _NotFiniteError(Exception):
    """A number is NaN or too large for any computer's floating point."""


def load_json(source: Source, text: str) -> object:
    """The value of a JSON text.

    Parameters
    ----------
    source : Source
        The file it is from, for the errors.
    text : str
        What `mjs.formats.base.decode` made of it.

    Raises
    ------
    ReadError
        With line and column: it is not JSON (MJS010), an object has a key twice (MJS011), a
        number is NaN, infinite or absurdly long (MJS012), or it nests deeper than `MAX_DEPTH`
        (MJS013).

    >>> load_json(Source("a.json", b""), '{"a": [1, 2]}')
    {'a': [1, 2]}
    >>> load_json(Source("a.json", b""), '{"a": 1,\\n "a": 2}')
    Traceback (most recent call last):
    mjs.errors.ReadError: a.json:2:2: the key "a" stands twice in one object; keep one of them
    """
    try:
        value: object = json.loads(
            text,
            object_pairs_hook=_object,
            parse_constant=_refuse_constant,
            parse_float=_finite,
        )
    except json.JSONDecodeError as error:
        message, offset = _syntax(text, error)
        raise source.fail(message, "MJS010", *place_of(text, offset)) from None
    except _DuplicateKeyError:
        _fail_duplicate(source, text)
    except _NotFiniteError:
        _fail_not_finite(source, text)
    except RecursionError:
        _fail_deep(source, text)
    except ValueError:  # an integer beyond what Python agrees to convert
        _fail_long(source, text)
    if _depth_exceeds(value, MAX_DEPTH):
        _fail_deep(source, text)
    if "\\ud" in text or "\\uD" in text:
        _check_surrogates(source, text)
    return value


def json_positions(
    text: str, wanted: Collection[JsonPath] | None = None
) -> dict[JsonPath, Position]:
    """Where the values of a valid JSON text begin.

    Parameters
    ----------
    text : str
        A text that `load_json` took.
    wanted : collection of paths, optional
        The values to find; all of them by default. A path without value is left out.

    >>> json_positions('{"a": [1,\\n2]}')
    {(): Position(line=1, column=1), ('a',): Position(line=1, column=7), ('a', 0): \
Position(line=1, column=8), ('a', 1): Position(line=2, column=1)}
    >>> json_positions('{"a": [1,\\n2]}', {("a", 1), ("b",)})
    {('a', 1): Position(line=2, column=1)}
    """
    sought = None if wanted is None else set(wanted)
    longest = MAX_DEPTH + 1 if sought is None else max(map(len, sought), default=-1)
    starts = [0, *(match.end() for match in re.finditer("\n", text))]
    found: dict[JsonPath, Position] = {}
    path: list[str | int] = []  # the key or index at each level that is open
    last, end = "", 0
    while match := (_TOKEN if len(path) < longest else _TOKEN_OR_ROW).match(text, end):
        offset, end = match.span(1)
        token = match[1]
        first = token[0]
        if first == ",":
            step = path[-1] if path else ""
            if isinstance(step, int):
                path[-1] = step + 1
            else:
                path[-1:] = [""]
            continue
        if first == ":":
            path[-1:] = [_string(last)]
            continue
        if first in "]}":
            if path:
                path.pop()
            continue
        last = token
        # A string right after "{" or "," of an object is a key, not a value.
        if not (path and path[-1] == "" and first == '"' and _is_key(text, end)):
            if len(path) <= longest:
                here = tuple(path)
                if sought is None or here in sought:
                    line = bisect_right(starts, offset)
                    found[here] = Position(line, offset - starts[line - 1] + 1)
                    if sought is not None and len(found) == len(sought):
                        break
            if token == "[":
                path.append(0)
            elif first == "{":
                path.append("")
    return found


def _tokens(text: str) -> Iterator[tuple[int, str]]:
    """Each token with its offset, up to the first thing that is none."""
    offset = 0
    while match := _TOKEN.match(text, offset):
        yield match.start(1), match[1]
        offset = match.end()


def _string(token: str) -> str:
    """What a string token says."""
    return str(json.loads(token, strict=False)) if "\\" in token else token[1:-1]


_COLON = re.compile(r"[ \t\r\n]*:")


def _is_key(text: str, end: int) -> bool:
    return _COLON.match(text, end) is not None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        raise _DuplicateKeyError
    return made


def _refuse_constant(_: str) -> NoReturn:
    raise _NotFiniteError


def _finite(token: str) -> float:
    value = float(token)
    if math.isinf(value):
        raise _NotFiniteError
    return value


def _depth_exceeds(value: object, most: int) -> bool:
    """Whether arrays and objects nest deeper than `most`, found level by level."""
    level = [value] if isinstance(value, dict | list) else []
    depth = 0
    while level:
        depth += 1
        if depth > most:
            return True
        level = [
            child
            for parent in level
            for child in (parent.values() if type(parent) is dict else parent)
            if type(child) is list or type(child) is dict
        ]
    return False


_BLANK = " \t\r\n"
_OTHER = {"]": "}", "}": "]"}


def _syntax(text: str, error: json.JSONDecodeError) -> tuple[str, int]:
    """What is wrong in words for those who write by hand, and the offset where it is."""
    offset = error.pos
    if not text.strip():
        return "the file is empty", offset
    # What stands there, whether the decoder points to it or, as some versions do, before it.
    here = next((n for n in range(offset, len(text)) if text[n] not in _BLANK), len(text))
    found = text[here : here + 2]
    if not found:
        return "the JSON ends too early; part of the file is missing", offset
    if error.msg.startswith("Unterminated string"):
        return "this JSON string has no end; part of the file may be missing", offset
    if found[0] == "#" or found in ("//", "/*"):
        return "JSON has no comments; delete this one", here
    if error.msg == "Extra data":
        return "there is more text after the end of the JSON; remove it", here
    # Pythons from 3.13 on point to the comma, those before to the bracket or what stands for it.
    comma = offset if error.msg.startswith("Illegal trailing comma") else _blank_before(text, here)
    if text[comma : comma + 1] == "," and (comma == offset or found[0] in _OTHER):
        return "this comma has nothing after it; delete it", comma
    if found[0] in "'\u2018\u2019\u201c\u201d\u201e\u00ab\u00bb\u2032\u2033":
        return f'{found[0]} is no quotation mark of JSON; write " around texts and keys', here
    if found[0] == ",":
        return "there is a comma too many; delete it", here
    if error.msg.startswith("Expecting "):
        return _missing(error.msg, found[0], first=not text[:here].strip()), here
    if error.msg.startswith("Invalid control character"):
        return "a line break or another control character stands inside of a text", offset
    return f"not valid JSON: {error.msg.lower()}", offset


def _missing(expecting: str, found: str, first: bool) -> str:
    """What should be there instead of the character that was found."""
    if expecting.endswith("',' delimiter"):
        if found in _OTHER:
            return f"there is a {found} where a {_OTHER[found]} is missing"
        return "a comma is missing before this"
    if expecting.endswith("':' delimiter"):
        return "a colon is missing before this"
    if expecting.startswith("Expecting property name"):
        return "a key in double quotes is missing here"
    if first:
        return "this is no JSON, which begins with { or ["
    return "here should be a number, a text in double quotes or a list in [ ]"


def _blank_before(text: str, offset: int) -> int:
    """The offset of the last character before `offset` that is not blank; -1 if there is none."""
    return next((n for n in range(offset - 1, -1, -1) if text[n] not in _BLANK), -1)


def _fail_duplicate(source: Source, text: str) -> NoReturn:
    keys: list[set[str]] = []
    place, last = 0, '""'
    for offset, token in _tokens(text):
        if token in ("{", "["):
            keys.append(set())
        elif token in ("}", "]"):
            keys.pop()
        elif token[0] == '"':
            place, last = offset, token
        elif token == ":":
            key = _string(last)
            if key in keys[-1]:
                shown = key if len(key) <= 40 else key[:40] + "..."
                message = f'the key "{shown}" stands twice in one object; keep one of them'
                raise source.fail(message, "MJS011", *place_of(text, place)) from None
            keys[-1].add(key)
    raise source.fail("a key stands twice in one object", "MJS011") from None


def _fail_not_finite(source: Source, text: str) -> NoReturn:
    for offset, token in _tokens(text):
        if token in _CONSTANTS:
            message = f"{token} is no number in JSON; give a finite number"
        elif token[0] in "-0123456789" and _is_infinite(token):
            message = f"the number {token[:40]} is too large; give a smaller one"
        else:
            continue
        raise source.fail(message, "MJS012", *place_of(text, offset)) from None
    raise source.fail("a number is not finite", "MJS012") from None


def _is_infinite(token: str) -> bool:
    try:
        return math.isinf(float(token))
    except ValueError:
        return False


def _fail_deep(source: Source, text: str) -> NoReturn:
    depth = 0
    place: Position | tuple[None, None] = (None, None)
    for offset, token in _tokens(text):
        if token in ("{", "["):
            depth += 1
            if depth > MAX_DEPTH:
                place = place_of(text, offset)
                break
        elif token in ("}", "]"):
            depth -= 1
    message = f"arrays and objects nest more than {MAX_DEPTH} deep; no layout file does"
    raise source.fail(message, "MJS013", *place) from None


def _fail_long(source: Source, text: str) -> NoReturn:
    offset, token = max(
        ((offset, token) for offset, token in _tokens(text) if token[0] in "-0123456789"),
        key=lambda found: len(found[1]),
        default=(0, ""),
    )
    message = f"the number {token[:20]}... has {len(token):,} digits; give a smaller one"
    raise source.fail(message, "MJS012", *place_of(text, offset)) from None


def _check_surrogates(source: Source, text: str) -> None:
    """Refuse strings with half a surrogate pair: they could never be written again."""
    for offset, token in _tokens(text):
        if token[0] == '"' and "\\" in token:
            try:
                _string(token).encode("utf-8")
            except UnicodeEncodeError:
                message = "this string has half of a surrogate pair (\\ud800 to \\udfff); remove it"
                raise source.fail(message, "MJS010", *place_of(text, offset)) from None
