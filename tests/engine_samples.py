"""Boards for the tests of the engine: random ones by hypothesis, and some of our own."""

from __future__ import annotations

import random

from hypothesis import strategies as st

from mjs.layout import Layout

Place = tuple[int, int, int]

SIZES = st.sampled_from([(2, 2), (1, 1), (4, 4), (3, 2), (2, 3)]) | st.tuples(
    st.integers(1, 5), st.integers(1, 5)
)

BLOCK = Layout.from_tiles(
    [(2 * x, 2 * y, z) for x in range(12) for y in range(6) for z in range(2)], name="Block"
)
"""144 tiles in two full layers; 12 are free at the start."""


def fits(place: Place, kept: list[Place], size: tuple[int, int]) -> bool:
    """Whether a tile overlaps none of its own layer."""
    x, y, z = place
    return all(z != c or abs(x - a) >= size[0] or abs(y - b) >= size[1] for a, b, c in kept)


@st.composite
def layouts(
    draw: st.DrawFn,
    sizes: st.SearchStrategy[tuple[int, int]] = SIZES,
    most: int = 24,
    overlaps: bool = False,
) -> Layout:
    """Crowded boards of any footprint; without overlaps in a layer unless asked for."""
    size = draw(sizes)
    places = st.tuples(
        st.integers(-size[0], 2 * size[0] + 1),
        st.integers(-size[1], 2 * size[1] + 1),
        st.integers(0, 3),
    )
    kept: list[Place] = []
    for place in draw(st.lists(places, max_size=most)):
        if overlaps or fits(place, kept, size):
            kept.append(place)
    return Layout.from_tiles(kept, footprint=size)


def even(layout: Layout) -> Layout:
    """The same without its last tile where their number is odd."""
    return layout.with_tiles(layout.tiles[: len(layout) // 2 * 2])


def random_board(rng: random.Random, count: int) -> list[Place]:
    """A small board of one of several kinds: towers, a row, a heap, or all at once."""
    kept: list[Place] = []
    kind = rng.randrange(4)
    while len(kept) < count:
        if kind == 0:
            x, y = 4 * rng.randrange(3), 0
            place = (x, y, sum(a == x for a, _, _ in kept))
        elif kind == 1:
            place = (2 * rng.randrange(count), rng.randrange(2), rng.randrange(2))
        else:
            span = 4 if kind == 2 else 7
            place = (rng.randrange(span), rng.randrange(3), rng.randrange(1 + count // 2))
        if fits(place, kept, (2, 2)):
            kept.append(place)
    return kept
