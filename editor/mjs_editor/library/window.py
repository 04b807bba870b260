"""The library's window: a table of layouts with search, filter and a picture each."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QByteArray, QModelIndex, QSettings, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from mjs_editor.library.model import Column, LibraryModel, LibraryProxy
from mjs_editor.library.scan import THUMBNAIL, Entry, Scan
from mjs_editor.plaintext import PlainLabel

__all__ = ["LibraryWindow"]

_SEARCH_MS = 120


class LibraryWindow(QWidget):
    """Shows the layouts of a folder and those below it.

    Parameters
    ----------
    open_entries : callable
        Called with the entries that are to be opened.
    """

    def __init__(
        self, open_entries: Callable[[list[Entry]], None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("library")
        self.resize(900, 680)
        self._open_entries = open_entries
        self._scan: Scan | None = None
        self._note = ""
        self.folder: Path | None = None
        self.model = LibraryModel()
        self.proxy = LibraryProxy(self.model)
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Search by name, file, author, tag, tiles"))
        self.search.setAccessibleName(self.tr("Search"))
        self.search.setClearButtonEnabled(True)
        self.only_duplicates = QCheckBox(self.tr("&Only boards that are there twice"))
        self.choose = QPushButton(self.tr("&Folder..."))
        self.table = QTableView()
        self.status = PlainLabel()
        self._make_table()
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(_SEARCH_MS)
        self._wait.timeout.connect(self._search)
        self.search.textChanged.connect(self._wait.start)
        self.only_duplicates.toggled.connect(self._search)
        self.choose.clicked.connect(self.ask_folder)
        self.table.activated.connect(self._on_activated)
        self.table.verticalScrollBar().valueChanged.connect(self._look_first)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Refresh), self, self.refresh)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Close), self, self.close)
        top = QHBoxLayout()
        top.addWidget(self.choose)
        top.addWidget(self.search, 1)
        top.addWidget(self.only_duplicates)
        box = QVBoxLayout(self)
        box.addLayout(top)
        box.addWidget(self.table)
        box.addWidget(self.status)
        geometry = QSettings().value("library/geometry")
        if isinstance(geometry, QByteArray):
            self.restoreGeometry(geometry)
        self._show_status()

    @property
    def is_done(self) -> bool:
        """Whether every layout of the folder has its picture."""
        return self._scan is not None and self._scan.is_finished

    def ask_folder(self) -> None:
        """Ask for a folder and show it."""
        start = str(self.folder) if self.folder is not None else ""
        name = QFileDialog.getExistingDirectory(self, self.tr("Library"), start)
        if name:
            self.show_folder(Path(name))

    def show_folder(self, folder: Path) -> None:
        """Show the layouts of a folder; pictures and problems come in after."""
        self._stop()
        self.folder = folder
        self.setWindowTitle(self.tr("Library of {0}").format(folder.name or str(folder)))
        self.model.clear()
        self._note = ""
        self._scan = Scan(folder, self.devicePixelRatioF(), self)
        self._scan.found.connect(self._on_found)
        self._scan.looked_at.connect(self._on_looked_at)
        self._scan.told.connect(self._on_told)
        self._scan.finished.connect(self._on_finished)
        self._scan.start()
        QSettings().setValue("library/folder", str(folder))
        self._show_status()

    def refresh(self) -> None:
        """Look through the folder again."""
        if self.folder is not None:
            self.show_folder(self.folder)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        """Stop looking."""
        self._stop()
        QSettings().setValue("library/geometry", self.saveGeometry())
        super().closeEvent(event)

    def selected(self) -> list[Entry]:
        """The entries of the selected rows."""
        rows = self.table.selectionModel().selectedRows()
        return [self._entry(index) for index in sorted(rows, key=QModelIndex.row)]

    def _make_table(self) -> None:
        table = self.table
        table.setAccessibleName(self.tr("Layouts"))
        table.setModel(self.proxy)
        table.setIconSize(QSize(*THUMBNAIL))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setAlternatingRowColors(True)
        table.setShowGrid(False)
        table.setIconSize(QSize(*THUMBNAIL))
        table.setTabKeyNavigation(False)
        table.setSortingEnabled(True)
        table.sortByColumn(Column.NAME, Qt.SortOrder.AscendingOrder)
        rows, columns = table.verticalHeader(), table.horizontalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(THUMBNAIL[1] + 8)
        columns.setStretchLastSection(False)
        columns.setSectionResizeMode(Column.NAME, QHeaderView.ResizeMode.Stretch)
        for column, width in (
            (Column.TILES, 64),
            (Column.LAYERS, 64),
            (Column.CHANGED, 130),
            (Column.PROBLEMS, 150),
            (Column.SAME, 100),
        ):
            columns.resizeSection(column, width)

    def _stop(self) -> None:
        if self._scan is not None:
            self._scan.stop()
            self._scan.deleteLater()
            self._scan = None

    def _on_found(self, entries: list[Entry]) -> None:
        self.model.add(entries)
        self._sort()
        self._look_first()
        self._show_status()

    def _on_looked_at(self, looked_at: list[tuple[int, Entry]]) -> None:
        self.model.set_looked_at(looked_at)

    def _on_told(self, text: str) -> None:
        self._note = text

    def _on_finished(self) -> None:
        self._sort()
        self._show_status()

    def _sort(self) -> None:
        columns = self.table.horizontalHeader()
        self.proxy.sort(columns.sortIndicatorSection(), columns.sortIndicatorOrder())

    def _search(self) -> None:
        only = self.only_duplicates.isChecked()
        self.proxy.search(self.search.text(), only_duplicates=only)
        self._sort()
        self._look_first()
        self._show_status()

    def _look_first(self) -> None:
        """Have the pictures that are in sight made before the others."""
        if self._scan is None:
            return
        first = max(0, self.table.rowAt(0))
        last = self.table.rowAt(self.table.viewport().height() - 1)
        last = last if last >= 0 else self.proxy.rowCount() - 1
        rows = range(first, min(last, first + 40) + 1)
        places = [self.proxy.mapToSource(self.proxy.index(row, 0)).row() for row in rows]
        self._scan.look_first_at([place for place in places if place >= 0])

    def _on_activated(self, _: QModelIndex) -> None:
        chosen = [entry for entry in self.selected() if entry.layout is not None]
        if chosen:
            self._open_entries(chosen)
        elif self.selected():
            self.status.setText(self.selected()[0].fault)

    def _entry(self, index: QModelIndex) -> Entry:
        return self.model.entries[self.proxy.mapToSource(index).row()]

    def _show_status(self) -> None:
        if self.folder is None:
            self.status.setText(self.tr("Choose a folder with layouts"))
            return
        shown, total = self.proxy.rowCount(), self.model.rowCount()
        said = [self.tr("{0} of %n layout(s)", "", total).format(shown)]
        if self.model.duplicates:
            said.append(self.tr("{0} are there more than once").format(self.model.duplicates))
        if not self.is_done:
            said.append(self.tr("still looking"))
        elif not total:
            said = [self.tr("There are no layouts in {0}").format(self.folder)]
        if self._note:
            said.append(self._note)
        self.status.setText(" · ".join(said))
