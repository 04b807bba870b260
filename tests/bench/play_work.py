"""The play window at work, without a display: real clicks, timed until they are painted.

``python play_work.py click TILES ROUNDS`` takes the pairs of a proof deal by clicks, with
animations on; ``hint ROUNDS`` asks for hints all through turtle games. Each prints a JSON object;
times are lists of seconds.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from typing import Any

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from editor_work import Paints
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

Times = dict[str, Any]


def click(tiles: str, rounds: str) -> Times:
    """Click on tiles, each until it is painted selected or gone."""
    from workload import stack

    from mjs.play.houserules import PROFILES
    from mjs_editor.playtest.window import open_play
    from mjs_layouts import load

    application = QApplication.instance()
    layout = load("turtle") if tiles == "144" else stack(int(tiles))
    window = open_play(layout, rules=PROFILES["three-shuffles"], seed=7)
    window.resize(1280, 800)
    window.show()
    application.processEvents()
    table, paints = window.table, Paints()
    table.installEventFilter(paints)
    found: list[float] = []
    while len(found) < int(rounds):
        window.commands["game.restart"].trigger()
        places = window.game.layout.tiles
        for one, other in window.game.start.order:
            for tile in (places[one], places[other]):
                at = table.face_rect(tile).center().toPoint()
                for _ in range(3):
                    application.processEvents()
                paints.count = 0
                began = time.perf_counter()
                QTest.mouseClick(table, Qt.MouseButton.LeftButton, pos=at)
                while not paints.count:
                    application.processEvents()
                found.append(time.perf_counter() - began)
            if len(found) >= int(rounds):
                break
    window.close()
    return {"painted": found}


def hint(rounds: str) -> Times:
    """Ask for a hint at every step of turtle games."""
    from mjs.play.game import new_game
    from mjs_layouts import load

    layout = load("turtle")
    found: list[float] = []
    seed = 0
    while len(found) < int(rounds):
        game = new_game(layout, seed=seed)
        seed += 1
        for one, other in game.start.order:
            began = time.perf_counter()
            game.hint()
            found.append(time.perf_counter() - began)
            game.click(layout.tiles[one])
            game.click(layout.tiles[other])
    return {"hint": found}


def main() -> None:
    """Do the piece of work that the arguments name."""
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    with tempfile.TemporaryDirectory(prefix="mjs-bench-") as folder:
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, folder)
        os.environ["MJS_STATE_HOME"] = folder
        application = QApplication(sys.argv[:1])
        work = {"click": click, "hint": hint}[sys.argv[1]]
        print(json.dumps(work(*sys.argv[2:])))
        application.processEvents()


if __name__ == "__main__":
    main()
