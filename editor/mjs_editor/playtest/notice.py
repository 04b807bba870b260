"""The line below the table: what just happened, how the game stands, and what can be done now."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QWidget,
)

__all__ = ["NoticeBar"]

_SIDE = 12


class NoticeBar(QFrame):
    """A text and, when there is a choice to make, buttons for it.

    It takes the same room whatever it says, unless the buttons only fit below the text.

    Signals
    -------
    told(str)
        It says something else.
    left()
        A button is gone that had the focus.

    Attributes
    ----------
    label : QLabel
    """

    told = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.label = QLabel()
        self.label.setObjectName("notice-text")
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.label.setWordWrap(True)
        self.label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(_SIDE, 6, _SIDE, 6)
        self._row.addWidget(self.label, 1)
        self._offers = QHBoxLayout()
        self._offers.addStretch(1)
        self._row.addLayout(self._offers)
        self._buttons: list[QToolButton] = []
        self._actions: tuple[QAction, ...] = ()
        # Two lines of text, or a row of buttons: nothing may jump when one of them comes or goes.
        probe = QToolButton()
        probe.setText("X")
        self._lines = 2 * self.label.fontMetrics().lineSpacing()
        self._button = probe.sizeHint().height()
        self._fit()

    @property
    def text(self) -> str:
        """What it says."""
        return self.label.text()

    @property
    def actions_shown(self) -> tuple[QAction, ...]:
        """The commands that it offers."""
        return self._actions

    def show_text(
        self, text: str, actions: Iterable[QAction] = (), *, strong: bool = False
    ) -> None:
        """Say something, and offer commands; strongly, when the game waits for a choice."""
        font = self.label.font()
        if font.bold() is not strong:
            font.setBold(strong)
            self.label.setFont(font)
        if text != self.label.text():
            self.label.setText(text)
            self.label.setAccessibleName(text)
            self.told.emit(text)
        wanted = tuple(actions)
        if wanted == self._actions:
            self._fit()
            return
        self._actions = wanted
        had_focus = any(button.hasFocus() for button in self._buttons)
        for button in self._buttons:
            button.hide()
            self._offers.removeWidget(button)
            button.deleteLater()
        self._buttons = []
        for action in wanted:
            button = QToolButton()
            button.setDefaultAction(action)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            self._offers.addWidget(button)
            self._buttons.append(button)
        self._fit()
        if had_focus:
            self.left.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Make room for what is said, whatever is offered beside it."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Put the buttons below the text where they would leave too little of the line to it."""
        gap = self._row.spacing()
        taken = sum(button.sizeHint().width() + gap for button in self._buttons)
        room = max(1, self.width() - 2 * _SIDE - taken)
        is_narrow = bool(taken) and self.label.heightForWidth(room) > self._lines + 2
        ways = QBoxLayout.Direction
        self._row.setDirection(ways.TopToBottom if is_narrow else ways.LeftToRight)
        high = max(self._lines, self._button) + 18
        self.setFixedHeight(high + self._button + gap if is_narrow else high)
