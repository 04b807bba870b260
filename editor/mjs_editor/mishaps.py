"""When the program itself has a fault: drafts first, then a sentence, and the details in a file."""

from __future__ import annotations

import contextlib
import sys
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QMessageBox

from mjs import MjsError
from mjs_editor import session
from mjs_editor.features.safekeeping import Safekeeping
from mjs_editor.plaintext import verbatim
from mjs_editor.state import state_folder

__all__ = ["keep_drafts", "report_mishaps"]

_LOG = "faults.log"
_MOST_BYTES = 200_000


def report_mishaps() -> None:
    """From now on, tell of faults of the program in a window instead of on the terminal."""
    usual = sys.excepthook
    showing: list[bool] = []

    def report(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if not issubclass(kind, Exception):
            usual(kind, error, trace)  # such as Ctrl-C, before there is a program to end
            return
        keep_drafts()
        log = _write("".join(traceback.format_exception(kind, error, trace)))
        # Not from within whatever failed, which may be the painting of a window; one at a time.
        if not showing:
            showing.append(True)
            QTimer.singleShot(0, lambda: _tell(log, showing.clear))

    sys.excepthook = report


def keep_drafts() -> None:
    """Write what is not saved in any window, where that is possible."""
    for window in session.open_windows():
        if not window.document.is_clean:
            with contextlib.suppress(MjsError, RuntimeError):
                window.feature(Safekeeping).write_now()


def _write(text: str) -> Path | None:
    """Add to the log of faults, and say where that is; it begins anew when it is long."""
    log = state_folder() / _LOG
    try:
        log.parent.mkdir(parents=True, exist_ok=True)
        mode = "w" if log.exists() and log.stat().st_size > _MOST_BYTES else "a"
        with log.open(mode, encoding="utf-8", errors="replace") as stream:
            stream.write(f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S}\n{text}\n")
    except OSError:
        return None
    return log


def _tell(log: Path | None, done: Callable[[], object]) -> None:
    tr = QCoreApplication.translate
    text = tr(
        "Mishaps",
        "The editor has a fault, and what you just did may not have worked. Unsaved changes are "
        "kept as drafts; it is best to save and start again.",
    )
    if log is not None:
        text += "\n\n" + tr("Mishaps", "What happened is written in {0}").format(log)
    windows = session.open_windows()
    QMessageBox.critical(windows[0] if windows else None, "mjs", verbatim(text))
    done()
