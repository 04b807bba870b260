"""Looking back through a game and going on from any place in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from pytestqt.qtbot import QtBot

from mjs.play.game import Game
from mjs.play.houserules import PROFILES
from mjs.play.outcome import State
from mjs.render import TILE_WIDTH
from mjs_editor.playtest.assisted import is_designers
from mjs_editor.playtest.features.lookingback import LookingBack
from mjs_editor.playtest.lookback import LookBack
from mjs_editor.playtest.marklayer import TAKEN, MarkLayer
from mjs_editor.playtest.window import PlayWindow, open_play
from mjs_layouts import load
from play_hand import Player, show


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[PlayWindow]:
    window = open_play(load("heart"), rules=PROFILES["reference"], seed=4)
    window.table.motions.enabled = False
    show(qtbot, window)
    yield window
    window.close()


def take(window: PlayWindow, qtbot: QtBot, first: int, last: int) -> None:
    tiles, player = window.game.layout.tiles, Player(qtbot, window)
    for pair in window.game.start.order[first:last]:
        for index in pair:
            player.click(tiles[index])


def look(window: PlayWindow) -> LookBack:
    looking = window.features["LookingBack"]
    assert isinstance(looking, LookingBack)
    return looking.look_back()


def test_every_move_is_seen_again_and_the_game_stays(window: PlayWindow, qtbot: QtBot) -> None:
    assert not window.commands["eye.look-back"].isEnabled()
    take(window, qtbot, 0, 3)
    window.commands["play.undo"].trigger()
    window.commands["play.hint"].trigger()
    game, events = window.game, window.game.events
    dialog = look(window)
    assert dialog.is_at_the_end
    assert not dialog.go_on.isEnabled()
    assert "5 of 5, at 0:0" in dialog.text.text()
    assert "hint: " in dialog.text.text()
    assert len(dialog.table.tiles) == 64
    qtbot.waitUntil(dialog.isActiveWindow)
    assert dialog.slider.hasFocus()
    qtbot.keyClick(dialog.slider, Qt.Key.Key_Left)
    assert dialog.text.text().endswith("taken back")
    qtbot.keyClick(dialog.slider, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert len(dialog.table.tiles) == 62
    assert "gone: " in dialog.text.text()
    assert set(dialog.marks.marks.values()) == {TAKEN}
    assert len(dialog.marks.marks) == 2
    qtbot.keyClick(dialog.slider, Qt.Key.Key_Home)
    assert dialog.text.text() == "The start"
    assert dialog.marks.marks == {}
    assert len(dialog.table.tiles) == 68
    qtbot.mouseClick(
        dialog.table, Qt.MouseButton.LeftButton, pos=dialog.table.rect().center()
    )  # only looked at
    dialog.reject()
    assert window.game is game
    assert window.game.events == events


def test_play_goes_on_from_any_place(window: PlayWindow, qtbot: QtBot) -> None:
    take(window, qtbot, 0, 99)
    assert window.game.state is State.WON
    dialog = look(window)
    dialog.slider.setValue(2)
    qtbot.mouseClick(dialog.go_on, Qt.MouseButton.LeftButton)
    game: Game = window.game
    assert (game.state, game.pairs_cleared) == (State.PLAYING, 2)
    assert is_designers(game)
    take(window, qtbot, 2, 3)
    assert game.pairs_cleared == 3


def test_faces_that_are_hidden_are_not_looked_at(window: PlayWindow, qtbot: QtBot) -> None:
    take(window, qtbot, 0, 1)
    window.commands["play.pause"].trigger()
    assert not window.commands["eye.look-back"].isEnabled()
    window.commands["play.pause"].trigger()
    assert window.commands["eye.look-back"].isEnabled()


def test_the_badge_of_a_mark_lies_over_the_ring_of_its_neighbour(
    window: PlayWindow, qtbot: QtBot
) -> None:
    table = window.table
    assert table.stage is not None
    left, right = next(
        (one, other)
        for one in table.tiles
        for other in table.tiles
        if (other.x, other.y, other.z) == (one.x + 2, one.y, one.z)
    )
    layer, face = MarkLayer(table), table.stage.face(left)
    unit = face.width() / TILE_WIDTH
    middle = face.topRight() + QPointF(-4.5, 4.5) * unit
    pictures = []
    for marked in ((left,), (left, right)):
        layer.show_marks(marked, TAKEN)
        image = table.grab().toImage()
        ratio = image.devicePixelRatio()
        reach = int(4 * unit * ratio)
        at = (middle * ratio).toPoint()
        pictures.append(image.copy(QRect(at - QPoint(reach, reach), at + QPoint(reach, reach))))
    assert pictures[0] == pictures[1]
