"""What the play window counts: hints in their cycle, free pairs, what a cleared board came to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from mjs import Layout, Tile
from mjs.play.events import Dealt
from mjs.play.game import Game
from mjs.play.houserules import PROFILES
from mjs.play.outcome import State
from mjs_editor.playtest.caption import draw_caption
from mjs_editor.playtest.window import PlayWindow
from play_hand import Player, show

# Three that match and two that match, each of them free.
APART = Layout.from_tiles([(4 * x, 0, 0) for x in range(6)], name="Apart")
FACES = ("dots-1", "dots-1", "dots-1", "dots-2", "dots-2", "dots-1")


def game_of(profile: str = "reference", **settings: object) -> Game:
    return Game(Dealt(APART, FACES), PROFILES[profile].with_settings(**settings))


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[PlayWindow]:
    game = game_of()
    window = PlayWindow(game, game.rules)
    window.table.motions.enabled = False
    show(qtbot, window)
    yield window
    window.close()


def press(qtbot: QtBot, window: PlayWindow, command: str) -> None:
    """Press the keys of a command."""
    (keys, *_) = window.commands[command].shortcuts()
    qtbot.keyClick(window.table, keys[0].key(), keys[0].keyboardModifiers())


def test_hints_say_where_they_are_in_the_cycle(window: PlayWindow, qtbot: QtBot) -> None:
    said = []
    for _ in range(8):
        press(qtbot, window, "play.hint")
        said.append(window.notice.text.partition(":")[0])
    # Six pairs of the four that match, one of the two; then from the first one on again.
    assert said == [f"Hint {number} of 7" for number in (1, 2, 3, 4, 5, 6, 7, 1)]
    Player(qtbot, window).click(Tile(12, 0, 0))
    Player(qtbot, window).click(Tile(16, 0, 0))
    press(qtbot, window, "play.hint")
    assert window.notice.text.startswith("Hint 1 of 6: 1 of dots + 1 of dots.")


def test_free_pairs_are_counted_as_they_come_and_go(window: PlayWindow, qtbot: QtBot) -> None:
    figures, player = window.figures, Player(qtbot, window)
    assert figures.free.isVisible()
    assert figures.free.accessibleName() == "Pairs free: 7"
    player.click(Tile(0, 0, 0))
    player.click(Tile(4, 0, 0))
    assert figures.free.text() == "2"
    press(qtbot, window, "play.undo")
    assert figures.free.text() == "7"
    press(qtbot, window, "play.pause")
    assert window.game.is_paused
    assert figures.free.text() == "-"
    press(qtbot, window, "play.pause")
    assert figures.free.text() == "7"


def test_a_race_does_not_tell_of_free_pairs(window: PlayWindow) -> None:
    window.start(game_of("race"))
    assert not window.figures.free.isVisible()
    window.begin()
    assert window.game.rules.hidden_start
    assert not window.game.is_waiting
    assert not window.figures.free.isVisible()


def test_many_pairs_are_counted_without_listing_them(
    window: PlayWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    wide = Layout.from_tiles([(3 * x, 3 * y, 0) for x in range(40) for y in range(40)])
    game = Game(Dealt(wide, ("dots-1",) * 1_600), PROFILES["reference"])
    monkeypatch.setattr(Game, "pairs", lambda _: pytest.fail("they were listed"))
    window.start(game)
    assert game.pair_count == 1_600 * 1_599 // 2
    assert window.figures.free.text() == "1,279,200"
    window.commands["play.hint"].trigger()
    assert window.notice.text.startswith("Hint 1 of 1,279,200: ")


def test_a_cleared_table_says_time_and_score(window: PlayWindow, qtbot: QtBot) -> None:
    player = Player(qtbot, window)
    for x in (0, 4, 8, 20, 12, 16):
        player.click(Tile(x, 0, 0))
    assert window.game.state is State.WON
    assert window.table.caption == (
        "Cleared without a shuffle",
        f"Time: 0:00   Score: {window.game.score}",
    )
    window.commands["table.time"].trigger()
    assert window.table.caption[1] == f"Score: {window.game.score}"
    window.commands["table.time"].trigger()
    window.start(game_of("unlimited", timer="off"))
    assert window.table.caption == ("", "")


@pytest.mark.parametrize("width", [1000, 400])
def test_details_are_written_small_below_the_title(window: PlayWindow, width: int) -> None:
    pictures, places = [], []
    for details in ("", "Time: 0:59"):
        picture = QImage(width, 500, QImage.Format.Format_RGB32)
        picture.fill(QColor("white"))
        painter = QPainter(picture)
        painter.setFont(window.font())
        places.append(draw_caption(painter, picture.rect(), "Cleared without a shuffle", details))
        painter.end()
        pictures.append(picture)
    plain, told = pictures
    place = places[1]
    assert told.rect().contains(place)
    assert place.top() > 250
    assert place.height() < 3 * window.fontMetrics().height()
    above = QRect(0, 0, width, place.top())
    assert told.copy(above) == plain.copy(above)  # no letter of one is over those of the other
    assert told.copy(place) != plain.copy(place)
