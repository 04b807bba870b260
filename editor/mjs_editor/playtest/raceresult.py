"""The end of a race: everybody's rank, and what to do next."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from mjs.play.race import Race
from mjs.play.ranking import Fate, Place
from mjs_editor.plaintext import PlainLabel, WrappedLabel
from mjs_editor.playtest.racewords import RaceWords
from mjs_editor.playtest.words import duration

__all__ = ["RaceResult"]

_ROWS_SEEN = 12


class RaceResult(QDialog):
    """Shows the ranking of a round that is over.

    Parameters
    ----------
    race : Race
    title : str
        What was raced on.
    remarks : sequence of str
        Said above the ranking: a personal best, who has a handicap in the next round.
    next_title : str
        The level that comes next; empty after the last one.
    parent : QWidget, optional

    Attributes
    ----------
    wish : {"", "again", "next"}
        What was asked for: another round on the same level, or on the next one.
    """

    def __init__(
        self,
        race: Race,
        title: str,
        remarks: tuple[str, ...] = (),
        next_title: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Ranking"))
        self.wish = ""
        self._race, self._words = race, RaceWords(self)
        places = race.standings()
        own = next(place for place in places if place.result.seat == 0)
        self.heading = PlainLabel(self._heading(own, len(places)))
        font = self.heading.font()
        font.setPointSizeF(font.pointSizeF() * 1.5)
        font.setBold(True)
        self.heading.setFont(font)
        self.remarks = WrappedLabel("\n".join((title, *remarks)))
        self.table = self._table(places)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.again = QPushButton(self.tr("&Play again"))
        self.next = QPushButton(self.tr("&Next level: {0}").format(next_title))
        role = QDialogButtonBox.ButtonRole.ActionRole
        for button, wish in ((self.again, "again"), (self.next, "next")):
            self.buttons.addButton(button, role)
            button.clicked.connect(lambda _=False, wish=wish: self._leave(wish))
        self.next.setVisible(bool(next_title))
        self.again.setDefault(True)
        self.buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        for widget in (self.heading, self.remarks, self.table, self.buttons):
            box.addWidget(widget)
        self.again.setFocus()
        self.resize(520, self.sizeHint().height())

    def add_remark(self, text: str) -> None:
        """Say something more above the ranking."""
        self.remarks.setText(f"{self.remarks.text()}\n{text}")

    def _leave(self, wish: str) -> None:
        self.wish = wish
        self.accept()

    def _heading(self, own: Place, seats: int) -> str:
        result = own.result
        if result.fate is Fate.QUIT:
            return self.tr("You gave up")
        if own.rank == 1 and result.time is not None:
            time = duration(result.time)
            return (
                self.tr("You win, in {0}").format(time)
                if seats > 1
                else self.tr("Cleared in {0}").format(time)
            )
        return self.tr("Rank {0} of {1}").format(own.rank, seats)

    def _table(self, places: tuple[Place, ...]) -> QTableWidget:
        heads = [self.tr("Rank"), self.tr("Player"), self.tr("Result"), self.tr("Remarks")]
        table = QTableWidget(len(places), len(heads))
        table.setAccessibleName(self.tr("Ranking"))
        table.setHorizontalHeaderLabels(heads)
        table.verticalHeader().hide()
        table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        table.setSelectionMode(QTableWidget.SelectionMode.SingleSelection)
        table.setTabKeyNavigation(False)
        table.setAlternatingRowColors(True)
        for row, place in enumerate(places):
            for column, text in enumerate(self._cells(place)):
                item = QTableWidgetItem(text)
                if column in (0, 2):
                    item.setTextAlignment(
                        Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                    )
                if place.result.seat == 0:
                    font = item.font()
                    font.setBold(True)
                    item.setFont(font)
                    table.setCurrentItem(item)
                table.setItem(row, column, item)
        table.selectRow(next(n for n, place in enumerate(places) if place.result.seat == 0))
        header = table.horizontalHeader()
        for column in (0, 1, 2):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + 8)
        rows = min(len(places), _ROWS_SEEN)
        table.setMinimumHeight(header.sizeHint().height() + rows * table.rowHeight(0) + 4)
        return table

    def _cells(self, place: Place) -> tuple[str, ...]:
        result, race = place.result, self._race
        entrant = race.entrants[result.seat]
        remarks = [self._words.fate(result, race.rules.target)]
        if entrant.skill is not None:
            remarks.append(self.tr("skill {0}").format(entrant.skill))
        elif race.was_helped(result.seat):
            remarks.append(self.tr("a computer player helped"))
        if entrant.handicap:
            tiles = len(race.game(result.seat).start.layout)
            remarks.append(self.tr("handicap: {0} tiles").format(tiles))
        return f"{place.rank}.", result.name, self._words.exactly(result), ", ".join(remarks)
