"""Where commands write to."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Sequence

from mjs.cli.inputs import Input
from mjs.errors import MjsError, WriteError
from mjs.files import plain_reason
from mjs.formats import FORMATS

__all__ = [
    "file_stem",
    "make_folder",
    "refuse_database",
    "refuse_existing",
    "refuse_layout",
    "refuse_same",
    "stem_of",
]

_LONGEST = 100
# Names that Windows keeps for devices, whatever the ending.
_DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)$", re.IGNORECASE)


def refuse_existing(path: str) -> None:
    """Raise `WriteError` when there is a file already; ``-`` is standard output."""
    if path != "-" and os.path.lexists(path) and (os.path.isfile(path) or os.path.islink(path)):
        raise WriteError(f"{path} exists; --force overwrites it")


def refuse_layout(output: str | None, paths: Sequence[str], option: str = "--output") -> None:
    """Raise `WriteError` when a report would take the place of a layout.

    A shell makes ``--output *.json`` the name of the first layout, and the others paths to check.
    """
    from mjs.storage import load

    if output is None or not os.path.isfile(output):
        return
    named = any(os.path.exists(path) and os.path.samefile(path, output) for path in paths)
    try:
        holds = named or any(board.layout is not None for board in load(output).boards)
    except MjsError:
        holds = False
    if holds:
        raise WriteError(
            f"{output}: is a layout, or one of the files to check, and no report is written over "
            f"it; give {option} another name"
        )


def refuse_database(output: str | None, option: str = "--output") -> None:
    """Raise `WriteError` when a report would take the place of the deals of a survey."""
    if output is None or not os.path.isfile(output):
        return
    try:
        with open(output, "rb") as stream:
            head = stream.read(16)
    except OSError:
        # Whoever writes there says what is wrong.
        return
    if head == b"SQLite format 3\0":
        raise WriteError(
            f"{output}: is a database, such as surveys are kept in, and no report is written over "
            f"it; give {option} another name"
        )


def refuse_same(**files: str | None) -> None:
    """Raise `WriteError` when two options, by their long names, name the same file."""
    seen: dict[str, str] = {}
    for option, path in files.items():
        if path is None or path == "-":
            continue
        try:
            place = os.path.realpath(path)
        except (OSError, ValueError):
            continue
        if place in seen:
            raise WriteError(
                f"{path}: is named by --{seen[place]} and by --{option}; one would take the place "
                "of the other"
            )
        seen[place] = option


def make_folder(folder: str) -> None:
    """Make a folder, with those around it, unless it is there.

    Raises
    ------
    WriteError
        It can't be made.
    """
    try:
        os.makedirs(folder, exist_ok=True)
    except (OSError, ValueError) as error:
        raise WriteError(f"{folder}: cannot be made: {plain_reason(error)}") from None


def stem_of(board: Input) -> str:
    """What a file made of a board is called: as its file, or as the board where it has several."""
    name = "stdin" if board.path == "<stdin>" else os.path.basename(board.path)
    endings = [ending for format in FORMATS.values() for ending in format.suffixes]
    # The longest first: "turtle.deal.json" is called "turtle".
    for ending in sorted(endings, key=len, reverse=True):
        if name.lower().endswith(ending):
            name = name[: -len(ending)]
            break
    if board.board is None:
        return name or "layout"
    return file_stem(board.layout.name) or f"{name or 'layout'}-{board.board}"


def file_stem(name: str) -> str:
    """A board's name as the name of a file, without what any file system trips over.

    >>> file_stem("Żółw 龜: 1/2"), file_stem("../.."), file_stem("con")
    ('Żółw-龜-1-2', '', 'con-')
    """
    text = unicodedata.normalize("NFC", name)
    kept = "".join(char if char.isalnum() or char in "_-.+()'!&," else " " for char in text)
    # Bytes count where file systems have their limits, and a letter can have four.
    stem = "-".join(kept.split()).strip(".-").encode()[:_LONGEST].decode(errors="ignore")
    return stem + "-" if _DEVICES.match(stem.partition(".")[0]) else stem
