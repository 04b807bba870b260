"""Who is ahead in a round: what each player has come to, and the order that makes of them.

Those who cleared their board come first, by time, so those within the target time before those in
overtime; then those who did not, by the share of their tiles that is gone; then those who gave up.
Equal players share a rank, and the next rank is left out, as in sports: 1, 2, 2, 4.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum

__all__ = ["Fate", "Place", "Result", "ranked"]


class Fate(IntEnum):
    """What has become of a player, in the order in which they rank."""

    FINISHED = 1
    """The board was cleared within the target time."""
    OVERTIME = 2
    """The board was cleared after it."""
    UNFINISHED = 3
    """Tiles are left, whether or not the game goes on."""
    QUIT = 4


@dataclass(frozen=True, slots=True)
class Result:
    """What a player has come to.

    Attributes
    ----------
    seat : int
    name : str
    fate : Fate
    time : int or None
        Milliseconds that clearing the board took; None for those who have not.
    progress : float
        The share of tiles that are gone, from 0 to 1.
    since : int
        The millisecond since when it has been so many. It gives nobody a better rank; of those
        who share one, whoever came to it first is named first.
    playing : bool
        Whether the game goes on.
    """

    seat: int
    name: str
    fate: Fate
    time: int | None
    progress: float
    since: int = 0
    playing: bool = False

    @property
    def merit(self) -> tuple[int, float]:
        """Sorts as players rank: the smaller, the better; equal for those who share a rank."""
        if self.time is not None and self.fate <= Fate.OVERTIME:
            return int(self.fate), self.time
        return int(self.fate), -self.progress


@dataclass(frozen=True, slots=True)
class Place:
    """A rank with the player who has it."""

    rank: int
    result: Result


def ranked(results: Iterable[Result]) -> tuple[Place, ...]:
    """All players with their ranks, the first one first.

    >>> def left(seat, progress):
    ...     return Result(seat, "", Fate.UNFINISHED, None, progress)
    >>> won = Result(3, "", Fate.OVERTIME, 700_000, 1.0)
    >>> [(place.rank, place.result.seat) for place in ranked([left(0, 0.5), left(1, 0.5), won])]
    [(1, 3), (2, 0), (2, 1)]
    """
    order = sorted(results, key=lambda one: (one.merit, one.since, one.seat))
    places: list[Place] = []
    for number, result in enumerate(order, 1):
        shared = places and places[-1].result.merit == result.merit
        places.append(Place(places[-1].rank if shared else number, result))
    return tuple(places)
