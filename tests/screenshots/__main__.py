"""Draws the editor's main states into pictures: ``python tests/screenshots [FOLDER]``.

No display is needed. The pictures are for the README and for looking at: run it after every change
of what is seen.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import designer
from play_states import ALONE
from PySide6.QtCore import (
    QCoreApplication,
    QElapsedTimer,
    QEventLoop,
    QLocale,
    QRect,
    QSettings,
    Qt,
)
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow
from race import Waiting, race, ranking

from mjs import Layout
from mjs_editor.appearance import SYSTEM, use_theme
from mjs_editor.dialogs.export import Export
from mjs_editor.dialogs.new_layout import NewLayout
from mjs_editor.dialogs.picture import Picture
from mjs_editor.library.window import LibraryWindow
from mjs_editor.state import STATE_VARIABLE
from mjs_editor.translations import install_translations
from mjs_editor.window import MainWindow
from mjs_layouts import load

ROOT = Path(__file__).resolve().parents[2]
_MOST_MS = 20_000
_SETTLE_MS = 150
_IN_LIBRARY = 8


def wait(is_done: Callable[[], bool]) -> None:
    """Let the program run until something is so."""
    clock = QElapsedTimer()
    clock.start()
    while not is_done():
        if clock.elapsed() > _MOST_MS:
            sys.exit("screenshots: error: a state was not reached in time")
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
    QCoreApplication.processEvents()


def run(window: MainWindow, *commands: str) -> None:
    """Run commands of a window, and wait for what they began."""
    for name in commands:
        window.commands[name].trigger()
    wait(lambda: window.features["Overlaying"].job.is_idle)
    wait(lambda: not window.features["Dealing"].job.is_running)
    window.wait_for_checks()


def front(window: MainWindow, name: str) -> None:
    """Bring a panel to the front of its tabs."""
    window.findChild(QDockWidget, name).raise_()


def turtle(window: MainWindow) -> None:
    """The window as it opens, from the top layer."""
    window.document.set_current_layer(4)


def layers(window: MainWindow) -> None:
    """A middle layer in hand, one locked, one hidden, and a symmetry."""
    window.commands["symmetry.both"].trigger()
    window.document.set_current_layer(1)
    window.document.layer_views.set_locked(0, locked=True)
    window.document.layer_views.set_shown(4, shown=False)


def overlay(window: MainWindow) -> None:
    """How many tiles each holds back."""
    run(window, "overlay.held")


def sides(window: MainWindow) -> None:
    """Which sides are closed."""
    run(window, "overlay.sides")


def heat(window: MainWindow) -> None:
    """Where play-testers got stuck."""
    designer.heat(window, wait)


def problems(window: MainWindow) -> None:
    """Faults, one of them in hand with its fixes."""
    window.document.set_current_layer(4)
    tiles = [*window.document.layout.tiles, (27, 3, 1), (31, 6, 2), (1, 8, 0)]
    about = {"name": "Turtle in the making", "author": "Anonymous"}
    window.document.edit("Begin", Layout.from_tiles(tiles, **about))
    window.wait_for_checks()
    run(window, "check.next")


def deal(window: MainWindow) -> None:
    """A proof deal, some pairs of it played, and deals measured."""
    front(window, "deals")
    run(window, "deal.new")
    run(window, "deal.measure")
    for _ in range(6):
        window.commands["deal.step"].trigger()


def dark(window: MainWindow) -> None:
    """The dark theme, with a deal."""
    run(window, "view.theme-dark", "deal.new")


def palette(window: MainWindow) -> None:
    """The command palette."""
    dialog = window.helping.show_palette()
    dialog.field.setText("layer")


def shortcuts(window: MainWindow) -> None:
    """The shortcut editor."""
    window.helping.show_shortcuts()


def tour(window: MainWindow) -> None:
    """The third card of the tour."""
    window.helping.start_tour().show_step(2)


def templates(window: MainWindow) -> None:
    """The layouts to begin with."""
    dialog = NewLayout(window)
    dialog.tabs.setCurrentIndex(1)
    dialog.open()
    wait(lambda: not dialog.is_filling)


def export(window: MainWindow) -> None:
    """What another program can hold of the turtle."""
    dialog = Export(window.document.layout, window)
    dialog.choose("kyodai")
    dialog.open()


def picture(window: MainWindow) -> None:
    """A picture to be saved, with the faces of a deal."""
    run(window, "deal.new")
    deal = window.features["Dealing"].deal
    Picture(window.document.layout, deal.faces, window).open()


def library(window: MainWindow) -> None:
    """The library of some layouts, all measured."""
    shown = LibraryWindow(lambda _: None, window)
    shown.setWindowModality(Qt.WindowModality.ApplicationModal)  # so that it is drawn on top
    shown.show()
    with tempfile.TemporaryDirectory() as folder:
        for path in sorted((ROOT / "layouts").glob("*.json"))[:_IN_LIBRARY]:
            shutil.copy2(path, folder)
        shown.show_folder(Path(folder))
        wait(lambda: shown.is_done and shown.is_measured)


STATES = (
    turtle,
    layers,
    overlay,
    sides,
    heat,
    problems,
    templates,
    export,
    picture,
    library,
    deal,
    dark,
    palette,
    shortcuts,
    tour,
)
PLAY_STATES = {"race-round": race, "race-ranking": ranking, **ALONE, **designer.DESIGNER}


def save(window: QMainWindow, out: Path) -> Path:
    """Write the picture of a window, with the dialog that is open over it."""
    # What was told changes the room that things need, and that is seen a little later.
    clock = QElapsedTimer()
    clock.start()
    wait(lambda: clock.elapsed() > _SETTLE_MS)
    picture = window.grab()
    dialog = QApplication.activeModalWidget()
    if dialog is not None and dialog is not window:
        place = window.rect().center() - dialog.rect().center()
        # Into the middle of its window, as a desktop shows it.
        painter = QPainter(picture)
        painter.fillRect(QRect(place, dialog.size()).adjusted(-3, -3, 3, 3), QColor("#8a8069"))
        painter.end()
        dialog.render(picture, place)
        dialog.close()
    if not picture.save(str(out)):
        sys.exit(f"screenshots: error: {out}: cannot be written")
    return out


def draw_play(name: str, state: Callable[[Waiting], QMainWindow], folder: Path) -> Path:
    """Write the picture of a play window that is brought into a state."""
    window = state(wait)
    out = save(window, folder / f"play-{name}.png")
    window.close()
    use_theme(SYSTEM)  # a theme is the program's, not the window's
    return out


def draw(state: Callable[[MainWindow], None], folder: Path, name: str = "") -> Path:
    """Bring a window into a state and write its picture."""
    window = MainWindow(load("turtle"))
    window.show()
    window.view.fit()
    window.wait_for_checks()
    state(window)
    out = save(window, folder / f"editor-{name or state.__name__}.png")
    window.commands["view.theme-system"].trigger()  # a theme is the program's, not the window's
    window.document.history.setClean()
    window.close()
    return out


def _forget(state: Path) -> None:
    """Let the next window be as a new user's: no choices, no games that were played."""
    QSettings().clear()
    shutil.rmtree(state, ignore_errors=True)


def main() -> None:
    """Draw all states, and one window in German."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs"
    folder.mkdir(parents=True, exist_ok=True)
    application = QApplication.instance() or QApplication(sys.argv[:1])
    application.setStyle("Fusion")
    with tempfile.TemporaryDirectory() as own:
        state_folder = Path(own, "state")
        os.environ[STATE_VARIABLE] = str(state_folder)
        QSettings.setDefaultFormat(QSettings.Format.IniFormat)
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, own)
        install_translations(application, QLocale(QLocale.Language.English))
        for state in STATES:
            print(f"wrote {draw(state, folder)}")
            _forget(state_folder)
        for name, play_state in PLAY_STATES.items():
            print(f"wrote {draw_play(name, play_state, folder)}")
            _forget(state_folder)
        install_translations(application, QLocale(QLocale.Language.German))
        print(f"wrote {draw(layers, folder, 'german')}")


main()
