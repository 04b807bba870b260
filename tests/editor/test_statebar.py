"""Symmetry and snapping in sight beside the tools."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from editor_hand import Hand
from mjs_editor.canvas.snapping import Snap
from mjs_editor.features.statebar import StateBar
from mjs_editor.features.zooming import ZoomButton
from mjs_editor.symmetry import Mirror
from mjs_editor.window import MainWindow


def bar_of(window: MainWindow) -> StateBar:
    bar = window.features["StateBar"]
    assert isinstance(bar, StateBar)
    return bar


def choose(qtbot: QtBot, number: int) -> None:
    """Choose from the menu that pops up, by arrows and Return."""

    def go() -> None:
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        for _ in range(number):
            qtbot.keyClick(menu, Qt.Key.Key_Down)
        qtbot.keyClick(menu, Qt.Key.Key_Return)

    QTimer.singleShot(50, go)


def test_the_buttons_say_what_is_on(window: MainWindow, qtbot: QtBot) -> None:
    bar = bar_of(window)
    assert bar.symmetry.text() == "Symmetry: None"
    assert bar.snap.text() == "Snap: Half tiles"
    qtbot.keyClick(window.view, Qt.Key.Key_Y)
    assert bar.symmetry.text() == "Symmetry: Left-right"
    window.commands["view.snap-support"].trigger()
    assert bar.snap.text() == "Snap: What supports it"
    assert bar.symmetry.isVisible()
    assert bar.snap.isVisible()


def test_a_click_opens_the_choice(window: MainWindow, qtbot: QtBot, hand: Hand) -> None:
    bar = bar_of(window)
    choose(qtbot, 5)
    qtbot.mouseClick(bar.symmetry, Qt.MouseButton.LeftButton)
    assert window.document.symmetry.mirror is Mirror.POINT
    assert bar.symmetry.text() == "Symmetry: Point"
    choose(qtbot, 2)
    qtbot.mouseClick(bar.snap, Qt.MouseButton.LeftButton)
    assert window.view.snap is Snap.WHOLE
    hand.click((5, 3, 0))
    assert {(tile.x % 2, tile.y % 2) for tile in window.document.layout.tiles} == {(0, 0)}
    assert len(window.document.layout) == 2


def zoom_of(window: MainWindow) -> ZoomButton:
    button = window.statusBar().findChild(ZoomButton)
    assert isinstance(button, ZoomButton)
    return button


def test_the_zoom_is_in_sight_and_goes_to_100_percent(window: MainWindow, qtbot: QtBot) -> None:
    view, button = window.view, zoom_of(window)
    qtbot.keyClick(view, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert button.text() == f"{round(100 * view.zoom())}%"
    keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    view.zoom_by(3.0)
    middle = view.in_scene(view.viewport().rect().center().toPointF())
    qtbot.keyClick(view, Qt.Key.Key_0, keys)
    assert view.zoom() == pytest.approx(1.0)
    assert button.text() == "100%"
    assert button.accessibleName() == "Zoom: 100%"
    away = view.in_scene(view.viewport().rect().center().toPointF()) - middle
    assert away.manhattanLength() < 3, "what was in the middle is there still"


def test_a_click_on_the_zoom_opens_its_choice(window: MainWindow, qtbot: QtBot) -> None:
    window.view.zoom_by(2.7)
    button = zoom_of(window)
    assert button.text() != "100%"
    choose(qtbot, 3)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert button.text() == "100%"
