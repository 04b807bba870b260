"""What the tile is called that the keyboard or the pointer is at, at the bottom of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QSizePolicy

from mjs import Tile
from mjs_editor.plaintext import PlainLabel
from mjs_editor.playtest.features.steering import Steering

if TYPE_CHECKING:
    from mjs_editor.playtest.window import PlayWindow

__all__ = ["Naming"]


class Naming(QObject):
    """A line in the status bar. Tips and messages take its place for as long as they are shown.

    Attributes
    ----------
    label : PlainLabel
    """

    def __init__(self, window: PlayWindow) -> None:
        super().__init__(window)
        self.window, self.table = window, window.table
        steering = window.features["Steering"]
        assert isinstance(steering, Steering)
        self._steering = steering
        self._pointed: Tile | None = None
        self.label = PlainLabel()
        self.label.setObjectName("tile-name")
        # A name that is longer than there is room for makes no window wider.
        self.label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.label.setContentsMargins(10, 0, 0, 0)
        bar = window.statusBar()
        bar.setSizeGripEnabled(False)
        bar.addWidget(self.label, 1)
        self.table.pointed.connect(self._on_pointed)
        self.table.refreshed.connect(self._show)
        steering.shown.connect(lambda _: self._on_pointed(None))

    def _on_pointed(self, tile: Tile | None) -> None:
        self._pointed = tile
        self._show()

    def _show(self) -> None:
        """What was moved last is told of: the pointer, or the ring."""
        tile = self._pointed
        stage = self.table.stage
        there = stage.tiles if stage is not None else ()
        if tile is not None and tile in there:
            self.label.setText(self._steering.face(tile))
        elif (ring := self.table.cursor_tile) is not None and ring in there:
            self.label.setText(self._steering.name(ring))
        else:
            self.label.clear()
