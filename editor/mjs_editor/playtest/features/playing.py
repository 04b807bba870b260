"""What a player does besides clicking tiles: hint, undo, redo, shuffle, pause, give up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from mjs.play.game import Game
from mjs_editor.art.icons import themed_icon
from mjs_editor.command_table import Command

if TYPE_CHECKING:
    from mjs_editor.playtest.window import PlayWindow

__all__ = ["Playing"]


class Playing(QObject):
    """The Play menu and the bar."""

    def __init__(self, window: PlayWindow) -> None:
        super().__init__(window)
        self.window = window
        menu = window.menu("play", self.tr("&Play"))
        standard = QKeySequence.StandardKey
        for command, icon in (
            (
                Command(
                    id="play.hint",
                    title=self.tr("&Hint"),
                    run=lambda: window.perform(Game.hint),
                    keys="H",
                    tip=self.tr("Show a legal pair, and the next one when asked again"),
                ),
                "hint",
            ),
            (
                Command(
                    id="play.undo",
                    title=self.tr("&Undo"),
                    run=lambda: window.perform(Game.undo),
                    keys=standard.Undo,
                    tip=self.tr("Take back the last step, as the house rules allow"),
                ),
                "undo",
            ),
            (
                Command(
                    id="play.redo",
                    title=self.tr("&Redo"),
                    run=lambda: window.perform(Game.redo),
                    keys=standard.Redo,
                    tip=self.tr("Do again what was taken back last"),
                ),
                "redo",
            ),
            (
                Command(
                    id="play.shuffle",
                    title=self.tr("&Shuffle"),
                    run=lambda: window.perform(Game.shuffle),
                    keys="S",
                    tip=self.tr("An assist: deal what is left anew, so that it can be cleared"),
                ),
                "shuffle",
            ),
            (
                Command(
                    id="play.pause",
                    title=self.tr("&Pause"),
                    run=self.toggle_pause,
                    keys="P",
                    tip=self.tr("Stop the clock and hide the faces, or go on"),
                    checkable=True,
                ),
                "pause",
            ),
            (
                Command(
                    id="play.quit",
                    title=self.tr("&Give up"),
                    run=lambda: window.perform(Game.quit),
                    tip=self.tr("End this game as it is; the same deal can be begun again"),
                ),
                "",
            ),
        ):
            action = window.commands.add(command)
            menu.addAction(action)
            if icon:
                action.setIcon(themed_icon(icon))
                window.bar.addAction(action)
        window.changed.connect(self._show)

    def toggle_pause(self) -> None:
        """Pause the game, or go on."""
        paused = self.window.game.is_paused
        self.window.perform(Game.resume if paused else Game.pause)

    def _show(self) -> None:
        """Switch commands on and off by what the game allows now."""
        game, commands = self.window.game, self.window.commands
        # Hints and shuffles that are used up stay on: whoever asks is told why there is none.
        going = not (game.is_over or game.is_paused or game.is_waiting)
        commands["play.hint"].setEnabled(going and game.rules.hints != 0)
        commands["play.shuffle"].setEnabled(
            going and (game.can_shuffle or game.rules.shuffles != 0)
        )
        commands["play.undo"].setEnabled(going and game.can_undo)
        commands["play.redo"].setEnabled(going and game.can_redo)
        commands["play.quit"].setEnabled(not game.is_over)
        pause = commands["play.pause"]
        pause.setEnabled(game.rules.pause and not (game.is_over or game.is_waiting))
        pause.setChecked(game.is_paused)
        pause.setText(self.tr("&Resume") if game.is_paused else self.tr("&Pause"))
        pause.setIcon(themed_icon("play" if game.is_paused else "pause"))
