"""What is noted of games besides what happens in them: since when, and whether recorded."""

from __future__ import annotations

from datetime import datetime
from weakref import WeakKeyDictionary, WeakSet

from mjs.play.game import Game

__all__ = ["began", "has_moved", "is_recorded", "set_began", "set_recorded"]

_began: WeakKeyDictionary[Game, str] = WeakKeyDictionary()
_recorded: WeakSet[Game] = WeakSet()


def began(game: Game) -> str:
    """When a game began, as game files write it; now for one that nothing is known of yet."""
    if game not in _began:
        _began[game] = datetime.now().astimezone().isoformat(timespec="seconds")
    return _began[game]


def set_began(game: Game, when: str) -> None:
    """Note when a game began that was read from a file."""
    _began[game] = when


def set_recorded(game: Game) -> None:
    """Note that a game is recorded, or was where it was played."""
    _recorded.add(game)


def is_recorded(game: Game) -> bool:
    """Whether a game need not be recorded any more."""
    return game in _recorded


def has_moved(game: Game) -> bool:
    """Whether anything was taken in a game, even if it was taken back."""
    return any(event.kind in ("remove", "pick") for event in game.events)
