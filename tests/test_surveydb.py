"""The file that keeps surveys: what is no such file is refused and not touched."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from mjs import surveydb
from mjs.errors import SurveyError
from mjs.layout import Layout
from mjs.sampling import EFFORT, Outcome, Task, work_off
from mjs.surveydb import SurveyDb

LONG = Layout.from_tiles([(x, 0, 0) for x in range(0, 24, 2)], name="Long")
TASK = Task.of(LONG, "random", 2**64 - 1, EFFORT)


@pytest.fixture(scope="module")
def found() -> Outcome:
    return work_off(TASK)


@pytest.fixture
def good(tmp_path: Path, found: Outcome) -> Path:
    path = tmp_path / "good.db"
    with SurveyDb(str(path)) as db:
        for number in range(40):
            db.keep([(replace(TASK, chunk=number), found)])
    return path


def test_what_is_kept_comes_back(good: Path, found: Outcome) -> None:
    with SurveyDb(str(good)) as db:
        assert db.chunks(TASK) == {(number, 256): found for number in range(40)}
        assert db.chunks(replace(TASK, chunk=3)) == db.chunks(TASK)
        assert db.chunks(replace(TASK, seed=0)) == {}


def test_a_chunk_is_kept_once(good: Path, found: Outcome) -> None:
    with SurveyDb(str(good)) as db:
        fewer = work_off(replace(TASK, deals=100))
        db.keep([(TASK, replace(found, solvable=0)), (replace(TASK, deals=100), fewer)])
        kept = db.chunks(TASK)
    assert len(kept) == 41
    assert (kept[0, 256], kept[0, 100]) == (found, fewer)


def test_what_was_lost_is_so_until_it_is_found(good: Path, found: Outcome) -> None:
    late = replace(TASK, chunk=99)
    with SurveyDb(str(good)) as db:
        db.keep([], [(late, "the process died")])
        assert (99, 256) not in db.chunks(TASK)
        assert rows(good, "SELECT chunk, reason FROM lost") == [(99, "the process died")]
        db.keep([(late, found)])
        assert (99, 256) in db.chunks(TASK)
    assert rows(good, "SELECT * FROM lost") == []


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(path)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


def foreign(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE theirs (x)")
    connection.commit()
    connection.close()


def newer(path: Path) -> None:
    SurveyDb(str(path)).close()
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 2")
    connection.close()


def broken(path: Path) -> None:
    SurveyDb(str(path)).close()
    data = bytearray(path.read_bytes())
    data[100:] = os.urandom(len(data) - 100)
    path.write_bytes(data)


def emptied(path: Path) -> None:
    SurveyDb(str(path)).close()
    connection = sqlite3.connect(path)
    connection.execute("DROP TABLE chunks")
    connection.commit()
    connection.close()


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda path: path.write_text("name,tiles\n"), "is no database of surveys; nothing was"),
        (lambda path: path.write_bytes(b"SQLite format 3\0"), "is no database of surveys"),
        (lambda path: path.write_bytes(b"\0" * 5000), "is no database of surveys"),
        (foreign, "is no database of surveys; nothing was written to it; name another file"),
        (newer, "was made by a newer mjs; update mjs"),
        (broken, "is damaged; nothing was written to it"),
    ],
)
def test_what_is_no_database_of_surveys_is_not_touched(
    tmp_path: Path, make: Callable[[Path], object], message: str
) -> None:
    path = tmp_path / "a.db"
    make(path)
    before = path.read_bytes()
    with pytest.raises(SurveyError, match=f"a.db: {message}"):
        SurveyDb(str(path))
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["a.db"]


def test_a_database_without_its_tables(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    emptied(path)
    with (
        SurveyDb(str(path)) as db,
        pytest.raises(SurveyError, match=r"a.db: cannot be used: no such"),
    ):
        db.chunks(TASK)


@pytest.mark.parametrize("at", [0.3, 0.6, 0.9])
def test_a_file_that_was_cut_is_refused(good: Path, at: float) -> None:
    data = good.read_bytes()
    good.write_bytes(data[: int(len(data) * at)])
    before = good.read_bytes()
    with pytest.raises(SurveyError, match=r"good.db: is damaged"):
        SurveyDb(str(good))
    assert good.read_bytes() == before


@pytest.mark.parametrize(
    "change",
    [
        "histogram = '[1,'",
        "histogram = '[1]'",
        "histogram = '{}'",
        "histogram = '[1e999]'",
        "histogram = CAST(x'5bff5d' AS TEXT)",
        f"histogram = '{'[' * 100_000}'",
        f"histogram = '{[1] * 256}'",
        "solvable = solvable + 1",
        "solvable = solvable - 1000, unsolvable = unsolvable + 1000",
        "work = 9e999",
        "work = x'00ff'",
        "random_won = 1",
        "greedy_won = -1",
        "deals = 512",
    ],
)
def test_a_row_that_is_no_outcome(good: Path, change: str) -> None:
    connection = sqlite3.connect(good)
    connection.execute(f"UPDATE chunks SET {change} WHERE chunk = 7")  # noqa: S608
    connection.commit()
    connection.close()
    with SurveyDb(str(good)) as db, pytest.raises(SurveyError, match="is damaged"):
        db.chunks(TASK)


def test_places_where_no_file_can_be(tmp_path: Path) -> None:
    for path, message in [
        (tmp_path / "no" / "a.db", "cannot be written; is there such a folder"),
        (tmp_path, "is a folder; name a file"),
        (Path("/dev/null"), "is no regular file"),
        (tmp_path / "a\0b", "cannot be read: no such name is possible"),
    ]:
        with pytest.raises(SurveyError, match=message):
            SurveyDb(str(path))


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_can_t_be_written(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(SurveyError, match="cannot be written"):
        SurveyDb(str(tmp_path / "a.db"))


def test_an_empty_file_is_a_new_one(tmp_path: Path, found: Outcome) -> None:
    path = tmp_path / "a.db"
    path.touch()
    with SurveyDb(str(path)) as db:
        db.keep([(TASK, found)])
    assert rows(path, "SELECT count(*) FROM chunks") == [(1,)]
    assert rows(path, "PRAGMA application_id") == [(surveydb.APPLICATION,)]


def test_a_full_disk_is_told_and_loses_nothing(good: Path, found: Outcome) -> None:
    with SurveyDb(str(good)) as db:
        db._connection.execute("PRAGMA max_page_count = 1")  # as many as it has
        many = [(replace(TASK, chunk=number), found) for number in range(100, 900)]
        with pytest.raises(SurveyError, match=r"the disk is full; what was written before is kept"):
            db.keep(many)
        assert len(db.chunks(TASK)) == 40
    with SurveyDb(str(good)) as db:
        db.keep(many)
        assert len(db.chunks(TASK)) == 840


def test_who_comes_second_waits(good: Path, found: Outcome) -> None:
    other = sqlite3.connect(good, isolation_level=None, check_same_thread=False)
    with SurveyDb(str(good)) as db:
        other.execute("BEGIN IMMEDIATE")
        later = threading.Timer(0.3, lambda: other.execute("COMMIT"))
        later.start()
        db.keep([(replace(TASK, chunk=50), found)])
        later.join()
        assert len(db.chunks(TASK)) == 41
    other.close()


def test_who_waits_too_long_is_told(good: Path) -> None:
    other = sqlite3.connect(good, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(SurveyError, match=r"has kept it locked for 0.1 seconds; try again later"):
        SurveyDb(str(good), wait=0.1)
    other.close()


MANY = """
import sys
import mjs_layouts
from mjs.surveying import survey
print(survey([mjs_layouts.load("lesson-zipper")], 5000, 3, jobs=1, db=sys.argv[1]).to_json())
"""


def test_several_programs_share_one_file(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    children = [
        subprocess.Popen([sys.executable, "-c", MANY, str(path)], stdout=subprocess.PIPE)
        for _ in range(3)
    ]
    told = {child.communicate()[0] for child in children}
    assert [child.returncode for child in children] == [0, 0, 0]
    assert len(told) == 1
    assert rows(path, "SELECT count(*), sum(deals) FROM chunks") == [(20, 5000)]
    assert rows(path, "SELECT count(*) FROM surveys") == [(1,)]
