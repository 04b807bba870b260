"""The states of the designer's view that are drawn: the light, what lost, records, a heat map."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtWidgets import QMainWindow
from race import Waiting

from mjs.play.game import Game, new_game
from mjs.play.houserules import PROFILES
from mjs.play.played import Played
from mjs.play.record import encode
from mjs_editor.features.heating import Heating
from mjs_editor.playtest.bestsfile import open_bests
from mjs_editor.playtest.features.eye import Eye
from mjs_editor.playtest.features.lostmove import LostMove
from mjs_editor.playtest.lookback import LookBack
from mjs_editor.playtest.statistics import StatisticsDialog
from mjs_editor.playtest.window import PlayWindow, open_play
from mjs_editor.window import MainWindow
from mjs_layouts import load

__all__ = ["DESIGNER", "heat"]

_SEED = 3
_GAMES = 24
_SECONDS = 9.0
_BEGAN = "2026-11-29T20:15:00+01:00"


def _opened() -> PlayWindow:
    window = open_play(load("turtle"), rules=PROFILES["reference"], seed=_SEED)
    window.table.motions.enabled = False
    window.show()
    return window


def _until_told(window: PlayWindow, wait: Waiting) -> None:
    eye, lost = window.features["Eye"], window.features["LostMove"]
    assert isinstance(eye, Eye)
    assert isinstance(lost, LostMove)
    wait(lambda: eye.is_idle and lost.is_idle)


def _play_at_random(game: Game, rng: random.Random, clock: list[float]) -> None:
    while pairs := game.pairs():
        clock[0] += rng.random() * _SECONDS
        if rng.random() < 0.3:
            game.click(rng.choice(game.left)[0])
            if game.selected is not None:
                game.click(game.selected)
        for tile in rng.choice(pairs) if game.pairs() == pairs else ():
            game.click(tile)


def _record_games() -> None:
    with open_bests() as bests:
        for seed in range(_GAMES):
            clock = [0.0]
            game = new_game(load("turtle"), seed=seed, now=lambda clock=clock: clock[0])
            _play_at_random(game, random.Random(seed), clock)
            bests.add(Played.of(game), encode(game, _BEGAN).decode())


def winning(wait: Waiting) -> QMainWindow:
    """The light says that it can be won, and a move that wins is marked."""
    window = _opened()
    tiles = window.game.layout.tiles
    for pair in window.game.start.order[:12]:
        for index in pair:
            window.click(tiles[index])
    window.commands["eye.live"].trigger()
    window.commands["eye.move"].trigger()
    _until_told(window, wait)
    return window


def lost(wait: Waiting) -> QMainWindow:
    """Stuck, and the move that lost it is marked where its tiles were."""
    window = _opened()
    _play_at_random(window.game, random.Random(1), [0.0])
    window.start(window.game)
    window.commands["eye.ask"].trigger()
    window.commands["eye.lost"].trigger()
    _until_told(window, wait)
    return window


def look_back(wait: Waiting) -> QMainWindow:
    """In the middle of a game that is over."""
    window = winning(wait)
    window.commands["eye.look-back"].trigger()
    dialog = window.findChild(LookBack)
    assert isinstance(dialog, LookBack)
    dialog.slider.setValue(8)
    return window


def records(wait: Waiting) -> QMainWindow:
    """Bests, counts and the last games."""
    _record_games()
    window = _opened()
    window.commands["game.records"].trigger()
    dialog = window.findChild(StatisticsDialog)
    assert isinstance(dialog, StatisticsDialog)
    wait(lambda: dialog.shown is not None)
    return window


def heat(window: MainWindow, wait: Waiting) -> None:
    """Where players got stuck."""
    _record_games()
    window.commands["heat.stuck"].trigger()
    heating = window.features["Heating"]
    assert isinstance(heating, Heating)
    wait(lambda: not heating.job.is_running)


DESIGNER: dict[str, Callable[[Waiting], QMainWindow]] = {
    "designer": winning,
    "designer-lost": lost,
    "look-back": look_back,
    "records": records,
}
"""By the name of its picture, what brings a window into each state."""
