"""On screens with more pixels than units, lines and tiles begin where pixels do."""

from __future__ import annotations

import os
import subprocess
import sys
from textwrap import dedent

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from mjs_editor.art.pixels import PixelGrid
from mjs_editor.state import STATE_VARIABLE

PROGRAM = """
    import sys
    from PySide6.QtCore import QPoint, QSettings
    from PySide6.QtWidgets import QApplication
    from mjs import Layout, Tile
    from mjs_editor.window import MainWindow

    application = QApplication([])
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, sys.argv[1])
    tiles = [(4, 4, 0), (10, 4, 0), (16, 4, 0), (23, 4, 0)]
    window = MainWindow(Layout.from_tiles(tiles))
    window.show()
    view = window.view
    view.fit()
    application.processEvents()
    image = window.grab().toImage()
    ratio = image.devicePixelRatio()
    image.setDevicePixelRatio(1.0)

    def pixel(x, y):
        point = view.viewportTransform().map(view.projection.face(Tile(x, y, 0)).topLeft())
        point += view.viewport().mapTo(window, QPoint(0, 0)).toPointF()
        return round(point.x() * ratio), round(point.y() * ratio)

    (left, top), (right, _) = pixel(6, 2), pixel(16, 2)
    row = {image.pixelColor(x, top + 9).name() for x in range(left, right)}
    (left, top), (_, bottom) = pixel(7, 2), pixel(7, 8)
    column = {image.pixelColor(left + 9, y).name() for y in range(top + 3, bottom)}
    print(ratio, len(row), len(column))
    window.document.history.setClean()
    window.wait_for_checks()
    window.close()
"""


@pytest.mark.parametrize("scale", ["1.25", "1.5", "2"])
def test_grid_lines_are_never_smeared_over_two_pixels(tmp_path: object, scale: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", dedent(PROGRAM), str(tmp_path)],
        env={
            **os.environ,
            "QT_QPA_PLATFORM": "offscreen",
            "QT_SCALE_FACTOR": scale,
            STATE_VARIABLE: str(tmp_path),
        },
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    ratio, row, column = done.stdout.split()
    assert float(ratio) == float(scale)
    # The ground, a line, and a line every whole tile; a smeared one would be a fourth.
    assert (row, column) == ("3", "3")


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 1.75, 2.0])
def test_a_pixel_grid_knows_where_pixels_begin(qapp: object, ratio: float) -> None:
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.translate(3.7, 1.1)
    painter.scale(1.3, 1.3)
    world = painter.worldTransform()
    pixels = PixelGrid(painter)
    assert painter.worldTransform() == world
    painter.resetTransform()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    places = np.array([[10.3, 12.9], [17.2, 33.0], [20.0, 40.6]])
    for x, y in places.tolist():
        assert abs(pixels.x(x) - x) <= 0.5 / ratio + 1e-9
        painter.fillRect(QRectF(pixels.x(x), 0, pixels.hairline, 50), QColor("black"))
        painter.fillRect(QRectF(0, pixels.y(y), 50, pixels.hairline), QColor("black"))
    painter.end()
    seen = {image.pixelColor(x, y).lightness() for x in range(60) for y in range(60)}
    assert all(light < 8 or light > 247 for light in seen)
    assert len({light < 8 for light in seen}) == 2
    assert pixels.points(places) == [[pixels.x(x), pixels.y(y)] for x, y in places]
