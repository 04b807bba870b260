"""Game files: a game with all that happened in it, saved and opened again."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFileDialog

from mjs import MjsError
from mjs.files import write_whole
from mjs.play.record import SUFFIX
from mjs_editor.command_table import Command
from mjs_editor.enginewords import said
from mjs_editor.filedrops import FileDrops
from mjs_editor.playtest.features.games import Games
from mjs_editor.playtest.gamefiles import game_bytes, is_game_file, opened_game, usual_name
from mjs_editor.saving import refuse_special

if TYPE_CHECKING:
    from mjs_editor.playtest.window import PlayWindow

__all__ = ["GameLogs"]


class GameLogs(QObject):
    """Saves and opens game files, and takes files that are dropped on the window."""

    def __init__(self, window: PlayWindow) -> None:
        super().__init__(window)
        self.window = window
        menu, before = window.menu("game", ""), window.commands["game.resume"]
        for command in (
            Command(
                id="game.save",
                title=self.tr("Sa&ve this game..."),
                run=self.ask_where,
                keys=QKeySequence.StandardKey.Save,
                tip=self.tr("Write the game to a file, with all that happened in it, as JSON"),
            ),
            Command(
                id="game.open-saved",
                title=self.tr("O&pen a saved game..."),
                run=self.ask_which,
                keys="Ctrl+Shift+O",
                tip=self.tr("Go on with a game from a file, or look at how it ended"),
            ),
        ):
            menu.insertAction(before, window.commands.add(command))
        FileDrops(window).dropped.connect(self._take)

    def ask_where(self) -> None:
        """Ask for a file name, and save the game there."""
        window = self.window
        folder = window.path.parent if window.path is not None else Path()
        chosen, _ = QFileDialog.getSaveFileName(
            window, self.tr("Save the game"), str(folder / usual_name(window.game)), self._filter()
        )
        if chosen:
            path = Path(chosen)
            self.save(path if path.suffix else path.with_name(path.name + SUFFIX))

    def save(self, path: Path) -> bool:
        """Save the game as it stands; whether it could be, else the reason is told."""
        try:
            refuse_special(path)
            write_whole(path, game_bytes(self.window.game))
        except MjsError as error:
            self.window.tell(self.tr("Not saved: {0}").format(said(str(error))))
            return False
        self.window.tell(self.tr("Saved as {0}").format(path))
        return True

    def ask_which(self) -> None:
        """Ask for a game file, and open it."""
        folder = str(self.window.path.parent) if self.window.path is not None else ""
        chosen, _ = QFileDialog.getOpenFileName(
            self.window, self.tr("Open a saved game"), folder, self._filter()
        )
        if chosen:
            self.open_file(Path(chosen))

    def open_file(self, path: Path) -> bool:
        """Open a game file; whether it could be read, else the reason is told."""
        window = self.window
        try:
            game = opened_game(path)
        except MjsError as error:
            window.tell(self.tr("Not opened: {0}").format(said(str(error))))
            return False
        if game.start.layout.digest != window.game.start.layout.digest:
            window.source, window.path = game.start.layout, None
        window.rules = game.rules
        window.start(game)
        name = path.name
        if game.is_over:
            window.remark(self.tr("As saved in {0}.").format(name))
        else:
            window.tell(self.tr("Opened {0}: the game goes on with your next move.").format(name))
        return True

    def open_any(self, path: Path) -> None:
        """Open a game, or play a layout, whichever the file is of."""
        games = self.window.features["Games"]
        assert isinstance(games, Games)
        if is_game_file(path):
            self.open_file(path)
        else:
            games.open_file(path)

    def _take(self, paths: list[Path]) -> None:
        self.open_any(paths[0])  # one game at a time

    def _filter(self) -> str:
        return f"{self.tr('Games')} (*{SUFFIX});;{self.tr('All files')} (*)"
