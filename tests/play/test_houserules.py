"""House rules: every setting takes what it can have, and says so of what it can't."""

from __future__ import annotations

import itertools
import json
import re
from dataclasses import FrozenInstanceError, fields
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from documents import schema
from mjs.errors import PlayError
from mjs.play.events import Dealt
from mjs.play.game import Game
from mjs.play.houserules import PROFILES, HouseRules
from playing import ROW, row

NAMES = [field.name for field in fields(HouseRules)]

CHOICES = {
    "removal": ["pairs", "tray"],
    "shuffle_when": ["any-time", "stuck"],
    "deal": ["solvable", "any"],
    "layout": ["", "turtle"],
    "timer": ["off", "optional", "on"],
    "blocked_look": ["plain", "striped", "darker", "shaded"],
    "free_look": ["plain", "brighter"],
}
# The least and the most; whether there may be no limit.
NUMBERS = {
    "tray_size": (2, 40, False),
    "shuffles": (0, 1_000_000, True),
    "shuffle_pause": (0, 3600, False),
    "undo": (0, 1_000_000, True),
    "hints": (0, 1_000_000, True),
    "target": (1, 1_000_000, True),
    "cap": (1, 1_000_000, True),
    "players": (1, 20, False),
}
FLAGS = [
    "shuffle_opens", "undo_hints", "undo_shuffles", "redo", "hint_stays", "bonus", "same_deal",
    "hidden_start", "pause", "score", "daily", "look_is_optional", "assists_declared", "clean_mark",
]  # fmt: skip


def test_every_setting_is_of_one_kind() -> None:
    assert sorted(["name", *CHOICES, *NUMBERS, *FLAGS]) == sorted(NAMES)


@pytest.mark.parametrize("name", CHOICES)
def test_choices(name: str) -> None:
    for value in CHOICES[name]:
        assert getattr(HouseRules(**{name: value}), name) == value
    for wrong in ("none", "PAIRS", None, 0, True, ["pairs"], {}):
        with pytest.raises(PlayError) as caught:
            HouseRules(**{name: wrong})
        listed = ", ".join(map(repr, CHOICES[name]))
        assert str(caught.value) == f"house rule {name} is one of {listed}, not {wrong!r}"


@pytest.mark.parametrize("name", NUMBERS)
def test_numbers(name: str) -> None:
    low, high, may_be_none = NUMBERS[name]
    good = [low, high] + [None] * may_be_none
    for value in good:
        assert getattr(HouseRules(**{name: value}), name) == value
    wrong: list[Any] = [low - 1, high + 1, -(10**30), 2.0, "3", True, float("nan"), [3]]
    for value in wrong + [None] * (not may_be_none):
        with pytest.raises(PlayError) as caught:
            HouseRules(**{name: value})
        none = " or none for no limit" if may_be_none else ""
        assert str(caught.value) == (
            f"house rule {name} is a whole number from {low} to {high:,}{none}, not {value!r}"
        )


@pytest.mark.parametrize("name", FLAGS)
def test_flags(name: str) -> None:
    for value in (True, False):
        assert getattr(HouseRules(**{name: value}), name) is value
    for wrong in (0, 1, None, "yes"):
        with pytest.raises(PlayError) as caught:
            HouseRules(**{name: wrong})
        assert str(caught.value) == f"house rule {name} is true or false, not {wrong!r}"


@pytest.mark.parametrize("wrong", ["", None, 5, "two\nlines", "line\n", "x" * 101])
def test_names(wrong: Any) -> None:
    with pytest.raises(PlayError, match="have a name of one line and up to 100 characters, not"):
        HouseRules(name=wrong)
    assert HouseRules(name="x" * 100).name == "x" * 100


@pytest.mark.parametrize(
    "wrong", [10**5000, "x" * 10**6, ["x"] * 10**5], ids=["int", "str", "list"]
)
def test_refusals_stay_short(wrong: Any) -> None:
    for name in NAMES:
        with pytest.raises(PlayError) as caught:
            HouseRules(**{name: wrong})
        assert len(str(caught.value)) < 250
    with pytest.raises(PlayError) as caught:
        HouseRules.from_json(wrong)
    assert len(str(caught.value)) < 250


def test_a_target_past_the_cap() -> None:
    assert HouseRules(target=60, cap=60).cap == 60
    with pytest.raises(PlayError, match=r"target, 61 s, is past the cap of 60 s; raise the cap"):
        HouseRules(target=61, cap=60)


def test_settings_that_there_are_not() -> None:
    for make in (PROFILES["race"].with_settings, lambda **some: HouseRules.from_json(some)):
        with pytest.raises(PlayError, match=r"^there is no house rule 'speed'$"):
            make(speed=3)
    for wrong in (None, 3, [("name", "race")], "race"):
        with pytest.raises(PlayError, match="house rules are settings by name, not"):
            HouseRules.from_json(wrong)


def test_house_rules_can_not_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        PROFILES["race"].shuffles = 5  # type: ignore[misc]


@pytest.mark.parametrize("profile", PROFILES)
def test_there_and_back_by_json(profile: str) -> None:
    rules = PROFILES[profile]
    assert rules.name == profile
    assert HouseRules.from_json(json.loads(json.dumps(rules.to_json()))) == rules
    assert HouseRules.from_json({"name": profile}) == rules
    assert list(rules.to_json()) == NAMES


def test_a_name_that_is_no_profile_means_the_usual_settings() -> None:
    found = HouseRules.from_json({"name": "Auntie's", "hints": 2})
    assert found == PROFILES["reference"].with_settings(name="Auntie's", hints=2)
    with pytest.raises(PlayError, match="have a name"):
        HouseRules.from_json({"name": ["race"]})


def test_the_schema_of_game_files_has_the_same_settings() -> None:
    settings = schema("game-1")["properties"]["rules"]["properties"]
    limits = schema("game-1")["$defs"]
    assert list(settings) == NAMES
    for name, choices in CHOICES.items():
        assert settings[name] == {"enum": choices}
    for name in FLAGS:
        assert settings[name] == {"type": "boolean"}
    for name, (low, high, may_be_none) in NUMBERS.items():
        wanted = settings[name]
        if "$ref" in wanted:
            wanted = limits[wanted["$ref"].removeprefix("#/$defs/")]
        kind = ["integer", "null"] if may_be_none else "integer"
        assert wanted == {"type": kind, "minimum": low, "maximum": high}


# What is said before the first move ------------------------------------------------------------

TRAY = (
    "Free tiles go to a tray one by one and matching ones clear there; 4 tiles left in the "
    "tray lose the game."
)
OPENS = (
    "Shuffle, an assist: as often as you like. Where the places left allow no solution, the "
    "tiles are laid out on an open board."
)
TIMES = (
    "Target time 10 min, after that overtime. The game ends after 60 min. The clock can't be "
    "paused."
)
TERMS = {
    "reference": (
        "Two free tiles that match go at once.",
        "Shuffle, an assist: as often as you like.",
        "Undo: as often as you like.",
        "Hint shows a legal pair, as often as you like; it promises nothing about the rest.",
        "Assists are declared before the run starts.",
        "The deal can be cleared; not every way of playing clears it.",
        "Score: 100 a pair, less 25 a hint, 10 an undo and 150 a shuffle.",
    ),
    "tray": (
        TRAY,
        "Shuffle, an assist: as often as you like.",
        "Undo: as often as you like.",
        "Hint shows a legal pair, as often as you like; it promises nothing about the rest.",
        "Assists are declared before the run starts.",
        "The deal can be cleared; not every way of playing clears it.",
        "Score: 100 a pair, less 25 a hint, 10 an undo and 150 a shuffle.",
    ),
    "unlimited": (
        "Two free tiles that match go at once.",
        OPENS,
        "Undo: as often as you like, but not past a shuffle.",
        "Hint shows a legal pair, as often as you like; it promises nothing about the rest.",
        "The deal can be cleared; not every way of playing clears it.",
    ),
    "race": (
        "Two free tiles that match go at once.",
        "Shuffle, an assist: up to 3 times, only when stuck.",
        "No undo.",
        "Hint shows a legal pair, up to 3 times; it promises nothing about the rest.",
        "No flowers or seasons are dealt.",
        "The deal can be cleared, the same for all players; not every way of playing clears it.",
        TIMES,
        "Faces are hidden until the start is counted down.",
    ),
    "three-shuffles": (
        "Two free tiles that match go at once.",
        "Shuffle, an assist: up to 3 times, only when stuck.",
        "Undo takes back the last removal, hint or shuffle.",
        "Hint shows a legal pair, as often as you like; it promises nothing about the rest.",
        "The deal can be cleared; not every way of playing clears it.",
        "Those who made these rules play on the turtle only.",
        "A board cleared without a shuffle is marked as cleaner.",
    ),
    "strict": (
        "Two free tiles that match go at once.",
        "No shuffles.",
        "Undo: as often as you like.",
        "Hint shows a legal pair, as often as you like; it promises nothing about the rest.",
        "The deal can be cleared; not every way of playing clears it.",
    ),
}


@pytest.mark.parametrize("profile", PROFILES)
def test_the_terms_of_each_profile(profile: str) -> None:
    assert PROFILES[profile].terms() == TERMS[profile]


SAID = {
    "one shuffle": (
        {"shuffles": 1, "shuffle_pause": 1},
        "Shuffle, an assist: once, and then no tile can be picked for 1 s.",
    ),
    "a long pause": (
        {"shuffles": 1200, "shuffle_pause": 90},
        "Shuffle, an assist: up to 1,200 times, and then no tile can be picked for 1 min 30 s.",
    ),
    "one hint": (
        {"hints": 1},
        "Hint shows a legal pair, once; it promises nothing about the rest.",
    ),
    "no hints": ({"hints": 0}, "No hints."),
    "one undo": ({"undo": 1}, "Undo takes back the last removal or shuffle."),
    "one pick": (
        {"undo": 1, "removal": "tray", "undo_shuffles": False},
        "Undo takes back the last pick.",
    ),
    "a few undos": ({"undo": 5}, "Undo: up to 5 steps."),
    "undo to the shuffle": (
        {"undo": 5, "undo_shuffles": False},
        "Undo: up to 5 steps, but not past a shuffle.",
    ),
    "no shuffle to stop at": (
        {"undo_shuffles": False, "shuffles": 0},
        "Undo: as often as you like.",
    ),
    "by chance": (
        {"deal": "any"},
        "Tiles are dealt by chance: the deal may be impossible to clear.",
    ),
    "no assists": ({"score": True, "hints": 0, "undo": 0, "shuffles": 0}, "Score: 100 a pair."),
    "one assist": (
        {"score": True, "hints": 0, "undo": 0},
        "Score: 100 a pair, less 150 a shuffle.",
    ),
    "target alone": ({"target": 90}, "Target time 1 min 30 s, after that overtime."),
}


@pytest.mark.parametrize(("settings", "sentence"), SAID.values(), ids=list(SAID))
def test_what_other_settings_are_told_as(settings: dict[str, Any], sentence: str) -> None:
    assert sentence in HouseRules(**settings).terms()


def test_assists_that_were_declared_away_are_not_there() -> None:
    whole = PROFILES["reference"]
    for hints, undo, shuffles in itertools.product([True, False], repeat=3):
        rules = whole.with_assists(hints=hints, undo=undo, shuffles=shuffles)
        played = Game(row("dots-1", "dots-2", "dots-2", "dots-1"), rules)
        assert (played.hint().kind == "hinted") == hints
        for tile in played.layout.tiles[::3]:
            played.click(tile)
        assert (played.undo().kind == "undone") == undo
        assert (played.redo().kind == "redone") == undo
        assert (played.shuffle().kind == "shuffled") == shuffles
        told = rules.terms()
        assert ("No hints." in told, "No undo." in told) == (not hints, not undo)
        assert ("Assists are declared before the run starts." in told) == (
            hints or undo or shuffles
        )
    assert whole.with_assists(hints=True, undo=True, shuffles=True) == whole


def test_a_game_tells_what_is_special_about_its_layout() -> None:
    layout = ROW.with_fields(rules="half-cover")
    told = Game(Dealt(layout, ("dots-1",) * 4), PROFILES["strict"]).terms
    assert told == (
        *PROFILES["strict"].terms(),
        "The layout is made for the rules variant 'half-cover'.",
    )


RULES = st.fixed_dictionaries(
    {},
    optional={
        **{name: st.sampled_from(choices) for name, choices in CHOICES.items()},
        **{name: st.booleans() for name in FLAGS},
        **{
            name: st.integers(low, high) | (st.none() if may_be_none else st.nothing())
            for name, (low, high, may_be_none) in NUMBERS.items()
        },
    },
)


@given(RULES)
def test_terms_are_sentences(settings: dict[str, Any]) -> None:
    if settings.get("target") and settings.get("cap"):
        settings["target"] = min(settings["target"], settings["cap"])
    rules = HouseRules(**settings)
    assert HouseRules.from_json(rules.to_json()) == rules
    told = rules.terms()
    assert len(set(told)) == len(told)
    for sentence in told:
        assert re.fullmatch(r"[A-Z][^\n]*\.", sentence)
        assert "  " not in sentence
        assert not re.search(r"\b(None|True|False|1 times|1 steps|up to once| ,)\b", sentence)
