"""Stamp and eraser: one tile or stamp a click, a trail of them a drag."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt

from mjs import Layout, Tile
from mjs_editor.document import LayoutDocument
from mjs_editor.edits import erased
from mjs_editor.mirroring import turned_over, with_partners
from mjs_editor.shapes import MOST, Step, line, rectangle
from mjs_editor.symmetry import Mirror
from mjs_editor.tools.base import Pointer, Tool
from mjs_editor.tools.placing import PlacingTool

if TYPE_CHECKING:
    from mjs_editor.canvas.view import BoardView

__all__ = ["EraserTool", "StampTool"]

_ONE = (Tile(0, 0, 0),)


class _Way(Enum):
    """What a drag of the stamp makes."""

    TRAIL = "trail"
    LINE = "line"
    RECTANGLE = "rectangle"


class StampTool(PlacingTool):
    """Places tiles on the current layer, one by one or a whole stamp of them."""

    id = "stamp"
    title = "Stamp"
    shortcut = "B"
    hint = "Click to place, drag for a trail; with Shift a straight line, with Ctrl a rectangle."

    def __init__(self, document: LayoutDocument, view: BoardView) -> None:
        super().__init__(document, view)
        self._pattern: tuple[Tile, ...] = _ONE
        self._way = _Way.TRAIL
        self._from: Tile | None = None
        self._last = Tile(0, 0, 0)

    @property
    def pattern(self) -> tuple[Tile, ...]:
        """What a click places, from the origin on; a single tile at first."""
        return self._pattern

    def set_pattern(self, tiles: Sequence[Tile] = _ONE) -> None:
        """Place other tiles from now on; they are moved to the origin."""
        moved = Layout(tiles=tuple(tiles), footprint=self.document.layout.footprint).at_origin()
        self._pattern = moved.tiles or _ONE
        self._from = None

    def flip(self, how: Mirror) -> bool:
        """Mirror the stamp within its own bounds; whether it is more than a single tile."""
        if self._pattern == _ONE:
            return False
        turned = turned_over(self._pattern, self.document.layout.footprint, how)
        self.set_pattern(tuple(turned.values()))
        return True

    def press(self, pointer: Pointer) -> None:
        """Place a stamp here, or begin a line or a rectangle."""
        if pointer.modifiers & Qt.KeyboardModifier.ShiftModifier:
            self._way = _Way.LINE
        elif pointer.modifiers & Qt.KeyboardModifier.ControlModifier:
            self._way = _Way.RECTANGLE
        else:
            self._way = _Way.TRAIL
        self.begin_drag()
        self._from = self._last = self._place(pointer)
        if self._way is _Way.TRAIL:
            self.put(self._stamped([self._from]), merge=self.drag)

    def move(self, pointer: Pointer) -> None:
        """Show what a click would do; during a drag, go on with the trail."""
        here = self._place(pointer)
        if self._from is None:
            self.preview(self._stamped([here]))
        elif self._way is _Way.TRAIL:
            there = next(reversed(line(self._from, here, self._step)), self._last)
            if there != self._last:
                # All places on the way, since a quick hand is seen only now and then.
                way = line(self._last, there, self._step)[1:]
                self.put(self._stamped(way), merge=self.drag)
                self._last = there
            self.view.show_ghost((), ())
        else:
            self.preview(self._stamped(self._shape(here)))

    def release(self, pointer: Pointer) -> None:
        """End the drag; lines and rectangles are placed now."""
        if self._from is not None and self._way is not _Way.TRAIL:
            tiles = self._stamped(self._shape(self._place(pointer)))
            self.view.show_ghost((), ())
            self.put(tiles)
        self._from = None

    def cancel(self) -> None:
        """End the drag; a line or rectangle is not placed."""
        super().cancel()
        self._from = None

    @property
    def _step(self) -> Step:
        """How far apart stamps lie: as large as they are."""
        box = Layout(tiles=self._pattern, footprint=self.document.layout.footprint).bounds
        return Step(box.width, box.height)

    def _place(self, pointer: Pointer) -> Tile:
        """Where the stamp's corner lies when its middle is under the pointer."""
        width, height = self.document.layout.footprint
        projection, step = self.view.projection, self._step
        half = QPointF(
            (step.across - width) / 2 * projection.unit_x,
            (step.down - height) / 2 * projection.unit_y,
        )
        return self.view.place_at(pointer.point - half)

    def _shape(self, here: Tile) -> list[Tile]:
        assert self._from is not None
        if self._way is _Way.LINE:
            return line(self._from, here, self._step)
        return rectangle(self._from, here, self._step)

    def _stamped(self, places: Sequence[Tile]) -> list[Tile]:
        if len(places) > 1 and len(places) * len(self._pattern) > MOST:
            return []
        return [
            Tile(place.x + x, place.y + y, place.z + z)
            for place in places
            for x, y, z in self._pattern
        ]


class EraserTool(Tool):
    """Takes tiles away, whatever layer they are on."""

    id = "eraser"
    title = "Eraser"
    shortcut = "E"
    hint = "Click a tile to take it away, drag over several."

    def __init__(self, document: LayoutDocument, view: BoardView) -> None:
        super().__init__(document, view)
        self._level: int | None = None

    def press(self, pointer: Pointer) -> None:
        """Take the topmost tile here away."""
        self.begin_drag()
        self._level = pointer.tile.z if pointer.tile is not None else -1
        self._erase(pointer)

    def move(self, pointer: Pointer) -> None:
        """Show what a click would take; during a drag, take tiles of the layer it began on."""
        if self._level is not None:
            self._erase(pointer)
            self.view.show_ghost((), ())
        else:
            self.view.show_ghost((), self._images(pointer.tile))

    def release(self, pointer: Pointer) -> None:
        """End the drag."""
        self._level = None

    def cancel(self) -> None:
        """End the drag."""
        super().cancel()
        self._level = None

    def _images(self, tile: Tile | None) -> list[Tile]:
        if tile is None:
            return []
        return with_partners(self.document.layout, [tile], self.document.symmetry)

    def _erase(self, pointer: Pointer) -> None:
        if pointer.tile is None or pointer.tile.z != self._level:
            return
        gone = self._images(pointer.tile)
        self.document.edit(
            lambda old, new: self.tr("Erase %n tile(s)", len(old) - len(new)),
            erased(self.document.layout, gone).layout,
            merge=self.drag,
        )
