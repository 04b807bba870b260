"""What ``schemas/game-1.json`` says against a document, found quickly when it says nothing.

A game may have a hundred thousand events and as many faces, over which the schema library takes
its time. So long lists are looked through by hand, and it sees the rest of the document, and the
first item that was disliked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mjs.faces import FACES
from mjs.formats.jsontext import JsonPath
from mjs.formats.schema import schema_findings
from mjs.layout import MAX_COORDINATE, MAX_LAYERS, MAX_TILES
from mjs.play.events import KINDS

__all__ = ["MAX_EVENTS", "game_faults"]

MAX_EVENTS = 100_000
"""The most events of a game file."""

_LAST = 2**53 - 1
_FACES = frozenset(FACES)


def game_faults(document: dict[str, Any]) -> list[tuple[JsonPath, str]]:
    """The faults of a document, its layout aside: the path to each, and a sentence.

    >>> game_faults({})[0], game_faults({"began": "today"})[-1]
    (((), '"format" is missing'), \
(('began',), 'began: "today" is no date and time, such as 2026-11-29T20:15:00'))
    """
    bare = dict(document)
    if isinstance(bare.get("layout"), dict):
        # It is judged on its own, much more quickly.
        bare["layout"] = {"format": "mjs-layout", "version": 1, "layers": []}
    _shorten(bare, "events", _is_event, MAX_EVENTS)
    _shorten_deal(bare)
    if isinstance(bare.get("shuffles"), list) and len(bare["shuffles"]) <= MAX_EVENTS:
        bare["shuffles"] = [_bare_shuffle(shuffle) for shuffle in bare["shuffles"]]
    return schema_findings("game-1", bare)


def _bare_shuffle(shuffle: Any) -> Any:
    if not isinstance(shuffle, dict):
        return shuffle
    bare = dict(shuffle)
    _shorten_deal(bare)
    _shorten(bare, "places", _is_place, MAX_TILES)
    return bare


def _shorten_deal(bare: dict[str, Any]) -> None:
    _shorten(bare, "faces", _is_face, MAX_TILES)
    _shorten(bare, "order", _is_pair, MAX_TILES // 2)


def _shorten(bare: dict[str, Any], key: str, is_good: Callable[[Any], bool], most: int) -> None:
    """Take a list away from a document when all its items are beyond doubt."""
    items = bare.get(key)
    if isinstance(items, list) and len(items) <= most and all(map(is_good, items)):
        bare[key] = []


def _is_face(item: Any) -> bool:
    return isinstance(item, str) and item in _FACES


def _is_pair(item: Any) -> bool:
    if type(item) is not list or len(item) != 2:
        return False
    one, other = item
    return type(one) is int and type(other) is int and one >= 0 <= other and one != other


def _is_event(item: Any) -> bool:
    if type(item) is not list or not 2 <= len(item) <= 4:
        return False
    at, kind, *places = item
    timed = type(at) is int and 0 <= at <= _LAST
    return timed and isinstance(kind, str) and kind in KINDS and all(map(_is_place, places))


def _is_place(item: Any) -> bool:
    if type(item) is not list or len(item) != 3:
        return False
    x, y, z = item
    if type(x) is not int or type(y) is not int or type(z) is not int:
        return False
    return 0 <= x <= MAX_COORDINATE and 0 <= y <= MAX_COORDINATE and 0 <= z < MAX_LAYERS
