"""Tasks that end or hold up whoever works on them; worker processes find it by importing this.

Who works does not get `cancel` in another process, so that these can't hear it.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

Work = Callable[[], bool]


def breaks_then_lasts(task: str, cancel: Work | None = None) -> str:
    """Break the pool the first time, and take for ever the second, with a mark for each stage."""
    first = Path(f"{task}-first")
    if not first.exists():
        first.touch()
        os._exit(9)
    _last(task)
    return task


def lasts(task: str, cancel: Work | None = None) -> str:
    """Take for ever, or what is that for a test."""
    _last(task)
    return task


def breaks_once(task: str, cancel: Work | None = None) -> str:
    """Break the pool the first time."""
    try:
        Path(task).touch(exist_ok=False)
    except FileExistsError:
        return task
    os._exit(9)


def _last(task: str) -> None:
    Path(f"{task}-began").touch()
    time.sleep(60)
    Path(f"{task}-ended").touch()
