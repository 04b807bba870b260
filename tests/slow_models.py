"""What the kernel does in tight loops, written out slowly: dealing and playing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache

from by_hand import Hand, members
from mjs._kernel.position import Position
from mjs._kernel.rng import SplitMix64
from mjs.faces import Deck

Order = list[tuple[int, int]]


def slow_peel(position: Position, rng: SplitMix64) -> Order | None:
    """Remove random pairs of free tiles until none is left; None when one free tile remains."""
    order = []
    free = position.free
    while len(free) > 1:
        first, second = rng.below(len(free)), rng.below(len(free) - 1)
        one, other = free[first], free[second + (second >= first)]
        position.remove(one)
        position.remove(other)
        order.append((one, other))
    return order if not position.remaining else None


def slow_deal(
    start: Callable[[], Position], deck: Deck, seed: int
) -> tuple[tuple[str, ...], Order] | None:
    """Faces and order of a seed; None when twenty peelings get stuck."""
    rng = SplitMix64(seed)
    for _ in range(20):
        order = slow_peel(start(), rng)
        if order is not None:
            break
    else:
        return None
    pairs = deck.pairs(2 * len(order), rng.shuffle)
    rng.shuffle(pairs)
    faces = [""] * 2 * len(order)
    for (one, other), (first, second) in zip(order, pairs, strict=True):
        faces[one], faces[other] = first, second
    return tuple(faces), order


def legal_pairs(board: Hand, groups: Sequence[int], there: int) -> list[tuple[int, int]]:
    """The free pairs that match, of what is left."""
    free = board.free(there)
    return [(a, b) for a in free for b in free if a < b and groups[a] == groups[b]]


def is_open(board: Hand, there: int) -> bool:
    """Whether all that is left is free."""
    return board.free(there) == members(there)


def greedy_pairs(board: Hand, groups: Sequence[int], there: int) -> list[tuple[int, int]]:
    """The pairs that a greedy player chooses from at random.

    Of those that can do no harm only the first, since it makes no difference to winning which of
    them goes.
    """
    pairs, free = legal_pairs(board, groups, there), set(board.free(there))
    for pair in pairs:
        if all(groups[tile] != groups[pair[0]] or tile in free for tile in members(there)):
            return [pair]
    gain = {
        pair: len(set(board.free(there & ~(1 << pair[0] | 1 << pair[1]))) - free) for pair in pairs
    }
    return [pair for pair in pairs if gain[pair] == max(gain.values())]


def win_chance(board: Hand, groups: Sequence[int], *, greedy: bool) -> Fraction:
    """The exact chance that a play clears the board."""

    @cache
    def chance(there: int) -> Fraction:
        if not there:
            return Fraction(1)
        pairs = legal_pairs(board, groups, there)
        if not pairs:
            return Fraction(0)
        if greedy:
            pairs = greedy_pairs(board, groups, there)
        after = [there & ~(1 << one | 1 << other) for one, other in pairs]
        return sum(map(chance, after), start=Fraction(0)) / len(after)

    return chance(board.everything())


def forced_moves(board: Hand, groups: Sequence[int]) -> Fraction:
    """How many forced moves a random play has, in the exact mean."""

    @cache
    def mean(there: int) -> Fraction:
        pairs = legal_pairs(board, groups, there)
        if not pairs or is_open(board, there):
            return Fraction(0)
        after = [there & ~(1 << one | 1 << other) for one, other in pairs]
        return (len(pairs) == 1) + sum(map(mean, after), start=Fraction(0)) / len(after)

    return mean(board.everything())
