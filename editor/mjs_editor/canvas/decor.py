"""What is drawn on top of tiles: faces and overlays, and which tiles are gone for now.

Every layer paints it with its tiles, so whatever lies above hides it as it should.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QPainter

from mjs import Tile

__all__ = ["Decor", "PaintOn"]

PaintOn = Callable[[QPainter, Tile, QRectF], None]
"""Paints on the face of a tile, which lies in a rectangle of the scene."""


class Decor(QObject):
    """The decoration of one canvas.

    Signals
    -------
    changed()
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._painters: dict[str, PaintOn] = {}
        self._gone: frozenset[Tile] = frozenset()

    def __bool__(self) -> bool:
        """Whether there is anything to paint."""
        return bool(self._painters)

    @property
    def gone(self) -> frozenset[Tile]:
        """The tiles that are not drawn, in a play that is shown."""
        return self._gone

    def set_gone(self, tiles: frozenset[Tile]) -> None:
        """Leave these tiles out of the picture, and no others."""
        if tiles != self._gone:
            self._gone = tiles
            self.changed.emit()

    def set_painter(self, name: str, paint: PaintOn | None) -> None:
        """Decorate tiles under a name, or no longer; names are painted in order."""
        if self._painters.pop(name, None) is None and paint is None:
            return  # nothing was there and nothing is: no reason to paint the board anew
        if paint is not None:
            self._painters[name] = paint
        self.changed.emit()

    def paint(self, painter: QPainter, tile: Tile, face: QRectF) -> None:
        """Paint all there is on a tile."""
        for name in sorted(self._painters):
            painter.save()
            self._painters[name](painter, tile, face)
            painter.restore()
