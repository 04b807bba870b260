"""Played games: bests and counts are those of the games, and no file is harmed."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mjs_layouts
from mjs.errors import PlayError, WriteError
from mjs.layout import Layout
from mjs.play import bests as module
from mjs.play.bests import Bests, set_aside
from mjs.play.events import Dealt
from mjs.play.game import Game, new_game
from mjs.play.houserules import PROFILES
from mjs.play.played import Marks, PersonalBests, Played, Statistics
from mjs.surveydb import SurveyDb

DIGEST = "a" * 64
WON = Played(
    layout=DIGEST,
    name="Turtle",
    time=300_000,
    tiles=144,
    removed=144,
    score=7200,
    seed=2**64 - 1,
    when=datetime(2026, 11, 29, 23, 59, 59, 999_000, tzinfo=UTC),
)
STUCK = replace(WON, outcome="stuck", removed=100, score=5000)
QUIT = replace(STUCK, outcome="quit")

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
counts = st.integers(0, 2**53)


@st.composite
def games(draw: st.DrawFn) -> Played:
    outcome = draw(st.sampled_from(["won", "stuck", "lost", "quit"]))
    tiles = draw(st.integers(1, 1000))
    return Played(
        layout=draw(st.sampled_from([DIGEST, "b" * 64])),
        name=draw(texts),
        level=draw(st.sampled_from(["", "easy"])),
        profile=draw(st.sampled_from(["reference", "race"])),
        outcome=outcome,
        time=draw(counts),
        tiles=tiles,
        removed=tiles if outcome == "won" else draw(st.integers(0, tiles - 1)),
        hints=draw(st.integers(0, 2)),
        undos=draw(st.integers(0, 1)),
        shuffles=draw(st.integers(0, 1)),
        clean=draw(st.booleans()),
        score=draw(st.none() | counts),
        seed=draw(st.none() | st.integers(0, 2**64 - 1)),
        when=draw(
            st.datetimes(
                datetime(1971, 1, 1),  # noqa: DTZ001 - hypothesis adds the zone
                datetime(9000, 1, 1),  # noqa: DTZ001
                timezones=st.sampled_from([UTC, timezone(timedelta(hours=-5, minutes=30))]),
            ).map(lambda when: when.replace(microsecond=when.microsecond // 1000 * 1000))
        ),
    )


@given(st.lists(games(), max_size=12))
def test_games_come_back_with_bests_and_counts_that_are_theirs(played: list[Played]) -> None:
    with Bests(":memory:") as bests:
        told = [bests.add(game) for game in played]
        assert list(bests.games()) == played[::-1]
        for layout, level, profile in [
            (DIGEST, "", None), ("b" * 64, "easy", None), (DIGEST, "easy", "race")
        ]:  # fmt: skip
            wanted = [
                game
                for game in played
                if (game.layout, game.level, profile or game.profile)
                == (layout, level, game.profile)
            ]
            assert list(bests.games(layout, level, profile)) == wanted[::-1]
            assert bests.of(layout, level, profile) == PersonalBests(
                marks([game for game in wanted if not game.is_assisted]),
                marks([game for game in wanted if game.is_assisted]),
            )
            assert bests.statistics(layout, level, profile) == counted(wanted)
        assert bests.statistics() == counted(played)
        for number, (game, beaten) in enumerate(zip(played, told, strict=True)):
            alike = [
                other
                for other in played[: number + 1]
                if (other.layout, other.level, other.is_assisted)
                == (game.layout, game.level, game.is_assisted)
            ]
            now, before = marks(alike), marks(alike[:-1])
            assert set(beaten) == {
                name.replace("_", " ")
                for name in ("time", "clean_time", "score")
                if getattr(now, name) != getattr(before, name)
            }


def marks(played: list[Played]) -> Marks:
    won = [game for game in played if game.outcome == "won"]
    scored = [game for game in played if game.score and game.outcome != "quit"]
    return Marks(
        min(won, key=lambda game: game.time, default=None),
        min((game for game in won if game.clean), key=lambda game: game.time, default=None),
        max(scored, key=lambda game: game.score or 0, default=None),
    )


def counted(played: list[Played]) -> Statistics:
    letters = "".join(game.outcome[0] for game in played)
    won = [game.time for game in played if game.outcome == "won"]
    runs = [len(run) for run in "".join(c if c == "w" else " " for c in letters).split(" ")]
    return Statistics(
        letters.count("w"),
        letters.count("s"),
        letters.count("l"),
        letters.count("q"),
        streak=runs[-1],
        longest_streak=max(runs),
        mean_time=sum(won) / len(won) if won else None,
    )


def test_statistics_count_all_that_was_played() -> None:
    assert Statistics(won=3, stuck=2, lost=4, quit=1).played == 10


def test_a_game_that_was_played() -> None:
    turtle = mjs_layouts.load("turtle")
    ticks = iter(range(10_000))
    rules = PROFILES["reference"]
    game = new_game(turtle, rules, 2**64 - 1, now=lambda: next(ticks))
    assert Played.of(game).outcome == "quit"
    assert game.hint().kind == "hinted"
    for pair in game.start.order:
        for index in pair:
            game.click(turtle.tiles[index])
    with Bests(":memory:") as bests:
        assert bests.add(Played.of(game)) == ("time", "clean time", "score")
        (kept,) = bests.games(turtle)
        best = bests.of(turtle)
        assert bests.layouts() == {turtle.digest: turtle.name}
    assert (kept.outcome, kept.tiles, kept.removed, kept.hints) == ("won", 144, 144, 1)
    assert (kept.time, kept.score, kept.seed) == (game.elapsed, 7175, 2**64 - 1)
    assert kept.time > 0
    assert best.assisted == Marks(kept, kept, kept)
    assert best.unassisted == Marks()


def test_how_a_game_that_was_left_has_ended() -> None:
    row = Layout.from_tiles([(x, 0, 0) for x in range(0, 8, 2)])
    dealt = Dealt(row, ("dots-1", "dots-1", "dots-2", "dots-2"))
    lost = Game(dealt, PROFILES["strict"])
    assert Played.of(lost).outcome == "lost"
    stuck = Game(dealt, PROFILES["three-shuffles"])
    assert Played.of(stuck).outcome == "stuck"
    assert stuck.quit().kind == "quit"
    assert Played.of(stuck).outcome == "stuck"
    left = new_game(row, PROFILES["race"])
    left.start_clock()
    assert left.quit().kind == "quit"
    played = Played.of(left, level="intro", when=WON.when)
    assert (played.outcome, played.level, played.score) == ("quit", "intro", None)
    assert (played.when, played.removed) == (WON.when, 0)


@pytest.mark.parametrize(
    "change",
    [
        {"time": -1},
        {"time": 1.5},
        {"time": 2**60},
        {"tiles": True},
        {"removed": 143},
        {"removed": 146},
        {"outcome": "stuck"},
        {"outcome": "playing"},
        {"seed": 2**64},
        {"score": -1},
        {"name": None},
        {"when": datetime(2026, 11, 29)},  # noqa: DTZ001
    ],
)
def test_what_no_game_can_be(change: dict[str, object]) -> None:
    with pytest.raises(PlayError):
        replace(WON, **change)


def test_names_that_no_file_can_hold() -> None:
    layout = Layout.from_tiles([(0, 0, 0), (2, 0, 0)], name="half \ud83d" + "x" * 999)
    with Bests(":memory:") as bests:
        bests.add(Played.of(new_game(layout)), "a log with half \ud83d of a letter")
        assert bests.layouts()[layout.digest].startswith("half ?x")
        assert list(bests.logs(layout)) == ["a log with half ? of a letter"]


def test_layouts_have_their_latest_name() -> None:
    with Bests(":memory:") as bests:
        for name, layout in [("Old", DIGEST), ("Other", "b" * 64), ("New", DIGEST)]:
            bests.add(replace(WON, name=name, layout=layout))
        assert list(bests.layouts().items()) == [(DIGEST, "New"), ("b" * 64, "Other")]


def test_the_oldest_logs_go_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_LOGS", 5)
    with Bests(":memory:") as bests:
        for number in range(12):
            bests.add(replace(WON, layout=f"{number % 2}"), f"log {number}")
        assert list(bests.logs("1")) == ["log 11", "log 9", "log 7"]
        assert list(bests.logs("0")) == ["log 10", "log 8"]
        assert bests.statistics().played == 12
        monkeypatch.setattr(module, "MOST_BYTES", 20)
        bests.add(WON, "12345678901234")
        assert list(bests.logs(DIGEST)) == ["12345678901234"]
        assert list(bests.logs("1")) == ["log 11"]
        assert list(bests.logs("0")) == []
        monkeypatch.setattr(module, "LONGEST_LOG", 10)
        bests.add(WON, "12345678901")
        assert list(bests.logs(DIGEST)) == ["12345678901234"]
        assert bests.statistics(DIGEST).played == 2


def test_the_file_stops_growing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_BYTES", 200_000)
    path = tmp_path / "bests.db"
    with Bests(str(path)) as bests:
        for number in range(100):
            bests.add(WON, f"{number:010}" * 2000)
        assert len(list(bests.logs(DIGEST))) == 10
        assert bests.statistics().played == 100
    assert path.stat().st_size < 400_000


def test_what_is_forgotten_is_gone(tmp_path: Path) -> None:
    with Bests(str(tmp_path / "a.db")) as bests:
        for layout in (DIGEST, "b" * 64):
            bests.add(replace(WON, layout=layout), "log")
        bests.forget(DIGEST)
        assert bests.of(DIGEST) == PersonalBests()
        assert list(bests.logs(DIGEST)) == []
        assert list(bests.logs("b" * 64)) == ["log"]
        bests.forget()
        assert bests.games() == ()
        assert rows(tmp_path / "a.db", "SELECT * FROM logs") == []


def test_a_log_that_goes_while_logs_are_read() -> None:
    with Bests(":memory:") as bests:
        for number in range(3):
            bests.add(WON, f"log {number}")
        logs = bests.logs(DIGEST)
        assert next(logs) == "log 2"
        bests.forget()
        assert list(logs) == []


@pytest.fixture
def good(tmp_path: Path) -> Path:
    path = tmp_path / "good.db"
    with Bests(str(path)) as bests:
        for number in range(60):
            bests.add(replace(WON, time=300_000 - number), "log " * 300)
    return path


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(path)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


def change(path: Path, statement: str) -> None:
    connection = sqlite3.connect(path)
    connection.execute(statement)
    connection.commit()
    connection.close()


def broken(path: Path) -> None:
    Bests(str(path)).close()
    data = bytearray(path.read_bytes())
    data[100:] = os.urandom(len(data) - 100)
    path.write_bytes(data)


def newer(path: Path) -> None:
    Bests(str(path)).close()
    change(path, "PRAGMA user_version = 2")


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda path: path.write_text("best,time\n"), "is no database of played games; nothing"),
        (lambda path: path.write_bytes(b"SQLite format 3\0"), "is no database of played games"),
        (lambda path: SurveyDb(str(path)).close(), "is no database of played games"),
        (newer, "was made by a newer mjs; update mjs"),
        (broken, "is damaged; nothing was written to it; move it away to begin a new one"),
    ],
)
def test_what_is_no_such_file_is_not_touched(
    tmp_path: Path, make: Callable[[Path], object], message: str
) -> None:
    path = tmp_path / "a.db"
    make(path)
    before = path.read_bytes()
    with pytest.raises(PlayError, match=f"a.db: {message}"):
        Bests(str(path))
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["a.db"]


def test_surveys_are_not_written_into_played_games(good: Path) -> None:
    before = good.read_bytes()
    with pytest.raises(Exception, match="is no database of surveys"):
        SurveyDb(str(good))
    assert good.read_bytes() == before


@pytest.mark.parametrize("at", [0.3, 0.6, 0.9])
def test_a_file_that_was_cut_is_refused_and_can_be_set_aside(good: Path, at: float) -> None:
    data = good.read_bytes()[: int(good.stat().st_size * at)]
    good.write_bytes(data)
    with pytest.raises(PlayError, match=r"good.db: is damaged; nothing was written to it; move it"):
        Bests(str(good))
    kept = Path(set_aside(str(good)))
    assert (kept.name, kept.read_bytes()) == ("good.db.damaged-1", data)
    with Bests(str(good)) as bests:
        assert bests.games() == ()


def test_files_set_aside_keep_what_belongs_to_them(tmp_path: Path) -> None:
    for number in (1, 2):
        (tmp_path / "a.db").write_text(f"{number}")
        (tmp_path / "a.db-journal").write_text(f"journal {number}")
        assert set_aside(str(tmp_path / "a.db")) == str(tmp_path / f"a.db.damaged-{number}")
        assert (tmp_path / f"a.db.damaged-{number}-journal").read_text() == f"journal {number}"
    assert (tmp_path / "a.db.damaged-1").read_text() == "1"
    with pytest.raises(WriteError, match=r"a.db: cannot be renamed: no such file"):
        set_aside(str(tmp_path / "a.db"))


@pytest.mark.parametrize(
    "to",
    [
        "outcome = 'playing'",
        "removed = 7",
        "time = -1",
        "time = 'soon'",
        "time = 1.5",
        "clean = 2",
        "seed = '-1'",
        "seed = 'x'",
        "seed = '" + "9" * 5000 + "'",
        "score = x'00'",
        "ended = 9e18",
        "ended = 'today'",
        "name = x'00'",
        "name = CAST(x'ff' AS TEXT)",
    ],
)
def test_a_row_that_is_no_game(good: Path, to: str) -> None:
    change(good, f"UPDATE games SET {to} WHERE game = 60")  # noqa: S608
    with Bests(str(good)) as bests, pytest.raises(PlayError, match=r"good.db: is damaged"):
        bests.games()


def test_counts_and_names_of_damaged_rows(good: Path) -> None:
    change(good, "UPDATE games SET outcome = 'x', name = x'00' WHERE game = 60")
    with Bests(str(good)) as bests:
        for asked in (bests.statistics, bests.layouts):
            with pytest.raises(PlayError, match="is damaged"):
                asked()


def test_a_log_that_is_no_text_does_no_harm_to_others(good: Path) -> None:
    change(good, "UPDATE logs SET log = CAST(x'7bff' AS TEXT) WHERE game = 60")
    change(good, "UPDATE logs SET log = x'00' WHERE game = 59")
    with Bests(str(good)) as bests:
        assert list(bests.logs(DIGEST))[:3] == ["{\N{REPLACEMENT CHARACTER}", "\0", "log " * 300]


def test_a_file_without_its_tables(good: Path) -> None:
    change(good, "DROP TABLE games")
    with Bests(str(good)) as bests, pytest.raises(PlayError, match="cannot be used: no such"):
        bests.add(WON)


def test_a_full_disk_is_told_and_loses_nothing(good: Path) -> None:
    with Bests(str(good)) as bests:
        bests._connection.execute("PRAGMA max_page_count = 1")  # as many as it has
        with pytest.raises(PlayError, match=r"the disk is full; what was written before is kept"):
            bests.add(WON, "x" * 1_000_000)
        assert bests.statistics().played == 60
        assert len(list(bests.logs(DIGEST))) == 60


def test_who_comes_second_waits(good: Path) -> None:
    other = sqlite3.connect(good, isolation_level=None, check_same_thread=False)
    with Bests(str(good)) as bests:
        other.execute("BEGIN IMMEDIATE")
        later = threading.Timer(0.2, lambda: other.execute("COMMIT"))
        later.start()
        bests.add(WON)
        later.join()
        assert bests.statistics().played == 61
    other.close()


def test_who_waits_too_long_is_told(good: Path) -> None:
    other = sqlite3.connect(good, isolation_level=None)
    with Bests(str(good), wait=0.1) as bests:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(PlayError, match=r"locked for 0.1 seconds; try again later"):
            bests.add(WON)
    other.close()


MANY = """
import sys
from mjs.play.bests import Bests
from mjs.play.played import Played
with Bests(sys.argv[1]) as bests:
    for number in range(100):
        bests.add(Played(layout="0" * 64, time=number, tiles=2, removed=2), "log")
"""


def test_several_programs_share_one_file(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    children = [subprocess.Popen([sys.executable, "-c", MANY, str(path)]) for _ in range(3)]
    assert [child.wait() for child in children] == [0, 0, 0]
    with Bests(str(path)) as bests:
        assert bests.statistics().played == 300
        assert len(list(bests.logs("0" * 64))) == 300
