"""The pointer rests while keys change the board: what a click would do is shown anew."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from editor_hand import Hand
from mjs import Tile
from mjs_editor.window import MainWindow

KEY = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def settled(window: MainWindow, qtbot: QtBot) -> None:
    """The window has its final size, so that nothing moves under the pointer by itself."""
    qtbot.wait(30)
    window.view.fit()
    qtbot.wait(10)


def rest_at(hand: Hand, tile: tuple[int, int, int]) -> None:
    """Move the pointer to a place, from elsewhere: Qt tells nothing of moves that are none."""
    for place in ((1, 1, 0), tile):
        hand.qtbot.mouseMove(hand.view.viewport(), hand.at(place))


def ghost(window: MainWindow) -> tuple[set[Tile], set[Tile]]:
    """What is shown as fitting, and as taken."""
    item = window.view.board.ghost
    return set(item.fitting), set(item.taken)


def test_another_layer_has_its_ghost_at_once(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    rest_at(hand, (6, 6, 0))
    assert ghost(window) == ({(6, 6, 0)}, set())
    qtbot.keyClick(window.view, KEY.Key_PageUp)
    qtbot.waitUntil(lambda: {tile.z for tile in ghost(window)[0]} == {1})
    place = window.view.pointer_place
    assert place is not None
    assert ghost(window)[0] == {place}
    hand.qtbot.mouseClick(window.view.viewport(), Qt.MouseButton.LeftButton, pos=hand.at((6, 6, 0)))
    assert window.document.layout.tiles == (place,)


def test_a_symmetry_switched_on_shows_the_copies(
    window: MainWindow, hand: Hand, qtbot: QtBot
) -> None:
    rest_at(hand, (6, 6, 0))
    qtbot.keyClick(window.view, KEY.Key_Y)
    qtbot.waitUntil(lambda: ghost(window)[0] == {(6, 6, 0), (24, 6, 0)})
    qtbot.keyClick(window.view, KEY.Key_Y)
    qtbot.waitUntil(lambda: ghost(window)[0] == {(6, 6, 0)})


def test_a_layer_that_is_shown_again_can_be_drawn_on(
    window: MainWindow, hand: Hand, qtbot: QtBot
) -> None:
    rest_at(hand, (6, 6, 0))
    window.commands["layer.locked"].trigger()
    qtbot.waitUntil(lambda: ghost(window) == (set(), {(6, 6, 0)}))
    window.commands["layer.locked"].trigger()
    qtbot.waitUntil(lambda: ghost(window) == ({(6, 6, 0)}, set()))


def test_undo_frees_the_place_under_the_pointer(
    window: MainWindow, hand: Hand, qtbot: QtBot
) -> None:
    rest_at(hand, (6, 6, 0))
    hand.click((6, 6, 0))
    rest_at(hand, (9, 6, 0))
    rest_at(hand, (6, 6, 0))
    qtbot.waitUntil(lambda: ghost(window) == (set(), {(6, 6, 0)}))
    qtbot.keyClick(window.view, KEY.Key_Z, CTRL)
    qtbot.waitUntil(lambda: ghost(window) == ({(6, 6, 0)}, set()))


def test_a_tile_just_placed_is_not_struck_through(
    window: MainWindow, hand: Hand, qtbot: QtBot
) -> None:
    rest_at(hand, (6, 6, 0))
    hand.click((6, 6, 0))
    qtbot.waitUntil(lambda: not window.view._again.isActive())
    assert ghost(window) == (set(), set())
    assert window.statusBar().currentMessage().startswith("Click to place")
    qtbot.keyClick(window.view, KEY.Key_R)
    hand.drag((10, 6, 0), (14, 8, 0))
    qtbot.waitUntil(lambda: not window.view._again.isActive())
    assert ghost(window) == (set(), set())
    rest_at(hand, (13, 8, 0))
    assert ghost(window) == (set(), {(13, 8, 0)})


def test_another_tool_shows_what_it_would_do(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    hand.click((6, 6, 0))
    rest_at(hand, (6, 6, 0))
    qtbot.keyClick(window.view, KEY.Key_E)
    qtbot.waitUntil(lambda: ghost(window) == (set(), {(6, 6, 0)}))
    qtbot.keyClick(window.view, KEY.Key_V)
    qtbot.waitUntil(lambda: ghost(window) == (set(), set()))


def test_what_was_left_out_can_still_be_read(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    hand.click((26, 2, 0))
    window.commands["symmetry.left-right"].trigger()
    window.commands["symmetry.axis-right"].trigger()
    hand.click((26, 6, 0))
    said = window.statusBar().currentMessage()
    assert said
    qtbot.waitUntil(lambda: not window.view._again.isActive())
    assert window.statusBar().currentMessage() == said


def test_a_drag_is_not_disturbed(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    port, left = window.view.viewport(), Qt.MouseButton.LeftButton
    qtbot.mousePress(port, left, pos=hand.at((2, 2, 0)))
    qtbot.mouseMove(port, hand.at((6, 2, 0)))
    qtbot.waitUntil(lambda: not window.view._again.isActive())
    assert ghost(window) == (set(), set())
    qtbot.mouseRelease(port, left, pos=hand.at((6, 2, 0)))
    assert len(window.document.layout) == 3
    assert window.document.history.count() == 1


def test_the_place_that_keys_lead_to_follows_the_layer(window: MainWindow, qtbot: QtBot) -> None:
    for key in (KEY.Key_Right, KEY.Key_Right, KEY.Key_Down, KEY.Key_PageUp):
        qtbot.keyClick(window.view, key)
    qtbot.waitUntil(lambda: {tile.z for tile in ghost(window)[0]} == {1})
    qtbot.keyClick(window.view, KEY.Key_Return)
    assert window.document.layout.tiles == tuple(ghost(window)[1])
    assert window.document.layout.tiles[0].z == 1


def test_nothing_is_shown_when_the_pointer_has_left(
    window: MainWindow, hand: Hand, qtbot: QtBot
) -> None:
    rest_at(hand, (6, 6, 0))
    window.view.leaveEvent(None)
    qtbot.keyClick(window.view, KEY.Key_PageUp)
    qtbot.wait(20)
    assert ghost(window) == (set(), set())
