"""Where surveys are kept: one SQLite file, one row a chunk, written as each chunk arrives.

A file that is no such database is never written to. Several programs may use one file at a time;
they wait for each other.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from mjs.database import Database
from mjs.errors import SurveyError
from mjs.sampling import BUCKETS, Outcome, Task, generator_of

__all__ = ["SurveyDb"]

APPLICATION = 0x6D6A_7376  # "mjsv", at its place in the head of the file
VERSION = 1

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


class SurveyDb(Database):
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

    application = APPLICATION
    version = VERSION
    schema = _SCHEMA
    what = "surveys"
    error = SurveyError

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
            raise self._damaged() from None

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
