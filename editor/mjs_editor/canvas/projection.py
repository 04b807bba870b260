"""From grid to picture and back: the same parallel projection as the engine's SVG pictures.

A layer stands up and to the left of the one below by the height of a tile. Here z is the layer a
tile lies on; its face is one layer higher.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, QRectF, QSizeF

from mjs import Bounds, Footprint, Layout, Tile
from mjs.layout import in_order
from mjs.render import CORNER, RISE_X, RISE_Y, TILE_HEIGHT, TILE_WIDTH, paint_order

__all__ = ["Projection"]

_SIZE = QSizeF(TILE_WIDTH, TILE_HEIGHT)
_STEPS = 8


class Projection:
    """Where tiles of a footprint lie in scene coordinates.

    >>> flat = Projection(Footprint(2, 2))
    >>> flat.face(Tile(2, 0, 0)).topLeft().toTuple()
    (34.0, -8.0)
    """

    def __init__(self, footprint: Footprint) -> None:
        self.footprint = footprint
        self.unit_x = TILE_WIDTH / footprint.width
        self.unit_y = TILE_HEIGHT / footprint.height

    def face(self, tile: Tile) -> QRectF:
        """The face of a tile."""
        return QRectF(self.point(*tile), _SIZE)

    def point(self, x: float, y: float, z: int) -> QPointF:
        """Where a place on the grid, in units, lies on a layer's faces."""
        return QPointF(x * self.unit_x - (z + 1) * RISE_X, y * self.unit_y - (z + 1) * RISE_Y)

    def corners(self, tiles: npt.NDArray[np.int32]) -> npt.NDArray[np.float64]:
        """The left, top corners of the faces of many tiles, as rows of x and y.

        Parameters
        ----------
        tiles : int32 array of shape (n, 3)
            As `mjs.Layout.array` has them.
        """
        rise = (tiles[:, 2:] + 1) * np.array([RISE_X, RISE_Y])
        found: npt.NDArray[np.float64] = tiles[:, :2] * np.array([self.unit_x, self.unit_y]) - rise
        return found

    def body(self, tile: Tile) -> QRectF:
        """The box around the whole body of a tile."""
        return self.face(tile).adjusted(0.0, 0.0, RISE_X, RISE_Y)

    def board(self, bounds: Bounds) -> QRectF:
        """The box around all bodies of a board that reaches so far."""
        start = self.point(bounds.left, bounds.top, bounds.above - 1)
        end = self.point(bounds.right, bounds.bottom, bounds.lowest) + QPointF(RISE_X, RISE_Y)
        return QRectF(start, end)

    def ground(self, point: QPointF, z: int) -> tuple[float, float]:
        """The place on the grid, in units, that a point of the picture shows on a layer's faces.

        The reverse of `point`.
        """
        return (
            (point.x() + (z + 1) * RISE_X) / self.unit_x,
            (point.y() + (z + 1) * RISE_Y) / self.unit_y,
        )

    def near(self, point: QPointF, layout: Layout) -> list[Tile]:
        """The tiles around whose bodies there is a box that a point lies in."""
        dx, dy = (np.array(point.toTuple()) - self.corners(layout.array)).T
        across = (dx >= 0) & (dx <= TILE_WIDTH + RISE_X)
        down = (dy >= 0) & (dy <= TILE_HEIGHT + RISE_Y)
        return [layout.tiles[index] for index in np.flatnonzero(across & down).tolist()]

    def topmost(self, point: QPointF, tiles: Iterable[Tile]) -> Tile | None:
        """The tile whose body is drawn at a point: of those there, the one painted last.

        A body is its face and the two sides that show, corners included.
        """
        there = Layout(tiles=in_order(tiles), footprint=self.footprint)
        painted_last_first = (there.tiles[index] for index in reversed(paint_order(there)))
        return next((tile for tile in painted_last_first if self._shows(tile, point)), None)

    def _shows(self, tile: Tile, point: QPointF) -> bool:
        face = self.face(tile)
        dx, dy = point.x() - face.x(), point.y() - face.y()
        # A body is painted as boxes with round corners, from the face to the ground.
        return any(
            _in_round_box(dx - step / _STEPS * RISE_X, dy - step / _STEPS * RISE_Y)
            for step in range(_STEPS + 1)
        )


def _in_round_box(x: float, y: float) -> bool:
    if not (0.0 <= x <= TILE_WIDTH and 0.0 <= y <= TILE_HEIGHT):
        return False
    out_x = max(CORNER - x, x - (TILE_WIDTH - CORNER), 0.0)
    out_y = max(CORNER - y, y - (TILE_HEIGHT - CORNER), 0.0)
    return out_x**2 + out_y**2 <= CORNER**2
