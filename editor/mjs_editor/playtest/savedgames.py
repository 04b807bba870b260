"""Unfinished games in the state folder: kept while they are played, offered afterwards.

Each play window has a folder of its own there, with its game and a lock that its process holds. A
game whose lock can be had is nobody's any more: the window was closed, or the program ended
without being able to say so.
"""

from __future__ import annotations

import contextlib
import os
import secrets
from pathlib import Path

from PySide6.QtCore import QLockFile

from mjs import MjsError
from mjs.files import plain_reason, write_whole
from mjs.play.record import SUFFIX
from mjs_editor.leftovers import LOCK, sweep

__all__ = ["MOST", "SavedGame", "remove_saved", "set_aside", "unfinished"]

MOST = 30
"""How many unfinished games are kept; the oldest ones go."""
_DIGITS = 16


class SavedGame:
    """The file of the game that a window plays.

    Parameters
    ----------
    root : Path
        The state folder.
    """

    def __init__(self, root: Path) -> None:
        self._root = root / "games"
        self._lock: QLockFile | None = None
        self._folder: Path | None = None
        self._file: Path | None = None

    def write(self, data: bytes, digest: str) -> None:
        """Write the game of a layout whole or not at all, also off the GUI thread.

        Raises
        ------
        MjsError
            The folder can't be written to, or the disk is full.
        """
        file = self._own_folder() / _name(digest)
        write_whole(file, data)
        if self._file is not None and self._file != file:
            with contextlib.suppress(OSError):
                self._file.unlink(missing_ok=True)
        self._file = file

    def remove(self) -> None:
        """Take the game away, which is over or was left; a later `write` begins another."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.unlink(missing_ok=True)
            self._file = None

    def let_go(self) -> None:
        """Leave the game for later, for whichever window asks for it."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None
        if self._folder is not None:
            with contextlib.suppress(OSError):
                self._folder.rmdir()  # unless there is a game in it
        self._folder = self._file = None
        _drop_old(self._root)

    def _own_folder(self) -> Path:
        if self._folder is None:
            folder = self._root / f"{os.getpid()}-{secrets.token_hex(6)}"
            try:
                folder.mkdir(parents=True)
            except OSError as error:
                raise MjsError(f"{folder}: cannot be made: {plain_reason(error)}") from None
            self._lock = _lock(folder)
            self._lock.tryLock(0)
            self._folder = folder
        return self._folder


def unfinished(root: Path, digest: str) -> list[Path]:
    """The files of unfinished games of a layout that nobody plays now, the latest first."""
    found = [path for path in (root / "games").glob(f"*/{_name(digest)}") if _is_free(path)]
    return sorted(found, key=_when, reverse=True)


def remove_saved(path: Path) -> None:
    """Take away a game that nobody plays."""
    for each in (path, path.with_name(LOCK)):
        with contextlib.suppress(OSError):
            each.unlink()
    with contextlib.suppress(OSError):
        path.parent.rmdir()


def set_aside(path: Path) -> Path:
    """Rename a file that can't be read, so that it is not offered again; its new path."""
    aside = path.with_name(f"damaged-{path.name}.txt")
    try:
        path.replace(aside)
    except OSError:
        return path
    return aside


def _name(digest: str) -> str:
    return f"{digest[:_DIGITS]}{SUFFIX}"


def _lock(folder: Path) -> QLockFile:
    lock = QLockFile(str(folder / LOCK))
    lock.setStaleLockTime(0)  # never by age: a window may stay open for weeks
    return lock


def _is_free(path: Path) -> bool:
    lock = _lock(path.parent)
    if not lock.tryLock(0):
        return False
    lock.unlock()
    return True


def _when(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _drop_old(root: Path) -> None:
    sweep(root)
    files = sorted(root.glob(f"*/*{SUFFIX}"), key=_when, reverse=True)
    for path in files[MOST:]:
        if _is_free(path):
            remove_saved(path)
