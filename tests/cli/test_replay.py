"""``mjs replay``: how recorded games went."""

from __future__ import annotations

import json
import os
from pathlib import Path

from mjs.play.game import new_game
from mjs.play.houserules import PROFILES
from mjs.play.record import encode
from playing import AABB, ABBA, Now, bundled, click, dealt, game, row, take

BEGAN = "2026-11-29T20:15:00"


def test_how_games_went(mjs, here: Path) -> None:
    now = Now()
    won = new_game(bundled("turtle"), PROFILES["race"], 3, now=now)
    won.start_clock()
    won.hint()
    for pair in won.start.order:
        take(won, [pair])
        now.later(40)
    (here / "won.game.json").write_bytes(encode(won, BEGAN))
    told = "won.game.json: Turtle, race rules, won after 47:20, 72 of 72 pairs, 1 hint\n"
    assert mjs("replay", "won.game.json") == (0, told, "")
    assert mjs("replay", "-q", "won.game.json") == (0, "", "")


def test_where_games_were_lost(mjs, here: Path) -> None:
    hut = dealt(dict.fromkeys([(0, 0, 0), (6, 0, 0), (0, 0, 1), (12, 0, 0)], "dots-1"))
    now = Now()
    played = game(hut, "strict", now)
    now.later(67)
    take(played, [(1, 2)])
    games = {
        "a": played,
        "b": game(row(*ABBA)),
        "c": game(row(*AABB), "strict"),
    }
    played = game(row("dots-1", "dots-2", "dots-3", "dots-1", "dots-3", "dots-2", gap=1), "tray",
                  tray_size=2)  # fmt: skip
    click(played, (0, 0, 0), (3, 0, 0))
    games["d"] = played
    for name, one in games.items():
        (here / f"{name}.game.json").write_bytes(encode(one, BEGAN))
    done = mjs("replay", *(f"{name}.game.json" for name in games))
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    named = "a layout without name"
    assert lines[0] == (
        f"a.game.json: {named}, strict rules, stuck after 1:07, 1 of 2 pairs; it could not be won "
        "any more after pair 1 at 1:07: dots-1 at (6, 0, 0) and dots-1 at (12, 0, 0)"
    )
    assert lines[1] == (
        f"b.game.json: {named}, reference rules, playing after 0:00, 0 of 2 pairs; it could still "
        "be won"
    )
    assert lines[2] == (
        f"c.game.json: {named}, strict rules, lost (no pair is free) after 0:00, 0 of 2 pairs; it "
        "could not be won from the deal, or the last shuffle, on"
    )
    assert lines[3].startswith(
        f"d.game.json: {named}, tray rules, lost (the tray is full) after 0:00, 0 of 3 pairs; it "
        "could not be won any more after the pick in event 1 at 0:00: dots-2 at (3, 0, 0)"
    )


def test_games_that_are_none(mjs, here: Path) -> None:
    data = encode(game(row(*ABBA)), BEGAN)
    value = json.loads(data)
    value["summary"]["score"] = 9
    (here / "right.game.json").write_bytes(data)
    (here / "wrong.game.json").write_text(json.dumps(value))
    done = mjs("replay", "wrong.game.json", "right.game.json", "good.json", "none.json")
    assert done.code == 1
    assert done.out.startswith("right.game.json: a layout without name")
    wrong, kind, missing = done.err.splitlines()
    assert wrong.endswith("summary.score: it says 9, and playing it again gives 0")
    assert wrong.startswith("mjs: error: wrong.game.json:1:")
    assert kind.endswith('"format" is "mjs-layout"; a game file says "mjs-game"')
    assert "none.json: cannot be read" in missing


def test_folders_of_games(mjs, here: Path) -> None:
    for name in ("two/b.game.json", "a.game.json"):
        path = here / "games" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(encode(game(row(*ABBA)), BEGAN))
    (here / "games" / "notes.json").write_text("{}")
    done = mjs("replay", "games")
    named = [os.path.join("games", "a.game.json"), os.path.join("games", "two", "b.game.json")]
    assert [line.split(": ")[0] for line in done.out.splitlines()] == named
    (here / "empty").mkdir()
    done = mjs("replay", "empty")
    assert (done.code, done.out) == (2, "")
    assert "no games (.game.json) in this folder" in done.err
