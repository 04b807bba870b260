"""Auto-play: the program goes on with moves that win, at a chosen speed or step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSettings, QTimer

from mjs import Tile
from mjs.play.outcome import Outcome
from mjs.play.winning import Outlook
from mjs_editor.art.icons import themed_icon
from mjs_editor.command_table import Command
from mjs_editor.enginewords import said
from mjs_editor.longjob import LongJob
from mjs_editor.playtest.asking import Position, ask_next
from mjs_editor.playtest.eyepanel import FASTEST
from mjs_editor.playtest.features.eye import Eye

if TYPE_CHECKING:
    from mjs_editor.playtest.window import PlayWindow

__all__ = ["AutoPlay", "delay_of"]

_SETTING = "play/auto-speed"
_USUAL = 5
_SLOWEST_MS, _FASTER = 2_000, 0.68
_SELECTED = 0.4
"""The share of a step in which the first tile of a pair is seen selected."""


def delay_of(speed: int) -> int:
    """Milliseconds from one move to the next at a speed from 1 to `FASTEST`.

    >>> delay_of(1), delay_of(10)
    (2000, 62)
    """
    return round(_SLOWEST_MS * _FASTER ** (speed - 1))


class AutoPlay(QObject):
    """Takes what wins, as a player would; its moves are moves of the game and can be undone."""

    def __init__(self, window: PlayWindow) -> None:
        super().__init__(window)
        self.window = window
        eye = window.features["Eye"]
        assert isinstance(eye, Eye)
        self.eye = eye
        self._next: list[Tile] = []
        self._acts = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_time)
        self._job = LongJob(self)
        self._job.done.connect(self._take)
        self._job.failed.connect(self._on_failed)
        window.closed.connect(self._on_closed)
        window.game_started.connect(lambda _: self.stop())
        window.acted.connect(self._on_acted)
        window.changed.connect(self._show)
        self._add_commands()
        self.speed = _kept_speed()
        eye.panel.slider.setValue(self.speed)
        eye.panel.speed_chosen.connect(self.set_speed)

    @property
    def is_playing(self) -> bool:
        """Whether it goes on by itself."""
        return self.window.commands["auto.play"].isChecked()

    @property
    def is_idle(self) -> bool:
        """Whether nothing is about to be taken."""
        return not (self.is_playing or self._next or self._job.is_running)

    def toggle(self) -> None:
        """Go on by itself, or stop."""
        if self.is_playing:
            self.eye.reveal()
            self.step()
        else:
            self.stop()
        self._show()

    def step(self) -> None:
        """Take one pair, or pick one tile, that can still win."""
        self.eye.reveal()
        if self._job.is_running or self._next:
            return
        self._job.start(ask_next(Position.of(self.window.game)))

    def stop(self) -> None:
        """Take nothing more."""
        self._timer.stop()
        self._next = []
        self._job.cancel()
        self.window.commands["auto.play"].setChecked(False)
        self._show()

    def set_speed(self, speed: int) -> None:
        """Go faster or slower, from the next move on."""
        self.speed = min(max(1, speed), FASTEST)
        QSettings().setValue(_SETTING, self.speed)
        self.eye.panel.slider.setValue(self.speed)

    # What happens -------------------------------------------------------------------------------

    def _take(self, found: tuple[Outlook, tuple[Tile, ...]]) -> None:
        outlook, tiles = found
        if not tiles:
            self.stop()
            if outlook.winnable is None:
                self.eye.say(self.tr("Auto-play stopped: no way to win was found in time."))
            else:
                self.eye.say(self.tr("Auto-play stopped: this can't be won without an assist."))
            return
        game = self.window.game
        if game.selected is not None and game.selected not in tiles:
            self._click(game.selected)  # else the first click could take another pair
        self._next = [tile for tile in tiles if tile != game.selected]
        self._on_time()

    def _on_time(self) -> None:
        """Click the next tile, or find out which it is."""
        game = self.window.game
        if game.is_over or game.is_paused:
            self.stop()
        elif game.locked_for:
            self._timer.start(game.locked_for + 1)
        elif self._next:
            self._click(self._next.pop(0))
            self._wait()
        elif self.is_playing:
            self.step()

    def _wait(self) -> None:
        """Let the move be seen before the next one."""
        if self.window.game.is_over:
            self.stop()
        elif self._next or self.is_playing:
            share = _SELECTED if self._next else 1.0 - _SELECTED
            self._timer.start(round(delay_of(self.speed) * share))

    def _click(self, tile: Tile) -> None:
        self._acts = True
        try:
            self.window.click(tile)
        finally:
            self._acts = False

    def _on_acted(self, outcome: Outcome) -> None:
        # Whoever takes the game in hand has it.
        if not self._acts and outcome.kind != "refused" and not self.is_idle:
            self.stop()

    def _on_failed(self, message: str) -> None:
        self.stop()
        self.eye.say(said(message))

    def _on_closed(self) -> None:
        self._timer.stop()
        self._next = []
        self._job.leave()

    # Small parts --------------------------------------------------------------------------------

    def _show(self) -> None:
        game, commands = self.window.game, self.window.commands
        going = not (game.is_over or game.is_paused or game.is_waiting)
        play = commands["auto.play"]
        play.setEnabled(going)
        play.setIcon(themed_icon("pause" if self.is_playing else "play"))
        commands["auto.step"].setEnabled(going and not self.is_playing)

    def _add_commands(self) -> None:
        menu = self.window.menu("designer", "")
        menu.addSeparator()
        for command in (
            Command(
                id="auto.play",
                title=self.tr("&Auto-play"),
                run=self.toggle,
                keys="F9",
                tip=self.tr("For designers: let the program play on and win, or stop it again"),
                checkable=True,
            ),
            Command(
                id="auto.step",
                title=self.tr("Auto-play one &step"),
                run=self.step,
                keys="Shift+F9",
                tip=self.tr("For designers: let the program take one pair that can still win"),
            ),
            Command(
                id="auto.faster",
                title=self.tr("Auto-play &faster"),
                run=lambda: self.set_speed(self.speed + 1),
                keys="Alt+Up",
                tip=self.tr("Shorten the time between the moves of auto-play"),
            ),
            Command(
                id="auto.slower",
                title=self.tr("Auto-play slowe&r"),
                run=lambda: self.set_speed(self.speed - 1),
                keys="Alt+Down",
                tip=self.tr("Lengthen the time between the moves of auto-play"),
            ),
        ):
            menu.addAction(self.window.commands.add(command))
        commands = self.window.commands
        commands["auto.play"].setIcon(themed_icon("play"))
        commands["auto.step"].setIcon(themed_icon("step"))
        self.eye.panel.add_auto(commands["auto.play"], commands["auto.step"])


def _kept_speed() -> int:
    try:
        return min(max(1, int(str(QSettings().value(_SETTING, _USUAL)))), FASTEST)
    except ValueError:
        return _USUAL
