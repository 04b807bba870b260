"""Overlays on the canvas: what the engine says of every tile, with a legend."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Signal
from PySide6.QtGui import QActionGroup, QPainter

from mjs import Layout, Tile
from mjs_editor.canvas.decor import OnGhosts
from mjs_editor.canvas.legend import Legend
from mjs_editor.canvas.overlaypaint import draw_mark
from mjs_editor.command_table import Command
from mjs_editor.enginewords import said
from mjs_editor.jobs import LatestJob
from mjs_editor.overlays import BARE, Mark, marks_of, order_marks
from mjs_editor.titles import plain

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["Overlaying"]

Order = tuple[tuple[int, int], ...]


class Overlaying(QObject):
    """Shows one overlay or none; works it out in a job whenever the board changes.

    Signals
    -------
    chosen(str)
        Another overlay was chosen, or none; before it is worked out.

    Attributes
    ----------
    group : QActionGroup
        The commands, of which one is on.
    """

    chosen = Signal(str)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.document = window.document
        self.legend = Legend(window.view, self._crowd)
        self.marks: dict[Tile, Mark] = {}
        self.shown = ""
        self._order: Order = ()
        self.job = LatestJob(_worked_out, self)
        self._titles = {
            "": self.tr("&None"),
            "free": self.tr("&Free tiles"),
            "covered": self.tr("&Covered tiles"),
            "sides": self.tr("Closed &sides"),
            "depth": self.tr("&Depth of the pile"),
            "held": self.tr("How many each &holds back"),
            "order": self.tr("Removal &order of the deal"),
        }
        tips = (
            self.tr("Show the board without marks"),
            self.tr("Mark the tiles that can go at the start: few make a hard game"),
            self.tr("Say on each tile how many lie on it and cover it"),
            self.tr("Mark the tiles that neighbours close on the left, the right or both sides"),
            self.tr("Say on each tile how deep its pile is: deep piles make hard games"),
            self.tr("Say on each tile how many can't go before it: thin out where many wait"),
            self.tr("Say on each tile in which step the current deal removes it"),
        )
        menu = window.menu("overlay", self.tr("&Overlay"))
        self.group = QActionGroup(self)
        keys = ("Alt+0", "Alt+1", "Alt+2", "Alt+3", "Alt+4", "Alt+5", "Alt+6")
        for key, tip, (name, title) in zip(keys, tips, self._titles.items(), strict=True):
            command = Command(
                id=f"overlay.{name or 'none'}",
                title=title,
                run=partial(self.show_overlay, name),
                keys=key,
                tip=tip,
                checkable=True,
            )
            action = window.commands.add(command)
            self.group.addAction(action)
            menu.addAction(action)
        window.commands["overlay.none"].setChecked(True)
        self.job.done.connect(self._take)
        self.job.failed.connect(lambda message: window.tell(said(message)))
        window.closed.connect(self.job.leave)
        self.document.changed.connect(self._renew)
        window.view.viewport().installEventFilter(self)

    def set_order(self, order: Order) -> None:
        """The removal order of the deal that there is now; empty without a deal."""
        if order != self._order:
            self._order = order
            if self.shown == "order":
                self._renew()

    def show_overlay(self, name: str) -> None:
        """Show another overlay, or none."""
        self.shown = name
        self.chosen.emit(name)
        self.window.commands[f"overlay.{name or 'none'}"].setChecked(True)
        if name == "order" and not self._order:
            self.window.tell(self.tr("There is no deal yet: make one in the panel Deals"))
        if name:
            self._show_all_layers()
        self._renew()

    def show_given(self, marks: dict[Tile, Mark], title: str, rows: list[tuple[Mark, str]]) -> None:
        """Show marks that others have worked out, until another overlay or board comes."""
        self.shown, self.marks = "", marks
        self._show_all_layers()
        self.window.view.decor.set_painter("2-overlay", self._paint, OnGhosts.SMALL)
        self.legend.show_rows(title, rows)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Keep the legend in its corner."""
        if event.type() is QEvent.Type.Resize:
            self.legend.place()
        return super().eventFilter(watched, event)

    def _show_all_layers(self) -> None:
        """From the top layer, no layer is ghosted, so that all marks show."""
        if self.document.layout.tiles:
            self.document.set_current_layer(self.document.layout.bounds.above - 1)

    def _renew(self, *_: object) -> None:
        if self.shown:
            self.job.start(self.shown, self.document.layout, self._order)
        else:
            self._take({})

    def _take(self, marks: dict[Tile, Mark]) -> None:
        self.marks = marks if self.shown else {}
        paint = self._paint if self.marks else None
        self.window.view.decor.set_painter("2-overlay", paint, OnGhosts.SMALL)
        title = plain(self._titles[self.shown]) if self.shown else ""
        self.legend.show_rows(title, self._legend_rows())

    def _crowd(self, place: QRect) -> float:
        """How much of the tiles, in units of the board, a rectangle of the canvas would hide."""
        view = self.window.view
        scene = view.mapToScene(place).boundingRect()
        hidden = (
            view.projection.body(tile).intersected(scene) for tile in self.document.layout.tiles
        )
        return sum(box.width() * box.height() for box in hidden if not box.isEmpty())

    def _paint(self, painter: QPainter, tile: Tile, face: QRectF) -> None:
        mark = self.marks.get(tile)
        if mark is not None:
            draw_mark(painter, mark, face)

    def _legend_rows(self) -> list[tuple[Mark, str]]:
        marks = self.marks
        rows = {
            "free": [
                (Mark("free", "F"), self.tr("can go at the start")),
                (BARE, self.tr("has to wait")),
            ],
            "covered": [
                (Mark("covered", "2"), self.tr("covered, by so many tiles")),
                (BARE, self.tr("nothing lies on it")),
            ],
            "sides": [
                (Mark("left", "L"), self.tr("closed on the left alone")),
                (Mark("right", "R"), self.tr("closed on the right alone")),
                (Mark("both", "LR"), self.tr("closed on both sides: blocked")),
                (BARE, self.tr("open on both sides")),
            ],
        }.get(self.shown)
        if rows is not None:
            return rows
        if not marks:
            return []
        most = max(int(mark.text) for mark in marks.values())
        least = min(int(mark.text) for mark in marks.values())
        words = {
            "depth": (self.tr("lies on the table"), self.tr("tiles in its pile down to the table")),
            "held": (self.tr("holds back the fewest"), self.tr("so many can't go before it")),
            "order": (self.tr("goes first"), self.tr("goes last")),
        }[self.shown]
        return [
            (Mark("scale", str(least), 0.0), words[0]),
            (Mark("scale", str(most), 1.0), words[1]),
        ]


def _worked_out(name: str, layout: Layout, order: Order) -> dict[Tile, Mark]:
    if name == "order":
        fits = all(max(pair) < len(layout) for pair in order)
        return order_marks(layout, order) if fits else {}
    return marks_of(name, layout)
