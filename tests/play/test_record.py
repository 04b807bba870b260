"""The game file: what is written comes back, a game goes on from it, and no file does harm."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mjs
from documents import plain_validator, spoilt
from mjs.errors import CannotHoldError, ReadError, WriteError
from mjs.layout import Layout, Tile
from mjs.play.events import Dealt
from mjs.play.game import Game, new_game
from mjs.play.houserules import PROFILES
from mjs.play.outcome import State
from mjs.play.record import (
    MAX_BYTES,
    MAX_EVENTS,
    SUFFIX,
    decode,
    encode,
    read_game,
    summary,
    write_game,
)
from playing import ABBA, ROW, Now, bundled, click, dealt, game, lies, row, stands, take
from random_play import random_record

SCHEMA = plain_validator("game-1")
RNGS = st.integers(0, 2**32).map(random.Random)
BEGAN = "2026-11-29T20:15:00+01:00"


def opened() -> Game:
    """A game with a shuffle that opened the board."""
    places = {(8, 8, 0): "dots-1", (8, 8, 1): "dots-1", (0, 0, 0): "dots-2", (4, 0, 0): "dots-2"}
    played = game(dealt(places), "unlimited")
    take(played, [(0, 1)])
    assert played.shuffle().kind == "shuffled"
    return played


def document(played: Game) -> Any:
    return json.loads(encode(played, BEGAN))


def read(value: Any) -> Game:
    return decode(json.dumps(value).encode()).game


# There and back --------------------------------------------------------------------------------


def same(played: Game, again: Game) -> None:
    """Two games that stand alike; what is a running clock in one stands still in the other."""
    assert stands(again) == stands(played)
    assert (again.start, again.rules) == (played.start, played.rules)


@given(RNGS)
def test_any_game_comes_back(rng: random.Random) -> None:
    played, _ = random_record(rng)
    data = encode(played, BEGAN)
    assert SCHEMA.is_valid(json.loads(data))
    found = decode(data, now=Now())
    same(played, found.game)
    assert (found.began, found.app) == (BEGAN, f"mjs {mjs.__version__}")
    assert encode(found.game, found.began) == data


@given(RNGS, st.sampled_from([0.0004, 0.0007, 0.013]))
def test_any_game_comes_back_by_a_clock_that_never_stands_still(
    rng: random.Random, step: float
) -> None:
    played, _ = random_record(rng, step=step)
    found = decode(encode(played, BEGAN)).game
    assert (found.events, lies(found), found.state) == (played.events, lies(played), played.state)
    assert found.elapsed <= played.elapsed


@pytest.mark.parametrize("profile", PROFILES)
def test_whole_games_of_each_profile_come_back(profile: str) -> None:
    now = Now()
    played = new_game(bundled("turtle"), PROFILES[profile], 3, now=now)
    played.start_clock()
    for pair in played.start.order:
        take(played, [pair])
        now.later(2)
    assert played.state is State.WON
    data = encode(played, BEGAN)
    same(played, decode(data).game)
    assert len(data) < 16_000


def test_the_canonical_form() -> None:
    now = Now()
    played = game(row(*ABBA), "unlimited", now)
    now.later(1.25)
    click(played, (0, 0, 0))
    played.shuffle()
    text = encode(played, BEGAN, app="test 1", extra={"x-who": "Ann"}).decode()
    begin, end = text.index('  "layout": {'), text.index('  "summary"')
    assert text.startswith(
        '{\n  "$schema": "urn:mjs:schema:game-1",\n  "format": "mjs-game",\n  "version": 1,\n'
        f'  "app": "test 1",\n  "began": "{BEGAN}",\n  "rules": {{\n    "name": "unlimited",\n'
    )
    shuffled = json.dumps(list(played.dealt.faces))[1:-1]
    order = ", ".join(map(str, map(list, played.dealt.order)))
    assert text[begin:end] == (
        '  "layout": {\n    "$schema": "urn:mjs:schema:layout-1",\n    "format": "mjs-layout",\n'
        '    "version": 1,\n    "layers": [\n      {\n        "tiles": [\n'
        "          [0, 0], [2, 0], [4, 0], [6, 0]\n        ]\n      }\n    ]\n  },\n"
        '  "faces": [\n    "dots-1", "dots-2", "dots-2", "dots-1"\n  ],\n  "order": [],\n'
        '  "events": [\n    [1250, "select", [0, 0, 0]],\n    [1250, "shuffle"]\n  ],\n'
        '  "shuffles": [\n    {\n      "places": [\n'
        "        [0, 0, 0], [2, 0, 0], [4, 0, 0], [6, 0, 0]\n      ],\n"
        f'      "faces": [\n        {shuffled}\n      ],\n'
        f'      "order": [\n        {order}\n      ],\n'
        f'      "seed": {played.dealt.seed},\n'
        '      "generator": "mjs-shuffle-1/splitmix64"\n    }\n  ],\n'
    )
    assert text.endswith('"blocked": 0\n  },\n  "x-who": "Ann"\n}\n')
    found = decode(text.encode())
    assert (found.app, found.extra) == ("test 1", {"x-who": "Ann"})


def test_a_summary_says_how_it_stands() -> None:
    played = game(row(*ABBA, *ABBA, gap=1))
    played.hint()
    take(played, [(0, 3)])
    played.undo()
    played.redo()
    assert summary(played) == {
        "state": "playing", "reason": "", "elapsed": 0, "score": 65, "progress": 0.25, "pairs": 1,
        "hints": 1, "undos": 1, "shuffles": 0, "blocked": 0,
    }  # fmt: skip


def test_a_board_that_reaches_left_of_the_origin_is_moved_onto_it() -> None:
    places = {(-7, -3, 0): "dots-1", (-7, -3, 1): "dots-1", (5, 0, 0): "dots-2",
              (9, 0, 0): "dots-2"}  # fmt: skip
    played = game(dealt(places), "unlimited")
    take(played, [(1, 2)])
    played.shuffle()
    again = decode(encode(played, BEGAN)).game
    assert again.start.layout.tiles == tuple(
        Tile(x + 7, y + 3, z) for x, y, z in played.start.layout.tiles
    )
    assert again.layout.tiles == tuple(Tile(x + 7, y + 3, z) for x, y, z in played.layout.tiles)
    assert [event.kind for event in again.events] == ["select", "remove", "shuffle"]
    assert summary(again) == summary(played)


def test_files(tmp_path: Path) -> None:
    played, path = opened(), tmp_path / f"a{SUFFIX}"
    write_game(played, path, BEGAN, extra={"x-a": [1]})
    found = read_game(path)
    same(played, found.game)
    assert (found.began, found.extra) == (BEGAN, {"x-a": [1]})
    with pytest.raises(ReadError, match=r"none\.game\.json: cannot be read"):
        read_game(tmp_path / "none.game.json")
    with pytest.raises(WriteError):
        write_game(played, tmp_path / "none" / "a.json", BEGAN)


# Going on --------------------------------------------------------------------------------------


def test_a_game_goes_on_where_it_was() -> None:
    now = Now()
    played = new_game(bundled("turtle"), seed=5, now=now)
    take(played, played.start.order[:10])
    now.later(61.5)
    data = encode(played, BEGAN)
    later = Now()
    again = decode(data, now=later).game
    later.later(5000)
    assert again.elapsed == 61_500
    again.click(again.layout.tiles[again.start.order[10][0]])
    later.later(2)
    assert again.elapsed == 63_500
    take_rest = again.start.order[10:]
    again.click(again.layout.tiles[take_rest[0][1]])
    take(again, take_rest[1:])
    assert again.state is State.WON
    assert again.restarted().start == played.start


def test_a_paused_game_is_paused() -> None:
    now = Now()
    played = new_game(bundled("turtle"), seed=5, now=now)
    take(played, played.start.order[:1])
    now.later(5)
    played.pause()
    now.later(500)
    again = decode(encode(played, BEGAN), now=now).game
    assert (again.is_paused, again.elapsed) == (True, 5000)
    now.later(500)
    assert again.hint().code == "paused"
    assert again.resume().kind == "resumed"
    now.later(1)
    assert again.elapsed == 6000


def test_a_penalty_pause_is_not_slept_through() -> None:
    now = Now()
    played = game(row("dots-1", "dots-1", "dots-2", "dots-2"), "race", now, shuffle_pause=30)
    played.shuffle()
    now.later(10)
    again = decode(encode(played, BEGAN), now=now).game
    now.later(1000)
    assert again.locked_for == 20_000
    again.start_clock()
    now.later(19)
    assert again.click(Tile(0, 0, 0)).code == "locked"
    now.later(1)
    assert again.click(Tile(0, 0, 0)).kind == "selected"


def test_time_runs_out_in_a_game_that_was_kept() -> None:
    now = Now()
    played = game(row(*ABBA), "race", now)
    played.hint()
    now.later(5000)
    data = encode(played, BEGAN)
    again = decode(data, now=now).game
    assert (again.elapsed, again.state) == (3_600_000, State.PLAYING)
    assert again.hint().code == "over"
    same(again, decode(encode(again, BEGAN)).game)


def test_undo_and_redo_go_on() -> None:
    played = new_game(bundled("turtle"), seed=5, now=Now())
    take(played, played.start.order[:4])
    played.undo()
    again = decode(encode(played, BEGAN)).game
    assert again.redo().kind == "redone"
    assert [again.undo().kind for _ in range(5)] == ["undone"] * 4 + ["refused"]


# What no file holds ----------------------------------------------------------------------------


def test_what_no_file_can_hold() -> None:
    played = game(row(*ABBA))
    for began in ("today", "2026-11-29", "2026-13-29T20:15:00", "2026-11-29T20:15:00\n", ""):
        with pytest.raises(CannotHoldError, match=r"game: began: .* is no date and time, such as"):
            encode(played, began)
    with pytest.raises(CannotHoldError, match='keys of your own begin with "x-"'):
        encode(played, BEGAN, extra={"who": "Ann"})
    with pytest.raises(CannotHoldError, match="must be one line"):
        encode(played, BEGAN, app="a\nb")
    with pytest.raises(CannotHoldError, match="has half a character"):
        encode(played, BEGAN, extra={"x-who": "\ud800"})
    with pytest.raises(CannotHoldError, match=r"faces\[0\]: .* is no face"):
        encode(game(row("mine", "mine")), BEGAN)
    far = Layout.from_tiles([(-1_000_000, 0, 0), (1_000_000, 0, 0)])
    with pytest.raises(CannotHoldError, match="columns apart"):
        encode(game(Dealt(far, ("dots-1", "dots-1"))), BEGAN)


@pytest.mark.slow
def test_too_many_events() -> None:
    played = game(row(*ABBA))
    for _ in range(MAX_EVENTS // 2):
        click(played, (0, 0, 0), (0, 0, 0))
    data = encode(played, BEGAN)
    assert len(decode(data).game.events) == MAX_EVENTS
    click(played, (0, 0, 0))
    with pytest.raises(CannotHoldError, match="events: 100,001 items; at most 100,000"):
        encode(played, BEGAN)


def test_a_game_that_is_too_long_for_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mjs.play.record.MAX_BYTES", 1000)
    with pytest.raises(CannotHoldError, match="a game of 0 MiB; a file holds 0"):
        encode(game(row(*ABBA)), BEGAN)


# Hostile files ---------------------------------------------------------------------------------


def changed(played: Game, change: Callable[[Any], object]) -> bytes:
    value = document(played)
    change(value)
    return json.dumps(value, indent=1).encode()


def put(value: Any, *path: Any) -> Callable[[Any], object]:
    def change(there: Any) -> None:
        for step in path[:-1]:
            there = there[step]
        there[path[-1]] = value

    return change


def played_some() -> Game:
    """Two events: a selection and a removal, of four tiles in a row."""
    played = game(Dealt(ROW, ABBA, 7, "test", ((0, 3), (1, 2))))
    take(played, [(0, 3)])
    return played


FAULTS: dict[str, tuple[Callable[[Any], object], str]] = {
    "another kind": (put("mjs-deal", "format"), 'a game file says "mjs-game"'),
    "a newer version": (put(2, "version"), "game version 2 is newer than this program"),
    "no events": (lambda value: value.pop("events"), '"events" is missing'),
    "an unknown key": (put(1, "speed"), 'unknown key "speed"'),
    "no date": (put("2026-02-30T10:00:00", "began"), "is no date and time, such as"),
    "an unknown rule": (put(1, "rules", "speed"), 'rules.speed: unknown key "speed"'),
    "a wrong rule": (put(-1, "rules", "hints"), "rules.hints: -1 is below 0"),
    "a target past the cap": (
        lambda value: value["rules"].update(target=60, cap=30),
        "house rule target, 60 s, is past the cap of 30 s",
    ),
    "a bad layout": (put(3, "layout", "layers"), "layers: 3 is no list"),
    "tiles that overlap": (
        lambda value: (
            put([[0, 0], [1, 0], [4, 0], [6, 0]], "layout", "layers", 0, "tiles")(value),
            put([], "order")(value),
        ),
        "tiles (0, 0, 0) and (1, 0, 0) overlap",
    ),
    "a face too few": (put(["dots-1"] * 3, "faces"), "the start: 3 faces for 4 tiles"),
    "odd faces": (
        put(["dots-1", "dots-2", "dots-2", "dots-3"], "faces"),
        "the start: an odd number of tiles of dots-1, dots-3",
    ),
    "no face": (put("dots-10", "faces", 1), 'faces[1]: "dots-10" is no face'),
    "an order that clears nothing": (
        put([[0, 3]], "order"),
        "the start: the order ends with 2 tiles left",
    ),
    "an order out of range": (put([[0, 9], [1, 2]], "order"), "there is no tile number 9"),
    "an event of no kind": (put("jump", "events", 0, 1), 'events[0][1]: "jump" is none of'),
    "an event without time": (put(-5, "events", 1, 0), "events[1][0]: -5 is below 0"),
    "half a place": (put([0, 0], "events", 0, 2), "events[0][2]: 2 items; at least 3"),
    "an event with too many tiles": (
        put([0, "select", [0, 0, 0], [6, 0, 0]], "events", 0),
        "events[0], select: there is no such event",
    ),
    "time that goes back": (
        put(9, "events", 0, 0),
        "events[1], remove: it lies before the one before it",
    ),
    "a tile that is not there": (
        put([9, 9, 9], "events", 0, 2),
        "events[0], select: no tile at",
    ),
    "a pair that does not match": (
        put([0, "remove", [0, 0, 0], [2, 0, 0]], "events", 1),
        "events[1], remove: tile (2, 0, 0) is closed in by",
    ),
    "a blocked tile that is selected": (
        put([2, 0, 0], "events", 0, 2),
        "events[0], select: the tile at (2, 0, 0) is gone, or not as it says",
    ),
    "a free tile that is blocked": (
        put([0, "blocked", [0, 0, 0]], "events", 0),
        "events[0], blocked: the tile at (0, 0, 0) is gone, or not as it says",
    ),
    "a pick without tray": (
        put([0, "pick", [0, 0, 0]], "events", 0),
        "events[0], pick: tiles do not go like that by these rules",
    ),
    "a hint that is no pair": (
        put([0, "hint", [0, 0, 0], [2, 0, 0]], "events", 0),
        "events[0], hint: that is no legal pair",
    ),
    "a hint the other way round": (
        put([0, "hint", [6, 0, 0], [0, 0, 0]], "events", 0),
        "events[0], hint: that is no legal pair",
    ),
    "nothing to take back": (put([0, "undo"], "events", 0), "events[0], undo: there is nothing to"),
    "nothing to do again": (put([0, "redo"], "events", 0), "events[0], redo: there is nothing to"),
    "no selection": (put([0, "deselect"], "events", 0), "events[0], deselect: no tile is selected"),
    "a resume without pause": (put([0, "resume"], "events", 0), "the game is not paused"),
    "an end without its time": (put([0, "timeout"], "events", 0), "it is not the time for it"),
    "a move after the end": (put([0, "quit"], "events", 0), "events[1], remove: the game is over"),
    "a move in a pause": (put([0, "pause"], "events", 0), "events[1], remove: the game is paused"),
    "a shuffle that is not there": (
        put([0, "shuffle"], "events", 0),
        "events[0], shuffle: there is no shuffle left that it could be",
    ),
    "a shuffle without event": (
        put([{"faces": [], "order": []}], "shuffles"),
        "shuffles[0]: there is no event that it belongs to",
    ),
    "another state": (
        put("won", "summary", "state"),
        'summary.state: it says "won", and playing it again gives "playing"',
    ),
    "another score": (
        put(5000, "summary", "score"),
        "summary.score: it says 5000, and playing it again gives 100",
    ),
    "time before the last event": (
        lambda value: (put(9, "events", 0, 0)(value), put(9, "events", 1, 0)(value)),
        "summary.elapsed: 0 ms can't be, after events until 9 ms",
    ),
}


@pytest.mark.parametrize(("change", "message"), FAULTS.values(), ids=list(FAULTS))
def test_a_fault_is_told(change: Callable[[Any], object], message: str) -> None:
    with pytest.raises(ReadError) as caught:
        decode(changed(played_some(), change), "a.json")
    assert message in caught.value.message
    assert caught.value.path == "a.json"
    assert caught.value.line is not None


SHUFFLE_FAULTS: dict[str, tuple[Callable[[Any], object], str]] = {
    "other faces": (
        put(["dots-2", "dots-2"], "shuffles", 0, "faces"),
        "shuffle: a shuffle keeps the faces",
    ),
    "no order": (put([], "shuffles", 0, "order"), "shuffle: the order ends with 2 tiles left"),
    "no places": (
        lambda value: value["shuffles"][0].pop("places"),
        "shuffle: places are told exactly where the rules let a shuffle change them",
    ),
    "places by rules that keep them": (
        lambda value: value["rules"].update(shuffle_opens=False),
        "shuffle: places are told exactly where the rules let a shuffle change them",
    ),
    "places that overlap": (
        put([[0, 0, 0], [1, 0, 0]], "shuffles", 0, "places"),
        "shuffle: tiles (0, 0, 0) and (1, 0, 0) overlap",
    ),
    "a place too many": (
        put([[0, 0, 0], [2, 0, 0], [4, 0, 0]], "shuffles", 0, "places"),
        "shuffle: 2 faces for 3 tiles",
    ),
    "a shuffle that is none": (put(3, "shuffles", 0), "shuffles[0]: 3 is no object"),
    "none allowed": (put(0, "rules", "shuffles"), "shuffle: no shuffles are left"),
}


@pytest.mark.parametrize(("change", "message"), SHUFFLE_FAULTS.values(), ids=list(SHUFFLE_FAULTS))
def test_a_fault_of_a_shuffle_is_told(change: Callable[[Any], object], message: str) -> None:
    with pytest.raises(ReadError) as caught:
        decode(changed(opened(), change))
    assert message in caught.value.message


def test_the_place_of_a_fault() -> None:
    data = changed(played_some(), put("dots-10", "faces", 1))
    lines = data.decode().splitlines()
    with pytest.raises(ReadError) as caught:
        decode(data, "a.json")
    assert caught.value.line is not None
    assert lines[caught.value.line - 1].strip() == '"dots-10",'
    assert str(caught.value).startswith(f"a.json:{caught.value.line}:3: faces[1]")


def test_over_and_paused_games_have_no_time_after_their_last_event() -> None:
    for kind in ("quit", "pause"):
        played = played_some()
        getattr(played, kind)()
        with pytest.raises(ReadError, match=r"summary\.elapsed: 10 ms can't be"):
            decode(changed(played, put(10, "summary", "elapsed")))
    capped = game(row(*ABBA), "race")
    with pytest.raises(ReadError, match=r"summary\.elapsed: 3,600,001 ms can't be"):
        decode(changed(capped, put(3_600_001, "summary", "elapsed")))


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "the file is empty"),
        (b"[]", "a game is a JSON object; this is none"),
        (b"\xef\xbb\xbf{}", "starts with a byte order mark"),
        (b"\xff\xfe{\x00", "the file is UTF-16"),
        (b'{"a": "\xe9"}', "byte 0xE9 is not UTF-8"),
        (b"[" * 100_000, "nest more than 100 deep"),
        (b'{"format": "mjs-game", "version": 1, "x-a": ' + b"9" * 5000 + b"}", "5,000 digits"),
        (b'{"format": "mjs-game", "format": "mjs-game"}', "stands twice"),
        (b" " * (MAX_BYTES + 1), "is larger than 16 MiB, so it can't be a game"),
    ],
)
def test_files_that_are_nothing_of_the_kind(data: bytes, message: str) -> None:
    with pytest.raises(ReadError, match=message):
        decode(data)


def test_whole_numbers_may_be_written_with_a_point() -> None:
    value = document(played_some())
    value["events"][0] = [0.0, "select", [0.0, 0, 0.0]]
    value["rules"]["tray_size"] = 4.0
    value["order"] = [[0.0, 3], [1, 2.0]]
    value["summary"]["pairs"] = 1.0
    assert SCHEMA.is_valid(value)
    same(played_some(), read(value))


@given(RNGS, st.integers(1, 3))
def test_a_spoilt_file_is_read_or_refused_and_what_is_read_the_schema_accepts(
    rng: random.Random, times: int
) -> None:
    played, _ = random_record(rng)
    value = document(played)
    for _ in range(times):
        value = spoilt(rng, value)
    try:
        found = decode(json.dumps(value).encode())
    except ReadError:
        return
    assert SCHEMA.is_valid(value)
    data = encode(found.game, found.began, app=found.app, extra=found.extra)
    same(found.game, decode(data).game)


@given(RNGS, st.integers(1, 4))
def test_broken_bytes_are_read_or_refused(rng: random.Random, times: int) -> None:
    data = bytearray(encode(random_record(rng)[0], BEGAN))
    for _ in range(times):
        at = rng.randrange(len(data))
        match rng.randrange(3):
            case 0:
                data[at] = rng.randrange(256)
            case 1:
                del data[at : at + rng.randrange(40)]
            case _:
                data[at:at] = rng.choice([b"0", b"-", b"]", b",", b'"', b"[]", b"1e400"])
    try:
        found = decode(bytes(data))
    except ReadError:
        return
    # A digit was changed that changes nothing but, say, a seed or when it began.
    assert encode(found.game, found.began)


@given(RNGS)
def test_shuffled_events_are_replayed_or_refused(rng: random.Random) -> None:
    """Events of one game in another order: each is possible somewhere, few are there."""
    value = document(random_record(rng)[0])
    events = value["events"]
    if not events:
        return
    one, other = rng.randrange(len(events)), rng.randrange(len(events))
    events[one][1:], events[other][1:] = events[other][1:], events[one][1:]
    try:
        again = read(value)
    except ReadError:
        return
    assert summary(again) == {**value["summary"]}


def test_events_that_never_end_are_read_in_time() -> None:
    """Undo and redo of a shuffle, again and again, cost nothing."""
    wide = Layout.from_tiles([(3 * x, 3 * y, 0) for x in range(50) for y in range(40)])
    played = game(Dealt(wide, ("dots-1",) * 2000))
    played.shuffle()
    value = document(played)
    value["events"] += [[0, "undo"], [0, "redo"]] * 5_000
    value["summary"] |= {"undos": 5_000, "score": 0}
    assert len(read(value).events) == 10_001
    value["events"][1:] = [[0, "hint", [0, 0, 0], [3, 0, 0]]] * 10_000
    value["summary"] |= {"undos": 0, "hints": 10_000, "score": 0}
    assert read(value).tallies.hints == 10_000
