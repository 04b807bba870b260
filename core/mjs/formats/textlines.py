"""What the formats that are lines of text share: lines, comments that say something, findings.

Most of them have no place for a name. The custom in files that are passed around is a comment
such as ``# name: Castle``, which their programs skip; this module reads and writes those.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from mjs.diagnostic import Diagnostic, Position, Severity
from mjs.formats.base import Source
from mjs.formats.fitting import read_back_misfits
from mjs.layout import MAX_TILES, Layout, Tile

__all__ = [
    "COMMENT_FIELDS",
    "MAX_BOARDS",
    "MAX_FILE_TILES",
    "FaultList",
    "comment_fields",
    "comment_lines",
    "comment_misfits",
    "error",
    "magic",
    "source_lines",
    "split_lines",
    "too_many",
    "warning",
]

MAX_BOARDS = 10_000
"""The most boards that one file may have."""
MAX_LINES = 300_000
"""The most lines that a file of lines may have."""
MAX_COMMENTS = 10_000
"""The most lines of comments that are written."""
MAX_FILE_TILES = 1_000_000
"""The most tiles that all boards of a file may have together."""

COMMENT_FIELDS = frozenset({"name", "author", "license", "description", "tags"})
"""The fields of a layout that comments can hold."""

_COMMENT = re.compile(
    r"[ \t]*#+[ \t]*(name|by|author|license|description|category)[ \t]*:", re.IGNORECASE
)
_KEYS = {"by": "author", "category": "tags"}
_WRITTEN = (("name", "name"), ("by", "author"), ("license", "license"))
_MAGIC = (
    ("kmahjongg", re.compile(rb"k?mahjongg-layout-v")),
    ("kyodai", re.compile(rb"Kyodai[ \t\r\n]")),
    ("json", re.compile(rb"[\[{]")),
    ("xml", re.compile(rb"<")),
)


def error(
    code: str, message: str, line: int | None = None, column: int | None = None
) -> Diagnostic:
    """A finding of severity error."""
    return Diagnostic(code, Severity.ERROR, message, line, column)


def warning(
    code: str, message: str, line: int | None = None, column: int | None = None
) -> Diagnostic:
    """A finding of severity warning."""
    return Diagnostic(code, Severity.WARNING, message, line, column)


def magic(source: Source) -> str | None:
    """What the first characters of a file say beyond doubt, whatever it is called.

    >>> magic(Source("a.layout", b"Kyodai 6.0\\nCastle\\n"))
    'kyodai'
    >>> magic(Source("a.layout", b"hello")) is None
    True
    """
    head = source.data[:4096].removeprefix(b"\xef\xbb\xbf").lstrip()
    return next((name for name, pattern in _MAGIC if pattern.match(head)), None)


def split_lines(text: str) -> list[str]:
    """The lines of a text, whichever line ends it has; no empty one after the last line end.

    >>> split_lines("a\\r\\nb\\n\\nc\\n")
    ['a', 'b', '', 'c']
    """
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if not lines[-1]:
        lines.pop()
    return lines


def source_lines(source: Source, text: str) -> list[str]:
    """The lines of a file, as `split_lines`.

    Raises
    ------
    ReadError
        There are more than `MAX_LINES` (MJS016).
    """
    count = text.count("\n") + text.count("\r")  # twice too many at most
    if count > MAX_LINES:
        count -= text.count("\r\n")
        if count > MAX_LINES:
            message = f"{count:,} lines; a layout file may have at most {MAX_LINES:,}"
            raise source.fail(message, "MJS016")
    return split_lines(text)


def too_many(source: Source, count: int) -> None:
    """Refuse a file with more tiles than a layout may have.

    Raises
    ------
    ReadError
        There are more than `MAX_TILES` (MJS016).
    """
    if count > MAX_TILES:
        raise source.fail(f"{count:,} tiles; a layout may have at most {MAX_TILES:,}", "MJS016")


def comment_fields(
    lines: Iterable[tuple[int, str]],
) -> tuple[dict[str, Any], dict[Tile | str, Position]]:
    """What comments say about a layout: the fields for `Layout`, and where each stands.

    The first name, author and license count. Several lines of description are one text of several
    lines, and each category is a tag.

    Parameters
    ----------
    lines : iterable of (number, text)
        Only those that begin with ``#`` matter.

    >>> comment_fields([(2, "# name: Castle"), (3, "# by: Ann"), (4, "# Level 0")])
    ({'name': 'Castle', 'author': 'Ann'}, {'name': Position(line=2, column=9), 'author': \
Position(line=3, column=7)})
    """
    found: dict[str, list[str]] = {}
    places: dict[Tile | str, Position] = {}
    for number, line in lines:
        match = _COMMENT.match(line)
        if match is None:
            continue
        word = match[1].lower()
        key, text = _KEYS.get(word, word), line[match.end() :]
        start = match.end() + len(text) - len(text.lstrip()) + 1
        text = text.strip()
        if text or key == "description":
            found.setdefault(key, []).append(text)
            places.setdefault(key, Position(number, start))
    fields: dict[str, Any] = {key: texts[0] for key, texts in found.items()}
    if "description" in found:
        fields["description"] = "\n".join(found["description"])
    if "tags" in found:
        fields["tags"] = tuple(dict.fromkeys(found["tags"]))
    return {key: value for key, value in fields.items() if value}, places


def comment_lines(layout: Layout) -> list[str]:
    """The comments that say what `comment_fields` reads; none for what is not known.

    >>> comment_lines(Layout(name="Castle", tags=("big", "old")))
    ['# name: Castle', '# category: big', '# category: old']
    """
    lines = [
        f"# {key}: {getattr(layout, field)}" for key, field in _WRITTEN if getattr(layout, field)
    ]
    if layout.description:
        lines += [f"# description: {line}".rstrip() for line in layout.description.split("\n")]
    return lines + [f"# category: {tag}" for tag in layout.tags]


def comment_misfits(layout: Layout) -> list[str]:
    """The fields that would not come back from `comment_lines` as they are.

    >>> comment_misfits(Layout(name="two\\nlines"))
    ["the name 'two\\\\nlines' would read back as 'two'"]
    """
    lines = split_lines("\n".join(comment_lines(layout)) or "\n")
    if len(lines) > MAX_COMMENTS:
        return [f"texts of {len(lines):,} lines; at most {MAX_COMMENTS:,}"]
    fields, _ = comment_fields(enumerate(lines))
    return read_back_misfits(layout, fields, sorted(COMMENT_FIELDS))


class FaultList:
    """Collects findings of one kind up to a number, and then only counts them.

    >>> told = []
    >>> faults = FaultList(told, most=1)
    >>> for line in (1, 2, 3):
    ...     faults.add(error("MJS020", "no number"), Position(line, 1))
    >>> faults.finish()
    >>> [(found.line, found.message) for found in told]
    [(1, 'no number'), (2, '2 more lines are wrong, from here on')]
    """

    def __init__(self, told: list[Diagnostic], most: int = 10, what: str = "lines") -> None:
        self._told = told
        self._most = most
        self._what = what
        self._count = 0
        self._rest: Diagnostic | None = None

    def add(self, finding: Diagnostic, place: Position | Callable[[], Position]) -> None:
        """Take one more; the first few are kept in full, and only they are looked up."""
        self._count += 1
        if self._count <= self._most + 1:
            finding = finding.at(place() if callable(place) else place)
        if self._count <= self._most:
            self._told.append(finding)
        elif self._rest is None:
            self._rest = finding
        elif finding.severity > self._rest.severity:
            self._rest = replace(self._rest, severity=finding.severity, code=finding.code)

    def finish(self) -> None:
        """Add the one finding that says how many more there are."""
        if self._rest is not None:
            more = self._count - self._most
            message = f"{more:,} more {self._what} are wrong, from here on"
            self._told.append(replace(self._rest, message=message))
