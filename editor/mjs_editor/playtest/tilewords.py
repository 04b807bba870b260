"""What a tile is called aloud: its face, its layer, and whether it is free or why it is not."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mjs import LayoutError, Tile
from mjs.board import Blockers
from mjs.play.game import Game
from mjs_editor.playtest.wayfinding import Ways
from mjs_editor.playtest.words import face_name

__all__ = ["TileWords", "is_told"]


def is_told(game: Game, tile: Tile, ways: Ways) -> bool:
    """Whether its face may be told where faces are shown: it is seen, or nothing covers it."""
    return ways.is_seen(tile) or not game.board.why_blocked(tile).above


class TileWords(QObject):
    """Names tiles, and tells no more of them than the picture does."""

    def name(self, game: Game, tile: Tile, ways: Ways, *, is_hidden: bool) -> str:
        """The name of a tile of the board, such as ``3 of dots, layer 2, free``.

        Parameters
        ----------
        game : Game
        tile : Tile
        ways : Ways
            Knows which tiles are seen.
        is_hidden : bool
            Whether all faces are hidden, before the start or in a pause.
        """
        try:
            blockers = game.board.why_blocked(tile)
        except LayoutError:
            return self.tr("no tile")
        if is_hidden:
            face = self.tr("face hidden")
        elif is_told(game, tile, ways):
            face = face_name(game.face(tile))
        else:
            face = self.tr("face not to be seen")
        return self.tr("{0}, {1}, {2}").format(face, self._layer(tile), self.state(blockers))

    def face(self, game: Game, tile: Tile, *, is_hidden: bool) -> str:
        """The face and the layer of a tile that is seen where it is pointed at."""
        face = self.tr("face hidden") if is_hidden else face_name(game.face(tile))
        return self.tr("{0}, {1}").format(face, self._layer(tile))

    def state(self, blockers: Blockers) -> str:
        """Whether a tile is free, or what keeps it, without places."""
        both_sides = bool(blockers.left and blockers.right)
        if blockers.above and both_sides:
            return self.tr("covered, and blocked on both sides")
        if blockers.above:
            return self.tr("covered")
        return self.tr("blocked on both sides") if both_sides else self.tr("free")

    def mark(self, game: Game, tile: Tile) -> str:
        """What else is shown on it: selected, or part of a hint; empty otherwise."""
        if tile == game.selected:
            return self.tr("selected")
        return self.tr("part of the hint") if tile in game.hinted else ""

    def _layer(self, tile: Tile) -> str:
        return self.tr("layer {0}").format(tile.z + 1)
