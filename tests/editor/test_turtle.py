"""The classic turtle, drawn from an empty canvas with mouse events alone, saved and validated."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QFileDialog, QToolBar
from pytestqt.qtbot import QtBot

import mjs
from editor_hand import Hand
from mjs import Tile
from mjs_editor.window import MainWindow
from mjs_layouts import load

LEFT, SHIFT = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier


class Painter:
    """A hand that counts its clicks and takes tools from the bar."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window, self.qtbot = window, qtbot
        self.hand = Hand(qtbot, window.view)
        self.clicks = 0

    def take(self, tool: str) -> None:
        bar = self.window.findChild(QToolBar, "tools")
        button = bar.widgetForAction(self.window.commands[f"tool.{tool}"])
        self.qtbot.mouseClick(button, LEFT)
        self.clicks += 1

    def click(
        self, tile: Tile, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        self.hand.click(tile, modifier)
        self.clicks += 1

    def go_up(self, lower: Tile) -> None:
        """Draw on the layer above a tile, by the layer picker."""
        self.take("pick-layer")
        self.click(lower, SHIFT)
        self.take("stamp")

    def draw(self, tiles: tuple[Tile, ...]) -> None:
        """Click every place that has no tile yet, layer by layer."""
        document = self.window.document
        for tile in tiles:
            if tile.z != document.current_layer:
                below = [t for t in document.layout.tiles if t.z == tile.z - 1]
                self.go_up(below[-1])
            if tile not in document.layout.tiles:
                self.click(tile)


def saved(window: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(path), ""))
    for name, text in (("name", "Turtle"), ("author", "Hand"), ("license", "CC0-1.0")):
        window.document.edit("About", window.document.layout.with_fields(**{name: text}))
    window.commands["file.save-as"].trigger()
    assert window.document.is_clean
    return path


def test_the_turtle_click_by_click(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    turtle = load("turtle")
    painter = Painter(window, qtbot)
    painter.draw(turtle.tiles)
    assert window.document.layout.tiles == turtle.tiles
    assert painter.clicks == 144 + 4 * 3
    result = mjs.validate(saved(window, tmp_path / "turtle.json", monkeypatch))
    assert result.count(mjs.Severity.ERROR) == 0
    assert mjs.read(tmp_path / "turtle.json").tiles == turtle.tiles


def test_symmetry_saves_half_of_the_clicks(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    turtle, view = load("turtle"), window.view
    window.commands["symmetry.left-right"].trigger()
    # The axis goes to the turtle's, at 14 grid units, by its handle.
    room, unit = view.board.grid.boundingRect(), view.projection.unit_x
    axis = window.document.symmetry.axis_x2 / 2
    ends = [view.mapFromScene(QPointF(x * unit - 6, room.top() - 16)) for x in (axis, 14)]
    qtbot.mousePress(view.viewport(), LEFT, pos=ends[0])
    qtbot.mouseMove(view.viewport(), ends[1])
    qtbot.mouseRelease(view.viewport(), LEFT, pos=ends[1])
    painter = Painter(window, qtbot)
    painter.draw(turtle.tiles)
    assert window.document.layout.tiles == turtle.tiles
    assert painter.clicks == (144 - 2) // 2 + 2 + 4 * 3
    result = mjs.validate(saved(window, tmp_path / "turtle.json", monkeypatch))
    assert result.count(mjs.Severity.ERROR) == 0


def test_a_few_drags_do_as_well(window: MainWindow, qtbot: QtBot) -> None:
    turtle, hand = load("turtle"), Hand(qtbot, window.view)
    rows: dict[tuple[int, int], list[int]] = {}
    for tile in turtle.tiles:
        rows.setdefault((tile.z, tile.y), []).append(tile.x)
    for (z, y), places in rows.items():
        window.document.set_current_layer(z)
        hand.drag((places[0], y, z), (places[-1], y, z), modifier=SHIFT)
    # The row of the ends is not whole: its line stops at the body.
    assert set(window.document.layout.tiles) == set(turtle.tiles)
    assert window.document.history.count() <= len(rows)
