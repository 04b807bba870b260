"""Proof deals and what is measured of them, as work for a `LongJob`. No Qt here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import mjs
from mjs import Difficulty, Layout, ProofDeal, UndecidedError
from mjs.measuring import BANDS
from mjs.tallies import SurveyRow

__all__ = ["MOST_SEED", "DealtBoard", "Measured", "deal_board", "measure_board"]

Tell = Callable[[int, int], None]
Cancel = Callable[[], bool]

MOST_SEED = 2**31 - 1
"""The largest seed that the panel offers; files may have larger ones."""

_TRIES = 200


@dataclass(frozen=True)
class DealtBoard:
    """A deal with what was measured of it."""

    deal: ProofDeal
    difficulty: Difficulty


@dataclass(frozen=True)
class Measured:
    """What many deals of a layout are like.

    Attributes
    ----------
    layout : Layout
    scores : tuple of float
        The difficulty of each proof deal, from 0 to 1.
    survey : SurveyRow
        Of as many random deals: how many can be cleared.
    """

    layout: Layout
    scores: tuple[float, ...]
    survey: SurveyRow


def deal_board(
    layout: Layout, seed: int, band: str, tell: Tell, cancel: Cancel | None = None
) -> DealtBoard:
    """The deal of a seed or, when a difficulty is wanted, of the first one after it that has it.

    Parameters
    ----------
    layout : Layout
    seed : int
    band : str
        One of `mjs.measuring.BANDS`, or empty for any.
    tell : callable
        Is told how many deals were tried, of how many.
    cancel : callable, optional
        Asked now and then; when it returns true the work is given up.

    Raises
    ------
    Cancelled
        The function `cancel` said so.
    MjsError
        There is no such deal, or none of 200 has the difficulty.
    """
    low, high = BANDS[band] if band else (0.0, 1.0)
    tries = _TRIES if band else 1
    bare = layout.with_fields(start=None)
    for tried, deal in enumerate(mjs.deals(bare, range(seed, seed + tries))):
        tell(tried, tries)
        found = mjs.difficulty(bare, deal.faces, order=deal.order, seed=seed, cancel=cancel)
        if low <= found.score <= high:
            return DealtBoard(deal, found)
    raise UndecidedError(
        f"none of {tries} deals from seed {seed} on is {band}; try another seed or difficulty"
    )


def measure_board(layout: Layout, count: int, tell: Tell, cancel: Cancel | None = None) -> Measured:
    """Measure so many proof deals, and count how many random ones can be cleared.

    Raises
    ------
    Cancelled
        The function `cancel` said so, see `deal_board`.
    MjsError
        There are no deals of this layout.
    """
    bare = layout.with_fields(start=None)
    scores = []
    for done, deal in enumerate(mjs.deals(bare, count)):
        tell(done, 2 * count)
        found = mjs.difficulty(bare, deal.faces, order=deal.order, seed=done, cancel=cancel)
        scores.append(found.score)
    tell(count, 2 * count)
    survey = mjs.survey(
        [bare],
        count,
        jobs=1,
        progress=lambda state: tell(count + state.done, 2 * count),
        cancel=cancel,
    )
    tell(2 * count, 2 * count)
    return Measured(layout, tuple(scores), survey.rows[0])
