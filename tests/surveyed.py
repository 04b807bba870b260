"""Work on chunks that goes wrong in every way; worker processes find it by importing this."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

from mjs.sampling import Outcome, Task, work_off

MARKS = "MJS_TEST_MARKS"
"""The variable of the environment with the folder where it is noted what was worked on."""


def noted(task: Task, cancel: Callable[[], bool] | None = None) -> Outcome:
    """Work as usual, and leave a mark for each time that a chunk is worked on."""
    _mark(task)
    return work_off(task, cancel)


def dies_once(task: Task, cancel: Callable[[], bool] | None = None) -> Outcome:
    """End the process at the third chunk, but not again."""
    if task.chunk == 2 and _mark(task) == 1:
        os._exit(9)
    return work_off(task, cancel)


def dies(task: Task, cancel: Callable[[], bool] | None = None) -> Outcome:
    """End the process at the third chunk."""
    if task.chunk == 2:
        os._exit(9)
    return work_off(task, cancel)


def raises_once(task: Task, cancel: Callable[[], bool] | None = None) -> Outcome:
    """Fail at the third chunk, but not again."""
    if task.chunk == 2 and _mark(task) == 1:
        raise ZeroDivisionError("a bug")
    return work_off(task, cancel)


def raises(task: Task, cancel: Callable[[], bool] | None = None) -> Outcome:
    """Fail at the third chunk."""
    if task.chunk == 2:
        raise ZeroDivisionError("a bug")
    return work_off(task, cancel)


def always_raises(task: Task, cancel: Callable[[], bool] | None = None) -> Outcome:
    """Fail."""
    raise MemoryError


def slow(task: Task, cancel: Callable[[], bool] | None = None) -> Outcome:
    """Take a while for each chunk."""
    time.sleep(0.02)
    return noted(task, cancel)


def old(task: Task, cancel: Callable[[], bool] | None = None) -> Outcome:
    """Answer as another version would."""
    found = work_off(task, cancel)
    return Outcome("mjs-shuffle-0 mjs-search-0", *list(vars(found).values())[1:])


def marks() -> list[str]:
    """The chunks that were worked on, in order, each as often as it was."""
    return sorted(path.name.partition("+")[0] for path in Path(os.environ[MARKS]).iterdir())


def _mark(task: Task) -> int:
    """Leave a mark; how many the chunk has now."""
    folder = Path(os.environ[MARKS])
    name = f"{task.digest[:8]}-{task.chunk:04}"
    (folder / f"{name}+{os.getpid()}-{time.monotonic_ns()}").touch()
    return sum(path.name.startswith(name) for path in folder.iterdir())
