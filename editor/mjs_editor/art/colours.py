"""Colours between two others."""

from __future__ import annotations

from PySide6.QtGui import QColor

__all__ = ["between"]


def between(low: QColor, high: QColor, share: float) -> QColor:
    """The colour that lies so far on the way from one to another.

    >>> between(QColor("black"), QColor("white"), 0.2).name()
    '#333333'
    """
    return QColor.fromRgbF(
        low.redF() + (high.redF() - low.redF()) * share,
        low.greenF() + (high.greenF() - low.greenF()) * share,
        low.blueF() + (high.blueF() - low.blueF()) * share,
    )
