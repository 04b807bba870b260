"""The canvas: picking, zoom, pan, snapping, rulers, themes, how layers stand out."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor_hand import Hand
from mjs import Layout, Tile
from mjs.render import TILE_HEIGHT
from mjs_editor import session
from mjs_editor.canvas.snapping import Snap, snapped
from mjs_editor.canvas.theme import DARK, LIGHT
from mjs_editor.canvas.tilepaint import Look
from mjs_editor.window import MainWindow

LEFT = Qt.MouseButton.LeftButton


@pytest.mark.parametrize("scale", ["1", "1.25", "1.5"])
def test_what_is_picked_is_what_is_painted_there(scale: str, root: Path) -> None:
    done = subprocess.run(
        [sys.executable, "tests/picking.py", "0.8"],
        cwd=root,
        env=os.environ | {"QT_SCALE_FACTOR": scale},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert (found["ratio"], found["wrong"]) == (float(scale), [])
    assert found["compared"] > 5_000
    assert found["tiles"] > 50


def test_a_click_on_a_covered_tile_never_selects_one_below(window: MainWindow, hand: Hand) -> None:
    document = window.document
    document.edit("Stack", document.layout.with_tiles([(4, 4, 0), (4, 4, 1), (5, 4, 2)]))
    document.set_current_layer(2)
    window.take_tool("select")
    hand.click((5, 4, 2))
    assert document.selection == {Tile(5, 4, 2)}
    view = window.view
    # Where the face of the tile below and the side of the one above meet, the one above is.
    side = view.projection.face(Tile(5, 4, 2)).bottomLeft() + QPointF(10, 3)
    assert view.tile_under(view.mapFromScene(side)) == Tile(5, 4, 2)


def test_the_wheel_zooms_to_what_is_under_the_pointer(turtle_window: MainWindow) -> None:
    view = turtle_window.view
    at = QPoint(300, 250)
    QApplication.processEvents()
    before, zoom = view.mapToScene(at), view.zoom()
    turn = QWheelEvent(
        QPointF(at),
        QPointF(view.viewport().mapToGlobal(at)),
        QPoint(),
        QPoint(0, 240),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,  # noqa: FBT003 - Qt's call takes no name
    )
    QApplication.sendEvent(view.viewport(), turn)
    assert view.zoom() > zoom * 1.4
    after = view.mapToScene(at)
    assert abs(after.x() - before.x()) < 2
    assert abs(after.y() - before.y()) < 2


def test_space_and_the_middle_button_pan(window: MainWindow, qtbot: QtBot) -> None:
    view = window.view
    port, start, end = view.viewport(), QPoint(200, 200), QPoint(160, 230)
    for button, held in ((LEFT, True), (Qt.MouseButton.MiddleButton, False)):
        before = view.mapToScene(start)
        if held:
            qtbot.keyPress(view, Qt.Key.Key_Space)
            assert port.cursor().shape() is Qt.CursorShape.OpenHandCursor
        qtbot.mousePress(port, button, pos=start)
        qtbot.mouseMove(port, end)
        qtbot.mouseRelease(port, button, pos=end)
        if held:
            qtbot.keyRelease(view, Qt.Key.Key_Space)
        assert (view.mapToScene(end) - before).manhattanLength() < 2
    assert window.document.layout.tiles == ()
    assert port.cursor().shape() is Qt.CursorShape.CrossCursor


def test_fit_shows_the_whole_board(turtle_window: MainWindow) -> None:
    view = turtle_window.view
    view.zoom_by(6)
    turtle_window.commands["view.fit"].trigger()
    shown = view.mapToScene(view.viewport().rect()).boundingRect()
    for tile in turtle_window.document.layout.tiles:
        assert shown.contains(view.projection.body(tile))


def test_drawing_at_the_edge_never_moves_what_is_seen(window: MainWindow, hand: Hand) -> None:
    view, here = window.view, QPoint(50, 50)
    before = view.mapToScene(here)
    hand.drag((28, 14, 0), (32, 16, 0))
    assert view.mapToScene(here) == before


def test_snapping_to_whole_tiles_and_to_what_supports(window: MainWindow, hand: Hand) -> None:
    window.commands["view.snap-whole"].trigger()
    hand.click((5, 5, 0))
    assert [tile.x % 2 + tile.y % 2 for tile in window.document.layout.tiles] == [0]
    document = window.document
    document.edit("Two", document.layout.with_tiles([(4, 4, 0), (6, 4, 0)]))
    window.commands["view.snap-support"].trigger()
    document.set_current_layer(1)
    hand.click((7, 5, 1))
    assert document.layout.tiles[-1] == Tile(6, 4, 1)
    hand.click((12, 4, 1))
    assert document.layout.tiles[-1] == Tile(12, 4, 1)


def test_support_snaps_for_any_footprint() -> None:
    board = Layout.from_tiles([(8, 8, 0), (12, 8, 0)], footprint=(4, 4))
    assert snapped(board, 10.2, 9.9, 1, Snap.SUPPORT) == Tile(10, 8, 1)
    assert snapped(board, 15.0, 8.0, 1, Snap.SUPPORT) == Tile(12, 8, 1)
    assert snapped(board, 3.6, 4.2, 1, Snap.WHOLE) == Tile(4, 4, 1)


def test_layers_below_are_dimmed_and_those_above_outlined_or_hidden(
    turtle_window: MainWindow,
) -> None:
    window, board = turtle_window, turtle_window.view.board
    window.document.set_current_layer(2)
    assert [board.look_of(z) for z in range(5)] == [
        Look.DIMMED, Look.DIMMED, Look.SOLID, Look.GHOST, Look.GHOST,
    ]  # fmt: skip
    window.commands["view.dim-below"].trigger()
    window.commands["view.above-hidden"].trigger()
    assert board.look_of(0) is Look.SOLID
    assert [board.layer_item(z).isVisible() for z in range(5)] == [True, True, True, False, False]
    top = window.view.projection.face(Tile(13, 7, 4)).center()
    picked = window.view.tile_under(window.view.mapFromScene(top))
    assert picked is not None
    assert picked.z == 2
    window.commands["view.above-solid"].trigger()
    assert board.look_of(4) is Look.SOLID
    assert board.layer_item(4).isVisible()


def test_a_theme_is_taken_by_all_windows(window: MainWindow) -> None:
    session.keep(window)
    other = window.open_another(None, None)
    try:
        other.commands["view.theme-dark"].trigger()
        assert window.view.board.theme is DARK, "its panels are dark already"
        assert window.commands["view.theme-dark"].isChecked()
    finally:
        window.commands["view.theme-system"].trigger()
    assert other.view.board.theme == window.view.board.theme
    other.close()


def test_themes_colour_canvas_tiles_and_rulers(turtle_window: MainWindow) -> None:
    window, view = turtle_window, turtle_window.view
    shades = {}
    try:
        for theme in (DARK, LIGHT):
            window.commands[f"view.theme-{theme.name}"].trigger()
            QApplication.processEvents()
            picture = view.grab().toImage()
            ruler = picture.pixelColor(400, 2)
            assert ruler == QColor(theme.ruler)
            port = view.viewport().grab().toImage()
            face = view.mapFromScene(view.projection.face(Tile(13, 7, 0)).center())
            shades[theme.name] = port.pixelColor(face)
            # Panels and icons go along, names of layers too.
            window_colour = window.palette().window().color()
            assert (window_colour.lightness() < 128) is (theme is DARK)
            name = window.layers.item_of(0).foreground(2).color()
            assert abs(name.lightness() - window_colour.lightness()) > 90
            icon = window.commands["tool.stamp"].icon().pixmap(64, 64).toImage()
            ink = [icon.pixelColor(x, 56) for x in range(64)]
            strokes = [one.lightness() for one in ink if one.alpha() > 200]
            assert abs(strokes[len(strokes) // 2] - window_colour.lightness()) > 90
        assert shades["dark"].lightness() < shades["light"].lightness()
        window.commands["view.theme-system"].trigger()
        assert view.board.theme in {LIGHT, DARK}
    finally:
        hints = QGuiApplication.styleHints()
        if hasattr(hints, "setColorScheme"):
            hints.setColorScheme(Qt.ColorScheme.Unknown)


def test_choices_of_the_view_menu_are_remembered(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.commands["view.rulers"].trigger()
    window.commands["view.snap-whole"].trigger()
    window.commands["view.above-hidden"].trigger()
    other = MainWindow()
    qtbot.addWidget(other)
    assert not other.view.has_rulers
    assert other.view.snap is Snap.WHOLE
    assert other.commands["view.above-hidden"].isChecked()
    assert not other.commands["view.rulers"].isChecked()
    other.wait_for_checks()


def test_rulers_letter_the_grid_of_the_current_layer(window: MainWindow) -> None:
    view = window.view
    across, down = view._rulers.across, view._rulers.down
    for z in (0, 3):
        window.document.set_current_layer(z)
        number, at = across.label_positions()[2]
        edge = view.mapFromScene(view.projection.face(Tile(number, 0, z)).topLeft()).x()
        assert abs(edge - at) <= 1
        number, at = down.label_positions()[1]
        edge = view.mapFromScene(view.projection.face(Tile(0, number, z)).topLeft()).y()
        assert abs(edge - at) <= 1
    view.zoom_by(0.2)
    steps = [after[0] - before[0] for before, after in pairwise(across.label_positions())]
    assert min(steps) >= 5


def test_any_offset_is_painted_as_it_stacks(window: MainWindow) -> None:
    """The side of a tile is never seen through a neighbour that stands before it."""
    view, document = window.view, window.document
    document.set_current_layer(1)
    for dx in range(-2, 3):
        for dy in range(-2, 3):
            if abs(dx) < 2 and abs(dy) < 2:
                continue
            tiles = [(6, 6, 0), (6 + dx, 6 + dy, 0)]
            document.edit("Two", document.layout.with_tiles(tiles))
            for tile in document.layout.tiles:
                face = view.projection.face(tile)
                at = face.topLeft() + QPointF(face.width() / 2, TILE_HEIGHT / 2)
                assert view.tile_drawn_at(view.mapFromScene(at)) == tile
            drawn = view.board.layer_item(0).tiles
            first, second = drawn
            # What lies further right or down and touches is painted later.
            assert (first.x + first.y, first.y) <= (second.x + second.y, second.y)
