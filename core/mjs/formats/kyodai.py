"""Kyodai layouts, versions 3.0 and 6.0 (``.lay``): a name line and 3,400 digits.

Line 2 is ``name by author :: category``; the last two parts may be missing. Line 3 has one digit
for each place of a tile's left, top corner: 5 layers of 20 rows of 34 columns. Published files
use the last column and the last row as well, so a board may be 35 x 21 grid units.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import accumulate
from typing import Any

from mjs.diagnostic import Diagnostic, Locator, Position
from mjs.formats.base import Format, Limits, Loaded, Source, decode, quoted
from mjs.formats.fitting import placed, read_back_misfits
from mjs.formats.textlines import error, magic, source_lines, split_lines, warning
from mjs.layout import Layout, Tile

__all__ = ["FORMAT", "KyodaiFormat"]

COLUMNS, ROWS, LAYERS = 34, 20, 5
CELLS = COLUMNS * ROWS * LAYERS
VERSIONS = ("3.0", "6.0")

_OTHER = re.compile(r"[^01]")


class KyodaiFormat(Format):
    """Reads versions 3.0 and 6.0, writes 6.0.

    A board keeps its place where it fits and is moved to the origin otherwise.
    """

    name = "kyodai"
    title = "Kyodai layout"
    suffixes = (".lay",)
    limits = Limits(
        columns=COLUMNS + 1,
        rows=ROWS + 1,
        layers=LAYERS,
        size_note=f"its board has {COLUMNS} x {ROWS} places for the corners of tiles",
        fields=frozenset({"name", "author", "tags"}),
        most_tags=1,
    )

    def recognises(self, source: Source) -> bool:
        """By the word Kyodai at the start, or by its ending when the start says nothing."""
        kind = magic(source)
        return kind == "kyodai" or (kind is None and source.name.endswith(self.suffixes))

    def read(self, source: Source) -> list[Loaded]:
        """Read the one board of a file; see `Format.read`."""
        text, findings = decode(source, fallback="cp1252")
        lines = source_lines(source, text)
        _check_header(source, lines[0] if lines else "")
        about = _parse_title(lines[1] if len(lines) > 1 else "")
        if len(lines) < 3:
            message = f"the board is missing: line 3 must have {CELLS:,} digits 0 and 1"
            raise source.fail(message, "MJS022", max(len(lines), 1), 1)
        cells, parts = _cells(lines, findings)
        _check_cells(cells, parts, findings)
        cells = cells[:CELLS]
        tiles, index = [], cells.find("1")
        while index >= 0:
            rest, x = divmod(index, COLUMNS)
            z, y = divmod(rest, ROWS)
            tiles.append(Tile(x, y, z))
            index = cells.find("1", index + 1)
        layout = Layout(tiles=tuple(tiles), **about)  # found in the order of z, y, x
        where = Locator(lambda: _places(layout, lines[1], parts))
        return [Loaded(layout, tuple(findings), where, layout.name)]

    def other_misfits(self, layout: Layout) -> list[str]:
        """Texts that the name line would split elsewhere."""
        title = split_lines(_title(layout) + "\n")[0]
        told = replace(layout, tags=layout.tags[:1])
        return read_back_misfits(told, _parse_title(title), ("name", "author", "tags"))

    def write(self, layouts: Sequence[Layout]) -> bytes:
        """Version 6.0: three lines."""
        (layout,) = layouts
        cells = bytearray(b"0" * CELLS)
        for x, y, z in placed(layout, COLUMNS + 1, ROWS + 1, LAYERS).tiles:
            cells[(z * ROWS + y) * COLUMNS + x] = ord("1")
        head = f"Kyodai {VERSIONS[-1]}\n{_title(layout)}\n"
        return head.encode("utf-8") + bytes(cells) + b"\n"


FORMAT = KyodaiFormat()


def _check_header(source: Source, line: str) -> None:
    word, _, version = line.strip().partition(" ")
    known = " or ".join(f"Kyodai {version}" for version in VERSIONS)
    if word != "Kyodai":
        raise source.fail(f"line 1 must be {known}, not {quoted(line)}", "MJS020", 1, 1)
    if version.strip() not in VERSIONS:
        message = f"Kyodai version {quoted(version)} is not known; line 1 must be {known}"
        raise source.fail(message, "MJS025", 1, 8)


def _parse_title(line: str) -> dict[str, Any]:
    """Name, author and category of line 2; what is empty is left out.

    >>> _parse_title("Rook by Ann Bell :: Chess")
    {'name': 'Rook', 'author': 'Ann Bell', 'tags': ('Chess',)}
    """
    rest, _, category = line.partition("::")
    name, _, author = rest.partition(" by ")
    found = {"name": name.strip(), "author": author.strip()}
    fields: dict[str, Any] = {key: value for key, value in found.items() if value}
    if category.strip():
        fields["tags"] = (category.strip(),)
    return fields


def _title(layout: Layout) -> str:
    author = f" by {layout.author}" if layout.author else ""
    category = f" :: {layout.tags[0]}" if layout.tags else ""
    return f"{layout.name}{author}{category}"


def _cells(lines: list[str], findings: list[Diagnostic]) -> tuple[str, list[tuple[int, str]]]:
    """The digits, and the numbered lines that they come from."""
    parts = [(number, line) for number, line in enumerate(lines[2:], 3) if line.strip()]
    if len(lines[2]) == CELLS or not parts:
        extra = [number for number, _ in parts if number > 3]
        if extra:
            message = "there is more text after the board of line 3; remove it"
            findings.append(error("MJS022", message, extra[0], 1))
        return lines[2], [(3, lines[2])]
    parts = [(number, line.rstrip()) for number, line in parts]
    joined = "".join(line for _, line in parts)
    if len(parts) > 1 and len(joined) == CELLS:
        message = f"the board is spread over {len(parts)} lines; write all of it in line 3"
        findings.append(warning("MJS022", message, parts[0][0], 1))
        return joined, parts
    return parts[0][1], parts[:1]


def _check_cells(cells: str, parts: list[tuple[int, str]], findings: list[Diagnostic]) -> None:
    if len(cells) != CELLS:
        line, text = parts[-1]
        message = (
            f"the board has {len(cells):,} digits; it must have {CELLS:,}: "
            f"{LAYERS} layers of {ROWS} rows of {COLUMNS}"
        )
        findings.append(error("MJS022", message, line, min(len(text), CELLS) + 1))
    if cells.count("0") + cells.count("1") == len(cells):
        return
    for line, text in parts:
        match = _OTHER.search(text)
        if match is not None:
            count = len(_OTHER.findall(cells))
            more = f" ({count:,} such characters)" if count > 1 else ""
            message = f"{quoted(match[0])} is neither 0 nor 1 and counts as 0{more}"
            findings.append(error("MJS020", message, line, match.start() + 1))
            return


def _places(
    layout: Layout, title: str, parts: list[tuple[int, str]]
) -> Mapping[Tile | str, Position]:
    places: dict[Tile | str, Position] = {"layers": Position(parts[0][0], 1)}
    for field, text in (("name", layout.name), ("author", layout.author)):
        start = 0 if field == "name" else max(title.find(" by "), 0)
        if text:
            places[field] = Position(2, title.find(text, start) + 1)
    starts = list(accumulate((len(text) for _, text in parts), initial=0))
    for tile in layout.tiles:
        index = (tile.z * ROWS + tile.y) * COLUMNS + tile.x
        part = bisect_right(starts, index) - 1
        places[tile] = Position(parts[part][0], index - starts[part] + 1)
    return places
