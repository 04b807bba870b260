"""The move that lost the game: found after a loss or when the light turns, with a way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mjs.play.outcome import Outcome, State
from mjs_editor.command_table import Command
from mjs_editor.enginewords import said
from mjs_editor.longjob import LongJob
from mjs_editor.playtest.asking import Lost, Position, ask_losing_move
from mjs_editor.playtest.assisted import set_designers
from mjs_editor.playtest.features.eye import MOVES, Eye
from mjs_editor.playtest.gamenotes import has_moved
from mjs_editor.playtest.marklayer import LOST
from mjs_editor.playtest.words import duration, face_name

if TYPE_CHECKING:
    from mjs_editor.playtest.window import PlayWindow

__all__ = ["LostMove"]

_CHANGES_OF_MIND = frozenset({"undone", "redone", "shuffled"})


class LostMove(QObject):
    """Two commands of the Designer menu and its panel.

    Attributes
    ----------
    lost : Lost or None
        The move that lost this game, if it was looked for.
    """

    def __init__(self, window: PlayWindow) -> None:
        super().__init__(window)
        self.window = window
        eye = window.features["Eye"]
        assert isinstance(eye, Eye)
        self.eye = eye
        self.lost: Lost | None = None
        self._job = LongJob(self)
        self._job.done.connect(self._take)
        self._job.failed.connect(lambda message: eye.say(said(message)))
        menu = window.menu("designer", "")
        for command in (
            Command(
                id="eye.lost",
                title=self.tr("The move that l&ost it"),
                run=self.find,
                keys="F8",
                tip=self.tr("For designers: mark the move after which the game could not be won"),
            ),
            Command(
                id="eye.back",
                title=self.tr("&Go back there"),
                run=self.go_back,
                keys="Shift+F8",
                tip=self.tr("For designers: go on from just before the move that lost the game"),
            ),
        ):
            action = window.commands.add(command)
            menu.addAction(action)
            eye.panel.add_buttons(action)
        eye.turned.connect(self._on_turned)
        window.closed.connect(self._job.leave)
        window.game_started.connect(lambda _: self._forget())
        window.acted.connect(self._on_acted)
        window.changed.connect(self._show)

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being looked for."""
        return not self._job.is_running

    def find(self) -> None:
        """Find the move that lost the game."""
        self.eye.reveal()
        self.eye.say(self.tr("Looking for the move that lost it..."))
        self._job.start(ask_losing_move(Position.of(self.window.game)))

    def go_back(self) -> None:
        """Go on from just before the move that lost the game."""
        lost, window = self.lost, self.window
        if lost is None or lost.move is None or lost.move.event is None:
            return
        events, count = window.game.events, lost.move.event
        if count and events[count - 1].kind == "select":
            count -= 1  # with nothing in hand
        game = window.game.rewound(count)
        set_designers(game)
        window.start(game)
        self.eye.marks.show_marks(lost.move.tiles, LOST)
        names = " + ".join(map(face_name, lost.faces))
        self.eye.say(self.tr("Back before the move that lost it: {0}. Try another.").format(names))

    # Small parts --------------------------------------------------------------------------------

    def _on_turned(self) -> None:
        if self.lost is None and self.is_idle:
            self._job.start(ask_losing_move(Position.of(self.window.game)))

    def _on_acted(self, outcome: Outcome) -> None:
        if outcome.kind not in MOVES:
            return
        lost = self.lost
        if lost is None or lost.move is None or outcome.kind in _CHANGES_OF_MIND:
            self._forget()
        else:
            # What is taken after the move that lost it changes nothing.
            self.eye.say(self._text(lost))

    def _forget(self) -> None:
        self._job.cancel()
        self.lost = None

    def _take(self, lost: Lost) -> None:
        self.lost = lost
        self.eye.say(self._text(lost))
        if lost.move is not None and lost.move.event is not None:
            faces = dict(zip(lost.move.tiles, lost.faces, strict=True))
            self.eye.marks.show_marks(lost.move.tiles, LOST, faces)
        self._show()

    def _text(self, lost: Lost) -> str:
        move = lost.move
        if move is None:
            return self.tr("No move lost it: it can still be won from here.")
        if move.event is None:
            return self.tr("No move lost it: these tiles could not be won as they were dealt.")
        names = " + ".join(map(face_name, lost.faces))
        places = ", ".join(map(str, move.tiles))
        text = self.tr("The move that lost it, at {0}: {1}, from {2}")
        return text.format(duration(lost.at), names, places)

    def _show(self) -> None:
        """Switch commands on and off by what makes sense now."""
        game, commands, lost = self.window.game, self.window.commands, self.lost
        is_open = game.state is not State.WON and not game.is_waiting
        commands["eye.lost"].setEnabled(has_moved(game) and is_open)
        found = lost is not None and lost.move is not None and lost.move.event is not None
        commands["eye.back"].setEnabled(found)
