"""The library of a folder: pictures, problems, search, sort, duplicates, opening."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QDesktopServices, QFont
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu
from pytestqt.qtbot import QtBot

import mjs
from dialog_visits import (
    described,
    letters,
    nameless,
    reachable,
    taken_twice,
    walked_by_tab,
)
from mjs import Layout
from mjs_editor import session
from mjs_editor.features.libraries import Libraries
from mjs_editor.library.model import Column
from mjs_editor.library.scan import Entry
from mjs_editor.library.window import LibraryWindow
from mjs_editor.playtest.session import play_windows
from mjs_editor.window import MainWindow

FOUR = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (0, 0, 1), (2, 0, 1)], name="Zebra")
ROW = Layout.from_tiles([(2 * n, 0, 0) for n in range(6)], name="Ant", tags=("tiny",))
ODD = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0)], name="Bee")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Five files: two of the same board under other names and formats, one broken, one below."""
    mjs.write(FOUR, tmp_path / "zebra.json")
    mjs.write(FOUR.shifted(dx=3).with_fields(name="Horse"), tmp_path / "horse.mah")
    mjs.write(ODD, tmp_path / "bee.json")
    (tmp_path / "below").mkdir()
    mjs.write(ROW, tmp_path / "below" / "ant.json")
    (tmp_path / "broken.layout").write_text("kmahjongg-layout-v9\n")
    (tmp_path / "notes.txt").write_text("no layout")
    for number, name in enumerate(("zebra.json", "horse.mah", "bee.json", "below/ant.json")):
        os.utime(tmp_path / name, (1_000_000 * number + 9, 1_000_000 * number + 9))
    return tmp_path


@pytest.fixture
def opened() -> list[Entry]:
    """What was asked to be opened."""
    return []


@pytest.fixture
def library(qtbot: QtBot, folder: Path, opened: list[Entry]) -> Iterator[LibraryWindow]:
    window = LibraryWindow(opened.extend)
    qtbot.addWidget(window)
    window.show()
    window.show_folder(folder)
    qtbot.waitUntil(lambda: window.is_done)
    qtbot.waitUntil(lambda: "still" not in window.status.text())
    qtbot.waitUntil(lambda: "measured" not in window.status.text())
    yield window
    window.close()


def names(library: LibraryWindow) -> list[str]:
    """What the rows show, from the top."""
    proxy = library.proxy
    return [str(proxy.index(row, 0).data()).split("\n")[0] for row in range(proxy.rowCount())]


def cell(library: LibraryWindow, name: str, column: Column, role: int = 0) -> object:
    row = names(library).index(name)
    return library.proxy.index(row, column).data(Qt.ItemDataRole(role))


def test_it_shows_every_layout_with_picture_and_problems(library: LibraryWindow) -> None:
    assert names(library) == ["Ant", "Bee", "broken", "Horse", "Zebra"]
    assert cell(library, "Ant", Column.TILES) == "6"
    assert cell(library, "Zebra", Column.LAYERS) == "2"
    assert "error" in str(cell(library, "Bee", Column.PROBLEMS))
    assert cell(library, "broken", Column.PROBLEMS) == "can't be read"
    tip = cell(library, "broken", Column.PROBLEMS, int(Qt.ItemDataRole.ToolTipRole))
    assert "broken.layout" in str(tip)
    assert str(cell(library, "Zebra", Column.CHANGED)).startswith("1970-01-01")
    assert [entry.image is not None for entry in library.model.entries].count(True) == 4


def test_the_same_board_is_found_whatever_it_is_called(
    library: LibraryWindow, qtbot: QtBot
) -> None:
    tip = cell(library, "Zebra", Column.SAME, int(Qt.ItemDataRole.ToolTipRole))
    assert "Horse (horse.mah)" in str(tip)
    assert cell(library, "Ant", Column.SAME) == ""
    library.only_duplicates.click()
    assert names(library) == ["Horse", "Zebra"]
    assert "2 of 5" in library.status.text()


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("ant", ["Ant"]),
        ("TINY", ["Ant"]),
        ("mah", ["Horse"]),
        ("4", ["Horse", "Zebra"]),
        ("z bra", ["Zebra"]),
        ("none", []),
    ],
)
def test_search_finds_every_word(
    library: LibraryWindow, qtbot: QtBot, words: str, found: list[str]
) -> None:
    qtbot.keyClicks(library.search, words)
    qtbot.waitUntil(lambda: names(library) == found)


@pytest.mark.parametrize(
    ("column", "first", "last"),
    [
        (Column.TILES, "broken", "Ant"),
        (Column.LAYERS, "broken", "Horse Zebra"),
        (Column.CHANGED, "Zebra", "broken"),
        (Column.PROBLEMS, "Ant Horse Zebra", "Bee broken"),
        (Column.SAME, "Ant Bee broken", "Horse Zebra"),
    ],
)
def test_a_click_on_a_header_sorts(
    library: LibraryWindow, qtbot: QtBot, column: Column, first: str, last: str
) -> None:
    header = library.table.horizontalHeader()
    at = header.sectionViewportPosition(column) + 12
    ascending = Qt.SortOrder.AscendingOrder
    for _ in range(3):
        if (header.sortIndicatorSection(), header.sortIndicatorOrder()) == (column, ascending):
            break
        point = header.viewport().rect().center()
        point.setX(at)
        qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert names(library)[0] in first.split()
    assert names(library)[-1] in last.split()


def test_double_click_and_enter_open(
    library: LibraryWindow, qtbot: QtBot, opened: list[Entry]
) -> None:
    table = library.table
    row = names(library).index("Horse")
    middle = table.visualRect(library.proxy.index(row, 1)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert [entry.name for entry in opened] == ["Horse"]
    table.selectRow(names(library).index("Ant"))
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert [entry.name for entry in opened] == ["Horse", "Ant"]
    table.selectRow(names(library).index("broken"))
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert len(opened) == 2
    assert "broken.layout" in library.status.text()


def test_refresh_shows_what_came_and_went(
    library: LibraryWindow, qtbot: QtBot, folder: Path
) -> None:
    (folder / "zebra.json").unlink()
    mjs.write(ROW.with_fields(name="New"), folder / "new.lay")
    qtbot.keyClick(library, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: names(library) == ["Ant", "Bee", "broken", "Horse", "New"])


def test_an_empty_folder_and_one_that_is_gone_are_said(
    library: LibraryWindow, qtbot: QtBot, folder: Path
) -> None:
    (folder / "empty").mkdir()
    library.show_folder(folder / "empty")
    qtbot.waitUntil(lambda: "There are no layouts" in library.status.text())
    library.show_folder(folder / "gone")
    qtbot.waitUntil(lambda: "No such file" in library.status.text())


def test_closing_stops_the_work(qtbot: QtBot, folder: Path, opened: list[Entry]) -> None:
    window = LibraryWindow(opened.extend)
    qtbot.addWidget(window)
    window.show()
    window.show_folder(folder)
    window.close()
    assert window._scan is None
    assert not window.is_done


def test_the_menu_opens_it_and_a_layout_opens_from_it(
    window: MainWindow, qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.keep(window)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))
    window.commands["file.library"].trigger()
    library = Libraries.shown
    assert library is not None
    qtbot.waitUntil(lambda: len(names(library)) == 5)
    library.table.selectRow(names(library).index("Ant"))
    qtbot.keyClick(library.table, Qt.Key.Key_Return)
    shown = session.open_windows()
    assert [one.document.path for one in shown] == [folder / "below" / "ant.json"]
    shown[0].close()
    assert Libraries.shown is None
    assert not library.isVisible()


# By keyboard alone ------------------------------------------------------------------------------


def test_what_is_typed_at_the_table_is_searched_and_return_opens_it(
    library: LibraryWindow, qtbot: QtBot, opened: list[Entry]
) -> None:
    assert library.table.hasFocus()
    assert library.selected()[0].name == "Ant", "Return has something to open at once"
    qtbot.keyClick(library.table, Qt.Key.Key_Z)
    assert library.search.hasFocus()
    qtbot.keyClicks(library.search, "eb")
    assert library.search.text() == "zeb"
    qtbot.keyClick(library.search, Qt.Key.Key_Return)
    assert names(library) == ["Zebra"]
    assert [entry.name for entry in opened] == ["Zebra"]
    qtbot.keyClick(library.search, Qt.Key.Key_Escape)
    assert library.search.text() == ""
    qtbot.waitUntil(lambda: len(names(library)) == 5)
    assert library.isVisible()


def test_arrows_go_from_the_search_into_the_table(
    library: LibraryWindow, qtbot: QtBot, opened: list[Entry]
) -> None:
    qtbot.keyClick(library.table, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert library.search.hasFocus()
    qtbot.keyClick(library.search, Qt.Key.Key_Down)
    assert library.table.hasFocus()
    qtbot.keyClick(library.table, Qt.Key.Key_Down)
    assert library.selected()[0].name == "Bee"
    qtbot.keyClick(library.table, Qt.Key.Key_Return)
    assert [entry.name for entry in opened] == ["Bee"]
    qtbot.keyClick(library.table, Qt.Key.Key_F6)
    assert library.search.hasFocus()
    qtbot.keyClick(library.search, Qt.Key.Key_F6)
    assert library.table.hasFocus()


def test_keys_that_are_no_text_stay_with_the_table(library: LibraryWindow, qtbot: QtBot) -> None:
    for key, modifiers in (
        (Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_End, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_F2, Qt.KeyboardModifier.NoModifier),
    ):
        qtbot.keyClick(library.table, key, modifiers)
        assert library.search.text() == ""
        assert library.table.hasFocus()


def test_tab_comes_by_everything_and_all_has_names(library: LibraryWindow, qtbot: QtBot) -> None:
    library.table.setFocus()
    missed = reachable(library) - set(walked_by_tab(qtbot, library))
    assert not missed, [described(widget) for widget in missed]
    assert nameless(library) == []
    assert taken_twice(letters(library)) == []


@pytest.mark.parametrize(
    ("column", "first", "last"),
    [
        (Column.NAME, "Ant", "Zebra"),
        (Column.TILES, "broken", "Ant"),
        (Column.DIFFICULTY, "Bee broken", "Ant Horse Zebra"),
    ],
)
def test_what_it_is_sorted_by_is_chosen_by_keys(
    library: LibraryWindow, qtbot: QtBot, column: Column, first: str, last: str
) -> None:
    bar = library.sorting
    bar.column.setFocus()
    qtbot.keyClick(bar.column, Qt.Key.Key_Home)
    for _ in range(column):
        qtbot.keyClick(bar.column, Qt.Key.Key_Down)
    header = library.table.horizontalHeader()
    assert header.sortIndicatorSection() == column
    assert names(library)[0] in first.split()
    assert names(library)[-1] in last.split()
    bar.reversed.setFocus()
    qtbot.keyClick(bar.reversed, Qt.Key.Key_Space)
    assert header.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder
    assert names(library)[0] in last.split()


def test_a_click_on_a_header_is_shown_in_the_choice(library: LibraryWindow, qtbot: QtBot) -> None:
    library.table.sortByColumn(Column.TILES, Qt.SortOrder.DescendingOrder)
    assert library.sorting.column.currentText() == "Tiles"
    assert library.sorting.reversed.isChecked()


def test_the_difficulty_of_each_board_is_measured(library: LibraryWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: "measured" not in library.status.text())
    ant = str(cell(library, "Ant", Column.DIFFICULTY))
    assert re.fullmatch(r"[01]\.\d\d (easy|medium|hard)", ant)
    assert cell(library, "Bee", Column.DIFFICULTY) == "not known", "an odd number can't be dealt"
    assert cell(library, "broken", Column.DIFFICULTY) == "not known"
    same = {cell(library, name, Column.DIFFICULTY) for name in ("Zebra", "Horse")}
    assert len(same) == 1, "the same board is as hard under every name"


def test_the_next_library_looks_as_the_last_one_did(
    library: LibraryWindow, qtbot: QtBot, opened: list[Entry]
) -> None:
    library.resize(777, 555)
    library.table.horizontalHeader().resizeSection(Column.CHANGED, 181)
    library.table.sortByColumn(Column.TILES, Qt.SortOrder.DescendingOrder)
    library.close()
    again = LibraryWindow(opened.extend)
    qtbot.addWidget(again)
    again.show()
    header = again.table.horizontalHeader()
    assert (again.width(), again.height()) == (777, 555)
    assert header.sectionSize(Column.CHANGED) == 181
    assert header.sortIndicatorSection() == Column.TILES
    assert header.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder
    assert again.sorting.column.currentIndex() == Column.TILES
    again.close()


@pytest.mark.slow
def test_the_library_holds_the_whole_museum(
    qtbot: QtBot, corpus: Path, opened: list[Entry]
) -> None:
    window = LibraryWindow(opened.extend)
    qtbot.addWidget(window)
    window.show()
    window.show_folder(corpus / "museum")
    qtbot.waitUntil(lambda: window.is_done, timeout=60_000)
    qtbot.waitUntil(lambda: "still" not in window.status.text())
    assert window.model.rowCount() == 2070
    assert all(entry.image is not None for entry in window.model.entries)
    # Every layout is there in three formats, so each has two others at least.
    assert all(len(window.model.same_as(place)) >= 2 for place in range(0, 2070, 23))
    window.close()


def point_at(library: LibraryWindow, name: str, column: Column) -> QPoint:
    index = library.proxy.index(names(library).index(name), column)
    library.table.scrollTo(index)
    return library.table.visualRect(index).center()


def menu_of(library: LibraryWindow, name: str, qtbot: QtBot) -> QMenu:
    """The menu of the right button on a row."""
    at, viewport = point_at(library, name, Column.NAME), library.table.viewport()
    qtbot.mouseClick(viewport, Qt.MouseButton.RightButton, pos=at)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, viewport.mapToGlobal(at))
    QApplication.sendEvent(viewport, event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def choose(menu: QMenu, action: QAction, qtbot: QtBot) -> None:
    at = menu.actionGeometry(action).center()
    qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=at)


def test_a_click_on_the_others_shows_them(library: LibraryWindow, qtbot: QtBot) -> None:
    viewport, left = library.table.viewport(), Qt.MouseButton.LeftButton
    qtbot.mouseClick(viewport, left, pos=point_at(library, "Ant", Column.SAME))
    assert library.search.text() == "", "there are no others"
    qtbot.mouseClick(viewport, left, pos=point_at(library, "Zebra", Column.SAME))
    assert names(library) == ["Horse", "Zebra"]
    assert library.search.text().startswith("same:")
    font = cell(library, "Zebra", Column.SAME, int(Qt.ItemDataRole.FontRole))
    assert isinstance(font, QFont)
    assert font.underline()
    qtbot.keyClick(library.table, Qt.Key.Key_Escape)
    assert library.search.text() == ""
    qtbot.waitUntil(lambda: len(names(library)) == 5)


def test_the_menu_of_a_row_opens_and_finds(
    library: LibraryWindow, qtbot: QtBot, opened: list[Entry]
) -> None:
    row_menu = library.row_menu
    menu = menu_of(library, "Ant", qtbot)
    assert not row_menu.same.isEnabled()
    assert not row_menu.play.isEnabled(), "nobody plays here"
    choose(menu, row_menu.open, qtbot)
    assert [entry.name for entry in opened] == ["Ant"]
    menu = menu_of(library, "Horse", qtbot)
    choose(menu, row_menu.same, qtbot)
    assert names(library) == ["Horse", "Zebra"]
    library.search_for("")
    menu = menu_of(library, "broken", qtbot)
    assert not row_menu.open.isEnabled()
    assert row_menu.folder.isEnabled()
    menu.close()


def test_a_row_is_played_and_shown_in_its_folder(
    window: MainWindow, folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = window.features["Libraries"].library()  # type: ignore[attr-defined]
    library.show()
    library.show_folder(folder)
    qtbot.waitUntil(lambda: library.is_done)
    choose(menu_of(library, "Zebra", qtbot), library.row_menu.play, qtbot)
    (played,) = play_windows()
    assert played.game.start.layout.tiles == FOUR.tiles
    assert played.path == folder / "zebra.json"
    played.close()
    choose(menu_of(library, "Bee", qtbot), library.row_menu.play, qtbot)
    assert play_windows() == []
    assert "odd" in library.status.text()
    shown: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: shown.append(url.toLocalFile()))
    choose(menu_of(library, "Ant", qtbot), library.row_menu.folder, qtbot)
    assert [Path(name) for name in shown] == [folder / "below"]
    library.close()
