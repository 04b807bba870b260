"""The library's window: a table of layouts with search, filter and a picture each."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import (
    QByteArray,
    QEvent,
    QModelIndex,
    QObject,
    QSettings,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
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
from mjs_editor.library.rowmenu import RowMenu
from mjs_editor.library.scan import THUMBNAIL, Entry, Scan
from mjs_editor.library.sortbar import SortBar
from mjs_editor.library.typing_keys import is_typing
from mjs_editor.plaintext import PlainLabel

__all__ = ["LibraryWindow"]

_SEARCH_MS = 120
_COLUMNS = f"library/columns-{len(Column)}"  # those of other versions don't fit
_MOVES = (Qt.Key.Key_Down, Qt.Key.Key_PageDown)


class LibraryWindow(QWidget):
    """Shows the layouts of a folder and those below it.

    Parameters
    ----------
    open_entries : callable
        Called with the entries that are to be opened.
    play_entry : callable, optional
        Called with the entry that is to be played.

    Attributes
    ----------
    row_menu : RowMenu
    """

    def __init__(
        self,
        open_entries: Callable[[list[Entry]], None],
        parent: QWidget | None = None,
        play_entry: Callable[[Entry], None] | None = None,
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
        self.sorting = SortBar(self.table)
        self.row_menu = RowMenu(self, play_entry)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(_SEARCH_MS)
        self._wait.timeout.connect(self._search)
        self.search.textChanged.connect(self._wait.start)
        self.only_duplicates.toggled.connect(self._search)
        self.choose.clicked.connect(self.ask_folder)
        self.table.activated.connect(self.open_selected)
        self.table.installEventFilter(self)
        self.search.installEventFilter(self)
        self.search.returnPressed.connect(self._open_found)
        self.table.verticalScrollBar().valueChanged.connect(self._look_first)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)
        QShortcut(QKeySequence("F6"), self, self._switch)
        QShortcut(QKeySequence("Shift+F6"), self, self._switch)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Refresh), self, self.refresh)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Close), self, self.close)
        top = QHBoxLayout()
        top.addWidget(self.choose)
        top.addWidget(self.search, 1)
        top.addWidget(self.only_duplicates)
        box = QVBoxLayout(self)
        box.addLayout(top)
        box.addWidget(self.sorting)
        box.addWidget(self.table)
        box.addWidget(self.status)
        self._recall()
        self._show_status()
        self.table.setFocus()

    @property
    def is_done(self) -> bool:
        """Whether every layout of the folder has its picture."""
        return self._scan is not None and self._scan.is_pictured

    @property
    def is_measured(self) -> bool:
        """Whether the difficulty of every layout is known too."""
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
        self._scan.pictured.connect(self._on_finished)
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
        settings = QSettings()
        settings.setValue("library/geometry", self.saveGeometry())
        settings.setValue(_COLUMNS, self.table.horizontalHeader().saveState())
        super().closeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Letters typed at the table are searched for; arrows typed at the search go through it."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if watched is self.table and is_typing(event):
                self.search.setFocus()
                self.search.end(False)
                QApplication.sendEvent(self.search, event)
                return True
            if watched is self.search and event.key() in _MOVES:
                self.table.setFocus()
                self._choose_first()
                return True
            if event.key() == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
        return super().eventFilter(watched, event)

    def selected(self) -> list[Entry]:
        """The entries of the selected rows."""
        rows = self.table.selectionModel().selectedRows()
        return [self._entry(index) for index in sorted(rows, key=QModelIndex.row)]

    def open_selected(self) -> None:
        """Open what is selected, or say why it can't be."""
        chosen = [entry for entry in self.selected() if entry.layout is not None]
        if chosen:
            self._open_entries(chosen)
        elif self.selected():
            self.status.setText(self.selected()[0].fault)

    def others_of(self, entry: Entry) -> int:
        """How many other layouts of the folder are the same board."""
        return self.model.count_of(entry.digest) - 1

    def search_for(self, text: str) -> None:
        """Show at once what a search finds."""
        self.search.setText(text)
        self._wait.stop()
        self._search()
        self._choose_first()

    def _make_table(self) -> None:
        table = self.table
        table.setAccessibleName(self.tr("Layouts"))
        table.setModel(self.proxy)
        table.setIconSize(QSize(*THUMBNAIL))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setAlternatingRowColors(True)
        table.setShowGrid(False)
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
            (Column.DIFFICULTY, 110),
        ):
            columns.resizeSection(column, width)

    def _recall(self) -> None:
        """Be where the last library was, as large, with its columns as wide, and sorted as it."""
        settings = QSettings()
        geometry, columns = settings.value("library/geometry"), settings.value(_COLUMNS)
        if isinstance(geometry, QByteArray):
            self.restoreGeometry(geometry)
        if isinstance(columns, QByteArray):
            self.table.horizontalHeader().restoreState(columns)
            self.sorting.follow()

    def _switch(self) -> None:
        """Go from the table to the search, or back."""
        to_table = not self.table.hasFocus()
        (self.table if to_table else self.search).setFocus()
        if to_table:
            self._choose_first()

    def _choose_first(self) -> None:
        """Have a row in hand, so that arrows and Return have something to go by."""
        if not self.table.selectionModel().hasSelection() and self.proxy.rowCount():
            self.table.selectRow(0)

    def _open_found(self) -> None:
        """Open what is in hand of what was found, or the first of it."""
        self._wait.stop()
        self._search()
        self._choose_first()
        self.open_selected()

    def _stop(self) -> None:
        if self._scan is not None:
            self._scan.stop()
            self._scan.deleteLater()
            self._scan = None

    def _on_found(self, entries: list[Entry]) -> None:
        untouched = self.table.currentIndex().row() <= 0
        self.model.add(entries)
        self._sort()
        self._look_first()
        if untouched and self.proxy.rowCount():
            self.table.selectRow(0)  # what is first may be another one now
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
        elif self._scan is not None and not self._scan.is_finished:
            said.append(self.tr("difficulty is being measured"))
        elif not total:
            said = [self.tr("There are no layouts in {0}").format(self.folder)]
        if self._note:
            said.append(self._note)
        self.status.setText(" · ".join(said))
