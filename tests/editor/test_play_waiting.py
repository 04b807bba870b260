"""Deals that take longer than a moment: what is shown meanwhile, and who does not want to wait."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QProgressDialog, QPushButton
from pytestqt.qtbot import QtBot

from mjs import Cancelled, Layout, UnclearableError
from mjs.play.game import Game
from mjs.play.houserules import PROFILES, HouseRules
from mjs_editor.playtest import dealing, waiting
from mjs_editor.playtest.dealing import deal_game
from mjs_editor.playtest.waiting import waited_for
from mjs_editor.playtest.window import PlayWindow, open_play
from mjs_layouts import load
from play_hand import show

SECONDS = 5.0


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Deals take until this is set."""
    monkeypatch.setattr(waiting, "_MOMENT", 0.01)
    go_on, new_game = threading.Event(), dealing.new_game

    def slow(layout: Layout, rules: HouseRules, seed: int) -> Game:
        go_on.wait(SECONDS)
        return new_game(layout, rules, seed)

    monkeypatch.setattr(dealing, "new_game", slow)
    yield go_on
    go_on.set()


def dialogs() -> list[QProgressDialog]:
    found = (w for w in QApplication.topLevelWidgets() if isinstance(w, QProgressDialog))
    return [dialog for dialog in found if dialog.isVisible()]


def press_cancel() -> None:
    (dialog,) = dialogs()
    (button,) = dialog.findChildren(QPushButton)
    button.click()


def test_what_takes_a_moment_shows_nothing_and_lets_nothing_happen_between(qtbot: QtBot) -> None:
    happened: list[str] = []
    QTimer.singleShot(0, lambda: happened.append("an event"))
    assert waited_for(lambda: threading.current_thread() is threading.main_thread(), "") is False
    assert happened == [], "no event is handled in the middle of a command"


def test_errors_come_as_they_are(qtbot: QtBot) -> None:
    with pytest.raises(ZeroDivisionError):
        waited_for(lambda: 1 // 0, "")
    stack = Layout.from_tiles([(0, 0, 0), (0, 0, 1)], name="Stack")
    with pytest.raises(UnclearableError):
        deal_game(stack, PROFILES["reference"], 1)


def test_what_takes_longer_is_told_of_and_comes_in_the_end(
    qtbot: QtBot, held: threading.Event
) -> None:
    seen: list[str] = []

    def look() -> None:
        seen.extend(dialog.labelText() for dialog in dialogs())
        held.set()

    QTimer.singleShot(50, look)
    game = deal_game(load("turtle"), PROFILES["reference"], 7)
    assert seen == ["Dealing Turtle..."]
    assert game.start.seed == 7
    assert dialogs() == []


def test_who_cancels_plays_on(
    qtbot: QtBot, held: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    held.set()
    window = open_play(load("turtle"), seed=7)
    show(qtbot, window)
    before = window.game
    held.clear()
    QTimer.singleShot(50, press_cancel)
    window.commands["game.new"].trigger()
    assert not held.is_set(), "the deal is not waited for"
    assert window.game is before
    assert window.notice.text == "Nothing was dealt: this game goes on."
    assert dialogs() == []
    held.set()
    window.commands["game.new"].trigger()
    assert window.game is not before


def test_no_window_comes_of_a_deal_that_was_cancelled(qtbot: QtBot, held: threading.Event) -> None:
    QTimer.singleShot(50, press_cancel)
    with pytest.raises(Cancelled):
        open_play(load("turtle"), seed=7)
    windows = [w for w in QApplication.topLevelWidgets() if isinstance(w, PlayWindow)]
    assert not any(window.isVisible() for window in windows)
