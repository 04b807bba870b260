"""The document: undo, redo, merging, the clean state, the selection, the current layer."""

from __future__ import annotations

import random

import pytest
from pytestqt.qtbot import QtBot

from mjs import Layout, Tile
from mjs_editor.document import Change, LayoutDocument
from mjs_editor.edits import erased, placed


@pytest.fixture
def document(qapp: object) -> LayoutDocument:
    return LayoutDocument(Layout.from_tiles([(0, 0, 0), (2, 0, 0)], name="Two"))


def test_an_edit_that_changes_nothing_is_no_step(document: LayoutDocument) -> None:
    assert not document.edit("Nothing", document.layout.with_tiles(document.layout.tiles))
    assert document.history.count() == 0


def test_undo_brings_layout_and_selection_back(document: LayoutDocument) -> None:
    before = document.layout
    document.select([Tile(0, 0, 0)])
    document.edit("Erase", erased(before, [Tile(0, 0, 0)]).layout)
    assert document.selection == frozenset()
    document.history.undo()
    assert (document.layout, document.selection) == (before, {Tile(0, 0, 0)})


def test_steps_of_one_drag_merge_and_vanish_when_they_come_to_nothing(
    document: LayoutDocument,
) -> None:
    start = document.layout
    for x in (4, 6, 8):
        document.edit("Move", start.with_tiles([(0, 0, 0), (x, 0, 0)]), merge="drag-1")
    assert document.history.count() == 1
    document.edit("Move", start, merge="drag-1")
    assert (document.history.count(), document.is_clean) == (0, True)


def test_every_step_is_told_with_the_tiles_it_changed(
    document: LayoutDocument, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(document.changed) as told:
        document.edit("Place", placed(document.layout, [Tile(4, 0, 0)]).layout)
    change: Change = told.args[0]
    assert (change.tiles, change.is_of_board) == ({Tile(4, 0, 0)}, True)
    with qtbot.waitSignal(document.changed) as told:
        document.edit("Rename", document.layout.with_fields(name="Three"))
    assert not told.args[0].is_of_board


def test_undoing_back_to_the_saved_state_clears_the_mark(
    document: LayoutDocument, tmp_path
) -> None:
    document.edit("Rename", document.layout.with_fields(name="Pair"))
    document.set_saved(tmp_path / "pair.json")
    document.set_current_layer(3)
    assert document.is_clean
    document.edit("Rename", document.layout.with_fields(name="Couple"))
    assert not document.is_clean
    document.history.undo()
    assert document.is_clean


def test_a_random_walk_undone_and_redone_is_identical(document: LayoutDocument) -> None:
    chance, states = random.Random(4), [document.layout]
    while len(states) <= 1000:
        tile = Tile(chance.randrange(20), chance.randrange(12), chance.randrange(4))
        layout = document.layout
        if chance.random() < 0.4 and layout.tiles:
            layout = erased(layout, [chance.choice(layout.tiles)]).layout
        elif chance.random() < 0.1:
            layout = layout.with_fields(name=f"Walk {len(states)}")
        else:
            layout = placed(layout, [tile]).layout
        if document.edit("Walk", layout):
            states.append(layout)
    for state in reversed(states[:-1]):
        document.history.undo()
        assert document.layout == state
    for state in states[1:]:
        document.history.redo()
        assert document.layout == state
