"""Which games were played with the designer's view: it is an assist that no house rules know of.

What such a game reaches is no personal best, and its file says so.
"""

from __future__ import annotations

from weakref import WeakSet

from mjs.play.game import Game

__all__ = ["EXTRA", "is_designers", "set_designers"]

EXTRA = "x-designers-view"
"""The key by which a game file says it."""

_games: WeakSet[Game] = WeakSet()


def set_designers(game: Game) -> None:
    """Note that a player of this game was told more than the game tells."""
    _games.add(game)


def is_designers(game: Game) -> bool:
    """Whether the designer's view was used in a game."""
    return game in _games
