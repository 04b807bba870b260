"""The tools, by real mouse and keyboard events."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from editor_hand import Hand
from mjs import Tile
from mjs_editor.window import MainWindow


def test_a_click_of_the_stamp_places_a_tile_where_the_pointer_is(
    window: MainWindow, hand: Hand
) -> None:
    hand.click((3, 2, 0))
    hand.click((5, 3, 0))
    assert window.document.layout.tiles == (Tile(3, 2, 0), Tile(5, 3, 0))


def test_a_drag_of_the_stamp_places_a_row_as_one_step(window: MainWindow, hand: Hand) -> None:
    hand.drag((0, 0, 0), (1, 0, 0), (6, 0, 0))
    assert [tile.x for tile in window.document.layout.tiles] == [0, 2, 4, 6]
    assert window.document.history.count() == 1
    window.document.history.undo()
    assert window.document.layout.tiles == ()
    assert window.document.is_clean


def test_the_stamp_makes_nothing_where_there_is_no_room(window: MainWindow, hand: Hand) -> None:
    hand.click((4, 4, 0))
    for dx, dy in ((1, 0), (0, 1), (-1, -1), (0, 0)):
        hand.click((4 + dx, 4 + dy, 0))
    assert window.document.layout.tiles == (Tile(4, 4, 0),)
    assert window.document.history.count() == 1


def test_symmetry_doubles_every_tile(window: MainWindow, hand: Hand) -> None:
    window.commands["symmetry.left-right"].trigger()
    hand.click((2, 2, 0))
    width = 2 * 16
    assert window.document.layout.tiles == (Tile(2, 2, 0), Tile(width - 2 - 2, 2, 0))
    window.take_tool("eraser")
    hand.click((2, 2, 0))
    assert window.document.layout.tiles == ()


def test_the_eraser_takes_the_topmost_tile_and_keeps_to_its_layer(
    window: MainWindow, hand: Hand
) -> None:
    hand.drag((0, 0, 0), (2, 0, 0), (4, 0, 0))
    window.document.set_current_layer(1)
    hand.drag((0, 0, 1), (2, 0, 1))
    window.take_tool("eraser")
    hand.drag((0, 0, 1), (2, 0, 1), (4, 0, 0))
    assert [tile.z for tile in window.document.layout.tiles] == [0, 0, 0]
    assert window.document.history.undoText().startswith("Erase 2 tile")


def test_selected_tiles_move_by_drag_and_by_arrows(
    window: MainWindow, hand: Hand, qtbot: QtBot
) -> None:
    hand.drag((0, 0, 0), (2, 0, 0), (4, 0, 0))
    window.take_tool("select")
    hand.click((2, 0, 0))
    assert window.document.selection == {Tile(2, 0, 0)}
    hand.drag((2, 0, 0), (2, 2, 0), (2, 4, 0))
    assert window.document.selection == {Tile(2, 4, 0)}
    qtbot.keyClick(window.view, Qt.Key.Key_Right)
    qtbot.keyClick(window.view, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert window.document.layout.tiles == (Tile(0, 0, 0), Tile(4, 0, 0), Tile(3, 6, 0))


def test_a_box_selects_what_it_touches(window: MainWindow, hand: Hand) -> None:
    hand.drag((0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0))
    window.take_tool("select")
    hand.drag((2, 3, 0), (7, 0, 0))
    assert {tile.x for tile in window.document.selection} == {2, 4, 6}
    window.commands["edit.delete"].trigger()
    assert window.document.layout.tiles == (Tile(0, 0, 0),)


def test_a_tile_at_the_origin_is_a_tile_like_any_other(window: MainWindow, hand: Hand) -> None:
    hand.click((0, 0, 0))
    window.take_tool("select")
    hand.click((0, 0, 0))
    assert window.document.selection == {Tile(0, 0, 0)}
    window.commands["edit.delete"].trigger()
    assert window.document.layout.tiles == ()
