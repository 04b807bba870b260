"""The report for build servers: JUnit XML, one test case a board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.sax.saxutils import escape, quoteattr

from mjs.diagnostic import Diagnostic, Severity
from mjs.reports.look import Look
from mjs.reports.text import heading
from mjs.results import FileResult, RunResult

__all__ = ["render"]

# What XML 1.0 has no way to say, not even by its number.
_ILLEGAL = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def render(run: RunResult, _look: Look) -> str:
    """The whole document; errors are failures, everything else is the test's output."""
    failed = sum(not result.ok for result in run.files)
    counts = f'tests="{len(run.files)}" failures="{failed}" errors="0"'
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        f'<testsuites name="mjs-validate" {counts}>',
        f'<testsuite name="mjs-validate" {counts} skipped="0">',
        *(line for result in run.files for line in _case(result)),
        "</testsuite>",
        "</testsuites>",
    ]
    return "".join(f"{line}\n" for line in lines)


def _case(result: FileResult) -> Iterator[str]:
    name = result.path if result.board is None else f"{result.path} [board {result.board}]"
    head = f"<testcase name={_attribute(name)} classname={_attribute(result.format or 'unknown')}"
    if not result.diagnostics:
        yield f"{head}/>"
        return
    yield f"{head}>"
    errors = [d for d in result.diagnostics if d.severity is Severity.ERROR]
    others = [d for d in result.diagnostics if d.severity is not Severity.ERROR]
    for error in errors:
        message, kind = _attribute(error.message), _attribute(heading(error))
        yield f"<failure type={kind} message={message}>{_text(_told(result, error))}</failure>"
    if others:
        yield f"<system-out>{_text(chr(10).join(_told(result, d) for d in others))}</system-out>"
    yield "</testcase>"


def _told(result: FileResult, diagnostic: Diagnostic) -> str:
    where = ":".join(
        str(part) for part in (result.path, diagnostic.line, diagnostic.column) if part is not None
    )
    told = f"{where}: {diagnostic.severity.value} {heading(diagnostic)}: {diagnostic.message}"
    if diagnostic.tiles:
        told += "\ntiles " + ", ".join(map(str, diagnostic.tiles))
    return told


def _legal(text: str) -> str:
    # A file name that is no UTF-8 comes as surrogates; show the bytes instead of losing them.
    shown = text.encode("utf-8", "backslashreplace").decode("utf-8")
    return _ILLEGAL.sub("\ufffd", shown)


def _text(text: str) -> str:
    # A bare carriage return would be read back as a line feed.
    return escape(_legal(text), {"\r": "&#13;"})


def _attribute(text: str) -> str:
    return quoteattr(_legal(text))
