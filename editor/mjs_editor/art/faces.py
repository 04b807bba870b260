"""The faces of tiles, as plain shapes in the colours of a face set. No fonts, no files.

Families differ in shape and every face has a sign of its own, so colour only helps. All is drawn
in the units of the engine's pictures: a face is 40 by 52.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QTransform

from mjs.faces import FAMILIES
from mjs.render import TILE_HEIGHT, TILE_WIDTH
from mjs_editor.art.bamboo import draw_bird, draw_sticks
from mjs_editor.art.bonus import FLOWERS, SEASONS
from mjs_editor.art.facesets import IVORY, FaceSet
from mjs_editor.art.glyphs import draw_glyph
from mjs_editor.art.pixels import PixelGrid

__all__ = ["draw_face", "face_pixmap", "put_face"]

_NUMERALS = "一二三四五六七八九"
_WINDS = {"east": ("東", "E"), "south": ("南", "S"), "west": ("西", "W"), "north": ("北", "N")}

_R, _G, _B = "red", "green", "blue"
# Where the circles of dots lie, their colours, and how large they are.
_Dot = tuple[float, float, str]
_DOTS: dict[int, tuple[float, tuple[_Dot, ...]]] = {
    2: (7.6, ((21, 16, _G), (21, 37, _B))),
    3: (6.2, ((15.5, 18.5, _B), (22.5, 29, _R), (30, 40, _G))),
    4: (6.2, ((14.5, 17.5, _B), (29.5, 17.5, _G), (14.5, 37, _G), (29.5, 37, _B))),
    5: (
        5.4,
        ((15, 16.5, _B), (31, 16.5, _G), (23, 28, _R), (15, 39.5, _G), (31, 39.5, _B)),
    ),
    6: (
        5.4,
        (
            (15, 13, _G),
            (29, 13, _G),
            (15, 27.5, _R),
            (29, 27.5, _R),
            (15, 40.5, _R),
            (29, 40.5, _R),
        ),
    ),
    7: (
        4.7,
        (
            (15.5, 11, _G),
            (24, 15, _G),
            (32.5, 19, _G),
            (17, 31, _R),
            (30, 31, _R),
            (17, 42.5, _R),
            (30, 42.5, _R),
        ),
    ),
    8: (4.7, tuple((x, y, _B) for y in (9.5, 20.5, 31.5, 42.5) for x in (16.5, 29))),
    9: (
        4.3,
        tuple((x, y, c) for y, c in ((11.5, _G), (27, _R), (42, _B)) for x in (14.6, 24.0, 33.4)),
    ),
}


def draw_face(painter: QPainter, face: str, box: QRectF, faces: FaceSet = IVORY) -> None:
    """Draw a face into the rectangle of a tile's face.

    Labels that are no face ids are drawn as their first letters.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.topLeft())
    painter.scale(box.width() / TILE_WIDTH, box.height() / TILE_HEIGHT)
    family, _, what = face.partition("-")
    if what in FAMILIES.get(family, ()):
        _FAMILIES[family](painter, what, faces)
    else:
        painter.setPen(QColor(faces.ink))
        painter.drawText(QRectF(2, 2, 36, 48), Qt.AlignmentFlag.AlignCenter, face[:4])
    painter.restore()


def put_face(painter: QPainter, face: str, box: QRectF, faces: FaceSet = IVORY) -> None:
    """Put the picture of a face into the rectangle of a tile's face, pixel on pixel.

    Quicker than drawing it, and as sharp wherever the rectangle lies. The painter may have been
    moved and scaled, but not turned.
    """
    world = painter.worldTransform()
    pixels = PixelGrid(painter)
    pixmap = face_pixmap(face, round(world.m11() * pixels.ratio, 3), faces, pixels.ratio)
    painter.setWorldTransform(QTransform())
    painter.drawPixmap(pixels.point(world.map(box.topLeft())), pixmap)
    painter.setWorldTransform(world)


@lru_cache(maxsize=512)
def face_pixmap(face: str, scale: float, faces: FaceSet = IVORY, ratio: float = 1.0) -> QPixmap:
    """A face as a picture that is sharp at so many pixels per unit.

    `ratio` is how many of its pixels go to a screen unit.
    """
    pixmap = QPixmap(max(1, round(TILE_WIDTH * scale)), max(1, round(TILE_HEIGHT * scale)))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw_face(painter, face, QRectF(pixmap.rect()), faces)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _index(painter: QPainter, sign: str, colour: str, faces: FaceSet) -> None:
    """The small sign in the corner."""
    size = faces.index
    box = QRectF(3.6, 4.2, 4.8 * size, 7.4 * size)
    draw_glyph(painter, sign, box, QColor(colour), 1.5 * faces.weight)


def _dots(painter: QPainter, what: str, faces: FaceSet) -> None:
    _index(painter, what, faces.blue, faces)
    if what == "1":
        _rosette(painter, faces)
        return
    radius, dots = _DOTS[int(what)]
    heavy = radius * 0.36 * min(faces.weight, 1.15)
    for x, y, name in dots:
        colour = QColor(getattr(faces, name))
        painter.setPen(QPen(colour, heavy))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(x, y), radius - heavy / 2, radius - heavy / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(x, y), radius * 0.3, radius * 0.3)


def _rosette(painter: QPainter, faces: FaceSet) -> None:
    middle = QPointF(21, 27.5)
    green, red = QColor(faces.green), QColor(faces.red)
    painter.setPen(QPen(green, 2.6 * faces.weight))
    painter.setBrush(QColor(faces.wash))
    painter.drawEllipse(middle, 13.2, 13.2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(middle)
    for petal in range(8):
        painter.setBrush(green if petal % 2 else red)
        painter.drawEllipse(QPointF(0, -7.6), 2.0, 3.1)
        painter.rotate(45)
    painter.setBrush(red)
    painter.drawEllipse(QPointF(0, 0), 3.4, 3.4)
    painter.setBrush(QColor(faces.wash))
    painter.drawEllipse(QPointF(0, 0), 1.3, 1.3)


def _bamboo(painter: QPainter, what: str, faces: FaceSet) -> None:
    _index(painter, what, faces.green, faces)
    if what == "1":
        draw_bird(painter, faces)
    else:
        draw_sticks(painter, int(what), faces)


def _characters(painter: QPainter, what: str, faces: FaceSet) -> None:
    _index(painter, what, faces.ink, faces)
    number = _NUMERALS[int(what) - 1]
    heavy = faces.weight
    draw_glyph(painter, number, QRectF(13, 5.5, 18, 15.5), QColor(faces.ink), 2.7 * heavy)
    draw_glyph(painter, "萬", QRectF(9, 26, 22, 21.5), QColor(faces.red), 2.0 * heavy)


def _wind(painter: QPainter, what: str, faces: FaceSet) -> None:
    sign, letter = _WINDS[what]
    _index(painter, letter, faces.ink, faces)
    draw_glyph(painter, sign, QRectF(9, 16, 23, 28), QColor(faces.ink), 2.7 * faces.weight)


def _dragon(painter: QPainter, what: str, faces: FaceSet) -> None:
    if what == "red":
        draw_glyph(painter, "中", QRectF(8, 9, 24, 34), QColor(faces.red), 3.6 * faces.weight)
    elif what == "green":
        box = QRectF(6.5, 10, 27, 32)
        draw_glyph(painter, "發", box, QColor(faces.green), 2.3 * min(faces.weight, 1.1))
    else:
        painter.setPen(QPen(QColor(faces.blue), 2.8 * faces.weight))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(7.5, 8.5, 25, 35))
        painter.setPen(QPen(QColor(faces.blue), 1.2 * faces.weight))
        painter.drawRect(QRectF(12, 13, 16, 26))


def _flower(painter: QPainter, what: str, faces: FaceSet) -> None:
    _index(painter, str(FAMILIES["flower"].index(what) + 1), faces.red, faces)
    FLOWERS[what](painter, faces)


def _season(painter: QPainter, what: str, faces: FaceSet) -> None:
    _index(painter, str(FAMILIES["season"].index(what) + 1), faces.blue, faces)
    SEASONS[what](painter, faces)


_FAMILIES: dict[str, Callable[[QPainter, str, FaceSet], None]] = {
    "dots": _dots,
    "bamboo": _bamboo,
    "characters": _characters,
    "wind": _wind,
    "dragon": _dragon,
    "flower": _flower,
    "season": _season,
}
