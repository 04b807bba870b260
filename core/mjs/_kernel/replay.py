"""Plays proof deals to their end by the rules, to see that they prove what they claim.

It looks up who blocks whom in the blocking graph itself and counts nothing beforehand, so that it
shares neither code nor data with the peeling it checks.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

try:
    import cython
except ImportError:
    from mjs._kernel import plain as cython

__all__ = ["Replay"]

Rows = tuple[array, array]

# Empty buffers have no address.
_nothing = array("i", [0])


@cython.cclass
class Replay:
    """The rules for one layout.

    Parameters
    ----------
    above, left, right : (starts, tiles)
        For each tile those that cover it, and that touch its left and right edge, as two arrays
        of C ints: those of tile i are ``tiles[starts[i]:starts[i + 1]]``.
    group_of_face : list of int
        What each face, by its number, matches by.

    >>> nothing = array("i", [0] * 5), array("i")
    >>> left = array("i", [0, 0, 1, 2, 3]), array("i", [0, 1, 2])
    >>> right = array("i", [0, 1, 2, 3, 3]), array("i", [1, 2, 3])
    >>> row = Replay(nothing, left, right, [0, 1, 2, 2])
    >>> faces = memoryview(bytearray([2, 0, 0, 3])).cast("B", (1, 4))
    >>> ends_first = memoryview(array("i", [0, 3, 1, 2])).cast("B").cast("i", (1, 4))
    >>> in_order = memoryview(array("i", [0, 1, 2, 3])).cast("B").cast("i", (1, 4))
    >>> row.check(faces, ends_first), row.check(faces, in_order)
    (0, 1)
    """

    def __init__(
        self,
        above: Rows,
        left: Rows,
        right: Rows,
        group_of_face: Sequence[int],
    ) -> None:
        self.tiles = len(above[0]) - 1
        self.above_start, self.above = above[0], above[1] or _nothing
        self.left_start, self.left = left[0], left[1] or _nothing
        self.right_start, self.right = right[0], right[1] or _nothing
        self.group_of_face = array("i", group_of_face)
        self.is_there = array("i", [1] * max(1, self.tiles))

    def check(
        self,
        faces: cython.uchar[:, ::1],
        order: cython.int[:, ::1],
        row: cython.int = 0,
    ) -> int:
        """Replay the deal in a row of two tables.

        Returns
        -------
        int
            0 when the order clears the board, else the number of the first pair, from 1, that
            may not be removed.
        """
        found: cython.int
        with cython.nogil:
            found = self.failing(faces, order, row)
        return int(found)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def failing(
        self,
        faces: cython.uchar[:, ::1],
        order: cython.int[:, ::1],
        row: cython.int,
    ) -> cython.int:
        """As `check`."""
        step: cython.int
        tile: cython.int
        one: cython.int
        other: cython.int
        for tile in range(self.tiles):
            self.is_there[tile] = 1
        # As many different tiles as there are leave none.
        for step in range(self.tiles // 2):
            one = order[row, 2 * step]
            other = order[row, 2 * step + 1]
            if one == other or not self._may_go(one) or not self._may_go(other):
                return step + 1
            if self.group_of_face[faces[row, one]] != self.group_of_face[faces[row, other]]:
                return step + 1
            self.is_there[one] = 0
            self.is_there[other] = 0
        return 0 if self.tiles % 2 == 0 else self.tiles // 2 + 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _may_go(self, tile: cython.int) -> cython.bint:
        """Whether a tile is there, nothing above it is, and one side has nothing beside it."""
        place: cython.int
        closed: cython.bint = False
        if tile < 0 or tile >= self.tiles or self.is_there[tile] == 0:
            return False
        for place in range(self.above_start[tile], self.above_start[tile + 1]):
            if self.is_there[self.above[place]] != 0:
                return False
        for place in range(self.left_start[tile], self.left_start[tile + 1]):
            if self.is_there[self.left[place]] != 0:
                closed = True
        if not closed:
            return True
        for place in range(self.right_start[tile], self.right_start[tile + 1]):
            if self.is_there[self.right[place]] != 0:
                return False
        return True
