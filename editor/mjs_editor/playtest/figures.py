"""The panel beside the table: time, progress, score, assists left, and the rules of this game."""

from __future__ import annotations

import html

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
    QFrame,
    QGroupBox,
    QLabel,
    QProgressBar,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from mjs import Layout
from mjs.play.game import Game
from mjs.play.houserules import HouseRules
from mjs_editor.enginewords import said
from mjs_editor.numerals import number
from mjs_editor.plaintext import WrappedLabel
from mjs_editor.playtest.rulesdialog import profile_titles
from mjs_editor.playtest.wantedband import band_of, band_word
from mjs_editor.playtest.words import duration, times_left

__all__ = ["FiguresPanel"]

_WIDTH = 236
_LARGER = 1.9
_BETWEEN = 6
"""Pixels between two lines."""
_LESSON = "lesson"
"""The tag of layouts that teach something."""
_LONGEST = 300
"""Letters of what a lesson says: a file may say any amount, and the rules are to be seen too."""
_ABOVE = 2
"""Pixels above the line of a label: at small sizes dots of capital letters lie higher than that."""


class Figure(QLabel):
    """A text that is read aloud together with what it is of."""

    def __init__(self, of: str) -> None:
        super().__init__()
        self._of = of
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAccessibleName(of)

    def setText(self, text: str) -> None:  # noqa: N802 - Qt's name
        """Show it; what does not change is not told of."""
        if text != self.text():
            super().setText(text)
            self.setAccessibleName(f"{self._of}: {text}")


class FiguresPanel(QWidget):
    """Figures of a game.

    Signals
    -------
    assists_chosen(bool, bool, bool)
        Before the first move: whether the player allows hints, undo, shuffles.
    """

    assists_chosen = Signal(bool, bool, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumWidth(_WIDTH)
        self.title, self.clock, self.over = WrappedLabel(), Figure(self.tr("Time")), QLabel()
        self.lesson = WrappedLabel()
        font = self.clock.font()
        font.setPointSizeF(font.pointSizeF() * _LARGER)
        font.setBold(True)
        self.clock.setFont(font)
        self.progress = QProgressBar()
        self.progress.setAccessibleName(self.tr("Progress"))
        self.pairs, self.free = Figure(self.tr("Pairs left")), Figure(self.tr("Pairs free"))
        self.score = Figure(self.tr("Score"))
        self.hints, self.undos = Figure(self.tr("Hints")), Figure(self.tr("Undo"))
        self.shuffles, self.clean = Figure(self.tr("Shuffles")), Figure(self.tr("So far"))
        self._form = QFormLayout()
        self._form.setHorizontalSpacing(16)
        for figure in (
            self.pairs, self.free, self.score, self.hints, self.undos, self.shuffles, self.clean
        ):  # fmt: skip
            self._form.addRow(figure.accessibleName(), figure)
            of = self._form.labelForField(figure)
            if isinstance(of, QLabel):
                _leave_room(of)
                _leave_room(figure)
        _leave_room(self.over)
        self._form.setVerticalSpacing(_BETWEEN - _ABOVE)
        self._assists = QGroupBox(self.tr("Assists you allow yourself"))
        self.boxes = (
            QCheckBox(self.tr("Hints")),
            QCheckBox(self.tr("Undo")),
            QCheckBox(self.tr("Shuffles")),
        )
        within = QVBoxLayout(self._assists)
        for box in self.boxes:
            box.clicked.connect(self._on_assists)
            within.addWidget(box)
        heading = QLabel(self.tr("Rules of this game"))
        bold = heading.font()
        bold.setBold(True)
        heading.setFont(bold)
        self.terms = QLabel()
        self.terms.setObjectName("terms")
        self.terms.setWordWrap(True)
        self.terms.setTextFormat(Qt.TextFormat.RichText)
        self.terms.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.terms.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        # What has the focus to be scrolled by keys is what is read then.
        self._scroll = scroll = QScrollArea()
        scroll.setAccessibleName(heading.text())
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setWidget(self.terms)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        for widget in (self.title, self.lesson, self.clock, self.over, self.progress):
            column.addWidget(widget)
        column.addLayout(self._form)
        column.addWidget(self._assists)
        column.addWidget(heading)
        column.addWidget(scroll, 1)

    def show_game(self, game: Game, base: HouseRules, *, with_time: bool) -> None:
        """Show a game as it is now.

        Parameters
        ----------
        game : Game
        base : HouseRules
            The house rules before the player gave up any assists.
        with_time : bool
            Whether the time is to be seen where the rules leave it to the player.
        """
        rules = game.rules
        name = game.start.layout.name or self.tr("Untitled")
        seed = self.tr("deal {0}").format(game.start.seed) if game.start.seed is not None else ""
        band = band_of(game.start)
        named = profile_titles().get(rules.name, rules.name)
        deal = f"{named} · {seed} · {band_word(band)}" if band else f"{named} · {seed}"
        self.title.setText(f"{name}\n{deal}")
        self._show_lesson(game.start.layout)
        timed = rules.timer == "on" or (rules.timer == "optional" and with_time)
        self.clock.setVisible(timed)
        self.show_time(game)
        whole = len(game.start.layout)
        gone = 2 * game.pairs_cleared
        # A bar paints itself at once when its value is set; with updates off, soon, with the rest.
        self.progress.setUpdatesEnabled(False)
        self.progress.setMaximum(max(1, whole))
        self.progress.setValue(gone)
        self.progress.setFormat(self.tr("{0} of {1} tiles").format(gone, whole))
        self.progress.setUpdatesEnabled(True)
        self.pairs.setText(number((whole - gone) // 2))
        # In a race it would be an assist, and hidden faces are not to be told of.
        is_told = not (rules.hidden_start or game.is_over)
        self._form.setRowVisible(self.free, is_told)
        if is_told:
            self.free.setText("-" if game.is_paused else number(game.pair_count))
        self.score.setText(number(game.score))
        self._form.setRowVisible(self.score, rules.score)
        self.hints.setText(times_left(game.hints_left))
        self.undos.setText(self._undo(rules))
        self.shuffles.setText(times_left(game.shuffles_left))
        shuffled = self.tr("%n shuffle(s) used", "", game.tallies.shuffles)
        self.clean.setText(self.tr("no shuffle used") if game.is_clean else shuffled)
        self._form.setRowVisible(self.clean, rules.shuffles != 0)
        self._show_assists(game, base)
        terms = [said(sentence) for sentence in game.terms]
        items = "".join(f"<li>{html.escape(term, quote=False)}</li>" for term in terms)
        text = f'<ul style="margin-left: -24px; margin-top: 0px">{items}</ul>'
        if text != self.terms.text():
            self.terms.setText(text)
            self.terms.setAccessibleName("\n".join(terms))
            self._scroll.setAccessibleDescription("\n".join(terms))

    def _show_lesson(self, layout: Layout) -> None:
        """Show what a lesson teaches, which its layout says of itself."""
        text = " ".join(layout.description.split()) if _LESSON in layout.tags else ""
        if len(text) > _LONGEST:
            text = text[: _LONGEST - 1] + "…"
        self.lesson.setText(text)
        self.lesson.setVisible(bool(text))

    def show_time(self, game: Game) -> None:
        """Show the time as it is now."""
        self.clock.setText(duration(game.elapsed))
        target = game.rules.target
        is_seen = not self.clock.isHidden() and target is not None
        self.over.setVisible(is_seen)
        if target is not None and game.overtime:
            self.over.setText(self.tr("overtime {0}").format(duration(game.overtime)))
        elif target is not None:
            self.over.setText(self.tr("target {0}").format(duration(target * 1000)))

    def _undo(self, rules: HouseRules) -> str:
        if rules.undo is None:
            return self.tr("no limit")
        if rules.undo == 0:
            return self.tr("none")
        if rules.undo == 1:
            return self.tr("the last step")
        return self.tr("the last %n step(s)", "", rules.undo)

    def _show_assists(self, game: Game, base: HouseRules) -> None:
        self._assists.setVisible(base.assists_declared)
        rules = game.rules
        for box, allowed, possible in zip(
            self.boxes,
            (rules.hints != 0, rules.undo != 0, rules.shuffles != 0),
            (base.hints != 0, base.undo != 0, base.shuffles != 0),
            strict=True,
        ):
            box.setChecked(allowed)
            box.setEnabled(possible and not game.events)
            box.setToolTip(
                self.tr("Chosen before the first move") if game.events else self.tr("Allow it")
            )

    def _on_assists(self) -> None:
        hints, undo, shuffles = (box.isChecked() for box in self.boxes)
        self.assists_chosen.emit(hints, undo, shuffles)


def _leave_room(label: QLabel) -> None:
    """Let a label show the dots of a capital letter at its begin, as in Übrig, whole."""
    label.setContentsMargins(0, _ABOVE, 0, 0)
