"""The deal of the day: the same for everybody, from nothing but the date."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from mjs._kernel.rng import SplitMix64
from mjs.errors import PlayError

__all__ = ["daily_layout", "daily_seed"]


def daily_seed(day: date) -> int:
    """The seed of a day's deal, which is the date read as a number.

    >>> daily_seed(date(2026, 11, 29))
    20261129
    """
    return day.year * 10_000 + day.month * 100 + day.day


def daily_layout(day: date, names: Iterable[str]) -> str:
    """The layout of a day: each of them once, in an order that looks random, then all again.

    The same names give the same layout on every machine, in whatever order they are listed.

    Raises
    ------
    PlayError
        There are no names.

    >>> three = [daily_layout(date(2026, 11, day), ["crane", "koi", "owl"]) for day in (28, 29, 30)]
    >>> len(three)
    3
    """
    known = sorted(set(names))
    if not known:
        raise PlayError("there is no layout to choose from for the deal of the day; name some")
    turn, place = divmod(day.toordinal(), len(known))
    order = _shuffled(known, turn)
    # Not the same one twice running, where one turn ends and the next begins. With two of them,
    # changing the first would change the last as well.
    if len(known) > 2 and order[0] == _shuffled(known, turn - 1)[-1]:
        order[0], order[1] = order[1], order[0]
    return order[place] if len(known) > 2 else known[place]


def _shuffled(names: list[str], turn: int) -> list[str]:
    order = list(names)
    SplitMix64(turn).shuffle(order)
    return order
