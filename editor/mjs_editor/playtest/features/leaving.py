"""A game that was left for another one is not lost: there is a way back to it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mjs import Layout
from mjs.play.game import Game
from mjs.play.houserules import HouseRules
from mjs_editor.command_table import Command
from mjs_editor.playtest.features.recording import Recording

if TYPE_CHECKING:
    from mjs_editor.playtest.window import PlayWindow

__all__ = ["Leaving"]

_ID = "game.back"


@dataclass(frozen=True)
class _Place:
    """A game with what the window knew of it."""

    game: Game
    rules: HouseRules
    path: Path | None
    source: Layout


class Leaving(QObject):
    """One command of the Game menu, offered until something is done in the new game."""

    def __init__(self, window: PlayWindow) -> None:
        super().__init__(window)
        self.window = window
        recording = window.features["Recording"]
        assert isinstance(recording, Recording)
        self.recording = recording
        self._here: _Place | None = None
        self._left: _Place | None = None
        action = window.commands.add(
            Command(
                id=_ID,
                title=self.tr("&Back to the game before"),
                run=self.go_back,
                keys="Ctrl+Shift+B",
                tip=self.tr("Go on with the game that was left for this one"),
            )
        )
        window.menu("game", "").insertAction(window.commands["game.records"], action)
        action.setEnabled(False)
        window.game_started.connect(self._on_started)

    def go_back(self) -> None:
        """Put the game on the table again that was left last."""
        left, window = self._left, self.window
        if left is None:
            return
        window.rules, window.path, window.source = left.rules, left.path, left.source
        window.start(left.game)

    def let_go(self) -> None:
        """Let the game that was left be over: it is recorded, and there is no way back."""
        self.recording.let_go()
        self.recording.recorder.wait()
        self._left = None
        self.window.commands[_ID].setEnabled(False)

    # Small parts --------------------------------------------------------------------------------

    def _on_started(self, game: Game) -> None:
        window, before = self.window, self._here
        pending = self.recording.left
        if pending is None:
            self._left = None
        elif before is not None and before.game is pending:
            before.game.clock.stop()  # nobody plays it meanwhile
            self._left = before
        self._here = _Place(game, window.rules, window.path, window.source)
        window.commands[_ID].setEnabled(self._left is not None)
        if self._left is not None and not game.is_waiting:
            window.tell(window.teller.of_begin(game), (_ID,))
