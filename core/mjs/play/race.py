"""A round: the same deal for all, each on an own board, and who clears it first.

The round knows no window and no network: whoever holds it calls `Race.advance` now and then, lets
humans act on the `Game` of their seat, and shows each of them the `View` of that seat and nothing
else. Computer players act at moments of their own, so how often `advance` is called changes nothing
in what happens.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from mjs._kernel.rng import MASK, SplitMix64
from mjs.errors import PlayError
from mjs.play.clock import Clock
from mjs.play.events import Dealt
from mjs.play.game import Game
from mjs.play.houserules import PROFILES, HouseRules
from mjs.play.players import skill_of
from mjs.play.ranking import Fate, Place, ranked
from mjs.play.roundview import Phase, View
from mjs.play.seats import Entrant, Seat

__all__ = ["COUNTDOWN", "MOST_SEATS", "STAND_IN", "Race", "check_entrants", "racing"]

MOST_SEATS = 20
COUNTDOWN = 3
"""Seconds that are counted down before the start."""
STAND_IN = 5
"""The skill of the computer player who plays on for a human."""

_STEP = 0x9E37_79B9_7F4A_7C15


class Race:
    """A round of 1 to 20 players; `mjs.play.rounds.new_race` deals for one.

    Parameters
    ----------
    entrants : sequence of Entrant
        Their number in it is the number of their seat.
    deals : sequence of Dealt
        The round's own deal; then, for those with a handicap, that of one level up, two and so
        on. Whoever has a higher handicap than there are deals plays the last one.
    rules : HouseRules
        No player of a round can stop the clock, and all start at once and hidden, whatever these
        say.
    seed : int
        Of all that computer players do.
    now : callable
        Seconds of a clock that never goes back.

    Attributes
    ----------
    entrants : tuple of Entrant
    deals : tuple of Dealt
    rules : HouseRules
    seed : int

    Raises
    ------
    PlayError
        Too few or too many players, two of one name, or no deal.

    >>> from mjs import Layout
    >>> from mjs.play.rounds import new_race
    >>> row = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)])
    >>> clock = [100.0]
    >>> players = [Entrant("Kim"), Entrant("Bo", skill=7)]
    >>> race = new_race(players, [row], seed=5, now=lambda: clock[0])
    >>> race.begin(); race.view(0).countdown
    3
    >>> clock[0] += 3; race.advance()
    <Phase.RUNNING: 'running'>
    >>> clock[0] += 60; race.advance()
    <Phase.RUNNING: 'running'>
    >>> [(place.rank, place.result.name, place.result.progress) for place in race.view(0).top]
    [(1, 'Bo', 1.0), (2, 'Kim', 0.0)]
    >>> race.game(0).quit().kind, race.advance()
    ('quit', <Phase.OVER: 'over'>)
    """

    def __init__(
        self,
        entrants: Sequence[Entrant],
        deals: Sequence[Dealt],
        rules: HouseRules = PROFILES["race"],
        seed: int = 0,
        *,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        check_entrants(entrants)
        if not deals:
            raise PlayError("a round needs a deal")
        self.entrants = tuple(entrants)
        self.deals = tuple(deals)
        self.rules = racing(rules)
        self.seed = seed & MASK
        self._clock = Clock(now)
        self._ended: int | None = None
        self._phase = Phase.READY
        self._seats = [
            Seat(number, one, deals[min(one.handicap, len(deals) - 1)], self.rules, self._now)
            for number, one in enumerate(self.entrants)
        ]

    # What there is to see

    @property
    def phase(self) -> Phase:
        """How far the round has come, at the last `advance`."""
        return self._phase

    @property
    def elapsed(self) -> int:
        """Milliseconds since the start, until the end; less than 0 before it."""
        return self._clock.elapsed if self._ended is None else self._ended

    @property
    def is_over(self) -> bool:
        """Whether all humans have finished, lost or quit, or time is up."""
        return self._phase is Phase.OVER

    def game(self, seat: int) -> Game:
        """The game of a seat, for its player and nobody else."""
        return self.seat(seat).game

    def seat(self, number: int) -> Seat:
        """A seat, for whoever holds the round."""
        if not 0 <= number < len(self._seats):
            raise PlayError(f"there is no seat {number} among {len(self._seats)}")
        return self._seats[number]

    def is_away(self, seat: int) -> bool:
        """Whether a computer player plays on for the human of this seat."""
        return self.seat(seat).is_away

    def was_helped(self, seat: int) -> bool:
        """Whether a computer player has ever played for the human of this seat."""
        return self.seat(seat).was_helped

    def standings(self) -> tuple[Place, ...]:
        """All players with their ranks, as they stand, the first one first."""
        return ranked(seat.result() for seat in self._seats)

    def view(self, seat: int) -> View:
        """What the player of a seat is told."""
        self.seat(seat)
        places, elapsed = self.standings(), self.elapsed
        target = self.rules.target
        return View(
            phase=self._phase,
            countdown=max(0, -(elapsed // 1000)) if self._phase is Phase.COUNTDOWN else 0,
            elapsed=max(0, elapsed),
            overtime=max(0, elapsed - target * 1000) if target else 0,
            top=places[:3],
            own=next(place for place in places if place.result.seat == seat),
            seats=len(places),
            playing=sum(place.result.playing for place in places),
        )

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of those who rank first, once the round is over and if they cleared it."""
        if not self.is_over:
            return ()
        first = [place.result for place in self.standings() if place.rank == 1]
        return tuple(one.seat for one in first if one.fate <= Fate.OVERTIME)

    # How it goes on

    def begin(self, countdown: float = COUNTDOWN) -> None:
        """Count down, and let all start together.

        Raises
        ------
        PlayError
            The round has begun already.
        """
        if self._phase is not Phase.READY:
            raise PlayError("the round has begun already; play again for another one")
        self._clock.set(-round(max(0.0, countdown) * 1000))
        self._clock.start()
        self._phase = Phase.COUNTDOWN
        self.advance()

    def advance(self) -> Phase:
        """Bring the round up to the present; to be called several times a second."""
        if self._phase is Phase.COUNTDOWN and self._clock.elapsed >= 0:
            self._phase = Phase.RUNNING
            for seat in self._seats:
                seat.start(self._seed_of(seat.number))
        if self._phase is Phase.RUNNING:
            self._play()
        return self._phase

    def drop(self, seat: int, skill: int = STAND_IN) -> None:
        """Let a computer player play on for a human who has gone; no change for other seats."""
        here = self.seat(seat)
        self.advance()
        if not self.is_over and here.entrant.is_human and not here.is_away:
            here.stand_in = skill_of(skill)
            if self._phase is Phase.RUNNING:
                at = self.elapsed
                # Each time that somebody goes another one sits down.
                here.seat_player(skill, int(SplitMix64(self._seed_of(seat) + at).next64()), at)

    def come_back(self, seat: int) -> None:
        """Let a human who was away play on from where the computer player has come to."""
        here = self.seat(seat)
        self.advance()
        if here.is_away and not self.is_over:
            here.unseat_player()

    def stop_clock(self) -> None:
        """Let time stand still for all, so that the round can be saved: see `racefile`."""
        self.advance()
        self._clock.stop()

    def go_on(self) -> None:
        """Let time count again after `stop_clock`, or in a round that was saved."""
        if self._phase in (Phase.COUNTDOWN, Phase.RUNNING):
            self._clock.start()

    def set_time(self, phase: Phase, elapsed: int) -> None:
        """Stand at a moment of a round that was saved; its seats are not touched."""
        self._phase = phase
        self._clock.set(elapsed)
        self._ended = elapsed if phase is Phase.OVER else None

    def _play(self) -> None:
        cap = self.rules.cap
        at = self._clock.elapsed if cap is None else min(self._clock.elapsed, cap * 1000)
        # Humans who are away first: with the last of them the round may end before the present.
        waited_for = [seat for seat in self._seats if seat.entrant.is_human] or self._seats
        for seat in waited_for:
            seat.play_until(at)
        ended = all(seat.game.is_over for seat in waited_for)
        if ended:
            at = max(seat.game.elapsed for seat in waited_for)
        for seat in self._seats:
            if seat not in waited_for:
                seat.play_until(at)
        if ended:
            self._ended = at
            self._phase = Phase.OVER
            self._clock.stop()

    def _seed_of(self, seat: int) -> int:
        return int(SplitMix64(self.seed + (seat + 1) * _STEP).next64())

    def _now(self) -> float:
        return self._clock.elapsed / 1000


def check_entrants(entrants: Sequence[Entrant]) -> None:
    """Raise unless these can play a round.

    Raises
    ------
    PlayError
        Too few or too many, or two of one name.
    """
    if not 1 <= len(entrants) <= MOST_SEATS:
        raise PlayError(f"a round has 1 to {MOST_SEATS} players, not {len(entrants)}")
    names = [entrant.name.strip().casefold() for entrant in entrants]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise PlayError(f"two players are called {twice!r}; give one of them another name")


def racing(rules: HouseRules) -> HouseRules:
    """The same house rules with what makes a round of them.

    >>> racing(PROFILES["unlimited"]).hidden_start
    True
    """
    return rules.with_settings(
        same_deal=True, hidden_start=True, pause=False, timer="on", players=MOST_SEATS
    )
