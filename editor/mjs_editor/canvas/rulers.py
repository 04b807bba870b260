"""The rulers along the canvas: the coordinates of the current layer's grid, and the pointer."""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mjs import Tile
from mjs_editor.art.pixels import PixelGrid
from mjs_editor.canvas.theme import LIGHT, Theme

if TYPE_CHECKING:
    from mjs_editor.canvas.view import BoardView

__all__ = ["BREADTH", "Ruler", "Rulers"]

BREADTH = 20
"""Of a ruler, in screen units."""

_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 5_000, 20_000, 100_000)
_LABEL_ROOM = 34


class Ruler(QWidget):
    """A ruler along the upper or the left edge of a view."""

    def __init__(self, view: BoardView, orientation: Qt.Orientation) -> None:
        super().__init__(view)
        self._view, self._across = view, orientation is Qt.Orientation.Horizontal
        self.theme: Theme = LIGHT
        self._place: Tile | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_place(self, place: Tile | None) -> None:
        """Mark where the pointer is."""
        if place != self._place:
            self._place = place
            self.update()

    def label_positions(self) -> list[tuple[int, float]]:
        """The coordinates that are lettered, each with its place along the ruler."""
        unit, start = self._unit_and_start()
        step = next((s for s in _STEPS if s * unit >= _LABEL_ROOM), _STEPS[-1])
        length = self.width() if self._across else self.height()
        first, last = ceil(-start / unit / step), floor((length - start) / unit / step)
        return [(n * step, start + n * step * unit) for n in range(first, last + 1)]

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint ticks every unit, numbers where there is room, and the pointer's tile."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self.theme.ruler))
        unit, start = self._unit_and_start()
        if self._place is not None:
            width, height = self._view.projection.footprint
            at, size = (self._place.x, width) if self._across else (self._place.y, height)
            mark = QColor(self.theme.ruler_mark)
            painter.fillRect(*self._bar(start + at * unit, size * unit), _faint(mark))
            self._tick(painter, start + at * unit, BREADTH, mark, thick=2)
        font = painter.font()
        font.setPixelSize(10)
        painter.setFont(font)
        ink = QColor(self.theme.ruler_text)
        painter.setPen(ink)
        labels = self.label_positions()
        if unit >= 5 and labels:
            first, last = labels[0][0] - 20, labels[-1][0] + 20
            for number in range(first, last + 1):
                self._tick(painter, start + number * unit, 4, ink)
        for number, place in labels:
            self._tick(painter, place, 8, ink)
            self._letter(painter, place, str(number))
        painter.end()

    def _unit_and_start(self) -> tuple[float, float]:
        """Screen units per grid unit, and where coordinate 0 lies."""
        view = self._view
        origin = view.projection.point(0, 0, view.current_layer)
        at = view.viewportTransform().map(origin)
        corner = view.viewport().pos()
        if self._across:
            return view.projection.unit_x * view.zoom(), at.x() + corner.x() - self.x()
        return view.projection.unit_y * view.zoom(), at.y() + corner.y() - self.y()

    def _bar(self, at: float, size: float) -> tuple[int, int, int, int]:
        if self._across:
            return round(at), 0, round(size), BREADTH
        return 0, round(at), BREADTH, round(size)

    def _tick(
        self, painter: QPainter, at: float, length: int, colour: QColor, thick: int = 1
    ) -> None:
        """A line from the board's side of the ruler, of whole pixels as the grid's are."""
        pixels = PixelGrid(painter)
        wide = thick * pixels.hairline
        if self._across:
            painter.fillRect(QRectF(pixels.x(at), BREADTH - length, wide, length), colour)
        else:
            painter.fillRect(QRectF(BREADTH - length, pixels.y(at), length, wide), colour)

    def _letter(self, painter: QPainter, at: float, text: str) -> None:
        if self._across:
            painter.drawText(QPointF(at + 3, 11), text)
            return
        painter.save()
        painter.translate(11, at - 3)
        painter.rotate(-90)
        painter.drawText(QPointF(0, 0), text)
        painter.restore()


class Rulers:
    """Both rulers of a view.

    Attributes
    ----------
    across, down : Ruler
    """

    def __init__(self, view: BoardView) -> None:
        self._view = view
        self.across = Ruler(view, Qt.Orientation.Horizontal)
        self.down = Ruler(view, Qt.Orientation.Vertical)

    @property
    def are_shown(self) -> bool:
        """Whether they are on; a hidden view has rulers too."""
        return not self.across.isHidden()

    def set_shown(self, shown: bool) -> None:
        """Show them or hide them; the room for them is the view's to make."""
        for ruler in (self.across, self.down):
            ruler.setVisible(shown)

    def set_theme(self, theme: Theme) -> None:
        """Paint them in the colours of a theme."""
        for ruler in (self.across, self.down):
            ruler.theme = theme
            ruler.update()

    def show_place(self, place: Tile | None) -> None:
        """Mark where the pointer is."""
        for ruler in (self.across, self.down):
            ruler.show_place(place)

    def arrange(self) -> None:
        """Lie along the edges of what is seen, as long as these are."""
        port = self._view.viewport().geometry()
        self.across.setGeometry(port.left(), port.top() - BREADTH, port.width(), BREADTH)
        self.down.setGeometry(port.left() - BREADTH, port.top(), BREADTH, port.height())

    def update(self) -> None:
        """Paint them anew: something else is seen."""
        for ruler in (self.across, self.down):
            ruler.update()


def _faint(colour: QColor) -> QColor:
    faint = QColor(colour)
    faint.setAlpha(60)
    return faint
