"""The panels beside the table in low windows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDockWidget, QWidget
from pytestqt.qtbot import QtBot

from mjs_editor.playtest.features.eye import Eye
from mjs_editor.playtest.features.racing import Racing
from mjs_editor.playtest.features.starting import Starting
from mjs_editor.playtest.racechoice import RaceChoice
from mjs_editor.playtest.roomy import Scrolled
from mjs_editor.playtest.window import PlayWindow, open_play
from mjs_layouts import load
from play_hand import show

LOW = [QSize(900, 600), QSize(800, 560)]


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[PlayWindow]:
    window = open_play(load("turtle"), seed=7)
    show(qtbot, window)
    yield window
    window.close()


def scrolled(panel: QWidget) -> Scrolled:
    parent = panel.parentWidget()
    while not isinstance(parent, Scrolled):
        assert parent is not None
        parent = parent.parentWidget()
    return parent


def is_whole(window: PlayWindow, widget: QWidget) -> bool:
    """Whether nothing of a widget is outside of what the window shows of it."""
    return widget.isVisible() and widget.visibleRegion().boundingRect() == widget.rect()


@pytest.mark.parametrize("size", LOW, ids=lambda size: f"{size.width()}x{size.height()}")
def test_the_designers_view_leaves_a_low_window_as_it_is(
    window: PlayWindow, qtbot: QtBot, size: QSize
) -> None:
    window.commands["rules.reference"].trigger()
    window.resize(size)
    qtbot.keyClick(window.table, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    eye = window.features["Eye"]
    assert isinstance(eye, Eye)
    qtbot.waitUntil(lambda: eye.is_idle and eye.panel.isVisible())
    assert window.size() == size
    assert window.minimumSizeHint().height() <= size.height()
    assert all(is_whole(window, part) for part in (eye.panel, window.figures.clock))
    # What is below is scrolled to by the Tab key, as by the wheel.
    last, bar = window.figures.boxes[-1], scrolled(window.figures).verticalScrollBar()
    assert not is_whole(window, last)
    assert bar.isVisible()
    window.figures.boxes[0].setFocus()
    for _ in window.figures.boxes[1:]:
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    assert window.focusWidget() is last
    assert is_whole(window, last)


@pytest.mark.parametrize("size", LOW, ids=lambda size: f"{size.width()}x{size.height()}")
def test_a_race_and_the_designers_view_fit_in_a_low_window(
    window: PlayWindow, qtbot: QtBot, size: QSize
) -> None:
    racing = window.features["Racing"]
    assert isinstance(racing, Racing)
    window.resize(size)
    assert racing.begin(RaceChoice(name="Kim", level="", others=2), load("turtle"), 3)
    window.commands["eye.live"].trigger()
    docks = window.findChildren(QDockWidget)
    qtbot.waitUntil(lambda: all(dock.isVisible() for dock in docks))
    assert len(docks) == 3
    assert window.size() == size
    assert window.minimumSizeHint().height() <= size.height()
    bar = scrolled(racing.panel).verticalScrollBar()
    bar.setValue(bar.maximum())
    assert is_whole(window, racing.panel.news)


def test_nothing_is_scrolled_where_there_is_room(window: PlayWindow, qtbot: QtBot) -> None:
    racing = window.features["Racing"]
    assert isinstance(racing, Racing)
    window.resize(1180, 780)
    assert not scrolled(window.figures).verticalScrollBar().isVisible()
    starting = window.features["Starting"]
    assert isinstance(starting, Starting)
    starting.step_ms = 5
    assert racing.begin(RaceChoice(name="Kim", level="", others=2), load("turtle"), 3)
    qtbot.waitUntil(lambda: is_whole(window, racing.panel))
    window.commands["play.begin"].trigger()
    qtbot.waitUntil(lambda: "still playing" in racing.panel.news.text())
    qtbot.waitUntil(lambda: is_whole(window, racing.panel))
    assert not scrolled(racing.panel).verticalScrollBar().isVisible()
