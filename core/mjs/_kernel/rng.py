"""The one source of chance: SplitMix64, the same stream on every machine for ever.

The generator is Guy Steele's, Doug Lea's and Christine Flood's (OOPSLA 2014): a 64-bit counter
with an odd step, scrambled. Python's `random` promises no stable stream between versions.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TypeVar

try:
    import cython
except ImportError:
    from mjs._kernel import plain as cython

__all__ = ["MASK", "SplitMix64"]

T = TypeVar("T")

MASK = 0xFFFF_FFFF_FFFF_FFFF

# As C variables: a constant of 64 bits would be a Python object.
_mask = cython.declare(cython.ulonglong, 0xFFFF_FFFF_FFFF_FFFF)
_low_half = cython.declare(cython.ulonglong, 0xFFFF_FFFF)
_step = cython.declare(cython.ulonglong, 0x9E37_79B9_7F4A_7C15)
_first = cython.declare(cython.ulonglong, 0xBF58_476D_1CE4_E5B9)
_second = cython.declare(cython.ulonglong, 0x94D0_49BB_1331_11EB)


@cython.final
@cython.cclass
class SplitMix64:
    """A stream of random numbers from a 64-bit seed.

    >>> stream = SplitMix64(1234567)
    >>> stream.next64(), stream.next64()
    (6457827717110365317, 3203168211198807973)
    """

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    @cython.ccall
    @cython.nogil
    @cython.exceptval(check=False)
    def next64(self) -> cython.ulonglong:
        """The next number, from 0 to 2**64 - 1."""
        mixed: cython.ulonglong
        self.state = (self.state + _step) & _mask
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * _first) & _mask
        mixed = ((mixed ^ (mixed >> 27)) * _second) & _mask
        return mixed ^ (mixed >> 31)

    @cython.ccall
    @cython.nogil
    @cython.exceptval(check=False)
    def below(self, bound: cython.ulonglong) -> cython.ulonglong:
        """A number from 0 to bound - 1, each equally likely; bound from 1 to 2**64 - 1.

        The high half of a 128-bit product, drawing again in the few cases that would favour some
        numbers (Lemire, ACM TOMACS 2019).
        """
        drawn: cython.ulonglong
        low: cython.ulonglong
        threshold: cython.ulonglong
        high: cython.ulonglong
        half: cython.ulonglong
        bound_high: cython.ulonglong
        bound_half: cython.ulonglong
        middle: cython.ulonglong
        drawn = self.next64()
        low = (drawn * bound) & _mask
        if low < bound:
            threshold = ((_mask - bound) + 1) % bound
            while low < threshold:
                drawn = self.next64()
                low = (drawn * bound) & _mask
        # The high half of the product, from products of 32 bits each: C has no longer ones.
        high, half = drawn >> 32, drawn & _low_half
        bound_high, bound_half = bound >> 32, bound & _low_half
        middle = (half * bound_half >> 32) + (high * bound_half & _low_half)
        middle += half * bound_high & _low_half
        high = high * bound_high + (high * bound_half >> 32) + (half * bound_high >> 32)
        return high + (middle >> 32)

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put a list in random order, each order equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
