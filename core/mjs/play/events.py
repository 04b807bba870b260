"""What happens in a game, as values: enough of them to play the game again to the same end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from mjs.layout import Layout, Tile

__all__ = ["KINDS", "Dealt", "Event"]

KINDS: dict[str, int] = {
    "select": 1,
    "deselect": 0,
    "remove": 2,
    "pick": 1,
    "blocked": 1,
    "hint": 2,
    "undo": 0,
    "redo": 0,
    "shuffle": 0,
    "no-shuffle": 0,
    "pause": 0,
    "resume": 0,
    "quit": 0,
    "timeout": 0,
}
"""Every kind of event with how many tiles it names."""


@dataclass(frozen=True, eq=False)
class Dealt:
    """What lies on the table at the start of a game or after a shuffle.

    Attributes
    ----------
    layout : Layout
    faces : tuple of str
        In tile order.
    seed : int or None
        Where chance came from; None for faces that were given.
    generator : str
        What made it, with its version; empty for faces that were given.
    order : tuple of (int, int)
        Pairs of tile indices that clear it, first removed first; empty where none is known.
    """

    layout: Layout
    faces: tuple[str, ...]
    seed: int | None = None
    generator: str = ""
    order: tuple[tuple[int, int], ...] = ()

    def __eq__(self, other: object) -> bool:
        # Of a layout only what is played counts: not its name, nor how often it was worked out.
        if not isinstance(other, Dealt):
            return NotImplemented
        return self._played == other._played

    def __hash__(self) -> int:
        return hash(self._played)

    @property
    def _played(self) -> tuple[object, ...]:
        tiles, footprint = self.layout.tiles, self.layout.footprint
        return tiles, footprint, self.faces, self.seed, self.generator, self.order


class Event(NamedTuple):
    """One thing that a player did, or that happened.

    Attributes
    ----------
    at : int
        Milliseconds of played time.
    kind : str
        One of `KINDS`.
    tiles : tuple of Tile
        Those it is about, by their places.
    dealt : Dealt or None
        For a shuffle: what lies on the table from then on.
    """

    at: int
    kind: str
    tiles: tuple[Tile, ...] = ()
    dealt: Dealt | None = None
