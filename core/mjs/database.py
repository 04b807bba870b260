"""SQLite files of ours: known by their first bytes, shared by programs, never harmed.

A file that is not the database asked for is never written to. Several programs may use one file
at a time; they wait for each other. What SQLite complains of becomes a sentence.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import ClassVar, Self

from mjs.errors import MjsError, WriteError
from mjs.files import plain_reason

__all__ = ["WAIT", "Database", "set_aside"]

WAIT = 60.0
"""Seconds to wait for another program that writes."""

_MAGIC = b"SQLite format 3\0"


class Database:
    """A file of one kind, made when it is not there.

    A kind of file is a subclass that says what is in it, by the class variables. One object
    belongs to the thread that made it.

    Parameters
    ----------
    path : str
        The file; ``":memory:"`` for one that is gone when it is closed.
    wait : float
        Seconds to wait for another program that writes.

    Raises
    ------
    MjsError
        Of the kind that the subclass names: the file is something else, is damaged, was made by
        a newer mjs, or can't be written; nothing of it is changed.
    """

    application: ClassVar[int]
    """A number of 32 bits, at its place in the head of the file."""
    version: ClassVar[int]
    schema: ClassVar[str]
    """The statements that make a new file, each ended by a semicolon."""
    what: ClassVar[str]
    """Of what it is a database, for messages."""
    remedy: ClassVar[str] = "name another file, or move this one away"
    """What to do about a file that can't be used."""
    error: ClassVar[type[MjsError]]

    def __init__(self, path: str, wait: float = WAIT) -> None:
        self.path = path
        self._wait = wait
        if path != ":memory:":
            self._refuse_others()
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

    def _prepare(self) -> None:
        # Two programs may come to a new file at once: the second one finds it made.
        with self._transaction():
            (version,) = self._connection.execute("PRAGMA user_version").fetchone()
            (tables,) = self._connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            if version == 0 and tables == 0:
                for statement in self.schema.split(";")[:-1]:
                    self._connection.execute(statement)
                self._connection.execute(f"PRAGMA application_id = {self.application}")
                self._connection.execute(f"PRAGMA user_version = {self.version}")
                return
        (answer,) = self._connection.execute("PRAGMA quick_check(1)").fetchone()
        if answer != "ok":
            raise self._damaged()

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
            raise self.error(f"{self.path}: {self._sentence(error)}") from None
        except UnicodeDecodeError:
            # Of a text in the schema; sqlite3 does not make one of its own errors of it.
            raise self._damaged() from None

    def _damaged(self) -> MjsError:
        return self.error(f"{self.path}: is damaged; {self._untouched}")

    @property
    def _untouched(self) -> str:
        return f"nothing was written to it; {self.remedy}"

    def _sentence(self, error: sqlite3.Error) -> str:
        code = getattr(error, "sqlite_errorcode", None)
        primary = code & 0xFF if code is not None else None
        if code is None and isinstance(error, sqlite3.OperationalError):
            # Python's own complaint of a text that is none.
            return f"is damaged; {self._untouched}"
        if primary in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            return f"another program has kept it locked for {self._wait:g} seconds; try again later"
        if primary in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            return f"is damaged; {self._untouched}"
        if primary in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM):
            return "cannot be written; is there such a folder, and may you write to it?"
        if primary == sqlite3.SQLITE_FULL:
            return "the disk is full; what was written before is kept"
        return f"cannot be used: {error}"

    def _refuse_others(self) -> None:
        """Raise when there is a file that is no such database, by its first bytes.

        They are read without SQLite, which could finish or undo what another program left half
        done.
        """
        path = self.path
        try:
            os.stat(path)
        except FileNotFoundError:
            return
        except (OSError, ValueError) as error:
            raise self.error(f"{path}: cannot be read: {plain_reason(error)}") from None
        try:
            if Path(path).is_dir():
                raise self.error(f"{path}: is a folder; name a file for the {self.what}")
            if not Path(path).is_file():
                raise self.error(f"{path}: is no regular file, as a database has to be")
            with open(path, "rb") as stream:
                head = stream.read(100)
        except (OSError, ValueError) as error:
            raise self.error(f"{path}: cannot be read: {plain_reason(error)}") from None
        if not head:
            return
        application, version = (int.from_bytes(head[at : at + 4], "big") for at in (68, 60))
        if not head.startswith(_MAGIC) or len(head) < 100 or application != self.application:
            raise self.error(f"{path}: is no database of {self.what}; {self._untouched}")
        if version > self.version:
            raise self.error(f"{path}: was made by a newer mjs; update mjs, or name another file")


def set_aside(path: str) -> str:
    """Rename a file that can't be used, so that a new one can take its place; nothing is lost.

    What SQLite has left beside it to finish or to undo goes along, as that belongs to it.

    Returns
    -------
    str
        Its new path: with ``.damaged-1`` at its end, or the next number that is not taken.

    Raises
    ------
    WriteError
        It can't be renamed; it is where it was.
    """
    number = 1
    while os.path.lexists(f"{path}.damaged-{number}"):
        number += 1
    kept = f"{path}.damaged-{number}"
    try:
        os.rename(path, kept)
    except (OSError, ValueError) as error:
        raise WriteError(f"{path}: cannot be renamed: {plain_reason(error)}") from None
    for beside in ("-journal", "-wal", "-shm"):
        with suppress(OSError):
            os.rename(path + beside, kept + beside)
    return kept
