"""The program: ``mjs-editor [FILE...]``."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

import mjs
from mjs_editor.window import MainWindow

__all__ = ["main"]


def main(arguments: list[str] | None = None) -> int:
    """Run the editor; the exit code."""
    parser = argparse.ArgumentParser(
        prog="mjs-editor", description="Draw Mahjong Solitaire layouts."
    )
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="layouts to open")
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
    application = QApplication.instance() or QApplication(sys.argv[:1])
    application.setApplicationName("mjs")
    application.setOrganizationName("mjs")
    windows = []
    for path in options.files or [None]:
        try:
            window = MainWindow(mjs.read_all(path)[0], path) if path else MainWindow()
        except mjs.MjsError as error:
            print(f"mjs-editor: error: {error}", file=sys.stderr)
            return 2
        windows.append(window)
        window.show()
        window.view.fit()
    if options.screenshot is not None:
        return _take_picture(windows[0], options.screenshot)
    return int(application.exec())


def _take_picture(window: MainWindow, path: Path) -> int:
    window.wait_for_checks()
    if not window.grab().save(str(path)):
        print(f"mjs-editor: error: {path}: cannot be written", file=sys.stderr)
        return 2
    print(f"wrote {path}")
    return 0
