"""How a game is painted: the theme of the table, the face set, and what free and blocked look like.

A tile's picture is made once for each face, size and state, and then only copied.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPen, QPixmap

from mjs.render import CORNER, TILE_HEIGHT, TILE_WIDTH
from mjs_editor.art.faces import draw_face
from mjs_editor.art.facesets import IVORY, FaceSet
from mjs_editor.canvas.theme import LIGHT, Theme
from mjs_editor.canvas.tilepaint import MARGIN, Look, tile_pixmap

__all__ = ["PlayLook", "Shade", "body_mask", "play_pixmap"]

_FACE = QRectF(MARGIN, MARGIN, TILE_WIDTH, TILE_HEIGHT)
_STRIPE = 6.5


class Shade(Enum):
    """Whether a tile may be taken; UNTOLD where that is not to be seen."""

    UNTOLD = "untold"
    FREE = "free"
    BLOCKED = "blocked"


@dataclass(frozen=True)
class PlayLook:
    """All that decides how tiles look.

    Attributes
    ----------
    theme : Theme
        Of the table, and of windows.
    faces : FaceSet
    blocked, free : str
        As `mjs.play.houserules.HouseRules` has ``blocked_look`` and ``free_look``.
    """

    theme: Theme = LIGHT
    faces: FaceSet = IVORY
    blocked: str = "plain"
    free: str = "plain"

    @property
    def tiles(self) -> Theme:
        """The theme with the bodies of the face set."""
        own = self.faces
        return replace(self.theme, face=own.face, side=own.side, back=own.back, edge=own.edge)

    def shade(self, *, is_free: bool) -> Shade:
        """How a free or a blocked tile is shown, so that equal pictures are made once."""
        if is_free:
            return Shade.FREE if self.free != "plain" else Shade.UNTOLD
        return Shade.BLOCKED if self.blocked != "plain" else Shade.UNTOLD


@lru_cache(maxsize=256)
def play_pixmap(
    look: PlayLook,
    face: str,
    shade: Shade,
    height: int,
    layers: int,
    *,
    zoom: float,
    ratio: float,
) -> QPixmap:
    """The picture of a whole tile, its face at the left top within `MARGIN`.

    Parameters
    ----------
    look : PlayLook
    face : str
        Empty for a tile whose face is hidden.
    shade : Shade
    height, layers, zoom, ratio
        As for `mjs_editor.canvas.tilepaint.tile_pixmap`.
    """
    body = tile_pixmap(look.tiles, Look.SOLID, height, layers, zoom=zoom, ratio=ratio)
    pixmap = QPixmap(body)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(zoom, zoom)
    painter.setPen(Qt.PenStyle.NoPen)
    if shade is Shade.FREE:
        painter.setBrush(_brighter(look.faces))
        painter.drawRoundedRect(_inner(0.6), CORNER - 0.6, CORNER - 0.6)
    if shade is Shade.BLOCKED and look.blocked == "striped":
        _draw_stripes(painter, look.faces)
    if face:
        draw_face(painter, face, _FACE, look.faces)
    else:
        _draw_hidden(painter, look.faces)
    if shade is Shade.BLOCKED:
        _draw_blocked(painter, look)
    painter.end()
    return pixmap


@lru_cache(maxsize=64)
def body_mask(*, zoom: float, ratio: float) -> npt.NDArray[np.bool_]:
    """Which device pixels of a tile's picture its body fills, as an array of rows."""
    pixmap = tile_pixmap(LIGHT, Look.SOLID, 0, 1, zoom=zoom, ratio=ratio)
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_Alpha8)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    filled: npt.NDArray[np.bool_] = rows[:, : image.width()] >= 128
    return filled.copy()


def _inner(by: float) -> QRectF:
    return _FACE.adjusted(by, by, -by, -by)


def _brighter(faces: FaceSet) -> QColor:
    high = QColor(faces.face[1])
    colour = QColor("#ffffff") if _is_light(faces) else high.lighter(150)
    colour.setAlpha(190)
    return colour


def _draw_hidden(painter: QPainter, faces: FaceSet) -> None:
    """The ornament of a tile whose face is hidden; it tells nothing."""
    colour = QColor(faces.back[1])
    colour.setAlpha(150)
    painter.setPen(QPen(colour, 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(_inner(5), 3, 3)
    middle = _FACE.center()
    for reach in (11.0, 5.5):
        painter.drawPolygon(
            [
                middle + QPointF(0, -reach * 1.3),
                middle + QPointF(reach, 0),
                middle + QPointF(0, reach * 1.3),
                middle + QPointF(-reach, 0),
            ]
        )


def _draw_blocked(painter: QPainter, look: PlayLook) -> None:
    """The shade over a blocked tile, by the house rules."""
    ink = QColor("#000000") if _is_light(look.faces) else QColor("#05080a")
    box, round_ = _inner(0.4), CORNER - 0.4
    painter.setPen(Qt.PenStyle.NoPen)
    if look.blocked == "darker":
        ink.setAlpha(96)
        painter.setBrush(ink)
        painter.drawRoundedRect(box, round_, round_)
    elif look.blocked == "shaded":
        gradient = QLinearGradient(box.topLeft(), box.bottomRight())
        for at, alpha in ((0.0, 14), (0.45, 52), (1.0, 140)):
            ink.setAlpha(alpha)
            gradient.setColorAt(at, ink)
        painter.setBrush(gradient)
        painter.drawRoundedRect(box, round_, round_)


def _draw_stripes(painter: QPainter, faces: FaceSet) -> None:
    """Stripes of a blocked tile, under what is on its face: a sign cut to pieces is hard to read.

    On dark bodies they are light: dark ones would be seen on the signs only.
    """
    is_light = _is_light(faces)
    box, round_ = _inner(0.4), CORNER - 0.4
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 20 if is_light else 70))
    painter.drawRoundedRect(box, round_, round_)
    ink = QColor("#000000" if is_light else "#ffffff")
    ink.setAlpha(88 if is_light else 66)
    painter.setPen(QPen(ink, 1.5))
    painter.setClipRect(box.adjusted(1, 1, -1, -1))
    x = box.left() - box.height()
    while x < box.right():
        painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()))
        x += _STRIPE
    painter.setClipping(False)
    painter.setPen(Qt.PenStyle.NoPen)


def _is_light(faces: FaceSet) -> bool:
    return QColor(faces.face[1]).lightness() > 128
