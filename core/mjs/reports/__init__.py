"""Reports: the same run as text for people, and as JSON, SARIF, JUnit and GitHub's commands.

Each is a function of the run and of a `Look`. A new report is one module and one line here.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from mjs.reports.look import Look
from mjs.reports.summary import Summary, summary_line
from mjs.results import RunResult

__all__ = ["REPORTS", "Look", "Report", "Summary", "summary_line"]

Report = Callable[[RunResult, Look], str]


def _by(module: str) -> Report:
    """The report of a module of this package, loaded when it is first asked for."""

    def render(run: RunResult, look: Look) -> str:
        text: str = import_module(f"mjs.reports.{module}").render(run, look)
        return text

    return render


REPORTS: dict[str, Report] = {
    "text": _by("text"),
    "json": _by("jsonreport"),
    "sarif": _by("sarif"),
    "junit": _by("junit"),
    "github": _by("github"),
}
"""Each report by the name that ``--format`` knows it by."""
