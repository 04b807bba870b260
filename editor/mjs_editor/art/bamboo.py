"""The suit of bamboo: a bird for one, sticks for the rest."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from mjs_editor.art.facesets import FaceSet
from mjs_editor.art.glyphs import round_pen

__all__ = ["draw_bird", "draw_sticks"]

_G, _B, _R = "green", "blue", "red"
# Middle of each stick, its colour, and how far it leans.
_Stick = tuple[float, float, str, float]
_STICKS: dict[int, tuple[float, tuple[_Stick, ...]]] = {
    2: (18.0, ((22, 16, _G, 0), (22, 38.5, _B, 0))),
    3: (18.0, ((22, 15.5, _B, 0), (14.5, 38, _G, 0), (29.5, 38, _G, 0))),
    4: (18.0, ((15, 16, _G, 0), (29, 16, _B, 0), (15, 38, _B, 0), (29, 38, _G, 0))),
    5: (
        17.0,
        (
            (14, 15.5, _G, 0),
            (31, 15.5, _B, 0),
            (22.5, 27, _R, 0),
            (14, 38.5, _B, 0),
            (31, 38.5, _G, 0),
        ),
    ),
    6: (18.0, tuple((x, y, c, 0.0) for y, c in ((16, _G), (38, _B)) for x in (13.5, 22.5, 31.5))),
    7: (
        12.0,
        (
            (22, 10.5, _R, 0),
            *((x, y, _B if x == 22 else _G, 0.0) for y in (26.0, 41.0) for x in (13.0, 22.0, 31.0)),
        ),
    ),
    8: (
        17.5,
        tuple(
            (x, y, c, lean * side)
            for y, c, side in ((15.5, _G, 1), (38.5, _B, -1))
            for x, lean in ((13, 0), (19.8, 22), (26.6, -22), (33.4, 0))
        ),
    ),
    9: (
        12.0,
        tuple(
            (x, y, c, 0.0) for x, c in ((14, _R), (23.5, _B), (33, _G)) for y in (11.0, 26.0, 41.0)
        ),
    ),
}


def draw_sticks(painter: QPainter, number: int, faces: FaceSet) -> None:
    """So many sticks, from 2 to 9."""
    tall, sticks = _STICKS[number]
    wide = 4.0 if number == 8 else 6.0 if number < 5 else 5.0
    for x, y, name, lean in sticks:
        painter.save()
        painter.translate(x, y)
        painter.rotate(lean)
        _stick(painter, QColor(getattr(faces, name)), wide, tall, faces)
        painter.restore()


def _stick(painter: QPainter, colour: QColor, wide: float, tall: float, faces: FaceSet) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    half = tall / 2
    painter.drawRoundedRect(QRectF(-wide / 2 + 0.5, -half, wide - 1, tall), 1.4, 1.4)
    for y in (-half, -1.3, half - 2.6):
        painter.drawRoundedRect(QRectF(-wide / 2, y, wide, 2.6), 1.3, 1.3)
    glint = QColor(faces.face[1])
    glint.setAlpha(150)
    painter.setPen(QPen(glint, 0.9))
    for y in (-half + 3.4, 2.2):
        painter.drawLine(QPointF(-0.2, y), QPointF(-0.2, y + half - 5.4))


def draw_bird(painter: QPainter, faces: FaceSet) -> None:
    """A bird on a twig, with a long tail."""
    green, red, blue = QColor(faces.green), QColor(faces.red), QColor(faces.blue)
    painter.setPen(round_pen(QColor(faces.ink), 1.5 * faces.weight))
    painter.drawLine(QPointF(12, 43), QPointF(35, 40))
    painter.setPen(round_pen(red, 1.3 * faces.weight))
    painter.drawLine(QPointF(21, 36), QPointF(22, 41.5))
    painter.drawLine(QPointF(25, 35), QPointF(26.5, 41))
    for turn, colour in ((-26, blue), (-13, green), (0, red)):
        painter.save()
        painter.translate(17, 30)
        painter.rotate(turn)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        feather = QPainterPath(QPointF(2, -2))
        feather.quadTo(-8, 2, -8, 14)
        feather.quadTo(-2, 10, 3, 3)
        painter.drawPath(feather)
        painter.restore()
    body = QPainterPath(QPointF(31, 13))
    body.quadTo(35, 20, 31, 29)
    body.quadTo(27, 38, 17, 34)
    body.quadTo(13, 32, 14, 28)
    body.quadTo(22, 27, 22.5, 18)
    body.quadTo(23, 9, 28, 9.5)
    body.quadTo(30, 10, 31, 13)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(green)
    painter.drawPath(body)
    wing = QPainterPath(QPointF(26, 20))
    wing.quadTo(28, 29, 17, 32)
    wing.quadTo(17, 25, 26, 20)
    painter.setBrush(red)
    painter.drawPath(wing)
    beak = QPainterPath(QPointF(30.5, 11.5))
    beak.lineTo(36, 13.5)
    beak.lineTo(31.3, 15)
    painter.setBrush(QColor(faces.gold))
    painter.drawPath(beak)
    painter.setBrush(QColor(faces.face[1]))
    painter.drawEllipse(QPointF(27.9, 13.0), 1.5, 1.5)
    painter.setBrush(QColor(faces.ink))
    painter.drawEllipse(QPointF(28.2, 13.0), 0.8, 0.8)
