"""What the engine says, in the user's language.

Findings, misfits and errors of `mjs` are finished English sentences. Each is looked up among the
patterns of `mjs_editor.enginetexts`; what stands in its places is kept, with numbers as the user's
country writes them, and put into the translated pattern.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale

from mjs.formats.base import field_words
from mjs_editor import enginetexts, gametexts, readertexts
from mjs_editor.enginetexts import FIELD_WORDS, OF_FIELDS, WITH_FRACTIONS
from mjs_editor.numerals import decimal, number

__all__ = ["TEXTS", "is_known", "said", "said_fields"]

TEXTS = enginetexts.TEXTS + readertexts.TEXTS + gametexts.TEXTS

_CONTEXT = "engine"
_PART = "{0}, "
"""What begins so goes on with what a sentence said before."""
_CODE = re.compile(r"MJS\d{3}  ")
_PLACE = re.compile(r"\{(\d)\}")
_WHOLE = re.compile(r"\d{1,3}(,\d{3})+")
_PERCENT = re.compile(r"(\d+\.\d+) %")
_FRACTION = re.compile(r"\d+\.\d+")


class _Pattern(NamedTuple):
    text: str
    needle: str
    form: re.Pattern[str]


def said(message: str) -> str:
    """A message of the engine in the user's language; as it is where there is none for it.

    A message may follow a code or a place, as in ``turtle.json:3:1: there is a comma too many``.
    """
    if code := _CODE.match(message):
        return code[0] + said(message[code.end() :])
    found = _match(message)
    if found is not None:
        return _filled(*found)
    for cut in re.finditer(": ", message):
        head, tail = message[: cut.end()], message[cut.end() :]
        if _match(tail) is not None:
            return head + said(tail)
    return message


def said_fields(fields: Iterable[str]) -> str:
    """Names of fields of a layout in the user's words."""
    return _worded_fields(field_words(fields))


def is_known(message: str) -> bool:
    """Whether there is a pattern for a message."""
    tails = [message, *(message[cut.end() :] for cut in re.finditer(": ", message))]
    return any(_match(tail) is not None for tail in tails)


def _worded_fields(words: str) -> str:
    translate = QCoreApplication.translate
    return ", ".join(
        translate(_CONTEXT, word) if word in FIELD_WORDS else word for word in words.split(", ")
    )


def _filled(text: str, values: tuple[str, ...]) -> str:
    """The translation of a pattern with what belongs in its places."""
    numbers = [int(place) for place in _PLACE.findall(text)]
    kept = dict(zip(numbers, values, strict=True))
    shown = {place: _value(value) for place, value in kept.items()}
    if text == WITH_FRACTIONS:
        shown = {place: _fraction(value) for place, value in shown.items()}
    if text in OF_FIELDS:
        place = OF_FIELDS[text]
        shown[place] = _worded_fields(kept[place])
    translated = QCoreApplication.translate(_CONTEXT, text)
    return _PLACE.sub(lambda found: shown[int(found[1])], translated)


def _value(value: str) -> str:
    """What stands in a place: a number, a sentence of the engine, or what is the user's own."""
    if QLocale().language() is not QLocale.Language.English:
        if _WHOLE.fullmatch(value):
            return number(int(value.replace(",", "")))
        if match := _PERCENT.fullmatch(value):
            return f"{_fraction(match[1])} %"
    if value[:1] in "'\"":
        return value  # a piece of a file, between quotes
    if value.startswith("("):
        return "; ".join(map(said, value.split("; ")))  # pairs of tiles
    return said(value)


def _fraction(value: str) -> str:
    """A number with a fraction, as many digits of it as there are."""
    if not _FRACTION.fullmatch(value):
        return value
    return decimal(float(value), len(value.partition(".")[2]))


@lru_cache(4096)
def _match(message: str) -> tuple[str, tuple[str, ...]] | None:
    """The pattern of a message, and what stands in its places in the order of the pattern."""
    for pattern in _patterns():
        if pattern.text.startswith(_PART) and message.endswith("."):
            continue  # the whole sentence has a pattern of its own
        if pattern.needle in message:
            found = pattern.form.fullmatch(message)
            if found is not None:
                return pattern.text, found.groups()
    return None


@cache
def _patterns() -> tuple[_Pattern, ...]:
    """All patterns, those with the most words of their own first."""
    made = []
    for text in TEXTS:
        pieces = _PLACE.split(text)[::2]
        form = "(.+?)".join(map(re.escape, pieces))
        made.append(_Pattern(text, max(pieces, key=len), re.compile(form, re.DOTALL)))
    return tuple(sorted(made, key=lambda each: -len(_PLACE.sub("", each.text))))
