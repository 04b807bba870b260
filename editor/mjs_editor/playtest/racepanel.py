"""The panel beside the table during a race: the first three, one's own rank, what goes on."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QGridLayout,
    QProgressBar,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from mjs.play.ranking import Place
from mjs.play.roundview import Phase, View
from mjs_editor.plaintext import PlainLabel, WrappedLabel
from mjs_editor.playtest.racewords import RaceWords
from mjs_editor.playtest.words import duration

__all__ = ["RacePanel"]

_TOP = 3
_WHOLE = 1000


class RaceRow:
    """A player's rank, name and progress, in a row of a grid."""

    def __init__(self, grid: QGridLayout, row: int) -> None:
        self.rank, self.name, self.bar = PlainLabel(), PlainLabel(), QProgressBar()
        self.bar.setRange(0, _WHOLE)
        # A long name is cut off, and read where the pointer rests on it.
        self.name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        for column, widget in enumerate((self.rank, self.name, self.bar)):
            grid.addWidget(widget, row, column)

    def show_place(self, place: Place | None, words: RaceWords, *, is_own: bool) -> None:
        """Show a player; nobody leaves the row empty."""
        for widget in (self.rank, self.name, self.bar):
            widget.setVisible(place is not None)
            font = widget.font()
            font.setBold(is_own)
            widget.setFont(font)
        if place is None:
            return
        result = place.result
        told = words.how_far(result)
        self.rank.setText(f"{place.rank}.")
        self.name.setText(result.name)
        self.name.setToolTip(result.name)
        self.bar.setValue(round(_WHOLE * result.progress))
        self.bar.setFormat(told.replace("%", "%%") if "%p" in told else told)
        self.bar.setAccessibleName(f"{place.rank}. {result.name}, {told}")


class RacePanel(QWidget):
    """Shows the view of one seat.

    Attributes
    ----------
    title, own, news : QLabel
        What is raced on; one's own rank; what goes on.
    rows : list of RaceRow
    own_row : RaceRow
        One's own progress, seen while one is not among the first.
    """

    def __init__(self, back: QAction, ranking: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = RaceWords(self)
        self.title, self.own, self.news = WrappedLabel(), WrappedLabel(), WrappedLabel()
        font = self.own.font()
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * 1.25)
        self.own.setFont(font)
        self.back, self.ranking = _button(back), _button(ranking)
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 2)
        self.rows = [RaceRow(grid, row) for row in range(_TOP)]
        self.own_row = RaceRow(grid, _TOP)
        column = QVBoxLayout(self)
        column.addWidget(self.title)
        column.addWidget(self.own)
        column.addLayout(grid)
        column.addWidget(self.news)
        column.addWidget(self.back)
        column.addWidget(self.ranking)
        column.addStretch(1)

    def show_view(self, view: View, title: str, *, is_away: bool) -> None:
        """Show how the round stands."""
        self.title.setText(title)
        self.back.setVisible(is_away)
        self.ranking.setVisible(view.phase is Phase.OVER)
        started = view.phase in (Phase.RUNNING, Phase.OVER)
        own = view.own
        self.own.setText(
            self.tr("Rank {0} of {1}").format(own.rank, view.seats)
            if started
            else self.tr("%n player(s)", "", view.seats)
        )
        for number, row in enumerate(self.rows):
            place = view.top[number] if started and number < len(view.top) else None
            row.show_place(place, self._words, is_own=place == own)
        among_first = any(place == own for place in view.top)
        self.own_row.show_place(
            own if started and not among_first else None, self._words, is_own=True
        )
        self.news.setText(self._news(view, is_away=is_away))

    def show_kept(self) -> None:
        """Show that there is a race to return to, of which nothing more is known yet."""
        self.title.clear()
        self.own.setText(self.tr("A race goes on"))
        for row in (*self.rows, self.own_row):
            row.show_place(None, self._words, is_own=False)
        self.news.setText(self.tr("A computer player plays on for you."))
        self.back.show()
        self.ranking.hide()

    def _news(self, view: View, *, is_away: bool) -> str:
        if view.phase is Phase.READY:
            return self.tr("All start at once, when you press Start. Everybody has the same deal.")
        if view.phase is Phase.COUNTDOWN:
            return self.tr("Get ready: {0}").format(view.countdown)
        if view.phase is Phase.OVER:
            return self.tr("The round is over.")
        said = []
        if view.overtime:
            said.append(self.tr("Overtime: {0}").format(duration(view.overtime)))
        if is_away:
            said.append(self.tr("A computer player plays on for you."))
        said.append(self._still_playing(view, is_away=is_away))
        return "\n".join(filter(None, said))

    def _still_playing(self, view: View, *, is_away: bool) -> str:
        """Who plays on; you are no other player, and none while a computer plays for you."""
        if is_away or not view.own.result.playing:
            return self.tr("%n player(s) still playing", "", view.playing)
        others = view.playing - 1
        if not others:
            return self.tr("You are still playing") if view.seats > 1 else ""
        return self.tr("You and %n other(s) are still playing", "", others)


def _button(action: QAction) -> QToolButton:
    button = QToolButton()
    button.setDefaultAction(action)
    button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    return button
