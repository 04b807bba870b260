"""What lies on the table: the board, and the tray where a game has one."""

from __future__ import annotations

from typing import NamedTuple

from mjs.board import Board
from mjs.errors import MoveError
from mjs.faces import match_group
from mjs.layout import Tile
from mjs.play.events import Dealt

__all__ = ["Mark", "Table", "Tray"]

Tray = tuple[tuple[Tile, str], ...]
"""The tiles of a tray by the places they came from, with their faces; first come, first named."""


class Mark(NamedTuple):
    """How a table lay at some time; `Table.back_to` makes it lie so again."""

    dealt: Dealt
    board: Board
    removals: int
    tray: Tray


class Table:
    """A board with a tray.

    Parameters
    ----------
    dealt : Dealt

    >>> from mjs import Layout
    >>> row = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)])
    >>> table = Table(Dealt(row, ("dots-1", "dots-2", "dots-2", "dots-1")))
    >>> table.pick(Tile(0, 0, 0)) is None, table.pick(Tile(6, 0, 0))
    (True, Tile(x=0, y=0, z=0))
    >>> len(table.board), table.tray
    (2, ())
    """

    def __init__(self, dealt: Dealt) -> None:
        self.tray: Tray = ()
        self.lay(dealt)

    def lay(self, dealt: Dealt) -> None:
        """Lay out other tiles; the tray is empty then."""
        self.dealt = dealt
        self.board = Board(dealt.layout, dealt.faces)
        self.tray = ()

    def face(self, tile: Tile) -> str:
        """The face of a tile of the board."""
        return self.dealt.faces[self.dealt.layout.index(tile)]

    @property
    def is_empty(self) -> bool:
        """Whether nothing is left."""
        return not len(self.board) and not self.tray

    @property
    def left(self) -> tuple[tuple[Tile, str], ...]:
        """All tiles that are left with their faces, those of the tray at their old places."""
        tiles, faces = self.board.layout.tiles, self.dealt.faces
        on_board = [(tiles[index], faces[index]) for index in self.board.remaining]
        return tuple(sorted((*on_board, *self.tray), key=lambda one: (*reversed(one[0]), one[1])))

    def pairs(self) -> list[tuple[Tile, Tile]]:
        """Every pair that may go next once; those with a tile of the tray first."""
        tiles = self.board.layout.tiles
        free = [tiles[index] for index in self.board.free()] if self.tray else []
        pairs = [
            (kept, tile)
            for kept, face in self.tray
            for tile in free
            if match_group(face) == match_group(self.face(tile))
        ]
        return pairs + [(tiles[a], tiles[b]) for a, b in self.board.pairs()]

    def remove(self, a: Tile, b: Tile) -> None:
        """Remove a legal pair of the board.

        Raises
        ------
        MoveError, LayoutError
            As `mjs.Board.remove`.
        """
        self.board.remove(a, b)

    def pick(self, tile: Tile) -> Tile | None:
        """Lift a tile into the tray; the one that goes with it there, if any, is returned.

        Raises
        ------
        MoveError, LayoutError
            As `mjs.Board.lift`.
        """
        face = self.face(tile)
        self.board.lift(tile)
        for number, (kept, other) in enumerate(self.tray):
            if match_group(face) == match_group(other):
                self.tray = self.tray[:number] + self.tray[number + 1 :]
                return kept
        self.tray += ((tile, face),)
        return None

    def mark(self) -> Mark:
        """How it lies now."""
        return Mark(self.dealt, self.board, len(self.board.history), self.tray)

    def back_to(self, mark: Mark) -> None:
        """Let it lie as it did; what happened to a board since is taken back.

        Raises
        ------
        MoveError
            The mark is of a time that is not past.
        """
        self.dealt, self.board, self.tray = mark.dealt, mark.board, mark.tray
        if len(self.board.history) < mark.removals:
            raise MoveError("the board has not come so far yet")
        while len(self.board.history) > mark.removals:
            self.board.undo()
