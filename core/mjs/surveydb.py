"""Where surveys are kept: one SQLite file, one row a chunk, written as each chunk arrives.

A file that is no such database is never written to. Several programs may use one file at a time;
they wait for each other.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from mjs.errors import SurveyError
from mjs.files import plain_reason
from mjs.sampling import BUCKETS, Outcome, Task, generator_of

__all__ = ["SurveyDb"]

APPLICATION = 0x6D6A_7376  # "mjsv", at its place in the head of the file
VERSION = 1
WAIT = 60.0
"""Seconds to wait for another program that writes."""

_MAGIC = b"SQLite format 3\0"
_SCHEMA = """
CREATE TABLE surveys (
    survey INTEGER PRIMARY KEY,
    layout TEXT NOT NULL,      -- digest
    kind TEXT NOT NULL,
    seed TEXT NOT NULL,        -- a number of 64 bits, more than SQLite's have
    deck TEXT NOT NULL,
    generator TEXT NOT NULL,   -- dealer and search, with their versions
    effort INTEGER NOT NULL,   -- steps after which a deal is undecided
    plays INTEGER NOT NULL,    -- of each deal, by either way of playing
    UNIQUE (layout, kind, seed, deck, generator, effort, plays)
);
CREATE TABLE chunks (
    survey INTEGER NOT NULL REFERENCES surveys,
    chunk INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    solvable INTEGER NOT NULL,
    unsolvable INTEGER NOT NULL,
    undecided INTEGER NOT NULL,
    work INTEGER NOT NULL,
    most_work INTEGER NOT NULL,
    conflicts INTEGER NOT NULL,
    histogram TEXT NOT NULL,   -- JSON
    random_won INTEGER NOT NULL,
    greedy_won INTEGER NOT NULL,
    PRIMARY KEY (survey, chunk, deals)
) WITHOUT ROWID;
CREATE TABLE lost (            -- chunks that failed, to be tried again
    survey INTEGER NOT NULL REFERENCES surveys,
    chunk INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (survey, chunk, deals)
) WITHOUT ROWID;
"""


class SurveyDb:
    """A file of surveys, made when it is not there.

    Raises
    ------
    SurveyError
        The file is something else, is damaged, was made by a newer mjs, or can't be written;
        nothing of it is changed.

    >>> with SurveyDb(":memory:") as db:
    ...     db.chunks(Task(b"", (2, 2), "0" * 64, True, "random", 0, 0, 256, 1000))
    {}
    """

    def __init__(self, path: str, wait: float = WAIT) -> None:
        self.path = path
        self._wait = wait
        if path != ":memory:":
            _refuse_others(path)
        with self._told():
            self._connection = sqlite3.connect(path, timeout=wait, isolation_level=None)
        try:
            with self._told():
                self._prepare()
        except BaseException:
            self._connection.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the file; all that was written is in it already."""
        self._connection.close()

    def chunks(self, task: Task) -> dict[tuple[int, int], Outcome]:
        """What is known of a task's layout, whatever its own chunk is, by chunk and deals."""
        with self._told():
            rows = self._connection.execute(
                "SELECT chunk, deals, solvable, unsolvable, undecided, work, most_work, conflicts,"
                " histogram, random_won, greedy_won FROM chunks JOIN surveys USING (survey)"
                " WHERE layout = ? AND kind = ? AND seed = ? AND deck = ? AND generator = ?"
                " AND effort = ? AND plays = ?",
                _key(task),
            ).fetchall()
        try:
            return {(row[0], row[1]): _outcome(task, row[1:]) for row in rows}
        except (TypeError, ValueError, RecursionError):
            raise SurveyError(f"{self.path}: is damaged; {_ELSEWHERE}") from None

    def keep(
        self, done: Iterable[tuple[Task, Outcome]], lost: Iterable[tuple[Task, str]] = ()
    ) -> None:
        """Write some chunks, all or none of them; those that are there already stay as they are."""
        with self._told(), self._transaction():
            for task, found in done:
                survey = self._survey(task)
                self._connection.execute(
                    "INSERT OR IGNORE INTO chunks VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    (
                        survey,
                        task.chunk,
                        task.deals,
                        found.solvable,
                        found.unsolvable,
                        found.undecided,
                        found.work,
                        found.most_work,
                        found.conflicts,
                        json.dumps(found.histogram, separators=(",", ":")),
                        found.random_won,
                        found.greedy_won,
                    ),
                )
                self._connection.execute(
                    "DELETE FROM lost WHERE survey = ? AND chunk = ? AND deals = ?",
                    (survey, task.chunk, task.deals),
                )
            for task, reason in lost:
                self._connection.execute(
                    "INSERT OR REPLACE INTO lost VALUES (?, ?, ?, ?)",
                    (self._survey(task), task.chunk, task.deals, reason),
                )

    def _survey(self, task: Task) -> int:
        key = _key(task)
        self._connection.execute(
            "INSERT OR IGNORE INTO surveys (layout, kind, seed, deck, generator, effort,"
            " plays) VALUES (?, ?, ?, ?, ?, ?, ?)",
            key,
        )
        (number,) = self._connection.execute(
            "SELECT survey FROM surveys WHERE layout = ? AND kind = ? AND seed = ? AND deck = ?"
            " AND generator = ? AND effort = ? AND plays = ?",
            key,
        ).fetchone()
        return int(number)

    def _prepare(self) -> None:
        # Two programs may come to a new file at once: the second one finds it made.
        with self._transaction():
            (version,) = self._connection.execute("PRAGMA user_version").fetchone()
            (tables,) = self._connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            if version == 0 and tables == 0:
                for statement in _SCHEMA.split(";")[:-1]:
                    self._connection.execute(statement)
                self._connection.execute(f"PRAGMA application_id = {APPLICATION}")
                self._connection.execute(f"PRAGMA user_version = {VERSION}")
                return
        (answer,) = self._connection.execute("PRAGMA quick_check(1)").fetchone()
        if answer != "ok":
            raise SurveyError(f"{self.path}: is damaged; {_ELSEWHERE}")

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._connection.execute("COMMIT")
        except BaseException:
            # A full disk has rolled it back already.
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Make a sentence of what SQLite says."""
        try:
            yield
        except sqlite3.Error as error:
            raise SurveyError(f"{self.path}: {self._sentence(error)}") from None
        except UnicodeDecodeError:
            # Of a text in the schema; sqlite3 does not make one of its own errors of it.
            raise SurveyError(f"{self.path}: is damaged; {_ELSEWHERE}") from None

    def _sentence(self, error: sqlite3.Error) -> str:
        code = getattr(error, "sqlite_errorcode", None)
        primary = code & 0xFF if code is not None else None
        if code is None and isinstance(error, sqlite3.OperationalError):
            # Python's own complaint of a text that is none.
            return f"is damaged; {_ELSEWHERE}"
        if primary in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            return f"another program has kept it locked for {self._wait:g} seconds; try again later"
        if primary in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            return f"is damaged; {_ELSEWHERE}"
        if primary in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM):
            return "cannot be written; is there such a folder, and may you write to it?"
        if primary == sqlite3.SQLITE_FULL:
            return "the disk is full; what was written before is kept"
        return f"cannot be used: {error}"


_ELSEWHERE = "nothing was written to it; name another file, or move this one away"


def _outcome(task: Task, row: Sequence[Any]) -> Outcome:
    """The result in a row, from its deals on; `ValueError` where no worker can have sent it."""
    counts, histogram = [*row[:7], *row[8:]], json.loads(row[7])
    if type(histogram) is not list or len(histogram) != BUCKETS:
        raise ValueError("no histogram")
    if any(type(count) is not int or count < 0 for count in counts + histogram):
        raise ValueError("no count")
    deals, solvable, unsolvable, undecided, work, most_work, conflicts = counts[:7]
    random_won, greedy_won = counts[7:]
    if not solvable + unsolvable + undecided == sum(histogram) == deals:
        raise ValueError("more or fewer deals than there are")
    if most_work > work or max(random_won, greedy_won) > deals * task.plays:
        raise ValueError("more than there can be")
    return Outcome(
        generator_of(task.kind),
        solvable,
        unsolvable,
        undecided,
        work,
        most_work,
        conflicts,
        tuple(histogram),
        random_won,
        greedy_won,
    )


def _key(task: Task) -> tuple[str, str, str, str, str, int, int]:
    deck = "bonus" if task.bonus else "plain"
    generator = generator_of(task.kind)
    return task.digest, task.kind, str(task.seed), deck, generator, task.effort, task.plays


def _refuse_others(path: str) -> None:
    """Raise `SurveyError` when there is a file that is no database of surveys, by its first bytes.

    They are read without SQLite, which could finish or undo what another program left half done.
    """
    try:
        os.stat(path)
    except FileNotFoundError:
        return
    except (OSError, ValueError) as error:
        raise SurveyError(f"{path}: cannot be read: {plain_reason(error)}") from None
    try:
        if Path(path).is_dir():
            raise SurveyError(f"{path}: is a folder; name a file for the results")
        if not Path(path).is_file():
            raise SurveyError(f"{path}: is no regular file, as a database has to be")
        with open(path, "rb") as stream:
            head = stream.read(100)
    except (OSError, ValueError) as error:
        raise SurveyError(f"{path}: cannot be read: {plain_reason(error)}") from None
    if not head:
        return
    application, version = (int.from_bytes(head[at : at + 4], "big") for at in (68, 60))
    if not head.startswith(_MAGIC) or len(head) < 100 or application != APPLICATION:
        raise SurveyError(f"{path}: is no database of surveys; {_ELSEWHERE}")
    if version > VERSION:
        raise SurveyError(f"{path}: was made by a newer mjs; update mjs, or name another file")
