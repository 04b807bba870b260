"""The game file: a game with all that happened in it, by ``schemas/game-1.json``.

It is read by playing it again, so nothing is believed: an event that could not happen, a shuffle
that can't be cleared and a summary that does not follow from the rest are told with their place.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from importlib import metadata
from typing import Any

from mjs.errors import CannotHoldError, MjsError, PlayError
from mjs.faces import match_group
from mjs.files import read_bytes, refuse_larger, write_whole
from mjs.formats import native
from mjs.formats.base import Source
from mjs.formats.base import decode as decode_text
from mjs.formats.canonical import canonical_text
from mjs.formats.jsontext import JsonPath, json_positions, load_json
from mjs.formats.schema import short
from mjs.layout import Layout, Tile
from mjs.play.events import Dealt, Event
from mjs.play.game import Game
from mjs.play.gamefaults import MAX_EVENTS, game_faults
from mjs.play.houserules import HouseRules
from mjs.proof import ProofDeal, verify

__all__ = [
    "MAX_BYTES",
    "MAX_EVENTS",
    "SUFFIX",
    "Recorded",
    "decode",
    "encode",
    "read_game",
    "summary",
    "write_game",
]

MAX_BYTES = 16 * 1024 * 1024
"""The largest file; a game of 72 pairs takes about 12 kB."""
SUFFIX = ".game.json"
SCHEMA_REF = "urn:mjs:schema:game-1"


@dataclass(frozen=True)
class Recorded:
    """A game that was read from its file.

    Attributes
    ----------
    game : Game
        As it stood when it was written: its clock stands still until the next action, and a game
        that was paused is paused.
    began : str
        When it began, as ISO 8601 writes it.
    app : str
        The program that wrote it, with its version; empty if it did not say.
    extra : mapping
        Keys of the file that begin with ``x-``.
    """

    game: Game
    began: str
    app: str = ""
    extra: Mapping[str, Any] = field(default_factory=dict, hash=False)


class _GameError(MjsError):
    """Something in a file is wrong, at a path."""

    def __init__(self, path: JsonPath, message: str) -> None:
        super().__init__(message)
        self.path = path


def summary(game: Game) -> dict[str, Any]:
    """How a game stands, in figures.

    >>> from mjs import Layout
    >>> row = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)])
    >>> game = Game(Dealt(row, ("dots-1", "dots-2", "dots-2", "dots-1")), now=lambda: 0.0)
    >>> for tile in row.tiles[0], row.tiles[3]:
    ...     _ = game.click(tile)
    >>> summary(game)["state"], summary(game)["progress"], summary(game)["score"]
    ('playing', 0.5, 100)
    """
    tallies = game.tallies
    return {
        "state": str(game.state),
        "reason": game.reason,
        "elapsed": game.elapsed,
        "score": game.score,
        "progress": round(game.progress, 6),
        "pairs": game.pairs_cleared,
        "hints": tallies.hints,
        "undos": tallies.undos,
        "shuffles": tallies.shuffles,
        "blocked": tallies.blocked,
    }


def encode(
    game: Game, began: str, *, app: str | None = None, extra: Mapping[str, Any] | None = None
) -> bytes:
    """The file of a game, in canonical form, one event a line.

    A board that reaches left of or above the grid's origin is moved onto it, and the game with it.

    Parameters
    ----------
    game : Game
    began : str
        When it began: ``2026-11-29T20:15:00+01:00``.
    app : str, optional
        The program that writes it; this package with its version if not given.
    extra : mapping, optional
        Keys of your own, which begin with ``x-``.

    Raises
    ------
    CannotHoldError
        The deal has other faces than those of the common set, the layout is one that no layout
        file holds, there are too many events, or `began` is no date and time.

    >>> from mjs import Layout
    >>> row = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)])
    >>> game = Game(Dealt(row, ("dots-1", "dots-2", "dots-2", "dots-1")), now=lambda: 0.0)
    >>> game.click(Tile(6, 0, 0)).kind
    'selected'
    >>> decode(encode(game, "2026-11-29T20:15:00")).game.events
    (Event(at=0, kind='select', tiles=(Tile(x=6, y=0, z=0),), dealt=None),)
    """
    start, own = game.start, extra or {}
    layout = start.layout.with_fields(start=None)
    problems = native.FORMAT.misfits(layout)
    problems += [
        f'the key {key!r}; keys of your own begin with "x-"'
        for key in own
        if not str(key).startswith("x-")
    ]
    if problems:
        raise CannotHoldError(f"no file can hold this game: {problems[0]}", problems)
    box = layout.bounds
    right, down = max(0, -box.left), max(0, -box.top)
    document: dict[str, Any] = {
        "$schema": SCHEMA_REF,
        "format": "mjs-game",
        "version": 1,
        "app": f"mjs {metadata.version('mjs')}" if app is None else app,
        "began": began,
        "rules": game.rules.to_json(),
        "layout": native.layout_document(layout),
        **_deal_document(start),
        "events": [
            [event.at, event.kind, *([x + right, y + down, z] for x, y, z in event.tiles)]
            for event in game.events
        ],
        "shuffles": list(_shuffle_documents(game, right, down)),
        "summary": summary(game),
        **{key: own[key] for key in sorted(own)},
    }
    faults = [message for _, message in game_faults(document)] + _date_faults(began)
    if faults:
        raise CannotHoldError(f"no file can hold this game: {faults[0]}", faults)
    data = canonical_text(document).encode("utf-8")
    if len(data) > MAX_BYTES:
        message = f"a game of {len(data) // 2**20:,} MiB; a file holds {MAX_BYTES // 2**20}"
        raise CannotHoldError(message, [message])
    return data


def decode(data: bytes, path: str = "", *, now: Callable[[], float] = time.monotonic) -> Recorded:
    """The game of a file, played again to where it was.

    Parameters
    ----------
    data : bytes
    path : str
        The file it is from, for the errors.
    now : callable
        Seconds of a clock that never goes back, for the game.

    Raises
    ------
    ReadError
        With line and column: it is no JSON, no game file, too large, or what it tells can't have
        happened.
    """
    source = Source(path, data)
    refuse_larger(data, MAX_BYTES, path)
    text, findings = decode_text(source)
    if findings:
        fault = findings[0]
        raise source.fail(fault.message, fault.code, fault.line, fault.column)
    document = native.check_version(source, text, load_json(source, text), "mjs-game", "game")
    try:
        return _recorded(document, now)
    except _GameError as error:
        place = json_positions(text, {error.path}).get(error.path)
        raise source.fail(str(error), "MJS014", *(place or (1, 1))) from None


def read_game(
    path: str | os.PathLike[str], *, now: Callable[[], float] = time.monotonic
) -> Recorded:
    """The game of a file; see `decode`.

    Raises
    ------
    ReadError
        As `decode`, or the file is missing.
    """
    return decode(read_bytes(path, MAX_BYTES), os.fspath(path), now=now)


def write_game(game: Game, path: str | os.PathLike[str], began: str, **about: Any) -> None:
    """Write a game to a file, whole or not at all; see `encode`.

    Raises
    ------
    CannotHoldError
        As `encode`.
    WriteError
        The file could not be written; what was there before still is.
    """
    write_whole(path, encode(game, began, **about))


# Writing -----------------------------------------------------------------------------------------


def _deal_document(dealt: Dealt) -> dict[str, Any]:
    document: dict[str, Any] = {
        "faces": list(dealt.faces),
        "order": [list(pair) for pair in dealt.order],
    }
    if dealt.seed is not None:
        document["seed"] = dealt.seed
    if dealt.generator:
        document["generator"] = dealt.generator
    return document


def _shuffle_documents(game: Game, right: int, down: int) -> Iterator[dict[str, Any]]:
    """The shuffles; their places only where tiles may come to lie elsewhere."""
    for event in game.events:
        if event.dealt is None:
            continue
        places = {}
        if game.rules.shuffle_opens:
            tiles = event.dealt.layout.tiles
            places = {"places": [[x + right, y + down, z] for x, y, z in tiles]}
        yield places | _deal_document(event.dealt)


# Reading -----------------------------------------------------------------------------------------


def _recorded(document: dict[str, Any], now: Callable[[], float]) -> Recorded:
    faults = game_faults(document)
    if faults:
        raise _GameError(*faults[0])
    layout, found = native.layout_from_document(document["layout"])
    if layout is None:
        path, fault = found[0]
        raise _GameError(("layout", *path), fault.message)
    began = document["began"]
    for message in _date_faults(began):
        raise _GameError(("began",), message)
    try:
        rules = HouseRules.from_json({key: _whole(v) for key, v in document["rules"].items()})
    except MjsError as error:
        raise _GameError(("rules",), str(error)) from None
    start = _start(document, layout.with_fields(start=None))
    try:
        game = Game(start, rules, now=now)
    except MjsError as error:
        raise _GameError(("layout",), str(error)) from None
    _play(game, document)
    _set_clock(game, int(document["summary"]["elapsed"]))
    for key, value in summary(game).items():
        if document["summary"][key] != value:
            stated, found_out = short(document["summary"][key]), short(value)
            message = f"summary.{key}: it says {stated}, and playing it again gives {found_out}"
            raise _GameError(("summary", key), message)
    extra = {key: value for key, value in document.items() if key.startswith("x-")}
    return Recorded(game, began, document.get("app", ""), extra)


def _start(document: dict[str, Any], layout: Layout) -> Dealt:
    """The deal it began with, with an order that clears it if one is told."""
    dealt = _dealt(document, layout)
    try:
        verify(ProofDeal(layout, dealt.faces, dealt.order))
    except MjsError as error:
        groups = Counter(map(match_group, dealt.faces)).values()
        fits = len(dealt.faces) == len(layout) and not any(size % 2 for size in groups)
        if dealt.order or not fits:
            raise _GameError(("order" if fits else "faces",), f"the start: {error}") from None
    return dealt


def _dealt(document: Mapping[str, Any], layout: Layout) -> Dealt:
    seed = document.get("seed")
    return Dealt(
        layout,
        tuple(document["faces"]),
        None if seed is None else int(seed),
        document.get("generator", ""),
        tuple((int(one), int(other)) for one, other in document["order"]),
    )


def _play(game: Game, document: dict[str, Any]) -> None:
    """Let everything happen again."""
    shuffles = document["shuffles"]
    used = 0
    for number, (at, kind, *places) in enumerate(document["events"]):
        tiles = tuple(Tile(int(x), int(y), int(z)) for x, y, z in places)
        path: JsonPath = ("events", number)
        try:
            dealt = None
            if kind == "shuffle":
                if used == len(shuffles):
                    raise PlayError("there is no shuffle left that it could be")
                path = ("shuffles", used)
                dealt = _shuffle(game, shuffles[used])
                used += 1
            game.follow(Event(int(at), kind, tiles, dealt))
        except MjsError as error:
            raise _GameError(path, f"events[{number}], {kind}: {error}") from None
    if used < len(shuffles):
        message = f"shuffles[{used}]: there is no event that it belongs to"
        raise _GameError(("shuffles", used), message)


def _shuffle(game: Game, document: dict[str, Any]) -> Dealt:
    places = document.get("places")
    if (places is not None) != game.rules.shuffle_opens:
        raise PlayError(
            "places are told exactly where the rules let a shuffle change them (shuffle_opens)"
        )
    if places is None:
        places = [tile for tile, _ in game.left]
    tiles = ((int(x), int(y), int(z)) for x, y, z in places)
    return _dealt(document, game.layout.with_tiles(tiles))


def _set_clock(game: Game, elapsed: int) -> None:
    """Let the clock stand where it stood, which may be later than the last event."""
    stands = game.is_over or game.is_paused
    last = game.elapsed
    cap = game.rules.cap
    if elapsed < last or (stands and elapsed > last) or (cap and elapsed > cap * 1000):
        message = f"summary.elapsed: {elapsed:,} ms can't be, after events until {last:,} ms"
        raise _GameError(("summary", "elapsed"), message)
    game.clock.set(elapsed)


def _date_faults(began: str) -> list[str]:
    try:
        datetime.fromisoformat(began)
    except (TypeError, ValueError):
        return [f"began: {short(began)} is no date and time, such as 2026-11-29T20:15:00"]
    return []


def _whole(value: Any) -> Any:
    """A whole number as Python has them: JSON Schema takes 2.0 for one as well."""
    return int(value) if isinstance(value, float) else value
