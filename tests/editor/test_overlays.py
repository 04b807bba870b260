"""Overlays: each mark is what the engine says, and what is painted follows the document."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

import mjs
from mjs import Layout, Tile, blocking_graph
from mjs_editor.canvas.legend import Legend
from mjs_editor.canvas.view import BoardView
from mjs_editor.features.overlaying import Overlaying
from mjs_editor.overlays import BARE, OVERLAYS, marks_of, order_marks
from mjs_editor.window import MainWindow
from mjs_layouts import load


def overlaying(window: MainWindow) -> Overlaying:
    return next(f for f in window.features.values() if isinstance(f, Overlaying))


def shown(window: MainWindow, name: str, qtbot: QtBot) -> Overlaying:
    feature = overlaying(window)
    window.commands[f"overlay.{name}"].trigger()
    qtbot.waitUntil(lambda: feature.job.is_idle)
    return feature


def place_of(legend: Legend, view: BoardView) -> QRect:
    """The place of the legend as points of the viewport are counted."""
    return legend.geometry().translated(-view.viewport().pos())


def picture(window: MainWindow) -> QImage:
    return window.view.viewport().grab().toImage()


def test_marks_say_what_the_graph_says() -> None:
    layout = load("turtle")
    graph = blocking_graph(layout)
    free = {layout.tiles[i] for i in graph.free.nonzero()[0].tolist()}
    assert set(marks_of("free", layout)) == free
    covered = marks_of("covered", layout)
    assert {t: int(m.text) for t, m in covered.items()} == {
        layout.tiles[i]: len(graph.above[i]) for i in range(len(layout)) if len(graph.above[i])
    }
    for tile, mark in marks_of("sides", layout).items():
        index = layout.index(tile)
        sides = "L" * bool(len(graph.left[index])) + "R" * bool(len(graph.right[index]))
        assert mark.text == sides
    assert marks_of("depth", layout)[layout.tiles[-1]].text == "5"


def test_a_tile_on_top_holds_back_all_that_waits_for_it() -> None:
    pile = Layout.from_tiles([(0, 0, 0), (0, 0, 1), (0, 0, 2), (9, 0, 0)])
    marks = marks_of("held", pile)
    assert [marks[t].text for t in pile.tiles] == ["0", "0", "1", "2"]
    measured = mjs.layout_difficulty(
        pile.with_tiles([*pile.tiles, (12, 0, 0), (15, 0, 0)]), deals=1
    )
    assert [one.held for one in measured.tiles if one.tile in marks] == [0, 0, 1, 2]


def test_the_order_of_a_deal_numbers_every_tile() -> None:
    deal = mjs.deal(load("turtle"), seed=3)
    marks = order_marks(deal.layout, deal.order)
    assert len(marks) == 144
    assert {int(mark.text) for mark in marks.values()} == set(range(1, 73))


@pytest.mark.parametrize("name", list(OVERLAYS))
def test_every_overlay_is_painted_explained_and_goes_again(
    turtle_window: MainWindow, qtbot: QtBot, name: str
) -> None:
    window = turtle_window
    window.document.set_current_layer(4)
    before = picture(window)
    feature = shown(window, name, qtbot)
    assert feature.legend.isVisible()
    assert feature.legend.rows
    assert picture(window) != before
    marked = [mark for mark, _ in feature.legend.rows if mark != BARE]
    assert marked
    assert all(mark.text for mark in marked), "never by colour alone"
    bare = set(window.document.layout.tiles) - set(feature.marks)
    assert (BARE in [mark for mark, _ in feature.legend.rows]) == bool(bare)
    qtbot.keyClick(window, Qt.Key.Key_0, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: feature.job.is_idle)
    assert not feature.legend.isVisible()
    assert picture(window) == before


def test_marks_of_outlined_layers_are_small_and_leave_the_layer_in_hand_free(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.document.edit("Draw", Layout.from_tiles([(8, 8, 0), (8, 8, 1), (14, 8, 1)]))
    window.document.set_current_layer(0)
    face = window.view.projection.face(Tile(14, 8, 1))
    whole = window.view.mapFromScene(face).boundingRect()
    corner = QRect(whole.topLeft(), whole.size() / 2)
    before = picture(window)
    shown(window, "sides", qtbot)
    window.document.set_current_layer(0)
    assert picture(window).copy(whole) == before.copy(whole), "it is open on both sides"
    shown(window, "free", qtbot)
    window.document.set_current_layer(0)
    after = picture(window)
    assert after.copy(corner) != before.copy(corner)
    rest = QRect(whole.center(), whole.bottomRight())
    assert after.copy(rest) == before.copy(rest)


def test_the_legend_goes_where_it_hides_no_tile(window: MainWindow, qtbot: QtBot) -> None:
    row = [(x, y, 0) for x in range(0, 32, 2) for y in (14, 16)]
    for tiles in (row, [(x, 16 - y, 0) for x, y, _ in row]):
        window.document.edit("Draw", Layout.from_tiles(tiles))
        window.view.fit()
        legend = shown(window, "sides", qtbot).legend
        under = [
            tile
            for tile in window.document.layout.tiles
            if place_of(legend, window.view).contains(
                window.view.mapFromScene(window.view.projection.face(tile).center())
            )
        ]
        assert legend.isVisible()
        assert under == []
        assert window.view.viewport().rect().contains(place_of(legend, window.view))


@pytest.mark.parametrize("name", ["free", "covered", "sides", "depth", "held"])
def test_the_legend_hides_no_tile_of_the_turtle(
    turtle_window: MainWindow, qtbot: QtBot, name: str
) -> None:
    view = turtle_window.view
    legend = shown(turtle_window, name, qtbot).legend
    for tile in turtle_window.document.layout.tiles:
        face = view.mapFromScene(view.projection.face(tile)).boundingRect()
        assert not place_of(legend, view).intersects(face)


def test_the_legend_is_not_scrolled_along_with_the_board(
    turtle_window: MainWindow, qtbot: QtBot
) -> None:
    view = turtle_window.view
    legend = shown(turtle_window, "held", qtbot).legend
    before = legend.geometry()
    view.zoom_by(3.0)
    bar = view.horizontalScrollBar()
    bar.setValue(bar.value() + 120)
    assert legend.geometry() == before


def test_the_legend_of_a_narrow_canvas_is_a_column(turtle_window: MainWindow, qtbot: QtBot) -> None:
    legend = shown(turtle_window, "sides", qtbot).legend
    wide = legend.size()
    turtle_window.view.viewport().resize(400, 400)
    legend.place()
    assert legend.height() > wide.height()
    assert legend.width() < wide.width()


def test_an_overlay_follows_edits_and_undo(turtle_window: MainWindow, qtbot: QtBot) -> None:
    window = turtle_window
    feature = shown(window, "free", qtbot)
    top = Tile(*window.document.layout.tiles[-1])
    assert top in feature.marks
    window.document.select([top])
    window.commands["edit.delete"].trigger()
    qtbot.waitUntil(lambda: feature.job.is_idle)
    assert top not in feature.marks
    window.document.history.undo()
    qtbot.waitUntil(lambda: feature.job.is_idle)
    assert top in feature.marks


def test_no_deal_no_order_but_a_hint(turtle_window: MainWindow, qtbot: QtBot) -> None:
    feature = shown(turtle_window, "order", qtbot)
    assert feature.marks == {}
    assert "Deals" in turtle_window.statusBar().currentMessage()
