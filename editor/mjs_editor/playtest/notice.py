"""The line below the table: what just happened, how the game stands, and what can be done now."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

__all__ = ["NoticeBar"]


class NoticeBar(QFrame):
    """A text and, when there is a choice to make, buttons for it. It always takes the same room.

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
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 6, 12, 6)
        self._row.addWidget(self.label, 1)
        self._buttons: list[QToolButton] = []
        self._actions: tuple[QAction, ...] = ()
        # Two lines of text, or a row of buttons: nothing may jump when one of them comes or goes.
        probe = QToolButton()
        probe.setText("X")
        lines = 2 * self.label.fontMetrics().lineSpacing()
        self.setFixedHeight(max(lines, probe.sizeHint().height()) + 18)

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
            return
        self._actions = wanted
        had_focus = any(button.hasFocus() for button in self._buttons)
        for button in self._buttons:
            button.hide()
            self._row.removeWidget(button)
            button.deleteLater()
        self._buttons = []
        for action in wanted:
            button = QToolButton()
            button.setDefaultAction(action)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            self._row.addWidget(button)
            self._buttons.append(button)
        if had_focus:
            self.left.emit()
