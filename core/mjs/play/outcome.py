"""What a player is told: the state of a game, and what came of one action."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from mjs.board import Blockers
from mjs.layout import Tile

__all__ = ["SAID", "Outcome", "State", "Tallies"]


class State(StrEnum):
    """How a game stands. All but the first two are its end."""

    PLAYING = "playing"
    STUCK = "stuck"
    """Tiles are left and no pair is free, but an assist is left."""
    WON = "won"
    LOST = "lost"
    """Stuck with no assist left, or the tray is full, or time is up."""
    QUIT = "quit"

    @property
    def is_over(self) -> bool:
        """Whether nothing can be done any more."""
        return self not in (State.PLAYING, State.STUCK)


SAID: dict[str, str] = {
    "": "",
    "gone": "that tile is gone already",
    "not-started": "the game has not started yet",
    "over": "the game is over",
    "paused": "the game is paused",
    "locked": "no tile can be picked until the pause after the shuffle is over",
    "no-pair": "no pair is free",
    "no-hints": "no hints are left",
    "no-undo": "there is nothing to take back",
    "no-redo": "there is nothing to do again",
    "no-shuffles": "no shuffles are left",
    "not-stuck": "tiles can be shuffled only when no pair is free",
    "no-solution": "no way to deal the tiles that are left was found that can be cleared",
    "no-pause": "this game can't be paused",
    "not-paused": "the game is not paused",
    "tray-full": "the tray is full",
    "time": "time is up",
}
"""What each code of an `Outcome`, and each reason of a state, means."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of one action.

    Attributes
    ----------
    kind : str
        ``selected``, ``deselected``, ``removed`` (a pair), ``picked`` (to the tray), ``cleared``
        (a picked tile and its fellow in the tray), ``blocked``, ``hinted``, ``undone``,
        ``redone``, ``shuffled``, ``paused``, ``resumed``, ``quit`` or ``refused``.
    tiles : tuple of Tile
        Those it happened to.
    code : str
        Why it was refused: a key of `SAID`.
    blockers : Blockers or None
        For a blocked tile, what blocks it.
    """

    kind: str
    tiles: tuple[Tile, ...] = ()
    code: str = ""
    blockers: Blockers | None = None

    @property
    def message(self) -> str:
        """Why it was refused, or why the tile is blocked; empty otherwise."""
        return str(self.blockers) if self.blockers is not None else SAID[self.code]


@dataclass(slots=True)
class Tallies:
    """How often each thing was done in a game. What was taken back stays counted."""

    hints: int = 0
    undos: int = 0
    shuffles: int = 0
    blocked: int = 0
    """Clicks on blocked tiles."""
