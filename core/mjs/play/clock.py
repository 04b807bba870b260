"""The time that was played: it stands still while a game is paused."""

from __future__ import annotations

import time
from collections.abc import Callable

__all__ = ["Clock"]


class Clock:
    """A stop watch, in milliseconds.

    Parameters
    ----------
    now : callable
        Seconds of a clock that never goes back.

    >>> ticks = iter([10.0, 12.5, 99.0, 101.0])
    >>> clock = Clock(lambda: next(ticks))
    >>> clock.start(); clock.stop(); clock.elapsed
    2500
    >>> clock.start(); clock.elapsed
    4500
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self._before = 0
        self._since: float | None = None

    @property
    def is_running(self) -> bool:
        """Whether time counts."""
        return self._since is not None

    @property
    def elapsed(self) -> int:
        """Milliseconds so far."""
        if self._since is None:
            return self._before
        return self._before + max(0, round((self.now() - self._since) * 1000))

    def start(self) -> None:
        """Let time count; no change when it does."""
        if self._since is None:
            self._since = self.now()

    def stop(self) -> None:
        """Let time stand still; no change when it does."""
        self._before = self.elapsed
        self._since = None

    def set(self, elapsed: int) -> None:
        """Stand still at a time, as in a game that is replayed or resumed."""
        self._since = None
        self._before = elapsed
