"""The start of a game whose faces are hidden: 3, 2, 1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjs_editor.art.glyphs import draw_glyph
from mjs_editor.art.icons import themed_icon
from mjs_editor.command_table import Command

if TYPE_CHECKING:
    from mjs_editor.playtest.window import PlayWindow

__all__ = ["CountdownOverlay", "Starting"]

_FROM = 3
_SIZE = 180


class CountdownOverlay(QWidget):
    """A large numeral over the table, which clicks go through."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFixedSize(_SIZE, _SIZE)
        self.number = 0
        self._table = table
        self.hide()
        table.installEventFilter(self)

    def show_number(self, number: int) -> None:
        """Show a number; 0 shows nothing."""
        self.number = number
        self.setVisible(number > 0)
        self.setAccessibleName(str(number))
        self._place()
        self.raise_()
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Stay in the middle."""
        if event.type() is QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the numeral on a dark disc."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(12, 18, 22, 215))
        painter.setPen(QPen(QColor("#ffffff"), 4))
        painter.drawEllipse(QRectF(4, 4, _SIZE - 8, _SIZE - 8))
        box = QRectF(_SIZE * 0.36, _SIZE * 0.26, _SIZE * 0.28, _SIZE * 0.48)
        draw_glyph(painter, str(self.number), box, QColor("#ffffff"), 12)
        painter.end()

    def _place(self) -> None:
        table = self._table
        self.move((table.width() - _SIZE) // 2, (table.height() - _SIZE) // 2)


class Starting(QObject):
    """Counts down, then lets time and play begin.

    Attributes
    ----------
    step_ms : int
        How long each number is seen.
    """

    def __init__(self, window: PlayWindow) -> None:
        super().__init__(window)
        self.window = window
        self.step_ms = 1_000
        self.overlay = CountdownOverlay(window.table)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_step)
        action = window.commands.add(
            Command(
                id="play.begin",
                title=self.tr("St&art"),
                run=self.begin,
                keys="Ctrl+Return",
                tip=self.tr("Count down from three, then show the faces and let time run"),
            )
        )
        action.setIcon(themed_icon("play"))
        window.menu("play", "").addAction(action)
        window.game_started.connect(self._on_started)
        window.changed.connect(self._show)

    @property
    def is_counting(self) -> bool:
        """Whether the countdown runs."""
        return self.overlay.number > 0

    def begin(self) -> None:
        """Begin to count down."""
        if self.window.game.is_waiting and not self.is_counting:
            self.overlay.show_number(_FROM)
            self._timer.start(self.step_ms)
            self.window.changed.emit()
            self.window.tell("")

    def _on_step(self) -> None:
        number = self.overlay.number - 1
        self.overlay.show_number(number)
        if number:
            self._timer.start(self.step_ms)
        else:
            self.window.begin()

    def _on_started(self, _: object) -> None:
        self._timer.stop()
        self.overlay.show_number(0)

    def _show(self) -> None:
        waiting = self.window.game.is_waiting and not self.is_counting
        self.window.commands["play.begin"].setEnabled(waiting)
