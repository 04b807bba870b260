"""The document: undo, redo, merging, the clean state, the selection, the current layer."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
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


PLACES = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 1), st.integers(0, 1)), max_size=12)


@given(PLACES, PLACES, PLACES, PLACES)
def test_a_change_names_every_place_where_the_number_of_tiles_is_another(
    first: list[tuple[int, int, int]],
    old: list[tuple[int, int, int]],
    new: list[tuple[int, int, int]],
    last: list[tuple[int, int, int]],
) -> None:
    before, after = (Layout.from_tiles([*first, *some, *last]) for some in (old, new))
    counts, others = Counter(before.tiles), Counter(after.tiles)
    named = Change(before, after).tiles
    differ = {tile for tile in counts | others if counts[tile] != others[tile]}
    assert differ <= named
    assert named <= differ | {tile for tile, n in (counts | others).items() if n > 1}


def test_an_edit_of_many_tiles_names_only_what_it_touched() -> None:
    tiles = [(2 * x, 2 * y, z) for x in range(30) for y in range(30) for z in range(2)]
    before = Layout.from_tiles([*tiles, (0, 0, 0), (58, 58, 1)])
    after = before.with_tiles(tile for tile in before.tiles if tile != (20, 20, 1))
    assert Change(before, after).tiles == {Tile(20, 20, 1)}
    # Tiles that stay are the very same, so that large boards are quick to edit.
    assert all(one is other for one, other in zip(before.tiles, after.tiles[:1000], strict=False))
