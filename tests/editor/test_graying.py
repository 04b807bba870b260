"""What there is nothing for is gray in menus, and still answers to its keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from mjs import Layout
from mjs_editor.features.dealing import Dealing
from mjs_editor.window import MainWindow

ROW = Layout.from_tiles([(x, 0, 0) for x in range(0, 8, 2)], name="Row")
CTRL = Qt.KeyboardModifier.ControlModifier


def opened(window: MainWindow, name: str, qtbot: QtBot) -> QMenu:
    """A menu of the bar, opened by a click on its title."""
    bar, menu = window.menuBar(), window.menu(name, "")
    at = bar.actionGeometry(menu.menuAction()).center()
    qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=at)
    qtbot.waitUntil(menu.isVisible)
    return menu


@pytest.mark.parametrize(
    ("menu", "name"),
    [
        ("selection", "selection.flip-left-right"),
        ("edit", "edit.copy"),
        ("edit", "edit.select-none"),
        ("stamps", "stamp.selection"),
    ],
)
def test_without_a_selection_it_is_gray_while_the_menu_is_open(
    window: MainWindow, qtbot: QtBot, menu: str, name: str
) -> None:
    window.document.edit("Row", ROW)
    window.document.select(())
    action = window.commands[name]
    qtbot.keyClick(opened(window, menu, qtbot), Qt.Key.Key_Escape)
    shown = opened(window, menu, qtbot)
    assert not action.isEnabled()
    qtbot.keyClick(shown, Qt.Key.Key_Escape)
    assert action.isEnabled()
    window.document.select(ROW.tiles[:1])
    shown = opened(window, menu, qtbot)
    assert action.isEnabled()
    qtbot.keyClick(shown, Qt.Key.Key_Escape)


def test_keys_still_say_what_is_missing(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(opened(window, "edit", qtbot), Qt.Key.Key_Escape)
    qtbot.keyClick(window.view, Qt.Key.Key_C, CTRL)
    assert window.statusBar().currentMessage() == "Select tiles first"


def test_what_is_chosen_from_an_open_menu_is_done(window: MainWindow, qtbot: QtBot) -> None:
    window.document.edit("Row", ROW)
    window.document.select(ROW.tiles[:2])
    menu = opened(window, "edit", qtbot)
    at = menu.actionGeometry(window.commands["edit.delete"]).center()
    qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=at)
    assert len(window.document.layout) == 2
    menu = opened(window, "edit", qtbot)
    assert not window.commands["edit.delete"].isEnabled(), "what was selected is gone"
    qtbot.keyClick(menu, Qt.Key.Key_Escape)


def test_steps_of_a_deal_want_a_deal_and_stamps_want_stamps(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.document.edit("Row", ROW)
    window.document.select(ROW.tiles)
    window.commands["stamp.keep-4"].trigger()
    menu = opened(window, "deal", qtbot)
    assert not window.commands["deal.play"].isEnabled()
    assert window.commands["deal.new"].isEnabled()
    assert window.commands["stamp.take-4"].isEnabled()
    assert not window.commands["stamp.take-5"].isEnabled()
    qtbot.keyClick(menu, Qt.Key.Key_Escape)
    window.commands["deal.new"].trigger()
    qtbot.waitUntil(lambda: window.feature(Dealing).deal is not None)
    menu = opened(window, "deal", qtbot)
    assert window.commands["deal.play"].isEnabled()
    qtbot.keyClick(menu, Qt.Key.Key_Escape)
    assert QApplication.activePopupWidget() is None
