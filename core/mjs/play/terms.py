"""House rules in words: what a player has to know before the first move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from mjs.play.scoring import HINT, PAIR, SHUFFLE, UNDO

if TYPE_CHECKING:
    from mjs.play.houserules import HouseRules

__all__ = ["terms"]


def terms(rules: HouseRules) -> tuple[str, ...]:
    """A sentence for each thing that is not the same in all games.

    >>> from mjs.play.houserules import PROFILES
    >>> terms(PROFILES["race"])[2]
    'No undo.'
    """
    return tuple(said for tell in _TERMS if (said := tell(rules)))


def _removal(rules: HouseRules) -> str:
    if rules.removal == "pairs":
        return "Two free tiles that match go at once."
    return (
        f"Free tiles go to a tray one by one and matching ones clear there; {rules.tray_size} "
        "tiles left in the tray lose the game."
    )


def _shuffles(rules: HouseRules) -> str:
    if rules.shuffles == 0:
        return "No shuffles."
    times = _at_most(rules.shuffles)
    when = ", only when stuck" if rules.shuffle_when == "stuck" else ""
    pause = (
        f", and then no tile can be picked for {_duration(rules.shuffle_pause)}"
        if rules.shuffle_pause
        else ""
    )
    opened = (
        " Where the places left allow no solution, the tiles are laid out on an open board."
        if rules.shuffle_opens
        else ""
    )
    return f"Shuffle, an assist: {times}{when}{pause}.{opened}"


def _undo(rules: HouseRules) -> str:
    if rules.undo == 0:
        return "No undo."
    if rules.undo == 1:
        kinds = ["removal" if rules.removal == "pairs" else "pick"]
        kinds += ["hint"] if rules.undo_hints else []
        kinds += ["shuffle"] if rules.undo_shuffles and rules.shuffles != 0 else []
        return f"Undo takes back the last {_listed(kinds, 'or')}."
    steps = "as often as you like" if rules.undo is None else f"up to {rules.undo:,} steps"
    fence = "" if rules.undo_shuffles or rules.shuffles == 0 else ", but not past a shuffle"
    return f"Undo: {steps}{fence}."


def _hints(rules: HouseRules) -> str:
    if rules.hints == 0:
        return "No hints."
    often = _at_most(rules.hints)
    return f"Hint shows a legal pair, {often}; it promises nothing about the rest."


def _bonus(rules: HouseRules) -> str:
    return "" if rules.bonus else "No flowers or seasons are dealt."


def _deal(rules: HouseRules) -> str:
    if rules.deal == "any":
        return "Tiles are dealt by chance: the deal may be impossible to clear."
    same = ", the same for all players" if rules.same_deal else ""
    return f"The deal can be cleared{same}; not every way of playing clears it."


def _layout(rules: HouseRules) -> str:
    # True on any other layout too, which its designer plays by these rules.
    return f"Those who made these rules play on the {rules.layout} only." if rules.layout else ""


def _time(rules: HouseRules) -> str:
    said = []
    if rules.target:
        said.append(f"Target time {_duration(rules.target)}, after that overtime.")
    if rules.cap:
        said.append(f"The game ends after {_duration(rules.cap)}.")
    if rules.timer != "off" and not rules.pause:
        said.append("The clock can't be paused.")
    return " ".join(said)


def _start(rules: HouseRules) -> str:
    return "Faces are hidden until the start is counted down." if rules.hidden_start else ""


def _score(rules: HouseRules) -> str:
    if not rules.score:
        return ""
    lost = []
    if rules.hints != 0:
        lost.append(f"{HINT} a hint")
    if rules.undo != 0:
        lost.append(f"{UNDO} an undo")
    if rules.shuffles != 0:
        lost.append(f"{SHUFFLE} a shuffle")
    return f"Score: {PAIR} a pair{', less ' * bool(lost)}{_listed(lost, 'and')}."


def _declared(rules: HouseRules) -> str:
    assists = (rules.hints, rules.undo, rules.shuffles) != (0, 0, 0)
    return (
        "Assists are declared before the run starts." if rules.assists_declared and assists else ""
    )


def _clean(rules: HouseRules) -> str:
    return "A board cleared without a shuffle is marked as cleaner." if rules.clean_mark else ""


def _at_most(number: int | None) -> str:
    if number is None:
        return "as often as you like"
    return "once" if number == 1 else f"up to {number:,} times"


def _listed(items: Sequence[str], word: str) -> str:
    """``one``, ``one or two``, ``one, two or three``."""
    return f" {word} ".join(filter(None, (", ".join(items[:-1]), *items[-1:])))


def _duration(seconds: int) -> str:
    minutes, rest = divmod(seconds, 60)
    parts = [f"{minutes:,} min"] if minutes else []
    parts += [f"{rest} s"] if rest else []
    return " ".join(parts)


_TERMS: tuple[Callable[[HouseRules], str], ...] = (
    _removal, _shuffles, _undo, _hints, _declared, _bonus, _deal, _layout, _time, _start, _score,
    _clean,
)  # fmt: skip
