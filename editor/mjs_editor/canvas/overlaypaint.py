"""How the marks of an overlay look, on tiles and in the legend: a tint, a pattern and a text."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from mjs.render import CORNER, TILE_HEIGHT, TILE_WIDTH
from mjs_editor.art.colours import between
from mjs_editor.overlays import BARE, Mark

__all__ = ["Legend", "draw_mark"]

# From the palette of Okabe and Ito, which colour-blind eyes tell apart, each with a pattern.
_LOOKS: dict[str, tuple[QColor, Qt.BrushStyle]] = {
    "free": (QColor("#009e73"), Qt.BrushStyle.NoBrush),
    "covered": (QColor("#d55e00"), Qt.BrushStyle.BDiagPattern),
    "left": (QColor("#0072b2"), Qt.BrushStyle.NoBrush),
    "right": (QColor("#0072b2"), Qt.BrushStyle.NoBrush),
    "both": (QColor("#a03a78"), Qt.BrushStyle.DiagCrossPattern),
}
_LOW, _HIGH = QColor("#f4ecd0"), QColor("#7a2a00")
_EDGE = 8


def draw_mark(painter: QPainter, mark: Mark, face: QRectF) -> None:
    """Draw a mark on the face of a tile; nothing for `BARE`."""
    if mark.look == BARE.look:
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    inner = face.adjusted(2, 2, -2, -2)
    if mark.look == "scale":
        colour = between(_LOW, _HIGH, mark.share)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour.red(), colour.green(), colour.blue(), 200))
        painter.drawRoundedRect(inner, CORNER - 2, CORNER - 2)
        # The higher, the fuller a bar at the edge: the scale without its colours.
        bar = QRectF(inner.left() + 1.5, inner.top() + 4, 3.5, inner.height() - 8)
        painter.setPen(QPen(QColor("#33302a"), 0.6))
        painter.setBrush(QColor(255, 255, 255, 160))
        painter.drawRect(bar)
        painter.setBrush(QColor("#33302a"))
        painter.drawRect(bar.adjusted(0, bar.height() * (1 - mark.share), 0, 0))
    else:
        colour, pattern = _LOOKS[mark.look]
        painter.setPen(QPen(colour, 2.2))
        painter.setBrush(QColor(colour.red(), colour.green(), colour.blue(), 50))
        painter.drawRoundedRect(inner, CORNER - 2, CORNER - 2)
        painter.setBrush(QBrush(colour, pattern))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(inner, CORNER - 2, CORNER - 2)
        painter.setBrush(colour)
        if mark.look in ("left", "both"):
            painter.drawRect(QRectF(inner.left(), inner.top() + 6, 5, inner.height() - 12))
        if mark.look in ("right", "both"):
            painter.drawRect(QRectF(inner.right() - 5, inner.top() + 6, 5, inner.height() - 12))
        if mark.look == "free":
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour, 2.0))
            painter.drawEllipse(face.center(), 11.5, 11.5)
    _draw_text(painter, mark.text, face)


def _draw_text(painter: QPainter, text: str, face: QRectF) -> None:
    font = QFont(painter.font())
    font.setPixelSize(15)
    font.setBold(True)
    painter.setFont(font)
    width = 9.0 * len(text) + 5
    middle = face.center()
    pill = QRectF(middle.x() - width / 2, middle.y() - 8.5, width, 17)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 255, 255, 215))
    painter.drawRoundedRect(pill, 4, 4)
    painter.setPen(QColor("#1d1b16"))
    painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, text)


class Legend(QWidget):
    """What the marks mean, in the corner of the canvas where it hides least.

    Parameters
    ----------
    view : QAbstractScrollArea
        Its parent. Not the viewport: what lies in that is scrolled along with the board.
    crowd : callable of a rectangle
        How much of the board lies in a rectangle of the viewport.
    """

    _ROW, _WIDTH, _TEXT = 32, 270, 40

    def __init__(self, view: QAbstractScrollArea, crowd: Callable[[QRect], float]) -> None:
        super().__init__(view)
        self._view = view
        self._crowd = crowd
        self._cells: list[QRect] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.title = ""
        self.rows: list[tuple[Mark, str]] = []
        self.hide()

    def show_rows(self, title: str, rows: list[tuple[Mark, str]]) -> None:
        """Explain these marks under a title; without a title, nothing."""
        self.title, self.rows = title, rows
        self.setAccessibleName(title)
        told = (f"{mark.text}: {text}" if mark.text else text for mark, text in rows)
        self.setAccessibleDescription("; ".join(told))
        self.setVisible(bool(title))
        self.place()
        self.update()

    def place(self) -> None:
        """Go to the corner of the canvas that hides least; stay where others are no better."""
        if not self.title:
            return
        port = self._view.viewport()
        # Side by side where there is room: so it fits above a board that was fitted.
        widths = [
            self._TEXT + self.fontMetrics().horizontalAdvance(text) + 12 for _, text in self.rows
        ]
        if sum(widths) <= port.width() - 2 * _EDGE:
            lefts = [sum(widths[:number]) for number in range(len(widths))]
            self._cells = [QRect(x, 26, w, self._ROW) for x, w in zip(lefts, widths, strict=True)]
        else:
            tops = [26 + self._ROW * number for number in range(len(widths))]
            self._cells = [QRect(0, y, self._WIDTH, self._ROW) for y in tops]
        right_most = max((cell.right() for cell in self._cells), default=0)
        lowest = max((cell.bottom() for cell in self._cells), default=26)
        font = QFont(self.font())
        font.setBold(True)
        title = QFontMetrics(font).horizontalAdvance(self.title) + 20
        self.resize(max(title, right_most + 1), lowest + 1)
        right = max(_EDGE, port.width() - self.width() - _EDGE)
        bottom = max(_EDGE, port.height() - self.height() - _EDGE)
        corners = [QPoint(x, y) for y in (bottom, _EDGE) for x in (_EDGE, right)]
        corners.sort(key=lambda corner: corner != self.pos() - port.pos())
        best = min(corners, key=lambda corner: self._crowd(QRect(corner, self.size())))
        self.move(best + port.pos())

    def paintEvent(self, _: object) -> None:  # noqa: N802 - Qt's name
        """Paint a card with a small tile for each mark."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor("#8a8069"), 1))
        painter.setBrush(QColor("#fffdf7"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        font = painter.font()
        painter.setPen(QColor("#1d1b16"))
        font.setBold(True)
        painter.setFont(font)
        painter.drawText(QPointF(10, 20), self.title)
        font.setBold(False)
        for (mark, text), cell in zip(self.rows, self._cells, strict=True):
            painter.save()
            painter.translate(cell.left() + 8, cell.top())
            painter.scale(0.5, 0.5)
            painter.setPen(QPen(QColor("#7d6f52"), 2))
            painter.setBrush(QColor("#fffdf7"))
            face = QRectF(0, 0, TILE_WIDTH, TILE_HEIGHT)
            painter.drawRoundedRect(face, CORNER, CORNER)
            draw_mark(painter, mark, face)
            painter.restore()
            painter.setFont(font)
            painter.setPen(QColor("#1d1b16"))
            box = cell.adjusted(self._TEXT, 0, -4, -6)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, text)
        painter.end()
