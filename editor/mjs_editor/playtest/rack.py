"""The tray as a rack of slots, for house rules in which picked tiles go there."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from mjs.play.game import Game
from mjs.render import CORNER, RISE_X, RISE_Y, TILE_HEIGHT, TILE_WIDTH
from mjs_editor.canvas.tilepaint import MARGIN
from mjs_editor.playtest import marks
from mjs_editor.playtest.looks import PlayLook, Shade, play_pixmap
from mjs_editor.playtest.words import face_name

__all__ = ["Rack"]

_GAP, _PAD = 10.0, 10.0
_FULL = "#c62828"


class Rack(QWidget):
    """Shows the tiles in the tray of a game, and how many more it holds."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rack")
        self.setAccessibleName(self.tr("Tray"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.look = PlayLook()
        self._game: Game | None = None

    def show_game(self, game: Game) -> None:
        """Show the tray of a game as it is now; nothing where it has none."""
        self._game = game
        self.setVisible(game.rules.removal == "tray")
        names = ", ".join(face_name(face) for _, face in game.tray) or self.tr("empty")
        self.setAccessibleDescription(
            self.tr("{0} of {1} slots: {2}").format(len(game.tray), game.rules.tray_size, names)
        )
        self.setToolTip(self.accessibleDescription())
        self.update()

    def set_look(self, look: PlayLook) -> None:
        """Paint in another look."""
        self.look = look
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """One row of tiles."""
        return QSize(240, round(TILE_HEIGHT + RISE_Y + 2 * _PAD))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the slots, and the tiles in them."""
        game = self._game
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.look.theme
        painter.fillRect(self.rect(), QColor(theme.table))
        if game is None:
            return
        slots, tray = game.rules.tray_size, game.tray
        step = TILE_WIDTH + RISE_X + _GAP
        zoom = min(1.0, (self.width() - 2 * _PAD) / (slots * step))
        high = (TILE_HEIGHT + RISE_Y) * zoom
        left, top = (self.width() - slots * step * zoom) / 2, (self.height() - high) / 2
        ratio = self.devicePixelRatioF()
        last = slots - len(tray) == 1
        for slot in range(slots):
            x = left + slot * step * zoom
            recess = QRectF(x, top + RISE_Y / 2 * zoom, TILE_WIDTH * zoom, TILE_HEIGHT * zoom)
            is_last = last and slot == slots - 1
            edge = QPen(QColor(_FULL if is_last else theme.ruler_text), 2.0 if is_last else 1.0)
            edge.setStyle(Qt.PenStyle.DashLine if is_last else Qt.PenStyle.SolidLine)
            painter.setPen(edge)
            painter.setBrush(QColor(theme.room))
            painter.drawRoundedRect(recess, CORNER * zoom, CORNER * zoom)
            if slot < len(tray):
                tile, face = tray[slot]
                place = QPointF(round(x - MARGIN * zoom), round(top - MARGIN * zoom))
                picture = play_pixmap(
                    self.look, face, Shade.UNTOLD, 0, 1, zoom=round(zoom, 4), ratio=ratio
                )
                painter.drawPixmap(place, picture)
                if tile in game.hinted:
                    painter.save()
                    painter.translate(place.x() + MARGIN * zoom, place.y() + MARGIN * zoom)
                    painter.scale(zoom, zoom)
                    marks.draw_hint(painter, QRectF(0, 0, TILE_WIDTH, TILE_HEIGHT))
                    painter.restore()
        painter.end()
