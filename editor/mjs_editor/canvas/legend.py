"""The legend of an overlay: what its marks mean, on the canvas itself."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from mjs.render import CORNER, TILE_HEIGHT, TILE_WIDTH
from mjs_editor.canvas.overlaypaint import draw_mark
from mjs_editor.overlays import Mark

__all__ = ["Legend"]

_EDGE = 8


class Legend(QWidget):
    """What the marks mean, in the corner of the canvas where it hides least.

    Parameters
    ----------
    view : QAbstractScrollArea
        Its parent. Not the viewport: what lies in that is scrolled along with the board.
    crowd : callable of a rectangle
        How much of the board lies in a rectangle of the viewport.
    """

    _ROW, _WIDTH, _TEXT = 32, 270, 40

    def __init__(self, view: QAbstractScrollArea, crowd: Callable[[QRect], float]) -> None:
        super().__init__(view)
        self._view = view
        self._crowd = crowd
        self._cells: list[QRect] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.title = ""
        self.rows: list[tuple[Mark, str]] = []
        self.hide()

    def show_rows(self, title: str, rows: list[tuple[Mark, str]]) -> None:
        """Explain these marks under a title; without a title, nothing."""
        self.title, self.rows = title, rows
        self.setAccessibleName(title)
        told = (f"{mark.text}: {text}" if mark.text else text for mark, text in rows)
        self.setAccessibleDescription("; ".join(told))
        self.setVisible(bool(title))
        self.place()
        self.update()

    def place(self) -> None:
        """Go to the corner of the canvas that hides least; stay where others are no better."""
        if not self.title:
            return
        port = self._view.viewport()
        # Side by side where there is room: so it fits above a board that was fitted.
        widths = [
            self._TEXT + self.fontMetrics().horizontalAdvance(text) + 12 for _, text in self.rows
        ]
        if sum(widths) <= port.width() - 2 * _EDGE:
            lefts = [sum(widths[:number]) for number in range(len(widths))]
            self._cells = [QRect(x, 26, w, self._ROW) for x, w in zip(lefts, widths, strict=True)]
        else:
            tops = [26 + self._ROW * number for number in range(len(widths))]
            self._cells = [QRect(0, y, self._WIDTH, self._ROW) for y in tops]
        right_most = max((cell.right() for cell in self._cells), default=0)
        lowest = max((cell.bottom() for cell in self._cells), default=26)
        font = QFont(self.font())
        font.setBold(True)
        title = QFontMetrics(font).horizontalAdvance(self.title) + 20
        self.resize(max(title, right_most + 1), lowest + 1)
        right = max(_EDGE, port.width() - self.width() - _EDGE)
        bottom = max(_EDGE, port.height() - self.height() - _EDGE)
        corners = [QPoint(x, y) for y in (bottom, _EDGE) for x in (_EDGE, right)]
        corners.sort(key=lambda corner: corner != self.pos() - port.pos())
        best = min(corners, key=lambda corner: self._crowd(QRect(corner, self.size())))
        self.move(best + port.pos())

    def paintEvent(self, _: object) -> None:  # noqa: N802 - Qt's name
        """Paint a card with a small tile for each mark."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor("#8a8069"), 1))
        painter.setBrush(QColor("#fffdf7"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        font = painter.font()
        painter.setPen(QColor("#1d1b16"))
        font.setBold(True)
        painter.setFont(font)
        painter.drawText(QPointF(10, 20), self.title)
        font.setBold(False)
        for (mark, text), cell in zip(self.rows, self._cells, strict=True):
            painter.save()
            painter.translate(cell.left() + 8, cell.top())
            painter.scale(0.5, 0.5)
            painter.setPen(QPen(QColor("#7d6f52"), 2))
            painter.setBrush(QColor("#fffdf7"))
            face = QRectF(0, 0, TILE_WIDTH, TILE_HEIGHT)
            painter.drawRoundedRect(face, CORNER, CORNER)
            draw_mark(painter, mark, face)
            painter.restore()
            painter.setFont(font)
            painter.setPen(QColor("#1d1b16"))
            box = cell.adjusted(self._TEXT, 0, -4, -6)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, text)
        painter.end()
