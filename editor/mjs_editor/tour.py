"""The tour: five cards that point at the parts of the window, for the first run and for later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRect, QSettings, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget
from shiboken6 import Shiboken

__all__ = ["Step", "Tour", "is_new_user"]

_SETTING = "tour/done"
_WIDTH = 330


class Step(NamedTuple):
    """One card: what it points at, and what it says."""

    target: QWidget
    title: str
    text: str


def is_new_user() -> bool:
    """Whether the tour was never seen to its end, nor skipped."""
    return str(QSettings().value(_SETTING, "")) != "yes"


class Tour(QWidget):
    """A frame around a part of the window with a card beside it; the window stays in use.

    Parameters
    ----------
    window : QWidget
    steps : sequence of Step
    """

    def __init__(self, window: QWidget, steps: Sequence[Step]) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._steps = tuple(steps)
        self.number = 0
        self._target = QRect()
        # The card takes clicks, the frame lets them through: so it is no child of the frame.
        self.card = _Card(window)
        self.title, self.text, self.count = QLabel(), QLabel(), QLabel()
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        self.text.setWordWrap(True)
        self.skip = QPushButton(self.tr("Skip"))
        self.back = QPushButton(self.tr("Back"))
        self.next = QPushButton()
        row = QHBoxLayout()
        row.addWidget(self.count, 1)
        for button in (self.skip, self.back, self.next):
            row.addWidget(button)
        box = QVBoxLayout(self.card)
        box.addWidget(self.title)
        box.addWidget(self.text)
        box.addLayout(row)
        self.card.setFixedWidth(_WIDTH)
        self.card.escaped = self.finish
        self.skip.clicked.connect(self.finish)
        self.back.clicked.connect(lambda: self.show_step(self.number - 1))
        self.next.clicked.connect(self._go_on)
        self.show_step(0)
        self.show()
        self.raise_()
        self.card.show()
        self.card.raise_()
        self._focus_before: QWidget | None = window.focusWidget()
        self.next.setFocus()

    def show_step(self, number: int) -> None:
        """Show a card."""
        self.number = min(max(0, number), len(self._steps) - 1)
        step = self._steps[self.number]
        self.title.setText(step.title)
        self.text.setText(step.text)
        self.count.setText(f"{self.number + 1} / {len(self._steps)}")
        last = self.number == len(self._steps) - 1
        self.back.setEnabled(self.number > 0)
        self.next.setText(self.tr("Done") if last else self.tr("Next"))
        self._place(step.target)

    def finish(self) -> None:
        """Close the tour; it does not come again by itself."""
        QSettings().setValue(_SETTING, "yes")
        before = self._focus_before
        has_keys = self.card.isAncestorOf(self.window().focusWidget())
        if has_keys and before is not None and Shiboken.isValid(before):
            before.setFocus()
        self.card.hide()
        self.card.deleteLater()
        self.hide()
        self.deleteLater()

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Frame what the card is about."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor("#d55e00"), 3))
        painter.drawRoundedRect(self._target.adjusted(2, 2, -2, -2), 6, 6)
        painter.end()

    def _go_on(self) -> None:
        if self.number == len(self._steps) - 1:
            self.finish()
        else:
            self.show_step(self.number + 1)

    def _place(self, target: QWidget) -> None:
        window = self.window()
        self.setGeometry(window.rect())
        corner = target.mapTo(window, QPoint(0, 0))
        self._target = QRect(corner, target.size())
        self.card.adjustSize()
        size = self.card.size()
        # In the middle of something large, else beside it where there is room.
        x = self._target.left() - size.width() - 12
        y = self._target.top()
        if self._target.width() > 2 * size.width() and self._target.height() > 2 * size.height():
            x = self._target.center().x() - size.width() // 2
            y = self._target.center().y() - size.height() // 2
        elif x < 0:
            x, y = self._target.left() + 12, self._target.bottom() + 12
        if y + size.height() > window.height() - 8:
            y = min(self._target.top(), window.height()) - size.height() - 12
        self.card.move(max(8, x), max(8, y))
        self.update()


class _Card(QFrame):
    """The text of a step, on a ground of its own."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setObjectName("tour")
        self.escaped = self.hide

    def event(self, event: QEvent) -> bool:
        """Keys typed at the card are the card's, also those that are shortcuts of the window."""
        if event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Escape ends the tour."""
        if event.key() == Qt.Key.Key_Escape:
            self.escaped()
        else:
            super().keyPressEvent(event)
