"""A program that opens a file, edits it, keeps a draft, says so, and waits to be killed.

Called with the file; with the word "save" after it, it saves for ever instead.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication

import mjs
from mjs_editor.features.safekeeping import Safekeeping
from mjs_editor.window import MainWindow


def main(path: Path, *, saves: bool) -> None:
    """Never ends by itself."""
    application = QApplication([])
    window = MainWindow(mjs.read(path), path)
    document = window.document
    document.edit("Erase", document.layout.with_tiles(document.layout.tiles[:2]))
    if saves:
        tell_ready()
        layouts = [document.layout.shifted(dx=dx) for dx in range(2)]
        while True:
            for layout in layouts:
                document.edit("Move", layout)
                window.filing.write(path)
    keeping = window.features["Safekeeping"]
    assert isinstance(keeping, Safekeeping)
    keeping.timer.start(0)
    while keeping.draft.file is None or not keeping.draft.file.exists():
        application.processEvents()
        time.sleep(0.005)
    tell_ready()
    while True:
        application.processEvents()
        time.sleep(0.005)


def tell_ready() -> None:
    sys.stdout.write("ready\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]), saves=sys.argv[2:] == ["save"])
