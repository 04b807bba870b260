"""``mjs replay``: plays recorded games again and says how they went."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import click

from mjs.cli.terminal import CONTEXT, complain, escaped, print_text, read_stdin

if TYPE_CHECKING:
    from mjs.play.game import Game
    from mjs.play.winning import LosingMove

__all__ = ["command"]


@click.command("replay", context_settings=CONTEXT)
@click.argument("games", nargs=-1, required=True, metavar="GAME...")
@click.option("-q", "--quiet", is_flag=True, help="Say nothing of games that are right.")
def command(*, games: Sequence[str], quiet: bool) -> int:
    """Play recorded games again: say how each went, and where it was lost.

    A game is a file that the play-test saved (.game.json). Every event is checked by the rules
    and the house rules it was played by, and the summary is worked out anew. A folder stands for
    all games in it, and - for standard input.

    \b
    mjs replay last.game.json
    mjs replay games/

    Exit codes: 0 all are as they say, 1 some not, 2 could not run.
    """
    from mjs.errors import MjsError
    from mjs.play.record import decode, read_game

    failed = 0
    for path in _files(games):
        try:
            if path == "-":
                source = read_stdin(None)
                found, name = decode(source.data, source.path), source.path
            else:
                found, name = read_game(path), path
        except MjsError as error:
            complain(str(error))
            failed += 1
            continue
        if not quiet:
            print_text(f"{escaped(name)}: {escaped(_told(found.game))}\n")
    return 1 if failed else 0


def _files(paths: Sequence[str]) -> Iterator[str]:
    """The files that were named, and the games in folders that were."""
    from mjs.discovery import files_below
    from mjs.errors import ReadError
    from mjs.play.record import SUFFIX

    for path in paths:
        if path == "-" or not os.path.isdir(path):
            yield path
            continue
        found = [file for file in files_below(path) if file.endswith(SUFFIX)]
        if not found:
            raise ReadError(f"no games ({SUFFIX}) in this folder", path=path)
        yield from found


def _told(game: Game) -> str:
    """How a game went, in a line."""
    from mjs.play.outcome import SAID, State

    name = game.start.layout.name or "a layout without name"
    reason = f" ({SAID[game.reason]})" if game.state is State.LOST else ""
    whole = len(game.start.layout) // 2
    tallies = game.tallies
    counts = [
        f"{number:,} {what}{'s' * (number != 1)}"
        for number, what in (
            (tallies.hints, "hint"),
            (tallies.undos, "undo"),
            (tallies.shuffles, "shuffle"),
        )
        if number
    ]
    parts = [
        f"{name}, {game.rules.name} rules",
        f"{game.state}{reason} after {_duration(game.elapsed)}",
        f"{game.pairs_cleared:,} of {whole:,} pairs",
        *counts,
    ]
    return ", ".join(parts) + _blame(game)


def _blame(game: Game) -> str:
    """Which move lost it, if one did."""
    from mjs.errors import UndecidedError
    from mjs.play.outcome import State
    from mjs.play.winning import losing_move

    if game.state is State.WON:
        return ""
    try:
        lost = losing_move(game)
    except UndecidedError:
        return "; whether it could still be won was not decided"
    if lost is None:
        return "; it could still be won"
    return _move(game, lost)


def _move(game: Game, lost: LosingMove) -> str:
    if lost.event is None:
        return "; it could not be won from the deal, or the last shuffle, on"
    before = game.rewound(lost.event)
    taken = " and ".join(f"{before.face(tile)} at {tile}" for tile in lost.tiles)
    number = 1 + before.pairs_cleared if before.rules.removal == "pairs" else 0
    which = f"pair {number:,}" if number else f"the pick in event {lost.event:,}"
    at = _duration(game.events[lost.event].at)
    return f"; it could not be won any more after {which} at {at}: {taken}"


def _duration(milliseconds: int) -> str:
    """``3:07``, or ``1:02:05`` from an hour on."""
    minutes, seconds = divmod(milliseconds // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
