"""Proof deals by the million: a peeling, and the faces of a deck along it.

Faces are numbers. A deck is groups of four faces each, dealt as whole sets first and then, group by
group in random order, as far as the tiles reach; `mjs.faces.Deck` is the same in words.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

try:
    import cython
except ImportError:
    from mjs._kernel import plain as cython
if cython.compiled:
    from cython.cimports.mjs._kernel.replay import Replay
    from cython.cimports.mjs._kernel.rng import SplitMix64
    from cython.cimports.mjs._kernel.shape import Peeler, Shape
else:
    from mjs._kernel.replay import Replay
    from mjs._kernel.rng import SplitMix64
    from mjs._kernel.shape import Peeler, Shape

from mjs._kernel.shape import ints, zeros

__all__ = ["Dealer"]

T = TypeVar("T")


@cython.cclass
class Dealer(Peeler):
    """Deals one layout from one deck.

    Parameters
    ----------
    shape : Shape
        An even number of tiles.
    groups : list of four ints each
        The faces of each group; where they differ, chance says which two go together.
    sets : int
        How many whole sets are dealt.
    rest : int
        How many tiles are left for further groups.

    Raises
    ------
    ValueError
        That is not a deck for so many tiles, or they are odd.

    >>> from mjs._kernel.shape import Shape
    >>> row = Shape([[]] * 4, [[], [0], [1], [2]], [[1], [2], [3], []])
    >>> dealer = Dealer(row, [(0, 0, 0, 0), (1, 1, 1, 1), (2, 3, 4, 5)], sets=0, rest=4)
    >>> dealer.deal(3, tries=20), dealer.order(), dealer.dealt("abcdef")
    (True, ((0, 3), (2, 1)), ('d', 'c', 'e', 'f'))
    """

    def __init__(self, shape: Shape, groups: Sequence[Sequence[int]], sets: int, rest: int) -> None:
        whole = {*map(len, groups)} == {4} and sets >= 0 and 0 <= rest <= 4 * len(groups)
        if not whole or shape.tiles % 2 or shape.tiles != 4 * sets * len(groups) + rest:
            # Compiled, arrays that are too short would be written past their end.
            raise ValueError("the deck does not fill the tiles, or they are odd")
        Peeler.__init__(self, shape)
        self.rng = SplitMix64(0)
        self.groups = len(groups)
        self.sets, self.rest = sets, rest
        self.group_face = ints(face for faces in groups for face in faces)
        self.mixed = ints(len(set(faces)) > 1 for faces in groups)
        self.group_order = ints(range(self.groups))
        self.four = zeros(4)
        # A last group may have a pair too many.
        pairs = shape.tiles // 2 + 1
        self.first, self.second = zeros(pairs), zeros(pairs)
        self.faces = zeros(shape.tiles)

    def deal(self, seed: cython.ulonglong, tries: cython.int) -> bool:
        """Deal a seed; False when every peeling got stuck, and then `deal_along` can go on."""
        done: cython.bint
        with cython.nogil:
            done = self._deal(seed, tries)
        return bool(done)

    def deal_along(self, order: Iterable[tuple[int, int]]) -> None:
        """Hand out faces along an order from elsewhere, after all peelings of a seed got stuck."""
        place: cython.int = 0
        pairs = list(order)
        if 2 * len(pairs) != self.shape.tiles:
            raise ValueError("the order is not one of all tiles")
        for one, other in pairs:
            self.removed[place] = one
            self.removed[place + 1] = other
            place += 2
        self.removed_count = self.shape.tiles
        self._hand_out()

    def order(self) -> tuple[tuple[int, int], ...]:
        """The pairs of the last deal, first removed first."""
        place: cython.int
        pairs = []
        for place in range(self.removed_count // 2):
            pairs.append((self.removed[2 * place], self.removed[2 * place + 1]))  # noqa: PERF401
        return tuple(pairs)

    def dealt(self, names: Sequence[T]) -> tuple[T, ...]:
        """What each tile got in the last deal, faces by the names of their numbers."""
        tile: cython.int
        faces = []
        for tile in range(self.shape.tiles):
            faces.append(names[self.faces[tile]])  # noqa: PERF401 - the loop is typed
        return tuple(faces)

    def store(
        self, faces: cython.uchar[:, ::1], order: cython.int[:, ::1], row: cython.int
    ) -> None:
        """Write the last deal into a row of two tables."""
        self._store(faces, order, row)

    def many(  # noqa: PLR0917 - two tables and how to fill them
        self,
        seeds: cython.ulonglong[::1],
        faces: cython.uchar[:, ::1],
        order: cython.int[:, ::1],
        begin: cython.int,
        tries: cython.int,
        replay: Replay | None,
    ) -> int:
        """Deal many seeds into the rows of two tables, from row `begin` on.

        Parameters
        ----------
        seeds : one for each row
        faces : table of bytes, a column for each tile
        order : table of ints; columns 0 and 1 are removed first, then 2 and 3
        replay : Replay, optional
            Checks every deal.

        Returns
        -------
        int
            The row it ended at: all rows are done, the peelings of this one got stuck, or its
            deal failed the check, which is told by -1 - row.
        """
        row: cython.int
        rows: cython.int = len(seeds)
        checked: cython.bint = replay is not None
        end: cython.int = rows
        with cython.nogil:
            for row in range(begin, rows):
                if not self._deal(seeds[row], tries):
                    end = row
                    break
                self._store(faces, order, row)
                if checked and replay.failing(faces, order, row) != 0:
                    end = -1 - row
                    break
        return int(end)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _deal(self, seed: cython.ulonglong, tries: cython.int) -> cython.bint:
        self.rng.state = seed
        while tries > 0:
            if self.peel_once(self.rng) == 0:
                self._hand_out()
                return True
            tries -= 1
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _store(
        self, faces: cython.uchar[:, ::1], order: cython.int[:, ::1], row: cython.int
    ) -> cython.void:
        tile: cython.int
        for tile in range(self.shape.tiles):
            faces[row, tile] = cython.cast(cython.uchar, self.faces[tile])
            order[row, tile] = self.removed[tile]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _hand_out(self) -> cython.void:
        """Give the pairs of the peeling the pairs of the deck in random order."""
        index: cython.int
        other: cython.int
        face: cython.int
        pairs: cython.int = 0
        for index in range(self.sets * self.groups):
            pairs = self._four(index % self.groups, pairs)
        if self.rest > 0:
            for index in range(self.groups):
                self.group_order[index] = index
            for index in range(self.groups - 1, 0, -1):
                other = cython.cast(cython.int, self.rng.below(index + 1))
                face = self.group_order[index]
                self.group_order[index] = self.group_order[other]
                self.group_order[other] = face
            for index in range((self.rest + 3) // 4):
                pairs = self._four(self.group_order[index], pairs)
        pairs = self.shape.tiles // 2
        for index in range(pairs - 1, 0, -1):
            other = cython.cast(cython.int, self.rng.below(index + 1))
            face = self.first[index]
            self.first[index] = self.first[other]
            self.first[other] = face
            face = self.second[index]
            self.second[index] = self.second[other]
            self.second[other] = face
        for index in range(pairs):
            self.faces[self.removed[2 * index]] = self.first[index]
            self.faces[self.removed[2 * index + 1]] = self.second[index]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _four(self, group: cython.int, pairs: cython.int) -> cython.int:
        """Add the two pairs that a set has of a group; how many pairs there are now."""
        index: cython.int
        other: cython.int
        face: cython.int
        for index in range(4):
            self.four[index] = self.group_face[4 * group + index]
        if self.mixed[group] != 0:
            for index in range(3, 0, -1):
                other = cython.cast(cython.int, self.rng.below(index + 1))
                face = self.four[index]
                self.four[index] = self.four[other]
                self.four[other] = face
        for index in range(2):
            # The last pair of the last group may be one too many.
            self.first[pairs] = self.four[2 * index]
            self.second[pairs] = self.four[2 * index + 1]
            pairs += 1
        return pairs
