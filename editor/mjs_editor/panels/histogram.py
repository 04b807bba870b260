"""A histogram of difficulties: bars with their counts over a scale in three bands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPalette, QPen
from PySide6.QtWidgets import QWidget

from mjs.measuring import BANDS

__all__ = ["Histogram"]

_BARS = 12
_COLOUR, _ON_DARK = QColor("#0072b2"), QColor("#56b4e9")
_PATTERNS = (Qt.BrushStyle.Dense6Pattern, Qt.BrushStyle.Dense4Pattern, Qt.BrushStyle.SolidPattern)


class Histogram(QWidget):
    """How many deals are how difficult, from 0 to 1."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.counts: tuple[int, ...] = (0,) * _BARS
        self.marked: float | None = None
        self.setAccessibleName(self.tr("Difficulty of deals"))
        self.setMinimumHeight(90)
        self.setToolTip(
            self.tr("How many deals are how difficult: 0 can't go wrong, 1 nobody clears by luck")
        )

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Wide enough for the numbers over the bars."""
        return QSize(260, 130)

    def show_scores(self, scores: Sequence[float]) -> None:
        """Show scores from 0 to 1."""
        counts = [0] * _BARS
        for score in scores:
            counts[min(_BARS - 1, int(score * _BARS))] += 1
        self.counts = tuple(counts)
        told = ", ".join(str(count) for count in counts)
        self.setAccessibleDescription(self.tr("From easy to hard: {0}").format(told))
        self.update()

    def mark(self, score: float | None) -> None:
        """Point at the score of the deal in hand."""
        self.marked = score
        self.update()

    def paintEvent(self, _: object) -> None:  # noqa: N802 - Qt's name
        """Paint bars, scale and mark."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        is_dark = self.palette().color(QPalette.ColorRole.Window).lightness() < 128
        colour = _ON_DARK if is_dark else _COLOUR
        font = painter.font()
        font.setPixelSize(10)
        painter.setFont(font)
        room = QRectF(self.rect()).adjusted(6, 16, -6, -26)
        most, width = max(1, *self.counts), room.width() / _BARS
        for number, count in enumerate(self.counts):
            height = room.height() * count / most
            bar = QRectF(
                room.left() + number * width + 1, room.bottom() - height, width - 2, height
            )
            pattern = _PATTERNS[min(2, 3 * number // _BARS)]
            painter.setPen(QPen(colour, 1))
            painter.setBrush(QBrush(colour, pattern))
            if count:
                painter.drawRect(bar)
                painter.setPen(ink)
                over = QRectF(bar.left() - 6, bar.top() - 14, bar.width() + 12, 13)
                painter.drawText(over, Qt.AlignmentFlag.AlignCenter, str(count))
        painter.setPen(QPen(ink, 1))
        painter.drawLine(room.bottomLeft(), room.bottomRight())
        words = {"easy": self.tr("easy"), "medium": self.tr("medium"), "hard": self.tr("hard")}
        for name, (low, high) in BANDS.items():
            left, right = (room.left() + share * room.width() for share in (low, high))
            painter.drawLine(QPointF(left, room.bottom()), QPointF(left, room.bottom() + 5))
            box = QRectF(left, room.bottom() + 8, right - left, 14)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words[name])
        if self.marked is not None:
            x = room.left() + self.marked * room.width()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#d55e00"))
            bottom = room.bottom() + 1
            painter.drawPolygon(
                [QPointF(x, bottom), QPointF(x - 5, bottom + 8), QPointF(x + 5, bottom + 8)]
            )
        painter.end()
