"""The look of a tile: a body of ivory on bamboo, lighter the higher it lies."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen, QPixmap

from mjs.render import CORNER, RISE_X, RISE_Y, TILE_HEIGHT, TILE_WIDTH
from mjs_editor.art.colours import between
from mjs_editor.canvas.theme import Theme

__all__ = ["MARGIN", "SHADOW_X", "SHADOW_Y", "Look", "shadow_pixmap", "tile_pixmap"]

MARGIN = 2.0
"""Room around a body in its pixmap, for the soft edges."""
SHADOW_X, SHADOW_Y = RISE_X + 3, RISE_Y + 4
"""How far from its face the shadow of a tile lies."""

_DIMMED_SHARE = 0.35


class Look(Enum):
    """How a layer is shown."""

    SOLID = "solid"
    DIMMED = "dimmed"
    GHOST = "ghost"


@lru_cache(maxsize=512)
def tile_pixmap(
    theme: Theme, look: Look, height: int, layers: int, *, zoom: float, ratio: float
) -> QPixmap:
    """The picture of a tile's body, face at the left top within `MARGIN`.

    Parameters
    ----------
    theme : Theme
    look : Look
    height, layers : int
        The layer it lies on, and how many there are: the higher, the lighter.
    zoom : float
        Screen units per scene unit.
    ratio : float
        Device pixels per screen unit; the picture is sharp there.
    """
    share = height / (layers - 1) if layers > 1 else 1.0
    width = TILE_WIDTH + RISE_X + 2 * MARGIN
    depth = TILE_HEIGHT + RISE_Y + 2 * MARGIN
    pixmap, painter = _begun(width, depth, zoom, ratio)
    painter.translate(MARGIN, MARGIN)
    if look is Look.GHOST:
        # An outline with a hint of a face: what is drawn on shows through. Its dashes are dark
        # and light by turns, to be seen on tiles and on a dark table alike.
        box, fill = _box(0.0).adjusted(0.5, 0.5, -0.5, -0.5), QColor(_blend(theme.face, share))
        light = QColor(fill)
        light.setAlpha(150)
        fill.setAlpha(52)
        painter.setPen(QPen(light, 1.0))
        painter.setBrush(fill)
        painter.drawRoundedRect(box, CORNER, CORNER)
        painter.setPen(QPen(_blend(theme.edge, share), 1.0, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, CORNER, CORNER)
        painter.end()
        return pixmap
    dim = QColor(theme.room)
    colours = {
        part: between(_blend(pair, share), dim, _DIMMED_SHARE if look is Look.DIMMED else 0.0)
        for part, pair in (
            ("edge", theme.edge),
            ("back", theme.back),
            ("side", theme.side),
            ("face", theme.face),
        )
    }
    # From the ground up: bamboo to the middle, ivory above, then the face.
    for step in range(8, 0, -1):
        painter.setPen(QPen(colours["edge"], 0.8) if step == 8 else Qt.PenStyle.NoPen)
        painter.setBrush(colours["back"] if step > 4 else colours["side"])
        painter.drawRoundedRect(_box(step / 8), CORNER, CORNER)
    face = colours["face"]
    gradient = QLinearGradient(QPointF(0, 0), QPointF(TILE_WIDTH * 0.6, TILE_HEIGHT))
    gradient.setColorAt(0, face.lighter(108))
    gradient.setColorAt(1, face)
    painter.setPen(QPen(colours["edge"], 0.7))
    painter.setBrush(QBrush(gradient))
    painter.drawRoundedRect(_box(0.0), CORNER, CORNER)
    painter.end()
    return pixmap


@lru_cache(maxsize=64)
def shadow_pixmap(theme: Theme, *, zoom: float, ratio: float) -> QPixmap:
    """The shadow of a tile, a face large within `MARGIN`."""
    pixmap, painter = _begun(TILE_WIDTH + 2 * MARGIN, TILE_HEIGHT + 2 * MARGIN, zoom, ratio)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.shadow))
    painter.drawRoundedRect(QRectF(MARGIN, MARGIN, TILE_WIDTH, TILE_HEIGHT), CORNER, CORNER)
    painter.end()
    return pixmap


def _begun(width: float, height: float, zoom: float, ratio: float) -> tuple[QPixmap, QPainter]:
    scale = zoom * ratio
    pixmap = QPixmap(max(1, round(width * scale)), max(1, round(height * scale)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)  # in screen units, since it knows of the ratio
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(zoom, zoom)
    return pixmap, painter


def _box(depth: float) -> QRectF:
    return QRectF(depth * RISE_X, depth * RISE_Y, TILE_WIDTH, TILE_HEIGHT)


def _blend(pair: tuple[str, str], share: float) -> QColor:
    return between(QColor(pair[0]), QColor(pair[1]), share)
