"""A board in play without faces: which tiles are there, and which of them are free.

Counters of what still blocks each tile make removing and restoring cost only as much as the tile
has neighbours. The list of free tiles is kept up to date along the way.
"""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["Position"]

Rows = Sequence[Sequence[int]]


class Position:
    """All tiles of a blocking graph, or what is left of them.

    Parameters
    ----------
    below, left, right : lists of lists of int
        For each tile the tiles it covers, and those that touch its left and right edge.
    above_counts : sequence of int
        How many tiles cover each tile.

    Attributes
    ----------
    above, left, right : list of int
        How many tiles that are still there cover it, or touch that edge.
    free : list of int
        The free tiles, in no meaningful order. Not to be changed by others.
    slot : list of int
        Where each tile is in `free`; -1 when it is not free or gone.
    gone : list of bool
    remaining : int
    """

    __slots__ = (
        "_below",
        "_left_of",
        "_right_of",
        "above",
        "free",
        "gone",
        "left",
        "remaining",
        "right",
        "slot",
    )

    def __init__(self, below: Rows, left: Rows, right: Rows, above_counts: Sequence[int]) -> None:
        self._below = below
        self._left_of = left
        self._right_of = right
        self.above = list(above_counts)
        self.left = [len(row) for row in left]
        self.right = [len(row) for row in right]
        self.gone = [False] * len(self.above)
        self.remaining = len(self.above)
        self.free = [
            tile
            for tile, (above, before, after) in enumerate(
                zip(self.above, self.left, self.right, strict=True)
            )
            if not above and not (before and after)
        ]
        self.slot = [-1] * len(self.above)
        for index, tile in enumerate(self.free):
            self.slot[tile] = index

    def remove(self, tile: int) -> None:
        """Take away a free tile. The caller has made sure that it is free."""
        above, left, right, slot = self.above, self.left, self.right, self.slot
        self._drop(tile)
        self.gone[tile] = True
        self.remaining -= 1
        for other in self._below[tile]:
            above[other] -= 1
            # What was covered was there and not free.
            if not above[other] and not (left[other] and right[other]):
                self._add(other)
        for other in self._right_of[tile]:
            left[other] -= 1
            if not (left[other] or above[other] or slot[other] >= 0 or self.gone[other]):
                self._add(other)
        for other in self._left_of[tile]:
            right[other] -= 1
            if not (right[other] or above[other] or slot[other] >= 0 or self.gone[other]):
                self._add(other)

    def restore(self, tile: int) -> None:
        """Put back the tile that was removed last of those that are gone."""
        above, left, right, slot = self.above, self.left, self.right, self.slot
        for other in self._below[tile]:
            above[other] += 1
            if slot[other] >= 0:
                self._drop(other)
        for other in self._right_of[tile]:
            left[other] += 1
            if right[other] and slot[other] >= 0:
                self._drop(other)
        for other in self._left_of[tile]:
            right[other] += 1
            if left[other] and slot[other] >= 0:
                self._drop(other)
        self.gone[tile] = False
        self.remaining += 1
        self._add(tile)

    def _add(self, tile: int) -> None:
        self.slot[tile] = len(self.free)
        self.free.append(tile)

    def _drop(self, tile: int) -> None:
        free, slot = self.free, self.slot
        last = free.pop()
        if last != tile:
            free[slot[tile]] = last
            slot[last] = slot[tile]
        slot[tile] = -1
