"""What a format is: an object with a name, its limits, a reader and a writer.

Commands and dialogs ask the registry (`mjs.formats`) for these objects and never special-case
one. A new format is one module with one object and one line in the registry.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import PurePath
from typing import ClassVar

from mjs.diagnostic import Diagnostic, Locator, Position, Severity
from mjs.errors import ReadError
from mjs.layout import Layout

__all__ = [
    "MAX_BYTES",
    "Companion",
    "Format",
    "Limits",
    "Loaded",
    "Source",
    "decode",
    "field_words",
    "filled_fields",
    "limit_misfits",
    "place_of",
    "quoted",
]

MAX_BYTES = 16 * 1024 * 1024
"""The largest file that is read; a layout of 100,000 tiles takes about 1 MB."""


@dataclass(frozen=True)
class Source:
    """The bytes of one file and what it is called.

    Attributes
    ----------
    path : str
        As the user named it; ``<stdin>`` for standard input. Only used for its name and in
        messages: a reader opens no files.
    data : bytes
    companion : bytes or None
        The content of the file that goes with it (see `Companion`), when there is one.
    """

    path: str
    data: bytes
    companion: bytes | None = None

    @property
    def name(self) -> str:
        """The file's own name, lower case."""
        return PurePath(self.path).name.lower()

    @property
    def stem(self) -> str:
        """The file's name without its last ending, as it is written."""
        return PurePath(self.path).stem

    def fail(
        self, message: str, code: str, line: int | None = None, column: int | None = None
    ) -> ReadError:
        """A `ReadError` about this file, to be raised by the caller."""
        return ReadError(message, path=self.path, line=line, column=column, code=code)


@dataclass(frozen=True)
class Loaded:
    """One board as it was read.

    Attributes
    ----------
    layout : Layout or None
        None when this board could not be read; then a finding says why. A layout with `losses`
        was read in part or by guess and is good enough to look at and check.
    findings : tuple of Diagnostic
        What the reader has to say, each with its place in the file.
    where : Locator
        Places of tiles (as they are in `layout`) and fields (``name``, ``author``, ...).
    name : str
        What the file calls the board; also known when the layout is None.
    """

    layout: Layout | None
    findings: tuple[Diagnostic, ...] = ()
    where: Locator = field(default_factory=Locator)
    name: str = ""

    @property
    def losses(self) -> tuple[Diagnostic, ...]:
        """The findings that tell that the board is not all there as it was meant; mostly none.

        Those are the errors, but for a byte order mark, which takes nothing from a board.
        """
        return tuple(
            finding
            for finding in self.findings
            if finding.severity is Severity.ERROR and finding.code != "MJS004"
        )


@dataclass(frozen=True, kw_only=True)
class Limits:
    """What a format, or the program it belongs to, can hold. None means no limit.

    Attributes
    ----------
    columns, rows, layers : int or None
        Grid units (half tiles) across and down, and layers, of the whole board at the origin.
    size_note : str
        What to add where columns or rows are too many.
    most_tiles, fewest_tiles : int or None
    divisors : tuple of (above, divisor)
        Tile counts greater than `above` must be divisible by `divisor`; the largest that applies.
    next_layer_only : bool
        The program looks only one layer up to see whether a tile is covered.
    fields : frozenset of str
        The names of `Layout` fields it can hold besides the tiles: ``name``, ``author``, ...
    most_tags : int or None
        How many tags it can hold; the first ones are kept.
    boards : bool
        Whether one file can hold several boards.
    half_tiles : bool
        The grid is of half tiles: only a footprint of 2 x 2 fits.
    repeated_tiles : bool
        Whether a tile can stand twice at the same place in the file.
    """

    columns: int | None = None
    rows: int | None = None
    layers: int | None = None
    size_note: str = ""
    most_tiles: int | None = None
    fewest_tiles: int | None = None
    divisors: tuple[tuple[int, int], ...] = ()
    next_layer_only: bool = False
    fields: frozenset[str] = frozenset()
    most_tags: int | None = None
    boards: bool = False
    half_tiles: bool = True
    repeated_tiles: bool = False


@dataclass(frozen=True)
class Companion:
    """A second file that belongs beside the first, as KMahjongg's ``.desktop``."""

    suffix: str
    data: bytes


class Format(ABC):
    """A file format. Objects are stateless; the registry holds one of each."""

    name: ClassVar[str]
    """Short name for the command line: ``kmahjongg``."""
    title: ClassVar[str]
    """Name for people: ``KMahjongg layout``."""
    suffixes: ClassVar[tuple[str, ...]] = ()
    """File endings with the dot, lower case, the usual one first."""
    can_write: ClassVar[bool] = True
    """Whether `write` works; every format can be read."""
    limits: ClassVar[Limits] = Limits()
    companion_suffix: ClassVar[str] = ""
    """The ending of the file that `companion` makes, with the dot; empty for most formats."""

    @abstractmethod
    def recognises(self, source: Source) -> bool:
        """Whether a file looks like this format, by its content and only then by its name."""

    @abstractmethod
    def read(self, source: Source) -> list[Loaded]:
        """The boards of a file, in its order, at least one.

        Raises
        ------
        ReadError
            When nothing at all could be read.
        """

    @abstractmethod
    def write(self, layouts: Sequence[Layout]) -> bytes:
        """The file's bytes. The caller has made sure that nothing misfits.

        Deterministic: the same tiles and texts give the same bytes.
        """

    def misfits(self, layout: Layout) -> list[str]:
        """What of a layout does not fit, each as a phrase: ``36 columns wide; at most 35``.

        Anything named here makes writing fail: it could only be written wrong.
        """
        return limit_misfits(layout, self.limits) + self.other_misfits(layout)

    def other_misfits(self, layout: Layout) -> list[str]:
        """What does not fit for another reason than the limits; for formats to override."""
        return []

    def leaves_out(self, layout: Layout) -> list[str]:
        """The names of the filled fields of a layout that are not, or not all, in a file of it."""
        limits = self.limits
        some_tags = limits.most_tags is not None and len(layout.tags) > limits.most_tags
        return [
            name
            for name in filled_fields(layout)
            if name not in limits.fields or (name == "tags" and some_tags)
        ]

    def companion(self, layout: Layout, file_name: str) -> Companion | None:
        """The second file that belongs beside `file_name`, or None."""
        return None


def filled_fields(layout: Layout) -> list[str]:
    """The names of the fields, besides the tiles, that say something.

    >>> filled_fields(Layout.from_tiles([(0, 0, 0)], name="One", tags=("tiny",)))
    ['name', 'tags']
    """
    empty = Layout()
    names = ("id", "name", "author", "license", "description", "tags", "rules", "deck", "start")
    found = [name for name in names if getattr(layout, name) != getattr(empty, name)]
    if any(layer.name or layer.extra for layer in layout.layers):
        found.append("layers")
    if layout.extra:
        found.append("extra")
    return found


_WORDS = {"extra": "x- keys", "layers": "names of layers", "start": "start deal"}


def field_words(fields: Iterable[str]) -> str:
    """Fields of a layout in words for people.

    >>> field_words(["name", "extra"])
    'name, x- keys'
    """
    return ", ".join(_WORDS.get(field, field) for field in fields)


def limit_misfits(layout: Layout, limits: Limits) -> list[str]:
    """What of a layout goes beyond limits, each as a phrase with what there is and the limit.

    >>> limit_misfits(Layout.from_tiles([(0, 0, 0), (34, 0, 0)]), Limits(columns=34))
    ['36 columns wide; at most 34']
    """
    box, count = layout.bounds, len(layout)
    found = []
    if limits.half_tiles and layout.footprint != (2, 2):
        found.append(f"a footprint of {layout.footprint} grid units; only 2 x 2")
    note = limits.size_note and f" ({limits.size_note})"
    for size, most, what, more in (
        (box.width, limits.columns, "columns wide", note),
        (box.height, limits.rows, "rows high", note),
        (box.layers, limits.layers, "layers", ""),
        (count, limits.most_tiles, "tiles", ""),
    ):
        if most is not None and size > most:
            found.append(f"{size:,} {what}; at most {most:,}{more}")
    if limits.fewest_tiles is not None and count < limits.fewest_tiles:
        found.append(f"{count:,} tiles; at least {limits.fewest_tiles:,}")
    divisor = max((d for above, d in limits.divisors if count > above), default=1)
    if count % divisor:
        found.append(f"{count:,} tiles; here the number must be divisible by {divisor}")
    if len(set(layout.tiles)) != count and not limits.repeated_tiles:
        found.append("two tiles at one place")
    return found


def decode(source: Source, *, fallback: str | None = None) -> tuple[str, list[Diagnostic]]:
    """The text of a file and what there is to say about its encoding.

    Parameters
    ----------
    source : Source
    fallback : str or None
        The encoding to take when it is not UTF-8; None makes that an error.

    Raises
    ------
    ReadError
        The bytes are not text in that encoding (rule MJS003).

    >>> decode(Source("a.txt", b"n\\xb026"), fallback="cp1252")
    ('n°26', [])
    """
    data, findings = source.data, []
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise source.fail("the file is UTF-16; save it as UTF-8", "MJS003", 1, 1)
    if data.startswith(b"\xef\xbb\xbf"):
        data = data[3:]
        message = "starts with a byte order mark, which other programs trip over; save it without"
        findings.append(Diagnostic("MJS004", Severity.ERROR, message, 1, 1))
    try:
        return data.decode("utf-8"), findings
    except UnicodeDecodeError as error:
        if fallback is not None:
            return data.decode(fallback, errors="replace"), findings
        before = data[: error.start].decode("utf-8")
        where = place_of(before, len(before))
        byte = data[error.start]
        message = f"byte 0x{byte:02X} is not UTF-8; save the file as UTF-8"
        raise source.fail(message, "MJS003", *where) from None


def place_of(text: str, offset: int) -> Position:
    """Line and column, both from 1, of an offset into a text.

    >>> place_of("one\\ntwo", 5)
    Position(line=2, column=2)
    """
    before = text[:offset]
    return Position(before.count("\n") + 1, offset - (before.rfind("\n") + 1) + 1)


def quoted(text: str, most: int = 40) -> str:
    """A piece of a file for a message: in quotes, on one line and not too long."""
    return repr(text if len(text) <= most else text[:most] + "...")
