"""Rounds: the start, what a seat is told, the end, who comes and goes, the next one."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mjs_layouts
from mjs.errors import PlayError
from mjs.play.levels import LEVELS, level_of, next_level
from mjs.play.outcome import State
from mjs.play.race import Race, racing
from mjs.play.ranking import Fate
from mjs.play.rounds import new_race, with_handicaps
from mjs.play.roundview import Phase
from mjs.play.seats import Entrant
from racing_hand import RULES, Hand, a_race, clear, cpus, row

YOU = Entrant("You")


def test_three_two_one() -> None:
    race, hand = a_race([YOU, *cpus(3, 10)], "clover", started=False)
    assert race.phase is Phase.READY
    assert race.game(0).is_waiting
    race.begin()
    told = []
    for _ in range(6):
        told.append((race.advance().value, race.view(0).countdown))
        hand.wait(500)
    assert told == [("countdown", n) for n in (3, 3, 2, 2, 1, 1)]
    assert race.game(0).is_waiting
    assert race.game(0).click(race.game(0).layout.tiles[0]).code == "not-started"
    hand.wait(40)  # the call that notices comes a little late
    assert race.advance() is Phase.RUNNING
    assert not race.game(0).is_waiting
    assert race.game(0).elapsed == race.elapsed == race.view(0).elapsed == 40
    assert all(not race.game(seat).events for seat in range(1, 4))


def test_a_round_begins_once() -> None:
    race, _ = a_race([YOU])
    with pytest.raises(PlayError, match="has begun already"):
        race.begin()


def test_all_have_the_same_deal_and_own_boards() -> None:
    race, hand = a_race([YOU, Entrant("Other"), *cpus(18)], "heart")
    games = [race.game(seat) for seat in range(20)]
    assert all(game.start == games[0].start for game in games)
    assert len({id(game.board) for game in games}) == 20
    clear(games[0], 3)
    assert [game.pairs_cleared for game in games[:2]] == [3, 0]
    hand.wait(60_000)
    race.advance()
    assert len({game.events for game in games[2:]}) == 18


def test_bonus_tiles_are_off_unless_switched_on() -> None:
    for bonus in (False, True):
        race, _ = a_race([YOU], "turtle", rules=RULES.with_settings(bonus=bonus))
        assert any(face.startswith("flower") for face in race.deals[0].faces) is bonus


def test_how_often_it_is_called_changes_nothing() -> None:
    rare, slow = a_race([YOU, *cpus(5)], "clover")
    often, quick = a_race([YOU, *cpus(5)], "clover")
    for _ in range(300):
        quick.wait(217)
        often.advance()
    slow.wait(300 * 217)
    rare.advance()
    assert rare.standings() == often.standings()
    assert [rare.game(n).events for n in range(6)] == [often.game(n).events for n in range(6)]
    for race in (rare, often):
        race.game(0).quit()
        race.advance()
    assert rare.standings() == often.standings()


def test_the_view_of_a_seat() -> None:
    race, hand = a_race([YOU, *cpus(7, 9)], "heart")
    clear(race.game(0), 1)
    hand.wait(30_000)
    race.advance()
    view = race.view(0)
    assert [place.rank for place in view.top] == [1, 2, 3] or len({p.rank for p in view.top}) < 3
    assert view.own.rank == 8
    assert view.own.result.progress == 2 / 68
    assert (view.seats, view.playing, view.countdown) == (8, 8, 0)
    assert view.elapsed == 30_000
    told = repr(view)
    assert "Tile(" not in told
    assert not any(face in told for face in race.deals[0].faces)
    with pytest.raises(PlayError, match="no seat 8"):
        race.view(8)


def test_the_first_within_the_target_then_overtime() -> None:
    race, hand = a_race([YOU, Entrant("Late"), Entrant("Half"), Entrant("Gone")], row(8))
    hand.wait(599_000)
    clear(race.game(0))
    race.game(3).quit()
    clear(race.game(2), 2)
    hand.wait(62_000)
    assert race.advance() is Phase.RUNNING
    assert race.view(1).overtime == 61_000
    clear(race.game(1))
    race.advance()
    places = race.standings()
    assert [(place.rank, place.result.name, place.result.fate) for place in places] == [
        (1, "You", Fate.FINISHED),
        (2, "Late", Fate.OVERTIME),
        (3, "Half", Fate.UNFINISHED),
        (4, "Gone", Fate.QUIT),
    ]
    assert [place.result.time for place in places] == [599_000, 661_000, None, None]


def test_it_ends_when_all_humans_are_done() -> None:
    race, hand = a_race([YOU, Entrant("Other"), *cpus(3, 1)], row(8))
    clear(race.game(0))
    assert race.advance() is Phase.RUNNING
    race.game(1).quit()
    assert race.advance() is Phase.OVER
    assert race.winners == (0,)
    before = race.standings()
    hand.wait(500_000)
    assert race.advance() is Phase.OVER
    assert race.standings() == before
    assert race.elapsed == 0


def test_lost_for_good_is_done_but_stuck_is_not() -> None:
    for shuffles, phase in ((0, Phase.OVER), (1, Phase.RUNNING)):
        rules = RULES.with_settings(shuffles=shuffles)
        for seed in range(50):
            race, _ = a_race([YOU, *cpus(1)], "doorstep", rules=rules, seed=seed)
            game = race.game(0)
            while pairs := game.pairs():
                for tile in pairs[-1]:
                    game.click(tile)
            if game.state is not State.WON:
                break
        assert game.state is (State.STUCK if shuffles else State.LOST)
        assert race.advance() is phase
        assert race.winners == ()


def test_it_ends_at_the_cap() -> None:
    race, hand = a_race([YOU, Entrant("Away"), *cpus(2, 10)], "clover")
    clear(race.game(0), 5)
    race.drop(1, skill=1)
    hand.wait(3_700_000)
    assert race.advance() is Phase.OVER
    assert race.elapsed == 3_600_000
    assert race.game(0).reason == "time"
    own = race.view(0).own
    assert own.result.fate is Fate.UNFINISHED
    assert own.rank > 1


def test_equal_times_share_a_rank_and_both_win() -> None:
    race, hand = a_race([YOU, Entrant("Other"), Entrant("Third")], row(4))
    hand.wait(5000)
    clear(race.game(1))
    clear(race.game(0))
    hand.wait(1)
    clear(race.game(2))
    race.advance()
    assert [place.rank for place in race.standings()] == [1, 1, 3]
    assert race.winners == (0, 1)
    assert [one.handicap for one in with_handicaps(race)] == [1, 1, 0]


def test_a_computer_player_plays_on_for_who_is_away() -> None:
    race, hand = a_race([YOU, Entrant("Other"), *cpus(1)], "heart")
    clear(race.game(0), 2)
    hand.wait(2000)
    race.drop(0)
    assert race.is_away(0)
    assert not race.is_away(1)
    hand.wait(40_000)
    race.advance()
    gone = race.game(0).pairs_cleared
    assert 4 <= gone < 34
    race.come_back(0)
    assert not race.is_away(0)
    assert race.was_helped(0)
    assert not race.was_helped(1)
    hand.wait(10_000)
    race.advance()
    assert race.game(0).pairs_cleared == gone
    assert race.game(0).elapsed == race.elapsed == 52_000
    pair = race.game(0).pairs()[0]
    kinds = [race.game(0).click(tile).kind for tile in pair]
    assert kinds[-1] == "removed"


def test_the_round_ends_at_the_moment_when_who_is_away_is_done() -> None:
    race, hand = a_race([YOU, *cpus(4, 2)], "clover")
    race.drop(0, skill=10)
    hand.wait(600_000)
    assert race.advance() is Phase.OVER
    assert race.elapsed == race.game(0).elapsed < 100_000
    assert all(event.at <= race.elapsed for n in range(1, 5) for event in race.game(n).events)


def test_away_in_the_countdown() -> None:
    race, hand = a_race([YOU, Entrant("Other")], "clover", started=False)
    race.begin()
    race.drop(0)
    race.drop(1)
    race.come_back(1)
    hand.wait(33_000)
    race.advance()
    assert race.game(0).pairs_cleared > 2
    assert not race.game(1).events
    assert race.game(1).elapsed == 30_000
    assert not race.was_helped(1)


def test_dropping_a_computer_player_or_after_the_end_is_nothing() -> None:
    race, _ = a_race([YOU, *cpus(1)], row(4))
    race.drop(1)
    assert not race.is_away(1)
    race.come_back(1)
    race.game(0).quit()
    race.drop(0)
    assert not race.is_away(0)


def test_a_round_of_computer_players_ends_with_the_last() -> None:
    race, hand = a_race(cpus(4, 8), "clover")
    while race.advance() is not Phase.OVER:
        hand.wait(1000)
    assert all(race.game(seat).is_over for seat in range(4))
    assert race.elapsed == max(race.game(seat).elapsed for seat in range(4))


def test_the_winners_handicap() -> None:
    race, hand = a_race([YOU, Entrant("Other"), *cpus(1, 1)], "clover", "heart", "terraces")
    clear(race.game(0))
    race.game(1).quit()
    race.advance()
    entrants = with_handicaps(race)
    assert [one.handicap for one in entrants] == [1, 0, 0]
    layouts = [mjs_layouts.load(name) for name in ("clover", "heart", "terraces")]
    second = new_race(entrants, layouts, race.rules, 8, now=hand)
    assert [len(second.game(n).layout) for n in range(3)] == [68, 34, 34]
    assert second.game(1).start == second.game(2).start
    assert second.game(1).start.faces != race.game(1).start.faces
    second.begin(0)
    clear(second.game(0))
    clear(second.game(1), 16)
    second.game(1).quit()
    second.advance()
    third = new_race(with_handicaps(second), layouts, seed=9, now=hand)
    assert [len(third.game(n).layout) for n in range(3)] == [94, 34, 34]
    third.begin(0)
    hand.wait(10)
    clear(third.game(1))
    hand.wait(10)
    clear(third.game(0))
    third.advance()
    assert [one.handicap for one in with_handicaps(third)] == [0, 1, 0]


def test_who_wins_on_the_highest_level_stays_there() -> None:
    race, _ = a_race([Entrant("You", handicap=3), Entrant("Other")], row(4), row(8))
    assert [len(race.game(n).layout) for n in (0, 1)] == [8, 4]
    assert len(race.deals) == 2


def test_nobody_wins_an_uncleared_round() -> None:
    race, _ = a_race([YOU, *cpus(2, 1)])
    clear(race.game(0), 1)
    race.game(0).quit()
    race.advance()
    assert race.winners == ()
    assert [one.handicap for one in with_handicaps(race)] == [0, 0, 0]


def test_one_to_twenty_players_of_different_names() -> None:
    for entrants, said in (
        ([], "1 to 20 players, not 0"),
        ([YOU, *cpus(20)], "1 to 20 players, not 21"),
        ([YOU, Entrant(" you ")], "two players are called 'you'"),
    ):
        with pytest.raises(PlayError, match=said):
            a_race(entrants)
    assert len(a_race([YOU, *cpus(19)])[0].standings()) == 20
    with pytest.raises(PlayError, match="needs a layout"):
        new_race([YOU], [])
    with pytest.raises(PlayError, match="needs a deal"):
        Race([YOU], [])
    for wrong in ({"name": " "}, {"name": "x" * 41}, {"skill": 12}, {"handicap": -1}):
        with pytest.raises(PlayError):
            Entrant(**{"name": "A", **wrong})


def test_nobody_pauses_a_round() -> None:
    race, _ = a_race([YOU], rules=RULES.with_settings(pause=True, hidden_start=False))
    assert race.game(0).pause().code == "no-pause"
    assert racing(RULES) == RULES


def test_the_same_seed_is_the_same_round() -> None:
    ends = []
    for seed in (1, 1, 2):
        race, hand = a_race(cpus(6), "clover", seed=seed)
        hand.wait(3_600_000)
        race.advance()
        ends.append(race.standings())
    assert ends[0] == ends[1] != ends[2]


def test_time_stands_still_for_saving() -> None:
    race, hand = a_race([YOU, *cpus(1)], "clover")
    hand.wait(5000)
    race.stop_clock()
    hand.wait(90_000)
    race.advance()
    assert race.elapsed == race.game(0).elapsed == 5000
    race.go_on()
    hand.wait(1000)
    race.advance()
    assert race.elapsed == race.game(0).elapsed == 6000


def test_levels() -> None:
    assert [level.tiles for level in LEVELS] == [34, 68, 94, 136]
    for name in ("doorstep", "windmill", "crossroads", "quarry"):
        assert level_of(mjs_layouts.load(name)) is not None
    assert level_of(mjs_layouts.load("turtle")) is None
    ups = [next_level(34, up) for up in (0, 1, 2, 3, 4)]
    assert [up and up.tiles for up in ups] == [None, 68, 94, 136, 136]
    assert next_level(136) is None


def test_an_even_layout_of_no_level_can_be_raced() -> None:
    race, hand = a_race([YOU, *cpus(1, 10)], "spiral-stair")
    hand.wait(300_000)
    race.advance()
    assert race.game(1).is_over
    assert isinstance(hand, Hand)


ACTIONS = st.sampled_from(["wait", "pair", "hint", "blocked", "shuffle", "quit", "drop", "back"])


@given(
    st.lists(st.tuples(ACTIONS, st.integers(0, 2), st.integers(1, 20_000)), max_size=40),
    st.integers(0, 2**32),
)
@settings(max_examples=60, deadline=None)
def test_whatever_humans_do(steps: list[tuple[str, int, int]], seed: int) -> None:
    humans = [Entrant("A"), Entrant("B"), Entrant("C")]
    race, hand = a_race([*humans, *cpus(2, 10)], "doorstep", seed=seed)
    before = race.elapsed
    for action, seat, number in steps:
        game = race.game(seat)
        if action == "wait":
            hand.wait(number)
        elif action == "drop":
            race.drop(seat, skill=1 + number % 10)
        elif action == "back":
            race.come_back(seat)
        elif not race.is_away(seat):
            if action == "pair" and (pairs := game.pairs()):
                for tile in pairs[number % len(pairs)]:
                    game.click(tile)
            elif action == "blocked":
                game.click(game.layout.tiles[number % len(game.layout)])
            else:
                {"hint": game.hint, "shuffle": game.shuffle, "quit": game.quit}.get(
                    action, game.hint
                )()
        race.advance()
        places = race.standings()
        assert race.elapsed >= before
        before = race.elapsed
        assert sorted(place.result.seat for place in places) == [0, 1, 2, 3, 4]
        ranks = [place.rank for place in places]
        assert ranks == sorted(ranks)
        assert race.is_over == all(race.game(seat).is_over for seat in range(3))
        assert all(game.elapsed <= race.elapsed for game in map(race.game, range(5)))
        for place in race.view(seat).top:
            assert place in places
        if race.is_over:
            break
