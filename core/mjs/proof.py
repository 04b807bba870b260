"""Proof deals: faces for every tile, with an order of pairs that clears the board.

`verify` replays the order by the rules, straight from the blocking graph. It shares no code with
the dealer, so a fault there can't hide here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from numbers import Integral
from typing import Any, Self

from mjs.errors import ProofError
from mjs.faces import match_group
from mjs.geometry import blocking_graph
from mjs.layout import Layout, StartDeal

__all__ = ["ProofDeal", "verify"]


@dataclass(frozen=True)
class ProofDeal:
    """A deal that can be cleared, with the proof.

    Attributes
    ----------
    layout : Layout
    faces : tuple of str
        Face ids in tile order (z, then y, then x).
    order : tuple of (int, int)
        Pairs of tile indices, first removed first, that clear the board.
    seed : int or None
        The seed it was made from; None for a deal from elsewhere.
    generator : str
        The name and version of what made it; the same layout, seed and generator always give
        the same deal.
    extra : mapping
        Keys of its file that begin with ``x-``, kept untouched.
    """

    layout: Layout
    faces: tuple[str, ...]
    order: tuple[tuple[int, int], ...]
    seed: int | None = None
    generator: str = ""
    extra: Mapping[str, Any] = field(default_factory=dict, hash=False)

    @classmethod
    def from_start(cls, layout: Layout) -> Self:
        """The deal that a layout file carries.

        Raises
        ------
        ProofError
            The layout carries none.
        """
        start = layout.start
        if start is None:
            raise ProofError("the layout carries no start deal")
        bare = layout.with_fields(start=None)
        return cls(bare, start.faces, start.order, start.seed, start.generator, start.extra)

    def as_start(self) -> Layout:
        """The layout with this deal in it, ready to be written as a layout or a deal file."""
        start = StartDeal(self.faces, self.order, self.seed, self.generator, self.extra)
        return self.layout.with_fields(start=start)


def verify(deal: ProofDeal) -> bool:
    """Check that a deal's removal order clears its board by the rules.

    Returns
    -------
    bool
        Always True; a deal that proves nothing raises.

    Raises
    ------
    ProofError
        Naming the first thing that is wrong: the number of faces, a group of odd size, a tile
        that is removed twice, covered or closed in on both sides, faces that don't match, tiles
        that are left.

    >>> layout = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)])
    >>> verify(ProofDeal(layout, ("dots-1", "dots-2", "dots-2", "dots-1"), ((0, 3), (1, 2))))
    True
    >>> verify(ProofDeal(layout, ("dots-1", "dots-1", "dots-2", "dots-2"), ((0, 1), (2, 3))))
    Traceback (most recent call last):
    mjs.errors.ProofError: pair 1: tile (2, 0, 0) is closed in on both sides
    """
    layout, count = deal.layout, len(deal.layout)
    if len(deal.faces) != count:
        raise ProofError(f"{len(deal.faces):,} faces for {count:,} tiles")
    try:
        sizes = Counter(map(match_group, deal.faces))
    except TypeError:
        raise ProofError("a face is no text and nothing else that can be hashed") from None
    odd = [str(group) for group, size in sizes.items() if size % 2]
    if odd:
        raise ProofError(f"an odd number of tiles of {', '.join(odd[:5])}")
    graph = blocking_graph(layout)
    if len(graph.overlaps):
        a, b = (layout.tiles[i] for i in graph.overlaps[0])
        raise ProofError(f"tiles {a} and {b} overlap, so there is no such board")
    above, left, right = graph.above.lists, graph.left.lists, graph.right.lists
    gone: set[int] = set()
    for number, pair in enumerate(deal.order, 1):
        _refuse_misshapen(pair, number)
        for tile in pair:
            if not 0 <= tile < count:
                raise ProofError(f"pair {number}: there is no tile number {tile}")
            if tile in gone:
                raise ProofError(f"pair {number}: tile {layout.tiles[tile]} is gone already")
            if not gone.issuperset(above[tile]):
                raise ProofError(f"pair {number}: tile {layout.tiles[tile]} is covered")
            closed_left = not gone.issuperset(left[tile])
            if closed_left and not gone.issuperset(right[tile]):
                raise ProofError(
                    f"pair {number}: tile {layout.tiles[tile]} is closed in on both sides"
                )
        first, second = pair
        if first == second:
            raise ProofError(f"pair {number}: tile {layout.tiles[first]} is paired with itself")
        if match_group(deal.faces[first]) != match_group(deal.faces[second]):
            raise ProofError(
                f"pair {number}: {deal.faces[first]} at {layout.tiles[first]} does not match "
                f"{deal.faces[second]} at {layout.tiles[second]}"
            )
        gone.update(pair)
    if len(gone) != count:
        raise ProofError(f"the order ends with {count - len(gone):,} tiles left")
    return True


def _refuse_misshapen(pair: Any, number: int) -> None:
    try:
        size = len(pair)
    except TypeError:
        raise ProofError(f"pair {number}: {pair!r} is no pair of tile numbers") from None
    if size != 2:
        raise ProofError(f"pair {number}: two tiles are removed together, not {size}")
    for tile in pair:
        # NumPy's numbers will do; 1.0 and True are equal to one, but name no tile.
        if type(tile) is not int and (isinstance(tile, bool) or not isinstance(tile, Integral)):
            raise ProofError(f"pair {number}: a tile is named by its number, not by {tile!r}")
