"""Seed lines: whatever deal is told comes back, and no damaged line is ever taken for a deal."""

from __future__ import annotations

import string
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mjs_layouts
from mjs.errors import PlayError
from mjs.faces import Deck
from mjs.layout import Layout
from mjs.play.events import Dealt
from mjs.play.game import new_game
from mjs.play.houserules import PROFILES, HouseRules
from mjs.play.sharing import SeedLine, daily_layout, daily_seed, parse, wanted

REFERENCE = PROFILES["reference"]
TURTLE = mjs_layouts.load("turtle")
CRANE = mjs_layouts.load("crane")
LINE = SeedLine("turtle", TURTLE.digest[:8], 20261129, bonus=True, deal="solvable")

names = st.text(string.ascii_lowercase + string.digits + "._-", min_size=1, max_size=40).filter(
    lambda name: name == name.strip("-") and "--" not in name
)
lines = st.builds(
    SeedLine,
    names,
    st.text("0123456789abcdef", min_size=8, max_size=8),
    st.integers(0, 2**64 - 1),
    st.booleans(),
    st.sampled_from(["solvable", "any"]),
)


def test_a_line_is_as_it_is_told_for_ever() -> None:
    # Lines stand in chats and mails: if this has to change, so has the generator's name.
    assert str(LINE) == "mjs turtle-c77f2132 20261129 bonus solvable peel-1 3z2mkzh"


@given(lines)
def test_a_line_comes_back(line: SeedLine) -> None:
    assert parse(str(line)) == line
    assert parse(str(line).upper()) == line
    assert len(str(line).splitlines()) == 1


@pytest.mark.parametrize(
    "change",
    [
        lambda text: f"  {text}\n",
        lambda text: text.replace(" ", "   "),
        lambda text: text.replace(" ", "\r\n"),
        lambda text: text.replace(" ", "\N{NO-BREAK SPACE}"),
        lambda text: f'"{text}"',
        lambda text: f"`{text}`",
        lambda text: f"\N{LEFT DOUBLE QUOTATION MARK}{text}\N{RIGHT DOUBLE QUOTATION MARK}",
        lambda text: f"<{text}>",
        lambda text: text.title(),
        lambda text: text.replace("-", "\N{EN DASH}"),
        lambda text: text.replace("-", "\N{NON-BREAKING HYPHEN}"),
        lambda text: text.replace("-", "\N{MINUS SIGN}"),
        lambda text: f"\N{ZERO WIDTH NO-BREAK SPACE}{text}\N{LEFT-TO-RIGHT MARK}",
        lambda text: "".join(
            chr(ord(letter) + 0xFEE0) if letter != " " else " " for letter in text
        ),
        lambda text: text.removeprefix("mjs "),
    ],
)
def test_what_programs_do_to_a_text_does_no_harm(change: object) -> None:
    assert callable(change)
    assert parse(change(str(LINE))) == LINE


def test_letters_that_look_alike_in_the_check() -> None:
    for seed in range(200):
        *body, check = str(replace(LINE, seed=seed)).split()
        mistaken = check.replace("1", "l").replace("0", "O")
        assert parse(" ".join([*body, mistaken])) == replace(LINE, seed=seed)
        assert parse(" ".join([*body, check.replace("1", "I")])) == replace(LINE, seed=seed)


@given(lines, st.data())
def test_one_wrong_letter_is_found(line: SeedLine, data: st.DataObject) -> None:
    text = str(line)
    at = data.draw(st.integers(0, len(text) - 1))
    other = data.draw(st.sampled_from(string.ascii_lowercase + string.digits + "-. "))
    check_of = str.maketrans("ilo", "110") if at > text.rindex(" ") else {}
    damaged = text[:at] + other + text[at + 1 :]
    if damaged.translate(check_of) != text.translate(check_of):
        refused(damaged)


@given(lines, st.data())
def test_two_letters_that_changed_places_are_found(line: SeedLine, data: st.DataObject) -> None:
    text = str(line)
    at = data.draw(st.integers(0, len(text) - 2))
    damaged = text[:at] + text[at + 1] + text[at] + text[at + 2 :]
    if damaged.split() != text.split():
        refused(damaged)


@given(lines, st.data())
def test_a_part_that_is_missing_or_stands_twice_is_found(
    line: SeedLine, data: st.DataObject
) -> None:
    words = str(line).split()
    at = data.draw(st.integers(1, len(words) - 1))
    refused(" ".join(words[:at] + words[at + 1 :]))
    refused(" ".join(words[:at] + words[at : at + 1] * 2 + words[at + 1 :]))
    text = str(line)
    cut = data.draw(st.integers(4, len(text) - 1))
    refused(text[:cut])


@given(st.text())
def test_whatever_is_typed_is_understood_or_refused(text: str) -> None:
    try:
        asked = parse(text)
    except PlayError:
        return
    assert isinstance(asked, int | date)


def refused(text: str) -> None:
    with pytest.raises(PlayError):
        parse(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "nothing was typed; type a seed line as it is shown, a seed such as"),
        (' "" ', "names no deal; type a seed line"),
        ("turtle", '"turtle" names no deal; type a seed line'),
        ("x" * 100, 'x{57}\\.\\.\\." names no deal'),
        ("x" * 2000, "2,000 letters are too many"),
        ("-5", '"-5" names no deal'),
        ("1.5", "names no deal"),
        ("1,23", "names no deal"),
        ("1,234_567", "names no deal"),
        (str(2**64), "from 0 to 18,446,744,073,709,551,615; this one is larger"),
        ("9" * 900, "this one is larger"),
        ("2026-02-30", "there is no day 2026-02-30; type year, month and day"),
        ("0000-01-01", "there is no day"),
        (str(LINE)[:-1], "there is a typing error in the seed line, or a part of it is missing"),
        ("mjs", "typing error"),
        (str(LINE).replace("bonus", "plain"), "check letters at the end do not fit"),
    ],
)
def test_what_names_no_deal_is_told(text: str, message: str) -> None:
    with pytest.raises(PlayError, match=message):
        parse(text)


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("turtle-c77f2132 1 bonus solvable peel-2", "was made by peel-2, and this mjs deals by"),
        (
            "turtle-c77f2132 1 bonus any peel-1",
            "was made by peel-1, and this mjs deals by random-1",
        ),
        ("turtle-c77f2132 1 bonus easy peel-1", 'it says "bonus easy"'),
        ("turtle-c77f2132 1 jokers any random-1", 'it says "jokers any"'),
        ("turtle-c77f 1 bonus any random-1", 'it names the layout "turtle-c77f"'),
        ("c77f2132 1 bonus any random-1", "it names the layout"),
        ("turtle-c77f2132 one bonus any random-1", 'its seed is "one"'),
        ("turtle-c77f2132 01 bonus any random-1", 'its seed is "01"'),
        ("turtle-c77f2132 1 bonus any random-1 hard", "more or fewer parts"),
    ],
)
def test_a_whole_line_of_another_version_is_refused_plainly(body: str, message: str) -> None:
    from mjs.play import seedline

    text = f"mjs {body} {seedline._check_of(body)}"
    with pytest.raises(PlayError, match="is from another version of mjs: .*" + message):
        parse(text)


@given(st.integers(0, 2**64 - 1))
def test_any_shown_seed_is_typed_back(seed: int) -> None:
    for shown in (
        f"{seed}",
        f"{seed:,}",
        f"{seed:_}",
        f" seed {seed}",
        f"Seed: {seed:,}",
        f"#{seed}",
        f"deal {seed}",
    ):
        assert parse(shown) == seed
    assert parse(f"{seed:,}".replace(",", "\N{NARROW NO-BREAK SPACE}")) == seed


@given(st.dates())
def test_a_day_is_typed_back(day: date) -> None:
    assert parse(day.isoformat()) == parse(f"Daily: {day.isoformat()}") == day
    assert wanted(day.isoformat(), TURTLE, REFERENCE).day == day
    assert wanted(day.isoformat(), TURTLE, REFERENCE).seed == daily_seed(day)


@pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)
@pytest.mark.parametrize("deal", ["solvable", "any"])
@pytest.mark.parametrize("layout", [TURTLE, CRANE], ids=lambda layout: layout.id)
def test_a_deal_that_is_told_is_dealt_again(layout: Layout, deal: str, profile: HouseRules) -> None:
    told = new_game(layout, profile.with_settings(deal=deal), 2**64 - 7).start
    text = str(SeedLine.of(told))
    for own in PROFILES.values():
        asked = wanted(text, CRANE, own, [TURTLE])
        again = new_game(asked.layout, asked.rules, asked.seed)
        assert again.start == told
        assert again.rules == own.with_settings(bonus=profile.bonus, deal=deal)
        assert asked.layout.digest == layout.digest


def test_a_file_of_the_same_board_with_another_deck() -> None:
    plain = TURTLE.with_fields(deck=Deck(bonus=False))
    text = str(SeedLine.of(new_game(TURTLE, REFERENCE, 3).start))
    asked = wanted(text, plain, REFERENCE)
    assert new_game(asked.layout, asked.rules, 3).start == new_game(TURTLE, REFERENCE, 3).start
    other = str(SeedLine.of(new_game(plain, REFERENCE, 3).start))
    assert " plain " in other
    asked = wanted(other, TURTLE, REFERENCE)
    assert new_game(asked.layout, asked.rules, 3).start == new_game(plain, REFERENCE, 3).start


def test_the_layout_is_found_by_its_board_whatever_it_is_called() -> None:
    text = str(SeedLine.of(new_game(TURTLE, REFERENCE, 3).start))
    renamed = TURTLE.shifted(4, 2).with_fields(id="", name="Schildkröte (1)")
    assert wanted(text, renamed, REFERENCE).layout is renamed
    assert wanted(text, CRANE, REFERENCE, [CRANE, renamed, TURTLE]).layout is TURTLE
    assert wanted(text, CRANE, REFERENCE, [CRANE, renamed]).layout is renamed


def test_every_bundled_layout_is_found() -> None:
    bundled = [mjs_layouts.load(name) for name in mjs_layouts.names()]
    other = Layout.from_tiles([(0, 0, 0), (2, 0, 0)])
    assert len({layout.digest[:8] for layout in bundled}) == len(bundled)
    for layout in bundled:
        dealt = new_game(layout, REFERENCE, 1).start
        assert wanted(str(SeedLine.of(dealt)), other, REFERENCE, bundled).layout is layout


def test_other_layouts_are_read_only_when_they_are_needed() -> None:
    def never() -> Iterator[Layout]:
        raise AssertionError("they were read")
        yield TURTLE

    assert wanted(str(LINE), TURTLE, REFERENCE, never()).layout is TURTLE
    assert wanted("412", TURTLE, REFERENCE, never()).seed == 412


def test_a_layout_that_is_not_here_is_named() -> None:
    with pytest.raises(
        PlayError,
        match=r'is for the layout "turtle" \(digest c77f2132...\), which is not here; open that '
        "layout first, or type only the seed 20261129",
    ):
        wanted(str(LINE), CRANE, REFERENCE, [CRANE])


@pytest.mark.parametrize(
    ("about", "name"),
    [
        ({"id": "Three.Peaks_2"}, "three.peaks_2"),
        ({"name": "Château d'Eau"}, "chateau-d-eau"),
        ({"name": "龍"}, "layout"),
        ({"name": "İı ſ ß"}, "i-s-ss"),
        ({"name": "- a -"}, "a"),
        ({"name": "x" * 100}, "x" * 40),
        ({}, "layout"),
    ],
)
def test_names_are_told_in_letters_of_every_keyboard(about: dict[str, str], name: str) -> None:
    layout = Layout.from_tiles([(0, 0, 0), (2, 0, 0)], **about)
    line = SeedLine.of(new_game(layout).start)
    assert line.layout == name
    assert parse(str(line)) == line


def test_deals_without_a_seed_are_not_told() -> None:
    dealt = new_game(CRANE, REFERENCE, 5).start
    for changed, message in [
        (replace(dealt, seed=None), "has no seed, since its faces were given; share the saved"),
        (replace(dealt, generator=""), "has no seed"),
        (replace(dealt, generator="mjs-peel-0/splitmix64"), "is by mjs-peel-0/splitmix64, which"),
        (replace(dealt, seed=6), "was changed after it was dealt"),
        (replace(dealt, faces=dealt.faces[::-1]), "was changed after it was dealt"),
        (Dealt(Layout(), (), 1, dealt.generator), "was changed after it was dealt"),
    ]:
        with pytest.raises(PlayError, match=message):
            SeedLine.of(changed)


def test_days_have_seeds_of_their_own_and_the_same_everywhere() -> None:
    days = [date(2026, 1, 1) + timedelta(days=n) for n in range(1000)]
    assert len({daily_seed(day) for day in days}) == 1000
    assert daily_seed(date(2026, 11, 29)) == 20261129
    layouts = [daily_layout(day, mjs_layouts.names()) for day in days[:3]]
    assert layouts == [daily_layout(day, mjs_layouts.names()[::-1]) for day in days[:3]]
    told = [daily_layout(date(2026, 11, day), "abcde") for day in range(1, 11)]
    assert told == list("badecebadb")


@given(st.dates(date(1900, 1, 1), date(2200, 1, 1)), st.integers(1, 50))
def test_layouts_of_the_day_take_turns(day: date, count: int) -> None:
    names = [f"layout-{number}" for number in range(count)]
    told = [daily_layout(day + timedelta(days=n), names) for n in range(3 * count)]
    assert set(told) == set(names)
    start = -day.toordinal() % count
    assert sorted(told[start : start + count]) == sorted(names)
    if count > 1:
        assert all(one != other for one, other in pairwise(told))


def test_a_day_needs_a_layout() -> None:
    with pytest.raises(PlayError, match="no layout to choose from"):
        daily_layout(date(2026, 11, 29), [])
