"""The menus of the right button, on the board and in the layers panel."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from editor_hand import Hand
from mjs import Layout, Tile
from mjs_editor.features.contextmenus import ContextMenus
from mjs_editor.window import MainWindow


def press(qtbot: QtBot, widget: QWidget, at: QPoint) -> QMenu | None:
    """The menu that a click of the right button brings, as the desktop sends it."""
    qtbot.mouseClick(widget, Qt.MouseButton.RightButton, pos=at)
    return ask(widget, QContextMenuEvent.Reason.Mouse, at)


def ask(widget: QWidget, reason: QContextMenuEvent.Reason, at: QPoint) -> QMenu | None:
    """The menu that is there once a widget was asked for one."""
    event = QContextMenuEvent(reason, at, widget.mapToGlobal(at), Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(widget, event)
    menu = QApplication.activePopupWidget()
    assert menu is None or isinstance(menu, QMenu)
    return menu


def choose(qtbot: QtBot, window: MainWindow, menu: QMenu | None, command: str) -> None:
    """Click a command of a menu."""
    assert menu is not None
    place = menu.actionGeometry(window.commands[command]).center()
    qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=place)


@pytest.fixture
def two(window: MainWindow) -> MainWindow:
    window.document.edit("Begin", Layout.from_tiles([(4, 4, 0), (8, 4, 0)]))
    return window


def test_right_click_selects_a_tile_and_offers_what_can_be_done_with_it(
    two: MainWindow, hand: Hand, qtbot: QtBot
) -> None:
    menu = press(qtbot, two.view.viewport(), hand.at((4, 4, 0)))
    assert two.document.selection == {Tile(4, 4, 0)}
    choose(qtbot, two, menu, "edit.delete")
    assert two.document.layout.tiles == (Tile(8, 4, 0),)


def test_right_click_keeps_a_selection_it_is_in(two: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    two.commands["edit.select-all"].trigger()
    menu = press(qtbot, two.view.viewport(), hand.at((8, 4, 0)))
    choose(qtbot, two, menu, "edit.delete")
    assert not two.document.layout.tiles


def test_what_is_pasted_by_the_menu_goes_where_the_click_was(
    two: MainWindow, hand: Hand, qtbot: QtBot
) -> None:
    port = two.view.viewport()
    choose(qtbot, two, press(qtbot, port, hand.at((4, 4, 0))), "edit.copy")
    two.commands["edit.select-none"].trigger()
    choose(qtbot, two, press(qtbot, port, hand.at((13, 9, 0))), "edit.paste")
    assert two.document.selection == {Tile(13, 9, 0)}


def test_a_place_without_tiles_offers_the_board(two: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    menus = two.features["ContextMenus"]
    assert isinstance(menus, ContextMenus)
    menu = press(qtbot, two.view.viewport(), hand.at((13, 9, 0)))
    assert menu is menus.of_board
    assert all(action.text() or action.isSeparator() for action in two.menuBar().actions())
    choose(qtbot, two, menu, "edit.select-all")
    assert len(two.document.selection) == 2


def test_by_keys_the_menu_is_of_the_place_that_the_tool_is_at(
    two: MainWindow, qtbot: QtBot
) -> None:
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
        for _ in range(4):
            qtbot.keyClick(two.view, key)
    menu = ask(two.view, QContextMenuEvent.Reason.Keyboard, QPoint(1, 1))
    assert menu is not None
    assert two.document.selection == {Tile(4, 4, 0)}
    menu.close()


def test_no_menu_in_the_middle_of_a_drag(
    two: MainWindow, hand: Hand, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "mjs_editor.features.contextmenus.QGuiApplication.mouseButtons",
        lambda: Qt.MouseButton.LeftButton | Qt.MouseButton.RightButton,
    )
    assert press(qtbot, two.view.viewport(), hand.at((4, 4, 0))) is None


def test_a_layer_has_its_menu_in_the_panel(two: MainWindow, qtbot: QtBot) -> None:
    two.commands["layer.duplicate"].trigger()
    layers = two.layers.list
    at = layers.visualItemRect(two.layers.item_of(0)).center()
    menu = press(qtbot, layers.viewport(), at)
    assert two.document.current_layer == 0
    choose(qtbot, two, menu, "layer.remove")
    assert {tile.z for tile in two.document.layout.tiles} == {0}
    assert two.document.layer_count == 1
