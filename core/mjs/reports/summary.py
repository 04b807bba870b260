"""The figures of a whole run, and the line that tells them."""

from __future__ import annotations

from dataclasses import dataclass

from mjs.diagnostic import Severity
from mjs.reports.look import Look, counted
from mjs.results import RunResult

__all__ = ["Summary", "summary_line"]


@dataclass(frozen=True, slots=True)
class Summary:
    """The figures of a run.

    Attributes
    ----------
    files, boards : int
        A file of several boards counts once as a file; a file that could not be read counts as
        one board.
    ok : int
        Files without errors.
    errors, warnings, notes : int
        Findings by severity; notes are those of severity info.
    clearable, not_clearable, not_known : int
        Boards by whether they can be cleared; not known are those that nobody asked about, or
        that stayed undecided. Boards that could not be read are in none of them.
    skipped : int
        Files in the named folders that are no layouts.
    """

    files: int
    boards: int
    ok: int
    errors: int
    warnings: int
    notes: int
    clearable: int
    not_clearable: int
    not_known: int
    skipped: int

    @classmethod
    def of(cls, run: RunResult) -> Summary:
        """The figures of this run."""
        paths = {result.path for result in run.files}
        bad = {result.path for result in run.files if not result.ok}
        verdicts = [result.clearable for result in run.files if result.facts is not None]
        return cls(
            files=len(paths),
            boards=len(run.files),
            ok=len(paths) - len(bad),
            errors=run.count(Severity.ERROR),
            warnings=run.count(Severity.WARNING),
            notes=run.count(Severity.INFO),
            clearable=verdicts.count(True),
            not_clearable=verdicts.count(False),
            not_known=verdicts.count(None),
            skipped=run.skipped,
        )


def summary_line(run: RunResult, look: Look) -> str:
    """One line that tells the figures of a run.

    >>> summary_line(RunResult(()), Look())
    '0 files: 0 ok, 0 errors, 0 warnings'
    """
    found = Summary.of(run)
    boards = "" if found.boards == found.files else f" of {counted(found.boards, 'board')}"
    parts = [
        f"{found.ok:,} ok",
        _painted(look, counted(found.errors, "error"), "1;31", found.errors),
        _painted(look, counted(found.warnings, "warning"), "1;33", found.warnings),
    ]
    if found.notes:
        hint = "" if look.verbose else " (-v shows them)"
        parts.append(counted(found.notes, "note") + hint)
    line = f"{counted(found.files, 'file')}{boards}: {', '.join(parts)}"
    verdicts = [
        f"{number:,} {word}"
        for number, word in (
            (found.clearable, "clearable"),
            (found.not_clearable, "not clearable"),
            (found.not_known, "not known whether clearable"),
        )
        if number
    ]
    # When nobody asked about any board, there is nothing to tell.
    if found.clearable or found.not_clearable:
        line += f"; {', '.join(verdicts)}"
    if found.skipped:
        line += f"; {counted(found.skipped, 'other file')} skipped"
    return line


def _painted(look: Look, text: str, codes: str, number: int) -> str:
    return look.paint(text, codes) if number else text
