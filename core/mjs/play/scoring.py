"""The score of a game. Published rules name no figures, so these are this program's own."""

from __future__ import annotations

from mjs.play.outcome import Tallies

__all__ = ["HINT", "PAIR", "SHUFFLE", "UNDO", "score"]

PAIR, HINT, UNDO, SHUFFLE = 100, 25, 10, 150


def score(pairs: int, tallies: Tallies) -> int:
    """100 for each pair that is cleared, less 25 a hint, 10 an undo and 150 a shuffle; from 0.

    >>> score(72, Tallies()), score(72, Tallies(hints=2, shuffles=1)), score(0, Tallies(undos=9))
    (7200, 7000, 0)
    """
    lost = HINT * tallies.hints + UNDO * tallies.undos + SHUFFLE * tallies.shuffles
    return max(0, PAIR * pairs - lost)
