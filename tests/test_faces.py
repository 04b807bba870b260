"""Faces, match groups and decks: the common set, for any even number of tiles."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjs._kernel.rng import SplitMix64
from mjs.errors import DealError
from mjs.faces import BONUS_GROUPS, FACES, GROUPS, PLAIN_FACES, Deck, match_group


def no_shuffle(names: object) -> None:
    """Leave all as it is."""


def test_the_set_is_the_common_one() -> None:
    families = Counter(face.rsplit("-", 1)[0] for face in FACES)
    assert families == {
        "dots": 9, "bamboo": 9, "characters": 9, "wind": 4, "dragon": 3, "flower": 4, "season": 4,
    }  # fmt: skip
    assert len(set(FACES)) == 42
    assert len(PLAIN_FACES) == 34
    assert len(set(GROUPS)) == 36
    assert (Deck().set_size, Deck(bonus=False).set_size) == (144, 136)


@pytest.mark.parametrize("face", PLAIN_FACES)
def test_a_plain_face_matches_its_like_alone(face: str) -> None:
    assert [other for other in FACES if match_group(other) == match_group(face)] == [face]


@pytest.mark.parametrize("group", BONUS_GROUPS)
def test_bonus_faces_match_their_family_alone(group: str) -> None:
    family = [face for face in FACES if face.startswith(group)]
    assert len(family) == 4
    for face in family:
        assert [other for other in FACES if match_group(other) == match_group(face)] == family


@given(st.integers(1, 400), st.booleans(), st.integers(0, 2**64 - 1))
def test_every_deck_is_even_and_as_spread_as_it_can_be(half: int, bonus: bool, seed: int) -> None:
    tiles, deck = 2 * half, Deck(bonus=bonus)
    pairs = deck.pairs(tiles, SplitMix64(seed).shuffle)
    assert len(pairs) == half
    assert all(match_group(a) == match_group(b) for a, b in pairs)
    sizes = Counter(match_group(face) for pair in pairs for face in pair)
    groups = 36 if bonus else 34
    assert set(sizes) <= set(GROUPS if bonus else PLAIN_FACES)
    # Whole sets come first; of what is left, groups have four tiles and at most one has two.
    whole, rest = divmod(tiles, deck.set_size)
    left = Counter(size - 4 * whole for size in sizes.values())
    assert left[4] == rest // 4
    assert left[2] == rest % 4 // 2
    assert left.total() == len(sizes) == (groups if whole else -(-rest // 4))


@given(st.integers(1, 5), st.integers(0, 2**64 - 1))
def test_whole_sets_have_each_bonus_tile_once(sets: int, seed: int) -> None:
    pairs = Deck(sets=sets).pairs(144 * sets, SplitMix64(seed).shuffle)
    faces = Counter(face for pair in pairs for face in pair)
    assert set(faces) == set(FACES)
    for face, count in faces.items():
        assert count == (sets if face.startswith(BONUS_GROUPS) else 4 * sets)


def test_no_bonus_tile_is_dealt_twice_from_one_set() -> None:
    for seed in range(200):
        pairs = Deck().pairs(74, SplitMix64(seed).shuffle)
        faces = Counter(face for pair in pairs for face in pair)
        assert all(n == 1 for face, n in faces.items() if face.startswith(BONUS_GROUPS))


@pytest.mark.parametrize("sets", [0, -1, 1.0, True])
def test_a_number_of_sets_that_is_none(sets: Any) -> None:
    with pytest.raises(DealError, match=r"^the number of sets is a whole number from 1, not"):
        Deck(sets=sets)


@pytest.mark.parametrize(
    ("deck", "tiles", "message"),
    [
        (Deck(), 0, "no tiles: there is nothing to deal"),
        (Deck(), 1, "1 tile: an odd number can't be dealt in pairs"),
        (Deck(), 1_001, "1,001 tiles: an odd number can't be dealt in pairs"),
        (
            Deck(sets=1),
            146,
            (
                "146 tiles are more than the 144 of the deck of 1 set with bonus tiles; allow more "
                "sets or leave the number of sets open"
            ),
        ),
        (
            Deck(bonus=False, sets=2),
            288,
            (
                "288 tiles are more than the 272 of the deck of 2 sets without bonus tiles; allow "
                "more sets or leave the number of sets open"
            ),
        ),
    ],
)
def test_a_deck_that_there_is_not(deck: Deck, tiles: int, message: str) -> None:
    for ask in (deck.check, lambda n: deck.pairs(n, no_shuffle)):
        with pytest.raises(DealError) as caught:
            ask(tiles)
        assert str(caught.value) == message


@pytest.mark.parametrize(
    ("deck", "tiles"), [(Deck(sets=1), 144), (Deck(bonus=False, sets=2), 272), (Deck(), 2)]
)
def test_a_deck_that_is_just_large_enough(deck: Deck, tiles: int) -> None:
    assert len(deck.pairs(tiles, no_shuffle)) == tiles // 2
