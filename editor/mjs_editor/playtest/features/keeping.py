"""The running game is kept safe, and offered when its layout is played again."""

from __future__ import annotations

import contextlib
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, QObject, QTimer

from mjs import MjsError
from mjs.play.game import Game
from mjs_editor.command_table import Command
from mjs_editor.enginewords import said
from mjs_editor.jobs import LatestJob
from mjs_editor.playtest.asking import Position
from mjs_editor.playtest.assisted import is_designers
from mjs_editor.playtest.features.recording import Recording
from mjs_editor.playtest.gamefiles import encoded, game_bytes, opened_game
from mjs_editor.playtest.gamenotes import began, has_moved
from mjs_editor.playtest.savedgames import SavedGame, remove_saved, set_aside, unfinished
from mjs_editor.state import state_folder

if TYPE_CHECKING:
    from mjs_editor.playtest.window import PlayWindow

__all__ = ["Keeping"]

_EVERY_MS = 2_000


class Keeping(QObject):
    """Writes the game that is played, at most every two seconds, and takes one up again.

    Attributes
    ----------
    timer : QTimer
        Runs while something is to be written.
    offered : list of Path
        Unfinished games of the layout on the table, the latest first.
    """

    def __init__(self, window: PlayWindow) -> None:
        super().__init__(window)
        self.window = window
        self.saved = SavedGame(state_folder())
        self.offered: list[Path] = []
        self._game: Game | None = None
        self._has_told = False
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.setInterval(_EVERY_MS)
        self.timer.timeout.connect(self._write)
        self._job = LatestJob(partial(_written, self.saved), self)
        self._job.failed.connect(self._on_failed)
        action = window.commands.add(
            Command(
                id="game.resume",
                title=self.tr("Resu&me the unfinished game"),
                run=self.resume,
                keys="Ctrl+Shift+T",
                tip=self.tr("Go on with the game of this layout that was left unfinished last"),
            )
        )
        menu = window.menu("game", "")
        menu.insertAction(window.commands["game.records"], action)
        window.game_started.connect(self._on_started)
        window.acted.connect(lambda _: self._on_acted())
        window.ended.connect(lambda _: self.discard())
        window.closed.connect(self._on_closed)
        window.changed.connect(self._show)

    @property
    def is_idle(self) -> bool:
        """Whether all that there is to write is written."""
        return not self.timer.isActive() and self._job.is_idle

    def resume(self) -> bool:
        """Go on with the latest unfinished game of this layout; whether there was one to read."""
        if not self.offered:
            return False
        path = self.offered[0]
        try:
            game = opened_game(path)
        except MjsError as error:
            kept = set_aside(path)
            self._look()
            self._show()
            self.window.tell(
                self.tr("The game can't be read: {0} (kept as {1})").format(said(str(error)), kept)
            )
            return False
        self.window.rules = game.rules
        self.window.start(game)
        try:
            self.write_now()
        except MjsError as error:
            self._on_failed(str(error))
        else:
            remove_saved(path)  # it is safe as this window's own
        self._look()
        self._show()
        self.window.tell(self.tr("The game goes on with your next move."))
        return True

    def write_now(self) -> None:
        """Write the game before going on.

        Raises
        ------
        MjsError
            It can't be written.
        """
        game = self.window.game
        self.timer.stop()
        self._job.wait()
        self.saved.write(game_bytes(game), game.start.layout.digest)

    def discard(self) -> None:
        """Keep no game any more: it is over, or was left for another one."""
        self.timer.stop()
        self._job.wait()
        self.saved.remove()

    # What happens -------------------------------------------------------------------------------

    def _on_started(self, game: Game) -> None:
        before, self._game = self._game, game
        if before is not None:
            self.discard()
        if before is None or before.start.layout.digest != game.start.layout.digest:
            self._look()
            self._offer()
        self._show()

    def _on_acted(self) -> None:
        # Not begun anew by each action: whoever plays fast is safe as well.
        if self._is_kept and not self.timer.isActive():
            self.timer.start()

    @property
    def _is_kept(self) -> bool:
        """Whether the game at hand is one to go on with later. A race waits for nobody."""
        game = self.window.game
        recording = self.window.features["Recording"]
        assert isinstance(recording, Recording)
        return has_moved(game) and not game.is_over and not recording.is_race(game)

    def _write(self) -> None:
        if self._is_kept:
            game = self.window.game
            self._job.start(Position.of(game), began(game), is_designers(game))

    def _on_failed(self, message: str) -> None:
        if not self._has_told:
            self._has_told = True
            text = self.tr("The game can't be kept for later: {0}").format(said(message))
            self.window.statusBar().showMessage(text)

    def _on_closed(self) -> None:
        self.timer.stop()
        game = self.window.game
        game.clock.stop()
        if self._is_kept:
            # Else what was written last is there; nobody is left to be told.
            with contextlib.suppress(MjsError):
                self.write_now()
        else:
            self.discard()
        self._job.leave()
        self.saved.let_go()

    # Small parts --------------------------------------------------------------------------------

    def _look(self) -> None:
        digest = self.window.game.start.layout.digest
        self.offered = unfinished(state_folder(), digest)

    def _offer(self) -> None:
        if not self.offered:
            return
        try:
            seconds = int(self.offered[0].stat().st_mtime)
        except OSError:
            return
        short = QLocale.FormatType.ShortFormat
        when = QLocale().toString(QDateTime.fromSecsSinceEpoch(seconds), short)
        self._show()
        self.window.tell(
            self.tr("A game of this layout was left unfinished, {0}.").format(when),
            ("game.resume",),
        )

    def _show(self) -> None:
        self.window.commands["game.resume"].setEnabled(bool(self.offered))


def _written(saved: SavedGame, position: Position, when: str, designers: bool) -> None:
    """On the thread of the job, which must not be the last to hold a part of the window."""
    game = position.game()
    data = encoded(game, when, designers=designers)
    saved.write(data, game.start.layout.digest)
