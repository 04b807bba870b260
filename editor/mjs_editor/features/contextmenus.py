"""The menus of the right button: what can be done with the tiles, or the layer, under it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from mjs import Tile

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["ContextMenus"]

_LINE = ""
_OF_TILES = (
    "edit.cut",
    "edit.copy",
    "edit.paste",
    "selection.duplicate",
    "edit.delete",
    _LINE,
    "selection.flip-left-right",
    "selection.flip-top-bottom",
    "selection.rotate",
    "selection.mirror",
    _LINE,
    "selection.raise",
    "selection.lower",
    _LINE,
    "stamp.selection",
    "edit.select-mirrored",
    "edit.select-none",
)
_OF_BOARD = (
    "edit.paste",
    "edit.paste-in-place",
    _LINE,
    "edit.select-all",
    "edit.select-layer",
    _LINE,
    "edit.make-room",
    "view.fit",
)
_MENUS_OF_BOARD = ("symmetry", "overlay", "stamps")


class ContextMenus(QObject):
    """Menus where the pointer is, of commands that are in the menus of the bar as well.

    Attributes
    ----------
    of_tiles, of_board, of_layers : QMenu
        For what is selected, for a place without tiles, for the layers in their panel.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.document = window.document
        self.of_tiles = self._menu(_OF_TILES)
        self.of_board = self._menu(_OF_BOARD)
        self.of_board.addSeparator()
        for name in _MENUS_OF_BOARD:
            self.of_board.addMenu(window.menu(name, ""))
        self.of_layers = window.menu("layer", "")
        window.view.menu_asked.connect(self.show_for_board)
        layers = window.layers.list
        layers.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        layers.customContextMenuRequested.connect(self.show_for_layers)

    def show_for_board(self, at: QPoint, place: Tile, tile: Tile | None) -> None:
        """Show what can be done at a place; the tile there is selected, unless it is already."""
        if QGuiApplication.mouseButtons() & Qt.MouseButton.LeftButton:
            return  # in the middle of a drag
        if tile is not None and tile not in self.document.selection:
            self.document.select({tile})
        menu = self.of_tiles if self.document.selection else self.of_board
        menu.popup(at)
        # The pointer left the board for the menu; what is pasted is meant for where it was.
        menu.aboutToHide.connect(
            lambda: self.window.view.set_place(place), Qt.ConnectionType.SingleShotConnection
        )

    def show_for_layers(self, at: QPoint) -> None:
        """Show what can be done with the layer that is drawn on, which the press has chosen."""
        self.of_layers.popup(self.window.layers.list.viewport().mapToGlobal(at))

    def _menu(self, commands: tuple[str, ...]) -> QMenu:
        menu = QMenu(self.window)
        for name in commands:
            if name == _LINE:
                menu.addSeparator()
            else:
                menu.addAction(self.window.commands[name])
        return menu
