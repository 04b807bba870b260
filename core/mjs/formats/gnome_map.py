"""From the elements of a GNOME Mahjongg file to its maps."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from mjs.diagnostic import Diagnostic, Position
from mjs.formats.base import Source, quoted
from mjs.formats.textlines import MAX_BOARDS, MAX_FILE_TILES, FaultList, error, warning
from mjs.layout import MAX_COORDINATE, MAX_LAYERS, MAX_TILES, Tile

__all__ = ["Map", "MapReader"]

_NUMBER = re.compile(r"\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,9})?\s*\Z", re.ASCII | re.IGNORECASE)
_WITHOUT_END = re.compile(r"\s*[+-]?(nan|inf(inity)?)\s*\Z", re.IGNORECASE)

# Each kind of element, with the attributes for its first and last x, and first and last y.
_SHAPES = {
    "tile": (("x", "x"), ("y", "y")),
    "row": (("left", "right"), ("y", "y")),
    "column": (("x", "x"), ("top", "bottom")),
    "block": (("left", "right"), ("top", "bottom")),
}
_STEP = 2


@dataclass
class Map:
    """One map as it is read.

    Attributes
    ----------
    name, score_name : str
    place : Position
        Of its element.
    tiles : list of Tile
        In the order of the file.
    marks : list of (int, Position)
        For each element, the index of its first tile, and where it is.
    findings : list of Diagnostic
    closed : bool
        Whether its end was seen; a file may be cut off.
    """

    name: str
    score_name: str
    place: Position
    tiles: list[Tile] = field(default_factory=list)
    marks: list[tuple[int, Position]] = field(default_factory=list)
    findings: list[Diagnostic] = field(default_factory=list)
    closed: bool = False

    def __post_init__(self) -> None:
        self.faults = FaultList(self.findings, what="elements")


class MapReader:
    """Hears of the elements of a file and collects its maps."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self.maps: list[Map] = []
        self._open: Map | None = None
        # The level of the layer around; None where its z can't be read, which is told once.
        self._layer: int | None = 0
        self._room = MAX_FILE_TILES

    def start(self, name: str, attributes: Mapping[str, str], place: Position) -> None:
        """Take a map, a layer or tiles; elements outside of maps mean nothing here."""
        if name == "map":
            self._close()
            if len(self.maps) == MAX_BOARDS:
                message = f"more than {MAX_BOARDS:,} maps, the most that a file may have"
                raise self._source.fail(message, "MJS016", *place)
            self._open = Map(attributes.get("name", ""), attributes.get("scorename", ""), place)
            self.maps.append(self._open)
        elif name == "layer":
            self._layer = self._level_of(attributes, place)
        elif self._open is None:
            return
        elif name in _SHAPES:
            self._add(self._open, name, attributes, place)
        else:
            message = f"<{name[:40]}> is no part of a map and means nothing here"
            self._open.faults.add(warning("MJS020", message), place)

    def end(self, name: str) -> None:
        """Close a map or a layer."""
        if name == "map":
            self._close()
        elif name == "layer":
            self._layer = 0

    def _level_of(self, attributes: Mapping[str, str], place: Position) -> int | None:
        if self._open is None:
            return 0
        if "z" not in attributes:
            message = '<layer> lacks z="..."; GNOME Mahjongg takes 0'
            self._open.faults.add(warning("MJS020", message), place)
        return _Element(self._open, "layer", attributes, place).level(0)

    def _close(self) -> None:
        if self._open is not None:
            self._open.closed = True
            self._open.faults.finish()
        self._open = None

    def _add(self, here: Map, name: str, attributes: Mapping[str, str], place: Position) -> None:
        element = _Element(here, name, attributes, place)
        (left, right), (top, bottom) = _SHAPES[name]
        # A single tile begins and ends at one attribute: read once, a fault is told once.
        x, y = element.half_tiles(left), element.half_tiles(top)
        x_end = x if right == left else element.half_tiles(right)
        y_end = y if bottom == top else element.half_tiles(bottom)
        z = element.level(self._layer)
        if x is None or x_end is None or y is None or y_end is None or z is None:
            return
        columns, rows = range(x, x_end + 1, _STEP), range(y, y_end + 1, _STEP)
        count = len(columns) * len(rows)
        if count == 0:
            message = f"<{name}> has no tiles: it ends before it begins"
            here.faults.add(warning("MJS020", message), place)
        elif len(here.tiles) + count > MAX_TILES or count > self._room:
            message = (
                f"<{name}> of {count:,} tiles is not read: a layout may have at most {MAX_TILES:,}"
            )
            here.faults.add(error("MJS016", message), place)
        else:
            self._room -= count
            here.marks.append((len(here.tiles), place))
            here.tiles += [Tile(left, top, z) for top in rows for left in columns]


@dataclass
class _Element:
    """An element of tiles, and how to read its numbers."""

    map: Map
    name: str
    attributes: Mapping[str, str]
    place: Position

    def half_tiles(self, key: str) -> int | None:
        """A place in half tiles; None when it can't be read, which is told."""
        if key not in self.attributes:
            message = f'<{self.name}> lacks {key}="..."; GNOME Mahjongg takes 0'
            self._tell(warning("MJS020", message))
            return 0
        value = self._number(key, self.attributes[key])
        if value is None:
            return None
        doubled = value * 2
        if abs(doubled) > MAX_COORDINATE:
            self._too_large(key, f"at most {MAX_COORDINATE // 2:,} tiles")
            return None
        if not doubled.is_integer():
            message = (
                f"{self._shown(key)} is off the grid of half tiles; GNOME Mahjongg takes "
                f"{int(doubled) / 2:g}"
            )
            self._tell(error("MJS024", message))
        return int(doubled)

    def level(self, of_layer: int | None) -> int | None:
        """The level: its own ``z``, or that of the layer around it."""
        text = self.attributes.get("z")
        if text is None:
            return of_layer
        value = self._number("z", text)
        if value is None:
            return None
        shown = f'z="{_cut(text)}"'
        if value >= MAX_LAYERS:
            self._too_large("z", f"at most {MAX_LAYERS - 1}", text)
            return None
        if not value.is_integer():
            message = f"{shown} is no whole level; GNOME Mahjongg takes {int(value)}"
            self._tell(error("MJS024", message))
        if value < 0:
            self._tell(error("MJS020", f"{shown} is below 0, the lowest level"))
            return None
        return int(value)

    def _number(self, key: str, text: str) -> float | None:
        if _NUMBER.match(text):
            value = float(text)
            if math.isfinite(value):
                return value
            self._too_large(key, "give a smaller one", text)
        elif _WITHOUT_END.match(text):
            self._tell(error("MJS016", f'{key}="{_cut(text)}" is no place on a grid'))
        else:
            self._tell(error("MJS020", f"{key}={quoted(text)} is no number"))
        return None

    def _too_large(self, key: str, limit: str, text: str | None = None) -> None:
        shown = self._shown(key) if text is None else f'{key}="{_cut(text)}"'
        self._tell(error("MJS016", f"{shown} is too large; {limit}"))

    def _shown(self, key: str) -> str:
        return f'{key}="{_cut(self.attributes[key])}"'

    def _tell(self, finding: Diagnostic) -> None:
        self.map.faults.add(finding, self.place)


def _cut(text: str) -> str:
    return text if len(text) <= 40 else text[:40] + "..."
