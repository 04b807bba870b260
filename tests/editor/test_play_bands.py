"""New deals of a wanted difficulty in the play window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QMenu, QToolButton
from pytestqt.qtbot import QtBot

import mjs
from mjs import Cancelled, Layout
from mjs.measuring import BANDS
from mjs.play.game import new_game
from mjs.play.houserules import PROFILES
from mjs.play.sharing import SeedLine, wanted
from mjs_editor.playtest import dealing
from mjs_editor.playtest.dealing import deal_game
from mjs_editor.playtest.settings import kept_band, set_band
from mjs_editor.playtest.window import PlayWindow, open_play
from mjs_layouts import load
from play_hand import Player, show

FOUR = Layout.from_tiles([(x, 0, 0) for x in range(0, 8, 2)], name="Four")


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[PlayWindow]:
    window = open_play(load("turtle"), rules=PROFILES["reference"], seed=7)
    show(qtbot, window)
    yield window
    window.close()


def score(window: PlayWindow) -> float:
    start = window.game.start
    found = mjs.difficulty(start.layout, start.faces, order=start.order, seed=start.seed or 0)
    return found.score


def click_in(menu: QMenu, title: str, qtbot: QtBot) -> None:
    (action,) = (each for each in menu.actions() if each.text().replace("&", "") == title)
    at = menu.actionGeometry(action).center()
    qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=at)


def choose(window: PlayWindow, title: str, qtbot: QtBot) -> None:
    """Click on the arrow of the button for new deals, then on a difficulty."""
    button = window.bar.widgetForAction(window.commands["game.new"])
    assert isinstance(button, QToolButton)
    menu = button.menu()
    assert isinstance(menu, QMenu)
    menu.popup(button.mapToGlobal(QPoint(0, button.height())))
    click_in(menu, title, qtbot)
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is None)


@pytest.mark.parametrize("band", ["easy", "medium", "hard"])
def test_a_new_deal_is_of_the_difficulty_and_its_seed_line_names_it(
    band: str, window: PlayWindow, qtbot: QtBot
) -> None:
    choose(window, band.capitalize(), qtbot)
    start = window.game.start
    assert start.seed != 7
    low, high = BANDS[band]
    assert low <= score(window) <= high
    assert window.figures.title.text().endswith(f"deal {start.seed} · {band}")
    asked = wanted(str(SeedLine.of(start)), load("turtle"), PROFILES["reference"])
    assert new_game(asked.layout, asked.rules, asked.seed).start == start
    qtbot.keyClick(window.table, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert window.figures.title.text().endswith(f"· {band}"), "the same deal again is as hard"


def test_the_choice_is_remembered_for_other_layouts_and_windows(
    window: PlayWindow, qtbot: QtBot
) -> None:
    choose(window, "Hard", qtbot)
    assert kept_band() == "hard"
    window.commands["game.layout-heart"].trigger()
    assert score(window) >= BANDS["hard"][0]
    other = open_play(load("turtle"), rules=PROFILES["reference"])
    show(qtbot, other)
    assert other.commands["game.band-hard"].isChecked()
    assert score(other) >= BANDS["hard"][0]
    other.close()
    choose(window, "Any", qtbot)
    assert kept_band() == ""
    assert "hard" not in window.figures.title.text()


def test_a_game_that_has_begun_goes_on(window: PlayWindow, qtbot: QtBot) -> None:
    player, game = Player(qtbot, window), window.game
    for index in game.start.order[0]:
        player.click(game.layout.tiles[index])
    choose(window, "Medium", qtbot)
    assert window.game is game
    assert window.notice.text == "New deals will be medium; this game goes on."
    (offer,) = window.notice.actions_shown
    offer.trigger()
    assert BANDS["medium"][0] <= score(window) <= BANDS["medium"][1]
    player.click(window.game.layout.tiles[window.game.start.order[0][0]])
    player.click(window.game.layout.tiles[window.game.start.order[0][1]])
    choose(window, "Any", qtbot)
    assert window.notice.text == "New deals will be of any difficulty; this game goes on."


def test_a_certain_deal_is_that_deal_however_hard(window: PlayWindow) -> None:
    set_band("hard")
    assert window.new_deal(5)
    assert window.game.start == new_game(load("turtle"), PROFILES["reference"], 5).start
    assert window.figures.title.text().endswith("· deal 5")


def test_a_layout_without_such_deals_is_dealt_and_it_is_said(qtbot: QtBot) -> None:
    set_band("hard")
    window = open_play(FOUR, rules=PROFILES["reference"])
    show(qtbot, window)
    assert len(window.game.board) == 4
    assert window.notice.text == "None of 200 deals of this layout was hard: this is one of any."
    assert "hard" not in window.figures.title.text()
    window.close()


def test_bonus_tiles_are_dealt_as_the_rules_say(qtbot: QtBot) -> None:
    rules = PROFILES["reference"].with_settings(bonus=False)
    game = deal_game(load("turtle"), rules, band="medium")
    assert game.start == new_game(load("turtle"), rules, game.start.seed or 0).start
    assert not any(face.startswith(("flower", "season")) for face in game.start.faces)


def test_deals_that_need_not_be_clearable_have_no_difficulty(qtbot: QtBot) -> None:
    set_band("hard")
    rules = PROFILES["reference"].with_settings(deal="any")
    window = open_play(load("turtle"), rules=rules)
    show(qtbot, window)
    assert window.game.start.generator.startswith("mjs-random")
    button = window.bar.widgetForAction(window.commands["game.new"])
    assert isinstance(button, QToolButton)
    menu = button.menu()
    assert isinstance(menu, QMenu)
    assert not menu.isEnabled()
    window.close()


def test_a_search_that_is_cancelled_ends(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def given_up(work: object, text: str, parent: object) -> object:
        asked.append((work, text))
        raise Cancelled

    monkeypatch.setattr(dealing, "waited_for", given_up)
    with pytest.raises(Cancelled):
        deal_game(load("turtle"), PROFILES["reference"], band="hard")
    ((work, text),) = asked
    assert text == "Looking for a deal of Turtle that is hard..."
    assert callable(work)
    with pytest.raises(Cancelled):
        work()
