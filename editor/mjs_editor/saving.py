"""Where files may be written to. No Qt here."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from mjs import WriteError

__all__ = ["refuse_special"]


def refuse_special(path: Path) -> None:
    """Refuse a path that stands for something else than a file.

    A command line may well write into a pipe. A window that did so would stand still until
    somebody reads from the other end.

    Raises
    ------
    WriteError
        It is a folder, a pipe or a device.

    >>> refuse_special(Path("no-such-file.json"))
    """
    try:
        mode = os.stat(path).st_mode
    except (OSError, ValueError):
        return  # writing it tells what is wrong, if anything is
    if not stat.S_ISREG(mode):
        raise WriteError(f"{path}: cannot be written: a folder, pipe or device is no file")
