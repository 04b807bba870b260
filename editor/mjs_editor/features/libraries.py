"""The library of a folder, one window for the whole program."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QObject, QSettings

from mjs import Cancelled, MjsError
from mjs_editor import session
from mjs_editor.command_table import Command
from mjs_editor.enginewords import said
from mjs_editor.library.scan import Entry
from mjs_editor.library.window import LibraryWindow

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["Libraries"]


class Libraries(QObject):
    """Shows the library, and opens what is chosen there."""

    shown: ClassVar[LibraryWindow | None] = None

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        window.filing.install(
            Command(
                id="file.library",
                title=self.tr("Li&brary of a folder..."),
                run=self.show_library,
                keys="Ctrl+Shift+O",
                tip=self.tr("All layouts of a folder with pictures, problems and duplicates"),
            ),
            opens=True,
        )
        window.closed.connect(self._on_closed)

    def show_library(self) -> None:
        """Show the library of the last folder, or ask for one."""
        library = self.library()
        library.show()
        library.raise_()
        library.activateWindow()
        if library.folder is None:
            last = QSettings().value("library/folder")
            if isinstance(last, str) and Path(last).is_dir():
                library.show_folder(Path(last))
            else:
                library.ask_folder()
        else:
            library.refresh()

    def library(self) -> LibraryWindow:
        """The library's window, made when it is first asked for."""
        if Libraries.shown is None:
            Libraries.shown = LibraryWindow(_open, play_entry=_play)
        return Libraries.shown

    def _on_closed(self) -> None:
        """The library goes with the last window, since nothing could be opened from it."""
        others = [one for one in session.open_windows() if one is not self.window]
        if Libraries.shown is not None and not others:
            Libraries.shown.close()
            Libraries.shown = None


def _open(entries: list[Entry]) -> None:
    windows = session.open_windows()
    if not windows:
        return
    for entry in entries:
        there = session.window_of(entry.path) if entry.of == 1 else None
        if there is not None:
            there.filing.come_back()
        else:
            windows[0].open_another(entry.layout, entry.path)


def _play(entry: Entry) -> None:
    """Play a layout in a window of its own; why it can't be is said below the library's table."""
    # Loaded when first asked for, as by `Playtesting`.
    from mjs_editor.playtest.session import keep_play
    from mjs_editor.playtest.window import open_play

    library = Libraries.shown
    if entry.layout is None or library is None:
        return
    try:
        window = open_play(entry.layout, entry.path, parent=library)
    except Cancelled:
        return
    except MjsError as error:
        library.status.setText(said(str(error)))
        return
    keep_play(window)
    window.show()
    window.raise_()
    window.activateWindow()
