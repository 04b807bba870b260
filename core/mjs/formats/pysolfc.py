"""PySolFC layouts: one string, ``0`` and then three letters for each stack of tiles.

Letters are numbers from 0 (``a``) to 51 (``Z``). The first of a stack is 7 x level + height - 1,
then come x and y in half tiles; a stack higher than 1 has a tile on each of as many levels. So a
stack begins on level 7 at most and is at most 7 high, 3 on level 7: the highest level is 12.
"""

from __future__ import annotations

import re
import string
from collections.abc import Mapping, Sequence

from mjs.diagnostic import Diagnostic, Locator, Position
from mjs.formats.base import Format, Limits, Loaded, Source, decode, limit_misfits, quoted
from mjs.formats.fitting import overlap_misfits, placed
from mjs.formats.textlines import (
    COMMENT_FIELDS,
    FaultList,
    comment_fields,
    comment_lines,
    comment_misfits,
    error,
    source_lines,
    too_many,
)
from mjs.layout import Layout, Tile, in_order

__all__ = ["FORMAT", "PysolfcFormat"]

LETTERS = string.ascii_lowercase + string.ascii_uppercase
HIGHEST = 7  # letters a level takes, and so the highest stack
LAST_LEVEL = (len(LETTERS) - 1) // HIGHEST
LAYERS = LAST_LEVEL - 1 + HIGHEST

_VALUES = {letter: value for value, letter in enumerate(LETTERS)}
_HEAD = re.compile(rb"0[A-Za-z]{3,}\Z")


class PysolfcFormat(Format):
    """The string, after comments that say what it is of.

    A board keeps its place where that can be written and is moved to the origin otherwise.
    """

    name = "pysolfc"
    title = "PySolFC layout"
    limits = Limits(
        columns=len(LETTERS) + 1,
        rows=len(LETTERS) + 1,
        layers=LAYERS,
        most_tiles=288,
        fewest_tiles=1,
        divisors=((0, 4), (144, 8)),
        next_layer_only=True,
        fields=COMMENT_FIELDS,
    )

    def recognises(self, source: Source) -> bool:
        """By a first line, after comments, of 0 and letters."""
        for raw in source.data[:65536].removeprefix(b"\xef\xbb\xbf").splitlines():
            line = raw.strip()
            if line and not line.startswith(b"#"):
                return _HEAD.match(line) is not None
        return False

    def read(self, source: Source) -> list[Loaded]:
        """Read the one board of a file; see `Format.read`."""
        text, findings = decode(source, fallback="cp1252")
        lines = list(enumerate(source_lines(source, text), 1))
        said = [
            (n, line) for n, line in lines if line.strip() and not line.lstrip().startswith("#")
        ]
        number, line = said[0] if said else (1, "")
        start = len(line) - len(line.lstrip())
        if line[start : start + 1] != "0":
            message = f"the board must be 0 and three letters a stack, not {quoted(line.strip())}"
            raise source.fail(message, "MJS020", number, start + 1)
        if len(said) > 1:
            message = "there is more text after the line of the board; it is not read"
            findings.append(error("MJS020", message, said[1][0], 1))
        too_many(source, len(line) // 3)
        stacks = _stacks(number, line.rstrip(), start + 1, findings)
        too_many(source, sum(height for _, height, _ in stacks))
        tiles = [Tile(x, y, z + up) for (x, y, z), height, _ in stacks for up in range(height)]
        fields, places = comment_fields(lines)
        layout = Layout(tiles=in_order(tiles), **fields)
        where = Locator(lambda: _places(number, stacks, places))
        return [Loaded(layout, tuple(findings), where, layout.name)]

    def other_misfits(self, layout: Layout) -> list[str]:
        """Overlaps, levels that no stack reaches, and texts that no comment can hold."""
        found = overlap_misfits(layout)
        fits = not found and not limit_misfits(layout, self.limits)
        if fits and _encoded(layout) is None:
            found.append(
                f"a tile above level {LAST_LEVEL} without the tiles below it; there only stacks "
                "that begin further down reach"
            )
        return found + comment_misfits(layout)

    def write(self, layouts: Sequence[Layout]) -> bytes:
        """Comments, then the string in one line."""
        (layout,) = layouts
        lines = [*comment_lines(layout), _encoded(layout) or "0"]
        return "".join(f"{line}\n" for line in lines).encode("utf-8")


FORMAT = PysolfcFormat()

_Stack = tuple[Tile, int, int]
"""The lowest tile of a stack, its height, and the column of its letters in the file."""


def _stacks(number: int, line: str, start: int, findings: list[Diagnostic]) -> list[_Stack]:
    faults = FaultList(findings, what="stacks")
    stacks = []
    for at in range(start, len(line), 3):
        letters = line[at : at + 3]
        try:
            first, x, y = (_VALUES[letter] for letter in letters)
        except (KeyError, ValueError):
            wrong = next((letter for letter in letters if letter not in _VALUES), None)
            message = (
                f"the last stack has {len(letters)} letters instead of 3"
                if wrong is None
                else f"{quoted(wrong)} is no letter from a to z or A to Z; its stack is not read"
            )
            column = at + 1 if wrong is None else at + letters.index(wrong) + 1
            faults.add(error("MJS020", message), Position(number, column))
            continue
        level, height = divmod(first, HIGHEST)
        stacks.append((Tile(x, y, level), height + 1, at + 1))
    faults.finish()
    return stacks


def _places(
    number: int, stacks: list[_Stack], fields: Mapping[Tile | str, Position]
) -> Mapping[Tile | str, Position]:
    places: dict[Tile | str, Position] = dict(fields)
    for (x, y, z), height, column in stacks:
        places.setdefault("layers", Position(number, column))
        for up in range(height):
            places[Tile(x, y, z + up)] = Position(number, column)
    return places


def _encoded(layout: Layout) -> str | None:
    """The string, or None when a tile is where no stack can be.

    >>> _encoded(Layout.from_tiles([(0, 0, 0), (0, 0, 1), (2, 1, 0)]))
    '0baaacb'
    """
    side = len(LETTERS) + 1
    here = placed(layout, side, side, LAYERS)
    there = layout.at_origin()
    for board in (here, there) if here is not there else (there,):
        runs = [_split(lowest, top) for lowest, top in _runs(board)]
        if None not in runs:
            stacks = sorted((z, y, x, high) for run in runs for (x, y, z), high in run or ())
            return "0" + "".join(
                LETTERS[HIGHEST * z + high - 1] + LETTERS[x] + LETTERS[y]
                for z, y, x, high in stacks
            )
    return None


def _runs(layout: Layout) -> list[tuple[Tile, int]]:
    """Tiles right above each other: the lowest of each run, and the level of its top."""
    tops: dict[tuple[int, int], list[int]] = {}
    for x, y, z in layout.tiles:
        levels = tops.setdefault((x, y), [])
        if levels and levels[-1] == z - 1:
            levels[-1] = z
        else:
            levels += [z, z]
    return [
        (Tile(x, y, levels[index]), levels[index + 1])
        for (x, y), levels in tops.items()
        for index in range(0, len(levels), 2)
    ]


def _split(lowest: Tile, top: int) -> list[tuple[Tile, int]] | None:
    """A run as stacks that can be written, or None."""
    x, y, z = lowest
    stacks = []
    while z <= top:
        most = min(HIGHEST, len(LETTERS) - HIGHEST * z)
        if most <= 0:
            return None
        height = min(most, top - z + 1)
        if z + height <= top:
            # The next stack must begin where it can be high enough for the rest.
            height = min(height, max(LAST_LEVEL - 1 - z, 1))
        stacks.append((Tile(x, y, z), height))
        z += height
    return stacks
