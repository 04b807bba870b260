"""Chance: the published stream, no favourites, and never another stream for a seed."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjs._kernel.rng import MASK, SplitMix64

# Given with the generator in many libraries, for seed 1234567.
PUBLISHED = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]
BELOW_100 = [38, 1, 90, 58, 45, 24, 46, 32, 13, 41, 10, 95]
SHUFFLED = "bielpcafjgdkhmno"


def chi_square(counts: Counter[object], kinds: int) -> float:
    mean = counts.total() / kinds
    return sum((count - mean) ** 2 for count in counts.values()) / mean + mean * (
        kinds - len(counts)
    )


def test_the_stream_is_the_published_one() -> None:
    stream = SplitMix64(1234567)
    assert [stream.next64() for _ in PUBLISHED] == PUBLISHED


def test_seeds_at_the_ends_of_the_range() -> None:
    assert SplitMix64(0).next64() == 0xE220A8397B1DCDAF
    assert SplitMix64(MASK).next64() == 0xE4D971771B652C20


def test_numbers_and_shuffles_of_a_seed_never_change() -> None:
    stream = SplitMix64(7)
    assert [stream.below(100) for _ in range(12)] == BELOW_100
    items = list("abcdefghijklmnop")
    stream.shuffle(items)
    assert "".join(items) == SHUFFLED


@given(st.integers(0, MASK), st.integers(1, MASK))
def test_numbers_stay_below_their_bound(seed: int, bound: int) -> None:
    stream = SplitMix64(seed)
    assert all(0 <= stream.below(bound) < bound for _ in range(4))


def test_bounds_at_the_ends_of_the_range() -> None:
    assert SplitMix64(5).below(1) == 0
    assert SplitMix64(1234567).below(MASK) == PUBLISHED[0] - 1


def test_a_draw_that_would_favour_some_numbers_is_thrown_away() -> None:
    # With a bound just above half the range nearly every second number has to be drawn again.
    bound = (1 << 63) + 1
    stream, plain = SplitMix64(3), SplitMix64(3)
    drawn = [stream.below(bound) for _ in range(100)]
    threshold = (1 << 64) % bound
    kept: list[int] = []
    for _ in range(1000):
        product = plain.next64() * bound
        if product & MASK >= threshold and len(kept) < 100:
            kept.append(product >> 64)
    assert drawn == kept
    assert plain.next64() != stream.next64()


@pytest.mark.parametrize("bound", [2, 3, 7, 36, 66])
def test_every_number_is_equally_likely(bound: int) -> None:
    stream = SplitMix64(bound)
    found = chi_square(Counter(stream.below(bound) for _ in range(400 * bound)), bound)
    free = bound - 1
    # Five standard deviations either way; the seed is fixed, so this never fails by chance.
    assert abs(found - free) < 5 * (2 * free) ** 0.5


def test_every_order_is_equally_likely() -> None:
    stream, counts = SplitMix64(11), Counter[object]()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        stream.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert abs(chi_square(counts, 24) - 23) < 5 * 46**0.5


@pytest.mark.parametrize("items", [[], ["one"]])
def test_nothing_to_shuffle_takes_no_chance(items: list[str]) -> None:
    stream = SplitMix64(1)
    stream.shuffle(items)
    assert stream.next64() == SplitMix64(1).next64()
    assert len(items) <= 1
