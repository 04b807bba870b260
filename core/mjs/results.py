"""What a validation run found: one record a board, which every report is a function of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from mjs.diagnostic import Diagnostic, Severity

__all__ = ["Excerpt", "FileResult", "RunResult"]


@dataclass(frozen=True, slots=True)
class Excerpt:
    """A line of a file, or the part of it around a column, safe to print.

    Attributes
    ----------
    text : str
        No control characters; each has one visible character in its place, so columns hold. An
        ellipsis stands for what was cut off on either side.
    first : int
        The column, from 1, that the text begins with: a finding at column c is about
        ``text[c - first]``.
    """

    text: str
    first: int = 1


@dataclass(frozen=True)
class FileResult:
    """What was found of one board; a file of several boards has several of these.

    Attributes
    ----------
    path : str
        The file, as it was reached from what the user named.
    format : str or None
        The short name of its format; None when it was not recognised or could not be read.
    name : str or None
        What the board is called, if anything.
    facts : mapping of str to int, or None
        The counts of `mjs.facts`; None when there is no layout.
    clearable : bool or None
        Proved clearable, proved not, or not known (not asked, or undecided).
    diagnostics : tuple of Diagnostic
        In order of their places in the file, those without a place first.
    excerpts : mapping of (line, column) to Excerpt
        For each place that a diagnostic points to; ask `excerpt` instead.
    digest : str or None
        `Layout.digest` of the board, by which the boards of a run are compared; in no report.
    board : int or None
        Which board of its file, from 1, when the file has several.
    """

    path: str
    format: str | None = None
    name: str | None = None
    facts: Mapping[str, int] | None = None
    clearable: bool | None = None
    diagnostics: tuple[Diagnostic, ...] = ()
    excerpts: Mapping[tuple[int, int | None], Excerpt] = field(default_factory=dict)
    digest: str | None = None
    board: int | None = None

    @property
    def ok(self) -> bool:
        """Whether no diagnostic is an error."""
        return all(d.severity is not Severity.ERROR for d in self.diagnostics)

    def excerpt(self, diagnostic: Diagnostic) -> Excerpt | None:
        """The text that a diagnostic of this board points to; None when it has no place."""
        if diagnostic.line is None:
            return None
        return self.excerpts.get((diagnostic.line, diagnostic.column))

    def count(self, severity: Severity) -> int:
        """How many diagnostics are of this severity."""
        return sum(d.severity is severity for d in self.diagnostics)


@dataclass(frozen=True)
class RunResult:
    """What a whole run found.

    Attributes
    ----------
    files : tuple of FileResult
        In the order in which the files were named, folders sorted by path.
    skipped : int
        Files in named folders that are no layouts of any known format.
    problems : tuple of str
        What was named but holds nothing to check, such as an empty folder, each as a sentence.
    """

    files: tuple[FileResult, ...]
    skipped: int = 0
    problems: tuple[str, ...] = ()

    def count(self, severity: Severity) -> int:
        """How many diagnostics of all files are of this severity."""
        return sum(result.count(severity) for result in self.files)
