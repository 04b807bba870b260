"""KMahjongg layouts (``.layout``): versions 1.0 and 1.1, and a variant that is only read.

Rows of characters, one level after the other; a tile is ``12`` over ``43``. Version 1.0 is always
32 x 16 cells and 5 levels, 1.1 states its size in lines ``w32``, ``h16`` and ``d5``. Name, author
and description belong in a ``.desktop`` file beside it (`mjs.formats.desktop`); comments that say
the same are read and written as well, and the ``.desktop`` file wins where both speak.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import PurePath

from mjs.diagnostic import Diagnostic, Locator, Position
from mjs.formats.base import MAX_BYTES, Companion, Format, Limits, Loaded, Source, decode, quoted
from mjs.formats.desktop import desktop_bytes, desktop_holds, read_desktop
from mjs.formats.fitting import overlap_misfits, placed
from mjs.formats.kmahjongg_board import Grid, check_markers, grid_tiles
from mjs.formats.textlines import (
    COMMENT_FIELDS,
    FaultList,
    comment_fields,
    comment_lines,
    comment_misfits,
    error,
    magic,
    source_lines,
    too_many,
    warning,
)
from mjs.layout import MAX_COORDINATE, MAX_LAYERS, Layout, Tile

__all__ = ["FORMAT", "KMahjonggFormat"]

USUAL = (32, 16, 5)
"""Width, height and depth in version 1.0, and of what is written when that is enough."""

MAX_CELLS = MAX_BYTES // 2
"""The most cells that are written; the file must be small enough to be read again."""

_HEADER = re.compile(r"(k?)mahjongg-layout-v(\S*)")
_SIZE = re.compile(r"([whd])\s*0*(\d{1,9})\s*\Z")


class KMahjonggFormat(Format):
    """Reads 1.0, 1.1 and the variant without the leading ``k``; writes 1.1.

    A board keeps its place where it fits into the usual 32 x 16 cells and 5 levels. Else it is
    moved to the origin, and the stated size grows as needed.
    """

    name = "kmahjongg"
    title = "KMahjongg layout"
    suffixes = (".layout",)
    companion_suffix = ".desktop"
    limits = Limits(
        divisors=((0, 2),),
        next_layer_only=True,
        fields=COMMENT_FIELDS | {"extra"},
    )

    def recognises(self, source: Source) -> bool:
        """By line 1, or by its ending when the file begins like nothing else."""
        kind = magic(source)
        return kind == "kmahjongg" or (kind is None and source.name.endswith(self.suffixes))

    def read(self, source: Source) -> list[Loaded]:
        """Read the one board of a file, with its companion; see `Format.read`."""
        text, findings = decode(source, fallback="cp1252")
        lines = source_lines(source, text)
        version, of_variant = _check_header(source, lines[0] if lines else "", findings)
        parts = _Parts.of(lines, version, findings)
        fields, places = comment_fields(parts.comments)
        if source.companion is not None:
            about, said = read_desktop(source)
            fields |= about
            findings += said
        grid = Grid.of(parts.rows, parts.size(version, findings), findings)
        too_many(source, grid.marks())
        tiles = grid_tiles(grid)
        if tiles and tiles[-1].z >= MAX_LAYERS:
            message = f"{tiles[-1].z + 1:,} levels; a layout may have at most {MAX_LAYERS}"
            raise source.fail(message, "MJS016", *grid.place(tiles[-1]))
        if tiles and max(tile.x for tile in tiles) > MAX_COORDINATE:
            message = f"a row of more than {MAX_COORDINATE:,} characters"
            raise source.fail(message, "MJS016", parts.rows[0][0])
        # Where rows are cut short or missing, so are quarters; that is told once, by the rows.
        if not any(found.code == "MJS022" and found.severity == "error" for found in findings):
            check_markers(grid, tiles, findings)
        layout = Layout(tiles=tuple(tiles), **fields)
        if of_variant:
            message = (
                'line 1 lacks the leading "k" of "kmahjongg-layout-v1.1", so KMahjongg refuses '
                "the file; add it"
            )
            findings.insert(0, warning("MJS023", message, 1, 1))
        where = Locator(lambda: _places(layout, grid, places))
        return [Loaded(layout, tuple(findings), where, layout.name)]

    def other_misfits(self, layout: Layout) -> list[str]:
        """Tiles that overlap, too many cells, and texts that no comment can hold."""
        found = overlap_misfits(layout)
        width, height, depth = _written_size(layout)
        if width * height * depth > MAX_CELLS:
            found.append(
                f"a board of {width:,} x {height:,} x {depth:,} cells; the format writes every "
                f"cell, and {MAX_CELLS:,} is the most"
            )
        return found + comment_misfits(layout)

    def leaves_out(self, layout: Layout) -> list[str]:
        """Fields without a place; of the ``x-`` keys only those of the ``.desktop`` file have."""
        names = super().leaves_out(layout)
        return names if desktop_holds(layout) else [*names, "extra"]

    def write(self, layouts: Sequence[Layout]) -> bytes:
        """Version 1.1, with the size of version 1.0 where that is enough."""
        (layout,) = layouts
        width, height, depth = _written_size(layout)
        rows = [bytearray(b"." * width) for _ in range(height * depth)]
        for x, y, z in placed(layout, width, height, depth).tiles:
            top = z * height + y
            rows[top][x : x + 2] = b"12"
            rows[top + 1][x : x + 2] = b"43"
        lines = ["kmahjongg-layout-v1.1", *comment_lines(layout)]
        lines += [f"w{width}", f"h{height}", f"d{depth}"]
        for z in range(depth):
            lines.append(f"# level {z}")
            lines += [row.decode("ascii") for row in rows[z * height : (z + 1) * height]]
        return "".join(f"{line}\n" for line in lines).encode("utf-8")

    def companion(self, layout: Layout, file_name: str) -> Companion:
        """The ``.desktop`` file by which KMahjongg finds the layout."""
        return Companion(self.companion_suffix, desktop_bytes(layout, PurePath(file_name).name))


FORMAT = KMahjonggFormat()


def _check_header(source: Source, line: str, findings: list[Diagnostic]) -> tuple[str, bool]:
    """The version, and whether it is the variant."""
    match = _HEADER.match(line.strip())
    known = "kmahjongg-layout-v1.1 or kmahjongg-layout-v1.0"
    if match is None:
        raise source.fail(f"line 1 must be {known}, not {quoted(line)}", "MJS020", 1, 1)
    version = match[2]
    column = len(line) - len(line.lstrip()) + match.start(2) + 1
    if version not in ("1.0", "1.1"):
        message = f"KMahjongg layout version {quoted(version)} is not known; line 1 must be {known}"
        raise source.fail(message, "MJS025", 1, column)
    if line != match[0]:
        message = "line 1 has more than the version, so KMahjongg refuses the file; remove the rest"
        start = column + len(version) if line.startswith(match[0]) else 1
        findings.append(warning("MJS020", message, 1, start))
    return version, not match[1]


@dataclass
class _Parts:
    """The lines of a file by what they are."""

    comments: list[tuple[int, str]] = field(default_factory=list)
    rows: list[tuple[int, str]] = field(default_factory=list)
    sizes: dict[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, lines: list[str], version: str, findings: list[Diagnostic]) -> _Parts:
        parts = cls()
        faults = FaultList(findings)
        blank = 0
        for number, line in enumerate(lines[1:], 2):
            first = line[:1]
            if first == "#":
                parts.comments.append((number, line))
            elif first and first in "whd":
                parts._add_size(number, line, version, faults)
            elif line.strip() or (parts.rows and len(line) == len(parts.rows[-1][1])):
                parts.rows.append((number, line))
            else:
                blank = blank or number
        faults.finish()
        if blank:
            inside = any(number > blank for number, _ in parts.rows)
            message = "a blank line, on which KMahjongg may fail; remove it"
            findings.append((error if inside else warning)("MJS022", message, blank, 1))
        return parts

    def _add_size(self, number: int, line: str, version: str, faults: FaultList) -> None:
        if version == "1.0":
            message = 'version 1.0 has no lines of size; write "kmahjongg-layout-v1.1" in line 1'
            faults.add(error("MJS020", message), Position(number, 1))
        match = _SIZE.match(line)
        if match is None or int(match[2]) == 0:
            message = f"{quoted(line)} is no size; write {line[0]} and a number above 0"
            faults.add(error("MJS020", message), Position(number, 1))
        else:
            self.sizes[match[1]] = int(match[2])

    def size(self, version: str, findings: list[Diagnostic]) -> tuple[int, int, int]:
        """Width, height, depth; what is missing is guessed and said."""
        guess = dict(zip("whd", USUAL, strict=True))
        if version == "1.1" and self.sizes.keys() != guess.keys():
            missing = [key for key in "whd" if key not in self.sizes]
            if "w" in missing and self.rows:
                guess["w"] = len(self.rows[0][1])
            if "d" in missing:
                height = self.sizes.get("h", guess["h"])
                guess["d"] = max(-(-len(self.rows) // height), 1)
            lines = " and ".join(f"{key}{guess[key]}" for key in missing)
            message = (
                "KMahjongg refuses a layout without its width, height and depth; after line 1, "
                f"add: {lines}"
            )
            findings.append(error("MJS020", message, 1, 1))
        width, height, depth = ((guess | self.sizes)[key] for key in "whd")
        return width, height, depth


def _written_size(layout: Layout) -> tuple[int, int, int]:
    """Width, height, depth: the usual size, grown where the board at the origin needs more."""
    box = layout.bounds
    width, height, depth = USUAL
    return max(width, box.width), max(height, box.height), max(depth, box.layers)


def _places(
    layout: Layout, grid: Grid, fields: Mapping[Tile | str, Position]
) -> Mapping[Tile | str, Position]:
    places: dict[Tile | str, Position] = dict(fields)
    if grid.rows:
        places["layers"] = grid.place(Tile(0, 0, 0))
    for tile in layout.tiles:
        places[tile] = grid.place(tile)
    return places
