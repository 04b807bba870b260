"""Every dialog by keyboard alone, with the window behind it left alone: case 40 and more."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QKeySequenceEdit,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

import mjs
from dialog_visits import (
    accessible_name,
    assert_named,
    assert_tab_comes_by_everything,
    described,
    letter_of,
    letters,
    menus_below,
    nameless,
    own_widgets,
    reachable,
    taken_twice,
    visit,
    walked_by_tab,
)
from mjs import Layout, Tile
from mjs_editor import mishaps
from mjs_editor.boards import Board
from mjs_editor.canvas.view import BoardView
from mjs_editor.dialogs.choose_boards import ChooseBoards
from mjs_editor.dialogs.export import Export
from mjs_editor.dialogs.new_layout import NewLayout
from mjs_editor.dialogs.palette import CommandPalette
from mjs_editor.dialogs.picture import Picture
from mjs_editor.dialogs.shortcuts import ShortcutsDialog
from mjs_editor.drafts import Abandoned, Draft
from mjs_editor.features import safekeeping
from mjs_editor.tour import Tour
from mjs_editor.window import MainWindow

KEY = Qt.Key
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
PLAIN = Qt.KeyboardModifier.NoModifier
FOUR = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (0, 0, 1), (2, 0, 1)], name="Four")
QUESTION, WARNING = QMessageBox.question, QMessageBox.warning
"""Qt's own, which the window of the tests has replaced."""


def run(name: str) -> Callable[[MainWindow, Path], object]:
    return lambda window, _: window.commands[name].trigger()


def ask_which(window: MainWindow, folder: Path) -> None:
    mjs.write([FOUR, FOUR.shifted(dx=2).with_fields(name="Five")], folder / "two.mah")
    window.filing.open(folder / "two.mah")


def ask_many(window: MainWindow, folder: Path) -> None:
    boards = [Board(folder / "many.mah", n, 30, f"Board {n}", FOUR) for n in range(1, 31)]
    window.filing.show_boards(boards)


def ask_drafts(window: MainWindow, folder: Path) -> None:
    draft = Draft(FOUR, folder / "four.json", folder / "draft.json")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(safekeeping, "abandoned", lambda _: Abandoned((draft,), ()))
        safekeeping.offer_drafts(window)


DIALOGS: dict[str, tuple[type[QWidget], Callable[[MainWindow, Path], object]]] = {
    "new": (NewLayout, run("file.new")),
    "export": (Export, run("file.export")),
    "picture": (Picture, run("file.picture")),
    "shortcuts": (ShortcutsDialog, run("help.shortcuts")),
    "palette": (CommandPalette, run("help.palette")),
    "about": (QMessageBox, run("help.about")),
    "boards": (ChooseBoards, ask_which),
    "wanted": (QDialog, run("check.wanted")),
    "question": (QMessageBox, lambda window, _: window.filing.may_close()),
    "many": (QMessageBox, ask_many),
    "drafts": (QMessageBox, ask_drafts),
    "replace": (QMessageBox, lambda window, folder: window.filing.may_replace(folder / "a.json")),
    "mishap": (QMessageBox, lambda _window, _folder: mishaps._tell(None, lambda: None)),
    "reload": (QMessageBox, lambda window, _: window.filing.come_back()),
    "warning": (QMessageBox, lambda window, folder: window.filing.open(folder / "gone.json")),
}
SEVERAL = pytest.mark.parametrize("name", list(DIALOGS))


@pytest.fixture
def busy(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """A window with unsaved tiles, some of them selected."""
    window.document.edit("Four", window.document.layout.with_tiles(FOUR.tiles))
    window.document.set_current_layer(0)
    window.document.select([Tile(0, 0, 1)])
    return window


@pytest.fixture
def look_at(
    busy: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[str, Callable[[QWidget], None]], None]:
    """Shows a dialog by its name and lets a function look at it."""

    def go(name: str, look: Callable[[QWidget], None]) -> None:
        kind, show = DIALOGS[name]

        def checked(dialog: QWidget) -> None:
            assert isinstance(dialog, kind)
            look(dialog)

        with monkeypatch.context() as patch:
            patch.setattr(QMessageBox, "question", QUESTION)
            patch.setattr(QMessageBox, "warning", WARNING)
            visit(qtbot, lambda: show(busy, tmp_path), checked)

    return go


def state_of(window: MainWindow) -> tuple[object, ...]:
    document = window.document
    views = document.layer_views
    return (
        document.layout,
        document.selection,
        document.current_layer,
        document.symmetry,
        document.history.index(),
        window.view.tool,
        [views.is_shown(z) for z in range(3)],
        window.view.snap,
    )


@SEVERAL
def test_shortcuts_do_nothing_while_a_dialog_is_open(
    busy: MainWindow, qtbot: QtBot, look_at: Callable[..., None], name: str
) -> None:
    strokes = [
        (keys[0].key(), keys[0].keyboardModifiers())
        for command in busy.commands
        for keys in busy.commands.keys_of(command.id)
    ]
    # Without keys that few keyboards have, which tests can't press.
    strokes = [(key, held) for key, held in strokes if not KEY.Key_Back <= key < KEY.Key_unknown]
    assert len(strokes) > 50
    before = state_of(busy)

    def type_all(dialog: QWidget) -> None:
        typed_at: list[QWidget] = [dialog]
        typed_at += [one for one in reachable(dialog) if not isinstance(one, QKeySequenceEdit)]
        for widget in typed_at:
            for key, modifiers in strokes:
                qtbot.keyClick(widget, key, modifiers)
            assert state_of(busy) == before, described(widget)
        assert dialog.isVisible()

    look_at(name, type_all)
    assert state_of(busy) == before


@SEVERAL
def test_tab_comes_by_everything(qtbot: QtBot, look_at: Callable[..., None], name: str) -> None:
    look_at(name, partial(assert_tab_comes_by_everything, qtbot))


@SEVERAL
def test_everything_has_a_name_and_letters_lead_to_one_place(
    look_at: Callable[..., None], name: str
) -> None:
    look_at(name, assert_named)


@SEVERAL
def test_escape_leaves_and_changes_nothing(
    busy: MainWindow, qtbot: QtBot, look_at: Callable[..., None], name: str
) -> None:
    before = state_of(busy)

    def leave(dialog: QWidget) -> None:
        focus = dialog.focusWidget() or dialog
        qtbot.keyClick(focus, KEY.Key_Escape)
        assert not dialog.isVisible()
        if isinstance(dialog, QDialog) and not isinstance(dialog, QMessageBox):
            assert dialog.result() == QDialog.DialogCode.Rejected

    look_at(name, leave)
    assert state_of(busy) == before


@SEVERAL
def test_return_does_what_the_dialog_is_for(look_at: Callable[..., None], name: str) -> None:
    def ask(dialog: QWidget) -> None:
        if isinstance(dialog, CommandPalette):
            return  # its field runs the command in hand
        buttons = [one for one in dialog.findChildren(QPushButton) if one.isDefault()]
        assert len(buttons) == 1
        box = dialog.findChild(QDialogButtonBox)
        assert box is not None
        assert buttons[0] in box.buttons()
        if not isinstance(dialog, QMessageBox | ShortcutsDialog):
            assert box.buttonRole(buttons[0]) is QDialogButtonBox.ButtonRole.AcceptRole

    look_at(name, ask)


def test_search_fields_and_lists_of_dialogs_have_the_focus_at_first(
    look_at: Callable[..., None],
) -> None:
    expected = {
        "new": lambda dialog: dialog.columns,
        "export": lambda dialog: dialog.list,
        "shortcuts": lambda dialog: dialog.filter,
        "palette": lambda dialog: dialog.field,
        "boards": lambda dialog: dialog.list,
    }
    for name, wanted in expected.items():

        def look(dialog: QWidget, wanted: Callable[..., QWidget] = wanted) -> None:
            assert dialog.focusWidget() is wanted(dialog), described(dialog.focusWidget())

        look_at(name, look)


# The tour, which is no dialog --------------------------------------------------------------------


def test_keys_typed_at_the_tour_are_not_for_the_board(busy: MainWindow, qtbot: QtBot) -> None:
    before = state_of(busy)
    tour = busy.helping.start_tour()
    for widget in (tour.next, tour.skip, tour.card):
        for key, modifiers in (
            (KEY.Key_Delete, PLAIN),
            (KEY.Key_E, PLAIN),
            (KEY.Key_PageUp, PLAIN),
            (KEY.Key_Z, CTRL),
            (KEY.Key_A, CTRL),
        ):
            qtbot.keyClick(widget, key, modifiers)
    assert state_of(busy) == before
    assert nameless(tour.card) == []
    assert taken_twice(letters(tour.card)) == []
    assert set(walked_by_tab(qtbot, busy)) >= {tour.next, tour.skip}
    tour.finish()


def test_the_board_is_in_use_beside_the_tour(busy: MainWindow, qtbot: QtBot) -> None:
    tour = busy.helping.start_tour()
    qtbot.mouseClick(busy.view.viewport(), Qt.MouseButton.LeftButton, pos=busy.view.rect().center())
    assert busy.view.hasFocus()
    qtbot.keyClick(busy.view, KEY.Key_E)
    assert busy.view.tool is busy.tools["eraser"]
    assert tour.card.isVisible()
    tour.finish()
    assert busy.findChild(Tour) is None or not tour.isVisible()


def test_the_keys_go_back_to_the_board_after_the_tour(busy: MainWindow, qtbot: QtBot) -> None:
    busy.view.setFocus()
    tour = busy.helping.start_tour()
    assert tour.next.hasFocus()
    qtbot.keyClick(tour.next, KEY.Key_Escape)
    assert busy.view.hasFocus()


# The window --------------------------------------------------------------------------------------


def test_menus_have_letters_of_their_own(window: MainWindow) -> None:
    bar = [action.text() for action in window.menuBar().actions() if action.isVisible()]
    assert "" not in [letter_of(text) for text in bar]
    assert taken_twice([letter_of(text) for text in bar]) == []
    shared = []
    for top in window._menus.values():
        for menu in menus_below(top):
            menu.aboutToShow.emit()
            texts = [one.text() for one in menu.actions() if not one.isSeparator()]
            found = [letter for letter in map(letter_of, texts) if letter]
            shared += [(menu.title(), letter, texts) for letter in taken_twice(found)]
    assert shared == []


def test_everything_in_the_window_has_a_name(window: MainWindow) -> None:
    for dock in window.findChildren(QWidget):
        if dock.metaObject().className() == "QDockWidget":
            dock.show()
            dock.raise_()
            assert nameless(dock) == []
    assert nameless(window) == []
    assert accessible_name(window.view)


def test_tab_leads_from_the_board_through_all_panels_and_back(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.view.setFocus()
    way = walked_by_tab(qtbot, window, most=200)
    missed = reachable(window) - set(way)
    assert not missed, [described(widget) for widget in missed]
    assert isinstance(way[0], BoardView)
    assert any(isinstance(widget, QLineEdit) for widget in own_widgets(window))
