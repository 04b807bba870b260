"""The report for people: one line a finding, the line of the file, and a caret under the place."""

from __future__ import annotations

from collections.abc import Iterator

from mjs.checks.registry import RULES
from mjs.diagnostic import Diagnostic, Severity
from mjs.reports.look import Look, cells, printable
from mjs.reports.summary import summary_line
from mjs.results import Excerpt, FileResult, RunResult

__all__ = ["heading", "place", "render"]

_COLORS = {Severity.ERROR: "1;31", Severity.WARNING: "1;33", Severity.INFO: "1;36"}
_WORDS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "note"}
_MOST_TILES = 8
_INDENT = "    "
# Marks what is quoted, for people and for CI systems that take commands from lines of output.
_GUTTER = "  | "


def render(run: RunResult, look: Look) -> str:
    """The whole report, ending in a line break unless it is empty."""
    lines = [
        line
        for result in run.files
        for diagnostic in result.diagnostics
        if look.shows(diagnostic)
        for line in _lines(result, diagnostic, look)
    ]
    if not look.quiet:
        lines.append(summary_line(run, look))
    return "".join(f"{line}\n" for line in lines)


def place(result: FileResult, diagnostic: Diagnostic) -> str:
    """Where a finding is, as editors and terminals make links of it: ``a.json:3:7``."""
    parts = (printable(result.path), diagnostic.line, diagnostic.column)
    return ":".join(str(part) for part in parts if part is not None)


def heading(diagnostic: Diagnostic) -> str:
    """The code of a finding and the name of its rule: ``MJS101 overlapping-tiles``."""
    rule = RULES.get(diagnostic.code)
    return f"{diagnostic.code} {rule.name}" if rule else diagnostic.code


def _lines(result: FileResult, diagnostic: Diagnostic, look: Look) -> Iterator[str]:
    severity = diagnostic.severity
    board = ""
    if result.board is not None:
        named = f" {printable(result.name)}" if result.name else ""
        board = f" [board {result.board}{named}]"
    where = look.paint(place(result, diagnostic), "1") + ":"
    word = look.paint(_WORDS[severity], _COLORS[severity])
    yield f"{where} {word} {heading(diagnostic)}{board}: {printable(diagnostic.message)}"
    excerpt = result.excerpt(diagnostic)
    if excerpt is not None:
        yield from _pointed(excerpt, diagnostic.column, look.paint("^", _COLORS[severity]))
    unnamed = [str(tile) for tile in diagnostic.tiles if str(tile) not in diagnostic.message]
    if unnamed:
        more = len(unnamed) - _MOST_TILES
        listed = ", ".join(unnamed[:_MOST_TILES]) + (f" and {more:,} more" if more > 0 else "")
        yield f"{_INDENT}{'tile' if len(unnamed) == 1 else 'tiles'} {listed}"


def _pointed(excerpt: Excerpt, column: int | None, caret: str) -> Iterator[str]:
    """The text with a caret below the column, however wide the characters before it are."""
    text = printable(excerpt.text)
    if not text.strip():
        return
    yield _GUTTER + text.rstrip()
    if column is not None and column >= excerpt.first:
        yield _GUTTER + " " * cells(text[: column - excerpt.first]) + caret
