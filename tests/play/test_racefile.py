"""Rounds as plain data: saved, resumed, and refused when they are not what they say."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mjs.errors import PlayError
from mjs.play.race import Race
from mjs.play.racefile import race_from_data, race_to_data
from mjs.play.roundview import Phase
from mjs.play.seats import Entrant
from racing_hand import RULES, Hand, a_race, clear, cpus, row

YOU = Entrant("You")


def saved(race: Race) -> Any:
    """Through a file and back."""
    return json.loads(json.dumps(race_to_data(race)))


def resumed(data: Any, hand: Hand) -> Race:
    race = race_from_data(data, now=hand)
    race.go_on()
    race.advance()
    return race


@given(
    st.integers(0, 2**64 - 1),
    st.integers(-3000, 120_000),
    st.integers(0, 3),
    st.booleans(),
    st.sampled_from([0, 10]),
)
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_a_resumed_round_ends_as_one_that_was_never_saved(
    seed: int, at: int, pairs: int, away: bool, pause: int
) -> None:
    rules = RULES.with_settings(shuffle_pause=pause)
    entrants = [YOU, Entrant("Other"), *cpus(3, 8)]
    race, hand = a_race(entrants, "clover", rules=rules, seed=seed, started=False)
    race.begin()
    hand.wait(3000 + at)
    race.advance()
    if at >= 0:
        clear(race.game(0), pairs)
    if away:
        race.drop(1)
    data = saved(race)
    later = Hand(7)
    again = resumed(data, later)
    assert saved(again) == data
    for one, clock in ((race, hand), (again, later)):
        clock.wait(3000)
        one.advance()
        clear(one.game(0), 1)
        clock.wait(200_000)
        one.advance()
        one.come_back(1)
        one.game(1).quit()
        one.game(0).quit()
        assert one.advance() is Phase.OVER
    assert again.standings() == race.standings()
    assert saved(again) == saved(race)
    assert saved(resumed(saved(again), later)) == saved(race)


def test_before_the_start_and_with_a_handicap() -> None:
    race, hand = a_race([Entrant("You", handicap=1), *cpus(2)], row(4), row(8), started=False)
    race.drop(0)
    again = resumed(saved(race), hand)
    assert (again.phase, again.is_away(0), again.entrants) == (Phase.READY, True, race.entrants)
    assert [len(again.game(n).layout) for n in range(3)] == [8, 4, 4]


def test_a_layout_left_of_and_above_the_origin() -> None:
    race, hand = a_race([YOU], row(8).shifted(-7, -9))
    clear(race.game(0), 2)
    again = resumed(saved(race), hand)
    assert again.deals == race.deals
    assert again.game(0).events == race.game(0).events


def _change(data: Any, path: str, value: Any) -> Any:
    *way, last = [int(step) if step.lstrip("-").isdigit() else step for step in path.split(".")]
    data = copy.deepcopy(data)
    inner = data
    for step in way:
        inner = inner[step]
    if value is KeyError:
        del inner[last]
    else:
        inner[last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("format", "mjs-layout"), ("version", 2), ("phase", "asleep"), ("phase", "ready"),
        ("phase", "countdown"), ("elapsed", -1), ("elapsed", 1.5), ("elapsed", 10), ("rules", 3),
        ("rules.hints", "many"), ("seed", None), ("deals", []), ("deals.0.tiles", [[0, 0]]),
        ("deals.0.faces", ["dots-1"]), ("deals.0.seed", -1), ("deals.0.footprint", [0, 0]),
        ("deals.0.order", [[0]]), ("deals.0.tiles.0", [10**30, 0, 0]), ("deals.0", KeyError),
        ("seats", []), ("seats.0.name", ""), ("seats.0.name", 3), ("seats.0.skill", "genius"),
        ("seats.0.handicap", 99), ("seats.0.helped", 1), ("seats.1.stand_in", 5),
        ("seats.1.player", None), ("seats.1.player", {}), ("seats.0.stand_in", 5),
        ("seats.0.events.0.0", 10**9), ("seats.0.events.0.1", "fly"), ("seats.0.events.0.1", []),
        ("seats.0.events.0.2", [[5, 5, 5]]), ("seats.0.events.1.2", [[0, 0, 0], [0, 0, 0]]),
        ("seats.0.events", [[0]]), ("seats.0.events", {}),
    ],
)  # fmt: skip
def test_data_that_are_no_round(path: str, value: Any) -> None:
    race, hand = a_race([YOU, *cpus(1)], row(8))
    hand.wait(5000)
    race.advance()
    clear(race.game(0), 2)
    data = saved(race)
    assert saved(resumed(data, hand)) == data
    with pytest.raises(PlayError):
        race_from_data(_change(data, path, value))


@pytest.mark.parametrize("data", [{}, [], None, "x", {"format": "mjs-race", "version": 1}])
def test_data_that_are_something_else(data: Any) -> None:
    with pytest.raises(PlayError, match="not the data of a round"):
        race_from_data(data)


@pytest.mark.parametrize("value", ["x" * 3_000, list(range(3_000))])
@pytest.mark.parametrize("name", ["seed", "name", "handicap", "kind", "tiles"])
def test_what_is_wrong_is_told_in_brief(name: str, value: Any) -> None:
    race, hand = a_race([YOU, *cpus(1, 5)], "doorstep")
    hand.wait(4_000)
    clear(race.game(0), 1)
    data = saved(race)
    seat = data["seats"][0]
    if name in ("kind", "tiles"):
        seat["events"][0][1 if name == "kind" else 2] = value
    else:
        (data if name == "seed" else seat)[name] = value
    with pytest.raises(PlayError) as caught:
        race_from_data(data)
    assert len(str(caught.value)) < 400
