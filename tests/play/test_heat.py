"""Heat maps: counted again, slowly, from games that are wound back to each of their events."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import mjs_layouts
from mjs.errors import Cancelled, PlayError
from mjs.layout import Layout, Tile
from mjs.play import record
from mjs.play.bests import Bests
from mjs.play.events import Dealt, Event
from mjs.play.game import Game, new_game
from mjs.play.heat import GameLog, Heat, heat
from mjs.play.houserules import PROFILES, HouseRules
from mjs.play.outcome import State
from mjs.play.played import Played

ROW = Layout.from_tiles([(x, 0, 0) for x in range(0, 8, 2)])
PILES = Layout.from_tiles([(x, 0, z) for x in range(0, 12, 2) for z in range(4 if x < 8 else 2)])
TOWERS = Layout.from_tiles([(x, 0, z) for x, high in ((0, 4), (4, 2), (8, 2)) for z in range(high)])
ZIPPER = mjs_layouts.load("lesson-zipper")


class Ticks:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def same(log: Game) -> Game:
    return log


def played(layout: Layout, rules: HouseRules, seed: int, actions: int = 120) -> Game:
    """A game of somebody who clicks about, and sometimes knows what to do."""
    chance, ticks = random.Random(seed), Ticks()
    game = new_game(layout, rules, seed, now=ticks)
    game.start_clock()
    for _ in range(chance.randrange(actions)):
        ticks.seconds += chance.choice([0.1, 0.5, 2, 20])
        pairs = game.pairs()
        action = chance.choice(["pair"] * 6 + ["tile"] * 3 + ["undo", "redo", "hint", "pause"])
        if not pairs and rules.removal == "pairs":
            action = chance.choice(["shuffle", "undo", "shuffle", "tile"])
        if action == "pair" and pairs:
            for tile in chance.choice(pairs):
                game.click(tile)
        elif action == "pause":
            game.pause()
            game.resume()
        elif action in ("pair", "tile"):
            game.click(chance.choice(game.layout.tiles))
        else:
            getattr(game, action)()
    if chance.random() < 0.3:
        game.quit()
    return game


def counted(layout: Layout, games: list[Game]) -> Heat:
    """The same counts by winding back, and by what is left of the board, not by events."""
    tiles = len(layout)
    left, blocked, taken, thinking = (np.zeros(tiles, np.int64) for _ in range(4))
    ends = opened = 0
    for game in games:
        number = {tile: index for index, tile in enumerate(game.start.layout.tiles)}
        before, since = game.rewound(0), 0
        stood = State.PLAYING
        for count in range(len(game.events) + 1):
            now = game.rewound(count)
            event = game.events[count - 1] if count else None
            if (
                event
                and event.dealt
                and event.dealt.layout.tiles != tuple(t for t, _ in before.left)
            ):
                opened += 1
                break
            there = [now.layout.tiles[index] for index in now.board.remaining]
            was = [before.layout.tiles[index] for index in before.board.remaining]
            if event and event.kind == "blocked":
                blocked[number[event.tiles[0]]] += 1
            if event and event.kind not in ("redo", "undo", "shuffle"):
                for tile in set(was) - set(there):
                    taken[number[tile]] += 1
                    thinking[number[tile]] += event.at - since
            if event and event.kind in ("remove", "pick", "undo", "redo", "shuffle"):
                since = event.at
            is_end = now.state not in (State.PLAYING, State.WON) and stood is State.PLAYING
            last = count == len(game.events)
            if is_end or (last and count and now.state is State.PLAYING):
                ends += 1
                left[[number[tile] for tile in there]] += 1
            before, stood = now, now.state
    return Heat(layout, len(games), 0, 0, opened, ends, left, blocked, taken, thinking)


def assert_same(one: Heat, other: Heat) -> None:
    for name in ("games", "others", "damaged", "opened", "ends"):
        assert getattr(one, name) == getattr(other, name), name
    for name in ("left", "blocked", "taken", "thinking"):
        assert getattr(one, name).tolist() == getattr(other, name).tolist(), name


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("layout", [PILES, ZIPPER], ids=["piles", "zipper"])
def test_counts_are_those_of_games_wound_back(layout: Layout, profile: str) -> None:
    rules = PROFILES[profile].with_settings(hidden_start=False)
    games = [played(layout, rules, seed) for seed in range(8)]
    games += [played(layout, rules.with_settings(deal="any"), seed) for seed in range(8)]
    found = heat(layout, games, same)
    assert_same(found, counted(layout, games))
    assert found.taken.sum() > 0
    assert found.blocked.sum() > 0
    assert found.ends > 0


def test_boards_that_were_opened_are_among_them() -> None:
    rules = PROFILES["unlimited"].with_settings(deal="any")
    games = [played(TOWERS, rules, seed) for seed in range(40)]
    found = heat(TOWERS, games, same)
    assert 5 < found.opened < 40
    assert_same(found, counted(TOWERS, games))


@given(st.integers(0, 2**32), st.sampled_from(sorted(PROFILES)))
def test_games_add_up(seed: int, profile: str) -> None:
    rules = PROFILES[profile].with_settings(hidden_start=False, deal="any")
    games = [played(ROW, rules, seed + number, actions=20) for number in range(3)]
    whole, parts = heat(ROW, games, same), [heat(ROW, [game], same) for game in games]
    for name in ("left", "blocked", "taken", "thinking"):
        assert getattr(whole, name).tolist() == sum(getattr(part, name) for part in parts).tolist()
    assert whole.ends == sum(part.ends for part in parts)


def dealt(layout: Layout, *faces: str) -> Dealt:
    return Dealt(layout, tuple(f"dots-{face}" for face in faces))


def test_thinking_is_from_the_last_change_of_the_board() -> None:
    ticks = Ticks()
    game = Game(dealt(ROW, "1", "2", "2", "1"), now=ticks)

    def after(seconds: float, act: Callable[[], object]) -> None:
        ticks.seconds += seconds
        act()

    game.start_clock()
    after(1, lambda: game.click(Tile(2, 0, 0)))
    after(2, lambda: game.click(Tile(0, 0, 0)))
    after(3, lambda: game.click(Tile(6, 0, 0)))
    after(5, game.undo)
    after(7, game.redo)
    after(11, lambda: game.click(Tile(2, 0, 0)))
    after(0, game.pause)
    after(99, game.resume)
    after(13, lambda: game.click(Tile(4, 0, 0)))
    found = heat(ROW, [game], same)
    assert game.state is State.WON
    assert found.thinking.tolist() == [6000, 24000, 24000, 6000]
    assert found.mean_thinking.tolist() == [6000, 24000, 24000, 6000]
    assert found.blocked.tolist() == [0, 1, 0, 0]
    assert found.taken.tolist() == [1, 1, 1, 1]
    assert (found.ends, found.left.tolist()) == (0, [0, 0, 0, 0])
    assert found.left_share.tolist() == [0, 0, 0, 0]


def test_stuck_then_given_up_is_one_end_and_stuck_again_another() -> None:
    stuck = Game(dealt(ROW, "1", "1", "2", "2"), PROFILES["unlimited"])
    stuck.quit()
    found = heat(ROW, [stuck], same)
    assert (found.ends, found.left.tolist()) == (1, [1, 1, 1, 1])
    wide = Layout.from_tiles([(x, 0, 0) for x in (0, 2, 4, 6, 10, 13)])
    again = Game(dealt(wide, *"112233"), PROFILES["unlimited"])
    for x in (10, 13):
        again.click(Tile(x, 0, 0))
    assert again.state is State.STUCK
    again.undo()
    again.redo()
    again.quit()
    found = heat(wide, [again, again], same)
    assert found.ends == 4
    assert found.left.tolist() == [4, 4, 4, 4, 0, 0]
    assert found.left_share.tolist() == [1, 1, 1, 1, 0, 0]


def test_nothing_is_counted_after_the_board_was_opened() -> None:
    stack = Layout.from_tiles([(0, 0, 0), (0, 0, 1), (4, 0, 0), (8, 0, 0)])
    faces = tuple("dots-1" if tile.x == 0 else "dots-2" for tile in stack.tiles)
    stacked = Game(Dealt(stack, faces), PROFILES["unlimited"])
    stacked.click(Tile(4, 0, 0))
    stacked.click(Tile(8, 0, 0))
    assert stacked.state is State.STUCK
    assert stacked.shuffle().kind == "shuffled"
    for tile in stacked.layout.tiles:
        stacked.click(tile)
    assert stacked.state is State.WON
    found = heat(stack, [stacked], same)
    assert (found.games, found.opened, found.ends) == (1, 1, 1)
    there = [tile in (Tile(0, 0, 0), Tile(0, 0, 1)) for tile in stack.tiles]
    assert found.left.tolist() == [int(each) for each in there]
    assert found.taken.tolist() == [int(not each) for each in there]


def test_a_board_counts_wherever_it_lay() -> None:
    moved = PILES.shifted(7, 3)
    rules = PROFILES["reference"]
    games = [played(PILES, rules, seed) for seed in range(4)]
    assert_same(heat(moved, games, same), heat(PILES, games, same))
    away = [played(moved, rules, seed) for seed in range(4)]
    assert_same(heat(PILES, away, same), heat(PILES, games, same))


def test_other_and_damaged_games_are_skipped_and_counted() -> None:
    good = played(PILES, PROFILES["reference"], 3)
    other = played(ROW, PROFILES["reference"], 3)

    class Log:
        def __init__(self, start: Dealt, events: list[Event]) -> None:
            self.start, self.events, self.rules = start, events, PROFILES["reference"]

    def read(text: str) -> GameLog:
        broken = good.start
        logs: dict[str, GameLog] = {
            "good": good,
            "other": other,
            "twice": Log(broken, [*good.events, *good.events]),
            "no tile": Log(broken, [Event(0, "blocked", (Tile(99, 99, 9),))]),
            "no event": Log(broken, [Event(0, "dance")]),
            "no shuffle": Log(broken, [Event(0, "shuffle")]),
            "for ever": Log(broken, [Event(10**30, "pause")]),
            "faces": Log(replace(broken, faces=broken.faces[1:]), []),
        }
        if text not in logs:
            raise PlayError("no log")
        return logs[text]

    texts = [
        "good",
        "twice",
        "other",
        "x",
        "no tile",
        "no event",
        "no shuffle",
        "for ever",
        "faces",
    ]
    assert len(good.events) > 5
    found = heat(PILES, [*texts, "good"], read)
    assert (found.games, found.others, found.damaged) == (2, 1, 7)
    assert_same(replace(found, others=0, damaged=0), heat(PILES, [good, good], same))


def test_a_game_in_which_nothing_happened_has_no_end() -> None:
    found = heat(ROW, [new_game(ROW)], same)
    assert (found.games, found.ends, found.left.sum()) == (1, 0, 0)
    assert heat(ROW, [], same).mean_thinking.tolist() == [0, 0, 0, 0]


def test_the_work_can_be_given_up() -> None:
    asked = iter([False, False, True])
    with pytest.raises(Cancelled):
        heat(ROW, [new_game(ROW)] * 9, same, cancel=lambda: next(asked))


def test_logs_that_were_kept_are_read_again() -> None:
    games = [played(TOWERS, PROFILES["unlimited"], seed) for seed in range(12)]
    with Bests(":memory:") as bests:
        for game in games:
            log = record.encode(game, "2026-11-29T20:15:00Z").decode()
            bests.add(Played.of(game), log)
        bests.add(Played.of(games[0]), "{")
        found = heat(TOWERS, bests.logs(TOWERS), lambda log: record.decode(log.encode()).game)
        assert bests.statistics(TOWERS).played == 13
    assert found.damaged == 1
    assert_same(replace(found, damaged=0), heat(TOWERS, games, same))
