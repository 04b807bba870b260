"""Where players of a layout got stuck, clicked in vain and thought long, tile by tile."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

import numpy as np
import numpy.typing as npt

from mjs.errors import Cancelled, MjsError, PlayError
from mjs.layout import Layout
from mjs.play.events import Dealt, Event
from mjs.play.game import Game
from mjs.play.houserules import HouseRules
from mjs.play.outcome import State
from mjs.play.standing import Standing

__all__ = ["GameLog", "Heat", "heat"]

T = TypeVar("T")
Counts = npt.NDArray[np.int64]

_LONGEST = 2**40  # milliseconds, 34 years; sums of games stay far within 64 bits
_MOVES = ("remove", "pick", "undo", "redo", "shuffle")


class GameLog(Protocol):
    """What is needed of a game to look at it again; a `Game` has it."""

    @property
    def start(self) -> Dealt:
        """The deal it began with."""

    @property
    def rules(self) -> HouseRules:
        """The house rules."""

    @property
    def events(self) -> Sequence[Event]:
        """All that happened."""


@dataclass(frozen=True, eq=False)
class Heat:
    """What happened to each tile of a layout, over some games.

    Attributes
    ----------
    layout : Layout
    games : int
        How many games were counted.
    others : int
        Games of other layouts, which were not.
    damaged : int
        Logs that can't be read or played again, which were not.
    opened : int
        Games, among those counted, in which a shuffle laid the tiles out on an open board. They
        are counted up to there: after it, places are no longer the layout's.
    ends : int
        How often play came to an end before the board was clear: each time a player got stuck,
        even if an undo or a shuffle helped, lost, gave up or left. Giving up when stuck is one.
    left : int64 array of shape (tiles,)
        At how many of these ends each tile was still on the board.
    blocked : int64 array of shape (tiles,)
        How often each was clicked while it was blocked.
    taken : int64 array of shape (tiles,)
        How often each was taken; what was undone stays counted, what was redone is not.
    thinking : int64 array of shape (tiles,)
        Milliseconds from the last change of the board until the tile was taken, in sum.
    """

    layout: Layout
    games: int
    others: int
    damaged: int
    opened: int
    ends: int
    left: Counts
    blocked: Counts
    taken: Counts
    thinking: Counts

    @property
    def left_share(self) -> npt.NDArray[np.float64]:
        """The share of ends, from 0 to 1, at which each tile was still there."""
        return self.left / max(1, self.ends)

    @property
    def mean_thinking(self) -> npt.NDArray[np.float64]:
        """Milliseconds of thinking before each tile was taken, in the mean; 0 if it never was."""
        return self.thinking / np.maximum(1, self.taken)


def heat(
    layout: Layout,
    logs: Iterable[T],
    read: Callable[[T], GameLog],
    *,
    cancel: Callable[[], bool] | None = None,
) -> Heat:
    """Play games of a layout again, and count what happened to each tile.

    Parameters
    ----------
    layout : Layout
        Games of the same board count, whatever it was called and wherever it lay.
    logs : iterable
        Play logs, such as `Bests.logs` has them; read one by one.
    read : callable
        Makes a game of a log, or raises an `MjsError` where it can't.
    cancel : callable, optional
        Asked before each game; when it returns true, the work is given up.

    Raises
    ------
    Cancelled
        `cancel` said so.

    >>> row = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)])
    >>> one, two, _, four = row.tiles
    >>> game = Game(Dealt(row, ("dots-1", "dots-2", "dots-2", "dots-1")))
    >>> [game.click(tile).kind for tile in (two, one, four)]
    ['blocked', 'selected', 'removed']
    >>> found = heat(row, [game], lambda log: log)
    >>> found.blocked.tolist(), found.left.tolist(), found.taken.tolist()
    ([0, 1, 0, 0], [0, 1, 1, 0], [1, 0, 0, 1])
    """
    total = _Counts(len(layout))
    games = others = damaged = opened = 0
    for log in logs:
        if cancel is not None and cancel():
            raise Cancelled
        try:
            game = read(log)
            if game.start.layout.digest != layout.digest:
                others += 1
                continue
            seen = _Watch(game.start.layout)
            seen.end(Game.replay(game.start, game.rules, game.events, watch=seen))
        except MjsError:
            damaged += 1
            continue
        games += 1
        opened += seen.is_over
        total.add(seen.counts)
    return Heat(
        layout,
        games,
        others,
        damaged,
        opened,
        total.ends,
        total.left,
        total.blocked,
        total.taken,
        total.thinking,
    )


class _Counts:
    """Counts that grow."""

    def __init__(self, tiles: int) -> None:
        self.ends = 0
        self.left, self.blocked, self.taken, self.thinking = np.zeros((4, tiles), np.int64)

    def add(self, other: _Counts) -> None:
        self.ends += other.ends
        self.left += other.left
        self.blocked += other.blocked
        self.taken += other.taken
        self.thinking += other.thinking


class _Watch:
    """Looks at one game between its events.

    Tiles are counted by their index in the layout that the game began with, which is the same in
    every layout of that digest.
    """

    def __init__(self, layout: Layout) -> None:
        self.counts = _Counts(len(layout))
        self.is_over = False
        """Whether the board was opened, after which nothing is counted."""
        self._index = {tile: index for index, tile in enumerate(layout.tiles)}
        self._since = 0
        self._state = State.PLAYING

    def __call__(self, game: Standing, event: Event) -> None:
        """Count an event that is to happen to a game."""
        if event.at > _LONGEST:
            raise PlayError(f"{event.at} ms are longer than anybody plays")
        if self.is_over:
            return
        self._look(game)
        counts, kind = self.counts, event.kind
        if kind == "shuffle" and event.dealt is not None:
            # Its tiles may lie at places of the layout by chance, but other ones.
            left = tuple(tile for tile, _ in game.left)
            self.is_over = event.dealt.layout.tiles != left
        # A tile that there is not makes the game a damaged one, when the event happens.
        indices = [self._index[tile] for tile in event.tiles if tile in self._index]
        if kind == "blocked":
            counts.blocked[indices] += 1
        elif kind in ("remove", "pick"):
            counts.taken[indices] += 1
            counts.thinking[indices] += event.at - self._since
        if kind in _MOVES:
            self._since = event.at

    def end(self, game: Standing) -> None:
        """Count how a game stands after its last event."""
        if self.is_over:
            return
        self._look(game)
        if game.state is State.PLAYING and game.events:
            self._count_left(game)

    def _look(self, game: Standing) -> None:
        before, self._state = self._state, game.state
        if before is State.PLAYING and game.state in (State.STUCK, State.LOST, State.QUIT):
            self._count_left(game)

    def _count_left(self, game: Standing) -> None:
        self.counts.ends += 1
        tiles = game.layout.tiles
        self.counts.left[[self._index[tiles[number]] for number in game.board.remaining]] += 1
