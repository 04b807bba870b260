"""Playing a dealt layout by the rules and house rules of games people know; no windows here.

>>> from mjs import Layout
>>> from mjs.play import PROFILES, new_game
>>> row = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)], name="Row")
>>> game = new_game(row, PROFILES["strict"], seed=5)
>>> for tile in game.hint().tiles:
...     outcome = game.click(tile)
>>> outcome.kind, game.progress, game.state
('removed', 0.5, <State.PLAYING: 'playing'>)

What programs need is here by name, and is loaded when first asked for. The rest is in the modules.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mjs.play.bests import Bests
    from mjs.play.daily import daily_layout, daily_seed
    from mjs.play.events import Dealt, Event
    from mjs.play.game import Game, new_game
    from mjs.play.houserules import PROFILES, HouseRules
    from mjs.play.levels import LEVELS, Level, level_of, next_level
    from mjs.play.outcome import Outcome, State, Tallies
    from mjs.play.played import Played
    from mjs.play.race import Race
    from mjs.play.ranking import Place, Result
    from mjs.play.record import Recorded, read_game, write_game
    from mjs.play.rounds import computer_entrants, new_race, with_handicaps
    from mjs.play.roundview import Phase, View
    from mjs.play.seats import Entrant
    from mjs.play.seedline import SeedLine
    from mjs.play.sharing import Wanted, wanted
    from mjs.play.winning import LosingMove, Outlook, losing_move, outlook

_HOMES = {
    "bests": ("Bests",),
    "daily": ("daily_layout", "daily_seed"),
    "events": ("Dealt", "Event"),
    "game": ("Game", "new_game"),
    "houserules": ("PROFILES", "HouseRules"),
    "levels": ("LEVELS", "Level", "level_of", "next_level"),
    "outcome": ("Outcome", "State", "Tallies"),
    "played": ("Played",),
    "race": ("Race",),
    "ranking": ("Place", "Result"),
    "record": ("Recorded", "read_game", "write_game"),
    "rounds": ("computer_entrants", "new_race", "with_handicaps"),
    "roundview": ("Phase", "View"),
    "seats": ("Entrant",),
    "seedline": ("SeedLine",),
    "sharing": ("Wanted", "wanted"),
    "winning": ("LosingMove", "Outlook", "losing_move", "outlook"),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "LEVELS",
    "PROFILES",
    "Bests",
    "Dealt",
    "Entrant",
    "Event",
    "Game",
    "HouseRules",
    "Level",
    "LosingMove",
    "Outcome",
    "Outlook",
    "Phase",
    "Place",
    "Played",
    "Race",
    "Recorded",
    "Result",
    "SeedLine",
    "State",
    "Tallies",
    "View",
    "Wanted",
    "computer_entrants",
    "daily_layout",
    "daily_seed",
    "level_of",
    "losing_move",
    "new_game",
    "new_race",
    "next_level",
    "outlook",
    "read_game",
    "wanted",
    "with_handicaps",
    "write_game",
]


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"module 'mjs.play' has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(f"mjs.play.{_HOME_OF[name]}"), name)
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
