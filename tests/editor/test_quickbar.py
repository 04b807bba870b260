"""Undo, redo and play-test as buttons beside the tools."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from editor_hand import Hand
from mjs import Layout
from mjs_editor.features.quickbar import QuickBar
from mjs_editor.playtest.session import play_windows
from mjs_editor.window import MainWindow


def bar_of(window: MainWindow) -> QuickBar:
    bar = window.features["QuickBar"]
    assert isinstance(bar, QuickBar)
    return bar


def click(qtbot: QtBot, button: QToolButton) -> None:
    assert button.isVisible()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_steps_are_taken_back_and_done_again_by_buttons(
    window: MainWindow, hand: Hand, qtbot: QtBot
) -> None:
    bar = bar_of(window)
    assert not bar.undo.isEnabled()
    hand.click((4, 4, 0))
    drawn = window.document.layout
    assert bar.undo.isEnabled()
    assert not bar.redo.isEnabled()
    click(qtbot, bar.undo)
    assert not window.document.layout.tiles
    click(qtbot, bar.redo)
    assert window.document.layout == drawn


def test_the_board_is_tried_by_a_button(window: MainWindow, qtbot: QtBot) -> None:
    window.document.edit("Begin", Layout.from_tiles([(0, 0, 0), (4, 0, 0)]))
    click(qtbot, bar_of(window).play)
    (opened,) = play_windows()
    assert opened.game.layout.tiles == window.document.layout.tiles
    opened.close()
    qtbot.waitUntil(lambda: play_windows() == [])
