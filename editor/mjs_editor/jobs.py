"""Work off the GUI thread: one runner a kind of job, of which only the newest result counts."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any
from weakref import WeakMethod

from PySide6.QtCore import QObject, Signal

from mjs import MjsError
from mjs_editor.worker import Worker

__all__ = ["LatestJob", "called"]


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

    def __init__(self, work: Callable[..., Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = work
        self._worker = Worker()
        self._number = 0
        self._waiting: tuple[Any, ...] | None = None
        self._running = False

    @property
    def is_idle(self) -> bool:
        """Whether nothing runs and nothing waits."""
        return not self._running and self._waiting is None

    def start(self, *arguments: Any) -> None:
        """Ask for a result with these arguments; an earlier question is forgotten."""
        if self._worker.has_left:
            return
        self._number += 1
        if self._running:
            self._waiting = arguments
        else:
            self._begin(arguments)

    def wait(self) -> None:
        """Wait until nothing runs any more; what waits is forgotten."""
        self._waiting = None
        self._worker.wait()

    def leave(self) -> None:
        """Begin nothing more, and drop what comes of what runs, without waiting for it."""
        self._running, self._waiting = False, None
        self._number += 1
        self._worker.leave()

    def _begin(self, arguments: tuple[Any, ...]) -> None:
        self._running = True
        tell = partial(self._worker.tell, WeakMethod(self._on_finished), self._number)
        self._worker.run(partial(called, tell, self._work, *arguments))

    def _on_finished(self, number: int, result: object, error: object) -> None:
        if self._worker.has_left:
            return
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


def called(tell: Callable[[object, object], None], work: Callable[..., Any], *args: Any) -> None:
    """Call, and tell the result and None, or None and the error, which is raised elsewhere."""
    try:
        result = work(*args)
    except Exception as error:  # noqa: BLE001 - raised again where it can be reported
        tell(None, error)
    else:
        tell(result, None)
