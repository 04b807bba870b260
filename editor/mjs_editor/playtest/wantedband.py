"""Deals of a wanted difficulty: found by trying seeds, so that the seed alone deals them again."""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakKeyDictionary

from PySide6.QtCore import QCoreApplication

import mjs
from mjs import Layout
from mjs.measuring import BANDS
from mjs.play.events import Dealt

__all__ = ["TRIES", "band_of", "band_word", "missed_band", "note_band", "seed_within"]

TRIES = 200
"""How many deals are tried before a layout is taken to have none of a difficulty."""

_noted: WeakKeyDictionary[Dealt, tuple[str, bool]] = WeakKeyDictionary()


def seed_within(
    layout: Layout, seed: int, band: str, *, bonus: bool, cancel: Callable[[], bool]
) -> int | None:
    """The first seed from one on whose deal is of a difficulty; on whichever thread.

    Parameters
    ----------
    layout : Layout
    seed : int
    band : str
        One of `mjs.measuring.BANDS`.
    bonus : bool
        Whether flowers and seasons are dealt.
    cancel : callable
        Asked now and then; when it returns true the search is given up.

    Returns
    -------
    int or None
        None when `TRIES` deals had none.

    Raises
    ------
    Cancelled
        The function `cancel` said so.
    MjsError
        The layout can't be dealt.

    >>> row = Layout.from_tiles([(x, 0, 0) for x in range(0, 8, 2)])
    >>> seed_within(row, 5, "easy", bonus=True, cancel=lambda: False)
    5
    """
    low, high = BANDS[band]
    bare = layout.with_fields(start=None)
    for deal in mjs.deals(bare, range(seed, seed + TRIES), bonus=bonus):
        found = mjs.difficulty(
            deal.layout, deal.faces, order=deal.order, seed=deal.seed or 0, cancel=cancel
        )
        if low <= found.score <= high:
            return deal.seed
    return None


def note_band(dealt: Dealt, band: str, *, found: bool) -> None:
    """Note which difficulty was wanted of a deal, and whether it has it."""
    _noted[dealt] = band, found


def band_of(dealt: Dealt) -> str:
    """The difficulty that a deal was chosen for; empty where none was, or there was none."""
    band, found = _noted.get(dealt, ("", True))
    return band if found else ""


def missed_band(dealt: Dealt) -> str:
    """The difficulty that was wanted of a deal but which no deal had; mostly empty."""
    band, found = _noted.get(dealt, ("", True))
    return "" if found else band


def band_word(band: str) -> str:
    """What a difficulty is called in the middle of a sentence.

    >>> band_word("hard")
    'hard'
    """
    return {
        "easy": QCoreApplication.translate("Bands", "easy"),
        "medium": QCoreApplication.translate("Bands", "medium"),
        "hard": QCoreApplication.translate("Bands", "hard"),
    }[band]
