"""House rules: everything in which published games of Mahjong Solitaire differ, one by one.

What is the same in all of them, when a tile is free and which tiles match, is the engine's and
is no setting. A profile is the set of house rules of one published page of rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Literal, Self

from mjs.errors import PlayError
from mjs.play.terms import terms

__all__ = ["PROFILES", "HouseRules"]

_MOST = 1_000_000
_LONGEST_NAME = 100
_CHOICES: dict[str, tuple[str, ...]] = {
    "removal": ("pairs", "tray"),
    "shuffle_when": ("any-time", "stuck"),
    "timer": ("off", "optional", "on"),
    "blocked_look": ("plain", "striped", "darker", "shaded"),
    "free_look": ("plain", "brighter"),
    "deal": ("solvable", "any"),
    "layout": ("", "turtle"),
}
# The lowest and the highest number of each setting that is one; those that may be None too.
_NUMBERS: dict[str, tuple[int, int]] = {
    "tray_size": (2, 40),
    "shuffles": (0, _MOST),
    "shuffle_pause": (0, 3600),
    "undo": (0, _MOST),
    "hints": (0, _MOST),
    "target": (1, _MOST),
    "cap": (1, _MOST),
    "players": (1, 20),
}
_MAY_BE_NONE = ("shuffles", "undo", "hints", "target", "cap")


@dataclass(frozen=True, kw_only=True)
class HouseRules:
    """The house rules of one game. Immutable; `with_settings` makes others.

    Raises
    ------
    PlayError
        A setting has a value that it can't have; the text names both.

    >>> PROFILES["race"].shuffles, PROFILES["race"].with_settings(shuffles=0).shuffles
    (3, 0)
    """

    name: str = "reference"
    """The profile that it is, or was made from."""

    removal: Literal["pairs", "tray"] = "pairs"
    """A pair goes at once, or picked tiles go to a tray and clear there when they match."""
    tray_size: int = 4
    """Tiles that fill the tray and lose the game."""

    shuffles: int | None = None
    """How often the tiles may be shuffled; None is without limit."""
    shuffle_when: Literal["any-time", "stuck"] = "any-time"
    shuffle_pause: int = 0
    """Seconds after a shuffle during which no tile can be picked."""
    shuffle_opens: bool = False
    """Whether tiles whose places allow no solution are laid out anew on an open board."""

    undo: int | None = None
    """How many steps can be taken back one after the other; None is without limit."""
    undo_hints: bool = False
    """Whether a hint is a step that undo takes back."""
    undo_shuffles: bool = True
    """Whether undo takes back a shuffle; else a shuffle ends what can be undone."""
    redo: bool = True

    hints: int | None = None
    """How many hints there are; None is without limit."""
    hint_stays: bool = False
    """Whether a hint is shown until a pair goes or a shuffle, not only until the next click."""

    bonus: bool = True
    """Whether flowers and seasons are dealt."""
    deal: Literal["solvable", "any"] = "solvable"
    """Whether every deal is proved to be solvable, or tiles are dealt as on a table."""
    layout: Literal["", "turtle"] = ""
    """The layout that the game is played on; empty for any."""
    same_deal: bool = False
    """Whether all players of a round have the same deal."""
    players: int = 1
    """The most players of a round."""
    hidden_start: bool = False
    """Whether faces are hidden until a start that is counted down."""

    timer: Literal["off", "optional", "on"] = "optional"
    target: int | None = None
    """Seconds within which to clear the board; play goes on into overtime."""
    cap: int | None = None
    """Seconds after which the game ends."""
    pause: bool = True
    """Whether the clock may be stopped."""
    score: bool = False
    daily: bool = False
    """Whether there is a deal of the day."""

    blocked_look: Literal["plain", "striped", "darker", "shaded"] = "plain"
    free_look: Literal["plain", "brighter"] = "plain"
    look_is_optional: bool = False
    """Whether players choose if free and blocked tiles look different."""

    assists_declared: bool = False
    """Whether players say before the game which assists they allow themselves."""
    clean_mark: bool = False
    """Whether a board that was cleared without a shuffle is marked as such."""

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if field.name == "name":
                lines = value.splitlines() if isinstance(value, str) else ()
                if len(lines) != 1 or lines[0] != value or len(value) > _LONGEST_NAME:
                    raise PlayError(
                        f"house rules have a name of one line and up to {_LONGEST_NAME} "
                        f"characters, not {_shown(value)}"
                    )
            elif field.name in _CHOICES:
                if value not in _CHOICES[field.name]:
                    allowed = ", ".join(repr(choice) for choice in _CHOICES[field.name])
                    raise PlayError(
                        f"house rule {field.name} is one of {allowed}, not {_shown(value)}"
                    )
            elif field.name in _NUMBERS:
                self._check_number(field.name, value)
            elif not isinstance(value, bool):
                raise PlayError(f"house rule {field.name} is true or false, not {_shown(value)}")
        if self.target and self.cap and self.target > self.cap:
            raise PlayError(
                f"house rule target, {self.target} s, is past the cap of {self.cap} s; "
                "raise the cap or lower the target"
            )

    @staticmethod
    def _check_number(name: str, value: Any) -> None:
        low, high = _NUMBERS[name]
        if value is None and name in _MAY_BE_NONE:
            return
        if type(value) is not int or not low <= value <= high:
            none = " or none for no limit" if name in _MAY_BE_NONE else ""
            raise PlayError(
                f"house rule {name} is a whole number from {low} to {high:,}{none}, "
                f"not {_shown(value)}"
            )

    def with_settings(self, **settings: Any) -> Self:
        """The same house rules with some settings changed.

        Raises
        ------
        PlayError
            There is no such setting, or it can't have that value.
        """
        unknown = settings.keys() - {field.name for field in fields(self)}
        if unknown:
            raise PlayError(f"there is no house rule {_shown(min(unknown))}")
        return replace(self, **settings)

    def with_assists(self, *, hints: bool, undo: bool, shuffles: bool) -> Self:
        """The same, with the assists that a player declares not to use switched off."""
        off: dict[str, Any] = {}
        if not hints:
            off["hints"] = 0
        if not undo:
            off.update(undo=0, redo=False)
        if not shuffles:
            off["shuffles"] = 0
        return self.with_settings(**off)

    def to_json(self) -> dict[str, Any]:
        """All settings by name, for `from_json`."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """House rules from what `to_json` gave; a setting that is missing is as in its profile.

        Raises
        ------
        PlayError
            A setting is unknown or has a value that it can't have.

        >>> HouseRules.from_json({"name": "race", "shuffles": 0}).target
        600
        """
        if not isinstance(data, Mapping):
            raise PlayError(f"house rules are settings by name, not {_shown(data)}")
        unknown = [name for name in data if name not in {field.name for field in fields(cls)}]
        if unknown:
            raise PlayError(f"there is no house rule {_shown(unknown[0])}")
        name = data.get("name", "")
        base = PROFILES.get(name if isinstance(name, str) else "", PROFILES["reference"])
        return cls(**{**asdict(base), **data})

    def terms(self) -> tuple[str, ...]:
        """What a player has to know before the first move, a sentence for each.

        >>> PROFILES["strict"].terms()[0]
        'Two free tiles that match go at once.'
        """
        return terms(self)


def _shown(value: Any) -> str:
    """A value for a message, cut short."""
    try:
        text = repr(value)
    except ValueError:  # Python spells no numbers of thousands of digits
        text = "a huge number"
    return text if len(text) <= 60 else f"{text[:57]}..."


_REFERENCE = HouseRules(
    score=True, daily=True, free_look="brighter", look_is_optional=True, assists_declared=True
)

PROFILES: dict[str, HouseRules] = {
    rules.name: rules
    for rules in (
        _REFERENCE,
        _REFERENCE.with_settings(name="tray", removal="tray"),
        HouseRules(name="unlimited", shuffle_opens=True, undo_shuffles=False, timer="off"),
        HouseRules(
            name="race",
            shuffles=3,
            shuffle_when="stuck",
            undo=0,
            redo=False,
            hints=3,
            bonus=False,
            same_deal=True,
            players=20,
            hidden_start=True,
            timer="on",
            target=600,
            cap=3600,
            pause=False,
            blocked_look="striped",
        ),
        HouseRules(
            name="three-shuffles",
            shuffles=3,
            shuffle_when="stuck",
            undo=1,
            undo_hints=True,
            redo=False,
            hint_stays=True,
            layout="turtle",
            timer="off",
            blocked_look="darker",
            free_look="brighter",
            clean_mark=True,
        ),
        HouseRules(name="strict", shuffles=0, blocked_look="shaded", look_is_optional=True),
    )
}
"""The house rules of each published page by its name."""
