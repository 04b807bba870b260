"""How a game stands: what lies on the table, what was used up, what can be taken back.

Nothing of it is changed here: that is the part of `mjs.play.course`.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from mjs.board import Board
from mjs.layout import Layout, Tile
from mjs.play.clock import Clock
from mjs.play.events import Dealt, Event
from mjs.play.houserules import PROFILES, HouseRules
from mjs.play.outcome import State, Tallies
from mjs.play.scoring import score
from mjs.play.table import Mark, Table, Tray

__all__ = ["Standing", "Step", "Undone"]


class Step(NamedTuple):
    """What undo goes back to, and the event that led away from there."""

    mark: Mark
    hinted: tuple[Tile, ...]
    hints: int
    shuffles: int
    cursor: int
    event: Event


class Undone(NamedTuple):
    """A step that was taken back, and for a shuffle the board that it had laid."""

    event: Event
    laid: Mark | None


class Standing:
    """A dealt layout in play by house rules, as it stands.

    Parameters
    ----------
    dealt : Dealt
    rules : HouseRules
    now : callable
        Seconds of a clock that never goes back.

    Attributes
    ----------
    start : Dealt
        The deal it began with.
    rules : HouseRules
    clock : Clock
        Runs from the first action, or from `start_clock`, while the game is neither paused nor
        over.
    selected : Tile or None
    hinted : tuple of Tile
        The two tiles that a hint shows; none otherwise.
    state : State
    reason : str
        Why it is stuck or lost: a key of `mjs.play.outcome.SAID`.
    tallies : Tallies

    Raises
    ------
    DealError, LayoutError
        The faces do not fill the tiles, or tiles overlap.
    """

    def __init__(
        self,
        dealt: Dealt,
        rules: HouseRules = PROFILES["reference"],
        *,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.start = dealt
        self.rules = rules
        self.clock = Clock(now)
        self.selected: Tile | None = None
        self.hinted: tuple[Tile, ...] = ()
        self.state = State.PLAYING
        self.reason = ""
        self.tallies = Tallies()
        self.is_paused = False
        self._table = Table(dealt, rules.tray_size)
        self._events: list[Event] = []
        self._steps: deque[Step] = deque(maxlen=rules.undo)
        self._undone: list[Undone] = []
        self._hints = self._shuffles = self._cursor = 0
        self._locked_until = 0
        self._refusal = ""
        self.state, self.reason = self._stands()

    # What there is to see

    @property
    def board(self) -> Board:
        """The board as it lies. After a shuffle, and its undoing, it is another one."""
        return self._table.board

    @property
    def layout(self) -> Layout:
        """The layout that the board is of: the whole one, or what was left at the last shuffle."""
        return self._table.board.layout

    @property
    def dealt(self) -> Dealt:
        """What the board was laid from: the start, or the last shuffle."""
        return self._table.dealt

    @property
    def tray(self) -> Tray:
        """The tiles in the tray with their faces, first come first."""
        return self._table.tray

    @property
    def left(self) -> tuple[tuple[Tile, str], ...]:
        """All tiles that are left with their faces; those of the tray at their old places."""
        return self._table.left

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened so far."""
        return tuple(self._events)

    @property
    def terms(self) -> tuple[str, ...]:
        """What a player has to know before the first move, a sentence for each."""
        said = list(self.rules.terms())
        if self.start.layout.rules:
            said.append(f"The layout is made for the rules variant {self.start.layout.rules!r}.")
        if self.rules.bonus and not self.start.layout.deck.bonus:
            said.append("The layout has a deck without flowers and seasons.")
        return tuple(said)

    def face(self, tile: Tile) -> str:
        """The face of a tile of the board.

        Raises
        ------
        LayoutError
            There is no tile at that place.
        """
        return self._table.face(tile)

    def pairs(self) -> list[tuple[Tile, Tile]]:
        """Every pair that may go next, once; one of them may lie in the tray."""
        return list(self._table.each_pair())

    @property
    def pair_count(self) -> int:
        """How many pairs `pairs` has, without listing them: there may be millions."""
        return self._table.count_pairs()

    @property
    def hint_number(self) -> int:
        """Which of the pairs the last hint has shown, from 1 on; 0 while none is shown."""
        count = self.pair_count if self.hinted else 0
        return (self._cursor - 1) % count + 1 if count else 0

    def is_pair(self, one: Tile, other: Tile) -> bool:
        """Whether `pairs` has a pair, in this order; quick on boards with millions of them.

        Raises
        ------
        LayoutError
            There is no tile at one of the places.
        """
        return self._table.is_pair(one, other)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.is_over

    @property
    def elapsed(self) -> int:
        """Milliseconds played, and not more than the cap."""
        cap = self.rules.cap
        return self.clock.elapsed if cap is None else min(self.clock.elapsed, cap * 1000)

    @property
    def overtime(self) -> int:
        """Milliseconds past the target time."""
        return max(0, self.elapsed - self.rules.target * 1000) if self.rules.target else 0

    @property
    def locked_for(self) -> int:
        """Milliseconds until tiles can be picked again after a shuffle."""
        return max(0, self._locked_until - self.elapsed) if self._locked_until else 0

    @property
    def is_waiting(self) -> bool:
        """Whether faces are hidden, since the start has not been counted down."""
        return self.rules.hidden_start and not self._events and not self.clock.is_running

    @property
    def progress(self) -> float:
        """The share of tiles that are cleared, from 0 to 1."""
        whole = len(self.start.layout)
        return (whole - len(self.board) - len(self.tray)) / whole if whole else 1.0

    @property
    def pairs_cleared(self) -> int:
        """Pairs that are gone."""
        return (len(self.start.layout) - len(self.board) - len(self.tray)) // 2

    @property
    def score(self) -> int:
        """See `mjs.play.scoring.score`."""
        return score(self.pairs_cleared, self.tallies)

    @property
    def is_clean(self) -> bool:
        """Whether no shuffle was ever used."""
        return not self.tallies.shuffles

    @property
    def hints_left(self) -> int | None:
        """How many hints are left; None is no limit."""
        return None if self.rules.hints is None else self.rules.hints - self._hints

    @property
    def shuffles_left(self) -> int | None:
        """How many shuffles are left; None is no limit."""
        return None if self.rules.shuffles is None else self.rules.shuffles - self._shuffles

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back."""
        return bool(self._steps) and not self.is_over

    @property
    def can_redo(self) -> bool:
        """Whether there is something to do again."""
        return bool(self._undone) and not self.is_over

    @property
    def can_hint(self) -> bool:
        """Whether a hint is left and there is a pair to show."""
        return not self.is_over and not self.no_hint

    @property
    def can_shuffle(self) -> bool:
        """Whether a shuffle is left, is allowed now, and was not found impossible just now."""
        return not self.is_over and not self.no_shuffle

    @property
    def no_hint(self) -> str:
        """Why no hint can be had now, a key of `SAID`; empty when one can."""
        if self.hints_left == 0:
            return "no-hints"
        return "" if self._table.has_pair() else "no-pair"

    @property
    def no_shuffle(self) -> str:
        """Why the tiles can't be shuffled now, a key of `SAID`; empty when they can."""
        if self.shuffles_left == 0:
            return "no-shuffles"
        if self.rules.shuffle_when == "stuck" and self._table.has_pair():
            return "not-stuck"
        return self._refusal

    def _stands(self) -> tuple[State, str]:
        """The state of a game that has not ended, and why it is so."""
        if self._table.is_empty:
            return State.WON, ""
        if len(self.tray) >= self.rules.tray_size:
            return State.LOST, "tray-full"
        if self.rules.removal == "tray" and len(self.board):
            # Some tile is always free, and a tray that is not full takes it.
            return State.PLAYING, ""
        if self._table.has_pair():
            return State.PLAYING, ""
        # A hint that can be taken back helps nobody.
        helps = any(step.event.kind != "hint" for step in self._steps) or not self.no_shuffle
        return (State.STUCK if helps else State.LOST), "no-pair"
