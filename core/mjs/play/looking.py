"""How good it is to take a pair, as far as somebody who looks at the table can tell.

What counts is what taking it opens, and what it leaves of its match group: the last two of a group
lose nothing, while two of four whose fellows are still buried may bury them for good.
"""

from __future__ import annotations

from mjs.board import Board
from mjs.faces import match_group
from mjs.layout import Tile
from mjs.play.game import Game

__all__ = ["Look"]

_OPENED, _SAFE, _RISKY, _LAYER = 6, 30, 20, 2


class Look:
    """A look at a game from the place of its player, who sees every face but not the solution.

    Asking changes nothing in the game: what taking a pair would open is tried on a board of its
    own, kept level with the game's.

    Parameters
    ----------
    game : Game

    >>> from mjs import Layout
    >>> from mjs.play.events import Dealt
    >>> row = Layout.from_tiles([(x, 0, 0) for x in (0, 2, 4, 6)] + [(20, 0, 0), (30, 0, 0)])
    >>> faces = ("dots-1", "dots-2", "dots-2", "dots-1", "dots-1", "dots-1")
    >>> look = Look(Game(Dealt(row, faces)))
    >>> look.worth((Tile(0, 0, 0), Tile(6, 0, 0))) > look.worth((Tile(20, 0, 0), Tile(30, 0, 0)))
    True
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._of: Board | None = None
        self._tried = game.board

    def worth(self, pair: tuple[Tile, Tile]) -> int:
        """The more, the better a pair is to take. It has to be legal now."""
        board = self._level()
        layout = board.layout
        in_tray = dict(self._game.tray)
        taken = [layout.index(tile) for tile in pair if tile not in in_tray]
        free = board.free()
        group = match_group(str(board.faces[taken[-1]]))
        alike = [tile for tile in board.remaining if match_group(str(board.faces[tile])) == group]
        for tile in taken:
            board.lift(tile)
        opened = len(board.free()) - (len(free) - len(taken))
        for _ in taken:
            board.undo()
        open_alike = len(set(alike) & set(free))
        left = len(alike) - len(taken)
        balance = 0
        if open_alike == len(alike):
            balance = _SAFE
        elif left and open_alike == len(taken):
            balance = -_RISKY
        layers = sum(layout.tiles[tile].z for tile in taken)
        return _OPENED * opened + balance + _LAYER * layers

    def _level(self) -> Board:
        """The board to try on, as the game's lies now."""
        real = self._game.board
        if self._of is not real:
            self._of, self._tried = real, Board(real.layout, real.faces)
        done = [tile for tiles in self._tried.history for tile in tiles]
        wanted = [tile for tiles in real.history for tile in tiles]
        level = next(
            (n for n, (one, other) in enumerate(zip(done, wanted, strict=False)) if one != other),
            min(len(done), len(wanted)),
        )
        for _ in done[level:]:
            self._tried.undo()
        for tile in wanted[level:]:
            self._tried.lift(tile)
        return self._tried
