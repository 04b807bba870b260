"""What a player or designer asks of a position: what to take next, and which move lost the game."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Hashable, Iterable, Sequence

from mjs.board import Board
from mjs.errors import MoveError, UndecidedError
from mjs.layout import Layout, Tile
from mjs.solving import Verdict, solve

__all__ = ["best_pair", "losing_move"]

Pair = tuple[int, int]


def best_pair(
    layout: Layout,
    faces: Sequence[Hashable],
    removed: Iterable[int | Tile] = (),
    *,
    effort: int | None = None,
) -> Pair | None:
    """A pair after which the position can still be cleared; None when it is lost or won already.

    Parameters
    ----------
    layout, faces, removed
        As for `mjs.solve`.
    effort : int, optional
        Steps of the search after which to give up, as for `mjs.solve`.

    Raises
    ------
    UndecidedError
        The effort was not enough.
    MjsError
        As `mjs.solve`.

    >>> row = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)])
    >>> best_pair(row, "abba")
    (0, 3)
    >>> best_pair(row, "aabb") is None
    True
    """
    order = _decided(solve(layout, faces, removed, effort=effort)).order
    return order[0] if order else None


def losing_move(
    layout: Layout,
    faces: Sequence[Hashable],
    moves: Sequence[tuple[int, int]],
    *,
    effort: int | None = None,
) -> int | None:
    """The move after which a game could no longer be won, by its index in the moves.

    A lost position stays lost whatever is played, so halving finds the move with few questions.

    Parameters
    ----------
    layout, faces
        As for `mjs.Board`.
    moves : sequence of (int, int)
        The pairs of tile indices that were removed, first removed first; legal ones.
    effort : int, optional
        For each question, as for `mjs.solve`.

    Returns
    -------
    int or None
        -1 when the deal could not be won to begin with; None when the game can still be won.

    Raises
    ------
    MoveError
        A move was not legal; the text names it.
    UndecidedError
        The effort was not enough for one of the questions.

    >>> hut = Layout.from_tiles([(0, 0, 0), (6, 0, 0), (0, 0, 1), (12, 0, 0)])
    >>> losing_move(hut, "aaaa", [(1, 2)]), losing_move(hut, "aaaa", [(1, 3)])
    (0, None)
    """
    board = Board(layout, faces)
    for number, (one, other) in enumerate(moves):
        try:
            board.remove(one, other)
        except MoveError as error:
            raise MoveError(f"move {number}: {error}") from None

    def is_lost(played: int) -> bool:
        gone = [tile for pair in moves[:played] for tile in pair]
        return _decided(solve(layout, faces, gone, effort=effort)).solvable is False

    if is_lost(0):
        return -1
    if not is_lost(len(moves)):
        return None
    return bisect_left(range(1, len(moves)), x=True, key=is_lost)


def _decided(verdict: Verdict) -> Verdict:
    if verdict.solvable is None:
        raise UndecidedError(f"{verdict.reason}; allow more effort")
    return verdict
