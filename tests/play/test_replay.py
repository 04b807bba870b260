"""Events that are played again: only what could have happened does."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mjs.errors import PlayError
from mjs.layout import Layout, Tile
from mjs.play.events import KINDS, Dealt, Event
from mjs.play.game import Game
from mjs.play.houserules import PROFILES
from mjs.play.outcome import SAID, State
from mjs.play.shuffling import reshuffled
from playing import ABBA, ROW, Now, game, lies, row, take

START = Dealt(ROW, ABBA)
FIRST, LAST = Tile(0, 0, 0), Tile(6, 0, 0)
SHUFFLED = reshuffled(ROW, ABBA, 1)


def replayed(*events: Event, profile: str = "reference", **settings: object) -> Game:
    return Game.replay(START, PROFILES[profile].with_settings(**settings), events, now=Now())


def test_what_can_have_happened() -> None:
    events = [
        Event(0, "select", (FIRST,)),
        Event(5, "deselect"),
        Event(5, "blocked", (Tile(2, 0, 0),)),
        Event(9, "hint", (FIRST, LAST)),
        Event(10, "remove", (LAST, FIRST)),
        Event(11, "pause"),
        Event(11, "resume"),
        Event(20, "undo"),
        Event(21, "redo"),
        Event(22, "shuffle", dealt=reshuffled(ROW.with_tiles(ROW.tiles[1:3]), ABBA[1:3], 7)),
        Event(30, "quit"),
    ]
    seen = []
    played = Game.replay(
        START,
        PROFILES["reference"],
        events,
        watch=lambda one, event: seen.append((one.pairs_cleared, event.kind)),
    )
    assert (played.state, played.elapsed, played.pairs_cleared) == (State.QUIT, 30, 1)
    assert played.events == tuple(events)
    assert seen == list(zip([0] * 5 + [1] * 3 + [0] + [1] * 2, [e.kind for e in events],
                            strict=True))  # fmt: skip


WRONG = {
    "no such kind": ([Event(0, "jump")], {}, "there is no such event"),
    "a tile too few": ([Event(0, "remove", (FIRST,))], {}, "there is no such event"),
    "a shuffle without deal": ([Event(0, "shuffle")], {}, "there is no such event"),
    "a deal without shuffle": (
        [Event(0, "undo", dealt=SHUFFLED)],
        {},
        "there is no such event",
    ),
    "in the pause after a shuffle": (
        [Event(0, "shuffle", dealt=SHUFFLED), Event(4999, "select", (FIRST,))],
        {"shuffle_pause": 5},
        SAID["locked"],
    ),
    "other places": (
        [Event(0, "shuffle", dealt=replace(SHUFFLED, layout=ROW.shifted(1)))],
        {},
        "a shuffle keeps the places by these rules",
    ),
    "smaller tiles": (
        [Event(0, "shuffle", dealt=replace(
            SHUFFLED, layout=Layout.from_tiles(ROW.tiles, footprint=(1, 2))))],
        {},
        "a shuffle keeps the tiles as large as they are",
    ),
    "past the cap": ([Event(60_000, "undo")], {"cap": 60}, "it is not the time for it"),
    "over before the cap": ([Event(59_999, "timeout")], {"cap": 60}, "it is not the time for it"),
    "a selection with a tray": (
        [Event(0, "select", (FIRST,))],
        {"removal": "tray"},
        "tiles do not go like that by these rules",
    ),
    "a pause that is not allowed": ([Event(0, "pause")], {"pause": False}, SAID["no-pause"]),
    "a hint too many": ([Event(0, "hint", (FIRST, LAST))], {"hints": 0}, SAID["no-hints"]),
    "an undo that there is not": (
        [Event(0, "remove", (FIRST, LAST)), Event(0, "undo")],
        {"undo": 0},
        SAID["no-undo"],
    ),
    "a shuffle while a pair is there": (
        [Event(0, "shuffle", dealt=SHUFFLED)],
        {"shuffle_when": "stuck"},
        SAID["not-stuck"],
    ),
}  # fmt: skip


@pytest.mark.parametrize(("events", "settings", "message"), WRONG.values(), ids=list(WRONG))
def test_what_can_not_have_happened(
    events: list[Event], settings: dict[str, object], message: str
) -> None:
    with pytest.raises(PlayError) as caught:
        replayed(*events, **settings)
    assert str(caught.value) == f"event {len(events) - 1}, {events[-1].kind}: {message}"


def test_after_the_pause_of_a_shuffle() -> None:
    events = [Event(0, "shuffle", dealt=SHUFFLED), Event(5000, "select", (FIRST,))]
    assert replayed(*events, shuffle_pause=5).selected == FIRST


def test_a_game_is_gone_back_in() -> None:
    played = game(row(*ABBA, *ABBA, gap=1))
    states = [lies(played)]
    for pair in ([0, 3], [1, 2], [4, 7]):
        take(played, [pair])
        states.append(lies(played))
    for number, before in enumerate(states):
        then = played.rewound(2 * number)
        assert lies(then) == before
        assert then.events == played.events[: 2 * number]
    assert played.pairs_cleared == 3, "it stays as it is itself"


def test_every_kind_of_event_can_be_told() -> None:
    assert set(KINDS) == {
        "select", "deselect", "remove", "pick", "blocked", "hint", "undo", "redo", "shuffle",
        "no-shuffle", "pause", "resume", "quit", "timeout",
    }  # fmt: skip
