"""Room at the left and the top, with axes, selection and what is seen going along."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from editor_hand import Hand
from mjs import Layout, Tile
from mjs.layout import MAX_COORDINATE
from mjs_editor.window import MainWindow

CTRL = Qt.KeyboardModifier.ControlModifier
TWO = Layout.from_tiles([(0, 0, 0), (2, 1, 0)])


@pytest.fixture
def two(window: MainWindow) -> MainWindow:
    window.document.edit("Begin", TWO)
    window.commands["symmetry.both"].trigger()
    return window


def place(window: MainWindow, tile: Tile) -> QPoint:
    """Where a tile is seen."""
    return window.view.mapFromScene(window.view.projection.face(tile).center())


def axes(window: MainWindow) -> tuple[int, int]:
    symmetry = window.document.symmetry
    return symmetry.axis_x2, symmetry.axis_y2


def test_the_board_moves_but_what_is_seen_stays(two: MainWindow, qtbot: QtBot) -> None:
    two.commands["edit.select-all"].trigger()
    before, about = place(two, TWO.tiles[0]), axes(two)
    two.commands["edit.make-room"].trigger()
    moved = (Tile(8, 8, 0), Tile(10, 9, 0))
    assert two.document.layout.tiles == moved
    assert two.document.selection == set(moved)
    assert (place(two, moved[0]) - before).manhattanLength() <= 2
    assert axes(two) == (about[0] + 16, about[1] + 16)
    for _ in range(2):
        qtbot.keyClick(two.view, Qt.Key.Key_Z, CTRL)
        assert two.document.layout == TWO
        assert (axes(two), two.document.selection) == (about, set(TWO.tiles))
        assert (place(two, TWO.tiles[0]) - before).manhattanLength() <= 2
        qtbot.keyClick(two.view, Qt.Key.Key_Y, CTRL)
        assert two.document.layout.tiles == moved
        assert axes(two) == (about[0] + 16, about[1] + 16)


def test_the_same_step_once_more_moves_axes_as_far(two: MainWindow) -> None:
    about = axes(two)
    for _ in range(2):
        two.commands["edit.make-room"].trigger()
        assert axes(two) == (about[0] + 16, about[1] + 16)
        two.document.history.undo()
        assert axes(two) == about


def test_there_is_room_to_draw_then(two: MainWindow, hand: Hand) -> None:
    two.commands["symmetry.none"].trigger()
    hand.click((-2, 0, 0))
    assert two.document.layout == TWO
    hand.qtbot.mouseMove(two.view.viewport(), hand.at((-2, 0, 0)))
    assert "Make room" in two.statusBar().currentMessage()
    two.commands["edit.make-room"].trigger()
    hand.click((6, 8, 0))
    assert two.document.layout.tiles[0] == Tile(6, 8, 0)
    assert len(two.document.layout) == 3


@pytest.mark.parametrize(
    ("tiles", "said"),
    [
        ([], "There is room"),
        ([(8, 9, 0)], "There is room"),
        ([(0, 0, 0), (MAX_COORDINATE, 0, 0)], "outside the grid"),
    ],
)
def test_where_no_room_can_be_made_it_is_said(
    window: MainWindow, tiles: list[tuple[int, int, int]], said: str
) -> None:
    window.document.edit("Begin", Layout.from_tiles(tiles))
    before = window.document.layout
    window.commands["edit.make-room"].trigger()
    assert window.document.layout is before
    assert said in window.statusBar().currentMessage()
