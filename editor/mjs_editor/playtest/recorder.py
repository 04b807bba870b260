"""Writes games that are over into the file of played games, off the GUI thread."""

from __future__ import annotations

from functools import partial
from weakref import WeakMethod

from PySide6.QtCore import QObject, Signal

from mjs import CannotHoldError, MjsError
from mjs.play.bests import Best
from mjs.play.game import Game
from mjs.play.played import Played
from mjs.play.record import encode
from mjs_editor.jobs import called
from mjs_editor.playtest.asking import Position
from mjs_editor.playtest.bestsfile import open_bests
from mjs_editor.worker import Worker

__all__ = ["Recorder"]


class Recorder(QObject):
    """Adds games one after the other; none is dropped.

    Signals
    -------
    added(Game, tuple of str)
        A game is recorded, with the personal bests that it beats.
    failed(Game, str)
        It could not be; the text says why.
    """

    added = Signal(object, object)
    failed = Signal(object, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker()
        self._waiting = 0

    @property
    def is_idle(self) -> bool:
        """Whether everything is recorded, or told of."""
        return not self._waiting

    def add(self, game: Game, level: str, began: str) -> None:
        """Record a game as it stands, that is over or was left."""
        self._waiting += 1
        tell = partial(self._worker.tell, WeakMethod(self._on_added), game)
        self._worker.run(partial(called, tell, _added, Position.of(game), level, began))

    def wait(self) -> None:
        """Wait until everything is written."""
        self._worker.wait()

    def _on_added(self, game: Game, beaten: tuple[Best, ...] | None, error: object) -> None:
        self._waiting -= 1
        if isinstance(error, MjsError):
            self.failed.emit(game, str(error))
        elif isinstance(error, Exception):
            raise error
        else:
            self.added.emit(game, beaten)


def _added(position: Position, level: str, began: str) -> tuple[Best, ...]:
    # Played again for itself: whoever takes over a seat in a race may go on with the game.
    game = position.game()
    played = Played.of(game, level=level)
    try:
        log = encode(game, began).decode("utf-8")
    except CannotHoldError:
        log = ""  # what counts is remembered all the same
    with open_bests() as bests:
        return bests.add(played, log)
