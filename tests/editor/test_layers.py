"""The layers panel and what hidden and locked layers keep tools from, by real events."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from editor_hand import Hand
from mjs import Layer, Layout, Tile
from mjs_editor.layeredits import layer_duplicated, layer_removed, layers_in_order
from mjs_editor.window import MainWindow

THREE = Layout.from_tiles(
    [(0, 0, 0), (2, 0, 0), (4, 0, 0), (0, 0, 1), (2, 0, 1), (0, 0, 2)],
    layers=(Layer("Base"), Layer("Middle", {"x-note": 1}), Layer("Top")),
)


@pytest.fixture
def three(window: MainWindow) -> MainWindow:
    window.document.edit("Begin", THREE)
    window.document.set_saved(Path("three.json"))
    window.view.fit()
    return window


def names(window: MainWindow) -> list[str]:
    tree = window.layers.list
    return [tree.topLevelItem(row).text(2) for row in range(tree.topLevelItemCount())]


def click(qtbot: QtBot, window: MainWindow, z: int, column: int) -> None:
    tree = window.layers.list
    box = tree.visualItemRect(window.layers.item_of(z))
    x = tree.columnViewportPosition(column) + (12 if column < 2 else 30)
    qtbot.mouseClick(
        tree.viewport(), Qt.MouseButton.LeftButton, pos=QPointF(x, box.center().y()).toPoint()
    )


def test_it_lists_layers_from_the_top_with_counts(three: MainWindow) -> None:
    assert names(three) == ["Draw on a new layer", "Top", "Middle", "Base"]
    assert [three.layers.item_of(z).text(3) for z in range(3)] == ["3", "2", "1"]


def test_choosing_a_layer_marks_nothing_as_changed(three: MainWindow, qtbot: QtBot) -> None:
    click(qtbot, three, 2, 2)
    assert three.document.current_layer == 2
    qtbot.keyClick(three, Qt.Key.Key_PageDown)
    assert three.document.current_layer == 1
    for name in ("layer.shown", "layer.locked", "layer.solo"):
        three.commands[name].trigger()
    three.layers.opacity.setValue(40)
    assert three.document.is_clean
    three.commands["layer.solo"].trigger()
    three.commands["layer.locked"].trigger()
    three.commands["layer.shown"].trigger()
    three.commands["layer.clear"].trigger()
    assert not three.document.is_clean
    three.document.history.undo()
    assert three.document.is_clean


@pytest.mark.parametrize("command", ["layer.clear", "layer.remove"])
def test_losing_the_top_layer_leaves_a_valid_current_one(three: MainWindow, command: str) -> None:
    three.document.set_current_layer(2)
    three.commands[command].trigger()
    assert 0 <= three.document.current_layer < three.document.layer_count
    assert [tile.z for tile in three.document.layout.tiles] == [0, 0, 0, 1, 1]
    three.document.history.undo()
    assert three.document.layout == THREE


def test_all_layers_can_be_removed(three: MainWindow) -> None:
    for _ in range(4):
        three.commands["layer.remove"].trigger()
    assert three.document.layout.tiles == ()
    assert three.document.current_layer == 0


def test_add_duplicate_and_merge(three: MainWindow) -> None:
    three.document.set_current_layer(1)
    three.commands["layer.duplicate"].trigger()
    assert names(three)[1:] == ["Top", "Middle copy", "Middle", "Base"]
    assert three.document.current_layer == 2
    three.commands["layer.merge"].trigger()
    assert three.document.layout.layers[2].name == "Middle copy", "no room, so nothing is merged"
    assert "overlap" in three.statusBar().currentMessage()
    three.commands["layer.clear"].trigger()
    three.commands["layer.merge"].trigger()
    assert names(three)[1:] == ["Top", "Middle", "Base"]
    three.commands["layer.add"].trigger()
    assert names(three)[1:] == ["Top", "New layer", "Middle", "Base"]
    assert [t.z for t in three.document.layout.tiles] == [0, 0, 0, 1, 1, 3]


def test_a_layer_is_renamed_in_its_row(three: MainWindow, qtbot: QtBot) -> None:
    three.commands["layer.rename"].trigger()
    field = three.layers.list.findChild(QLineEdit)
    field.selectAll()
    qtbot.keyClicks(field, "Ground")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: three.document.layout.layers[0].name == "Ground")
    assert three.document.history.undoText() == "Rename layer 1"


def test_a_dragged_row_goes_where_it_is_dropped(three: MainWindow, qtbot: QtBot) -> None:
    click(qtbot, three, 0, 2)
    tree = three.layers.list
    top = tree.visualItemRect(three.layers.item_of(2)).topLeft()
    event = QDropEvent(
        QPointF(top.x() + 40, top.y()),
        Qt.DropAction.MoveAction,
        QMimeData(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    tree.dropEvent(event)
    assert names(three)[1:] == ["Base", "Top", "Middle"]
    assert three.document.current_layer == 2
    assert three.document.layout.layers[0].extra == {"x-note": 1}
    three.document.history.undo()
    assert three.document.layout == THREE


def test_views_go_with_their_layers_and_come_back_by_undo(three: MainWindow) -> None:
    views = three.document.layer_views
    views.set_locked(2, locked=True)
    three.commands["layer.up"].trigger()
    assert [views[z].locked for z in range(3)] == [False, False, True]
    three.document.set_current_layer(1)
    three.commands["layer.up"].trigger()
    assert [views[z].locked for z in range(3)] == [False, True, False]
    three.document.history.undo()
    assert [views[z].locked for z in range(3)] == [False, False, True]
    three.document.history.redo()
    assert [views[z].locked for z in range(3)] == [False, True, False]


def test_a_locked_layer_can_not_be_drawn_on_erased_or_selected(
    three: MainWindow, hand: Hand, qtbot: QtBot
) -> None:
    click(qtbot, three, 0, 1)
    assert three.document.layer_views[0].locked
    hand.click((10, 4, 0))
    assert three.document.layout == THREE
    assert "locked" in three.statusBar().currentMessage()
    three.take_tool("eraser")
    hand.click((4, 0, 0))
    assert three.document.layout == THREE
    three.commands["edit.select-all"].trigger()
    assert {tile.z for tile in three.document.selection} == {1, 2}
    three.document.set_current_layer(2)
    three.commands["layer.locked"].trigger()
    assert {tile.z for tile in three.document.selection} == {1}
    three.document.set_current_layer(0)
    three.commands["layer.remove"].trigger()
    assert three.document.layout == THREE


def test_a_hidden_layer_is_neither_seen_nor_picked(
    three: MainWindow, hand: Hand, qtbot: QtBot
) -> None:
    for z in (2, 1):
        click(qtbot, three, z, 0)
    assert not three.document.layer_views.is_shown(2)
    three.take_tool("eraser")
    hand.click((0, 0, 0))
    assert Tile(0, 0, 0) not in three.document.layout.tiles
    three.take_tool("stamp")
    three.document.set_current_layer(2)
    hand.click((10, 4, 2))
    assert "hidden" in three.statusBar().currentMessage()


def test_solo_shows_one_layer_alone(three: MainWindow) -> None:
    three.document.set_current_layer(1)
    three.commands["layer.solo"].trigger()
    views = three.document.layer_views
    assert [views.is_shown(z) for z in range(3)] == [False, True, False]
    three.commands["layer.solo"].trigger()
    assert all(views.is_shown(z) for z in range(3))


def test_layers_in_order_keeps_names_and_tiles() -> None:
    back = layers_in_order(layers_in_order(THREE, (2, 0, 1)).layout, (1, 2, 0)).layout
    assert back == THREE
    twice = layer_duplicated(THREE, 2, "Hat").layout
    assert [tile.z for tile in twice.tiles][-2:] == [2, 3]
    assert layer_removed(twice, 3).layout == THREE


def test_space_in_the_list_hides_and_shows_the_layer_in_hand(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.document.edit("Three", THREE)
    window.document.set_current_layer(1)
    tree = window.layers.list
    tree.setFocus()
    qtbot.keyClick(tree, Qt.Key.Key_Space)
    assert not window.document.layer_views.is_shown(1)
    assert window.document.layer_views.is_shown(0)
    qtbot.keyClick(tree, Qt.Key.Key_Space)
    assert window.document.layer_views.is_shown(1)
    qtbot.keyClick(tree, Qt.Key.Key_Home)
    qtbot.keyClick(tree, Qt.Key.Key_Space)
    assert window.document.current_layer == 3, "the layer that a board can grow into"
    assert window.document.layout == THREE
