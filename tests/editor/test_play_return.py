"""From the editor to play and back with F5, at the same tile, and on with what was edited."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

import mjs
from mjs import Layout
from mjs.play.outcome import State
from mjs_editor import session
from mjs_editor.playtest.features.editreturn import EditReturn
from mjs_editor.playtest.session import play_windows
from mjs_editor.playtest.window import PlayWindow, open_play
from mjs_editor.window import MainWindow
from mjs_layouts import load
from play_hand import Player, show

SIX = Layout.from_tiles([(x, 0, 0) for x in range(0, 12, 2)], name="Six")


@pytest.fixture
def editor(qtbot: QtBot, window: MainWindow) -> Iterator[MainWindow]:
    window.document.edit("Six", SIX)
    window.activateWindow()
    yield window
    for opened in play_windows():
        opened.close()
    qtbot.waitUntil(lambda: play_windows() == [])


def link_of(window: PlayWindow) -> EditReturn:
    link = window.features["EditReturn"]
    assert isinstance(link, EditReturn)
    return link


def played(editor: MainWindow, qtbot: QtBot) -> PlayWindow:
    qtbot.keyClick(editor.view, Qt.Key.Key_F5)
    (window,) = play_windows()
    qtbot.waitUntil(window.isActiveWindow)
    window.table.motions.enabled = False
    return window


def test_f5_goes_to_and_fro_and_the_game_goes_on(editor: MainWindow, qtbot: QtBot) -> None:
    window = played(editor, qtbot)
    game = window.game
    Player(qtbot, window).click(SIX.tiles[0])
    qtbot.keyClick(window.table, Qt.Key.Key_F5)
    qtbot.waitUntil(editor.isActiveWindow)
    assert editor.document.selection == {SIX.tiles[0]}
    assert played(editor, qtbot) is window
    assert window.game is game
    assert window.game.selected == SIX.tiles[0]


def test_the_pointed_tile_is_found_again_without_a_selection(
    editor: MainWindow, qtbot: QtBot
) -> None:
    window = played(editor, qtbot)
    at = Player(qtbot, window).at(SIX.tiles[3]).toPointF()
    none, moved = Qt.MouseButton.NoButton, QEvent.Type.MouseMove
    event = QMouseEvent(
        moved, at, window.table.mapToGlobal(at), none, none, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(window.table, event)
    qtbot.keyClick(window.table, Qt.Key.Key_F5)
    assert editor.document.selection == {SIX.tiles[3]}
    assert editor.document.current_layer == 0


def test_an_edit_makes_the_game_stale_and_f5_plays_the_new_layout(
    editor: MainWindow, qtbot: QtBot
) -> None:
    window = played(editor, qtbot)
    stale = link_of(window).stale
    assert not stale.isVisible()
    assert not window.commands["design.renew"].isEnabled()
    editor.document.edit("Less", SIX.with_tiles(SIX.tiles[:4]))
    assert stale.isVisible()
    assert "F5" in window.notice.text
    assert len(window.game.board) == 6
    editor.commands["edit.undo"].trigger()
    assert not stale.isVisible()
    editor.commands["edit.redo"].trigger()
    editor.activateWindow()
    qtbot.waitUntil(editor.isActiveWindow)
    assert played(editor, qtbot) is window
    assert len(window.game.board) == 4
    assert not stale.isVisible()
    assert link_of(window).editor is editor


def test_the_tool_bar_leads_back_while_there_is_an_editor(editor: MainWindow, qtbot: QtBot) -> None:
    window = played(editor, qtbot)
    button = window.bar.widgetForAction(window.commands["design.edit"])
    assert isinstance(button, QToolButton)
    assert button.text() == "Edit"
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(editor.isActiveWindow)
    window.commands["game.layout-heart"].trigger()
    assert window.bar.widgetForAction(window.commands["design.edit"]) is None
    assert window.commands["design.edit"].isVisible(), "in the menu it stays"


def test_a_game_that_is_won_leads_to_what_was_played_and_to_the_editor(
    editor: MainWindow, qtbot: QtBot
) -> None:
    window = played(editor, qtbot)
    player = Player(qtbot, window)
    for index in chain(*window.game.start.order):
        player.click(SIX.tiles[index])
    assert window.game.state is State.WON
    offers = [action.objectName() for action in window.notice.actions_shown]
    assert offers == ["design.edit", "eye.look-back", "game.restart", "game.new"]
    edit = window.commands["design.edit"]
    buttons = window.notice.findChildren(QToolButton)
    (button,) = (each for each in buttons if each.defaultAction() is edit)
    qtbot.waitUntil(button.isVisible)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(editor.isActiveWindow)


def test_the_edited_layout_is_dealt_from_the_play_window_too(
    editor: MainWindow, qtbot: QtBot
) -> None:
    window = played(editor, qtbot)
    editor.document.edit("Less", SIX.with_tiles(SIX.tiles[:2]))
    qtbot.keyClick(window.table, Qt.Key.Key_F5, Qt.KeyboardModifier.ControlModifier)
    assert len(window.game.board) == 2


def test_a_layout_that_can_no_longer_be_dealt_leaves_the_game(
    editor: MainWindow, qtbot: QtBot
) -> None:
    window = played(editor, qtbot)
    game = window.game
    editor.document.edit("Odd", SIX.with_tiles(SIX.tiles[:3]))
    editor.commands["play.test"].trigger()
    assert window.game is game
    assert link_of(window).stale.isVisible()
    assert "can't be dealt" in editor.statusBar().currentMessage()


def test_another_layout_in_the_window_parts_from_the_editor(
    editor: MainWindow, qtbot: QtBot
) -> None:
    window = played(editor, qtbot)
    window.commands["game.new"].trigger()
    assert link_of(window).editor is editor
    window.commands["game.layout-heart"].trigger()
    assert link_of(window).editor is None
    editor.commands["play.test"].trigger()
    assert len(play_windows()) == 2


def test_a_file_that_is_played_opens_in_an_editor(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "six.json"
    mjs.write(SIX, path)
    window = open_play(mjs.read(path), path)
    show(qtbot, window)
    Player(qtbot, window).click(SIX.tiles[5])
    qtbot.keyClick(window.table, Qt.Key.Key_F5)
    (editor,) = session.open_windows()
    assert editor.document.path == path
    assert editor.document.selection == {SIX.tiles[5]}
    window.commands["design.edit"].trigger()
    assert session.open_windows() == [editor]
    editor.close()
    assert link_of(window).editor is None
    window.close()


def test_a_bundled_layout_opens_as_one_without_a_file(qtbot: QtBot) -> None:
    window = open_play(load("heart"))
    show(qtbot, window)
    window.commands["design.edit"].trigger()
    (editor,) = session.open_windows()
    assert editor.document.path is None
    assert editor.document.layout == load("heart")
    window.close()
    editor.document.edit("Less", SIX)  # nobody listens any more
