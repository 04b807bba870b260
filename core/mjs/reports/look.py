"""How a report is to look, and text made safe to show."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from mjs.diagnostic import Diagnostic, Severity

__all__ = ["Look", "cells", "counted", "printable"]


@dataclass(frozen=True, slots=True)
class Look:
    """What a report shows.

    Attributes
    ----------
    color : bool
        Whether to mark text by terminal colours.
    verbose : bool
        Whether to show notes (findings of severity info) where people read.
    quiet : bool
        Whether to show errors only, and no summary, where people read.
    """

    color: bool = False
    verbose: bool = False
    quiet: bool = False

    def shows(self, diagnostic: Diagnostic) -> bool:
        """Whether people are to see this finding."""
        if self.quiet:
            return diagnostic.severity is Severity.ERROR
        return self.verbose or diagnostic.severity is not Severity.INFO

    def paint(self, text: str, codes: str) -> str:
        """The text in terminal colours, by the numbers that terminals know them by.

        >>> Look(color=True).paint("no", "1;31")
        '\\x1b[1;31mno\\x1b[0m'
        """
        return f"\x1b[{codes}m{text}\x1b[0m" if self.color else text


def printable(text: str) -> str:
    r"""One line of text without anything that a terminal or a log would act on.

    File names may hold line breaks and escape sequences; messages quote what files say.

    >>> printable("two\nlines, \x1b[31mred, 龜")
    'two\\nlines, \\x1b[31mred, 龜'
    """
    if text.isprintable():
        return text
    return "".join(
        char if unicodedata.category(char) not in {"Cc", "Cf", "Zl", "Zp"} else _escaped(char)
        for char in text
    )


def _escaped(char: str) -> str:
    return char.encode("unicode_escape").decode("ascii")


def cells(text: str) -> int:
    """How many cells of a terminal a text takes.

    >>> cells("a東"), cells("e\u0301")
    (3, 1)
    """
    if text.isascii():
        return len(text)
    return sum(
        0
        if unicodedata.category(char) in {"Mn", "Me", "Cf"}
        else 2
        if unicodedata.east_asian_width(char) in {"W", "F"}
        else 1
        for char in text
    )


def counted(number: int, singular: str, plural: str = "") -> str:
    """A number with its noun.

    >>> counted(1, "file"), counted(2070, "file")
    ('1 file', '2,070 files')
    """
    return f"{number:,} {singular if number == 1 else plural or singular + 's'}"
