"""With a symmetry on, what is done to a selection is done to what mirrors it, by keys and mouse."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from editor_hand import Hand
from mjs import Layout, Tile, blocking_graph
from mjs_editor.mirroring import carried, drawn, with_partners
from mjs_editor.symmetry import Mirror, Symmetry
from mjs_editor.window import MainWindow

CTRL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
KEY = Qt.Key
HALF = ((2, 2, 0), (4, 2, 0), (2, 4, 0))
AXIS_X2 = 32
"""The upright axis at x = 16; a tile at x is mirrored at 30 - x."""

Place = tuple[int, int, int]


def mirrored(*tiles: Place) -> set[Place]:
    return {(30 - x, y, z) for x, y, z in tiles}


@pytest.fixture
def halves(window: MainWindow, hand: Hand) -> MainWindow:
    """Three tiles drawn on the left, their copies on the right, the left ones selected."""
    window.commands["symmetry.left-right"].trigger()
    for tile in HALF:
        hand.click(tile)
    window.take_tool("select")
    hand.drag((0, 0, 0), (7, 7, 0))
    document = window.document
    assert document.symmetry.axis_x2 == AXIS_X2
    assert set(document.layout.tiles) == set(HALF) | mirrored(*HALF)
    assert document.selection == set(HALF)
    return window


def said(window: MainWindow) -> str:
    return window.statusBar().currentMessage()


def press(qtbot: QtBot, window: MainWindow, key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
    pressed = Qt.KeyboardModifier.NoModifier
    for modifier in modifiers:
        pressed |= modifier
    qtbot.keyClick(window.view, key, pressed)


@pytest.mark.parametrize(
    ("key", "modifiers", "expected", "text"),
    [
        (KEY.Key_Delete, (), (), "Delete 6 tile"),
        (KEY.Key_X, (CTRL,), (), "Cut 6 tile"),
        (KEY.Key_PageUp, (CTRL,), [(x, y, 1) for x, y, _ in HALF], "Raise 6 tile"),
        (KEY.Key_Right, (ALT,), [(x + 1, y, z) for x, y, z in HALF], "Move 6 tile"),
        (KEY.Key_Down, (), [(x, y + 1, z) for x, y, z in HALF], "Move 6 tile"),
        (KEY.Key_H, (), [(4, 2, 0), (2, 2, 0), (4, 4, 0)], "Flip 6 tile"),
        (KEY.Key_R, (SHIFT,), [(4, 4, 0), (2, 4, 0), (4, 2, 0)], "Rotate 6 tile"),
    ],
)
def test_keys_change_what_mirrors_the_selection_too(
    halves: MainWindow,
    qtbot: QtBot,
    key: Qt.Key,
    modifiers: tuple[Qt.KeyboardModifier, ...],
    expected: list[Place],
    text: str,
) -> None:
    document, before = halves.document, halves.document.layout
    press(qtbot, halves, key, *modifiers)
    assert set(document.layout.tiles) == set(expected) | mirrored(*expected)
    assert document.selection == set(expected), "what mirrors it is not selected by that"
    assert document.history.undoText().startswith(text)
    document.history.undo()
    assert document.layout == before
    assert document.selection == set(HALF)


def test_commands_say_that_mirrored_tiles_changed_too(halves: MainWindow, qtbot: QtBot) -> None:
    for key, modifiers in ((KEY.Key_H, ()), (KEY.Key_PageUp, (CTRL,)), (KEY.Key_Delete, ())):
        halves.tell("")
        press(qtbot, halves, key, *modifiers)
        assert said(halves).startswith("3 mirrored tile"), key
        assert "changed too" in said(halves)


def test_rows_are_aligned_the_mirrored_way(halves: MainWindow) -> None:
    document = halves.document
    document.edit(
        "Rags", document.layout.with_tiles([(2, 2, 0), (6, 4, 0), (28, 2, 0), (24, 4, 0)])
    )
    document.select([Tile(2, 2, 0), Tile(6, 4, 0)])
    halves.commands["selection.align-left"].trigger()
    assert set(document.layout.tiles) == {(2, 2, 0), (2, 4, 0), (28, 2, 0), (28, 4, 0)}
    assert document.history.undoText().startswith("Align 4 tile")


def test_pieces_are_spaced_the_mirrored_way(halves: MainWindow) -> None:
    document = halves.document
    row = [(0, 2, 0), (3, 2, 0), (10, 2, 0)]
    document.edit("Row", document.layout.with_tiles([*row, *mirrored(*row)]))
    document.select(Tile(*tile) for tile in row)
    halves.commands["selection.distribute-across"].trigger()
    spaced = [(0, 2, 0), (5, 2, 0), (10, 2, 0)]
    assert set(document.layout.tiles) == set(spaced) | mirrored(*spaced)


def test_duplicates_and_pastes_are_mirrored(halves: MainWindow, qtbot: QtBot) -> None:
    document = halves.document
    press(qtbot, halves, KEY.Key_C, CTRL)
    press(qtbot, halves, KEY.Key_D, CTRL)
    copies = [(x + 4, y, z) for x, y, z in HALF]
    both = set(HALF) | mirrored(*HALF) | set(copies) | mirrored(*copies)
    assert set(document.layout.tiles) == both
    assert document.selection == set(copies)
    assert document.history.undoText().startswith("Duplicate 6 tile")
    for _ in range(4):
        document.history.undo()
    assert document.layout.tiles == ()
    press(qtbot, halves, KEY.Key_V, CTRL, SHIFT)
    assert set(document.layout.tiles) == set(HALF) | mirrored(*HALF)
    assert document.selection == set(HALF)
    assert document.history.undoText().startswith("Paste 6 tile")


def test_a_paste_over_the_axis_leaves_copies_out_and_says_so(
    halves: MainWindow, hand: Hand, qtbot: QtBot
) -> None:
    document = halves.document
    press(qtbot, halves, KEY.Key_X, CTRL)
    assert document.layout.tiles == ()
    document.set_symmetry(replace(document.symmetry, axis_x2=AXIS_X2 + 1))
    # Under the pointer, so that the left column lies on the axis, but half a unit beside it.
    qtbot.mouseMove(halves.view.viewport(), hand.at((16, 8, 0)))
    press(qtbot, halves, KEY.Key_V, CTRL)
    assert document.selection == set(document.layout.tiles)
    assert len(document.selection) == 3
    assert said(halves).startswith("no room for 3 mirrored tile")
    assert document.history.undoText().startswith("Paste 3 tile")
    assert not len(blocking_graph(document.layout).overlaps)


def test_a_mirrored_tile_without_room_stays_and_is_said(halves: MainWindow, qtbot: QtBot) -> None:
    document = halves.document
    document.edit("Lid", document.layout.with_tiles([*document.layout.tiles, (28, 2, 1)]))
    document.select(Tile(*tile) for tile in HALF)
    press(qtbot, halves, KEY.Key_PageUp, CTRL)
    up = {(x, y, 1) for x, y, _ in HALF}
    assert set(document.layout.tiles) == up | {(28, 2, 0), (28, 2, 1), (26, 2, 1), (28, 4, 1)}
    assert said(halves).startswith("2 mirrored tile")
    assert "1 mirrored tile" in said(halves).split("; ")[1]
    assert "no room" in said(halves)
    assert document.history.undoText().startswith("Raise 5 tile")


def test_a_selection_of_both_halves_is_changed_as_a_whole(halves: MainWindow, qtbot: QtBot) -> None:
    document = halves.document
    press(qtbot, halves, KEY.Key_A, CTRL)
    press(qtbot, halves, KEY.Key_Right, ALT)
    every = set(HALF) | mirrored(*HALF)
    assert set(document.layout.tiles) == {(x + 1, y, z) for x, y, z in every}
    assert document.history.undoText().startswith("Move 6 tile")


def test_a_drag_moves_both_halves_as_one_step(halves: MainWindow, hand: Hand) -> None:
    document, steps = halves.document, halves.document.history.count()
    hand.drag((2, 2, 0), (3, 3, 0), (4, 5, 0))
    moved = [(x + 2, y + 3, z) for x, y, z in HALF]
    assert set(document.layout.tiles) == set(moved) | mirrored(*moved)
    assert document.history.count() == steps + 1
    assert document.history.undoText().startswith("Move 6 tile")


def test_drags_are_counted_as_wholes_in_the_history(window: MainWindow, hand: Hand) -> None:
    window.commands["symmetry.left-right"].trigger()
    hand.drag((0, 0, 0), (2, 0, 0), (4, 0, 0))
    assert window.document.history.undoText().startswith("Place 6 tile")
    window.take_tool("eraser")
    hand.drag((0, 0, 0), (2, 0, 0))
    assert window.document.history.undoText().startswith("Erase 4 tile")
    assert window.document.history.count() == 2


# The functions, whatever the board --------------------------------------------------------------

PLACES = st.tuples(st.integers(0, 16), st.integers(0, 12), st.integers(0, 2)).map(
    lambda t: Tile(*t)
)
SYMMETRIES = st.builds(
    Symmetry, st.sampled_from(list(Mirror)), st.integers(12, 24), st.integers(8, 20)
)


def board_of(tiles: list[Tile], symmetry: Symmetry) -> Layout:
    return drawn(Layout(), tiles, symmetry).layout


@given(st.lists(PLACES, max_size=12), SYMMETRIES, st.data())
def test_moving_keeps_every_tile_and_never_overlaps(
    tiles: list[Tile], symmetry: Symmetry, data: st.DataObject
) -> None:
    layout = board_of(tiles, symmetry)
    chosen = data.draw(st.sets(st.sampled_from(layout.tiles))) if layout.tiles else set()
    dx, dy, dz = data.draw(st.tuples(*[st.integers(-3, 3)] * 3))
    ends = {t: Tile(t.x + dx, t.y + dy, t.z + dz) for t in chosen}
    made = carried(layout, ends, symmetry)
    assert len(made.layout) == len(layout)
    assert not len(blocking_graph(made.layout).overlaps)
    if made.skipped:
        assert made.layout == layout
    else:
        assert set(made.tiles) == set(ends.values())
        assert set(made.skipped_copies) <= set(layout.tiles) & set(made.layout.tiles)
        images = {i for end in ends.values() for i in symmetry.copies(end, layout.footprint)}
        assert set(made.copies) <= images


@given(st.lists(PLACES, max_size=12), SYMMETRIES)
def test_partners_of_everything_are_everything(tiles: list[Tile], symmetry: Symmetry) -> None:
    layout = board_of(tiles, symmetry)
    assert sorted(with_partners(layout, layout.tiles, symmetry)) == sorted(layout.tiles)
    for tile in layout.tiles:
        partners = with_partners(layout, [tile], symmetry)
        assert partners[0] == tile
        assert set(partners) == set(symmetry.images(tile, layout.footprint)) & set(layout.tiles)
