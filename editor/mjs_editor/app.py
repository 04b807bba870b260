"""The program: ``mjs-editor [FILE...]``, and ``mjs-editor --play [FILE...]``."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

import mjs
from mjs import WriteError
from mjs.files import write_whole
from mjs_editor import session
from mjs_editor.boards import read_files
from mjs_editor.display import leave_clipboard, no_display_talk, start_application
from mjs_editor.ending import end_when_told, keep_games
from mjs_editor.features.filing import MANY
from mjs_editor.features.safekeeping import offer_drafts
from mjs_editor.mishaps import report_mishaps
from mjs_editor.pictures import png_of
from mjs_editor.state import STATE_VARIABLE
from mjs_editor.translations import install_translations
from mjs_editor.window import MainWindow

__all__ = ["main"]

_FAILED = 1
_COULD_NOT_RUN = 2


def main(arguments: list[str] | None = None) -> int:
    """Run the editor; the exit code."""
    parser = argparse.ArgumentParser(
        prog="mjs-editor", description="Draw Mahjong Solitaire layouts, and play them."
    )
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="layouts to open")
    parser.add_argument(
        "--play",
        action="store_true",
        help="play the layouts instead of editing them; the turtle when no file is named",
    )
    parser.add_argument(
        "--screenshot",
        type=Path,
        metavar="OUT.png",
        help="draw the window into a picture, without a display, and end",
    )
    parser.add_argument("--version", action="version", version=f"mjs {mjs.__version__}")
    options = parser.parse_args(arguments)
    if options.screenshot is not None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = start_application()
    application.setApplicationName("mjs")
    application.setOrganizationName("mjs")
    install_translations(application)
    if options.screenshot is not None:
        return _take_picture(options.files, options.screenshot, plays=options.play)
    report_mishaps()
    end_when_told()
    if options.play:
        from mjs_editor.playtest.launch import start_playing

        if not start_playing(options.files):
            return _FAILED
    else:
        _start(options.files)
    code = int(application.exec())
    keep_games()
    leave_clipboard()
    return code


def _start(files: Sequence[Path]) -> MainWindow:
    """Open the first windows, then say and ask what there is to say and ask.

    What can't be read is one message, and there is always a window to show it over.
    """
    paths = list(files) or (session.last_session() if session.reopens() else [])
    opened = read_files(dict.fromkeys(paths))
    for fault in opened.faults:
        print(f"mjs-editor: {fault}", file=sys.stderr)
    several = {board.path for board in opened.boards if board.of > 1}
    single = [board for board in opened.readable if board.of == 1]
    many = single if len(single) > MANY else []
    windows = [
        session.show_window(MainWindow(board.layout, board.path))
        for board in single
        if not many and session.window_of(board.path) is None  # several names may lead to one file
    ]
    first = windows[0] if windows else session.show_window(MainWindow())

    def ask() -> None:
        if opened.faults:
            first.filing.tell_faults(first.tr("Open"), opened.faults)
        if many:
            first.filing.show_boards(many)
        if several:
            first.filing.open_files(sorted(several))
        # The first one goes when what was opened takes its place.
        offer_drafts(next(iter(session.open_windows()), first))
        next(iter(session.open_windows()), first).helping.greet()

    QTimer.singleShot(0, first, ask)
    return first


def _take_picture(files: Sequence[Path], out: Path, *, plays: bool) -> int:
    """Draw the window with the first file; a file that can't be read leaves the editor empty."""
    no_display_talk()
    with tempfile.TemporaryDirectory() as folder:
        # As a new user sees it: what the last window looked like is of no concern here.
        QSettings.setDefaultFormat(QSettings.Format.IniFormat)
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, folder)
        os.environ[STATE_VARIABLE] = folder  # nor are drafts, or games that were left unfinished
        window, faults = _play_window(files[:1]) if plays else _editor_window(files[:1])
        for fault in faults:
            print(f"mjs-editor: error: {fault}", file=sys.stderr)
        if window is None:
            return _FAILED
        for _ in range(3):  # texts that change ask panels to lay themselves out, and those others
            QApplication.processEvents()
        picture = png_of(window.grab().toImage())
        window.close()
    try:
        write_whole(out, picture)
    except WriteError as error:
        print(f"mjs-editor: error: {error}", file=sys.stderr)
        return _COULD_NOT_RUN
    print(f"wrote {out}")
    return _FAILED if faults else 0


def _editor_window(files: Sequence[Path]) -> tuple[QMainWindow, Sequence[str]]:
    opened = read_files(files)
    board = next(iter(opened.readable), None)
    window = MainWindow(board.layout, board.path) if board is not None else MainWindow()
    window.show()
    window.view.fit()
    window.wait_for_checks()
    return window, opened.faults


def _play_window(files: Sequence[Path]) -> tuple[QMainWindow | None, Sequence[str]]:
    from mjs_editor.playtest.launch import make_windows

    windows, faults = make_windows(files)
    for window in windows:
        window.show()
    return next(iter(windows), None), faults
