"""Menus show in gray what there is nothing for. Keys and the palette say why nothing happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSettings
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from mjs_editor.features.dealing import Dealing

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["Graying"]

_OF_SELECTION = ("selection.", "stamp.keep-")
_OF_TILES = frozenset(
    {
        "edit.cut",
        "edit.copy",
        "edit.delete",
        "edit.select-none",
        "edit.select-mirrored",
        "stamp.selection",
    }
)
_OF_DEAL = frozenset(
    f"deal.{name}" for name in ("keep", "discard", "to-start", "back", "play", "step", "to-end")
)
_TAKE = "stamp.take-"


class Graying(QObject):
    """Switches commands off while a menu is open, and on again when it closes.

    They stay on otherwise: an action that is off takes its keys with it, and then nothing would
    tell a user who presses them what is missing.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self._gray: list[QAction] = []
        self._open: set[QMenu] = set()
        for action in window.menuBar().actions():
            menu = action.menu()
            if isinstance(menu, QMenu):
                self._follow(menu)

    def _follow(self, menu: QMenu) -> None:
        menu.aboutToShow.connect(lambda: self._on_shown(menu))
        menu.aboutToHide.connect(lambda: self._on_hidden(menu))
        for action in menu.actions():
            inner = action.menu()
            if isinstance(inner, QMenu):
                self._follow(inner)

    def _on_shown(self, menu: QMenu) -> None:
        self._open.add(menu)
        for command in self.window.commands:
            action = self.window.commands[command.id]
            if action.isEnabled() and not self._is_of_use(command.id):
                action.setEnabled(False)
                self._gray.append(action)

    def _on_hidden(self, menu: QMenu) -> None:
        self._open.discard(menu)
        if not self._open:
            for action in self._gray:
                action.setEnabled(True)
            self._gray = []

    def _is_of_use(self, name: str) -> bool:
        if name in _OF_TILES or name.startswith(_OF_SELECTION):
            return bool(self.window.document.selection)
        if name in _OF_DEAL:
            return self.window.feature(Dealing).deal is not None
        if name.startswith(_TAKE):
            return bool(QSettings().value(f"stamps/{name.removeprefix(_TAKE)}", ""))
        return True
