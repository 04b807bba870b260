"""The designer's eye: can the game still be won, and what wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget

from mjs import Tile
from mjs.play.outcome import Outcome, State
from mjs.play.winning import Outlook
from mjs_editor.command_table import Command
from mjs_editor.enginewords import said
from mjs_editor.longjob import LongJob
from mjs_editor.playtest.asking import Position, ask_next, ask_outlook
from mjs_editor.playtest.assisted import set_designers
from mjs_editor.playtest.eyepanel import EyePanel, Sight
from mjs_editor.playtest.marklayer import WINNING, MarkLayer
from mjs_editor.playtest.roomy import show_whole
from mjs_editor.playtest.settings import is_on, set_on
from mjs_editor.playtest.words import face_name

if TYPE_CHECKING:
    from mjs_editor.playtest.window import PlayWindow

__all__ = ["MOVES", "Eye"]

MOVES = frozenset({"removed", "picked", "cleared", "undone", "redone", "shuffled"})
"""The kinds of outcomes after which the board is another one."""
_SETTING = "live-light"
_SOON_MS, _LATE_MS = 20, 150
_FRAME = 40
"""Pixels that the frame of a window takes of a screen's height."""


class Eye(QObject):
    """The Designer menu and its panel, which comes when it is first asked for.

    Signals
    -------
    turned()
        It could be won, and now it can't.

    Attributes
    ----------
    outlook : Outlook or None
        What was found of the position that is on the table; None while nothing was.
    """

    turned = Signal()

    def __init__(self, window: PlayWindow) -> None:
        super().__init__(window)
        self.window = window
        self.panel = EyePanel()
        self.dock = window.dock("eye", self.tr("Designer's view, an assist"), self.panel)
        self.dock.hide()
        race = window.findChild(QDockWidget, "race")
        if race is not None:
            show_whole(window, race, self.dock)
        self.marks = MarkLayer(window.table)
        self.outlook: Outlook | None = None
        self._was_winnable = self._is_placed = False
        self._outlooks, self._nexts = LongJob(self), LongJob(self)
        self._outlooks.done.connect(self._take_outlook)
        self._nexts.done.connect(self._take_next)
        for job in (self._outlooks, self._nexts):
            job.failed.connect(self._on_failed)
            window.closed.connect(job.leave)
        # The move is painted before the question takes its share of the machine, and the light does
        # not flicker when the answer comes at once, as it mostly does.
        self._soon, self._late = QTimer(self), QTimer(self)
        for timer, delay, call in (
            (self._soon, _SOON_MS, self._start),
            (self._late, _LATE_MS, lambda: self._show_sight(Sight.ASKING)),
        ):
            timer.setSingleShot(True)
            timer.setInterval(delay)
            timer.timeout.connect(call)
            window.closed.connect(timer.stop)
        self._add_commands()
        window.game_started.connect(self._on_started)
        window.acted.connect(self._on_acted)
        window.ended.connect(lambda _: self._renew())
        window.changed.connect(self._show)
        self._show_sight()

    @property
    def is_live(self) -> bool:
        """Whether the light is renewed after every move."""
        return self.window.commands["eye.live"].isChecked()

    @property
    def is_idle(self) -> bool:
        """Whether no question is being worked on."""
        runs = self._outlooks.is_running or self._nexts.is_running
        return not (runs or self._soon.isActive())

    def reveal(self) -> None:
        """Show the panel, and note that the game at hand is no unaided one any more."""
        self._show_dock()
        self.note_use()

    def note_use(self) -> None:
        """Note that the game at hand is no unaided one any more."""
        if not self.window.game.is_over:
            set_designers(self.window.game)

    def set_live(self) -> None:
        """Follow the switch of the light."""
        set_on(_SETTING, on=self.is_live)
        if self.is_live:
            self.reveal()
        self._renew()

    def ask(self) -> None:
        """Find out, once, whether the game can still be won."""
        self.reveal()
        self._show_sight(Sight.ASKING)
        self._start()

    def show_move(self) -> None:
        """Find a pair, or a tile to pick, after which the game can still be won."""
        self.reveal()
        self.say(self.tr("Looking for a way to win..."))
        self._nexts.start(ask_next(Position.of(self.window.game)))

    def say(self, text: str) -> None:
        """Say something in the panel."""
        self.panel.show_message(text)

    # What happens -------------------------------------------------------------------------------

    def _on_started(self, _: object) -> None:
        self._forget()
        self._was_winnable = False
        self.say("")
        if self.is_live:
            self.note_use()
            self._show_dock()
        self._renew()

    def _on_acted(self, outcome: Outcome) -> None:
        if outcome.kind not in MOVES:
            return
        self._forget()
        self.say("")
        self._renew()

    def _forget(self) -> None:
        """Nothing is known of the new position; a live light is about to tell of it."""
        for job in (self._outlooks, self._nexts):
            job.cancel()
        self.outlook = None
        self.marks.clear()
        self._soon.stop()
        if not self.is_live:
            self._late.stop()
            self._show_sight()

    def _renew(self) -> None:
        if self.is_live:
            self._soon.start()
            self._late.start()
        elif self.outlook is None:
            self._show_sight()

    def _start(self) -> None:
        self._soon.stop()
        self._outlooks.start(ask_outlook(Position.of(self.window.game)))

    def _take_outlook(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self._late.stop()
        sights = {True: Sight.WINNABLE, False: Sight.LOST, None: Sight.UNDECIDED}
        self._show_sight(sights[outlook.winnable])
        turned = self._was_winnable and outlook.winnable is False
        self._was_winnable = self._was_winnable or bool(outlook.winnable)
        if turned:
            self.turned.emit()

    def _take_next(self, found: tuple[Outlook, tuple[Tile, ...]]) -> None:
        outlook, tiles = found
        self._take_outlook(outlook)
        game = self.window.game
        if tiles:
            names = " + ".join(face_name(game.face(tile)) for tile in tiles)
            self.marks.show_marks(tiles, WINNING)
            text = (
                self.tr("The deal's own proof goes on with: {0}")
                if outlook.winnable is None
                else self.tr("This can still win: {0}")
            )
            self.say(text.format(names))
        elif outlook.winnable:
            self.say(self.tr("The board is cleared."))
        elif outlook.winnable is None:
            self.say(self.tr("No way to win was found in the time there is."))
        else:
            self.say(self.tr("No move wins from here without a shuffle or an undo."))

    def _on_failed(self, message: str) -> None:
        self._late.stop()
        self._show_sight(Sight.UNDECIDED)
        self.say(said(message))

    # Small parts --------------------------------------------------------------------------------

    def _show_dock(self) -> None:
        """Show the panel below the figures, or as a tab with them where a screen is too low."""
        window, dock = self.window, self.dock
        figures = window.findChild(QDockWidget, "figures")
        if not self._is_placed and figures is not None:
            self._is_placed = True
            needed = window.minimumSizeHint().height() + dock.minimumSizeHint().height()
            if needed > window.screen().availableGeometry().height() - _FRAME:
                window.tabifyDockWidget(figures, dock)
        is_new = not dock.isVisible()
        dock.show()
        if is_new:
            dock.raise_()

    def _show_sight(self, sight: Sight = Sight.UNASKED) -> None:
        game = self.window.game
        words = {
            Sight.UNASKED: self.tr("Not asked: can it still be won?"),
            Sight.ASKING: self.tr("Working it out..."),
            Sight.WINNABLE: self.tr("Can still be won"),
            Sight.LOST: self.tr("Can't be won any more without a shuffle or an undo"),
            Sight.UNDECIDED: self.tr("Not decided in the time there is"),
        }
        is_won = game.state is State.WON
        self.panel.show_sight(sight, self.tr("Won") if is_won else words[sight])

    def _show(self) -> None:
        """Switch commands on and off by what makes sense now."""
        game, commands = self.window.game, self.window.commands
        going = not (game.is_over or game.is_paused or game.is_waiting)
        commands["eye.ask"].setEnabled(game.state is not State.WON)
        commands["eye.move"].setEnabled(going)

    def _add_commands(self) -> None:
        menu = self.window.menu("designer", self.tr("&Designer"))
        menu.setToolTipsVisible(True)
        shown: list[QAction] = []
        for command in (
            Command(
                id="eye.live",
                title=self.tr("&Live light"),
                run=self.set_live,
                keys="Ctrl+L",
                tip=self.tr(
                    "An assist for designers: show after every move whether the game can be won"
                ),
                checkable=True,
            ),
            Command(
                id="eye.ask",
                title=self.tr("&Can it still be won?"),
                run=self.ask,
                keys="F6",
                tip=self.tr("An assist for designers: tell whether the game can be won as it lies"),
            ),
            Command(
                id="eye.move",
                title=self.tr("Show a &winning move"),
                run=self.show_move,
                keys="F7",
                tip=self.tr("An assist for designers: mark a move after which the game can be won"),
            ),
        ):
            action = self.window.commands.add(command)
            menu.addAction(action)
            shown.append(action)
        self.window.commands["eye.live"].setChecked(is_on(_SETTING, usual=False))
        self.panel.add_buttons(*shown)
