"""Playing in the window by mouse, and what the window says of it."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSettings, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QFormLayout, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from mjs import Layout, Tile
from mjs.play.events import Dealt
from mjs.play.game import Game
from mjs.play.houserules import PROFILES
from mjs.play.outcome import State
from mjs_editor.playtest.features.playing import Playing
from mjs_editor.playtest.features.starting import Starting
from mjs_editor.playtest.window import PlayWindow, open_play
from mjs_layouts import load
from play_hand import Player

ROW = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)], name="Row")
A, B, C, D = ROW.tiles


def row_game(faces: str = "1221", profile: str = "reference", **settings: object) -> Game:
    rules = PROFILES[profile].with_settings(**settings)
    return Game(Dealt(ROW, tuple(f"dots-{face}" for face in faces)), rules)


@pytest.fixture
def window(qtbot: QtBot) -> PlayWindow:
    return shown(open_play(load("turtle"), seed=7), qtbot)


@pytest.fixture
def row(qtbot: QtBot) -> PlayWindow:
    return shown(PlayWindow(row_game(), PROFILES["reference"]), qtbot)


def shown(window: PlayWindow, qtbot: QtBot) -> PlayWindow:
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    return window


def offered(window: PlayWindow) -> set[str]:
    return {action.objectName() for action in window.notice.actions_shown}


def test_a_whole_proof_deal_is_won_by_clicks(window: PlayWindow, qtbot: QtBot) -> None:
    player, ended = Player(qtbot, window), list[Game]()
    window.ended.connect(ended.append)
    tiles = window.game.layout.tiles
    for number, pair in enumerate(window.game.start.order, 1):
        for index in pair:
            player.click(tiles[index])
        assert window.figures.pairs.text() == str(72 - number)
    assert window.game.state is State.WON
    assert ended == [window.game]
    assert window.table.tiles == []
    assert window.notice.text.startswith("Won in 0:")
    assert "No shuffle was used." in window.notice.text
    assert offered(window) == {"eye.look-back", "game.restart", "game.new"}


@pytest.mark.parametrize("footprint", [(2, 2), (4, 4), (3, 5)])
def test_tiles_of_any_footprint_are_taken_by_clicks(
    footprint: tuple[int, int], qtbot: QtBot
) -> None:
    wide, high = footprint
    tiles = [(wide * x, high * y, 0) for x in range(4) for y in range(3)]
    tiles += [(wide * x + 1, high + 1, 1) for x in range(2)]
    layout = Layout.from_tiles(tiles, name="Any", footprint=footprint)
    window = shown(open_play(layout, rules=PROFILES["unlimited"], seed=2), qtbot)
    player, places = Player(qtbot, window), window.game.layout.tiles
    for pair in window.game.start.order:
        for index in pair:
            player.click(places[index])
    assert window.game.state is State.WON


def test_terms_are_stated_before_the_first_move(window: PlayWindow) -> None:
    assert not window.game.events
    for sentence in window.game.terms:
        assert sentence in window.figures.terms.accessibleName()
    assert "The rules are on the right" in window.notice.text
    for name in PROFILES:
        window.commands[f"rules.{name}"].trigger()
        assert window.game.rules.name == name
        assert all(term in window.figures.terms.accessibleName() for term in window.game.terms)


def test_a_blocked_click_says_why_and_selects_nothing(row: PlayWindow, qtbot: QtBot) -> None:
    player = Player(qtbot, row)
    player.click(B)
    assert row.game.selected is None
    assert row.notice.text == (
        "2 of dots is blocked: closed in by 1 of dots on the left and 2 of dots on the right"
    )
    assert row.table.motions.kind(B) == "shake"
    assert row.table.marked[A] == row.table.marked[C] == ("blocks",)
    assert B not in row.table.marked


def test_a_cleared_board_says_whether_a_shuffle_was_used(row: PlayWindow) -> None:
    teller, game = row.teller, row.game
    assert teller.of_cleared(game) == ("", "")
    for tile in (A, D, B, C):
        row.click(tile)
    assert teller.of_cleared(game)[0] == "Cleared without a shuffle"
    shuffled = row_game("1122")
    assert shuffled.shuffle().kind == "shuffled"
    row.start(shuffled)
    while pairs := shuffled.pairs():
        for tile in pairs[0]:
            row.click(tile)
    assert shuffled.state is State.WON
    assert teller.of_cleared(shuffled)[0] == "Cleared"
    assert "%n" not in row.notice.text
    assert "shuffle(s) used" in row.notice.text


def test_selection_and_hint_are_marked_apart(row: PlayWindow, qtbot: QtBot) -> None:
    player = Player(qtbot, row)
    player.click(A)
    assert row.table.marked == {A: ("selected",)}
    player.click(A)
    assert row.table.marked == {}
    row.commands["play.hint"].trigger()
    assert row.table.marked == {A: ("hint",), D: ("hint",)}


def test_a_stuck_game_offers_what_still_helps(qtbot: QtBot) -> None:
    game = row_game("1212")
    window = shown(PlayWindow(game, game.rules), qtbot)
    assert window.game.state is State.STUCK
    assert "Stuck" in window.notice.text
    assert offered(window) == {"play.shuffle", "game.restart", "game.new"}
    Player(qtbot, window).click(B)
    assert "Stuck" in window.notice.text
    assert "2 of dots is blocked" in window.notice.text
    assert offered(window) == {"play.shuffle", "game.restart", "game.new"}
    window.commands["play.shuffle"].trigger()
    assert window.game.state is State.PLAYING
    assert window.notice.text.startswith("Shuffled")
    assert offered(window) == set()
    window.commands["play.undo"].trigger()
    assert offered(window) >= {"play.shuffle"}


def test_without_an_assist_stuck_is_lost(qtbot: QtBot) -> None:
    game = row_game("1212", "strict", undo=0)
    window = shown(PlayWindow(game, game.rules), qtbot)
    assert window.game.state is State.LOST
    assert window.notice.text.startswith("Lost: no pair is free")
    assert offered(window) == {"game.restart", "game.new"}
    window.commands["game.new"].trigger()
    assert window.game.state is State.PLAYING


def test_restart_is_the_same_deal_and_a_new_one_another(window: PlayWindow, qtbot: QtBot) -> None:
    start = window.game.start
    Player(qtbot, window).click(window.game.layout.tiles[0])
    assert window.game.events
    window.commands["game.restart"].trigger()
    assert (window.game.start, window.game.events) == (start, ())
    window.commands["game.new"].trigger()
    assert window.game.start != start


def test_pause_hides_the_faces(window: PlayWindow, qtbot: QtBot) -> None:
    window.commands["play.pause"].trigger()
    assert window.game.is_paused
    assert window.table.has_hidden_faces
    assert offered(window) == {"play.pause"}
    before = len(window.game.events)
    Player(qtbot, window).click(window.game.layout.tiles[0])
    assert len(window.game.events) == before
    window.commands["play.pause"].trigger()
    assert not window.table.has_hidden_faces


def test_a_race_is_counted_down_with_hidden_faces(window: PlayWindow, qtbot: QtBot) -> None:
    starting = window.features["Starting"]
    assert isinstance(starting, Starting)
    starting.step_ms = 5
    window.commands["rules.race"].trigger()
    assert window.table.has_hidden_faces
    assert not window.commands["play.hint"].isEnabled()
    assert offered(window) == {"play.begin"}
    window.commands["play.begin"].trigger()
    assert starting.overlay.number == 3
    qtbot.waitUntil(lambda: not window.game.is_waiting)
    assert not window.table.has_hidden_faces
    assert not starting.overlay.isVisible()
    assert window.game.clock.is_running
    assert not window.commands["play.pause"].isEnabled()
    assert window.commands["play.hint"].isEnabled()


def test_faces_are_not_seen_for_a_moment_before_they_are_hidden(window: PlayWindow) -> None:
    window.table.motions.enabled = True
    window.commands["rules.race"].trigger()
    assert window.table.motions.is_idle
    assert {face for face, _ in window.table._sides.values()} == {""}


def test_a_new_game_ends_a_countdown(window: PlayWindow) -> None:
    starting = window.features["Starting"]
    assert isinstance(starting, Starting)
    window.commands["rules.race"].trigger()
    window.commands["play.begin"].trigger()
    assert starting.is_counting
    window.commands["game.new"].trigger()
    assert not starting.is_counting
    assert window.game.is_waiting


def test_the_tray_is_a_rack_of_slots(qtbot: QtBot) -> None:
    game = row_game("1234", "tray", tray_size=3)
    window = shown(PlayWindow(game, game.rules), qtbot)
    player = Player(qtbot, window)
    assert window.rack.isVisible()
    assert "0 of 3" in window.rack.accessibleDescription()
    for tile in (A, B):
        player.click(tile)
    assert window.rack.accessibleDescription() == "2 of 3 slots: 1 of dots, 2 of dots"
    window.commands["play.undo"].trigger()
    assert "1 of 3" in window.rack.accessibleDescription()
    player.click(B)
    player.click(C)
    assert window.game.state is State.LOST
    assert window.notice.text == "Lost: the tray is full."


def test_only_rules_with_a_tray_show_one(row: PlayWindow) -> None:
    assert not row.rack.isVisible()


def test_assists_are_declared_before_the_first_move(row: PlayWindow, qtbot: QtBot) -> None:
    hints = row.figures.boxes[0]
    assert hints.isEnabled()
    assert hints.isChecked()
    qtbot.mouseClick(hints, Qt.MouseButton.LeftButton, pos=QPoint(9, hints.height() // 2))
    assert row.game.rules.hints == 0
    assert not row.commands["play.hint"].isEnabled()
    assert "No hints." in row.figures.terms.accessibleName()
    Player(qtbot, row).click(A)
    assert not hints.isEnabled()
    row.commands["game.restart"].trigger()
    assert row.game.rules.hints == 0
    assert hints.isEnabled()


def test_a_penalty_pause_is_told(qtbot: QtBot) -> None:
    game = row_game("1212", shuffle_pause=60)
    window = shown(PlayWindow(game, game.rules), qtbot)
    window.commands["play.shuffle"].trigger()
    assert "60 second" in window.notice.text
    Player(qtbot, window).click(A)
    assert window.game.selected is None


def test_commands_follow_the_game(row: PlayWindow, qtbot: QtBot) -> None:
    commands, player = row.commands, Player(qtbot, row)
    assert isinstance(row.features["Playing"], Playing)
    assert not commands["play.undo"].isEnabled()
    player.click(A)
    player.click(D)
    assert commands["play.undo"].isEnabled()
    commands["play.undo"].trigger()
    assert commands["play.redo"].isEnabled()
    commands["play.redo"].trigger()
    player.click(B)
    player.click(C)
    assert row.game.state is State.WON
    names = ("hint", "undo", "redo", "shuffle", "pause", "quit")
    assert not any(commands[f"play.{name}"].isEnabled() for name in names)


def test_who_gives_up_in_a_pause_sees_that_the_game_is_over(row: PlayWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(row.table, Qt.Key.Key_P)
    assert row.notice.text.startswith("Paused.")
    row.commands["play.quit"].trigger()
    assert row.notice.text.startswith("You gave up.")
    assert "game.restart" in offered(row)
    assert not row.commands["play.pause"].isChecked()
    assert row.table.is_told(A)


def test_a_hint_asked_for_while_stuck_is_not_answered_twice(qtbot: QtBot) -> None:
    window = shown(PlayWindow(row_game("1212", "unlimited"), PROFILES["unlimited"]), qtbot)
    assert window.game.state is State.STUCK
    told = window.notice.text
    qtbot.keyClick(window.table, Qt.Key.Key_H)
    assert window.notice.text == told


def test_the_cap_ends_a_game_without_any_action(qtbot: QtBot) -> None:
    times = [0.0]
    game = Game(
        Dealt(ROW, ("dots-1",) * 4), PROFILES["race"].with_settings(hidden_start=False, cap=600),
        now=lambda: times[0],
    )  # fmt: skip
    window = shown(PlayWindow(game, game.rules), qtbot)
    game.start_clock()
    times[0] = 601.0
    qtbot.waitUntil(lambda: window.game.is_over)
    qtbot.waitUntil(lambda: window.notice.text == "Lost: time is up.")


def test_a_layout_that_cannot_be_dealt_leaves_the_game(row: PlayWindow) -> None:
    game = row.game
    assert not row.play_layout(Layout.from_tiles([(0, 0, 0), (0, 0, 1)], name="Pile"))
    assert row.game is game
    assert row.notice.text.startswith("Pile can't be dealt: no deal can be cleared")


def test_bundled_layouts_are_in_the_menu(window: PlayWindow) -> None:
    window.commands["game.layout-heart"].trigger()
    assert window.game.start.layout.name == "Heart"
    assert "Heart" in window.windowTitle()


def test_rules_of_a_page_with_one_layout_hold_on_another(window: PlayWindow) -> None:
    window.commands["rules.three-shuffles"].trigger()
    assert window.game.rules.layout == "turtle"
    window.commands["game.layout-heart"].trigger()
    assert window.game.rules.layout == ""
    assert window.rules.layout == "turtle"


def test_choices_are_remembered(window: PlayWindow, qtbot: QtBot) -> None:
    for name in ("rules.strict", "table.faces-dusk", "table.animations"):
        window.commands[name].trigger()
    QSettings().sync()
    other = open_play(load("turtle"))
    qtbot.addWidget(other)
    assert other.game.rules == PROFILES["strict"]
    assert other.table.look.faces.name == "dusk"
    assert other.commands["table.faces-dusk"].isChecked()
    assert not other.table.motions.enabled
    other.close()


@pytest.mark.parametrize("kept", ["", "[]", "{", '{"name": 3}', '{"undo": -5}', "[" * 5000])
def test_kept_rules_that_make_no_sense_are_passed_over(kept: str, qapp: object) -> None:
    from mjs_editor.playtest.settings import kept_rules

    QSettings().setValue("play/rules", kept)
    assert kept_rules() == PROFILES["reference"]


def test_every_command_says_what_it_does(window: PlayWindow) -> None:
    for command in window.commands:
        assert command.tip
        assert not command.tip.endswith(".")


def test_a_missed_click_does_nothing(window: PlayWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.table.missed):
        qtbot.mouseClick(window.table, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert window.game.events == ()


def test_tiles_of_an_opened_board_are_shown_where_they_lie(qtbot: QtBot) -> None:
    pile = Layout.from_tiles([(0, 0, 0), (0, 0, 1)], name="Pile")
    rules = PROFILES["unlimited"]
    game = Game(Dealt(pile, ("dots-1", "dots-1")), rules)
    window = shown(PlayWindow(game, rules), qtbot)
    assert window.game.state is State.STUCK
    window.commands["play.shuffle"].trigger()
    assert len(window.table.tiles) == 2
    player = Player(qtbot, window)
    for tile in list(window.table.tiles):
        player.click(Tile(*tile))
    assert window.game.state is State.WON


def test_each_click_is_seen(window: PlayWindow, qtbot: QtBot) -> None:
    player = Player(qtbot, window)
    window.table.motions.enabled = False
    tiles = window.game.layout.tiles
    seen = [window.table.grab().toImage()]
    window.table.repaint()
    for index in (*window.game.start.order[0], *window.game.start.order[1]):
        boxes: list[QRect] = []
        watch = PaintWatch(window.table, boxes)
        player.click(tiles[index])
        qtbot.waitUntil(lambda boxes=boxes: bool(boxes))
        window.table.removeEventFilter(watch)
        face = window.table.face_rect(tiles[index]).toRect()
        assert any(box.contains(face) for box in boxes)
        seen.append(window.table.grab().toImage())
        assert seen[-1] != seen[-2]


class PaintWatch(QObject):
    """Notes the boxes that a widget paints."""

    def __init__(self, widget: QWidget, boxes: list[QRect]) -> None:
        super().__init__(widget)
        self.boxes = boxes
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if isinstance(event, QPaintEvent):
            self.boxes.append(event.rect())
        return False


def test_dots_above_capital_letters_are_seen_whole(row: PlayWindow, qtbot: QtBot) -> None:
    form = row.figures.findChild(QFormLayout)
    assert form is not None
    label = form.labelForField(row.figures.pairs)
    assert isinstance(label, QLabel)

    def ink() -> int:
        image = label.grab().toImage()
        paper = image.pixelColor(image.width() - 1, 0)
        places = product(range(image.width()), range(image.height()))
        return sum(image.pixelColor(x, y) != paper for x, y in places)

    label.setText("\N{LATIN CAPITAL LETTER U WITH DIAERESIS}")
    label.resize(label.sizeHint())
    seen = ink()
    label.setContentsMargins(0, 12, 0, 12)
    label.resize(label.sizeHint())
    assert seen == ink() > 0


def test_a_lesson_says_what_it_teaches(row: PlayWindow, qtbot: QtBot) -> None:
    lesson = row.figures.lesson
    assert not lesson.isVisible()
    row.commands["game.layout-lesson-three-exits"].trigger()
    assert lesson.isVisible()
    assert lesson.text() == load("lesson-three-exits").description
    row.commands["game.layout-heart"].trigger()
    assert not lesson.isVisible()


def test_names_and_lessons_of_any_length_leave_the_panel_as_it_is(
    row: PlayWindow, qtbot: QtBot
) -> None:
    for text in ("W" * 5000, "<b>no</b>\n" * 900):
        layout = Layout.from_tiles(ROW.tiles, name="W" * 200, description=text, tags=("lesson",))
        width = row.figures.width()
        assert row.play_layout(layout)
        QApplication.processEvents()
        assert row.figures.width() == width
        assert len(row.figures.lesson.text()) == 300
        assert row.height() < 800


def test_what_is_said_has_room_beside_what_is_offered(row: PlayWindow, qtbot: QtBot) -> None:
    row.start(row_game("1212", "unlimited"))
    bar = row.notice
    for width in (1180, 900, 700, 1180):
        row.resize(width, 600)
        QApplication.processEvents()
        assert len(bar.actions_shown) >= 2
        label = bar.label
        assert label.heightForWidth(label.width()) <= label.height()
        for button in bar.findChildren(QToolButton):
            if button.isVisible():
                assert not button.geometry().intersects(label.geometry())
                assert bar.rect().contains(button.geometry())
