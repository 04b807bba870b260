"""The editor at work, without a display: real mouse events, timed until they are painted.

``python editor_work.py start BEGAN`` shows the window with the turtle; ``edit TILES ROUNDS`` draws
and undoes; ``pan TILES ROUNDS`` pans; ``library FOLDER`` shows the layouts of a folder. Each
prints a JSON object; times are lists of seconds.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from PySide6.QtCore import QEvent, QObject, QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

Times = dict[str, Any]


class Paints(QObject):
    """Counts the paint events of a widget."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        self.count += event.type() is QEvent.Type.Paint
        return False


def _window(tiles: int) -> Any:
    from workload import stack

    from mjs_editor.window import MainWindow
    from mjs_layouts import load

    window = MainWindow(load("turtle") if tiles == 144 else stack(tiles))
    window.show()
    window.view.fit()
    return window


def start(began: str) -> Times:
    """From the start of the process until the turtle is on the screen."""
    application = QApplication.instance()
    window = _window(144)
    paints = Paints()
    window.view.viewport().installEventFilter(paints)
    while not paints.count:
        application.processEvents()
    return {"start": [time.time() - float(began)], **_finish(window)}


def edit(tiles: str, rounds: str) -> Times:
    """Place a tile, take it back; all until painted, and until checked."""
    from mjs import Tile

    application = QApplication.instance()
    window = _window(int(tiles))
    view, paints = window.view, Paints()
    view.viewport().installEventFilter(paints)
    window.wait_for_checks()
    bounds = window.document.layout.bounds
    window.document.set_current_layer(0)
    place = Tile(0, bounds.bottom, 0)
    view.ensureVisible(view.projection.body(place))
    at = view.mapFromScene(view.projection.face(place).center())
    QTest.mouseMove(view.viewport(), at)
    application.processEvents()
    painted, checked = [], []
    for number in range(int(rounds)):
        paints.count = 0
        began = time.perf_counter()
        if number % 2:
            window.commands["edit.undo"].trigger()
        else:
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        while not paints.count:
            application.processEvents()
        painted.append(time.perf_counter() - began)
        window.wait_for_checks()
        checked.append(time.perf_counter() - began)
    return {"painted": painted, "checked": checked, **_finish(window)}


def pan(tiles: str, rounds: str) -> Times:
    """Move the board about with the middle button; each move until it is painted."""
    application = QApplication.instance()
    window = _window(int(tiles))
    view, paints = window.view, Paints()
    view.viewport().installEventFilter(paints)
    view.zoom_by(2.0)
    window.wait_for_checks()
    application.processEvents()
    frames = []
    port, middle = view.viewport(), Qt.MouseButton.MiddleButton
    at = QPoint(400, 300)
    QTest.mousePress(port, middle, pos=at)
    for number in range(int(rounds)):
        at += QPoint(9, 7) if number // 20 % 2 else QPoint(-9, -7)
        paints.count = 0
        began = time.perf_counter()
        QTest.mouseMove(port, at)
        while not paints.count:
            application.processEvents()
        frames.append(time.perf_counter() - began)
    QTest.mouseRelease(port, middle, pos=at)
    return {"frames": frames, **_finish(window)}


def library(folder: str) -> Times:
    """Show the library of a folder: until it answers, until all are listed, until all is drawn."""
    from mjs_editor.library.window import LibraryWindow

    application = QApplication.instance()
    began = time.perf_counter()
    window = LibraryWindow(lambda _: None)
    window.show()
    window.show_folder(Path(folder))
    times: Times = {}
    steps: list[float] = []
    seen = 0
    while not window.is_done:
        before = time.perf_counter()
        application.processEvents()
        now = time.perf_counter()
        steps.append(now - before)
        rows = window.model.rowCount()
        if rows > seen:
            seen, times["listed"] = rows, now - began
            times.setdefault("first", now - began)
    times["drawn"] = time.perf_counter() - began
    times["longest"] = max(steps)
    times["layouts"] = window.model.rowCount()
    window.close()
    return times


def _finish(window: Any) -> Times:
    """Let the window go without asking; nothing to add to the times."""
    window.wait_for_checks()
    window.document.history.setClean()
    window.close()
    return {}


def main() -> None:
    """Do the piece of work that the arguments name."""
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    with tempfile.TemporaryDirectory(prefix="mjs-bench-") as folder:
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, folder)
        os.environ["XDG_STATE_HOME"] = os.environ["XDG_DATA_HOME"] = folder
        application = QApplication(sys.argv[:1])
        work = {"start": start, "edit": edit, "pan": pan, "library": library}[sys.argv[1]]
        print(json.dumps(work(*sys.argv[2:])))
        application.processEvents()


if __name__ == "__main__":
    main()
