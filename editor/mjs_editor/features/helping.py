"""Finding one's way: the command palette, the shortcut editor, the tour, and what this is."""

from __future__ import annotations

import platform
from typing import TYPE_CHECKING

import PySide6
from PySide6.QtCore import QObject, qVersion
from PySide6.QtWidgets import QDockWidget, QMessageBox, QToolBar, QWidget

import mjs
from mjs_editor.command_table import Command
from mjs_editor.dialogs.palette import CommandPalette, open_palette
from mjs_editor.dialogs.shortcuts import ShortcutsDialog, open_shortcuts
from mjs_editor.tour import Step, Tour, is_new_user

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["Helping"]


class Helping(QObject):
    """Opens what helps to find and learn things."""

    def __init__(self, window: MainWindow) -> None:
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
            Command(
                id="help.tour",
                title=self.tr("&Tour"),
                run=self.start_tour,
                keys="F1",
                tip=self.tr("Five cards that show what is where"),
            ),
            Command(
                id="help.about",
                title=self.tr("&About mjs"),
                run=self.show_about,
                tip=self.tr("Which version this is, and under which licence"),
            ),
        ):
            menu.addAction(window.commands.add(command))

    def show_palette(self) -> CommandPalette:
        """Open the command palette."""
        return open_palette(self.window.commands, self.window)

    def show_shortcuts(self) -> ShortcutsDialog:
        """Open the shortcut editor."""
        return open_shortcuts(self.window.commands, self.window)

    def show_about(self) -> None:
        """Say which version this is, as reports of faults need it."""
        lines = (
            f"mjs {mjs.__version__}",
            self.tr(
                "The studio for layouts of Mahjong Solitaire: draw, check, deal, play, convert."
            ),
            self.tr("Licence: {0}; the layouts that come with it: {1}").format("MIT", "CC0-1.0"),
            f"Python {platform.python_version()}, PySide {PySide6.__version__}, Qt {qVersion()}",
        )
        QMessageBox.about(self.window, self.tr("About mjs"), "\n\n".join(lines))

    def greet(self) -> None:
        """Start the tour for somebody who has never seen it."""
        if is_new_user():
            self.start_tour()

    def start_tour(self) -> Tour:
        """Show the five cards."""
        for card in self.window.findChildren(Tour):
            card.finish()
        window = self.window
        return Tour(
            window,
            [
                Step(
                    window.view,
                    self.tr("The board"),
                    self.tr(
                        "Click to place a tile, drag for several. The wheel zooms, the middle "
                        "button pans. The outline shows what a click would place."
                    ),
                ),
                Step(
                    self._part(QToolBar, "tools"),
                    self.tr("Tools and symmetry"),
                    self.tr(
                        "Each tool has a letter, and the bar below says how to use it. With a "
                        "symmetry on, every tool works on both halves at once."
                    ),
                ),
                Step(
                    self._part(QDockWidget, "layers"),
                    self.tr("Layers"),
                    self.tr(
                        "Tools draw on the layer in hand: Page Up and Page Down change it. Hide, "
                        "lock and reorder layers here. In the tab beside it you deal the board."
                    ),
                ),
                Step(
                    self._part(QDockWidget, "problems"),
                    self.tr("Problems"),
                    self.tr(
                        "Every edit is checked at once. Choose a problem to see its tiles, and "
                        "mend it by a button. F8 goes to the next one."
                    ),
                ),
                Step(
                    window.menuBar(),
                    self.tr("Everything else"),
                    self.tr(
                        "F5 plays the board. Ctrl+Shift+P finds any command by a few letters. "
                        "Nothing asks whether you are sure, since Undo takes everything back."
                    ),
                ),
            ],
        )

    def _part(self, kind: type[QWidget], name: str) -> QWidget:
        """A part of the window; the window itself when the user has closed it."""
        part = self.window.findChild(kind, name)
        return part if isinstance(part, QWidget) and part.isVisible() else self.window
