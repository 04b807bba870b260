"""A picture of a layout as pixels, put together from one small picture of each kind of tile.

It shows what the engine's SVG shows. A renderer of SVG fills the same outlines thousands of times,
which takes seconds on a large board; here every outline is filled once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QByteArray, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QImage, QLinearGradient, QPainter, qRgba
from PySide6.QtSvg import QSvgRenderer

from mjs import Layout, MjsError, render_svg
from mjs.render import (
    CORNER,
    PALETTES,
    RISE_X,
    RISE_Y,
    SHADOWS,
    TILE_HEIGHT,
    TILE_WIDTH,
    Frame,
    Palette,
    Theme,
    paint_order,
)
from mjs_editor.art.faces import draw_face

__all__ = ["MOST_PIXELS", "Tell", "nobody", "paint_board"]

MOST_PIXELS = 100_000_000

_TABLE_CORNER = 18.0
_ROOM = 2.0  # around a tile in its small picture, for edges and their softness
_STRIP = 512  # rows of shadow laid down at a time, so that no second whole picture is needed
_TILES_A_REPORT = 250

Tell = Callable[[int, int], None]


def nobody(done: int, total: int) -> None:
    """Nobody wants to know how much is done."""


def paint_board(
    layout: Layout,
    *,
    theme: Theme = "light",
    scale: float = 1.0,
    faces: Sequence[str] = (),
    tell: Tell = nobody,
) -> QImage:
    """Paint a board on its table; what is around the table is transparent.

    Safe off the GUI thread.

    Parameters
    ----------
    layout : Layout
    theme : {"light", "dark"}
    scale : float
        1 draws a tile 40 by 52 pixels.
    faces : sequence of str
        What lies on each tile, in tile order; none for blank tiles.
    tell : callable
        Is told how many tiles are painted, of how many; may raise to stop it.

    Raises
    ------
    MjsError
        It would be larger than 100 million pixels.
    """
    board = layout.at_origin()
    frame = Frame(board)
    width, height = max(1, round(frame.width * scale)), max(1, round(frame.height * scale))
    if width * height > MOST_PIXELS:
        raise MjsError(
            f"the picture would be {width:,} x {height:,} pixels; choose a smaller scale, or SVG, "
            "which is sharp at every size"
        )
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    palette = PALETTES[theme]
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_table(painter, palette, QRectF(0, 0, width, height), scale)
    bodies = _bodies(board.bounds.layers, theme, scale)
    art = {face: _face(face, scale) for face in set(faces)}
    shadow = _shadow(palette, scale)
    by_layer: dict[int, list[int]] = {}
    for index in paint_order(board):
        by_layer.setdefault(board.tiles[index].z, []).append(index)
    done = 0
    for z, indices in by_layer.items():
        places = [_pixel(frame.base(board.tiles[index]), scale) for index in indices]
        _lay_shadows(painter, palette, shadow, places)
        for index in indices:
            x, y = frame.face(board.tiles[index])
            painter.drawImage(_pixel((x - _ROOM, y - _ROOM), scale), bodies[z])
            if faces:
                painter.drawImage(_pixel((x, y), scale), art[faces[index]])
            done += 1
            if done % _TILES_A_REPORT == 0:
                tell(done, len(board))
    painter.end()
    return image


def _paint_table(painter: QPainter, palette: Palette, box: QRectF, scale: float) -> None:
    gradient = QLinearGradient(QPointF(0, 0), QPointF(0.4, 1))
    gradient.setCoordinateMode(QGradient.CoordinateMode.ObjectMode)
    gradient.setColorAt(0, QColor(palette.table[0]))
    gradient.setColorAt(1, QColor(palette.table[1]))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(gradient))
    painter.drawRoundedRect(box, _TABLE_CORNER * scale, _TABLE_CORNER * scale)


def _bodies(layers: int, theme: Theme, scale: float) -> list[QImage]:
    """The body of a tile on each layer, its face at `_ROOM`, as the engine draws it."""
    # A tower has the same bodies as any board of as many layers.
    tower = Layout.from_tiles([(0, 0, z) for z in range(layers)])
    renderer = QSvgRenderer(QByteArray(render_svg(tower, theme=theme).encode()))
    found = []
    for z in range(layers):
        image = _blank(TILE_WIDTH + RISE_X + 2 * _ROOM, TILE_HEIGHT + RISE_Y + 2 * _ROOM, scale)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bounds = renderer.boundsOnElement(f"tile{z}")
        at = QPointF(_ROOM, _ROOM) + bounds.topLeft()
        renderer.render(painter, f"tile{z}", QRectF(at * scale, bounds.size() * scale))
        painter.end()
        found.append(image)
    return found


def _face(face: str, scale: float) -> QImage:
    image = _blank(TILE_WIDTH, TILE_HEIGHT, scale)
    painter = QPainter(image)
    draw_face(painter, face, QRectF(0, 0, TILE_WIDTH * scale, TILE_HEIGHT * scale))
    painter.end()
    return image


def _shadow(palette: Palette, scale: float) -> npt.NDArray[np.uint8]:
    """How dark the shadow of one tile is at each pixel, from the left, top corner of its ground."""
    reach = max(reach for reach, _ in SHADOWS)
    image = _blank(TILE_WIDTH + reach, TILE_HEIGHT + reach, scale)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.setPen(Qt.PenStyle.NoPen)
    for reach, weight in SHADOWS:
        painter.setBrush(QColor.fromRgbF(0, 0, 0, palette.shadow_opacity * weight))
        painter.drawRoundedRect(
            QRectF(0, 0, TILE_WIDTH + reach, TILE_HEIGHT + reach), CORNER, CORNER
        )
    painter.end()
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    pixels = np.frombuffer(alpha.constBits(), np.uint8)
    return pixels.reshape(alpha.height(), alpha.bytesPerLine())[:, : alpha.width()].copy()


def _lay_shadows(
    painter: QPainter, palette: Palette, shadow: npt.NDArray[np.uint8], places: list[QPoint]
) -> None:
    """Lay the shadow of a layer: where those of tiles overlap, they do not add up."""
    left = min(place.x() for place in places)
    top = min(place.y() for place in places)
    height, width = shadow.shape
    across = max(place.x() for place in places) - left + width
    down = max(place.y() for place in places) - top + height
    across += -across % 4  # Qt wants rows of whole words
    mask = np.zeros((down, across), np.uint8)
    for place in places:
        x, y = place.x() - left, place.y() - top
        under = mask[y : y + height, x : x + width]
        np.maximum(under, shadow, out=under)
    colour = QColor(palette.shadow)
    shades = [qRgba(colour.red(), colour.green(), colour.blue(), dark) for dark in range(256)]
    for start in range(0, down, _STRIP):
        strip = mask[start : start + _STRIP]
        rows = QImage(strip.tobytes(), across, len(strip), across, QImage.Format.Format_Indexed8)
        rows.setColorTable(shades)
        painter.drawImage(QPoint(left, top + start), rows)


def _blank(width: float, height: float, scale: float) -> QImage:
    image = QImage(
        max(1, ceil(width * scale)),
        max(1, ceil(height * scale)),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(Qt.GlobalColor.transparent)
    return image


def _pixel(at: tuple[float, float], scale: float) -> QPoint:
    return QPoint(floor(at[0] * scale + 0.5), floor(at[1] * scale + 0.5))
