"""What can be done with the layouts of a library: the menu of the right button, and the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QObject, QPoint, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMenu

from mjs_editor.library.model import SAME_AS, Column
from mjs_editor.library.scan import Entry

if TYPE_CHECKING:
    from mjs_editor.library.window import LibraryWindow

__all__ = ["RowMenu"]

_ENOUGH = 12
"""Letters of a digest that tell boards apart."""


class RowMenu(QObject):
    """The menu of the rows that are selected; a click on how many others there are shows them.

    Parameters
    ----------
    library : LibraryWindow
    play : callable, optional
        Called with the entry that is to be played; without it nothing can be.
    """

    def __init__(self, library: LibraryWindow, play: Callable[[Entry], None] | None = None) -> None:
        super().__init__(library)
        self.library, self._play_entry = library, play
        self.menu = menu = QMenu(library)
        menu.setToolTipsVisible(True)
        self.open = menu.addAction(self.tr("&Open"))
        self.play = menu.addAction(self.tr("&Play"))
        self.play.setToolTip(self.tr("Play this layout in a window of its own"))
        menu.addSeparator()
        self.same = menu.addAction(self.tr("Find the same &board"))
        self.same.setToolTip(self.tr("Show this layout and those that are the same board"))
        self.folder = menu.addAction(self.tr("Show in &folder"))
        self.folder.setToolTip(self.tr("Open the folder of the file in the file manager"))
        self.open.triggered.connect(library.open_selected)
        self.play.triggered.connect(self._on_play)
        self.same.triggered.connect(self._on_same)
        self.folder.triggered.connect(self._on_folder)
        table = library.table
        table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        table.customContextMenuRequested.connect(self.show_menu)
        table.clicked.connect(self._on_clicked)

    def show_menu(self, at: QPoint) -> None:
        """Show what can be done with the rows that are selected."""
        entries = self.library.selected()
        if not entries:
            return
        readable = [entry for entry in entries if entry.layout is not None]
        is_one = len(entries) == 1
        self.open.setEnabled(bool(readable))
        self.play.setEnabled(is_one and bool(readable) and self._play_entry is not None)
        self.same.setEnabled(is_one and self.library.others_of(entries[0]) > 0)
        self.folder.setEnabled(is_one)
        self.menu.popup(self.library.table.viewport().mapToGlobal(at))

    def _on_clicked(self, index: QModelIndex) -> None:
        if index.column() == Column.SAME and index.data():
            self._on_same()

    def _on_same(self) -> None:
        """Search for the board; the search field says so, and emptying it shows all again."""
        entries = self.library.selected()
        if entries:
            self.library.search_for(f"{SAME_AS}{entries[0].digest[:_ENOUGH]}")

    def _on_play(self) -> None:
        entries = self.library.selected()
        if entries and self._play_entry is not None:
            self._play_entry(entries[0])

    def _on_folder(self) -> None:
        entries = self.library.selected()
        if entries:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(entries[0].path.parent)))
