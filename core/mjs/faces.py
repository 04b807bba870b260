"""Faces, the groups they match in, and the decks that layouts are dealt from.

A face id is ``family-what``: ``dots-1``, ``wind-east``, ``flower-plum``. Suited and honour faces
match their like; any flower matches any flower and any season any season. The facts are those of
the common 144-tile set: four of each of 34 faces, four flowers, four seasons.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, MutableSequence
from dataclasses import dataclass

from mjs.errors import DealError

__all__ = [
    "BONUS_GROUPS",
    "FACES",
    "FAMILIES",
    "GROUPS",
    "PLAIN_FACES",
    "Deck",
    "match_group",
]

FAMILIES: dict[str, tuple[str, ...]] = {
    "dots": tuple("123456789"),
    "bamboo": tuple("123456789"),
    "characters": tuple("123456789"),
    "wind": ("east", "south", "west", "north"),
    "dragon": ("red", "green", "white"),
    "flower": ("plum", "orchid", "chrysanthemum", "bamboo"),
    "season": ("spring", "summer", "autumn", "winter"),
}
"""Each family with what its faces are called, in the usual order."""

BONUS_GROUPS = ("flower", "season")
"""The families whose faces all match each other."""

FACES: tuple[str, ...] = tuple(
    f"{family}-{what}" for family in FAMILIES for what in FAMILIES[family]
)
"""Every face id, 42 of them."""

PLAIN_FACES: tuple[str, ...] = tuple(
    face for face in FACES if not face.startswith(tuple(f"{group}-" for group in BONUS_GROUPS))
)
"""The 34 faces that match only themselves."""

GROUPS: tuple[str, ...] = PLAIN_FACES + BONUS_GROUPS
"""Every match group: a plain face is its own group, bonus faces go by family. 36 of them."""

_GROUP_OF: dict[Hashable, str] = {face: face for face in PLAIN_FACES}
_GROUP_OF.update((f"{group}-{what}", group) for group in BONUS_GROUPS for what in FAMILIES[group])


def match_group(face: Hashable) -> Hashable:
    """What a face matches by: two faces match when their groups are equal.

    Labels that are no face ids match by equality, so any labels can be dealt.

    >>> match_group("flower-plum") == match_group("flower-bamboo")
    True
    >>> match_group("flower-bamboo") == match_group("bamboo-3")
    False
    >>> match_group(7)
    7
    """
    return _GROUP_OF.get(face, face)


@dataclass(frozen=True, slots=True)
class Deck:
    """Which faces a number of tiles gets.

    Parameters
    ----------
    bonus : bool
        Whether flowers and seasons are in it.
    sets : int or None
        How many sets of tiles there are to deal from; None means as many as it takes.

    A set has four tiles of each match group: 144 with bonus tiles, 136 without. Whole sets are
    used up first. What is left over is drawn group by group, four tiles of a group at a time and
    a last pair if need be, so that every group is even and choices between pairs remain; which
    groups those are is up to the shuffle.

    Raises
    ------
    DealError
        The number of sets is none from 1.
    """

    bonus: bool = True
    sets: int | None = None

    def __post_init__(self) -> None:
        if self.sets is not None and (type(self.sets) is not int or self.sets < 1):
            raise DealError(f"the number of sets is a whole number from 1, not {self.sets!r}")

    @property
    def set_size(self) -> int:
        """Tiles in one set."""
        return 4 * (len(GROUPS) if self.bonus else len(PLAIN_FACES))

    def pairs(
        self, tiles: int, shuffle: Callable[[MutableSequence[str]], None]
    ) -> list[tuple[str, str]]:
        """The matching pairs of faces that `tiles` tiles get, in no meaningful order.

        Parameters
        ----------
        tiles : int
            How many tiles there are; even.
        shuffle : callable
            Shuffles a list of strings in place; the only source of chance.

        Raises
        ------
        DealError
            The number is odd or zero, or more than the stated sets hold.

        >>> pairs = Deck().pairs(144, shuffle=lambda names: None)
        >>> len(pairs), len({face for pair in pairs for face in pair})
        (72, 42)
        """
        self.check(tiles)
        groups = list(GROUPS if self.bonus else PLAIN_FACES)
        whole, rest = divmod(tiles, self.set_size)
        pairs = [pair for _ in range(whole) for group in groups for pair in _four(group, shuffle)]
        if rest:
            shuffle(groups)
            left = [pair for group in groups[: -(-rest // 4)] for pair in _four(group, shuffle)]
            pairs += left[: rest // 2]
        return pairs

    def check(self, tiles: int) -> None:
        """Raise `DealError` unless there is a deck for this many tiles.

        >>> Deck(sets=1).check(146)
        Traceback (most recent call last):
        mjs.errors.DealError: 146 tiles are more than the 144 of the deck of 1 set...
        """
        if tiles == 0:
            raise DealError("no tiles: there is nothing to deal")
        if tiles % 2:
            count = "1 tile" if tiles == 1 else f"{tiles:,} tiles"
            raise DealError(f"{count}: an odd number can't be dealt in pairs")
        if self.sets is not None and tiles > self.sets * self.set_size:
            sets = f"{self.sets} set" + ("s" if self.sets != 1 else "")
            bonus = "with" if self.bonus else "without"
            raise DealError(
                f"{tiles:,} tiles are more than the {self.sets * self.set_size:,} of the deck of "
                f"{sets} {bonus} bonus tiles; allow more sets or leave the number of sets open"
            )


def _four(group: str, shuffle: Callable[[MutableSequence[str]], None]) -> Iterable[tuple[str, str]]:
    """The two pairs that one set has of a group."""
    if group not in BONUS_GROUPS:
        return ((group, group), (group, group))
    faces = [f"{group}-{what}" for what in FAMILIES[group]]
    shuffle(faces)
    return ((faces[0], faces[1]), (faces[2], faces[3]))
