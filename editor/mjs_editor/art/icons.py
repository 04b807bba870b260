"""Icons as lines on a grid of 16 by 16, in the colour of the text around them."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QIcon,
    QIconEngine,
    QPainter,
    QPalette,
    QPixmap,
    QPolygonF,
)

from mjs import Severity
from mjs_editor.art.glyphs import round_pen

__all__ = ["LINES", "severity_icon", "still_icon", "themed_icon"]

_SIZE = 16
_SCALE = 4

# A shape is lines through points, or a circle as (x, y, radius).
Shape = tuple[tuple[float, float], ...] | tuple[float, float, float]

LINES: dict[str, tuple[Shape, ...]] = {
    "add": (((8, 3), (8, 13)), ((3, 8), (13, 8))),
    "remove": (
        ((3, 5), (13, 5)),
        ((6, 5), (6, 3), (10, 3), (10, 5)),
        ((4, 5), (5, 13), (11, 13), (12, 5)),
    ),
    "duplicate": (
        ((3, 3), (10, 3), (10, 10), (3, 10), (3, 3)),
        ((12, 6), (13, 6), (13, 13), (6, 13), (6, 12)),
    ),
    "clear": (((3, 3), (13, 3), (13, 13), (3, 13), (3, 3)), ((6, 6), (10, 10)), ((10, 6), (6, 10))),
    "merge": (((8, 2), (8, 9)), ((5, 6), (8, 9), (11, 6)), ((3, 12), (13, 12))),
    "up": (((8, 13), (8, 3)), ((4, 7), (8, 3), (12, 7))),
    "down": (((8, 3), (8, 13)), ((4, 9), (8, 13), (12, 9))),
    "shown": (
        ((1, 8), (4, 5), (8, 4), (12, 5), (15, 8), (12, 11), (8, 12), (4, 11), (1, 8)),
        (8.0, 8.0, 2.0),
    ),
    "locked": (
        ((4, 7), (12, 7), (12, 14), (4, 14), (4, 7)),
        ((5, 7), (5, 4), (7, 2), (9, 2), (11, 4), (11, 7)),
    ),
    "solo": ((8.0, 8.0, 5.0), (8.0, 8.0, 1.5)),
    "play": (((5, 3), (12, 8), (5, 13), (5, 3)),),
    "pause": (((5, 3), (5, 13)), ((11, 3), (11, 13))),
    "back": (((11, 3), (5, 8), (11, 13)),),
    "step": (((5, 3), (11, 8), (5, 13)),),
    "start": (((4, 3), (4, 13)), ((12, 3), (6, 8), (12, 13))),
    "stamp": (
        ((3, 14), (13, 14)),
        (
            (4, 11),
            (4, 9),
            (7, 8),
            (7, 6),
            (6, 4),
            (7, 2),
            (9, 2),
            (10, 4),
            (9, 6),
            (9, 8),
            (12, 9),
            (12, 11),
            (4, 11),
        ),
    ),
    "rectangle": (
        ((2, 4), (14, 4), (14, 12), (2, 12), (2, 4)),
        ((8, 4), (8, 12)),
        ((2, 8), (14, 8)),
    ),
    "ellipse": ((8.0, 8.0, 6.0), ((8, 2), (8, 14)), ((2, 8), (14, 8))),
    "eraser": (
        ((6, 13), (2, 9), (9, 2), (14, 7), (8, 13), (6, 13)),
        ((5, 6), (11, 10)),
        ((10, 14), (14, 14)),
    ),
    "select": (((4, 2), (4, 13), (7, 10), (9, 14), (11, 13), (9, 9), (13, 9), (4, 2)),),
    "lasso": (
        ((5, 10), (2, 8), (2, 5), (5, 3), (10, 2), (14, 5), (13, 8), (9, 10), (5, 10)),
        ((5, 10), (4, 12), (6, 14)),
    ),
    "pick-layer": (
        ((8, 2), (14, 5), (8, 8), (2, 5), (8, 2)),
        ((2, 8), (8, 11), (14, 8)),
        ((2, 11), (8, 14), (14, 11)),
    ),
    "hint": (
        ((6, 11), (5, 9), (4, 7), (4, 5), (6, 2.5), (8, 2), (10, 2.5), (12, 5), (12, 7)),
        ((12, 7), (11, 9), (10, 11)),
        ((6, 11), (10, 11)),
        ((6.5, 13.5), (9.5, 13.5)),
    ),
    "undo": (
        ((6, 2.5), (2.5, 6), (6, 9.5)),
        ((2.5, 6), (9.5, 6), (12, 7), (13.5, 9.5), (12, 12.5), (9.5, 13.5), (6, 13.5)),
    ),
    "redo": (
        ((10, 2.5), (13.5, 6), (10, 9.5)),
        ((13.5, 6), (6.5, 6), (4, 7), (2.5, 9.5), (4, 12.5), (6.5, 13.5), (10, 13.5)),
    ),
    "shuffle": (
        ((2, 4), (5, 4), (10, 12), (14, 12)),
        ((2, 12), (5, 12), (10, 4), (14, 4)),
        ((12, 2), (14, 4), (12, 6)),
        ((12, 10), (14, 12), (12, 14)),
    ),
    "new": (
        ((4, 2.5), (9.5, 2.5), (12.5, 5.5), (12.5, 13.5), (4, 13.5), (4, 2.5)),
        ((8.2, 7), (8.2, 11)),
        ((6.2, 9), (10.2, 9)),
    ),
    "restart": (
        ((13, 8), (12.3, 5.3), (10, 3.4), (7, 3.1), (4.3, 4.6), (3, 7), (3.1, 9.6), (4.6, 12)),
        ((4.6, 12), (7, 13), (9.7, 12.7), (12, 11)),
        ((13.6, 4.6), (13, 8), (9.8, 7)),
    ),
    "edit": (
        ((3, 13), (4, 9.5), (11, 2.5), (13.5, 5), (6.5, 12), (3, 13)),
        ((9.2, 4.3), (11.7, 6.8)),
    ),
    "look-back": (
        ((3, 8), (3.7, 5.3), (6, 3.4), (9, 3.1), (11.7, 4.6), (13, 7), (12.9, 9.6), (11.4, 12)),
        ((11.4, 12), (9, 13), (6.3, 12.7)),
        ((1.2, 5), (3, 8), (5.8, 6.4)),
        ((8, 5.5), (8, 8.3), (10, 9.5)),
    ),
    "solution": (
        ((2, 3), (14, 3), (14, 13), (2, 13), (2, 3)),
        ((6.5, 5.5), (10.5, 8), (6.5, 10.5), (6.5, 5.5)),
    ),
    "end": (((12, 3), (12, 13)), ((4, 3), (10, 8), (4, 13))),
}
"""What each icon is drawn of."""

_ERROR, _WARNING, _INFO = QColor("#b3261e"), QColor("#b26a00"), QColor("#1f5fa8")
_FINE = QColor("#1b7f4b")


def themed_icon(name: str) -> QIcon:
    """An icon of `LINES` in the colour of text, whatever the theme is when it is painted."""
    return QIcon(_LineEngine(name))


class _LineEngine(QIconEngine):
    """Paints an icon anew in the colours of the moment."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        """Paint the lines; faintly when what they stand for is out of reach."""
        group = QPalette.ColorGroup.Active
        if mode is QIcon.Mode.Disabled:
            group = QPalette.ColorGroup.Disabled
        colour = QGuiApplication.palette().color(group, QPalette.ColorRole.WindowText)
        painter.drawPixmap(rect, _line_pixmap(self._name, colour.rgba()))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """A picture of this size, its ground left clear."""
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.paint(painter, QRect(QPoint(0, 0), size), mode, state)
        painter.end()
        return pixmap

    def clone(self) -> QIconEngine:
        """Another of the same."""
        return _LineEngine(self._name)


@lru_cache
def _line_pixmap(name: str, rgba: int) -> QPixmap:
    pixmap, painter = _canvas()
    painter.setPen(round_pen(QColor.fromRgba(rgba), 1.4))
    for shape in LINES[name]:
        _draw(painter, shape)
    painter.end()
    return pixmap


@lru_cache
def severity_icon(severity: Severity | None) -> QIcon:
    """A cross in an octagon, an exclamation mark in a triangle, or an i in a circle.

    None is for what is as it should be: a tick in a square.

    They differ in shape as well as in colour.
    """
    pixmap, painter = _canvas()
    painter.setPen(Qt.PenStyle.NoPen)
    white = round_pen(QColor("white"), 1.8)
    marks: tuple[Shape, ...]
    if severity is Severity.ERROR:
        painter.setBrush(_ERROR)
        corners = ((5, 1), (11, 1), (15, 5), (15, 11), (11, 15), (5, 15), (1, 11), (1, 5))
        painter.drawPolygon(_polygon(corners))
        marks = (((5.5, 5.5), (10.5, 10.5)), ((10.5, 5.5), (5.5, 10.5)))
    elif severity is Severity.WARNING:
        painter.setBrush(_WARNING)
        painter.drawPolygon(_polygon(((8, 1), (15.5, 15), (0.5, 15))))
        marks = (((8, 6), (8, 10)), ((8, 12.6), (8, 12.7)))
    elif severity is None:
        painter.setBrush(_FINE)
        painter.drawRoundedRect(QRectF(1, 1, 14, 14), 3, 3)
        marks = (((4.4, 8.4), (7, 11), (11.6, 5.2)),)
    else:
        painter.setBrush(_INFO)
        painter.drawEllipse(QRectF(1, 1, 14, 14))
        marks = (((8, 7.5), (8, 11.5)), ((8, 4.4), (8, 4.5)))
    painter.setPen(white)
    for mark in marks:
        _draw(painter, mark)
    painter.end()
    return still_icon(pixmap)


def still_icon(pixmap: QPixmap) -> QIcon:
    """An icon that stays as it is on a selected row, where styles would tint it."""
    icon = QIcon(pixmap)
    icon.addPixmap(pixmap, QIcon.Mode.Selected)
    return icon


def _canvas() -> tuple[QPixmap, QPainter]:
    pixmap = QPixmap(_SIZE * _SCALE, _SIZE * _SCALE)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(_SCALE, _SCALE)
    return pixmap, painter


def _draw(painter: QPainter, shape: Shape) -> None:
    if isinstance(shape[0], tuple):
        painter.drawPolyline(_polygon(shape))
    else:
        x, y, radius = shape
        painter.drawEllipse(QPointF(x, y), radius, radius)


def _polygon(points: tuple[tuple[float, float], ...]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in points])
