"""Symmetry and snapping in sight beside the tools."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from editor_hand import Hand
from mjs_editor.canvas.snapping import Snap
from mjs_editor.features.statebar import StateBar
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
