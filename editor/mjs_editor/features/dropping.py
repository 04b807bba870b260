"""Files that are dropped on the window open; games are counted in the heat map."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mjs_editor.features.heating import Heating
from mjs_editor.filedrops import FileDrops
from mjs_editor.playtest.gamefiles import is_game_file

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["Dropping"]


class Dropping(QObject):
    """Takes files that are dragged from other programs, several at once."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        # The canvas would take drops for itself and then do nothing with them.
        window.view.setAcceptDrops(False)
        FileDrops(window).dropped.connect(self._take)

    def _take(self, paths: list[Path]) -> None:
        games = [path for path in paths if is_game_file(path)]
        if games:
            self.window.feature(Heating).add_files(games)
        if len(games) < len(paths):
            self.window.filing.open_files(path for path in paths if path not in games)
