"""Layouts: equal tiles on layered grids, as immutable values.

The grid is of integers: x to the right, y down, z up from 0. Every tile of a layout has the same
footprint, stated in grid units; with the usual 2 x 2 a unit is half a tile. A tile is named by its
left, top corner and its layer.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import chain
from operator import itemgetter
from typing import Any, NamedTuple, Self

import numpy as np
import numpy.typing as npt

from mjs.errors import LayoutError
from mjs.faces import Deck

__all__ = [
    "MAX_COORDINATE",
    "MAX_FOOTPRINT",
    "MAX_LAYERS",
    "MAX_TILES",
    "Bounds",
    "Footprint",
    "Layer",
    "Layout",
    "StartDeal",
    "Tile",
    "in_order",
]

MAX_TILES = 100_000
"""The most tiles a layout may have; bounds time and memory on files made to hurt."""
MAX_LAYERS = 256
"""The most layers a layout may have."""
MAX_COORDINATE = 1_000_000
"""The largest x or y, either way from zero."""
MAX_FOOTPRINT = 64
"""The largest footprint width or height, in grid units."""

SCHEMA_REF = "urn:mjs:schema:layout-1"


class Tile(NamedTuple):
    """The place of one tile: its left, top corner in grid units, and its layer from 0."""

    x: int
    y: int
    z: int

    def __str__(self) -> str:
        return f"({self.x}, {self.y}, {self.z})"


class Footprint(NamedTuple):
    """What one tile covers of the grid, in grid units."""

    width: int = 2
    height: int = 2

    def __str__(self) -> str:
        return f"{self.width} x {self.height}"


class Bounds(NamedTuple):
    """The box around all footprints, in grid units; right, bottom and top layer are exclusive."""

    left: int
    top: int
    right: int
    bottom: int
    lowest: int
    above: int

    @property
    def width(self) -> int:
        """Grid units from the left edge of the leftmost tile to the right edge of the rightmost."""
        return self.right - self.left

    @property
    def height(self) -> int:
        """Grid units from the top edge of the topmost tile to the bottom edge of the lowest."""
        return self.bottom - self.top

    @property
    def layers(self) -> int:
        """Layers from the lowest one with a tile to the highest one with a tile."""
        return self.above - self.lowest


@dataclass(frozen=True, slots=True)
class Layer:
    """What a file says about a layer besides its tiles: a name and the ``x-`` keys."""

    name: str = ""
    extra: Mapping[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class StartDeal:
    """A deal kept inside a layout file: faces in tile order, and the order that clears it.

    `order` holds pairs of tile indices, first removed first. `seed` and `generator` say where
    the deal came from; both may be empty for a deal made by hand. `extra` holds keys of the file
    that begin with ``x-``, kept untouched.
    """

    faces: tuple[str, ...]
    order: tuple[tuple[int, int], ...]
    seed: int | None = None
    generator: str = ""
    extra: Mapping[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, kw_only=True)
class Layout:
    """A layout and what its author says about it. Immutable; changes make new layouts.

    Make one with `Layout.from_tiles`, which checks and sorts; the plain constructor trusts that
    `tiles` is already sorted by z, then y, then x. A tile may stand twice at the same place: real
    files have that, and the checks must be able to name it.
    """

    tiles: tuple[Tile, ...] = ()
    footprint: Footprint = Footprint()
    id: str = ""
    name: str = ""
    author: str = ""
    license: str = ""
    description: str = ""
    tags: tuple[str, ...] = ()
    layers: tuple[Layer, ...] = ()
    """What is known of each layer, from the bottom; may be shorter than there are layers."""
    rules: str = ""
    """The name of the rules variant it is meant for; empty for the reference rules."""
    deck: Deck = Deck()
    start: StartDeal | None = None
    schema_ref: str = SCHEMA_REF
    """The ``$schema`` of the file."""
    extra: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """Keys of the file that begin with ``x-``, kept untouched."""

    @classmethod
    def from_tiles(
        cls,
        tiles: Iterable[tuple[int, int, int]],
        *,
        footprint: tuple[int, int] = (2, 2),
        **about: Any,
    ) -> Self:
        """Build a layout from (x, y, z) triples in any order.

        Parameters
        ----------
        tiles : iterable of (x, y, z)
            Whole numbers; z from 0.
        footprint : (width, height)
            Of every tile, in grid units.
        **about
            Any other field: ``name="Turtle"``, ``author="..."``.

        Raises
        ------
        LayoutError
            A coordinate is not a whole number or out of bounds, there are too many tiles, or a
            name or another text is none.

        >>> Layout.from_tiles([(2, 0, 0), (0, 0, 0)], name="Two").tiles
        (Tile(x=0, y=0, z=0), Tile(x=2, y=0, z=0))
        """
        size = _checked_footprint(footprint)
        checked = [_checked_tile(tile) for tile in tiles]
        if len(checked) > MAX_TILES:
            raise LayoutError(f"{len(checked):,} tiles; a layout may have at most {MAX_TILES:,}")
        return cls(tiles=in_order(checked), footprint=size, **_checked_about(about))

    def __len__(self) -> int:
        return len(self.tiles)

    def __getstate__(self) -> dict[str, Any]:
        # Without what was worked out: it is several times as large, and arrays would come out of
        # a pickle as if they could be written to.
        return {name: self.__dict__[name] for name in self.__dataclass_fields__}

    @cached_property
    def array(self) -> npt.NDArray[np.int32]:
        """The tiles as an array of shape (n, 3), columns x, y, z, in tile order. Read only."""
        # Several times faster than from the tiles as they are, one by one.
        numbers = chain.from_iterable(self.tiles)
        array = np.fromiter(numbers, np.int32, 3 * len(self.tiles)).reshape(-1, 3)
        array.setflags(write=False)
        return array

    @cached_property
    def _indices(self) -> dict[Tile, int]:
        return {tile: index for index, tile in enumerate(self.tiles)}

    def index(self, tile: tuple[int, int, int]) -> int:
        """The index of a tile in `tiles`.

        Raises
        ------
        LayoutError
            There is no tile at that place.
        """
        try:
            return self._indices[Tile(*tile)]
        except (KeyError, TypeError):
            raise LayoutError(f"no tile at {tile}") from None

    @cached_property
    def bounds(self) -> Bounds:
        """The box around all tiles; all zeros for a layout without tiles."""
        if not self.tiles:
            return Bounds(0, 0, 0, 0, 0, 0)
        x, y, z = (int(v) for v in self.array.min(axis=0))
        right, bottom, top = (int(v) for v in self.array.max(axis=0))
        width, height = self.footprint
        return Bounds(x, y, right + width, bottom + height, z, top + 1)

    @cached_property
    def digest(self) -> str:
        """SHA-256 (hex) of the footprint and the tiles moved to the origin.

        Two layouts with the same digest are the same board, whatever they are called.

        >>> a = Layout.from_tiles([(0, 0, 0), (2, 0, 0)], name="a")
        >>> b = Layout.from_tiles([(9, 4, 0), (7, 4, 0)], name="b")
        >>> a.digest == b.digest
        True
        """
        width, height = self.footprint
        moved = self.array - (self.array.min(axis=0) if self.tiles else 0)
        text = f"{width} {height}\n" + "".join(f"{x} {y} {z}\n" for x, y, z in moved.tolist())
        return hashlib.sha256(text.encode("ascii")).hexdigest()

    def with_tiles(self, tiles: Iterable[tuple[int, int, int]]) -> Self:
        """The same layout with other tiles; a start deal goes, since it fits no longer."""
        checked = type(self).from_tiles(tiles, footprint=self.footprint).tiles
        return self if checked == self.tiles else replace(self, tiles=checked, start=None)

    def with_fields(self, **fields: Any) -> Self:
        """The same tiles with another name, deck, start deal or whatever a layout says besides.

        What was worked out from the tiles, such as the blocking graph, goes along.

        >>> Layout.from_tiles([(0, 0, 0)], name="One").with_fields(name="Single").name
        'Single'
        """
        if not fields.keys().isdisjoint({"tiles", "footprint"}):
            raise TypeError("other tiles make another layout: use with_tiles or from_tiles")
        other = replace(self, **fields)
        # Whatever is kept with a layout besides its fields is about its tiles alone.
        for name in self.__dict__.keys() - self.__dataclass_fields__.keys():
            other.__dict__[name] = self.__dict__[name]
        return other

    def shifted(self, dx: int = 0, dy: int = 0, dz: int = 0) -> Self:
        """The whole board moved; the order of tiles, and so a start deal, stays as it is.

        Layer names and ``x-`` keys move with their tiles; those of layers that would come to
        lie below layer 0, which have no tiles, are gone.
        """
        if not (dx or dy or dz):
            return self
        moved = tuple(_checked_tile((x + dx, y + dy, z + dz)) for x, y, z in self.tiles)
        layers = (Layer(),) * dz + self.layers if dz > 0 and self.layers else self.layers[-dz:]
        return replace(self, tiles=moved, layers=layers if dz else self.layers)

    def at_origin(self) -> Self:
        """Moved so that the smallest x, y and z are 0."""
        box = self.bounds
        return self.shifted(-box.left, -box.top, -box.lowest)

    def mirrored(self, *, left_right: bool = False, top_bottom: bool = False) -> Self:
        """Mirrored within its own bounds.

        >>> Layout.from_tiles([(0, 0, 0), (5, 0, 0), (0, 0, 1)]).mirrored(left_right=True).tiles
        (Tile(x=0, y=0, z=0), Tile(x=5, y=0, z=0), Tile(x=5, y=0, z=1))
        """
        box = self.bounds
        x_sum = box.left + box.right - self.footprint.width
        y_sum = box.top + box.bottom - self.footprint.height
        return self.with_tiles(
            Tile(x_sum - x if left_right else x, y_sum - y if top_bottom else y, z)
            for x, y, z in self.tiles
        )


def _checked_tile(tile: tuple[int, int, int]) -> Tile:
    try:
        x, y, z = tile
    except (TypeError, ValueError):
        raise LayoutError(f"a tile is (x, y, z), not {tile!r}") from None
    if type(x) is not int or type(y) is not int or type(z) is not int:
        x, y, z = tile = (_whole(x), _whole(y), _whole(z))
    if not (-MAX_COORDINATE <= x <= MAX_COORDINATE and -MAX_COORDINATE <= y <= MAX_COORDINATE):
        shown = ", ".join(map(_shown, (x, y, z)))
        raise LayoutError(f"tile ({shown}) is outside the grid of +-{MAX_COORDINATE:,}")
    if not 0 <= z < MAX_LAYERS:
        raise LayoutError(f"tile ({x}, {y}, {_shown(z)}): layers go from 0 to {MAX_LAYERS - 1}")
    # Most are those of another layout: to make 100,000 of them anew takes half a second.
    return tile if type(tile) is Tile else Tile(x, y, z)


def _checked_about(about: dict[str, Any]) -> dict[str, Any]:
    """The other fields, texts being texts: writers of all formats trust in that."""
    for key in ("id", "name", "author", "license", "description", "rules"):
        if not isinstance(about.get(key, ""), str):
            raise LayoutError(f"{key} is a text, not {about[key]!r}")
    tags = about.get("tags", ())
    if not isinstance(tags, list | tuple) or not all(isinstance(tag, str) for tag in tags):
        raise LayoutError(f"tags are a tuple of texts, not {tags!r}")
    return about | {"tags": tuple(tags)}


def _whole(value: Any) -> int:
    """An int from an int or a NumPy integer; nothing else, booleans included."""
    if isinstance(value, bool) or not isinstance(value, int | np.integer):
        raise LayoutError(f"coordinates are whole numbers, not {value!r}")
    return int(value)


def _checked_footprint(footprint: tuple[int, int]) -> Footprint:
    try:
        width, height = (_whole(value) for value in footprint)
    except (TypeError, ValueError):
        raise LayoutError(f"a footprint is (width, height), not {footprint!r}") from None
    if not (1 <= width <= MAX_FOOTPRINT and 1 <= height <= MAX_FOOTPRINT):
        raise LayoutError(
            f"footprint {_shown(width)} x {_shown(height)}: width and height go from 1 to "
            f"{MAX_FOOTPRINT}"
        )
    return Footprint(width, height)


def _shown(value: int) -> str:
    """A number for a message; Python refuses to spell those of thousands of digits."""
    return str(value) if abs(value) < 10**20 else "a huge number"


def in_order(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """Sorted by z, then y, then x: the order every list of faces and indices refers to.

    >>> in_order([Tile(2, 0, 0), Tile(0, 2, 0), Tile(0, 0, 1), Tile(0, 0, 0)])[:2]
    (Tile(x=0, y=0, z=0), Tile(x=2, y=0, z=0))
    """
    return tuple(sorted(tiles, key=itemgetter(2, 1, 0)))
