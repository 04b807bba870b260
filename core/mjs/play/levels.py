"""The levels of a race, which are the numbers of tiles of its layouts."""

from __future__ import annotations

from typing import NamedTuple

from mjs.layout import Layout

__all__ = ["LEVELS", "Level", "level_of", "next_level"]


class Level(NamedTuple):
    """One level."""

    name: str
    tiles: int


LEVELS = (Level("intro", 34), Level("easy", 68), Level("medium", 94), Level("hard", 136))
"""From the easiest to the hardest."""


def level_of(layout: Layout | int) -> Level | None:
    """The level of a layout, or of a number of tiles; None for one that is of no level.

    >>> level_of(94).name, level_of(144) is None
    ('medium', True)
    """
    tiles = layout if isinstance(layout, int) else len(layout)
    return next((level for level in LEVELS if level.tiles == tiles), None)


def next_level(layout: Layout | int, up: int = 1) -> Level | None:
    """So many levels up from a layout, or from a number of tiles, and at most the highest.

    From a layout between two levels, one up is the next level that has more tiles. None when no
    level has more.

    >>> next_level(34).name, next_level(72).name, next_level(34, 9).name, next_level(144)
    ('easy', 'medium', 'hard', None)
    """
    tiles = layout if isinstance(layout, int) else len(layout)
    above = [level for level in LEVELS if level.tiles > tiles]
    return above[min(up, len(above)) - 1] if above and up > 0 else None
