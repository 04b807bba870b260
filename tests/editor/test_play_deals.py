"""Certain deals in the play window: seed lines, seeds, days, and the deal kept with a file."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

import mjs
from mjs.play.game import new_game
from mjs.play.houserules import PROFILES
from mjs.play.sharing import SeedLine, daily_seed
from mjs_editor.playtest.features.certaindeals import CertainDeals
from mjs_editor.playtest.features.games import Games
from mjs_editor.playtest.seeddialog import SeedDialog
from mjs_editor.playtest.window import PlayWindow, open_play
from mjs_layouts import load, titles
from play_hand import Player, show

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[PlayWindow]:
    QGuiApplication.clipboard().clear()
    window = open_play(load("turtle"), rules=PROFILES["reference"], seed=7)
    show(qtbot, window)
    yield window
    window.close()


def ask(window: PlayWindow) -> SeedDialog:
    deals = window.features["CertainDeals"]
    assert isinstance(deals, CertainDeals)
    return deals.ask_seed()


def ok_of(dialog: SeedDialog) -> bool:
    return dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()


def test_bundled_layouts_are_listed_by_their_names_and_lessons_in_their_order(
    window: PlayWindow,
) -> None:
    games = window.features["Games"]
    assert isinstance(games, Games)
    lessons = [action.text() for action in games.lessons.actions()]
    assert [lesson.partition(":")[0] for lesson in lessons] == [f"Lesson {n}" for n in range(1, 9)]
    shown = [action.text() for action in games.layouts.actions()]
    assert {"Four Towers", "Rice Terraces", "Turtle"} < set(shown)
    assert len(shown) + len(lessons) == len(titles())
    window.commands["game.layout-castle"].trigger()
    assert window.game.start.layout.name == "Four Towers"


def test_a_copied_line_brings_the_deal_back_on_another_layout(
    window: PlayWindow, qtbot: QtBot
) -> None:
    start = window.game.start
    qtbot.keyClick(window.table, Qt.Key.Key_C, CTRL | SHIFT)
    line = QGuiApplication.clipboard().text()
    assert line == str(SeedLine.of(start))
    assert window.notice.text == f"Copied: {line}"
    window.commands["game.layout-heart"].trigger()
    dialog = ask(window)
    assert dialog.field.text() == line
    assert dialog.answer.text() == "Deal 7 of Turtle"
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    assert window.game.start == start
    assert "Turtle" in window.windowTitle()


def test_a_shown_seed_is_typed_back(window: PlayWindow, qtbot: QtBot) -> None:
    start = window.game.start
    window.commands["game.new"].trigger()
    assert window.game.start != start
    dialog = ask(window)
    assert not ok_of(dialog)
    qtbot.keyClicks(dialog.field, "7")
    assert ok_of(dialog)
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    assert window.game.start == start


def test_a_line_sets_what_it_says_of_the_rules(window: PlayWindow) -> None:
    game = new_game(load("turtle"), PROFILES["race"].with_settings(deal="any"), 5)
    dialog = ask(window)
    dialog.field.setText(str(SeedLine.of(game.start)).upper())
    dialog.accept()
    assert window.game.start == game.start
    assert (window.game.rules.bonus, window.game.rules.deal) == (False, "any")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("12.5", "names no deal"),
        ("2026-02-30", "there is no day 2026-02-30"),
        ("mjs turtle-c77f2132 412 bonus solvable peel-1 3920tj4", "typing error"),
        ("9" * 30, "larger"),
        ("   ", "Paste what you were sent"),
    ],
)
def test_what_names_no_deal_is_explained_while_typing(
    window: PlayWindow, text: str, said: str
) -> None:
    game = window.game
    dialog = ask(window)
    dialog.field.setText(text)
    assert said in dialog.answer.text()
    assert not ok_of(dialog)
    dialog.reject()
    assert window.game is game


def test_the_deal_of_the_day_is_its_date(window: PlayWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window.table, Qt.Key.Key_D, CTRL)
    today = datetime.now().astimezone().date()
    assert window.game.start.seed == daily_seed(today)
    assert window.notice.text == f"The deal of {today.isoformat()}"
    again = window.game.start
    dialog = ask(window)
    dialog.field.setText(today.isoformat())
    assert dialog.answer.text() == f"The daily deal of {today.isoformat()} on Turtle"
    dialog.accept()
    assert window.game.start == again
    window.commands["rules.strict"].trigger()
    assert not window.commands["deal.daily"].isEnabled()


def test_the_deal_of_the_file_is_played_as_it_is_kept(
    window: PlayWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    assert not window.commands["deal.kept"].isEnabled()
    kept = mjs.deal(load("turtle"), 99).as_start()
    path = tmp_path / "kept.json"
    mjs.write(kept, path)
    window.play_layout(mjs.read(path), path)
    window.commands["game.new"].trigger()
    window.commands["rules.strict"].trigger()
    qtbot.keyClick(window.table, Qt.Key.Key_K, CTRL)
    assert kept.start is not None
    assert window.game.start.faces == kept.start.faces
    assert window.game.rules.name == "strict"
    for index in window.game.start.order[0]:
        Player(qtbot, window).click(window.game.layout.tiles[index])
    assert window.game.progress > 0
    window.commands["game.layout-heart"].trigger()
    assert not window.commands["deal.kept"].isEnabled()


def test_faces_that_come_from_no_seed_have_no_line(window: PlayWindow) -> None:
    kept = mjs.deal(load("turtle"), 99).as_start()
    assert kept.start is not None
    start = mjs.StartDeal(kept.start.faces, kept.start.order)
    window.play_layout(load("turtle").with_fields(start=start))
    window.commands["deal.kept"].trigger()
    assert not window.commands["deal.copy"].isEnabled()
