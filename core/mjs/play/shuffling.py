"""Shuffling what is left of a board so that it can be cleared again."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt

from mjs._kernel.rng import MASK, SplitMix64
from mjs.clearing import Order
from mjs.dealing import deal
from mjs.errors import DealError, UnclearableError, UndecidedError
from mjs.faces import Deck, match_group
from mjs.layout import MAX_COORDINATE, Layout, Tile
from mjs.play.events import Dealt
from mjs.proof import ProofDeal, verify

__all__ = ["GENERATOR", "open_board", "reshuffled"]

GENERATOR = "mjs-shuffle-1/splitmix64"
"""The shuffle and its version. Shuffles of a seed change only together with this name."""

_BUDGET = 20_000
"""Tile removals of the search for an order: enough for real boards, and well below 100 ms."""


def reshuffled(layout: Layout, faces: Sequence[str], seed: int, *, opens: bool = False) -> Dealt:
    """The same faces on the same tiles, dealt anew along an order that clears them.

    Parameters
    ----------
    layout : Layout
        The tiles that are left.
    faces : sequence of str
        What is on them, in tile order; even in every match group.
    seed : int
        From 0 to 2**64 - 1.
    opens : bool
        Whether the tiles may be laid out anew, on an open board, when their places allow no
        solution.

    Raises
    ------
    UnclearableError
        The places are proved to allow no solution, and `opens` is not set.
    UndecidedError
        No solution was found within the budget, and `opens` is not set.
    DealError
        No tiles, or an odd group of faces.

    >>> four = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)])
    >>> dealt = reshuffled(four, ["dots-1", "dots-1", "dots-2", "dots-2"], seed=3)
    >>> dealt.faces[0] == dealt.faces[3], sorted(dealt.faces)
    (True, ['dots-1', 'dots-1', 'dots-2', 'dots-2'])
    >>> stack = Layout.from_tiles([(0, 0, 0), (0, 0, 1)])
    >>> reshuffled(stack, ["dots-1", "dots-1"], seed=3)
    Traceback (most recent call last):
    mjs.errors.UnclearableError: no deal can be cleared...
    >>> len(reshuffled(stack, ["dots-1", "dots-1"], seed=3, opens=True).layout)
    2
    """
    stream = SplitMix64(seed)
    pairs = _pairs(faces, stream)
    bare = layout.with_fields(start=None)
    try:
        order = _order(bare, stream.next64())
    except (UnclearableError, UndecidedError):
        if not opens:
            raise
        bare = open_board(bare)
        order = _order(bare, stream.next64())
    dealt = [""] * len(bare)
    for (one, other), pair in zip(order, pairs, strict=True):
        dealt[one], dealt[other] = pair
    made = Dealt(bare, tuple(dealt), seed & MASK, GENERATOR, order)
    verify(ProofDeal(bare, made.faces, order, made.seed, GENERATOR))
    return made


def _order(layout: Layout, seed: int) -> Order:
    """An order that clears a layout; the faces that come with it are not used."""
    # The layout's own deck may have fewer tiles than faces were given.
    return deal(layout.with_fields(deck=Deck()), seed, budget=_BUDGET).order


def open_board(layout: Layout) -> Layout:
    """As many tiles on one layer, two and two side by side with gaps: every one of them is free.

    They lie about where the others did, and left of or above the grid's origin only if those did.

    >>> pile = Layout.from_tiles([(4, 4, z) for z in range(6)])
    >>> from mjs import facts
    >>> facts(open_board(pile))["free_at_start"]
    6
    """
    box, (width, height) = layout.bounds, layout.footprint
    gap = max(1, width // 2)
    block = 2 * width + gap
    blocks = ceil(len(layout) / 2)
    # About as wide as it is high, or as wide as the old board allows.
    square, as_before = ceil(sqrt(blocks * height / block)), (box.width + gap) // block
    across = max(1, min(blocks, max(square, as_before)))
    down = ceil(blocks / across)
    left = _start(box.left, box.width, across * block - gap, width)
    top = _start(box.top, box.height, down * height, height)
    places = [
        (left + (number // 2 % across) * block + number % 2 * width,
         top + number // 2 // across * height)
        for number in range(len(layout))
    ]  # fmt: skip
    return layout.with_tiles(Tile(x, y, 0) for x, y in places)


def _start(old: int, size: int, length: int, tile: int) -> int:
    """Where so long a row starts: in the middle of the old one, and within the grid."""
    wanted = old + (size - length) // 2
    return max(min(0, old), min(wanted, MAX_COORDINATE + tile - length))


def _pairs(faces: Sequence[str], stream: SplitMix64) -> list[tuple[str, str]]:
    """The faces in matching pairs; which flower goes with which, and their order, is chance."""
    groups: dict[object, list[str]] = {}
    # Sorted, so that only the faces and the seed count, not where they lay.
    for face in sorted(faces):
        groups.setdefault(match_group(face), []).append(face)
    pairs = []
    for group, fellows in groups.items():
        if len(fellows) % 2:
            raise DealError(f"an odd number of tiles is left of {group}")
        stream.shuffle(fellows)
        pairs += list(zip(fellows[::2], fellows[1::2], strict=True))
    stream.shuffle(pairs)
    return pairs
