"""Which tiles may be paired with each other.

Tiles match in groups. How a group is paired is said by *choices*: one for each pair of its tiles;
in a group of four a pair decides the other pair as well, so there are three choices, not six. A
choice is used (1), excluded (0) or open (-1).
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Sequence
from itertools import accumulate

try:
    import cython
except ImportError:
    from mjs._kernel import plain as cython
if cython.compiled:
    from cython.cimports.mjs._kernel.rng import SplitMix64
    from cython.cimports.mjs._kernel.shape import Shape
else:
    from mjs._kernel.rng import SplitMix64
    from mjs._kernel.shape import Shape

from mjs._kernel.shape import ints, zeros

__all__ = ["Pairing", "group_sizes"]


@cython.cclass
class Pairing:
    """A shape whose tiles match in groups.

    Parameters
    ----------
    shape : Shape
    group_of : sequence of int
        The group of each tile, from 0 without gaps; every group even.

    Raises
    ------
    ValueError
        The groups are not as said.
    """

    def __init__(self, shape: Shape, group_of: Sequence[int]) -> None:
        tiles = shape.tiles
        sizes = group_sizes(group_of, tiles)
        # In a group of four a pair decides the other one.
        counts = [3 if size == 4 else size * (size - 1) // 2 for size in sizes]
        self.shape = shape
        self.groups = len(sizes)
        self.choices = sum(counts)
        self.group_of, self.group_size = ints(group_of), ints(sizes)
        self.group_start, self.group_choice = _starts(sizes), _starts(counts)
        self.links = sum(size * (size - 1) for size in sizes)
        self.member, self.rank = zeros(tiles), zeros(tiles)
        self.partner_start = zeros(tiles + 1)
        self.partner, self.partner_choice = zeros(self.links), zeros(self.links)
        self.pair_start = zeros(self.choices + 1)
        self.pair_one, self.pair_other = zeros(self.links), zeros(self.links)
        self.value, self.level = zeros(self.choices), zeros(self.choices)
        self.place = zeros(self.choices)
        self.blocked, self.status = zeros(tiles), zeros(tiles)
        self.group_left = zeros(self.groups)
        self.work = 0
        self._link_up()

    def groups_dealt(self) -> list[int]:
        """The group of each tile."""
        return list(self.group_of)[: self.shape.tiles]

    @cython.cfunc
    def _shuffle(self, chance: SplitMix64) -> cython.void:
        last: cython.int
        other: cython.int
        group: cython.int
        for last in range(self.shape.tiles - 1, 0, -1):
            other = cython.cast(cython.int, chance.below(last + 1))
            group = self.group_of[last]
            self.group_of[last] = self.group_of[other]
            self.group_of[other] = group

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _link_up(self) -> cython.void:
        """Work out members, partners and pairs from `group_of`."""
        tile: cython.int
        group: cython.int
        size: cython.int
        choice: cython.int
        rank: cython.int
        fellow: cython.int
        other: cython.int
        link: cython.int = 0
        pair: cython.int = 0
        for group in range(self.groups):
            self.group_left[group] = 0
        for tile in range(self.shape.tiles):
            group = self.group_of[tile]
            self.rank[tile] = self.group_left[group]
            self.member[self.group_start[group] + self.rank[tile]] = tile
            self.group_left[group] += 1
        for tile in range(self.shape.tiles):
            self.partner_start[tile] = link
            group = self.group_of[tile]
            size = self.group_size[group]
            rank = self.rank[tile]
            for fellow in range(size):
                if fellow == rank:
                    continue
                self.partner[link] = self.member[self.group_start[group] + fellow]
                self.partner_choice[link] = self.group_choice[group] + self._choice_of(
                    rank, fellow, size
                )
                link += 1
        self.partner_start[self.shape.tiles] = link
        for group in range(self.groups):
            size = self.group_size[group]
            choice = self.group_choice[group]
            for rank in range(1 if size == 4 else size - 1):
                for fellow in range(rank + 1, size):
                    self.pair_start[choice] = pair
                    choice += 1
                    self._note_pair(group, rank, fellow, pair)
                    pair += 1
                    if size == 4:
                        # 1 with 2 leaves 3, 1 with 3 leaves 2, and 2 with 3 leaves 1.
                        other = 1 if fellow > 1 else 2
                        self._note_pair(group, other, 6 - fellow - other, pair)
                        pair += 1
        self.pair_start[self.choices] = pair

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _note_pair(
        self, group: cython.int, rank: cython.int, fellow: cython.int, pair: cython.int
    ) -> cython.void:
        self.pair_one[pair] = self.member[self.group_start[group] + rank]
        self.pair_other[pair] = self.member[self.group_start[group] + fellow]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _choice_of(self, rank: cython.int, fellow: cython.int, size: cython.int) -> cython.int:
        """Which choice of its group two members are paired by."""
        if size == 4:
            # 0 with 1 and 2 with 3; 0 with 2 and 1 with 3; 0 with 3 and 1 with 2.
            return (rank ^ fellow) - 1
        if fellow < rank:
            rank, fellow = fellow, rank
        return rank * (2 * size - rank - 1) // 2 + fellow - rank - 1


def group_sizes(group_of: Sequence[int], tiles: int) -> list[int]:
    """How many tiles each group has.

    Raises
    ------
    ValueError
        There are not as many as `tiles`, or groups are odd or not numbered from 0 without gaps:
        arrays that are made for them would be too short.

    >>> group_sizes([1, 0, 1, 0, 1, 1], 6)
    [2, 4]
    """
    found = Counter(group_of)
    sizes = [found[group] for group in range(len(found))]
    if found.total() != tiles or sum(sizes) != tiles or any(size % 2 for size in sizes):
        raise ValueError("the groups are not even, not numbered from 0 or not those of the tiles")
    return sizes


def _starts(sizes: Sequence[int]) -> array[int]:
    """Where each of several runs begins that follow each other, and where the last one ends."""
    return ints(accumulate(sizes, initial=0))
