"""Ace of Penguins layouts (``.map``), read only: whole numbers with commas between them.

A number that is 0 or negative is an x, negated, and its y and z follow; a positive one is an x in
the row and on the layer of the tile before. 127 ends the list.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from mjs.diagnostic import Diagnostic, Locator, Position
from mjs.errors import WriteError
from mjs.formats.base import Format, Limits, Loaded, Source, decode, place_of, quoted
from mjs.formats.textlines import FaultList, error, magic, too_many, warning
from mjs.layout import MAX_COORDINATE, MAX_LAYERS, MAX_TILES, Layout, Tile, in_order

__all__ = ["FORMAT", "AceFormat"]

END = 127

_WORD = re.compile(r"[^\s,]+")
_NUMBER = re.compile(r"[+-]?\d{1,9}\Z", re.ASCII)
_HEAD = re.compile(rb"[\s\d,+-]+\Z")


class AceFormat(Format):
    """Reads the list of numbers; nothing is written."""

    name = "ace"
    title = "Ace of Penguins layout"
    suffixes = (".map",)
    can_write = False
    limits = Limits()

    def recognises(self, source: Source) -> bool:
        """By numbers and commas, or by its ending when the file begins like nothing else."""
        head = source.data[:4096].removeprefix(b"\xef\xbb\xbf")
        if b"," in head and _HEAD.match(head):
            return True
        by_name = source.name.endswith(self.suffixes) and magic(source) is None
        return by_name and b"<mahjongg" not in source.data[:65536].lower()

    def read(self, source: Source) -> list[Loaded]:
        """Read the one board of a file; see `Format.read`."""
        text, findings = decode(source, fallback="cp1252")
        found = list(_tiles(source, text, findings))
        too_many(source, len(found))
        if not found:
            message = "no tiles: an Ace of Penguins map is whole numbers with commas between them"
            place = next(((f.line, f.column) for f in findings if f.code == "MJS020"), (1, 1))
            raise source.fail(message, "MJS020", *place)
        layout = Layout(tiles=in_order(tile for tile, _ in found))
        return [Loaded(layout, tuple(findings), Locator(lambda: _places(text, found)))]

    def write(self, layouts: Sequence[Layout]) -> bytes:
        """Refuse: this format is only read."""
        raise WriteError(f"{self.title} files can be read but not written; choose another format")


FORMAT = AceFormat()


def _words(source: Source, text: str) -> Iterator[re.Match[str]]:
    """Each word, as long as there are no more than tiles can have numbers."""
    for count, word in enumerate(_WORD.finditer(text)):
        if count > 3 * MAX_TILES:
            message = f"more than {3 * MAX_TILES:,} numbers, and so more tiles than can be"
            raise source.fail(message, "MJS016")
        yield word


def _tiles(source: Source, text: str, findings: list[Diagnostic]) -> Iterator[tuple[Tile, int]]:
    """Each tile that can be read, with the offset of its first number."""
    faults = FaultList(findings, what="numbers")
    row: tuple[int, int] | None = None
    words = _words(source, text)
    ended = False
    for word in words:
        x = _number(text, word, faults, MAX_COORDINATE)
        if x is None:
            continue
        if x == END:
            ended = True
            break
        if x > 0:
            if row is None:
                message = f"{x} has no row and layer; the first tile must be -x, y, z"
                faults.add(error("MJS020", message), partial(place_of, text, word.start()))
                continue
        else:
            values = []
            for most in (MAX_COORDINATE, MAX_LAYERS - 1):
                following = next(words, None)
                if following is not None:
                    values.append(_number(text, following, faults, most))
            if len(values) < 2:
                message = "the list ends within a tile; a tile is -x, y, z"
                faults.add(error("MJS020", message), partial(place_of, text, word.start()))
                break
            y, z = values
            row = None
            if y is None or z is None:
                continue
            if z < 0:
                message = f"the layer {z} is below 0, the lowest one"
                faults.add(error("MJS020", message), partial(place_of, text, word.start()))
                continue
            row = (y, z)
        yield Tile(abs(x), *row), word.start()
    faults.finish()
    if not ended:
        message = f"the list must end with {END}; part of the file may be missing"
        findings.append(warning("MJS020", message, *place_of(text, len(text.rstrip()))))
    elif (extra := next(words, None)) is not None:
        message = f"nothing after {END} is read; remove it"
        findings.append(warning("MJS020", message, *place_of(text, extra.start())))


def _number(text: str, word: re.Match[str], faults: FaultList, most: int) -> int | None:
    if _NUMBER.match(word[0]) and abs(int(word[0])) <= most:
        return int(word[0])
    code, message = "MJS020", f"{quoted(word[0])} is no whole number"
    if re.fullmatch(r"[+-]?[0-9]+", word[0]):
        code, message = "MJS016", f"{quoted(word[0], 20)[1:-1]} is too large; at most {most:,}"
    faults.add(error(code, message), partial(place_of, text, word.start()))
    return None


def _places(text: str, found: list[tuple[Tile, int]]) -> Mapping[Tile | str, Position]:
    places: dict[Tile | str, Position] = {}
    line, start = 1, 0
    for tile, offset in found:
        line += text.count("\n", start, offset)
        start = offset
        places[tile] = Position(line, offset - text.rfind("\n", 0, offset))
    return places
