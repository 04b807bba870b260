"""The status bar in narrow windows: the hint gives way, the counts stay."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QStatusTipEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mjs import Layout
from mjs_editor.panels.hintbar import HintBar
from mjs_editor.window import MainWindow


def bar_of(window: MainWindow) -> HintBar:
    bar = window.statusBar()
    assert isinstance(bar, HintBar)
    return bar


def test_a_hint_ends_where_the_counts_begin(turtle_window: MainWindow, qtbot: QtBot) -> None:
    bar = bar_of(turtle_window)
    turtle_window.wait_for_checks()
    counts = turtle_window.checking.status
    for width in (1280, 800):
        turtle_window.resize(width, 700)
        qtbot.waitUntil(lambda wide=width: turtle_window.width() == wide)
        qtbot.waitUntil(lambda: counts.width() >= counts.sizeHint().width())
        start = counts.mapTo(turtle_window, QPoint(0, 0)).x()
        assert bar.fontMetrics().horizontalAdvance(bar.shown) <= bar.room.width() < start
    assert bar.shown.endswith("…")
    assert bar.currentMessage().startswith(bar.shown[:-1])


def test_the_whole_hint_is_a_tooltip_while_it_is_cut(
    turtle_window: MainWindow, qtbot: QtBot
) -> None:
    bar = bar_of(turtle_window)
    turtle_window.tell("one word")
    bar.repaint()
    assert bar.shown == "one word"
    assert bar.toolTip() == ""
    long = "Many words that no status bar has room for, " * 10
    turtle_window.tell(long)
    bar.repaint()
    assert bar.shown != long
    assert bar.toolTip() == long
    bar.clearMessage()
    bar.repaint()
    assert bar.toolTip() == ""


def test_counts_do_not_jump_when_the_pointer_comes(turtle_window: MainWindow) -> None:
    turtle_window.wait_for_checks()
    status = turtle_window.checking.status
    before = status.counts.mapTo(turtle_window, QPoint(0, 0))
    place = turtle_window.document.layout.tiles[60]
    turtle_window.view.set_place(place)
    status.layout().activate()
    assert status.place.text() == f"x {place.x}  y {place.y}  z {place.z}"
    assert status.counts.mapTo(turtle_window, QPoint(0, 0)) == before


def test_the_hint_of_the_tool_comes_back_when_a_message_goes(window: MainWindow) -> None:
    bar = bar_of(window)
    hint = bar.currentMessage()
    assert hint.startswith("Click to place")
    window.tell("one word")
    bar.clearMessage()
    assert bar.currentMessage() == hint
    QApplication.sendEvent(window, QStatusTipEvent("of a menu"))
    assert bar.currentMessage() == "of a menu"
    QApplication.sendEvent(window, QStatusTipEvent(""))
    assert bar.currentMessage() == hint
    window.commands["tool.eraser"].trigger()
    window.tell("one word")
    bar.clearMessage()
    assert bar.currentMessage().startswith("Click a tile to take it away")


def test_the_bar_says_how_many_tiles_are_selected(window: MainWindow) -> None:
    status = window.checking.status
    assert status.selected.isHidden()
    window.document.edit("Begin", Layout.from_tiles([(0, 0, 0), (2, 0, 0)]))
    window.commands["edit.select-all"].trigger()
    assert status.selected.text() == "2 selected"
    assert status.selected.isVisible()
    window.commands["edit.delete"].trigger()
    assert status.selected.isHidden()
