"""Where the pixels of a screen are, so that what is painted begins where they do."""

from __future__ import annotations

from math import floor

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QTransform

__all__ = ["PixelGrid"]


class PixelGrid:
    """The pixels that a painter paints on, in the coordinates that it has without a transform.

    There may be a pixel and a quarter to a screen unit, and a widget may begin in the middle of
    one, so neither whole units nor whole pixels counted from a widget's corner are sharp.

    Attributes
    ----------
    ratio : float
        Pixels per screen unit.
    hairline : float
        The width of a thin line: whole pixels, so that all are as wide.
    """

    def __init__(self, painter: QPainter) -> None:
        self.ratio = painter.device().devicePixelRatioF()
        self.hairline = max(1, floor(self.ratio + 0.25)) / self.ratio
        world = painter.worldTransform()
        painter.setWorldTransform(QTransform())
        device = painter.deviceTransform()
        painter.setWorldTransform(world)
        self._origin = device.dx(), device.dy()

    def x(self, at: float) -> float:
        """The place nearest to another where a column of pixels begins."""
        return self._nearest(at, self._origin[0])

    def y(self, at: float) -> float:
        """The place nearest to another where a row of pixels begins."""
        return self._nearest(at, self._origin[1])

    def point(self, at: QPointF) -> QPointF:
        """The left, top corner of a pixel that is nearest."""
        return QPointF(self.x(at.x()), self.y(at.y()))

    def points(self, places: npt.NDArray[np.float64]) -> list[list[float]]:
        """The same for many points, in columns x and y."""
        origin = np.array(self._origin)
        pixels = np.floor(places * self.ratio + origin + 0.5)
        found: list[list[float]] = ((pixels - origin) / self.ratio).tolist()
        return found

    def _nearest(self, at: float, origin: float) -> float:
        # Not rounded to even, which goes up and down by turns: neighbours would come to overlap.
        return (floor(at * self.ratio + origin + 0.5) - origin) / self.ratio
