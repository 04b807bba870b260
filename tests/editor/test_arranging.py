"""Commands on a selection, and the clipboard."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from editor_hand import Hand
from mjs import Footprint, Layout, Tile
from mjs.formats import by_name
from mjs_editor.arrange import Align, Axis, aligned, distributed, pieces
from mjs_editor.boardtext import MIME_TYPE, layout_of
from mjs_editor.window import MainWindow

LED = ((4, 4, 0), (6, 4, 0), (4, 6, 0), (5, 5, 1))


def said(window: MainWindow) -> str:
    return window.statusBar().currentMessage()


@pytest.fixture
def led(window: MainWindow) -> MainWindow:
    """A window with four tiles in the shape of an L, all selected."""
    window.document.edit("L", window.document.layout.with_tiles(LED))
    window.commands["edit.select-all"].trigger()
    return window


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        ("flip-left-right", {(6, 4, 0), (4, 4, 0), (6, 6, 0), (5, 5, 1)}),
        ("flip-top-bottom", {(4, 6, 0), (6, 6, 0), (4, 4, 0), (5, 5, 1)}),
        ("rotate", {(6, 6, 0), (4, 6, 0), (6, 4, 0), (5, 5, 1)}),
        ("raise", {(4, 4, 1), (6, 4, 1), (4, 6, 1), (5, 5, 2)}),
        ("nudge-right", {(5, 4, 0), (7, 4, 0), (5, 6, 0), (6, 5, 1)}),
        ("nudge-up", {(4, 3, 0), (6, 3, 0), (4, 5, 0), (5, 4, 1)}),
    ],
)
def test_commands_change_the_selection_as_one_step(
    led: MainWindow, command: str, expected: set[tuple[int, int, int]]
) -> None:
    document = led.document
    before = document.layout
    led.commands[f"selection.{command}"].trigger()
    assert set(document.layout.tiles) == expected
    assert document.selection == frozenset(document.layout.tiles)
    document.history.undo()
    assert document.layout == before
    assert len(document.selection) == 4


def test_what_has_no_room_is_refused_and_said(led: MainWindow) -> None:
    before = led.document.layout
    led.commands["selection.lower"].trigger()
    assert led.document.layout == before
    assert said(led).startswith("Nothing is changed: no room at (4, 4, -1)")
    led.document.select(())
    for name in ("rotate", "duplicate", "mirror", "nudge-left", "align-left"):
        led.tell("")
        led.commands[f"selection.{name}"].trigger()
        assert said(led) == "Select tiles first"
    assert led.document.layout == before


def test_duplicates_find_room_and_are_selected(led: MainWindow) -> None:
    led.commands["selection.duplicate"].trigger()
    assert {(x + 4, y, z) for x, y, z in LED} == led.document.selection
    led.document.select([Tile(4, 4, 0)])
    led.commands["selection.duplicate"].trigger()
    assert len(led.document.layout) == 9


def test_mirrored_copies_are_added_across_the_axis(led: MainWindow) -> None:
    led.commands["selection.mirror"].trigger()
    # Without a symmetry, about the right edge of the selection, at 8.
    copies = {(16 - 2 - x, y, z) for x, y, z in LED}
    assert set(led.document.layout.tiles) == set(LED) | copies
    assert led.document.history.undoText().startswith("Mirror 4 tile")


def test_nudges_that_follow_each_other_are_one_step(led: MainWindow, qtbot: QtBot) -> None:
    led.take_tool("select")
    count = led.document.history.count()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down):
        qtbot.keyClick(led.view, key)
    led.commands["selection.nudge-right"].trigger()
    assert led.document.history.count() == count + 1
    assert Tile(7, 5, 0) in led.document.layout.tiles
    led.document.select([Tile(7, 5, 0)])
    qtbot.keyClick(led.view, Qt.Key.Key_Left)
    assert led.document.history.count() == count + 2
    led.document.history.undo()
    led.document.history.undo()
    assert set(led.document.layout.tiles) == set(LED)


RAGGED = Layout.from_tiles(
    [(x, 0, 0) for x in (2, 4, 6, 8)]
    + [(4, 2, 0), (6, 2, 0)]
    + [(12, 4, 0), (14, 4, 0), (13, 4, 1)]
)


def test_rows_are_aligned_as_wholes() -> None:
    rows = pieces(RAGGED.tiles, Footprint(2, 2), Axis.ACROSS)
    assert [len(row) for row in rows] == [4, 2, 3]
    for to, starts in (
        (Align.LEFT, [2, 2, 2]),
        (Align.RIGHT, [8, 12, 12]),
        (Align.CENTRE, [5, 7, 7]),
    ):
        made = aligned(RAGGED, RAGGED.tiles, to)
        assert [min(t.x for t in made.tiles if t.y == y and t.z == 0) for y in (0, 2, 4)] == starts
        assert len(made.layout) == len(RAGGED)


def test_columns_are_aligned_and_spaced() -> None:
    columns = Layout.from_tiles([(0, 1, 0), (0, 3, 0), (4, 0, 0), (9, 6, 0)])
    made = aligned(columns, columns.tiles, Align.BOTTOM)
    assert {(0, 4, 0), (0, 6, 0), (4, 6, 0), (9, 6, 0)} == set(made.tiles)
    made = distributed(columns, columns.tiles, Axis.ACROSS)
    assert sorted({tile.x for tile in made.tiles}) == [0, 5, 9]
    assert not made.skipped


def test_align_and_distribute_by_command(window: MainWindow) -> None:
    document = window.document
    document.edit("Three", document.layout.with_tiles([(0, 0, 0), (3, 2, 0), (14, 4, 0)]))
    window.commands["edit.select-all"].trigger()
    window.commands["selection.distribute-across"].trigger()
    assert [tile.x for tile in document.layout.tiles] == [0, 7, 14]
    window.commands["selection.align-right"].trigger()
    assert {tile.x for tile in document.layout.tiles} == {14}
    document.select([Tile(14, 0, 0)])
    window.commands["selection.distribute-down"].trigger()
    assert said(window) == "Select three pieces or more to distribute them"


def test_cut_and_paste_in_place_and_at_the_pointer(
    led: MainWindow, hand: Hand, qtbot: QtBot
) -> None:
    document, before = led.document, led.document.layout
    led.commands["edit.cut"].trigger()
    assert document.layout.tiles == ()
    data = QGuiApplication.clipboard().mimeData()
    assert layout_of(bytes(data.data(MIME_TYPE).data()).decode()).tiles == before.tiles
    assert '"mjs-layout"' in data.text()
    led.commands["edit.paste-in-place"].trigger()
    assert document.layout.tiles == before.tiles
    assert document.selection == frozenset(before.tiles)
    document.set_current_layer(2)
    qtbot.mouseMove(led.view.viewport(), hand.at((15, 9, 2)))
    led.commands["edit.paste"].trigger()
    assert document.selection == {(x + 10, y + 4, z + 2) for x, y, z in LED}
    led.commands["edit.paste-in-place"].trigger()
    assert re.fullmatch(r"4 tile(\(s\)|s) left out: no room", said(led))
    for _ in range(3):
        document.history.undo()
    assert document.layout == before


def test_text_of_other_programs_is_pasted_and_nonsense_is_told(window: MainWindow) -> None:
    board = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (1, 0, 1), (4, 0, 0)], name="Foreign")
    clipboard = QGuiApplication.clipboard()
    clipboard.setText(by_name("kmahjongg").write([board]).decode())
    window.commands["edit.paste-in-place"].trigger()
    assert len(window.document.layout) == 4
    window.document.history.undo()
    for text, expected in (
        ("hello", "What is on the clipboard is no layout"),
        ('{"format": "mjs-layout"', "What is on the clipboard is no layout"),
        ("", "There are no tiles on the clipboard"),
    ):
        data = QMimeData()
        data.setText(text)
        clipboard.setMimeData(data)
        window.commands["edit.paste"].trigger()
        assert said(window).startswith(expected)
    assert window.document.layout.tiles == ()


def test_tiles_of_another_footprint_are_not_pasted(window: MainWindow) -> None:
    board = Layout.from_tiles([(0, 0, 0)], footprint=(4, 4))
    QGuiApplication.clipboard().setText(by_name("mjs").write([board]).decode())
    window.commands["edit.paste"].trigger()
    assert said(window) == "Tiles on the clipboard are 4 x 4 grid units large, here they are 2 x 2"
