"""What follows from every tile being paired exactly once with a tile of its group."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

__all__ = ["MOST_PARTNERS", "Contradiction", "Pair", "PairRules", "PairState"]

Pair = tuple[int, int]

MOST_PARTNERS = 2_000_000
"""How many partners all tiles of a position may have together, since all pairs are kept."""


class Contradiction(Exception):  # noqa: N818 - it is what was sought, not a fault
    """Some tile has no partner left, or two.

    Attributes
    ----------
    because : tuple of pairs
        The names of the decided pairs that contradict each other.
    """

    def __init__(self, because: Iterable[Pair]) -> None:
        super().__init__("a contradiction")
        self.because = tuple(because)


class PairRules:
    """The groups of a position.

    A pair's *name* is the pair of its tiles, smaller one first; in a group of four the two pairs
    that decide each other share one name, that of the pair with the group's first tile.

    >>> rules = PairRules([[0, 3, 5, 6]])
    >>> rules.name(6, 5), rules.name(3, 0)
    ((0, 3), (0, 3))
    """

    def __init__(self, groups: Iterable[Sequence[int]]) -> None:
        self.group_of: dict[int, Sequence[int]] = {}
        for group in groups:
            self.group_of.update(dict.fromkeys(group, sorted(group)))

    def is_pair(self, one: int, other: int) -> bool:
        """Whether two tiles are different, there, and of one group."""
        group = self.group_of.get(one)
        return one != other and group is not None and self.group_of.get(other) is group

    def size(self, tile: int) -> int:
        """How many tiles a tile's group has; 0 for a tile that is not there."""
        return len(self.group_of.get(tile, ()))

    def name(self, one: int, other: int) -> Pair:
        """The name of a pair."""
        group = self.group_of[one]
        if len(group) == 4 and group[0] not in (one, other):
            one, other = (tile for tile in group if tile not in (one, other))
        return (one, other) if one < other else (other, one)

    def names_at(self, tile: int) -> list[Pair]:
        """The names of all pairs of a tile."""
        return [self.name(tile, other) for other in self.group_of[tile] if other != tile]

    def tiles_of(self, name: Pair) -> Sequence[int]:
        """The tiles whose partner a name decides."""
        group = self.group_of[name[0]]
        return group if len(group) == 4 else name

    def open_state(self) -> PairState:
        """Nothing decided yet, but for groups of two."""
        return PairState(self)


class PairState:
    """Which pairs are used or not, and what follows at once."""

    def __init__(self, rules: PairRules) -> None:
        self._rules = rules
        self.values: dict[Pair, bool] = {}
        self.reasons: dict[Pair, tuple[Pair, ...]] = {}
        """Why a pair was decided: the names of the pairs that left no other way, if any did."""
        self._left: dict[int, int] = {}
        """For each tile of which pairs are excluded, how many names are not."""

    def value(self, one: int, other: int) -> bool | None:
        """Whether a pair is used, not used, or not decided."""
        name = self._rules.name(one, other)
        if len(self._rules.group_of[one]) == 2:
            return True
        return self.values.get(name)

    def decide(self, one: int, other: int, *, used: bool) -> None:
        """Decide a pair, and all that follows for the tiles of its group.

        Raises
        ------
        Contradiction
        """
        if len(self._rules.group_of[one]) == 2:
            if not used:
                raise Contradiction(())
            return
        waiting: list[tuple[Pair, bool, tuple[Pair, ...]]] = [
            (self._rules.name(one, other), used, ())
        ]
        while waiting:
            name, used, because = waiting.pop()
            known = self.values.get(name)
            if known is used:
                continue
            if known is not None:
                raise Contradiction((name, *because))
            self.values[name] = used
            self.reasons[name] = because
            for tile in self._rules.tiles_of(name):
                if used:
                    names = self._rules.names_at(tile)
                    waiting += [(rival, False, (name,)) for rival in names if rival != name]
                    continue
                left = self._left.get(tile, self._rules.size(tile) - 1) - 1
                self._left[tile] = left
                # Looking at all names each time would take the cube of a group's size.
                if left > 1:
                    continue
                names = self._rules.names_at(tile)
                excluded = tuple(rival for rival in names if self.values.get(rival) is False)
                if left == 0:
                    raise Contradiction(excluded)
                last = next(rival for rival in names if self.values.get(rival) is not False)
                waiting.append((last, True, excluded))
