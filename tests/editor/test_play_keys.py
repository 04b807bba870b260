"""Playing by keyboard alone: every tile can be come to, and the ring never is where none lies."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QToolButton
from pytestqt.qtbot import QtBot

from mjs import Footprint, Layout, Tile
from mjs.play.bests import Bests
from mjs.play.events import Dealt
from mjs.play.game import Game
from mjs.play.houserules import PROFILES
from mjs.play.outcome import State
from mjs.render import paint_order
from mjs_editor.art.facesets import FACE_SETS
from mjs_editor.canvas.projection import Projection
from mjs_editor.playtest.bestsfile import bests_file
from mjs_editor.playtest.features.recording import Recording
from mjs_editor.playtest.features.starting import Starting
from mjs_editor.playtest.features.steering import Steering
from mjs_editor.playtest.wayfinding import DIRECTIONS, Ways
from mjs_editor.playtest.window import PlayWindow, open_play
from mjs_layouts import load, names
from play_hand import Player, show

KEY = Qt.Key
SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
PLAIN = Qt.KeyboardModifier.NoModifier
ROW = Layout.from_tiles([(x, 0, 0) for x in range(0, 8, 2)], name="Row")
A, B, C, D = ROW.tiles
ARROWS = {"left": KEY.Key_Left, "right": KEY.Key_Right, "up": KEY.Key_Up, "down": KEY.Key_Down}
STEPS = [
    *((key, PLAIN) for key in ARROWS.values()),
    (KEY.Key_PageUp, PLAIN),
    (KEY.Key_PageDown, PLAIN),
    (KEY.Key_Right, CTRL),
    (KEY.Key_Left, CTRL),
]


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[PlayWindow]:
    window = open_play(load("turtle"), rules=PROFILES["reference"], seed=7)
    window.table.motions.enabled = False
    show(qtbot, window)
    window.table.setFocus()
    yield window
    window.close()


@pytest.fixture
def row(qtbot: QtBot) -> Iterator[PlayWindow]:
    window = row_window("1221")
    show(qtbot, window)
    window.table.setFocus()
    yield window
    window.close()


def row_window(faces: str, profile: str = "reference", **settings: object) -> PlayWindow:
    rules = PROFILES[profile].with_settings(**settings)
    window = PlayWindow(Game(Dealt(ROW, tuple(f"dots-{face}" for face in faces)), rules), rules)
    window.table.motions.enabled = False
    return window


def steering_of(window: PlayWindow) -> Steering:
    steering = window.features["Steering"]
    assert isinstance(steering, Steering)
    return steering


class Fingers:
    """Keys pressed while the table has the focus, and where they have led."""

    def __init__(self, qtbot: QtBot, window: PlayWindow) -> None:
        self.qtbot, self.window = qtbot, window

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier = PLAIN) -> Tile | None:
        assert self.window.table.hasFocus()
        self.qtbot.keyClick(self.window.table, key, held)
        return steering_of(self.window).at

    def go_to(self, tile: Tile) -> None:
        """Go to a tile by the shortest way of keys, found by trying the ways that there are."""
        ways, at = steering_of(self.window).ways, steering_of(self.window).at
        assert at is not None
        came_by: dict[Tile, tuple[Tile, int]] = {}
        queue = [at]
        for here in queue:
            if tile == here:
                break
            for number, there in enumerate(leads(ways, here)):
                if there is not None and there != at and there not in came_by:
                    came_by[there] = (here, number)
                    queue.append(there)
        path = []
        here = tile
        while here != at:
            here, number = came_by[here]
            path.append(number)
        for number in reversed(path):
            self.press(*STEPS[number])
        assert steering_of(self.window).at == tile


def leads(ways: Ways, tile: Tile) -> list[Tile | None]:
    """Where each of the steps leads from a tile."""
    around = [ways.beside(tile, direction) for direction in DIRECTIONS]
    number = ways.all.index(tile)
    after, before = ways.all[(number + 1) % len(ways.all)], ways.all[number - 1]
    return [*around, ways.layer(tile, 1), ways.layer(tile, -1), after, before]


@pytest.fixture
def fingers(qtbot: QtBot, window: PlayWindow) -> Fingers:
    return Fingers(qtbot, window)


def test_a_whole_proof_deal_is_won_by_keys_and_the_time_recorded(
    window: PlayWindow, fingers: Fingers, qtbot: QtBot
) -> None:
    tiles = window.game.layout.tiles
    fingers.press(KEY.Key_Home)
    for one, other in window.game.start.order:
        fingers.go_to(tiles[one])
        fingers.press(KEY.Key_Space)
        assert window.game.selected == tiles[one]
        fingers.go_to(tiles[other])
        fingers.press(KEY.Key_Return)
    assert window.game.state is State.WON
    assert window.game.tallies.blocked == 0
    assert steering_of(window).at is None
    recording = window.features["Recording"]
    assert isinstance(recording, Recording)
    qtbot.waitUntil(lambda: recording.recorder.is_idle)
    with Bests(str(bests_file())) as bests:
        (played,) = bests.games()
    assert (played.outcome, played.layout) == ("won", window.game.start.layout.digest)
    assert played.time == window.game.elapsed
    assert window.notice.text.endswith("Your best time here.")


def test_a_deal_is_won_by_hints_matches_and_the_space_bar(
    window: PlayWindow, fingers: Fingers, qtbot: QtBot
) -> None:
    window.play_layout(load("clover"), seed=4)
    fingers.press(KEY.Key_Home)
    while window.game.state is State.PLAYING:
        left = len(window.game.board)
        fingers.press(KEY.Key_H)
        assert steering_of(window).at in window.game.hinted
        fingers.press(KEY.Key_Space)
        fingers.press(KEY.Key_M)
        fingers.press(KEY.Key_Space)
        assert len(window.game.board) == left - 2
    assert window.game.is_over or window.game.state is State.STUCK


@pytest.mark.parametrize("name", names())
def test_every_tile_of_every_layout_can_be_come_to_from_every_other(name: str) -> None:
    layout = load(name)
    ways = Ways((layout.tiles[n] for n in paint_order(layout)), Projection(layout.footprint))
    assert set(ways.all) == set(layout.tiles)
    # The walk through all tiles alone would do; the picture's directions and layers nearly do.
    near = {tile: leads(ways, tile)[:6] for tile in layout.tiles}
    line = {tile: leads(ways, tile) for tile in layout.tiles}
    assert reached(line, ways.seen[0]) == reached(line, ways.seen[-1]) == set(layout.tiles)
    assert len(reached(near, ways.seen[0])) > len(layout) * 0.75


FAR = 999_998


@pytest.mark.parametrize("width", [2, 64])
def test_tiles_at_the_ends_of_the_grid_are_seen(width: int) -> None:
    footprint = Footprint(width, width)
    cluster = [Tile(width * x, width * y, 0) for x in range(6) for y in range(4)]
    far = [Tile(FAR, 0, 0), Tile(0, FAR, 0), Tile(FAR, FAR, 0)]
    ways = Ways([*cluster, *far, Tile(0, 0, 1)], Projection(footprint))
    assert set(ways.seen) == {*cluster[1:], *far, Tile(0, 0, 1)}
    last = Tile(width * 5, 0, 0)
    assert ways.beside(last, "right") == far[0]
    assert ways.beside(far[0], "left") == last
    assert ways.beside(far[0], "down") == far[2]
    assert ways.nearest(Tile(FAR - width, 0, 0), frozenset()) == far[0]


def test_something_is_seen_of_thousands_of_tiles_far_from_each_other() -> None:
    ways = Ways((Tile(400 * n, 400 * n, n % 2) for n in range(2_500)), Projection(Footprint(2, 2)))
    assert ways.seen
    assert len(ways.all) == 2_500


def test_a_board_that_reaches_far_is_played_by_keys(qtbot: QtBot) -> None:
    layout = Layout.from_tiles([(0, 0, 0), (FAR, FAR, 0), (0, FAR, 0), (FAR, 0, 0)])
    window = open_play(layout, rules=PROFILES["reference"], seed=1)
    show(qtbot, window)
    window.table.setFocus()
    for key in (*ARROWS.values(), KEY.Key_End, KEY.Key_Home, KEY.Key_Space):
        qtbot.keyClick(window.table, key)
    assert window.game.selected == steering_of(window).at == Tile(0, 0, 0)
    window.close()


def reached(leads_to: dict[Tile, list[Tile | None]], start: Tile) -> set[Tile]:
    known, new = {start}, [start]
    while new:
        found = {tile for here in new for tile in leads_to[here] if tile is not None} - known
        known |= found
        new = list(found)
    return known


def test_arrows_alone_lead_to_all_that_is_seen_of_the_turtle(window: PlayWindow) -> None:
    ways = steering_of(window).ways
    arrows = {tile: leads(ways, tile)[:4] for tile in ways.seen}
    for start in ways.seen:
        assert reached(arrows, start) == set(ways.seen)


def test_arrows_go_where_one_sees_the_next_tile(window: PlayWindow) -> None:
    ways = steering_of(window).ways
    top = next(tile for tile in ways.all if tile.z == 4)
    seen = [tile.z for tile in walk(ways, top, "right")]
    assert seen == [4, 3, 2, 1, 0, 0, 0, 0, 0]
    assert [tile.z for tile in walk(ways, ways.seen[0], "right")] == [0] * 12
    assert [tile.z for tile in walk(ways, ways.seen[0], "down")] == [0] * 4
    for tile in ways.seen:
        for one, back in (("left", "right"), ("up", "down")):
            other = ways.beside(tile, one)
            if other is not None:
                # Not always to the same tile, since rows may lie half a tile lower.
                assert ways.beside(other, back) is not None


def walk(ways: Ways, tile: Tile, direction: str) -> list[Tile]:
    way: list[Tile] = []
    at: Tile | None = tile
    while at is not None:
        way.append(at)
        at = ways.beside(at, direction)
    return way


def test_layers_are_gone_through_up_and_down(window: PlayWindow, fingers: Fingers) -> None:
    steering = steering_of(window)
    top = next(tile for tile in steering.ways.all if tile.z == 4)
    fingers.go_to(top)
    assert fingers.press(KEY.Key_PageUp) == top
    assert window.notice.text == "No tile lies higher"
    layers = [tile.z for _ in range(4) if (tile := fingers.press(KEY.Key_PageDown))]
    assert layers == [3, 2, 1, 0]
    here = steering.at
    assert here is not None
    assert not steering.ways.is_seen(here)
    assert fingers.press(KEY.Key_PageDown) == here
    assert window.notice.text == "No tile lies lower"
    # A tile under others goes along its layer, and tells no face.
    across = fingers.press(KEY.Key_Right)
    assert across is not None
    assert (across.z, across.y) == (0, here.y)
    fingers.press(KEY.Key_Left)
    fingers.press(KEY.Key_Space)
    assert window.notice.text.startswith("face not to be seen, layer 1, covered")
    assert window.game.events == ()


def test_free_tiles_are_gone_through_one_after_the_other(
    window: PlayWindow, fingers: Fingers
) -> None:
    board = window.game.board
    free = {board.layout.tiles[index] for index in board.free()}
    fingers.press(KEY.Key_Home)
    forwards = [fingers.press(KEY.Key_F) for _ in free]
    assert set(forwards) == free
    backwards = [fingers.press(KEY.Key_F, SHIFT) for _ in free]
    assert backwards == [*reversed(forwards[:-1]), forwards[-1]]


def test_the_next_match_is_of_the_selected_tile(row: PlayWindow, qtbot: QtBot) -> None:
    fingers = Fingers(qtbot, row)
    assert fingers.press(KEY.Key_Home) == A
    fingers.press(KEY.Key_Space)
    assert fingers.press(KEY.Key_M) == D
    fingers.press(KEY.Key_Escape)
    assert row.game.selected is None
    assert fingers.press(KEY.Key_M) == A
    assert fingers.press(KEY.Key_Right) == B
    assert fingers.press(KEY.Key_M) == B
    assert row.notice.text == "No other free tile matches: 2 of dots"


def test_the_next_match_is_of_the_tray(qtbot: QtBot) -> None:
    window = row_window("1231", "tray")
    show(qtbot, window)
    fingers = Fingers(qtbot, window)
    fingers.press(KEY.Key_Home)
    fingers.press(KEY.Key_Space)
    assert len(window.game.tray) == 1
    assert fingers.press(KEY.Key_M) == D
    fingers.press(KEY.Key_Space)
    assert window.game.tray == ()
    fingers.press(KEY.Key_Space)
    here = steering_of(window).at
    assert fingers.press(KEY.Key_M) == here
    assert window.notice.text == "No free tile matches one in the tray"
    window.close()


def test_home_and_end(window: PlayWindow, fingers: Fingers) -> None:
    ways = steering_of(window).ways
    assert fingers.press(KEY.Key_End) == ways.seen[-1]
    assert fingers.press(KEY.Key_Home) == ways.seen[0]


def test_the_ring_goes_to_the_nearest_tile_when_its_own_is_gone(
    row: PlayWindow, qtbot: QtBot
) -> None:
    fingers = Fingers(qtbot, row)
    fingers.press(KEY.Key_Home)
    fingers.press(KEY.Key_Space)
    fingers.press(KEY.Key_End)
    fingers.press(KEY.Key_Space)
    assert row.table.tiles == [B, C]
    assert row.table.cursor_tile == C
    row.commands["play.undo"].trigger()
    assert row.table.cursor_tile == C
    row.commands["game.new"].trigger()
    assert row.table.cursor_tile == C


def test_the_ring_is_not_seen_while_a_mouse_is_used(row: PlayWindow, qtbot: QtBot) -> None:
    assert row.table.cursor_tile is None
    fingers = Fingers(qtbot, row)
    fingers.press(KEY.Key_Right)
    assert row.table.cursor_tile is not None
    Player(qtbot, row).click(D)
    assert row.table.cursor_tile is None
    assert fingers.press(KEY.Key_Left) == C


@pytest.mark.parametrize("seed", range(4))
def test_whatever_keys_are_pressed_the_ring_is_at_a_tile_that_is_there(
    seed: int, qtbot: QtBot
) -> None:
    chance = random.Random(seed)
    profile = chance.choice(sorted(set(PROFILES) - {"race"}))
    layout = chance.choice(["clover", "doorstep", "hourglass", "heart", "lesson-zipper"])
    window = open_play(load(layout), rules=PROFILES[profile], seed=seed)
    window.table.motions.enabled = False
    show(qtbot, window)
    window.table.setFocus()
    fingers, steering = Fingers(qtbot, window), steering_of(window)
    lands: list[Tile | None] = []
    steering.moved.connect(lands.append)
    fingers.press(KEY.Key_Home)
    commands: list[Callable[[], object]] = [
        window.commands[name].trigger
        for name in ("play.undo", "play.redo", "play.shuffle", "game.restart", "game.new")
    ]
    for _ in range(160):
        kind = chance.random()
        if kind < 0.1:
            chance.choice(commands)()
        elif kind < 0.5:
            fingers.press(*chance.choice(STEPS))
        else:
            for key in (KEY.Key_F, KEY.Key_Space, KEY.Key_M, KEY.Key_Space):
                fingers.press(key)
        there = frozenset(window.table.tiles)
        assert window.table.hasFocus()
        assert (steering.at in there) if there else steering.at is None
        assert window.table.cursor_tile == steering.at
        if there:
            ring = steering.ways.all
            assert frozenset(ring) == there
            assert len(ring) == len(there)
    assert lands
    window.close()


def test_the_keys_of_tiles_are_left_alone_elsewhere(window: PlayWindow, qtbot: QtBot) -> None:
    steering_of(window).go(None)
    before = steering_of(window).at
    box = window.figures.boxes[0]
    for key in (*ARROWS.values(), KEY.Key_Home, KEY.Key_F, KEY.Key_M):
        box.setFocus()
        qtbot.keyClick(box, key)
    assert steering_of(window).at == before
    assert window.game.events == ()


def test_faces_before_the_start_are_not_told_by_keys(window: PlayWindow, qtbot: QtBot) -> None:
    starting = window.features["Starting"]
    assert isinstance(starting, Starting)
    starting.step_ms = 1
    window.commands["rules.race"].trigger()
    fingers = Fingers(qtbot, window)
    at = fingers.press(KEY.Key_F)
    assert at is not None
    assert not window.commands["tile.match"].isEnabled()
    assert fingers.press(KEY.Key_M) == at
    fingers.press(KEY.Key_Space)
    assert window.game.events == ()
    assert steering_of(window).name(at).startswith("face hidden, layer ")
    fingers.press(KEY.Key_Return, CTRL)
    qtbot.waitUntil(lambda: not window.game.is_waiting)
    assert "hidden" not in steering_of(window).name(at)


def test_the_focus_goes_back_to_the_table_from_buttons_that_go(qtbot: QtBot) -> None:
    window = row_window("1212")
    show(qtbot, window)
    assert window.game.state is State.STUCK
    button = next(
        one
        for one in window.notice.findChildren(QToolButton)
        if one.defaultAction() is window.commands["play.shuffle"]
    )
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(button, KEY.Key_Space)
    assert window.game.state is State.PLAYING
    assert window.table.hasFocus()
    assert window.table.cursor_tile is not None
    window.close()


def test_the_tile_at_hand_is_named_at_the_bottom(row: PlayWindow, qtbot: QtBot) -> None:
    label = row.findChild(QLabel, "tile-name")
    assert isinstance(label, QLabel)
    assert label.text() == ""
    fingers = Fingers(qtbot, row)
    fingers.press(KEY.Key_Home)
    assert label.text() == "1 of dots, layer 1, free"
    row.table.pointed.emit(B)
    assert label.text() == "2 of dots, layer 1"
    fingers.press(KEY.Key_End)
    assert label.text() == "1 of dots, layer 1, free"
    row.commands["play.pause"].trigger()
    assert label.text() == "face hidden, layer 1, free"
    row.commands["play.pause"].trigger()
    for tile in (A, D):
        row.click(tile)
    assert label.text() == "2 of dots, layer 1, free"
    for tile in (B, C):
        row.click(tile)
    assert label.text() == ""
    assert not row.statusBar().isSizeGripEnabled()


@pytest.mark.parametrize("name", ["play.begin", "play.pause"])
def test_the_focus_comes_back_from_buttons_that_are_switched_off(
    name: str, window: PlayWindow, qtbot: QtBot
) -> None:
    starting = window.features["Starting"]
    assert isinstance(starting, Starting)
    starting.step_ms = 1
    if name == "play.begin":
        window.commands["rules.race"].trigger()
    else:
        window.commands["play.pause"].trigger()
    button = next(
        one
        for one in window.notice.findChildren(QToolButton)
        if one.defaultAction() is window.commands[name]
    )
    qtbot.waitUntil(button.isVisible)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(button, KEY.Key_Space)
    qtbot.waitUntil(lambda: not (window.game.is_waiting or window.game.is_paused))
    qtbot.waitUntil(window.table.hasFocus)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("faces", sorted(FACE_SETS))
def test_the_ring_is_seen_in_every_theme_and_face_set(
    theme: str, faces: str, row: PlayWindow, qtbot: QtBot
) -> None:
    row.commands[f"table.theme-{theme}"].trigger()
    row.commands[f"table.faces-{faces}"].trigger()
    plain = row.table.grab().toImage()
    Fingers(qtbot, row).press(KEY.Key_Home)
    ringed = row.table.grab().toImage()
    face = row.table.face_rect(A).toAlignedRect().adjusted(-8, -8, 8, 8)
    new = [
        ringed.pixelColor(x, y)
        for x in range(face.left(), face.right())
        for y in range(face.top(), face.bottom())
        if ringed.pixel(x, y) != plain.pixel(x, y)
    ]
    # Dark and light side by side: one of them stands out from any ground.
    assert sum(colour.lightness() < 40 for colour in new) > 150
    assert sum(colour.red() > 220 and colour.blue() < 60 for colour in new) > 150
    row.commands["table.theme-system"].trigger()
