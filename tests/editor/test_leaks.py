"""A window that was closed is gone, with its document and all that listened to it."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from pytestqt.qtbot import QtBot

from mjs import Layout, write
from mjs_editor import app, session
from mjs_editor.features.dealing import Dealing
from mjs_editor.features.helping import Helping
from mjs_editor.window import MainWindow
from mjs_layouts import load

FOUR = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (0, 0, 1), (2, 0, 1)])


def used_and_closed(
    qtbot: QtBot, window: MainWindow, board: Layout
) -> dict[str, weakref.ref[object]]:
    """Do a little of everything in a window and close it; weak references to what it had."""
    window.show()
    window.view.fit()
    window.document.edit("Draw", board)
    window.take_tool("select")
    window.commands["edit.select-all"].trigger()
    window.commands["overlay.free"].trigger()
    dealing = window.features["Dealing"]
    assert isinstance(dealing, Dealing)
    with qtbot.waitSignal(dealing.job.done):
        window.commands["deal.new"].trigger()
    qtbot.mouseMove(window.view.viewport(), QPoint(50, 50))
    qtbot.keyClick(window.view, Qt.Key.Key_Escape)
    window.commands["edit.undo"].trigger()
    window.wait_for_checks()
    parts: dict[str, object] = {"window": window, "document": window.document, "view": window.view}
    parts |= {"scene": window.view.board, "history": window.document.history}
    parts |= {"commands": window.commands, **window.features, **window.tools}
    references = {name: weakref.ref(part) for name, part in parts.items()}
    assert window.close()
    return references


def alive(references: dict[str, weakref.ref[object]]) -> list[str]:
    """The names of what is still there after all that can go has gone."""
    for _ in range(3):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
    return [name for name, reference in references.items() if reference() is not None]


def test_a_closed_window_and_its_document_die(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Helping, "greet", lambda _: None)
    window = app._start([])
    references = used_and_closed(qtbot, window, load("turtle"))
    del window
    assert alive(references) == []


def test_so_do_those_that_were_opened_from_another(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.document.edit("Draw", load("turtle"))
    path = tmp_path / "board.json"
    write(load("turtle"), path, "mjs")
    window.filing.open(path)
    other = session.window_of(path)
    assert other is not None
    assert other is not window
    references = used_and_closed(qtbot, other, FOUR)
    del other
    assert alive(references) == []
    assert window.isVisible()
