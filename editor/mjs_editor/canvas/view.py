"""The canvas: shows a document and hands pointer and keys to the tool in hand."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from mjs import Tile
from mjs.render import TILE_HEIGHT, TILE_WIDTH, paint_order
from mjs_editor.canvas.decor import Decor
from mjs_editor.canvas.items import GhostItem, GridItem, LayerItem, MarksItem
from mjs_editor.canvas.projection import Projection
from mjs_editor.document import Change, LayoutDocument
from mjs_editor.tools.base import Pointer, Tool

__all__ = ["BoardView"]

_FELT = QColor("#ece7db")
_ROOM_TILES = 4
_LEAST_TILES = (16, 9)
_ZOOM_STEP = 1.2
_ZOOMS = (0.1, 8.0)


class BoardView(QGraphicsView):
    """A view of a document.

    Signals
    -------
    pointed(Tile)
        The place on the grid under the pointer, on the current layer.
    zoomed(float)
    """

    pointed = Signal(object)
    zoomed = Signal(float)

    def __init__(self, document: LayoutDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("board")
        self.setAccessibleName(self.tr("Board"))
        self._document = document
        self._tool: Tool | None = None
        self._pan_from: QPoint | None = None
        self._scene = QGraphicsScene(self)
        self.setScene(self._scene)
        self._grid, self._ghost = GridItem(), GhostItem()
        self._selected = MarksItem(QColor("#1565c0"), Qt.PenStyle.SolidLine, 9_000)
        self._problems = MarksItem(QColor("#c62828"), Qt.PenStyle.DashLine, 9_500)
        for item in (self._grid, self._selected, self._problems, self._ghost):
            self._scene.addItem(item)
        self._layers: dict[int, LayerItem] = {}
        self.decor = Decor(self)
        self.decor.changed.connect(self._scene.update)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setBackgroundBrush(_FELT)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.projection = Projection(document.layout.footprint)
        document.changed.connect(self._on_changed)
        document.selection_changed.connect(self._show_selection)
        document.current_layer_changed.connect(self._on_layer)
        document.layer_views.changed.connect(self._dim_layers)
        self._show_board()

    @property
    def tool(self) -> Tool | None:
        """The tool in hand."""
        return self._tool

    def take_tool(self, tool: Tool) -> None:
        """Take another tool in hand; what the old one had begun is dropped."""
        if self._tool is not None:
            self._tool.cancel()
        self._tool = tool
        self.viewport().setCursor(tool.cursor)
        self.show_ghost((), ())

    def show_ghost(self, fitting: Iterable[Tile], taken: Iterable[Tile]) -> None:
        """Show what a click would place, and where there is no room for it."""
        self._ghost.show_tiles(self.projection, fitting, taken)

    def show_problems(self, tiles: Iterable[Tile]) -> None:
        """Mark the tiles that a finding is about."""
        self._problems.show_tiles(self.projection, tiles)

    def tile_under(self, point: QPoint) -> Tile | None:
        """The tile that is drawn at a point of the viewport; None when its layer is locked."""
        views, tiles = self._document.layer_views, self._document.layout.tiles
        seen = [tile for tile in tiles if views.is_shown(tile.z)]
        found = self.projection.topmost(self.mapToScene(point), seen)
        return found if found is not None and views.is_open(found.z) else None

    def zoom(self) -> float:
        """Screen pixels per scene unit; at 1 a tile is 40 x 52 pixels."""
        return self.transform().m11()

    def zoom_by(self, factor: float) -> None:
        """Zoom towards the pointer, or the middle when that is elsewhere."""
        least, most = _ZOOMS
        factor = min(max(self.zoom() * factor, least), most) / self.zoom()
        self.scale(factor, factor)
        self.zoomed.emit(self.zoom())

    def fit(self) -> None:
        """Zoom and move so that the whole board is seen, at most twice its natural size."""
        bounds = self._board_rect().adjusted(-TILE_WIDTH, -TILE_HEIGHT, TILE_WIDTH, TILE_HEIGHT)
        self.fitInView(bounds, Qt.AspectRatioMode.KeepAspectRatio)
        if self.zoom() > 2.0:
            self.resetTransform()
            self.scale(2.0, 2.0)
            self.centerOn(bounds.center())
        self.zoomed.emit(self.zoom())

    # What Qt calls ----------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """The left button is the tool's; the middle one, or any with Space held, pans."""
        if event.button() is Qt.MouseButton.MiddleButton:
            self._pan_from = event.position().toPoint()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self._tool is not None and event.button() is Qt.MouseButton.LeftButton:
            self._tool.press(self._pointer(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Pan, or let the tool go on."""
        here = event.position().toPoint()
        if self._pan_from is not None:
            step = here - self._pan_from
            self._pan_from = here
            for bar, by in (
                (self.horizontalScrollBar(), step.x()),
                (self.verticalScrollBar(), step.y()),
            ):
                bar.setValue(bar.value() - by)
            return
        pointer = self._pointer(event)
        self.pointed.emit(self.projection.tile_at(pointer.point, self._document.current_layer))
        if self._tool is not None:
            self._tool.move(pointer)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """End a pan or what the tool had begun."""
        if event.button() is Qt.MouseButton.MiddleButton and self._pan_from is not None:
            self._pan_from = None
            if self._tool is not None:
                self.viewport().setCursor(self._tool.cursor)
        elif self._tool is not None and event.button() is Qt.MouseButton.LeftButton:
            self._tool.release(self._pointer(event))

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        """Zoom towards the pointer; with Shift or a touchpad's sideways move, scroll."""
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            super().wheelEvent(event)
            return
        self.zoom_by(_ZOOM_STEP ** (event.angleDelta().y() / 120))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Keys that no shortcut takes are the tool's."""
        if self._tool is None or not self._tool.key(event):
            super().keyPressEvent(event)

    def leaveEvent(self, event: object) -> None:  # noqa: N802 - Qt's name and signature
        """A ghost only makes sense under the pointer."""
        self.show_ghost((), ())

    # Following the document ---------------------------------------------------------------------

    def _on_changed(self, change: Change) -> None:
        if change.before.footprint != change.after.footprint:
            self.projection = Projection(change.after.footprint)
        if change.is_of_board:
            self._show_board()
            self._show_selection()

    def _on_layer(self, _: int) -> None:
        self._dim_layers()
        self._show_grid()

    def _show_board(self) -> None:
        layout = self._document.layout
        by_layer: dict[int, list[Tile]] = {z: [] for z in self._layers}
        for index in paint_order(layout):
            tile = layout.tiles[index]
            by_layer.setdefault(tile.z, []).append(tile)
        for z, tiles in by_layer.items():
            if z not in self._layers:
                self._layers[z] = LayerItem(z, self.decor)
                self._scene.addItem(self._layers[z])
            self._layers[z].show_tiles(self.projection, tiles, layout.bounds.above)
        self._dim_layers()
        self._show_grid()

    def _dim_layers(self) -> None:
        """Layers above the current one are seen through, so that what is drawn on shows."""
        for z, item in self._layers.items():
            views = self._document.layer_views
            item.setVisible(views.is_shown(z))
            dimmed = 0.35 if z > self._document.current_layer else 1.0
            item.setOpacity(dimmed * views.opacity(z))

    def _show_grid(self) -> None:
        layout, z = self._document.layout, self._document.current_layer
        width, height = layout.footprint
        columns = max(_LEAST_TILES[0] * width, layout.bounds.right + _ROOM_TILES * width)
        rows = max(_LEAST_TILES[1] * height, layout.bounds.bottom + _ROOM_TILES * height)
        self._grid.show_grid(self.projection, z, columns, rows)
        room = self._board_rect() | self._grid.boundingRect()
        self.setSceneRect(room.adjusted(-200, -200, 200, 200))

    def _show_selection(self) -> None:
        self._selected.show_tiles(self.projection, self._document.selection)

    def _board_rect(self) -> QRectF:
        bounds = QRectF()
        for item in self._layers.values():
            bounds |= item.boundingRect()
        return bounds if not bounds.isEmpty() else self._grid.boundingRect()

    def _pointer(self, event: QMouseEvent) -> Pointer:
        here = event.position()
        return Pointer(
            point=self.mapToScene(here.toPoint()),
            tile=self.tile_under(here.toPoint()),
            modifiers=event.modifiers(),
            button=event.button(),
        )
