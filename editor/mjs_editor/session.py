"""Which windows are open, and which files were when the program last ended."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication

from mjs_editor.state import paths_setting, set_paths_setting

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = [
    "add_recent",
    "keep",
    "last_session",
    "open_windows",
    "quit_all",
    "recent",
    "remove_recent",
    "reopens",
    "session_before",
    "set_reopens",
    "show_window",
    "window_of",
]

_MOST_RECENT = 12
_RECENT, _SESSION, _REOPENS = "files/recent", "files/session", "files/reopen"

# A window without a parent lives as long as somebody in Python holds it.
_windows: list[MainWindow] = []
_quitting: list[bool] = []
_before: list[list[Path]] = []


def keep(window: MainWindow) -> None:
    """Hold a window until it is closed, and note its file for the next session."""
    if not _before:
        _before.append(last_session())
    _windows.append(window)
    window.closed.connect(lambda: _let_go(window))
    window.document.path_changed.connect(_note)
    _note()


def show_window(window: MainWindow) -> MainWindow:
    """Keep a new window and show it, with all of its board in sight; the window."""
    # Else listeners that know of each other would keep it, closed, with all that is in it.
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    keep(window)
    window.show()
    window.view.fit()
    return window


def open_windows() -> list[MainWindow]:
    """The windows that are open, oldest first."""
    return list(_windows)


def window_of(path: Path) -> MainWindow | None:
    """The window that shows a file's only layout, if one does."""
    wanted = _real(path)
    for window in _windows:
        own = window.document.path
        if own is not None and _real(own) == wanted:
            return window
    return None


def quit_all() -> bool:
    """Close every window; whether all went. What is open now is the session to come back to."""
    _note()
    _quitting.append(True)
    try:
        return all(window.close() for window in open_windows())
    finally:
        _quitting.pop()
        if _windows:
            _note()


def last_session() -> list[Path]:
    """The files that are to be come back to, were the program to start now."""
    return paths_setting(_SESSION)


def session_before() -> list[Path]:
    """The files that were open when the program last ended, however many have opened since."""
    return list(_before[0]) if _before else last_session()


def reopens() -> bool:
    """Whether the program starts with the files of the last session."""
    return str(QSettings().value(_REOPENS, "true")) == "true"


def set_reopens(wanted: bool) -> None:
    """Start with the files of the last session, or with an empty window."""
    QSettings().setValue(_REOPENS, "true" if wanted else "false")


def recent() -> list[Path]:
    """The files that were opened or saved, the last one first."""
    return paths_setting(_RECENT)


def add_recent(path: Path) -> None:
    """Put a file at the head of the recent ones."""
    own = path.absolute()
    set_paths_setting(_RECENT, [own, *(p for p in recent() if p != own)][:_MOST_RECENT])


def remove_recent(*paths: Path) -> None:
    """Forget recent files; all of them when none is named."""
    set_paths_setting(_RECENT, [p for p in recent() if paths and p not in paths])


def _real(path: Path) -> Path:
    """A path without links; as it is when it leads round in circles, or is no possible name."""
    try:
        return path.resolve()
    except (OSError, RuntimeError, ValueError):
        return path


def _let_go(window: MainWindow) -> None:
    if window in _windows:
        _windows.remove(window)
    # What the last window showed is what to come back to.
    if _windows and not _quitting:
        _note()
    if not _windows and QApplication.instance() is not None:
        QSettings().sync()


def _note() -> None:
    if _quitting:
        return
    paths = [window.document.path for window in _windows]
    set_paths_setting(_SESSION, [path.absolute() for path in paths if path is not None])
