"""Whether a game can still be won without another shuffle, and which move lost it."""

from __future__ import annotations

import itertools
from bisect import bisect_left
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

from mjs.board import Board
from mjs.errors import LayoutError, UndecidedError
from mjs.faces import match_group
from mjs.layout import Layout, Tile
from mjs.play.events import Event
from mjs.play.game import Game
from mjs.play.standing import Standing
from mjs.solving import solve

__all__ = ["EFFORT", "LosingMove", "Outlook", "losing_move", "outlook"]

EFFORT = 2_000_000
"""Steps of the search, see `mjs.solve`: a turtle takes some thousands, rarely more."""

_PICKS = 30_000
"""Tiles that the search of a game with a tray may pick."""


@dataclass(frozen=True)
class Outlook:
    """What is known of a position.

    Attributes
    ----------
    winnable : bool or None
        Proved yes, proved no, or not decided within the effort or before it was cancelled.
    next : tuple of Tile
        For yes, what to take next: a pair, or the tile to pick.
    """

    winnable: bool | None
    next: tuple[Tile, ...] = ()


@dataclass(frozen=True)
class LosingMove:
    """Where a game was lost.

    Attributes
    ----------
    event : int or None
        The event after which the game could not be won any more, by its place in the events;
        `game.rewound(event)` is the game just before it. None when the deal, or the shuffle that
        the game goes on from, could not be won to begin with.
    tiles : tuple of Tile
        What was taken there.
    """

    event: int | None
    tiles: tuple[Tile, ...] = ()


def outlook(
    game: Standing, *, effort: int = EFFORT, cancel: Callable[[], bool] | None = None
) -> Outlook:
    """Whether a game can be won from here as it lies, all faces being known.

    Without another shuffle, an undo or luck: by taking the right tiles, whether or not time was
    up or the player gave up. Exact where pairs go at once. With a tray, which allows more, a
    search of limited length decides what can't be won pair by pair.

    Parameters
    ----------
    game : Standing
    effort : int
        Steps of the search, see `mjs.solve`.
    cancel : callable, optional
        Asked every few milliseconds; when it returns true, the answer is "not decided".

    >>> from mjs.play.events import Dealt
    >>> row = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)])
    >>> outlook(Game(Dealt(row, ("dots-1", "dots-1", "dots-2", "dots-2")))).winnable
    False
    >>> outlook(Game(Dealt(row, ("dots-1", "dots-2", "dots-2", "dots-1")))).next
    (Tile(x=0, y=0, z=0), Tile(x=6, y=0, z=0))
    """
    left, tray, size = game.left, game.tray, game.rules.tray_size
    if not left:
        return Outlook(winnable=True)
    found = Outlook(winnable=None)
    # A pair passes through the tray, so there has to be room for one tile that does not lose.
    if game.rules.removal == "pairs" or len(tray) + 2 <= size:
        found = _by_pairs(game, effort, cancel)
        if found.winnable or game.rules.removal == "pairs":
            return found
    if len(tray) >= size:
        return Outlook(winnable=False)
    return _by_picks(game.board, game.dealt.faces, [face for _, face in tray], size, cancel)


def losing_move(
    game: Game, *, effort: int = EFFORT, cancel: Callable[[], bool] | None = None
) -> LosingMove | None:
    """The move that lost a game, since its start or its last shuffle; None while it can be won.

    A lost position stays lost whatever is taken, so halving finds the move with few questions.

    Parameters
    ----------
    game, effort, cancel
        See `outlook`.

    Raises
    ------
    UndecidedError
        One of the questions was not decided.

    >>> from mjs.play.events import Dealt
    >>> hut = Layout.from_tiles([(0, 0, 0), (6, 0, 0), (0, 0, 1), (12, 0, 0)])
    >>> game = Game(Dealt(hut, ("dots-1",) * 4))
    >>> for tile in (Tile(6, 0, 0), Tile(12, 0, 0)):
    ...     said = game.click(tile)
    >>> losing_move(game)
    LosingMove(event=1, tiles=(Tile(x=6, y=0, z=0), Tile(x=12, y=0, z=0)))
    """
    moves = _moves(game)

    def is_lost(played: int) -> bool:
        then = game.rewound(moves[played][0]) if played < len(moves) else game
        found = outlook(then, effort=effort, cancel=cancel).winnable
        if found is None:
            raise UndecidedError("whether the game could be won there was not decided in time")
        return not found

    if not is_lost(len(moves)):
        return None
    if is_lost(0):
        return LosingMove(None)
    number, event = moves[bisect_left(range(1, len(moves)), x=True, key=is_lost)]
    return LosingMove(number, event.tiles)


def _moves(game: Game) -> list[tuple[int, Event]]:
    """What led from the start, or the last shuffle, to here, with its places in the events."""
    line: list[tuple[int, Event]] = []
    undone: list[Event] = []
    for number, event in enumerate(game.events):
        match event.kind:
            case "undo":
                undone.append(line.pop()[1])
            case "redo":
                line.append((number, undone.pop()))
            case "hint" if not game.rules.undo_hints:
                pass
            case "remove" | "pick" | "shuffle" | "hint":
                line.append((number, event))
                undone.clear()
    shuffles = [place for place, (_, event) in enumerate(line) if event.kind == "shuffle"]
    since = line[shuffles[-1] + 1 :] if shuffles else line
    return [(number, event) for number, event in since if event.kind in ("remove", "pick")]


def _by_pairs(game: Standing, effort: int, cancel: Callable[[], bool] | None) -> Outlook:
    """As if tiles of the tray lay on the table apart from all others, free."""
    places = [tile for tile, _ in game.left]
    in_tray = {tile for tile, _ in game.tray}
    width = game.layout.footprint.width
    aside = itertools.count(max(tile.x for tile in places) + width + 1, width + 1)
    lying = {
        (Tile(next(aside), 0, 0) if tile in in_tray else tile): (tile, face)
        for tile, face in game.left
    }
    try:
        layout = Layout.from_tiles(lying, footprint=game.layout.footprint)
        faces = [lying[tile][1] for tile in layout.tiles]
        verdict = solve(layout, faces, effort=effort, cancel=cancel)
    except LayoutError:
        # Too many tiles that match each other, or no room aside: rare, and no reason to fail.
        return Outlook(winnable=None)
    pair = (lying[layout.tiles[index]][0] for index in verdict.order[0]) if verdict.order else ()
    return Outlook(verdict.solvable, tuple(tile for tile in pair if tile not in in_tray))


def _by_picks(
    board: Board,
    faces: Sequence[str],
    tray: list[str],
    size: int,
    cancel: Callable[[], bool] | None,
) -> Outlook:
    """Search the games with a tray, one tile after the other, depth first."""
    start = len(board.history)
    board = _copy(board)
    held = {match_group(face) for face in tray}
    groups = [match_group(face) for face in faces]
    seen: set[int] = set()
    gone = 0
    stack = [_ordered(board, groups, held)]
    for picks in range(_PICKS):
        if cancel is not None and picks % 200 == 0 and cancel():
            break
        while stack and not stack[-1]:
            stack.pop()
            if not stack:
                return Outlook(winnable=False)
            (tile,) = board.undo()
            held ^= {groups[tile]}
            gone ^= 1 << tile
        tile = stack[-1].pop()
        if len(held) + 1 >= size and groups[tile] not in held:
            continue
        # What lies in the tray is what is gone an odd number of times.
        if gone | 1 << tile in seen:
            continue
        board.lift(tile)
        held ^= {groups[tile]}
        gone |= 1 << tile
        seen.add(gone)
        if not len(board):
            first = board.history[start][0]
            return Outlook(winnable=True, next=(board.layout.tiles[first],))
        stack.append(_ordered(board, groups, held))
    return Outlook(winnable=None)


def _ordered(board: Board, groups: Sequence[Hashable], held: set[Hashable]) -> list[int]:
    """The free tiles, those that clear one of the tray last, to be tried first."""
    return sorted(board.free(), key=lambda tile: groups[tile] in held)


def _copy(board: Board) -> Board:
    """A board of its own that lies the same, with the same history."""
    other = Board(board.layout, board.faces)
    for tiles in board.history:
        for tile in tiles:
            other.lift(tile)
    return other
