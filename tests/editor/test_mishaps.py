"""A fault of the program: drafts are kept, one sentence is said, the details are in a file."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from editor_hand import Hand
from mjs_editor import session
from mjs_editor.mishaps import report_mishaps
from mjs_editor.state import state_folder
from mjs_editor.window import MainWindow


@pytest.fixture
def hook() -> Iterator[None]:
    before = sys.excepthook
    report_mishaps()
    yield
    sys.excepthook = before


def fail(text: str) -> None:
    """What Python does with an exception that nobody has caught."""
    error = RuntimeError(text)
    sys.excepthook(RuntimeError, error, error.__traceback__)


def test_a_fault_keeps_the_drafts_and_is_told_once(
    window: MainWindow,
    hand: Hand,
    qtbot: QtBot,
    hook: None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "critical", lambda _parent, _title, text: told.append(text))
    session.keep(window)
    hand.click((0, 0, 0))
    fail("one")
    fail("two")
    assert len(list((state_folder() / "drafts").glob("*/draft.json"))) == 1
    qtbot.waitUntil(lambda: len(told) == 1)
    log = state_folder() / "faults.log"
    assert str(log) in told[0]
    assert "Traceback" not in told[0] + "".join(capsys.readouterr())
    text = log.read_text("utf-8")
    assert "RuntimeError: one" in text
    assert "RuntimeError: two" in text
    fail("three")
    qtbot.waitUntil(lambda: len(told) == 2)


def test_ctrl_c_is_no_fault(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    passed_on: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: passed_on.append(kind))
    monkeypatch.setattr(QMessageBox, "critical", lambda *_: pytest.fail("no message"))
    report_mishaps()
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    qtbot.wait(1)
    assert passed_on == [KeyboardInterrupt]
    assert not (state_folder() / "faults.log").exists()
