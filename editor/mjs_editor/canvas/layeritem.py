"""One layer of a board as an item of the scene."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mjs import Footprint, Layout, Tile
from mjs.render import TILE_HEIGHT, TILE_WIDTH
from mjs_editor.art.pixels import PixelGrid
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

__all__ = ["Exposure", "LayerItem"]

_REACH = 12.0  # a shadow reaches so far beyond the face it belongs to
_ROOM = 8 * TILE_WIDTH  # bounds are larger than the tiles, since new bounds mean painting it all


class Exposure:
    """Which parts of the scene are being painted, when that is more than one rectangle.

    Qt tells items only of the box around all of them, which after a scroll is everything.

    Attributes
    ----------
    rects : list of QRectF
        None are known outside of a view's own painting.
    """

    def __init__(self) -> None:
        self.rects: list[QRectF] = []


class LayerItem(QGraphicsItem):
    """All tiles of one layer, painted in the order that hides no side wrongly."""

    def __init__(self, z: int, decor: Decor, exposure: Exposure) -> None:
        super().__init__()
        self.z = z
        self._decor, self._exposure = decor, exposure
        self.look = Look.SOLID
        self.theme: Theme = LIGHT
        self._projection = Projection(Footprint())
        self._tiles: tuple[Tile, ...] = ()
        self._corners: npt.NDArray[np.float64] = np.empty((0, 2))
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
        self._corners = projection.corners(Layout(tiles=self._tiles).array)
        if tiles:
            left, top = self._corners.min(axis=0).tolist()
            right, bottom = self._corners.max(axis=0).tolist()
            bounds = _room(QRectF(left, top, right - left + TILE_WIDTH, bottom - top + TILE_HEIGHT))
            if not self._bounds.contains(bounds):
                self.prepareGeometryChange()
                self._bounds = bounds.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)
        if everything:
            self.update()
        else:
            # Of the scene, whose coordinates are the item's: an item's own update of a part has
            # been seen to paint all of it.
            for tile in touched or ():
                self.scene().update(_room(projection.face(tile)))

    def show_as(self, theme: Theme, look: Look) -> None:
        """Be painted in other colours or in another way."""
        if (theme, look) != (self.theme, self.look):
            self.theme, self.look = theme, look
            self.update()

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        """The box around all bodies and their shadow."""
        return self._bounds

    def draw_body(self, painter: QPainter, at: QPointF, tile: Tile, pixmap: QPixmap) -> None:
        """Put a tile's picture down."""
        painter.drawPixmap(at, pixmap)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the shadow on what is below, then the bodies that are exposed.

        Each picture is put down pixel on pixel, so that edges are sharp at any zoom.
        """
        shown = self._exposed(option.exposedRect)
        if not len(shown):
            return
        pixels = PixelGrid(painter)
        ratio = pixels.ratio
        world = painter.worldTransform()
        zoom = round(world.m11(), 4)
        origin = np.array([world.dx(), world.dy()])
        corners = self._corners[shown]
        painter.save()
        painter.setWorldTransform(QTransform())
        ghost = self.look is Look.GHOST
        if not ghost:
            shadow = shadow_pixmap(self.theme, zoom=zoom, ratio=ratio)
            by = np.array([SHADOW_X - MARGIN, SHADOW_Y - MARGIN])
            for x, y in pixels.points((corners + by) * world.m11() + origin):
                painter.drawPixmap(QPointF(x, y), shadow)
        decorated = self._decor.is_on(ghost=ghost)
        pixmap = tile_pixmap(self.theme, self.look, self.z, self._layers, zoom=zoom, ratio=ratio)
        exact = (corners - MARGIN) * world.m11() + origin
        places = pixels.points(exact)
        for number, (x, y), at in zip(shown.tolist(), places, exact.tolist(), strict=True):
            tile = self._tiles[number]
            self.draw_body(painter, QPointF(x, y), tile, pixmap)
            if decorated:
                # What is on a tile lies on it alike, wherever its picture came to lie.
                moved = QTransform.fromTranslate(x - at[0], y - at[1])
                painter.setWorldTransform(world * moved)
                self._decor.paint(painter, tile, self._projection.face(tile), ghost=ghost)
                painter.setWorldTransform(QTransform())
        painter.restore()

    def _exposed(self, box: QRectF) -> npt.NDArray[np.intp]:
        """The numbers of the tiles that are, with their shadow, in what is being painted."""
        x, y = self._corners.T
        found = np.zeros(len(self._tiles), dtype=np.bool_)
        for rect in self._exposure.rects or [box]:
            found |= (
                (x > rect.left() - TILE_WIDTH - _REACH - 2)
                & (x < rect.right() + MARGIN + 2)
                & (y > rect.top() - TILE_HEIGHT - _REACH - 4)
                & (y < rect.bottom() + MARGIN + 2)
            )
        gone = self._decor.gone
        shown = np.flatnonzero(found)
        if gone:
            shown = np.array([n for n in shown.tolist() if self._tiles[n] not in gone], np.intp)
        return shown


def _room(face: QRectF) -> QRectF:
    """All that a tile's picture and shadow can touch."""
    return face.adjusted(-MARGIN - 1, -MARGIN - 1, _REACH + 1, _REACH + 2)
