"""Tools that fill a rectangle or an ellipse."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from mjs import Tile
from mjs_editor.document import LayoutDocument
from mjs_editor.shapes import Step, ellipse, rectangle
from mjs_editor.tools.base import Pointer
from mjs_editor.tools.placing import PlacingTool

if TYPE_CHECKING:
    from mjs_editor.canvas.view import BoardView

__all__ = ["EllipseTool", "RectangleTool"]


class _FillTool(PlacingTool):
    """Fills what a drag spans with tiles."""

    drags_by_keys = True

    def __init__(self, document: LayoutDocument, view: BoardView) -> None:
        super().__init__(document, view)
        self._from: Tile | None = None

    @abstractmethod
    def shape(self, start: Tile, end: Tile, step: Step) -> list[Tile]:
        """The places that are filled."""

    def press(self, pointer: Pointer) -> None:
        """Begin at this corner."""
        self._from = self.view.place_at(pointer.point)

    def move(self, pointer: Pointer) -> None:
        """Show what would be filled."""
        self.preview(self._places(pointer))

    def release(self, pointer: Pointer) -> None:
        """Fill."""
        if self._from is not None:
            places = self._places(pointer)
            self._from = None
            self.view.show_ghost((), ())
            self.put(places)

    def cancel(self) -> None:
        """Fill nothing."""
        super().cancel()
        self._from = None

    def _places(self, pointer: Pointer) -> list[Tile]:
        here = self.view.place_at(pointer.point)
        start = self._from if self._from is not None else here
        if pointer.modifiers & Qt.KeyboardModifier.ShiftModifier:
            here = self._squared(start, here)
        return self.shape(start, here, Step(*self.document.layout.footprint))

    def _squared(self, start: Tile, end: Tile) -> Tile:
        """The end that makes as many columns as rows."""
        width, height = self.document.layout.footprint
        most = max(abs(end.x - start.x) // width, abs(end.y - start.y) // height)
        return Tile(
            start.x + (most if end.x >= start.x else -most) * width,
            start.y + (most if end.y >= start.y else -most) * height,
            start.z,
        )


class RectangleTool(_FillTool):
    """Fills a rectangle with tiles."""

    id = "rectangle"
    title = "Rectangle"
    shortcut = "R"
    hint = "Drag from corner to corner to fill a rectangle; with Shift a square."

    def shape(self, start: Tile, end: Tile, step: Step) -> list[Tile]:
        """All places between two corners."""
        return rectangle(start, end, step)


class EllipseTool(_FillTool):
    """Fills an ellipse with tiles."""

    id = "ellipse"
    title = "Ellipse"
    shortcut = "O"
    hint = "Drag from corner to corner to fill an ellipse; with Shift a circle."

    def shape(self, start: Tile, end: Tile, step: Step) -> list[Tile]:
        """The places of an ellipse between two corners."""
        return ellipse(start, end, step)
