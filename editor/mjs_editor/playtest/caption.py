"""What is written in the middle of the table when it is cleared."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QPainter

__all__ = ["draw_caption"]

_TITLE, _DETAILS = 3.2, 1.6  # times as large as other text
_GAP = 8


def draw_caption(painter: QPainter, room: QRect, title: str, details: str) -> QRect:
    """Write a title in the middle of some room, and details below it; where the details went."""
    usual = QFont(painter.font())
    flags = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
    painter.setFont(_larger(usual, _TITLE, is_bold=True))
    middle = int(flags | Qt.AlignmentFlag.AlignVCenter)
    taken = painter.boundingRect(room, middle, title)
    painter.drawText(room, middle, title)
    painter.setFont(_larger(usual, _DETAILS, is_bold=False))
    below = QRect(room.left(), taken.bottom() + _GAP, room.width(), room.bottom() - taken.bottom())
    top = int(flags | Qt.AlignmentFlag.AlignTop)
    place = painter.boundingRect(below, top, details)
    painter.drawText(below, top, details)
    painter.setFont(usual)
    return place


def _larger(font: QFont, times: float, *, is_bold: bool) -> QFont:
    larger = QFont(font)
    larger.setPointSizeF(font.pointSizeF() * times)
    larger.setBold(is_bold)
    return larger
