"""Games played at random by several kinds of players, for the tests of play."""

from __future__ import annotations

import random
from collections.abc import Callable

from mjs.errors import DealError
from mjs.layout import Layout, Tile
from mjs.play.game import Game, new_game
from playing import Now, free_tiles, random_layout, random_rules


def random_game(rng: random.Random, layout: Layout, now: Now) -> Game:
    """A game that waits for its first action."""
    rules, seed = random_rules(rng), rng.getrandbits(64)
    try:
        return new_game(layout, rules, seed, now=now)
    except DealError:
        # It can't be cleared, which keeps nobody from playing on it.
        return new_game(layout, rules.with_settings(deal="any"), seed, now=now)


ACTIONS: dict[str, Callable[[Game, random.Random], object]] = {
    "pair": lambda played, rng: [played.click(tile) for tile in _next(played, rng)],
    "click": lambda played, rng: played.click(rng.choice(played.start.layout.tiles)),
    "hint": lambda played, _: played.hint(),
    "undo": lambda played, _: played.undo(),
    "redo": lambda played, _: played.redo(),
    "shuffle": lambda played, _: played.shuffle(),
    "pause": lambda played, _: played.pause(),
    "resume": lambda played, _: played.resume(),
    "tick": lambda played, _: played.tick(),
    "quit": lambda played, _: played.quit(),
}
PLAYERS = {
    "determined": [40, 10, 2, 0, 0, 2, 1, 4, 1, 0],
    "wavering": [40, 15, 8, 12, 8, 4, 2, 8, 1, 0],
    "careless": [0, 60, 5, 5, 1, 2, 0, 1, 1, 0],
    "impatient": [30, 10, 1, 1, 0, 20, 0, 1, 0, 1],
}
"""How often each kind of player takes each action."""


def _next(played: Game, rng: random.Random) -> tuple[Tile, ...]:
    pairs = played.pairs()
    return rng.choice(pairs) if pairs else tuple(free_tiles(played)[:1])


def random_action(played: Game, rng: random.Random, weights: list[int]) -> None:
    """Do one thing."""
    (action,) = rng.choices(list(ACTIONS.values()), weights)
    action(played, rng)


def random_record(
    rng: random.Random, layout: Layout | None = None, step: float = 0
) -> tuple[Game, Now]:
    """A game in which some things have happened, with its clock."""
    now = Now(step)
    board = layout or random_layout(rng, 16)
    while not board.tiles:
        board = random_layout(rng, 16)
    played = random_game(rng, board, now)
    played.start_clock()
    weights = rng.choice(list(PLAYERS.values()))
    for _ in range(rng.randrange(2 * len(board) + 10)):
        random_action(played, rng, weights)
        now.later(rng.choice([0, 0.25, 1, 3]))
    return played, now
