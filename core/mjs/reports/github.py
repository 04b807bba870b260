"""The report for GitHub Actions: workflow commands, which mark the lines of a pull request."""

from __future__ import annotations

from pathlib import PurePath

from mjs.diagnostic import Diagnostic, Severity
from mjs.reports.look import Look, printable
from mjs.reports.summary import summary_line
from mjs.reports.text import heading
from mjs.results import FileResult, RunResult

__all__ = ["render"]

_COMMANDS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "notice"}


def render(run: RunResult, look: Look) -> str:
    """One command a finding, then the summary for the log."""
    lines = [
        _command(result, diagnostic)
        for result in run.files
        for diagnostic in result.diagnostics
        if look.shows(diagnostic)
    ]
    if not look.quiet:
        lines.append(summary_line(run, look))
    return "".join(f"{line}\n" for line in lines)


def _command(result: FileResult, diagnostic: Diagnostic) -> str:
    title = heading(diagnostic)
    if result.board is not None:
        title += f" [board {result.board}]"
    properties = {
        "file": _path(result.path),
        "line": diagnostic.line,
        "col": diagnostic.column,
        "title": title,
    }
    told = ",".join(
        f"{key}={_property(str(value))}" for key, value in properties.items() if value is not None
    )
    return f"::{_COMMANDS[diagnostic.severity]} {told}::{_data(diagnostic.message)}"


def _path(path: str) -> str:
    """A path without what a terminal would act on; the ends of lines are escaped later."""
    shown = PurePath(path).as_posix()
    return "".join(char if char in "\r\n" else printable(char) for char in shown)


def _data(text: str) -> str:
    """Escaped as the runner's documentation has it for the message."""
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    """Escaped as the runner's documentation has it for properties."""
    return _data(text).replace(":", "%3A").replace(",", "%2C")
