"""The file of played games in the state folder. No Qt objects here: any thread may ask."""

from __future__ import annotations

from pathlib import Path

from mjs import MjsError
from mjs.files import plain_reason
from mjs.play.bests import Bests
from mjs_editor.state import state_folder

__all__ = ["bests_file", "open_bests"]

_WAIT = 5.0
"""Seconds to wait for another program that writes to the file."""


def bests_file() -> Path:
    """Where played games are remembered."""
    return state_folder() / "played-games.sqlite"


def open_bests() -> Bests:
    """The file of played games, made when it is not there; for the thread that calls.

    Raises
    ------
    MjsError
        It can't be used; the text says why.
    """
    path = bests_file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise MjsError(f"{path.parent}: cannot be made: {plain_reason(error)}") from None
    return Bests(str(path), wait=_WAIT)
