"""The tool that picks the layer to draw on."""

from __future__ import annotations

from PySide6.QtCore import Qt

from mjs_editor.tools.base import Pointer, Tool

__all__ = ["LayerPickTool"]


class LayerPickTool(Tool):
    """Draws on the layer of the tile that is clicked."""

    id = "pick-layer"
    title = "Pick layer"
    shortcut = "I"
    hint = "Click a tile to draw on its layer; with Shift on the layer above it."
    cursor = Qt.CursorShape.PointingHandCursor

    def press(self, pointer: Pointer) -> None:
        """Go to the layer of the tile here, whether it may be changed or not."""
        tile = self.view.tile_drawn_at(self.view.mapFromScene(pointer.point))
        if tile is None:
            self.view.told.emit(self.tr("There is no tile here"))
            return
        above = bool(pointer.modifiers & Qt.KeyboardModifier.ShiftModifier)
        self.document.set_current_layer(tile.z + above)
        self.view.told.emit(self.tr("Drawing on layer {0}").format(self.document.current_layer + 1))
