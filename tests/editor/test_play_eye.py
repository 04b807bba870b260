"""The designer's view in the play window: the light, winning moves, the move that lost it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mjs import Layout
from mjs.play.events import Dealt
from mjs.play.game import Game
from mjs.play.houserules import PROFILES
from mjs.play.outcome import State
from mjs_editor.playtest import eyepanel
from mjs_editor.playtest.assisted import is_designers
from mjs_editor.playtest.eyepanel import Sight
from mjs_editor.playtest.features import eye as eye_feature
from mjs_editor.playtest.features.autoplay import AutoPlay, delay_of
from mjs_editor.playtest.features.eye import Eye
from mjs_editor.playtest.features.lostmove import LostMove
from mjs_editor.playtest.marklayer import LOST, WINNING
from mjs_editor.playtest.window import PlayWindow, open_play
from mjs_layouts import load
from play_hand import Player, show

# Four tiles alike, one of them under another: taking the two on the table first loses.
HUT = Layout.from_tiles([(0, 0, 0), (6, 0, 0), (0, 0, 1), (12, 0, 0)], name="Hut")
UNDER, NEAR, FAR, OVER = HUT.tiles


def hut(profile: str = "reference", **settings: object) -> Game:
    return Game(Dealt(HUT, ("dots-1",) * 4), PROFILES[profile].with_settings(**settings))


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[PlayWindow]:
    game = hut()
    window = PlayWindow(game, game.rules)
    window.table.motions.enabled = False
    show(qtbot, window)
    yield window
    window.close()


def eye_of(window: PlayWindow) -> Eye:
    eye = window.features["Eye"]
    assert isinstance(eye, Eye)
    return eye


def auto_of(window: PlayWindow) -> AutoPlay:
    auto = window.features["AutoPlay"]
    assert isinstance(auto, AutoPlay)
    return auto


def lost_of(window: PlayWindow) -> LostMove:
    lost = window.features["LostMove"]
    assert isinstance(lost, LostMove)
    return lost


def settled(qtbot: QtBot, window: PlayWindow) -> Sight:
    eye = eye_of(window)
    lost = lost_of(window)
    qtbot.waitUntil(lambda: eye.is_idle and lost.is_idle)
    assert eye.panel.light.sight is not Sight.ASKING
    return eye.panel.light.sight


def lose(qtbot: QtBot, window: PlayWindow) -> None:
    player = Player(qtbot, window)
    player.click(NEAR)
    player.click(FAR)


def test_nothing_is_told_unasked(window: PlayWindow) -> None:
    assert not eye_of(window).dock.isVisible()
    assert not is_designers(window.game)
    assert not window.commands["eye.live"].isChecked()


def test_asked_once_it_tells_of_this_position_alone(window: PlayWindow, qtbot: QtBot) -> None:
    eye = eye_of(window)
    qtbot.keyClick(window.table, Qt.Key.Key_F6)
    assert settled(qtbot, window) is Sight.WINNABLE
    assert eye.dock.isVisible()
    assert "assist" in eye.dock.windowTitle()
    assert is_designers(window.game)
    assert eye.panel.light.accessibleName() == "Can still be won"
    lose(qtbot, window)
    assert eye.panel.light.sight is Sight.UNASKED


def test_the_light_follows_every_move_and_its_undoing(window: PlayWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window.table, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert settled(qtbot, window) is Sight.WINNABLE
    lose(qtbot, window)
    assert settled(qtbot, window) is Sight.LOST
    assert "Can't be won" in eye_of(window).panel.sight.text()
    window.commands["play.undo"].trigger()
    assert settled(qtbot, window) is Sight.WINNABLE


def test_on_a_low_screen_the_panel_is_a_tab(
    window: PlayWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = window.minimumSizeHint().height()
    frame = window.screen().availableGeometry().height() - before
    monkeypatch.setattr(eye_feature, "_FRAME", frame)
    window.commands["eye.ask"].trigger()
    settled(qtbot, window)
    eye = eye_of(window)
    (figures,) = window.tabifiedDockWidgets(eye.dock)
    assert figures.objectName() == "figures"
    assert eye.panel.light.isVisible()
    qtbot.waitUntil(lambda: window.minimumSizeHint().height() < before + 100)


def test_what_is_found_is_announced_once(
    window: PlayWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(eyepanel, "announce", lambda _, text: heard.append(text))
    window.commands["eye.live"].trigger()
    settled(qtbot, window)
    Player(qtbot, window).click(OVER)
    Player(qtbot, window).click(NEAR)
    settled(qtbot, window)
    assert [text for text in heard if text] == ["Can still be won"]
    window.commands["play.undo"].trigger()
    lose(qtbot, window)
    settled(qtbot, window)
    told = [text for text in heard if text]
    assert told[1].startswith("Can't be won any more")
    assert told[2].startswith("The move that lost it")
    assert len(told) == 3


def test_when_the_light_turns_the_move_is_named_and_marked(
    window: PlayWindow, qtbot: QtBot
) -> None:
    window.commands["eye.live"].trigger()
    settled(qtbot, window)
    lose(qtbot, window)
    settled(qtbot, window)
    eye = eye_of(window)
    assert eye.marks.marks == {NEAR: LOST, FAR: LOST}
    assert eye.panel.message.text().startswith("The move that lost it, at 0:0")
    assert "1 of dots + 1 of dots, from (6, 0, 0), (12, 0, 0)" in eye.panel.message.text()
    assert window.commands["eye.back"].isEnabled()


def test_after_a_loss_the_way_back_is_offered_and_won(window: PlayWindow, qtbot: QtBot) -> None:
    lose(qtbot, window)
    assert window.game.state is State.STUCK
    offered = [action.objectName() for action in window.notice.actions_shown]
    assert "eye.lost" in offered
    qtbot.keyClick(window.table, Qt.Key.Key_F8)
    settled(qtbot, window)
    eye = eye_of(window)
    assert lost_of(window).lost is not None
    assert set(eye.marks.marks) == {NEAR, FAR}
    qtbot.keyClick(window.table, Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
    game = window.game
    assert (len(game.board), game.state) == (4, State.PLAYING)
    assert eye.marks.marks == {NEAR: LOST, FAR: LOST}
    assert eye.panel.message.text().startswith("Back before the move that lost it: 1 of dots")
    assert is_designers(game)
    player = Player(qtbot, window)
    for tile in (OVER, NEAR, UNDER, FAR):
        player.click(tile)
    assert game.state is State.WON
    assert eye.marks.marks == {}
    assert not window.commands["eye.lost"].isEnabled()


def test_after_the_end_the_question_spoils_nothing(window: PlayWindow, qtbot: QtBot) -> None:
    window.commands["play.quit"].trigger()
    window.commands["eye.ask"].trigger()
    assert settled(qtbot, window) is Sight.WINNABLE
    assert not is_designers(window.game)


def test_a_winning_move_is_marked_until_a_move_is_made(window: PlayWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window.table, Qt.Key.Key_F7)
    settled(qtbot, window)
    eye = eye_of(window)
    assert len(eye.marks.marks) == 2
    assert set(eye.marks.marks.values()) == {WINNING}
    assert OVER in eye.marks.marks
    assert eye.panel.message.text() == "This can still win: 1 of dots + 1 of dots"
    image = window.grab().toImage()
    player = Player(qtbot, window)
    for tile in list(eye.marks.marks):
        player.click(tile)  # the marks let clicks through
    assert len(window.game.board) == 2
    assert eye.marks.marks == {}
    assert image != window.grab().toImage()


def test_a_deal_that_was_lost_from_the_start_is_told(qtbot: QtBot) -> None:
    row = Layout.from_tiles([(x, 0, 0) for x in range(0, 16, 2)], name="Row")
    faces = tuple(f"dots-{number}" for number in (3, 1, 2, 1, 2, 4, 4, 3))
    game = Game(Dealt(row, faces))
    window = PlayWindow(game, game.rules)
    show(qtbot, window)
    player = Player(qtbot, window)
    player.click(row.tiles[0])
    player.click(row.tiles[7])
    window.commands["eye.lost"].trigger()
    settled(qtbot, window)
    assert "could not be won as they were dealt" in eye_of(window).panel.message.text()
    assert not window.commands["eye.back"].isEnabled()
    window.commands["eye.move"].trigger()
    settled(qtbot, window)
    assert eye_of(window).panel.message.text().startswith("No move wins from here")
    window.close()


def test_the_switch_of_the_light_is_remembered(window: PlayWindow, qtbot: QtBot) -> None:
    window.commands["eye.live"].trigger()
    settled(qtbot, window)
    other = open_play(HUT)
    qtbot.addWidget(other)
    assert other.commands["eye.live"].isChecked()
    assert is_designers(other.game)
    settled(qtbot, other)
    other.close()


def test_auto_play_wins_and_says_it_is_no_players_game(qtbot: QtBot) -> None:
    window = open_play(load("lesson-open-ends"), seed=2)
    show(qtbot, window)
    auto = auto_of(window)
    auto.set_speed(10)
    qtbot.keyClick(window.table, Qt.Key.Key_F9)
    assert auto.is_playing
    qtbot.waitUntil(lambda: window.game.is_over, timeout=20_000)
    assert window.game.state is State.WON
    assert is_designers(window.game)
    assert not auto.is_playing
    assert not window.commands["auto.play"].isEnabled()
    window.close()


def test_one_step_takes_one_pair(window: PlayWindow, qtbot: QtBot) -> None:
    Player(qtbot, window).click(FAR)
    auto = auto_of(window)
    auto.set_speed(10)
    qtbot.keyClick(window.table, Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: auto.is_idle)
    assert len(window.game.board) == 2
    assert window.game.board.is_gone(OVER)


def test_auto_play_stops_for_the_player_and_when_there_is_no_way(
    window: PlayWindow, qtbot: QtBot
) -> None:
    auto = auto_of(window)
    auto.set_speed(1)
    window.commands["auto.play"].trigger()
    qtbot.waitUntil(lambda: window.game.selected is not None)
    window.commands["play.pause"].trigger()
    assert auto.is_idle
    window.commands["play.pause"].trigger()
    lose_game = hut()
    for tile in (NEAR, FAR):
        lose_game.click(tile)
    window.start(lose_game)
    auto.set_speed(10)
    window.commands["auto.play"].trigger()
    qtbot.waitUntil(lambda: auto.is_idle)
    assert eye_of(window).panel.message.text().startswith("Auto-play stopped")
    assert not window.commands["auto.play"].isChecked()


def test_auto_play_fills_no_tray(qtbot: QtBot) -> None:
    game = hut("tray", tray_size=2)
    window = PlayWindow(game, game.rules)
    show(qtbot, window)
    auto_of(window).set_speed(10)
    window.commands["auto.play"].trigger()
    qtbot.waitUntil(lambda: window.game.is_over)
    assert window.game.state is State.WON
    window.close()


def test_speeds_get_faster(window: PlayWindow) -> None:
    delays = [delay_of(speed) for speed in range(1, 11)]
    assert delays == sorted(delays, reverse=True)
    auto = auto_of(window)
    auto.set_speed(3)
    window.commands["auto.faster"].trigger()
    assert (auto.speed, eye_of(window).panel.slider.value()) == (4, 4)
    window.commands["auto.slower"].trigger()
    eye_of(window).panel.slider.setValue(9)
    assert auto.speed == 9
