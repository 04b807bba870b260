"""What players of a round are told of it: no more than this, whoever holds the round."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from mjs.play.ranking import Place

__all__ = ["Phase", "View"]


class Phase(StrEnum):
    """How far a round has come."""

    READY = "ready"
    COUNTDOWN = "countdown"
    """Faces are hidden still."""
    RUNNING = "running"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class View:
    """All that a player is told of a round besides the own board.

    Attributes
    ----------
    phase : Phase
    countdown : int
        Whole seconds until the start, as they are called out: 3, 2, 1, then 0.
    elapsed : int
        Milliseconds since the start.
    overtime : int
        Milliseconds past the target time.
    top : tuple of Place
        The first three players.
    own : Place
    seats : int
        How many players there are.
    playing : int
        How many of them play on.
    """

    phase: Phase
    countdown: int
    elapsed: int
    overtime: int
    top: tuple[Place, ...]
    own: Place
    seats: int
    playing: int
