"""What processes that were killed have left in the state folder, and nobody can use.

Each document or game has a folder of its own there, with a lock. A process that is killed at a bad
moment leaves one without anything in it but the lock and half a file.
"""

from __future__ import annotations

import contextlib
import time
from pathlib import Path

from PySide6.QtCore import QLockFile

__all__ = ["LOCK", "sweep"]

LOCK = "lock"
_AGE = 24 * 3600
"""Seconds; a younger folder may be one that is just being filled."""


def sweep(root: Path) -> None:
    """Take away the folders below one that hold nothing of use and are nobody's any more.

    Parameters
    ----------
    root : Path
        The folder of drafts or of games; it need not be there.
    """
    with contextlib.suppress(OSError):
        for folder in list(root.iterdir()):
            if folder.is_dir() and not folder.is_symlink():
                _sweep_one(folder)


def _sweep_one(folder: Path) -> None:
    with contextlib.suppress(OSError):
        # Files that are being written begin with a dot until they are whole.
        names = [path.name for path in folder.iterdir()]
        if any(name != LOCK and not name.startswith(".") for name in names):
            return
        if time.time() - folder.stat().st_mtime < _AGE:
            return
        lock = QLockFile(str(folder / LOCK))
        lock.setStaleLockTime(0)
        if not lock.tryLock(0):
            return
        for name in names:
            if name != LOCK:
                (folder / name).unlink()
        lock.unlock()
        folder.rmdir()
