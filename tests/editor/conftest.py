"""A window to try things in, and hands to try them with."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from editor_hand import Hand
from mjs_editor import session, worker
from mjs_editor.display import leave_clipboard
from mjs_editor.state import STATE_VARIABLE
from mjs_editor.window import MainWindow


@pytest.fixture(scope="session", autouse=True)
def empty_clipboard() -> Iterator[None]:
    """What tests have copied does not outlive Python, which would end the run by a crash."""
    yield
    if QGuiApplication.instance() is not None:
        leave_clipboard()


@pytest.fixture(scope="module", autouse=True)
def collected_on_this_thread() -> Iterator[None]:
    """As in the program, while there is an event loop; tests of other rooms have none."""
    if worker._relays:
        gc.disable()
    yield
    gc.collect()  # so that no thread that lingers finds anything of Qt
    gc.enable()


@pytest.fixture(autouse=True)
def own_settings(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """Settings and drafts of tests stay out of the user's; windows opened on the way are closed."""
    monkeypatch.setenv(STATE_VARIABLE, str(tmp_path_factory.mktemp("state")))
    folder = str(tmp_path_factory.mktemp("settings"))
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, folder)
    session._before.clear()
    yield
    buttons = QMessageBox.StandardButton
    monkeypatch.setattr(QMessageBox, "question", lambda *_: buttons.Discard)
    for window in session.open_windows():
        window.wait_for_checks()
        window.close()
    assert session.open_windows() == []


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """An empty window, shown and fitted; unsaved changes are dropped at the end."""
    yield from _shown(MainWindow(), qtbot, monkeypatch)


@pytest.fixture
def turtle_window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """A window with the turtle."""
    from mjs_layouts import load

    yield from _shown(MainWindow(load("turtle")), qtbot, monkeypatch)


def _shown(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> Iterator[MainWindow]:
    buttons = QMessageBox.StandardButton
    monkeypatch.setattr(QMessageBox, "question", lambda *_: buttons.Discard)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    window.view.fit()
    yield window
    window.wait_for_checks()
    window.close()


@pytest.fixture
def hand(qtbot: QtBot, window: MainWindow) -> Hand:
    """A hand on the empty window's canvas."""
    return Hand(qtbot, window.view)
