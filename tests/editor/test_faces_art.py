"""The faces: told apart in every face set, at 32 pixels, without colour; and readable colours."""

from __future__ import annotations

import itertools

import numpy as np
import numpy.typing as npt
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from mjs.faces import FACES
from mjs_editor.art.faces import draw_face
from mjs_editor.art.facesets import FACE_SETS
from mjs_editor.art.glyphs import GLYPHS, draw_glyph

WIDTH, HEIGHT = 32, 42


def grey(face: str, faces: str, width: int = WIDTH, height: int = HEIGHT) -> npt.NDArray[np.int16]:
    """A face on the body of its set, in shades of grey."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    own = FACE_SETS[faces]
    image.fill(QColor(own.face[1]))
    painter = QPainter(image)
    draw_face(painter, face, QRectF(0, 0, width, height), own)
    painter.end()
    rows = image.convertToFormat(QImage.Format.Format_Grayscale8)
    data = np.frombuffer(rows.constBits(), np.uint8).reshape(height, rows.bytesPerLine())
    return data[:, :width].astype(np.int16)


@pytest.mark.parametrize("faces", FACE_SETS)
def test_any_two_faces_differ_at_32_pixels_without_colour(faces: str, qapp: object) -> None:
    pictures = {face: grey(face, faces) for face in FACES}
    for one, other in itertools.combinations(FACES, 2):
        differ = np.count_nonzero(np.abs(pictures[one] - pictures[other]) > 60)
        assert differ >= 12, (one, other)


@pytest.mark.parametrize("faces", FACE_SETS)
def test_faces_keep_to_their_tile(faces: str, qapp: object) -> None:
    for face in FACES:
        picture = grey(face, faces, 80, 104)
        ground = grey("", faces, 80, 104)
        margin = np.ones_like(picture, dtype=bool)
        margin[3:-3, 3:-3] = False
        assert np.array_equal(picture[margin], ground[margin]), face


@pytest.mark.parametrize("faces", FACE_SETS)
def test_colours_are_readable_on_every_layer(faces: str, qapp: object) -> None:
    own = FACE_SETS[faces]
    least = 3.0 if faces != "contrast" else 7.0
    for ground in own.face:
        for name in ("red", "green", "blue", "ink", "gold", "plum"):
            assert contrast(getattr(own, name), ground) >= least, (name, ground)


def contrast(one: str, other: str) -> float:
    """The ratio of luminances, as accessibility guidelines reckon it."""
    high, low = sorted((luminance(QColor(one)), luminance(QColor(other))), reverse=True)
    return (high + 0.05) / (low + 0.05)


def luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_no_font_is_asked_for_a_face(qapp: object) -> None:
    """Faces are the same with any font, and with none that has Chinese signs."""
    images = []
    for family in ("Sans", "Nothing of this name"):
        image = QImage(80, 104, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        font = painter.font()
        font.setFamily(family)
        font.setPixelSize(40)
        painter.setFont(font)
        for face in FACES:
            draw_face(painter, face, QRectF(0, 0, 80, 104))
        painter.end()
        images.append(image)
    assert images[0] == images[1]


def test_every_sign_is_drawn(qapp: object) -> None:
    seen = set()
    for sign in GLYPHS:
        image = QImage(40, 40, QImage.Format.Format_Grayscale8)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_glyph(painter, sign, QRectF(4, 4, 32, 32), QColor("black"), 3)
        painter.end()
        seen.add(bytes(image.constBits()))
    assert len(seen) == len(GLYPHS)
