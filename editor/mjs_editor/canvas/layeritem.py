"""One layer of a board as an item of the scene."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import floor

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mjs import Footprint, Tile
from mjs_editor.canvas.decor import Decor
from mjs_editor.canvas.projection import Projection
from mjs_editor.canvas.theme import LIGHT, Theme
from mjs_editor.canvas.tilepaint import (
    MARGIN,
    SHADOW_X,
    SHADOW_Y,
    Look,
    shadow_pixmap,
    tile_pixmap,
)

__all__ = ["LayerItem"]

_REACH = 12.0  # a shadow reaches so far beyond the face it belongs to


class LayerItem(QGraphicsItem):
    """All tiles of one layer, painted in the order that hides no side wrongly."""

    def __init__(self, z: int, decor: Decor) -> None:
        super().__init__()
        self.z = z
        self._decor = decor
        self.look = Look.SOLID
        self.theme: Theme = LIGHT
        self._projection = Projection(Footprint())
        self._tiles: tuple[Tile, ...] = ()
        self._faces: list[QRectF] = []
        self._bounds = QRectF()
        self._layers = 1
        self.setZValue(z)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles it shows, in paint order."""
        return self._tiles

    def show_tiles(
        self,
        projection: Projection,
        tiles: Sequence[Tile],
        layers: int,
        touched: Iterable[Tile] | None = None,
    ) -> None:
        """Show these tiles, given in paint order, in a board of so many layers.

        When it is said which places were touched, only what is around them is painted anew.
        """
        everything = touched is None or layers != self._layers
        self._projection, self._tiles, self._layers = projection, tuple(tiles), layers
        self._faces = [projection.face(tile) for tile in tiles]
        bounds = QRectF()
        if tiles:
            # Of the corners alone: the faces of a layer are all of one size and height.
            left, right = min(f.left() for f in self._faces), max(f.right() for f in self._faces)
            top, bottom = min(f.top() for f in self._faces), max(f.bottom() for f in self._faces)
            bounds = _room(QRectF(left, top, right - left, bottom - top))
        if bounds != self._bounds:
            self.prepareGeometryChange()
            self._bounds = bounds
        if everything:
            self.update()
        else:
            for tile in touched or ():
                self.update(_room(projection.face(tile)))

    def show_as(self, theme: Theme, look: Look) -> None:
        """Be painted in other colours or in another way."""
        if (theme, look) != (self.theme, self.look):
            self.theme, self.look = theme, look
            self.update()

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        """The box around all bodies and their shadow."""
        return self._bounds

    def pixmap_of(self, tile: Tile, zoom: float, ratio: float) -> QPixmap:
        """The picture of a tile of this layer."""
        return tile_pixmap(self.theme, self.look, self.z, self._layers, zoom=zoom, ratio=ratio)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the shadow on what is below, then the bodies that are exposed.

        Each picture is put down pixel on pixel, so that edges are sharp at any zoom.
        """
        exposed = option.exposedRect.adjusted(-_REACH - 8, -_REACH - 10, 4, 4)
        ratio = painter.device().devicePixelRatioF()
        world = painter.worldTransform()
        zoom = round(world.m11(), 4)
        gone = self._decor.gone
        shown = [
            number
            for number, face in enumerate(self._faces)
            if face.intersects(exposed) and self._tiles[number] not in gone
        ]
        painter.save()
        painter.setWorldTransform(QTransform())
        if self.look is not Look.GHOST:
            shadow = shadow_pixmap(self.theme, zoom, ratio)
            for number in shown:
                face = self._faces[number]
                corner = QPointF(face.x() + SHADOW_X - MARGIN, face.y() + SHADOW_Y - MARGIN)
                painter.drawPixmap(_on_pixel(world.map(corner), ratio), shadow)
        decorated = bool(self._decor) and self.look is not Look.GHOST
        for number in shown:
            face = self._faces[number]
            corner = QPointF(face.x() - MARGIN, face.y() - MARGIN)
            pixmap = self.pixmap_of(self._tiles[number], zoom, ratio)
            painter.drawPixmap(_on_pixel(world.map(corner), ratio), pixmap)
            if decorated:
                painter.setWorldTransform(world)
                self._decor.paint(painter, self._tiles[number], face)
                painter.setWorldTransform(QTransform())
        painter.restore()


def _room(face: QRectF) -> QRectF:
    """All that a tile's picture and shadow can touch."""
    return face.adjusted(-MARGIN - 1, -MARGIN - 1, _REACH + 1, _REACH + 2)


def _on_pixel(point: QPointF, ratio: float) -> QPointF:
    # Not `round`, which goes up and down by turns at halves: neighbours would come to overlap.
    return QPointF(floor(point.x() * ratio + 0.5) / ratio, floor(point.y() * ratio + 0.5) / ratio)
