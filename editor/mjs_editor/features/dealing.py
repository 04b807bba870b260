"""Proof deals: make one, show its faces, keep it, measure many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QDockWidget

from mjs import Layout, MjsError, ProofDeal, Tile
from mjs_editor.art.faces import put_face
from mjs_editor.command_table import Command
from mjs_editor.document import Change
from mjs_editor.enginewords import said
from mjs_editor.features.overlaying import Overlaying
from mjs_editor.features.replaying import Replay
from mjs_editor.longjob import LongJob
from mjs_editor.numerals import decimal, percent
from mjs_editor.panels.deals import DealsPanel
from mjs_editor.proving import DealtBoard, Measured, deal_board, measure_board

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["Dealing"]


class Dealing(QObject):
    """The current proof deal of a document, if any; `Replay` shows the play of it.

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
        self._faces: dict[Tile, str] = {}
        self._dock = window.dock("deals", self.tr("Deals"), self.panel)
        layers = window.findChild(QDockWidget, "layers")
        if layers is not None:
            window.tabifyDockWidget(layers, self._dock)
            layers.raise_()
        self._add_commands()
        panel = self.panel
        self.replay = Replay(window, panel)
        panel.deal_asked.connect(self.make)
        panel.cancel_asked.connect(self.job.cancel)
        panel.keep_asked.connect(self.keep)
        panel.measure_asked.connect(self.measure)
        self.job.progress.connect(panel.show_progress)
        self.job.done.connect(self._take_result)
        self.job.failed.connect(self._tell_failure)
        self.job.ended.connect(lambda: panel.show_running(None))
        self.document.changed.connect(self._on_changed)
        window.closed.connect(self.job.leave)  # at once; what still runs is told to end
        self._take_kept(self.document.layout)

    def make(self) -> None:
        """Deal the board with the seed and difficulty of the panel."""
        layout, seed = self.document.layout, self.panel.seed.value()
        band = self.panel.band.currentData()
        self._show_panel()
        self.panel.show_running(self.tr("Dealing"))
        self.job.start(lambda report: deal_board(layout, seed, band, report, report.is_unwanted))

    def make_next(self) -> None:
        """Deal with the next seed."""
        self.panel.seed.setValue(self.panel.seed.value() + 1)
        self.make()

    def measure(self) -> None:
        """Measure as many deals as the panel says."""
        layout, count = self.document.layout, self.panel.count.value()
        self._show_panel()
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

    def _show_panel(self) -> None:
        """Bring the panel to the front: progress, and what comes of it, are seen nowhere else."""
        self._dock.show()
        self._dock.raise_()

    def _add_commands(self) -> None:
        window = self.window
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
        tiles = self.document.layout.tiles
        self._faces = dict(zip(tiles, deal.faces, strict=False)) if deal is not None else {}
        if deal is None:
            self.panel.told.setText(self.tr("No deal yet"))
            self.panel.histogram.mark(None)
        elif tiles:
            # Faces show best with no layer ghosted.
            self.document.set_current_layer(self.document.layout.bounds.above - 1)
        self.window.feature(Overlaying).set_order(deal.order if deal is not None else ())
        self.show_faces()
        self.replay.show_deal(deal)

    def _paint_face(self, painter: QPainter, tile: Tile, face: QRectF) -> None:
        name = self._faces.get(tile)
        if name is not None:
            put_face(painter, name, face)
