"""What screen readers are told: each tile as an item of the table, and every change once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QFocusEvent

from mjs import Tile
from mjs.play.outcome import Outcome, State
from mjs_editor.playtest.features.steering import Steering
from mjs_editor.playtest.tileaccess import make_accessible, tell_focus

if TYPE_CHECKING:
    from mjs_editor.playtest.window import PlayWindow

__all__ = ["Speaking"]


class Speaking(QObject):
    """Reads the tiles, and says what the line below the table says.

    An action may change that line several times at once, and a countdown does so every second;
    what is said is what it comes to, and of something added only that.

    Signals
    -------
    announced(str)
    """

    announced = Signal(str)

    def __init__(self, window: PlayWindow) -> None:
        super().__init__(window)
        self.window, self.table = window, window.table
        steering = window.features["Steering"]
        assert isinstance(steering, Steering)
        self._steering = steering
        self._said = ""
        self._is_new = self._is_locked = False
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._say)
        make_accessible(self.table, self)
        self.table.installEventFilter(self)
        steering.moved.connect(lambda _: tell_focus(self.table))
        self.table.refreshed.connect(self._on_refreshed)
        window.acted.connect(self._on_acted)
        window.game_started.connect(lambda _: self._begin())
        window.notice.told.connect(lambda _: self._later.start())

    # What is read -------------------------------------------------------------------------------

    def order(self) -> tuple[Tile, ...]:
        """All tiles that are there, as they are read."""
        return self._steering.ways.all if self.table.stage is not None else ()

    def here(self) -> Tile | None:
        """The tile that the keyboard is at."""
        return self._steering.at

    def name(self, tile: Tile) -> str:
        """What a tile is called."""
        return self._steering.name(tile)

    def mark(self, tile: Tile) -> str:
        """What else is shown on it."""
        return self._steering.words.mark(self.window.game, tile)

    def is_selected(self, tile: Tile) -> bool:
        """Whether it is selected."""
        return tile == self.window.game.selected

    # What is said -------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """The focus of the table is that of a tile."""
        if isinstance(event, QFocusEvent) and event.gotFocus() and QAccessible.isActive():
            QTimer.singleShot(0, self, lambda: tell_focus(self.table))
        return super().eventFilter(watched, event)

    def _on_refreshed(self) -> None:
        if QAccessible.isActive():
            QAccessible.updateAccessibility(
                QAccessibleEvent(self.table, QAccessible.Event.ObjectReorder)
            )

    def _begin(self) -> None:
        self._said = ""
        self._later.start()

    def _on_acted(self, outcome: Outcome) -> None:
        # The same again is said again, such as a hint that shows the only pair once more.
        self._is_new = True
        self._later.start()

    def _say(self) -> None:
        window = self.window
        text, before = window.notice.text, self._said
        is_new, self._is_new = self._is_new, False
        was_locked, self._is_locked = self._is_locked, bool(window.game.locked_for)
        if not text or (text == before and not is_new):
            return
        self._said = text
        if was_locked and self._is_locked and not is_new:
            return  # the seconds of a pause that is known of
        if before and text.startswith(before) and not is_new:
            text = text[len(before) :].strip()
        self._announce(text, urgent=window.game.state is not State.PLAYING)

    def _announce(self, text: str, *, urgent: bool) -> None:
        if QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self.window.notice.label, text)
            event.setPoliteness(
                QAccessible.AnnouncementPoliteness.Assertive
                if urgent
                else QAccessible.AnnouncementPoliteness.Polite
            )
            QAccessible.updateAccessibility(event)
        self.announced.emit(text)
