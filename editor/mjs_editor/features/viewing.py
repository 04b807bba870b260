"""How the board is looked at: zoom, and which layer is drawn on."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QKeySequence

from mjs_editor.canvas.roaming import ZOOM_STEP
from mjs_editor.command_table import Command

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["Viewing"]

_SCROLL_STEP = 60  # pixels


class Viewing(QObject):
    """Commands of the canvas."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.document = window.document
        view, keys = window.view, QKeySequence.StandardKey
        menu = window.menu("view", self.tr("&View"))
        for command in (
            Command(
                id="view.zoom-in",
                title=self.tr("Zoom &in"),
                run=lambda: view.zoom_by(ZOOM_STEP),
                keys=keys.ZoomIn,
                tip=self.tr("Show the board larger; the wheel does so at the pointer"),
            ),
            Command(
                id="view.zoom-out",
                title=self.tr("Zoom &out"),
                run=lambda: view.zoom_by(1 / ZOOM_STEP),
                keys=keys.ZoomOut,
                tip=self.tr("Show the board smaller; the wheel does so at the pointer"),
            ),
            Command(
                id="view.fit",
                title=self.tr("&Fit"),
                run=view.fit,
                keys="Ctrl+0",
                tip=self.tr("Show the whole board, as large as the window allows"),
            ),
            Command(
                id="view.natural",
                title=self.tr("&100 %"),
                run=lambda: view.zoom_to(1.0),
                keys="Ctrl+Alt+0",
                tip=self.tr("Show tiles in their natural size, 40 by 52 pixels"),
            ),
            Command(
                id="view.layer-up",
                title=self.tr("Layer &up"),
                run=lambda: self.step_layer(1),
                keys="PgUp",
                tip=self.tr("Draw on the layer above"),
            ),
            Command(
                id="view.layer-down",
                title=self.tr("Layer &down"),
                run=lambda: self.step_layer(-1),
                keys="PgDown",
                tip=self.tr("Draw on the layer below"),
            ),
        ):
            menu.addAction(window.commands.add(command))
        scrolling = menu.addMenu(self.tr("S&croll"))
        for name, title, across, down, tip in (
            ("left", self.tr("&Left"), -1, 0, self.tr("See more of the board on the left")),
            ("right", self.tr("&Right"), 1, 0, self.tr("See more of the board on the right")),
            ("up", self.tr("&Up"), 0, -1, self.tr("See more of the board at the top")),
            ("down", self.tr("&Down"), 0, 1, self.tr("See more of the board at the bottom")),
        ):
            command = Command(
                id=f"view.scroll-{name}",
                title=title,
                run=partial(view.scroll_by, QPoint(across, down) * _SCROLL_STEP),
                keys=f"Ctrl+{name.title()}",
                tip=self.tr("{0}; the middle button, or Space, drags it").format(tip),
            )
            scrolling.addAction(window.commands.add(command))

    def step_layer(self, by: int) -> None:
        """Draw on a layer above or below."""
        self.document.set_current_layer(self.document.current_layer + by)
