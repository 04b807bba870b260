"""The mouse as tests of the editor use it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from mjs import Tile
from mjs_editor.canvas.view import BoardView


class Hand:
    """Presses, moves and releases the mouse at places of the grid."""

    def __init__(self, qtbot: QtBot, view: BoardView) -> None:
        self.qtbot, self.view = qtbot, view

    def at(self, tile: tuple[int, int, int]) -> QPoint:
        """The middle of the face that a tile at this place has."""
        face = self.view.projection.face(Tile(*tile))
        return self.view.mapFromScene(face.center())

    def click(
        self,
        tile: tuple[int, int, int],
        modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:
        """A click of the left button."""
        self.qtbot.mouseClick(
            self.view.viewport(), Qt.MouseButton.LeftButton, modifier, self.at(tile)
        )

    def drag(
        self,
        *tiles: tuple[int, int, int],
        modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:
        """A drag through these places, with the button down from the first to the last."""
        port, button = self.view.viewport(), Qt.MouseButton.LeftButton
        self.qtbot.mousePress(port, button, modifier, self.at(tiles[0]))
        for tile in tiles[1:]:
            self.qtbot.mouseMove(port, self.at(tile))
        self.qtbot.mouseRelease(port, button, modifier, self.at(tiles[-1]))
