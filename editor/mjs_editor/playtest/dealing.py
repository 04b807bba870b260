"""Dealing for the play window: by the house rules, on the layout they are tried with."""

from __future__ import annotations

import secrets
import threading
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from mjs import Cancelled, Layout
from mjs.play.game import Game, new_game
from mjs.play.houserules import HouseRules
from mjs_editor.playtest.waiting import waited_for
from mjs_editor.playtest.wantedband import band_word, note_band, seed_within
from mjs_editor.worker import is_ending

__all__ = ["chance_seed", "deal_game", "rules_for"]

_SEEDS = 2**32


def chance_seed() -> int:
    """A seed nobody chose, short enough to be typed."""
    return secrets.randbelow(_SEEDS)


def rules_for(rules: HouseRules, layout: Layout) -> HouseRules:
    """House rules as they hold on a layout.

    A page whose game is on one layout is tried on others too, which is what a play-test is for;
    its rules then do not claim that layout.
    """
    if not rules.layout or _is_bundled(layout, rules.layout):
        return rules
    return rules.with_settings(layout="")


def deal_game(
    layout: Layout,
    rules: HouseRules,
    seed: int | None = None,
    parent: QWidget | None = None,
    band: str = "",
) -> Game:
    """A new game; by chance when no seed is given.

    Layouts that are hard to clear, and those of many thousand tiles, take their time: then a
    dialog of the window `parent` can be cancelled.

    Parameters
    ----------
    layout : Layout
    rules : HouseRules
    seed : int, optional
    parent : QWidget, optional
    band : str
        The difficulty that a deal by chance is to have; empty for any. A layout without such deals
        is dealt as it is, see `mjs_editor.playtest.wantedband`. Deals of a seed, and those that
        need not be clearable, are what they are.

    Raises
    ------
    Cancelled
        It was.
    MjsError
        The layout can't be dealt; the text says why.
    """
    rules = rules_for(rules, layout)
    if seed is None and band and rules.deal == "solvable":
        return _game_within(layout, rules, band, parent)
    seed = chance_seed() if seed is None else seed
    text = QCoreApplication.translate("Dealing", "Dealing {0}...").format(layout.name)
    return waited_for(partial(new_game, layout, rules, seed), text, parent)


def _game_within(layout: Layout, rules: HouseRules, band: str, parent: QWidget | None) -> Game:
    """A new game by chance, of a difficulty where there is one."""
    given_up, seed = threading.Event(), chance_seed()

    def work() -> tuple[Game, bool]:
        found = seed_within(
            layout,
            seed,
            band,
            bonus=rules.bonus and layout.deck.bonus,
            cancel=lambda: given_up.is_set() or is_ending(),
        )
        return new_game(layout, rules, seed if found is None else found), found is not None

    text = QCoreApplication.translate("Dealing", "Looking for a deal of {0} that is {1}...")
    try:
        game, is_found = waited_for(work, text.format(layout.name, band_word(band)), parent)
    except Cancelled:
        given_up.set()
        raise
    note_band(game.start, band, found=is_found)
    return game


def _is_bundled(layout: Layout, name: str) -> bool:
    from mjs_layouts import load

    bundled: Layout = load(name)
    return layout.at_origin().tiles == bundled.at_origin().tiles
