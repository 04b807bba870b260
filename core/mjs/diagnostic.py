"""What a check says: a code, how bad it is, one sentence, and the place."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from mjs.layout import Tile

__all__ = ["MOST_FINDINGS", "Diagnostic", "Locator", "Position", "Severity"]

MOST_FINDINGS = 20
"""How many findings of one rule a board gets; the last one then says how many more there are."""


class Severity(enum.StrEnum):
    """How bad a diagnostic is; only errors make a file fail.

    >>> Severity.ERROR > Severity.WARNING > Severity.INFO
    True
    """

    INFO = "info"
    WARNING = "warning"
    ERROR = "error"

    @property
    def rank(self) -> int:
        """0 for info, 1 for warning, 2 for error."""
        return _RANKS[self.value]

    def __lt__(self, other: str) -> bool:
        return self.rank < Severity(other).rank

    def __gt__(self, other: str) -> bool:
        return self.rank > Severity(other).rank

    def __le__(self, other: str) -> bool:
        return self.rank <= Severity(other).rank

    def __ge__(self, other: str) -> bool:
        return self.rank >= Severity(other).rank


_RANKS = {"info": 0, "warning": 1, "error": 2}


class Position(NamedTuple):
    """A place in a text file; line and column count from 1."""

    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One finding about one layout or file.

    Attributes
    ----------
    code : str
        The rule, as in ``mjs rules MJS101``.
    severity : Severity
    message : str
        One sentence that says what is wrong and what to do.
    line, column : int or None
        Where in the file, both from 1; None when the finding has no place.
    tiles : tuple of Tile
        The tiles it is about, in the layout's order.
    """

    code: str
    severity: Severity
    message: str
    line: int | None = None
    column: int | None = None
    tiles: tuple[Tile, ...] = ()

    def at(self, position: Position | None) -> Diagnostic:
        """The same finding at a place; unchanged when the place is not known."""
        if position is None:
            return self
        return replace(self, line=position.line, column=position.column)


class Locator:
    """Finds the place of a tile or a field in the file that a layout was read from.

    A table of places is built only when somebody asks, since good files are never asked.

    Parameters
    ----------
    build : callable
        Returns the places: keys are `Tile` for tiles (for tiles that stand twice, the last
        place) and names such as ``"name"`` or ``"layers"`` for fields.
    build_fields : callable, optional
        Returns the places of the fields alone, where that takes less.

    >>> Locator(lambda: {Tile(2, 0, 0): Position(7, 3)}).find(Tile(2, 0, 0))
    Position(line=7, column=3)
    >>> Locator().find("name") is None
    True
    """

    def __init__(
        self,
        build: Callable[[], Mapping[Tile | str, Position]] | None = None,
        build_fields: Callable[[], Mapping[str, Position]] | None = None,
    ) -> None:
        self._build = build
        self._build_fields = build_fields

    def find(self, what: Tile | str) -> Position | None:
        """The place of a tile or field, or None when it has none."""
        if isinstance(what, str) and self._build_fields is not None:
            return self._fields.get(what)
        return self._places.get(what)

    @cached_property
    def _places(self) -> Mapping[Tile | str, Position]:
        return {} if self._build is None else self._build()

    @cached_property
    def _fields(self) -> Mapping[str, Position]:
        return {} if self._build_fields is None else self._build_fields()
