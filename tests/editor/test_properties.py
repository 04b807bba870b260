"""The properties panel: every field by the keyboard, each change one step."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mjs import Deck, Layout
from mjs.formats.native import field_faults
from mjs_editor.window import MainWindow


@pytest.mark.parametrize(
    ("name", "typed", "value"),
    [
        ("name", "Arch", "Arch"),
        ("author", "Ada", "Ada"),
        ("license", "CC0-1.0", "CC0-1.0"),
        ("rules", "two-sided", "two-sided"),
        ("tags", "low, wide, low,", ("low", "wide")),
    ],
)
def test_a_line_is_one_step(
    window: MainWindow, qtbot: QtBot, name: str, typed: str, value: object
) -> None:
    field = window.properties.fields[name]
    qtbot.keyClicks(field, typed)
    assert window.document.history.count() == 0
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert getattr(window.document.layout, name) == value
    assert window.document.history.count() == 1
    window.commands["edit.undo"].trigger()
    assert field.text() == ""


def test_a_description_has_lines_and_is_done_when_it_is_left(
    window: MainWindow, qtbot: QtBot
) -> None:
    field = window.properties.description
    field.setFocus()
    qtbot.keyClicks(field, "One.")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.keyClicks(field, "Two.")
    qtbot.keyClick(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert window.document.layout.description == "One.\nTwo."
    qtbot.keyClicks(field, " Three.")
    window.view.setFocus()
    assert window.document.layout.description.endswith(" Three.")
    assert window.document.history.undoText() == "Change description"
    assert window.document.history.count() == 2


def test_the_deck_is_chosen_and_undone(turtle_window: MainWindow, qtbot: QtBot) -> None:
    panel, document = turtle_window.properties, turtle_window.document
    assert (panel.bonus.isChecked(), panel.sets.text()) == (True, "as many as it takes")
    panel.bonus.click()
    assert document.layout.deck == Deck(bonus=False)
    panel.sets.setFocus()
    qtbot.keyClick(panel.sets, Qt.Key.Key_Up)
    qtbot.keyClick(panel.sets, Qt.Key.Key_Up)
    assert document.layout.deck == Deck(bonus=False, sets=2)
    turtle_window.commands["edit.undo"].trigger()
    assert panel.sets.value() == 1
    assert document.history.undoText() == "Change deck"


def test_the_board_is_described(turtle_window: MainWindow) -> None:
    assert turtle_window.properties.facts.text() == ("tiles of 2 x 2 units; 15 x 8 tiles, 5 layers")


def test_what_no_file_can_hold_is_said_at_the_field_and_can_be_undone(
    window: MainWindow, qtbot: QtBot
) -> None:
    panel = window.properties
    assert all(note.isHidden() for note in panel.notes.values())
    panel.description.setPlainText("x" * 10_001)
    panel.fields["rules"].setText("Not A Name")
    panel.commit_all()
    shown = {name for name, note in panel.notes.items() if not note.isHidden()}
    assert shown == {"description", "rules"}
    assert "10,000" in panel.notes["description"].text()
    window.commands["edit.undo"].trigger()
    window.commands["edit.undo"].trigger()
    assert all(note.isHidden() for note in panel.notes.values())


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({}, set()),
        ({"name": "n" * 1_001, "tags": ("t" * 101, "u" * 101)}, {"name", "tags"}),
        ({"license": "two\nlines"}, {"license"}),
    ],
)
def test_faults_of_fields_are_named_once_each(fields: dict[str, object], named: set[str]) -> None:
    assert set(field_faults(Layout().with_fields(**fields))) == named
