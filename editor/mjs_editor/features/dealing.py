"""Proof deals: make one, show its faces, play its removal order, keep it, measure many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, QTimer
from PySide6.QtGui import QColor, QPainter, QPalette, QPen
from PySide6.QtWidgets import QDockWidget

from mjs import Layout, MjsError, ProofDeal, Tile
from mjs.render import CORNER
from mjs_editor.art.faces import put_face
from mjs_editor.art.icons import line_icon
from mjs_editor.canvas.decor import OnGhosts
from mjs_editor.command_table import Command
from mjs_editor.document import Change
from mjs_editor.enginewords import said
from mjs_editor.features.overlaying import Overlaying
from mjs_editor.longjob import LongJob
from mjs_editor.numerals import decimal, percent
from mjs_editor.panels.deals import DealsPanel
from mjs_editor.proving import DealtBoard, Measured, deal_board, measure_board

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["Dealing"]

_NEXT = QColor("#0072b2")


class Dealing(QObject):
    """The current proof deal of a document, if any, and the play of it.

    The deal goes as soon as the board changes, since it proves nothing of another board; a deal
    that the layout carries is taken instead.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.document = window.document
        self.panel = DealsPanel()
        self.job = LongJob(self)
        self.deal: ProofDeal | None = None
        self.step = 0
        self._faces: dict[Tile, str] = {}
        self._next: frozenset[Tile] = frozenset()
        self._timer = QTimer(self)
        self._timer.timeout.connect(lambda: self.go_to(self.step + 1))
        dock = window.dock("deals", self.tr("Deals"), self.panel)
        layers = window.findChild(QDockWidget, "layers")
        if layers is not None:
            window.tabifyDockWidget(layers, dock)
            layers.raise_()
        self._add_commands()
        panel = self.panel
        panel.deal_asked.connect(self.make)
        panel.cancel_asked.connect(self.job.cancel)
        panel.keep_asked.connect(self.keep)
        panel.measure_asked.connect(self.measure)
        panel.step_chosen.connect(self.go_to)
        panel.speed.valueChanged.connect(self._set_speed)
        self._set_speed(panel.speed.value())
        self.job.progress.connect(panel.show_progress)
        self.job.done.connect(self._take_result)
        self.job.failed.connect(self._tell_failure)
        self.job.ended.connect(lambda: panel.show_running(None))
        self.document.changed.connect(self._on_changed)
        window.closed.connect(self._end)
        self._take_kept(self.document.layout)

    @property
    def is_playing(self) -> bool:
        """Whether the removal order is being played."""
        return self._timer.isActive()

    def make(self) -> None:
        """Deal the board with the seed and difficulty of the panel."""
        layout, seed = self.document.layout, self.panel.seed.value()
        band = self.panel.band.currentData()
        self.panel.show_running(self.tr("Dealing"))
        self.job.start(lambda report: deal_board(layout, seed, band, report, report.is_unwanted))

    def make_next(self) -> None:
        """Deal with the next seed."""
        self.panel.seed.setValue(self.panel.seed.value() + 1)
        self.make()

    def measure(self) -> None:
        """Measure as many deals as the panel says."""
        layout, count = self.document.layout, self.panel.count.value()
        self.panel.show_running(self.tr("Measuring"))
        self.job.start(lambda report: measure_board(layout, count, report, report.is_unwanted))

    def keep(self) -> None:
        """Make the deal a part of the layout."""
        if self.deal is None:
            self.window.tell(self.tr("There is no deal to keep: make one first"))
            return
        kept = self.document.layout.with_fields(start=self.deal.as_start().start)
        self.document.edit(self.tr("Keep a deal with the file"), kept)

    def discard(self) -> None:
        """Take the deal off the board; one that is kept with the file stays there."""
        self._show_deal(None)

    def show_faces(self) -> None:
        """Show faces on the tiles, or hide them."""
        shown = self.window.commands["deal.faces"].isChecked() and bool(self._faces)
        self.window.view.decor.set_painter("1-faces", self._paint_face if shown else None)

    def toggle_play(self) -> None:
        """Play the removal order, or pause; from its end it begins anew."""
        if self.is_playing or self.deal is None:
            self._timer.stop()
        else:
            if self.step >= len(self.deal.order):
                self.go_to(0)
            self._timer.start()
        self._show_play()

    def go_to(self, step: int) -> None:
        """Show the board after so many pairs."""
        order = self.deal.order if self.deal is not None else ()
        self.step = min(max(0, step), len(order))
        if self.step >= len(order):
            self._timer.stop()
        tiles = self.document.layout.tiles
        gone = frozenset(tiles[index] for pair in order[: self.step] for index in pair)
        pair = order[self.step] if self.step < len(order) else ()
        self._next = frozenset(tiles[index] for index in pair) if self.deal else frozenset()
        decor = self.window.view.decor
        decor.set_painter("3-next", self._paint_next if self._next else None, OnGhosts.WHOLE)
        decor.set_gone(gone)
        self.panel.show_step(self.step, len(order))
        self._show_play()

    def _add_commands(self) -> None:
        window = self.window
        colour = window.palette().color(QPalette.ColorRole.WindowText)
        menu = window.menu("deal", self.tr("&Deal"))
        for name, title, run, keys, tip in (
            (
                "new",
                self.tr("&Deal"),
                self.make,
                "Ctrl+Shift+G",
                self.tr("Give the tiles faces that can be cleared, by the seed in the panel"),
            ),
            (
                "next",
                self.tr("&Next seed"),
                self.make_next,
                "Ctrl+G",
                self.tr("Deal anew with the seed one higher, to try another deal"),
            ),
            (
                "keep",
                self.tr("&Keep with the file"),
                self.keep,
                None,
                self.tr("Store the deal in the layout as proof that it can be cleared"),
            ),
            (
                "discard",
                self.tr("D&iscard"),
                self.discard,
                None,
                self.tr("Take the faces off the board; a deal kept with the file stays there"),
            ),
            (
                "measure",
                self.tr("&Measure deals"),
                self.measure,
                None,
                self.tr("Make many deals, and tell how hard they are and how many can be cleared"),
            ),
        ):
            command = Command(id=f"deal.{name}", title=title, run=run, keys=keys, tip=tip)
            menu.addAction(window.commands.add(command))
        faces = window.commands.add(
            Command(
                id="deal.faces",
                title=self.tr("Show &faces"),
                run=self.show_faces,
                tip=self.tr("Show the faces of the deal on the tiles, or bare tiles"),
                checkable=True,
            )
        )
        faces.setChecked(True)
        menu.addAction(faces)
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
                "play",
                self.tr("&Play"),
                self.toggle_play,
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
                run=run,
                keys=keys,
                tip=tip,
            )
            action = window.commands.add(command)
            action.setIcon(line_icon(icon, colour))
            menu.addAction(action)
            player.append(action)
        self.panel.set_player(player)

    def _on_changed(self, change: Change) -> None:
        if change.is_of_board:
            self.job.cancel()
            self.panel.show_measured(None)
            self._show_deal(None)
            self._take_kept(change.after)
        elif change.after.start != change.before.start and self.deal is None:
            self._take_kept(change.after)

    def _take_kept(self, layout: Layout) -> None:
        if layout.start is None:
            return
        try:
            deal = ProofDeal.from_start(layout)
            fits = len(deal.faces) == len(layout)
            in_range = all(0 <= index < len(layout) for pair in deal.order for index in pair)
        except MjsError:
            return
        if fits and in_range:
            self._show_deal(deal)
            self.panel.told.setText(self.tr("The deal that is kept with the file"))

    def _take_result(self, found: DealtBoard | Measured) -> None:
        if isinstance(found, Measured):
            self.panel.show_measured(found)
            return
        if found.deal.layout.tiles != self.document.layout.tiles:
            return
        self._show_deal(found.deal)
        score = found.difficulty.score
        self.panel.histogram.mark(score)
        self.panel.seed.setValue(found.deal.seed or 0)
        self.panel.told.setText(
            self.tr("Seed {0} · difficulty {1} · {2} of random plays win").format(
                found.deal.seed, decimal(score, 2), percent(found.difficulty.random_share)
            )
        )

    def _tell_failure(self, message: str) -> None:
        self.panel.told.setText(said(message))
        self.window.tell(said(message))

    def _show_deal(self, deal: ProofDeal | None) -> None:
        self.deal = deal
        self._timer.stop()
        tiles = self.document.layout.tiles
        self._faces = dict(zip(tiles, deal.faces, strict=False)) if deal is not None else {}
        if deal is None:
            self.panel.told.setText(self.tr("No deal yet"))
            self.panel.histogram.mark(None)
        elif tiles:
            # Faces show best with no layer ghosted.
            self.document.set_current_layer(self.document.layout.bounds.above - 1)
        for feature in self.window.features.values():
            if isinstance(feature, Overlaying):
                feature.set_order(deal.order if deal is not None else ())
        self.show_faces()
        self.go_to(0)

    def _end(self) -> None:
        """The window goes, at once; what still runs is told to end."""
        self._timer.stop()
        self.job.leave()

    def _set_speed(self, pairs_per_second: int) -> None:
        self._timer.setInterval(1000 // max(1, pairs_per_second))

    def _show_play(self) -> None:
        action = self.window.commands["deal.play"]
        colour = self.window.palette().color(QPalette.ColorRole.WindowText)
        action.setIcon(line_icon("pause" if self.is_playing else "play", colour))
        action.setText(self.tr("&Pause") if self.is_playing else self.tr("&Play"))

    def _paint_face(self, painter: QPainter, tile: Tile, face: QRectF) -> None:
        name = self._faces.get(tile)
        if name is not None:
            put_face(painter, name, face)

    def _paint_next(self, painter: QPainter, tile: Tile, face: QRectF) -> None:
        if tile in self._next:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(_NEXT, 3))
            painter.drawRoundedRect(face.adjusted(2, 2, -2, -2), CORNER - 2, CORNER - 2)
