"""``mjs-editor --play``: windows for files, pictures, and what can't be played."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

import mjs
import mjs_layouts
from mjs import Layout
from mjs_editor import session
from mjs_editor.playtest.features.games import Games
from mjs_editor.playtest.gamefiles import is_game_file
from mjs_editor.playtest.launch import make_windows, start_playing
from mjs_editor.playtest.session import play_windows
from mjs_editor.playtest.window import PlayWindow, open_play
from mjs_editor.window import MainWindow

ODD = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0)], name="Odd")
FOUR = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (0, 2, 0), (2, 2, 0)], name="Four")


@pytest.fixture(autouse=True)
def closed_in_the_end() -> Iterator[None]:
    yield
    for window in play_windows():
        window.close()
    assert play_windows() == []


def run(*arguments: str, state: Path) -> subprocess.CompletedProcess[str]:
    code = "import sys; from mjs_editor.launch import main; sys.argv[0] = 'mjs-editor'; main()"
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        capture_output=True,
        text=True,
        env=os.environ | {"MJS_STATE_HOME": str(state)},
        timeout=60,
    )


def test_a_picture_of_play_needs_no_display(tmp_path: Path) -> None:
    out = tmp_path / "play.png"
    done = run(
        "--play", "--screenshot", str(out), str(mjs_layouts.path("heart")), state=tmp_path / "state"
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, f"wrote {out}\n", "")
    image = QImage(str(out))
    assert image.width() >= 1000
    colours = {image.pixelColor(x, 420).name() for x in range(0, 900, 5)}
    assert len(colours) > 12


def test_what_cannot_be_played_is_told_and_no_picture_written(tmp_path: Path) -> None:
    odd, out = tmp_path / "odd.json", tmp_path / "play.png"
    mjs.write(ODD, odd)
    done = run("--play", "--screenshot", str(out), str(odd), state=tmp_path / "state")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"mjs-editor: error: {odd}: can't be played: ")
    assert "odd number" in done.stderr
    assert not out.exists()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes have names here")
def test_nobody_waits_for_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.json"
    os.mkfifo(pipe)
    assert not is_game_file(pipe)
    windows, faults = make_windows([pipe])
    assert windows == []
    assert faults == [f"{pipe}: is a folder or device, not a file"]


def test_without_files_the_turtle_is_played(qtbot: QtBot) -> None:
    (window,), faults = make_windows([])
    qtbot.addWidget(window)
    assert faults == []
    assert window.game.start.layout.name == "Turtle"


def test_each_file_gets_a_window_and_faults_stop_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    four, missing = tmp_path / "four.json", tmp_path / "missing.json"
    mjs.write(FOUR, four)
    assert start_playing([missing, four])
    (window,) = play_windows()
    assert window.isVisible()
    assert window.path == four
    assert "missing.json" in window.notice.text
    assert f"mjs-editor: error: {missing}: cannot be read" in capsys.readouterr().err


def test_of_very_many_files_the_first_are_played(tmp_path: Path) -> None:
    paths = [tmp_path / f"{number}.json" for number in range(25)]
    for path in paths:
        path.write_text("{}")
    windows, faults = make_windows(paths)
    assert windows == []
    assert faults[0] == "25 files are too many windows; the first 20 are opened"
    assert len(faults) == 21


def test_nothing_to_play_is_a_failure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert not start_playing([tmp_path / "missing.json"])
    assert play_windows() == []
    assert "cannot be read" in capsys.readouterr().err


def test_the_editor_plays_what_it_shows(turtle_window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(turtle_window, Qt.Key.Key_F5)
    (window,) = play_windows()
    assert isinstance(window, PlayWindow)
    assert window.game.start.layout.tiles == turtle_window.document.layout.tiles


def test_a_layout_that_is_not_ready_stays_in_the_editor(window: MainWindow, qtbot: QtBot) -> None:
    window.document.edit("Draw", ODD)
    qtbot.keyClick(window, Qt.Key.Key_F5)
    assert play_windows() == []
    assert "can't be played yet" in window.statusBar().currentMessage()
    assert "odd number" in window.statusBar().currentMessage()


def test_a_file_is_played_in_the_same_window(tmp_path: Path, qtbot: QtBot) -> None:
    window = open_play(mjs_layouts.load("turtle"))
    qtbot.addWidget(window)
    games = window.features["Games"]
    assert isinstance(games, Games)
    four = tmp_path / "four.json"
    mjs.write(FOUR, four)
    games.open_file(four)
    assert (window.game.start.layout.tiles, window.path) == (FOUR.tiles, four)
    games.open_file(tmp_path / "missing.json")
    assert "missing.json" in window.notice.text
    assert window.game.start.layout.tiles == FOUR.tiles


def test_a_look_is_chosen_for_all_windows(qtbot: QtBot) -> None:
    assert start_playing([mjs_layouts.path("turtle"), mjs_layouts.path("heart")])
    one, other = play_windows()
    assert one.pos() != other.pos(), "one does not lie upon the other"
    one.commands["table.faces-contrast"].trigger()
    one.commands["table.theme-dark"].trigger()
    assert other.table.look == one.table.look
    assert (other.table.look.faces.name, other.table.look.theme.name) == ("contrast", "dark")
    for name in ("table.faces-contrast", "table.theme-dark"):
        assert other.commands[name].isChecked()
    one.commands["table.theme-system"].trigger()


def test_the_editor_goes_along_with_the_theme(turtle_window: MainWindow, qtbot: QtBot) -> None:
    session.keep(turtle_window)
    qtbot.keyClick(turtle_window, Qt.Key.Key_F5)
    (window,) = play_windows()
    window.commands["table.theme-dark"].trigger()
    assert turtle_window.view.board.theme.name == window.table.look.theme.name == "dark"
    qtbot.waitUntil(lambda: window.palette().window().color().lightness() < 128)
    turtle_window.commands["view.theme-light"].trigger()
    qtbot.waitUntil(lambda: window.table.look.theme.name == "light")
    turtle_window.commands["view.theme-system"].trigger()
