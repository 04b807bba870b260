"""The report for code scanning services: SARIF 2.1.0."""

from __future__ import annotations

import json
import os
from pathlib import PurePath
from typing import Any
from urllib.parse import quote

import mjs
from mjs.checks.registry import RULES
from mjs.diagnostic import Diagnostic, Severity
from mjs.reports.look import Look
from mjs.results import FileResult, RunResult

__all__ = ["artifact_uri", "render"]

SCHEMA = (
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
)
_LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "note"}


def render(run: RunResult, _look: Look) -> str:
    """The whole log; everything is in it, whatever the look."""
    codes = sorted({d.code for result in run.files for d in result.diagnostics})
    index = {code: number for number, code in enumerate(codes)}
    driver = {
        "name": "mjs-validate",
        "version": mjs.__version__,
        "rules": [_rule(code) for code in codes],
    }
    results = [
        _result(result, diagnostic, index)
        for result in run.files
        for diagnostic in result.diagnostics
    ]
    log = {
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [
            {
                "tool": {"driver": driver},
                "invocations": [{"executionSuccessful": True}],
                "columnKind": "unicodeCodePoints",
                "results": results,
            }
        ],
    }
    return json.dumps(log, ensure_ascii=False, indent=1) + "\n"


def _rule(code: str) -> dict[str, Any]:
    rule = RULES.get(code)
    if rule is None:
        return {"id": code}
    return {
        "id": code,
        "name": rule.name,
        "shortDescription": {"text": rule.summary},
        "fullDescription": {"text": rule.summary},
        "help": {"text": rule.explanation},
        "defaultConfiguration": {"level": _LEVELS[rule.severity]},
    }


def _result(result: FileResult, diagnostic: Diagnostic, index: dict[str, int]) -> dict[str, Any]:
    location: dict[str, Any] = {"artifactLocation": {"uri": artifact_uri(result.path)}}
    region = _region(result, diagnostic)
    if region:
        location["region"] = region
    document: dict[str, Any] = {
        "ruleId": diagnostic.code,
        "ruleIndex": index[diagnostic.code],
        "level": _LEVELS[diagnostic.severity],
        "message": {"text": diagnostic.message},
        "locations": [{"physicalLocation": location}],
    }
    about: dict[str, Any] = {}
    if result.board is not None:
        about["board"] = result.board
    if diagnostic.tiles:
        about["tiles"] = [list(tile) for tile in diagnostic.tiles]
    return document | ({"properties": about} if about else {})


def _region(result: FileResult, diagnostic: Diagnostic) -> dict[str, Any]:
    if diagnostic.line is None:
        return {}
    region: dict[str, Any] = {"startLine": diagnostic.line}
    excerpt, first = result.excerpt(diagnostic), 0
    if diagnostic.column is not None:
        region["startColumn"] = diagnostic.column
        # A region without an end goes to the end of its line, and so does its snippet.
        first = max(0, diagnostic.column - excerpt.first) if excerpt else 0
    if excerpt is not None and excerpt.text[first:]:
        region["snippet"] = {"text": excerpt.text[first:]}
    return region


def artifact_uri(path: str) -> str:
    """A path as a URI reference: relative paths stay relative, odd characters are encoded.

    >>> artifact_uri("my layouts/50%.json")
    'my%20layouts/50%25.json'
    """
    pure = PurePath(path)
    if pure.is_absolute():
        return pure.as_uri()
    # A colon in the first part would be taken for a scheme, such as "C:" or "http:".
    return quote(os.fsencode(pure.as_posix()), safe="/~@+,=!$&()*;'")
