"""Export to the formats of other programs, and pictures."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox

import mjs
from mjs import MjsError
from mjs.formats import Format
from mjs.formats.base import field_words
from mjs_editor.command_table import Command
from mjs_editor.dialogs.export import Export
from mjs_editor.dialogs.picture import Picture
from mjs_editor.pictures import write_picture

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["Exporting"]


class Exporting(QObject):
    """Writes what other programs read; the document and its file stay as they are."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.document = window.document
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
        if dialog.exec() != QDialog.DialogCode.Accepted:
            return
        format = dialog.format
        ending = format.suffixes[0] if format.suffixes else ""
        pattern = f"*{ending}" if ending else "*"
        path = self._ask(self.tr("Export"), ending, f"{format.title} ({pattern})")
        if path is not None:
            self.write(path, format, companion=dialog.wants_companion)

    def write(self, path: Path, format: Format, *, companion: bool) -> bool:
        """Write a file of a format, whole or not at all; whether it was written."""
        try:
            lost = mjs.write(self.document.layout, path, format.name, companion=companion)
        except MjsError as error:
            QMessageBox.warning(self.window, self.tr("Export"), str(error))
            return False
        text = self.tr("Exported {0}").format(path.name)
        if lost:
            text += self.tr("; without {0}").format(field_words(lost))
        self.window.tell(text)
        return True

    def save_picture(self) -> None:
        """Ask what picture is wanted and where, and write it."""
        dialog = Picture(self.document.layout, self.window)
        if dialog.exec() != QDialog.DialogCode.Accepted:
            return
        kind = dialog.suffix[1:].upper()
        path = self._ask(self.tr("Save a picture"), dialog.suffix, f"{kind} (*{dialog.suffix})")
        if path is None:
            return
        try:
            write_picture(
                self.document.layout, path, theme=dialog.theme_wanted, scale=dialog.scale.value()
            )
        except MjsError as error:
            QMessageBox.warning(self.window, self.tr("Save a picture"), str(error))
        else:
            self.window.tell(self.tr("Saved {0}").format(path.name))

    def _ask(self, title: str, ending: str, pattern: str) -> Path | None:
        path, name = self.document.path, self.document.layout.name
        stem = path.stem if path is not None else name.replace("/", "-") or self.tr("Untitled")
        folder = path.parent if path is not None else Path()
        chosen, _ = QFileDialog.getSaveFileName(
            self.window, title, str(folder / f"{stem}{ending}"), pattern
        )
        if not chosen:
            return None
        wanted = Path(chosen)
        if ending and wanted.suffix.lower() != ending:
            wanted = wanted.with_name(wanted.name + ending)
            if wanted.exists() and not self.window.filing.may_replace(wanted):
                return None
        return wanted
