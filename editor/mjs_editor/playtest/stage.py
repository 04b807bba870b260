"""Where the tiles of a game lie in the window, and which of them is drawn at a point.

The projection and the paint order are those of the editor and of the engine's pictures. Every
tile's picture lies pixel on pixel, and picking asks the very same pixels.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress
from math import floor

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, QRectF, QSizeF

from mjs import Layout, Tile
from mjs.render import RISE_X, RISE_Y, TILE_HEIGHT, TILE_WIDTH, paint_order
from mjs_editor.canvas.projection import Projection
from mjs_editor.canvas.tilepaint import MARGIN, SHADOW_X, SHADOW_Y
from mjs_editor.playtest.looks import body_mask
from mjs_editor.playtest.wayfinding import Ways

__all__ = ["Stage"]

_MARGIN = 20.0  # pixels of table around the board
_ZOOMS = (0.05, 4.0)


class Stage:
    """Tiles fitted into a window.

    Parameters
    ----------
    layout : Layout
        What the board lies on now.
    whole : Layout
        The layout at the start: its room stays that of the board, however few tiles are left.
    size : QSizeF
        Of the window.
    ratio : float
        Device pixels per pixel.

    Attributes
    ----------
    zoom : float
        Pixels per unit; at 1 a face is 40 by 52.
    tiles : list of Tile
        Those that are there, in paint order.
    known : frozenset of Tile
        All that the layout has places for.
    """

    def __init__(self, layout: Layout, whole: Layout, size: QSizeF, ratio: float) -> None:
        self.projection = Projection(layout.footprint)
        self.ratio = ratio
        self.layers = max(layout.bounds.above, whole.bounds.above, 1)
        order = paint_order(layout)
        self._order = [layout.tiles[index] for index in order]
        self.known = frozenset(self._order)
        corners = self.projection.corners(layout.array)[order]
        room = _room(np.concatenate((corners, self.projection.corners(whole.array))))
        within = (max(1.0, size.width() - 2 * _MARGIN), max(1.0, size.height() - 2 * _MARGIN))
        zoom = min(within[0] / room.width(), within[1] / room.height())
        self.zoom = _stepped(min(max(zoom, _ZOOMS[0]), _ZOOMS[1]))
        self.origin = QPointF(
            size.width() / 2 - room.center().x() * self.zoom,
            size.height() / 2 - room.center().y() * self.zoom,
        )
        self.tiles: list[Tile] = []
        self._ways: Ways | None = None
        self._place: dict[Tile, QPointF] = {}
        # As `place` has them, at once: there may be many thousands.
        exact = np.array(self.origin.toTuple()) + (corners - MARGIN) * self.zoom
        self._all_places = np.floor(exact * ratio + 0.5) / ratio
        self._places = self._all_places
        self.show(self._order)

    @property
    def scale(self) -> tuple[float, float, int]:
        """All of it that pictures of tiles depend on."""
        return self.zoom, self.ratio, self.layers

    def show(self, tiles: Iterable[Tile]) -> None:
        """Let these tiles of the layout be there and no others."""
        wanted = frozenset(tiles)
        there = [tile in wanted for tile in self._order]
        tiles = list(compress(self._order, there))
        if tiles != self.tiles:
            self.tiles, self._ways = tiles, None
        self._places = self._all_places[np.array(there, dtype=np.bool_)]

    @property
    def ways(self) -> Ways:
        """The ways between the tiles that are there; worked out when first asked for."""
        if self._ways is None:
            self._ways = Ways(self.tiles, self.projection)
        return self._ways

    def ways_around(self, tile: Tile) -> Ways:
        """The ways between a tile and those that may hide it: quick on boards of any size."""
        return Ways(self.within([self.body(tile)]), self.projection)

    def place(self, tile: Tile) -> QPointF:
        """Where the picture of a tile is put down, its margin included."""
        place = self._place.get(tile)
        if place is None:
            face = self.projection.face(tile)
            x = self.origin.x() + (face.x() - MARGIN) * self.zoom
            y = self.origin.y() + (face.y() - MARGIN) * self.zoom
            place = self._place[tile] = QPointF(self._on_pixel(x), self._on_pixel(y))
        return place

    def shadow_place(self, tile: Tile) -> QPointF:
        """Where the picture of its shadow is put down."""
        place = self.place(tile)
        x, y = place.x() + SHADOW_X * self.zoom, place.y() + SHADOW_Y * self.zoom
        return QPointF(self._on_pixel(x), self._on_pixel(y))

    def face(self, tile: Tile) -> QRectF:
        """Where the face of a tile is drawn."""
        place, margin = self.place(tile), MARGIN * self.zoom
        width, height = TILE_WIDTH * self.zoom, TILE_HEIGHT * self.zoom
        return QRectF(place.x() + margin, place.y() + margin, width, height)

    def body(self, tile: Tile) -> QRectF:
        """The box around the whole body of a tile."""
        return self.face(tile).adjusted(0.0, 0.0, RISE_X * self.zoom, RISE_Y * self.zoom)

    def drawn(self, tile: Tile) -> QRectF:
        """All that a tile with its shadow and the ring around it covers."""
        margin = MARGIN * self.zoom
        reach = 5.0 * self.zoom + 1.0
        face = self.face(tile).adjusted(-margin - 1, -margin - 1, margin, margin)
        return face.adjusted(
            -reach, -reach, (SHADOW_X + 1) * self.zoom + 1, (SHADOW_Y + 1) * self.zoom + 1
        )

    def swept(self, tile: Tile) -> QRectF:
        """All that a tile can cover while it moves."""
        reach = 11.0 * self.zoom
        return self.drawn(tile).adjusted(-reach, -reach, reach, 0)

    def within(self, rects: Iterable[QRectF]) -> list[Tile]:
        """The tiles that are drawn, with their shadows, in any of some boxes; in paint order."""
        if not len(self._places):
            return []
        x, y = self._places.T
        wide = (TILE_WIDTH + SHADOW_X + 2 * MARGIN) * self.zoom
        high = (TILE_HEIGHT + SHADOW_Y + 2 * MARGIN) * self.zoom
        found = np.zeros(len(self.tiles), dtype=np.bool_)
        for box in rects:
            found |= (
                (x > box.left() - wide - 1)
                & (x < box.right() + 1)
                & (y > box.top() - high - 1)
                & (y < box.bottom() + 1)
            )
        return [self.tiles[number] for number in np.flatnonzero(found).tolist()]

    def tile_at(self, point: QPointF) -> Tile | None:
        """The tile that is drawn at a point: of those there, the one painted last."""
        if not len(self._places):
            return None
        mask = body_mask(zoom=self.zoom, ratio=self.ratio)
        at = np.floor(np.array([point.x(), point.y()]) * self.ratio)
        offsets = (at - np.round(self._places * self.ratio)).astype(np.int64)
        height, width = mask.shape
        x, y = offsets.T
        near = np.flatnonzero((x >= 0) & (x < width) & (y >= 0) & (y < height))
        filled = near[mask[y[near], x[near]]]
        return self.tiles[int(filled[-1])] if len(filled) else None

    def _on_pixel(self, value: float) -> float:
        return floor(value * self.ratio + 0.5) / self.ratio


def _room(corners: npt.NDArray[np.float64]) -> QRectF:
    """The box around bodies whose faces have these left, top corners."""
    if not len(corners):
        return QRectF(0, 0, TILE_WIDTH, TILE_HEIGHT)
    (left, top), (right, bottom) = corners.min(axis=0).tolist(), corners.max(axis=0).tolist()
    width, height = TILE_WIDTH + RISE_X, TILE_HEIGHT + RISE_Y
    return QRectF(left, top, right - left + width, bottom - top + height)


def _stepped(zoom: float) -> float:
    """The next lower zoom of a few: while a window is resized most pictures serve again."""
    steps = 32 if zoom >= 0.75 else 128
    return max(1, floor(zoom * steps)) / steps
