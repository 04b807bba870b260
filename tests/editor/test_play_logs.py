"""Game files: saved, opened, dropped; the running game is kept and offered again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

import mjs
from mjs import Layout
from mjs.play.bests import Bests
from mjs.play.game import Game, new_game
from mjs.play.houserules import PROFILES
from mjs.play.outcome import State
from mjs.play.record import read_game, write_game
from mjs_editor.playtest.assisted import is_designers
from mjs_editor.playtest.bestsfile import bests_file
from mjs_editor.playtest.features.gamelogs import GameLogs
from mjs_editor.playtest.features.keeping import Keeping
from mjs_editor.playtest.gamefiles import is_game_file, usual_name
from mjs_editor.playtest.launch import make_windows
from mjs_editor.playtest.window import PlayWindow, open_play
from mjs_editor.state import state_folder
from mjs_layouts import load
from play_hand import Player, show

WHEN = "2026-11-29T20:15:00+01:00"


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[PlayWindow]:
    window = opened(qtbot)
    yield window
    window.close()


def opened(qtbot: QtBot, layout: Layout | None = None) -> PlayWindow:
    rules = PROFILES["reference"]
    window = open_play(layout or load("heart"), rules=rules, seed=4)
    window.table.motions.enabled = False
    show(qtbot, window)
    return window


def keeping_of(window: PlayWindow) -> Keeping:
    keeping = window.features["Keeping"]
    assert isinstance(keeping, Keeping)
    return keeping


def logs_of(window: PlayWindow) -> GameLogs:
    logs = window.features["GameLogs"]
    assert isinstance(logs, GameLogs)
    return logs


def take(game: Game, pairs: int) -> None:
    tiles = game.start.layout.tiles
    for pair in game.start.order[:pairs]:
        for index in pair:
            game.click(tiles[index])


def take_by_hand(window: PlayWindow, qtbot: QtBot, first: int, last: int) -> None:
    tiles, player = window.game.layout.tiles, Player(qtbot, window)
    for pair in window.game.start.order[first:last]:
        for index in pair:
            player.click(tiles[index])


def kept() -> list[Path]:
    return sorted((state_folder() / "games").rglob("*.game.json"))


# Files -------------------------------------------------------------------------------------------


def test_a_saved_game_goes_on_where_it_was(
    window: PlayWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.game.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    take_by_hand(window, qtbot, 0, 3)
    before = window.game
    qtbot.keyClick(window.table, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert window.notice.text == f"Saved as {path}"
    assert json.loads(path.read_text("utf-8"))["format"] == "mjs-game"
    window.commands["game.layout-turtle"].trigger()
    modifiers = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(window.table, Qt.Key.Key_O, modifiers)
    game = window.game
    assert (game.start, game.events) == (before.start, before.events)
    assert "Opened mine.game.json" in window.notice.text
    assert "Heart" in window.windowTitle()
    take_by_hand(window, qtbot, 3, 4)
    assert game.pairs_cleared == 4
    window.commands["game.new"].trigger()
    assert window.game.start.layout.digest == load("heart").digest


def test_a_finished_game_is_looked_at_and_not_recorded_again(
    window: PlayWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    game = new_game(load("heart"), PROFILES["strict"], 9)
    take(game, 99)
    assert game.state is State.WON
    path = tmp_path / "won.game.json"
    write_game(game, path, WHEN)
    assert logs_of(window).open_file(path)
    assert window.game.state is State.WON
    assert "As saved in won.game.json" in window.notice.text
    assert not bests_file().exists()


def test_the_designers_view_is_noted_in_the_file(window: PlayWindow, tmp_path: Path) -> None:
    path = tmp_path / "seen.game.json"
    window.commands["eye.ask"].trigger()
    assert logs_of(window).save(path)
    assert read_game(path).extra == {"x-designers-view": True}
    window.commands["game.new"].trigger()
    assert not is_designers(window.game)
    assert logs_of(window).open_file(path)
    assert is_designers(window.game)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "Not opened"),
        ('{"format": "mjs-game", "version": 99}', "newer"),
        ('{"format": "mjs-layout", "version": 1}', "Not opened"),
        ("[" * 100_000, "Not opened"),
    ],
)
def test_files_that_are_no_games_are_told_of(
    window: PlayWindow, tmp_path: Path, content: str, said: str
) -> None:
    game, path = window.game, tmp_path / "bad.game.json"
    path.write_text(content)
    assert not logs_of(window).open_file(path)
    assert not logs_of(window).open_file(tmp_path / "missing.game.json")
    assert window.game is game
    assert "Not opened" in window.notice.text
    assert logs_of(window).open_file(path) is False
    assert said in window.notice.text


def test_a_game_is_not_saved_into_a_folder(window: PlayWindow, tmp_path: Path) -> None:
    assert not logs_of(window).save(tmp_path)
    assert window.notice.text.startswith("Not saved")


def test_games_and_layouts_can_be_dropped(window: PlayWindow, qtbot: QtBot, tmp_path: Path) -> None:
    game = new_game(load("turtle"), PROFILES["strict"], 9)
    take(game, 2)
    saved = tmp_path / "log.json"  # known by what is in it
    write_game(game, saved, WHEN)
    layout = tmp_path / "owl.json"
    mjs.write(load("heart"), layout)
    assert (is_game_file(saved), is_game_file(layout)) == (True, False)
    _drop(window, saved)
    qtbot.waitUntil(lambda: window.game.start == game.start)
    assert window.game.pairs_cleared == 2
    _drop(window, layout)
    qtbot.waitUntil(lambda: window.path == layout)


def _drop(window: PlayWindow, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    how = (data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    enter = QDragEnterEvent(QPoint(300, 300), Qt.DropAction.CopyAction, *how)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    drop = QDropEvent(QPoint(300, 300).toPointF(), Qt.DropAction.CopyAction, *how)
    QApplication.sendEvent(window, drop)


def test_a_game_file_is_played_from_the_command_line(qtbot: QtBot, tmp_path: Path) -> None:
    game = new_game(load("turtle"), PROFILES["strict"], 9)
    take(game, 2)
    path, bad = tmp_path / "a.game.json", tmp_path / "b.game.json"
    write_game(game, path, WHEN)
    bad.write_text("{")
    windows, faults = make_windows([path, bad])
    for window in windows:
        qtbot.addWidget(window)
    assert [each.game.events for each in windows] == [game.events]
    assert len(faults) == 1
    assert "b.game.json" in faults[0]
    windows[0].close()


def test_a_picture_of_a_game_leaves_no_game_behind(tmp_path: Path) -> None:
    game = new_game(load("heart"), PROFILES["strict"], 9)
    take(game, 2)
    path, out, state = tmp_path / "a.game.json", tmp_path / "out.png", tmp_path / "state"
    write_game(game, path, WHEN)
    code = "import sys; from mjs_editor.launch import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, "--play", "--screenshot", str(out), str(path)],
        capture_output=True,
        text=True,
        env=os.environ | {"MJS_STATE_HOME": str(state)},
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert out.exists()
    assert not state.exists()


def test_usual_names_are_names_of_files(window: PlayWindow) -> None:
    assert usual_name(window.game) == "heart-4.game.json"
    odd = new_game(Layout.from_tiles([(0, 0, 0), (2, 0, 0)], name="a/b\\c:*"), seed=1)
    assert usual_name(odd) == "a-b-c-1.game.json"


# Unfinished games --------------------------------------------------------------------------------


def test_a_closed_game_is_offered_and_goes_on(window: PlayWindow, qtbot: QtBot) -> None:
    take_by_hand(window, qtbot, 0, 2)
    events = window.game.events
    window.close()
    assert len(kept()) == 1
    other = opened(qtbot)
    assert other.game.events == ()
    assert "left unfinished" in other.notice.text
    assert [action.objectName() for action in other.notice.actions_shown] == ["game.resume"]
    other.commands["game.resume"].trigger()
    assert other.game.events == events
    assert not other.commands["game.resume"].isEnabled()
    assert len(kept()) == 1  # safe as the new window's own
    take_by_hand(other, qtbot, 2, 99)
    assert other.game.state is State.WON
    assert kept() == []
    other.close()
    with Bests(str(bests_file())) as bests:
        assert [each.outcome for each in bests.games()] == ["won"]


def test_only_games_of_the_same_layout_are_offered(window: PlayWindow, qtbot: QtBot) -> None:
    take_by_hand(window, qtbot, 0, 1)
    window.close()
    other = opened(qtbot, load("turtle"))
    assert not other.commands["game.resume"].isEnabled()
    other.commands["game.layout-heart"].trigger()
    assert other.commands["game.resume"].isEnabled()
    other.close()


def test_a_running_game_is_written_soon_and_is_nobody_elses(
    window: PlayWindow, qtbot: QtBot
) -> None:
    keeping = keeping_of(window)
    take_by_hand(window, qtbot, 0, 1)
    assert keeping.timer.isActive()
    keeping.timer.start(0)
    qtbot.waitUntil(lambda: keeping.is_idle and len(kept()) == 1)
    assert read_game(kept()[0]).game.events == window.game.events
    other = opened(qtbot)
    assert not other.commands["game.resume"].isEnabled()
    other.close()
    window.commands["game.new"].trigger()
    assert kept() == []


def test_nothing_is_kept_of_games_without_a_move(window: PlayWindow, qtbot: QtBot) -> None:
    Player(qtbot, window).click(window.game.layout.tiles[-1])
    window.close()
    assert kept() == []
    assert list((state_folder() / "games").glob("*")) == []


def test_after_kill_9_the_game_is_offered(qtbot: QtBot) -> None:
    code = (
        "import os, sys; sys.path.insert(0, sys.argv[1])\n"
        "from mjs.play.game import new_game; from mjs_layouts import load\n"
        "from mjs_editor.playtest.gamefiles import game_bytes\n"
        "from mjs_editor.playtest.savedgames import SavedGame\n"
        "from mjs_editor.state import state_folder\n"
        "game = new_game(load('heart'), seed=4); tiles = game.layout.tiles\n"
        "for index in game.start.order[0]: game.click(tiles[index])\n"
        "SavedGame(state_folder()).write(game_bytes(game), game.start.layout.digest)\n"
        "os.kill(os.getpid(), 9)\n"
    )
    subprocess.run([sys.executable, "-c", code, "."], check=False)
    window = opened(qtbot)
    assert "left unfinished" in window.notice.text
    window.commands["game.resume"].trigger()
    assert window.game.pairs_cleared == 1
    window.close()


def test_a_damaged_unfinished_game_is_set_aside(window: PlayWindow, qtbot: QtBot) -> None:
    take_by_hand(window, qtbot, 0, 1)
    window.close()
    kept()[0].write_text("{ this is no game")
    other = opened(qtbot)
    other.commands["game.resume"].trigger()
    assert "can't be read" in other.notice.text
    assert not other.commands["game.resume"].isEnabled()
    assert kept() == []
    assert len(list(state_folder().rglob("damaged-*"))) == 1
    other.close()


def test_a_state_folder_that_cannot_be_made_is_told_of_once(
    window: PlayWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    keeping = keeping_of(window)
    file = tmp_path / "file"
    file.write_text("no folder")
    keeping.saved._root = file / "games"
    take_by_hand(window, qtbot, 0, 1)
    keeping.timer.start(0)
    qtbot.waitUntil(lambda: "can't be kept" in window.statusBar().currentMessage())
    window.close()


def test_only_so_many_unfinished_games_are_kept(
    window: PlayWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from mjs_editor.playtest import savedgames

    monkeypatch.setattr(savedgames, "MOST", 2)
    window.close()
    for _ in range(4):
        each = opened(qtbot)
        take_by_hand(each, qtbot, 0, 1)
        each.close()
    assert len(kept()) == 2
    again = opened(qtbot)
    assert len(keeping_of(again).offered) == 2
    again.close()
