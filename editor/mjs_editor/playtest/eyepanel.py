"""The panel of the designer's view: what the game itself does not tell."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAction,
    QColor,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from mjs_editor.plaintext import PlainLabel

__all__ = ["FASTEST", "EyePanel", "Light", "Sight", "announce"]

FASTEST = 10
_LIGHT = 22


class Sight(StrEnum):
    """What is known of a position."""

    UNASKED = "unasked"
    ASKING = "asking"
    WINNABLE = "winnable"
    LOST = "lost"
    UNDECIDED = "undecided"


# From the palette of Okabe and Ito; each has a shape of its own as well.
_COLOURS = {
    Sight.UNASKED: "#808080",
    Sight.ASKING: "#808080",
    Sight.WINNABLE: "#009e73",
    Sight.LOST: "#d55e00",
    Sight.UNDECIDED: "#9a6a00",
}


class Light(QWidget):
    """A light for eyes that tell colours and for those that do not: disc, square or diamond."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sight = Sight.UNASKED
        self.setFixedSize(_LIGHT, _LIGHT)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """A small square."""
        return QSize(_LIGHT, _LIGHT)

    def show_sight(self, sight: Sight) -> None:
        """Show another sight."""
        self.sight = sight
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the shape, and in it a tick, a cross, dots or a stroke."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(_LIGHT / 20, _LIGHT / 20)
        colour, sight = QColor(_COLOURS[self.sight]), self.sight
        painter.setPen(QPen(colour, 1.6))
        painter.setBrush(
            Qt.BrushStyle.NoBrush if sight in (Sight.UNASKED, Sight.ASKING) else colour
        )
        box = QRectF(1.5, 1.5, 17, 17)
        if sight is Sight.LOST:
            painter.drawRect(box)
        elif sight is Sight.UNDECIDED:
            painter.drawPolygon(
                QPolygonF(
                    [QPointF(10, 0.8), QPointF(19.2, 10), QPointF(10, 19.2), QPointF(0.8, 10)]
                )
            )
        else:
            painter.drawEllipse(box)
        pen = QPen(QColor("#ffffff"), 2.6)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        if sight is Sight.WINNABLE:
            painter.drawPolyline([QPointF(5.5, 10.5), QPointF(8.8, 14), QPointF(14.6, 6.4)])
        elif sight is Sight.LOST:
            painter.drawLine(QPointF(6, 6), QPointF(14, 14))
            painter.drawLine(QPointF(14, 6), QPointF(6, 14))
        elif sight is Sight.UNDECIDED:
            painter.drawLine(QPointF(6.5, 10), QPointF(13.5, 10))
        elif sight is Sight.ASKING:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            for x in (6.0, 10.0, 14.0):
                painter.drawEllipse(QPointF(x, 10), 1.4, 1.4)
        painter.end()


class EyePanel(QWidget):
    """The light with its words, what was found, and buttons for the commands.

    Signals
    -------
    speed_chosen(int)
        How fast auto-play is to be, from 1 to `FASTEST`.

    Attributes
    ----------
    light : Light
    sight, message : QLabel
    slider : QSlider
    """

    speed_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.light = Light()
        self.sight = PlainLabel()
        font = self.sight.font()
        font.setBold(True)
        self.sight.setFont(font)
        self.sight.setWordWrap(True)
        self.message = PlainLabel()
        self.message.setObjectName("eye-message")
        self.message.setWordWrap(True)
        self.message.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.message.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        # Room for what is usually said, so that nothing jumps when it comes.
        self.message.setMinimumHeight(3 * self.message.fontMetrics().lineSpacing())
        self._buttons = QGridLayout()
        self._count = 0
        self._announced = ""
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(1, FASTEST)
        self.slider.setPageStep(2)
        self.slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.slider.setAccessibleName(self.tr("Speed of auto-play"))
        self.slider.valueChanged.connect(self.speed_chosen)
        row = QHBoxLayout()
        row.addWidget(self.light)
        row.addWidget(self.sight, 1)
        self._speed = QHBoxLayout()
        label = QLabel(self.tr("S&peed"))
        label.setBuddy(self.slider)
        self._speed.addWidget(label)
        self._speed.addWidget(self.slider, 1)
        column = QVBoxLayout(self)
        column.addLayout(row)
        column.addWidget(self.message, 1)
        column.addLayout(self._buttons)
        column.addLayout(self._speed)

    def add_buttons(self, *actions: QAction) -> None:
        """Add buttons for commands, two in a row."""
        for action in actions:
            button = _button(action)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            self._buttons.addWidget(button, self._count // 2, self._count % 2)
            self._count += 1

    def add_auto(self, *actions: QAction) -> None:
        """Add buttons of auto-play beside its speed."""
        for place, action in enumerate(actions):
            self._speed.insertWidget(place, _button(action))

    def show_sight(self, sight: Sight, text: str) -> None:
        """Show what is known of the position, in words too."""
        if (self.light.sight, self.sight.text()) == (sight, text):
            return
        self.light.show_sight(sight)
        self.light.setAccessibleName(text)
        self.sight.setText(text)
        if sight is not Sight.ASKING:
            announce(self.light, text)

    def show_message(self, text: str) -> None:
        """Say what was found."""
        self.message.setText(text)
        self.message.setAccessibleName(text)
        if text and text != self._announced:
            # What is said again, after a move that changes nothing of it, is not told again.
            self._announced = text
            announce(self.message, text)


def announce(widget: QWidget, text: str) -> None:
    """Let screen readers say what a widget shows now."""
    if text:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


def _button(action: QAction) -> QToolButton:
    button = QToolButton()
    button.setDefaultAction(action)
    # By Tab alone: a click leaves the keys to the table.
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
