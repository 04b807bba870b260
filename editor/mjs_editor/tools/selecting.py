"""The selection tool: pick, drag a box, move what is selected."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent

from mjs import Tile
from mjs_editor.edits import moved
from mjs_editor.tools.base import Pointer, Tool

__all__ = ["SelectTool"]

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class SelectTool(Tool):
    """Selects tiles and moves them."""

    id = "select"
    title = "Select"
    shortcut = "V"
    hint = "Click or drag a box to select, drag a selected tile to move. Arrows nudge."
    cursor = Qt.CursorShape.ArrowCursor

    def __init__(self, document, view) -> None:  # type: ignore[no-untyped-def]
        super().__init__(document, view)
        self._from: QPointF | None = None
        self._grabbed: Tile | None = None
        self._before: frozenset[Tile] = frozenset()

    def press(self, pointer: Pointer) -> None:
        """Pick the tile here; on nothing, begin a box."""
        self.begin_drag()
        self._from = pointer.point
        add = bool(pointer.modifiers & Qt.KeyboardModifier.ShiftModifier)
        self._before = self.document.selection if add else frozenset()
        if pointer.tile is None:
            self._grabbed = None
            self.document.select(self._before)
            return
        self._grabbed = pointer.tile
        if add:
            self.document.select(self._before ^ {pointer.tile})
        elif pointer.tile not in self.document.selection:
            self.document.select({pointer.tile})

    def move(self, pointer: Pointer) -> None:
        """Move what was grabbed, or select what the box touches."""
        if self._from is None:
            return
        if self._grabbed is None:
            self._select_box(QRectF(self._from, pointer.point).normalized())
            return
        if self._grabbed not in self.document.selection:
            return
        projection, z = self.view.projection, self._grabbed.z
        start, here = projection.tile_at(self._from, z), projection.tile_at(pointer.point, z)
        dx, dy = here.x - start.x, here.y - start.y
        if (dx or dy) and self.shift(dx, dy):
            self._from += QPointF(dx * projection.unit_x, dy * projection.unit_y)
            self._grabbed = self._grabbed._replace(x=self._grabbed.x + dx, y=self._grabbed.y + dy)

    def release(self, pointer: Pointer) -> None:
        """End the drag."""
        self._from = None

    def cancel(self) -> None:
        """End the drag."""
        self._from = None

    def key(self, event: QKeyEvent) -> bool:
        """Arrows move the selection by a grid unit, with Shift by a whole tile."""
        step = _ARROWS.get(Qt.Key(event.key()))
        if step is None or not self.document.selection:
            return False
        width, height = self.document.layout.footprint
        whole = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        self.begin_drag()
        self.shift(step[0] * (width if whole else 1), step[1] * (height if whole else 1))
        return True

    def shift(self, dx: int, dy: int, dz: int = 0) -> bool:
        """Move the selection; whether there was room."""
        layout = self.document.layout
        tiles = sorted(self.document.selection, key=lambda tile: (tile.z, tile.y, tile.x))
        made = moved(layout, tiles, lambda tile: Tile(tile.x + dx, tile.y + dy, tile.z + dz))
        if made.skipped:
            return False
        text = self.tr("Move %n tile(s)", len(tiles))
        return self.document.edit(text, made.layout, selection=made.tiles, merge=self.drag)

    def _select_box(self, box: QRectF) -> None:
        projection = self.view.projection
        touched = {
            tile for tile in self.document.layout.tiles if projection.face(tile).intersects(box)
        }
        self.document.select(self._before | touched)
