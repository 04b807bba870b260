"""What can go at best when some pairs are excluded, and which of those a stuck board is due to.

*Closing* the board is play with relaxed rules: a free tile goes as soon as one of its partners by
a choice that is not excluded is free or gone. That removes at least what any real play without
the excluded choices removes, so a board that stays stuck proves that one of the choices that keep
its free tiles from going has to be used. Such a set of choices is a *blocking clause*.
"""

from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from mjs._kernel import plain as cython
if cython.compiled:
    from cython.cimports.mjs._kernel.pairing import Pairing
    from cython.cimports.mjs._kernel.shape import Shape
else:
    from mjs._kernel.pairing import Pairing
    from mjs._kernel.shape import Shape

from mjs._kernel.shape import zeros

__all__ = ["Closing"]

_HELD = cython.declare(cython.int, 0)
_FREE = cython.declare(cython.int, 1)
_GONE = cython.declare(cython.int, 2)


@cython.cclass
class Closing(Pairing):
    """A board that can be closed.

    Parameters
    ----------
    shape, group_of : see `Pairing`
    """

    def __init__(self, shape: Shape, group_of: Sequence[int]) -> None:
        Pairing.__init__(self, shape, group_of)
        tiles, choices = shape.tiles, self.choices
        self.blocked_kept, self.status_kept = zeros(tiles), zeros(tiles)
        self.stack = zeros(tiles)
        self.clause, self.stamp = zeros(choices + 2), zeros(choices)
        self.tested, self.touched = zeros(choices), zeros(choices)
        self.clause_size = self.stamp_now = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def close(self) -> cython.int:
        """Close the board from the start; how many tiles stay."""
        index: cython.int
        edge: cython.int
        tile: cython.int
        other: cython.int
        waiting: cython.int = 0
        self._set_up()
        for index in range(self.shape.free_count):
            tile = self.shape.free_at_start[index]
            for edge in range(self.partner_start[tile], self.partner_start[tile + 1]):
                other = self.partner[edge]
                if self.status[other] != _HELD and self.value[self.partner_choice[edge]] != 0:
                    waiting = self._admit(tile, other, waiting)
        return self.shape.tiles - self._run(waiting)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _set_up(self) -> cython.void:
        """Put all tiles back."""
        tile: cython.int
        index: cython.int
        for tile in range(self.shape.tiles):
            self.blocked[tile] = self.shape.blocked_at_start[tile]
            self.status[tile] = _HELD
        for index in range(self.shape.free_count):
            self.status[self.shape.free_at_start[index]] = _FREE

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _admit(self, one: cython.int, other: cython.int, waiting: cython.int) -> cython.int:
        """Let two tiles that are free or gone go; the new height of the stack."""
        if self.status[one] == _FREE:
            self.status[one] = _GONE
            self.stack[waiting] = one
            waiting += 1
        if self.status[other] == _FREE:
            self.status[other] = _GONE
            self.stack[waiting] = other
            waiting += 1
        return waiting

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _run(self, waiting: cython.int) -> cython.int:
        """Remove the tiles on the stack and whatever can go after them; how many went."""
        tile: cython.int
        other: cython.int
        partner: cython.int
        number: cython.int
        edge: cython.int
        link: cython.int
        goes: cython.bint
        count: cython.int = 0
        while waiting > 0:
            waiting -= 1
            tile = self.stack[waiting]
            count += 1
            for edge in range(self.shape.edge_start[tile], self.shape.edge_start[tile + 1]):
                other = self.shape.edge_tile[edge]
                number = self.blocked[other] - self.shape.edge_weight[edge]
                self.blocked[other] = number
                if (
                    self.status[other] == _HELD
                    and number < 65536
                    and (number < 256 or (number & 255) == 0)
                ):
                    goes = False
                    for link in range(self.partner_start[other], self.partner_start[other + 1]):
                        partner = self.partner[link]
                        if (
                            self.status[partner] != _HELD
                            and self.value[self.partner_choice[link]] != 0
                        ):
                            goes = True
                            if self.status[partner] == _FREE:
                                self.status[partner] = _GONE
                                self.stack[waiting] = partner
                                waiting += 1
                    if goes:
                        self.status[other] = _GONE
                        self.stack[waiting] = other
                        waiting += 1
                    else:
                        self.status[other] = _FREE
        self.work += count
        return count

    # Blocking clauses -------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def blame(self) -> cython.void:
        """The blocking clause of a stuck board, as positive literals."""
        tile: cython.int
        link: cython.int
        choice: cython.int
        self.stamp_now += 1
        self.clause_size = 0
        for tile in range(self.shape.tiles):
            if self.status[tile] == _FREE:
                for link in range(self.partner_start[tile], self.partner_start[tile + 1]):
                    if self.status[self.partner[link]] != _HELD:
                        choice = self.partner_choice[link]
                        if self.stamp[choice] != self.stamp_now:
                            self.stamp[choice] = self.stamp_now
                            self.clause[self.clause_size] = 2 * choice
                            self.clause_size += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def shrink(self, left: cython.int, patience: cython.int) -> cython.void:
        """Find a smaller blocking clause on a board that is stuck with `left` tiles.

        Exclusions are lifted one at a time, newest first, and the closing goes on from where it
        is stuck. If that empties the board the exclusion was needed and comes back; after
        `patience` of those the clause is taken as it is.
        """
        choice: cython.int
        tile: cython.int
        pair: cython.int
        one: cython.int
        other: cython.int
        waiting: cython.int
        went: cython.int
        index: cython.int
        touched: cython.int = 0
        failed: cython.int = 0
        self.blame()
        while failed < patience:
            choice = self._newest_untested()
            if choice < 0:
                break
            self.touched[touched] = choice
            touched += 1
            for tile in range(self.shape.tiles):
                self.blocked_kept[tile] = self.blocked[tile]
                self.status_kept[tile] = self.status[tile]
            self.value[choice] = -1
            waiting = 0
            for pair in range(self.pair_start[choice], self.pair_start[choice + 1]):
                one = self.pair_one[pair]
                other = self.pair_other[pair]
                if self.status[one] != _HELD and self.status[other] != _HELD:
                    waiting = self._admit(one, other, waiting)
            went = self._run(waiting)
            if went == left:
                for tile in range(self.shape.tiles):
                    self.blocked[tile] = self.blocked_kept[tile]
                    self.status[tile] = self.status_kept[tile]
                self.value[choice] = 0
                self.tested[choice] = 1
                failed += 1
            else:
                left -= went
                self.tested[choice] = 2
                self.blame()
        for index in range(touched):
            choice = self.touched[index]
            self.value[choice] = 0
            self.tested[choice] = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _newest_untested(self) -> cython.int:
        """The choice of the clause that was excluded last and has not been tested; -1 for none."""
        index: cython.int
        choice: cython.int
        found: cython.int = -1
        for index in range(self.clause_size):
            choice = self.clause[index] >> 1
            if (
                self.tested[choice] == 0
                and self.level[choice] > 0
                and (found < 0 or self.place[choice] > self.place[found])
            ):
                found = choice
        return found
