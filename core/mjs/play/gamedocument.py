"""A game from the document of its file: everything in it happens again, or is told to be wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from mjs.errors import MjsError, PlayError
from mjs.faces import match_group
from mjs.formats import native
from mjs.formats.jsontext import JsonPath
from mjs.formats.schema import short
from mjs.layout import Layout, Tile
from mjs.play.events import Dealt, Event
from mjs.play.game import Game
from mjs.play.gamefaults import game_faults
from mjs.play.houserules import HouseRules
from mjs.proof import ProofDeal, verify

__all__ = ["GameFaultError", "date_faults", "game_from_document", "summary"]


class GameFaultError(MjsError):
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


def game_from_document(document: dict[str, Any], now: Callable[[], float]) -> Game:
    """The game of a parsed document, as it stood when it was written.

    Raises
    ------
    GameFaultError
        The first thing that is wrong, and its path.
    """
    faults = game_faults(document)
    if faults:
        raise GameFaultError(*faults[0])
    layout, found = native.layout_from_document(document["layout"])
    if layout is None:
        path, fault = found[0]
        raise GameFaultError(("layout", *path), fault.message)
    for message in date_faults(document["began"]):
        raise GameFaultError(("began",), message)
    try:
        rules = HouseRules.from_json({key: _whole(v) for key, v in document["rules"].items()})
    except MjsError as error:
        raise GameFaultError(("rules",), str(error)) from None
    start = _start(document, layout.with_fields(start=None))
    try:
        game = Game(start, rules, now=now)
    except MjsError as error:
        raise GameFaultError(("layout",), str(error)) from None
    _play(game, document)
    _set_clock(game, int(document["summary"]["elapsed"]))
    for key, value in summary(game).items():
        if document["summary"][key] != value:
            stated, found_out = short(document["summary"][key]), short(value)
            message = f"summary.{key}: it says {stated}, and playing it again gives {found_out}"
            raise GameFaultError(("summary", key), message)
    return game


def date_faults(began: str) -> list[str]:
    """What is wrong with the time of a start; empty for nothing."""
    try:
        datetime.fromisoformat(began)
    except (TypeError, ValueError):
        return [f"began: {short(began)} is no date and time, such as 2026-11-29T20:15:00"]
    return []


def _start(document: dict[str, Any], layout: Layout) -> Dealt:
    """The deal it began with, with an order that clears it if one is told."""
    dealt = _dealt(document, layout)
    try:
        verify(ProofDeal(layout, dealt.faces, dealt.order))
    except MjsError as error:
        groups = Counter(map(match_group, dealt.faces)).values()
        fits = len(dealt.faces) == len(layout) and not any(size % 2 for size in groups)
        if dealt.order or not fits:
            raise GameFaultError(("order" if fits else "faces",), f"the start: {error}") from None
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
            raise GameFaultError(path, f"events[{number}], {kind}: {error}") from None
    if used < len(shuffles):
        message = f"shuffles[{used}]: there is no event that it belongs to"
        raise GameFaultError(("shuffles", used), message)


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
        raise GameFaultError(("summary", "elapsed"), message)
    game.clock.set(elapsed)


def _whole(value: Any) -> Any:
    """A whole number as Python has them: JSON Schema takes 2.0 for one as well."""
    return int(value) if isinstance(value, float) else value
