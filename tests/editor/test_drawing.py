"""Drawing by real mouse events: shapes, stamps, symmetry and its axis, what is said on the way."""

from __future__ import annotations

import re

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from editor_hand import Hand
from mjs import Layout, Tile
from mjs_editor.menupictures import PICTURE
from mjs_editor.tools.drawing import StampTool
from mjs_editor.window import MainWindow

SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


def said(window: MainWindow) -> str:
    return window.statusBar().currentMessage()


def test_shift_draws_a_line_and_ctrl_a_rectangle_when_the_button_goes_up(
    window: MainWindow, hand: Hand
) -> None:
    hand.drag((0, 0, 0), (3, 4, 0), (8, 0, 0), modifier=SHIFT)
    tiles = window.document.layout.tiles
    assert [(tile.x, tile.y) for tile in tiles] == [(0, 0), (2, 0), (4, 0), (6, 0), (8, 0)]
    hand.drag((0, 4, 0), (4, 8, 0), modifier=CTRL)
    assert len(window.document.layout) == 5 + 9
    assert window.document.history.count() == 2


def test_rectangles_and_ellipses_are_filled(window: MainWindow, hand: Hand) -> None:
    window.take_tool("rectangle")
    hand.drag((8, 6, 0), (2, 2, 0))
    assert len(window.document.layout) == 4 * 3
    window.document.history.undo()
    window.take_tool("ellipse")
    hand.drag((0, 0, 0), (8, 8, 0))
    places = {(tile.x, tile.y) for tile in window.document.layout.tiles}
    assert len(places) == 21
    assert not {(0, 0), (8, 0), (0, 8), (8, 8)} & places
    assert {(8 - x, y) for x, y in places} == places == {(x, 8 - y) for x, y in places}


def test_shift_makes_a_rectangle_a_square(window: MainWindow, hand: Hand) -> None:
    window.take_tool("rectangle")
    hand.drag((0, 0, 0), (6, 2, 0), modifier=SHIFT)
    assert len(window.document.layout) == 16


def test_escape_drops_a_rectangle_that_was_begun(
    window: MainWindow, hand: Hand, qtbot: QtBot
) -> None:
    window.take_tool("rectangle")
    port = window.view.viewport()
    qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=hand.at((0, 0, 0)))
    qtbot.mouseMove(port, hand.at((6, 6, 0)))
    qtbot.keyClick(window.view, Qt.Key.Key_Escape)
    qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=hand.at((6, 6, 0)))
    assert window.document.layout.tiles == ()


def test_the_ghost_says_why_there_is_no_room(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    hand.click((4, 4, 0))
    port = window.view.viewport()
    qtbot.mouseMove(port, hand.at((5, 4, 0)))
    assert said(window) == "No room: it would overlap the tile at (4, 4, 0)"
    qtbot.mouseMove(port, hand.at((4, 4, 0)))
    assert said(window) == "No room: there is a tile here already"
    qtbot.mouseMove(port, hand.at((10, 4, 0)))
    assert "Click to place" in said(window)
    qtbot.mouseMove(port, hand.at((-3, 4, 0)))
    assert said(window).startswith("No room: the grid begins at 0; Edit > Make room")
    window.document.layer_views.set_locked(0, True)  # noqa: FBT003
    qtbot.mouseMove(port, hand.at((12, 4, 0)))
    assert "Layer 1 is locked" in said(window)


def test_a_mirrored_copy_without_room_is_left_out_and_said(window: MainWindow, hand: Hand) -> None:
    hand.click((26, 2, 0))
    window.commands["symmetry.left-right"].trigger()
    window.document.set_symmetry(window.document.symmetry.about(_bounds(0, 32)))
    hand.click((3, 2, 0))
    assert window.document.layout.tiles == (Tile(3, 2, 0), Tile(26, 2, 0))
    assert said(window).startswith("Left out for want of room: 1 mirrored tile")
    hand.click((15, 6, 0))
    assert len(window.document.layout) == 3
    hand.click((18, 6, 0))
    assert len(window.document.layout) == 5


def test_the_axis_is_moved_by_its_handle(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    window.commands["symmetry.both"].trigger()
    view, document = window.view, window.document
    room = view.board.grid.boundingRect()
    port = view.viewport()
    unit_x, unit_y = view.projection.unit_x, view.projection.unit_y
    before = document.symmetry
    handle = view.mapFromScene(QPointF(before.axis_x2 / 2 * unit_x - 6, room.top() - 16))
    target = view.mapFromScene(QPointF((before.axis_x2 / 2 - 4) * unit_x - 6, room.top() - 16))
    qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=handle)
    qtbot.mouseMove(port, target)
    qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=target)
    assert document.symmetry.axis_x2 == before.axis_x2 - 8
    assert document.symmetry.axis_y2 == before.axis_y2
    handle = view.mapFromScene(QPointF(room.left() - 16, before.axis_y2 / 2 * unit_y - 8))
    target = view.mapFromScene(QPointF(room.left() - 16, (before.axis_y2 / 2 + 2) * unit_y - 8))
    qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=handle)
    qtbot.mouseMove(port, target)
    qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=target)
    assert document.symmetry.axis_y2 == before.axis_y2 + 4
    assert (document.layout.tiles, document.is_clean) == ((), True)
    hand.click((2, 2, 0))
    assert len(document.layout) == 4


def test_handles_stay_in_sight_however_near_one_looks(window: MainWindow, qtbot: QtBot) -> None:
    window.commands["symmetry.both"].trigger()
    view, document = window.view, window.document
    port = view.viewport()
    for _ in range(6):
        window.commands["view.zoom-in"].trigger()
    window.commands["view.scroll-left"].trigger()
    axis = document.symmetry.axis_x2 / 2
    upright = view.mapFromScene(QPointF(axis * view.projection.unit_x - 6, 0)).x()
    before = document.symmetry
    # The handles are just inside the edge, on the line.
    step = round(2 * view.projection.unit_x * view.zoom())
    for y in (9, port.height() - 9):
        qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=QPoint(upright, y))
        upright += step
        qtbot.mouseMove(port, QPoint(upright, y))
        qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=QPoint(upright, y))
    assert document.symmetry.axis_x2 == before.axis_x2 + 8
    assert document.symmetry.axis_y2 == before.axis_y2
    assert not document.layout.tiles


def test_moves_take_what_mirrors_them_along(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    window.commands["symmetry.left-right"].trigger()
    hand.click((2, 2, 0))
    window.take_tool("select")
    hand.drag((2, 2, 0), (4, 4, 0), (6, 6, 0))
    axis = window.document.symmetry.axis_x2
    assert window.document.layout.tiles == (Tile(6, 6, 0), Tile(axis - 8, 6, 0))
    assert window.document.history.count() == 2
    qtbot.keyClick(window.view, Qt.Key.Key_Left)
    assert window.document.layout.tiles == (Tile(5, 6, 0), Tile(axis - 7, 6, 0))
    window.document.history.undo()
    window.document.history.undo()
    assert window.document.layout.tiles == (Tile(2, 2, 0), Tile(axis - 4, 2, 0))


def test_a_mirrored_tile_without_room_stays_and_is_said(
    window: MainWindow, hand: Hand, qtbot: QtBot
) -> None:
    window.commands["symmetry.left-right"].trigger()
    hand.click((2, 2, 0))
    axis = window.document.symmetry.axis_x2
    layout = window.document.layout
    wall = Tile(axis - 6, 2, 0)
    window.document.edit("Wall", layout.with_tiles((*layout.tiles, wall)))
    window.take_tool("select")
    hand.click((2, 2, 0))
    qtbot.keyClick(window.view, Qt.Key.Key_Right)
    assert window.document.layout.tiles == (Tile(3, 2, 0), wall, Tile(axis - 4, 2, 0))
    assert re.fullmatch(r"1 mirrored tile(\(s\))? stays?: no room", said(window))


def test_a_drag_jumps_over_what_stands_in_the_way(window: MainWindow, hand: Hand) -> None:
    hand.click((2, 2, 0))
    hand.click((6, 2, 0))
    window.take_tool("select")
    hand.drag((2, 2, 0), (5, 2, 0), (6, 2, 0), (10, 2, 0))
    assert window.document.layout.tiles == (Tile(6, 2, 0), Tile(10, 2, 0))
    assert window.document.history.count() == 3
    hand.drag((10, 2, 0), (7, 2, 0))
    assert said(window) == "No room there, at (7, 2, 0)"
    hand.drag((6, 2, 0), (6, -2, 0))
    assert said(window).startswith("No room: the grid begins at 0; Edit > Make room")


def test_a_lasso_takes_the_tiles_whose_middle_it_goes_around(
    window: MainWindow, hand: Hand
) -> None:
    window.take_tool("rectangle")
    hand.drag((4, 4, 0), (10, 10, 0))
    window.take_tool("lasso")
    # Around the upper left triangle, beginning on the empty grid.
    hand.drag((1, 1, 0), (12, 1, 0), (1, 12, 0), (1, 1, 0))
    places = {(tile.x, tile.y) for tile in window.document.selection}
    assert places == {(4, 4), (6, 4), (4, 6), (8, 4), (6, 6), (4, 8)}


def test_ctrl_keeps_a_box_to_the_current_layer(window: MainWindow, hand: Hand) -> None:
    document = window.document
    document.edit("Stack", document.layout.with_tiles([(4, 4, 0), (8, 4, 0), (4, 4, 1)]))
    document.set_current_layer(1)
    window.take_tool("select")
    hand.drag((0, 0, 1), (12, 10, 1), modifier=CTRL)
    assert document.selection == {Tile(4, 4, 1)}
    hand.drag((0, 0, 1), (12, 10, 1))
    assert len(document.selection) == 3


def test_the_layer_of_a_tile_is_picked(window: MainWindow, hand: Hand) -> None:
    document = window.document
    document.edit("Stack", document.layout.with_tiles([(4, 4, 0), (4, 4, 1), (4, 4, 2)]))
    document.set_current_layer(2)
    document.edit("Less", document.layout.with_tiles([(4, 4, 0), (4, 4, 1)]))
    window.take_tool("pick-layer")
    hand.click((4, 4, 1))
    assert document.current_layer == 1
    hand.click((4, 4, 1), SHIFT)
    assert document.current_layer == 2
    hand.click((20, 4, 1))
    assert said(window) == "There is no tile here"


def test_a_selection_is_kept_as_a_stamp_for_every_window(
    window: MainWindow, hand: Hand, qtbot: QtBot
) -> None:
    document = window.document
    document.edit("Two", document.layout.with_tiles([(4, 4, 0), (6, 4, 0), (5, 4, 1)]))
    window.take_tool("select")
    hand.drag((1, 1, 0), (10, 8, 0))
    qtbot.keyClick(window, Qt.Key.Key_3, CTRL)
    assert said(window).startswith("Kept as stamp 3")
    other = MainWindow()
    qtbot.addWidget(other)
    other.show()
    other.view.fit()
    other.commands["stamp.take-3"].trigger()
    again = Hand(qtbot, other.view)
    again.drag((4, 4, 0), (8, 4, 0))
    tiles = other.document.layout.tiles
    assert len(tiles) == 6
    first = min(tile.x for tile in tiles)
    assert {(t.x - first, t.z) for t in tiles} == {(0, 0), (2, 0), (1, 1), (4, 0), (6, 0), (5, 1)}
    other.commands["stamp.single"].trigger()
    again.click((4, 10, 0))
    assert len(other.document.layout) == 7
    other.wait_for_checks()


def test_the_stamp_in_hand_is_flipped_and_turned(
    window: MainWindow, hand: Hand, qtbot: QtBot
) -> None:
    corner = {Tile(2, 2, 0), Tile(4, 2, 0), Tile(2, 4, 0), Tile(2, 2, 1)}
    window.document.edit("Begin", window.document.layout.with_tiles(corner))
    window.document.select(corner)
    qtbot.keyClick(window.view, Qt.Key.Key_H)  # a single tile is in hand: the selection is meant
    flipped = {Tile(4, 2, 0), Tile(2, 2, 0), Tile(4, 4, 0), Tile(4, 2, 1)}
    assert set(window.document.layout.tiles) == flipped
    qtbot.keyClick(window.view, Qt.Key.Key_B, Qt.KeyboardModifier.ShiftModifier)
    for key, shift, here in (
        (Qt.Key.Key_H, False, {(0, 0, 0), (2, 0, 0), (0, 2, 0), (0, 0, 1)}),
        (Qt.Key.Key_J, False, {(0, 0, 0), (0, 2, 0), (2, 2, 0), (0, 2, 1)}),
        (Qt.Key.Key_R, True, {(0, 0, 0), (2, 0, 0), (2, 2, 0), (2, 0, 1)}),
    ):
        modifier = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        qtbot.keyClick(window.view, key, modifier)
        assert set(window.tool(StampTool).pattern) == here
    assert set(window.document.layout.tiles) == flipped
    hand.click((11, 9, 0))
    assert len(window.document.layout) == 8


def test_menus_of_stamps_show_what_they_are(window: MainWindow, qtbot: QtBot) -> None:
    window.document.edit("Draw", Layout.from_tiles([(x, 0, 0) for x in range(0, 10, 2)]))
    window.document.select(window.document.layout.tiles)
    window.commands["stamp.keep-3"].trigger()
    menu = next(
        one for one in window.commands["stamp.take-3"].associatedObjects() if isinstance(one, QMenu)
    )
    menu.popup(window.mapToGlobal(QPoint(50, 50)))
    action = window.commands["stamp.take-3"]
    assert action.text() == "Stamp &3: 5 tile(s)"
    box = menu.actionGeometry(action)
    assert box.height() >= PICTURE.height(), "there is room for the picture"
    picture = menu.grab(box).toImage()
    seen = {
        picture.pixelColor(x, y).rgb()
        for x in range(PICTURE.width())
        for y in range(picture.height())
    }
    ivory = window.commands["stamp.take-3"].icon().pixmap(PICTURE).toImage()
    assert ivory.pixelColor(ivory.rect().center()).rgb() in seen
    assert window.commands["stamp.take-4"].icon().isNull()
    qtbot.keyClick(menu, Qt.Key.Key_3)
    assert len(window.tool(StampTool).pattern) == 5


def test_a_stamp_that_is_not_there_is_said(window: MainWindow) -> None:
    window.commands["stamp.take-9"].trigger()
    assert "There is no stamp 9 yet" in said(window)
    window.commands["stamp.keep-9"].trigger()
    assert said(window) == "Select tiles first"


def test_tools_are_worked_by_keys(window: MainWindow, qtbot: QtBot) -> None:
    view = window.view
    view.set_place(Tile(4, 4, 0))
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Return):
        qtbot.keyClick(view, key)
    assert window.document.layout.tiles == (Tile(5, 5, 0),)
    window.take_tool("rectangle")
    view.set_place(Tile(9, 5, 0))
    keys = [Qt.Key.Key_Right, Qt.Key.Key_Return]
    keys += [Qt.Key.Key_Right] * 2 + [Qt.Key.Key_Down] * 2 + [Qt.Key.Key_Return]
    for key in keys:
        qtbot.keyClick(view, key)
    assert len(window.document.layout) == 5
    window.take_tool("eraser")
    view.set_place(Tile(5, 4, 0))
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return):
        qtbot.keyClick(view, key)
    assert len(window.document.layout) == 4


def _bounds(left: int, right: int):  # type: ignore[no-untyped-def]
    from mjs import Bounds

    return Bounds(left, 0, right, 18, 0, 1)
