"""Best times, scores and counts of played games, per layout, level and house rules."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHeaderView,
    QMessageBox,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from mjs import Layout, MjsError
from mjs.play.bests import set_aside
from mjs.play.levels import LEVELS
from mjs.play.played import PersonalBests, Played, Statistics
from mjs_editor.enginewords import said
from mjs_editor.jobs import LatestJob
from mjs_editor.plaintext import PlainLabel, narrow_box, verbatim
from mjs_editor.playtest.bestsfile import bests_file, open_bests
from mjs_editor.playtest.racewords import level_title
from mjs_editor.playtest.recordwords import RecordWords
from mjs_editor.playtest.rulesdialog import profile_titles

__all__ = ["Shown", "StatisticsDialog"]

_GAMES = 50
_SIZE = 640, 620


@dataclass(frozen=True)
class Shown:
    """What the file says of some games.

    Attributes
    ----------
    layouts : dict of str to str
        The digests of all layouts that were played, with their names.
    bests : PersonalBests
        None of them where all layouts are asked for.
    statistics : Statistics
    games : tuple of Played
        The last ones.
    """

    layouts: dict[str, str]
    bests: PersonalBests
    statistics: Statistics
    games: tuple[Played, ...]


def read_shown(digest: str | None, level: str, profile: str | None) -> Shown:
    """Read from the file of played games, on whichever thread.

    Raises
    ------
    MjsError
        The file can't be used.
    """
    with open_bests() as bests:
        return Shown(
            bests.layouts(),
            bests.of(digest, level, profile) if digest is not None else PersonalBests(),
            bests.statistics(digest, level, profile),
            bests.games(digest, level, profile, most=_GAMES),
        )


def forget(digest: str) -> None:
    """Delete all that is known of a layout's games, on whichever thread."""
    with open_bests() as bests:
        bests.forget(digest)


class StatisticsDialog(QDialog):
    """Shows bests, counts and the last games.

    Parameters
    ----------
    layout : Layout
        What is shown first.
    level : str
        Of a race; empty for play-tests.

    Attributes
    ----------
    job : LatestJob
    shown : Shown or None
    """

    def __init__(self, layout: Layout, level: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Records"))
        self.resize(*_SIZE)
        self.shown: Shown | None = None
        self.layouts, self.levels, self.profiles = narrow_box(), QComboBox(), QComboBox()
        self.layouts.addItem(layout.name or self.tr("Untitled"), layout.digest)
        self.layouts.addItem(self.tr("All layouts"), None)
        self.levels.addItem(self.tr("Play-tests"), "")
        for each in LEVELS:
            title = self.tr("Races, {0}").format(level_title(each.name))
            self.levels.addItem(title, each.name)
        self.levels.setCurrentIndex(max(0, self.levels.findData(level)))
        self.profiles.addItem(self.tr("All house rules"), None)
        for name, title in profile_titles().items():
            self.profiles.addItem(title.replace("&", ""), name)
        form = QFormLayout()
        for text, box in (
            (self.tr("&Layout"), self.layouts),
            (self.tr("L&evel"), self.levels),
            (self.tr("&Rules"), self.profiles),
        ):
            form.addRow(text, box)
            box.currentIndexChanged.connect(self.load)
        self.message = PlainLabel()
        self.message.setWordWrap(True)
        self.message.hide()  # without a word it would be a gap
        self.bests = _table(self.tr("Bests"), (self.tr("Without assists"), self.tr("With assists")))
        self.bests.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.counts = PlainLabel()
        self.counts.setWordWrap(True)
        self.games = _table(
            self.tr("The last games"),
            (
                self.tr("Ended"),
                self.tr("Layout"),
                self.tr("Outcome"),
                self.tr("Time"),
                self.tr("Score"),
                self.tr("Assists"),
                self.tr("Deal"),
            ),
        )
        kinds = QDialogButtonBox.ButtonRole
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.renew = buttons.addButton(self.tr("Begin a &new file"), kinds.ActionRole)
        self.renew.setToolTip(self.tr("Rename the file that can't be used, and begin anew"))
        self.renew.hide()
        self.forget = buttons.addButton(self.tr("&Forget this layout's games..."), kinds.ActionRole)
        for button in (self.renew, self.forget):
            button.setAutoDefault(False)  # Return in a field is to do neither
        self.renew.clicked.connect(self.begin_anew)
        self.forget.clicked.connect(self.ask_to_forget)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(form)
        for widget in (self.message, self.bests, self.counts, self.games):
            column.addWidget(widget)
        column.setStretchFactor(self.games, 1)
        column.addWidget(buttons)
        self.job = LatestJob(read_shown, self)
        self.job.done.connect(self._take)
        self.job.failed.connect(self._on_failed)
        self.finished.connect(self.job.leave)
        self._forgetting = LatestJob(forget, self)
        self._forgetting.done.connect(lambda _: self.load())
        self._forgetting.failed.connect(self._on_failed)
        self.load()

    def load(self) -> None:
        """Read what the choices ask for."""
        self.job.start(
            self.layouts.currentData(), self.levels.currentData(), self.profiles.currentData()
        )

    def begin_anew(self) -> None:
        """Set the file aside that can't be used, and begin a new one."""
        try:
            kept = set_aside(str(bests_file()))
        except MjsError as error:
            self._on_failed(str(error))
            return
        self.renew.hide()
        self._say(self.tr("The old file is kept as {0}").format(kept))
        self.load()

    def ask_to_forget(self) -> None:
        """Forget all games of the layout that is shown, once more asked."""
        digest = self.layouts.currentData()
        if digest is None:
            return
        text = self.tr("Forget all games that were played on {0}, with their logs?")
        answer = QMessageBox.question(
            self,
            self.tr("Forget games"),
            verbatim(text.format(self.layouts.currentText())),
        )
        if answer == QMessageBox.StandardButton.Yes:
            self._forgetting.start(digest)

    # Small parts --------------------------------------------------------------------------------

    def _take(self, shown: Shown) -> None:
        self.shown = shown
        known = {self.layouts.itemData(row) for row in range(self.layouts.count())}
        for digest, name in shown.layouts.items():
            if digest not in known:
                self.layouts.addItem(name or self.tr("Untitled"), digest)
        words = RecordWords(self)
        _fill(self.bests, words.bests(shown.bests), words.marks)
        self.bests.setVisible(self.layouts.currentData() is not None)
        self.forget.setEnabled(bool(shown.statistics.played) and self.bests.isVisibleTo(self))
        self.counts.setText(words.counts(shown.statistics))
        _fill(self.games, [words.game(played) for played in shown.games])

    def _say(self, text: str) -> None:
        self.message.setText(text)
        self.message.setAccessibleName(text)
        self.message.show()

    def _on_failed(self, message: str) -> None:
        self._say(said(message))
        self.forget.setEnabled(False)
        self.renew.setVisible(bests_file().is_file())


def _table(name: str, columns: tuple[str, ...]) -> QTableWidget:
    table = QTableWidget(0, len(columns))
    table.setAccessibleName(name)
    table.setHorizontalHeaderLabels(list(columns))
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    table.horizontalHeader().setStretchLastSection(True)
    return table


def _fill(
    table: QTableWidget, rows: list[tuple[str, ...]], titles: tuple[str, ...] | None = None
) -> None:
    table.setRowCount(len(rows))
    for row, texts in enumerate(rows):
        for column, text in enumerate(texts):
            item = QTableWidgetItem(text)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            table.setItem(row, column, item)
    if titles is not None:
        table.setVerticalHeaderLabels(list(titles))
        table.verticalHeader().show()
        lines = sum(table.rowHeight(row) for row in range(len(rows)))
        frame = 2 * table.frameWidth()
        table.setFixedHeight(lines + table.horizontalHeader().sizeHint().height() + frame)
