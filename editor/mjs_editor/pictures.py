"""Pictures of layouts: SVG by the engine, PNG from that SVG, and small ones for lists."""

from __future__ import annotations

from math import ceil
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from mjs import Layout, MjsError, render_svg
from mjs.files import write_whole
from mjs.render import RISE_X, RISE_Y, Theme, paint_order
from mjs_editor.canvas.projection import Projection

__all__ = ["png_bytes", "svg_bytes", "thumbnail", "write_picture"]

_MOST_PIXELS = 100_000_000
_LOW, _HIGH = QColor("#c7b68e"), QColor("#fffdf7")
_SIDE, _EDGE, _TABLE = QColor("#2a7a64"), QColor("#85775a"), QColor("#ece7db")


def svg_bytes(layout: Layout, *, theme: Theme = "light", scale: float = 1.0) -> bytes:
    """A picture as SVG, with the faces of the deal that is kept with the layout as titles."""
    faces = layout.start.faces if layout.start is not None else None
    return render_svg(layout, faces=faces, theme=theme, scale=scale).encode("utf-8", "replace")


def png_bytes(layout: Layout, *, theme: Theme = "light", scale: float = 1.0) -> bytes:
    """The same picture as PNG; what is around the table is transparent.

    Raises
    ------
    MjsError
        It would be larger than 100 million pixels.
    """
    renderer = QSvgRenderer(QByteArray(svg_bytes(layout, theme=theme, scale=scale)))
    size = renderer.defaultSize()
    if size.width() * size.height() > _MOST_PIXELS:
        raise MjsError(
            f"the picture would be {size.width():,} x {size.height():,} pixels; choose a smaller "
            "scale, or SVG, which is sharp at every size"
        )
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def write_picture(
    layout: Layout, path: Path, *, theme: Theme = "light", scale: float = 1.0
) -> None:
    """Write a picture, whole or not at all; the ending says whether as SVG or PNG.

    Raises
    ------
    MjsError
        The file can't be written, the ending is another, or the picture would be too large.
    """
    makers = {".svg": svg_bytes, ".png": png_bytes}
    maker = makers.get(path.suffix.lower())
    if maker is None:
        raise MjsError(f"{path}: pictures are SVG or PNG; name it .svg or .png")
    write_whole(path, maker(layout, theme=theme, scale=scale))


def thumbnail(layout: Layout, width: int, height: int, ratio: float = 1.0) -> QImage:
    """A small picture of a layout, at most so large; safe off the GUI thread.

    Plainer than what the canvas shows, since there may be hundreds: each tile is its side and
    its face, lighter the higher it lies.
    """
    image = QImage(
        ceil(width * ratio), ceil(height * ratio), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(ratio)
    image.fill(_TABLE)
    if not layout.tiles:
        return image
    board = layout.at_origin()
    projection, box = Projection(board.footprint), board.bounds
    left, top = -(box.above * RISE_X), -(box.above * RISE_Y)
    right, bottom = box.right * projection.unit_x, box.bottom * projection.unit_y
    whole = QRectF(left, top, right - left, bottom - top).adjusted(-RISE_X, -RISE_Y, RISE_X, RISE_Y)
    scale = min(width / whole.width(), height / whole.height())
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(
        (width - whole.width() * scale) / 2 - whole.left() * scale,
        (height - whole.height() * scale) / 2 - whole.top() * scale,
    )
    painter.scale(scale, scale)
    edge = QPen(_EDGE, 0.6 / scale)
    faces = [_between(z / max(1, box.above - 1)) for z in range(box.above)]
    for index in paint_order(board):
        tile = board.tiles[index]
        face = projection.face(tile)
        painter.fillRect(face.translated(RISE_X, RISE_Y), _SIDE)
        painter.setPen(edge)
        painter.setBrush(faces[tile.z])
        painter.drawRect(face)
    painter.end()
    return image


def _between(share: float) -> QColor:
    return QColor.fromRgbF(
        _LOW.redF() + (_HIGH.redF() - _LOW.redF()) * share,
        _LOW.greenF() + (_HIGH.greenF() - _LOW.greenF()) * share,
        _LOW.blueF() + (_HIGH.blueF() - _LOW.blueF()) * share,
    )
