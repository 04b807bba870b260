"""Every file format there is, and the way from a file to its layouts.

Commands and dialogs ask here; nobody else knows which formats exist.
"""

from __future__ import annotations

import os

from mjs.errors import UnknownFormatError
from mjs.formats import ace, deal, gnome, kmahjongg, kyodai, mah, native, pysolfc, xmahjongg
from mjs.formats.base import MAX_BYTES, Companion, Format, Limits, Loaded, Source

__all__ = [
    "FORMATS",
    "MAX_BYTES",
    "Companion",
    "Format",
    "Limits",
    "Loaded",
    "Source",
    "by_name",
    "by_suffix",
    "companion_owners",
    "companion_path",
    "recognise",
]

FORMATS: dict[str, Format] = {
    format.name: format
    for format in (
        # Those whose files begin in a way of their own come before those known by their shape.
        mah.FORMAT,
        deal.FORMAT,
        kmahjongg.FORMAT,
        kyodai.FORMAT,
        gnome.FORMAT,
        native.FORMAT,
        pysolfc.FORMAT,
        ace.FORMAT,
        xmahjongg.FORMAT,
    )
}
"""Each format by its short name, in the order in which files are tried."""


def by_name(name: str) -> Format:
    """The format of a short name.

    Raises
    ------
    UnknownFormatError
        The text lists the names there are.

    >>> by_name("kyodai").suffixes
    ('.lay',)
    """
    try:
        return FORMATS[name.lower()]
    except KeyError:
        known = ", ".join(sorted(FORMATS))
        raise UnknownFormatError(f"no format is called {name!r}; there are {known}") from None


def by_suffix(path: str) -> Format:
    """The format that a file of this name is to be written in.

    Raises
    ------
    UnknownFormatError
        The ending belongs to no format that can be written.
    """
    lower = path.lower()
    # The longest ending wins: ".deal.json" is a deal, though it ends in ".json" as well.
    candidates = [
        (len(suffix), format)
        for format in FORMATS.values()
        if format.can_write
        for suffix in format.suffixes
        if lower.endswith(suffix)
    ]
    if not candidates:
        known = ", ".join(
            f"{format.suffixes[0]} ({format.name})"
            for format in FORMATS.values()
            if format.can_write and format.suffixes
        )
        raise UnknownFormatError(
            f"{path}: the file's ending names no format; name one, or use an ending of {known}"
        )
    return max(candidates, key=lambda candidate: candidate[0])[1]


def companion_path(path: str) -> str | None:
    """Where the companion of a file would lie; None for a file of a format that has none.

    >>> companion_path("a/castle.layout"), companion_path("a/castle.lay")
    ('a/castle.desktop', None)
    """
    stem, suffix = os.path.splitext(path)
    for format in FORMATS.values():
        if format.companion_suffix and suffix.lower() in format.suffixes:
            return stem + format.companion_suffix
    return None


def companion_owners(path: str) -> list[str]:
    """Where the files would lie that a file is the companion of.

    >>> companion_owners("a/castle.desktop"), companion_owners("a/castle.layout")
    (['a/castle.layout'], [])
    """
    stem, ending = os.path.splitext(path)
    return [
        stem + suffix
        for format in FORMATS.values()
        if format.companion_suffix and format.companion_suffix == ending.lower()
        for suffix in format.suffixes
    ]


def recognise(source: Source) -> Format:
    """The format of a file, by its content first and its name second.

    Raises
    ------
    UnknownFormatError
        It looks like none of them.
    """
    for format in FORMATS.values():
        if format.recognises(source):
            return format
    raise UnknownFormatError(f"{source.path}: in no known layout format")
