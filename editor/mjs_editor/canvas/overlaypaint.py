"""How the marks of an overlay look, on tiles and in the legend: a tint, a pattern and a text."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPen

from mjs.render import CORNER
from mjs_editor.art.colours import between
from mjs_editor.overlays import BARE, Mark

__all__ = ["draw_mark"]

# From the palette of Okabe and Ito, which colour-blind eyes tell apart, each with a pattern.
_LOOKS: dict[str, tuple[QColor, Qt.BrushStyle]] = {
    "free": (QColor("#009e73"), Qt.BrushStyle.NoBrush),
    "covered": (QColor("#d55e00"), Qt.BrushStyle.BDiagPattern),
    "left": (QColor("#0072b2"), Qt.BrushStyle.NoBrush),
    "right": (QColor("#0072b2"), Qt.BrushStyle.NoBrush),
    "both": (QColor("#a03a78"), Qt.BrushStyle.DiagCrossPattern),
}
_LOW, _HIGH = QColor("#f4ecd0"), QColor("#7a2a00")


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
