"""What pairs say about each other, against all the ways there are to pair a group."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjs.pairs import Contradiction, PairRules

Pairing = frozenset[tuple[int, int]]


def pairings(tiles: Sequence[int]) -> Iterator[Pairing]:
    """All ways to pair some tiles."""
    if not tiles:
        yield frozenset()
        return
    one, *rest = sorted(tiles)
    for other in rest:
        for inner in pairings([tile for tile in rest if tile != other]):
            yield inner | {(one, other)}


@pytest.mark.parametrize(("size", "ways"), [(2, 1), (4, 3), (6, 15), (8, 105)])
def test_the_number_of_pairings(size: int, ways: int) -> None:
    assert len(set(pairings(range(size)))) == ways


def test_names_of_pairs() -> None:
    rules = PairRules([[0, 3, 5, 6], [1, 2], [4, 7, 8, 9, 10, 11]])
    assert rules.name(3, 5) == rules.name(6, 0) == (0, 6)
    assert rules.name(9, 8) == (8, 9)
    assert rules.name(2, 1) == (1, 2)
    assert rules.names_at(5) == [(0, 5), (0, 6), (0, 3)]
    assert list(rules.tiles_of((0, 5))) == [0, 3, 5, 6]
    assert list(rules.tiles_of((8, 9))) == [8, 9]
    assert rules.is_pair(4, 11)
    for one, other in ((0, 0), (0, 1), (0, 12), (12, 12), (-1, 0)):
        assert not rules.is_pair(one, other)


def test_pairs_of_a_group_of_two_are_used() -> None:
    state = PairRules([[0, 1]]).open_state()
    assert state.value(1, 0) is True
    state.decide(0, 1, used=True)
    with pytest.raises(Contradiction):
        state.decide(0, 1, used=False)


@given(st.sampled_from([2, 4, 6, 8]), st.randoms(use_true_random=False))
def test_what_follows_holds_in_every_pairing_that_is_left(size: int, rng: random.Random) -> None:
    tiles = rng.sample(range(20), size)
    state, left = PairRules([tiles]).open_state(), set(pairings(tiles))
    for _ in range(6):
        one, other = rng.sample(tiles, 2)
        used = rng.random() < 0.3
        pair = (min(one, other), max(one, other))
        left = {pairing for pairing in left if (pair in pairing) is used}
        try:
            state.decide(one, other, used=used)
        except Contradiction:
            assert not left
            return
        for a in tiles:
            for b in tiles:
                value = state.value(a, b) if a != b else None
                if value is not None:
                    pair = (min(a, b), max(a, b))
                    assert all((pair in pairing) is value for pairing in left)
    # In a group of four all that follows is found; in larger ones the search finds the rest.
    assert left or size > 4


@given(st.sampled_from([4, 6, 8]), st.randoms(use_true_random=False))
def test_reasons_are_why(size: int, rng: random.Random) -> None:
    """What a pair was decided by leaves no other way on its own."""
    tiles = list(range(size))
    rules = PairRules([tiles])
    state = rules.open_state()
    try:
        for _ in range(5):
            one, other = rng.sample(tiles, 2)
            if state.value(one, other) is None:
                state.decide(one, other, used=rng.random() < 0.4)
    except Contradiction as contradiction:
        values = [(name, state.values[name]) for name in contradiction.because]
        assert not [p for p in pairings(tiles) if all((n in p) is used for n, used in values)]
        return
    for name, because in state.reasons.items():
        if not because:
            continue
        values = [(reason, state.values[reason]) for reason in because]
        left = [p for p in pairings(tiles) if all((n in p) is used for n, used in values)]
        assert left
        assert all((name in pairing) is state.values[name] for pairing in left)
