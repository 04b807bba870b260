"""What a window remembers for the next one: its size and place, its docks, its tool."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSettings, Qt, QTimer
from PySide6.QtWidgets import QApplication, QTabBar

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
    QTimer.singleShot(0, window, lambda: _hide_leftover_tabs(window))


def _hide_leftover_tabs(window: MainWindow) -> None:
    """Hide the tab bars that Qt has replaced, and that would show up wherever docks were before.

    WORKAROUND: Qt 6.11 makes a new tab bar for tabbed docks whenever docks are put in place before
    the window is shown, and never hides the old one. The last one of the same tabs is in use.
    """
    seen: set[tuple[str, ...]] = set()
    children = Qt.FindChildOption.FindDirectChildrenOnly
    for bar in reversed(window.findChildren(QTabBar, options=children)):
        titles = tuple(bar.tabText(number) for number in range(bar.count()))
        if titles in seen:
            bar.hide()
        seen.add(titles)
