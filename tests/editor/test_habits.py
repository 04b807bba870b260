"""Palette, shortcuts, tour, history, and that every command can be found, by real events."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QMessageBox, QUndoView
from pytestqt.qtbot import QtBot

import mjs
from editor_hand import Hand
from mjs import Tile
from mjs_editor.fuzzy import fuzzy_score
from mjs_editor.tour import Tour, is_new_user
from mjs_editor.window import MainWindow

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton


def rows(widget: object) -> list[str]:
    return [widget.item(row).text() for row in range(widget.count())]


def test_no_two_commands_have_the_same_keys(window: MainWindow) -> None:
    keys = [k.toString() for c in window.commands for k in window.commands.keys_of(c.id)]
    assert [key for key, count in Counter(keys).items() if count > 1] == []


def test_every_command_is_in_a_menu_and_says_what_it_does(window: MainWindow) -> None:
    placed = {a.objectName() for menu in window._menus.values() for a in every(menu)}
    assert {command.id for command in window.commands} <= placed
    for command in window.commands:
        assert window.commands[command.id].toolTip()


def every(menu: object) -> list:
    actions = list(menu.actions())
    for action in menu.actions():
        if action.menu() is not None:
            actions += every(action.menu())
    return actions


def test_the_palette_finds_and_runs_a_command(window: MainWindow, hand: Hand, qtbot: QtBot) -> None:
    hand.click((2, 2, 0))
    qtbot.keyClick(window, Qt.Key.Key_P, CTRL | SHIFT)
    palette = window.findChild(type(window.helping.show_palette()))
    assert len(rows(palette.list)) > 30
    qtbot.keyClicks(palette.field, "selall")
    assert "Select all" in rows(palette.list)[0]
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert window.document.selection == {Tile(2, 2, 0)}


def test_the_palette_goes_by_arrows_and_leaves_out_what_can_not_be_done(
    window: MainWindow, qtbot: QtBot
) -> None:
    palette = window.helping.show_palette()
    qtbot.keyClicks(palette.field, "undo")
    assert not any(row.startswith("Edit: Undo") for row in rows(palette.list))
    palette.field.clear()
    qtbot.keyClicks(palette.field, "layer")
    qtbot.keyClick(palette.field, Qt.Key.Key_Down)
    assert palette.list.currentRow() == 1
    assert palette.tip.text() == palette.list.currentItem().toolTip()
    palette.field.setText("qqqqqq")
    assert rows(palette.list) == []
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert palette.isVisible()
    qtbot.keyClick(palette.field, Qt.Key.Key_Escape)
    assert not palette.isVisible()


def test_shortcuts_do_nothing_while_a_dialog_is_open(
    window: MainWindow, hand: Hand, qtbot: QtBot
) -> None:
    hand.click((2, 2, 0))
    window.commands["edit.select-all"].trigger()
    palette = window.helping.show_palette()
    for widget in (palette.field, palette):
        qtbot.keyClick(widget, Qt.Key.Key_Delete)
        qtbot.keyClick(widget, Qt.Key.Key_E)
        qtbot.keyClick(widget, Qt.Key.Key_PageUp)
    assert window.document.layout.tiles == (Tile(2, 2, 0),)
    assert window.view.tool is window.tools["stamp"]
    assert window.document.current_layer == 0
    palette.reject()


@pytest.mark.parametrize(
    ("query", "better", "worse"),
    [
        ("zi", "View: Zoom in", "Overlay: Closed sides"),
        ("lock", "Layer: Locked", "Overlay: Closed sides"),
        ("new", "File: New", "Edit: Name a wolf"),
    ],
)
def test_letters_that_begin_words_count_most(query: str, better: str, worse: str) -> None:
    first, second = fuzzy_score(query, better), fuzzy_score(query, worse)
    assert first is not None
    assert second is None or first > second


def test_a_shortcut_can_be_changed_taken_away_and_brought_back(
    window: MainWindow, qtbot: QtBot
) -> None:
    dialog = window.helping.show_shortcuts()
    dialog.list.setCurrentItem(dialog.item_of("view.fit"))
    qtbot.keyClick(dialog.keys, Qt.Key.Key_F12, CTRL)
    qtbot.waitUntil(lambda: dialog.item_of("view.fit").text(1) == "Ctrl+F12")
    assert window.commands["view.fit"].shortcut().toString() == "Ctrl+F12"
    assert MainWindow().commands["view.fit"].shortcut().toString() == "Ctrl+F12"
    assert "Ctrl+F12" in window.commands["view.fit"].toolTip()
    qtbot.mouseClick(dialog.none, LEFT)
    assert window.commands["view.fit"].shortcuts() == []
    qtbot.mouseClick(dialog.default, LEFT)
    assert window.commands["view.fit"].shortcut().toString() == "Ctrl+0"
    dialog.close()


def test_a_shortcut_of_another_command_is_refused_by_name(window: MainWindow, qtbot: QtBot) -> None:
    dialog = window.helping.show_shortcuts()
    dialog.list.setCurrentItem(dialog.item_of("view.fit"))
    qtbot.keyClick(dialog.keys, Qt.Key.Key_F8)
    qtbot.waitUntil(lambda: "Next problem" in dialog.told.text())
    assert window.commands["view.fit"].shortcut().toString() == "Ctrl+0"
    qtbot.keyClicks(dialog.filter, "problem")
    shown = [
        dialog.list.topLevelItem(row).text(0)
        for row in range(dialog.list.topLevelItemCount())
        if not dialog.list.topLevelItem(row).isHidden()
    ]
    assert shown
    assert all("problem" in text.lower() for text in shown)
    assert not dialog.list.currentItem().isHidden(), "keys typed now would go to a hidden command"
    qtbot.keyClicks(dialog.filter, "no such command")
    assert not dialog.keys.isEnabled()
    dialog.filter.clear()
    assert dialog.keys.isEnabled()
    window.commands.set_keys("view.fit", "F12")
    qtbot.mouseClick(dialog.reset_all, LEFT)
    assert window.commands["view.fit"].shortcut().toString() == "Ctrl+0"
    dialog.close()


def test_shortcuts_are_listed_with_their_menus_and_all_columns_fit(window: MainWindow) -> None:
    dialog = window.helping.show_shortcuts()
    assert dialog.item_of("selection.nudge-left").text(0) == "Nudge: Left"
    assert dialog.item_of("view.above-hidden").text(0) == "Layers above: Hidden"
    assert dialog.item_of("edit.undo").text(1).startswith("Ctrl+Z")
    assert "Undo" not in dialog.item_of("edit.undo").text(1), "few keyboards have such a key"
    assert sum(dialog.list.columnWidth(column) for column in range(3)) <= dialog.list.width()
    dialog.close()


def test_the_tour_has_five_steps_and_comes_once(window: MainWindow, qtbot: QtBot) -> None:
    assert is_new_user()
    window.helping.greet()
    tour = window.findChild(Tour)
    titles = []
    for _ in range(5):
        titles.append(tour.title.text())
        assert tour.card.isVisible()
        assert window.rect().contains(tour.card.geometry())
        qtbot.mouseClick(tour.next, LEFT)
    assert len(set(titles)) == 5
    assert not is_new_user()
    qtbot.waitUntil(lambda: window.findChild(Tour) is None)
    window.helping.greet()
    assert window.findChild(Tour) is None


def test_the_tour_can_be_gone_back_and_left_and_the_window_stays_in_use(
    window: MainWindow, hand: Hand, qtbot: QtBot
) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F1)
    tour = window.findChild(Tour)
    qtbot.mouseClick(tour.next, LEFT)
    qtbot.mouseClick(tour.back, LEFT)
    assert tour.number == 0
    hand.click((1, 1, 0))
    assert len(window.document.layout) == 1
    qtbot.keyClick(tour.card, Qt.Key.Key_Escape)
    assert not is_new_user()
    assert QSettings().value("tour/done") == "yes"


def test_the_history_names_every_step_and_a_click_goes_there(
    window: MainWindow, hand: Hand, qtbot: QtBot
) -> None:
    for x in (0, 4, 8):
        hand.click((x, 0, 0))
    history = window.findChild(QUndoView)
    window.findChild(type(window.dock("x", "x", QUndoView())), "history").raise_()
    model = history.model()
    texts = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert texts == ["As opened", *["Place 1 tile(s)"] * 3]
    box = history.visualRect(model.index(1, 0))
    qtbot.mouseClick(history.viewport(), LEFT, pos=box.center())
    assert window.document.layout.tiles == (Tile(0, 0, 0),)
    assert window.document.history.index() == 1


def test_a_delete_asks_nothing_and_can_be_undone(window: MainWindow, hand: Hand) -> None:
    hand.drag((0, 0, 0), (2, 0, 0), (4, 0, 0))
    before = window.document.layout
    window.commands["edit.select-all"].trigger()
    window.commands["edit.delete"].trigger()
    assert window.document.layout.tiles == ()
    window.commands["edit.undo"].trigger()
    assert window.document.layout == before


def test_a_delete_without_a_selection_says_what_is_missing(
    window: MainWindow, hand: Hand, qtbot: QtBot
) -> None:
    hand.click((2, 2, 0))
    qtbot.keyClick(window.view, Qt.Key.Key_Delete)
    assert window.statusBar().currentMessage() == "Select tiles first"
    assert len(window.document.layout) == 1


def test_the_version_can_be_looked_up(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "about", lambda *given: told.extend(given[1:]))
    window.commands["help.about"].trigger()
    title, text = told
    assert title == "About mjs"
    assert f"mjs {mjs.__version__}" in text
    assert "MIT" in text
