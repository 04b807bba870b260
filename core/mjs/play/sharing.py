"""What players type or paste to get a certain deal: a seed line, a seed, or a day."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from mjs.errors import PlayError
from mjs.layout import Layout
from mjs.play.daily import daily_layout, daily_seed
from mjs.play.houserules import HouseRules
from mjs.play.seedline import MARK, SeedLine, is_whole, read_seed

__all__ = ["SeedLine", "Wanted", "daily_layout", "daily_seed", "parse", "wanted"]

_LONGEST_TEXT = 1000
_QUOTES = " \t\r\n\"'`<>()[]«»‹›“”‘’„‚"
_SEED = re.compile(
    r"(?:(?:seed|deal)\b *:? *|# *)?([0-9]+|[0-9]{1,3}(?:([,_' ])[0-9]{3})(?:\2[0-9]{3})*)"
)
_DAY = re.compile(r"(?:daily *:? *)?([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})")
_WHAT_TO_TYPE = (
    "type a seed line as it is shown, a seed such as 412, or the date of a daily deal such as "
    "2026-11-29"
)


@dataclass(frozen=True)
class Wanted:
    """What a player asked for: `new_game` of this layout, rules and seed gives it.

    Attributes
    ----------
    layout : Layout
    seed : int
    rules : HouseRules
        The player's, but for what a seed line says.
    day : date or None
        Of a daily deal.
    """

    layout: Layout
    seed: int
    rules: HouseRules
    day: date | None = None


def wanted(text: str, layout: Layout, rules: HouseRules, others: Iterable[Layout] = ()) -> Wanted:
    """Understand what a player typed or pasted to get a certain deal.

    Parameters
    ----------
    text : str
        See `parse`.
    layout : Layout
        The one at hand, which a seed or a date is meant for.
    rules : HouseRules
    others : iterable of Layout
        Where to look for the layout of a seed line when it is not that one, such as
        ``map(mjs_layouts.load, mjs_layouts.names())``; not touched otherwise.

    Raises
    ------
    PlayError
        It is none of these, is mistyped, or is for a layout that is not here.

    >>> from mjs.play.houserules import PROFILES
    >>> two = Layout.from_tiles([(0, 0, 0), (2, 0, 0)], id="two")
    >>> wanted("412", two, PROFILES["race"]).seed
    412
    """
    asked = parse(text)
    if isinstance(asked, date):
        return Wanted(layout, daily_seed(asked), rules, asked)
    if isinstance(asked, int):
        return Wanted(layout, asked, rules)
    found = layout if asked.fits(layout) else asked.layout_among(others)
    found = asked.decked(found)
    return Wanted(found, asked.seed, rules.with_settings(bonus=asked.bonus, deal=asked.deal))


def parse(text: str) -> SeedLine | int | date:
    """Read a seed line, a seed, or the date of a daily deal.

    Small and capital letters, spaces, line breaks and quotes around, and dashes that a text
    program has made longer do not matter.

    Returns
    -------
    SeedLine, int or date

    Raises
    ------
    PlayError
        It is none of these, there is a typing error in it, or it is of another version of mjs.

    >>> parse("seed 1,234"), parse(" 2026-11-29 ")
    (1234, datetime.date(2026, 11, 29))
    >>> parse("12.5")
    Traceback (most recent call last):
    mjs.errors.PlayError: "12.5" names no deal; type a seed line as it is shown, a seed such as...
    """
    if len(text) > _LONGEST_TEXT:
        raise PlayError(f"{len(text):,} letters are too many to name a deal; {_WHAT_TO_TYPE}")
    words = _plain(text).split()
    plain = " ".join(words)
    if match := _DAY.fullmatch(plain):
        return _day(*match.groups())
    if match := _SEED.fullmatch(plain):
        return read_seed(re.sub("[^0-9]", "", match[1]))
    if words[:1] == [MARK]:
        return SeedLine.read(words[1:])
    if len(words) > 1 and is_whole(words):
        return SeedLine.read(words)  # copied without its first word
    shown = text.strip()
    if not shown:
        raise PlayError(f"nothing was typed; {_WHAT_TO_TYPE}")
    shown = shown if len(shown) <= 60 else f"{shown[:57]}..."
    raise PlayError(f'"{shown}" names no deal; {_WHAT_TO_TYPE}')


def _day(year: str, month: str, day: str) -> date:
    try:
        return date(int(year), int(month), int(day))
    except ValueError:
        raise PlayError(
            f"there is no day {year}-{month}-{day}; type year, month and day, as 2026-11-29"
        ) from None


def _plain(text: str) -> str:
    """A text without what writing programs and chats do to it, in small letters."""
    letters = []
    for letter in unicodedata.normalize("NFKC", text):
        kind = unicodedata.category(letter)
        if kind == "Pd" or letter == "\N{MINUS SIGN}":
            letters.append("-")
        elif kind != "Cf":  # marks of direction and such, which are not seen
            letters.append(letter)
    return "".join(letters).strip(_QUOTES).casefold()
