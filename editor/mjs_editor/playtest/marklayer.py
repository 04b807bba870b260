"""Marks of the designer's view over the table, also at places whose tiles are gone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjs import Tile
from mjs.render import CORNER, TILE_WIDTH
from mjs_editor.playtest.looks import Shade, play_pixmap
from mjs_editor.playtest.tableview import TableView

__all__ = ["LOST", "TAKEN", "WINNING", "MarkLayer"]

WINNING, LOST, TAKEN = "winning", "lost", "taken"
# From the palette of Okabe and Ito; a tick, a cross and a stroke tell them apart without it.
_COLOURS = {WINNING: "#009e73", LOST: "#d55e00", TAKEN: "#0072b2"}
_TICK = ((0.2, 0.55), (0.42, 0.76), (0.8, 0.26))
_GONE = 0.72


class MarkLayer(QWidget):
    """Lies over a table, lets clicks through, and marks places.

    Attributes
    ----------
    marks : dict of Tile to str
        `WINNING`, `LOST` or `TAKEN`.
    """

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._table = table
        self.marks: dict[Tile, str] = {}
        self._faces: dict[Tile, str] = {}
        table.installEventFilter(self)
        table.refreshed.connect(self.update)
        self.hide()

    def show_marks(
        self, tiles: Iterable[Tile], kind: str, faces: Mapping[Tile, str] | None = None
    ) -> None:
        """Mark these places and no others; with faces, tiles that are gone are seen there again."""
        self.marks = dict.fromkeys(tiles, kind)
        self._faces = dict(faces or {})
        self.setGeometry(self._table.rect())
        self.setVisible(bool(self.marks))
        self.raise_()
        self.update()

    def clear(self) -> None:
        """Mark nothing."""
        if self.marks:
            self.show_marks((), WINNING)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Be as large as the table."""
        if event.type() is QEvent.Type.Resize and self.marks:
            self.setGeometry(self._table.rect())
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint a ring with a badge on every marked place; a gone tile shows where it was."""
        stage = self._table.stage
        if stage is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        there = frozenset(self._table.tiles)
        look, zoom, ratio = self._table.look, stage.zoom, stage.ratio
        seen = QRectF(event.rect()).adjusted(-9, -9, 9, 9)
        places = ((tile, kind, stage.face(tile)) for tile, kind in self.marks.items())
        marks = [(tile, kind, face) for tile, kind, face in places if face.intersects(seen)]
        for tile, kind, face in marks:
            if tile not in there and tile in self._faces:
                picture = play_pixmap(
                    look, self._faces[tile], Shade.UNTOLD, tile.z, stage.layers,
                    zoom=zoom, ratio=ratio,
                )  # fmt: skip
                painter.setOpacity(_GONE)
                painter.drawPixmap(stage.place(tile), picture)
                painter.setOpacity(1.0)
            _drawn(painter, face, kind, _draw_ring)
        # Badges stick out: those of neighbours lie over all rings.
        for _, kind, face in marks:
            _drawn(painter, face, kind, _draw_badge)
        painter.end()


def _drawn(
    painter: QPainter, face: QRectF, kind: str, draw: Callable[[QPainter, QRectF, str], None]
) -> None:
    """Draw a part of a mark in the measures of tiles."""
    scale = face.width() / TILE_WIDTH
    painter.save()
    painter.translate(face.topLeft())
    painter.scale(scale, scale)
    draw(painter, QRectF(0, 0, face.width() / scale, face.height() / scale), kind)
    painter.restore()


def _draw_ring(painter: QPainter, face: QRectF, kind: str) -> None:
    colour = QColor(_COLOURS[kind])
    ring = face.adjusted(-1.5, -1.5, 1.5, 1.5)
    fill = QColor(colour)
    fill.setAlpha(40)
    painter.setBrush(fill)
    painter.setPen(QPen(QColor("#ffffff"), 5.0))
    painter.drawRoundedRect(ring, CORNER, CORNER)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(colour, 3.2)
    if kind == LOST:
        pen.setDashPattern([3.0, 1.2])
    painter.setPen(pen)
    painter.drawRoundedRect(ring, CORNER, CORNER)


def _draw_badge(painter: QPainter, face: QRectF, kind: str) -> None:
    colour = QColor(_COLOURS[kind])
    badge = QRectF(face.right() - 13, face.top() - 4, 17, 17)
    painter.setPen(QPen(QColor("#ffffff"), 1.4))
    painter.setBrush(colour)
    if kind == LOST:
        painter.drawRect(badge)
    else:
        painter.drawEllipse(badge)
    inner = badge.adjusted(4, 4, -4, -4)
    pen = QPen(QColor("#ffffff"), 2.4)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    if kind == LOST:
        painter.drawLine(inner.topLeft(), inner.bottomRight())
        painter.drawLine(inner.topRight(), inner.bottomLeft())
    elif kind == TAKEN:
        middle = inner.center().y()
        painter.drawLine(QPointF(inner.left(), middle), QPointF(inner.right(), middle))
    else:
        points = [
            QPointF(badge.left() + x * badge.width(), badge.top() + y * badge.height())
            for x, y in _TICK
        ]
        painter.drawPolyline(points)
