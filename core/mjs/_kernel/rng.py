"""The one source of chance: SplitMix64, the same stream on every machine for ever.

The generator is Guy Steele's, Doug Lea's and Christine Flood's (OOPSLA 2014): a 64-bit counter
with an odd step, scrambled. Python's `random` promises no stable stream between versions.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TypeVar

__all__ = ["MASK", "SplitMix64"]

T = TypeVar("T")

MASK = 0xFFFF_FFFF_FFFF_FFFF
_STEP = 0x9E37_79B9_7F4A_7C15


class SplitMix64:
    """A stream of random numbers from a 64-bit seed.

    >>> stream = SplitMix64(1234567)
    >>> stream.next64(), stream.next64()
    (6457827717110365317, 3203168211198807973)
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def next64(self) -> int:
        """The next number, from 0 to 2**64 - 1."""
        self.state = state = (self.state + _STEP) & MASK
        state = ((state ^ (state >> 30)) * 0xBF58_476D_1CE4_E5B9) & MASK
        state = ((state ^ (state >> 27)) * 0x94D0_49BB_1331_11EB) & MASK
        return state ^ (state >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely; bound from 1 to 2**64.

        The high half of a 128-bit product, drawing again in the few cases that would favour some
        numbers (Lemire, ACM TOMACS 2019).
        """
        product = self.next64() * bound
        if product & MASK < bound:
            threshold = (MASK + 1 - bound) % bound
            while product & MASK < threshold:
                product = self.next64() * bound
        return product >> 64

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put a list in random order, each order equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
