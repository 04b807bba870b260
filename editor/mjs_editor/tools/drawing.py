"""Stamp and eraser: one tile a click, a trail of them a drag."""

from __future__ import annotations

from PySide6.QtCore import Qt

from mjs import Tile
from mjs.geometry import overlapped_by
from mjs_editor.edits import erased, placed
from mjs_editor.tools.base import Pointer, Tool

__all__ = ["EraserTool", "StampTool"]


class StampTool(Tool):
    """Places tiles on the current layer."""

    id = "stamp"
    title = "Stamp"
    shortcut = "B"
    hint = "Click to place a tile, drag for a row. Hold Shift to keep to whole tiles."

    def __init__(self, document, view) -> None:  # type: ignore[no-untyped-def]
        super().__init__(document, view)
        self._from: Tile | None = None
        self._last = Tile(0, 0, 0)

    def press(self, pointer: Pointer) -> None:
        """Place a tile here."""
        self.begin_drag()
        self._from = self._place(pointer)
        self._last = self._from
        self._put([self._from])

    def move(self, pointer: Pointer) -> None:
        """Show what a click would do; during a drag, place tiles as soon as there is room."""
        here = self._place(pointer)
        if self._from is not None:
            there = self._snapped(here)
            self._put(self._between(self._last, there))
            self._last = there
        images = self._images(here)
        taken = [tile for tile in images if not self._has_room(tile)]
        self.view.show_ghost([tile for tile in images if tile not in taken], taken)

    def release(self, pointer: Pointer) -> None:
        """End the drag."""
        self._from = None

    def cancel(self) -> None:
        """End the drag."""
        self._from = None

    def _place(self, pointer: Pointer) -> Tile:
        whole = pointer.modifiers & Qt.KeyboardModifier.ShiftModifier
        step = self.document.layout.footprint.width if whole else 1
        return self.view.projection.tile_at(pointer.point, self.document.current_layer, step)

    def _snapped(self, here: Tile) -> Tile:
        """The place of a drag that lies whole tiles away from where it began."""
        assert self._from is not None
        width, height = self.document.layout.footprint
        return Tile(
            self._from.x + round((here.x - self._from.x) / width) * width,
            self._from.y + round((here.y - self._from.y) / height) * height,
            self._from.z,
        )

    def _between(self, start: Tile, end: Tile) -> list[Tile]:
        """The places on the way, since a quick hand is seen only now and then."""
        width, height = self.document.layout.footprint
        across, down = (end.x - start.x) // width, (end.y - start.y) // height
        steps = max(abs(across), abs(down), 1)
        return [
            Tile(
                start.x + round(across * step / steps) * width,
                start.y + round(down * step / steps) * height,
                start.z,
            )
            for step in range(1, steps + 1)
        ]

    def _images(self, tile: Tile) -> list[Tile]:
        return self.document.symmetry.images(tile, self.document.layout.footprint)

    def _has_room(self, tile: Tile) -> bool:
        return min(tile.x, tile.y) >= 0 and not len(overlapped_by(self.document.layout, tile))

    def _put(self, tiles: list[Tile]) -> None:
        images = [image for tile in tiles for image in self._images(tile)]
        made = placed(self.document.layout, images)
        if made.tiles:
            text = self.tr("Place %n tile(s)", len(made.tiles))
            self.document.edit(text, made.layout, merge=self.drag)


class EraserTool(Tool):
    """Takes tiles away, whatever layer they are on."""

    id = "eraser"
    title = "Eraser"
    shortcut = "E"
    hint = "Click a tile to take it away, drag over several."

    def __init__(self, document, view) -> None:  # type: ignore[no-untyped-def]
        super().__init__(document, view)
        self._level: int | None = None

    def press(self, pointer: Pointer) -> None:
        """Take the topmost tile here away."""
        self.begin_drag()
        self._level = pointer.tile.z if pointer.tile is not None else -1
        self._erase(pointer)

    def move(self, pointer: Pointer) -> None:
        """During a drag, take away tiles of the layer on which it began, not those below."""
        if self._level is not None:
            self._erase(pointer)

    def release(self, pointer: Pointer) -> None:
        """End the drag."""
        self._level = None

    def cancel(self) -> None:
        """End the drag."""
        self._level = None

    def _erase(self, pointer: Pointer) -> None:
        if pointer.tile is None or pointer.tile.z != self._level:
            return
        layout = self.document.layout
        images = self.document.symmetry.images(pointer.tile, layout.footprint)
        gone = [tile for tile in images if tile in layout.tiles]
        text = self.tr("Erase %n tile(s)", len(gone))
        self.document.edit(text, erased(layout, gone).layout, merge=self.drag)
