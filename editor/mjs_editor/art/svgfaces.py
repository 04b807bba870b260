"""Faces as elements of SVG, for pictures that stay sharp at every size."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator

from mjs.render import TILE_HEIGHT, TILE_WIDTH
from mjs_editor.art.faces import draw_face

__all__ = ["svg_art"]

_DOTS_AN_INCH = 72


def svg_art(faces: Iterable[str]) -> dict[str, str]:
    """For each of these faces the elements that draw it, as `mjs.render_svg` takes them."""
    return {face: _elements(face) for face in set(faces)}


@lru_cache(maxsize=512)
def _elements(face: str) -> str:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(_DOTS_AN_INCH)
    box = QRectF(0, 0, TILE_WIDTH, TILE_HEIGHT)
    generator.setSize(QSize(round(TILE_WIDTH), round(TILE_HEIGHT)))
    generator.setViewBox(box)
    painter = QPainter(generator)
    draw_face(painter, face, box)
    painter.end()
    document = bytes(buffer.data().data()).decode("utf-8")
    # One group holds everything; around it is only what a whole document needs.
    start, end = document.index("<g "), document.rindex("</g>") + len("</g>")
    lines = (" ".join(line.split()) for line in document[start:end].splitlines())
    return "\n".join(line for line in lines if line)
