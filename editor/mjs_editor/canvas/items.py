"""What the scene is made of: the grid, one item for each layer, and what tools show."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mjs import Footprint, Tile
from mjs.render import CORNER, RISE_X, RISE_Y, TILE_HEIGHT, TILE_WIDTH
from mjs_editor.canvas.decor import Decor
from mjs_editor.canvas.projection import Projection
from mjs_editor.canvas.tilepaint import MARGIN, tile_pixmap

__all__ = ["GhostItem", "GridItem", "LayerItem", "MarksItem"]

_SHADOW = QColor(0, 0, 0, 38)


class LayerItem(QGraphicsItem):
    """All tiles of one layer, painted in the order that hides no side wrongly."""

    def __init__(self, z: int, decor: Decor) -> None:
        super().__init__()
        self.z = z
        self._decor = decor
        self._projection = Projection(Footprint())
        self._tiles: list[Tile] = []
        self._bounds = QRectF()
        self._layers = 1
        self.setZValue(z)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def show_tiles(self, projection: Projection, tiles: Sequence[Tile], layers: int) -> None:
        """Show these tiles, given in paint order, in a board of so many layers."""
        self.prepareGeometryChange()
        self._projection, self._tiles, self._layers = projection, list(tiles), layers
        bounds = QRectF()
        for tile in tiles:
            bounds |= projection.body(tile)
        self._bounds = bounds.adjusted(-MARGIN, -MARGIN, MARGIN + 8, MARGIN + 8)
        self.update()

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        """The box around all bodies and their shadow."""
        return self._bounds

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the shadow on what is below, then the bodies that are exposed."""
        exposed = option.exposedRect.adjusted(-8, -8, 8, 8)
        ratio = painter.device().devicePixelRatioF()
        scale = painter.worldTransform().m11() * ratio
        gone = self._decor.gone
        shown = [
            tile
            for tile in self._tiles
            if tile not in gone and self._projection.body(tile).intersects(exposed)
        ]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_SHADOW)
        for tile in shown:
            base = self._projection.face(tile).translated(RISE_X + 3, RISE_Y + 4)
            painter.drawRoundedRect(base, CORNER, CORNER)
        pixmap = tile_pixmap(self.z, self._layers, round(scale, 3))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        size = QRectF(pixmap.rect())
        for tile in shown:
            corner = self._projection.face(tile).topLeft() - QPointF(MARGIN, MARGIN)
            box = QRectF(corner.x(), corner.y(), size.width() / scale, size.height() / scale)
            painter.drawPixmap(box, pixmap, size)
            self._decor.paint(painter, tile, self._projection.face(tile))


class GridItem(QGraphicsItem):
    """The raster of the current layer, with heavier lines every whole tile."""

    def __init__(self) -> None:
        super().__init__()
        self._projection: Projection | None = None
        self._z = 0
        self._rect = QRectF()
        self.setZValue(-1)

    def show_grid(self, projection: Projection, z: int, columns: int, rows: int) -> None:
        """Show so many columns and rows of grid units on a layer."""
        self.prepareGeometryChange()
        self._projection, self._z = projection, z
        origin = QPointF(-(z + 1) * RISE_X, -(z + 1) * RISE_Y)
        self._rect = QRectF(
            origin.x(), origin.y(), columns * projection.unit_x, rows * projection.unit_y
        )
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
        for unit, whole, start, end, upright in (
            (self._projection.unit_x, TILE_WIDTH, self._rect.left(), self._rect.right(), True),
            (self._projection.unit_y, TILE_HEIGHT, self._rect.top(), self._rect.bottom(), False),
        ):
            for number in range(round((end - start) / unit) + 1):
                at = start + number * unit
                heavy = abs((number * unit) % whole) < 0.01
                painter.setPen(QPen(QColor(90, 80, 60, 70 if heavy else 30), 0))
                if upright:
                    painter.drawLine(
                        QPointF(at, self._rect.top()), QPointF(at, self._rect.bottom())
                    )
                else:
                    painter.drawLine(
                        QPointF(self._rect.left(), at), QPointF(self._rect.right(), at)
                    )


class MarksItem(QGraphicsItem):
    """Outlines on the faces of tiles: the selection, or what a finding is about."""

    def __init__(self, colour: QColor, style: Qt.PenStyle, height: float) -> None:
        super().__init__()
        self._pen = QPen(colour, 2.4, style)
        self._fill = QColor(colour.red(), colour.green(), colour.blue(), 46)
        self._faces: list[QRectF] = []
        self._bounds = QRectF()
        self.setZValue(height)

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
        painter.setPen(self._pen)
        painter.setBrush(self._fill)
        for face in self._faces:
            painter.drawRoundedRect(face.adjusted(1, 1, -1, -1), CORNER - 1, CORNER - 1)


class GhostItem(QGraphicsItem):
    """What a click would place: bodies seen through where there is room, crossed out where not."""

    def __init__(self) -> None:
        super().__init__()
        self._fitting: list[QRectF] = []
        self._taken: list[QRectF] = []
        self.setZValue(10_000)

    def show_tiles(
        self, projection: Projection, fitting: Iterable[Tile], taken: Iterable[Tile]
    ) -> None:
        """Show tiles that fit, and places that are taken."""
        self.prepareGeometryChange()
        self._fitting = [projection.face(tile) for tile in fitting]
        self._taken = [projection.face(tile) for tile in taken]
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
        painter.setPen(QPen(QColor("#1f7a5c"), 1.6, Qt.PenStyle.DashLine))
        painter.setBrush(QColor(255, 253, 247, 150))
        for face in self._fitting:
            painter.drawRoundedRect(face, CORNER, CORNER)
        painter.setPen(QPen(QColor("#b3261e"), 2.0))
        painter.setBrush(QColor(179, 38, 30, 40))
        for face in self._taken:
            painter.drawRoundedRect(face, CORNER, CORNER)
            painter.drawLine(face.topLeft() + QPointF(8, 8), face.bottomRight() - QPointF(8, 8))
            painter.drawLine(face.topRight() + QPointF(-8, 8), face.bottomLeft() + QPointF(8, -8))
