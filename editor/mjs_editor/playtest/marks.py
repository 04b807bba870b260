"""Marks on tiles: selection, hint, what blocks, and the ring of the keyboard.

Each has a shape of its own, so that no colour is needed to tell them apart: a selected tile has a
full ring, a tint and one filled corner, a hinted one heavy corners, what blocks is dashed, the
keyboard's ring is dotted and lies outside of the face.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from mjs.render import CORNER

__all__ = ["BLOCKS", "HINT", "SELECTION", "draw_blocks", "draw_focus", "draw_hint", "draw_selected"]

SELECTION, HINT, BLOCKS, FOCUS = "#f08c00", "#00c2e0", "#d6336c", "#ffd60a"
_DARK, _WHITE = QColor(0, 0, 0, 190), QColor("#ffffff")


def draw_selected(painter: QPainter, face: QRectF) -> None:
    """A full ring with a dark line in it, a tint, and a corner that a hint does not hide."""
    fill = QColor(SELECTION)
    fill.setAlpha(44)
    painter.setBrush(fill)
    painter.setPen(QPen(QColor(SELECTION), 3.0))
    painter.drawRoundedRect(face.adjusted(1.3, 1.3, -1.3, -1.3), CORNER - 1.3, CORNER - 1.3)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_DARK, 0.8))
    painter.drawRoundedRect(face.adjusted(3.0, 3.0, -3.0, -3.0), CORNER - 2.6, CORNER - 2.6)
    end = face.bottomRight()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(SELECTION))
    painter.drawPolygon(
        QPolygonF([end - QPointF(13.5, 2), end - QPointF(2, 13.5), end - QPointF(2, 2)])
    )


def draw_hint(painter: QPainter, face: QRectF) -> None:
    """A border in cyan with heavy corners."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_DARK, 2.6))
    painter.drawRoundedRect(face.adjusted(1.3, 1.3, -1.3, -1.3), CORNER - 1.3, CORNER - 1.3)
    painter.setPen(QPen(QColor(HINT), 1.8))
    painter.drawRoundedRect(face.adjusted(1.3, 1.3, -1.3, -1.3), CORNER - 1.3, CORNER - 1.3)
    box = face.adjusted(1.6, 1.6, -1.6, -1.6)
    arm = QPointF(9.5, 0), QPointF(0, 9.5)
    corners = (
        (box.topLeft(), arm[0], arm[1]),
        (box.topRight(), -arm[0], arm[1]),
        (box.bottomRight(), -arm[0], -arm[1]),
        (box.bottomLeft(), arm[0], -arm[1]),
    )
    for colour, width in ((_DARK, 4.0), (QColor(HINT), 3.0)):
        pen = QPen(colour, width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        for corner, across, down in corners:
            painter.drawPolyline(QPolygonF([corner + across, corner, corner + down]))


def draw_blocks(painter: QPainter, face: QRectF) -> None:
    """A dashed ring."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    box = face.adjusted(1.5, 1.5, -1.5, -1.5)
    painter.setPen(QPen(_WHITE, 3.2))
    painter.drawRoundedRect(box, CORNER - 1.5, CORNER - 1.5)
    pen = QPen(QColor(BLOCKS), 3.2)
    pen.setDashPattern([2.2, 1.4])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawRoundedRect(box, CORNER - 1.5, CORNER - 1.5)


def draw_focus(painter: QPainter, face: QRectF) -> None:
    """A dotted ring around the face: yellow on black on white, so that it is seen on any ground."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    box = face.adjusted(-2.4, -2.4, 2.4, 2.4)
    for colour, width in ((_WHITE, 5.4), (QColor("#000000"), 4.2)):
        painter.setPen(QPen(colour, width))
        painter.drawRoundedRect(box, CORNER + 2, CORNER + 2)
    pen = QPen(QColor(FOCUS), 2.2)
    pen.setDashPattern([1.8, 1.4])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawRoundedRect(box, CORNER + 2, CORNER + 2)
