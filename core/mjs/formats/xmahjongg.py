"""xmahjongg layouts: one tile a line, ``row column level`` in half tiles, ``#`` comments.

The files have no ending of their own. The program itself takes whatever begins with three numbers
and skips all else; here what it would skip is told.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from mjs.diagnostic import Diagnostic, Locator, Position
from mjs.formats.base import Format, Limits, Loaded, Source, decode, quoted
from mjs.formats.fitting import placed, reach_misfits
from mjs.formats.textlines import (
    COMMENT_FIELDS,
    FaultList,
    comment_fields,
    comment_lines,
    comment_misfits,
    error,
    source_lines,
    too_many,
    warning,
)
from mjs.layout import MAX_COORDINATE, MAX_LAYERS, Layout, Tile, in_order

__all__ = ["FORMAT", "XmahjonggFormat"]

HEAD = 65536
"""How much of a file is looked at to recognise it."""

_TILE = re.compile(r"[ \t]*([+-]?\d{1,9})[ \t]+([+-]?\d{1,9})[ \t]+([+-]?\d{1,9})[ \t]*", re.ASCII)
_NUMBERS = re.compile(r"[ \t]*([+-]?\d+)[ \t]+([+-]?\d+)[ \t]+([+-]?\d+)", re.ASCII)
_HEAD_TILE = re.compile(rb"[ \t]*[+-]?\d+[ \t]+[+-]?\d+[ \t]+[+-]?\d+[ \t]*(#.*)?")


class XmahjonggFormat(Format):
    """Lines of three numbers; a board keeps its place unless part of it is negative."""

    name = "xmahjongg"
    title = "xmahjongg layout"
    limits = Limits(fewest_tiles=1, fields=COMMENT_FIELDS, repeated_tiles=True)

    def recognises(self, source: Source) -> bool:
        """When the first line that is no comment is three numbers, and half of the next ones."""
        head = source.data[:HEAD].removeprefix(b"\xef\xbb\xbf")
        lines = head.replace(b"\r", b"\n").split(b"\n")
        if len(source.data) > HEAD:
            lines.pop()
        said = [line for line in lines if line.strip() and not line.lstrip().startswith(b"#")]
        good = [_HEAD_TILE.fullmatch(line) is not None for line in said[:20]]
        return bool(good) and good[0] and 2 * sum(good) >= len(good)

    def read(self, source: Source) -> list[Loaded]:
        """Read the one board of a file; see `Format.read`."""
        text, findings = decode(source, fallback="cp1252")
        lines = source_lines(source, text)
        comments: list[tuple[int, str]] = []
        tiles: list[Tile] = []
        faults = FaultList(findings)
        for number, line in enumerate(lines, 1):
            match = _TILE.match(line)
            if match is not None and (match.end() == len(line) or line[match.end()] == "#"):
                y, x, z = map(int, match.groups())
                if (
                    0 <= z < MAX_LAYERS
                    and -MAX_COORDINATE <= x <= MAX_COORDINATE
                    and -MAX_COORDINATE <= y <= MAX_COORDINATE
                ):
                    tiles.append(Tile(x, y, z))
                    continue
            stripped = line.lstrip()
            if stripped.startswith("#"):
                comments.append((number, line))
            elif stripped:
                tile = _odd_line(number, line, faults)
                if tile is not None:
                    tiles.append(tile)
        faults.finish()
        if not tiles:
            message = 'no tiles: each line must have three numbers, "row column level"'
            raise source.fail(message, "MJS020", *_first(findings))
        too_many(source, len(tiles))
        fields, places = comment_fields(comments)
        layout = Layout(tiles=in_order(tiles), **fields)
        where = Locator(lambda: _places(lines, places))
        return [Loaded(layout, tuple(findings), where, layout.name)]

    def other_misfits(self, layout: Layout) -> list[str]:
        """Tiles too far apart, and texts that no comment can hold."""
        return reach_misfits(layout) + comment_misfits(layout)

    def write(self, layouts: Sequence[Layout]) -> bytes:
        """Comments, then the tiles from the bottom up, by rows."""
        (layout,) = layouts
        lines = [*comment_lines(layout), "# row column level"]
        lines += [f"{y} {x} {z}" for x, y, z in placed(layout).tiles]
        return "".join(f"{line}\n" for line in lines).encode("utf-8")


FORMAT = XmahjonggFormat()


def _first(findings: list[Diagnostic]) -> tuple[int | None, int | None]:
    return next(((f.line, f.column) for f in findings if f.code == "MJS020"), (1, 1))


def _odd_line(number: int, line: str, faults: FaultList) -> Tile | None:
    """Tell what is wrong with a line, and the tile if there is one all the same."""
    match = _NUMBERS.match(line)
    column = len(line) - len(line.lstrip()) + 1
    if match is None:
        message = f'{quoted(line.strip())} is not "row column level", three whole numbers'
        faults.add(error("MJS020", message), Position(number, column))
        return None
    for index, what in enumerate(("row", "column", "level"), 1):
        value = match[index]
        at = match.start(index) + 1
        most = MAX_LAYERS - 1 if what == "level" else MAX_COORDINATE
        if len(value) > 12 or abs(int(value)) > most:
            message = f"the {what} {quoted(value, 20)[1:-1]} is too large; at most {most:,}"
            faults.add(error("MJS016", message), Position(number, at))
            return None
        if what == "level" and int(value) < 0:
            message = f"the level {value} is below 0, the lowest one"
            faults.add(error("MJS020", message), Position(number, at))
            return None
    rest = line[match.end() :].strip()
    if rest and not rest.startswith("#"):
        at = line.index(rest, match.end()) + 1
        message = f"{quoted(rest)} after the three numbers counts for nothing; remove it"
        faults.add(warning("MJS020", message), Position(number, at))
    return Tile(int(match[2]), int(match[1]), int(match[3]))


def _places(
    lines: list[str], fields: Mapping[Tile | str, Position]
) -> Mapping[Tile | str, Position]:
    places: dict[Tile | str, Position] = dict(fields)
    for number, line in enumerate(lines, 1):
        match = _NUMBERS.match(line)
        if match is not None and all(len(value) < 12 for value in match.groups()):
            y, x, z = map(int, match.groups())
            places[Tile(x, y, z)] = Position(number, match.start(1) + 1)
            places.setdefault("layers", Position(number, match.start(1) + 1))
    return places
