"""The states of the play window that are drawn: each profile in the middle of a game."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from mjs import Tile
from mjs.play.houserules import PROFILES
from mjs_editor.playtest.window import PlayWindow, open_play
from mjs_layouts import load

__all__ = ["ALONE"]

_SEED = 7

THEMES = {"": ("light", "ivory"), "-dark": ("dark", "dusk")}
"""The theme and the face set of each picture of a state, by the end of its name."""


def opened(profile: str, layout: str = "turtle") -> PlayWindow:
    """A play window in which nothing moves."""
    window = open_play(load(layout), rules=PROFILES[profile], seed=_SEED)
    window.table.motions.enabled = False
    window.show()
    return window


def take(window: PlayWindow, pairs: int) -> None:
    """Take the first pairs of the proof of the deal."""
    tiles = window.game.start.layout.tiles
    for one, other in window.game.start.order[:pairs]:
        window.click(tiles[one])
        window.click(tiles[other])


def blocked_tile(window: PlayWindow) -> Tile:
    """A tile that is closed in on both sides and is seen whole."""
    board, table = window.game.board, window.table
    found = (
        tile
        for tile in reversed(table.tiles)
        if not board.is_free(tile) and not board.why_blocked(tile).above
    )
    return next(found)


def reference(window: PlayWindow) -> None:
    """One tile selected, free ones brighter."""
    take(window, 9)
    window.click(window.game.pairs()[2][0])


def tray(window: PlayWindow) -> None:
    """Three tiles in the tray, and a hint how to go on."""
    take(window, 6)
    seen: set[str] = set()
    for index in window.game.board.free():
        tile = window.game.layout.tiles[index]
        face = window.game.face(tile)
        if face not in seen and len(seen) < 2 and not face.startswith(("flower", "season")):
            seen.add(face)
            window.click(tile)
    window.commands["play.hint"].trigger()


def unlimited(window: PlayWindow) -> None:
    """After a shuffle."""
    take(window, 20)
    window.commands["play.shuffle"].trigger()


def race(window: PlayWindow) -> None:
    """Under way, blocked tiles striped."""
    window.begin()
    take(window, 12)


def three_shuffles(window: PlayWindow) -> None:
    """A hint that stays, blocked tiles darker."""
    take(window, 15)
    window.commands["play.hint"].trigger()


def strict(window: PlayWindow) -> None:
    """A click on a blocked tile, and why it is blocked."""
    take(window, 10)
    window.click(blocked_tile(window))


def countdown(window: PlayWindow) -> None:
    """Hidden faces, and 3."""
    window.commands["play.begin"].trigger()


def stuck(window: PlayWindow) -> None:
    """No pair is free."""
    rng = random.Random(3)
    while True:
        while pairs := window.game.pairs():
            for tile in rng.choice(pairs):
                window.click(tile)
        if len(window.game.board) >= 8:
            return
        window.commands["game.restart"].trigger()


def paused(window: PlayWindow) -> None:
    """Faces hidden."""
    take(window, 14)
    window.commands["play.pause"].trigger()


def won(window: PlayWindow) -> None:
    """Cleared without a shuffle."""
    take(window, len(window.game.start.order))


def contrast(window: PlayWindow) -> None:
    """The face set of high contrast, with a hint."""
    window.commands["table.faces-contrast"].trigger()
    take(window, 9)
    window.commands["play.hint"].trigger()


def rules(window: PlayWindow) -> None:
    """Every house rule by itself."""
    window.commands["rules.edit"].trigger()


_State = Callable[[PlayWindow], None]
_ALONE: dict[str, tuple[_State, str, str]] = {
    f"{name}{end}": (state, profile, end)
    for name, state, profile in (
        ("reference", reference, "reference"),
        ("tray", tray, "tray"),
        ("unlimited", unlimited, "unlimited"),
        ("race", race, "race"),
        ("three-shuffles", three_shuffles, "three-shuffles"),
        ("strict", strict, "strict"),
    )
    for end in THEMES
} | {
    "countdown": (countdown, "race", ""),
    "stuck": (stuck, "reference", ""),
    "paused-dark": (paused, "reference", "-dark"),
    "won": (won, "three-shuffles", ""),
    "contrast": (contrast, "reference", ""),
    "rules": (rules, "race", ""),
}


def _drawn(state: _State, profile: str, end: str, _: object) -> PlayWindow:
    window = opened(profile)
    theme, faces = THEMES[end]
    for command in (f"table.theme-{theme}", f"table.faces-{faces}"):
        window.commands[command].trigger()
    state(window)
    return window


ALONE: dict[str, Callable[[object], PlayWindow]] = {
    name: partial(_drawn, *what) for name, what in _ALONE.items()
}
"""By the name of its picture, what brings a window into each state."""
