"""The file on disk changes, or goes, while it is open."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

import mjs
from mjs import Layout
from mjs_editor.features.watching import Watching
from mjs_editor.panels.notice import NoticeBar
from mjs_editor.state import state_folder
from mjs_editor.window import MainWindow

FOUR = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (0, 0, 1), (2, 0, 1)], name="Four")
SIX = Layout.from_tiles([*FOUR.tiles, (4, 0, 0), (4, 0, 1)], name="Six")


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    buttons = QMessageBox.StandardButton
    monkeypatch.setattr(QMessageBox, "question", lambda *_: buttons.Discard)
    path = tmp_path / "four.json"
    mjs.write(FOUR, path)
    window = MainWindow(FOUR, path)
    qtbot.addWidget(window)
    window.show()
    yield window
    window.wait_for_checks()
    window.close()


def bar_of(window: MainWindow) -> NoticeBar:
    watching = window.features["Watching"]
    assert isinstance(watching, Watching)
    return watching.bar


def path_of(window: MainWindow) -> Path:
    assert window.document.path is not None
    return window.document.path


def click(qtbot: QtBot, bar: NoticeBar, number: int) -> None:
    qtbot.mouseClick(bar.buttons[number], Qt.MouseButton.LeftButton)


def test_a_file_changed_by_others_can_be_reloaded_and_that_undone(
    opened: MainWindow, qtbot: QtBot
) -> None:
    bar = bar_of(opened)
    mjs.write(SIX, path_of(opened))
    qtbot.waitUntil(bar.isVisible)
    assert "four.json was changed" in bar.label.text()
    assert not opened.document.is_clean
    click(qtbot, bar, 0)
    assert (opened.document.layout, opened.document.is_clean) == (SIX, True)
    assert bar.isHidden()
    opened.commands["edit.undo"].trigger()
    assert opened.document.layout == FOUR


def test_a_file_changed_by_others_can_be_kept_as_it_is_here(
    opened: MainWindow, qtbot: QtBot
) -> None:
    bar = bar_of(opened)
    path_of(opened).write_text("{")
    qtbot.waitUntil(bar.isVisible)
    click(qtbot, bar, 1)
    assert (opened.document.layout, opened.document.is_clean) == (FOUR, False)
    assert opened.filing.save()
    assert mjs.read(path_of(opened)) == FOUR


def test_a_change_that_can_not_be_read_is_told_and_nothing_is_lost(
    opened: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda _parent, _title, text: told.append(text))
    bar = bar_of(opened)
    path_of(opened).write_text('{"format": "mjs-layout"')
    qtbot.waitUntil(bar.isVisible)
    click(qtbot, bar, 0)
    assert len(told) == 1
    assert opened.document.layout == FOUR


def test_a_deleted_file_leaves_the_layout_and_saving_writes_it_again(
    opened: MainWindow, qtbot: QtBot
) -> None:
    bar = bar_of(opened)
    path_of(opened).unlink()
    qtbot.waitUntil(bar.isVisible)
    assert "was deleted or moved" in bar.label.text()
    assert not opened.document.is_clean
    click(qtbot, bar, 0)
    assert mjs.read(path_of(opened)) == FOUR
    assert opened.document.is_clean


def test_a_closed_window_watches_nothing(opened: MainWindow, qtbot: QtBot) -> None:
    path = path_of(opened)
    opened.close()
    path.unlink()
    qtbot.wait(250)
    assert opened.document.is_clean
    assert list(state_folder().rglob("*.json")) == []


def test_coming_to_the_front_looks_at_the_file(opened: MainWindow, qtbot: QtBot) -> None:
    watching = opened.features["Watching"]
    assert isinstance(watching, Watching)
    watched = watching._watcher.files() + watching._watcher.directories()
    watching._watcher.removePaths(watched)  # as on a network
    mjs.write(SIX, path_of(opened))
    QApplication.sendEvent(opened, QEvent(QEvent.Type.WindowActivate))
    qtbot.waitUntil(watching.bar.isVisible)


def test_own_saves_and_rewriting_the_same_are_no_change(opened: MainWindow, qtbot: QtBot) -> None:
    bar = bar_of(opened)
    opened.document.edit("Six", SIX)
    assert opened.filing.save()
    mjs.write(SIX, path_of(opened))
    path_of(opened).touch()
    watching = opened.features["Watching"]
    assert isinstance(watching, Watching)
    qtbot.waitUntil(lambda: not watching._settled.isActive())
    qtbot.wait(250)
    assert bar.isHidden()
    assert opened.document.is_clean
