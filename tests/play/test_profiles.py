"""Each profile's column of the table of house rules, row by row, in play.

A row says what its setting does in a game by each profile; `PROFILES` is not looked at but played.
"""

from __future__ import annotations

import itertools
import random

import pytest

from mjs.errors import UnclearableError
from mjs.faces import BONUS_GROUPS
from mjs.layout import Layout, Tile
from mjs.play.game import Game, new_game
from mjs.play.houserules import PROFILES
from mjs.play.outcome import State
from playing import (
    AABB,
    ABBA,
    Now,
    bundled,
    click,
    dealt,
    free_tiles,
    game,
    lies,
    row,
    stands,
    take,
)

PAIRED = [name for name in PROFILES if name != "tray"]
TWICE = row(*ABBA, *ABBA, gap=1)
"""Eight tiles that are all free; two groups of four."""


def begun(profile: str, seed: int = 1, now: Now | None = None) -> Game:
    """A game on the turtle."""
    played = new_game(bundled("turtle"), PROFILES[profile], seed, now=now or Now())
    played.start_clock()
    return played


def stuck(profile: str, now: Now | None = None, **settings: object) -> Game:
    """A game that is stuck, but could be shuffled: A A B B in a row and its twin above."""
    faces = (*AABB, "dots-3", "dots-3")
    places = [(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0), (20, 0, 0), (30, 0, 0)]
    played = game(dealt(dict(zip(places, faces, strict=True))), profile, now, **settings)
    take(played, [(4, 5)])
    assert played.state is State.STUCK
    return played


# Removal ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", PAIRED)
def test_removal_is_immediate(profile: str) -> None:
    played = game(TWICE, profile)
    assert click(played, (0, 0, 0)) == ["selected"]
    assert (played.selected, len(played.board)) == (Tile(0, 0, 0), 8)
    assert click(played, (0, 0, 0)) == ["deselected"]
    assert click(played, (0, 0, 0), (3, 0, 0)) == ["selected", "selected"]
    assert click(played, (6, 0, 0)) == ["removed"]
    assert (played.selected, played.tray, len(played.board)) == (None, (), 6)
    assert click(played, (6, 0, 0)) == ["refused"]


def test_removal_by_the_tray() -> None:
    played = game(row(*[f"dots-{n}" for n in (1, 2, 3, 1, 2, 3, 4, 4)], gap=1), "tray")
    tiles = played.layout.tiles
    assert click(played, *tiles[:3]) == ["picked"] * 3
    assert [face for _, face in played.tray] == ["dots-1", "dots-2", "dots-3"]
    assert (len(played.board), played.progress, played.pairs_cleared) == (5, 0, 0)
    outcome = played.click(tiles[4])
    assert (outcome.kind, outcome.tiles) == ("cleared", (tiles[4], tiles[1]))
    assert [face for _, face in played.tray] == ["dots-1", "dots-3"]
    assert (played.progress, played.pairs_cleared, played.score) == (0.25, 1, 100)
    assert click(played, tiles[6]) == ["picked"]
    # The fourth tile that goes with none fills the tray.
    again = played.rewound(len(played.events))
    assert click(played, tiles[7]) == ["cleared"]
    assert click(played, tiles[3], tiles[5]) == ["cleared"] * 2
    assert played.state is State.WON
    assert again.undo().kind == "undone"
    assert len(again.tray) == 2


@pytest.mark.parametrize("size", range(2, 8))
def test_a_full_tray_loses(size: int) -> None:
    faces = [f"{family}-{n}" for family in ("dots", "bamboo") for n in range(1, 6)]
    played = game(row(*faces, *faces, gap=1), "tray", tray_size=size)
    tiles = played.layout.tiles
    for number in range(size):
        assert played.state is State.PLAYING
        assert click(played, tiles[number]) == ["picked"]
    assert (played.state, played.reason) == (State.LOST, "tray-full")
    assert len(played.tray) == size
    assert click(played, tiles[size]) == ["refused"]
    assert (played.undo().code, played.shuffle().code) == ("over", "over")


# Shuffles --------------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", ["reference", "tray", "unlimited"])
def test_shuffles_without_limit_at_any_time(profile: str) -> None:
    played = begun(profile)
    for number in range(30):
        assert played.can_shuffle
        assert played.shuffle().kind == "shuffled"
        assert (played.shuffles_left, played.tallies.shuffles) == (None, number + 1)
    assert not played.is_clean


@pytest.mark.parametrize("profile", ["race", "three-shuffles"])
def test_three_shuffles_only_when_stuck(profile: str) -> None:
    played = begun(profile)
    assert played.shuffle().code == "not-stuck"
    assert (played.can_shuffle, played.shuffles_left) == (False, 3)
    for left in (2, 1, 0):
        played = stuck(profile, shuffles=left + 1)
        assert (played.can_shuffle, played.shuffles_left) == (True, left + 1)
        assert played.shuffle().kind == "shuffled"
        assert (played.state, played.shuffles_left) == (State.PLAYING, left)
    assert played.shuffle().code == "no-shuffles"


def test_a_race_may_have_none() -> None:
    played = row(*AABB)
    assert game(played, "race").state is State.STUCK
    lost = game(played, "race", shuffles=0)
    assert (lost.state, lost.reason) == (State.LOST, "no-pair")


def test_strict_has_none() -> None:
    played = begun("strict")
    assert (played.can_shuffle, played.shuffles_left) == (False, 0)
    assert played.shuffle().code == "no-shuffles"
    assert stuck("strict").shuffle().code == "no-shuffles"


def test_a_tray_goes_back_to_the_board_in_a_shuffle() -> None:
    played = game(TWICE, "tray")
    click(played, (0, 0, 0), (3, 0, 0))
    before = lies(played)
    assert played.shuffle().kind == "shuffled"
    assert (played.tray, len(played.board)) == ((), 8)
    assert played.undo().kind == "undone"
    assert lies(played) == before


@pytest.mark.parametrize("profile", PROFILES)
def test_an_open_board_only_where_the_shape_needs_it(profile: str) -> None:
    """Two stacked tiles can't be cleared as they lie."""
    places = {(8, 8, 0): "dots-1", (8, 8, 1): "dots-1"}
    played = game(dealt({**places, (0, 0, 0): "dots-2", (4, 0, 0): "dots-2"}), profile)
    if profile == "tray":
        return
    take(played, [(0, 1)])
    if profile != "unlimited":
        assert played.shuffle().kind == "refused"
        return
    assert played.shuffle().kind == "shuffled"
    assert played.layout.tiles == (Tile(7, 8, 0), Tile(9, 8, 0))
    take_all(played)
    assert played.state is State.WON
    # Where there is a way, tiles stay where they are.
    played = begun("unlimited")
    played.shuffle()
    assert played.layout.tiles == bundled("turtle").tiles


# The penalty pause -----------------------------------------------------------------------------


def test_the_penalty_pause_of_a_race() -> None:
    now = Now()
    played = stuck("race", now, shuffle_pause=30)
    now.later(5)
    assert played.locked_for == 0
    assert played.shuffle().kind == "shuffled"
    free = free_tiles(played)
    for waited, left in ((0, 30_000), (10, 20_000), (19.999, 1)):
        now.later(waited)
        assert played.locked_for == left
        assert played.click(free[0]).code == "locked"
        assert played.hint().code == "locked"
        assert "until the pause after the shuffle is over" in played.click(free[0]).message
    now.later(0.001)
    assert played.locked_for == 0
    assert played.click(free[0]).kind == "selected"
    assert played.elapsed == 35_000, "the clock does not wait"


def test_a_penalty_pause_is_served_once() -> None:
    now = Now()
    played = stuck("three-shuffles", now, shuffle_pause=10, redo=True, pause=True)
    played.shuffle()
    now.later(4)
    played.undo()
    assert played.locked_for == 6000, "undo is no way out"
    played.redo()
    assert played.locked_for == 6000
    played.pause()
    now.later(100)
    assert played.locked_for == 6000, "nor is a pause"
    played.resume()
    now.later(6)
    assert played.locked_for == 0


def test_no_penalty_pause_by_default() -> None:
    for profile in ("race", "three-shuffles", "reference"):
        played = stuck(profile)
        played.shuffle()
        assert played.click(free_tiles(played)[0]).kind == "selected"


# Undo ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", ["reference", "strict", "unlimited"])
def test_undo_goes_all_the_way_back(profile: str) -> None:
    played = begun(profile)
    start = lies(played)
    take(played, played.start.order[:20])
    for number in range(20):
        assert played.can_undo
        outcome = played.undo()
        assert outcome.kind == "undone"
        assert len(outcome.tiles) == 2
        assert played.tallies.undos == number + 1
    assert lies(played) == start
    assert played.undo().code == "no-undo"
    for _ in range(20):
        assert played.redo().kind == "redone"
    assert played.redo().code == "no-redo"
    assert played.pairs_cleared == 20


def test_undo_of_picks() -> None:
    played = begun("tray")
    start = lies(played)
    for tile in free_tiles(played)[:3]:
        played.click(tile)
    assert [played.undo().kind for _ in range(4)] == ["undone"] * 3 + ["refused"]
    assert lies(played) == start


@pytest.mark.parametrize("profile", ["reference", "tray", "three-shuffles"])
def test_undo_takes_back_a_shuffle(profile: str) -> None:
    played = game(TWICE, profile, shuffle_when="any-time")
    before = lies(played)
    played.shuffle()
    shuffled = lies(played)
    assert played.undo().kind == "undone"
    assert lies(played) == before
    assert played.tallies.shuffles == 1, "it was had, whatever came of it"
    assert not played.is_clean
    if played.rules.redo:
        assert played.redo().kind == "redone"
        assert lies(played) == shuffled
        assert played.tallies.shuffles == 1


def test_undo_ends_at_a_shuffle_without_limit() -> None:
    played = begun("unlimited")
    take(played, played.start.order[:3])
    played.shuffle()
    assert not played.can_undo
    assert played.undo().code == "no-undo"
    click(played, *played.pairs()[0])
    assert played.undo().kind == "undone"
    assert played.undo().code == "no-undo"
    assert played.pairs_cleared == 3


def test_a_race_has_no_undo() -> None:
    played = begun("race")
    take(played, played.start.order[:3])
    assert (played.can_undo, played.undo().code, played.redo().code) == (
        False, "no-undo", "no-redo",
    )  # fmt: skip


def test_undo_of_the_last_removal_hint_or_shuffle() -> None:
    played = begun("three-shuffles")
    take(played, played.start.order[:2])
    assert played.undo().kind == "undone"
    assert played.pairs_cleared == 1
    assert played.undo().code == "no-undo", "the last one alone"
    hinted = played.hint().tiles
    assert played.hinted == hinted
    assert played.undo().kind == "undone"
    assert (played.hinted, played.pairs_cleared, played.undo().code) == ((), 1, "no-undo")
    assert played.redo().code == "no-redo"
    shuffled = stuck("three-shuffles")
    shuffled.shuffle()
    assert (shuffled.undo().kind, shuffled.state) == ("undone", State.STUCK)
    assert (shuffled.shuffles_left, shuffled.undo().code) == (3, "no-undo")


def test_only_where_a_hint_can_be_taken_back_it_is_had_again() -> None:
    for undo_hints in (True, False):
        played = begun("reference")
        rules = played.rules.with_settings(hints=3, undo_hints=undo_hints)
        played = Game(played.start, rules, now=Now())
        take(played, played.start.order[:1])
        assert [played.hint().kind for _ in range(3)] == ["hinted"] * 3
        assert played.undo().kind == "undone"
        assert played.hints_left == (1 if undo_hints else 0)
        assert played.pairs_cleared == (1 if undo_hints else 0)


# Hints -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", ["reference", "tray", "unlimited", "three-shuffles", "strict"])
def test_hints_without_limit_show_legal_pairs_and_change_nothing(profile: str) -> None:
    played = begun(profile)
    before = lies(played)
    for _ in range(50):
        outcome = played.hint()
        assert outcome.kind == "hinted"
        assert outcome.tiles == played.hinted
        assert outcome.tiles in played.pairs()
    assert (played.hints_left, played.tallies.hints) == (None, 50)
    assert lies(played) == before


@pytest.mark.parametrize("hints", [0, 1, 3])
def test_a_race_has_some_hints_or_none(hints: int) -> None:
    assert PROFILES["race"].hints == 3
    played = game(TWICE, "race", hints=hints)
    for left in range(hints - 1, -1, -1):
        assert played.can_hint
        assert played.hint().kind == "hinted"
        assert played.hints_left == left
    assert not played.can_hint
    assert played.hint().code == "no-hints"


@pytest.mark.parametrize("profile", PAIRED)
def test_how_long_a_hint_is_shown(profile: str) -> None:
    played = begun(profile)
    pair = played.hint().tiles
    other = next(tile for tile in free_tiles(played) if tile not in pair)
    played.click(other)
    stays = profile == "three-shuffles"
    assert played.hinted == (pair if stays else ())
    played.click(played.layout.tiles[0 if not played.board.is_free(0) else 20])
    played.click(other)
    assert played.hinted == (pair if stays else ())
    click(played, *pair)
    assert played.hinted == (), "until a pair goes"


def test_a_hint_that_stays_is_gone_after_a_shuffle() -> None:
    played = game(TWICE, "three-shuffles", shuffle_when="any-time")
    played.hint()
    click(played, (0, 0, 0))
    assert played.hinted
    played.shuffle()
    assert played.hinted == ()


def test_no_hint_where_no_pair_is() -> None:
    assert stuck("reference").hint().code == "no-pair"


# Bonus tiles and deals -------------------------------------------------------------------------


@pytest.mark.parametrize("profile", PROFILES)
def test_bonus_tiles_are_on_but_in_a_race(profile: str) -> None:
    for switch in (None, True, False):
        rules = PROFILES[profile]
        if switch is not None:
            rules = rules.with_settings(bonus=switch)
        played = new_game(bundled("turtle"), rules, 4)
        bonus = [face for face in played.start.faces if face.startswith(BONUS_GROUPS)]
        wanted = switch if switch is not None else profile != "race"
        assert len(bonus) == (8 if wanted else 0)


@pytest.mark.parametrize("profile", PROFILES)
def test_deals_can_be_cleared(profile: str) -> None:
    for seed in range(5):
        played = begun(profile, seed)
        take_all(played)
        assert played.state is State.WON
        assert (played.is_clean, played.progress) == (True, 1)


def test_a_race_is_the_same_for_all() -> None:
    assert PROFILES["race"].same_deal
    one, other = begun("race", 9), begun("race", 9)
    assert one.start == other.start
    # Even shuffles are, from one position.
    first, second = stuck("race"), stuck("race")
    assert first.shuffle() == second.shuffle()
    assert lies(first) == lies(second)


def test_any_deal_of_any_even_size() -> None:
    rules = PROFILES["strict"].with_settings(deal="any")
    tower = Layout.from_tiles([(0, 0, 0), (0, 0, 1), (0, 0, 2), (9, 0, 0)])
    with pytest.raises(UnclearableError):
        new_game(tower, PROFILES["strict"])
    played = new_game(tower, rules)
    assert len(played.board) == 4
    for count in (2, 34, 68, 94, 136, 146):
        layout = Layout.from_tiles([(2 * x, 0, 0) for x in range(count)])
        for each in (rules, PROFILES["strict"]):
            assert len(new_game(layout, each).board) == count


# Time ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", PROFILES)
def test_the_clock_begins_with_the_first_action(profile: str) -> None:
    now = Now()
    played = new_game(bundled("turtle"), PROFILES[profile], 1, now=now)
    now.later(50)
    assert played.elapsed == 0
    if profile == "race":
        for action in (played.hint, played.shuffle, lambda: played.click(free_tiles(played)[0])):
            assert action().code == "not-started"
        assert played.is_waiting
        played.start_clock()
    assert not played.is_waiting
    played.click(free_tiles(played)[0])
    now.later(1.5)
    assert (played.elapsed, played.overtime) == (1500, 0)


def test_a_race_has_a_target_overtime_and_a_cap() -> None:
    now = Now()
    played = begun("race", now=now)
    take(played, played.start.order[:5])
    now.later(600)
    assert (played.elapsed, played.overtime) == (600_000, 0)
    now.later(60)
    assert (played.overtime, played.tick(), played.state) == (60_000, False, State.PLAYING)
    take(played, played.start.order[5:10])
    now.later(2939.999)
    assert not played.tick()
    now.later(0.001)
    assert played.tick()
    assert (played.state, played.reason) == (State.LOST, "time")
    assert (played.elapsed, played.overtime) == (3_600_000, 3_000_000)
    assert (played.click(free_tiles(played)[0]).code, played.hint().code) == ("over", "over")
    now.later(1000)
    assert played.elapsed == 3_600_000


@pytest.mark.parametrize(
    "action", ["click", "hint", "undo", "redo", "shuffle", "pause", "resume", "quit"]
)
def test_whoever_acts_after_the_cap_is_told_that_it_is_over(action: str) -> None:
    now = Now()
    played = begun("race", now=now)
    now.later(4000)
    outcome = (
        played.click(free_tiles(played)[0]) if action == "click" else getattr(played, action)()
    )
    if action == "resume":
        played.tick()
    else:
        assert (outcome.kind, outcome.code) == ("refused", "over")
    assert (played.state, played.reason) == (State.LOST, "time")
    assert [event.kind for event in played.events] == ["timeout"]
    assert Game.replay(played.start, played.rules, played.events).state is State.LOST


def test_what_was_begun_in_time_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Finding a shuffle takes some time; what is done then still plays again."""
    now = Now()
    played = stuck("race", now)
    now.later(3599.95)

    import mjs.play.game as module

    whole = module.reshuffled

    def slow(*args: object, **how: object) -> object:
        now.later(0.1)
        return whole(*args, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(module, "reshuffled", slow)
    assert played.shuffle().kind == "shuffled"
    assert played.events[-1].at == 3_599_999
    assert played.tick()
    again = Game.replay(played.start, played.rules, played.events)
    assert (again.state, again.reason) == (State.LOST, "time")


@pytest.mark.parametrize("profile", ["reference", "tray", "unlimited", "three-shuffles", "strict"])
def test_the_other_profiles_know_no_target_and_no_cap(profile: str) -> None:
    now = Now()
    played = begun(profile, now=now)
    played.hint()
    now.later(1_000_000)
    assert not played.tick()
    assert (played.state, played.overtime) == (State.PLAYING, 0)
    assert PROFILES[profile].timer == ("off" if profile in ("unlimited", "three-shuffles")
                                       else "optional")  # fmt: skip


@pytest.mark.parametrize("profile", PROFILES)
def test_pauses(profile: str) -> None:
    now = Now()
    played = begun(profile, now=now)
    now.later(3)
    if profile == "race":
        assert played.pause().code == "no-pause"
        assert played.resume().code == "not-paused"
        return
    assert played.resume().code == "not-paused"
    assert played.pause().kind == "paused"
    now.later(100)
    assert (played.is_paused, played.elapsed) == (True, 3000)
    assert played.pause().code == "paused"
    for action in (played.hint, played.undo, played.redo, played.shuffle):
        assert action().code == "paused"
    assert played.click(free_tiles(played)[0]).message == "the game is paused"
    played.start_clock()
    now.later(100)
    assert played.elapsed == 3000
    assert played.resume().kind == "resumed"
    now.later(4)
    assert (played.is_paused, played.elapsed) == (False, 7000)


# Score, progress, marks, looks -----------------------------------------------------------------


def test_scores_fall_with_assists_and_never_below_nothing() -> None:
    played = begun("reference")
    played.hint()
    assert played.score == 0
    take(played, played.start.order[:4])
    assert played.score == 400 - 25
    played.undo()
    assert played.score == 300 - 25 - 10
    played.redo()
    assert played.score == 400 - 25 - 10
    played.shuffle()
    assert played.score == 400 - 25 - 10 - 150
    assert [name for name, rules in PROFILES.items() if rules.score] == ["reference", "tray"]
    assert [name for name, rules in PROFILES.items() if rules.daily] == ["reference", "tray"]


def test_a_clear_without_shuffle_is_marked() -> None:
    assert [name for name, rules in PROFILES.items() if rules.clean_mark] == ["three-shuffles"]
    assert begun("three-shuffles").is_clean
    played = stuck("three-shuffles")
    assert played.is_clean
    played.shuffle()
    assert not played.is_clean
    played.undo()
    assert not played.is_clean


@pytest.mark.parametrize("profile", PROFILES)
def test_progress_is_the_share_of_tiles_taken(profile: str) -> None:
    played = begun(profile)
    rng = random.Random(3)
    for number, pair in enumerate(played.start.order, 1):
        take(played, [pair])
        assert played.progress == 2 * number / 144
        if rng.random() < 0.1 and played.can_undo:
            played.undo()
            break


LOOKS = {
    "reference": ("plain", "brighter", True),
    "tray": ("plain", "brighter", True),
    "unlimited": ("plain", "plain", False),
    "race": ("striped", "plain", False),
    "three-shuffles": ("darker", "brighter", False),
    "strict": ("shaded", "plain", True),
}


def test_looks_and_what_else_is_only_told() -> None:
    for name, rules in PROFILES.items():
        assert (rules.blocked_look, rules.free_look, rules.look_is_optional) == LOOKS[name]
        assert rules.assists_declared == (name in ("reference", "tray"))
        assert rules.layout == ("turtle" if name == "three-shuffles" else "")
        assert rules.players == (20 if name == "race" else 1)


# How games end ---------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", PROFILES)
def test_quitting(profile: str) -> None:
    played = begun(profile)
    take(played, played.start.order[:1])
    assert played.quit().kind == "quit"
    assert (played.state, played.quit().code) == (State.QUIT, "over")
    assert played.pause().code == "over"
    assert stands(played)["can"] == (False, False, False, False)


def test_stuck_is_lost_when_no_assist_is_left() -> None:
    settings = {"shuffles": [0, 1], "undo": [0, None]}
    for values in itertools.product(*settings.values()):
        chosen = dict(zip(settings, values, strict=True))
        faces = (*AABB, "dots-3", "dots-3")
        places = [(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0), (20, 0, 0), (30, 0, 0)]
        start = dealt(dict(zip(places, faces, strict=True)))
        played = game(start, "reference", **chosen)
        take(played, [(4, 5)])
        lost = chosen == {"shuffles": 0, "undo": 0}
        assert played.state is (State.LOST if lost else State.STUCK)


def take_all(played: Game) -> None:
    """Take the pairs of the order that clears the board."""
    tiles = played.layout.tiles
    for one, other in played.dealt.order:
        click(played, tiles[one], tiles[other])
