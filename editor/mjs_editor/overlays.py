"""Overlays: what the blocking graph says of each tile, as a mark with a text and a look. No Qt.

The text alone tells all; colours and patterns only make it quicker to see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from mjs import Layout, Tile, blocking_graph
from mjs.clearing import held_back
from mjs.schedule import necessary_order

__all__ = ["BARE", "MOST_HELD", "OVERLAYS", "Mark", "marks_of", "order_marks"]

MOST_HELD = 2_000
"""The most tiles of which it is worked out what each holds back; the time grows with the square."""


class Mark(NamedTuple):
    """What an overlay says of one tile.

    Attributes
    ----------
    look : str
        ``free``, ``covered``, ``left``, ``right``, ``both``, ``scale`` or ``bare``.
    text : str
        A letter or a number.
    share : float
        Where on the scale it is, from 0 to 1.
    """

    look: str
    text: str
    share: float = 0.0


BARE = Mark("bare", "")
"""The look of a tile without a mark, for a legend."""

Marks = dict[Tile, Mark]


def marks_of(name: str, layout: Layout) -> Marks:
    """The marks of an overlay; none for a layout in which tiles overlap or that is too dense.

    >>> row = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0)])
    >>> [mark.text for mark in marks_of("sides", row).values()]
    ['R', 'LR', 'L']
    >>> [mark.text for mark in marks_of("held", row).values()]
    ['0', '0', '0']
    """
    return OVERLAYS[name](layout) if layout.tiles else {}


def order_marks(layout: Layout, order: tuple[tuple[int, int], ...]) -> Marks:
    """The step of a removal order in which each tile goes."""
    last = max(1, len(order) - 1)
    return {
        layout.tiles[tile]: Mark("scale", str(step + 1), step / last)
        for step, pair in enumerate(order)
        for tile in pair
    }


def _free(layout: Layout) -> Marks:
    free = blocking_graph(layout).free.tolist()
    return {t: Mark("free", "F") for t, is_free in zip(layout.tiles, free, strict=True) if is_free}


def _covered(layout: Layout) -> Marks:
    counts = blocking_graph(layout).above.counts.tolist()
    return {t: Mark("covered", str(n)) for t, n in zip(layout.tiles, counts, strict=True) if n}


def _sides(layout: Layout) -> Marks:
    graph = blocking_graph(layout)
    marks: Marks = {}
    for tile, left, right in zip(
        layout.tiles, graph.left.counts.tolist(), graph.right.counts.tolist(), strict=True
    ):
        text = "L" * bool(left) + "R" * bool(right)
        if text:
            marks[tile] = Mark({"L": "left", "R": "right", "LR": "both"}[text], text)
    return marks


def _depth(layout: Layout) -> Marks:
    return _scaled(layout, held_back(blocking_graph(layout)), least=1)


def _held(layout: Layout) -> Marks:
    """How many tiles can't go before each tile has gone."""
    if len(layout) > MOST_HELD:
        return {}
    held = [0] * len(layout)
    for before in necessary_order(blocking_graph(layout)):
        left = before
        while left:
            lowest = left & -left
            held[lowest.bit_length() - 1] += 1
            left ^= lowest
    return _scaled(layout, held, least=0)


def _scaled(layout: Layout, numbers: list[int], least: int) -> Marks:
    span = max(1, max(numbers) - least)
    return {
        tile: Mark("scale", str(number), (number - least) / span)
        for tile, number in zip(layout.tiles, numbers, strict=True)
    }


OVERLAYS: dict[str, Callable[[Layout], Marks]] = {
    "free": _free,
    "covered": _covered,
    "sides": _sides,
    "depth": _depth,
    "held": _held,
}
"""By name; the removal order of a deal is another one, which needs the deal."""
