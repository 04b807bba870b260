"""The board of a KMahjongg layout: rows of characters, and the faults that real files have.

KMahjongg joins all rows to one string and refuses it unless its length is width x height x depth.
Whatever else is wrong it takes as it comes: a tile is where a ``1`` is, and other quarter markers
are not looked at.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from itertools import accumulate, compress, islice
from operator import ne

from mjs.diagnostic import Diagnostic, Position, Severity
from mjs.formats.textlines import MAX_LINES, error, warning
from mjs.layout import Tile

__all__ = ["Grid", "check_markers", "grid_tiles"]

MAX_TOLD = 10
"""How many wrong markers or rows are told one by one."""

_WHAT = {"2": "top-right", "3": "bottom-right", "4": "bottom-left"}


@dataclass(frozen=True)
class Grid:
    """The rows of a board.

    Attributes
    ----------
    rows : list of str
        ``rows[level * height + row]``; the width of each, where the file is in order.
    height : int
    lines : list of (number, text)
        The lines of the file that the rows come from.
    starts : list of int or None
        Where each line begins in the string of all lines joined, for files whose lines are not
        the rows; None when row and line are the same.
    width : int
    """

    rows: list[str]
    width: int
    height: int
    lines: list[tuple[int, str]]
    starts: list[int] | None = None

    @classmethod
    def of(
        cls,
        lines: list[tuple[int, str]],
        size: tuple[int, int, int],
        findings: list[Diagnostic],
    ) -> Grid:
        """The grid of a file's lines, in order or not; what is not is added to `findings`."""
        width, height, depth = size
        texts = [text for _, text in lines]
        odd = [index for index, text in enumerate(texts) if len(text) != width]
        if not odd and len(lines) == height * depth:
            return cls(texts, width, height, lines)
        count = sum(map(len, texts))
        if count == width * height * depth and height * depth <= MAX_LINES:
            number, text = lines[odd[0]]
            message = (
                f"the row has {len(text):,} characters instead of {width:,}; KMahjongg joins all "
                "rows, and so the board is read"
            )
            findings.append(warning("MJS022", message, number, min(len(text), width) + 1))
            joined = "".join(texts)
            texts = [joined[start : start + width] for start in range(0, count, width)]
            starts = list(accumulate(map(len, (text for _, text in lines)), initial=0))
            return cls(texts, width, height, lines, starts)
        _tell_rows(lines, odd, size, findings)
        # Rows beyond the board have no level to be on.
        return cls(texts[: height * depth], width, height, lines)

    def marks(self) -> int:
        """How many tiles there are."""
        return sum(row.count("1") for row in self.rows)

    def place(self, tile: Tile) -> Position:
        """Where the ``1`` of a tile is in the file."""
        index = tile.z * self.height + tile.y
        if self.starts is None:
            return Position(self.lines[index][0], tile.x + 1)
        offset = index * self.width + tile.x
        line = bisect_right(self.starts, offset) - 1
        return Position(self.lines[line][0], offset - self.starts[line] + 1)


def grid_tiles(grid: Grid) -> list[Tile]:
    """A tile for each ``1``, in the order of z, y, x."""
    tiles = []
    height = grid.height
    for index, row in enumerate(grid.rows):
        x = row.find("1")
        if x < 0:
            continue
        z, y = divmod(index, height)
        while x >= 0:
            tiles.append(Tile(x, y, z))
            x = row.find("1", x + 1)
    return tiles


def check_markers(grid: Grid, tiles: list[Tile], findings: list[Diagnostic]) -> None:
    """Say which quarter markers are not what the tiles make them."""
    rows, height = grid.rows, grid.height
    count = len(tiles)
    good = all(
        rows[(top := z * height + y)].startswith("12", x)
        and y + 1 < height
        and top + 1 < len(rows)
        and rows[top + 1].startswith("43", x)
        for x, y, z in tiles
    )
    # Tiles with all their quarters share none, so equal numbers mean that nothing else stands.
    if good and sum(len(row) - row.count(".") for row in rows) == 4 * count:
        return
    wrong = _WrongMarkers(grid)
    wrong.look(tiles)
    findings += wrong.told
    if wrong.rest is not None:
        message = f"{wrong.count - MAX_TOLD:,} more quarter markers are wrong; save the board anew"
        findings.append(warning("MJS021", message, *grid.place(wrong.rest)))


class _WrongMarkers:
    """Collects what is wrong: the first few in full, of the rest the number."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.told: list[Diagnostic] = []
        self.count = 0
        self.rest: Tile | None = None

    def look(self, tiles: list[Tile]) -> None:
        """Compare each row with what it must be, one row at a time to need little memory."""
        height = self.grid.height
        on_row: dict[int, list[Tile]] = {}
        for tile in tiles:
            on_row.setdefault(tile.z * height + tile.y, []).append(tile)
        for index, row in enumerate(self.grid.rows):
            above = on_row.get(index - 1, []) if index % height else []
            self._look_at(index, row, on_row.get(index, []), above)

    def _look_at(self, index: int, row: str, here: list[Tile], above: list[Tile]) -> None:
        z, y = divmod(index, self.grid.height)
        last = y + 1 == self.grid.height or index + 1 == len(self.grid.rows)
        wanted = bytearray(b"." * len(row))
        for tile in here:
            wanted[tile.x] = ord("1")
            if last or tile.x + 1 >= self.grid.width:
                self._tell(tile, "the tile reaches beyond the board", tile)
        pairs = [(tile, tile.x + 1, "2") for tile in here]
        pairs += [
            (tile, tile.x + dx, marker) for tile in above for dx, marker in ((0, "4"), (1, "3"))
        ]
        for tile, x, marker in pairs:
            if x >= len(row):
                continue  # beyond the board, or in a row that is too short: told already
            if wanted[x] != ord("."):
                self._tell(tile, "the tile overlaps another one", tile)
            else:
                wanted[x] = ord(marker)
        found = row.encode("latin-1", errors="replace")
        if found == wanted:
            return
        # A 1 is always where a tile is, so what differs is some other character.
        wrong = compress(range(len(row)), map(ne, found, wanted))
        for x in islice(wrong, max(MAX_TOLD + 1 - self.count, 0)):
            marker = chr(wanted[x])
            message = (
                f"{row[x]!r} belongs to no tile and counts as empty"
                if marker == "."
                else f"{row[x]!r} instead of {marker!r}, the {_WHAT[marker]} quarter of a tile"
            )
            self._tell(Tile(x, y, z), message)
        self.count += sum(1 for _ in wrong)

    def _tell(self, place: Tile, message: str, *tiles: Tile) -> None:
        self.count += 1
        if self.count <= MAX_TOLD:
            shown = f"level {place.z}, row {place.y}, column {place.x}: {message}"
            line, column = self.grid.place(place)
            told = Diagnostic("MJS021", Severity.WARNING, shown, line, column, tiles)
            self.told.append(told)
        elif self.rest is None:
            self.rest = place


def _tell_rows(
    lines: list[tuple[int, str]],
    odd: list[int],
    size: tuple[int, int, int],
    findings: list[Diagnostic],
) -> None:
    width, height, depth = size
    rows = height * depth
    for index in odd[:MAX_TOLD]:
        number, text = lines[index]
        message = f"the row has {len(text):,} characters; it must have {width:,}"
        findings.append(error("MJS022", message, number, min(len(text), width) + 1))
    if len(odd) > MAX_TOLD:
        message = f"{len(odd) - MAX_TOLD:,} more rows are not {width:,} characters long"
        findings.append(error("MJS022", message, lines[odd[MAX_TOLD]][0], 1))
    stated = f"{depth:,} levels of {height:,} rows make {rows:,}"
    if len(lines) < rows:
        last = lines[-1][0] if lines else 1
        message = f"the board has {len(lines):,} rows, but {stated}; add the missing ones"
        findings.append(error("MJS022", message, last, 1))
    elif len(lines) > rows:
        message = f"the board has {len(lines):,} rows, but {stated}; from here on nothing is read"
        findings.append(error("MJS022", message, lines[rows][0], 1))
