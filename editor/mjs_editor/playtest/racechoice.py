"""What a race is to be like, as it was chosen last, and the players and layouts that make it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Self

from PySide6.QtCore import QSettings

from mjs import Layout, MjsError, PlayError
from mjs.formats.base import quoted
from mjs.play.houserules import PROFILES, HouseRules
from mjs.play.levels import LEVELS
from mjs.play.players import SKILLS
from mjs.play.race import MOST_SEATS
from mjs.play.rounds import computer_entrants
from mjs.play.seats import Entrant
from mjs_layouts import load

__all__ = ["BUNDLED", "MIXED", "RaceChoice", "keep_choice", "kept_choice", "level_above"]

BUNDLED: dict[str, tuple[str, ...]] = {
    "intro": ("clover", "doorstep", "hourglass"),
    "easy": ("heart", "spectacles", "windmill"),
    "medium": ("amphitheatre", "crossroads", "terraces"),
    "hard": ("anchor", "citadel", "quarry"),
}
"""The bundled layouts of each level."""

MIXED = 0
"""Instead of a skill: some of every skill."""

_KEY = "play/race"
_SKILLS = max(SKILLS.values())


@dataclass(frozen=True, kw_only=True)
class RaceChoice:
    """What a race is to be like.

    Attributes
    ----------
    name : str
        The player's own.
    level : str
        Of `mjs.play.levels.LEVELS`; empty for the layout at hand.
    layout : str
        Which bundled layout of the level; empty for any of them.
    others : int
        How many computer players there are.
    skill : int
        Theirs; `MIXED` for some of every skill.
    handicap : bool
        Whether the winner plays one level up in the next round.
    rules : HouseRules
    """

    name: str
    level: str = "easy"
    layout: str = ""
    others: int = 7
    skill: int = MIXED
    handicap: bool = True
    rules: HouseRules = PROFILES["race"]

    def __post_init__(self) -> None:
        if self.level and self.level not in BUNDLED:
            raise PlayError(f"there is no level {quoted(self.level)}")
        if self.layout and self.layout not in BUNDLED.get(self.level, ()):
            raise PlayError(f"{quoted(self.layout)} is no layout of the level {self.level!r}")
        if not 0 <= self.others < MOST_SEATS or not 0 <= self.skill <= _SKILLS:
            raise PlayError(
                f"a race has at most {MOST_SEATS - 1} computer players of skill 1 to 10"
            )
        Entrant(self.name)

    def to_data(self) -> dict[str, Any]:
        """The choice as JSON has it, for `from_data`."""
        return asdict(self) | {"rules": self.rules.to_json()}

    @classmethod
    def from_data(cls, data: Any, own_name: str) -> Self:
        """The choice that `to_data` told; what is missing is as usual.

        Raises
        ------
        PlayError
            The data are of no choice.
        """
        usual = cls(name=own_name)
        if not isinstance(data, dict):
            raise PlayError("a race is chosen by settings")
        known = {field.name: type(getattr(usual, field.name)) for field in fields(usual)}
        told = {name: value for name, value in data.items() if name != "rules"}
        if any(type(value) is not known.get(name) for name, value in told.items()):
            raise PlayError("a race has no such settings")
        rules = HouseRules.from_json(data.get("rules", PROFILES["race"].to_json()))
        return replace(usual, **told, rules=rules)

    def entrants(self, seed: int) -> list[Entrant]:
        """The player, and computer players of different names, by chance.

        >>> [one.skill for one in RaceChoice(name="Kim", others=3, skill=4).entrants(1)]
        [None, 4, 4, 4]
        """
        others = computer_entrants(self.others, self.skill or None, seed, besides=self.name)
        return [Entrant(self.name.strip()), *others]

    def layouts(self, at_hand: Layout, seed: int) -> list[Layout]:
        """The layout to race on, then one of each higher level for those with a handicap."""
        if not self.level:
            first = at_hand
        elif self.layout:
            first = load(self.layout)
        else:
            first = _one_of(BUNDLED[self.level], seed)
        above = [level for level in LEVELS if level.tiles > len(first)] if self.handicap else []
        return [first, *(_one_of(BUNDLED[level.name], seed) for level in above)]

    def one_up(self, raced: Layout) -> Self | None:
        """The same on the next level; None after the last one."""
        level = level_above(raced)
        return None if level is None else replace(self, level=level, layout="")


def level_above(layout: Layout) -> str | None:
    """The level that comes next after a layout; None when there is none."""
    return next((level.name for level in LEVELS if level.tiles > len(layout)), None)


def kept_choice(own_name: str) -> RaceChoice:
    """The race that was chosen last, or a usual one where none is kept that makes sense."""
    try:
        return RaceChoice.from_data(json.loads(str(QSettings().value(_KEY, "{}"))), own_name)
    except (ValueError, RecursionError, MjsError):
        return RaceChoice(name=own_name)


def keep_choice(choice: RaceChoice) -> None:
    """Keep a choice for the next race."""
    QSettings().setValue(_KEY, json.dumps(choice.to_data()))


def _one_of(names: Sequence[str], seed: int) -> Layout:
    layout: Layout = load(names[seed % len(names)])
    return layout
