"""Proof deals: faces given to a layout along an order that clears it."""

from __future__ import annotations

from mjs._kernel.rng import MASK, SplitMix64
from mjs.board import playable_graph, position_of
from mjs.clearing import Order, clearable, peel
from mjs.errors import DealError, UnclearableError, UndecidedError
from mjs.faces import Deck
from mjs.layout import Layout
from mjs.proof import ProofDeal

__all__ = ["GENERATOR", "deal"]

GENERATOR = "mjs-peel-1/splitmix64"
"""The dealer and its version. Deals of a seed change only together with this name."""

_TRIES = 20


def deal(
    layout: Layout,
    seed: int = 0,
    *,
    bonus: bool | None = None,
    sets: int | None = None,
    budget: int | None = None,
) -> ProofDeal:
    """Deal a layout so that it can be cleared, with the order that clears it.

    The layout is peeled: two free tiles, each such pair equally likely, are taken away until none
    is left. Peelings that get stuck are thrown away and begun anew, so deals are spread as these
    peelings are, not evenly over all deals that could be cleared. The pairs then get the faces of
    the deck in random order. Where twenty peelings get stuck, the order comes from the
    search of `mjs.clearable` and only the faces are random.

    Parameters
    ----------
    layout : Layout
    seed : int
        From 0 to 2**64 - 1. The same layout and seed give the same deal on every machine.
    bonus : bool, optional
        Whether flowers and seasons are dealt; as the layout's own deck says if not given.
    sets : int, optional
        How many sets of tiles there are to deal from; likewise.
    budget : int, optional
        See `mjs.clearable`.

    Raises
    ------
    DealError
        No tiles, an odd number, no such deck, or a seed out of range.
    UnclearableError
        The layout is proved to have no deal that can be cleared.
    UndecidedError
        The budget was not enough to find one.
    LayoutError
        Tiles overlap.

    >>> layout = Layout.from_tiles([(x, 0, z) for x in (0, 2, 4, 6) for z in (0, 1)])
    >>> one = deal(layout, seed=7)
    >>> one == deal(layout, seed=7), len(one.order)
    (True, 4)
    """
    if type(seed) is not int or not 0 <= seed <= MASK:
        raise DealError(f"a seed is a whole number from 0 to {MASK:,}, not {seed!r}")
    deck = layout.deck
    deck = Deck(deck.bonus if bonus is None else bonus, deck.sets if sets is None else sets)
    deck.check(len(layout))
    graph = playable_graph(layout)
    rng = SplitMix64(seed)
    order: Order | None = None
    for _ in range(_TRIES):
        order = peel(position_of(graph), rng)
        if order is not None:
            break
    else:
        order = _searched(layout, budget)
    pairs = deck.pairs(len(layout), rng.shuffle)
    rng.shuffle(pairs)
    faces = [""] * len(layout)
    for (one, other), (first, second) in zip(order or (), pairs, strict=True):
        faces[one], faces[other] = first, second
    return ProofDeal(layout.with_fields(start=None), tuple(faces), order or (), seed, GENERATOR)


def _searched(layout: Layout, budget: int | None) -> Order:
    found = clearable(layout, budget)
    if found.verdict is None:
        raise UndecidedError(f"no proof deal found: {found.reason}; allow a larger budget")
    if not found.verdict:
        raise UnclearableError(f"no deal can be cleared: {found.reason}")
    return found.order
