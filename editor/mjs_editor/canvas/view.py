"""The canvas: shows a document and hands pointer and keys to the tool in hand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import cast

from PySide6.QtCore import QPoint, QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from mjs import Tile
from mjs.render import TILE_HEIGHT, TILE_WIDTH
from mjs_editor.canvas.decor import Decor
from mjs_editor.canvas.projection import Projection
from mjs_editor.canvas.roaming import RoamingView
from mjs_editor.canvas.rulers import BREADTH, Rulers
from mjs_editor.canvas.scene import BoardScene
from mjs_editor.canvas.snapping import Snap, snapped
from mjs_editor.canvas.theme import Theme
from mjs_editor.document import LayoutDocument
from mjs_editor.tools.base import Pointer, Tool

__all__ = ["BoardView"]


class BoardView(RoamingView):
    """A view of a document.

    Signals
    -------
    pointed(Tile)
        The place on the grid under the pointer, on the current layer.
    told(str)
        What the tool in hand has to say: why there is no room, what was left out.
    menu_asked(QPoint, Tile, Tile or None)
        A menu is wanted: where on the screen, at which place of the grid, and for which tile.
    """

    pointed = Signal(object)
    told = Signal(str)
    menu_asked = Signal(QPoint, object, object)

    def __init__(self, document: LayoutDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("board")
        self.setAccessibleName(self.tr("Board"))
        self._document = document
        self._tool: Tool | None = None
        self._axes_held = (False, False)
        self._place: Tile | None = None
        self._hovers: QPointF | None = None
        self._is_held = False
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(0)
        self._again.timeout.connect(self._look_again)
        self.snap = Snap.HALF
        self.board = BoardScene(document, self)
        self.setScene(self.board)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self._rulers = Rulers(self)
        self.show_rulers(shown=True)
        self.board.rearranged.connect(self._on_moved)
        self.zoomed.connect(self._on_moved)
        self.scrolled.connect(self._on_moved)
        # What a click would do is another thing now, though the pointer has not moved.
        for happened in (
            document.changed,
            document.current_layer_changed,
            document.symmetry_changed,
            document.layer_views.changed,
            self.scrolled,
        ):
            happened.connect(self._again.start)

    @property
    def projection(self) -> Projection:
        """Where tiles lie in the scene."""
        return self.board.projection

    @property
    def decor(self) -> Decor:
        """What is drawn on top of tiles."""
        return self.board.decor

    @property
    def current_layer(self) -> int:
        """The layer that is drawn on."""
        return self._document.current_layer

    @property
    def tool(self) -> Tool | None:
        """The tool in hand."""
        return self._tool

    def take_tool(self, tool: Tool) -> None:
        """Take another tool in hand; what the old one had begun is dropped."""
        if self._tool is not None:
            self._tool.cancel()
        self._tool, self.resting_cursor = tool, tool.cursor
        self.show_cursor()
        self.show_ghost((), ())
        self._again.start()

    def set_theme(self, theme: Theme) -> None:
        """Paint board and rulers in the colours of a theme."""
        self.board.set_theme(theme)
        self._rulers.set_theme(theme)

    def show_rulers(self, *, shown: bool) -> None:
        """Show the rulers or hide them."""
        self._rulers.set_shown(shown)
        room = BREADTH if shown else 0
        self.setViewportMargins(room, room, 0, 0)
        self._rulers.arrange()

    @property
    def has_rulers(self) -> bool:
        """Whether rulers are shown."""
        return self._rulers.are_shown

    def show_ghost(self, fitting: Iterable[Tile], taken: Iterable[Tile]) -> None:
        """Show what a click would place, and where there is no room for it."""
        self.board.ghost.show_tiles(self.projection, fitting, taken)

    def show_outline(self, points: Iterable[QPointF]) -> None:
        """Show a box or lasso of scene points; nothing without any."""
        self.board.outline.show_path(points)

    def show_problems(self, tiles: Iterable[Tile]) -> None:
        """Mark the tiles that a finding is about."""
        self.board.problems.show_tiles(self.projection, tiles)

    def tile_drawn_at(self, point: QPoint | QPointF) -> Tile | None:
        """The tile whose body is seen at a point of the viewport, whatever may be done to it."""
        at, gone = self.in_scene(QPointF(point)), self.decor.gone
        near = self.projection.near(at, self._document.layout)
        seen = [tile for tile in near if self.board.is_seen(tile.z) and tile not in gone]
        return self.projection.topmost(at, seen)

    def tile_under(self, point: QPoint | QPointF) -> Tile | None:
        """The tile that is drawn at a point of the viewport; None when its layer is locked."""
        found = self.tile_drawn_at(point)
        is_open = found is not None and self._document.layer_views.is_open(found.z)
        return found if is_open else None

    def place_at(self, point: QPointF) -> Tile:
        """The place on the current layer that a point of the scene means, by the snapping."""
        x, y = self.projection.ground(point, self.current_layer)
        width, height = self.projection.footprint
        layout, z = self._document.layout, self.current_layer
        return snapped(layout, x - width / 2, y - height / 2, z, self.snap)

    @property
    def pointer_place(self) -> Tile | None:
        """The place that the pointer, or the tool by keys, is at; None when it is elsewhere."""
        return self._place

    def set_place(self, place: Tile | None) -> None:
        """Note, and show on the rulers, at which place the pointer or the tool is."""
        self._place = place
        self._rulers.show_place(place)
        if place is not None:
            self.pointed.emit(place)

    def fit(self) -> None:
        """Zoom and move so that the whole board is seen, at most twice its natural size."""
        bounds = self.board.board_rect()
        self.fit_rect(bounds.adjusted(-TILE_WIDTH, -TILE_HEIGHT, TILE_WIDTH, TILE_HEIGHT))

    # What the pointer does, other than moving about -------------------------------------------

    def on_press(self, event: QMouseEvent) -> None:
        """Take hold of an axis; else the left button is the tool's."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        self._is_held = True
        pointer = self._pointer(event)
        self._axes_held = self.board.axes.axes_at(pointer.point, self.zoom())
        if self._tool is not None and not any(self._axes_held):
            self._tool.press(pointer)

    def on_move(self, event: QMouseEvent) -> None:
        """Move an axis, or let the tool go on."""
        pointer = self._pointer(event)
        self._hovers = event.position()
        self.set_place(self.place_at(pointer.point))
        if any(self._axes_held):
            self._move_axes(pointer.point)
        elif self._tool is not None and not self.is_about_to_pan:
            self._tool.move(pointer)

    def on_release(self, event: QMouseEvent) -> None:
        """Let an axis go, or end what the tool had begun."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        self._is_held = False
        if any(self._axes_held):
            self._axes_held = (False, False)
        elif self._tool is not None:
            self._tool.release(self._pointer(event))

    # What Qt calls ----------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Escape drops what was begun; keys that no shortcut takes are the tool's."""
        tool = self._tool if event.key() != Qt.Key.Key_Space else None
        if tool is not None and event.key() == Qt.Key.Key_Escape:
            tool.escape()
            self.show_ghost((), ())
            self.show_outline(())
        elif tool is None or not tool.key(event):
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802 - Qt's name
        """Ask for a menu: where the pointer is, or by keys where the tool is."""
        at, place = event.pos(), self._place
        if event.reason() is not QContextMenuEvent.Reason.Keyboard:
            place = self.place_at(self.mapToScene(at))
        elif place is not None:
            at = self.mapFromScene(self.projection.face(place).center())
        else:
            at = self.viewport().rect().center()
            place = self.place_at(self.mapToScene(at))
        self.menu_asked.emit(self.viewport().mapToGlobal(at), place, self.tile_under(at))
        event.accept()

    def leaveEvent(self, event: object) -> None:  # noqa: N802 - Qt's name and signature
        """A ghost only makes sense under the pointer."""
        self._hovers = None
        self.show_ghost((), ())
        self.set_place(None)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Let layers know which parts are painted: after a scroll two strips, not all."""
        self.board.exposure.rects = [
            self.mapToScene(rect.adjusted(-1, -1, 1, 1)).boundingRect()
            for rect in _rects(event.region())
        ]
        super().paintEvent(event)
        self.board.exposure.rects = []

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Rulers are as long as the board's window."""
        super().resizeEvent(event)
        self._rulers.arrange()
        self._on_moved()

    # Small parts --------------------------------------------------------------------------------

    def go_by_keys(self, place: Tile) -> None:
        """The tool was moved to a place by keys: the pointer does not count until it moves."""
        self._hovers = None
        self.ensureVisible(self.projection.face(place))
        self.set_place(place)

    def _look_again(self) -> None:
        """Show what a click where the pointer is would do now."""
        tool = self._tool
        if tool is None or self._place is None or self._is_held or self._pan_from is not None:
            return
        if self._hovers is None:
            tool.look_again(None)
            return
        point = self.in_scene(self._hovers)
        self.set_place(self.place_at(point))
        tool.look_again(Pointer(point=point, tile=self.tile_under(self._hovers)))

    def _move_axes(self, point: QPointF) -> None:
        x, y = self.projection.ground(point, self.current_layer)
        upright, level = self._axes_held
        symmetry = self._document.symmetry
        if upright:
            symmetry = replace(symmetry, axis_x2=round(2 * x))
        if level:
            symmetry = replace(symmetry, axis_y2=round(2 * y))
        self._document.set_symmetry(symmetry)

    def _on_moved(self, *_: object) -> None:
        """Rulers and the handles of axes follow what is seen."""
        self._rulers.update()
        seen = self.mapToScene(self.viewport().rect()).boundingRect()
        self.board.axes.keep_in_sight(seen, self.zoom())

    def _pointer(self, event: QMouseEvent) -> Pointer:
        here = event.position()
        return Pointer(
            point=self.in_scene(here),
            tile=self.tile_under(here),
            modifiers=event.modifiers(),
            button=event.button(),
        )


def _rects(region: QRegion) -> list[QRect]:
    # A region iterates over its rectangles, which Qt's type hints don't know of.
    return list(cast("Iterable[QRect]", region))
