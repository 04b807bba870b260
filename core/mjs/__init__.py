"""mjs: the engine of the studio for Mahjong Solitaire layouts.

>>> import mjs
>>> layout = mjs.Layout.from_tiles([(0, 0, 0), (2, 0, 0), (0, 0, 1), (2, 0, 1)], name="Four")
>>> mjs.facts(layout)["free_at_start"]
2
>>> mjs.verify(mjs.deal(layout, seed=1))
True

Everything public is here by name; it is loaded when first asked for, so that commands start fast.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mjs.advice import best_pair, losing_move
    from mjs.board import Blockers, Board
    from mjs.certificate import Certificate
    from mjs.clearing import Clearability, clearable
    from mjs.dealing import DealTable, deal, deal_tables, deals, random_faces
    from mjs.diagnostic import Diagnostic, Severity
    from mjs.errors import (
        Cancelled,
        CannotHoldError,
        DealError,
        LayoutError,
        MjsError,
        MoveError,
        PlayError,
        ProofError,
        ReadError,
        SettingsError,
        SurveyError,
        TooDenseError,
        UnclearableError,
        UndecidedError,
        UnknownFormatError,
        WriteError,
    )
    from mjs.faces import Deck, match_group
    from mjs.geometry import BlockingGraph, blocking_graph, facts
    from mjs.layout import Bounds, Footprint, Layer, Layout, StartDeal, Tile
    from mjs.measuring import Difficulty, difficulty
    from mjs.proof import ProofDeal, verify
    from mjs.rating import LayoutDifficulty, layout_difficulty
    from mjs.render import render_svg
    from mjs.solving import Verdict, solve
    from mjs.storage import read, read_all, write
    from mjs.surveying import survey
    from mjs.tallies import Survey
    from mjs.validation import validate

__version__ = "0.1.0"

_HOMES = {
    "advice": ("best_pair", "losing_move"),
    "board": ("Blockers", "Board"),
    "certificate": ("Certificate",),
    "clearing": ("Clearability", "clearable"),
    "dealing": ("DealTable", "deal", "deal_tables", "deals", "random_faces"),
    "diagnostic": ("Diagnostic", "Severity"),
    "errors": (
        "Cancelled",
        "CannotHoldError",
        "DealError",
        "LayoutError",
        "MjsError",
        "MoveError",
        "PlayError",
        "ProofError",
        "ReadError",
        "SettingsError",
        "SurveyError",
        "TooDenseError",
        "UnclearableError",
        "UndecidedError",
        "UnknownFormatError",
        "WriteError",
    ),
    "faces": ("Deck", "match_group"),
    "geometry": ("BlockingGraph", "blocking_graph", "facts"),
    "layout": ("Bounds", "Footprint", "Layer", "Layout", "StartDeal", "Tile"),
    "measuring": ("Difficulty", "difficulty"),
    "proof": ("ProofDeal", "verify"),
    "rating": ("LayoutDifficulty", "layout_difficulty"),
    "render": ("render_svg",),
    "solving": ("Verdict", "solve"),
    "storage": ("read", "read_all", "write"),
    "surveying": ("survey",),
    "tallies": ("Survey",),
    "validation": ("validate",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "Blockers",
    "BlockingGraph",
    "Board",
    "Bounds",
    "Cancelled",
    "CannotHoldError",
    "Certificate",
    "Clearability",
    "DealError",
    "DealTable",
    "Deck",
    "Diagnostic",
    "Difficulty",
    "Footprint",
    "Layer",
    "Layout",
    "LayoutDifficulty",
    "LayoutError",
    "MjsError",
    "MoveError",
    "PlayError",
    "ProofDeal",
    "ProofError",
    "ReadError",
    "SettingsError",
    "Severity",
    "StartDeal",
    "Survey",
    "SurveyError",
    "Tile",
    "TooDenseError",
    "UnclearableError",
    "UndecidedError",
    "UnknownFormatError",
    "Verdict",
    "WriteError",
    "__version__",
    "best_pair",
    "blocking_graph",
    "clearable",
    "deal",
    "deal_tables",
    "deals",
    "difficulty",
    "facts",
    "layout_difficulty",
    "losing_move",
    "match_group",
    "random_faces",
    "read",
    "read_all",
    "render_svg",
    "solve",
    "survey",
    "validate",
    "verify",
    "write",
]


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"module 'mjs' has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(f"mjs.{_HOME_OF[name]}"), name)
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
