"""Dealt boards solved by trying everything: what the solver's answers are held against."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from by_hand import Hand, members

__all__ = ["can_be_cleared", "random_groups", "random_sizes"]


def can_be_cleared(board: Hand, groups: Sequence[int], removed: Iterable[int] = ()) -> bool:
    """Whether some order of matching free pairs clears what is left of a board."""
    there = board.everything()
    for tile in removed:
        there ^= 1 << tile
    above, left, right = board.above, board.left, board.right
    seen = {there}
    waiting = [there]
    while waiting:
        there = waiting.pop()
        if not there:
            return True
        fellows: dict[int, list[int]] = {}
        for tile in members(there):
            if not above[tile] & there and not (left[tile] & there and right[tile] & there):
                for other in fellows.setdefault(groups[tile], []):
                    after = there ^ (1 << tile | 1 << other)
                    if after not in seen:
                        seen.add(after)
                        waiting.append(after)
                fellows[groups[tile]].append(tile)
    return False


def random_sizes(rng: random.Random, tiles: int) -> list[int]:
    """Even group sizes that fill an even number of tiles: of one size, or mixed."""
    usual = rng.choice([(2,), (4,), (6,), (8,), (10, 12), (2, 4), (2, 4, 6, 8), (tiles,)])
    sizes: list[int] = []
    while (left := tiles - sum(sizes)) > 0:
        sizes.append(min(left, rng.choice(usual)))
    return sizes


def random_groups(rng: random.Random, sizes: Sequence[int]) -> list[int]:
    """Groups of these sizes at random tiles."""
    groups = [group for group, size in enumerate(sizes) for _ in range(size)]
    rng.shuffle(groups)
    return groups
