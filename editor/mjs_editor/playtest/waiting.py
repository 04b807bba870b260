"""Work that mostly takes a moment: done at once, or with a way to cancel when it takes longer."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar, cast

from PySide6.QtCore import QCoreApplication, QEventLoop, Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

from mjs import Cancelled
from mjs_editor.jobs import called
from mjs_editor.longjob import LongJob, Report

__all__ = ["waited_for"]

_MOMENT = 0.2
"""Seconds in which nothing is shown: a window that flashes up only disturbs."""

T = TypeVar("T")


@dataclass
class _Answer:
    """What comes of work. No part of Qt, so that the thread may let go of it."""

    found: list[object] = field(default_factory=list)
    error: Exception | None = None
    is_there: threading.Event = field(default_factory=threading.Event)

    def put(self, result: object, error: object) -> None:
        """Take it, on the thread."""
        if isinstance(error, Exception):
            self.error = error
        else:
            self.found.append(result)
        self.is_there.set()


def waited_for(work: Callable[[], T], text: str, parent: QWidget | None = None) -> T:
    """What a function returns, which is called on another thread.

    Windows stay alive meanwhile. When it takes longer than a moment, a dialog says what is waited
    for; whoever cancels it has back control at once, and what comes of the call is dropped.

    Parameters
    ----------
    work : callable
        Touches nothing of Qt.
    text : str
        What is waited for.
    parent : QWidget, optional
        The window that asks.

    Raises
    ------
    Cancelled
        Nobody wants to wait any longer.
    Exception
        Whatever the function raises.
    """
    answer, job = _Answer(), LongJob()
    job.start(partial(_answered, answer, work))
    if not answer.is_there.wait(_MOMENT):
        _show_until_ended(job, text, parent)
    job.leave()
    if answer.error is not None:
        raise answer.error
    if not answer.found:
        raise Cancelled
    return cast("T", answer.found[0])


def _answered(answer: _Answer, work: Callable[[], object], _: Report) -> None:
    called(answer.put, work)


def _show_until_ended(job: LongJob, text: str, parent: QWidget | None) -> None:
    cancel = QCoreApplication.translate("Waiting", "Cancel")
    dialog = QProgressDialog(text, cancel, 0, 0, parent)
    dialog.setObjectName("waiting")
    dialog.setWindowTitle("mjs")
    # Nothing else may begin before: it would have to end before this can.
    dialog.setWindowModality(Qt.WindowModality.ApplicationModal)
    loop = QEventLoop()
    job.ended.connect(loop.quit)
    dialog.canceled.connect(job.cancel)
    dialog.show()
    loop.exec()  # ends as well when the program is told to
    dialog.canceled.disconnect(job.cancel)
    dialog.close()
    dialog.deleteLater()
