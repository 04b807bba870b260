"""What a window remembers for the next one: its size and place, its docks, its tool."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSettings
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["recall", "remember"]

_VERSION = 1  # of the docks and bars; a stored state of others is not taken
_CASCADE = 28


def remember(window: MainWindow) -> None:
    """Store what a window looks like and which tool is in hand."""
    settings = QSettings()
    settings.setValue("window/geometry", window.saveGeometry())
    settings.setValue("window/docks", window.saveState(_VERSION))
    tool = window.view.tool
    if tool is not None:
        settings.setValue("window/tool", tool.id)


def recall(window: MainWindow) -> None:
    """Make a new window look as the last one did; beside those that are open, not upon them."""
    settings = QSettings()
    geometry, docks = settings.value("window/geometry"), settings.value("window/docks")
    if isinstance(geometry, QByteArray):
        window.restoreGeometry(geometry)
    if isinstance(docks, QByteArray):
        window.restoreState(docks, _VERSION)
    others = [
        other
        for other in QApplication.topLevelWidgets()
        if isinstance(other, type(window)) and other is not window and other.isVisible()
    ]
    if others and not window.isMaximized():
        window.move(others[-1].x() + _CASCADE, others[-1].y() + _CASCADE)
    tool = settings.value("window/tool")
    if isinstance(tool, str) and tool in window.tools:
        window.take_tool(tool)
