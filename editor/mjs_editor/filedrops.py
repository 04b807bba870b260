"""Files that are dragged onto a window from other programs."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

__all__ = ["FileDrops"]


class FileDrops(QObject):
    """Takes drags of files to a window, and leaves all else to whoever wants it.

    Signals
    -------
    dropped(list of Path)
        At least one.
    """

    dropped = Signal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Say that files are welcome, and which ones came."""
        if not isinstance(event, QDropEvent):
            return super().eventFilter(watched, event)
        urls = event.mimeData().urls()
        paths = [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]
        if not paths:
            return super().eventFilter(watched, event)
        event.acceptProposedAction()
        if event.type() is QEvent.Type.Drop:
            # Later, so that the program they come from does not wait for our questions.
            QTimer.singleShot(0, self, lambda: self.dropped.emit(paths))
        return True
