"""Plays in a window and holds what is picked against what is drawn; run with QT_SCALE_FACTOR set.

Every tile is painted in a colour of its own by the table itself, and at many pixels a click there
is compared with the colour. Prints what it found as JSON.
"""

from __future__ import annotations

import json
import os
import random
import sys
import tempfile

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from mjs import Tile
from mjs.play.houserules import PROFILES
from mjs_editor.playtest import tilepainting
from mjs_editor.playtest.features.steering import Steering
from mjs_editor.playtest.looks import PlayLook, Shade, play_pixmap
from mjs_editor.playtest.stage import Stage
from mjs_editor.playtest.window import PlayWindow, open_play
from mjs_editor.state import STATE_VARIABLE
from mjs_layouts import load


def _colour(number: int) -> QColor:
    """The colour of a tile, unlike those of the table."""
    return QColor(number, 255, 77)


def _in_flat_colours(window: PlayWindow) -> QImage:
    """The table as it paints itself, but each tile in one colour and without shadows."""
    table = window.table
    numbers = {tile: number for number, tile in enumerate(table.tiles)}
    none = QPixmap(1, 1)
    none.fill(Qt.GlobalColor.transparent)
    own, own_shadow = table.tile_paint._picture, tilepainting.shadow_pixmap

    def picture(stage: Stage, tile: Tile, side: object) -> QPixmap:
        flat = QPixmap(
            play_pixmap(PlayLook(), "", Shade.UNTOLD, 0, 1, zoom=stage.zoom, ratio=stage.ratio)
        )
        brush = QPainter(flat)
        brush.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        brush.fillRect(0, 0, flat.width(), flat.height(), _colour(numbers[tile]))
        brush.end()
        return flat

    table.tile_paint._picture = picture
    tilepainting.shadow_pixmap = lambda *_, **__: none
    image = table.grab().toImage()
    table.tile_paint._picture, tilepainting.shadow_pixmap = own, own_shadow
    return image


def _cut(window: PlayWindow) -> list[str]:
    """Texts and buttons that have less room than they need."""
    found = []
    for widget in window.findChildren(QWidget):
        text = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
        wraps = isinstance(widget, QLabel) and widget.wordWrap()
        if not text or not widget.isVisible() or wraps or widget.objectName() == "tile-name":
            continue
        if widget.width() < widget.minimumSizeHint().width() or widget.height() < 8:
            found.append(text)
    return found


def main() -> None:
    """Paint, click, compare; then play a pair by keys."""
    folder = tempfile.mkdtemp()
    os.environ[STATE_VARIABLE] = folder
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, folder)
    application = QApplication(sys.argv[:1])
    window = open_play(load("turtle"), rules=PROFILES["reference"], seed=7)
    table = window.table
    table.motions.enabled = False
    window.resize(940, 640)
    window.show()
    window.activateWindow()
    table.setFocus()
    application.processEvents()
    tiles = list(table.tiles)
    image = _in_flat_colours(window)
    ratio = image.devicePixelRatio()
    picked: list[Tile | None] = []
    table.clicked.disconnect(window.click)
    table.clicked.connect(picked.append)
    table.missed.connect(lambda: picked.append(None))
    chance, compared, wrong = random.Random(6), 0, []
    for _ in range(2_500):
        at = QPoint(chance.randrange(1, table.width()), chance.randrange(1, table.height()))
        x, y = round(at.x() * ratio), round(at.y() * ratio)
        around = {
            image.pixel(x + dx, y + dy) & 0xFFFFFF
            for dx in (-2, 0, 2)
            for dy in (-2, 0, 2)
            if image.valid(x + dx, y + dy)
        }
        if len(around) > 1:
            continue  # an edge, which may fall on either side
        colour = QColor(around.pop())
        own = colour.blue() == 77 and colour.green() == 255
        expected = tiles[colour.red()] if own else None
        QTest.mouseClick(table, Qt.MouseButton.LeftButton, pos=at)
        compared += expected is not None
        if picked[-1] != expected:
            wrong.append([x, y, expected, picked[-1]])
    table.clicked.connect(window.click)
    steering = window.features["Steering"]
    assert isinstance(steering, Steering)
    first, second = window.game.start.order[0]
    plain = table.grab().toImage()
    steering.go(window.game.layout.tiles[first])
    ringed = table.grab().toImage() != plain
    QTest.keyClick(table, Qt.Key.Key_Space)
    steering.go(window.game.layout.tiles[second])
    QTest.keyClick(table, Qt.Key.Key_Return)
    room = table.rect()
    inside = all(room.contains(table.stage.body(tile).toAlignedRect()) for tile in table.tiles)
    if len(sys.argv) > 1:
        window.commands["play.hint"].trigger()
        window.grab().save(sys.argv[1])
    print(  # noqa: T201 - what it is run for
        json.dumps(
            {
                "ratio": ratio,
                "compared": compared,
                "wrong": wrong[:5],
                "ringed": ringed,
                "left": len(table.tiles),
                "inside": inside,
                "cut": _cut(window),
            }
        )
    )
    window.close()


if __name__ == "__main__":
    main()
