"""Ctrl-C, and being told to end by the system: nothing is asked, nothing is lost."""

from __future__ import annotations

import signal
from types import FrameType

from PySide6.QtCore import QCoreApplication, QTimer

from mjs_editor.mishaps import keep_drafts
from mjs_editor.playtest.session import play_windows

__all__ = ["end_when_told", "keep_games"]

_SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")


def end_when_told() -> None:
    """From now on, end the program as it should when a signal asks for it; at the second, at once.

    Python hears of a signal when its code next runs, which is soon: see `mjs_editor.collecting`.
    """
    for name in _SIGNALS:
        number = getattr(signal, name, None)
        # Whoever starts a program by nohup wants it to go on.
        if number is not None and signal.getsignal(number) != signal.SIG_IGN:
            signal.signal(number, _on_signal)


def keep_games() -> None:
    """Close the play windows that are left, which keep their games: when no dialog is open now.

    A window that is closed is destroyed, and with it what still runs on top of it.
    """
    for window in play_windows():
        window.close()


def _on_signal(number: int, _: FrameType | None) -> None:
    signal.signal(number, signal.SIG_DFL)
    # Not from within whatever runs just now.
    QTimer.singleShot(0, lambda: _end(number))


def _end(number: int) -> None:
    keep_drafts()
    QCoreApplication.exit(128 + number)  # as a shell tells of it; menus and dialogs end as well
