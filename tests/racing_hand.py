"""A clock in the hand, rounds on it, and a human who plays the proof deal's order."""

from __future__ import annotations

from collections.abc import Sequence

import mjs_layouts
from mjs.layout import Layout
from mjs.play.events import Dealt
from mjs.play.game import Game
from mjs.play.houserules import PROFILES, HouseRules
from mjs.play.players import NAMES, ComputerPlayer, PlayerTime
from mjs.play.race import Race
from mjs.play.rounds import new_race
from mjs.play.seats import Entrant

RULES = PROFILES["race"]


class Hand:
    """A clock that goes on when it is told to; starts anywhere."""

    def __init__(self, seconds: float = 1234.5) -> None:
        self.ms = round(seconds * 1000)

    def __call__(self) -> float:
        return self.ms / 1000

    def wait(self, ms: int) -> None:
        self.ms += ms


def row(tiles: int = 8) -> Layout:
    """Pairs of tiles that touch nothing but each other: every one of them is free."""
    return Layout.from_tiles([(4 * n + n // 2, 0, 0) for n in range(tiles)], name=f"Row {tiles}")


def cpus(count: int, skill: int = 5) -> list[Entrant]:
    return [Entrant(name, skill) for name in NAMES[:count]]


def a_race(
    entrants: Sequence[Entrant],
    *layouts: Layout | str,
    rules: HouseRules = RULES,
    seed: int = 7,
    started: bool = True,
) -> tuple[Race, Hand]:
    hand = Hand()
    boards = [mjs_layouts.load(one) if isinstance(one, str) else one for one in layouts]
    race = new_race(entrants, boards or [row()], rules, seed, now=hand)
    if started:
        race.begin()
        hand.wait(3000)
        race.advance()
    return race, hand


def clear(game: Game, pairs: int | None = None) -> None:
    """Take pairs in the order that clears the deal; all that are left unless told how many."""
    order = game.start.order[game.pairs_cleared :]
    for one, other in order[:pairs]:
        game.click(game.start.layout.tiles[one])
        outcome = game.click(game.start.layout.tiles[other])
        assert outcome.kind == "removed"


def played(dealt: Dealt, skill: int, seed: int, *, rules: HouseRules = RULES) -> Game:
    """A game that a computer player has played to its end."""
    time = PlayerTime()
    game = Game(dealt, rules, now=time)
    game.start_clock()
    ComputerPlayer(game, time, skill=skill, seed=seed).play_until(3_600_000)
    return game
