"""A player with a mouse, for tests of the play window."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mjs import Tile
from mjs_editor.playtest.window import PlayWindow

__all__ = ["Player", "show"]


class Player:
    """Clicks where tiles are drawn."""

    def __init__(self, qtbot: QtBot, window: PlayWindow) -> None:
        self.qtbot, self.window = qtbot, window

    def at(self, tile: Tile) -> QPoint:
        """A point where a tile is drawn and no other over it."""
        table = self.window.table
        body = table.stage.body(tile).toAlignedRect() if table.stage is not None else None
        assert body is not None
        points = [
            body.topLeft() + QPoint(body.width() * x // 12, body.height() * y // 12)
            for x in (6, 3, 9, 2, 10, 1, 11)
            for y in (6, 3, 9, 2, 10, 1, 11)
        ]
        return next(point for point in points if table.tile_at(point.toPointF()) == tile)

    def click(self, tile: Tile) -> None:
        """Click on a tile."""
        self.qtbot.mouseClick(self.window.table, Qt.MouseButton.LeftButton, pos=self.at(tile))


def show(qtbot: QtBot, window: QWidget) -> None:
    """Show a window so that keys reach it."""
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
