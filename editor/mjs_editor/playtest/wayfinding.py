"""Which tile lies where the keyboard goes: beside, above, in front, or nearest to one that is gone.

Directions are those of the picture: what is seen of each tile decides, as it does for whoever
looks at the table. Tiles wholly hidden under others are reached by layers, and one after another.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QRectF

from mjs import Tile
from mjs.render import RISE_X, RISE_Y, TILE_HEIGHT, TILE_WIDTH
from mjs_editor.canvas.projection import Projection

__all__ = ["DIRECTIONS", "Ways"]

DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}

_CELL = 2.0  # units of the picture; all of a tile's edges lie on multiples of it
_MOST_CELLS = 1_000_000
_SEEN = 0.1  # a smaller share of a face is not seen
_BAND = 0.6  # of a tile: so far aside still counts as in the same row or column
_ASIDE, _FAR_ASIDE = 0.5, 2.0
_LEAST = 0.1  # of a tile: less far ahead is no direction
_STEEPEST = 1.0  # so much more aside than ahead is another direction
_AFTER = 1_000.0  # whatever lies in line comes first
_FREE_FIRST = 0.75  # of a tile: so much farther a free tile may lie and be taken for the nearest


class Ways:
    """The ways between some tiles as they lie now.

    Parameters
    ----------
    tiles : iterable of Tile
        Those that are there, in paint order.
    projection : Projection

    Attributes
    ----------
    tiles : list of Tile
    footprint : Footprint
    seen : tuple of Tile
        The tiles of which something is seen, from left to right and from top to bottom.
    all : tuple of Tile
        All tiles in that order, one hidden under others after the one that hides it.

    >>> from mjs import Footprint
    >>> row = [Tile(0, 0, 0), Tile(2, 0, 0), Tile(2, 0, 1)]
    >>> ways = Ways(row, Projection(Footprint(2, 2)))
    >>> ways.beside(row[0], "right"), ways.layer(row[2], -1), ways.is_seen(row[1])
    (Tile(x=2, y=0, z=1), Tile(x=2, y=0, z=0), False)
    """

    def __init__(self, tiles: Iterable[Tile], projection: Projection) -> None:
        self._projection = projection
        self.tiles, self.footprint = list(tiles), projection.footprint
        self._faces = {tile: projection.face(tile) for tile in self.tiles}
        self._centres = self._looked_at()
        in_order = sorted(self.tiles, key=self._reading_order)
        self.all = tuple(in_order)
        self.seen = tuple(tile for tile in in_order if tile in self._centres)

    def is_seen(self, tile: Tile) -> bool:
        """Whether enough of its face is seen to tell what is on it."""
        return tile in self._centres

    def beside(self, tile: Tile, direction: str) -> Tile | None:
        """The next tile that is seen in a direction; from a hidden tile, the next of its layer."""
        if tile in self._centres:
            places = self._centres
        else:
            places = {one: _centre(self._faces[one]) for one in self.tiles if one.z == tile.z}
        across, down = DIRECTIONS[direction]
        x, y = places[tile]
        best, least = None, float("inf")
        for other, (other_x, other_y) in places.items():
            dx, dy = (other_x - x) / TILE_WIDTH, (other_y - y) / TILE_HEIGHT
            ahead, aside = (dx * across, abs(dy)) if across else (dy * down, abs(dx))
            if other == tile or ahead < _LEAST or aside > max(_BAND, _STEEPEST * ahead):
                continue
            in_line = aside <= _BAND
            cost = ahead + (_ASIDE if in_line else _FAR_ASIDE) * aside + (0 if in_line else _AFTER)
            if cost < least - 1e-6:
                best, least = other, cost
        return best

    def layer(self, tile: Tile, by: int) -> Tile | None:
        """The nearest tile of the next layer above, or below, that has any."""
        layers = {one.z for one in self.tiles if (one.z - tile.z) * by > 0}
        if not layers:
            return None
        z = min(layers, key=lambda layer: abs(layer - tile.z))
        width, height = self.footprint

        def distance(one: Tile) -> tuple[float, int, int]:
            across, down = (one.x - tile.x) / width, (one.y - tile.y) / height
            return (across**2 + down**2, one.y, one.x)

        return min((one for one in self.tiles if one.z == z), key=distance)

    def nearest(self, gone: Tile, free: frozenset[Tile]) -> Tile | None:
        """The tile to go to when one is gone: near to where it was, rather a free one."""
        x, y = _centre(self._projection.face(gone))

        def distance(one: Tile) -> float:
            other_x, other_y = self._centres[one]
            across, down = (other_x - x) / TILE_WIDTH, (other_y - y) / TILE_HEIGHT
            away = float((across**2 + down**2) ** 0.5)
            return away if one in free else away + _FREE_FIRST

        return min(self.seen, key=distance, default=None)

    # Small parts --------------------------------------------------------------------------------

    def _looked_at(self) -> dict[Tile, tuple[float, float]]:
        """The middle of what is seen of each tile, for those that are seen."""
        if not self.tiles:
            return {}
        places = np.array([face.topLeft().toTuple() for face in self._faces.values()])
        size, rise = np.array([TILE_WIDTH, TILE_HEIGHT]), np.array([RISE_X, RISE_Y])
        corners = np.stack(
            [_closer(places[:, axis], float((size + rise)[axis])) for axis in (0, 1)], axis=1
        )
        least, most = corners.min(axis=0), corners.max(axis=0)
        wide, high = most - least + size + rise
        cell = max(_CELL, float(wide * high / _MOST_CELLS) ** 0.5)
        picture = np.full((int(high / cell) + 2, int(wide / cell) + 2), -1, dtype=np.int32)
        first = np.rint((corners - least) / cell).astype(int).tolist()
        # Each has a cell at least, on boards so large that a cell is larger than a tile.
        last = np.rint((corners - least + size) / cell).astype(int)
        last = np.maximum(last, np.array(first) + 1).tolist()
        foot = np.rint((corners - least + size + rise) / cell).astype(int).tolist()
        for number, ((left, top), (right, bottom)) in enumerate(zip(first, last, strict=True)):
            across, down = foot[number]
            picture[top:down, left:across] = -1
            picture[top:bottom, left:right] = number
        rows, columns = np.nonzero(picture >= 0)
        numbers = picture[rows, columns]
        count = np.bincount(numbers, minlength=len(corners))
        enough = _SEEN * TILE_WIDTH * TILE_HEIGHT / cell**2
        seen = np.flatnonzero(count >= enough)
        middle = [
            np.bincount(numbers, cells, minlength=len(corners))[seen] / count[seen]
            for cells in (columns, rows)
        ]
        centres = (np.stack(middle, axis=1) + 0.5) * cell + least + (places - corners)[seen]
        return {
            self.tiles[number]: (x, y)
            for number, (x, y) in zip(seen.tolist(), centres.tolist(), strict=True)
        }

    def _reading_order(self, tile: Tile) -> tuple[int, int, int]:
        # Tiles half a tile lower than others are still read in the row of those.
        row = round(tile.y * 2 / self.footprint.height) // 2
        return (row, tile.x, -tile.z)


def _closer(places: npt.NDArray[np.float64], most: float) -> npt.NDArray[np.float64]:
    """Places along an axis with empty stretches cut short; what overlaps is the same."""
    order = np.argsort(places)
    cut = np.maximum(np.diff(places[order]) - most, 0) // _CELL * _CELL
    closer = places.copy()
    closer[order[1:]] -= np.cumsum(cut)
    return closer


def _centre(face: QRectF) -> tuple[float, float]:
    return face.center().x(), face.center().y()
