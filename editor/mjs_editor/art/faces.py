"""The faces of tiles, as plain shapes: circles, sticks, numerals of strokes, letters of strokes.

Families differ in shape and every face has a sign of its own, so colour only helps. All is drawn
in the units of the engine's pictures: a face is 40 by 52.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from mjs.faces import FAMILIES
from mjs.render import TILE_HEIGHT, TILE_WIDTH

__all__ = ["draw_face", "face_pixmap"]

_RED, _GREEN, _BLUE = QColor("#b3261e"), QColor("#1b7f4b"), QColor("#1f4e9c")
_INK, _GOLD, _PLUM = QColor("#33302a"), QColor("#b26a00"), QColor("#8e3a86")

_Stroke = tuple[tuple[float, float], ...]

# On a grid of 4 by 6, y down.
_SIGNS: dict[str, tuple[_Stroke, ...]] = {
    "1": (((1, 1.4), (2.2, 0), (2.2, 6)), ((1, 6), (3.4, 6))),
    "2": (((0.3, 1.2), (1, 0.2), (3, 0.2), (3.8, 1.2), (3.8, 2.2), (0.2, 6), (4, 6)),),
    "3": (((0.2, 0), (3.8, 0), (2, 2.4), (3.6, 3.2), (3.8, 4.8), (2.6, 6), (0.8, 6), (0, 5)),),
    "4": (((3, 6), (3, 0), (0, 4.2), (4, 4.2)),),
    "5": (
        ((3.6, 0), (0.5, 0), (0.3, 2.6), (2.6, 2.4), (3.8, 3.6), (3.6, 5.2), (2.2, 6), (0, 5.6)),
    ),
    "6": (
        (
            (3.4, 0.2),
            (1.4, 1),
            (0.2, 3.4),
            (0.4, 5.2),
            (1.6, 6),
            (3, 5.8),
            (3.8, 4.4),
            (3, 3),
            (1.4, 2.9),
            (0.3, 3.8),
        ),
    ),
    "7": (((0, 0), (4, 0), (1.6, 6)),),
    "8": (
        (
            (2, 2.8),
            (0.6, 2),
            (0.6, 0.8),
            (2, 0),
            (3.4, 0.8),
            (3.4, 2),
            (2, 2.8),
            (0.2, 3.8),
            (0.2, 5.2),
            (2, 6),
            (3.8, 5.2),
            (3.8, 3.8),
            (2, 2.8),
        ),
    ),
    "9": (
        (
            (3.7, 2.2),
            (2.6, 3.1),
            (1, 3),
            (0.2, 1.6),
            (1, 0.2),
            (2.4, 0),
            (3.6, 0.8),
            (3.8, 2.6),
            (2.6, 5),
            (0.6, 5.8),
        ),
    ),
    "E": (((4, 0), (0.4, 0), (0.4, 6), (4, 6)), ((0.4, 3), (3, 3))),
    "S": (
        (
            (3.8, 0.8),
            (2.8, 0),
            (1, 0),
            (0.2, 1),
            (0.4, 2.2),
            (3.6, 3.6),
            (3.8, 5),
            (2.8, 6),
            (1, 6),
            (0, 5.2),
        ),
    ),
    "W": (((0, 0), (0.9, 6), (2, 2), (3.1, 6), (4, 0)),),
    "N": (((0.3, 6), (0.3, 0), (3.7, 6), (3.7, 0)),),
}

_WINDS = {"east": ("E", 0.0), "south": ("S", 90.0), "west": ("W", 180.0), "north": ("N", 270.0)}

# Where n marks lie, in thirds of the room from its middle.
_PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((0, -1), (0, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    7: ((-1, -1), (0, -1), (1, -1), (-1, 0.1), (1, 0.1), (-1, 1.1), (1, 1.1)),
    8: ((-1, -1), (0, -1), (1, -1), (-0.5, 0), (0.5, 0), (-1, 1), (0, 1), (1, 1)),
    9: ((-1, -1), (0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1), (1, 1)),
}


def draw_face(painter: QPainter, face: str, box: QRectF) -> None:
    """Draw a face into the rectangle of a tile's face.

    Labels that are no face ids are drawn as their first letters.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.topLeft())
    painter.scale(box.width() / TILE_WIDTH, box.height() / TILE_HEIGHT)
    family, _, what = face.partition("-")
    if what in FAMILIES.get(family, ()):
        _FAMILIES[family](painter, what)
    else:
        painter.setPen(_INK)
        painter.drawText(QRectF(2, 2, 36, 48), Qt.AlignmentFlag.AlignCenter, face[:4])
    painter.restore()


@lru_cache(maxsize=512)
def face_pixmap(face: str, scale: float) -> QPixmap:
    """A face as a picture that is sharp at so many pixels per unit."""
    pixmap = QPixmap(max(1, round(TILE_WIDTH * scale)), max(1, round(TILE_HEIGHT * scale)))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw_face(painter, face, QRectF(pixmap.rect()))
    painter.end()
    return pixmap


def _dots(painter: QPainter, what: str) -> None:
    number = int(what)
    _sign(painter, what, _BLUE, QRectF(4, 4, 4.5, 7), 1.3)
    radius = 11.0 if number == 1 else 5.4 if number < 7 else 4.6
    for index, (x, y) in enumerate(_PLACES[number]):
        middle = QPointF(20 + x * 10.5, 31 + y * 12.5)
        painter.setPen(QPen((_BLUE, _GREEN, _RED)[index % 3], 1.8))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, radius - 1, radius - 1)
        painter.setBrush((_BLUE, _GREEN, _RED)[index % 3])
        painter.drawEllipse(middle, radius * 0.3, radius * 0.3)


def _bamboo(painter: QPainter, what: str) -> None:
    number = int(what)
    _sign(painter, what, _GREEN, QRectF(4, 4, 4.5, 7), 1.3)
    tall = 28.0 if number == 1 else 10.5
    for x, y in _PLACES[number]:
        middle = QPointF(20 + x * 10.5, 31 + y * 12.5)
        painter.setPen(QPen(_GREEN.darker(130), 0.8))
        painter.setBrush(_GREEN)
        wide = 5.0 if number > 1 else 7.0
        half = QRectF(middle.x() - wide / 2, middle.y() - tall / 2, wide, tall / 2 - 0.6)
        painter.drawRoundedRect(half, 2, 2)
        painter.drawRoundedRect(half.translated(0, tall / 2 + 0.6), 2, 2)


def _characters(painter: QPainter, what: str) -> None:
    _sign(painter, what, _INK, QRectF(13, 7, 14, 20), 3.0)
    # The mark of the suit: a roof over a frame, in the place of the sign for ten thousand.
    painter.setPen(_pen(_RED, 2.2))
    painter.drawPolyline(_line(((9, 34), (31, 34))))
    painter.drawPolyline(_line(((16, 31), (16, 37))))
    painter.drawPolyline(_line(((24, 31), (24, 37))))
    painter.drawRect(QRectF(12, 39, 16, 7))


def _wind(painter: QPainter, what: str) -> None:
    letter, turn = _WINDS[what]
    _sign(painter, letter, _INK, QRectF(13, 9, 14, 20), 3.0)
    painter.translate(20, 40)
    painter.rotate(turn)
    painter.setPen(_pen(_BLUE, 2.0))
    painter.drawPolyline(_line(((-9, 0), (9, 0))))
    painter.drawPolyline(_line(((4, -4.5), (9, 0), (4, 4.5))))


def _dragon(painter: QPainter, what: str) -> None:
    if what == "white":
        painter.setPen(QPen(_BLUE, 2.4))
        painter.drawRect(QRectF(9, 11, 22, 30))
        painter.setPen(QPen(_BLUE, 1.0))
        painter.drawRect(QRectF(13, 15, 14, 22))
    elif what == "red":
        painter.setPen(_pen(_RED, 2.6))
        painter.drawRect(QRectF(10, 17, 20, 14))
        painter.drawPolyline(_line(((20, 9), (20, 44))))
    else:
        painter.setPen(_pen(_GREEN, 2.6))
        for y in (12, 21, 30):
            painter.drawPolyline(_line(((10, y + 7), (20, y), (30, y + 7))))
        painter.drawPolyline(_line(((20, 12), (20, 44))))


def _flower(painter: QPainter, what: str) -> None:
    number = FAMILIES["flower"].index(what) + 1
    _sign(painter, str(number), _PLUM, QRectF(4, 4, 4.5, 7), 1.3)
    petals = 3 + number
    painter.setPen(QPen(_PLUM, 1.4))
    painter.setBrush(QColor(_PLUM.red(), _PLUM.green(), _PLUM.blue(), 60))
    for petal in range(petals):
        turn = 2 * pi * petal / petals - pi / 2
        painter.drawEllipse(QPointF(20 + 8 * cos(turn), 25 + 8 * sin(turn)), 5.4, 5.4)
    painter.setBrush(_GOLD)
    painter.drawEllipse(QPointF(20, 25), 3.4, 3.4)
    painter.setPen(_pen(_GREEN, 2.0))
    painter.drawPolyline(_line(((20, 39), (20, 47))))
    painter.drawPolyline(_line(((20, 46), (27, 41))))


def _season(painter: QPainter, what: str) -> None:
    number = FAMILIES["season"].index(what) + 1
    _sign(painter, str(number), _GOLD, QRectF(4, 4, 4.5, 7), 1.3)
    painter.setPen(_pen(_GOLD, 2.0))
    middle = QPointF(20, 28)
    for ray in range(4 * number):
        turn = 2 * pi * ray / (4 * number)
        painter.drawLine(
            middle + QPointF(9 * cos(turn), 9 * sin(turn)),
            middle + QPointF(14 * cos(turn), 14 * sin(turn)),
        )
    painter.setBrush(QColor(_GOLD.red(), _GOLD.green(), _GOLD.blue(), 60))
    painter.drawEllipse(middle, 6.5, 6.5)


_FAMILIES: dict[str, Callable[[QPainter, str], None]] = {
    "dots": _dots,
    "bamboo": _bamboo,
    "characters": _characters,
    "wind": _wind,
    "dragon": _dragon,
    "flower": _flower,
    "season": _season,
}


def _sign(painter: QPainter, sign: str, colour: QColor, box: QRectF, width: float) -> None:
    painter.setPen(_pen(colour, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for stroke in _SIGNS[sign]:
        path = QPainterPath()
        path.addPolygon(
            _line(
                tuple(
                    (box.x() + x * box.width() / 4, box.y() + y * box.height() / 6)
                    for x, y in stroke
                )
            )
        )
        painter.drawPath(path)


def _pen(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _line(points: _Stroke) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in points])
