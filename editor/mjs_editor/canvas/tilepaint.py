"""The look of a tile: a body of ivory on bamboo, lighter the higher it lies."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen, QPixmap

from mjs.render import CORNER, RISE_X, RISE_Y, TILE_HEIGHT, TILE_WIDTH

__all__ = ["MARGIN", "tile_pixmap"]

MARGIN = 2.0
"""Room around a body in its pixmap, for the soft edges."""

_FACE = (QColor("#d3c4a1"), QColor("#fffdf7"))
_SIDE = (QColor("#ad9c75"), QColor("#ddd0b0"))
_BACK = (QColor("#1d5c4b"), QColor("#2f8f74"))
_EDGE = (QColor("#7d6f52"), QColor("#a3946f"))


@lru_cache(maxsize=512)
def tile_pixmap(height: int, layers: int, scale: float) -> QPixmap:
    """The picture of a tile's body, face at the left top within `MARGIN`.

    Parameters
    ----------
    height, layers : int
        The layer it lies on, and how many there are: the higher, the lighter.
    scale : float
        Device pixels per scene unit; the picture is sharp at that zoom.
    """
    share = height / (layers - 1) if layers > 1 else 1.0
    width = TILE_WIDTH + RISE_X + 2 * MARGIN
    depth = TILE_HEIGHT + RISE_Y + 2 * MARGIN
    pixmap = QPixmap(max(1, round(width * scale)), max(1, round(depth * scale)))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.translate(MARGIN, MARGIN)
    edge = QPen(_blend(_EDGE, share), 0.8)
    # From the ground up: bamboo to the middle, ivory above, then the face.
    for step in range(8, 0, -1):
        painter.setPen(edge if step == 8 else Qt.PenStyle.NoPen)
        painter.setBrush(_blend(_BACK if step > 4 else _SIDE, share))
        painter.drawRoundedRect(_box(step / 8), CORNER, CORNER)
    face = _blend(_FACE, share)
    gradient = QLinearGradient(QPointF(0, 0), QPointF(TILE_WIDTH * 0.6, TILE_HEIGHT))
    gradient.setColorAt(0, face.lighter(108))
    gradient.setColorAt(1, face)
    painter.setPen(QPen(_blend(_EDGE, share), 0.7))
    painter.setBrush(QBrush(gradient))
    painter.drawRoundedRect(_box(0.0), CORNER, CORNER)
    painter.end()
    pixmap.setDevicePixelRatio(scale)
    return pixmap


def _box(depth: float) -> QRectF:
    return QRectF(depth * RISE_X, depth * RISE_Y, TILE_WIDTH, TILE_HEIGHT)


def _blend(pair: tuple[QColor, QColor], share: float) -> QColor:
    low, high = pair
    return QColor.fromRgbF(
        low.redF() + (high.redF() - low.redF()) * share,
        low.greenF() + (high.greenF() - low.greenF()) * share,
        low.blueF() + (high.blueF() - low.blueF()) * share,
    )
