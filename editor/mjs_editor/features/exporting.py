"""Export to the formats of other programs, and pictures."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSettings
from PySide6.QtWidgets import QDialog, QMessageBox, QProgressDialog

import mjs
from mjs import MjsError
from mjs.formats import Format
from mjs_editor.command_table import Command
from mjs_editor.dialogs.export import Export
from mjs_editor.dialogs.leftout import missed_words
from mjs_editor.dialogs.picture import Picture
from mjs_editor.enginewords import said
from mjs_editor.features.dealing import Dealing
from mjs_editor.longjob import LongJob
from mjs_editor.pictures import write_picture
from mjs_editor.plaintext import verbatim
from mjs_editor.saving import refuse_special

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["Exporting"]

_LAST = "export/format"
_PATIENCE_MS = 500


class Exporting(QObject):
    """Writes what other programs read; the document and its file stay as they are."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.document = window.document
        self.painting = LongJob(self)
        self._path = Path()
        self.painting.done.connect(self._on_painted)
        self.painting.failed.connect(self._on_failed)
        window.closed.connect(self.painting.leave)
        window.filing.install(
            Command(
                id="file.export",
                title=self.tr("&Export..."),
                run=self.export,
                keys="Ctrl+E",
                tip=self.tr("Write the layout for another program, seeing first what it can hold"),
            )
        )
        window.filing.install(
            Command(
                id="file.picture",
                title=self.tr("Save a &picture..."),
                run=self.save_picture,
                keys="Ctrl+Shift+E",
                tip=self.tr("Write a picture of the board, as PNG or SVG"),
            )
        )

    def export(self) -> None:
        """Ask for a format, showing what would come of it, then for a file, and write it."""
        self.window.properties.commit_all()
        dialog = Export(self.document.layout, self.window)
        dialog.choose(str(QSettings().value(_LAST, "")))
        if dialog.exec() != QDialog.DialogCode.Accepted:
            return
        format = dialog.format
        QSettings().setValue(_LAST, format.name)
        ending = format.suffixes[0] if format.suffixes else ""
        pattern = f"*{ending}" if ending else "*"
        path = self.window.filing.ask_path(
            self.tr("Export"), ending, f"{said(format.title)} ({pattern})"
        )
        if path is not None:
            self.write(path, format, companion=dialog.wants_companion)

    def write(self, path: Path, format: Format, *, companion: bool) -> bool:
        """Write a file of a format, whole or not at all; whether it was written."""
        try:
            refuse_special(path)
            lost = mjs.write(self.document.layout, path, format.name, companion=companion)
        except MjsError as error:
            QMessageBox.warning(self.window, self.tr("Export"), verbatim(said(str(error))))
            return False
        text = self.tr("Exported {0}").format(path.name)
        if words := missed_words(lost):
            text += self.tr("; without: {0}").format(words)
        self.window.tell(text)
        return True

    def save_picture(self) -> None:
        """Ask what picture is wanted and where, and write it."""
        if self.painting.is_running:
            self.window.tell(self.tr("Still painting {0}").format(self._path.name))
            return
        layout = self.document.layout
        dialog = Picture(layout, self._faces(), self.window)
        if dialog.exec() != QDialog.DialogCode.Accepted:
            return
        kind = dialog.suffix[1:].upper()
        path = self.window.filing.ask_path(
            self.tr("Save a picture"), dialog.suffix, f"{kind} (*{dialog.suffix})"
        )
        if path is None:
            return
        theme, scale, faces = dialog.theme_wanted, dialog.scale.value(), dialog.faces_wanted
        self._show_progress(self.tr("Painting {0}").format(path.name), len(layout))
        self._path = path
        self.painting.start(
            lambda report: write_picture(
                layout, path, theme=theme, scale=scale, faces=faces, tell=report
            )
        )

    def _faces(self) -> Sequence[str]:
        """What lies on each tile: of the deal in hand, else of the one kept with the file."""
        deal, layout = self.window.feature(Dealing).deal, self.document.layout
        faces = deal.faces if deal is not None else layout.start.faces if layout.start else ()
        return faces if len(faces) == len(layout) else ()

    def _show_progress(self, text: str, total: int) -> None:
        """Show how far a picture is, when it takes so long that one would wonder."""
        progress = QProgressDialog(text, self.tr("Cancel"), 0, total, self.window)
        progress.setWindowTitle(self.tr("Save a picture"))
        progress.setMinimumDuration(_PATIENCE_MS)
        progress.setAutoClose(False)
        progress.setAutoReset(False)
        progress.setValue(0)  # the patience is counted from here
        progress.canceled.connect(self.painting.cancel)
        self.painting.progress.connect(progress.setValue)
        self.painting.ended.connect(progress.close)
        self.painting.ended.connect(progress.deleteLater)

    def _on_painted(self) -> None:
        self.window.tell(self.tr("Saved {0}").format(self._path.name))

    def _on_failed(self, message: str) -> None:
        QMessageBox.warning(self.window, self.tr("Save a picture"), verbatim(said(message)))
