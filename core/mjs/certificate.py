"""Certificates: why a position can, or cannot, be cleared, for whoever does not trust the solver.

For "yes" a certificate is an order of pairs, replayed by the rules. For "no" it is a list of
clauses about which tiles are paired with each other, ending with the empty one, which nothing can
satisfy. Each clause is either

* *blocking*: it names pairs. Play with relaxed rules, where a free tile goes as soon as any
  partner by a pair that is not named is free or gone, gets stuck. So one of the named pairs has
  to be used; or
* *derived*: suppose it is false; then the clauses it cites, in that order, each leave one way
  open or none, and end in a contradiction.

Every tile is paired exactly once, and in a group of four a pair decides the other pair. The
checker shares nothing with the solver but the geometry.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass

from mjs.errors import ProofError
from mjs.faces import match_group
from mjs.geometry import BlockingGraph, blocking_graph
from mjs.layout import Layout
from mjs.pairs import MOST_PARTNERS, Contradiction, Pair, PairRules

__all__ = ["Certificate", "Literal", "Step", "check"]

Literal = tuple[int, int, bool]
"""Two tiles by index, and whether they are paired with each other."""

MOST_WORK = 5_000_000_000
"""How many literals and tiles a check looks at before it gives up, which is after about an hour.

A search of half a minute has a proof of a tenth of that; but a file of a few megabytes can be made
so that checking it would take weeks.
"""


@dataclass(frozen=True)
class Step:
    """One clause: at least one of its literals is true.

    Attributes
    ----------
    literals : tuple of Literal
    cites : tuple of int, or None
        For a derived clause the numbers of earlier steps; None for a blocking one.
    """

    literals: tuple[Literal, ...]
    cites: tuple[int, ...] | None = None


@dataclass(frozen=True)
class Certificate:
    """A claim about a position, with its proof.

    Attributes
    ----------
    layout : Layout
    faces : tuple of face ids or labels
        In tile order.
    removed : tuple of int
        The tiles that are gone, ascending.
    solvable : bool
        The claim.
    order : tuple of (int, int)
        For yes: the pairs that clear the position.
    steps : tuple of Step
        For no: the clauses; the last one is empty.
    """

    layout: Layout
    faces: tuple[Hashable, ...]
    removed: tuple[int, ...]
    solvable: bool
    order: tuple[tuple[int, int], ...] = ()
    steps: tuple[Step, ...] = ()


def check(certificate: Certificate) -> bool:
    """Check a certificate by itself.

    Returns
    -------
    bool
        Always True; a certificate that proves nothing raises.

    Raises
    ------
    ProofError
        Naming the first step that does not hold.

    >>> import mjs
    >>> row = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)])
    >>> check(mjs.solve(row, "aabb").certificate)
    True
    """
    layout, faces, gone = certificate.layout, certificate.faces, set(certificate.removed)
    if not layout.tiles:
        raise ProofError("no tiles: there is nothing to clear")
    if len(faces) != len(layout):
        raise ProofError(f"{len(faces):,} faces for {len(layout):,} tiles")
    if len(gone) != len(certificate.removed) or not all(
        type(tile) is int and 0 <= tile < len(layout) for tile in gone
    ):
        raise ProofError("the removed tiles are not all there, or named twice")
    graph = blocking_graph(layout)
    if len(graph.overlaps):
        a, b = (layout.tiles[i] for i in graph.overlaps[0])
        raise ProofError(f"tiles {a} and {b} overlap, so there is no such board")
    members: dict[Hashable, list[int]] = {}
    try:
        for tile, face in enumerate(faces):
            if tile not in gone:
                members.setdefault(match_group(face), []).append(tile)
    except TypeError:
        raise ProofError("a face is no text and nothing else that can be hashed") from None
    odd = [str(group) for group, tiles in members.items() if len(tiles) % 2]
    if odd:
        raise ProofError(f"an odd number of tiles is left of {', '.join(odd[:5])}")
    if certificate.solvable:
        return _check_order(graph, members, gone, certificate.order)
    return _check_steps(graph, members, gone, certificate.steps)


def _check_order(
    graph: BlockingGraph,
    members: dict[Hashable, list[int]],
    gone: set[int],
    order: Iterable[Sequence[int]],
) -> bool:
    group_of = {tile: group for group, tiles in members.items() for tile in tiles}
    gone = set(gone)
    for number, pair in enumerate(order, 1):
        if len(pair) != 2 or not all(type(tile) is int for tile in pair):
            raise ProofError(f"pair {number}: this is no pair of tile numbers")
        one, other = pair
        if one == other or one not in group_of or other not in group_of or gone & {one, other}:
            raise ProofError(f"pair {number}: these are not two tiles that are left")
        if group_of[one] != group_of[other]:
            raise ProofError(f"pair {number}: the faces do not match")
        for tile in (one, other):
            if not _is_free(graph, tile, gone):
                raise ProofError(f"pair {number}: tile number {tile} is blocked")
        gone |= {one, other}
    if len(gone) != len(graph):
        raise ProofError(f"the order ends with {len(graph) - len(gone):,} tiles left")
    return True


def _check_steps(
    graph: BlockingGraph,
    members: dict[Hashable, list[int]],
    gone: set[int],
    steps: tuple[Step, ...],
) -> bool:
    if not steps or steps[-1].literals:
        raise ProofError("the last step is not the empty clause")
    partners = sum(len(tiles) * len(tiles) for tiles in members.values())
    if partners > MOST_PARTNERS:
        raise ProofError("too many tiles match each other for a proof to be checked")
    rules = PairRules(members.values())
    cited: Counter[int] = Counter()
    costs: list[int] = []
    work = 0
    for number, step in enumerate(steps):
        _refuse_misshapen(step, number)
        work += _work(step, rules, len(graph) + partners // 4, costs)
        costs.append(_cost(step, rules))
        if work > MOST_WORK:
            raise ProofError(f"step {number}: this proof takes too long to be checked")
        for one, other, _ in step.literals:
            if not rules.is_pair(one, other):
                raise ProofError(f"step {number}: tiles {one} and {other} do not match")
        if step.cites is None:
            if not all(used for _, _, used in step.literals):
                raise ProofError(f"step {number}: a blocking clause names pairs that are used")
            excluded = {rules.name(one, other) for one, other, _ in step.literals}
            if _empties(graph, gone, excluded, rules):
                raise ProofError(f"step {number}: play without these pairs empties the board")
            continue
        for cite in step.cites:
            if not 0 <= cite < number:
                raise ProofError(f"step {number} cites step {cite}, which is not before it")
        cited.update(step.cites)
        if not _follows(step, [steps[cite] for cite in step.cites], rules):
            raise ProofError(f"step {number} does not follow from the steps it cites")
    unused = [number for number in range(len(steps) - 1) if not cited[number]]
    if unused:
        raise ProofError(f"step {unused[0]} is cited by none: steps are missing or out of order")
    return True


def _refuse_misshapen(step: Step, number: int) -> None:
    # Truth is compared by identity further on, where 1 would be neither true nor unknown.
    if any([*map(type, literal)] != [int, int, bool] for literal in step.literals):
        raise ProofError(f"step {number}: a literal is two tile numbers and true or false")
    if any(type(cite) is not int for cite in step.cites or ()):
        raise ProofError(f"step {number} cites what is no number of a step")


def _work(step: Step, rules: PairRules, play: int, costs: Sequence[int]) -> int:
    """About how much checking a step looks at.

    `play` is for playing once, `costs` for following each of the steps before.
    """
    if step.cites is None:
        return len(step.literals) + play
    supposed = sum(2 * rules.size(one) for one, _, _ in step.literals)
    return supposed + sum(costs[cite] for cite in step.cites if 0 <= cite < len(costs))


def _cost(step: Step, rules: PairRules) -> int:
    """About how much following a clause looks at."""
    # Using a pair excludes all others of its tiles.
    following = max((2 * rules.size(one) for one, _, used in step.literals if used), default=0)
    return 1 + len(step.literals) + following


def _follows(step: Step, cited: Iterable[Step], rules: PairRules) -> bool:
    """Whether the opposite of a clause runs into a contradiction by the cited clauses."""
    state = rules.open_state()
    try:
        for one, other, used in step.literals:
            state.decide(one, other, used=not used)
        for clause in cited:
            ways: dict[tuple[Pair, bool], Literal] = {}
            for one, other, used in clause.literals:
                value = state.value(one, other)
                if value is used:
                    break
                if value is None:
                    ways[rules.name(one, other), used] = (one, other, used)
                    if len(ways) > 1:
                        break
            else:
                if not ways:
                    return True
                [(one, other, used)] = ways.values()
                state.decide(one, other, used=used)
    except Contradiction:
        return True
    return False


def _empties(graph: BlockingGraph, gone: set[int], excluded: set[Pair], rules: PairRules) -> bool:
    """Whether play by relaxed rules, without some pairs, removes every tile."""
    gone = set(gone)
    free: set[int] = set()
    waiting = set(rules.group_of)
    while waiting:
        fresh = [tile for tile in waiting - gone - free if _is_free(graph, tile, gone)]
        free.update(fresh)
        going: list[int] = []
        # A tile that has been free for long can only go with one that has just become free.
        for tile in fresh:
            for other in rules.group_of[tile]:
                may_help = other in free or (other in gone and tile in free)
                if may_help and other != tile and rules.name(tile, other) not in excluded:
                    going += free & {tile, other}
                    gone |= {tile, other}
                    free -= {tile, other}
        waiting = {
            other
            for tile in going
            for row in (graph.below.lists, graph.left.lists, graph.right.lists)
            for other in row[tile]
        }
    return len(gone) == len(graph)


def _is_free(graph: BlockingGraph, tile: int, gone: set[int]) -> bool:
    if not gone.issuperset(graph.above.lists[tile]):
        return False
    return gone.issuperset(graph.left.lists[tile]) or gone.issuperset(graph.right.lists[tile])
