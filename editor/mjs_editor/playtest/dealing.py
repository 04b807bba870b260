"""Dealing for the play window: by the house rules, on the layout they are tried with."""

from __future__ import annotations

import secrets
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from mjs import Layout
from mjs.play.game import Game, new_game
from mjs.play.houserules import HouseRules
from mjs_editor.playtest.waiting import waited_for

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
    layout: Layout, rules: HouseRules, seed: int | None = None, parent: QWidget | None = None
) -> Game:
    """A new game; by chance when no seed is given.

    Layouts that are hard to clear, and those of many thousand tiles, take their time: then a
    dialog of the window `parent` can be cancelled.

    Raises
    ------
    Cancelled
        It was.
    MjsError
        The layout can't be dealt; the text says why.
    """
    seed = chance_seed() if seed is None else seed
    text = QCoreApplication.translate("Dealing", "Dealing {0}...").format(layout.name)
    return waited_for(partial(new_game, layout, rules_for(rules, layout), seed), text, parent)


def _is_bundled(layout: Layout, name: str) -> bool:
    from mjs_layouts import load

    bundled: Layout = load(name)
    return layout.at_origin().tiles == bundled.at_origin().tiles
