"""What play costs: ``python game_work.py {shuffles|actions|large} ...`` prints a JSON object."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import mjs
import mjs_layouts
from mjs.errors import DealError, MjsError, UnclearableError
from mjs.play.game import Game, new_game
from mjs.play.houserules import PROFILES
from mjs.play.record import decode, encode
from mjs.play.shuffling import reshuffled

ANY = PROFILES["reference"].with_settings(deal="any")
LARGER = 5_000_000
"""Tile removals with which refused shuffles are asked for again."""


def boards(paths: Sequence[str]) -> list[mjs.Layout]:
    """The bundled layouts, and those of files that can be played."""
    found = [mjs_layouts.load(name) for name in mjs_layouts.names()]
    for path in paths:
        try:
            layout = mjs.read(path)
            new_game(layout, ANY)
        except MjsError:
            continue
        found.append(layout)
    return found


def shuffles(count: str, folder: str = "") -> dict[str, Any]:
    """Shuffle positions of random deals that were played at random until they were stuck."""
    rng = random.Random(20)
    paths = sorted(map(str, Path(folder).glob("*.mah"))) if folder else []
    known = boards(rng.sample(paths, min(250, len(paths))))
    seconds: list[float] = []
    refused = proved = undecided = solvable = 0
    while len(seconds) < int(count):
        layout = rng.choice(known)
        played = new_game(layout, ANY, rng.getrandbits(64))
        board = played.board
        while pairs := board.pairs():
            board.remove(*rng.choice(pairs))
        if board.is_won:
            continue
        left = played.left
        rest, faces = layout.with_tiles(tile for tile, _ in left), [face for _, face in left]
        began = time.perf_counter()
        try:
            reshuffled(rest, faces, len(seconds))
        except DealError as error:
            refused += 1
            proved += isinstance(error, UnclearableError)
            undecided += not isinstance(error, UnclearableError)
        seconds.append(time.perf_counter() - began)
        if undecided > solvable and mjs.clearable(rest, LARGER).verdict:
            solvable += 1
    return {
        "seconds": seconds, "layouts": len(known), "refused": refused, "proved": proved,
        "undecided": undecided, "solvable": solvable,
    }  # fmt: skip


def actions(rounds: str) -> dict[str, list[float]]:
    """What a player does on the turtle, and reading and writing the whole game."""
    found: dict[str, list[float]] = {
        what: [] for what in ("click", "hint", "undo", "shuffle", "write", "read")
    }

    def timed(what: str, work: Callable[..., Any], *arguments: Any) -> Any:
        began = time.perf_counter()
        result = work(*arguments)
        found[what].append(time.perf_counter() - began)
        return result

    for seed in range(int(rounds)):
        played = new_game(mjs_layouts.load("turtle"), seed=seed)
        for pair in played.start.order:
            for tile in pair:
                timed("hint", played.hint)
                timed("click", played.click, played.layout.tiles[tile])
        data = timed("write", encode, played, "2026-11-29T20:15:00")
        timed("read", decode, data)
        played = played.rewound(len(played.events) - 1)
        while played.can_undo:
            timed("undo", played.undo)
        timed("shuffle", played.shuffle)
    return found


def large(tiles: str) -> dict[str, float]:
    """The same on a board of many tiles."""
    side = int((int(tiles) // 4) ** 0.5)
    places = [
        (2 * x + z % 2, 2 * y + z % 2, z)
        for z in range(4) for x in range(side) for y in range(side)
    ]  # fmt: skip
    played = new_game(mjs.Layout.from_tiles(places))
    found: dict[str, float] = {"tiles": len(places)}
    tile = played.layout.tiles[played.board.free()[0]]
    work: dict[str, Callable[[Game], Any]] = {
        "click": lambda game: game.click(tile),
        "hint": lambda game: game.hint(),
        "shuffle": lambda game: game.shuffle(),
    }
    for what, do in work.items():
        began = time.perf_counter()
        do(played)
        found[what] = time.perf_counter() - began
    return found


def main(arguments: Sequence[str]) -> None:
    """Do one of them."""
    work: Any = {"shuffles": shuffles, "actions": actions, "large": large}[arguments[0]]
    print(json.dumps(work(*arguments[1:])))


if __name__ == "__main__":
    main(sys.argv[1:])
