"""Signals end the program as it should, whatever is open; the second one at once."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals are not sent there")

PROGRAM = """
import os, signal, sys
from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QMessageBox
from mjs import Layout
from mjs_editor import app, session
from mjs_editor.features.helping import Helping
from mjs_editor.playtest.session import play_windows

Helping.greet = lambda _: None
plays = "--play" in sys.argv

def prepare():
    (window,) = play_windows() if plays else session.open_windows()
    if plays:
        board = window.game.board
        for number in board.pairs()[0]:
            window.click(board.layout.tiles[number])
    else:
        window.document.edit("Draw", Layout.from_tiles([(0, 0, 0), (2, 0, 0)]))
    QTimer.singleShot(50, lambda: os.kill(os.getpid(), int(sys.argv[1])))
    STATE

start = app.start_application
app.start_application = lambda: (start(), QTimer.singleShot(0, prepare))[0]
raise SystemExit(app.main(sys.argv[2:]))
"""
STATES = {
    "nothing": "pass",
    "a menu": "window.menuBar().actions()[0].menu().popup(QPoint(9, 9))",
    "a message": "QMessageBox.warning(window, 'Title', 'Text')",
    "a dialog": "window.commands['help.shortcuts'].trigger()",
}


def run(state: str, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    places = {"MJS_STATE_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    return subprocess.run(
        [sys.executable, "-c", PROGRAM.replace("STATE", STATES.get(state, state)), *arguments],
        capture_output=True,
        text=True,
        env=os.environ | places | {"QT_QPA_PLATFORM": "offscreen"},
        timeout=60,
    )


@pytest.mark.parametrize("state", STATES)
def test_ctrl_c_ends_the_program_and_keeps_a_draft(state: str, tmp_path: Path) -> None:
    done = run(state, tmp_path, str(int(signal.SIGINT)))
    assert done.returncode == 128 + signal.SIGINT, done.stderr
    assert "Traceback" not in done.stderr
    assert len(list(tmp_path.glob("drafts/*/draft.json"))) == 1


def test_so_does_a_system_that_shuts_down(tmp_path: Path) -> None:
    done = run("a message", tmp_path, str(int(signal.SIGTERM)))
    assert done.returncode == 128 + signal.SIGTERM, done.stderr
    assert len(list(tmp_path.glob("drafts/*/draft.json"))) == 1


@pytest.mark.parametrize("state", ["nothing", "a message"])
def test_a_game_goes_on_after_ctrl_c(state: str, tmp_path: Path) -> None:
    done = run(state, tmp_path, str(int(signal.SIGINT)), "--play")
    assert done.returncode == 128 + signal.SIGINT, done.stderr
    assert len([*tmp_path.glob("games/*/*.json*")]) == 1


def test_the_second_ctrl_c_ends_a_program_that_does_not_listen(tmp_path: Path) -> None:
    stuck = """while True:
        try:
            os.kill(os.getpid(), int(sys.argv[1]))
        except KeyboardInterrupt:
            break"""
    done = run(stuck, tmp_path, str(int(signal.SIGINT)))
    assert done.returncode == -signal.SIGINT


def test_a_signal_that_is_ignored_stays_so(tmp_path: Path) -> None:
    code = (
        "import signal; signal.signal(signal.SIGHUP, signal.SIG_IGN)\n"
        "from mjs_editor.ending import end_when_told\n"
        "end_when_told()\n"
        "assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN\n"
        "assert callable(signal.getsignal(signal.SIGTERM))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
