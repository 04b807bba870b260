"""Deals told in one line of text that can be typed back by hand.

A seed line names a deal completely::

    mjs turtle-c77f2132 20261129 bonus solvable peel-1 3z2mkzh

the layout with the first figures of its digest, the seed, whether flowers and seasons are dealt,
whether the deal is proved to be solvable, what dealt it, and check letters against typing errors.
The check is the CRC-32 of the rest in Crockford's 32 letters: it finds every wrong letter and every
two that have changed places, and of all other damage all but one in four thousand million.
"""

from __future__ import annotations

import re
import unicodedata
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal, Self

from mjs._kernel.rng import MASK
from mjs.dealing import GENERATOR
from mjs.errors import MjsError, PlayError
from mjs.layout import Layout
from mjs.play.events import Dealt
from mjs.play.game import new_game
from mjs.play.houserules import HouseRules

__all__ = ["MARK", "SeedLine", "is_whole", "read_seed"]

DealKind = Literal["solvable", "any"]

MARK = "mjs"
"""The first word of every seed line."""

_GENERATORS: dict[DealKind, str] = {"solvable": GENERATOR, "any": "mjs-random-1/splitmix64"}
"""What `new_game` deals by."""

_DIGEST = 8
_LONGEST_NAME = 40
_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
_CHECK = 7
_LOOKALIKES = str.maketrans("ilo", "110")
_INSTEAD = "share the saved game instead"


@dataclass(frozen=True)
class SeedLine:
    """What a seed line says; `str` of it is the line.

    Attributes
    ----------
    layout : str
        The id or name of the layout, in small letters, figures, dots, dashes and underscores.
    digest : str
        The first eight figures of its digest, which say that it is the same board.
    seed : int
    bonus : bool
        Whether flowers and seasons are dealt.
    deal : {"solvable", "any"}
        Whether the deal is proved to be solvable.

    >>> line = SeedLine("turtle", "c77f2132", 412, True, "solvable")
    >>> print(line)
    mjs turtle-c77f2132 412 bonus solvable peel-1 3920tj3
    >>> SeedLine.read(str(line).split()[1:]) == line
    True
    """

    layout: str
    digest: str
    seed: int
    bonus: bool
    deal: DealKind

    @classmethod
    def of(cls, dealt: Dealt) -> Self:
        """The line of the deal that a game began with, `Game.start`.

        It is dealt again, so what is told is what lies on the table.

        Raises
        ------
        PlayError
            Its faces do not come from a seed, or another version of mjs dealt them.
        """
        kinds = [kind for kind, generator in _GENERATORS.items() if generator == dealt.generator]
        if dealt.seed is None or not dealt.generator:
            raise PlayError(f"this deal has no seed, since its faces were given; {_INSTEAD}")
        if not kinds:
            raise PlayError(f"this deal is by {dealt.generator}, which is not here; {_INSTEAD}")
        name, digest = _name_of(dealt.layout), dealt.layout.digest[:_DIGEST]
        for bonus in (True, False):
            line = cls(name, digest, dealt.seed, bonus, kinds[0])
            if line.deals(dealt.layout, dealt.faces):
                return line
        raise PlayError(f"this deal was changed after it was dealt by its seed; {_INSTEAD}")

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """The line from its words after the first one, in small letters.

        Raises
        ------
        PlayError
            There is a typing error in it, or it is of another version of mjs.
        """
        if not is_whole(words):
            raise PlayError(
                "there is a typing error in the seed line, or a part of it is missing: its check "
                "letters at the end do not fit the rest; compare it with the original"
            )
        # Whole, so whatever is not understood here was written by another version.
        body = words[:-1]
        if len(body) != 5:
            raise _other_version("it has more or fewer parts")
        place, seed, bonus, deal, generator = body
        kinds: dict[str, DealKind] = {kind: kind for kind in _GENERATORS}
        layout, _, digest = place.rpartition("-")
        if bonus not in ("bonus", "plain") or deal not in kinds:
            raise _other_version(f'it says "{bonus} {deal}"')
        if generator != _short(_GENERATORS[kinds[deal]]):
            own = _short(_GENERATORS[kinds[deal]])
            raise _other_version(f"its deal was made by {generator}, and this mjs deals by {own}")
        if not layout or not re.fullmatch(f"[0-9a-f]{{{_DIGEST}}}", digest):
            raise _other_version(f'it names the layout "{place}"')
        if not re.fullmatch("0|[1-9][0-9]*", seed):
            raise _other_version(f'its seed is "{seed}"')
        return cls(layout, digest, read_seed(seed), bonus == "bonus", kinds[deal])

    def deals(self, layout: Layout, faces: tuple[str, ...]) -> bool:
        """Whether dealing a layout as the line says gives these faces."""
        rules = HouseRules(bonus=self.bonus, deal=self.deal)
        try:
            return new_game(self.decked(layout), rules, self.seed).start.faces == faces
        except MjsError:
            return False

    def decked(self, layout: Layout) -> Layout:
        """The layout with a deck that has bonus tiles if the line wants some.

        A deck is no part of a board: another file of the same one may say otherwise.
        """
        if not self.bonus or layout.deck.bonus:
            return layout
        return layout.with_fields(deck=replace(layout.deck, bonus=True))

    def __str__(self) -> str:
        bonus = "bonus" if self.bonus else "plain"
        place = f"{self.layout}-{self.digest}"
        body = f"{place} {self.seed} {bonus} {self.deal} {_short(_GENERATORS[self.deal])}"
        return f"{MARK} {body} {_check_of(body)}"

    def fits(self, layout: Layout) -> bool:
        """Whether it is a deal of this layout, whatever that is called."""
        return layout.digest.startswith(self.digest)

    def layout_among(self, layouts: Iterable[Layout]) -> Layout:
        """The layout that it is a deal of.

        Raises
        ------
        PlayError
            It is none of these; the text says which one it is.

        >>> two = Layout.from_tiles([(0, 0, 0), (2, 0, 0)], id="two")
        >>> line = SeedLine("two", two.digest[:8], 1, False, "any")
        >>> line.layout_among([two]).id
        'two'
        >>> line.layout_among([])
        Traceback (most recent call last):
        mjs.errors.PlayError: the seed line is for the layout "two" (digest 4d0780d9...), ...
        """
        fitting = [layout for layout in layouts if self.fits(layout)]
        if not fitting:
            raise PlayError(
                f'the seed line is for the layout "{self.layout}" (digest {self.digest}...), which '
                f"is not here; open that layout first, or type only the seed {self.seed} to deal "
                "the one at hand"
            )
        return next((one for one in fitting if _name_of(one) == self.layout), fitting[0])


def read_seed(figures: str) -> int:
    """A seed from its figures.

    Raises
    ------
    PlayError
        It is too large.
    """
    figures = figures.lstrip("0") or "0"
    # Python refuses to read numbers of thousands of digits.
    if len(figures) > len(str(MASK)) or int(figures) > MASK:
        raise PlayError(f"a seed is a whole number from 0 to {MASK:,}; this one is larger")
    return int(figures)


def is_whole(words: Sequence[str]) -> bool:
    """Whether the last word is the check of the others."""
    return len(words) > 0 and words[-1].translate(_LOOKALIKES) == _check_of(" ".join(words[:-1]))


def _other_version(reason: str) -> PlayError:
    return PlayError(
        f"the seed line is from another version of mjs: {reason}; ask for the saved game instead, "
        "or play it by the version it comes from"
    )


def _check_of(body: str) -> str:
    # What can't be encoded, half a surrogate pair, is no letter of a seed line either.
    number = zlib.crc32(body.encode("utf-8", "replace"))
    return "".join(_LETTERS[number >> 5 * place & 31] for place in reversed(range(_CHECK)))


def _name_of(layout: Layout) -> str:
    """The layout's id, or else its name, in letters that every keyboard has."""
    apart = unicodedata.normalize("NFKD", layout.id or layout.name).casefold()
    ascii_only = apart.encode("ascii", "ignore").decode("ascii")
    name = re.sub("[^a-z0-9._]+", "-", ascii_only)[:_LONGEST_NAME].strip("-")
    return name or "layout"


def _short(generator: str) -> str:
    """The generator's name without what all of them have.

    >>> _short("mjs-peel-1/splitmix64")
    'peel-1'
    """
    return generator.removeprefix("mjs-").removesuffix("/splitmix64")
