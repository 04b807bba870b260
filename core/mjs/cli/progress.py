"""A progress bar for runs that turn out to be long."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol, TextIO

if TYPE_CHECKING:
    from rich.progress import Progress

__all__ = ["Tell", "duration", "progress_bar"]

AFTER = 1.0  # seconds; a bar for less would only flicker
EVERY = 0.1


class Tell(Protocol):
    """Is told how many of how many are done, and what else to show in place of the time left."""

    def __call__(self, done: int, total: int, note: str = "") -> None:
        """Tell it."""


@contextmanager
def progress_bar(
    what: str, *, stream: TextIO | None = None, clock: Callable[[], float] = time.monotonic
) -> Iterator[Tell | None]:
    """A function to be told how many of how many are done; None where no terminal would show it.

    The bar is on standard error, comes after a second, and is gone in the end.
    """
    stream = stream or sys.stderr
    if not stream.isatty():
        yield None
        return
    bar = _Bar(what, stream, clock)
    try:
        yield bar.tell
    finally:
        bar.stop()


class _Bar:
    def __init__(self, what: str, stream: TextIO, clock: Callable[[], float]) -> None:
        self._what = what
        self._stream = stream
        self._clock = clock
        self._started = clock()
        self._drawn = 0.0
        self._shown: Progress | None = None

    def tell(self, done: int, total: int, note: str = "") -> None:
        now = self._clock()
        if now - self._started < AFTER or now - self._drawn < EVERY or done >= total:
            return
        self._drawn = now
        if self._shown is None:
            self._shown = self._start(total, note)
        self._shown.update(self._shown.task_ids[0], completed=done, note=note)
        self._shown.refresh()

    def stop(self) -> None:
        if self._shown is not None:
            self._shown.stop()

    def _start(self, total: int, note: str) -> Progress:
        from rich.console import Console
        from rich.progress import (
            BarColumn,
            MofNCompleteColumn,
            Progress,
            TextColumn,
            TimeRemainingColumn,
        )

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
        # Without a thread of its own: worker processes may still have to be forked.
        shown = Progress(
            *columns,
            TextColumn("{task.fields[note]}") if note else TimeRemainingColumn(),
            console=Console(file=self._stream),
            transient=True,
            auto_refresh=False,
        )
        shown.add_task(self._what, total=total, note=note)
        shown.start()
        return shown


def duration(seconds: float) -> str:
    """A time as people say it.

    >>> duration(8.2), duration(754), duration(40000)
    ('8 s', '12:34 min', '11:06 h')
    """
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60}:{whole % 60:02} min"
    return f"{whole // 3600:,}:{whole % 3600 // 60:02} h"
