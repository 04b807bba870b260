"""What a rule is, what it looks at, and what it yields.

A rule is one object in the module of its family: its code and name, the page of text that
``mjs rules CODE`` shows, an example that fails and one that passes, and the function that looks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from mjs.diagnostic import Severity
from mjs.errors import MjsError, TooDenseError
from mjs.formats import Format
from mjs.geometry import BlockingGraph, blocking_graph
from mjs.layout import Layout, Tile
from mjs.results import FileResult

if TYPE_CHECKING:
    from mjs.clearing import Clearability
    from mjs.tallies import SurveyRow

__all__ = [
    "MOST_TILES",
    "Across",
    "Check",
    "Example",
    "ExampleFile",
    "Finding",
    "Rule",
    "Subject",
    "listed",
]

MOST_TILES = 1000
"""How many tiles one finding carries; its message says how many there are in all."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What a check found, before it has a code and a place.

    Attributes
    ----------
    message : str
        One sentence that says what is wrong and what to do.
    tiles : sequence of Tile
        The tiles it is about; the first one that the file knows the place of is its place.
    field : str or None
        The field of the file whose place it is when no tile's place is known.
    severity : Severity or None
        When it is not the rule's own.
    """

    message: str
    tiles: Sequence[Tile] = ()
    field: str | None = None
    severity: Severity | None = None


class Subject:
    """One board, and what the checks ask about it; whatever takes time is done once, when asked.

    Parameters
    ----------
    layout : Layout
    format : Format or None
        The format it was read from; None for a layout that is in no file.
    targets : sequence of Format
        The programs it is meant to work in besides.
    is_whole : bool
        Whether it was read without losing or guessing anything. If not, how many tiles there are
        and whether they can be cleared says nothing about the board that was meant.
    deal : bool
        Whether to look for a proof deal.
    budget : int or None
        For that search, as in `mjs.clearable`; None for the usual one.
    solvable_share : int or None
        How many random deals to decide; None for not asking.
    min_share : float or None
        The least share of them that it should be possible to clear.
    """

    def __init__(
        self,
        layout: Layout,
        *,
        format: Format | None = None,
        targets: Sequence[Format] = (),
        is_whole: bool = True,
        deal: bool = True,
        budget: int | None = None,
        solvable_share: int | None = None,
        min_share: float | None = None,
    ) -> None:
        self.layout = layout
        self.format = format
        self.targets = tuple(targets)
        self.is_whole = is_whole
        self.deal = deal
        self.budget = budget
        self.solvable_share = solvable_share
        self.min_share = min_share

    @cached_property
    def graph(self) -> BlockingGraph:
        """The blocking graph.

        Raises
        ------
        TooDenseError
            Only rule MJS105 has to mind: the checks that need the graph are then left out.
        """
        return blocking_graph(self.layout)

    @cached_property
    def is_sound(self) -> bool:
        """Whether there can be such a board: read whole, even in number, no tiles overlapping."""
        count = len(self.layout)
        if not self.is_whole or not count or count % 2:
            return False
        try:
            return not len(self.graph.overlaps)
        except TooDenseError:
            return False

    @cached_property
    def start_fault(self) -> str | None:
        """Why the deal that the file carries proves nothing; None when it does or there is none."""
        from mjs.proof import ProofDeal, verify

        if self.layout.start is None or not self.is_sound:
            return None
        try:
            verify(ProofDeal.from_start(self.layout))
        except MjsError as error:
            return str(error)
        return None

    @cached_property
    def clearability(self) -> Clearability | None:
        """What the search for a proof deal says; None when there was no need or no wish."""
        from mjs.clearing import clearable

        if not self.is_sound or not self.deal or self._is_proved:
            return None
        return clearable(self.layout, self.budget)

    @cached_property
    def survey(self) -> SurveyRow | None:
        """What a survey of random deals says; None when nobody asked, or there can be none."""
        if self.solvable_share is None or not self.is_sound:
            return None
        from mjs.surveying import survey

        # In this process: a run shares out its files already.
        rows = survey([self.layout], self.solvable_share, jobs=1).rows
        return rows[0] if rows else None

    @property
    def clearable(self) -> bool | None:
        """Proved clearable, proved not, or not known; no tiles and odd numbers are proof enough."""
        if self.is_whole and (not self.layout.tiles or len(self.layout) % 2):
            return False
        if self._is_proved:
            return True
        return None if self.clearability is None else self.clearability.verdict

    @property
    def _is_proved(self) -> bool:
        """Whether the file brings its own proof."""
        return self.is_sound and self.layout.start is not None and self.start_fault is None


@dataclass(frozen=True, slots=True)
class ExampleFile:
    """One file of an example.

    Attributes
    ----------
    name : str
    text : str
        What it says, for people.
    encoding : str
        How the text is stored.
    make : callable or None
        Makes the real bytes where `text` only describes them.
    """

    name: str
    text: str
    encoding: str = "utf-8"
    make: Callable[[], bytes] | None = None

    @property
    def data(self) -> bytes:
        """The bytes of the file."""
        return self.make() if self.make is not None else self.text.encode(self.encoding)


@dataclass(frozen=True, slots=True)
class Example:
    """Files that break a rule, or keep it.

    Attributes
    ----------
    files : tuple of ExampleFile
    note : str
        What the files alone don't show.
    checked : tuple of str
        The names to check, when they are not simply those of all files.
    options : mapping
        What the check is called with, as `mjs.validate` takes it.
    """

    files: tuple[ExampleFile, ...] = ()
    note: str = ""
    checked: tuple[str, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def paths(self) -> tuple[str, ...]:
        """The names to check."""
        return self.checked or tuple(file.name for file in self.files)


Check = Callable[[Subject], Iterable[Finding]]
"""Looks at one board."""
Across = Callable[[Sequence[FileResult]], Iterable[tuple[int, Finding]]]
"""Looks at all boards of a run; yields the index of a board with each finding."""


@dataclass(frozen=True)
class Rule:
    """One rule.

    Attributes
    ----------
    code, name : str
        ``MJS101`` and ``overlapping-tiles``; either names it everywhere.
    summary : str
        One line.
    explanation : str
        Paragraphs: why it matters, and what to do.
    bad, good : Example
        One that breaks the rule and no other, and one that breaks none.
    severity : Severity
        What its findings are unless they say otherwise.
    check : callable or None
        None for a rule that the readers of files, or the run, see to themselves.
    across : callable or None
        For a rule about several files.
    """

    code: str
    name: str
    summary: str
    explanation: str
    _: KW_ONLY
    bad: Example
    good: Example
    severity: Severity = Severity.ERROR
    check: Check | None = None
    across: Across | None = None


def listed(items: Sequence[object], most: int = 5) -> str:
    """A list for a sentence, cut after a few.

    >>> listed([Tile(0, 0, 0), Tile(2, 0, 0)]), listed("abcdefg")
    ('(0, 0, 0), (2, 0, 0)', 'a, b, c, d, e and 2 more')
    """
    shown = ", ".join(str(item) for item in items[:most])
    return f"{shown} and {len(items) - most:,} more" if len(items) > most else shown
