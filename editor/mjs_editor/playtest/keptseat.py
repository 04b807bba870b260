"""The seat in a race that was left by closing the window: kept on this device to return to.

While it is kept no program runs; but the round is the same as if one had: on return, the computer
player who plays on catches up with the time that has passed.
"""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from mjs import PlayError
from mjs.files import read_bytes, write_whole
from mjs.formats import Source
from mjs.formats.jsontext import load_json
from mjs.play.race import Race
from mjs.play.racefile import race_from_data, race_to_data
from mjs_editor.playtest.racechoice import RaceChoice
from mjs_editor.state import state_folder

__all__ = ["is_seat_kept", "keep_seat", "take_seat"]

_FILE = "race.json"
_FORMAT, _VERSION = "mjs-seat", 1
_MOST_BYTES = 64 * 1024 * 1024
_LONGEST_MS = 24 * 3600 * 1000
"""A round without a cap is not played on for longer than this."""


def _file() -> Path:
    return state_folder() / _FILE


def is_seat_kept() -> bool:
    """Whether there is a race to return to."""
    return _file().is_file()


def keep_seat(race: Race, choice: RaceChoice, seat: int) -> None:
    """Keep a seat of a round that goes on; a computer player plays there from now on.

    Raises
    ------
    MjsError
        It can't be written.
    """
    race.drop(seat)
    data = {
        "format": _FORMAT,
        "version": _VERSION,
        "left": time.time(),
        "choice": choice.to_data(),
        "race": race_to_data(race),
    }
    with contextlib.suppress(OSError):  # writing says what is wrong
        _file().parent.mkdir(parents=True, exist_ok=True)
    write_whole(_file(), json.dumps(data).encode())


def take_seat(own_name: str, *, now: Callable[[], float]) -> tuple[Race, RaceChoice]:
    """The round that was left, brought up to the present; it is kept no longer.

    Raises
    ------
    MjsError
        There is none any more, or its file is damaged.
    """
    data = read_bytes(_file(), _MOST_BYTES)
    with contextlib.suppress(OSError):
        _file().unlink()
    try:
        told = load_json(Source(str(_file()), data), data.decode())
    except UnicodeDecodeError:
        raise PlayError("the file of the race is damaged") from None
    if not isinstance(told, dict) or told.get("format") != _FORMAT:
        raise PlayError("the file of the race is damaged")
    if told.get("version") != _VERSION:
        raise PlayError("the race was left in another version of mjs")
    choice = RaceChoice.from_data(told.get("choice"), own_name)
    race = race_from_data(told.get("race", {}), now=now)
    race.set_time(race.phase, race.elapsed + _passed(told.get("left")))
    race.go_on()
    race.advance()
    return race, choice


def _passed(left: Any) -> int:
    """Milliseconds since the seat was left; none by a clock that was put back."""
    if not isinstance(left, int | float) or isinstance(left, bool):
        raise PlayError("the file of the race is damaged")
    now = time.time()
    # Compared before it is subtracted: it may be a number of hundreds of digits.
    since = min(now, max(now - _LONGEST_MS / 1000, left))
    return round(1000 * (now - since))
