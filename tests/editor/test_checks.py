"""Live checks: the problems panel with its jumps and fixes, and the status bar, by real events."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QInputDialog
from pytestqt.qtbot import QtBot

import mjs
from editor_hand import Hand
from mjs import Layout, Tile
from mjs.faces import Deck
from mjs_editor.fixes import dropped, even, fixes_for
from mjs_editor.panels.problems import ProblemsPanel
from mjs_editor.window import MainWindow

ABOUT = {"name": "Try", "author": "A", "license": "CC0-1.0", "description": "A try."}


def shown(window: MainWindow, layout: Layout) -> ProblemsPanel:
    window.document.edit("Begin", layout)
    window.wait_for_checks()
    return window.checking.panel


def codes(panel: ProblemsPanel) -> list[str]:
    return [panel.list.item(row).text()[:6] for row in range(panel.list.count())]


def choose(qtbot: QtBot, panel: ProblemsPanel, code: str) -> None:
    item = panel.list.item(codes(panel).index(code))
    panel.list.scrollToItem(item)
    place = panel.list.visualItemRect(item).center()
    qtbot.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_the_panel_says_what_the_validator_says(window: MainWindow) -> None:
    layout = Layout.from_tiles([(0, 0, 0), (1, 0, 0), (8, 0, 2)])
    panel = shown(window, layout)
    assert sorted(codes(panel)) == sorted(d.code for d in mjs.validate(layout))
    severities = [panel.list.item(row).icon().cacheKey() for row in range(panel.list.count())]
    assert len(set(severities)) == 3, "errors, warnings and notes have icons of their own"


def test_choosing_a_problem_goes_to_its_layer_and_its_fix_is_one_step(
    window: MainWindow, qtbot: QtBot
) -> None:
    panel = shown(window, Layout.from_tiles([(0, 0, 0), (2, 0, 0), (8, 0, 2), (4, 0, 0)], **ABOUT))
    choose(qtbot, panel, "MJS103")
    assert window.document.current_layer == 2
    (drop, _) = panel.fix_buttons
    qtbot.mouseClick(drop, Qt.MouseButton.LeftButton)
    assert [tile.z for tile in window.document.layout.tiles] == [0, 0, 0, 0]
    assert window.document.history.undoText() == "Drop floating tiles"
    window.wait_for_checks()
    assert "MJS103" not in codes(panel)
    assert panel.fix_buttons == []
    window.document.history.undo()
    assert window.document.layout.tiles[-1] == Tile(8, 0, 2)


def test_keys_go_round_the_problems_and_fix_one(window: MainWindow, qtbot: QtBot) -> None:
    panel = shown(window, Layout.from_tiles([(0, 0, 0), (1, 0, 0), (8, 0, 0)], **ABOUT))
    assert set(codes(panel)) == {"MJS101", "MJS201"}
    rows = []
    for key in (Qt.Key.Key_F8, Qt.Key.Key_F8, Qt.Key.Key_F8):
        qtbot.keyClick(window, key)
        rows.append(panel.list.currentRow())
    assert rows == [0, 1, 0]
    qtbot.keyClick(window, Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
    assert panel.list.currentRow() == 1
    qtbot.keyClick(window, Qt.Key.Key_Period, Qt.KeyboardModifier.ControlModifier)
    assert len(window.document.layout) == 2


def test_a_problem_in_hand_stays_in_hand_while_it_lasts(
    window: MainWindow, hand: Hand, qtbot: QtBot
) -> None:
    panel = shown(window, Layout.from_tiles([(0, 0, 0), (1, 0, 0)], **ABOUT))
    choose(qtbot, panel, "MJS101")
    hand.click((10, 4, 0))
    hand.click((12, 4, 0))
    window.wait_for_checks()
    assert panel.list.currentItem().text().startswith("MJS101")
    assert len(panel.fix_buttons) == 1


def test_targets_are_checked_and_remembered(window: MainWindow) -> None:
    layout = Layout.from_tiles([(2 * x, 0, 0) for x in range(40)], **ABOUT)
    panel = shown(window, layout)
    before = codes(panel)
    panel.target_actions["kyodai"].trigger()
    window.wait_for_checks()
    assert panel.targets.text() == "For 1 program(s)"
    expected = [d.code for d in mjs.validate(layout, targets="kyodai")]
    assert sorted(codes(panel)) == sorted(expected) != sorted(before)
    assert MainWindow().checking.panel.target_names == ("kyodai",)


@pytest.mark.parametrize(
    ("layout", "code"),
    [
        (Layout.from_tiles([(0, 0, 0), (0, 0, 0), (4, 0, 0)]), "MJS101"),
        (Layout.from_tiles([(-3, -1, 0), (4, 0, 0)]), "MJS102"),
        (Layout.from_tiles([(0, 0, 0), (0, 1, 3), (0, 1, 4), (9, 9, 5)]), "MJS103"),
        (Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0)]), "MJS201"),
        (
            Layout.from_tiles(
                [(2 * x, 4 * y, 0) for x in range(15) for y in range(10)]
            ).with_fields(deck=Deck(sets=1)),
            "MJS203",
        ),
        (Layout.from_tiles([(0, 0, 0), (4, 0, 0)]), "MJS401"),
        (Layout.from_tiles([(0, 0, 0), (4, 0, 0)]), "MJS402"),
        (Layout.from_tiles([(0, 0, 0), (4, 0, 0)]), "MJS403"),
        (Layout.from_tiles([(0, 0, 0), (4, 0, 0)]), "MJS404"),
    ],
)
def test_every_fix_mends_what_it_is_for(layout: Layout, code: str) -> None:
    (finding,) = [d for d in mjs.validate(layout, deal=False) if d.code == code]
    fixes = fixes_for(finding, "stem")
    assert fixes
    for fix in fixes:
        assert code not in [d.code for d in mjs.validate(fix.apply(layout), deal=False)]


def test_a_deal_that_proves_nothing_can_be_removed() -> None:
    layout = Layout.from_tiles([(0, 0, 0), (4, 0, 0)])
    start = mjs.deal(layout).as_start().start
    broken = layout.with_fields(start=mjs.StartDeal(start.faces, ()))
    (finding,) = mjs.validate(broken, select="MJS303")
    assert fixes_for(finding)[0].apply(broken).start is None


def test_a_pile_drops_together_and_stops_at_what_is_in_its_way() -> None:
    layout = Layout.from_tiles([(0, 0, 0), (1, 1, 3), (1, 1, 4)])
    assert dropped(layout).tiles == (Tile(0, 0, 0), Tile(1, 1, 1), Tile(1, 1, 2))


def test_the_tile_that_breaks_the_symmetry_goes_first() -> None:
    layout = Layout.from_tiles([(0, 0, 0), (6, 0, 0), (2, 4, 0), (4, 4, 0), (0, 8, 0)])
    assert set(layout.tiles) - set(even(layout).tiles) == {Tile(0, 8, 0)}


def test_the_status_bar_counts_towards_the_wanted_number(
    window: MainWindow, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    status = window.checking.status
    window.wait_for_checks()
    assert status.verdict.text() == ""
    hand.drag((0, 0, 0), (2, 0, 0), (4, 0, 0))
    assert "odd!" in status.counts.text()
    assert status.wanted.text() == "141 short of 144"
    hand.click((8, 0, 0))
    window.wait_for_checks()
    assert status.verdict.text() == "3 free at the start · ✓ can be cleared"
    monkeypatch.setattr(QInputDialog, "getInt", lambda *_: (4, True))
    window.commands["check.wanted"].trigger()
    assert status.wanted.text() == "just 4"
    next(a for a in status.wanted.menu().actions() if a.text() == "Any number").trigger()
    assert status.wanted.text() == "any number"
    window.document.edit("Away", Layout.from_tiles([(0, 0, 0), (0, 0, 1)], **ABOUT))
    window.wait_for_checks()
    assert "✗ can't be cleared" in status.verdict.text()


def test_the_name_of_the_file_names_a_nameless_layout(window: MainWindow, qtbot: QtBot) -> None:
    window.document.set_saved(Path("Little Boat.json"))
    panel = shown(window, Layout.from_tiles([(0, 0, 0), (4, 0, 0)]))
    choose(qtbot, panel, "MJS401")
    qtbot.mouseClick(panel.fix_buttons[0], Qt.MouseButton.LeftButton)
    assert window.document.layout.name == "Little Boat"


def press_fix(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window.view, Qt.Key.Key_Period, Qt.KeyboardModifier.ControlModifier)
    window.wait_for_checks()


def test_the_key_of_quick_fixes_goes_from_problem_to_problem(
    window: MainWindow, qtbot: QtBot
) -> None:
    layout = Layout.from_tiles([(0, 0, 0), (1, 0, 0), (8, 0, 0)], **(ABOUT | {"name": ""}))
    panel = shown(window, layout)
    assert codes(panel) == ["MJS101", "MJS201", "MJS401"]
    press_fix(window, qtbot)
    assert panel.list.currentRow() == 0
    assert window.document.layout == layout
    press_fix(window, qtbot)
    assert codes(panel) == ["MJS401"]
    press_fix(window, qtbot)
    press_fix(window, qtbot)
    assert codes(panel) == []
    press_fix(window, qtbot)
    assert window.statusBar().currentMessage() == "There are no problems"


def test_a_problem_that_only_a_hand_can_mend_is_said_to_be_one(
    window: MainWindow, qtbot: QtBot
) -> None:
    panel = shown(window, Layout.from_tiles([(0, 0, 0), (3, 0, 0)], **ABOUT))
    assert codes(panel) == ["MJS104"]
    press_fix(window, qtbot)
    press_fix(window, qtbot)
    assert codes(panel) == ["MJS104"]
    assert window.statusBar().currentMessage().startswith("There is no quick fix for this")
