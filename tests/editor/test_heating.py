"""Heat maps on the canvas: where play-testers got stuck, from recorded games and from files."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from mjs import Layout, write
from mjs.play.events import Dealt
from mjs.play.game import Game
from mjs.play.houserules import PROFILES
from mjs.play.played import Played
from mjs.play.record import encode, write_game
from mjs_editor import session
from mjs_editor.features.heating import Heating
from mjs_editor.features.overlaying import Overlaying
from mjs_editor.overlays import Mark
from mjs_editor.playtest.bestsfile import bests_file, open_bests
from mjs_editor.playtest.window import PlayWindow
from mjs_editor.window import MainWindow
from play_hand import show

ROW = Layout.from_tiles([(x, 0, 0) for x in range(0, 8, 2)], name="Row")
A, B, C, D = ROW.tiles
WHEN = "2026-11-29T20:15:0{0}+01:00"


def row_game(*clicks: int) -> Game:
    seconds = iter(range(0, 10_000, 2))
    game = Game(
        Dealt(ROW, ("dots-1", "dots-2", "dots-2", "dots-1")),
        PROFILES["reference"],
        now=lambda: float(next(seconds)),
    )
    for click in clicks:
        game.click(ROW.tiles[click])
    return game


def recorded(*games: Game) -> None:
    with open_bests() as bests:
        for number, game in enumerate(games):
            log = encode(game, WHEN.format(number)).decode()
            bests.add(Played.of(game), log)


def heating_of(window: MainWindow) -> Heating:
    heating = window.features["Heating"]
    assert isinstance(heating, Heating)
    return heating


def overlaying_of(window: MainWindow) -> Overlaying:
    overlaying = window.features["Overlaying"]
    assert isinstance(overlaying, Overlaying)
    return overlaying


@pytest.fixture
def row(window: MainWindow) -> MainWindow:
    window.document.edit("Row", ROW)
    window.activateWindow()
    return window


def settle(window: MainWindow, qtbot: QtBot) -> dict[str, Mark]:
    heating = heating_of(window)
    qtbot.waitUntil(lambda: not heating.job.is_running)
    return {str(tile): mark for tile, mark in overlaying_of(window).marks.items()}


def test_where_players_got_stuck_is_counted_and_marked(row: MainWindow, qtbot: QtBot) -> None:
    recorded(row_game(1, 0, 3), row_game(1, 2), row_game(0, 3, 1, 2))
    qtbot.keyClick(row.view, Qt.Key.Key_7, Qt.KeyboardModifier.AltModifier)
    marks = settle(row, qtbot)
    assert {place: mark.text for place, mark in marks.items()} == {
        str(A): "50", str(B): "100", str(C): "100", str(D): "50",
    }  # fmt: skip
    assert {mark.look for mark in marks.values()} == {"scale"}
    legend = overlaying_of(row).legend
    assert legend.isVisible()
    assert legend.title == "Where players got stuck: 3 game(s), 2 end(s)"
    assert "gone at every end" in legend.accessibleDescription()
    assert row.statusBar().currentMessage() == "Counted: 3 game(s) with 2 end(s)"
    assert row.commands["heat.stuck"].isChecked()
    qtbot.keyClick(row.view, Qt.Key.Key_8, Qt.KeyboardModifier.AltModifier)
    marks = settle(row, qtbot)
    assert {place: mark.text for place, mark in marks.items()} == {str(B): "2", str(C): "1"}
    qtbot.keyClick(row.view, Qt.Key.Key_9, Qt.KeyboardModifier.AltModifier)
    assert set(settle(row, qtbot)) == {str(tile) for tile in ROW.tiles}


def test_heat_maps_and_overlays_give_way_to_each_other(row: MainWindow, qtbot: QtBot) -> None:
    recorded(row_game(1, 2))
    row.commands["heat.blocked"].trigger()
    settle(row, qtbot)
    row.commands["overlay.free"].trigger()
    assert heating_of(row).shown == ""
    assert not row.commands["heat.blocked"].isChecked()
    qtbot.waitUntil(lambda: overlaying_of(row).legend.title == "Free tiles")
    row.commands["heat.blocked"].trigger()
    assert settle(row, qtbot)[str(B)].text == "1"
    assert not row.commands["overlay.free"].isChecked()
    row.commands["overlay.none"].trigger()
    assert overlaying_of(row).marks == {}
    assert not overlaying_of(row).legend.isVisible()


def test_another_board_has_other_games(row: MainWindow, qtbot: QtBot) -> None:
    recorded(row_game(1, 2))
    row.commands["heat.blocked"].trigger()
    assert settle(row, qtbot)
    row.document.edit("Less", ROW.with_tiles(ROW.tiles[:2]))
    assert settle(row, qtbot) == {}
    assert "No play-test of this layout is known" in row.statusBar().currentMessage()
    row.commands["edit.undo"].trigger()
    assert set(settle(row, qtbot)) == {str(B), str(C)}
    row.document.edit("Name", row.document.layout.with_fields(name="Other"))
    assert set(settle(row, qtbot)) == {str(B), str(C)}


def test_without_any_game_nothing_is_made_and_it_is_said(row: MainWindow, qtbot: QtBot) -> None:
    row.commands["heat.stuck"].trigger()
    assert settle(row, qtbot) == {}
    assert not bests_file().exists()
    legend = overlaying_of(row).legend
    assert legend.title.endswith("0 game(s), 0 end(s)")
    assert "play it with F5" in legend.accessibleDescription()


def test_files_of_other_testers_are_counted_once_each(
    row: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = row_game(1, 2)
    recorded(game)
    same, mine, other, bad = (tmp_path / f"{name}.game.json" for name in "abcd")
    write_game(game, same, WHEN.format(0))  # the one that is recorded here
    write_game(row_game(2), mine, WHEN.format(5))
    two = Layout.from_tiles([(0, 0, 0), (2, 0, 0)])
    write_game(Game(Dealt(two, ("dots-1", "dots-1"))), other, WHEN.format(6))
    bad.write_text("{")
    paths = [str(path) for path in (same, mine, other, bad)]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (paths, ""))
    row.commands["heat.add"].trigger()
    assert heating_of(row).shown == "stuck"
    settle(row, qtbot)
    assert row.statusBar().currentMessage() == (
        "Counted: 2 game(s) with 2 end(s); passed over: 1 of other layouts, 1 that can't be read"
    )
    row.commands["heat.blocked"].trigger()
    assert settle(row, qtbot)[str(C)].text == "2"


def test_games_that_are_dropped_are_counted_and_layouts_open(
    row: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    game, layout = tmp_path / "a.game.json", tmp_path / "b.json"
    write_game(row_game(1), game, WHEN.format(0))
    write(ROW, layout)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in (game, layout)])
    how = (data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    enter = QDragEnterEvent(QPoint(300, 300), Qt.DropAction.CopyAction, *how)
    QApplication.sendEvent(row, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(row, QDropEvent(QPointF(300, 300), Qt.DropAction.CopyAction, *how))
    qtbot.waitUntil(lambda: heating_of(row).files == [game])
    assert {mark.text for mark in settle(row, qtbot).values()} == {"100"}
    qtbot.waitUntil(lambda: [one.document.path for one in session.open_windows()] == [layout])


def test_a_damaged_file_of_records_leaves_other_games(
    row: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    bests_file().parent.mkdir(parents=True, exist_ok=True)
    bests_file().write_bytes(b"nothing that SQLite knows" * 50)
    path = tmp_path / "a.game.json"
    write_game(row_game(1), path, WHEN.format(0))
    heating_of(row).add_files([path])
    assert settle(row, qtbot)
    assert "is no database of played games" in row.statusBar().currentMessage()


def test_from_play_to_the_heat_map_of_the_game_just_left(qtbot: QtBot) -> None:
    game = row_game(1, 0, 3)
    window = PlayWindow(game, game.rules)
    show(qtbot, window)
    window.commands["game.restart"].trigger()
    assert window.commands["game.back"].isEnabled()
    window.commands["design.heat"].trigger()
    assert not window.commands["game.back"].isEnabled(), "it counts as given up now"
    (editor,) = session.open_windows()
    assert {mark.text for mark in settle(editor, qtbot).values()} == {"100"}
    window.close()
