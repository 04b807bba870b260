"""The grid of a new layout in small: how large it is, and how finely tiles can be placed."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from mjs.render import RISE_X, RISE_Y, TILE_HEIGHT, TILE_WIDTH
from mjs_editor.art.pixels import PixelGrid
from mjs_editor.canvas.theme import DARK, LIGHT, Theme
from mjs_editor.canvas.tilepaint import MARGIN, Look, tile_pixmap

__all__ = ["GridPreview"]

_LEAST_GAP = 4.0  # pixels between lines; closer ones are one grey area
_MOST_ZOOM = 1.0


class GridPreview(QWidget):
    """Shows a grid with one tile on it, or full of tiles."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tiles, self._units, self._full = (1, 1), (2, 2), False
        self.setAccessibleName(self.tr("Preview"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Enough to see the tiles of a usual grid."""
        return QSize(420, 220)

    def show_grid(self, tiles: tuple[int, int], units: tuple[int, int], *, full: bool) -> None:
        """Show so many columns and rows of tiles that are so many grid units wide and high."""
        self._tiles, self._units, self._full = tiles, units, full
        self.update()

    def paintEvent(self, _: object) -> None:  # noqa: N802 - Qt's name
        """Paint ground, lines and tiles, as the canvas would."""
        columns, rows = self._tiles
        across = columns * TILE_WIDTH + RISE_X + 2 * MARGIN
        down = rows * TILE_HEIGHT + RISE_Y + 2 * MARGIN
        zoom = min(self.width() / across, self.height() / down, _MOST_ZOOM)
        is_dark = self.palette().window().color().lightness() < 128
        theme = DARK if is_dark else LIGHT
        painter = QPainter(self)
        pixels = PixelGrid(painter)
        left = pixels.x((self.width() - across * zoom) / 2 + MARGIN * zoom)
        top = pixels.y((self.height() - down * zoom) / 2 + MARGIN * zoom)
        box = QRectF(left, top, columns * TILE_WIDTH * zoom, rows * TILE_HEIGHT * zoom)
        painter.fillRect(box, QColor(theme.room))
        self._paint_lines(painter, theme, box, zoom)
        pixmap = tile_pixmap(theme, Look.SOLID, 0, 1, zoom=round(zoom, 4), ratio=pixels.ratio)
        for row in range(rows if self._full else 1):
            y = pixels.y(top + (row * TILE_HEIGHT - MARGIN) * zoom)
            for column in range(columns if self._full else 1):
                x = pixels.x(left + (column * TILE_WIDTH - MARGIN) * zoom)
                painter.drawPixmap(QPointF(x, y), pixmap)
        painter.end()

    def _paint_lines(self, painter: QPainter, theme: Theme, box: QRectF, zoom: float) -> None:
        pixels = PixelGrid(painter)
        wide = pixels.hairline
        for upright, count, unit, size in (
            (True, self._tiles[0], self._units[0], TILE_WIDTH),
            (False, self._tiles[1], self._units[1], TILE_HEIGHT),
        ):
            gap = size * zoom / unit
            for number in range(0, count * unit + 1, 1 if gap >= _LEAST_GAP else unit):
                colour = QColor(theme.line if number % unit else theme.line_whole)
                if upright:
                    at = pixels.x(box.left() + number * gap)
                    painter.fillRect(QRectF(at, box.top(), wide, box.height()), colour)
                else:
                    at = pixels.y(box.top() + number * gap)
                    painter.fillRect(QRectF(box.left(), at, box.width(), wide), colour)
