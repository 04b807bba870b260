"""The selection tools: pick, drag a box or a lasso, move what is selected."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPolygonF

from mjs import Layout, Tile
from mjs.layout import in_order
from mjs_editor.canvas.snapping import Snap
from mjs_editor.document import LayoutDocument
from mjs_editor.edits import fits_grid
from mjs_editor.mirroring import carried
from mjs_editor.tools.base import ARROWS, Pointer, Tool

if TYPE_CHECKING:
    from mjs_editor.canvas.view import BoardView

__all__ = ["LassoTool", "SelectTool"]


class SelectTool(Tool):
    """Selects tiles by a box and moves them."""

    id = "select"
    title = "Select"
    shortcut = "V"
    hint = (
        "Click or drag a box to select: Shift adds, Ctrl takes this layer only. "
        "Drag or press arrows to move."
    )
    cursor = Qt.CursorShape.ArrowCursor

    def __init__(self, document: LayoutDocument, view: BoardView) -> None:
        super().__init__(document, view)
        self._way: list[QPointF] = []
        self._grabbed: Tile | None = None
        self._before: frozenset[Tile] = frozenset()
        self._base: Layout = document.layout
        self._chosen: tuple[Tile, ...] = ()
        self._moved = (0, 0)
        self._here = False
        self._nudged: tuple[frozenset[Tile], int] = (frozenset(), -1)

    def press(self, pointer: Pointer) -> None:
        """Pick the tile here; on nothing, begin a box or lasso."""
        self.begin_drag()
        self._way = [pointer.point]
        add = bool(pointer.modifiers & Qt.KeyboardModifier.ShiftModifier)
        self._here = bool(pointer.modifiers & Qt.KeyboardModifier.ControlModifier)
        self._before = self.document.selection if add else frozenset()
        self._grabbed = pointer.tile
        if pointer.tile is None:
            self.document.select(self._before)
        elif add:
            self.document.select(self._before ^ {pointer.tile})
        elif pointer.tile not in self.document.selection:
            self.document.select({pointer.tile})
        self._base, self._chosen = self.document.layout, in_order(self.document.selection)
        self._moved = (0, 0)

    def move(self, pointer: Pointer) -> None:
        """Move what was grabbed, or select what the box touches."""
        if not self._way:
            return
        if self._grabbed is None:
            self._way.append(pointer.point)
            outline = self.outline(self._way)
            self.view.show_outline(outline)
            found = {
                tile for tile in self._within(outline) if not self._here or self._is_current(tile)
            }
            self.document.select(self._before | found)
        elif self._grabbed in self._chosen:
            self._drag_to(pointer)

    def release(self, pointer: Pointer) -> None:
        """End the drag."""
        self._way = []
        self.view.show_outline(())

    def cancel(self) -> None:
        """End the drag."""
        super().cancel()
        self._way = []
        self.view.show_outline(())

    def escape(self) -> None:
        """Bring what is dragged back; without a drag, select nothing."""
        if not self._way:
            self.document.select(())
        elif self._grabbed is not None and self._moved != (0, 0):
            self._shift(0, 0)
        elif self._grabbed is None:
            self.document.select(self._before)
        self.cancel()

    def key(self, event: QKeyEvent) -> bool:
        """Arrows move the selection by a grid unit, with Shift by a whole tile."""
        step = ARROWS.get(Qt.Key(event.key()))
        if step is None or not self.document.selection:
            return super().key(event)
        width, height = self.document.layout.footprint
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        whole = shift or self.view.snap is Snap.WHOLE
        self.nudge(step[0] * (width if whole else 1), step[1] * (height if whole else 1))
        return True

    def nudge(self, dx: int, dy: int) -> bool:
        """Move the selection; nudges that follow each other are one step. Whether it moved."""
        if self._nudged != (self.document.selection, self.document.history.index()):
            self.begin_drag()
        self._base, self._chosen = self.document.layout, in_order(self.document.selection)
        done = self._shift(dx, dy)
        self._nudged = (self.document.selection, self.document.history.index())
        return done

    def outline(self, way: list[QPointF]) -> list[QPointF]:
        """The corners of the box between the first and the last point."""
        box = QRectF(way[0], way[-1]).normalized()
        return [box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()]

    def is_within(self, face: QRectF, outline: QPolygonF) -> bool:
        """Whether a tile with this face belongs to what is outlined."""
        return face.intersects(outline.boundingRect())

    def _within(self, points: list[QPointF]) -> Iterator[Tile]:
        outline, projection = QPolygonF(points), self.view.projection
        near = outline.boundingRect()
        for tile in self.document.layout.tiles:
            face = projection.face(tile)
            seen = face.intersects(near) and self.view.board.is_seen(tile.z)
            if seen and self.is_within(face, outline):
                yield tile

    def _is_current(self, tile: Tile) -> bool:
        return tile.z == self.document.current_layer

    def _drag_to(self, pointer: Pointer) -> None:
        """Move by the whole way since the drag began: what stands in between is jumped over."""
        projection = self.view.projection
        width, height = projection.footprint
        whole = self.view.snap is Snap.WHOLE
        step_x, step_y = (width, height) if whole else (1, 1)
        way = pointer.point - self._way[0]
        by = (
            step_x * round(way.x() / projection.unit_x / step_x),
            step_y * round(way.y() / projection.unit_y / step_y),
        )
        if by != self._moved and self._shift(*by):
            self._moved = by

    def _shift(self, dx: int, dy: int) -> bool:
        ends = {tile: Tile(tile.x + dx, tile.y + dy, tile.z) for tile in self._chosen}
        made = carried(self._base, ends, self.document.symmetry)
        if made.skipped:
            on_grid = fits_grid(made.skipped[0])
            no_room = self.tr("No room there, at {0}").format(made.skipped[0])
            off_grid = self.tr("No room: the grid begins at 0; Edit > Make room moves the board")
            self.view.told.emit(no_room if on_grid else off_grid)
            return False
        if made.skipped_copies:
            self.view.told.emit(
                self.tr("%n mirrored tile(s) stay: no room", len(made.skipped_copies))
            )
        text = self.tr("Move %n tile(s)", made.total)
        return self.document.edit(text, made.layout, selection=made.tiles, merge=self.drag)


class LassoTool(SelectTool):
    """Selects tiles by a line drawn around them, and moves them."""

    id = "lasso"
    title = "Lasso"
    shortcut = "L"
    hint = (
        "Draw around tiles to select them: Shift adds, Ctrl takes this layer only. "
        "Drag or press arrows to move."
    )

    def outline(self, way: list[QPointF]) -> list[QPointF]:
        """The whole way of the pointer."""
        return way

    def is_within(self, face: QRectF, outline: QPolygonF) -> bool:
        """Whether the middle of the tile lies inside the line."""
        return outline.containsPoint(face.center(), Qt.FillRule.OddEvenFill)
