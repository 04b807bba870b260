"""How hard the layouts of a library are: a few proof deals of each, played. No Qt here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import mjs
from mjs import MjsError

if TYPE_CHECKING:
    from mjs_editor.library.scan import Entry

__all__ = ["rated"]

_DEALS = 5
_PLAYS = 50
_EFFORT = 100_000
_LARGE = 400
_MOST_TILES = 1_500
"""The time of a play grows with the square of the tiles: some 10 ms for 144, a second for these."""


def rated(entry: Entry, cancel: Callable[[], bool]) -> Entry:
    """The entry with the mean difficulty of a few deals, always the same ones.

    It is left out of layouts that are too large for a library, and of those that can't be dealt.

    Parameters
    ----------
    entry : Entry
    cancel : callable
        Whether nobody wants to know any more.
    """
    layout = entry.layout
    if layout is None or not 0 < len(layout) <= _MOST_TILES:
        return replace(entry, is_rated=True)
    bare = layout.with_fields(start=None)
    scores = []
    try:
        for deal in mjs.deals(bare, _DEALS if len(layout) <= _LARGE else 1):
            found = mjs.difficulty(
                bare,
                deal.faces,
                order=deal.order,
                plays=_PLAYS,
                effort=_EFFORT,
                cancel=cancel,
            )
            scores.append(found.score)
    except MjsError:  # cancelled, or there is no deal: the problems say why
        return replace(entry, is_rated=True)
    return replace(entry, is_rated=True, difficulty=sum(scores) / len(scores))
