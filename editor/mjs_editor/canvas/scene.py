"""The scene: what of a document is on the canvas, in which colours, and which layers stand out."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsScene

from mjs import Layout, Tile
from mjs.render import paint_order
from mjs_editor.canvas.decor import Decor
from mjs_editor.canvas.guides import AxisItem, OutlineItem
from mjs_editor.canvas.items import GhostItem, GridItem, MarksItem
from mjs_editor.canvas.layeritem import Exposure, LayerItem
from mjs_editor.canvas.projection import Projection
from mjs_editor.canvas.theme import LIGHT, Theme
from mjs_editor.canvas.tilepaint import Look
from mjs_editor.document import Change, LayoutDocument

__all__ = ["Above", "BoardScene"]

_ROOM_TILES = 4
_LEAP_TILES = 4
_AROUND = 4_000.0  # so much scene around the board that growing it never moves what is seen
_HANDLES = 16.0


class Above(Enum):
    """How layers above the current one are shown."""

    SOLID = "solid"
    GHOST = "ghost"
    HIDDEN = "hidden"


class BoardScene(QGraphicsScene):
    """All that is painted of a document.

    Signals
    -------
    rearranged()
        The grid lies elsewhere now, or another theme is on: rulers must follow.
    """

    rearranged = Signal()

    def __init__(self, document: LayoutDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Rather than an index of a handful of items that would be sorted anew at every edit.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._document = document
        self.projection = Projection(document.layout.footprint)
        self.theme: Theme = LIGHT
        self.above, self.dims_below = Above.GHOST, True
        self.grid, self.ghost = GridItem(), GhostItem()
        self.axes, self.outline = AxisItem(), OutlineItem()
        self.selected = MarksItem(Qt.PenStyle.SolidLine, 9_000)
        self.problems = MarksItem(Qt.PenStyle.DashLine, 9_500)
        for item in (self.grid, self.axes, self.selected, self.problems, self.ghost, self.outline):
            self.addItem(item)
        self._layers: dict[int, LayerItem] = {}
        self._columns = self._rows = 0
        self.decor, self.exposure = Decor(self), Exposure()
        self.decor.changed.connect(self._on_decor)
        document.changed.connect(self._on_changed)
        document.selection_changed.connect(self._show_selection)
        document.current_layer_changed.connect(lambda _: self._on_layer())
        document.layer_views.changed.connect(self.show_looks)
        document.symmetry_changed.connect(self._show_axes)
        self._show_board(None)
        self.set_theme(LIGHT)

    def set_theme(self, theme: Theme) -> None:
        """Paint everything in the colours of a theme."""
        self.theme = theme
        self.setBackgroundBrush(QColor(theme.table))
        self.grid.show_as(theme)
        self.ghost.show_as(theme)
        self.axes.show_as(theme)
        self.outline.show_as(theme)
        self.selected.show_as(theme.selection)
        self.problems.show_as(theme.problem)
        self.show_looks()
        self.rearranged.emit()

    def show_layers(self, above: Above, *, dims_below: bool) -> None:
        """Let the current layer stand out from those above and below, more or less."""
        self.above, self.dims_below = above, dims_below
        self.show_looks()

    def layer_item(self, z: int) -> LayerItem | None:
        """The item of a layer, if there ever was one."""
        return self._layers.get(z)

    def is_seen(self, z: int) -> bool:
        """Whether the tiles of a layer are on the canvas, so that they can be pointed at."""
        hidden = self.above is Above.HIDDEN and z > self._document.current_layer
        return not hidden and self._document.layer_views.is_shown(z)

    def look_of(self, z: int) -> Look:
        """How a layer is painted."""
        current = self._document.current_layer
        if z > current and self.above is Above.GHOST:
            return Look.GHOST
        return Look.DIMMED if z < current and self.dims_below else Look.SOLID

    def show_looks(self) -> None:
        """Show each layer as it should be: dimmed, ghosted, hidden, seen through."""
        for z, item in self._layers.items():
            item.setVisible(self.is_seen(z))
            item.setOpacity(self._document.layer_views.opacity(z))
            item.show_as(self.theme, self.look_of(z))

    def board_rect(self) -> QRectF:
        """The box around all tiles; the grid's, when there are none."""
        layout = self._document.layout
        if not layout.tiles:
            return self.grid.boundingRect()
        return self.projection.board(layout.bounds)

    # Following the document ---------------------------------------------------------------------

    def _on_changed(self, change: Change) -> None:
        if not change.is_of_board:
            return
        before, after = change.before, change.after
        if before.footprint != after.footprint:
            self.projection = Projection(after.footprint)
            self._columns = self._rows = 0
            self._show_board(None)
        else:
            # Colours go from the lowest to the highest layer, so a new highest one changes all.
            same = before.bounds.above == after.bounds.above
            self._show_board(change.tiles if same else None)
        if before.footprint != after.footprint:
            self._show_selection()

    def _on_decor(self) -> None:
        self.update()

    def _on_layer(self) -> None:
        self.show_looks()
        self._show_grid()
        self._show_axes()

    def _show_board(self, touched: frozenset[Tile] | None) -> None:
        layout = self._document.layout
        layers = layout.array[:, 2]
        levels = set(self._layers) | set(range(layout.bounds.above))
        if touched is not None:
            levels &= {tile.z for tile in touched}
        new = False
        for z in sorted(levels):
            first, last = layers.searchsorted([z, z + 1]).tolist()
            if z not in self._layers:
                self._layers[z], new = LayerItem(z, self.decor, self.exposure), True
                self.addItem(self._layers[z])
            here = layout.tiles[first:last]
            order = paint_order(Layout(tiles=here, footprint=layout.footprint))
            near = None if touched is None else [tile for tile in touched if tile.z == z]
            self._layers[z].show_tiles(
                self.projection, [here[index] for index in order], layout.bounds.above, near
            )
        if new:
            self.show_looks()
        self._show_grid()

    def _show_grid(self) -> None:
        layout, z = self._document.layout, self._document.current_layer
        width, height = layout.footprint
        least_columns, least_rows = self._document.grid
        # It never shrinks: what is looked at would jump when the last tile outside goes.
        columns = max(self._columns, _roomy(layout.bounds.right, width, least_columns))
        rows = max(self._rows, _roomy(layout.bounds.bottom, height, least_rows))
        self._columns, self._rows = columns, rows
        before = self.grid.boundingRect()
        self.grid.show_grid(self.projection, z, columns, rows)
        room = self.board_rect() | self.grid.boundingRect()
        room = room.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
        if room != self.sceneRect():
            self.setSceneRect(room)
        if before != self.grid.boundingRect():
            self._show_axes()
            self.rearranged.emit()

    def _show_axes(self) -> None:
        room = self.grid.boundingRect().adjusted(-_HANDLES, -_HANDLES, _HANDLES, _HANDLES)
        document = self._document
        self.axes.show_axes(self.projection, document.symmetry, document.current_layer, room)

    def _show_selection(self) -> None:
        self.selected.show_tiles(self.projection, self._document.selection)


def _roomy(end: int, size: int, least: int) -> int:
    """So many grid units that some tiles more have room; grows by leaps, not with each tile."""
    tiles = -(-end // size) + _ROOM_TILES
    return max(least, -(-tiles // _LEAP_TILES) * _LEAP_TILES) * size
