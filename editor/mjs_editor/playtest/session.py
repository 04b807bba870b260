"""The play windows that are open: one without a parent lives as long as Python holds it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from mjs_editor.playtest.window import PlayWindow

__all__ = ["keep_play", "play_windows"]

_CASCADE = 28

_windows: list[PlayWindow] = []


def keep_play(window: PlayWindow) -> None:
    """Hold a window until it is closed; beside those that are open, not upon them."""
    if _windows and not window.isMaximized():
        last = _windows[-1].pos()
        window.move(last.x() + _CASCADE, last.y() + _CASCADE)
    _windows.append(window)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    window.closed.connect(lambda: _let_go(window))


def play_windows() -> list[PlayWindow]:
    """The play windows that are open, oldest first."""
    return list(_windows)


def _let_go(window: PlayWindow) -> None:
    if window in _windows:
        _windows.remove(window)
