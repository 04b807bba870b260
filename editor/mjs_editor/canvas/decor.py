"""What is drawn on top of tiles: faces and overlays, and which tiles are gone for now.

Every layer paints it with its tiles, so whatever lies above hides it as it should.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QPainter

from mjs import Tile

__all__ = ["Decor", "OnGhosts", "PaintOn"]

_SMALL, _INSET = 0.42, 1.5

PaintOn = Callable[[QPainter, Tile, QRectF], None]
"""Paints on the face of a tile, which lies in a rectangle of the scene."""


class OnGhosts(Enum):
    """What is drawn on the tiles of layers that are only outlined, so as not to hide others."""

    NOTHING = "nothing"
    SMALL = "small"
    """The same in the corner, where it leaves free what lies below."""
    WHOLE = "whole"


class Decor(QObject):
    """The decoration of one canvas.

    Signals
    -------
    changed()
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._painters: dict[str, tuple[PaintOn, OnGhosts]] = {}
        self._gone: frozenset[Tile] = frozenset()

    def __bool__(self) -> bool:
        """Whether there is anything to paint."""
        return bool(self._painters)

    def is_on(self, *, ghost: bool) -> bool:
        """Whether there is anything to paint, on ghosts or on other tiles."""
        return any(not ghost or on is not OnGhosts.NOTHING for _, on in self._painters.values())

    @property
    def gone(self) -> frozenset[Tile]:
        """The tiles that are not drawn, in a play that is shown."""
        return self._gone

    def set_gone(self, tiles: frozenset[Tile]) -> None:
        """Leave these tiles out of the picture, and no others."""
        if tiles != self._gone:
            self._gone = tiles
            self.changed.emit()

    def set_painter(
        self, name: str, paint: PaintOn | None, on_ghosts: OnGhosts = OnGhosts.NOTHING
    ) -> None:
        """Decorate tiles under a name, or no longer; names are painted in order."""
        if self._painters.pop(name, None) is None and paint is None:
            return  # nothing was there and nothing is: no reason to paint the board anew
        if paint is not None:
            self._painters[name] = paint, on_ghosts
        self.changed.emit()

    def paint(self, painter: QPainter, tile: Tile, face: QRectF, *, ghost: bool = False) -> None:
        """Paint all there is on a tile."""
        for name in sorted(self._painters):
            paint, on_ghosts = self._painters[name]
            if ghost and on_ghosts is OnGhosts.NOTHING:
                continue
            painter.save()
            if ghost and on_ghosts is OnGhosts.SMALL:
                painter.translate(face.topLeft() + QPointF(_INSET, _INSET))
                painter.scale(_SMALL, _SMALL)
                painter.translate(-face.topLeft())
            paint(painter, tile, face)
            painter.restore()
