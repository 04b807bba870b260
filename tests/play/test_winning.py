"""Whether a game can still be won, and which move lost it, against trying everything."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mjs
from mjs import Layout, Tile
from mjs.faces import match_group
from mjs.play.events import Dealt
from mjs.play.game import Game, new_game
from mjs.play.houserules import PROFILES
from mjs.play.winning import losing_move, outlook

SMALL_TRAY = PROFILES["tray"].with_settings(tray_size=2)


@st.composite
def small_deals(draw: st.DrawFn) -> Dealt:
    """Up to ten tiles in a few rows and layers, with a few faces, dealt by chance."""
    places = draw(
        st.lists(
            st.tuples(st.integers(0, 4), st.integers(0, 1), st.integers(0, 2)),
            min_size=2, max_size=10, unique=True,
        )
    )  # fmt: skip
    places = places[: len(places) // 2 * 2]
    layout = Layout.from_tiles([(2 * x, 2 * y, z) for x, y, z in places])
    pairs = len(layout) // 2
    faces = [f"dots-{draw(st.integers(1, 3))}" for _ in range(pairs)] * 2
    return Dealt(layout, tuple(draw(st.permutations(faces))))


def can_win(game: Game) -> bool:
    """By trying every game to its end."""
    layout, faces = game.layout, game.dealt.faces
    graph = mjs.blocking_graph(layout)
    size = game.rules.tray_size

    def free(gone: frozenset[int]) -> list[int]:
        return [
            tile
            for tile in range(len(layout))
            if tile not in gone
            and gone.issuperset(graph.above[tile])
            and (gone.issuperset(graph.left[tile]) or gone.issuperset(graph.right[tile]))
        ]

    @cache
    def by_pairs(gone: frozenset[int]) -> bool:
        now = free(gone)
        return len(gone) == len(layout) or any(
            by_pairs(gone | {a, b})
            for a in now
            for b in now
            if a < b and match_group(faces[a]) == match_group(faces[b])
        )

    @cache
    def by_picks(gone: frozenset[int], held: frozenset[object]) -> bool:
        if len(held) >= size:
            return False
        return len(gone) == len(layout) or any(
            by_picks(gone | {tile}, held ^ {match_group(faces[tile])}) for tile in free(gone)
        )

    gone = frozenset(index for index in range(len(layout)) if game.board.is_gone(index))
    if game.rules.removal == "pairs":
        return by_pairs(gone)
    return by_picks(gone, frozenset(match_group(face) for _, face in game.tray))


def played(game: Game, choices: list[int]) -> Game:
    for choice in choices:
        free = game.board.free()
        if game.is_over or not free:
            break
        if game.rules.removal == "tray":
            game.click(game.layout.tiles[free[choice % len(free)]])
        elif pairs := game.pairs():
            for tile in pairs[choice % len(pairs)]:
                game.click(tile)
    return game


@pytest.mark.parametrize("rules", [PROFILES["strict"], SMALL_TRAY, PROFILES["tray"]])
@given(dealt=small_deals(), choices=st.lists(st.integers(0, 99), max_size=5))
def test_outlook_is_what_trying_everything_finds(rules, dealt: Dealt, choices: list[int]) -> None:
    game = played(Game(dealt, rules), choices)
    before = game.left, game.tray, game.events

    found = outlook(game)

    assert found.winnable is can_win(game)
    assert (game.left, game.tray, game.events) == before
    if found.winnable and game.left:
        for tile in found.next:
            assert game.click(tile).kind in ("selected", "removed", "picked", "cleared")
        assert can_win(game), "what is to be taken next keeps it winnable"


@pytest.mark.parametrize("rules", [PROFILES["strict"], SMALL_TRAY])
@given(dealt=small_deals(), choices=st.lists(st.integers(0, 99), min_size=1, max_size=10))
def test_the_losing_move_is_the_last_that_was_winnable_before(
    rules, dealt: Dealt, choices: list[int]
) -> None:
    game = played(Game(dealt, rules), choices)

    found = losing_move(game)

    if found is None:
        assert can_win(game)
    elif found.event is None:
        assert not can_win(game.restarted())
    else:
        assert can_win(game.rewound(found.event))
        assert not can_win(game.rewound(found.event + 1))
        assert game.events[found.event].tiles == found.tiles


def test_taken_back_moves_are_not_those_that_lost() -> None:
    hut = Layout.from_tiles([(0, 0, 0), (6, 0, 0), (0, 0, 1), (12, 0, 0)])
    game = Game(Dealt(hut, ("dots-1",) * 4))
    wrong = (Tile(6, 0, 0), Tile(12, 0, 0))
    for tile in wrong:
        game.click(tile)
    game.undo()
    assert losing_move(game) is None
    game.redo()

    found = losing_move(game)

    assert found is not None
    assert found.event == len(game.events) - 1
    assert found.tiles == wrong
    assert game.state == "stuck"
    game.quit()
    assert losing_move(game) == found, "giving up does not change what was lost before"


def test_after_a_shuffle_only_what_came_after_counts() -> None:
    row = Layout.from_tiles([(x, 0, 0) for x in range(0, 16, 2)])
    lost = ("dots-1", "dots-1", "dots-2", "dots-2", "dots-3", "dots-3", "dots-4", "dots-4")
    game = Game(Dealt(row, lost), PROFILES["unlimited"])
    assert outlook(game).winnable is False
    assert losing_move(game).event is None

    assert game.shuffle().kind == "shuffled"

    assert outlook(game).winnable is True
    assert losing_move(game) is None


def test_a_turtle_is_won_by_following_the_outlook() -> None:
    turtle = mjs.read("layouts/turtle.json")
    for profile in ("strict", "tray"):
        game = new_game(turtle, PROFILES[profile], seed=4)
        while not game.is_over:
            for tile in outlook(game).next:
                game.click(tile)
        assert game.state == "won"


def test_a_cancelled_question_is_not_decided() -> None:
    # Pairs alone can't clear it, so that a game with a tray has to be searched.
    row = Layout.from_tiles([(2 * x, 0, 0) for x in range(12)])
    faces = tuple(f"dots-{number}" for number in (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6))
    game = Game(Dealt(row, faces), PROFILES["tray"])

    assert outlook(game).winnable is True
    assert outlook(game, cancel=lambda: True).winnable is None
