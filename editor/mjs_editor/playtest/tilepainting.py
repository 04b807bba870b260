"""Painting the tiles of a table: shadows, bodies, movements, and the marks and notes on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from mjs import Tile
from mjs.render import TILE_HEIGHT, TILE_WIDTH
from mjs_editor.canvas.decor import Decor
from mjs_editor.canvas.tilepaint import MARGIN, shadow_pixmap
from mjs_editor.playtest import marks
from mjs_editor.playtest.looks import PlayLook, Shade, play_pixmap
from mjs_editor.playtest.motion import Motions, Pose
from mjs_editor.playtest.stage import Stage

__all__ = ["Side", "TilePaint"]

Side = tuple[str, Shade]
"""What is to be seen of a tile: its face, empty when hidden, and whether it is free."""

_FACE = QRectF(0, 0, TILE_WIDTH, TILE_HEIGHT)
_UNTOLD: Side = ("", Shade.UNTOLD)
_MARKS = {
    "hint": marks.draw_hint,
    "selected": marks.draw_selected,
    "blocks": marks.draw_blocks,
}


class TilePaint:
    """Paints tiles as they lie on a stage.

    Parameters
    ----------
    motions : Motions
        Which tiles move, and how.
    decor : Decor
        What others paint on tiles.

    Attributes
    ----------
    look : PlayLook
    marked : dict of Tile to tuple of str
        The marks on tiles: ``hint``, ``selected``, ``blocks``.
    """

    def __init__(self, motions: Motions, decor: Decor) -> None:
        self._motions, self._decor = motions, decor
        self.look = PlayLook()
        self.marked: dict[Tile, tuple[str, ...]] = {}
        # Kept here too: to look one up among those of all windows, a whole look is compared.
        self._pictures: dict[tuple[str, Shade, int], QPixmap] = {}
        self._scale: tuple[float, float, int] = (0.0, 0.0, 0)

    def set_look(self, look: PlayLook) -> None:
        """Paint in another look."""
        self.look = look
        self._pictures.clear()

    def paint(
        self,
        painter: QPainter,
        stage: Stage,
        rects: list[QRectF],
        sides: Mapping[Tile, Side],
        former: Mapping[Tile, Side],
    ) -> None:
        """Paint what lies in some boxes: layer by layer, shadows first, then bodies.

        Parameters
        ----------
        painter : QPainter
        stage : Stage
        rects : list of QRectF
        sides, former : dict of Tile to Side
            What is to be seen of the tiles that are there, and of those that move: before.
        """
        if stage.scale != self._scale:
            self._scale = stage.scale
            self._pictures.clear()
        by_layer: dict[int, list[Tile]] = {}
        for tile in stage.within(rects):
            by_layer.setdefault(tile.z, []).append(tile)
        shadow = shadow_pixmap(self.look.theme, zoom=stage.zoom, ratio=stage.ratio)
        for tiles in by_layer.values():
            for tile in tiles:
                if self._motions.kind(tile) not in ("turn", "come"):
                    painter.drawPixmap(stage.shadow_place(tile), shadow)
            for tile in tiles:
                self._paint_tile(painter, stage, tile, sides[tile], former.get(tile))
        for tile in self._motions.tiles:
            if tile not in sides and self._motions.kind(tile) == "leave":
                self._paint_tile(painter, stage, tile, former.get(tile, _UNTOLD), None)

    def draw_on(
        self,
        painter: QPainter,
        stage: Stage,
        tile: Tile | None,
        draw: Callable[[QPainter, QRectF], None],
    ) -> None:
        """Draw on the face of a tile, in units of its picture."""
        if tile is None:
            return
        face, pose = stage.face(tile), self._motions.pose(tile) or Pose()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(face.x() + pose.dx * stage.zoom, face.y() + pose.dy * stage.zoom)
        painter.scale(stage.zoom, stage.zoom)
        draw(painter, _FACE)
        painter.restore()

    def _paint_tile(
        self, painter: QPainter, stage: Stage, tile: Tile, side: Side, former: Side | None
    ) -> None:
        pose = self._motions.pose(tile)
        place = stage.place(tile)
        if pose is None:
            painter.drawPixmap(place, self._picture(stage, tile, side))
        else:
            if pose.is_turned and former is not None:
                side = (former[0], side[1])
            _draw_posed(painter, place, self._picture(stage, tile, side), pose, stage.zoom)
        if self._decor:
            self.draw_on(painter, stage, tile, lambda p, face: self._decor.paint(p, tile, face))
        for name in self.marked.get(tile, ()):
            self.draw_on(painter, stage, tile, _MARKS[name])

    def _picture(self, stage: Stage, tile: Tile, side: Side) -> QPixmap:
        key = (*side, tile.z)
        picture = self._pictures.get(key)
        if picture is None:
            face, shade = side
            picture = self._pictures[key] = play_pixmap(
                self.look, face, shade, tile.z, stage.layers, zoom=stage.zoom, ratio=stage.ratio
            )
        return picture


def _draw_posed(
    painter: QPainter, place: QPointF, pixmap: QPixmap, pose: Pose, zoom: float
) -> None:
    painter.save()
    painter.setOpacity(pose.opacity)
    painter.translate(place.x() + pose.dx * zoom, place.y() + pose.dy * zoom)
    if pose.wide < 1.0:
        middle = (MARGIN + TILE_WIDTH / 2) * zoom
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(middle, 0)
        painter.scale(pose.wide, 1.0)
        painter.translate(-middle, 0)
    painter.drawPixmap(QPointF(0, 0), pixmap)
    painter.restore()
