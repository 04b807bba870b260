"""The lines that findings point to, cut and cleaned so that any terminal can show them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cached_property

from mjs.diagnostic import Diagnostic
from mjs.results import Excerpt

__all__ = ["Excerpts", "visible"]

# With the indentation of reports it fits a terminal of 80 columns; a wrapped line would tear the
# mark off the place it points to.
_MOST = 74
_BEFORE = 44


class Excerpts:
    """Finds excerpts of one file; it is cut into lines when the first is asked for.

    >>> from mjs.diagnostic import Severity
    >>> Excerpts(b"one\\ntwo").of([Diagnostic("MJS020", Severity.ERROR, "no", 2, 1)])
    {(2, 1): Excerpt(text='two', first=1)}
    """

    def __init__(self, data: bytes) -> None:
        self._data = data

    def of(self, diagnostics: Iterable[Diagnostic]) -> dict[tuple[int, int | None], Excerpt]:
        """An excerpt for each place that a diagnostic points to."""
        found: dict[tuple[int, int | None], Excerpt] = {}
        for diagnostic in diagnostics:
            line, column = diagnostic.line, diagnostic.column
            # A fault may be what is missing after the last line.
            if line is not None and 0 < line <= len(self._lines):
                found[line, column] = _cut(self._lines[line - 1], column or 1)
        return found

    @cached_property
    def _lines(self) -> list[str]:
        # Readers count columns after the byte order mark.
        data = self._data.removeprefix(b"\xef\xbb\xbf")
        if data.startswith((b"\xff\xfe", b"\xfe\xff")):
            text = data.decode("utf-16", errors="replace")
        else:
            text = data.decode("utf-8", errors="replace")
        text = text.replace("\r\n", "\n")
        return text.split("\n" if "\n" in text else "\r")


def visible(text: str) -> str:
    """A text with one visible character in place of each that is none.

    Control characters could move the cursor or colour the terminal of whoever reads a report, and
    invisible ones could hide what a file says.

    >>> visible("a\\tb\\x1b[31m")
    'a b␛[31m'
    """
    return text if text.isprintable() else "".join(map(_visible_character, text))


def _visible_character(character: str) -> str:
    if character.isprintable():
        return character
    code = ord(character)
    if character == "\t" or unicodedata.category(character) == "Zs":
        return " "
    if code < 0x20:
        return chr(0x2400 + code)
    return "\u2421" if code == 0x7F else "\ufffd"


def _cut(line: str, column: int) -> Excerpt:
    if len(line) <= _MOST:
        return Excerpt(visible(line))
    start = max(0, min(column - 1 - _BEFORE, len(line) - _MOST))
    text = visible(line[start : start + _MOST])
    if start:
        text = "…" + text[1:]
    if start + _MOST < len(line):
        text = text[:-1] + "…"
    return Excerpt(text, start + 1)
