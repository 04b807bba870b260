"""Places in lines, rectangles and ellipses, for tools that fill. No Qt here.

On a board that reaches far a drag may span millions of places. Whoever does that wants none of
them, so that a shape of more than `MOST` places has none.
"""

from __future__ import annotations

from typing import NamedTuple

from mjs import Tile

__all__ = ["MOST", "Step", "ellipse", "line", "rectangle"]

MOST = 10_000
"""The most places of a shape."""


class Step(NamedTuple):
    """How far apart neighbours lie, in grid units: the size of what is placed."""

    across: int
    down: int


def line(start: Tile, end: Tile, step: Step) -> list[Tile]:
    """Places from one to the other, neighbours a whole step apart at least one way.

    >>> [tile.x for tile in line(Tile(0, 0, 0), Tile(7, 0, 0), Step(2, 2))]
    [0, 2, 4, 6]
    """
    across = _whole(end.x - start.x, step.across)
    down = _whole(end.y - start.y, step.down)
    most = max(abs(across), abs(down))
    if most >= MOST:
        return []
    return [
        Tile(
            start.x + round(across * number / max(1, most)) * step.across,
            start.y + round(down * number / max(1, most)) * step.down,
            start.z,
        )
        for number in range(most + 1)
    ]


def rectangle(start: Tile, end: Tile, step: Step) -> list[Tile]:
    """Places that fill a rectangle between two corners, row by row.

    >>> len(rectangle(Tile(4, 4, 0), Tile(0, 0, 0), Step(2, 2)))
    9
    """
    columns = _span(_whole(end.x - start.x, step.across))
    rows = _span(_whole(end.y - start.y, step.down))
    if len(columns) * len(rows) > MOST:
        return []
    return [
        Tile(start.x + column * step.across, start.y + row * step.down, start.z)
        for row in rows
        for column in columns
    ]


def ellipse(start: Tile, end: Tile, step: Step) -> list[Tile]:
    """Those places of the rectangle whose middles lie in the ellipse that it holds.

    >>> len(ellipse(Tile(0, 0, 0), Tile(8, 8, 0), Step(2, 2)))
    21
    """
    places = rectangle(start, end, step)
    if not places:
        return []
    wide = {tile.x for tile in places}
    high = {tile.y for tile in places}
    # Middles and half axes, doubled: whole numbers throughout.
    middle_x, axis_x = min(wide) + max(wide), max(wide) - min(wide) + step.across
    middle_y, axis_y = min(high) + max(high), max(high) - min(high) + step.down
    return [
        tile
        for tile in places
        if ((2 * tile.x - middle_x) * axis_y) ** 2 + ((2 * tile.y - middle_y) * axis_x) ** 2
        <= (axis_x * axis_y) ** 2
    ]


def _whole(distance: int, step: int) -> int:
    """So many whole steps, towards the start."""
    steps = (abs(distance) + step // 2 - (1 - step % 2)) // step if step > 1 else abs(distance)
    return steps if distance >= 0 else -steps


def _span(steps: int) -> range:
    return range(steps + 1) if steps >= 0 else range(steps, 1)
