"""Played games are remembered: personal bests, counts, and logs for the heat map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mjs.play.game import Game
from mjs.play.levels import level_of
from mjs.play.outcome import State
from mjs_editor.command_table import Command
from mjs_editor.enginewords import said
from mjs_editor.playtest.assisted import is_designers
from mjs_editor.playtest.features.racing import Racing
from mjs_editor.playtest.gamenotes import began, has_moved, is_recorded, set_recorded
from mjs_editor.playtest.recorder import Recorder
from mjs_editor.playtest.statistics import StatisticsDialog

if TYPE_CHECKING:
    from mjs_editor.playtest.window import PlayWindow

__all__ = ["Recording"]


class Recording(QObject):
    """Records each game once, when it is over or is left for good.

    Attributes
    ----------
    recorder : Recorder
    left : Game or None
        Was left in its middle for another game, and is recorded when there is no way back to it.
    """

    def __init__(self, window: PlayWindow) -> None:
        super().__init__(window)
        self.window = window
        self.recorder = Recorder(self)
        self.left: Game | None = None
        self._game: Game | None = None
        self._was_race = False
        menu = window.menu("game", "")
        action = window.commands.add(
            Command(
                id="game.records",
                title=self.tr("Record&s..."),
                run=self.show_records,
                keys="Ctrl+B",
                tip=self.tr("Best times, scores and counts of the games that were played here"),
            )
        )
        menu.insertAction(window.commands["game.close"], action)
        menu.insertSeparator(window.commands["game.close"])
        self.recorder.added.connect(self._on_added)
        self.recorder.failed.connect(self._on_failed)
        window.game_started.connect(self._on_started)
        window.ended.connect(self.record)
        window.closed.connect(self._on_closed)
        racing = window.features["Racing"]
        if isinstance(racing, Racing):
            racing.helped.connect(set_recorded)

    def record(self, game: Game) -> None:
        """Record a game, unless it is already or does not count."""
        if is_recorded(game):
            return
        set_recorded(game)
        if not has_moved(game):
            return
        if is_designers(game):
            if game.is_over:
                self.window.remark(self.tr("Not recorded: the designer's view was used."))
            return
        self.recorder.add(game, self._level(game), began(game))

    def show_records(self) -> StatisticsDialog:
        """Show bests and counts, first of the layout that is played."""
        game = self.window.game
        dialog = StatisticsDialog(game.start.layout, self._level(game), self.window)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        return dialog

    def let_go(self) -> None:
        """Record the game that was left: nobody goes back to it any more."""
        left, self.left = self.left, None
        if left is not None:
            self.record(left)

    # Small parts --------------------------------------------------------------------------------

    def _on_started(self, game: Game) -> None:
        left, self._game = self._game, game
        in_race, self._was_race = self._was_race, self.is_race(game)
        began(game)
        if game is self.left:
            self.left = None
        if left is None or left is game or left.is_over:
            return
        if in_race or left.state is not State.PLAYING or not has_moved(left):
            self.record(left)
            return
        self.let_go()
        self.left = left

    def _on_closed(self) -> None:
        self.let_go()
        self.recorder.wait()

    def is_race(self, game: Game) -> bool:
        """Whether a game is the player's own in a race."""
        racing = self.window.features["Racing"]
        race = racing.race if isinstance(racing, Racing) else None
        return race is not None and race.game(0) is game

    def _level(self, game: Game) -> str:
        """The level of a race; empty for other games."""
        level = level_of(game.start.layout) if self.is_race(game) else None
        return level.name if level is not None else ""

    def _on_added(self, game: Game, beaten: tuple[str, ...]) -> None:
        if game is not self.window.game or not beaten:
            return
        racing = self.window.features["Racing"]
        if isinstance(racing, Racing) and ("time" in beaten or "clean time" in beaten):
            racing.tell_best(game)
        if game.rules.timer == "off" and "score" not in beaten:
            return  # who plays without a clock is told of none
        if game.rules.timer == "off":
            text = self.tr("Your best score here.")
        elif "time" in beaten:
            text = self.tr("Your best time here.")
        elif "clean time" in beaten:
            text = self.tr("Your best time here without a shuffle.")
        else:
            text = self.tr("Your best score here.")
        self.window.remark(text)

    def _on_failed(self, game: Game, message: str) -> None:
        if game is self.window.game:
            self.window.remark(self.tr("Not recorded: see Game, Records."))
        self.window.statusBar().showMessage(said(message))
