"""The size of an empty grid is kept in the file, and the engine leaves it as it is."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

import mjs
from editor_hand import Hand
from mjs import Layout, formats
from mjs_editor import session
from mjs_editor.dialogs.export import Export
from mjs_editor.dialogs.new_layout import NewLayout
from mjs_editor.gridsize import USUAL_GRID, grid_of, with_grid, without_grid
from mjs_editor.window import MainWindow


def new_layout(qtbot: QtBot, window: MainWindow, columns: int, rows: int) -> MainWindow:
    """What New opens when a size is typed and Return is pressed."""

    def fill() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewLayout)
        try:
            for field, size in ((dialog.columns, columns), (dialog.rows, rows)):
                field.setFocus()
                field.selectAll()
                qtbot.keyClicks(field, str(size))
            qtbot.keyClick(dialog.rows, Qt.Key.Key_Return)
            assert not dialog.isVisible()
        finally:
            if dialog.isVisible():
                dialog.reject()

    QTimer.singleShot(0, fill)
    qtbot.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    return session.open_windows()[-1]


def extent(window: MainWindow) -> tuple[float, float]:
    box = window.view.board.grid.boundingRect()
    return box.width(), box.height()


@pytest.mark.parametrize("tiles", [[], [(0, 0, 0), (2, 0, 0)]])
def test_a_grid_that_was_asked_for_comes_back_with_the_file(
    window: MainWindow,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    tiles: list[tuple[int, int, int]],
) -> None:
    drawn = new_layout(qtbot, window, 30, 16)
    hand = Hand(qtbot, drawn.view)
    for tile in tiles:
        hand.click(tile)
    path = tmp_path / "wide.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    drawn.commands["file.save"].trigger()
    assert path.exists()
    size = extent(drawn)
    drawn.close()
    window.filing.open(path)
    again = session.open_windows()[-1]
    assert again.document.grid == (30, 16)
    assert set(again.document.layout.tiles) == set(tiles)
    assert extent(again) == size
    assert again.document.is_clean, "looking at it changes nothing"


def test_the_file_is_the_same_however_often_it_is_read_and_written(tmp_path: Path) -> None:
    layout = with_grid(Layout.from_tiles([(0, 0, 0), (2, 0, 0)], name="Wide"), (30, 16))
    native = formats.by_name("mjs")
    once = native.write([layout])
    path = tmp_path / "wide.json"
    path.write_bytes(once)
    assert native.write([mjs.read(path)]) == once
    assert mjs.read(path) == layout
    assert layout.digest == without_grid(layout).digest
    own = layout.with_fields(extra={**layout.extra, "x-mine": [1]})
    assert without_grid(own).extra == {"x-mine": [1]}


def test_a_usual_grid_leaves_no_trace_in_the_file(window: MainWindow, qtbot: QtBot) -> None:
    assert new_layout(qtbot, window, *USUAL_GRID).document.layout == Layout()


@pytest.mark.parametrize(
    "odd",
    ["large", 7, None, [30, 16], {}, {"columns": 30}, {"columns": "30", "rows": 16},
     {"columns": 0, "rows": 16}, {"columns": 30, "rows": 10**9}, {"columns": True, "rows": 16}],
)  # fmt: skip
def test_what_is_no_grid_is_left_alone(odd: object) -> None:
    layout = Layout(extra={"x-grid": odd})
    assert grid_of(layout) == USUAL_GRID
    window = MainWindow(layout)
    assert window.document.layout.extra == {"x-grid": odd}
    window.close()


def test_other_programs_miss_nothing_by_it(window: MainWindow) -> None:
    layout = with_grid(Layout.from_tiles([(0, 0, 0), (2, 0, 0)], name="Two"), (30, 16))
    dialog = Export(layout)
    dialog.choose("kyodai")
    assert "x-" not in dialog.lost.text()
    dialog.close()
    window.checking.panel.target_actions["kyodai"].setChecked(True)
    window.document.edit("Two", layout)
    window.wait_for_checks()
    problems = window.checking.panel.list
    told = [problems.item(row).text() for row in range(problems.count())]
    assert told
    assert not any("x-" in text for text in told)
