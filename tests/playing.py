"""Games for the tests of play: a clock that is moved by hand, small boards, and whole states."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import mjs
from engine_samples import fits
from mjs.layout import Layout, Tile
from mjs.play.events import Dealt
from mjs.play.game import Game
from mjs.play.houserules import PROFILES, HouseRules

Place = tuple[int, int, int]

LAYOUTS = Path(__file__).resolve().parent.parent / "layouts"

ROW = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)], name="Row")
APART = Layout.from_tiles([(3 * x, 0, 0) for x in range(8)], name="Apart")
"""Eight tiles that do not touch: all free."""
ABBA = ("dots-1", "dots-2", "dots-2", "dots-1")
AABB = ("dots-1", "dots-1", "dots-2", "dots-2")


class Now:
    """A clock that goes when it is told to."""

    def __init__(self, step: float = 0) -> None:
        self.seconds = 1000.0
        self.step = step
        """What passes whenever it is looked at, as with a real one."""

    def __call__(self) -> float:
        self.seconds += self.step
        return self.seconds

    def later(self, seconds: float) -> None:
        self.seconds += seconds


@cache
def bundled(name: str) -> Layout:
    """One of the layouts that come with the project."""
    return mjs.read(LAYOUTS / f"{name}.json")


def row(*faces: str, gap: int = 0) -> Dealt:
    """Tiles side by side, touching unless there is a gap."""
    places = [(number * (2 + gap), 0, 0) for number in range(len(faces))]
    return Dealt(Layout.from_tiles(places), faces)


def dealt(faces: dict[Place, str]) -> Dealt:
    """What is told place by place."""
    layout = Layout.from_tiles(faces)
    return Dealt(layout, tuple(faces[tile] for tile in layout.tiles))


def game(start: Dealt, profile: str = "reference", now: Now | None = None, **settings: Any) -> Game:
    """A game that has begun, by a profile with some settings changed."""
    begun = Game(start, PROFILES[profile].with_settings(**settings), now=now or Now())
    begun.start_clock()
    return begun


def click(played: Game, *places: Place) -> list[str]:
    """Click on tiles one after the other; what came of each."""
    return [played.click(Tile(*place)).kind for place in places]


def take(played: Game, pairs: Iterable[Sequence[int]]) -> None:
    """Take pairs of tiles of the start, by number, as a player does."""
    tiles = played.start.layout.tiles
    for one, other in pairs:
        first, second = played.click(tiles[one]), played.click(tiles[other])
        if played.rules.removal == "pairs":
            assert (first.kind, second.kind) == ("selected", "removed")
        else:
            assert first.kind == "picked"


def stands(played: Game) -> dict[str, Any]:
    """All that there is to see of a game."""
    return {
        "state": played.state,
        "reason": played.reason,
        "left": played.left,
        "free": free_tiles(played),
        "tray": played.tray,
        "selected": played.selected,
        "hinted": played.hinted,
        "score": played.score,
        "progress": played.progress,
        "hints": played.hints_left,
        "shuffles": played.shuffles_left,
        "can": (played.can_undo, played.can_redo, played.can_hint, played.can_shuffle),
        "tallies": replace(played.tallies),
        "paused": played.is_paused,
        "elapsed": played.elapsed,
        "overtime": played.overtime,
        "locked": played.locked_for,
        "clean": played.is_clean,
        "events": played.events,
    }


def lies(played: Game) -> tuple[Any, ...]:
    """What lies on the table, and nothing of how it came to."""
    return played.left, free_tiles(played), played.tray, played.dealt


def free_tiles(played: Game) -> list[Tile]:
    return [played.layout.tiles[index] for index in played.board.free()]


SIZES = [(2, 2), (2, 2), (1, 1), (4, 2), (3, 4), (64, 64)]


def random_layout(
    rng: random.Random, most: int = 30, sizes: Sequence[tuple[int, int]] = SIZES
) -> Layout:
    """A crowded little board of an even number of tiles, of one of several footprints."""
    size = rng.choice(sizes)
    span, layers = rng.randrange(2, 7), rng.randrange(1, 5)
    kept: list[Place] = []
    for _ in range(rng.randrange(4, 3 * most)):
        place = (
            rng.randrange(span * size[0]),
            rng.randrange(1 + span * size[1] // 2),
            rng.randrange(layers),
        )
        if len(kept) < most and fits(place, kept, size):
            kept.append(place)
    return Layout.from_tiles(kept[: len(kept) // 2 * 2], footprint=size)


def random_rules(rng: random.Random) -> HouseRules:
    """A profile with any of its settings changed that matter to the engine."""
    settings: dict[str, list[Any]] = {
        "removal": ["pairs", "pairs", "tray"],
        "tray_size": [2, 3, 4, 7],
        "shuffles": [None, 0, 1, 3],
        "shuffle_when": ["any-time", "stuck"],
        "shuffle_pause": [0, 0, 5],
        "shuffle_opens": [False, True],
        "undo": [None, 0, 1, 4],
        "undo_hints": [False, True],
        "undo_shuffles": [False, True],
        "redo": [False, True],
        "hints": [None, 0, 2],
        "hint_stays": [False, True],
        "bonus": [False, True],
        "deal": ["solvable", "any"],
        "hidden_start": [False, True],
        "target": [None, 30],
        "cap": [None, None, 300],
        "pause": [False, True],
    }
    base = PROFILES[rng.choice(list(PROFILES))].with_settings(target=None, cap=None)
    changed = {name: rng.choice(values) for name, values in settings.items() if rng.random() < 0.3}
    return base.with_settings(**changed)
