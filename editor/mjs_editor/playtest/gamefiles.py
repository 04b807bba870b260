"""Game files for the play window: which files are some, and what goes into them."""

from __future__ import annotations

from pathlib import Path

from mjs.play.game import Game
from mjs.play.record import SUFFIX, Recorded, encode, read_game
from mjs_editor.playtest.assisted import EXTRA, is_designers, set_designers
from mjs_editor.playtest.gamenotes import began, set_began, set_recorded

__all__ = ["game_bytes", "is_game_file", "opened_game", "usual_name"]

_HEAD = 4096


def is_game_file(path: Path) -> bool:
    """Whether a file is a game and no layout, by its name or by how it begins.

    >>> is_game_file(Path("turtle.game.json")), is_game_file(Path("no-such-layout.json"))
    (True, False)
    """
    if path.name.lower().endswith(SUFFIX):
        return True
    try:
        # To open a pipe would wait for whoever writes to it.
        if not path.is_file():
            return False
        with path.open("rb") as stream:
            return b'"mjs-game"' in stream.read(_HEAD)
    except (OSError, ValueError):
        return False


def game_bytes(game: Game) -> bytes:
    """The file of a game as it stands, with what is noted of it.

    Raises
    ------
    CannotHoldError
        No file holds it.
    """
    return encoded(game, began(game), designers=is_designers(game))


def encoded(game: Game, when: str, *, designers: bool) -> bytes:
    """The file of a game that began at a time; on whichever thread."""
    return encode(game, when, extra={EXTRA: True} if designers else {})


def opened_game(path: Path) -> Game:
    """The game of a file, as it stood; what is noted of it is known again.

    Raises
    ------
    ReadError
        It is missing, damaged, or is no game.
    """
    recorded: Recorded = read_game(path)
    game = recorded.game
    set_began(game, recorded.began)
    if recorded.extra.get(EXTRA):
        set_designers(game)
    if game.is_over:
        set_recorded(game)
    return game


def usual_name(game: Game) -> str:
    """What the file of a game is called unless somebody says otherwise."""
    layout = game.start.layout
    name = "".join(
        letter if letter.isalnum() or letter in "-_" else "-" for letter in layout.id or layout.name
    ).strip("-")
    seed = "" if game.start.seed is None else f"-{game.start.seed}"
    return f"{name or 'game'}{seed}{SUFFIX}"
