"""Holds what is picked against what is painted; run with QT_SCALE_FACTOR set.

Every tile is painted in a colour of its own, by the canvas itself, and then at many pixels the
tile that is picked there is compared with the colour. Prints what it found as JSON.
"""

from __future__ import annotations

import json
import os
import random
import sys
import tempfile

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QPointF, QSettings
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from mjs import Layout, Tile
from mjs_editor.canvas.layeritem import LayerItem
from mjs_editor.canvas.scene import Above
from mjs_editor.canvas.view import BoardView
from mjs_editor.document import LayoutDocument
from mjs_editor.edits import placed


def board() -> Layout:
    """Tiles at all offsets on four layers, with gaps between layers too."""
    chance = random.Random(36)
    places = [
        Tile(chance.randrange(14), chance.randrange(10), chance.randrange(4)) for _ in range(260)
    ]
    return placed(Layout(), places).layout


def _colour(index: int) -> QColor:
    """The colour of a tile; bright, so that no shadow on one looks like another."""
    return QColor(255 - index, 255, 255)


def main() -> None:
    """Paint, pick, compare."""
    folder = tempfile.mkdtemp()
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, folder)
    application = QApplication(sys.argv[:1])
    layout = board()
    view = BoardView(LayoutDocument(layout))
    view.board.show_layers(Above.SOLID, dims_below=False)
    view.resize(700, 620)
    view.show()
    view.fit()
    view.zoom_by(float(sys.argv[1]))

    def draw_body(
        item: LayerItem, painter: QPainter, at: QPointF, tile: Tile, pixmap: QPixmap
    ) -> None:
        flat = QPixmap(pixmap)
        brush = QPainter(flat)
        brush.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        brush.fillRect(0, 0, flat.width(), flat.height(), _colour(layout.index(tile)))
        brush.end()
        painter.drawPixmap(at, flat)

    LayerItem.draw_body = draw_body
    application.processEvents()
    image = view.viewport().grab().toImage()
    ratio = image.devicePixelRatio()
    seen = [
        [image.pixel(x, y) & 0xFFFFFF for x in range(image.width())] for y in range(image.height())
    ]
    known = {_colour(index).rgb() & 0xFFFFFF: index for index in range(len(layout))}
    compared, wrong, tiles = 0, [], set()
    for y in range(3, image.height() - 3, 3):
        for x in range(3, image.width() - 3, 3):
            here = seen[y][x]
            around = {seen[y + dy][x + dx] for dx in (-2, 0, 2) for dy in (-2, 0, 2)}
            if here not in known or len(around) > 1:
                continue  # the felt, a shadow or an edge, which may fall on either side
            picked = view.tile_drawn_at(QPointF((x + 0.5) / ratio, (y + 0.5) / ratio))
            compared += 1
            tiles.add(here)
            if picked != layout.tiles[known[here]]:
                wrong.append([x, y, layout.tiles[known[here]], picked])
    print(  # noqa: T201 - what it is run for
        json.dumps(
            {
                "ratio": ratio,
                "compared": compared,
                "tiles": len(tiles),
                "of": len(layout),
                "wrong": wrong[:5],
            }
        )
    )


if __name__ == "__main__":
    main()
