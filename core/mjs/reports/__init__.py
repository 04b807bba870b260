"""Reports: the same run as text for people, and as JSON, SARIF, JUnit and GitHub's commands.

Each is a function of the run and of a `Look`. A new report is one module and one line here.
"""

from __future__ import annotations

from collections.abc import Callable

from mjs.reports import github, jsonreport, junit, sarif, text
from mjs.reports.look import Look
from mjs.reports.summary import Summary, summary_line
from mjs.results import RunResult

__all__ = ["REPORTS", "Look", "Summary", "summary_line"]

REPORTS: dict[str, Callable[[RunResult, Look], str]] = {
    "text": text.render,
    "json": jsonreport.render,
    "sarif": sarif.render,
    "junit": junit.render,
    "github": github.render,
}
"""Each report by the name that ``--format`` knows it by."""
