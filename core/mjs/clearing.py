"""Whether a layout can be cleared at all, whatever its faces.

With faces free to choose, any two free tiles can be a pair, so the question is whether all tiles
can be taken away two free ones at a time. Removing tiles never blocks another; the only way to
fail is to end with a single free tile on top of, or between, others. So nearly every layout clears
at random, and the rest is settled by proof:

1. A few random peelings, then some that prefer tiles which hold many others back.
2. A bound: work out which tiles must go before which, forget that sides can open either way, and
   compute the fewest turns of two that respect this (Coffman and Graham's schedule for two
   machines, which is exact). More turns than there are pairs: proved impossible.
3. Search through all orders, remembering positions from which there is no way out.

All of it is counted in tile removals, so that a budget means the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from heapq import heapify, heappop, heappush

from mjs._kernel.position import Position
from mjs._kernel.rng import SplitMix64
from mjs._kernel.shape import Peeler
from mjs.board import playable_graph, playable_shape, position_of
from mjs.errors import DealError
from mjs.geometry import BlockingGraph
from mjs.layout import Layout, Tile
from mjs.schedule import fewest_turns, necessary_order

__all__ = ["DEFAULT_BUDGET", "Clearability", "Order", "checked_budget", "clearable"]

DEFAULT_BUDGET = 200_000
"""Tile removals to spend on a layout before answering "undecided"; under a second."""

_RANDOM_TRIES = 8
_GUIDED_TRIES = 8
_MOST_PROVED = 2_000

Order = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Clearability:
    """Whether a layout can be cleared, and how that is known.

    Attributes
    ----------
    verdict : bool or None
        Proved yes, proved no, or undecided within the budget.
    reason : str
        One clause for a person.
    order : tuple of (int, int)
        For yes: pairs of tile indices, first removed first, that empty the board.
    tiles : tuple of Tile
        For no, where a pile or chain of tiles is to blame: those tiles.
    spent : int
        Tile removals that were tried.
    """

    verdict: bool | None
    reason: str
    order: Order = ()
    tiles: tuple[Tile, ...] = ()
    spent: int = 0


def clearable(layout: Layout, budget: int | None = None) -> Clearability:
    """Decide whether some deal of a layout can be cleared.

    Parameters
    ----------
    layout : Layout
    budget : int, optional
        How many tile removals to try, `DEFAULT_BUDGET` if not given; no seconds, unlike that of
        `mjs.solve`. Two peelings are made in any case.

    Raises
    ------
    DealError
        The budget is no whole number from 0.
    LayoutError
        Tiles overlap, or lie too densely.

    >>> clearable(Layout.from_tiles([(0, 0, 0), (2, 0, 0)])).verdict
    True
    >>> tower = clearable(Layout.from_tiles([(0, 0, 0), (0, 0, 1), (0, 0, 2), (9, 0, 0)]))
    >>> tower.verdict, tower.reason
    (False, 'taking its tiles in order needs at least 3 turns, and 4 tiles are gone after 2')
    """
    most = checked_budget(budget)
    graph = playable_graph(layout)
    if not layout.tiles:
        return Clearability(verdict=False, reason="there are no tiles")
    if len(layout) % 2:
        return Clearability(verdict=False, reason=f"{len(layout):,} tiles can't all go in pairs")
    return _Decision(layout, graph, most).decide()


def checked_budget(budget: int | None) -> int:
    """A budget in tile removals, the usual one if not given; `DealError` when it is none."""
    if budget is None:
        return DEFAULT_BUDGET
    # Seconds, as `mjs.solve` takes them, would pass for next to nothing.
    if type(budget) is not int or budget < 0:
        raise DealError(f"this budget is a whole number of tile removals, not {budget!r}")
    return budget


class _Decision:
    """One question about one layout, with what has been spent on it."""

    def __init__(self, layout: Layout, graph: BlockingGraph, budget: int) -> None:
        self.layout = layout
        self.graph = graph
        self.budget = budget
        self.spent = 0
        self.peeler = Peeler(playable_shape(layout))
        # The seed is fixed: the same layout is decided the same way every time.
        self.rng = SplitMix64(0)

    def decide(self) -> Clearability:
        order = self._try(_RANDOM_TRIES, self._peel_random, least=1)
        if order is None:
            weights = held_back(self.graph)
            order = self._try(_GUIDED_TRIES, lambda: self._peel_by(weights), least=1)
        if order is not None:
            return self._yes(order)
        return self._no_by_bound() or self._search()

    def _yes(self, order: Order) -> Clearability:
        return Clearability(
            verdict=True, reason="an order that clears it was found", order=order, spent=self.spent
        )

    def _try(self, times: int, attempt: Callable[[], Order | None], least: int) -> Order | None:
        for number in range(times):
            if number >= least and self.spent + len(self.layout) > self.budget:
                break
            order = attempt()
            if order is not None:
                return order
        return None

    def _peel_random(self) -> Order | None:
        order = self.peeler.peel(self.rng, 1)
        self.spent += self.peeler.removed_count
        return None if order is None else tuple(order)

    def _peel_by(self, weights: list[int]) -> Order | None:
        """Always take the two free tiles of most weight, ties at random."""
        position = position_of(self.graph)
        noise = list(range(len(weights)))
        self.rng.shuffle(noise)
        ranked = sorted(range(len(weights)), key=lambda tile: (-weights[tile], -noise[tile]))
        rank = [0] * len(weights)
        for place, tile in enumerate(ranked):
            rank[tile] = place
        # Thousands of tiles can be free at once; looking at all of them at every step would take
        # hours on boards made to hurt.
        free = position.free
        waiting = [rank[tile] for tile in free]
        heapify(waiting)
        order = []
        while len(waiting) > 1:
            one, other = ranked[heappop(waiting)], ranked[heappop(waiting)]
            for tile in (one, other):
                before = len(free) - 1
                position.remove(tile)
                for freed in free[before:]:  # new ones come at the end
                    heappush(waiting, rank[freed])
            order.append((one, other))
        self.spent += len(self.layout) - position.remaining
        return tuple(order) if not position.remaining else None

    def _no_by_bound(self) -> Clearability | None:
        count = len(self.layout)
        # Working out what must precede what replays the board once for each tile.
        if count > _MOST_PROVED or self.spent + count * count // 2 > self.budget:
            return None
        before = necessary_order(self.graph)
        self.spent += count * count // 2
        turns, chain, priority = fewest_turns(before)
        if turns > count // 2:
            reason = (
                f"taking its tiles in order needs at least {turns:,} turns, and "
                f"{count:,} tiles are gone after {count // 2:,}"
            )
            blamed = chain if len(chain) > count // 2 else []
            tiles = tuple(self.layout.tiles[tile] for tile in sorted(blamed))
            return Clearability(verdict=False, reason=reason, tiles=tiles, spent=self.spent)
        order = self._try(1, lambda: self._peel_by(priority), least=0)
        return None if order is None else self._yes(order)

    def _search(self) -> Clearability:
        """Depth first through all orders, never twice through the same position."""
        position = position_of(self.graph)
        weights = held_back(self.graph)
        dead: set[tuple[int, int]] = set()
        order: list[tuple[int, int]] = []
        left = (1 << len(self.layout)) - 1
        idle = self._idle(position)
        choices = [_choices(position, idle, weights)]
        here = [_key(left, idle)]
        while choices:
            if not position.remaining:
                return self._yes(tuple(order))
            pair = next(choices[-1], None)
            if pair is None:
                dead.add(here.pop())
                choices.pop()
                if order:
                    one, other = order.pop()
                    position.restore(other)
                    position.restore(one)
                    left |= 1 << one | 1 << other
                continue
            if self.spent >= self.budget:
                reason = f"undecided after trying {self.spent:,} removals"
                return Clearability(verdict=None, reason=reason, spent=self.spent)
            one, other = pair
            position.remove(one)
            position.remove(other)
            # Looking at all free tiles, and remembering what is left, takes its time as well.
            self.spent += 2 + len(position.free) // 4 + len(self.layout) // 256
            left ^= 1 << one | 1 << other
            idle = self._idle(position)
            key = _key(left, idle)
            if key in dead:
                position.restore(other)
                position.restore(one)
                left |= 1 << one | 1 << other
                continue
            order.append(pair)
            here.append(key)
            choices.append(_choices(position, idle, weights))
        reason = f"every order was tried ({self.spent:,} removals) and gets stuck"
        return Clearability(verdict=False, reason=reason, spent=self.spent)

    def _idle(self, position: Position) -> list[int]:
        """The free tiles that hold nothing back, each of which is as good as the other."""
        below, left, right = self.graph.below.lists, position.left, position.right
        return [tile for tile in position.free if not (below[tile] or left[tile] or right[tile])]


def _key(left: int, idle: list[int]) -> tuple[int, int]:
    """A position as far as its future goes: which tiles are left, idle free ones by number."""
    bits = 0
    for tile in idle:
        bits |= 1 << tile
    return left ^ bits, len(idle)


def _choices(position: Position, idle: list[int], weights: list[int]) -> Iterator[tuple[int, int]]:
    """The pairs of free tiles worth trying, those that hold most back first."""
    spare = set(idle[2:])
    tiles = sorted(
        (tile for tile in position.free if tile not in spare),
        key=lambda tile: (-weights[tile], tile),
    )
    for total in range(1, 2 * len(tiles) - 2):
        for first in range(max(0, total - len(tiles) + 1), (total + 1) // 2):
            yield tiles[first], tiles[total - first]


def held_back(graph: BlockingGraph) -> list[int]:
    """For each tile the length of the longest pile below it, itself included."""
    below, depth = graph.below.lists, [1] * len(graph)
    for tile in range(len(graph)):
        # Tiles are sorted by layer, so what lies below has a smaller index and is done.
        depth[tile] += max((depth[other] for other in below[tile]), default=0)
    return depth
