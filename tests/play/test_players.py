"""Computer players: by the rules, by their skill, the same for a seed."""

from __future__ import annotations

import statistics

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mjs_layouts
from mjs.errors import PlayError
from mjs.play.events import Dealt
from mjs.play.game import Game, new_game
from mjs.play.houserules import PROFILES
from mjs.play.looking import Look
from mjs.play.outcome import State
from mjs.play.players import NAMES, SKILLS, ComputerPlayer, PlayerTime, skill_of
from racing_hand import RULES, played, row

HEART = mjs_layouts.load("heart")


def a_deal(seed: int, name: str = "heart") -> Dealt:
    return new_game(mjs_layouts.load(name), RULES, seed).start


@pytest.mark.parametrize("skill", [1, 4, 7, 10])
@pytest.mark.parametrize("name", ["clover", "terraces", "turtle"])
def test_all_it_does_is_a_game_by_the_rules(skill: int, name: str) -> None:
    game = played(a_deal(3, name), skill, seed=11)
    assert game.is_over
    again = Game.replay(game.start, RULES, game.events)
    assert (again.state, again.elapsed, again.progress) == (game.state, game.elapsed, game.progress)
    assert not game.tallies.blocked
    assert game.tallies.shuffles <= 3
    assert game.tallies.hints <= 3


@given(st.integers(0, 2**64 - 1), st.integers(1, 10), st.lists(st.integers(1, 60_000), max_size=30))
@settings(max_examples=30, deadline=None)
def test_the_same_however_often_it_is_asked(seed: int, skill: int, waits: list[int]) -> None:
    dealt = a_deal(seed % 5, "clover")
    time = PlayerTime()
    game = Game(dealt, RULES, now=time)
    game.start_clock()
    player = ComputerPlayer(game, time, skill=skill, seed=seed)
    at = 0
    for wait in waits:
        at += wait
        player.play_until(at)
        assert game.elapsed <= at
        assert all(event.at <= at for event in game.events)
    player.play_until(3_600_000)
    assert game.events == played(dealt, skill, seed).events


def test_another_seed_plays_otherwise() -> None:
    dealt = a_deal(1)
    assert played(dealt, 5, 1).events != played(dealt, 5, 2).events


def test_skill_makes_faster() -> None:
    times = [
        statistics.median(played(a_deal(seed), skill, seed).elapsed for seed in range(12))
        for skill in (1, 3, 5, 7, 10)
    ]
    assert times == sorted(times, reverse=True)
    assert times[0] > 3 * times[-1]


def test_skill_chooses_better() -> None:
    strict = RULES.with_settings(shuffles=0, hints=0)
    turtle = mjs_layouts.load("turtle")
    deals = [new_game(turtle, strict, seed).start for seed in range(30)]
    won = {
        skill: sum(played(dealt, skill, 9, rules=strict).state is State.WON for dealt in deals)
        for skill in (1, 10)
    }
    assert won[10] >= won[1] + 5


@pytest.mark.parametrize("profile", sorted(PROFILES))
def test_it_plays_by_every_profile(profile: str) -> None:
    rules = PROFILES[profile].with_settings(cap=3600)
    for seed in range(3):
        game = played(new_game(HEART, rules, seed).start, 6, seed, rules=rules)
        assert game.state in (State.WON, State.LOST)
        assert game.progress > 0.3
        Game.replay(game.start, rules, game.events)


def test_it_waits_for_the_end_of_a_penalty() -> None:
    rules = RULES.with_settings(shuffle_pause=30)
    for seed in range(20):
        game = played(a_deal(seed, "citadel"), 1, seed, rules=rules)
        shuffled = [place for place, event in enumerate(game.events) if event.kind == "shuffle"]
        for place in shuffled:
            assert game.events[place + 1].at >= game.events[place].at + 30_000
        if shuffled:
            return
    pytest.fail("nobody was ever stuck")


def test_without_shuffles_it_is_lost_when_stuck() -> None:
    rules = RULES.with_settings(shuffles=0)
    states = {played(a_deal(seed, "citadel"), 1, seed, rules=rules).state for seed in range(8)}
    assert State.LOST in states


def test_time_is_up_for_it_too() -> None:
    rules = RULES.with_settings(target=10, cap=20)
    game = played(a_deal(1), 3, 1, rules=rules)
    assert (game.state, game.reason, game.elapsed) == (State.LOST, "time", 20_000)


def test_it_plays_on_with_a_tile_that_is_selected() -> None:
    time = PlayerTime()
    game = Game(a_deal(2), RULES, now=time)
    game.start_clock()
    free = [game.layout.tiles[tile] for tile in game.board.free()]
    for tile in free[:3]:
        game.click(tile)
    assert game.selected is not None
    ComputerPlayer(game, time, skill=8, seed=4).play_until(3_600_000)
    assert game.is_over
    assert game.progress > 0.5


def test_it_is_saved_and_plays_on_the_same() -> None:
    dealt = a_deal(4)
    time = PlayerTime()
    game = Game(dealt, RULES, now=time)
    game.start_clock()
    player = ComputerPlayer(game, time, skill=6, seed=8)
    player.play_until(40_000)
    other_time = PlayerTime()
    other_time.hold(40_000)
    other = Game.replay(dealt, RULES, game.events, now=other_time)
    other.clock.set(40_000)
    other.start_clock()
    again = ComputerPlayer.from_data(other, other_time, player.to_data())
    for one in (player, again):
        one.play_until(3_600_000)
    assert other.events == game.events
    assert game.is_over


@pytest.mark.parametrize(
    "change",
    [
        {"skill": 0}, {"skill": True}, {"skill": None}, {"seed": "x"}, {"turn": 1.5},
        {"steps": [[1, "click"]]}, {"steps": [[1, "hint", 0, 0, 0]]}, {"steps": [[1, "fly"]]},
        {"steps": [[1]]}, {"steps": 3}, {"steps": [["1", "hint"]]}, {"steps": [[1, "click", 2]]},
    ],
)  # fmt: skip
def test_data_of_no_player(change: dict[str, object]) -> None:
    time = PlayerTime()
    game = Game(Dealt(row(2), ("dots-1", "dots-1")), RULES, now=time)
    data = ComputerPlayer(game, time, skill=5, seed=1).to_data() | change
    with pytest.raises(PlayError):
        ComputerPlayer.from_data(game, time, data)


def test_names_and_skills() -> None:
    assert len(set(NAMES)) == len(NAMES) >= 19
    assert [skill_of(name) for name in SKILLS] == sorted(SKILLS.values())
    for wrong in (0, 11, "genius", True):
        with pytest.raises(PlayError, match="a skill is"):
            skill_of(wrong)


def test_looking_changes_nothing() -> None:
    game = Game(a_deal(5), RULES.with_settings(hidden_start=False, undo=None))
    look = Look(game)
    for _ in range(10):
        before = game.board.history, game.board.free(), game.events
        worth = {pair: look.worth(pair) for pair in game.pairs()}
        assert (game.board.history, game.board.free(), game.events) == before
        for tile in max(worth, key=worth.__getitem__):
            game.click(tile)
    for _ in range(4):
        game.undo()
    fresh = Look(game)
    assert [look.worth(pair) for pair in game.pairs()] == [
        fresh.worth(pair) for pair in game.pairs()
    ]
