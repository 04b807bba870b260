"""What screen readers are shown of a play-test, and told of what happens in it."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from mjs import Layout, Tile
from mjs.faces import FACES
from mjs.play.events import Dealt
from mjs.play.game import Game
from mjs.play.houserules import PROFILES
from mjs_editor.playtest.features.speaking import Speaking
from mjs_editor.playtest.features.starting import Starting
from mjs_editor.playtest.features.steering import Steering
from mjs_editor.playtest.session import keep_play
from mjs_editor.playtest.tileaccess import TileAccess, _held, _let_go
from mjs_editor.playtest.window import PlayWindow, open_play
from mjs_editor.playtest.words import face_name
from mjs_layouts import load
from play_hand import show

KEY = Qt.Key
NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description
STEPS = Layout.from_tiles(
    [(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0), (2, 0, 1), (5, 0, 1)], name="Steps"
)


@pytest.fixture
def heard() -> Iterator[None]:
    """As when a screen reader is there."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def window(qtbot: QtBot, heard: None) -> Iterator[PlayWindow]:
    faces = ("dots-3", "wind-east", "wind-east", "dots-1", "dots-3", "dots-1")
    rules = PROFILES["reference"]
    window = PlayWindow(Game(Dealt(STEPS, faces), rules), rules)
    window.table.motions.enabled = False
    show(qtbot, window)
    window.table.setFocus()
    yield window
    window.close()


def steering_of(window: PlayWindow) -> Steering:
    steering = window.features["Steering"]
    assert isinstance(steering, Steering)
    return steering


def access_of(window: PlayWindow) -> QAccessibleInterface:
    access = QAccessible.queryAccessibleInterface(window.table)
    assert access is not None
    return access


def read(window: PlayWindow) -> list[str]:
    access = access_of(window)
    return [str(access.child(number).text(NAME)) for number in range(access.childCount())]


def announced_by(window: PlayWindow) -> list[str]:
    speaking, said = window.features["Speaking"], list[str]()
    assert isinstance(speaking, Speaking)
    speaking.announced.connect(said.append)
    return said


def pause(qtbot: QtBot) -> None:
    qtbot.wait(5)


def test_each_tile_is_an_item_with_face_layer_and_state(window: PlayWindow) -> None:
    access = access_of(window)
    assert access.role() == QAccessible.Role.List
    assert access.text(NAME) == "Table"
    assert set(read(window)) == {
        "3 of dots, layer 1, free",
        "3 of dots, layer 2, free",
        "face not to be seen, layer 1, covered, and blocked on both sides",
        "east wind, layer 1, covered, and blocked on both sides",
        "1 of dots, layer 2, free",
        "1 of dots, layer 1, covered",
    }
    for number in range(access.childCount()):
        item = access.child(number)
        assert item.role() == QAccessible.Role.ListItem
        assert access.indexOfChild(item) == number
        assert item.parent() is access
        assert item.childCount() == 0
        assert item.isValid()


def test_a_tile_between_others_is_blocked_on_both_sides(window: PlayWindow) -> None:
    steering = steering_of(window)
    row = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)])
    faces = ("wind-east", "dots-1", "dots-1", "wind-east")
    window.start(Game(Dealt(row, faces), window.rules))
    assert steering.name(Tile(2, 0, 0)) == "1 of dots, layer 1, blocked on both sides"
    assert read(window)[0] == "east wind, layer 1, free"


def test_items_are_where_tiles_are_drawn(window: PlayWindow) -> None:
    access = access_of(window)
    for number in range(access.childCount()):
        item = access.child(number)
        assert isinstance(item, TileAccess)
        if steering_of(window).ways.is_seen(item.tile):
            table = window.table
            face = table.face_rect(item.tile)
            inner = face.adjusted(4, 4, -4, -4)
            spots = [face.center(), inner.topLeft(), inner.bottomRight(), inner.bottomLeft()]
            spot = next((one for one in spots if table.tile_at(one) == item.tile), None)
            if spot is not None:
                point: QPoint = table.mapToGlobal(spot.toPoint())
                assert item.rect().contains(point)
                assert access.childAt(point.x(), point.y()) is item


def test_the_focus_and_the_selection_are_read(window: PlayWindow, qtbot: QtBot) -> None:
    access = access_of(window)
    qtbot.keyClick(window.table, KEY.Key_Home)
    focused = access.focusChild()
    assert isinstance(focused, TileAccess)
    assert focused.tile == steering_of(window).at == Tile(0, 0, 0)
    assert focused.state().focused
    assert not focused.state().selected
    assert focused.text(DESCRIPTION) == ""
    window.commands["play.hint"].trigger()
    here = access.focusChild()
    assert here.text(DESCRIPTION) == "part of the hint"
    qtbot.keyClick(window.table, KEY.Key_Space)
    assert here.state().selected
    assert here.text(DESCRIPTION) == "selected"
    states = [access.child(number).state().focused for number in range(access.childCount())]
    assert states.count(True) == 1


def test_each_move_of_the_focus_is_told_once(
    window: PlayWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    def note(event: QAccessibleEvent) -> None:
        if event.type() == QAccessible.Event.Focus:
            told.append(str(event.accessibleInterface().text(NAME)))

    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    qtbot.keyClick(window.table, KEY.Key_End)
    qtbot.keyClick(window.table, KEY.Key_End)
    assert told == ["1 of dots, layer 1, covered"]
    qtbot.keyClick(window.table, KEY.Key_PageUp)
    assert told[1:] == ["1 of dots, layer 2, free"]


def test_changes_are_announced_once_each(window: PlayWindow, qtbot: QtBot) -> None:
    pause(qtbot)
    said = announced_by(window)

    def after(action: object) -> list[str]:
        said.clear()
        assert callable(action)
        action()
        pause(qtbot)
        return list(said)

    def click(*place: int) -> list[str]:
        return after(lambda: window.click(Tile(*place)))

    hint = "Hint 1 of 1: 3 of dots + 3 of dots. It promises nothing about the rest."
    assert after(window.commands["play.hint"].trigger) == [hint]
    # The same again is said again.
    assert after(window.commands["play.hint"].trigger) == [hint]
    assert click(0, 0, 0) == ["Selected: 3 of dots"]
    assert click(0, 0, 0) == ["No tile is selected"]
    assert len(click(4, 0, 0)) == 1
    why = "covered by 1 of dots, and closed in by 1 hidden tile(s) on the left and 1 of dots on"
    # The tile on its left lies wholly under another, so that its face is not told.
    assert said == [f"East wind is blocked: {why} the right"]
    assert len(click(4, 0, 0)) == 1


@pytest.fixture
def row(qtbot: QtBot, heard: None) -> Iterator[PlayWindow]:
    layout = Layout.from_tiles([(x, 0, 0) for x in range(0, 8, 2)], name="Row")
    rules = PROFILES["reference"]
    window = PlayWindow(Game(Dealt(layout, ("dots-1", "dots-2", "dots-2", "dots-1")), rules), rules)
    window.table.motions.enabled = False
    show(qtbot, window)
    window.table.setFocus()
    yield window
    window.close()


def test_a_game_is_told_to_its_end(row: PlayWindow, qtbot: QtBot) -> None:
    pause(qtbot)
    said = announced_by(row)
    recorder = getattr(row.features["Recording"], "recorder", None)
    for run in (
        row.commands["play.hint"].trigger,
        lambda: row.click(Tile(0, 0, 0)),
        lambda: row.click(Tile(6, 0, 0)),
        row.commands["play.undo"].trigger,
        row.commands["play.redo"].trigger,
        lambda: row.click(Tile(2, 0, 0)),
        lambda: row.click(Tile(4, 0, 0)),
    ):
        run()
        pause(qtbot)
    qtbot.waitUntil(lambda: recorder is None or recorder.is_idle)
    pause(qtbot)
    assert said[:6] == [
        "Hint 1 of 1: 1 of dots + 1 of dots. It promises nothing about the rest.",
        "Selected: 1 of dots",
        "Gone: 1 of dots + 1 of dots",
        "Taken back",
        "Done again",
        "Selected: 2 of dots",
    ]
    assert said[6].startswith("Won in 0:00. No shuffle was used.")
    assert "".join(said[6:]).count("Won") == 1
    assert "".join(said[6:]).endswith("Your best time here.")


def test_stuck_is_told(row: PlayWindow, qtbot: QtBot) -> None:
    said = announced_by(row)
    faces = ("dots-1", "dots-2", "dots-1", "dots-2")
    row.start(Game(Dealt(row.game.start.layout, faces), row.rules))
    pause(qtbot)
    assert [text.partition(":")[0] for text in said] == ["Stuck"]


def test_seconds_of_a_penalty_are_not_counted_aloud(row: PlayWindow, qtbot: QtBot) -> None:
    faces = ("dots-1", "dots-2", "dots-1", "dots-2")
    rules = row.rules.with_settings(shuffle_pause=60)
    times = [0.0]
    row.start(Game(Dealt(row.game.start.layout, faces), rules, now=lambda: times[0]))
    row.commands["play.shuffle"].trigger()
    pause(qtbot)
    said = announced_by(row)
    for _ in range(3):
        times[0] += 7
        before = row.notice.text
        qtbot.waitUntil(lambda before=before: row.notice.text != before)
        pause(qtbot)
    assert said == []


def test_hidden_faces_are_told_nowhere(row: PlayWindow, qtbot: QtBot) -> None:
    faces = {face_name(face) for face in FACES}
    starting = row.features["Starting"]
    assert isinstance(starting, Starting)
    starting.step_ms = 1
    row.commands["play.pause"].trigger()
    pause(qtbot)
    assert {name.partition(",")[0] for name in read(row)} == {"face hidden"}
    row.commands["play.pause"].trigger()
    assert "face hidden" not in read(row)[0]
    row.commands["rules.race"].trigger()
    pause(qtbot)
    access = access_of(row)
    texts = [
        str(access.child(number).text(kind))
        for number in range(access.childCount())
        for kind in QAccessible.Text
        if kind is not QAccessible.Text.UserText
    ]
    assert texts
    assert not [(text, face) for text in texts for face in faces if face in text]
    assert read(row)[0] == "face hidden, layer 1, free"
    row.commands["play.begin"].trigger()
    qtbot.waitUntil(lambda: not row.game.is_waiting)
    assert read(row)[0] != "face hidden, layer 1, free"


def walked(access: QAccessibleInterface, depth: int = 0) -> int:
    """Everything below an interface, as a screen reader goes through it."""
    seen = 1
    access.text(NAME), access.role(), access.state(), access.rect()
    for number in range(access.childCount()):
        child = access.child(number)
        if child is not None and depth < 12:
            seen += walked(child, depth + 1)
    return seen


def test_reading_all_the_while_does_no_harm(qtbot: QtBot, heard: None) -> None:
    chance = random.Random(3)
    for seed in range(4):
        window = open_play(load("clover"), rules=PROFILES["unlimited"], seed=seed)
        window.table.motions.enabled = False
        keep_play(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.table.setFocus()
        kept: list[QAccessibleInterface] = []
        for _ in range(20):
            assert walked(access_of(window)) == 1 + len(window.table.tiles)
            kept.append(access_of(window).child(0))
            for key in (KEY.Key_F, KEY.Key_Space, KEY.Key_M, KEY.Key_Space):
                qtbot.keyClick(window.table, key)
            names = ("play.undo", "play.shuffle", "game.new", "play.hint", "play.pause")
            if chance.random() < 0.3:
                window.commands[chance.choice(names)].trigger()
        assert walked(QAccessible.queryAccessibleInterface(window)) > 30
        table = window.table
        window.close()
        qtbot.waitUntil(lambda table=table: not isValid(table))
        # What Qt has freed is let go when the next table is read.
        _let_go()
        assert not any(map(isValid, kept))
        assert not [access for access in _held if access.table is None]
        del window, kept, table
        gc.collect()


def test_figures_are_read_with_what_they_are_of(row: PlayWindow) -> None:
    names = []
    for label in row.figures.findChildren(QLabel):
        access = QAccessible.queryAccessibleInterface(label)
        names.append(str(access.text(NAME)))
    assert {"Pairs left: 2", "Score: 0", "Hints: no limit", "Time: 0:00"} <= set(names)
    row.click(Tile(0, 0, 0))
    row.click(Tile(6, 0, 0))
    assert row.figures.pairs.accessibleName() == "Pairs left: 1"
    assert row.figures.score.accessibleName() == "Score: 100"
