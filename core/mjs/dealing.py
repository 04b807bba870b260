"""Proof deals: faces given to a layout along an order that clears it."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from mjs._kernel.dealer import Dealer
from mjs._kernel.replay import Replay
from mjs._kernel.rng import MASK, SplitMix64
from mjs.board import playable_graph, playable_shape
from mjs.clearing import Order, checked_budget, clearable
from mjs.errors import DealError, ProofError, UnclearableError, UndecidedError
from mjs.faces import BONUS_GROUPS, FACES, FAMILIES, GROUPS, PLAIN_FACES, Deck, match_group
from mjs.geometry import Neighbours
from mjs.layout import Layout
from mjs.proof import ProofDeal

if TYPE_CHECKING:
    from mjs.measuring import Band

__all__ = ["GENERATOR", "DealTable", "deal", "deal_tables", "deals", "random_faces"]

GENERATOR = "mjs-peel-1/splitmix64"
"""The dealer and its version. Deals of a seed change only together with this name."""

_TRIES = 20
_BAND_TRIES = 200

# A deck's faces as the kernel has them: numbers are places in `FACES`.
_NUMBER = {face: number for number, face in enumerate(FACES)}
_PLAIN: list[tuple[int, ...]] = [(_NUMBER[face],) * 4 for face in PLAIN_FACES]
_BONUS = [tuple(_NUMBER[f"{group}-{what}"] for what in FAMILIES[group]) for group in BONUS_GROUPS]
_GROUP_OF_FACE = [GROUPS.index(str(match_group(face))) for face in FACES]


def deal(
    layout: Layout,
    seed: int = 0,
    *,
    bonus: bool | None = None,
    sets: int | None = None,
    budget: int | None = None,
    difficulty: Band | None = None,
) -> ProofDeal:
    """Deal a layout so that it can be cleared, with the order that clears it.

    The layout is peeled: two free tiles, each such pair equally likely, are taken away until none
    is left. Peelings that get stuck are thrown away and begun anew, so deals are spread as these
    peelings are, not evenly over all deals that could be cleared. The pairs then get the faces of
    the deck in random order. Where twenty peelings get stuck, the order comes from the
    search of `mjs.clearable` and only the faces are random. Every deal is replayed by the rules
    before it is handed out.

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
        Tile removals for that search, see `mjs.clearable`; no seconds.
    difficulty : "easy", "medium", "hard" or (float, float), optional
        The lowest and highest score that the deal may have; see `mjs.difficulty`. The seed is
        tried first, then up to 199 numbers of its stream. The deal carries the seed that gave it,
        so that it can be made again without measuring.

    Raises
    ------
    DealError
        No tiles, an odd number, no such deck, a seed or budget out of range, or no such
        difficulty.
    UnclearableError
        The layout is proved to have no deal that can be cleared.
    UndecidedError
        The budget was not enough to find one, or none of the 200 was of the wanted difficulty.
    LayoutError
        Tiles overlap.

    >>> layout = Layout.from_tiles([(x, 0, z) for x in (0, 2, 4, 6) for z in (0, 1)])
    >>> one = deal(layout, seed=7)
    >>> one == deal(layout, seed=7), len(one.order)
    (True, 4)
    """
    band = _band(difficulty)
    return _Table(layout, bonus, sets, budget).deal(_checked_seed(seed), band)


def deals(
    layout: Layout,
    seeds: int | Iterable[int],
    *,
    bonus: bool | None = None,
    sets: int | None = None,
    budget: int | None = None,
    difficulty: Band | None = None,
) -> Iterator[ProofDeal]:
    """The deals of many seeds, one after the other, each as `deal` makes it.

    What depends on the layout alone is worked out once, so this is several times as fast. A deal
    is made when it is asked for and not kept; the seeds may go on for ever.

    Parameters
    ----------
    layout : Layout
    seeds : int or iterable of int
        How many deals, of seeds 0, 1, 2 and so on; or the seeds.
    bonus, sets, budget, difficulty
        See `deal`.

    Raises
    ------
    DealError, LayoutError
        As `deal`; what is wrong with the layout or the deck at once, not at the first deal.

    >>> layout = Layout.from_tiles([(x, 0, z) for x in (0, 2, 4, 6) for z in (0, 1)])
    >>> [made.seed for made in deals(layout, 3)]
    [0, 1, 2]
    >>> next(deals(layout, [7])) == deal(layout, 7)
    True
    """
    band = _band(difficulty)
    table = _Table(layout, bonus, sets, budget)
    return (table.deal(_checked_seed(seed), band) for seed in _seeds(seeds))


@dataclass(frozen=True, eq=False)
class DealTable:
    """Some deals of one layout as arrays, a row for each.

    Attributes
    ----------
    layout : Layout
    seeds : uint64 array of shape (n,)
    faces : uint8 array of shape (n, tiles)
        Places in `mjs.faces.FACES`, in tile order.
    order : C int array of shape (n, tiles // 2, 2)
        Pairs of tile indices, first removed first, that clear the board.
    """

    layout: Layout
    seeds: npt.NDArray[np.uint64]
    faces: npt.NDArray[np.uint8]
    order: npt.NDArray[np.intc]

    def __len__(self) -> int:
        return len(self.seeds)

    def __getitem__(self, row: int) -> ProofDeal:
        faces = tuple(FACES[face] for face in self.faces[row].tolist())
        order = tuple((one, other) for one, other in self.order[row].tolist())
        return ProofDeal(self.layout, faces, order, int(self.seeds[row]), GENERATOR)


def deal_tables(
    layout: Layout,
    seeds: int | Iterable[int],
    *,
    rows: int = 1024,
    bonus: bool | None = None,
    sets: int | None = None,
    budget: int | None = None,
    verified: bool = True,
) -> Iterator[DealTable]:
    """The same deals as arrays, which is the fastest way to make millions.

    Parameters
    ----------
    layout : Layout
    seeds : int or iterable of int
        See `deals`.
    rows : int
        How many deals a table has; the last one may have fewer.
    bonus, sets, budget
        See `deal`.
    verified : bool
        Whether every deal is replayed by the rules, which takes about a third of the time.

    Raises
    ------
    DealError, LayoutError
        As `deals`.

    >>> layout = Layout.from_tiles([(x, 0, z) for x in (0, 2, 4, 6) for z in (0, 1)])
    >>> [len(table) for table in deal_tables(layout, 10, rows=4)]
    [4, 4, 2]
    >>> next(deal_tables(layout, 10))[7] == deal(layout, seed=7)
    True
    """
    if type(rows) is not int or rows < 1:
        raise DealError(f"a table has a whole number of rows from 1, not {rows!r}")
    table = _Table(layout, bonus, sets, budget)
    wanted = _seeds(seeds)

    def tables() -> Iterator[DealTable]:
        while some := [_checked_seed(seed) for seed in islice(wanted, rows)]:
            yield table.fill(some, verified=verified)

    return tables()


def random_faces(
    layout: Layout, seed: int = 0, *, bonus: bool | None = None, sets: int | None = None
) -> tuple[str, ...]:
    """Faces dealt without looking at the layout, each way of dealing the deck equally likely.

    That is how tiles are dealt on a table; such a deal may be impossible to clear.

    Parameters
    ----------
    layout, seed, bonus, sets
        See `deal`.

    Raises
    ------
    DealError
        As `deal`.

    >>> layout = Layout.from_tiles([(x, 0, 0) for x in (0, 2, 4, 6)])
    >>> sorted(set(random_faces(layout, seed=5)))
    ['dots-5']
    """
    rng = SplitMix64(_checked_seed(seed))
    pairs = _deck(layout, bonus, sets).pairs(len(layout), rng.shuffle)
    faces = [face for pair in pairs for face in pair]
    rng.shuffle(faces)
    return tuple(faces)


class _Table:
    """Everything about the deals of one layout that does not depend on the seed."""

    def __init__(
        self, layout: Layout, bonus: bool | None, sets: int | None, budget: int | None
    ) -> None:
        self.budget = checked_budget(budget)
        deck = _deck(layout, bonus, sets)
        shape, graph = playable_shape(layout), playable_graph(layout)
        whole, rest = divmod(len(layout), deck.set_size)
        self.layout = layout if layout.start is None else layout.with_fields(start=None)
        self.dealer = Dealer(shape, _PLAIN + _BONUS if deck.bonus else _PLAIN, whole, rest)
        above, left, right = map(_rows, (graph.above, graph.left, graph.right))
        self.replay = Replay(above, left, right, _GROUP_OF_FACE)
        self.faces, self.order = _tables(1, len(layout))
        self.searched: Order | None = None

    def deal(self, seed: int, band: tuple[float, float] | None) -> ProofDeal:
        """The deal of a seed, or the first one of its stream within a band."""
        if band is None:
            return self.make(seed)
        from mjs.measuring import measured

        low, high = band
        stream, tried = SplitMix64(seed), list[float]()
        for _ in range(_BAND_TRIES):
            made = self.make(seed)
            score = measured(made.layout, made.faces, made.order).score
            if low <= score <= high:
                return made
            tried.append(score)
            seed = stream.next64()
        raise UndecidedError(
            f"none of {len(tried)} deals is of difficulty {low:.2f} to {high:.2f}; they are of "
            f"{min(tried):.2f} to {max(tried):.2f}: take another seed or a wider band"
        )

    def make(self, seed: int) -> ProofDeal:
        """The deal of a seed, replayed."""
        if not self.dealer.deal(seed, _TRIES):
            self.dealer.deal_along(self._searched())
        self.dealer.store(self.faces, self.order, 0)
        pair = self.replay.check(self.faces, self.order)
        if pair:
            raise _fault(seed, pair)
        faces, order = self.dealer.dealt(FACES), self.dealer.order()
        return ProofDeal(self.layout, faces, order, seed, GENERATOR)

    def fill(self, seeds: Sequence[int], *, verified: bool) -> DealTable:
        """The deals of some seeds as arrays."""
        tiles, count = len(self.layout), len(seeds)
        numbers = array("Q", seeds)
        faces, order = _tables(count, tiles)
        replay = self.replay if verified else None
        row = 0
        while (row := self.dealer.many(numbers, faces, order, row, _TRIES, replay)) != count:
            if row >= 0:
                self.dealer.deal_along(self._searched())
                self.dealer.store(faces, order, row)
                if not verified or not self.replay.check(faces, order, row):
                    row += 1
                    continue
                row = -1 - row
            row = -1 - row
            raise _fault(seeds[row], self.replay.check(faces, order, row))
        return DealTable(
            self.layout,
            np.frombuffer(numbers, np.uint64),
            np.frombuffer(faces, np.uint8).reshape(count, tiles),
            np.frombuffer(order, np.intc).reshape(count, tiles // 2, 2),
        )

    def _searched(self) -> Order:
        """The order for seeds whose peelings all get stuck."""
        if self.searched is None:
            found = clearable(self.layout, self.budget)
            if found.verdict is None:
                reason = f"no proof deal found: {found.reason}; allow a larger budget"
                raise UndecidedError(reason)
            if not found.verdict:
                raise UnclearableError(f"no deal can be cleared: {found.reason}")
            self.searched = found.order
        return self.searched


def _deck(layout: Layout, bonus: bool | None, sets: int | None) -> Deck:
    """The deck that is asked for, as far as it is; else the layout's own. Holds all tiles."""
    own = layout.deck
    deck = Deck(own.bonus if bonus is None else bonus, own.sets if sets is None else sets)
    deck.check(len(layout))
    return deck


def _band(difficulty: Band | None) -> tuple[float, float] | None:
    if difficulty is None:
        return None
    # The solver comes with it.
    from mjs.measuring import band_of

    return band_of(difficulty)


def _checked_seed(seed: int) -> int:
    if type(seed) is not int or not 0 <= seed <= MASK:
        raise DealError(f"a seed is a whole number from 0 to {MASK:,}, not {seed!r}")
    return seed


def _seeds(seeds: int | Iterable[int]) -> Iterator[int]:
    if isinstance(seeds, Iterable):
        return iter(seeds)
    if type(seeds) is not int or seeds < 0:
        raise DealError(f"seeds are a list or how many there are, not {seeds!r}")
    return iter(range(seeds))


def _rows(lists: Neighbours) -> tuple[array[int], array[int]]:
    starts, tiles = (part.astype(np.intc).tobytes() for part in (lists.starts, lists.indices))
    return array("i", starts), array("i", tiles)


def _tables(rows: int, tiles: int) -> tuple[memoryview, memoryview]:
    """Room for the faces and orders of some deals, which plain Python reads quickly as well."""
    faces = memoryview(bytearray(rows * tiles)).cast("B", (rows, tiles))
    size = array("i").itemsize
    return faces, memoryview(bytearray(rows * tiles * size)).cast("i", (rows, tiles))


def _fault(seed: int, pair: int) -> ProofError:
    return ProofError(
        f"the deal of seed {seed} does not prove itself: pair {pair} may not be removed; this is "
        "a fault of mjs, please report it"
    )
