"""What the editor finds around it may be anything: settings, links in circles, no clipboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QClipboard
from PySide6.QtWidgets import QMessageBox

from mjs import write
from mjs.layout import MAX_TILES
from mjs_editor import session
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
