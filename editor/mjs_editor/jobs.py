"""Work off the GUI thread: one runner a kind of job, of which only the newest result counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, Slot

from mjs import MjsError

__all__ = ["Call", "LatestJob"]


class LatestJob(QObject):
    """Runs a function with ever new arguments, one at a time, skipping what is out of date.

    Signals
    -------
    done(object)
        The result of the newest call; results of calls that were overtaken are dropped.
    failed(str)
        The newest call raised an error that is meant for people.
    """

    done = Signal(object)
    failed = Signal(str)
    _finished = Signal(int, object, object)

    def __init__(self, work: Callable[..., Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = work
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._number = 0
        self._waiting: tuple[Any, ...] | None = None
        self._running = False
        self._finished.connect(self._on_finished)

    @property
    def is_idle(self) -> bool:
        """Whether nothing runs and nothing waits."""
        return not self._running and self._waiting is None

    def start(self, *arguments: Any) -> None:
        """Ask for a result with these arguments; an earlier question is forgotten."""
        self._number += 1
        if self._running:
            self._waiting = arguments
        else:
            self._begin(arguments)

    def wait(self) -> None:
        """Wait until nothing runs any more, for the end of the program."""
        self._waiting = None
        self._pool.waitForDone()

    def _begin(self, arguments: tuple[Any, ...]) -> None:
        self._running = True
        self._pool.start(Call(self._work, arguments, self._number, self._finished.emit))

    @Slot(int, object, object)
    def _on_finished(self, number: int, result: object, error: object) -> None:
        self._running = False
        if self._waiting is not None:
            arguments, self._waiting = self._waiting, None
            self._begin(arguments)
        if number != self._number:
            return
        if isinstance(error, MjsError):
            self.failed.emit(str(error))
        elif isinstance(error, Exception):
            raise error
        else:
            self.done.emit(result)


class Call(QRunnable):
    """One call of a function on another thread.

    Parameters
    ----------
    work : callable
    arguments : tuple
    number : int
        Which call it is.
    tell : callable
        Gets the number, the result, and the error or None; a signal's `emit`, so that it comes up
        on the GUI thread.
    """

    def __init__(
        self,
        work: Callable[..., Any],
        arguments: tuple[Any, ...],
        number: int,
        tell: Callable[[int, object, object], None],
    ) -> None:
        super().__init__()
        self._work, self._arguments, self._number, self._tell = work, arguments, number, tell

    def run(self) -> None:
        """Call, and hand the result or the error over to the GUI thread."""
        result: object = None
        error: object = None
        try:
            result = self._work(*self._arguments)
        except Exception as raised:  # noqa: BLE001 - raised again where it can be reported
            error = raised
        try:
            self._tell(self._number, result, error)
        except RuntimeError:
            return  # the window is gone, and with it whoever asked
