"""Anything in any order: the play window always shows the game as it is."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from mjs import Layout
from mjs.play.houserules import PROFILES
from mjs.play.outcome import State
from mjs_editor.playtest.tableview import TableView
from mjs_editor.playtest.window import PlayWindow, open_play

_COMMANDS = (
    "play.hint",
    "play.undo",
    "play.redo",
    "play.shuffle",
    "play.pause",
    "game.restart",
    "table.faces-dusk",
    "table.faces-ivory",
    "table.tells-free",
)
BOARD = Layout.from_tiles(
    [(2 * x, 2 * y, 0) for x in range(6) for y in range(4)]
    + [(2 * x + 1, 2 * y + 1, 1) for x in range(4) for y in range(2)]
    + [(4, 3, 2), (6, 3, 2)],
    name="Heap",
)


def step(window: PlayWindow, qtbot: QtBot, rng: random.Random) -> None:
    """Something a player may do."""
    table, game = window.table, window.game
    if game.is_waiting:
        window.begin()
    pairs = game.pairs()
    dice = rng.random()
    if dice < 0.5 and pairs and not game.is_over:
        for tile in rng.choice(pairs):
            window.click(tile)
    elif dice < 0.75:
        at = QPoint(rng.randrange(1, table.width()), rng.randrange(1, table.height()))
        qtbot.mouseClick(table, Qt.MouseButton.LeftButton, pos=at)
    elif dice < 0.98:
        window.commands[rng.choice(_COMMANDS)].trigger()
    else:
        window.resize(rng.randrange(700, 1200), rng.randrange(500, 800))


def anew(window: PlayWindow, qtbot: QtBot) -> QImage:
    """The game in a table that has never shown anything else."""
    table = TableView()
    qtbot.addWidget(table)
    table.resize(window.table.size())
    table.set_look(window.table.look)
    game = window.game
    table.show_game(game, hidden=game.is_waiting or game.is_paused)
    table.show_blocking(tile for tile, marks in window.table.marked.items() if "blocks" in marks)
    table.set_caption(*window.teller.of_cleared(game))
    return table.grab().toImage()


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("seed", range(2))
def test_the_table_shows_the_game_as_it_is(profile: str, seed: int, qtbot: QtBot) -> None:
    rng = random.Random(f"{profile} {seed}")
    window = open_play(BOARD, rules=PROFILES[profile], seed=seed)
    qtbot.addWidget(window)
    window.table.motions.enabled = rng.random() < 0.5
    window.show()
    qtbot.waitExposed(window)
    for number in range(120):
        step(window, qtbot, rng)
        game, table = window.game, window.table
        places = game.layout.tiles
        assert set(table.tiles) == {places[index] for index in game.board.remaining}
        assert {t for t, marks in table.marked.items() if "hint" in marks} == set(game.hinted)
        assert table.has_hidden_faces == (game.is_waiting or game.is_paused)
        offered = window.notice.actions_shown
        assert all(action.isEnabled() for action in offered)
        waits = game.state is not State.PLAYING or game.is_paused
        assert bool(offered) or not waits
        if number % 40 == 39:
            table.motions.finish()
            assert table.grab().toImage() == anew(window, qtbot)
