"""The report for programs: JSON by ``schemas/report-1.json``."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from mjs.diagnostic import Diagnostic
from mjs.reports.look import Look
from mjs.reports.summary import Summary
from mjs.results import FileResult, RunResult

__all__ = ["render"]


def render(run: RunResult, _look: Look) -> str:
    """The whole report; everything is in it, whatever the look.

    One file a line, so that thousands of them can be searched, compared and cut by lines.
    """
    summary = json.dumps(asdict(Summary.of(run)))
    files = ",\n".join(
        json.dumps(_file(result), ensure_ascii=False, separators=(",", ":")) for result in run.files
    )
    files = f"\n{files}\n" if files else ""
    return f'{{"version":1,\n"summary":{summary},\n"files":[{files}]}}\n'


def _file(result: FileResult) -> dict[str, Any]:
    document: dict[str, Any] = {"path": result.path}
    if result.board is not None:
        document["board"] = result.board
    return document | {
        "format": result.format,
        "ok": result.ok,
        "name": result.name,
        "facts": None if result.facts is None else dict(result.facts),
        "clearable": result.clearable,
        "diagnostics": [_diagnostic(diagnostic) for diagnostic in result.diagnostics],
    }


def _diagnostic(diagnostic: Diagnostic) -> dict[str, Any]:
    return {
        "code": diagnostic.code,
        "severity": diagnostic.severity.value,
        "message": diagnostic.message,
        "line": diagnostic.line,
        "column": diagnostic.column,
        "tiles": [list(tile) for tile in diagnostic.tiles],
    }
