"""From grid to picture and back: the same parallel projection as the engine's SVG pictures.

A layer stands up and to the left of the one below by the height of a tile. Here z is the layer a
tile lies on; its face is one layer higher.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, QRectF

from mjs import Footprint, Tile
from mjs.render import CORNER, RISE_X, RISE_Y, TILE_HEIGHT, TILE_WIDTH

__all__ = ["Projection"]

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
        return QRectF(
            tile.x * self.unit_x - (tile.z + 1) * RISE_X,
            tile.y * self.unit_y - (tile.z + 1) * RISE_Y,
            TILE_WIDTH,
            TILE_HEIGHT,
        )

    def corners(self, places: npt.NDArray[np.int32], z: int) -> npt.NDArray[np.float64]:
        """The left, top corners of the faces of many tiles of one layer.

        Parameters
        ----------
        places : int32 array of shape (n, 2)
            Columns x and y.
        z : int
        """
        rise = np.array([RISE_X, RISE_Y]) * (z + 1)
        found: npt.NDArray[np.float64] = places * np.array([self.unit_x, self.unit_y]) - rise
        return found

    def body(self, tile: Tile) -> QRectF:
        """The box around the whole body of a tile."""
        return self.face(tile).adjusted(0.0, 0.0, RISE_X, RISE_Y)

    def ground(self, point: QPointF, z: int) -> tuple[float, float]:
        """The place on the grid, in units, that a point of the picture shows on a layer's faces."""
        return (
            (point.x() + (z + 1) * RISE_X) / self.unit_x,
            (point.y() + (z + 1) * RISE_Y) / self.unit_y,
        )

    def topmost(self, point: QPointF, tiles: Iterable[Tile]) -> Tile | None:
        """The tile whose body is drawn at a point: of those there, the one painted last.

        A body is its face and the two sides that show, corners included.
        """
        width, height = self.footprint
        found, best = None, (-1, 0, 0)
        for tile in tiles:
            rank = (tile.z, tile.x * height + tile.y * width, tile.y)
            if rank > best and self._shows(tile, point):
                found, best = tile, rank
        return found

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
