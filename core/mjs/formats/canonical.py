"""JSON in one canonical form, so that a diff of two files shows what moved.

Two spaces a level, keys in the order they come, one row of tiles a line, eight faces or pairs a
line. The same document always gives the same text.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

from mjs.errors import CannotHoldError
from mjs.formats.jsontext import MAX_DEPTH

__all__ = ["canonical_text"]

_HALF = re.compile("[\ud800-\udfff]")


def canonical_text(document: Mapping[str, Any]) -> str:
    """A document as canonical JSON: two spaces, a row of tiles and a run of faces or pairs a line.

    Raises
    ------
    CannotHoldError
        A value would not come back from the file, such as NaN under an ``x-`` key or half a
        character in a name.

    >>> canonical_text({"x-own": {1: 2}})
    Traceback (most recent call last):
    mjs.errors.CannotHoldError: JSON cannot hold the layout: a key is no text
    """
    fault = _fault(document)
    if fault:
        raise CannotHoldError(f"JSON cannot hold the layout: {fault}", [fault])
    try:
        members = [f"  {_json(key)}: {_member(key, value)}" for key, value in document.items()]
    except (TypeError, ValueError, RecursionError) as error:
        raise CannotHoldError(f"JSON cannot hold the layout: {error}", [str(error)]) from None
    return "{\n" + ",\n".join(members) + "\n}\n"


def _fault(document: Mapping[str, Any]) -> str:
    """What `load_json` would refuse or give back changed; empty when there is nothing."""
    level: list[Any] = [document]
    for _ in range(MAX_DEPTH):
        inside: list[Any] = []
        for parent in level:
            items: Iterable[Any] = parent
            if isinstance(parent, dict):
                if not all(isinstance(key, str) for key in parent):
                    return "a key is no text"
                items = (*parent, *parent.values())
            for item in items:
                if isinstance(item, dict | list | tuple):
                    inside.append(item)
                elif isinstance(item, str) and not item.isascii() and _HALF.search(item):
                    return f"the text {item[:40]!r} has half a character"
        if not inside:
            return ""
        # A list that stands in a document often, or in itself, is looked at once a level.
        level = list({id(item): item for item in inside}.values())
    return f"arrays and objects nest more than {MAX_DEPTH} deep"


def _json(value: Any, indent: int | None = None) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False, indent=indent)


def _member(key: str, value: Any) -> str:
    if key == "layers":
        layers = [_object(layer, 4) for layer in value]
        return "[\n" + ",\n".join(f"    {layer}" for layer in layers) + "\n  ]" if layers else "[]"
    if key in ("start", "layout"):
        return _object(value, 2)
    if key == "shuffles":
        shuffles = [f"    {_object(shuffle, 4)}" for shuffle in value]
        return "[\n" + ",\n".join(shuffles) + "\n  ]" if shuffles else "[]"
    if key in ("faces", "order", "removed"):
        return _lines(value, 4)
    if key in ("steps", "events"):
        return _bracketed(map(_json, value), 4)
    if key in ("tile", "deck", "tags"):
        return _json(value)
    return _indented(value, 2)


def _object(value: Mapping[str, Any], margin: int) -> str:
    pad = " " * margin
    members = []
    for key, item in value.items():
        if key == "tiles":
            text = _rows(item, margin + 4)
        elif key in ("faces", "order", "places"):
            text = _lines(item, margin + 4)
        elif key == "layers":
            text = _member(key, item).replace("\n", "\n" + " " * margin)
        else:
            text = _indented(item, margin + 2) if key.startswith("x-") else _json(item)
        members.append(f"{pad}  {_json(key)}: {text}")
    return "{\n" + ",\n".join(members) + f"\n{pad}}}"


def _indented(value: Any, margin: int) -> str:
    # Line breaks inside strings are escaped, so every real one is the writer's own.
    return _json(value, 2).replace("\n", "\n" + " " * margin)


def _rows(places: list[list[int]], margin: int) -> str:
    rows: dict[int, list[str]] = {}
    for x, y in places:
        rows.setdefault(y, []).append(f"[{x}, {y}]")
    return _bracketed((", ".join(row) for row in rows.values()), margin)


def _lines(items: list[Any], margin: int) -> str:
    runs = (items[at : at + 8] for at in range(0, len(items), 8))
    return _bracketed((", ".join(_json(item) for item in run) for run in runs), margin)


def _bracketed(lines: Iterable[str], margin: int) -> str:
    pad = " " * margin
    inside = ",\n".join(pad + line for line in lines)
    return f"[\n{inside}\n{pad[:-2]}]" if inside else "[]"
