"""Flowers and seasons. Flowers stand free on their stems; seasons are scenes in a round frame."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from mjs_editor.art.facesets import FaceSet
from mjs_editor.art.glyphs import round_pen

__all__ = ["FLOWERS", "SEASONS"]

_Draw = Callable[[QPainter, FaceSet], None]

_ROUND = QPointF(21, 29)
_RADIUS = 16.0


def _plum(painter: QPainter, faces: FaceSet) -> None:
    painter.setPen(round_pen(QColor(faces.ink), 2.2 * faces.weight))
    branch = QPainterPath(QPointF(9, 47))
    branch.quadTo(14, 38, 22, 34)
    branch.quadTo(30, 30, 33, 16)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(branch)
    for x, y, size in ((18, 23, 1.0), (29, 36.5, 0.86), (32, 11.5, 0.62)):
        _blossom(painter, QPointF(x, y), 8.6 * size, QColor(faces.plum), faces)


def _blossom(
    painter: QPainter, middle: QPointF, size: float, colour: QColor, faces: FaceSet
) -> None:
    painter.setPen(QPen(QColor(faces.face[1]), 0.7))
    painter.setBrush(colour)
    for petal in range(5):
        turn = 2 * pi * petal / 5 - pi / 2
        at = QPointF(cos(turn) * size * 0.56, sin(turn) * size * 0.56)
        painter.drawEllipse(middle + at, size * 0.44, size * 0.44)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(faces.gold))
    painter.drawEllipse(middle, size * 0.28, size * 0.28)


def _orchid(painter: QPainter, faces: FaceSet) -> None:
    painter.setPen(round_pen(QColor(faces.green), 2.3 * faces.weight))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for x, y, bend_x, bend_y in (
        (4.5, 34, 12, 26),
        (36, 33, 29, 25),
        (13, 21, 18, 30),
        (35.5, 44, 29, 36),
    ):
        leaf = QPainterPath(QPointF(21, 47.5))
        leaf.quadTo(bend_x, bend_y, x, y)
        painter.drawPath(leaf)
    painter.setPen(round_pen(QColor(faces.green), 1.4 * faces.weight))
    painter.drawLine(QPointF(21, 47), QPointF(25, 22))
    painter.setPen(QPen(QColor(faces.face[1]), 0.6))
    painter.setBrush(QColor(faces.plum))
    for turn, length in ((-90, 9.5), (-18, 9), (198, 9), (40, 7.5), (140, 7.5)):
        painter.save()
        painter.translate(25, 17.5)
        painter.rotate(turn)
        petal = QPainterPath(QPointF(0, 0))
        petal.quadTo(length * 0.5, -4.4, length, 0)
        petal.quadTo(length * 0.5, 4.4, 0, 0)
        painter.drawPath(petal)
        painter.restore()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(faces.gold))
    painter.drawEllipse(QPointF(25, 18.5), 2.2, 2.6)


def _chrysanthemum(painter: QPainter, faces: FaceSet) -> None:
    painter.setPen(round_pen(QColor(faces.green), 2.2 * faces.weight))
    painter.drawLine(QPointF(22, 32), QPointF(20, 48))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(faces.green))
    for side in (-1, 1):
        leaf = QPainterPath(QPointF(20.6, 45))
        leaf.quadTo(20 + side * 7, 36, 20 + side * 14, 41)
        leaf.quadTo(20 + side * 8, 47, 20.6, 45)
        painter.drawPath(leaf)
    gold, rim = QColor(faces.gold), QPen(QColor(faces.face[1]), 0.7)
    for count, reach, long, wide in ((14, 8.6, 4.6, 2.3), (9, 4.6, 3.6, 2.0)):
        for petal in range(count):
            painter.save()
            painter.translate(23, 22)
            painter.rotate(360 * petal / count)
            painter.setPen(rim)
            painter.setBrush(gold)
            painter.drawEllipse(QPointF(0, -reach), wide, long)
            painter.restore()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(faces.red))
    painter.drawEllipse(QPointF(23, 22), 2.6, 2.6)


def _bamboo_plant(painter: QPainter, faces: FaceSet) -> None:
    green = QColor(faces.green)
    for x, top, bottom in ((16.5, 15, 48), (25.5, 8, 48)):
        painter.setPen(round_pen(green, 3.0))
        y = float(bottom)
        while y > top:
            end = max(y - 9.6, top)
            painter.drawLine(QPointF(x, y), QPointF(x, end + 1.6))
            y = end - 1.6
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(green)
    for x, y, turn, long in (
        (26.5, 15, 20, 11),
        (26.5, 15, 65, 11),
        (26.5, 30, 35, 11),
        (15.5, 25, 150, 10),
        (15.5, 25, 105, 10),
        (15.5, 38, 160, 10),
        (24.6, 10, -150, 8),
    ):
        painter.save()
        painter.translate(x, y)
        painter.rotate(turn)
        leaf = QPainterPath(QPointF(0, 0))
        leaf.quadTo(long * 0.4, -3.0, long, 0)
        leaf.quadTo(long * 0.4, 3.0, 0, 0)
        painter.drawPath(leaf)
        painter.restore()


def _framed(draw: _Draw, frame: str) -> _Draw:
    """A scene in a round frame of one of the colours."""

    def drawn(painter: QPainter, faces: FaceSet) -> None:
        painter.setPen(QPen(QColor(getattr(faces, frame)), 2.0 * faces.weight))
        painter.setBrush(QColor(faces.wash))
        painter.drawEllipse(_ROUND, _RADIUS, _RADIUS)
        draw(painter, faces)

    return drawn


def _spring(painter: QPainter, faces: FaceSet) -> None:
    """A seedling."""
    painter.setPen(round_pen(QColor(faces.green), 2.4 * faces.weight))
    painter.drawLine(QPointF(21, 40), QPointF(21, 27))
    painter.drawLine(QPointF(13, 40.5), QPointF(29, 40.5))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(faces.green))
    for side in (-1, 1):
        leaf = QPainterPath(QPointF(21, 29))
        leaf.quadTo(21 + side * 1, 19, 21 + side * 11, 19)
        leaf.quadTo(21 + side * 11, 29, 21, 29)
        painter.drawPath(leaf)


def _summer(painter: QPainter, faces: FaceSet) -> None:
    """The sun."""
    painter.setPen(round_pen(QColor(faces.red), 2.2 * faces.weight))
    for ray in range(8):
        turn = 2 * pi * ray / 8
        way = QPointF(cos(turn), sin(turn))
        painter.drawLine(_ROUND + way * 9.2, _ROUND + way * 12.0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(faces.red))
    painter.drawEllipse(_ROUND, 6.0, 6.0)


def _autumn(painter: QPainter, faces: FaceSet) -> None:
    """A leaf of maple."""
    points = (
        (0, -12.5),
        (2.4, -7),
        (6.5, -8.5),
        (5.6, -3.2),
        (11.5, -2.8),
        (7.4, 1.8),
        (8.6, 5.6),
        (2.4, 4.6),
        (0, 6.4),
    )
    leaf = QPainterPath(_ROUND + QPointF(*points[0]))
    for x, y in (*points[1:], *((-x, y) for x, y in reversed(points[:-1]))):
        leaf.lineTo(_ROUND + QPointF(x, y))
    painter.setPen(round_pen(QColor(faces.gold), 1.0))
    painter.setBrush(QColor(faces.gold))
    painter.drawPath(leaf)
    painter.setPen(round_pen(QColor(faces.gold), 2.0 * faces.weight))
    painter.drawLine(_ROUND + QPointF(0, 4), _ROUND + QPointF(0, 12))


def _winter(painter: QPainter, faces: FaceSet) -> None:
    """A flake of snow."""
    painter.setPen(round_pen(QColor(faces.blue), 1.9 * faces.weight))
    for arm in range(6):
        painter.save()
        painter.translate(_ROUND)
        painter.rotate(60 * arm)
        painter.drawLine(QPointF(0, 0), QPointF(0, -12))
        painter.drawLine(QPointF(0, -7), QPointF(-3.4, -10.2))
        painter.drawLine(QPointF(0, -7), QPointF(3.4, -10.2))
        painter.restore()


FLOWERS: dict[str, _Draw] = {
    "plum": _plum,
    "orchid": _orchid,
    "chrysanthemum": _chrysanthemum,
    "bamboo": _bamboo_plant,
}
"""Each flower as it is drawn."""

SEASONS: dict[str, _Draw] = {
    "spring": _framed(_spring, "green"),
    "summer": _framed(_summer, "red"),
    "autumn": _framed(_autumn, "gold"),
    "winter": _framed(_winter, "blue"),
}
"""Each season as it is drawn."""
