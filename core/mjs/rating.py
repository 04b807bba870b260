"""How difficult a layout is: many deals of it measured, random ones and proof deals.

The words are explained at the head of `mjs.measuring`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from mjs._kernel.rng import MASK, SplitMix64
from mjs.board import playable_graph
from mjs.dealing import deals as proof_deals
from mjs.dealing import random_faces
from mjs.errors import DealError
from mjs.layout import Layout, Tile
from mjs.measuring import EFFORT, PLAYS, Difficulty, difficulty, measured
from mjs.schedule import necessary_order
from mjs.tallies import wilson

__all__ = ["Holding", "LayoutDifficulty", "Sample", "Share", "Spread", "layout_difficulty"]

_MOST_DEALS = 1_000_000
_MOST_HELD = 2_000
"""Tiles up to which it is worked out what must go after what; that takes their square in time."""


@dataclass(frozen=True)
class Share:
    """A share that was counted in a sample.

    Attributes
    ----------
    count, of : int
        So many of so many.
    undecided : int
        How many more there were that might count or not.

    >>> share = Share(3, 100)
    >>> share.value, [round(end, 4) for end in share.interval]
    (0.03, [0.0103, 0.0845])
    """

    count: int
    of: int
    undecided: int = 0

    @property
    def value(self) -> float:
        """The share in the sample; 0 of an empty one."""
        return self.count / max(1, self.of)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, with 95 % confidence, whatever the undecided are."""
        return wilson(self.count, self.of, self.undecided)


@dataclass(frozen=True)
class Spread:
    """Many figures in four.

    Attributes
    ----------
    mean : float
    deviation : float
        The standard deviation of the sample; 0 of a single figure.
    lowest, highest : float
    """

    mean: float
    deviation: float
    lowest: float
    highest: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Spread | None:
        """The spread of some figures; None of none.

        >>> Spread.of([1, 2, 6])
        Spread(mean=3.0, deviation=2.6457513110645907, lowest=1, highest=6)
        """
        if not values:
            return None
        mean = math.fsum(values) / len(values)
        squares = math.fsum((value - mean) * (value - mean) for value in values)
        return cls(mean, math.sqrt(squares / max(1, len(values) - 1)), min(values), max(values))


@dataclass(frozen=True)
class Sample:
    """Deals of one kind.

    Attributes
    ----------
    solvable, unsolvable, undecided : int
        How many deals can be cleared, can't, or could not be decided with the effort.
    score : Spread or None
        Of all deals that were decided; None without any. The others are of those that can be
        cleared.
    random_share, greedy_share, safe_share, forced, narrowest, forced_in_play : Spread or None
        See `mjs.Difficulty`.
    """

    solvable: int
    unsolvable: int
    undecided: int
    score: Spread | None
    random_share: Spread | None
    greedy_share: Spread | None
    safe_share: Spread | None
    forced: Spread | None
    narrowest: Spread | None
    forced_in_play: Spread | None

    @property
    def unsolvable_share(self) -> Share:
        """The share that can't be cleared of those that were decided."""
        return Share(self.unsolvable, self.solvable + self.unsolvable, self.undecided)


@dataclass(frozen=True)
class Holding:
    """How long a tile stays, and what it holds back meanwhile.

    Attributes
    ----------
    tile : Tile
    step : float or None
        The step in which it goes, in the mean over all random plays that were won; None when
        there were none.
    held : int or None
        How many tiles can't go before it has gone, whatever the faces; None for layouts of more
        than 2,000 tiles.
    """

    tile: Tile
    step: float | None
    held: int | None


@dataclass(frozen=True)
class LayoutDifficulty:
    """What was measured of a layout.

    Attributes
    ----------
    random : Sample
        Deals without looking at the layout; the share of them that can't be cleared is the
        layout's.
    proof : Sample
        Deals of `mjs.deal`, as players get them.
    won : int
        Random plays that were won in both samples together.
    tiles : tuple of Holding
        Every tile, in tile order.
    """

    random: Sample
    proof: Sample
    won: int
    tiles: tuple[Holding, ...]

    @property
    def unsolvable_share(self) -> Share:
        """The share of random deals that can't be cleared."""
        return self.random.unsolvable_share

    @property
    def holds_longest(self) -> tuple[Holding, ...]:
        """The tiles that hold others back, those that go latest first.

        Where no play was won, those that hold most back first.
        """
        holding = [tile for tile in self.tiles if tile.held]
        return tuple(sorted(holding, key=lambda one: (-(one.step or 0.0), -(one.held or 0))))


def layout_difficulty(
    layout: Layout,
    *,
    deals: int = 200,
    seed: int = 0,
    plays: int = PLAYS,
    effort: int = EFFORT,
    bonus: bool | None = None,
    sets: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> LayoutDifficulty:
    """Measure many deals of a layout, random ones and as many proof deals.

    The same arguments give the same figures on every machine, compiled or not.

    Parameters
    ----------
    layout : Layout
    deals : int
        How many of each kind.
    seed : int
        The deals have the first numbers of its stream for seeds.
    plays, effort
        For each deal; see `mjs.difficulty`.
    bonus, sets
        See `mjs.deal`.
    progress : callable, optional
        Called after each deal with how many are done; raise in it to give up.

    Raises
    ------
    DealError
        There are no such deals, or a number is out of range.
    LayoutError
        Tiles overlap.

    >>> row = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)])
    >>> found = layout_difficulty(row, deals=50, plays=10, bonus=False)
    >>> found.proof.solvable, found.unsolvable_share
    (50, Share(count=0, of=50, undecided=0))
    >>> [(one.step, one.held) for one in found.tiles]
    [(1.0, 0), (2.0, 0), (2.0, 0), (1.0, 0)]
    """
    if type(deals) is not int or not 1 <= deals <= _MOST_DEALS:
        raise DealError(f"deals are a whole number from 1 to {_MOST_DEALS:,}, not {deals!r}")
    if type(seed) is not int or not 0 <= seed <= MASK:
        raise DealError(f"a seed is a whole number from 0 to {MASK:,}, not {seed!r}")
    stream = SplitMix64(seed)
    seeds = [stream.next64() for _ in range(deals)]

    def measured_deals() -> Iterator[tuple[bool, Difficulty]]:
        for one in seeds:
            faces = random_faces(layout, one, bonus=bonus, sets=sets)
            yield True, difficulty(layout, faces, seed=one, plays=plays, effort=effort)
        for made in proof_deals(layout, seeds, bonus=bonus, sets=sets):
            yield (
                False,
                measured(
                    layout, made.faces, made.order, seed=made.seed or 0, plays=plays, effort=effort
                ),
            )

    found: dict[bool, list[Difficulty]] = {True: [], False: []}
    sums, won = [0] * len(layout), 0
    for done, (is_random, one) in enumerate(measured_deals(), 1):
        found[is_random].append(one)
        won += one.random_wins
        sums = [total + steps for total, steps in zip(sums, one.step_sums, strict=True)]
        if progress is not None:
            progress(done)
    held = _held(layout)
    tiles = tuple(
        Holding(tile, total / won if won else None, held[number] if held else None)
        for number, (tile, total) in enumerate(zip(layout.tiles, sums, strict=True))
    )
    return LayoutDifficulty(_sample(found[True]), _sample(found[False]), won, tiles)


def _sample(deals: list[Difficulty]) -> Sample:
    can = [deal for deal in deals if deal.solvable is True]
    cannot = sum(deal.solvable is False for deal in deals)
    return Sample(
        solvable=len(can),
        unsolvable=cannot,
        undecided=len(deals) - len(can) - cannot,
        score=Spread.of([deal.score for deal in deals if deal.solvable is not None]),
        random_share=Spread.of([deal.random_share for deal in can]),
        greedy_share=Spread.of([deal.greedy_share for deal in can]),
        safe_share=Spread.of([deal.safe_share for deal in can]),
        # Won by luck where the search gave up: no order is known.
        forced=Spread.of([deal.forced for deal in can if deal.steps]),
        narrowest=Spread.of([deal.narrowest for deal in can if deal.steps]),
        forced_in_play=Spread.of([deal.forced_in_play for deal in can]),
    )


def _held(layout: Layout) -> list[int]:
    """For each tile how many others need it gone; empty for large layouts."""
    if len(layout) > _MOST_HELD:
        return []
    held = [0] * len(layout)
    for before in necessary_order(playable_graph(layout)):
        left = before
        while left:
            lowest = left & -left
            held[lowest.bit_length() - 1] += 1
            left ^= lowest
    return held
