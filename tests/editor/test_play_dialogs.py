"""The dialogs and panels of the play window by keyboard alone, and case 40 for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QDockWidget,
    QKeySequenceEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from dialog_visits import (
    accessible_name,
    assert_named,
    assert_tab_comes_by_everything,
    described,
    letter_of,
    menus_below,
    nameless,
    reachable,
    taken_twice,
    visit,
    walked_by_tab,
)
from mjs import Layout
from mjs.play.events import Dealt
from mjs.play.game import Game
from mjs.play.houserules import PROFILES
from mjs_editor.dialogs.palette import CommandPalette
from mjs_editor.dialogs.shortcuts import ShortcutsDialog
from mjs_editor.playtest.features.racing import Racing
from mjs_editor.playtest.features.recording import Recording
from mjs_editor.playtest.lookback import LookBack
from mjs_editor.playtest.racechoice import RaceChoice
from mjs_editor.playtest.raceresult import RaceResult
from mjs_editor.playtest.racesetup import RaceSetup
from mjs_editor.playtest.rulesdialog import RulesDialog
from mjs_editor.playtest.seeddialog import SeedDialog
from mjs_editor.playtest.statistics import StatisticsDialog
from mjs_editor.playtest.window import PlayWindow, open_play
from mjs_layouts import load
from play_hand import show

KEY = Qt.Key
APART = Layout.from_tiles([(3 * x, 0, 0) for x in range(8)], name="Apart")


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[PlayWindow]:
    """A window in the middle of a game, with a tile selected and one game recorded."""
    rules = PROFILES["reference"]
    faces = tuple(f"dots-{n}" for n in (1, 1, 2, 2, 3, 3, 4, 4))
    window = PlayWindow(Game(Dealt(APART, faces, 5), rules), rules)
    window.table.motions.enabled = False
    show(qtbot, window)
    for number in (0, 1):
        window.click(window.game.start.layout.tiles[number])
    window.commands["game.restart"].trigger()
    for number in (0, 1, 2):
        window.click(window.game.start.layout.tiles[number])
    recording = window.features["Recording"]
    assert isinstance(recording, Recording)
    qtbot.waitUntil(lambda: recording.recorder.is_idle)
    window.table.setFocus()
    yield window
    window.close()


def run(name: str) -> Callable[[PlayWindow], object]:
    return lambda window: window.commands[name].trigger()


def show_ranking(window: PlayWindow) -> None:
    racing = window.features["Racing"]
    assert isinstance(racing, Racing)
    racing.begin(RaceChoice(name="Kim", others=0, level=""), APART, 3)
    window.begin()
    window.commands["play.quit"].trigger()
    racing.refresh()


DIALOGS: dict[str, tuple[type[QWidget], Callable[[PlayWindow], object]]] = {
    "rules": (RulesDialog, run("rules.edit")),
    "seed": (SeedDialog, run("deal.seed")),
    "records": (StatisticsDialog, run("game.records")),
    "race": (RaceSetup, run("race.new")),
    "ranking": (RaceResult, show_ranking),
    "look back": (LookBack, run("eye.look-back")),
    "palette": (CommandPalette, run("help.palette")),
    "shortcuts": (ShortcutsDialog, run("help.shortcuts")),
}
SEVERAL = pytest.mark.parametrize("name", list(DIALOGS))


@pytest.fixture
def look_at(window: PlayWindow, qtbot: QtBot) -> Callable[[str, Callable[[QWidget], None]], None]:
    """Shows a dialog by its name and lets a function look at it."""

    def go(name: str, look: Callable[[QWidget], None]) -> None:
        kind, open_it = DIALOGS[name]

        def checked(dialog: QWidget) -> None:
            assert isinstance(dialog, kind)
            if isinstance(dialog, StatisticsDialog):
                qtbot.waitUntil(lambda: dialog.job.is_idle)
            look(dialog)

        visit(qtbot, lambda: open_it(window), checked)

    return go


def state_of(window: PlayWindow) -> tuple[object, ...]:
    game = window.game
    states = [window.commands[command.id].isChecked() for command in window.commands]
    return (game, len(game.events), window.rules, window.table.cursor_tile, states)


@SEVERAL
def test_shortcuts_do_nothing_while_a_dialog_is_open(
    window: PlayWindow, qtbot: QtBot, look_at: Callable[..., None], name: str
) -> None:
    strokes = [
        (keys[0].key(), keys[0].keyboardModifiers())
        for command in window.commands
        for keys in window.commands.keys_of(command.id)
    ]
    # Without keys that few keyboards have, and those by which dialogs are answered.
    mine = (KEY.Key_Escape, KEY.Key_Return)
    strokes = [
        (key, held)
        for key, held in strokes
        if not KEY.Key_Back <= key < KEY.Key_unknown and key not in mine
    ]
    assert len(strokes) > 40

    def type_all(dialog: QWidget) -> None:
        before = state_of(window)
        # Buttons and choices are answered by some keys, such as the space bar, which is theirs.
        typed_at = [dialog, *(one for one in reachable(dialog) if not is_answered(one))]
        for widget in typed_at:
            for key, modifiers in strokes:
                qtbot.keyClick(widget, key, modifiers)
            assert state_of(window) == before, described(widget)
        assert dialog.isVisible()

    look_at(name, type_all)


def is_answered(widget: QWidget) -> bool:
    return isinstance(widget, QKeySequenceEdit | QPushButton)


@SEVERAL
def test_tab_comes_by_everything(qtbot: QtBot, look_at: Callable[..., None], name: str) -> None:
    look_at(name, partial(assert_tab_comes_by_everything, qtbot))


@SEVERAL
def test_everything_has_a_name_and_letters_lead_to_one_place(
    look_at: Callable[..., None], name: str
) -> None:
    look_at(name, assert_named)


@SEVERAL
def test_escape_leaves_and_the_keys_go_back_to_the_table(
    window: PlayWindow, qtbot: QtBot, look_at: Callable[..., None], name: str
) -> None:
    def leave(dialog: QWidget) -> None:
        before = state_of(window)
        qtbot.keyClick(dialog.focusWidget() or dialog, KEY.Key_Escape)
        assert not dialog.isVisible()
        if isinstance(dialog, QDialog):
            assert dialog.result() == QDialog.DialogCode.Rejected
        assert state_of(window) == before

    look_at(name, leave)
    window.activateWindow()
    qtbot.waitUntil(window.table.hasFocus)


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

    look_at(name, ask)


# The window --------------------------------------------------------------------------------------


def test_menus_have_letters_of_their_own(window: PlayWindow) -> None:
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


def test_no_two_commands_have_the_same_keys(window: PlayWindow) -> None:
    keys = [
        stroke.toString()
        for command in window.commands
        for stroke in window.commands.keys_of(command.id)
    ]
    assert taken_twice(keys) == []


def test_everything_in_the_window_has_a_name(window: PlayWindow) -> None:
    show_ranking(window)
    for dock in window.findChildren(QDockWidget):
        dock.show()
        assert nameless(dock) == []
    assert nameless(window) == []
    assert accessible_name(window.table) == "Table"
    assert accessible_name(window.rack) == "Tray"


@pytest.mark.parametrize("profile", ["reference", "tray", "race"])
def test_tab_leads_from_the_table_through_everything_and_back(qtbot: QtBot, profile: str) -> None:
    window = open_play(load("clover"), rules=PROFILES[profile], seed=1)
    show(qtbot, window)
    for dock in window.findChildren(QDockWidget):
        dock.show()
    window.table.setFocus()
    way = walked_by_tab(qtbot, window, most=100)
    missed = reachable(window) - set(way)
    assert not missed, [described(widget) for widget in missed]
    assert way[0] is window.table
    window.close()
