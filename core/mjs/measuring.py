"""How difficult a deal is, measured by playing it many times and by solving it.

Terms
-----
legal pair
    Two free tiles that match.
random play
    Removes a legal pair, each equally likely, until there is none.
greedy play
    When all tiles that are left of a match group are free, removes two of them, which can do no
    harm. Otherwise removes a pair that sets most tiles free; one of the best ones at random.
safe first move
    A legal pair of the full board after whose removal the board can still be cleared.
open board
    All tiles that are left are free. From there on nothing can go wrong, so nothing is counted.
forced move
    A step with a single legal pair, before the board is open.
narrowest point
    The step, before the board is open, with the fewest legal pairs.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Literal

from mjs._kernel.playing import GREEDY, RANDOM, Playing
from mjs._kernel.rng import MASK, SplitMix64
from mjs.board import playable_shape
from mjs.errors import Cancelled, DealError
from mjs.layout import Layout
from mjs.proof import ProofDeal, verify
from mjs.solving import groups_of, solve

__all__ = [
    "BANDS",
    "EFFORT",
    "PLAYS",
    "Band",
    "Difficulty",
    "band_at",
    "band_of",
    "difficulty",
    "measured",
]

PLAYS = 200
"""Random plays, and greedy ones, of a deal."""

EFFORT = 1_000_000
"""Steps that each search may take; see `mjs.solve`. A turtle takes 13,000 in the mean."""

MOST_PLAYS = 1_000_000

FEWEST_FIRST_MOVES = 50
_FIRST_MOVES_TILES = 200_000  # first moves times tiles, with which their time grows: a minute

_SLICE_SQUARES = 2_500_000  # of the number of tiles, with which the time of plays grows: 10 ms

BANDS: dict[str, tuple[float, float]] = {
    "easy": (0.0, 1 / 3),
    "medium": (1 / 3, 2 / 3),
    "hard": (2 / 3, 1.0),
}
"""Scores by name, both ends included."""

Band = Literal["easy", "medium", "hard"] | tuple[float, float]

Order = Sequence[tuple[int, int]]


@dataclass(frozen=True)
class Difficulty:
    """What was measured of one deal; the words are explained at the head of `mjs.measuring`.

    Attributes
    ----------
    solvable : bool or None
        Whether the deal can be cleared; None when the effort was not enough to tell.
    plays : int
        How many random plays there were, and as many greedy ones.
    random_wins, greedy_wins : int
        How many of each cleared the board.
    first_moves, safe, unsafe, undecided : int
        Legal pairs of the full board; those that keep it winnable, those that lose it, and those
        of which the effort was not enough to tell. Of many more than boards that are played have,
        200,000 / tiles and at least 50, as many are drawn by the seed.
    forced_in_play : float
        Forced moves of a random play, in the mean.
    steps : int
        Steps of the order that clears the board until the board is open, step 1 included; 0 when
        no such order is known.
    forced : int
        Forced moves among those steps.
    narrowest, narrowest_step : int
        The fewest legal pairs at any of those steps, and the first step, from 1, that has them.
    step_sums : tuple of int
        For each tile the sum, over the random plays that were won, of the step in which it went.
    """

    solvable: bool | None
    plays: int
    random_wins: int
    greedy_wins: int
    first_moves: int
    safe: int
    unsafe: int
    undecided: int
    forced_in_play: float
    steps: int = 0
    forced: int = 0
    narrowest: int = 0
    narrowest_step: int = 0
    step_sums: tuple[int, ...] = ()

    @property
    def random_share(self) -> float:
        """The share of random plays that were won."""
        return self.random_wins / self.plays

    @property
    def greedy_share(self) -> float:
        """The share of greedy plays that were won."""
        return self.greedy_wins / self.plays

    @property
    def safe_share(self) -> float:
        """The share of safe ones among the first moves that were decided; 0 without any."""
        return self.safe / max(1, self.safe + self.unsafe)

    @property
    def score(self) -> float:
        """The difficulty as one number, from 0 (nothing can go wrong) to 1 (can't be cleared).

        ``1 - (2 random_share + 2 greedy_share + safe_share) / 5``: the plays say how likely the
        board is cleared without thinking ahead, the first moves whether it can be lost at once.
        A deal that can't be cleared gets 1, and one that no play clears at least 0.8.
        """
        if self.solvable is False:
            return 1.0
        return 1 - (2 * self.random_share + 2 * self.greedy_share + self.safe_share) / 5


def difficulty(
    layout: Layout,
    faces: Sequence[Hashable],
    *,
    order: Order | None = None,
    seed: int = 0,
    plays: int = PLAYS,
    effort: int = EFFORT,
    cancel: Callable[[], bool] | None = None,
) -> Difficulty:
    """Measure how difficult a deal is.

    The same arguments give the same figures on every machine, compiled or not. A deal of 144
    tiles takes some 10 ms, nearly all of it for greedy plays, whose time grows with the square of
    the number of tiles; a first move that is hard to decide takes up to a tenth of a second.

    Parameters
    ----------
    layout : Layout
    faces : sequence of face ids or labels
        In tile order.
    order : sequence of (int, int), optional
        An order that clears the board, such as a proof deal's, along which forced moves and the
        narrowest point are looked for; the one that `mjs.solve` finds if not given.
    seed : int
        For the plays.
    plays : int
        How many random plays, and how many greedy ones.
    effort : int
        Steps for each first move, and for the deal itself; see `mjs.solve`.
    cancel : callable, optional
        Asked between plays and while first moves are decided, every few milliseconds for boards of
        usual size; when it returns true the deal is measured no further.

    Raises
    ------
    Cancelled
        The function `cancel` said so; half a measure is none.
    DealError
        Faces that do not fill the tiles, odd groups, or a number out of range.
    ProofError
        The order does not clear the board.
    LayoutError
        Tiles overlap.

    >>> row = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)])
    >>> found = difficulty(row, "abba")
    >>> found.random_share, found.safe_share, found.score
    (1.0, 1.0, 0.0)
    >>> found.forced, found.narrowest, found.narrowest_step
    (1, 1, 1)
    >>> difficulty(row, "aabb").score
    1.0
    """
    if type(plays) is not int or not 1 <= plays <= MOST_PLAYS:
        raise DealError(f"plays are a whole number from 1 to {MOST_PLAYS:,}, not {plays!r}")
    if type(seed) is not int or not 0 <= seed <= MASK:
        raise DealError(f"a seed is a whole number from 0 to {MASK:,}, not {seed!r}")
    if order is not None:
        verify(ProofDeal(layout, tuple(faces), tuple(order)))  # type: ignore[arg-type]
    return measured(layout, faces, order, seed=seed, plays=plays, effort=effort, cancel=cancel)


def measured(
    layout: Layout,
    faces: Sequence[Hashable],
    order: Order | None,
    *,
    seed: int = 0,
    plays: int = PLAYS,
    effort: int = EFFORT,
    cancel: Callable[[], bool] | None = None,
) -> Difficulty:
    """As `difficulty`, for an order that was verified before."""
    shape = playable_shape(layout)
    play = Playing(shape, groups_of(layout, faces, range(len(layout))), seed)
    random_wins = _play(play, RANDOM, plays, cancel)
    forced_in_play, step_sums = play.forced / plays, tuple(play.step_sums())
    greedy_wins = _play(play, GREEDY, plays, cancel)
    solvable: bool | None = True
    if order is None:
        verdict = solve(layout, faces, effort=effort, cancel=cancel)
        _stop_if(cancel)
        solvable, order = verdict.solvable, verdict.order or None
        if solvable is None and random_wins + greedy_wins:
            solvable = True
    safe, unsafe, undecided = _first_moves(
        layout, faces, _openings(play, seed), solvable, order, effort=effort, cancel=cancel
    )
    counts = play.follow(order) if order is not None else []
    narrowest = min(counts, default=0)
    return Difficulty(
        solvable=solvable,
        plays=plays,
        random_wins=random_wins,
        greedy_wins=greedy_wins,
        first_moves=safe + unsafe + undecided,
        safe=safe,
        unsafe=unsafe,
        undecided=undecided,
        forced_in_play=forced_in_play,
        steps=len(counts),
        forced=counts.count(1) - (len(layout) == 2),
        narrowest=narrowest,
        narrowest_step=counts.index(narrowest) + 1 if counts else 0,
        step_sums=step_sums,
    )


def _play(play: Playing, policy: int, plays: int, cancel: Callable[[], bool] | None) -> int:
    """So many plays, in slices short enough for Ctrl-C to be heard in between."""
    at_once, won = max(1, _SLICE_SQUARES // max(1, play.shape.tiles) ** 2), 0
    while plays > 0:
        _stop_if(cancel)
        won += play.run(policy, min(plays, at_once))
        plays -= at_once
    return won


def _stop_if(cancel: Callable[[], bool] | None) -> None:
    if cancel is not None and cancel():
        raise Cancelled


def _openings(play: Playing, seed: int) -> Sequence[tuple[int, int, bool]]:
    """The first moves to look at, with whether a play that began so was won."""
    openings = play.openings()
    most = max(FEWEST_FIRST_MOVES, _FIRST_MOVES_TILES // max(1, play.shape.tiles))
    if len(openings) <= most:
        return openings
    # Flat boards of thousands of tiles have hundreds of thousands, of which a sample says as much.
    stream = SplitMix64(seed)
    for place in range(most):
        other = place + stream.below(len(openings) - place)
        openings[place], openings[other] = openings[other], openings[place]
    return openings[:most]


def _first_moves(
    layout: Layout,
    faces: Sequence[Hashable],
    openings: Sequence[tuple[int, int, bool]],
    solvable: bool | None,
    order: Order | None,
    *,
    effort: int,
    cancel: Callable[[], bool] | None,
) -> tuple[int, int, int]:
    """How many first moves are safe, unsafe and undecided."""
    if solvable is not True:
        unsafe = len(openings) if solvable is False else 0
        return 0, unsafe, len(openings) - unsafe
    # A pair of an order that clears the board can go first as soon as it is free.
    known = {(min(pair), max(pair)) for pair in order or ()}
    found = [0, 0, 0]
    for one, other, won in openings:
        pair = (min(one, other), max(one, other))
        if won or pair in known:
            found[0] += 1
            continue
        _stop_if(cancel)
        verdict = solve(layout, faces, pair, effort=effort, cancel=cancel)
        _stop_if(cancel)
        found[2 if verdict.solvable is None else int(not verdict.solvable)] += 1
        known.update((min(pair), max(pair)) for pair in verdict.order)
    return found[0], found[1], found[2]


def band_at(score: float) -> str:
    """The name of the band that a score lies in; of two that meet there, the easier one.

    >>> band_at(0.2), band_at(0.5), band_at(1.0)
    ('easy', 'medium', 'hard')
    """
    return next(name for name, (_, most) in BANDS.items() if score <= most)


def band_of(wanted: Band | None) -> tuple[float, float] | None:
    """The lowest and highest score of a wanted difficulty.

    Raises
    ------
    DealError
        It is no name of a band and no pair of numbers from 0 to 1 in order.

    >>> band_of((0.5, 1)), band_of(None)
    ((0.5, 1.0), None)
    """
    if wanted is None:
        return None
    if isinstance(wanted, str):
        if wanted in BANDS:
            return BANDS[wanted]
        raise DealError(f"difficulty is {', '.join(BANDS)} or two numbers, not {wanted!r}")
    try:
        low, high = map(float, wanted)
    except (TypeError, ValueError):
        low, high = 1.0, 0.0
    if not 0 <= low <= high <= 1:
        raise DealError(f"difficulty is two numbers from 0 to 1 in order, not {wanted!r}")
    return low, high
