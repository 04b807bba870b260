"""Any commands of the play window in any order: nothing raises, and every game replays."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from mjs.play.game import Game
from mjs_editor import session
from mjs_editor.playtest.session import play_windows
from mjs_editor.playtest.window import PlayWindow, open_play
from mjs_layouts import load
from play_hand import show

_STEPS = 50


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> PlayWindow:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    buttons = QMessageBox.StandardButton
    monkeypatch.setattr(QMessageBox, "question", lambda *_: buttons.Discard)
    window = open_play(load("heart"), seed=1)
    show(qtbot, window)
    return window


@pytest.mark.parametrize("seed", range(3))
def test_any_commands_in_any_order(window: PlayWindow, seed: int) -> None:
    rng = random.Random(seed)
    names = [command.id for command in window.commands if command.id != "game.close"]
    for _ in range(_STEPS):
        _do_something(window, names, rng)
        _answer_dialogs(rng)
        _edit_something(rng)
        if rng.random() < 0.3:
            QCoreApplication.processEvents()
    game = window.game
    assert Game.replay(game.start, game.rules, game.events).left == game.left
    for opened in (*play_windows(), window):
        opened.close()
    assert not window.isVisible()


def _do_something(window: PlayWindow, names: list[str], rng: random.Random) -> None:
    kind = rng.random()
    if kind < 0.4:
        pairs = window.game.pairs()
        for tile in rng.choice(pairs) if pairs else ():
            window.click(tile)
    elif kind < 0.5:
        tiles = window.table.tiles
        if tiles:
            window.click(rng.choice(tiles))
    else:
        designers = [name for name in names if name.startswith(("eye", "auto", "design", "deal"))]
        action = window.commands[rng.choice(designers if kind < 0.75 else names)]
        if action.isEnabled():
            action.trigger()


def _answer_dialogs(rng: random.Random) -> None:
    for dialog in QApplication.topLevelWidgets():
        if isinstance(dialog, QDialog) and dialog.isVisible():
            (dialog.accept if rng.random() < 0.5 else dialog.reject)()


def _edit_something(rng: random.Random) -> None:
    editors = session.open_windows()
    if not editors or rng.random() > 0.1:
        return
    editor, kind = rng.choice(editors), rng.random()
    layout = editor.document.layout
    if kind < 0.3:
        editor.commands["play.test"].trigger()
    elif kind < 0.6:
        editor.close()
    elif layout.tiles:
        editor.document.edit("Less", layout.with_tiles(layout.tiles[:-2]))
