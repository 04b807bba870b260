"""The cases of the rules, and the faults that real programs had in play, through `Game`."""

from __future__ import annotations

import itertools
import random

import pytest

import mjs
from mjs.errors import UnclearableError
from mjs.layout import Layout, Tile
from mjs.play.events import Dealt
from mjs.play.game import Game, new_game
from mjs.play.houserules import PROFILES
from mjs.play.outcome import State
from playing import (
    ABBA,
    APART,
    Now,
    Place,
    bundled,
    click,
    dealt,
    free_tiles,
    game,
    row,
    stands,
    take,
)

LONG_ROW = Layout.from_tiles([(2 * x, 0, 0) for x in range(12)])

# Where clicks go -------------------------------------------------------------------------------

TILE = (4, 4, 0)
# Each: what lies around the tile, whether it is free, and what a click says if it is not.
BLOCKING: dict[str, tuple[list[Place], str]] = {
    "1 left open, right touching": ([(6, 4, 0)], ""),
    "2 both touching though uncovered": (
        [(2, 4, 0), (6, 4, 0)],
        "closed in by (2, 4, 0) on the left and (6, 4, 0) on the right",
    ),
    "3 a corner sliver of a higher layer": ([(5, 5, 1)], "covered by (5, 5, 1)"),
    "4 covered only from two layers up": ([(4, 4, 2)], "covered by (4, 4, 2)"),
    "5 edge to edge on the higher layer": ([(6, 4, 1), (2, 4, 1), (4, 6, 1), (4, 2, 1)], ""),
    "6 half-offset neighbours on both sides": (
        [(2, 5, 0), (6, 3, 0)],
        "closed in by (2, 5, 0) on the left and (6, 3, 0) on the right",
    ),
    "7 diagonal neighbours": ([(2, 2, 0), (6, 2, 0), (2, 6, 0), (6, 6, 0)], ""),
    "15 a gap of one unit": ([(1, 4, 0), (6, 4, 0)], ""),
}


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize(("others", "why"), BLOCKING.values(), ids=list(BLOCKING))
def test_a_click_takes_free_tiles_and_says_why_others_are_blocked(
    others: list[Place], why: str, profile: str
) -> None:
    # A pair to go elsewhere, else some rules would have the game be lost.
    faces = dict.fromkeys([TILE, *others], "dots-1") | {(30, 0, 0): "dots-2", (40, 0, 0): "dots-2"}
    played = game(dealt(faces), profile)
    outcome = played.click(Tile(*TILE))
    if not why:
        assert outcome.kind in ("selected", "picked")
        assert not outcome.message
        return
    assert outcome.kind == "blocked"
    assert outcome.message == why
    assert outcome.blockers is not None
    assert not outcome.blockers.is_free
    assert (played.tallies.blocked, played.selected, played.tray) == (1, None, ())


# What matches ----------------------------------------------------------------------------------

MATCHING = {
    "8 two flowers that differ": ("flower-plum", "flower-bamboo", True),
    "8 two seasons that differ": ("season-spring", "season-winter", True),
    "9 a flower and a season": ("flower-plum", "season-spring", False),
    "10 the flower bamboo and bamboo 3": ("flower-bamboo", "bamboo-3", False),
    "11 green and red dragon": ("dragon-green", "dragon-red", False),
    "the same wind": ("wind-east", "wind-east", True),
    "dots and bamboo of a number": ("dots-3", "bamboo-3", False),
}


@pytest.mark.parametrize(("one", "other", "match"), MATCHING.values(), ids=list(MATCHING))
def test_what_goes_together(one: str, other: str, match: bool) -> None:
    played = game(row(one, other, one, other, gap=1))
    assert click(played, (0, 0, 0), (3, 0, 0)) == ["selected", "removed" if match else "selected"]
    # A free tile that does not match is selected instead.
    assert played.selected == (None if match else Tile(3, 0, 0))
    assert played.pairs_cleared == match


@pytest.mark.parametrize(("one", "other", "match"), MATCHING.values(), ids=list(MATCHING))
def test_what_goes_together_in_a_tray(one: str, other: str, match: bool) -> None:
    played = game(row(one, other, one, other, gap=1), "tray")
    assert click(played, (0, 0, 0), (3, 0, 0)) == ["picked", "cleared" if match else "picked"]
    assert len(played.tray) == (0 if match else 2)


def test_12_two_that_match_one_of_them_covered() -> None:
    played = game(dealt({(0, 0, 0): "dots-1", (0, 0, 1): "dots-2", (4, 0, 0): "dots-1",
                         (8, 0, 0): "dots-2"}))  # fmt: skip
    assert click(played, (4, 0, 0), (0, 0, 0)) == ["selected", "blocked"]
    assert played.selected == Tile(4, 0, 0)
    assert len(played.board) == 4
    assert click(played, (8, 0, 0), (0, 0, 1), (0, 0, 0), (4, 0, 0))[1::2] == ["removed"] * 2
    assert played.state is State.WON


@pytest.mark.parametrize(("one", "other"), [(0, 1), (0, 2), (1, 2)])
def test_13_of_three_alike_any_two_go(one: int, other: int) -> None:
    played = game(row(*["dots-1"] * 3, "dots-2", "dots-1", "dots-2", gap=1))
    take(played, [(one, other)])
    assert [tile for tile, _ in played.left] == [
        tile for number, tile in enumerate(played.start.layout.tiles) if number not in (one, other)
    ]


STUCK_AT_ONCE = [[(0, 0, 0)], [(0, 0, 0), (0, 0, 1)]]


@pytest.mark.parametrize("profile", [name for name in PROFILES if name != "tray"])
@pytest.mark.parametrize("places", STUCK_AT_ONCE, ids=["one", "stacked"])
def test_14_one_tile_or_two_stacked_ones_are_stuck_not_won(
    places: list[Place], profile: str
) -> None:
    start = Dealt(Layout.from_tiles(places), ("dots-1",) * len(places))
    played = game(start, profile, shuffle_opens=False)
    assert played.reason == "no-pair"
    assert played.progress == 0
    if profile != "strict":
        assert played.state is State.STUCK
        assert played.shuffle().code == "no-solution"
    assert played.state is State.LOST


def test_14_a_tray_takes_them_one_by_one() -> None:
    played = game(row("dots-1"), "tray")
    assert click(played, (0, 0, 0)) == ["picked"]
    assert (played.state, played.reason) == (State.STUCK, "no-pair")
    played = game(dealt({(0, 0, 0): "dots-1", (0, 0, 1): "dots-1"}), "tray")
    assert click(played, (0, 0, 0), (0, 0, 1), (0, 0, 0)) == ["blocked", "picked", "cleared"]
    assert played.state is State.WON


# Faults that real programs had -----------------------------------------------------------------


@pytest.mark.parametrize("profile", ["reference", "unlimited", "tray"])
def test_29_a_shuffle_keeps_the_faces(profile: str) -> None:
    layout = bundled("turtle")
    played = new_game(layout, PROFILES[profile], seed=3, now=Now())
    rng = random.Random(29)
    for _ in range(25):
        before = played.left
        assert played.shuffle().kind == "shuffled"
        after = played.left
        assert sorted(face for _, face in after) == sorted(face for _, face in before)
        assert [tile for tile, _ in after] == [tile for tile, _ in before]
        assert after != before or len(before) < 4
        for pair in rng.sample(played.pairs(), 1):
            click(played, *pair)
    assert played.tallies.shuffles == 25


STACK = {(0, 0, 0): "dots-1", (0, 0, 1): "dots-1"}


def test_30_no_shuffle_of_this_shape_is_told_once_and_for_all() -> None:
    played = game(dealt(STACK))
    assert (played.state, played.can_shuffle) == (State.STUCK, True)
    outcome = played.shuffle()
    assert (outcome.kind, outcome.code) == ("refused", "no-solution")
    assert outcome.message == (
        "no way to deal the tiles that are left was found that can be cleared"
    )
    assert (played.state, played.reason, played.can_shuffle) == (State.LOST, "no-pair", False)
    assert played.shuffle().code == "over"
    assert (played.tallies.shuffles, played.shuffles_left) == (0, None)


def test_30_what_could_not_be_shuffled_is_told_again_without_another_search() -> None:
    played = game(dealt(STACK | {(4, 0, 0): "dots-2", (8, 0, 0): "dots-2"}), shuffles=3)
    take(played, [(1, 2)])
    for _ in range(2):
        assert played.shuffle().code == "no-solution"
    assert [event.kind for event in played.events] == ["select", "remove", "no-shuffle"]
    assert (played.state, played.shuffles_left) == (State.STUCK, 3)
    # Undo is left, and the position before is another question.
    assert played.undo().kind == "undone"
    assert (played.state, played.can_shuffle) == (State.PLAYING, True)
    assert played.shuffle().kind == "shuffled"


def test_30_stuck_after_a_shuffle() -> None:
    """Of two shuffles the first is played badly, the second well."""
    played = game(row(*ABBA, gap=0), "three-shuffles", shuffles=2)
    before = played.start
    assert played.shuffle().code == "not-stuck"
    stuck = game(row("dots-1", "dots-1", "dots-2", "dots-2"), "three-shuffles", shuffles=2)
    assert stuck.state is State.STUCK
    assert stuck.shuffle().kind == "shuffled"
    assert (stuck.state, stuck.shuffles_left) == (State.PLAYING, 1)
    assert stuck.undo().kind == "undone"
    assert (stuck.state, stuck.shuffles_left) == (State.STUCK, 2)
    assert stuck.shuffle().kind == "shuffled"
    take_all(stuck)
    assert stuck.state is State.WON
    assert not stuck.is_clean
    assert played.start is before


def take_all(played: Game) -> None:
    for one, other in played.dealt.order:
        tiles = played.layout.tiles
        click(played, tiles[one], tiles[other])


@pytest.mark.parametrize("action", ["shuffle", "undo", "redo"])
def test_31_a_selection_and_a_hint_do_not_survive(action: str) -> None:
    played = new_game(bundled("turtle"), seed=1, now=Now())
    take(played, played.start.order[:2])
    if action == "redo":
        played.undo()
    played.click(free_tiles(played)[0])
    played.hint()
    assert played.selected is not None
    assert played.hinted
    assert getattr(played, action)().kind != "refused"
    assert (played.selected, played.hinted) == (None, ())


def test_31_nor_a_restart_or_a_new_game() -> None:
    played = new_game(bundled("turtle"), seed=1, now=Now())
    played.click(free_tiles(played)[0])
    assert played.restarted().selected is None
    assert new_game(bundled("turtle"), seed=1).selected is None
    played.quit()
    assert played.selected is None


@pytest.mark.parametrize("profile", PROFILES)
def test_32_a_restart_is_the_original_deal(profile: str) -> None:
    layout = bundled("turtle")
    now = Now()
    played = new_game(layout, PROFILES[profile], seed=7, now=now)
    begun = stands(played)
    played.start_clock()
    take(played, played.start.order[:5])
    now.later(10)
    played.hint()
    if played.can_shuffle:
        played.shuffle()
    again = played.restarted()
    assert stands(again) == begun
    assert again.start is played.start
    assert again.is_waiting == PROFILES[profile].hidden_start


def test_33_every_legal_pair_once_and_hint_cycles_through_all() -> None:
    layout = bundled("turtle")
    for profile, seed in itertools.product(["reference", "tray", "strict"], range(10)):
        played = new_game(layout, PROFILES[profile], seed=seed, now=Now())
        free = free_tiles(played)
        by_hand = [
            pair
            for pair in itertools.combinations(free, 2)
            if mjs.match_group(played.face(pair[0])) == mjs.match_group(played.face(pair[1]))
        ]
        assert played.pairs() == by_hand
        assert played.pair_count == len(by_hand)
        assert played.hint_number == 0
        shown = [(played.hint().tiles, played.hint_number) for _ in by_hand]
        assert shown == [(pair, number) for number, pair in enumerate(by_hand, 1)]
        assert played.hint().tiles == by_hand[0]
        assert played.hint_number == 1


def test_33_hint_with_a_tray_tells_what_can_go_next() -> None:
    start = row("dots-1", "dots-2", "dots-1", "dots-2", "dots-3", "dots-3", "dots-1", "dots-1",
                gap=1)  # fmt: skip
    played = game(start, "tray", tray_size=3)
    tiles = played.start.layout.tiles
    assert len(played.pairs()) == 6 + 1 + 1
    played.click(tiles[0])
    # Each of the dots-1 goes with the one in the tray, so no two of them go together.
    assert played.pairs() == [
        (tiles[0], tiles[2]), (tiles[0], tiles[6]), (tiles[0], tiles[7]),
        (tiles[1], tiles[3]), (tiles[4], tiles[5]),
    ]  # fmt: skip
    assert [played.hint().tiles for _ in range(6)] == [*played.pairs(), played.pairs()[0]]
    played.click(tiles[1])
    # A third tile that goes with neither would fill the tray: that is no hint.
    assert played.pairs() == [
        (tiles[0], tiles[2]), (tiles[0], tiles[6]), (tiles[0], tiles[7]), (tiles[1], tiles[3]),
    ]  # fmt: skip


@pytest.mark.parametrize("profile", ["reference", "strict"])
def test_34_stuck_undo_still_steps_back_to_the_start(profile: str) -> None:
    layout = bundled("turtle")
    found = 0
    for seed in range(40):
        played = new_game(layout, PROFILES[profile], seed=seed, now=Now())
        begun = stands(played)
        rng = random.Random(seed)
        while played.state is State.PLAYING:
            click(played, *rng.choice(played.pairs()))
        if played.state is State.WON:
            continue
        found += 1
        assert played.state is State.STUCK
        removed = played.pairs_cleared
        for _ in range(removed):
            assert played.undo().kind == "undone"
        assert played.undo().code == "no-undo"
        for key in ("left", "free", "state", "progress"):
            assert stands(played)[key] == begun[key]
    assert found > 5


def test_35_every_random_deal_starts_with_a_pair_or_is_reported_stuck() -> None:
    rules = PROFILES["reference"].with_settings(deal="any")
    states = set()
    layouts = [LONG_ROW, APART, bundled("turtle"), bundled("junk")]
    for layout, seed in itertools.product(layouts, range(60)):
        played = new_game(layout, rules, seed, now=Now())
        assert (played.state is State.PLAYING) == bool(played.pairs())
        assert played.state in (State.PLAYING, State.STUCK)
        states.add(played.state)
        strict = Game(played.start, PROFILES["strict"], now=Now())
        assert strict.state is (State.PLAYING if played.pairs() else State.LOST)
    assert states == {State.PLAYING, State.STUCK}


def test_deals_of_boards_that_can_not_be_cleared_are_refused() -> None:
    with pytest.raises(UnclearableError):
        new_game(Layout.from_tiles([(0, 0, 0), (0, 0, 1)]))
