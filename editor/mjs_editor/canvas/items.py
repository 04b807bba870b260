"""What the scene is made of besides layers: the grid, marks on tiles, and the ghost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mjs import Tile
from mjs.render import CORNER, RISE_X, RISE_Y
from mjs_editor.art.pixels import PixelGrid
from mjs_editor.canvas.projection import Projection
from mjs_editor.canvas.theme import LIGHT, Theme

__all__ = ["GhostItem", "GridItem", "MarksItem"]


class GridItem(QGraphicsItem):
    """The raster of the current layer, with heavier lines every whole tile."""

    def __init__(self) -> None:
        super().__init__()
        self._projection: Projection | None = None
        self._z = 0
        self._rect = QRectF()
        self.theme: Theme = LIGHT
        self.setZValue(-1)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def show_grid(self, projection: Projection, z: int, columns: int, rows: int) -> None:
        """Show so many columns and rows of grid units on a layer."""
        rect = QRectF(projection.point(0, 0, z), projection.point(columns, rows, z))
        if (projection, z, rect) == (self._projection, self._z, self._rect):
            return
        self.prepareGeometryChange()
        self._projection, self._z, self._rect = projection, z, rect
        self.update()

    def show_as(self, theme: Theme) -> None:
        """Be painted in other colours."""
        self.theme = theme
        self.update()

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        """The whole grid."""
        return self._rect.adjusted(-1, -1, 1, 1)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the lines."""
        if self._projection is None:
            return
        painter.fillRect(self._rect & option.exposedRect, QColor(self.theme.room))
        world, box = painter.worldTransform(), self._rect & option.exposedRect
        shown = world.mapRect(box)
        painter.save()
        # Filled boxes of whole pixels: crisp, and many times as fast as lines are.
        painter.setWorldTransform(QTransform())
        pixels = PixelGrid(painter)
        wide = pixels.hairline
        thin, heavy = QColor(self.theme.line), QColor(self.theme.line_whole)
        for x, is_whole in self._lines(box.left(), box.right(), upright=True):
            at = pixels.x(world.map(QPointF(x, 0)).x())
            colour = heavy if is_whole else thin
            painter.fillRect(QRectF(at, shown.top(), wide, shown.height()), colour)
        for y, is_whole in self._lines(box.top(), box.bottom(), upright=False):
            at = pixels.y(world.map(QPointF(0, y)).y())
            colour = heavy if is_whole else thin
            painter.fillRect(QRectF(shown.left(), at, shown.width(), wide), colour)
        painter.restore()

    def _lines(self, low: float, high: float, *, upright: bool) -> Iterator[tuple[float, bool]]:
        """Where the lines between two places are, and which of them are of whole tiles."""
        assert self._projection is not None
        width, height = self._projection.footprint
        unit, size, start = (
            (self._projection.unit_x, width, self._rect.left())
            if upright
            else (self._projection.unit_y, height, self._rect.top())
        )
        for number in range(ceil((low - start) / unit), floor((high - start) / unit) + 1):
            yield start + number * unit, number % size == 0


class MarksItem(QGraphicsItem):
    """Outlines on the faces of tiles: the selection, or what a finding is about."""

    def __init__(self, style: Qt.PenStyle, height: float) -> None:
        super().__init__()
        self._style = style
        self._colour = QColor(LIGHT.selection)
        self._faces: list[QRectF] = []
        self._bounds = QRectF()
        self.setZValue(height)

    def show_as(self, colour: str) -> None:
        """Be painted in another colour."""
        self._colour = QColor(colour)
        self.update()

    def show_tiles(self, projection: Projection, tiles: Iterable[Tile]) -> None:
        """Mark these tiles and no others."""
        self.prepareGeometryChange()
        self._faces = [projection.face(tile) for tile in tiles]
        bounds = QRectF()
        for face in self._faces:
            bounds |= face
        self._bounds = bounds.adjusted(-3, -3, 3, 3)
        self.update()

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        """The box around all marked faces."""
        return self._bounds

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the outlines."""
        fill = QColor(self._colour)
        fill.setAlpha(46)
        painter.setPen(QPen(self._colour, 2.4, self._style))
        painter.setBrush(fill)
        for face in self._faces:
            painter.drawRoundedRect(face.adjusted(1, 1, -1, -1), CORNER - 1, CORNER - 1)


class GhostItem(QGraphicsItem):
    """What a click would place: bodies seen through where there is room, crossed out where not.

    Attributes
    ----------
    fitting, taken : tuple of Tile
        What is shown.
    """

    def __init__(self) -> None:
        super().__init__()
        self.fitting: tuple[Tile, ...] = ()
        self.taken: tuple[Tile, ...] = ()
        self._fitting: list[QRectF] = []
        self._taken: list[QRectF] = []
        self.theme: Theme = LIGHT
        self.setZValue(10_000)

    def show_as(self, theme: Theme) -> None:
        """Be painted in other colours."""
        self.theme = theme
        self.update()

    def show_tiles(
        self, projection: Projection, fitting: Iterable[Tile], taken: Iterable[Tile]
    ) -> None:
        """Show tiles that fit, and places that are taken."""
        self.prepareGeometryChange()
        self.fitting, self.taken = tuple(fitting), tuple(taken)
        self._fitting = [projection.face(tile) for tile in self.fitting]
        self._taken = [projection.face(tile) for tile in self.taken]
        self.update()

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        """The box around all of it."""
        bounds = QRectF()
        for face in (*self._fitting, *self._taken):
            bounds |= face
        return bounds.adjusted(-3, -3, RISE_X + 3, RISE_Y + 3)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the ghosts."""
        painter.setPen(QPen(QColor(self.theme.ghost), 1.6, Qt.PenStyle.DashLine))
        painter.setBrush(QColor(self.theme.ghost_fill))
        for face in self._fitting:
            painter.drawRoundedRect(face, CORNER, CORNER)
        fill = QColor(self.theme.taken)
        painter.setPen(QPen(fill, 2.0))
        fill.setAlpha(40)
        painter.setBrush(fill)
        for face in self._taken:
            painter.drawRoundedRect(face, CORNER, CORNER)
            painter.drawLine(face.topLeft() + QPointF(8, 8), face.bottomRight() - QPointF(8, 8))
            painter.drawLine(face.topRight() + QPointF(-8, 8), face.bottomLeft() + QPointF(8, -8))
