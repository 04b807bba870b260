"""Played games are remembered once each, and shown; a file that can't be used harms nothing."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QMessageBox
from pytestqt.qtbot import QtBot

from mjs import Layout
from mjs.play.bests import Bests
from mjs.play.events import Dealt
from mjs.play.game import Game
from mjs.play.heat import heat
from mjs.play.houserules import PROFILES
from mjs.play.outcome import State
from mjs.play.played import Played
from mjs.play.record import decode
from mjs_editor.playtest.assisted import set_designers
from mjs_editor.playtest.bestsfile import bests_file
from mjs_editor.playtest.features.racing import Racing
from mjs_editor.playtest.features.recording import Recording
from mjs_editor.playtest.gamenotes import set_recorded
from mjs_editor.playtest.racechoice import RaceChoice
from mjs_editor.playtest.statistics import StatisticsDialog
from mjs_editor.playtest.window import PlayWindow
from mjs_layouts import load
from play_hand import Player, show

ROW = Layout.from_tiles([(x, 0, 0) for x in range(0, 8, 2)], name="Row")
A, B, C, D = ROW.tiles


def row_game(faces: str = "1221", profile: str = "reference", **settings: object) -> Game:
    rules = PROFILES[profile].with_settings(**settings)
    return Game(Dealt(ROW, tuple(f"dots-{face}" for face in faces)), rules)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[PlayWindow]:
    window = PlayWindow(row_game(), PROFILES["reference"])
    window.table.motions.enabled = False
    show(qtbot, window)
    yield window
    window.close()


def recording_of(window: PlayWindow) -> Recording:
    recording = window.features["Recording"]
    assert isinstance(recording, Recording)
    return recording


def recorded(window: PlayWindow, qtbot: QtBot) -> tuple[Played, ...]:
    qtbot.waitUntil(lambda: recording_of(window).recorder.is_idle)
    if not bests_file().exists():
        return ()
    with Bests(str(bests_file())) as bests:
        return bests.games()


def shown(window: PlayWindow, qtbot: QtBot) -> StatisticsDialog:
    dialog = recording_of(window).show_records()
    qtbot.waitUntil(lambda: dialog.job.is_idle)
    return dialog


def win(window: PlayWindow, qtbot: QtBot) -> None:
    player = Player(qtbot, window)
    for tile in (A, D, B, C):
        player.click(tile)
    assert window.game.state is State.WON


def test_a_win_is_recorded_as_the_best_and_said(window: PlayWindow, qtbot: QtBot) -> None:
    win(window, qtbot)
    (played,) = recorded(window, qtbot)
    assert (played.outcome, played.layout, played.name) == ("won", ROW.digest, "Row")
    assert (played.clean, played.is_assisted, played.level) == (True, False, "")
    qtbot.waitUntil(lambda: "best time" in window.notice.text)
    assert window.notice.text.startswith("Won in 0:0")
    window.close()
    with Bests(str(bests_file())) as bests:
        (log,) = bests.logs(ROW)
        assert decode(log.encode()).game.state is State.WON
        assert len(bests.games()) == 1


def test_who_plays_without_a_clock_is_told_of_no_time(qtbot: QtBot) -> None:
    rules = PROFILES["unlimited"]
    window = PlayWindow(row_game(profile="unlimited"), rules)
    show(qtbot, window)
    win(window, qtbot)
    (played,) = recorded(window, qtbot)
    assert played.outcome == "won"
    qtbot.wait(50)
    assert window.notice.text == "Won: the board is cleared. No shuffle was used."
    window.close()


def test_a_game_that_is_left_counts_when_something_was_taken(
    window: PlayWindow, qtbot: QtBot
) -> None:
    window.commands["game.restart"].trigger()
    assert recorded(window, qtbot) == ()
    player = Player(qtbot, window)
    player.click(A)
    player.click(D)
    window.commands["game.restart"].trigger()
    assert recorded(window, qtbot) == ()  # there is a way back
    window.close()
    (played,) = recorded(window, qtbot)
    assert (played.outcome, played.removed) == ("quit", 2)
    with Bests(str(bests_file())) as bests:
        found = heat(ROW, bests.logs(ROW), lambda log: decode(log.encode()).game)
    assert (found.games, found.ends, found.left.tolist()) == (1, 1, [0, 1, 1, 0])


def test_what_the_designers_view_helped_to_win_is_no_record(
    window: PlayWindow, qtbot: QtBot
) -> None:
    window.commands["eye.move"].trigger()
    win(window, qtbot)
    assert recorded(window, qtbot) == ()
    assert "Not recorded: the designer's view was used" in window.notice.text
    window.commands["game.restart"].trigger()
    win(window, qtbot)
    assert len(recorded(window, qtbot)) == 1


def test_a_race_is_recorded_under_its_level(window: PlayWindow, qtbot: QtBot) -> None:
    racing = window.features["Racing"]
    assert isinstance(racing, Racing)
    rules = PROFILES["race"].with_settings(hidden_start=False)
    choice = RaceChoice(name="Kim", level="intro", layout="clover", others=1, rules=rules)
    assert racing.begin(choice, ROW, seed=1)
    window.begin()
    first = window.game.pairs()[0]
    for tile in first:
        window.click(tile)
    window.commands["play.quit"].trigger()
    (played,) = recorded(window, qtbot)
    assert (played.level, played.profile, played.outcome) == ("intro", "race", "quit")
    for dialog in window.findChildren(QDialog):
        dialog.close()


def test_records_are_shown_per_layout_level_and_rules(window: PlayWindow, qtbot: QtBot) -> None:
    win(window, qtbot)
    recorded(window, qtbot)
    qtbot.keyClick(window.table, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    dialog = window.findChild(StatisticsDialog)
    assert isinstance(dialog, StatisticsDialog)
    qtbot.waitUntil(lambda: dialog.job.is_idle and dialog.shown is not None)
    item = dialog.bests.item(0, 0)
    assert item is not None
    assert item.text().startswith("0:0")
    score = dialog.bests.item(2, 0)
    assert score is not None
    assert score.text() == "200"
    assert "1 won (100%)" in dialog.counts.text()
    assert dialog.games.rowCount() == 1
    dialog.levels.setCurrentIndex(1)
    qtbot.waitUntil(lambda: dialog.job.is_idle and dialog.games.rowCount() == 0)
    assert dialog.counts.text() == "No game is recorded here yet."
    dialog.levels.setCurrentIndex(0)
    dialog.profiles.setCurrentIndex(dialog.profiles.findData("strict"))
    qtbot.waitUntil(lambda: dialog.job.is_idle)
    assert dialog.games.rowCount() == 0
    dialog.close()


def test_games_of_a_layout_are_forgotten_when_asked_twice(
    window: PlayWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    win(window, qtbot)
    recorded(window, qtbot)
    dialog = shown(window, qtbot)
    buttons = QMessageBox.StandardButton
    monkeypatch.setattr(QMessageBox, "question", lambda *_: buttons.No)
    dialog.forget.click()
    assert len(recorded(window, qtbot)) == 1
    monkeypatch.setattr(QMessageBox, "question", lambda *_: buttons.Yes)
    dialog.forget.click()
    qtbot.waitUntil(lambda: dialog.games.rowCount() == 0)
    assert recorded(window, qtbot) == ()
    assert not dialog.message.isVisible()
    dialog.close()


def test_a_damaged_file_is_told_of_and_set_aside(window: PlayWindow, qtbot: QtBot) -> None:
    bests_file().parent.mkdir(parents=True, exist_ok=True)
    bests_file().write_bytes(b"nothing that SQLite knows" * 50)
    win(window, qtbot)
    qtbot.waitUntil(lambda: "Not recorded" in window.notice.text)
    assert "is no database of played games" in window.statusBar().currentMessage()
    dialog = shown(window, qtbot)
    assert dialog.message.isVisible()
    assert "is no database of played games" in dialog.message.text()
    assert dialog.renew.isVisible()
    qtbot.mouseClick(dialog.renew, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: dialog.job.is_idle and dialog.shown is not None)
    assert not dialog.renew.isVisible()
    assert dialog.message.text().endswith(".damaged-1")
    dialog.close()
    window.commands["game.restart"].trigger()
    win(window, qtbot)
    assert len(recorded(window, qtbot)) == 1


def test_a_folder_that_cannot_be_made_stops_no_game(
    window: PlayWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.write_text("no folder")
    monkeypatch.setenv("MJS_STATE_HOME", str(file / "state"))
    win(window, qtbot)
    qtbot.waitUntil(lambda: "Not recorded" in window.notice.text)
    assert "cannot be made" in window.statusBar().currentMessage()
    dialog = shown(window, qtbot)
    assert not dialog.renew.isVisible()
    dialog.close()


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_read_only_file_stops_no_game(window: PlayWindow, qtbot: QtBot) -> None:
    with Bests(_made()):
        pass
    bests_file().chmod(0o400)
    win(window, qtbot)
    qtbot.waitUntil(lambda: "Not recorded" in window.notice.text)
    assert "cannot be written" in window.statusBar().currentMessage()
    bests_file().chmod(0o600)


def _made() -> str:
    bests_file().parent.mkdir(parents=True, exist_ok=True)
    return str(bests_file())


def test_a_finished_game_that_is_only_looked_at_is_not_recorded(
    window: PlayWindow, qtbot: QtBot
) -> None:
    game = row_game()
    for tile in (A, D, B, C):
        game.click(tile)
    set_recorded(game)
    window.start(game)
    assert recorded(window, qtbot) == ()


def test_the_last_game_is_written_before_the_window_goes(window: PlayWindow, qtbot: QtBot) -> None:
    window.play_layout(load("heart"), seed=1)
    game = window.game
    tiles = game.layout.tiles
    for pair in game.start.order:
        for index in pair:
            window.click(tiles[index])
    window.close()
    with Bests(str(bests_file())) as bests:
        assert [each.outcome for each in bests.games(game.start.layout)] == ["won"]


def test_designers_games_are_known_by_themselves() -> None:
    one, other = row_game(), row_game()
    set_designers(one)
    from mjs_editor.playtest.assisted import is_designers

    assert (is_designers(one), is_designers(other)) == (True, False)


def test_a_layout_with_a_long_name_makes_no_dialog_wide(qtbot: QtBot) -> None:
    dialog = StatisticsDialog(ROW.with_fields(name="x" * 5_000))
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: dialog.job.is_idle)
    assert dialog.minimumSizeHint().width() < 800
