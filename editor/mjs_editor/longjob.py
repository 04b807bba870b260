"""Long work off the GUI thread, one piece at a time, with progress and cancel."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any
from weakref import WeakMethod

from PySide6.QtCore import QObject, Signal

from mjs import Cancelled, MjsError
from mjs_editor.jobs import called
from mjs_editor.worker import Worker, is_ending

__all__ = ["LongJob", "Report"]


class Report:
    """What work tells its job, and asks it.

    Calling it with how much is done, and of how much, raises `Cancelled` when it is time to stop.

    Attributes
    ----------
    is_cancelled : bool
        Set by whoever does not want the work any more.
    """

    def __init__(self, tell: Callable[[int, int], None]) -> None:
        self._tell = tell
        self.is_cancelled = False

    def __call__(self, done: int, total: int) -> None:
        """Tell how far the work is."""
        if self.is_unwanted():
            raise Cancelled
        self._tell(done, total)

    def is_unwanted(self) -> bool:
        """Whether it is time to stop: what calls of the engine are given as their `cancel`."""
        return self.is_cancelled or is_ending()


class LongJob(QObject):
    """Runs work that takes a `Report` and returns something.

    Signals
    -------
    progress(int, int)
        How much is done, and of how much.
    done(object)
        What the work returned.
    failed(str)
        It raised an error that is meant for people.
    ended()
        It runs no more, for whatever reason: done, failed or cancelled.
    """

    progress = Signal(int, int)
    done = Signal(object)
    failed = Signal(str)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker()
        self._number = 0
        self._report: Report | None = None

    @property
    def is_running(self) -> bool:
        """Whether work is under way that has not been cancelled."""
        return self._report is not None

    def start(self, work: Callable[[Report], Any]) -> None:
        """Begin; what was running is cancelled."""
        self.cancel()
        if self._worker.has_left:
            return
        self._number += 1
        number = self._number
        tell = self._worker.tell
        report = Report(partial(tell, WeakMethod(self._on_told), number))
        self._report = report
        told = partial(tell, WeakMethod(self._on_finished), number)
        self._worker.run(partial(called, told, work, report))

    def cancel(self) -> None:
        """Stop; the work ends at its next report and its result is dropped."""
        if self._report is not None:
            self._report.is_cancelled = True
            self._report = None
            self._number += 1
            self.ended.emit()

    def wait(self) -> None:
        """Cancel, and wait until nothing runs any more."""
        self.cancel()
        self._worker.wait()

    def leave(self) -> None:
        """Cancel, and begin nothing more; what runs ends without being waited for."""
        self.cancel()
        self._worker.leave()

    def _on_told(self, number: int, done: int, total: int) -> None:
        if number == self._number:
            self.progress.emit(done, total)

    def _on_finished(self, number: int, result: object, error: object) -> None:
        if number != self._number:
            return
        self._report = None
        if isinstance(error, MjsError):
            self.failed.emit(str(error))
        elif error is None:
            self.done.emit(result)
        self.ended.emit()
        if isinstance(error, Exception) and not isinstance(error, MjsError):
            raise error
