"""The table: a game's tiles as stacked bodies, painted and picked."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import cast

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from mjs import Tile
from mjs.play.game import Game
from mjs_editor.canvas.decor import Decor
from mjs_editor.playtest.caption import draw_caption
from mjs_editor.playtest.looks import PlayLook
from mjs_editor.playtest.marks import draw_focus
from mjs_editor.playtest.motion import Motions
from mjs_editor.playtest.stage import Stage
from mjs_editor.playtest.tilepainting import Side, TilePaint
from mjs_editor.playtest.tilewords import is_told

__all__ = ["TableView"]

_BLOCKS_MS = 1_600


class TableView(QWidget):
    """Shows a game; it changes nothing of it.

    Signals
    -------
    clicked(Tile)
        The topmost tile drawn where the left button was pressed.
    missed()
        It was pressed beside all tiles.
    pointed(Tile or None)
        The pointer came upon another tile, or left it.
    refreshed()
        Something of the game is shown that was not before.

    Attributes
    ----------
    decor : Decor
        What others paint on tiles.
    motions : Motions
    key_handlers : list of callables
        Get each key event in turn, until one returns True.
    """

    clicked = Signal(object)
    missed = Signal()
    pointed = Signal(object)
    refreshed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table")
        self.setAccessibleName(self.tr("Table"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(240, 180)
        self.decor = Decor(self)
        self.decor.changed.connect(self.update)
        self.motions = Motions(self)
        self.tile_paint = TilePaint(self.motions, self.decor)
        self.motions.moved.connect(self._on_moved)
        self.key_handlers: list[Callable[[QKeyEvent], bool]] = []
        self.stage: Stage | None = None
        self.cursor_tile: Tile | None = None
        self._hides_faces = False
        self.caption = "", ""
        self._game: Game | None = None
        self._sides: dict[Tile, Side] = {}
        self._former: dict[Tile, Side] = {}
        self._blocking: frozenset[Tile] = frozenset()
        self._pointed: Tile | None = None
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self._calm.timeout.connect(lambda: self.show_blocking(()))

    @property
    def look(self) -> PlayLook:
        """The look that everything is painted in."""
        return self.tile_paint.look

    @property
    def tiles(self) -> list[Tile]:
        """The tiles that are shown, in paint order."""
        return list(self.stage.tiles) if self.stage is not None else []

    @property
    def marked(self) -> dict[Tile, tuple[str, ...]]:
        """The marks on tiles: ``hint``, ``selected``, ``blocks``."""
        return dict(self.tile_paint.marked)

    def show_game(self, game: Game, *, hidden: bool = False) -> None:
        """Show another game, without any movement; with hidden faces if need be."""
        self._game = game
        self._hides_faces = hidden
        self._sides, self._former, self._blocking = {}, {}, frozenset()
        self.cursor_tile = None
        self.motions.finish()
        self._fit()
        self.refreshed.emit()

    def set_look(self, look: PlayLook) -> None:
        """Paint everything in another look."""
        if look != self.look:
            self.tile_paint.set_look(look)
            self._sides = self._seen()
            self.update()

    def hide_faces(self, *, hidden: bool) -> None:
        """Hide all faces, or show them again."""
        if hidden != self._hides_faces:
            self._hides_faces = hidden
            self.refresh()

    @property
    def has_hidden_faces(self) -> bool:
        """Whether faces are hidden, so that nothing may tell them."""
        return self._hides_faces

    def refresh(self) -> None:
        """Show the game as it is now; only what has changed is painted anew."""
        game, stage = self._game, self.stage
        if game is None or stage is None:
            return
        before, now = self._sides, self._seen()
        if not now.keys() <= stage.known:
            self._fit()  # laid out anew, on an open board
        else:
            stage.show(now)
            self._sides = now
        self._begin_motions(before, now)
        self._paint_anew(before.keys() - now.keys())
        self._paint_anew(tile for tile, side in now.items() if before.get(tile) != side)
        self._show_marks()
        self.refreshed.emit()

    def set_caption(self, title: str, details: str = "") -> None:
        """Write something in the middle, over whatever lies there, and details below it."""
        if (title, details) != self.caption:
            self.caption = title, details
            self.update()

    def shake(self, tile: Tile) -> None:
        """Shake a tile, as one that can't be taken."""
        self.motions.start("shake", {tile: 0.0})

    def show_blocking(self, tiles: Iterable[Tile]) -> None:
        """Mark what blocks a tile, for a moment."""
        self._blocking = frozenset(tiles)
        self._show_marks()
        if self._blocking:
            self._calm.start(_BLOCKS_MS)

    def set_cursor(self, tile: Tile | None) -> None:
        """Put the ring of the keyboard around a tile; around none."""
        before, self.cursor_tile = self.cursor_tile, tile
        self._paint_anew(one for one in (before, tile) if one is not None)

    def tile_at(self, point: QPointF) -> Tile | None:
        """The tile that is drawn at a point, whatever may be done to it."""
        return self.stage.tile_at(point) if self.stage is not None else None

    def is_told(self, tile: Tile) -> bool:
        """Whether the face of a tile may be told to who looks at the table."""
        game, stage = self._game, self.stage
        if game is None or stage is None or self._hides_faces:
            return False
        return is_told(game, tile, stage.ways_around(tile))

    def face_rect(self, tile: Tile) -> QRectF:
        """Where the face of a tile of the layout is."""
        return self.stage.face(tile) if self.stage is not None else QRectF()

    # What Qt calls ------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Room for the turtle at its natural size."""
        return QSize(860, 620)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """The left button takes the topmost tile there, and no other."""
        if event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()
            return
        tile = self.tile_at(event.position())
        if tile is None:
            self.missed.emit()
        else:
            self.clicked.emit(tile)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Two quick clicks are two clicks."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Tell which tile is under the pointer."""
        self._point(self.tile_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """The pointer is nowhere."""
        self._point(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Let those who handle keys have them."""
        if not any(handle(event) for handle in self.key_handlers):
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """The ring is seen while keys go here."""
        super().focusInEvent(event)
        self.set_cursor(self.cursor_tile)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """The ring is seen while keys go here."""
        super().focusOutEvent(event)
        self.set_cursor(self.cursor_tile)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Fit the board anew."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """On a screen of other pixels every picture is made anew."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint what is exposed: layer by layer, shadows first, then bodies."""
        painter = QPainter(self)
        region = event.region()
        painter.fillRect(event.rect(), QColor(self.look.theme.table))
        if self.stage is not None:
            rects = [QRectF(rect) for rect in _rects(region)]
            self.tile_paint.paint(painter, self.stage, rects, self._sides, self._former)
            if self.cursor_tile in self._sides and self.hasFocus():
                self.tile_paint.draw_on(painter, self.stage, self.cursor_tile, draw_focus)
        if any(self.caption):
            painter.setFont(self.font())
            painter.setPen(QColor(self.look.theme.ruler_text))
            draw_caption(painter, self.rect(), *self.caption)
        painter.end()

    # Small parts --------------------------------------------------------------------------------

    def _fit(self) -> None:
        if self._game is None:
            return
        size, game = QSizeF(self.size()), self._game
        self.stage = Stage(game.layout, game.start.layout, size, self.devicePixelRatioF())
        self._sides = self._seen()
        self.tile_paint.marked = self._marks()
        self.stage.show(self._sides)
        self.update()

    def _seen(self) -> dict[Tile, Side]:
        """What is to be seen of every tile that is there."""
        game = self._game
        if game is None:
            return {}
        board, tiles, look = game.board, game.layout.tiles, self.look
        free, faces = frozenset(board.free()), board.faces
        shades = (look.shade(is_free=False), look.shade(is_free=True))
        hidden = self._hides_faces
        return {
            tiles[index]: ("" if hidden else str(faces[index]), shades[index in free])
            for index in board.remaining
        }

    def _marks(self) -> dict[Tile, tuple[str, ...]]:
        game = self._game
        if game is None:
            return {}
        found: dict[Tile, tuple[str, ...]] = {}
        for name, tiles in (
            ("selected", () if game.selected is None else (game.selected,)),
            ("hint", game.hinted),
            ("blocks", self._blocking),
        ):
            for tile in tiles:
                found[tile] = (*found.get(tile, ()), name)
        return found

    def _show_marks(self) -> None:
        before, now = self.tile_paint.marked, self._marks()
        self.tile_paint.marked = now
        for tile in before.keys() | now.keys():
            if self.stage is not None and before.get(tile) != now.get(tile):
                self.update(self.stage.face(tile).toAlignedRect())

    def _begin_motions(self, before: dict[Tile, Side], now: dict[Tile, Side]) -> None:
        gone = {tile: 0.0 for tile in before if tile not in now}
        new = {tile: 0.0 for tile in now if tile not in before}
        turned = [tile for tile in now if tile in before and before[tile][0] != now[tile][0]]
        # A wave over the board, from left to right.
        left = min((tile.x for tile in turned), default=0)
        span = max((tile.x for tile in turned), default=0) - left or 1
        wave = {tile: (tile.x - left) / span for tile in turned}
        for kind, tiles in (("leave", gone), ("come", new), ("turn", wave)):
            self._former.update({tile: before[tile] for tile in tiles if tile in before})
            self.motions.start(kind, tiles)

    def _paint_anew(self, tiles: Iterable[Tile]) -> None:
        if self.stage is not None:
            for tile in tiles:
                self.update(self.stage.drawn(tile).toAlignedRect())

    def _on_moved(self, tiles: frozenset[Tile]) -> None:
        if self.stage is not None:
            for tile in tiles:
                self.update(self.stage.swept(tile).toAlignedRect())

    def _point(self, tile: Tile | None) -> None:
        if tile != self._pointed:
            self._pointed = tile
            self.pointed.emit(tile)


def _rects(region: QRegion) -> list[QRect]:
    # A region iterates over its rectangles, which Qt's type hints don't know of.
    return list(cast("Iterable[QRect]", region))
