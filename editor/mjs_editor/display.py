"""Starting Qt; where there is no display, a sentence instead of Qt's abort."""

from __future__ import annotations

import atexit
import os
import sys

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from mjs_editor.scaling import drop_absurd_scales

__all__ = ["NO_DISPLAY", "leave_clipboard", "no_display_talk", "start_application"]

NO_DISPLAY = (
    "there is no display to open a window on ({0}). Run it on a desktop, or by 'ssh -X'; without "
    "a display, 'mjs-editor --screenshot OUT.png [FILE]' draws the window into a picture"
)
_COULD_NOT_RUN = 2
_WITHOUT_DISPLAY = {"offscreen", "minimal", "minimalegl", "eglfs", "linuxfb", "vnc"}


def start_application() -> QApplication:
    """The application; ends the process, with a message and code 2, when Qt has no display.

    Qt itself aborts then, with a core file and a page of text. It tells the reason first, which
    is the one moment to step in.
    """
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    for reason in drop_absurd_scales(os.environ):
        print(f"mjs-editor: {reason}", file=sys.stderr)
    said: list[str] = []

    def listen(kind: QtMsgType, _: QMessageLogContext, text: str) -> None:
        if kind is QtMsgType.QtFatalMsg:
            print(f"mjs-editor: error: {NO_DISPLAY.format(_reason(said, text))}", file=sys.stderr)
            sys.stderr.flush()
            os._exit(_COULD_NOT_RUN)
        said.append(text)

    before = qInstallMessageHandler(listen)
    application = QApplication(sys.argv[:1])
    atexit.register(leave_clipboard)  # however the program ends
    qInstallMessageHandler(before)
    for text in said:
        print(text, file=sys.stderr)
    return application


def no_display_talk() -> None:
    """Keep quiet about what drawing without a display can't do, such as size hints."""

    def listen(_: QtMsgType, __: QMessageLogContext, text: str) -> None:
        if not text.startswith("This plugin does not support"):
            print(text, file=sys.stderr)

    qInstallMessageHandler(listen)


def leave_clipboard() -> None:
    """Empty the clipboard before Python ends, where it is nobody's but this process's.

    Without a display Qt itself keeps what was copied until after Python is gone, and then calls
    Python to destroy it, which ends the process by a fault of memory. A real clipboard is left
    alone: desktops take over what is on it.
    """
    running = QGuiApplication.instance() is not None
    if running and QGuiApplication.platformName() in _WITHOUT_DISPLAY:
        QGuiApplication.clipboard().clear()


def _reason(said: list[str], last: str) -> str:
    """The most telling of Qt's messages; most of its text is about plugins."""
    if sys.platform == "linux" and not {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys():
        return "neither DISPLAY nor WAYLAND_DISPLAY is set"
    everything = [*said, last]
    about_display = (text for text in everything if "connect to display" in text)
    return next(about_display, everything[0]).strip().splitlines()[0].rstrip(".")
