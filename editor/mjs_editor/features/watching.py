"""Watching the file: other programs change it, or it goes, while it is open."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QFileSystemWatcher, QObject, QTimer
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mjs import ReadError
from mjs.files import read_bytes
from mjs.formats import MAX_BYTES
from mjs_editor.panels.notice import NoticeBar

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["Watching"]

_SETTLE_MS = 150


class Watching(QObject):
    """Tells of changes that others make to the file, by what is in it and not by its date."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.document = window.document
        self.bar = NoticeBar()
        middle = QWidget()
        box = QVBoxLayout(middle)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.bar)
        box.addWidget(window.view, 1)
        window.setCentralWidget(middle)
        self._watcher = QFileSystemWatcher(self)
        # Programs write in several steps; what is there between them is nobody's business.
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.setInterval(_SETTLE_MS)
        self._settled.timeout.connect(self.check)
        self._watcher.fileChanged.connect(self._settled.start)
        self._watcher.directoryChanged.connect(self._settled.start)
        self._known = ""
        self.document.saved.connect(self._on_saved)
        if self.document.path is not None:
            self._on_saved(self.document.path)
        window.installEventFilter(self)
        window.closed.connect(self._on_closed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Look when the window comes to the front too: folders on a network tell nothing."""
        if event.type() is QEvent.Type.WindowActivate:
            self._settled.start()
        return super().eventFilter(watched, event)

    def check(self) -> None:
        """Compare the file with what it was, and tell when it is another."""
        path = self.document.path
        if path is None:
            return
        self._watch(path)
        found = _content(path)
        if found == self._known:
            return
        self._known = found
        self.document.set_unsaved()
        if found:
            self.bar.tell(
                self.tr("{0} was changed by another program.").format(path.name),
                (self.tr("&Reload (can be undone)"), self.window.filing.reload),
                (self.tr("&Keep what is here"), lambda: None),
            )
        else:
            self.bar.tell(
                self.tr(
                    "{0} was deleted or moved, or can't be read any more. The layout is still "
                    "here; saving writes the file again."
                ).format(path.name),
                (self.tr("&Save"), self.window.filing.save),
                (self.tr("&Keep open"), lambda: None),
            )

    def _on_closed(self) -> None:
        self.window.removeEventFilter(self)
        self._watcher.blockSignals(True)
        self._settled.stop()

    def _on_saved(self, path: Path) -> None:
        self._known = _content(path)
        self._watch(path)
        self.bar.hide()

    def _watch(self, path: Path) -> None:
        """Watch the file, and its folder, since a file that is replaced is watched no longer."""
        wanted = {str(one) for one in (path, path.parent) if one.exists()}
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if watched - wanted:
            self._watcher.removePaths(list(watched - wanted))
        if wanted - watched:
            self._watcher.addPaths(list(wanted - watched))


def _content(path: Path) -> str:
    """What is in a file, as a digest; empty when it can't be read."""
    try:
        data = read_bytes(path, MAX_BYTES)
    except ReadError:
        return ""
    return hashlib.sha256(data).hexdigest()
