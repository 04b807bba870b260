"""Live symmetry: where the mirrored copies of a tile lie. No Qt here.

Axes are kept doubled, so that an axis through the middle of a half tile is a whole number too.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from mjs import Bounds, Footprint, Tile

__all__ = ["Mirror", "Symmetry"]


class Mirror(Enum):
    """Which copies are made of whatever is drawn."""

    NONE = "none"
    LEFT_RIGHT = "left-right"
    TOP_BOTTOM = "top-bottom"
    BOTH = "both"
    POINT = "point"


@dataclass(frozen=True)
class Symmetry:
    """A kind of symmetry and its axes.

    Attributes
    ----------
    mirror : Mirror
    axis_x2, axis_y2 : int
        Twice the x of the upright axis and twice the y of the level one, in grid units.
    """

    mirror: Mirror = Mirror.NONE
    axis_x2: int = 0
    axis_y2: int = 0

    def about(self, bounds: Bounds) -> Symmetry:
        """The same symmetry with its axes in the middle of a board."""
        return replace(self, axis_x2=bounds.left + bounds.right, axis_y2=bounds.top + bounds.bottom)

    def images(self, tile: Tile, footprint: Footprint) -> list[Tile]:
        """The tile and its copies, without repeats, the tile itself first.

        >>> across = Symmetry(Mirror.LEFT_RIGHT, axis_x2=10)
        >>> across.images(Tile(0, 4, 1), Footprint(2, 2))
        [Tile(x=0, y=4, z=1), Tile(x=8, y=4, z=1)]
        """
        return list(dict.fromkeys([tile, *self.copies(tile, footprint)]))

    def copies(self, tile: Tile, footprint: Footprint) -> list[Tile]:
        """One copy for each way of mirroring, always in the same order.

        >>> Symmetry(Mirror.POINT, axis_x2=10, axis_y2=10).copies(Tile(0, 4, 1), Footprint(2, 2))
        [Tile(x=8, y=4, z=1)]
        """
        x, y, z = tile
        other_x = self.axis_x2 - x - footprint.width
        other_y = self.axis_y2 - y - footprint.height
        copies = {
            Mirror.NONE: [],
            Mirror.LEFT_RIGHT: [(other_x, y)],
            Mirror.TOP_BOTTOM: [(x, other_y)],
            Mirror.BOTH: [(other_x, y), (x, other_y), (other_x, other_y)],
            Mirror.POINT: [(other_x, other_y)],
        }[self.mirror]
        return [Tile(*place, z) for place in copies]
