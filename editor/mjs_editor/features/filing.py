"""Files: new, open, save, save as, close."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFileDialog, QMessageBox

import mjs
from mjs import MjsError
from mjs.formats import FORMATS
from mjs_editor.command_table import Command

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["Filing"]


class Filing(QObject):
    """Reads and writes the document's file."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.document = window.document
        keys = QKeySequence.StandardKey
        menu = window.menu("file", self.tr("&File"))
        for command in (
            Command(id="file.new", title=self.tr("&New"), run=self.new, keys=keys.New),
            Command(id="file.open", title=self.tr("&Open..."), run=self.ask_open, keys=keys.Open),
            Command(id="file.save", title=self.tr("&Save"), run=self.save, keys=keys.Save),
            Command(
                id="file.save-as", title=self.tr("Save &as..."), run=self.save_as, keys=keys.SaveAs
            ),
            Command(id="file.close", title=self.tr("&Close"), run=window.close, keys=keys.Close),
        ):
            menu.addAction(window.commands.add(command))

    def new(self) -> None:
        """Begin an empty layout in a window of its own."""
        self.window.open_another(None, None)

    def ask_open(self) -> None:
        """Ask for a file and open it."""
        name, _ = QFileDialog.getOpenFileName(
            self.window, self.tr("Open"), "", _filters(self.tr("Layouts"), self.tr("All files"))
        )
        if name:
            self.open(Path(name))

    def open(self, path: Path) -> None:
        """Open the layouts of a file, of any format, each in a window of its own."""
        try:
            layouts = mjs.read_all(path)
        except MjsError as error:
            QMessageBox.warning(self.window, self.tr("Open"), str(error))
            return
        for layout in layouts:
            self.window.open_another(layout, path)

    def save(self) -> bool:
        """Write the file; whether it was written. Other programs' files are saved as ours."""
        path = self.document.path
        if path is None or path.suffix != ".json":
            return self.save_as()
        return self.write(path)

    def save_as(self) -> bool:
        """Ask for a file and write it; whether it was written."""
        name, _ = QFileDialog.getSaveFileName(
            self.window, self.tr("Save as"), "", self.tr("mjs layout (*.json)")
        )
        return bool(name) and self.write(Path(name))

    def write(self, path: Path) -> bool:
        """Write a file whole or not at all, and say so when it can't be."""
        try:
            mjs.write(self.document.layout, path)
        except MjsError as error:
            QMessageBox.warning(self.window, self.tr("Save"), str(error))
            return False
        self.document.set_saved(path)
        return True

    def may_close(self) -> bool:
        """Ask about changes that are in no file; whether the window may go."""
        if self.document.is_clean:
            return True
        buttons = QMessageBox.StandardButton
        answer = QMessageBox.question(
            self.window,
            self.tr("Close"),
            self.tr("Save the changes first?"),
            buttons.Save | buttons.Discard | buttons.Cancel,
        )
        return answer == buttons.Discard or (answer == buttons.Save and self.save())


def _filters(layouts: str, every: str) -> str:
    endings = sorted({suffix for each in FORMATS.values() for suffix in each.suffixes})
    return f"{layouts} ({' '.join(f'*{ending}' for ending in endings)});;{every} (*)"
