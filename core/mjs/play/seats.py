"""A seat of a round: who sits there, the game that is played there, and by whose hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from mjs.errors import PlayError
from mjs.play.events import Dealt, Event
from mjs.play.game import Game
from mjs.play.houserules import HouseRules
from mjs.play.outcome import State
from mjs.play.players import ComputerPlayer, PlayerTime, skill_of
from mjs.play.ranking import Fate, Result

__all__ = ["MOST_HANDICAP", "Entrant", "Seat"]

MOST_HANDICAP = 9
_LONGEST_NAME = 40
_MOVES = ("remove", "pick", "undo", "redo")


@dataclass(frozen=True)
class Entrant:
    """Who takes part in a round.

    Attributes
    ----------
    name : str
        What the others see.
    skill : int or None
        Of a computer player, from 1 to 10; None for a human.
    handicap : int
        How many levels up from the round's own the layout is that is played here.

    Raises
    ------
    PlayError
        There is no name, or a number that can't be.
    """

    name: str
    skill: int | None = None
    handicap: int = 0

    def __post_init__(self) -> None:
        if not self.name.strip():
            raise PlayError("a player has a name that the others see; type one")
        if len(self.name) > _LONGEST_NAME:
            raise PlayError(f"the name {self.name[:20]!r}... is longer than {_LONGEST_NAME}")
        if self.skill is not None:
            skill_of(self.skill)
        if type(self.handicap) is not int or not 0 <= self.handicap <= MOST_HANDICAP:
            raise PlayError(f"a handicap is 0 to {MOST_HANDICAP} levels up, not {self.handicap!r}")

    @property
    def is_human(self) -> bool:
        """Whether no computer player sits there."""
        return self.skill is None


class Seat:
    """A seat of a round.

    Parameters
    ----------
    number : int
    entrant : Entrant
    dealt : Dealt
    rules : HouseRules
    now : callable
        Seconds of the round.

    Attributes
    ----------
    game : Game
    stand_in : int or None
        The skill of the computer player for a human who is away.
    player : ComputerPlayer or None
        Who plays for a computer player, or for a human who is away.
    was_helped : bool
        Whether a computer player has ever played for a human here.
    """

    def __init__(
        self,
        number: int,
        entrant: Entrant,
        dealt: Dealt,
        rules: HouseRules,
        now: Callable[[], float],
    ) -> None:
        self.number = number
        self.entrant = entrant
        self.time = PlayerTime(now)
        self.time.hold(0)
        self.game = Game(dealt, rules, now=self.time)
        self.stand_in: int | None = None
        self.player: ComputerPlayer | None = None
        self.was_helped = False
        self._counted = (0, 0)
        self._moved = 0

    @property
    def is_away(self) -> bool:
        """Whether a human's seat is played by a computer player."""
        return self.stand_in is not None

    def start(self, seed: int) -> None:
        """Let the game begin; the time of humans goes with the round from now on."""
        self.game.start_clock()
        skill = self.stand_in if self.entrant.skill is None else self.entrant.skill
        if skill is None:
            self.time.release()
        else:
            self.seat_player(skill, seed, 0)

    def seat_player(self, skill: int, seed: int, since: int) -> None:
        """Let a computer player play on from a moment."""
        self.time.hold(since)
        self.was_helped = self.was_helped or self.entrant.is_human
        self.player = ComputerPlayer(self.game, self.time, skill=skill, seed=seed, since=since)

    def unseat_player(self) -> None:
        """Let the human go on."""
        self.player = self.stand_in = None
        if self.game.clock.is_running:
            self.time.release()

    def play_until(self, at: int) -> None:
        """Bring the game up to a millisecond of played time."""
        if self.player is not None:
            self.player.play_until(at)
        else:
            self.game.tick()

    def replay(self, events: Sequence[Event], elapsed: int) -> None:
        """Let a game be played again that had begun, up to a moment at which time is held.

        Raises
        ------
        PlayError
            An event that can't happen there.
        """
        self.time.hold(elapsed)
        game = Game.replay(self.game.start, self.game.rules, events, now=self.time)
        if not game.is_over:
            game.clock.set(elapsed)
            game.start_clock()
        self.game = game

    def result(self) -> Result:
        """What has been come to here so far."""
        game = self.game
        time = game.elapsed if game.state is State.WON else None
        fate = Fate.QUIT if game.state is State.QUIT else Fate.UNFINISHED
        if time is not None:
            fate = Fate.OVERTIME if game.overtime else Fate.FINISHED
        return Result(
            seat=self.number,
            name=self.entrant.name,
            fate=fate,
            time=time,
            progress=game.progress,
            since=self._since(),
            playing=not game.is_over,
        )

    def _since(self) -> int:
        """When the last tile went or came back; looked up only when there was one."""
        counted = self.game.pairs_cleared, self.game.tallies.undos
        if counted != self._counted:
            moves = (event.at for event in reversed(self.game.events) if event.kind in _MOVES)
            self._counted, self._moved = counted, next(moves, 0)
        return self._moved
