"""Racing in the play window: set up, started, watched, ended, again; by mouse and by keyboard."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from dialog_visits import letter_of, letters, nameless, taken_twice
from mjs import Layout
from mjs.play.outcome import State
from mjs.play.race import Race
from mjs.play.roundview import Phase
from mjs_editor.playtest import keptseat
from mjs_editor.playtest.features.racing import Racing
from mjs_editor.playtest.features.recording import Recording
from mjs_editor.playtest.features.starting import Starting
from mjs_editor.playtest.keptseat import is_seat_kept
from mjs_editor.playtest.racechoice import BUNDLED, RaceChoice, keep_choice, kept_choice
from mjs_editor.playtest.raceresult import RaceResult
from mjs_editor.playtest.racesetup import RaceSetup
from mjs_editor.playtest.recorder import open_bests
from mjs_editor.playtest.window import PlayWindow, open_play
from mjs_editor.state import state_folder
from mjs_layouts import load
from play_hand import Player

KEY = Qt.Key
ROW = Layout.from_tiles([(4 * n + n // 2, 0, 0) for n in range(8)], name="Row")
SOLO = RaceChoice(name="Kim", level="", others=0)


class Clock:
    """The clock of rounds, which can be put forward."""

    def __init__(self) -> None:
        self.more = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.more

    def wait(self, seconds: float) -> None:
        self.more += seconds


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[PlayWindow]:
    window = open_play(ROW, seed=7)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    yield window
    for kind in (RaceSetup, RaceResult):
        for dialog in window.findChildren(kind):
            dialog.reject()


@pytest.fixture
def racing(window: PlayWindow) -> Racing:
    feature = window.features["Racing"]
    starting = window.features["Starting"]
    assert isinstance(feature, Racing)
    assert isinstance(starting, Starting)
    starting.step_ms = 5
    return feature


def begun(racing: Racing, qtbot: QtBot, choice: RaceChoice, seed: int = 3) -> tuple[Race, Clock]:
    """A race whose start was counted down."""
    clock = racing.now = Clock()
    assert racing.begin(choice, ROW, seed)
    race = racing.race
    assert race is not None
    racing.window.commands["play.begin"].trigger()
    qtbot.waitUntil(lambda: race.phase is Phase.RUNNING)
    return race, clock


def clear(racing: Racing, qtbot: QtBot, pairs: int | None = None) -> None:
    """Take pairs by clicks, in the order that clears the deal."""
    player, game = Player(qtbot, racing.window), racing.window.game
    for pair in game.start.order[game.pairs_cleared :][:pairs]:
        for index in pair:
            player.click(game.start.layout.tiles[index])


def result_of(racing: Racing, qtbot: QtBot) -> RaceResult:
    """The dialog with the ranking, once it is there."""
    found: list[RaceResult] = []

    def is_there() -> bool:
        found[:] = [one for one in racing.window.findChildren(RaceResult) if one.isVisible()]
        return bool(found)

    qtbot.waitUntil(is_there)
    return found[0]


def cells(result: RaceResult, row: int) -> list[str]:
    return [result.table.item(row, column).text() for column in range(4)]


def test_set_up_by_keyboard_alone(window: PlayWindow, racing: Racing, qtbot: QtBot) -> None:
    qtbot.keyClick(window, KEY.Key_R, Qt.KeyboardModifier.ControlModifier
                   | Qt.KeyboardModifier.ShiftModifier)  # fmt: skip
    (dialog,) = window.findChildren(RaceSetup)
    qtbot.waitUntil(dialog.isActiveWindow)  # else letters are the window's shortcuts
    assert dialog.focusWidget() is dialog.name
    qtbot.keyClicks(dialog.name, "Ruth")
    for box, keys in ((dialog.level, "M"), (dialog.layout_box, "T")):
        qtbot.keyClick(box, KEY.Key_Home)
        qtbot.keyClicks(box, keys)
    dialog.others.selectAll()
    qtbot.keyClicks(dialog.others, "19")
    qtbot.keyClicks(dialog.skill, "3")
    dialog.pause.selectAll()
    qtbot.keyClicks(dialog.pause, "12")
    qtbot.keyClick(dialog.bonus, KEY.Key_Space)
    qtbot.keyClick(dialog.pause, KEY.Key_Return)
    race = racing.race
    assert race is not None
    assert race.deals[0].layout == load("terraces").with_fields(start=None)
    assert [one.skill for one in race.entrants] == [None, *[3] * 19]
    assert race.entrants[0].name == "Ruth"
    assert (race.rules.shuffle_pause, race.rules.bonus, race.rules.target) == (12, True, 600)
    assert kept_choice("You").layout == "terraces"


def test_names_and_letters_of_the_dialogs(racing: Racing, qtbot: QtBot) -> None:
    dialog = racing.show_setup()
    qtbot.waitUntil(dialog.isVisible)
    assert nameless(dialog) == []
    assert taken_twice(letters(dialog)) == []
    dialog.reject()
    begun(racing, qtbot, SOLO)
    racing.window.game.quit()
    result = result_of(racing, qtbot)
    assert nameless(result) == []
    assert taken_twice(letters(result)) == []
    assert letter_of(result.again.text()) == "p"


def test_the_name_is_asked_for(racing: Racing, qtbot: QtBot) -> None:
    dialog = racing.show_setup()
    qtbot.waitUntil(dialog.isVisible)
    dialog.name.clear()
    ok = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    qtbot.mouseClick(ok, Qt.MouseButton.LeftButton)
    assert dialog.isVisible()
    assert "name" in dialog.problem.text()
    qtbot.keyClicks(dialog.name, "Bo")
    qtbot.mouseClick(ok, Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()
    assert racing.race is not None


def test_levels_and_the_layout_at_hand(window: PlayWindow, racing: Racing) -> None:
    dialog = RaceSetup(RaceChoice(name="A"), ROW)
    offered = [dialog.level.itemText(number) for number in range(dialog.level.count())]
    assert offered == [
        "Intro: 34 tiles", "Easy: 68 tiles", "Medium: 94 tiles", "Hard: 136 tiles", "Row: 8 tiles",
    ]  # fmt: skip
    dialog.level.setCurrentIndex(4)
    assert not dialog.layout_box.isEnabled()
    assert dialog.choice().layouts(ROW, 0)[0] is ROW
    odd = RaceSetup(RaceChoice(name="A"), ROW.with_tiles(ROW.tiles[:3]))
    assert odd.level.count() == 4
    dialog.deleteLater()
    odd.deleteLater()


def test_faces_are_hidden_until_three_two_one(
    window: PlayWindow, racing: Racing, qtbot: QtBot
) -> None:
    assert racing.begin(RaceChoice(name="Kim", level="intro", others=5), ROW, 3)
    race = racing.race
    assert race is not None
    assert window.table.has_hidden_faces
    assert not racing.dock.isHidden()
    assert "6 player" in racing.panel.own.text()
    assert all(row.bar.isHidden() for row in racing.panel.rows)
    window.click(window.game.layout.tiles[0])
    assert not window.game.events
    seen = list[int]()
    overlay = window.features["Starting"].overlay  # type: ignore[attr-defined]
    shown = overlay.show_number
    # Told, not looked at now and then, which misses a number on a busy machine.
    overlay.show_number = lambda number: (seen.append(number), shown(number))
    pressed = time.monotonic()
    window.features["Starting"].step_ms = 40  # type: ignore[attr-defined]
    qtbot.keyClick(window, KEY.Key_Return, Qt.KeyboardModifier.ControlModifier)
    while race.phase is Phase.READY:
        assert window.table.has_hidden_faces
        assert not race.game(1).clock.is_running
        qtbot.wait(5)
    assert seen == [3, 2, 1, 0]
    assert not window.table.has_hidden_faces
    assert race.elapsed < 1_000 * (time.monotonic() - pressed)  # not the time before


def test_the_first_three_and_ones_own_rank(
    window: PlayWindow, racing: Racing, qtbot: QtBot
) -> None:
    race, clock = begun(racing, qtbot, RaceChoice(name="Kim", level="easy", others=9, skill=9))
    clear(racing, qtbot, 1)
    clock.wait(45)
    qtbot.waitUntil(lambda: race.view(0).top[0].result.progress > 0.2)
    racing.refresh()
    panel, view = racing.panel, race.view(0)
    assert panel.own.text() == "Rank 10 of 10"
    for row, place in zip(panel.rows, view.top, strict=True):
        assert row.name.text() == place.result.name
        assert row.rank.text() == f"{place.rank}."
        assert row.bar.value() == round(1000 * place.result.progress)
        assert place.result.name in row.bar.accessibleName()
        assert "%" in row.bar.text()
    assert panel.own_row.name.text() == "Kim"
    assert panel.own_row.name.font().bold()
    others = {one.name for one in race.entrants} - {place.result.name for place in view.top}
    shown = {row.name.text() for row in panel.rows}
    assert not shown & others
    assert panel.news.text().startswith("You and 9 other")
    assert "Overtime" not in panel.news.text()


def test_who_is_among_the_first_has_no_second_row(racing: Racing, qtbot: QtBot) -> None:
    begun(racing, qtbot, RaceChoice(name="Kim", level="", others=4))
    clear(racing, qtbot, 1)
    racing.refresh()
    assert racing.panel.rows[0].name.text() == "Kim"
    assert racing.panel.rows[0].name.font().bold()
    assert racing.panel.own_row.bar.isHidden()


def test_overtime_is_told(window: PlayWindow, racing: Racing, qtbot: QtBot) -> None:
    _, clock = begun(racing, qtbot, SOLO)
    clock.wait(621)
    racing.refresh()
    window._on_tick()
    assert racing.panel.news.text().startswith("Overtime: 0:2")
    assert "overtime 0:2" in window.figures.over.text()
    clear(racing, qtbot)
    result = result_of(racing, qtbot)
    assert "overtime" in cells(result, 0)[3]


def test_won_with_the_ranking_and_the_handicap(
    window: PlayWindow, racing: Racing, qtbot: QtBot
) -> None:
    choice = RaceChoice(name="Kim", level="", others=3, skill=1)
    race, clock = begun(racing, qtbot, choice)
    clear(racing, qtbot, 2)
    clock.wait(4.05)
    clear(racing, qtbot)
    assert window.game.state is State.WON
    result = result_of(racing, qtbot)
    assert result.heading.text().startswith("You win, in 0:0")
    assert "Kim plays the level Intro" in result.remarks.text()
    assert cells(result, 0)[:2] == ["1.", "Kim"]
    assert cells(result, 0)[3] == "within the target"
    assert result.table.rowCount() == 4
    assert result.table.currentRow() == 0
    assert all("not finished, skill 1" in cells(result, row)[3] for row in (1, 2, 3))
    qtbot.keyClick(result, KEY.Key_Return)
    again = racing.race
    assert again is not None
    assert again is not race
    assert [one.name for one in again.entrants] == [one.name for one in race.entrants]
    assert [len(again.game(seat).layout) for seat in range(4)] == [34, 8, 8, 8]
    assert window.game is again.game(0)
    assert window.table.has_hidden_faces
    assert again.seed != race.seed


def recorded(window: PlayWindow, qtbot: QtBot) -> list[tuple[str, str, int]]:
    """Outcome, level and tiles gone of the games that were recorded, the last one first."""
    recording = window.features["Recording"]
    assert isinstance(recording, Recording)
    qtbot.waitUntil(lambda: recording.recorder.is_idle)
    with open_bests() as bests:
        return [(game.outcome, game.level, game.removed) for game in bests.games()]


def test_a_personal_best_of_the_level_is_kept_and_told(
    window: PlayWindow, racing: Racing, qtbot: QtBot
) -> None:
    begun(racing, qtbot, RaceChoice(name="Kim", level="intro", layout="clover", others=1))
    for one, other in window.game.start.order:
        for index in (one, other):
            window.click(window.game.start.layout.tiles[index])
    result = result_of(racing, qtbot)
    qtbot.waitUntil(lambda: "A personal best." in result.remarks.text())
    assert recorded(window, qtbot) == [("won", "intro", 34)]


def test_what_a_computer_player_helped_to_is_no_personal_best(
    window: PlayWindow, racing: Racing, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(racing, qtbot, RaceChoice(name="Kim", level="intro", layout="clover", others=1))
    clear(racing, qtbot, 1)
    window.close()
    later, feature = another(qtbot)
    later.commands["race.back"].trigger()
    clear_all_left(later)
    result_of(feature, qtbot).reject()
    assert not [one for one in recorded(later, qtbot) if one[0] == "won"]
    later.close()


def test_the_ranking_can_be_seen_again(window: PlayWindow, racing: Racing, qtbot: QtBot) -> None:
    begun(racing, qtbot, SOLO)
    assert racing.panel.ranking.isHidden()
    window.game.quit()
    first = result_of(racing, qtbot)
    qtbot.keyClick(first, KEY.Key_Escape)
    qtbot.waitUntil(lambda: not first.isVisible() if isValid(first) else True)
    qtbot.mouseClick(racing.panel.ranking, Qt.MouseButton.LeftButton)
    assert cells(result_of(racing, qtbot), 0)[1] == "Kim"


def test_next_level_for_all(window: PlayWindow, racing: Racing, qtbot: QtBot) -> None:
    begun(racing, qtbot, RaceChoice(name="Kim", level="hard", layout="quarry", others=1))
    window.game.quit()
    result = result_of(racing, qtbot)
    assert result.next.isHidden()
    result.reject()
    begun(racing, qtbot, RaceChoice(name="Kim", level="easy", others=2, handicap=False))
    window.game.quit()
    result = result_of(racing, qtbot)
    assert result.heading.text() == "You gave up"
    assert cells(result, 2)[1:] == ["Kim", "0%", "gave up"]
    assert result.next.text() == "&Next level: Medium"
    qtbot.mouseClick(result.next, Qt.MouseButton.LeftButton)
    race = racing.race
    assert race is not None
    assert [len(race.game(seat).layout) for seat in range(3)] == [94] * 3
    assert racing.choice.level == "medium"


def test_a_computer_player_plays_on_for_who_leaves(
    window: PlayWindow, racing: Racing, qtbot: QtBot
) -> None:
    race, clock = begun(racing, qtbot, RaceChoice(name="Kim", level="easy", others=2))
    clear(racing, qtbot, 1)
    window.commands["game.new"].trigger()
    assert window.game is not race.game(0)
    assert race.is_away(0)
    assert not racing.panel.back.isHidden()
    clock.wait(30)
    racing.refresh()
    assert race.game(0).pairs_cleared > 1
    qtbot.mouseClick(racing.panel.back, Qt.MouseButton.LeftButton)
    assert window.game is race.game(0)
    assert not race.is_away(0)
    assert racing.panel.back.isHidden()
    assert len(window.table.tiles) == len(race.game(0).board)
    clear_all_left(window)
    result = result_of(racing, qtbot)
    own = next(cells(result, row) for row in range(3) if cells(result, row)[1] == "Kim")
    assert "a computer player helped" in own[3]


def test_the_same_deal_begun_anew_has_a_time_of_its_own(
    window: PlayWindow, racing: Racing, qtbot: QtBot
) -> None:
    race, clock = begun(racing, qtbot, RaceChoice(name="Kim", level="", others=1))
    clock.wait(100)
    racing.refresh()
    window.commands["game.restart"].trigger()
    window.commands["play.begin"].trigger()
    qtbot.waitUntil(lambda: not window.game.is_waiting)
    assert window.game.elapsed < 100_000
    clock.wait(5_000)
    racing.refresh()
    assert race.is_over
    before = window.game.elapsed
    assert before < 100_000
    qtbot.waitUntil(lambda: window.game.elapsed > before)


def clear_all_left(window: PlayWindow) -> None:
    """Play to the end in whatever way."""
    game = window.game
    while not game.is_over:
        if not (pairs := game.pairs()):
            window.commands["play.shuffle"].trigger()
            continue
        for tile in pairs[0]:
            window.click(tile)


def test_left_before_the_start_is_no_race(window: PlayWindow, racing: Racing) -> None:
    assert racing.begin(SOLO, ROW, 3)
    window.commands["game.new"].trigger()
    assert racing.race is None
    assert racing.dock.isHidden()
    assert not window.commands["race.back"].isEnabled()


def test_who_plays_another_game_is_not_torn_out_of_it(
    window: PlayWindow, racing: Racing, qtbot: QtBot
) -> None:
    race, clock = begun(racing, qtbot, RaceChoice(name="Kim", level="intro", others=1))
    racing.refresh()
    assert racing.panel.news.text().startswith("You and 1 other")
    window.commands["game.new"].trigger()
    racing.refresh()
    assert racing.panel.news.text().splitlines()[1:] == ["2 player(s) still playing"]
    clock.wait(3_000)
    qtbot.waitUntil(lambda: race.is_over)
    qtbot.wait(250)
    assert window.findChildren(RaceResult) == []
    assert window.commands["race.result"].isEnabled()
    window.commands["race.result"].trigger()
    assert "a computer player helped" in "".join(
        cells(result_of(racing, qtbot), row)[3] for row in (0, 1)
    )


def test_commands_are_on_when_they_can_be_used(
    window: PlayWindow, racing: Racing, qtbot: QtBot
) -> None:
    def on() -> set[str]:
        names = ("race.new", "race.again", "race.result", "race.back")
        return {name for name in names if window.commands[name].isEnabled()}

    assert on() == {"race.new"}
    begun(racing, qtbot, SOLO)
    assert on() == {"race.new"}
    window.game.quit()
    result_of(racing, qtbot).reject()
    assert on() == {"race.new", "race.again", "race.result"}
    window.commands["race.again"].trigger()
    assert on() == {"race.new"}
    assert window.game.is_waiting


def test_another_round_is_offered_at_the_end_of_a_race_and_of_no_other_game(
    window: PlayWindow, racing: Racing, qtbot: QtBot
) -> None:
    def offered() -> list[str]:
        return [action.objectName() for action in window.notice.actions_shown]

    begun(racing, qtbot, SOLO)
    window.commands["play.quit"].trigger()
    result_of(racing, qtbot).reject()
    assert offered()[0] == "race.again"
    assert {"game.restart", "game.new"} < set(offered())
    window.commands["game.new"].trigger()
    window.commands["play.quit"].trigger()
    assert "race.again" not in offered()
    assert "game.new" in offered()


def test_what_cannot_be_dealt_is_told(window: PlayWindow, racing: Racing) -> None:
    stack = Layout.from_tiles([(0, 0, 0), (0, 0, 1)], name="Stack")
    before = window.game
    assert not racing.begin(SOLO, stack)
    assert "can't be dealt" in window.notice.text
    assert window.game is before
    assert racing.race is None


def test_bundled_layouts_of_the_levels() -> None:
    tiles = {"intro": 34, "easy": 68, "medium": 94, "hard": 136}
    assert {level: {len(load(name)) for name in names} for level, names in BUNDLED.items()} == {
        level: {count} for level, count in tiles.items()
    }


def test_choices_are_kept_and_nonsense_is_not() -> None:
    choice = RaceChoice(name="Ada", level="hard", layout="anchor", others=19, skill=10,
                        handicap=False)  # fmt: skip
    keep_choice(choice)
    assert kept_choice("You") == choice
    for nonsense in (
        "", "[]", "{", '{"level": "huge"}', '{"others": 99}', '{"others": true}', '{"name": 3}',
        '{"rules": 3}', '{"rules": {"hints": "x"}}', '{"layout": "turtle"}', '{"more": 1}',
        "[" * 50_000,
    ):  # fmt: skip
        QSettings().setValue("play/race", nonsense)
        assert kept_choice("You") == RaceChoice(name="You"), nonsense


def another(qtbot: QtBot) -> tuple[PlayWindow, Racing]:
    """A window that is opened later."""
    window = open_play(ROW, seed=9)
    qtbot.addWidget(window)
    window.show()
    racing = window.features["Racing"]
    assert isinstance(racing, Racing)
    return window, racing


def test_a_seat_is_kept_while_the_window_is_closed(
    window: PlayWindow, racing: Racing, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    race, _ = begun(racing, qtbot, RaceChoice(name="Kim", level="easy", others=2))
    clear(racing, qtbot, 2)
    before = race.game(0).events
    window.close()
    assert not racing._timer.isActive()
    assert QApplication.activeModalWidget() is None
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 40)
    later, feature = another(qtbot)
    assert not feature.dock.isHidden()
    assert "plays on for you" in feature.panel.news.text()
    qtbot.mouseClick(feature.panel.back, Qt.MouseButton.LeftButton)
    again = feature.race
    assert again is not None
    assert again.phase is Phase.RUNNING
    assert later.game is again.game(0)
    assert later.game.events[: len(before)] == before
    assert later.game.pairs_cleared > 2
    assert 40_000 <= later.game.elapsed < 400_000
    assert again.entrants == race.entrants
    assert not is_seat_kept()
    assert not again.is_away(0)
    assert feature.choice == racing.choice
    later.game.quit()
    result_of(feature, qtbot).reject()
    later.close()
    assert not is_seat_kept()


def test_a_race_that_ended_meanwhile_shows_its_ranking(
    window: PlayWindow, racing: Racing, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(racing, qtbot, RaceChoice(name="Kim", level="intro", others=1))
    window.close()
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 5_000)
    later, feature = another(qtbot)
    later.commands["race.back"].trigger()
    result = result_of(feature, qtbot)
    helped = [row for row in (0, 1) if "a computer player helped" in cells(result, row)[3]]
    assert len(helped) == 1
    result.reject()
    later.close()


def test_a_damaged_seat_is_told_and_gone(qtbot: QtBot) -> None:
    for damage in (b"", b"\xff", b"[]", b"{}", b'{"format": "mjs-seat", "version": 1}',
                   b'{"format": "mjs-seat", "version": 2}'):  # fmt: skip
        file = state_folder() / "race.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(damage)
        window, feature = another(qtbot)
        before = window.game
        window.commands["race.back"].trigger()
        assert window.notice.text.startswith("The race can't be returned to: ")
        assert window.game is before
        assert feature.dock.isHidden()
        assert not window.commands["race.back"].isEnabled()
        window.close()


def test_the_time_away_by_a_clock_that_tells_nonsense(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: 1_000_000.0)
    for left, passed in (
        (999_999.5, 500),
        (1_000_001, 0),
        (10**400, 0),
        (float("inf"), 0),
        (0, 86_400_000),
        (-(10**400), 86_400_000),
        (float("nan"), 86_400_000),
    ):
        assert keptseat._passed(left) == passed


def test_a_layout_with_a_long_name_makes_no_dialog_wide(qtbot: QtBot) -> None:
    dialog = RaceSetup(SOLO, ROW.with_fields(name="x" * 5_000))
    qtbot.addWidget(dialog)
    assert dialog.level.findData("") >= 0
    assert dialog.minimumSizeHint().width() < 800


def test_the_ranking_of_a_layout_with_a_long_name_is_not_wide(racing: Racing, qtbot: QtBot) -> None:
    width = racing.window.figures.width()
    racing.now = Clock()
    assert racing.begin(SOLO, ROW.with_fields(name="W" * 500), 3)
    racing.window.commands["play.begin"].trigger()
    qtbot.waitUntil(lambda: not racing.window.game.is_waiting)
    racing.window.commands["play.quit"].trigger()
    result = result_of(racing, qtbot)
    assert result.width() < 600
    assert racing.window.figures.width() == width
