"""GNOME Mahjongg maps (``.map``): elements of XML, several maps a file.

Units are whole tiles, so halves are ``.5``. Its program reads them laxly, and so it is done here:
names of elements and attributes in any case, several ``<mahjongg>`` elements beside each other,
maps before a fault of syntax kept. What is more than that is told.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from mjs.diagnostic import Diagnostic, Locator, Position, Severity
from mjs.formats.base import Format, Limits, Loaded, Source, quoted
from mjs.formats.fitting import placed, reach_misfits
from mjs.formats.gnome_map import Map, MapReader
from mjs.formats.gnome_xml import decode_xml, parse_xml
from mjs.formats.textlines import magic
from mjs.layout import Layout, Tile, in_order

__all__ = ["FORMAT", "GnomeFormat"]

SCORE_KEY = "x-gnome-scorename"
"""The key under which a map's ``scorename`` is kept; a name without spaces for its high scores."""

_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_ESCAPED = str.maketrans(
    {"&": "&amp;", "<": "&lt;", '"': "&quot;", "\t": "&#9;", "\n": "&#10;", "\r": "&#13;"}
)


class GnomeFormat(Format):
    """Reads and writes maps; a board keeps its place unless part of it is negative."""

    name = "gnome"
    title = "GNOME Mahjongg maps"
    suffixes = (".map",)
    limits = Limits(
        most_tiles=144,
        fewest_tiles=1,
        divisors=((0, 2),),
        fields=frozenset({"name", "extra"}),
        boards=True,
        repeated_tiles=True,
    )

    def recognises(self, source: Source) -> bool:
        """By an element called mahjongg, or by its ending when it may be XML at all."""
        if b"<mahjongg" in source.data[:65536].lower():
            return magic(source) in ("xml", None)
        return magic(source) == "xml" and source.name.endswith(self.suffixes)

    def read(self, source: Source) -> list[Loaded]:
        """Read all maps of a file; see `Format.read`."""
        text, findings = decode_xml(source)
        reader, fault = parse_xml(source, text, partial(MapReader, source))
        maps = reader.maps
        if fault is not None and not any(found.closed for found in maps):
            raise source.fail(fault.message, fault.code, fault.line, fault.column)
        if not maps:
            raise source.fail("there is no <map> in this file", "MJS020", 1, 1)
        loaded = [
            _loaded(found, findings if index == 0 else [])
            for index, found in enumerate(maps)
            if found.closed
        ]
        if fault is not None:
            loaded = _with_fault(loaded, maps[-1], len(maps), fault)
        return loaded

    def other_misfits(self, layout: Layout) -> list[str]:
        """Tiles too far apart, and characters that XML does not have."""
        found = reach_misfits(layout)
        for what, text in (("name", layout.name), ("scorename", layout.extra.get(SCORE_KEY))):
            if isinstance(text, str) and _NOT_XML.search(text):
                found.append(f"the {what} {quoted(text)} has a character that XML can't hold")
        return found

    def leaves_out(self, layout: Layout) -> list[str]:
        """Fields without a place; of the ``x-`` keys only the one for the ``scorename`` has."""
        names = super().leaves_out(layout)
        score = layout.extra.get(SCORE_KEY)
        held = int(isinstance(score, str) and score != "")
        return [*names, "extra"] if len(layout.extra) > held else names

    def write(self, layouts: Sequence[Layout]) -> bytes:
        """All maps in one element, in rows from the bottom up."""
        taken: set[str] = set()
        lines = ["<mahjongg>"]
        for layout in layouts:
            score = _free(_score_name(layout), taken)
            lines.append(f'  <map name="{_escaped(layout.name)}" scorename="{_escaped(score)}">')
            lines += _layers(placed(layout))
            lines.append("  </map>")
        lines.append("</mahjongg>")
        return "".join(f"{line}\n" for line in lines).encode("utf-8")


FORMAT = GnomeFormat()


def _loaded(found: Map, findings: list[Diagnostic]) -> Loaded:
    layout = Layout(tiles=in_order(found.tiles), name=found.name)
    if found.score_name and found.score_name != _score_name(layout):
        layout = layout.with_fields(extra={SCORE_KEY: found.score_name})
    where = Locator(partial(_places, found))
    return Loaded(layout, (*findings, *found.findings), where, found.name)


def _with_fault(loaded: list[Loaded], last: Map, count: int, fault: Diagnostic) -> list[Loaded]:
    """The maps that were read, and what became of the file after them."""
    if last.closed:
        return [*loaded[:-1], replace(loaded[-1], findings=(*loaded[-1].findings, fault))]
    title = f" ({quoted(last.name)})" if last.name else ""
    message = f"map {count}{title} can't be read, nor what follows: {fault.message}"
    lost = Diagnostic("MJS026", Severity.ERROR, message, fault.line, fault.column)
    return [*loaded, Loaded(None, (lost,), name=last.name)]


def _places(found: Map) -> Mapping[Tile | str, Position]:
    places: dict[Tile | str, Position] = {"name": found.place, "layers": found.place}
    starts = [index for index, _ in found.marks] + [len(found.tiles)]
    for (start, place), end in zip(found.marks, starts[1:], strict=True):
        for tile in found.tiles[start:end]:
            places[tile] = place
    return places


def _score_name(layout: Layout) -> str:
    """The scorename that was read, or one made of the name.

    >>> _score_name(Layout(name="The Ziggurat"))
    'the-ziggurat'
    """
    kept = layout.extra.get(SCORE_KEY)
    if isinstance(kept, str) and kept:
        return kept
    made = re.sub(r"[^a-z0-9]+", "-", layout.name.lower()).strip("-")
    return made or f"map-{layout.digest[:8]}"


def _free(name: str, taken: set[str]) -> str:
    """A name that no map of the file has yet, since scores are kept by it."""
    free, number = name, 2
    while free in taken:
        free, number = f"{name}-{number}", number + 1
    taken.add(free)
    return free


def _layers(layout: Layout) -> list[str]:
    lines: list[str] = []
    level = -1
    runs: list[list[int]] = []
    for x, y, z in layout.tiles:
        if runs and runs[-1][1:3] == [y, z] and runs[-1][3] + 2 == x:
            runs[-1][3] = x
        else:
            runs.append([x, y, z, x])
    for left, y, z, right in runs:
        if z != level:
            lines += ["    </layer>"] if level >= 0 else []
            lines.append(f'    <layer z="{z}">')
            level = z
        if left == right:
            lines.append(f'      <tile x="{_tiles(left)}" y="{_tiles(y)}"/>')
        else:
            span = f'left="{_tiles(left)}" right="{_tiles(right)}"'
            lines.append(f'      <row y="{_tiles(y)}" {span}/>')
    return [*lines, "    </layer>"] if level >= 0 else lines


def _tiles(half_tiles: int) -> str:
    return f"{half_tiles // 2}.5" if half_tiles % 2 else f"{half_tiles // 2}"


def _escaped(text: str) -> str:
    return text.translate(_ESCAPED)
