"""mah boards (``.mah``): JSON, several boards a file.

``{"mah": "1.0", "boards": [{"id", "name", "by", "cat", "map"}]}``; a map is a list of
``[z, [[y, cells], ...]]``, and cells are one x or a list of x and ``[x, count]`` runs in steps of
a tile. A board stands at the origin, and its id is a hash of its tiles, made anew by the writer.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from typing import Any

from mjs.diagnostic import Diagnostic, Locator, Position
from mjs.formats.base import Format, Limits, Loaded, Source, decode, quoted
from mjs.formats.fitting import reach_misfits, read_back_misfits
from mjs.formats.jsontext import JsonPath, json_positions, load_json
from mjs.formats.textlines import MAX_BOARDS, MAX_FILE_TILES, error, magic, warning
from mjs.layout import MAX_COORDINATE, MAX_LAYERS, MAX_TILES, Layout, Tile, in_order

__all__ = ["FORMAT", "MahFormat", "board_id"]

VERSION = "1.0"
STEP = 2  # from tile to tile in a run
MAX_TOLD = 10  # unknown keys of a board that are named one by one

_TEXTS = {"name": "name", "by": "author", "cat": "category"}
_BOARDS = ("boards",)
_KEYS = {"id", "map", *_TEXTS}
_HEAD = re.compile(rb"[{,]\s*\"mah\"\s*:")
_NATIVE = re.compile(rb"\"mjs-(layout|deal)\"")


class MahFormat(Format):
    """Reads and writes version 1.0; boards are always written at the origin."""

    name = "mah"
    title = "mah boards"
    suffixes = (".mah",)
    limits = Limits(
        next_layer_only=True,
        fields=frozenset({"name", "author", "tags"}),
        most_tags=1,
        boards=True,
        repeated_tiles=True,
    )

    def recognises(self, source: Source) -> bool:
        """By the key "mah" near either end, or by its ending when it may be JSON at all."""
        kind = magic(source)
        if kind == "json":
            ends = source.data[:4096] + b"\n" + source.data[4096:][-4096:]
            if _HEAD.search(ends) and not _NATIVE.search(ends):
                return True
        return kind in ("json", None) and source.name.endswith(self.suffixes)

    def read(self, source: Source) -> list[Loaded]:
        """Read all boards of a file; see `Format.read`."""
        text, findings = decode(source)
        document = load_json(source, text)
        boards = _boards(source, text, document)
        read: list[tuple[Layout | None, list[_Fault]]] = []
        room = MAX_FILE_TILES
        for index, board in enumerate(boards):
            try:
                layout, faults = _read_board(board, room)
                room -= len(layout)
                read.append((layout, faults))
            except _BoardError as fault:
                if len(boards) == 1:
                    path = (*_BOARDS, 0, *fault.path)
                    place = json_positions(text, {path}).get(path, Position(1, 1))
                    raise source.fail(str(fault), fault.code, *place) from None
                title = f" ({quoted(_name(board))})" if _name(board) else ""
                message = f"board {index + 1} of {len(boards)}{title} can't be read: {fault}"
                code = fault.code if fault.code == "MJS016" else "MJS026"
                read.append((None, [(fault.path, error(code, message))]))
        pieces = _Pieces(text, len(boards))
        # One pass over the text finds the places of all faults.
        paths = {(*_BOARDS, i, *path) for i, (_, faults) in enumerate(read) for path, _ in faults}
        places = json_positions(text, paths) if paths else {}
        return [
            Loaded(
                layout,
                (
                    *(findings if index == 0 else ()),
                    *(fault.at(places.get((*_BOARDS, index, *path))) for path, fault in faults),
                ),
                Locator(None if layout is None else partial(_places, pieces, boards[index], index)),
                _name(boards[index]),
            )
            for index, (layout, faults) in enumerate(read)
        ]

    def other_misfits(self, layout: Layout) -> list[str]:
        """Tiles too far apart, and texts that are no Unicode."""
        about = {"name": layout.name, "author": layout.author, "tags": layout.tags[:1]}
        return reach_misfits(layout) + read_back_misfits(
            replace(layout, tags=layout.tags[:1]), about, about
        )

    def write(self, layouts: Sequence[Layout]) -> bytes:
        """All boards in one line, as the program itself exports them."""
        document = {"mah": VERSION, "boards": [_document(layout) for layout in layouts]}
        return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode("utf-8")


FORMAT = MahFormat()


_Fault = tuple[JsonPath, Diagnostic]
"""What is odd, and the path within the board."""


class _BoardError(Exception):
    """Why a board can't be read, and the path within it."""

    def __init__(self, message: str, path: JsonPath, code: str = "MJS020") -> None:
        super().__init__(message)
        self.path = path
        self.code = code


def board_id(layout: Layout) -> str:
    """The id that mah gives to a board: a hash of its tiles at the origin.

    A 32-bit hash of the JSON text ``[[z,x,y],...]``, by z, then y, then x, plus 2147483647.

    >>> board_id(Layout.from_tiles([(4, 2, 0), (6, 2, 0)]))
    '1561023333'
    """
    tiles = layout.at_origin().tiles
    text = "[" + ",".join(f"[{z},{x},{y}]" for x, y, z in tiles) + "]"
    value = 0
    for code in text.encode("ascii"):
        value = (value * 31 + code) & 0xFFFFFFFF
    signed = value - 0x100000000 if value >= 0x80000000 else value
    return str(signed + 0x7FFFFFFF)


def _boards(source: Source, text: str, document: object) -> list[Any]:
    if not isinstance(document, dict) or "mah" not in document:
        message = 'a mah file is a JSON object with "mah" and "boards"; this is none'
        raise source.fail(message, "MJS020", 1, 1)
    if document["mah"] != VERSION:
        place = json_positions(text, {("mah",)}).get(("mah",), Position(1, 1))
        message = f'mah version {_shown(document["mah"])} is not known; only "{VERSION}" is'
        raise source.fail(message, "MJS025", *place)
    boards = document.get("boards")
    if not isinstance(boards, list) or not boards:
        place = json_positions(text, {("boards",)}).get(("boards",), Position(1, 1))
        fault = "has no boards" if "boards" in document else 'lacks "boards"'
        message = f'the file {fault}; "boards" must be a list of at least one board'
        raise source.fail(message, "MJS020", *place)
    if len(boards) > MAX_BOARDS:
        message = f"{len(boards):,} boards; a file may have at most {MAX_BOARDS:,}"
        raise source.fail(message, "MJS016")
    return boards


def _name(board: Any) -> str:
    name = board.get("name") if isinstance(board, dict) else None
    return name if isinstance(name, str) else ""


def _read_board(board: Any, room: int) -> tuple[Layout, list[_Fault]]:
    """A board, and what is odd about it; `room` is how many tiles it may have."""
    if not isinstance(board, dict):
        raise _BoardError(f"a board is an object, not {_shown(board)}", ())
    if "map" not in board:
        raise _BoardError('it lacks "map", its tiles', ())
    tiles: list[Tile] = []
    for z, y, x, count, _ in _runs(board["map"], room):
        tiles += [Tile(left, y, z) for left in range(x, x + count * STEP, STEP)]
    faults: list[_Fault] = []
    texts = {key: _text(board, key, faults) for key in _TEXTS}
    unknown = sorted(board.keys() - _KEYS)
    faults += [
        ((key,), warning("MJS020", f"{quoted(key)} is unknown and not kept"))
        for key in unknown[:MAX_TOLD]
    ]
    if len(unknown) > MAX_TOLD:
        message = f"{len(unknown) - MAX_TOLD:,} more keys are unknown and not kept"
        faults.append(((unknown[MAX_TOLD],), warning("MJS020", message)))
    layout = Layout(
        tiles=in_order(tiles),
        name=texts["name"],
        author=texts["by"],
        tags=(texts["cat"],) if texts["cat"] else (),
    )
    return layout, faults


def _text(board: Mapping[str, Any], key: str, faults: list[_Fault]) -> str:
    value = board.get(key)
    if isinstance(value, str):
        return value
    if value is not None:
        message = f"the {_TEXTS[key]} is no text but {_shown(value)}; it is not kept"
        faults.append(((key,), error("MJS020", message)))
    return ""


def _runs(levels: Any, room: int = MAX_TILES) -> Iterator[tuple[int, int, int, int, JsonPath]]:
    """Each run of tiles as z, y, x, count and its path within the board, checked and bounded."""
    total = 0
    for i, level in enumerate(_list(levels, "the map", ("map",))):
        at: JsonPath = ("map", i)
        z, rows = _pair(level, "a level is [z, rows]", at)
        _whole(z, "the level", (*at, 0), 0, MAX_LAYERS - 1)
        for j, row in enumerate(_list(rows, f"the rows of level {z}", (*at, 1))):
            row_at: JsonPath = (*at, 1, j)
            y, cells = _pair(row, "a row is [y, cells]", row_at)
            _whole(y, "the row", (*row_at, 0))
            single = not isinstance(cells, list)
            for k, cell in enumerate([cells] if single else cells):
                cell_at = (*row_at, 1) if single else (*row_at, 1, k)
                x, count = cell, 1
                if isinstance(cell, list):
                    x, count = _pair(cell, "a run is [x, count]", cell_at)
                    _whole(count, "the count of a run", (*cell_at, 1), 1)
                _whole(x, "x", cell_at)
                total += count
                if total > MAX_TILES:
                    message = f"more than {MAX_TILES:,} tiles, the most a layout may have"
                    raise _BoardError(message, cell_at, "MJS016")
                if total > room:
                    message = f"the file has more than {MAX_FILE_TILES:,} tiles, the most it may"
                    raise _BoardError(message, cell_at, "MJS016")
                _whole(x + (count - 1) * STEP, "the end of a run", cell_at)
                yield z, y, x, count, cell_at


def _list(value: Any, what: str, path: JsonPath) -> list[Any]:
    if not isinstance(value, list):
        raise _BoardError(f"{what} must be a list, not {_shown(value)}", path)
    return value


def _pair(value: Any, what: str, path: JsonPath) -> list[Any]:
    if not isinstance(value, list) or len(value) != 2:
        raise _BoardError(f"{what}, not {_shown(value)}", path)
    return value


def _whole(
    value: Any, what: str, path: JsonPath, least: int = -MAX_COORDINATE, most: int = MAX_COORDINATE
) -> None:
    if type(value) is not int:
        raise _BoardError(f"{what} must be a whole number, not {_shown(value)}", path)
    if not least <= value <= most:
        message = f"{what} must be from {least:,} to {most:,}, not {_shown(value)}"
        raise _BoardError(message, path, "MJS016")


def _shown(value: Any) -> str:
    if isinstance(value, list | dict):
        return "a list" if isinstance(value, list) else "an object"
    if isinstance(value, int) and abs(value) >= 10**20:
        return "a number of more than 20 digits"
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 40 else text[:40] + "..."


class _Pieces:
    """The text of each board, so that a board's places don't take a pass over all the others."""

    def __init__(self, text: str, count: int) -> None:
        self._text = text
        self._count = count

    def positions(self, index: int, wanted: set[JsonPath]) -> dict[JsonPath, Position]:
        """Where values of a board begin, by their paths within the board."""
        offset, (line, column) = self._starts[index]
        end = self._starts[index + 1][0] if index + 1 < self._count else len(self._text)
        return {
            path: Position(at.line + line - 1, at.column + (column - 1 if at.line == 1 else 0))
            for path, at in json_positions(self._text[offset:end], wanted).items()
        }

    @cached_property
    def _starts(self) -> list[tuple[int, Position]]:
        """Where each board begins: its offset, and its place."""
        paths: list[JsonPath] = [(*_BOARDS, index) for index in range(self._count)]
        places = json_positions(self._text, set(paths))
        lines = [0, *(match.end() for match in re.finditer("\n", self._text))]
        return [(lines[at.line - 1] + at.column - 1, at) for at in map(places.__getitem__, paths)]


def _places(pieces: _Pieces, board: Any, index: int) -> Mapping[Tile | str, Position]:
    fields = {"name": "name", "author": "by", "tags": "cat", "layers": "map"}
    runs = list(_runs(board["map"]))
    wanted: set[JsonPath] = {(key,) for key in fields.values()}
    found = pieces.positions(index, wanted | {run[-1] for run in runs})
    places: dict[Tile | str, Position] = {
        field: found[(key,)] for field, key in fields.items() if (key,) in found
    }
    for z, y, x, count, path in runs:
        for left in range(x, x + count * STEP, STEP):
            places[Tile(left, y, z)] = found[path]
    return places


def _document(layout: Layout) -> dict[str, Any]:
    document: dict[str, Any] = {"id": board_id(layout), "name": layout.name}
    if layout.author:
        document["by"] = layout.author
    if layout.tags:
        document["cat"] = layout.tags[0]
    levels: list[Any] = []
    for x, y, z in layout.at_origin().tiles:
        if not levels or levels[-1][0] != z:
            levels.append([z, []])
        rows = levels[-1][1]
        if not rows or rows[-1][0] != y:
            rows.append([y, []])
        runs = rows[-1][1]
        if runs and runs[-1][0] + runs[-1][1] * STEP == x:
            runs[-1][1] += 1
        else:
            runs.append([x, 1])
    for _, rows in levels:
        for row in rows:
            cells = [run if run[1] > 1 else run[0] for run in row[1]]
            row[1] = cells[0] if len(cells) == 1 and isinstance(cells[0], int) else cells
    return document | {"map": levels}
