"""Look back through the game that is played, or that was opened from a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mjs_editor.art.icons import themed_icon
from mjs_editor.command_table import Command
from mjs_editor.playtest.assisted import set_designers
from mjs_editor.playtest.lookback import LookBack

if TYPE_CHECKING:
    from mjs_editor.playtest.window import PlayWindow

__all__ = ["LookingBack"]


class LookingBack(QObject):
    """One command of the Designer menu."""

    def __init__(self, window: PlayWindow) -> None:
        super().__init__(window)
        self.window = window
        action = window.commands.add(
            Command(
                id="eye.look-back",
                title=self.tr("Loo&k back through the game..."),
                run=self.look_back,
                keys="F4",
                tip=self.tr("For designers: see the game again move by move, and go on from any"),
            )
        )
        action.setIconText(self.tr("Look back"))
        action.setIcon(themed_icon("look-back"))
        menu = window.menu("designer", "")
        menu.insertAction(window.commands["auto.play"], action)
        menu.insertSeparator(window.commands["auto.play"])
        window.changed.connect(self._show)

    def look_back(self) -> LookBack:
        """Show the game as it was, from its end back."""
        game = self.window.game
        dialog = LookBack(game, self.window.table.look, self.window)

        def go_on() -> None:
            if not dialog.is_at_the_end:
                set_designers(dialog.shown)
                self.window.start(dialog.shown)

        dialog.accepted.connect(go_on)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        return dialog

    def _show(self) -> None:
        game = self.window.game
        hidden = game.is_waiting or game.is_paused
        self.window.commands["eye.look-back"].setEnabled(bool(game.events) and not hidden)
