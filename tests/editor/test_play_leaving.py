"""A game that was left by a slip is taken up again, with its clock, its rules and its undo."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from mjs import Layout
from mjs.play.bests import Bests
from mjs.play.game import Game
from mjs.play.houserules import PROFILES
from mjs.play.outcome import State
from mjs_editor.playtest.bestsfile import bests_file
from mjs_editor.playtest.features.recording import Recording
from mjs_editor.playtest.window import PlayWindow, open_play
from play_hand import Player, show

ROW = Layout.from_tiles([(4 * x, 0, 0) for x in range(8)], name="Row")


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[PlayWindow]:
    window = open_play(ROW, rules=PROFILES["reference"], seed=3)
    window.table.motions.enabled = False
    show(qtbot, window)
    yield window
    window.close()


def take(window: PlayWindow, qtbot: QtBot, pairs: int) -> Game:
    game, player = window.game, Player(qtbot, window)
    for pair in game.start.order[game.pairs_cleared :][:pairs]:
        for index in pair:
            player.click(game.start.layout.tiles[index])
    return game


def outcomes() -> list[str]:
    with Bests(str(bests_file())) as bests:
        return [each.outcome for each in bests.games()]


def click_back(window: PlayWindow, qtbot: QtBot) -> None:
    """Click on the button in the line below the table."""
    (action,) = window.notice.actions_shown
    assert action.objectName() == "game.back"
    button = next(b for b in window.notice.findChildren(QToolButton) if b.defaultAction() is action)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))


@pytest.mark.parametrize("slip", ["game.new", "game.restart", "rules.tray", "game.layout-heart"])
def test_a_slip_costs_no_game(window: PlayWindow, qtbot: QtBot, slip: str) -> None:
    game = take(window, qtbot, 2)
    window.commands[slip].trigger()
    assert window.game is not game
    assert not game.clock.is_running
    click_back(window, qtbot)
    assert (window.game, window.rules, window.source) == (game, PROFILES["reference"], ROW)
    assert window.notice.text == "The game goes on"
    assert not window.commands["game.back"].isEnabled()
    qtbot.keyClick(window.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert game.pairs_cleared == 1
    take(window, qtbot, 9)
    assert game.state is State.WON
    window.close()
    assert outcomes() == ["won"]


def test_two_games_take_turns_and_the_third_ends_it(window: PlayWindow, qtbot: QtBot) -> None:
    first = take(window, qtbot, 1)
    window.commands["game.new"].trigger()
    second = take(window, qtbot, 2)
    assert window.notice.actions_shown == ()
    for expected in (first, second, first):
        modifiers = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        qtbot.keyClick(window.table, Qt.Key.Key_B, modifiers)
        assert window.game is expected
    window.commands["game.new"].trigger()
    window.commands["game.new"].trigger()
    recording = window.features["Recording"]
    assert isinstance(recording, Recording)
    assert recording.left is first
    window.close()
    assert outcomes() == ["quit", "quit"]


def test_nothing_is_offered_where_nothing_was_taken(window: PlayWindow) -> None:
    window.commands["game.new"].trigger()
    assert window.notice.actions_shown == ()
    assert not window.commands["game.back"].isEnabled()
