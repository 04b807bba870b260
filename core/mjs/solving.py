"""Whether a dealt board, or a position in mid-game, can be cleared; exactly, with proof.

The search itself is in `mjs._kernel.search`. Here positions become its shapes and groups, budgets
are kept, and answers become verdicts that others can check.
"""

from __future__ import annotations

import time
from array import array
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from mjs._kernel import is_compiled
from mjs._kernel.search import FULL, PAUSED, SOLVED, Search
from mjs._kernel.shape import Shape
from mjs.board import playable_graph
from mjs.certificate import Certificate
from mjs.certifying import Found, Limits, certified, clauses_of
from mjs.errors import DealError, LayoutError, TooDenseError
from mjs.faces import match_group
from mjs.geometry import BlockingGraph
from mjs.layout import Layout, Tile
from mjs.pairs import MOST_PARTNERS

__all__ = ["Verdict", "groups_of", "shape_of", "solve"]

_SLICE_SECONDS = 0.002
_FIRST_SLICE = 20_000 if is_compiled() else 500


@dataclass(frozen=True)
class Verdict:
    """What is known of a position.

    Attributes
    ----------
    solvable : bool or None
        Proved yes, proved no, or not decided within the budget or before it was cancelled.
    reason : str
        One clause for a person.
    order : tuple of (int, int)
        For yes: pairs of tile indices that clear the position, first removed first.
    spent : int
        Steps of the search: tiles that it removed in plays, relaxed ones included, and clauses
        that it looked at. The same for the same question everywhere, unless a time ran out.
    """

    solvable: bool | None
    reason: str
    order: tuple[tuple[int, int], ...] = ()
    spent: int = 0
    _question: tuple[Layout, tuple[Hashable, ...], tuple[int, ...]] | None = field(
        default=None, repr=False, compare=False
    )
    _learning: tuple[array[int], array[int], array[int]] | None = field(
        default=None, repr=False, compare=False
    )

    @cached_property
    def certificate(self) -> Certificate | None:
        """What `mjs.certificate.check` accepts for either answer; None when undecided.

        For "no" it is made when first asked for, which takes longer than the search did; see
        `certify` for those who can't wait.
        """
        return self._certified(Limits())

    def certify(
        self, budget: float | None = None, *, cancel: Callable[[], bool] | None = None
    ) -> Certificate | None:
        """The `certificate`, unless that takes too long; what is made is kept.

        Parameters
        ----------
        budget : float, optional
            Seconds after which to give up.
        cancel : callable, optional
            Asked every few milliseconds; when it returns true the work ends.

        Raises
        ------
        DealError
            A budget that is none.
        UndecidedError
            The budget did not suffice.
        Cancelled
            The function `cancel` said so.

        >>> row = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)])
        >>> len(solve(row, "aabb").certify(budget=60).steps)
        2
        """
        _check_limits(budget, effort=None)
        if "certificate" not in self.__dict__:
            # As the cached property does it: the verdict stays what it was.
            self.__dict__["certificate"] = self._certified(Limits(budget, cancel))
        return self.certificate

    def _certified(self, limits: Limits) -> Certificate | None:
        if self.solvable is None or self._question is None:
            return None
        layout, faces, removed = self._question
        bare = Certificate(layout, faces, removed, self.solvable, order=self.order)
        return bare if self._learning is None else certified(bare, self._clauses(), limits)

    def _clauses(self) -> Iterator[Found]:
        """The clauses of the search, as tiles of the layout."""
        assert self._question is not None
        assert self._learning is not None
        layout, _, removed = self._question
        gone = set(removed)
        kept = [tile for tile in range(len(layout)) if tile not in gone]
        return clauses_of(self._learning, kept)


def solve(
    layout: Layout,
    faces: Sequence[Hashable],
    removed: Iterable[int | Tile] = (),
    budget: float | None = None,
    *,
    effort: int | None = None,
    cancel: Callable[[], bool] | None = None,
) -> Verdict:
    """Decide whether a dealt board can be cleared from here.

    Exact: all faces are taken to be known. Nothing global is changed, so that several threads can
    solve at once; the compiled search lets others run meanwhile.

    Parameters
    ----------
    layout : Layout
    faces : sequence of face ids or labels
        In tile order, as for `mjs.Board`.
    removed : iterable of int or Tile
        The tiles that are gone already.
    budget : float, optional
        Seconds after which to give up.
    effort : int, optional
        Steps after which to give up, see `Verdict.spent`; unlike seconds, the same everywhere.
    cancel : callable, optional
        Asked every few milliseconds; when it returns true the search ends undecided.

    Raises
    ------
    DealError
        No tiles, faces that do not fill them, an odd group among the tiles that are left, a
        removed tile that is named twice, or a budget that is none.
    LayoutError
        Tiles that overlap or are not there, or groups too large to pair.

    >>> row = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)])
    >>> solve(row, "abba").order
    ((0, 3), (1, 2))
    >>> solve(row, "aabb").solvable
    False
    """
    started = time.monotonic()
    _check_limits(budget, effort)
    if not layout.tiles:
        raise DealError("no tiles: there is nothing to clear")
    graph = playable_graph(layout)
    gone = _removed_indices(layout, removed)
    kept = [tile for tile in range(len(layout)) if tile not in gone]
    groups = groups_of(layout, faces, kept)
    search = Search(shape_of(graph, kept), groups, logging=True)
    # Longer than anybody waits, and never too large a number for a float.
    deadline = None if budget is None else started + min(budget, 1e9)
    answer = _run(search, deadline, effort, cancel)
    question = (layout, tuple(faces), tuple(sorted(gone)))
    if answer in (PAUSED, FULL):
        reason = f"undecided after {search.work:,} steps"
        if answer == FULL:
            reason += "; what was learned would not fit in memory any more"
        return Verdict(None, reason, spent=search.work, _question=question)
    if answer == SOLVED:
        order = tuple((kept[min(pair)], kept[max(pair)]) for pair in search.solution())
        reason = "an order that clears it was found"
        return Verdict(
            solvable=True, reason=reason, order=order, spent=search.work, _question=question
        )
    return Verdict(
        solvable=False,
        reason=f"proved by {search.conflicts:,} conflicts",
        spent=search.work,
        _question=question,
        _learning=search.learning(),
    )


def shape_of(graph: BlockingGraph, kept: Sequence[int] | None = None) -> Shape:
    """The tiles of a graph, or those that are left of it, for the kernel.

    Raises
    ------
    TooDenseError
        A tile lies under more tiles than the kernel can count.
    """
    rows = (graph.below.lists, graph.left.lists, graph.right.lists)
    try:
        if kept is None or len(kept) == len(graph):
            return Shape(*rows)
        number = {tile: index for index, tile in enumerate(kept)}
        below, left, right = (
            [[number[other] for other in row[tile] if other in number] for tile in kept]
            for row in rows
        )
        return Shape(below, left, right)
    except OverflowError:
        raise TooDenseError("too many tiles lie on one tile to solve the board") from None


def groups_of(layout: Layout, faces: Sequence[Hashable], kept: Sequence[int]) -> list[int]:
    """The match group, as a number from 0, of each tile that is left.

    Raises
    ------
    DealError
        The faces do not fill the tiles, or a group is odd.
    LayoutError
        Groups are so large that their pairs would not fit in memory.
    """
    if len(faces) != len(layout):
        raise DealError(f"{len(faces):,} faces for {len(layout):,} tiles")
    numbers: dict[Hashable, int] = {}
    try:
        groups = [numbers.setdefault(match_group(faces[tile]), len(numbers)) for tile in kept]
    except TypeError as error:
        raise DealError(f"a face is a text, or another value that can be hashed: {error}") from None
    sizes = Counter(groups)
    odd = [str(group) for group, number in numbers.items() if sizes[number] % 2]
    if odd:
        raise DealError(f"an odd number of tiles is left of {', '.join(odd[:5])}")
    if sum(size * size for size in sizes.values()) > MOST_PARTNERS:
        raise LayoutError("too many tiles match each other to solve the board")
    return groups


def _removed_indices(layout: Layout, removed: Iterable[int | Tile]) -> set[int]:
    gone: set[int] = set()
    for tile in removed:
        index = layout.index(tile) if isinstance(tile, tuple) else tile
        if isinstance(index, bool) or not isinstance(index, int | np.integer):
            raise LayoutError(f"a tile is named by its number or its place, not by {tile!r}")
        if not 0 <= index < len(layout):
            raise LayoutError(f"there is no tile number {index} among {len(layout):,}")
        if index in gone:
            raise DealError(f"tile {layout.tiles[index]} is removed twice")
        gone.add(int(index))
    if len(gone) % 2:
        raise DealError(f"{len(gone):,} tiles are removed; they go in pairs")
    return gone


def _check_limits(budget: float | None, effort: int | None) -> None:
    for name, value, unit, kinds in (
        ("budget", budget, "seconds", (int, float)),
        ("effort", effort, "whole steps", (int,)),
    ):
        if value is None:
            continue
        # Written so that NaN is refused as well.
        if isinstance(value, bool) or not isinstance(value, kinds) or not value >= 0:
            raise DealError(f"{name} is a number of {unit} from 0, not {value!r}")


def _run(
    search: Search,
    deadline: float | None,
    effort: int | None,
    cancel: Callable[[], bool] | None,
) -> int:
    """Run the search in slices short enough to keep a budget."""
    steps = _FIRST_SLICE
    while True:
        if effort is not None:
            steps = min(steps, effort - search.work)
            if steps <= 0:
                return PAUSED
        before = time.monotonic()
        answer = search.run(steps)
        if answer != PAUSED:
            return answer
        now = time.monotonic()
        # Twice what a slice should take, since the next one may take longer than the last.
        if deadline is not None and now >= deadline - 2 * _SLICE_SECONDS:
            return PAUSED
        if cancel is not None and cancel():
            return PAUSED
        # How long a step takes depends on the board and grows with what has been learned.
        fitting = steps * _SLICE_SECONDS / max(now - before, 1e-5)
        steps = max(500, int(min(fitting, 2.0 * steps)))
