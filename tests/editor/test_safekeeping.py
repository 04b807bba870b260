"""Drafts: kept while there are changes, gone after a clean end, offered after a crash."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

import mjs
from editor_hand import Hand
from mjs import Layer, Layout, MjsError, Tile
from mjs_editor import app, session
from mjs_editor.drafts import DraftFile, abandoned
from mjs_editor.features.safekeeping import Safekeeping, offer_drafts
from mjs_editor.state import state_folder
from mjs_editor.window import MainWindow

FOUR = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (0, 0, 1), (2, 0, 1)], name="Four")
KEEPER = Path(__file__).with_name("draft_keeper.py")
BUTTONS = QMessageBox.StandardButton


def keeping_of(window: MainWindow) -> Safekeeping:
    keeping = window.features["Safekeeping"]
    assert isinstance(keeping, Safekeeping)
    return keeping


def drafts() -> list[Path]:
    return sorted(state_folder().rglob("*.json"))


def kill_after(path: Path, *words: str, seconds: float = 0.0) -> None:
    """Run the keeper until it is ready and so much longer, then kill it without a warning."""
    process = subprocess.Popen(
        [sys.executable, str(KEEPER), str(path), *words], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        assert process.stdout.readline() == "ready\n"
        time.sleep(seconds)
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The questions and warnings that were shown; the answer to all is yes."""
    texts: list[str] = []

    def answer(_parent: object, _title: str, text: str, *_: object) -> QMessageBox.StandardButton:
        texts.append(text)
        return BUTTONS.Yes

    monkeypatch.setattr(QMessageBox, "question", answer)
    monkeypatch.setattr(QMessageBox, "warning", answer)
    return texts


def test_a_draft_is_kept_soon_after_a_change_and_goes_with_it(
    window: MainWindow, hand: Hand, qtbot: QtBot
) -> None:
    keeping = keeping_of(window)
    hand.click((0, 0, 0))
    assert keeping.timer.isActive()
    remaining = keeping.timer.remainingTime()
    hand.click((4, 0, 0))
    assert keeping.timer.remainingTime() <= remaining  # not put off by drawing on
    keeping.timer.start(0)
    qtbot.waitUntil(lambda: len(drafts()) == 1)
    document = json.loads(drafts()[0].read_text("utf-8"))
    assert (document["format"], document["path"]) == ("mjs-draft", None)
    window.commands["edit.undo"].trigger()
    window.commands["edit.undo"].trigger()
    assert window.document.is_clean
    assert drafts() == []


def test_saving_and_closing_leave_no_draft(window: MainWindow, hand: Hand, tmp_path: Path) -> None:
    keeping = keeping_of(window)
    hand.click((0, 0, 0))
    keeping.write_now()
    assert len(drafts()) == 1
    assert window.filing.write(tmp_path / "a.json")
    assert drafts() == []
    hand.click((4, 0, 0))
    keeping.write_now()
    window.close()
    assert not any(path.is_file() for path in state_folder().rglob("*"))


def test_a_draft_of_a_running_program_is_nobody_elses(window: MainWindow, hand: Hand) -> None:
    hand.click((0, 0, 0))
    keeping_of(window).write_now()
    assert abandoned(state_folder()).drafts == ()
    assert len(drafts()) == 1


def test_after_kill_9_the_changes_are_offered_and_come_back(
    window: MainWindow, asked: list[str], tmp_path: Path
) -> None:
    path = tmp_path / "four.json"
    mjs.write(FOUR, path)
    kill_after(path)
    assert mjs.read(path) == FOUR
    offer_drafts(window)
    assert len(asked) == 1
    assert str(path) in asked[0]
    back = session.open_windows()[-1]
    assert back.document.layout.tiles == FOUR.tiles[:2]
    assert (back.document.path, back.document.is_clean) == (path, False)
    assert len(drafts()) == 1  # safe again, under the new window
    back.commands["edit.undo"].trigger()
    assert back.document.layout == FOUR
    offer_drafts(window)
    assert len(asked) == 1  # offered once


def test_changes_come_back_into_the_window_that_the_session_has_opened(
    qtbot: QtBot, asked: list[str], tmp_path: Path
) -> None:
    path = tmp_path / "four.json"
    mjs.write(FOUR, path)
    kill_after(path)
    app._start([path])
    qtbot.waitUntil(lambda: len(asked) == 1)
    (back,) = session.open_windows()
    assert back.document.layout.tiles == FOUR.tiles[:2]
    assert back.document.history.undoText() == "Recover unsaved changes"
    assert len(drafts()) == 1


def test_changes_that_are_not_wanted_are_not_offered_again(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    abandon(FOUR)
    monkeypatch.setattr(QMessageBox, "question", lambda *_: BUTTONS.Cancel)
    offer_drafts(window)
    assert len(abandoned(state_folder()).drafts) == 1
    monkeypatch.setattr(QMessageBox, "question", lambda *_: BUTTONS.No)
    offer_drafts(window)
    assert drafts() == []


def abandon(layout: Layout, path: Path | None = None) -> Path:
    """A draft whose program is gone."""
    keeper = DraftFile(state_folder())
    keeper.write(layout, path)
    assert keeper._lock is not None
    keeper._lock.unlock()
    assert keeper.file is not None
    return keeper.file


def test_a_draft_whose_file_is_gone_comes_back_as_a_new_layout(
    window: MainWindow, asked: list[str], tmp_path: Path
) -> None:
    abandon(FOUR, tmp_path / "gone.json")
    offer_drafts(window)
    back = session.open_windows()[-1]
    assert (back.document.layout, back.document.path) == (FOUR, None)


def test_what_was_deleted_on_disk_is_kept_as_a_draft(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.document.edit("Four", FOUR)
    assert window.filing.write(tmp_path / "four.json")
    assert not keeping_of(window).timer.isActive()
    (tmp_path / "four.json").unlink()
    qtbot.waitUntil(keeping_of(window).timer.isActive)


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"{",
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b'{"format": "mjs-draft", "version": 1}',
        b'{"format": "mjs-draft", "version": 99, "path": null, "layout": ""}',
        b'{"format": "mjs-draft", "version": 1, "path": 3, "layout": "{}"}',
        b'{"format": "mjs-draft", "version": 1, "path": null, "layout": "{\\"a\\": 1}"}',
        b'{"format": "mjs-draft", "version": 1, "path": null, "layout": "not json"}',
    ],
)
def test_a_damaged_draft_is_one_message_and_told_once(
    window: MainWindow, asked: list[str], damage: bytes
) -> None:
    file = abandon(FOUR)
    file.write_bytes(damage)
    offer_drafts(window)
    offer_drafts(window)
    assert len(asked) == 1
    assert str(file) in asked[0]
    assert session.open_windows() == []
    assert file.with_name("damaged.json").read_bytes() == damage


def test_every_truncation_of_a_draft_is_a_message(qapp: object) -> None:
    file = abandon(FOUR)
    whole = file.read_bytes()
    for length in range(0, len(whole), 7):
        file.write_bytes(whole[:length])
        found = abandoned(state_folder())
        assert (len(found.drafts), len(found.faults)) == (0, 1)
    file.write_bytes(whole)
    assert [draft.layout for draft in abandoned(state_folder()).drafts] == [FOUR]


def test_a_state_folder_that_can_not_be_written_is_told_once(
    window: MainWindow, hand: Hand, qtbot: QtBot
) -> None:
    state_folder().rmdir()
    state_folder().write_text("in the way")
    keeping = keeping_of(window)
    for x in (0, 4):
        hand.click((x, 0, 0))
        keeping.timer.start(0)
        qtbot.waitUntil(lambda: keeping._job.is_idle and not keeping.timer.isActive())
    assert "No draft for a crash can be kept" in window.statusBar().currentMessage()
    assert window.document.layout.tiles == (Tile(0, 0, 0), Tile(4, 0, 0))


@pytest.mark.parametrize("seconds", [0.0, 0.03, 0.11])
def test_kill_9_while_saving_leaves_an_old_file_or_a_new_one(
    tmp_path: Path, seconds: float
) -> None:
    path = tmp_path / "four.json"
    mjs.write(FOUR, path)
    kill_after(path, "save", seconds=seconds)
    left = mjs.read(path)
    assert left.at_origin().tiles in (FOUR.tiles, FOUR.tiles[:2])


@pytest.mark.parametrize(
    "fields",
    [
        {"description": "long " * 3_000},
        {"description": "x" * 3_000_000, "name": "Two\nlines"},
        {"name": "n" * 1_001, "rules": "Not A Name", "tags": ("t" * 101,)},
        {"tags": tuple(f"tag {number}" for number in range(101))},
        {"author": "half a character \ud800", "description": "\ud800\\ud800"},
        {"layers": (Layer("ground"), Layer("second " * 200), Layer(), Layer("fourth"))},
    ],
)
def test_a_draft_holds_what_no_layout_file_can(tmp_path: Path, fields: dict[str, object]) -> None:
    layout = FOUR.with_fields(**fields)
    with pytest.raises(MjsError):
        mjs.write(layout, tmp_path / "refused.json")
    keeper = DraftFile(tmp_path)
    keeper.write(layout, tmp_path / "four.json")
    assert keeper._lock is not None
    keeper._lock.unlock()
    (draft,) = abandoned(tmp_path).drafts
    assert draft.layout == layout
    assert draft.path == tmp_path / "four.json"


def test_a_draft_of_a_file_whose_name_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "\udcff\udc80.json"
    keeper = DraftFile(tmp_path)
    keeper.write(FOUR, path)
    assert keeper._lock is not None
    keeper._lock.unlock()
    (draft,) = abandoned(tmp_path).drafts
    assert (draft.layout, draft.path) == (FOUR, path)


@pytest.mark.parametrize(
    "beyond", ["", "[]", "3", '{"name": 3}', '{"path": []}', '{"id": "", "layers": 1}', "[" * 9_999]
)
def test_what_a_draft_keeps_apart_may_be_damaged(tmp_path: Path, beyond: str) -> None:
    keeper = DraftFile(tmp_path)
    keeper.write(FOUR, None)
    assert keeper.file is not None
    assert keeper._lock is not None
    document = json.loads(keeper.file.read_text("utf-8"))
    keeper.file.write_text(json.dumps(document | {"beyond": beyond}), "utf-8")
    keeper._lock.unlock()
    found = abandoned(tmp_path)
    assert found.drafts == ()
    assert len(found.faults) == 1
    assert "is damaged" in found.faults[0]
