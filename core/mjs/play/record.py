"""The game file: a game with all that happened in it, by ``schemas/game-1.json``.

It is read by playing it again, so nothing is believed: an event that could not happen, a shuffle
that can't be cleared and a summary that does not follow from the rest are told with their place.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import metadata
from typing import Any

from mjs.errors import CannotHoldError
from mjs.files import read_bytes, refuse_larger, write_whole
from mjs.formats import native
from mjs.formats.base import Source
from mjs.formats.base import decode as decode_text
from mjs.formats.canonical import canonical_text
from mjs.formats.jsontext import json_positions, load_json
from mjs.play.events import Dealt
from mjs.play.game import Game
from mjs.play.gamedocument import GameFaultError, date_faults, game_from_document, summary
from mjs.play.gamefaults import MAX_EVENTS, game_faults

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
    >>> game.click(row.tiles[3]).kind
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
    faults = [message for _, message in game_faults(document)] + date_faults(began)
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
    refuse_larger(data, MAX_BYTES, path, "game")
    text, findings = decode_text(source)
    if findings:
        fault = findings[0]
        raise source.fail(fault.message, fault.code, fault.line, fault.column)
    document = native.check_version(source, text, load_json(source, text), "mjs-game", "game")
    try:
        game = game_from_document(document, now)
    except GameFaultError as error:
        place = json_positions(text, {error.path}).get(error.path)
        raise source.fail(str(error), "MJS014", *(place or (1, 1))) from None
    extra = {key: value for key, value in document.items() if key.startswith("x-")}
    return Recorded(game, document["began"], document.get("app", ""), extra)


def read_game(
    path: str | os.PathLike[str], *, now: Callable[[], float] = time.monotonic
) -> Recorded:
    """The game of a file; see `decode`.

    Raises
    ------
    ReadError
        As `decode`, or the file is missing.
    """
    return decode(read_bytes(path, MAX_BYTES, "game"), os.fspath(path), now=now)


def write_game(game: Game, path: str | os.PathLike[str], began: str, **about: Any) -> None:
    """Write a game to a file, whole or not at all; see `encode`.

    Raises
    ------
    CannotHoldError
        As `encode`.
    WriteError
        The file could not be written; what was there before still is.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> from mjs.layout import Layout
    >>> from mjs.play.game import new_game
    >>> game = new_game(Layout.from_tiles([(0, 0, 0), (4, 0, 0)], name="Pair"), seed=7)
    >>> with TemporaryDirectory() as folder:
    ...     write_game(game, Path(folder, "pair.game.json"), "2026-11-29T20:15:00")
    ...     read_game(Path(folder, "pair.game.json")).game.pairs_cleared
    0
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
