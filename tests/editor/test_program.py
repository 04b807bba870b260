"""The command ``mjs-editor``: pictures without a display, bad files, no display, the session."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QDockWidget, QMessageBox
from pytestqt.qtbot import QtBot

import mjs
import mjs_layouts
from mjs import Layout
from mjs_editor import app, session
from mjs_editor.features.helping import Helping
from mjs_editor.state import STATE_VARIABLE
from mjs_editor.window import MainWindow

FOUR = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (0, 0, 1), (2, 0, 1)], name="Four")


@pytest.fixture
def warnings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda _parent, _title, text: told.append(text))
    return told


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    usual = {
        key: value
        for key, value in os.environ.items()
        if key not in {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"}
    }
    code = "import sys; from mjs_editor.launch import main; sys.argv[0] = 'mjs-editor'; main()"
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        capture_output=True,
        text=True,
        env=usual | environment,
        timeout=60,
    )


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
@pytest.mark.parametrize("environment", [{}, {"DISPLAY": ":4711"}])
def test_without_a_display_it_says_so_and_how(environment: dict[str, str]) -> None:
    done = run(**environment)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("mjs-editor: error: there is no display to open a window on (")
    assert "--screenshot OUT.png [FILE]" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_picture_needs_no_display(tmp_path: Path) -> None:
    out = tmp_path / "window.png"
    done = run("--screenshot", str(out), str(mjs_layouts.path("turtle")))
    assert (done.returncode, done.stdout, done.stderr) == (0, f"wrote {out}\n", "")
    image = QImage(str(out))
    assert (image.width(), image.height()) == (1280, 800)
    colours = {image.pixelColor(x, 420).name() for x in range(0, 900, 5)}
    assert len(colours) > 8


def test_a_picture_with_an_unreadable_file_is_of_an_empty_window(tmp_path: Path) -> None:
    out, bad = tmp_path / "window.png", tmp_path / "bad.json"
    bad.write_text("{")
    done = run("--screenshot", str(out), str(bad))
    assert done.returncode == 1
    assert str(bad) in done.stderr
    assert "Traceback" not in done.stderr
    assert not QImage(str(out)).isNull()


def test_a_picture_that_can_not_be_written_is_said(tmp_path: Path) -> None:
    done = run("--screenshot", str(tmp_path / "no" / "out.png"))
    assert done.returncode == 2
    assert done.stderr.endswith("out.png: cannot be written: no such file or directory\n")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no device that is full")
def test_a_picture_for_which_there_is_no_room_is_said() -> None:
    done = run("--screenshot", "/dev/full")
    assert done.returncode == 2
    assert done.stderr == (
        "mjs-editor: error: /dev/full: cannot be written: no space left on device\n"
    )


def test_a_picture_that_is_there_stays_when_another_can_not_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    out = tmp_path / "out.png"
    out.write_bytes(b"before")

    def no_room(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", no_room)
    monkeypatch.setattr(app, "no_display_talk", lambda: None)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setenv(STATE_VARIABLE, "")
    assert app._take_picture([], out, plays=False) == 2
    assert out.read_bytes() == b"before"
    assert os.listdir(tmp_path) == ["out.png"]


def test_version_and_help_need_no_display() -> None:
    assert run("--version").stdout == f"mjs {mjs.__version__}\n"
    assert "--screenshot" in run("--help").stdout


def test_files_named_open_each_in_a_window(
    qtbot: QtBot, tmp_path: Path, warnings: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    mjs.write(FOUR, tmp_path / "a.json")
    mjs.write(FOUR, tmp_path / "b.lay")
    app._start([tmp_path / "a.json", tmp_path / "gone.json", tmp_path / "b.lay"])
    qtbot.waitUntil(lambda: len(warnings) == 1)
    assert "gone.json" in warnings[0]
    paths = [window.document.path for window in session.open_windows()]
    assert paths == [tmp_path / "a.json", tmp_path / "b.lay"]
    assert "gone.json" in capsys.readouterr().err


def test_very_many_files_open_only_after_asking(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(QMessageBox, "question", lambda *words: asked.append(words[2]))
    monkeypatch.setattr(Helping, "greet", lambda _: None)
    paths = [tmp_path / f"{number}.json" for number in range(30)]
    for path in paths:
        mjs.write(FOUR, path)
    app._start(paths)
    qtbot.waitUntil(lambda: bool(asked))
    assert "30 layouts" in asked[0]
    assert [window.document.path for window in session.open_windows()] == [None]


def test_two_names_of_one_file_are_one_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Helping, "greet", lambda _: None)
    path, link = tmp_path / "a.json", tmp_path / "link.json"
    mjs.write(FOUR, path)
    link.symlink_to(path)
    app._start([path, link, tmp_path / ".." / tmp_path.name / "a.json"])
    assert [window.document.path for window in session.open_windows()] == [path]


HOSTILE = {
    "empty.json": b"",
    "nul.layout": b"\0" * 5000,
    "deep.json": b"[" * 100_000,
    "utf16.json": "{}".encode("utf-16"),
    "newer.json": b'{"format": "mjs-layout", "version": 99}',
    "bomb.layout": b'<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
    "huge.json": b'{"format": "mjs-layout", "version": 1, "layers": [{"tiles": [[1e999, 0]]}]}',
    "photo.png": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_an_unreadable_file_is_a_message_and_the_window_opens(
    qtbot: QtBot, tmp_path: Path, warnings: list[str], name: str
) -> None:
    (tmp_path / name).write_bytes(HOSTILE[name])
    app._start([tmp_path / name])
    qtbot.waitUntil(lambda: len(warnings) == 1)
    assert name in warnings[0]
    assert "Traceback" not in warnings[0]
    (window,) = session.open_windows()
    assert (window.isVisible(), window.document.layout) == (True, Layout())


def test_the_last_session_comes_back_and_a_missing_file_is_one_message(
    qtbot: QtBot, tmp_path: Path, warnings: list[str]
) -> None:
    paths = [tmp_path / f"{name}.json" for name in "abc"]
    for path in paths:
        mjs.write(FOUR, path)
    app._start(paths)
    qtbot.wait(1)
    session.open_windows()[0].commands["file.quit"].trigger()
    assert session.open_windows() == []
    paths[1].unlink()
    app._start([])
    qtbot.waitUntil(lambda: len(warnings) == 1)
    assert "b.json" in warnings[0]
    assert [window.document.path for window in session.open_windows()] == [paths[0], paths[2]]


def test_a_session_of_nothing_but_missing_files_is_one_message_and_an_empty_window(
    qtbot: QtBot, tmp_path: Path, warnings: list[str]
) -> None:
    mjs.write(FOUR, tmp_path / "a.json")
    app._start([tmp_path / "a.json"])
    qtbot.wait(1)
    session.open_windows()[0].close()
    (tmp_path / "a.json").unlink()
    app._start([])
    qtbot.waitUntil(lambda: len(warnings) == 1)
    (window,) = session.open_windows()
    assert window.document.layout == Layout()


def test_the_session_can_be_left_closed_and_opened_by_hand(qtbot: QtBot, tmp_path: Path) -> None:
    mjs.write(FOUR, tmp_path / "a.json")
    app._start([tmp_path / "a.json"])
    qtbot.wait(1)
    window = session.open_windows()[0]
    window.commands["file.reopen-at-start"].trigger()
    assert not session.reopens()
    window.close()
    session._before.clear()
    app._start([])
    qtbot.wait(1)
    (empty,) = session.open_windows()
    assert empty.document.path is None
    empty.commands["file.reopen-session"].trigger()
    assert [one.document.path for one in session.open_windows()] == [tmp_path / "a.json"]


def test_recent_files_are_offered_and_those_that_are_gone_forgotten(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, warnings: list[str]
) -> None:
    for name in ("a.json", "b.json"):
        mjs.write(FOUR, tmp_path / name)
    session.keep(window)
    window.filing.open_files([tmp_path / "a.json", tmp_path / "b.json"])
    first = session.open_windows()[0]
    menu = first.features["Returning"].menu
    first.menu("file", "").aboutToShow.emit()
    assert [action.text() for action in menu.actions()[:2]] == ["&1 b.json", "&2 a.json"]
    (tmp_path / "b.json").unlink()
    menu.actions()[0].trigger()
    assert "b.json" in warnings[0]
    assert session.recent() == [tmp_path / "a.json"]
    menu.actions()[-1].trigger()
    assert session.recent() == []


def test_a_window_remembers_its_size_its_docks_and_its_tool(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.resize(780, 660)  # no more than the screen that tests have
    size = window.size()
    window.commands["tool.eraser"].trigger()
    dock = window.findChild(QDockWidget, "problems")
    window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, dock)
    window.findChild(QDockWidget, "history").hide()
    window.close()
    other = MainWindow()
    qtbot.addWidget(other)
    other.show()
    assert other.size() == size
    assert other.view.tool is other.tools["eraser"]
    assert other.dockWidgetArea(other.findChild(QDockWidget, "problems")) == (
        Qt.DockWidgetArea.BottomDockWidgetArea
    )
    assert other.findChild(QDockWidget, "history").isHidden()
    other.wait_for_checks()
    other.close()


@pytest.mark.parametrize("garbage", ["", "x", 7, ["a", 3]])
def test_settings_that_make_no_sense_are_passed_over(qtbot: QtBot, garbage: object) -> None:
    for key in ("geometry", "docks", "tool"):
        QSettings().setValue(f"window/{key}", garbage)
    QSettings().setValue("files/recent", garbage)
    window = MainWindow()
    qtbot.addWidget(window)
    assert window.view.tool is window.tools["stamp"]
    window.wait_for_checks()


@pytest.mark.parametrize("end", ["assert session.quit_all()", "sys.exit()"])
def test_the_program_ends_well_with_copied_tiles_on_the_clipboard(tmp_path: Path, end: str) -> None:
    code = """
import sys
from PySide6.QtCore import QTimer
from mjs import Layout
from mjs_editor import app, session
from mjs_editor.features.helping import Helping

def copy_and_quit():
    window, = session.open_windows()
    window.document.edit("Draw", Layout.from_tiles([(0, 0, 0), (2, 0, 0)]))
    window.commands["edit.select-all"].trigger()
    assert window.feature(Clipboard).copy()
    window.document.history.setClean()
    END

from mjs_editor.features.clipboard import Clipboard
Helping.greet = lambda _: None
start = app.start_application
app.start_application = lambda: (start(), QTimer.singleShot(0, copy_and_quit))[0]
raise SystemExit(app.main([]))
""".replace("END", end)
    places = {"MJS_STATE_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        env=os.environ | places | {"QT_QPA_PLATFORM": "offscreen"},
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
