"""The library as a table: a row a layout, sorted and searched by Qt's own proxy."""

from __future__ import annotations

from collections import defaultdict
from datetime import datetime
from enum import IntEnum
from functools import lru_cache
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QGuiApplication, QIcon, QPalette, QPixmap

from mjs import Severity
from mjs.measuring import band_at
from mjs_editor.art.icons import severity_icon, still_icon
from mjs_editor.enginewords import said
from mjs_editor.library.scan import THUMBNAIL, Entry
from mjs_editor.numerals import decimal
from mjs_editor.plaintext import verbatim

__all__ = ["SAME_AS", "Column", "LibraryModel", "LibraryProxy"]

_Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
SORT_ROLE = _Role.UserRole
_MOST_NAMED = 12

SAME_AS = "same:"
"""A word of a search that begins so is for a board, by how its digest begins."""


class Column(IntEnum):
    """The columns, in their order."""

    NAME = 0
    TILES = 1
    LAYERS = 2
    CHANGED = 3
    PROBLEMS = 4
    SAME = 5
    DIFFICULTY = 6


class LibraryModel(QAbstractTableModel):
    """The layouts found so far, in the order in which they were found."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: list[Entry] = []
        self._same: dict[str, list[int]] = defaultdict(list)
        self._pictures: dict[int, QIcon] = {}
        blank = QPixmap(*THUMBNAIL)
        blank.fill(Qt.GlobalColor.transparent)
        self._blank = QIcon(blank)

    def clear(self) -> None:
        """Forget everything."""
        self.beginResetModel()
        self.entries, self._pictures = [], {}
        self._same.clear()
        self.endResetModel()

    def add(self, entries: list[Entry]) -> None:
        """Take more layouts in."""
        if not entries:
            return
        first = len(self.entries)
        self.beginInsertRows(QModelIndex(), first, first + len(entries) - 1)
        self.entries += entries
        for place, entry in enumerate(entries, first):
            if entry.digest:
                self._same[entry.digest].append(place)
        self.endInsertRows()
        self._tell(0, first, Column.SAME)

    def set_looked_at(self, looked_at: list[tuple[int, Entry]]) -> None:
        """Take pictures and problems in."""
        for place, entry in looked_at:
            self.entries[place] = entry
            if entry.image is not None and place not in self._pictures:
                self._pictures[place] = still_icon(QPixmap.fromImage(entry.image))
        places = [place for place, _ in looked_at]
        self._tell(min(places), max(places) + 1, Column.NAME)

    def same_as(self, place: int) -> list[Entry]:
        """The other entries that are the same board, whatever they are called."""
        digest = self.entries[place].digest
        return [self.entries[other] for other in self._same.get(digest, ()) if other != place]

    def count_of(self, digest: str) -> int:
        """How many entries are a board."""
        return len(self._same.get(digest, ()))

    @property
    def duplicates(self) -> int:
        """How many layouts there is another one of."""
        return sum(len(places) for places in self._same.values() if len(places) > 1)

    # What Qt asks ---------------------------------------------------------------------------------

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008, N802 - Qt's own
        """How many layouts there are."""
        return 0 if parent.isValid() else len(self.entries)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008, N802 - Qt's own
        """How many columns there are."""
        return 0 if parent.isValid() else len(Column)

    def headerData(  # noqa: N802 - Qt's name
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        """The titles of the columns."""
        if orientation is not Qt.Orientation.Horizontal or role != _Role.DisplayRole:
            return None
        return {
            Column.NAME: self.tr("Layout"),
            Column.TILES: self.tr("Tiles"),
            Column.LAYERS: self.tr("Layers"),
            Column.CHANGED: self.tr("Changed"),
            Column.PROBLEMS: self.tr("Problems"),
            Column.SAME: self.tr("Same board"),
            Column.DIFFICULTY: self.tr("Difficulty"),
        }[Column(section)]

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> Any:
        """What a cell shows, or sorts by."""
        column, place = Column(index.column()), index.row()
        entry = self.entries[place]
        if role == SORT_ROLE:
            return self._sort_key(entry, place, column)
        if role == _Role.DisplayRole:
            return self._text(entry, place, column)
        if role == _Role.DecorationRole:
            if column is Column.NAME:
                return self._pictures.get(place, self._blank)
            if column is Column.PROBLEMS:
                return _icon(entry)
        if column is Column.SAME and role in (_Role.FontRole, _Role.ForegroundRole):
            return _as_link(role) if self.same_as(place) else None
        if role == _Role.ToolTipRole:
            return verbatim(self._tip(entry, place, column))
        if role == _Role.TextAlignmentRole and column in (Column.TILES, Column.LAYERS):
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == _Role.SizeHintRole and column is Column.NAME:
            return QSize(THUMBNAIL[0] + 180, THUMBNAIL[1] + 8)
        return None

    def _text(self, entry: Entry, place: int, column: Column) -> str:
        if column is Column.NAME:
            board = f" #{entry.number}" if entry.of > 1 else ""
            return f"{entry.name}\n{entry.path.name}{board}"
        if column is Column.CHANGED:
            when = datetime.fromtimestamp(entry.changed).astimezone()
            return f"{when:%Y-%m-%d %H:%M}"
        if column is Column.SAME:
            others = len(self.same_as(place))
            return self.tr("%n other(s)", "", others) if others else ""
        if column is Column.PROBLEMS:
            return self._problems(entry)
        if column is Column.DIFFICULTY:
            return self._difficulty(entry)
        if entry.layout is None:
            return ""
        return str(len(entry.layout) if column is Column.TILES else entry.layers)

    def _problems(self, entry: Entry) -> str:
        if entry.layout is None:
            return self.tr("can't be read")
        if entry.errors is None or entry.warnings is None:
            return self.tr("not checked yet")
        parts = [
            text
            for number, text in (
                (entry.errors, self.tr("%n error(s)", "", entry.errors)),
                (entry.warnings, self.tr("%n warning(s)", "", entry.warnings)),
            )
            if number
        ]
        return ", ".join(parts) or self.tr("none")

    def _difficulty(self, entry: Entry) -> str:
        if entry.difficulty is None:
            return self.tr("not known") if entry.is_rated else self.tr("not measured yet")
        band = {
            "easy": self.tr("easy"),
            "medium": self.tr("medium"),
            "hard": self.tr("hard"),
        }[band_at(entry.difficulty)]
        return f"{decimal(entry.difficulty, 2)} {band}"

    def _sort_key(self, entry: Entry, place: int, column: Column) -> Any:
        # Asked thousands of times for a sort, so only what is wanted is worked out.
        if column is Column.NAME:
            return entry.name.casefold()
        if column is Column.TILES:
            return len(entry.layout) if entry.layout is not None else -1
        if column is Column.LAYERS:
            return entry.layers
        if column is Column.CHANGED:
            return entry.changed
        if column is Column.PROBLEMS:
            return (entry.errors or 0) * 1_000 + (entry.warnings or 0)
        if column is Column.DIFFICULTY:
            return entry.difficulty if entry.difficulty is not None else -1.0
        return len(self.same_as(place))

    def _tip(self, entry: Entry, place: int, column: Column) -> str:
        if column is Column.PROBLEMS:
            return "\n".join(map(said, entry.messages))
        if column is Column.DIFFICULTY:
            return self.tr("Of a few deals: 0 can't go wrong, 1 nobody clears by luck")
        if column is Column.SAME:
            if not self.same_as(place):
                return ""
            others = [f"{other.name} ({other.path.name})" for other in self.same_as(place)]
            shown = others[:_MOST_NAMED] + ["..."] * (len(others) > _MOST_NAMED)
            return "\n".join([*shown, self.tr("A click shows them all")])
        return str(entry.path)

    def _tell(self, first: int, end: int, column: Column) -> None:
        if end > first:
            self.dataChanged.emit(self.index(first, column), self.index(end - 1, len(Column) - 1))


class LibraryProxy(QSortFilterProxyModel):
    """Sorts by what a column means, and shows what is searched for."""

    def __init__(self, model: LibraryModel) -> None:
        super().__init__()
        self._model = model
        self._words: list[str] = []
        self._only_duplicates = False
        self.setSourceModel(model)
        self.setSortRole(SORT_ROLE)
        # While pictures come in, nothing jumps about; the window sorts again at the end.
        self.setDynamicSortFilter(False)

    def search(self, text: str, *, only_duplicates: bool) -> None:
        """Show the layouts that have every word of a text, in the name, the file or the tags."""
        self._words, self._only_duplicates = text.casefold().split(), only_duplicates
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: _Index) -> bool:  # noqa: N802 - Qt's name
        """Whether a layout is shown."""
        if self._only_duplicates and not self._model.same_as(row):
            return False
        if not self._words:
            return True
        entry = self._model.entries[row]
        about = [entry.name, entry.path.name]
        if entry.layout is not None:
            about += [entry.layout.author, *entry.layout.tags, str(len(entry.layout))]
        told = " ".join(about).casefold()
        return all(
            entry.digest.startswith(word.removeprefix(SAME_AS))
            if word.startswith(SAME_AS)
            else word in told
            for word in self._words
        )


def _as_link(role: int) -> QFont | QColor:
    """The look of a cell that leads on when it is clicked."""
    if role == _Role.ForegroundRole:
        return QGuiApplication.palette().color(QPalette.ColorRole.Link)
    font = QGuiApplication.font()
    font.setUnderline(True)
    return font


def _icon(entry: Entry) -> QIcon | None:
    if entry.errors:
        return _small_icon(Severity.ERROR, QGuiApplication.primaryScreen().devicePixelRatio())
    if entry.warnings:
        return _small_icon(Severity.WARNING, QGuiApplication.primaryScreen().devicePixelRatio())
    return None


@lru_cache
def _small_icon(severity: Severity, ratio: float) -> QIcon:
    """As large as a line of text: the size for icons in the table is that of its pictures."""
    return still_icon(severity_icon(severity).pixmap(QSize(16, 16), ratio))
