"""Statistics and personal bests, and the logs of games for a heat map: one SQLite file.

A file that is something else, or is damaged, is told of and never written to; several programs
may use one file at a time. Only logs take much room, so only they are thrown away, the oldest
first, beyond `MOST_LOGS` of them or `MOST_BYTES` in all; what is known of games stays.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from mjs.database import Database, set_aside
from mjs.errors import PlayError
from mjs.layout import Layout
from mjs.play.played import Marks, PersonalBests, Played, Statistics

__all__ = ["Best", "Bests", "set_aside"]

MOST_LOGS = 1000
MOST_BYTES = 32 * 1024 * 1024
"""Of all logs together."""
LONGEST_LOG = 4 * 1024 * 1024
"""Bytes of one log; a longer one is not kept. Games of a turtle take some 20,000."""

Best = Literal["time", "clean time", "score"]

_COLUMNS = (
    "layout, name, level, profile, outcome, time, tiles, removed, hints, undos, shuffles, clean,"
    " score, seed, ended"
)
# Bests are of games with the assists of their kind; those of score need no clear, but an end.
_ASSISTED = "(hints + undos + shuffles > 0)"
_BEST: dict[Best, str] = {
    "time": "outcome = 'won' ORDER BY time, game",
    "clean time": "outcome = 'won' AND clean ORDER BY time, game",
    "score": "outcome <> 'quit' AND score > 0 ORDER BY score DESC, game",
}


class Bests(Database):
    """A file of played games, made when it is not there.

    Layouts are named by themselves or by their digests. One object belongs to one thread.

    Parameters
    ----------
    path : str
        The file; ``":memory:"`` for one that is gone when it is closed.

    Raises
    ------
    PlayError
        The file is something else, is damaged, was made by a newer mjs, or can't be written;
        nothing of it is changed. `set_aside` makes way for a new one.

    >>> with Bests(":memory:") as bests:
    ...     bests.add(Played(layout="0" * 64, time=90_000, tiles=144, removed=144))
    ...     bests.add(Played(layout="0" * 64, time=95_000, tiles=144, removed=144))
    ...     bests.add(Played(layout="0" * 64, time=20_000, tiles=144, removed=90, outcome="quit"))
    ...     bests.of("0" * 64).unassisted.time.time, bests.statistics().longest_streak
    ('time', 'clean time')
    ()
    ()
    (90000, 2)
    """

    application = 0x6D6A_7370  # "mjsp"
    version = 1
    schema = """
    CREATE TABLE games (
        game INTEGER PRIMARY KEY,
        layout TEXT NOT NULL,      -- digest
        name TEXT NOT NULL,
        level TEXT NOT NULL,
        profile TEXT NOT NULL,
        outcome TEXT NOT NULL,
        time INTEGER NOT NULL,     -- milliseconds
        tiles INTEGER NOT NULL,
        removed INTEGER NOT NULL,
        hints INTEGER NOT NULL,
        undos INTEGER NOT NULL,
        shuffles INTEGER NOT NULL,
        clean INTEGER NOT NULL,
        score INTEGER,
        seed TEXT,                 -- a number of 64 bits, more than SQLite's have
        ended INTEGER NOT NULL     -- milliseconds since 1970, UTC
    );
    CREATE INDEX games_by_time ON games (layout, level, outcome, time);
    CREATE TABLE logs (
        game INTEGER PRIMARY KEY REFERENCES games,
        size INTEGER NOT NULL,     -- bytes
        log TEXT NOT NULL          -- JSON
    );
    """
    what = "played games"
    remedy = "move it away to begin a new one"
    error = PlayError

    def add(self, played: Played, log: str = "") -> tuple[Best, ...]:
        """Remember a game, with its log if it is not longer than `LONGEST_LOG`.

        Returns
        -------
        tuple of {"time", "clean time", "score"}
            The personal bests that it beats, or that are the first of their kind.
        """
        size = len(log.encode("utf-8", "replace"))
        with self._told(), self._transaction():
            before = self._marks(played.layout, played.level, None, assisted=played.is_assisted)
            row = played.values()
            marks = ", ".join("?" * len(row))
            number = self._connection.execute(
                f"INSERT INTO games ({_COLUMNS}) VALUES ({marks})",  # noqa: S608 - no values
                row,
            ).lastrowid
            if log and size <= LONGEST_LOG:
                self._connection.execute(
                    "INSERT INTO logs VALUES (?, ?, ?)",
                    (number, size, log.encode("utf-8", "replace").decode("utf-8")),
                )
                self._drop_old_logs()
        return tuple(_beaten(before, played))

    def of(
        self, layout: Layout | str, level: str = "", profile: str | None = None
    ) -> PersonalBests:
        """The personal bests on a layout and level, by one profile or by all."""
        digest = _digest(layout)
        with self._told():
            return PersonalBests(
                self._marks(digest, level, profile, assisted=False),
                self._marks(digest, level, profile, assisted=True),
            )

    def statistics(
        self,
        layout: Layout | str | None = None,
        level: str | None = None,
        profile: str | None = None,
    ) -> Statistics:
        """Counts of all games, or of those on a layout, of a level, or by a profile."""
        where, values = _where(layout, level, profile)
        counts = dict.fromkeys(("won", "stuck", "lost", "quit"), 0)
        total = streak = longest = 0
        with self._told():
            rows = self._connection.execute(
                f"SELECT outcome, time FROM games WHERE {where} ORDER BY game",  # noqa: S608
                values,
            )
            for outcome, time in rows:
                if outcome not in counts or type(time) is not int:
                    raise self._damaged()
                counts[outcome] += 1
                streak = streak + 1 if outcome == "won" else 0
                longest = max(longest, streak)
                total += time if outcome == "won" else 0
        mean = total / counts["won"] if counts["won"] else None
        return Statistics(**counts, streak=streak, longest_streak=longest, mean_time=mean)

    def games(
        self,
        layout: Layout | str | None = None,
        level: str | None = None,
        profile: str | None = None,
        *,
        most: int = 100,
    ) -> tuple[Played, ...]:
        """The games played last, the last one first."""
        where, values = _where(layout, level, profile)
        with self._told():
            rows = self._connection.execute(
                f"SELECT {_COLUMNS} FROM games WHERE {where}"  # noqa: S608 - no values
                " ORDER BY game DESC LIMIT ?",
                (*values, most),
            ).fetchall()
        return tuple(map(self._played, rows))

    def layouts(self) -> dict[str, str]:
        """The digests of all layouts that were played, with their latest names; last one first."""
        with self._told():
            rows = self._connection.execute(
                "SELECT layout, name FROM games WHERE game IN"
                " (SELECT max(game) FROM games GROUP BY layout) ORDER BY game DESC"
            ).fetchall()
        if not all(isinstance(text, str) for row in rows for text in row):
            raise self._damaged()
        return dict(rows)

    def logs(self, layout: Layout | str) -> Iterator[str]:
        """The logs of a layout's games, the last one first; read one by one."""
        with self._told():
            numbers = self._connection.execute(
                "SELECT game FROM logs JOIN games USING (game) WHERE layout = ? ORDER BY game DESC",
                (_digest(layout),),
            ).fetchall()
        for number in numbers:
            with self._told():
                row = self._connection.execute(
                    "SELECT CAST(log AS BLOB) FROM logs WHERE game = ?", number
                ).fetchone()
            # Another program may have dropped it just now.
            if row is not None:
                # Whether it is whole is for its reader to say: one of many does no harm.
                yield bytes(row[0]).decode("utf-8", "replace")

    def forget(self, layout: Layout | str | None = None) -> None:
        """Delete all that is known of a layout's games, or of all games."""
        where, values = _where(layout, None, None)
        with self._told(), self._transaction():
            self._connection.execute(
                f"DELETE FROM logs WHERE game IN (SELECT game FROM games WHERE {where})",  # noqa: S608
                values,
            )
            self._connection.execute(f"DELETE FROM games WHERE {where}", values)  # noqa: S608

    def _marks(self, digest: str, level: str, profile: str | None, *, assisted: bool) -> Marks:
        where, values = _where(digest, level, profile)
        found = []
        for best in _BEST.values():
            row = self._connection.execute(
                f"SELECT {_COLUMNS} FROM games WHERE {where}"  # noqa: S608 - no values
                f" AND {_ASSISTED} = ? AND {best} LIMIT 1",
                (*values, int(assisted)),
            ).fetchone()
            found.append(None if row is None else self._played(row))
        return Marks(*found)

    def _played(self, row: tuple[object, ...]) -> Played:
        try:
            return Played.from_values(row)
        except PlayError:
            raise self._damaged() from None

    def _drop_old_logs(self) -> None:
        self._connection.execute(
            "DELETE FROM logs WHERE game IN (SELECT game FROM ("
            " SELECT game, row_number() OVER latest AS place, sum(size) OVER latest AS bytes"
            " FROM logs WINDOW latest AS (ORDER BY game DESC))"
            " WHERE place > ? OR bytes > ?)",
            (MOST_LOGS, MOST_BYTES),
        )


def _beaten(before: Marks, played: Played) -> Iterator[Best]:
    """The bests that a game is better than; one that is only as good beats none."""
    time, clean_time, score = before.time, before.clean_time, before.score
    if played.outcome == "won":
        if time is None or played.time < time.time:
            yield "time"
        if played.clean and (clean_time is None or played.time < clean_time.time):
            yield "clean time"
    # A game without a score has none to be best.
    highest = 0 if score is None or score.score is None else score.score
    if played.outcome != "quit" and (played.score or 0) > highest:
        yield "score"


def _digest(layout: Layout | str) -> str:
    return layout if isinstance(layout, str) else layout.digest


def _where(
    layout: Layout | str | None, level: str | None, profile: str | None
) -> tuple[str, tuple[str, ...]]:
    """The condition for some games, and its values."""
    wanted = {
        "layout": None if layout is None else _digest(layout),
        "level": level,
        "profile": profile,
    }
    named = {column: value for column, value in wanted.items() if value is not None}
    return " AND ".join(["1", *(f"{column} = ?" for column in named)]), tuple(named.values())
