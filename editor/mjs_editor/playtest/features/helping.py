"""Finding things: the palette of the play window and its shortcuts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mjs_editor.command_table import Command
from mjs_editor.dialogs.palette import CommandPalette, open_palette
from mjs_editor.dialogs.shortcuts import ShortcutsDialog, open_shortcuts

if TYPE_CHECKING:
    from mjs_editor.playtest.window import PlayWindow

__all__ = ["PlayHelping"]


class PlayHelping(QObject):
    """The Help menu."""

    def __init__(self, window: PlayWindow) -> None:
        super().__init__(window)
        self.window = window
        menu = window.menu("help", self.tr("&Help"))
        for command in (
            Command(
                id="help.palette",
                title=self.tr("&Commands..."),
                run=self.show_palette,
                keys="Ctrl+Shift+P",
                tip=self.tr("Find any command by some of its letters"),
            ),
            Command(
                id="help.shortcuts",
                title=self.tr("Keyboard &shortcuts..."),
                run=self.show_shortcuts,
                tip=self.tr("See and change the keys of all commands"),
            ),
        ):
            menu.addAction(window.commands.add(command))

    def show_palette(self) -> CommandPalette:
        """Open the command palette."""
        return open_palette(self.window.commands, self.window)

    def show_shortcuts(self) -> ShortcutsDialog:
        """Open the shortcut editor."""
        return open_shortcuts(self.window.commands, self.window)
