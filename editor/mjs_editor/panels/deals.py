"""The deals panel: make a proof deal, see it played, keep it, measure what deals are like."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSlider,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from mjs_editor.numerals import number, percent
from mjs_editor.panels.histogram import Histogram
from mjs_editor.plaintext import PlainLabel
from mjs_editor.proving import MOST_SEED, Measured

__all__ = ["DealsPanel"]


class DealsPanel(QWidget):
    """Widgets only; what they do is told to whoever listens.

    Signals
    -------
    deal_asked(), cancel_asked(), keep_asked(), measure_asked()
    step_chosen(int)
        How many pairs are to be gone.
    """

    deal_asked = Signal()
    cancel_asked = Signal()
    keep_asked = Signal()
    measure_asked = Signal()
    step_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seed = QSpinBox()
        self.seed.setRange(0, MOST_SEED)
        self.seed.setAccessibleName(self.tr("Seed"))
        self.seed.setToolTip(self.tr("The same layout and seed always give the same deal"))
        self.band = QComboBox()
        self.band.setAccessibleName(self.tr("Difficulty"))
        for name, text in (
            ("", self.tr("Any")),
            ("easy", self.tr("Easy")),
            ("medium", self.tr("Medium")),
            ("hard", self.tr("Hard")),
        ):
            self.band.addItem(text, name)
        self.deal = _button(self.tr("Deal"), self.tr("Deal the tiles so that they can be cleared"))
        self.keep = _button(
            self.tr("Keep with the file"), self.tr("Save this deal within the layout")
        )
        self.measure = _button(
            self.tr("Measure"), self.tr("Deal many times, and tell how hard it gets")
        )
        self.cancel = _button(self.tr("Cancel"), self.tr("Stop what is running"))
        self.count = QSpinBox()
        self.count.setRange(10, 10_000)
        self.count.setValue(200)
        self.count.setSuffix(self.tr(" deals"))
        self.count.setAccessibleName(self.tr("Number of deals to measure"))
        self.told = PlainLabel(self.tr("No deal yet"))
        self.told.setWordWrap(True)
        self.share = PlainLabel()
        self.share.setWordWrap(True)
        self.progress = QProgressBar()
        self.step = QSlider(Qt.Orientation.Horizontal)
        self.step.setAccessibleName(self.tr("Pairs removed"))
        self.speed = QSlider(Qt.Orientation.Horizontal)
        self.speed.setRange(1, 20)
        self.speed.setValue(4)
        self.speed.setMaximumWidth(80)
        self.speed.setAccessibleName(self.tr("Pairs per second"))
        self.speed.setToolTip(self.tr("How many pairs are removed in a second"))
        self.pace = QLabel(self.tr("Speed"))
        self.pace.setBuddy(self.speed)
        self.at = QLabel()
        self.histogram = Histogram()
        self._player, self._buttons = QHBoxLayout(), 0
        self._player.setSpacing(0)
        self._arrange()
        self.deal.clicked.connect(self.deal_asked)
        self.cancel.clicked.connect(self.cancel_asked)
        self.keep.clicked.connect(self.keep_asked)
        self.measure.clicked.connect(self.measure_asked)
        self.step.valueChanged.connect(self.step_chosen)
        self.show_running(None)
        self.show_step(0, 0)
        self.show_measured(None)

    def set_player(self, actions: Iterable[QAction]) -> None:
        """Offer these commands as the buttons of a player."""
        for action in actions:
            button = QToolButton()
            button.setDefaultAction(action)
            button.setAutoRaise(True)
            self._player.insertWidget(self._buttons, button)
            self._buttons += 1

    def show_running(self, what: str | None) -> None:
        """Show that something runs, and that it can be cancelled; None for nothing."""
        for button in (self.deal, self.measure):
            button.setEnabled(what is None)
        self.cancel.setVisible(what is not None)
        self.progress.setVisible(what is not None)
        self.progress.setRange(0, 0)
        self.progress.setFormat(f"{what} %p %" if what else "")

    def show_progress(self, done: int, total: int) -> None:
        """Show how far it is."""
        self.progress.setRange(0, total)
        self.progress.setValue(done)

    def show_step(self, step: int, steps: int) -> None:
        """Show how many of so many pairs are gone; no steps without a deal."""
        with QSignalBlocker(self.step):
            self.step.setRange(0, steps)
            self.step.setValue(step)
        self.step.setEnabled(steps > 0)
        self.keep.setEnabled(steps > 0)
        self.at.setText(f"{step} / {steps}" if steps else "")

    def show_measured(self, found: Measured | None) -> None:
        """Show the histogram and the share of random deals that can be cleared.

        Until something was measured there is none: an empty one would only take room.
        """
        self.histogram.show_scores(found.scores if found else ())
        self.histogram.setVisible(found is not None)
        self.share.setVisible(found is not None)
        if found is None or found.survey.solvable_share is None:
            self.share.setText("")
            return
        low, high = found.survey.interval
        self.share.setText(
            self.tr(
                "{0} of random deals can be cleared (95 % sure: {1} to {2}); {3} undecided"
            ).format(
                percent(found.survey.solvable_share, 1),
                percent(1 - high, 1),
                percent(1 - low, 1),
                number(found.survey.undecided),
            )
        )

    def _arrange(self) -> None:
        form = QFormLayout()
        form.addRow(self.tr("Seed"), self.seed)
        form.addRow(self.tr("Difficulty"), self.band)
        first, second, third = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        first.addWidget(self.deal)
        first.addWidget(self.keep)
        self._player.addStretch()
        self._player.addWidget(self.pace)
        self._player.addSpacing(6)
        self._player.addWidget(self.speed)
        second.addWidget(self.step)
        second.addWidget(self.at)
        third.addWidget(self.measure)
        third.addWidget(self.count)
        running = QHBoxLayout()
        running.addWidget(self.progress)
        running.addWidget(self.cancel)
        box = QVBoxLayout(self)
        box.setContentsMargins(8, 8, 8, 8)
        box.addLayout(form)
        box.addLayout(first)
        box.addWidget(self.told)
        box.addLayout(second)
        box.addLayout(self._player)
        box.addLayout(third)
        box.addLayout(running)
        box.addWidget(self.share)
        box.addWidget(self.histogram, 1)
        box.addStretch()


def _button(text: str, tip: str) -> QPushButton:
    button = QPushButton(text)
    button.setToolTip(tip)
    return button
