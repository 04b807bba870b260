"""How a game goes on: all changes of it are made here, by letting an `Event` happen that may.

Who lets it happen, a player or a saved game, is not known here.
"""

from __future__ import annotations

from mjs.play.events import Event
from mjs.play.outcome import State
from mjs.play.standing import Standing, Step, Undone
from mjs.play.table import Mark

__all__ = ["Course"]


class Course(Standing):
    """A dealt layout in play by house rules, with all that can happen to it; see `Standing`."""

    def _happen(self, event: Event) -> None:
        """Let an event happen, that may."""
        kind, tiles = event.kind, event.tiles
        if kind == "undo":
            self._take_back()
        elif kind == "redo":
            self._advance(*self._undone.pop())
        elif kind in ("remove", "pick", "hint", "shuffle"):
            if kind != "hint" or self.rules.undo_hints:
                self._undone.clear()
            self._advance(event)
            # What is done again is not counted again.
            self.tallies.hints += kind == "hint"
            self.tallies.shuffles += kind == "shuffle"
        elif kind == "select":
            self.selected = tiles[0]
        elif kind == "deselect":
            self.selected = None
        elif kind == "blocked":
            self.tallies.blocked += 1
        elif kind == "no-shuffle":
            self._refusal = "no-solution"
        elif kind == "pause":
            # At the time of the event: the clock has gone on since.
            self.clock.set(event.at)
            self.is_paused = True
        elif kind == "resume":
            self.clock.start()
            self.is_paused = False
        elif kind == "quit":
            self.state = State.QUIT
        elif kind == "timeout":
            self.state, self.reason = State.LOST, "time"
        if kind in ("select", "deselect", "blocked") and not self.rules.hint_stays:
            self.hinted = ()
        self._events.append(event)
        self._settle()
        if self.is_over:
            self.clock.set(event.at)
            self.is_paused = False  # who gives up in a pause waits for nothing any more

    def _advance(self, event: Event, laid: Mark | None = None) -> None:
        """Remove, pick, hint or shuffle, and remember how to take it back."""
        mark = self._table.mark()
        step = Step(mark, self.hinted, self._hints, self._shuffles, self._cursor, event)
        kind = event.kind
        if kind == "hint":
            self.hinted = event.tiles
            self._hints += 1
            self._cursor += 1
            if self.rules.undo_hints:
                self._steps.append(step)
            return
        if kind == "remove":
            self._table.remove(*event.tiles)
        elif kind == "pick":
            self._table.pick(event.tiles[0])
        else:
            if laid is not None:
                # The same board again: laying out a large one takes its time.
                self._table.back_to(laid)
            else:
                assert event.dealt is not None
                self._table.lay(event.dealt)
                self._locked_until = event.at + self.rules.shuffle_pause * 1000
            self._shuffles += 1
        if kind == "shuffle" and not self.rules.undo_shuffles:
            self._steps.clear()
        else:
            self._steps.append(step)
        self._moved()

    def _take_back(self) -> None:
        step = self._steps.pop()
        laid = self._table.mark() if step.event.kind == "shuffle" else None
        self._table.back_to(step.mark)
        self._moved()
        self.hinted, self._cursor = step.hinted, step.cursor
        self._shuffles = step.shuffles
        if self.rules.undo_hints:
            # Else hints that were had since would be given back with the removal before them.
            self._hints = step.hints
        self.tallies.undos += 1
        if self.rules.redo:
            self._undone.append(Undone(step.event, laid))

    def _moved(self) -> None:
        """Whatever was said about the old position holds no longer."""
        self.selected = None
        self.hinted = ()
        self._cursor = 0
        self._refusal = ""

    def _settle(self) -> None:
        """Work out the state."""
        if not self.state.is_over:
            self.state, self.reason = self._stands()
        if self.is_over:
            self.selected = None
            self.hinted = ()
