"""Selecting, symmetry axes, scrolling and panels by keys alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDockWidget
from pytestqt.qtbot import QtBot

from editor_hand import Hand
from mjs import Tile
from mjs_editor.symmetry import Mirror
from mjs_editor.window import MainWindow

KEY = Qt.Key
CTRL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
THREE = ((2, 2, 0), (28, 2, 0), (2, 2, 1))


def said(window: MainWindow) -> str:
    return window.statusBar().currentMessage()


@pytest.fixture
def three(window: MainWindow) -> MainWindow:
    window.document.edit("Three", window.document.layout.with_tiles(THREE))
    window.document.set_current_layer(0)
    return window


# Selecting ---------------------------------------------------------------------------------------


def test_nothing_the_rest_and_a_layer_are_selected_by_keys(three: MainWindow, qtbot: QtBot) -> None:
    document, steps = three.document, three.document.history.count()
    qtbot.keyClick(three.view, KEY.Key_L, CTRL)
    assert document.selection == {(2, 2, 0), (28, 2, 0)}
    assert said(three).startswith("2 tile")
    qtbot.keyClick(three.view, KEY.Key_I, CTRL)
    assert document.selection == {(2, 2, 1)}
    qtbot.keyClick(three.view, KEY.Key_A, CTRL | SHIFT)
    assert document.selection == frozenset()
    qtbot.keyClick(three.view, KEY.Key_I, CTRL)
    assert document.selection == set(THREE)
    assert document.history.count() == steps, "what is selected is no change"


def test_mirrored_tiles_are_selected_too_when_there_is_a_symmetry(
    three: MainWindow, qtbot: QtBot
) -> None:
    document = three.document
    document.select([Tile(2, 2, 0)])
    qtbot.keyClick(three.view, KEY.Key_L, CTRL | SHIFT)
    assert said(three) == "Choose a symmetry first"
    three.commands["symmetry.left-right"].trigger()
    qtbot.keyClick(three.view, KEY.Key_L, CTRL | SHIFT)
    assert document.selection == {(2, 2, 0), (28, 2, 0)}


@pytest.mark.parametrize("tool", ["select", "lasso"])
def test_escape_selects_nothing_with_a_selection_tool(
    three: MainWindow, qtbot: QtBot, tool: str
) -> None:
    three.commands["edit.select-all"].trigger()
    three.take_tool("stamp")
    qtbot.keyClick(three.view, KEY.Key_Escape)
    assert len(three.document.selection) == 3
    three.take_tool(tool)
    assert len(three.document.selection) == 3, "another tool in hand selects nothing else"
    qtbot.keyClick(three.view, KEY.Key_Escape)
    assert three.document.selection == frozenset()


def test_escape_brings_back_what_is_dragged(three: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    document, before = three.document, three.document.layout
    steps = document.history.count()
    three.take_tool("select")
    port, left = three.view.viewport(), Qt.MouseButton.LeftButton
    qtbot.mousePress(port, left, pos=hand.at((28, 2, 0)))
    qtbot.mouseMove(port, hand.at((28, 6, 0)))
    assert document.layout != before
    qtbot.keyClick(three.view, KEY.Key_Escape)
    assert document.layout == before
    assert document.history.count() == steps
    qtbot.mouseMove(port, hand.at((28, 10, 0)))
    qtbot.mouseRelease(port, left, pos=hand.at((28, 10, 0)))
    assert document.layout == before
    assert document.selection == {(28, 2, 0)}


def test_escape_gives_a_box_up(three: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    document = three.document
    document.select([Tile(28, 2, 0)])
    three.take_tool("select")
    port, left = three.view.viewport(), Qt.MouseButton.LeftButton
    qtbot.mousePress(port, left, SHIFT, hand.at((8, 8, 0)))
    qtbot.mouseMove(port, hand.at((2, 2, 0)))
    assert len(document.selection) > 1
    qtbot.keyClick(three.view, KEY.Key_Escape)
    assert document.selection == {(28, 2, 0)}
    qtbot.mouseRelease(port, left, pos=hand.at((0, 0, 0)))
    assert document.selection == {(28, 2, 0)}


# The axes ----------------------------------------------------------------------------------------


def test_the_axes_are_moved_and_centred_by_keys(window: MainWindow, qtbot: QtBot) -> None:
    document = window.document
    qtbot.keyClick(window.view, KEY.Key_Right, ALT | SHIFT)
    assert said(window) == "Choose a symmetry first"
    window.commands["symmetry.both"].trigger()
    assert (document.symmetry.axis_x2, document.symmetry.axis_y2) == (32, 18)
    for key in (KEY.Key_Right, KEY.Key_Right, KEY.Key_Right, KEY.Key_Up):
        qtbot.keyClick(window.view, key, ALT | SHIFT)
    assert (document.symmetry.axis_x2, document.symmetry.axis_y2) == (35, 17)
    assert said(window) == "Symmetry about x 17.5, y 8.5"
    qtbot.keyClick(window.view, KEY.Key_Y, SHIFT)
    assert (document.symmetry.axis_x2, document.symmetry.axis_y2) == (32, 18)
    assert document.history.count() == 0


def test_the_axes_go_to_the_middle_of_the_grid_though_tiles_lie_elsewhere(
    window: MainWindow, hand: Hand
) -> None:
    hand.click((2, 2, 0))
    window.commands["symmetry.centre-grid"].trigger()
    assert said(window) == "Choose a symmetry first"
    window.commands["symmetry.both"].trigger()
    symmetry = window.document.symmetry
    assert (symmetry.axis_x2, symmetry.axis_y2) == (6, 6)
    window.commands["symmetry.centre-grid"].trigger()
    symmetry = window.document.symmetry
    assert (symmetry.axis_x2, symmetry.axis_y2) == (32, 18)
    assert said(window) == "Symmetry about x 16, y 9"


def test_an_axis_that_is_not_there_is_not_moved(window: MainWindow, qtbot: QtBot) -> None:
    window.commands["symmetry.left-right"].trigger()
    before = window.document.symmetry
    qtbot.keyClick(window.view, KEY.Key_Down, ALT | SHIFT)
    assert window.document.symmetry == before
    assert said(window) == "There is no level axis with this symmetry"


def test_y_switches_the_same_symmetry_off_and_on(window: MainWindow, qtbot: QtBot) -> None:
    document = window.document
    qtbot.keyClick(window.view, KEY.Key_Y)
    assert document.symmetry.mirror is Mirror.LEFT_RIGHT
    assert document.symmetry.axis_x2 == 32
    window.commands["symmetry.point"].trigger()
    qtbot.keyClick(window.view, KEY.Key_Left, ALT | SHIFT)
    moved = document.symmetry
    qtbot.keyClick(window.view, KEY.Key_Y)
    assert document.symmetry.mirror is Mirror.NONE
    assert said(window) == "Symmetry off"
    assert window.commands["symmetry.none"].isChecked()
    qtbot.keyClick(window.view, KEY.Key_Y)
    assert document.symmetry == moved


# Scrolling and panels ----------------------------------------------------------------------------


def test_ctrl_and_arrows_scroll(window: MainWindow, qtbot: QtBot) -> None:
    for _ in range(8):
        window.commands["view.zoom-in"].trigger()
    across, down = window.view.horizontalScrollBar(), window.view.verticalScrollBar()
    before = across.value(), down.value()
    qtbot.keyClick(window.view, KEY.Key_Right, CTRL)
    qtbot.keyClick(window.view, KEY.Key_Up, CTRL)
    assert across.value() > before[0]
    assert down.value() < before[1]
    qtbot.keyClick(window.view, KEY.Key_Left, CTRL)
    qtbot.keyClick(window.view, KEY.Key_Down, CTRL)
    assert (across.value(), down.value()) == before


def held_by(window: MainWindow) -> str:
    """The name of the panel that has the keys; "board" for the canvas."""
    at = QApplication.focusWidget()
    while at is not None and not isinstance(at, QDockWidget):
        if at is window.view:
            return "board"
        at = at.parentWidget()
    return at.objectName() if at is not None else ""


def test_f6_goes_through_all_panels_and_back_to_the_board(window: MainWindow, qtbot: QtBot) -> None:
    window.view.setFocus()
    docks = {dock.objectName() for dock in window.findChildren(QDockWidget)}
    assert {"layers", "properties", "history", "problems", "deals"} <= docks
    way = []
    for _ in range(len(docks) + 1):
        qtbot.keyClick(QApplication.focusWidget(), KEY.Key_F6)
        way.append(held_by(window))
        # What is gone to must be in sight, also when it shares its place with others.
        assert not QApplication.focusWidget().visibleRegion().isEmpty()
    assert set(way[:-1]) == docks
    assert way[-1] == "board"
    qtbot.keyClick(window.view, KEY.Key_F6, SHIFT)
    assert held_by(window) == way[-2]


def test_panels_are_hidden_and_brought_back_by_command(window: MainWindow, qtbot: QtBot) -> None:
    dock = window.findChild(QDockWidget, "layers")
    action = window.commands["panel.layers"]
    window.layers.list.setFocus()
    assert action.isChecked()
    action.trigger()
    assert dock.isHidden()
    assert not action.isChecked()
    assert window.view.hasFocus(), "keys typed at a hidden panel would be lost"
    action.trigger()
    assert dock.isVisible()
    assert action.isChecked()
    assert held_by(window) == "layers"
    dock.close()
    assert not action.isChecked()


def test_a_panel_behind_another_comes_to_the_front(window: MainWindow, qtbot: QtBot) -> None:
    window.findChild(QDockWidget, "properties").raise_()
    qtbot.waitUntil(lambda: window.history.visibleRegion().isEmpty())
    window.commands["panel.history"].trigger()
    qtbot.waitUntil(lambda: not window.history.visibleRegion().isEmpty())
    assert window.commands["panel.history"].isChecked()
    assert held_by(window) == "history"
