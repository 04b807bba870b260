"""What tools are guided by: the outline of a selection being drawn, the axes of the symmetry."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mjs_editor.canvas.projection import Projection
from mjs_editor.canvas.theme import LIGHT, Theme
from mjs_editor.symmetry import Mirror, Symmetry

__all__ = ["AxisItem", "OutlineItem"]


class OutlineItem(QGraphicsItem):
    """The box or the lasso of a selection that is being drawn."""

    def __init__(self) -> None:
        super().__init__()
        self._path = QPainterPath()
        self._colour = QColor(LIGHT.selection)
        self.setZValue(11_000)

    def show_as(self, theme: Theme) -> None:
        """Be painted in other colours."""
        self._colour = QColor(theme.selection)
        self.update()

    def show_path(self, points: Iterable[QPointF]) -> None:
        """Show a closed line through these points; nothing without any."""
        self.prepareGeometryChange()
        self._path = QPainterPath()
        self._path.addPolygon(QPolygonF(list(points)))
        self._path.closeSubpath()
        self.update()

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        """The box around the line."""
        return self._path.boundingRect().adjusted(-2, -2, 2, 2)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the line."""
        pen = QPen(self._colour, 1.5, Qt.PenStyle.DashLine)
        pen.setCosmetic(True)
        fill = QColor(self._colour)
        fill.setAlpha(28)
        painter.setPen(pen)
        painter.setBrush(fill)
        painter.drawPath(self._path)


class AxisItem(QGraphicsItem):
    """The axes of the live symmetry, with handles to drag them by.

    The handles are at the ends, or at the edge of what is seen where an end is out of sight.
    """

    HANDLE = 9.0

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[tuple[QPointF, QPointF]] = []
        self._handles: list[tuple[QPointF, QPointF]] = []
        self._seen, self._zoom = QRectF(), 1.0
        self._theme: Theme = LIGHT
        self.setZValue(8_000)

    def show_as(self, theme: Theme) -> None:
        """Be painted in other colours."""
        self._theme = theme
        self.update()

    def show_axes(self, projection: Projection, symmetry: Symmetry, z: int, room: QRectF) -> None:
        """Show the axes on a layer, across a room; nothing without symmetry."""
        self.prepareGeometryChange()
        x, y = projection.point(symmetry.axis_x2 / 2, symmetry.axis_y2 / 2, z).toTuple()
        mirror = symmetry.mirror
        self._lines = []
        if mirror in {Mirror.LEFT_RIGHT, Mirror.BOTH, Mirror.POINT}:
            self._lines.append((QPointF(x, room.top()), QPointF(x, room.bottom())))
        if mirror in {Mirror.TOP_BOTTOM, Mirror.BOTH, Mirror.POINT}:
            self._lines.append((QPointF(room.left(), y), QPointF(room.right(), y)))
        self._handles = self._in_sight()
        self.update()

    def keep_in_sight(self, seen: QRectF, zoom: float) -> None:
        """Move the handles into sight, when another part of the scene is seen."""
        self._seen, self._zoom = seen, zoom
        before, self._handles = self._handles, self._in_sight()
        if before != self._handles:
            # Not the whole lines, for the sake of smooth scrolling.
            reach = self.HANDLE / zoom + 1
            for at in (end for ends in (*before, *self._handles) for end in ends):
                self.update(QRectF(at, at).adjusted(-reach, -reach, reach, reach))

    def axes_at(self, point: QPointF, zoom: float) -> tuple[bool, bool]:
        """Whether the upright and the level axis can be taken hold of here, by their handles."""
        reach = (self.HANDLE + 3) / zoom
        upright = level = False
        for start, end in self._handles:
            near = any(
                abs(point.x() - at.x()) <= reach and abs(point.y() - at.y()) <= reach
                for at in (start, end)
            )
            if near and start.x() == end.x():
                upright = True
            elif near:
                level = True
        return upright, level

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        """The box around the lines and their handles, however far one has zoomed out."""
        bounds = QRectF()
        for start, end in self._lines:
            line = QRectF(start, end).normalized().adjusted(-1, -1, 1, 1)
            bounds = line if bounds.isNull() else bounds | line
        grown = self.HANDLE * 12
        return bounds.adjusted(-grown, -grown, grown, grown) if self._lines else bounds

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the lines and their handles."""
        colour = QColor(self._theme.axis)
        pen = QPen(colour, 1.6, Qt.PenStyle.DashDotLine)
        pen.setCosmetic(True)
        reach = self.HANDLE / painter.worldTransform().m11()
        painter.setPen(pen)
        for start, end in self._lines:
            painter.drawLine(start, end)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        for ends in self._handles:
            for at in ends:
                painter.drawPolygon(
                    QPolygonF(
                        [
                            at + QPointF(0, -reach),
                            at + QPointF(reach, 0),
                            at + QPointF(0, reach),
                            at + QPointF(-reach, 0),
                        ]
                    )
                )

    def _in_sight(self) -> list[tuple[QPointF, QPointF]]:
        """The handles of each line: its ends, moved along it to where they are seen, if it is."""
        edge = self.HANDLE / self._zoom
        seen = self._seen.adjusted(edge, edge, -edge, -edge)
        if not seen.isValid():
            return list(self._lines)
        placed = []
        for start, end in self._lines:
            if start.x() == end.x():
                top, bottom = max(start.y(), seen.top()), min(end.y(), seen.bottom())
                moved = (QPointF(start.x(), top), QPointF(start.x(), bottom))
            else:
                left, right = max(start.x(), seen.left()), min(end.x(), seen.right())
                moved = (QPointF(left, start.y()), QPointF(right, start.y()))
            is_seen = moved[0].x() <= moved[1].x() and moved[0].y() <= moved[1].y()
            placed.append(moved if is_seen else (start, end))
        return placed
