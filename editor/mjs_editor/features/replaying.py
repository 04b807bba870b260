"""The play of a deal: its removal order pair by pair, on the canvas and in the Deals panel."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, QTimer
from PySide6.QtGui import QColor, QPainter, QPen

from mjs import ProofDeal, Tile
from mjs.render import CORNER
from mjs_editor.art.icons import themed_icon
from mjs_editor.canvas.decor import OnGhosts
from mjs_editor.command_table import Command

if TYPE_CHECKING:
    from mjs_editor.panels.deals import DealsPanel
    from mjs_editor.window import MainWindow

__all__ = ["Replay"]

_NEXT = QColor("#0072b2")


class Replay(QObject):
    """Shows the board as it is after some pairs of a deal, and goes on by itself when asked.

    Attributes
    ----------
    step : int
        How many pairs are gone.
    """

    def __init__(self, window: MainWindow, panel: DealsPanel) -> None:
        super().__init__(window)
        self.window, self.panel = window, panel
        self.step = 0
        self._deal: ProofDeal | None = None
        self._next: frozenset[Tile] = frozenset()
        self._timer = QTimer(self)
        self._timer.timeout.connect(lambda: self.go_to(self.step + 1))
        self._add_commands()
        panel.step_chosen.connect(self.go_to)
        panel.speed.valueChanged.connect(self._set_speed)
        self._set_speed(panel.speed.value())
        window.closed.connect(self._timer.stop)

    @property
    def is_playing(self) -> bool:
        """Whether pairs go one after the other by themselves."""
        return self._timer.isActive()

    def show_deal(self, deal: ProofDeal | None) -> None:
        """Begin at the start of another deal of the board; None for none."""
        self._timer.stop()
        self._deal = deal
        self.go_to(0)

    def toggle(self) -> None:
        """Play the removal order, or pause; from its end it begins anew."""
        if self.is_playing:
            self._timer.stop()
        elif self._deal is not None:
            if self.step >= len(self._deal.order):
                self.go_to(0)
            self._timer.start()
        self._show_play()

    def go_to(self, step: int) -> None:
        """Show the board after so many pairs."""
        order = self._deal.order if self._deal is not None else ()
        self.step = min(max(0, step), len(order))
        if self.step >= len(order):
            self._timer.stop()
        tiles = self.window.document.layout.tiles
        gone = frozenset(tiles[index] for pair in order[: self.step] for index in pair)
        pair = order[self.step] if self.step < len(order) else ()
        self._next = frozenset(tiles[index] for index in pair)
        decor = self.window.view.decor
        decor.set_painter("3-next", self._paint_next if self._next else None, OnGhosts.WHOLE)
        decor.set_gone(gone)
        self.panel.show_step(self.step, len(order))
        self._show_play()

    def _add_commands(self) -> None:
        window = self.window
        menu = window.menu("deal", "")
        menu.addSeparator()
        player = []
        for name, icon, title, run, keys, tip in (
            (
                "to-start",
                "start",
                self.tr("To the &start"),
                lambda: self.go_to(0),
                "Ctrl+Alt+Home",
                self.tr("Put all tiles of the deal back on the board"),
            ),
            (
                "back",
                "back",
                self.tr("Step &back"),
                lambda: self.go_to(self.step - 1),
                "Ctrl+Alt+Left",
                self.tr("Put the pair back that went last"),
            ),
            (
                "play",
                "solution",
                self.tr("Show the so&lution"),
                self.toggle,
                "Ctrl+P",
                self.tr("See the deal cleared pair by pair, in its removal order; or pause"),
            ),
            (
                "step",
                "step",
                self.tr("St&ep"),
                lambda: self.go_to(self.step + 1),
                "Ctrl+Alt+Right",
                self.tr("Take the next pair of the deal off the board"),
            ),
            (
                "to-end",
                "end",
                self.tr("T&o the end"),
                lambda: self.go_to(10**6),
                "Ctrl+Alt+End",
                self.tr("Take all pairs of the deal off the board"),
            ),
        ):
            command = Command(
                id=f"deal.{name}",
                title=title,
                run=partial(self._run, run),
                keys=keys,
                tip=tip,
            )
            action = window.commands.add(command)
            action.setIcon(themed_icon(icon))
            menu.addAction(action)
            player.append(action)
        self.panel.set_player(player)

    def _run(self, command: Callable[[], object]) -> None:
        """Do what a command says, or say why there is nothing to be seen."""
        if self._deal is None:
            self.window.tell(self.tr("There is no solution to show: make a deal first"))
        else:
            command()

    def _set_speed(self, pairs_per_second: int) -> None:
        self._timer.setInterval(1000 // max(1, pairs_per_second))

    def _show_play(self) -> None:
        action = self.window.commands["deal.play"]
        action.setIcon(themed_icon("pause" if self.is_playing else "solution"))
        action.setText(self.tr("&Pause") if self.is_playing else self.tr("Show the so&lution"))

    def _paint_next(self, painter: QPainter, tile: Tile, face: QRectF) -> None:
        if tile in self._next:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(_NEXT, 3))
            painter.drawRoundedRect(face.adjusted(2, 2, -2, -2), CORNER - 2, CORNER - 2)
