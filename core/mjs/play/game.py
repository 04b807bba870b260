"""A game: one player, one deal, one set of house rules, and all that happens until its end.

Every action is an `Event`; the list of them plays the game again to the same end, which is how
games are saved, resumed and gone back in. Players' mistakes are answered, never raised.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from itertools import islice
from typing import Self

from mjs._kernel.rng import SplitMix64
from mjs.dealing import deal, random_faces
from mjs.errors import DealError, LayoutError, MjsError, PlayError
from mjs.layout import Layout, Tile
from mjs.play.allowing import allow
from mjs.play.course import Course
from mjs.play.events import Dealt, Event
from mjs.play.houserules import PROFILES, HouseRules
from mjs.play.outcome import Outcome
from mjs.play.shuffling import reshuffled

__all__ = ["Game", "new_game"]

_REFERENCE = PROFILES["reference"]


def new_game(
    layout: Layout,
    rules: HouseRules = _REFERENCE,
    seed: int = 0,
    *,
    now: Callable[[], float] = time.monotonic,
) -> Game:
    """Deal a layout as house rules say, and begin a game.

    Raises
    ------
    DealError, UnclearableError, UndecidedError, LayoutError
        As `mjs.deal`; for deals by chance as `mjs.random_faces` and `mjs.Board`.

    >>> from mjs import Layout
    >>> row = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)])
    >>> game = new_game(row, seed=5)
    >>> game.hint().tiles
    (Tile(x=0, y=0, z=0), Tile(x=6, y=0, z=0))
    """
    bonus = rules.bonus and layout.deck.bonus
    if rules.deal == "solvable":
        made = deal(layout, seed, bonus=bonus)
        dealt = Dealt(made.layout, made.faces, seed, made.generator, made.order)
    else:
        faces = random_faces(layout, seed, bonus=bonus)
        dealt = Dealt(layout.with_fields(start=None), faces, seed, "mjs-random-1/splitmix64")
    return Game(dealt, rules, now=now)


class Game(Course):
    """A dealt layout in play by house rules: what a player can do.

    Made with a `Dealt`, `HouseRules` and optionally a clock, as `mjs.play.standing.Standing`, which
    also says what there is to see. No action raises for what a player does; the `Outcome` tells.

    >>> from mjs import Layout
    >>> row = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)])
    >>> game = Game(Dealt(row, ("dots-1", "dots-2", "dots-2", "dots-1")))
    >>> game.click(Tile(2, 0, 0)).message
    'closed in by (0, 0, 0) on the left and (4, 0, 0) on the right'
    >>> game.click(Tile(0, 0, 0)).kind, game.click(Tile(6, 0, 0)).kind
    ('selected', 'removed')
    >>> game.undo().kind, game.progress
    ('undone', 0.0)
    """

    # What a player can do

    def start_clock(self) -> None:
        """Let time count from now on; the first action does it otherwise."""
        if not self.is_over and not self.is_paused:
            self.clock.start()

    def click(self, tile: Tile) -> Outcome:
        """Select, deselect, remove a pair or pick to the tray, whatever a click on a tile does."""
        if refused := self._refused(locks=True):
            return refused
        board = self.board
        try:
            gone = board.is_gone(tile)
        except LayoutError:
            gone = True
        if gone:
            return Outcome("refused", (tile,), "gone")
        if not board.is_free(tile):
            self._do("blocked", tile)
            return Outcome("blocked", (tile,), blockers=board.why_blocked(tile))
        if self.rules.removal == "tray":
            before = self.tray
            self._do("pick", tile)
            fellow = [kept for kept, _ in before if kept not in dict(self.tray)]
            return Outcome("cleared" if fellow else "picked", (tile, *fellow))
        selected = self.selected
        if selected == tile:
            self._do("deselect")
            return Outcome("deselected", (tile,))
        if selected is not None and board.matches(selected, tile):
            self._do("remove", selected, tile)
            return Outcome("removed", (selected, tile))
        self._do("select", tile)
        return Outcome("selected", (tile,))

    def hint(self) -> Outcome:
        """Show a legal pair; asked again, the next one, until all were shown."""
        if refused := self._refused(locks=True):
            return refused
        if code := self.no_hint:
            return Outcome("refused", code=code)
        number = self._cursor % self._table.count_pairs()
        pair = next(islice(self._table.each_pair(), number, None))
        self._do("hint", *pair)
        return Outcome("hinted", pair)

    def undo(self) -> Outcome:
        """Take back the last step, as the house rules have it."""
        if refused := self._refused():
            return refused
        if not self._steps:
            return Outcome("refused", code="no-undo")
        event = self._steps[-1].event
        self._do("undo")
        return Outcome("undone", event.tiles)

    def redo(self) -> Outcome:
        """Do again what was taken back last."""
        if refused := self._refused():
            return refused
        if not self._undone:
            return Outcome("refused", code="no-redo")
        event = self._undone[-1].event
        self._do("redo")
        return Outcome("redone", event.tiles)

    def shuffle(self) -> Outcome:
        """Deal the tiles that are left anew so that they can be cleared; the tray is emptied."""
        if refused := self._refused():
            return refused
        if code := self.no_shuffle:
            return Outcome("refused", code=code)
        left = self.left
        layout = self.layout.with_tiles(tile for tile, _ in left)
        number = self.tallies.shuffles + sum(event.kind == "no-shuffle" for event in self._events)
        seed = SplitMix64((self.start.seed or 0) + 1 + number).next64()
        try:
            dealt = reshuffled(
                layout, [face for _, face in left], seed, opens=self.rules.shuffle_opens
            )
        except DealError:
            self._do("no-shuffle")
            return Outcome("refused", code="no-solution")
        self._do("shuffle", dealt=dealt)
        return Outcome("shuffled", dealt.layout.tiles)

    def pause(self) -> Outcome:
        """Stop the clock; nothing else can be done until `resume`."""
        if self.tick() or self.is_paused or not self.rules.pause:
            code = "over" if self.is_over else "paused" if self.is_paused else "no-pause"
            return Outcome("refused", code=code)
        self._do("pause")
        return Outcome("paused")

    def resume(self) -> Outcome:
        """Let the clock run again."""
        if self.is_over or not self.is_paused:
            return Outcome("refused", code="over" if self.is_over else "not-paused")
        self._do("resume")
        return Outcome("resumed")

    def quit(self) -> Outcome:
        """Give up."""
        if self.tick():
            return Outcome("refused", code="over")
        self._do("quit")
        return Outcome("quit")

    def tick(self) -> bool:
        """End the game when its time is up; whether it has ended, for whatever reason."""
        cap = self.rules.cap
        if cap is not None and not self.is_over and self.clock.elapsed >= cap * 1000:
            self._do("timeout")
        return self.is_over

    # The same game again

    def restarted(self) -> Self:
        """The original deal from its start, by the same rules."""
        return type(self)(self.start, self.rules, now=self.clock.now)

    def rewound(self, count: int) -> Self:
        """A game of its own that is as this one was after so many events."""
        return type(self).replay(self.start, self.rules, self._events[:count], now=self.clock.now)

    @classmethod
    def replay(
        cls,
        dealt: Dealt,
        rules: HouseRules,
        events: Iterable[Event],
        *,
        now: Callable[[], float] = time.monotonic,
        watch: Callable[[Self, Event], None] | None = None,
    ) -> Self:
        """The game that these events lead to; its clock stands still until the next action.

        Parameters
        ----------
        dealt, rules, now
            See `Game`.
        events : iterable of Event
        watch : callable, optional
            Called with the game, as it stands then, before each event.

        Raises
        ------
        PlayError
            An event that can't happen there, by its number.
        """
        game = cls(dealt, rules, now=now)
        for number, event in enumerate(events):
            if watch is not None:
                watch(game, event)
            try:
                game.follow(event)
            except MjsError as error:
                raise PlayError(f"event {number}, {event.kind}: {error}") from None
        return game

    def follow(self, event: Event) -> None:
        """Let an event of a saved game happen; the clock stands still at its time then.

        Raises
        ------
        PlayError, MoveError, LayoutError, ProofError
            It can't happen now. The game is of no use any more.
        """
        if event.at < self.clock.elapsed:
            raise PlayError("it lies before the one before it")
        self.clock.set(event.at)
        allow(self, event)
        self._happen(event)
        self.clock.set(event.at)

    def _refused(self, *, locks: bool = False) -> Outcome | None:
        self.tick()
        code = ""
        if self.is_over:
            code = "over"
        elif self.is_paused:
            code = "paused"
        elif self.is_waiting:
            code = "not-started"
        elif locks and self.locked_for:
            code = "locked"
        return Outcome("refused", code=code) if code else None

    def _do(self, kind: str, *tiles: Tile, dealt: Dealt | None = None) -> None:
        self.start_clock()
        at, cap = self.elapsed, self.rules.cap
        if cap is not None and kind != "timeout":
            # It was begun in time, so it counts, even if finding a shuffle took the last moment.
            at = min(at, cap * 1000 - 1)
        self._happen(Event(at, kind, tiles, dealt))
