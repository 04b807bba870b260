"""Pictures of a race: on the way, and the ranking at its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject

from mjs.play.roundview import Phase
from mjs_editor.playtest.features.racing import Racing
from mjs_editor.playtest.features.starting import Starting
from mjs_editor.playtest.racechoice import RaceChoice
from mjs_editor.playtest.window import PlayWindow, open_play
from mjs_layouts import load

__all__ = ["Waiting", "race", "ranking"]

Waiting = Callable[[Callable[[], bool]], None]
"""Lets the program run until something is so."""

Kind = TypeVar("Kind", bound=QObject)

_SECONDS_A_PAIR = 4


class _Clock:
    """The clock of the round, which stands still unless it is put forward."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def race(wait: Waiting) -> PlayWindow:
    """A window with a race on its way, one's own pairs taken, and a hint."""
    window = _on_the_way(wait, pairs=17)
    window.commands["play.hint"].trigger()
    return window


def ranking(wait: Waiting) -> PlayWindow:
    """The same cleared, with everybody's rank."""
    return _on_the_way(wait, pairs=47)


def _on_the_way(wait: Waiting, pairs: int) -> PlayWindow:
    window, clock = open_play(load("turtle"), seed=7), _Clock()
    window.table.motions.enabled = False  # no tile is to be caught half turned over
    window.show()
    racing = _feature(window, Racing)
    _feature(window, Starting).step_ms = 1
    racing.now = clock
    choice = RaceChoice(name="Ruth", level="medium", layout="terraces", others=11)
    racing.begin(choice, window.game.start.layout, seed=4)
    window.commands["play.begin"].trigger()
    wait(lambda: racing.race is not None and racing.race.phase is Phase.RUNNING)
    game = window.game
    for one, other in game.start.order[:pairs]:
        clock.seconds += _SECONDS_A_PAIR
        for tile in (one, other):
            window.click(game.start.layout.tiles[tile])
    racing.refresh()
    window.show_figures()
    return window


def _feature(window: PlayWindow, kind: type[Kind]) -> Kind:
    feature = window.features[kind.__name__]
    assert isinstance(feature, kind)
    return feature
