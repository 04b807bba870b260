"""The race: the same deal for the player and for computer players, and who clears it first."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QDockWidget
from shiboken6 import isValid

from mjs import Cancelled, Layout, MjsError
from mjs.play.game import Game
from mjs.play.levels import LEVELS, level_of
from mjs.play.players import PlayerTime
from mjs.play.race import Race
from mjs.play.rounds import new_race, with_handicaps
from mjs.play.roundview import Phase
from mjs.play.seats import Entrant
from mjs_editor.command_table import Command
from mjs_editor.enginewords import said
from mjs_editor.playtest.dealing import chance_seed
from mjs_editor.playtest.keptseat import is_seat_kept, keep_seat, take_seat
from mjs_editor.playtest.racechoice import RaceChoice, keep_choice, kept_choice, level_above
from mjs_editor.playtest.racepanel import RacePanel
from mjs_editor.playtest.raceresult import RaceResult
from mjs_editor.playtest.racesetup import RaceSetup
from mjs_editor.playtest.racewords import level_title
from mjs_editor.playtest.roomy import LEAST_RACE, Scrolled, show_whole
from mjs_editor.playtest.waiting import waited_for

if TYPE_CHECKING:
    from mjs_editor.playtest.window import PlayWindow

__all__ = ["Racing"]

_TICK_MS = 100
_OWN = 0


class Racing(QObject):
    """The Race menu, the panel, and the round that goes on behind the window.

    Attributes
    ----------
    race : Race or None
        The round that was begun last.
    choice : RaceChoice
        What it was made from.
    panel : RacePanel
    now : callable
        Seconds, by which rounds go.

    Signals
    -------
    helped(Game)
        In this game a computer player has played for the user.
    """

    helped = Signal(object)

    def __init__(self, window: PlayWindow) -> None:
        super().__init__(window)
        self.window = window
        self.race: Race | None = None
        self.choice = RaceChoice(name=self.tr("You"))
        self.now: Callable[[], float] = time.monotonic
        self._is_told = False
        self._result: RaceResult | None = None
        menu = window.menu("race", self.tr("R&ace"))
        for command in (
            Command(
                id="race.new",
                title=self.tr("&New race..."),
                run=self.show_setup,
                keys="Ctrl+Shift+R",
                tip=self.tr("The same deal for you and up to 19 computer players"),
            ),
            Command(
                id="race.again",
                title=self.tr("Race &again"),
                run=self.play_again,
                tip=self.tr("Another round with the same players on the same level"),
            ),
            Command(
                id="race.result",
                title=self.tr("Show the &ranking"),
                run=self.show_result,
                tip=self.tr("Everybody's rank in the race that is over"),
            ),
            Command(
                id="race.back",
                title=self.tr("Return to the ra&ce"),
                run=self.come_back,
                tip=self.tr("Play on yourself, from where the computer player has come to for you"),
            ),
        ):
            menu.addAction(window.commands.add(command))
        self.panel = RacePanel(window.commands["race.back"], window.commands["race.result"])
        self.dock = window.dock("race", self.tr("Race"), Scrolled(self.panel, LEAST_RACE))
        figures = window.findChild(QDockWidget, "figures")
        if figures is not None:
            window.splitDockWidget(self.dock, figures, Qt.Orientation.Vertical)
        show_whole(window, self.dock)
        self.dock.hide()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.refresh)
        window.game_started.connect(self._on_started)
        window.changed.connect(self._on_changed)
        window.ended.connect(lambda _: self.refresh())
        window.closed.connect(self._leave)
        if is_seat_kept():
            self.panel.show_kept()
            self.dock.show()
        self._show()

    # What can be done ---------------------------------------------------------------------------

    def show_setup(self) -> RaceSetup:
        """Ask what the race is to be like, and begin it."""
        layout = self.window.game.start.layout
        dialog = RaceSetup(kept_choice(self.tr("You")), layout, self.window)

        def begin() -> None:
            keep_choice(dialog.choice())
            self.begin(dialog.choice(), layout)

        dialog.accepted.connect(begin)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        return dialog

    def begin(self, choice: RaceChoice, at_hand: Layout, seed: int | None = None) -> bool:
        """Deal for a race; whether that could be done, else the reason is told."""
        seed = chance_seed() if seed is None else seed
        return self._deal(choice, tuple(choice.entrants(seed)), at_hand, seed)

    def play_again(self) -> bool:
        """Another round of the same players, with the winner's handicap."""
        return self._another(self.choice)

    def play_next_level(self) -> bool:
        """Another round of the same players, all of them one level up."""
        race = self.race
        higher = None if race is None else self.choice.one_up(race.deals[0].layout)
        return higher is not None and self._another(higher)

    def come_back(self) -> None:
        """Return to the seat that was left."""
        race = self.race
        if race is None:
            self._take_kept_seat()
        elif not race.is_over and race.is_away(_OWN):
            race.come_back(_OWN)
            self._take_seat(race)
            self.refresh()

    def show_result(self) -> RaceResult | None:
        """Show everybody's rank, once the round is over."""
        race = self.race
        if race is None or not race.is_over:
            return None
        above = level_above(race.deals[0].layout)
        dialog = RaceResult(
            race,
            self._title(race),
            self._remarks(race),
            level_title(above) if above is not None else "",
            self.window,
        )
        wishes = {"again": self.play_again, "next": self.play_next_level}

        def go_on() -> None:
            wishes[dialog.wish]()

        dialog.accepted.connect(go_on)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        self._result = dialog
        return dialog

    def tell_best(self, game: Game) -> None:
        """Say in the ranking that a race was a personal best."""
        race, dialog = self.race, self._result
        if race is None or dialog is None or game is not race.game(_OWN):
            return
        if isValid(dialog) and dialog.isVisible():
            dialog.add_remark(self.tr("A personal best."))

    # How it goes on -----------------------------------------------------------------------------

    def _another(self, choice: RaceChoice) -> bool:
        race = self.race
        if race is None or not race.is_over:
            return False
        entrants = with_handicaps(race)
        if not choice.handicap:
            entrants = tuple(replace(one, handicap=0) for one in entrants)
        return self._deal(choice, entrants, race.deals[0].layout, chance_seed())

    def _deal(
        self, choice: RaceChoice, entrants: tuple[Entrant, ...], at_hand: Layout, seed: int
    ) -> bool:
        try:
            layouts = choice.layouts(at_hand, seed)
            make = partial(new_race, entrants, layouts, choice.rules, seed, now=self.now)
            race = waited_for(make, self.tr("Dealing for the race..."), self.window)
        except Cancelled:
            self.window.tell(self.tr("Nothing was dealt: this game goes on."))
            return False
        except MjsError as error:
            self.window.tell(self.tr("The race can't be dealt: {0}").format(said(str(error))))
            return False
        self.race, self.choice, self._is_told = race, choice, False
        self.window.rules = race.rules
        if race.game(_OWN).start.layout.digest != self.window.game.start.layout.digest:
            self.window.path = None
        self._take_seat(race)
        self.dock.show()
        self._timer.start(_TICK_MS)
        return True

    def _take_kept_seat(self) -> None:
        """Return to the race that was left by closing a window."""
        try:
            race, choice = take_seat(self.tr("You"), now=self.now)
        except MjsError as error:
            self.window.tell(self.tr("The race can't be returned to: {0}").format(said(str(error))))
            self.dock.hide()
            self._show()
            return
        self.race, self.choice, self._is_told = race, choice, False
        race.come_back(_OWN)
        self.helped.emit(race.game(_OWN))
        self.window.path = None
        self._take_seat(race)
        self.dock.show()
        self._timer.start(_TICK_MS)
        self.refresh()

    def _leave(self) -> None:
        """The window closes: a computer player plays on, and the seat is kept."""
        self._timer.stop()
        race = self.race
        if race is not None and race.advance() is Phase.RUNNING:
            # Where nothing can be written there is nobody left to tell.
            with suppress(MjsError):
                keep_seat(race, self.choice, _OWN)

    def _take_seat(self, race: Race) -> None:
        self.window.rules = race.rules
        self.window.start(race.game(_OWN))
        self.window.table.setFocus()

    def _on_started(self, game: Game) -> None:
        """Another game on the table is another one than that of the race: the seat is left."""
        race = self.race
        if race is None or game is race.game(_OWN):
            self._show()
            return
        if isinstance(game.clock.now, PlayerTime):
            # The same deal begun anew, or gone back in: it no longer goes by the round's time.
            game.clock.now = time.monotonic
        race.drop(_OWN)
        if race.phase is Phase.READY:
            self.race = None
            self._timer.stop()
        # A race that goes on stays in sight, with the way back to it.
        self.dock.setVisible(race.phase is Phase.RUNNING)
        self._show()

    def _on_changed(self) -> None:
        race = self.race
        # The window has counted down, and let time run for its game.
        if race is not None and race.phase is Phase.READY and not race.game(_OWN).is_waiting:
            race.begin(0)
        self._show()

    def refresh(self) -> None:
        """Bring the round up to the present, and show how it stands."""
        race = self.race
        if race is None:
            return
        race.advance()
        self._show()
        if race.is_over and not self._is_told:
            self._is_told = True
            self._timer.stop()
            # Whoever has left for another game is not to be torn out of it.
            if self._is_seated(race):
                self.window.offer_at_end(("race.again",))
                self.show_result()

    # Small parts --------------------------------------------------------------------------------

    def _show(self) -> None:
        race, commands = self.race, self.window.commands
        over = race is not None and race.is_over
        commands["race.result"].setEnabled(over)
        commands["race.again"].setEnabled(over)
        away = is_seat_kept() if race is None else not race.is_over and race.is_away(_OWN)
        commands["race.back"].setEnabled(away)
        if race is None and not away:
            self.dock.hide()
        if race is not None:
            self.panel.show_view(race.view(_OWN), self._title(race), is_away=away)

    def _is_seated(self, race: Race) -> bool:
        return self.window.game is race.game(_OWN)

    def _title(self, race: Race) -> str:
        layout = race.game(_OWN).start.layout
        name = layout.name or self.tr("Untitled")
        level = level_of(layout)
        tiles = self.tr("%n tile(s)", "", len(layout))
        return f"{level_title(level.name)}: {name}, {tiles}" if level else f"{name}, {tiles}"

    def _remarks(self, race: Race) -> tuple[str, ...]:
        """Who has which handicap in the next round."""
        above = [level for level in LEVELS if level.tiles > len(race.deals[0].layout)]
        if not (self.choice.handicap and above):
            return ()
        nexts = with_handicaps(race)
        winners = [(nexts[seat].name, nexts[seat].handicap) for seat in race.winners]
        return tuple(
            self.tr("Handicap: {0} plays the level {1} in the next round.").format(
                name, level_title(above[min(up, len(above)) - 1].name)
            )
            for name, up in winners
        )
