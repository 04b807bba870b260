"""A thread of its own for one kind of work, which may outlive the window that wanted the work.

Nothing that Qt owns runs here: a thread pool of Qt waits for its threads when it is destroyed, so
that a window could not go while something runs; a thread that Qt destroys while it runs ends the
program; and a signal that is emitted by an object while another thread destroys that object is
undefined. Python's own threads are waited for when the program ends, before anything is torn down,
and can tell that it does. (Those of `concurrent.futures` can't: they are waited for earlier.)
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from weakref import WeakMethod

from PySide6.QtCore import QObject, Qt, Signal, Slot
from shiboken6 import Shiboken

from mjs_editor.collecting import Collector

__all__ = ["Reference", "Worker", "is_ending"]

Reference = Callable[[], Callable[..., object] | None]
"""A method that is called while its object is there: a `weakref.WeakMethod`."""

_LOOKS = 20
_LOOK_SECONDS = 0.1  # no longer, since the end of the program waits for it


def is_ending() -> bool:
    """Whether the program is over and only waits for its threads: long work ends then as well."""
    return not threading.main_thread().is_alive()


class Worker:
    """Runs calls one after the other on a thread, and hands what comes of them to an object.

    The object is not kept alive for it: what nobody is there for any more is dropped.

    Attributes
    ----------
    has_left : bool
        Whether nothing is begun any more.
    """

    def __init__(self) -> None:
        self._relay = _relay()
        self._changed = threading.Condition()
        self._is_busy = False
        self._calls: deque[Callable[[], None]] = deque()
        self._thread: threading.Thread | None = None
        self.has_left = False

    def run(self, call: Callable[[], None]) -> None:
        """Call this on the thread, after all that was to be called before."""
        with self._changed:
            if self.has_left:
                return
            self._calls.append(call)
            self._changed.notify_all()
            if self._thread is None:
                self._thread = threading.Thread(target=self._work)
                self._thread.start()

    def tell(self, method: Reference, *arguments: object) -> None:
        """From the thread: call a method on the GUI thread, if its object is still there."""
        if not is_ending():
            self._relay.told.emit(method, arguments)

    def wait(self) -> None:
        """Wait until the thread has nothing to do."""
        with self._changed:
            self._changed.wait_for(lambda: not self._calls and not self._is_busy)

    def leave(self) -> None:
        """Begin nothing more; what runs goes on to its end without being waited for."""
        with self._changed:
            self.has_left = True
            self._calls.clear()
            self._changed.notify_all()

    def _work(self) -> None:
        while (call := self._next()) is not None:
            try:
                call()
            except Exception as error:  # noqa: BLE001 - raised again where it can be reported
                self.tell(WeakMethod(self._relay.fail), error)

    def _next(self) -> Callable[[], None] | None:
        """The next call; None after some time without any, when the thread is to end."""
        with self._changed:
            self._is_busy = False
            self._changed.notify_all()
            for _ in range(_LOOKS):
                if self._calls or self.has_left or is_ending():
                    break
                # Lingers a little: to wait for a new thread costs more than many a call.
                self._changed.wait(_LOOK_SECONDS)
            if self._calls and not is_ending():
                self._is_busy = True
                return self._calls.popleft()
            self._thread = None
            return None


class _Relay(QObject):
    """Lives on the GUI thread as long as the program does, so that threads can always tell it."""

    told = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self.told.connect(self._pass_on, Qt.ConnectionType.QueuedConnection)
        self._collector = Collector(self)

    def fail(self, error: Exception) -> None:
        """Raise what went wrong on a thread."""
        raise error

    @Slot(object, object)
    def _pass_on(self, reference: Reference, arguments: tuple[object, ...]) -> None:
        method = reference()
        if method is not None and Shiboken.isValid(getattr(method, "__self__", None)):
            method(*arguments)


_relays: list[_Relay] = []


def _relay() -> _Relay:
    """The one relay; made by the first worker, which is made on the GUI thread."""
    if not _relays:
        _relays.append(_Relay())
    return _relays[0]
