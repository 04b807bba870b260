"""What the editor finds around it may be anything: settings, links in circles, no clipboard."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QClipboard
from PySide6.QtWidgets import QMessageBox

from mjs import WriteError, write
from mjs.formats import by_name
from mjs.layout import MAX_TILES
from mjs_editor import session
from mjs_editor.features.exporting import Exporting
from mjs_editor.pictures import write_picture
from mjs_editor.scaling import drop_absurd_scales
from mjs_editor.window import MainWindow
from mjs_layouts import load


@pytest.mark.parametrize(
    ("kept", "wanted"),
    [
        *((odd, 144) for odd in ("junk", "-1", "", "1.5", "9" * 5000, "²", ["1", "2"])),
        *(("72", 72), ("0", 0), ("99999999", MAX_TILES)),
    ],
)
def test_a_wanted_count_that_is_no_number_is_as_not_set(
    window: MainWindow, kept: object, wanted: int
) -> None:
    QSettings().setValue("checks/wanted", kept)
    assert window.checking.status.wanted_count == wanted


@pytest.mark.parametrize("kept", [b"\xff\x00", ["a", "b"], 3.5])
def test_a_shortcut_that_is_no_text_is_as_not_set(window: MainWindow, kept: object) -> None:
    usual = window.commands.keys_of("file.open")
    QSettings().setValue("shortcuts/file.open", kept)
    assert window.commands.keys_of("file.open") == usual


@pytest.mark.parametrize("name", ["loop.json", "a\0b.json"])
def test_a_path_that_leads_nowhere_is_told(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    (tmp_path / "loop.json").symlink_to(tmp_path / "loop.json")
    board = tmp_path / "turtle.json"
    write(load("turtle"), board, "mjs")
    window.filing.open(board)
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *words: told.append(words[2]))
    session.open_windows()[-1].filing.open(tmp_path / name)
    assert len(told) == 1
    assert "cannot be read" in told[0]


def test_no_clipboard_at_all_is_an_empty_one(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QClipboard, "mimeData", lambda *_: None)
    for command in ("edit.paste", "edit.paste-in-place"):
        window.tell("")
        window.commands[command].trigger()
        assert "no tiles on the clipboard" in window.statusBar().currentMessage()
    assert window.document.history.count() == 0


def test_renaming_a_layer_again_while_its_name_is_typed_goes_on(window: MainWindow) -> None:
    for _ in range(2):  # a warning by Qt fails a test
        window.commands["layer.rename"].trigger()
        assert window.layers.list.state() is window.layers.list.State.EditingState


SPECIAL = ["pipe.json", "folder.json", "device.json"]


@pytest.fixture
def special(tmp_path: Path) -> Path:
    """A folder with a pipe that nobody reads from, a folder, and a link to a device."""
    os.mkfifo(tmp_path / "pipe.json")
    (tmp_path / "folder.json").mkdir()
    (tmp_path / "device.json").symlink_to("/dev/zero")
    return tmp_path


@pytest.mark.parametrize("name", SPECIAL)
def test_pipes_folders_and_devices_are_not_read_and_not_written(
    window: MainWindow, special: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *words: told.append(words[2]))
    exporting = window.features["Exporting"]
    assert isinstance(exporting, Exporting)
    window.filing.open(special / name)
    assert len(told) == 1
    assert "is a folder or device, not a file" in told[0]
    assert not window.filing.write(special / name)
    assert not exporting.write(special / name, by_name("mjs"), companion=False)
    assert len(told) == 3
    assert all(
        "cannot be written: a folder, pipe or device is no file" in text for text in told[1:]
    )
    assert window.document.path is None


@pytest.mark.parametrize("name", SPECIAL)
def test_no_picture_is_painted_into_a_pipe(
    turtle_window: MainWindow, special: Path, name: str
) -> None:
    path = (special / name).rename(special / f"{name}.png")
    with pytest.raises(WriteError, match="cannot be written: a folder, pipe or device is no file"):
        write_picture(turtle_window.document.layout, path)


@pytest.mark.parametrize("value", ["0", "-1", "nan", "inf", "1e9", "0.0001", "large", "1;0", "a=b"])
def test_a_scale_that_nothing_can_be_drawn_by_is_passed_over(value: str) -> None:
    surroundings = {"QT_SCREEN_SCALE_FACTORS": value, "QT_SCALE_FACTOR": value.rpartition(";")[2]}
    told = drop_absurd_scales(surroundings)
    assert surroundings == {}
    assert [text.split()[0] for text in told] == ["QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS"]


@pytest.mark.parametrize("value", ["", "1", "1.5;2", "HDMI-1=1.25;eDP-1=2", "2;"])
def test_a_scale_that_makes_sense_is_left_alone(value: str) -> None:
    surroundings = {"QT_SCREEN_SCALE_FACTORS": value}
    assert drop_absurd_scales(surroundings) == []
    assert surroundings == {"QT_SCREEN_SCALE_FACTORS": value}


START = "from mjs_editor.launch import main; main()"


def test_a_scale_of_0_does_not_keep_the_program_from_starting(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", START, "--screenshot", str(tmp_path / "out.png")],
        env=os.environ | {"QT_SCALE_FACTOR": "0"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0
    assert "QT_SCALE_FACTOR is no number" in done.stderr
    assert (tmp_path / "out.png").stat().st_size > 0
