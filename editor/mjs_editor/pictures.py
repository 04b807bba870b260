"""Pictures of layouts as files: SVG by the engine, the same as PNG; and small ones for lists."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from mjs import Layout, MjsError, render_svg
from mjs.files import write_whole
from mjs.render import RISE_X, RISE_Y, Theme, paint_order
from mjs_editor.art.colours import between
from mjs_editor.art.svgfaces import svg_art
from mjs_editor.boardpainter import Tell, nobody, paint_board
from mjs_editor.canvas.projection import Projection
from mjs_editor.saving import refuse_special

__all__ = ["png_bytes", "svg_bytes", "thumbnail", "write_picture"]

_LOW, _HIGH = QColor("#c7b68e"), QColor("#fffdf7")
_SIDE, _EDGE = QColor("#2a7a64"), QColor("#85775a")


def svg_bytes(
    layout: Layout, *, theme: Theme = "light", scale: float = 1.0, faces: Sequence[str] = ()
) -> bytes:
    """A picture as SVG.

    Faces, one for each tile, are drawn on the tiles; without any, those of the deal that is kept
    with the layout are titles, which viewers show as tips.
    """
    named = faces or (layout.start.faces if layout.start is not None else None)
    art = svg_art(faces) if faces else None
    return render_svg(layout, faces=named, art=art, theme=theme, scale=scale).encode(
        "utf-8", "replace"
    )


def png_bytes(
    layout: Layout,
    *,
    theme: Theme = "light",
    scale: float = 1.0,
    faces: Sequence[str] = (),
    tell: Tell = nobody,
) -> bytes:
    """The same picture as PNG; see `paint_board`.

    Raises
    ------
    MjsError
        It would be larger than 100 million pixels.
    """
    return png_of(paint_board(layout, theme=theme, scale=scale, faces=faces, tell=tell))


def png_of(image: QImage) -> bytes:
    """The file of a picture."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def write_picture(
    layout: Layout,
    path: Path,
    *,
    theme: Theme = "light",
    scale: float = 1.0,
    faces: Sequence[str] = (),
    tell: Tell = nobody,
) -> None:
    """Write a picture, whole or not at all; the ending says whether as SVG or PNG.

    `tell` is told how much is done, of how much; when it raises, nothing is written.

    Raises
    ------
    MjsError
        The file can't be written, the ending is another, or the picture would be too large.
    """
    refuse_special(path)
    kind = path.suffix.lower()
    if kind == ".png":
        data = png_bytes(layout, theme=theme, scale=scale, faces=faces, tell=tell)
    elif kind == ".svg":
        data = svg_bytes(layout, theme=theme, scale=scale, faces=faces)
    else:
        raise MjsError(f"{path}: pictures are SVG or PNG; name it .svg or .png")
    tell(len(layout), len(layout))
    write_whole(path, data)


def thumbnail(layout: Layout, width: int, height: int, ratio: float = 1.0) -> QImage:
    """A small picture of a layout, at most so large; safe off the GUI thread.

    Plainer than what the canvas shows, since there may be hundreds: each tile is its side and
    its face, lighter the higher it lies. What is around the board is transparent, so that it
    fits lists of every theme.
    """
    image = QImage(
        ceil(width * ratio), ceil(height * ratio), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    if not layout.tiles:
        return image
    board = layout.at_origin()
    projection, box = Projection(board.footprint), board.bounds
    whole = projection.board(box).adjusted(-RISE_X, -RISE_Y, RISE_X, RISE_Y)
    scale = min(width / whole.width(), height / whole.height())
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(
        (width - whole.width() * scale) / 2 - whole.left() * scale,
        (height - whole.height() * scale) / 2 - whole.top() * scale,
    )
    painter.scale(scale, scale)
    edge = QPen(_EDGE, 0.6 / scale)
    faces = [between(_LOW, _HIGH, z / max(1, box.above - 1)) for z in range(box.above)]
    for index in paint_order(board):
        tile = board.tiles[index]
        face = projection.face(tile)
        painter.fillRect(face.translated(RISE_X, RISE_Y), _SIDE)
        painter.setPen(edge)
        painter.setBrush(faces[tile.z])
        painter.drawRect(face)
    painter.end()
    return image
