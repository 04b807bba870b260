"""Games played at random, by rules put together at random, on all kinds of boards.

Whatever is done in whatever order: matching tiles are left in even numbers, the game comes to an
end or waits for another action, undo and redo are each other's reverse, and the list of events
plays the game again to the same end.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from mjs.faces import match_group
from mjs.layout import Layout
from mjs.play.game import Game, new_game
from mjs.play.outcome import State
from playing import LAYOUTS, Now, bundled, lies, random_layout, stands
from random_play import PLAYERS, random_action, random_game

NAMES = sorted(path.stem for path in LAYOUTS.glob("*.json"))
SMALL = [name for name in NAMES if len(bundled(name)) <= 150]


def check_evenness(played: Game, faces: Counter[Any]) -> None:
    """Nothing is made, and matching tiles go in pairs."""
    left = Counter(face for _, face in played.left)
    assert left <= faces
    groups = Counter(match_group(face) for face in left.elements())
    assert not any(size % 2 for size in groups.values())
    kept = [match_group(face) for _, face in played.tray]
    assert len(kept) == len(set(kept))


def check_undo_and_redo(played: Game) -> None:
    """Back as far as it goes, and forward again."""
    if played.is_paused:
        played.resume()
    while played.redo().kind == "redone":
        pass
    passed = [lies(played)]
    while played.can_undo:
        assert played.undo().kind == "undone"
        passed.append(lies(played))
    rules = played.rules
    if rules.undo is None and (rules.undo_shuffles or not played.tallies.shuffles):
        assert passed[-1] == lies(played.restarted())
        assert not played.pairs_cleared
    if not rules.redo:
        assert played.redo().code == "no-redo"
        return
    for before in reversed(passed[:-1]):
        assert played.redo().kind == "redone"
        assert lies(played) == before
    assert played.redo().code in ("no-redo", "over")


def check_replay(played: Game, seen: dict[int, dict[str, Any]]) -> None:
    """The same events, the same game; at its end, and wherever it was looked at."""
    again = Game.replay(played.start, played.rules, played.events, now=Now())
    again.clock.set(played.elapsed)
    assert stands(again) == stands(played)
    for count, before in seen.items():
        then = played.rewound(count)
        then.clock.set(before["elapsed"])
        assert stands(then) == before


def play_one(rng: random.Random, layout: Layout) -> State:
    """Play a game at random and check all there is to check; how it ended."""
    now = Now()
    played = random_game(rng, layout, now)
    faces = Counter(played.start.faces)
    weights = rng.choice(list(PLAYERS.values()))
    if rng.random() < 0.9:
        played.start_clock()
    look_at, seen = rng.randrange(100), dict[int, dict[str, Any]]()
    for number in range(3 * len(layout) + 20):
        if played.is_over:
            break
        random_action(played, rng, weights)
        now.later(rng.choice([0, 0.25, 1, 3]))
        if number == look_at:
            seen[len(played.events)] = stands(played)
        if number % 8 == 0:
            check_evenness(played, faces)
    check_evenness(played, faces)
    check_replay(played, seen)
    state = played.state
    before = played.rewound(len(played.events) - 1) if played.is_over and played.events else played
    if not before.is_over:
        before.start_clock()
        check_undo_and_redo(before)
        check_replay(before, {})
    return state


def play_some(count: int, seed: int) -> Counter[State]:
    """How so many games ended, one in twenty on a bundled layout."""
    ends: Counter[State] = Counter()
    for number in range(count):
        rng = random.Random(f"{seed} {number}")
        layout = bundled(rng.choice(SMALL)) if number % 20 == 0 else random_layout(rng, 20)
        if not layout.tiles:
            continue
        try:
            ends[play_one(rng, layout)] += 1
        except AssertionError as error:
            raise AssertionError(f"game {number} of seed {seed}") from error
    return ends


def test_some_hundred_random_games() -> None:
    ends = play_some(300, seed=1)
    assert ends[State.WON] > 100
    assert ends[State.LOST] > 5


@pytest.mark.slow
def test_ten_thousand_random_games() -> None:
    ends = play_some(10_000, seed=2)
    assert ends.total() > 9_900
    assert all(ends[state] > 100 for state in State)


def test_a_whole_proof_deal_of_each_bundled_layout_is_won() -> None:
    for name in NAMES:
        layout, now = bundled(name), Now()
        played = new_game(layout, seed=11, now=now)
        for pair in played.start.order:
            for index in pair:
                played.click(layout.tiles[index])
                now.later(0.5)
        assert (played.state, played.progress) == (State.WON, 1)
        assert played.score == 50 * len(layout)
        assert played.elapsed == 500 * (len(layout) - 1)
