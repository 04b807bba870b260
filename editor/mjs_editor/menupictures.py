"""Menus whose entries have pictures of boards: larger ones than the icons of other menus."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QMenu, QProxyStyle, QStyle, QStyleOption, QWidget

from mjs import Layout
from mjs_editor.pictures import thumbnail

__all__ = ["PICTURE", "board_icon", "enlarge_icons"]

PICTURE = QSize(48, 40)
"""In pixels. Qt has squares for icons; a picture is drawn in the middle of one."""


class _LargeIcons(QProxyStyle):
    """The style of the program, but for the size of icons in menus."""

    def pixelMetric(  # noqa: N802 - Qt's name
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        """Room for a picture."""
        if metric is QStyle.PixelMetric.PM_SmallIconSize:
            return PICTURE.width()
        return super().pixelMetric(metric, option, widget)


def enlarge_icons(menu: QMenu) -> None:
    """Let a menu show its icons as large as pictures are."""
    style = _LargeIcons()
    style.setParent(menu)
    menu.setStyle(style)


def board_icon(layout: Layout, ratio: float) -> QIcon:
    """The picture of a board, as an icon."""
    side = PICTURE.width()
    image = thumbnail(layout, side, PICTURE.height(), ratio)
    return QIcon(QPixmap.fromImage(image))
