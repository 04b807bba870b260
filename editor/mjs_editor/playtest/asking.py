"""Questions about a game, answered on another thread from what has happened so far.

A game goes on while a question is worked on, so that the thread plays it again for itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from mjs import Cancelled, Tile
from mjs.play.events import Dealt, Event
from mjs.play.game import Game
from mjs.play.houserules import HouseRules
from mjs.play.winning import LosingMove, Outlook, losing_move, outlook
from mjs_editor.longjob import Report

__all__ = ["Lost", "Position", "ask_losing_move", "ask_next", "ask_outlook"]


@dataclass(frozen=True)
class Position:
    """A game as it stands, as values that do not change.

    Attributes
    ----------
    start : Dealt
    rules : HouseRules
    events : tuple of Event
    """

    start: Dealt
    rules: HouseRules
    events: tuple[Event, ...]

    @classmethod
    def of(cls, game: Game) -> Position:
        """The position of a game now."""
        return cls(game.start, game.rules, game.events)

    def game(self) -> Game:
        """A game of its own that stands there."""
        return Game.replay(self.start, self.rules, self.events)


@dataclass(frozen=True)
class Lost:
    """Where a game was lost, with what is to be told of it.

    Attributes
    ----------
    move : LosingMove or None
        None when it can still be won.
    at : int
        Milliseconds of played time.
    faces : tuple of str
        What lay on the tiles of the move.
    """

    move: LosingMove | None
    at: int = 0
    faces: tuple[str, ...] = ()


def ask_outlook(position: Position) -> Callable[[Report], Outlook]:
    """Whether a position can be won, as work for a `LongJob`."""

    def work(report: Report) -> Outlook:
        _go_on(report)
        return outlook(position.game(), cancel=report.is_unwanted)

    return work


def ask_next(position: Position) -> Callable[[Report], tuple[Outlook, tuple[Tile, ...]]]:
    """What to take next on the way to win, with the outlook.

    Where the search does not decide, it is the order that the deal was proved by, as long as the
    game has kept to it.
    """

    def work(report: Report) -> tuple[Outlook, tuple[Tile, ...]]:
        _go_on(report)
        game = position.game()
        found = outlook(game, cancel=report.is_unwanted)
        if found.winnable is None:
            return found, _proved_next(game)
        return found, found.next

    return work


def ask_losing_move(position: Position) -> Callable[[Report], Lost]:
    """Which move lost a game, as work for a `LongJob`."""

    def work(report: Report) -> Lost:
        _go_on(report)
        game = position.game()
        move = losing_move(game, cancel=report.is_unwanted)
        if move is None or move.event is None:
            return Lost(move)
        before = game.rewound(move.event)
        faces = dict(before.left)
        return Lost(move, game.events[move.event].at, tuple(faces[tile] for tile in move.tiles))

    return work


def _go_on(report: Report) -> None:
    if report.is_unwanted():
        raise Cancelled


def _proved_next(game: Game) -> tuple[Tile, ...]:
    """The next pair of the proof, while the board is one that the proof comes through."""
    dealt = game.dealt
    left, tiles = {tile for tile, _ in game.left}, dealt.layout.tiles
    later = [(tiles[one], tiles[other]) for one, other in dealt.order]
    later = [pair for pair in later if left.intersection(pair)]
    is_kept = bool(later) and len(left) == 2 * len(later) and not game.tray
    return later[0] if is_kept else ()
