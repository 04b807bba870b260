"""The rules worked out by hand, slowly, cell by cell: what the engine's answers are held against.

Nothing here uses the engine or compares coordinates as it does. A tile is the set of grid cells
that it covers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Place = tuple[int, int, int]
Cells = frozenset[tuple[int, int]]


def cells(place: Place, size: tuple[int, int]) -> Cells:
    x, y, _ = place
    return frozenset((x + i, y + j) for i in range(size[0]) for j in range(size[1]))


def closes_left(tile: Cells, other: Cells) -> bool:
    """Whether `other` ends exactly where `tile` begins, in at least one row of both."""
    first = min(x for x, _ in tile)
    return any((first - 1, y) in other and (first, y) not in other for x, y in tile if x == first)


@dataclass(frozen=True)
class Hand:
    """A board as bit sets: what covers each tile, what touches its left, what its right."""

    places: tuple[Place, ...]
    above: tuple[int, ...]
    left: tuple[int, ...]
    right: tuple[int, ...]
    overlaps: frozenset[tuple[int, int]]
    floating: tuple[int, ...]

    def free(self, there: int) -> list[int]:
        """The free tiles when those of the bit set `there` are left."""
        return [
            tile
            for tile in members(there)
            if not self.above[tile] & there
            and not (self.left[tile] & there and self.right[tile] & there)
        ]

    def everything(self) -> int:
        return (1 << len(self.places)) - 1

    def can_be_cleared(self) -> bool:
        """By trying every order there is."""
        seen, waiting = set(), [self.everything()]
        while waiting:
            there = waiting.pop()
            if not there:
                return True
            free = self.free(there)
            for number, one in enumerate(free):
                for other in free[:number]:
                    after = there & ~(1 << one | 1 << other)
                    if after not in seen:
                        seen.add(after)
                        waiting.append(after)
        return False

    def clears(self, order: Iterable[Sequence[int]]) -> bool:
        """Whether pairs, removed in this order, are free each time and leave nothing."""
        there = self.everything()
        for one, other in order:
            free = self.free(there)
            if one == other or one not in free or other not in free:
                return False
            there &= ~(1 << one | 1 << other)
        return not there


def members(bits: int) -> list[int]:
    return [index for index in range(bits.bit_length()) if bits >> index & 1]


def hand(places: Iterable[Place], size: tuple[int, int] = (2, 2)) -> Hand:
    """The board of some tiles, in the order of the layout: by z, then y, then x."""
    sorted_places = tuple(sorted(places, key=lambda place: place[::-1]))
    covers = [cells(place, size) for place in sorted_places]
    indices = range(len(sorted_places))
    above, left, right = ([0] * len(sorted_places) for _ in range(3))
    overlaps, floating = set(), []
    for a in indices:
        held = sorted_places[a][2] == 0
        for b in indices:
            level = sorted_places[b][2] - sorted_places[a][2]
            shared = covers[a] & covers[b]
            if level > 0 and shared:
                above[a] |= 1 << b
            if level == -1 and shared:
                held = True
            if level == 0 and shared and a < b:
                overlaps.add((a, b))
            if level == 0 and closes_left(covers[a], covers[b]):
                left[a] |= 1 << b
                right[b] |= 1 << a
        if not held:
            floating.append(a)
    return Hand(
        sorted_places,
        tuple(above),
        tuple(left),
        tuple(right),
        frozenset(overlaps),
        tuple(floating),
    )
