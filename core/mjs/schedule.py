"""The fewest turns in which tiles can be taken two at a time when some must precede others.

This is scheduling unit jobs on two machines, solved exactly by Coffman and Graham (Acta
Informatica 1, 1972): label the jobs from the last ones up, then always take the two ready ones of
the highest labels. Sets of tiles are Python integers used as bit sets.
"""

from __future__ import annotations

from mjs.geometry import BlockingGraph

__all__ = ["fewest_turns", "necessary_order"]


def necessary_order(graph: BlockingGraph) -> list[int]:
    """For each tile the set of tiles that must be gone before it can go.

    Found by play: hold one tile back for ever, remove whatever gets free; what stays needs it.

    Returns
    -------
    list of int
        Bit sets: tile b must precede tile t when ``before[t] >> b & 1``.

    >>> from mjs.geometry import blocking_graph
    >>> from mjs.layout import Layout
    >>> pile = Layout.from_tiles([(0, 0, 0), (0, 0, 1), (9, 0, 0)])
    >>> necessary_order(blocking_graph(pile))
    [4, 0, 0]
    """
    before = [0] * len(graph)
    for held in range(len(graph)):
        for tile in _stays_without(graph, held):
            before[tile] |= 1 << held
    return before


def _stays_without(graph: BlockingGraph, held: int) -> list[int]:
    below, right_of, left_of = graph.below.lists, graph.right.lists, graph.left.lists
    above = graph.above.counts.tolist()
    left, right = graph.left.counts.tolist(), graph.right.counts.tolist()
    done = [False] * len(graph)
    done[held] = True
    ready = [
        tile
        for tile in range(len(graph))
        if tile != held and not above[tile] and not (left[tile] and right[tile])
    ]
    for tile in ready:
        done[tile] = True
    while ready:
        tile = ready.pop()
        touched = []
        for other in below[tile]:
            above[other] -= 1
            touched.append(other)
        for other in right_of[tile]:
            left[other] -= 1
            touched.append(other)
        for other in left_of[tile]:
            right[other] -= 1
            touched.append(other)
        for other in touched:
            if not (done[other] or above[other] or (left[other] and right[other])):
                done[other] = True
                ready.append(other)
    return [tile for tile, gone in enumerate(done) if not gone]


def fewest_turns(before: list[int]) -> tuple[int, list[int], list[int]]:
    """The fewest turns of at most two that respect an order.

    Parameters
    ----------
    before : list of int
        Bit sets as of `necessary_order`; transitive.

    Returns
    -------
    turns : int
    chain : list of int
        A longest chain of items each of which must precede the next.
    priority : list of int
        A label of each item; always taking the two ready ones of the highest labels is optimal.

    >>> fewest_turns([0b100, 0, 0])[0]
    2
    """
    count = len(before)
    after = [0] * count
    for item, earlier in enumerate(before):
        for other in _members(earlier):
            after[other] |= 1 << item
    direct = [_without_detours(after, item) for item in range(count)]
    priority = _labels(direct)
    return _turns(before, direct, priority), _longest_chain(before, direct), priority


def _members(bits: int) -> list[int]:
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


def _without_detours(after: list[int], item: int) -> list[int]:
    """The items directly after one: those not also reached through another."""
    reached = 0
    for other in _members(after[item]):
        reached |= after[other]
    return _members(after[item] & ~reached)


def _labels(direct: list[list[int]]) -> list[int]:
    """Coffman-Graham labels, 1 for the first item that nothing has to wait for."""
    count = len(direct)
    labels = [0] * count
    waiting = [len(later) for later in direct]
    preceding: list[list[int]] = [[] for _ in range(count)]
    for item, later in enumerate(direct):
        for other in later:
            preceding[other].append(item)
    ready = {item: list[int]() for item in range(count) if not waiting[item]}
    for label in range(1, count + 1):
        item = min(ready, key=lambda candidate: (ready[candidate], candidate))
        del ready[item]
        labels[item] = label
        for other in preceding[item]:
            waiting[other] -= 1
            if not waiting[other]:
                ready[other] = sorted((labels[later] for later in direct[other]), reverse=True)
    return labels


def _turns(before: list[int], direct: list[list[int]], labels: list[int]) -> int:
    waiting = [0] * len(before)
    for later in direct:
        for other in later:
            waiting[other] += 1
    ready = sorted((labels[item], item) for item in range(len(before)) if not waiting[item])
    turns = 0
    while ready:
        turns += 1
        taken = [ready.pop()[1] for _ in range(min(2, len(ready)))]
        for item in taken:
            for other in direct[item]:
                waiting[other] -= 1
                if not waiting[other]:
                    ready.append((labels[other], other))
        ready.sort()
    return turns


def _longest_chain(before: list[int], direct: list[list[int]]) -> list[int]:
    items = sorted(range(len(before)), key=lambda item: before[item].bit_count())
    length, previous = [1] * len(before), [-1] * len(before)
    for item in items:
        for other in direct[item]:
            if length[other] < length[item] + 1:
                length[other], previous[other] = length[item] + 1, item
    chain: list[int] = []
    item = max(items, key=lambda candidate: length[candidate], default=-1)
    while item >= 0:
        chain.append(item)
        item = previous[item]
    return chain[::-1]
