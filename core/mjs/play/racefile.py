"""A round as plain data, as JSON has them, and back: to save it, or to send it elsewhere.

Data come from anywhere, so whatever they say is checked: games are played again event by event by
the rules, and anything else that can't be raises `PlayError`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

from mjs._kernel.rng import MASK
from mjs.errors import MjsError, PlayError
from mjs.layout import Footprint, Layout, Tile
from mjs.play.events import Dealt, Event
from mjs.play.houserules import HouseRules
from mjs.play.players import ComputerPlayer
from mjs.play.race import Race
from mjs.play.roundview import Phase
from mjs.play.seats import Entrant, Seat

__all__ = ["race_from_data", "race_to_data"]

VERSION = 1
_MOST_EVENTS = 100_000
_LONGEST_MESSAGE = 300
_FACTS = ("id", "name", "author", "rules")


def race_to_data(race: Race) -> dict[str, Any]:
    """All there is to know of a round, for `race_from_data`. It is brought up to the present.

    >>> from mjs.play.rounds import new_race
    >>> row = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)])
    >>> race = new_race([Entrant("Kim"), Entrant("Bo", skill=7)], [row], seed=5)
    >>> again = race_from_data(race_to_data(race))
    >>> again.entrants == race.entrants, again.deals == race.deals
    (True, True)
    """
    race.advance()
    return {
        "format": "mjs-race",
        "version": VERSION,
        "rules": race.rules.to_json(),
        "seed": race.seed,
        "phase": str(race.phase),
        "elapsed": race.elapsed,
        "deals": [_dealt_to_data(dealt) for dealt in race.deals],
        "seats": [_seat_to_data(race.seat(number)) for number in range(len(race.entrants))],
    }


def race_from_data(data: Mapping[str, Any], *, now: Callable[[], float] = time.monotonic) -> Race:
    """The round that `race_to_data` was of. Its time stands still until `Race.go_on`.

    Parameters
    ----------
    data : mapping
    now : callable
        Seconds of a clock that never goes back; it need not be that of the saved round.

    Raises
    ------
    PlayError
        The data are of no round, or of one that can't have been; the text says why.
    """
    try:
        return _race(data, now)
    except PlayError as error:
        raise PlayError(_brief(str(error))) from None
    except (KeyError, TypeError, ValueError, IndexError, OverflowError, MjsError) as error:
        said = str(error) if isinstance(error, MjsError) else f"{type(error).__name__}, {error}"
        raise PlayError(f"these are not the data of a round: {_brief(said)}") from None


def _race(data: Mapping[str, Any], now: Callable[[], float]) -> Race:
    if data["format"] != "mjs-race" or data["version"] != VERSION:
        raise PlayError(f"these data are not of version {VERSION} of a round")
    deals = [_dealt_from_data(one) for one in data["deals"]]
    seats = data["seats"]
    entrants = [Entrant(_text(one["name"]), one["skill"], one["handicap"]) for one in seats]
    rules = HouseRules.from_json(data["rules"])
    race = Race(entrants, deals, rules, _whole(data["seed"]), now=now)
    phase, elapsed = Phase(data["phase"]), _whole(data["elapsed"])
    if (elapsed < 0) != (phase is Phase.COUNTDOWN) or (phase is Phase.READY and elapsed):
        raise PlayError(f"a round can't be {phase} at {elapsed} ms")
    race.set_time(phase, elapsed)
    for number, one in enumerate(seats):
        _fill(race.seat(number), one, phase, elapsed)
    return race


def _seat_to_data(seat: Seat) -> dict[str, Any]:
    return {
        "name": seat.entrant.name,
        "skill": seat.entrant.skill,
        "handicap": seat.entrant.handicap,
        "stand_in": seat.stand_in,
        "helped": seat.was_helped,
        "player": None if seat.player is None else seat.player.to_data(),
        "events": [_event_to_data(event) for event in seat.game.events],
    }


def _fill(seat: Seat, data: Mapping[str, Any], phase: Phase, elapsed: int) -> None:
    """Let a seat be as it was."""
    if not isinstance(data["events"], list):
        raise PlayError("the events of a game are a list")
    if len(data["events"]) > _MOST_EVENTS:
        raise PlayError(f"{len(data['events']):,} events of one game are too many")
    events = [_event_from_data(one) for one in data["events"]]
    if events and (phase in (Phase.READY, Phase.COUNTDOWN) or events[-1].at > elapsed):
        raise PlayError("a game of a round can't be ahead of the round")
    stand_in, helped = data["stand_in"], data["helped"]
    if type(helped) is not bool or (stand_in is not None and not seat.entrant.is_human):
        raise PlayError("only a human can be away")
    seat.stand_in, seat.was_helped = stand_in, helped
    if phase in (Phase.RUNNING, Phase.OVER):
        seat.replay(events, elapsed)
        if data["player"] is not None:
            seat.player = ComputerPlayer.from_data(seat.game, seat.time, data["player"])
        elif stand_in is not None or not seat.entrant.is_human:
            raise PlayError("a computer player is missing")
        elif phase is Phase.RUNNING:
            seat.time.release()


def _event_to_data(event: Event) -> list[Any]:
    data: list[Any] = [event.at, event.kind, [list(tile) for tile in event.tiles]]
    return data if event.dealt is None else [*data, _dealt_to_data(event.dealt)]


def _event_from_data(data: list[Any]) -> Event:
    at, kind, tiles, *dealt = data
    return Event(
        _whole(at),
        kind,
        tuple(_tile(tile) for tile in tiles),
        _dealt_from_data(dealt[0]) if dealt else None,
    )


def _dealt_to_data(dealt: Dealt) -> dict[str, Any]:
    layout = dealt.layout
    told = {name: getattr(layout, name) for name in _FACTS if getattr(layout, name)}
    return told | {
        "tiles": [list(tile) for tile in layout.tiles],
        "footprint": list(layout.footprint),
        "faces": list(dealt.faces),
        "seed": dealt.seed,
        "generator": dealt.generator,
        "order": [list(pair) for pair in dealt.order],
    }


def _dealt_from_data(data: Mapping[str, Any]) -> Dealt:
    layout = Layout.from_tiles(
        [_tile(tile) for tile in data["tiles"]],
        footprint=Footprint(*map(_whole, data["footprint"])),
        **{name: str(data[name]) for name in _FACTS if name in data},
    )
    faces, seed = tuple(map(str, data["faces"])), data["seed"]
    if len(faces) != len(layout):
        raise PlayError(f"{len(faces):,} faces for {len(layout):,} tiles")
    if seed is not None and not 0 <= _whole(seed) <= MASK:
        raise PlayError(f"{seed} is no seed")
    order = tuple((_whole(one), _whole(other)) for one, other in data["order"])
    return Dealt(layout, faces, seed, str(data["generator"]), order)


def _brief(text: str) -> str:
    """A text without most of what the data may have put into it."""
    return text if len(text) <= _LONGEST_MESSAGE else text[:_LONGEST_MESSAGE] + "..."


def _tile(data: Any) -> Tile:
    x, y, z = map(_whole, data)
    return Tile(x, y, z)


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is not a text")
    return value


def _whole(value: Any) -> int:
    if type(value) is not int:
        raise ValueError(f"{value!r} is not a whole number")
    return value
