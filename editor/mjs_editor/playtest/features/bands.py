"""How hard new deals are to be."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QToolButton

from mjs_editor.command_table import Command
from mjs_editor.playtest.gamenotes import has_moved
from mjs_editor.playtest.session import play_windows
from mjs_editor.playtest.settings import kept_band, set_band
from mjs_editor.playtest.wantedband import band_word

if TYPE_CHECKING:
    from mjs_editor.playtest.window import PlayWindow

__all__ = ["Bands"]


class Bands(QObject):
    """A submenu of the Game menu, also at the button for new deals; its choice is kept."""

    def __init__(self, window: PlayWindow) -> None:
        super().__init__(window)
        self.window = window
        game = window.menu("game", "")
        self.menu = menu = game.addMenu(self.tr("D&ifficulty of new deals"))
        menu.setToolTipsVisible(True)
        game.insertMenu(game.actions()[3], menu)  # after the deals that one can name
        group = QActionGroup(self)
        for band, title, tip in (
            ("", self.tr("&Any"), self.tr("Take new deals as they come: mostly easy ones")),
            ("easy", self.tr("&Easy"), self.tr("Look for deals that even careless play clears")),
            ("medium", self.tr("&Medium"), self.tr("Look for deals that want some care")),
            ("hard", self.tr("&Hard"), self.tr("Look for deals that careless play rarely clears")),
        ):
            action = window.commands.add(
                Command(
                    id=f"game.band-{band or 'any'}",
                    title=title,
                    run=partial(self.choose, band),
                    tip=tip,
                    checkable=True,
                )
            )
            action.setChecked(band == kept_band())
            group.addAction(action)
            menu.addAction(action)
        button = window.bar.widgetForAction(window.commands["game.new"])
        if isinstance(button, QToolButton):
            button.setMenu(menu)
            button.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        window.changed.connect(self._show)

    def choose(self, band: str) -> None:
        """Let new deals have a difficulty; deal at once where no game would be lost by it."""
        set_band(band)
        for window in {self.window, *play_windows()}:
            window.commands[f"game.band-{band or 'any'}"].setChecked(True)
        window, new = self.window, self.window.commands["game.new"]
        if new.isEnabled() and (window.game.is_over or not has_moved(window.game)):
            new.trigger()
        elif band:
            text = self.tr("New deals will be {0}; this game goes on.").format(band_word(band))
            window.tell(text, ("game.new",))
        else:
            text = self.tr("New deals will be of any difficulty; this game goes on.")
            window.tell(text, ("game.new",))

    def _show(self) -> None:
        """Deals by chance that may have no way to be won have no difficulty to choose."""
        self.menu.setEnabled(self.window.game.rules.deal == "solvable")
