from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from mjs.reports import REPORTS, Look
from mjs.reports.jsonreport import render
from mjs.results import FileResult, RunResult


@pytest.fixture(scope="module")
def schema(root: Path) -> Draft202012Validator:
    document = json.loads((root / "schemas/report-1.json").read_text("utf-8"))
    Draft202012Validator.check_schema(document)
    return Draft202012Validator(document)


def parsed(run: RunResult, schema: Draft202012Validator) -> Any:
    document = json.loads(render(run, Look()))
    schema.validate(document)
    return document


def test_the_whole_report(run: RunResult, schema: Draft202012Validator) -> None:
    document = parsed(run, schema)
    assert list(document) == ["version", "summary", "files"]
    assert document["summary"] == {
        "files": 3,
        "boards": 4,
        "ok": 1,
        "errors": 3,
        "warnings": 1,
        "notes": 1,
        "clearable": 1,
        "not_clearable": 1,
        "not_known": 1,
        "skipped": 2,
    }
    good, first, second, lost = document["files"]
    assert list(good) == ["path", "format", "ok", "name", "facts", "clearable", "diagnostics"]
    assert good["facts"]["free_at_start"] == 2
    assert (first["board"], second["board"]) == (1, 2)
    assert first["diagnostics"][2] == {
        "code": "MJS101",
        "severity": "error",
        "message": "tiles (0, 0, 0) and (1, 1, 0) overlap; move one",
        "line": 3,
        "column": 9,
        "tiles": [[0, 0, 0], [1, 1, 0]],
    }
    assert lost == {
        "path": "my maps/50%,a:b.lay",
        "format": None,
        "ok": False,
        "name": None,
        "facts": None,
        "clearable": None,
        "diagnostics": [
            {
                "code": "MJS001",
                "severity": "error",
                "message": "cannot be read: no such file or directory",
                "line": None,
                "column": None,
                "tiles": [],
            }
        ],
    }


def test_the_look_changes_nothing(run: RunResult) -> None:
    assert render(run, Look(color=True, verbose=True, quiet=True)) == render(run, Look())


def test_no_files_are_a_report_as_well(schema: Draft202012Validator) -> None:
    assert parsed(RunResult(()), schema)["files"] == []


def test_names_that_are_no_text_survive(schema: Draft202012Validator) -> None:
    data = render(RunResult((FileResult("a\udcff.lay"),)), Look()).encode(
        "utf-8", "backslashreplace"
    )
    document = json.loads(data)
    schema.validate(document)
    assert document["files"][0]["path"] == "a\udcff.lay"


@pytest.mark.parametrize(
    "change",
    [
        {"version": 2},
        {"extra": 1},
        {"summary": {}},
        {"files": [{"path": "a"}]},
    ],
)
def test_the_schema_is_strict(
    run: RunResult, schema: Draft202012Validator, change: dict[str, Any]
) -> None:
    document = json.loads(render(run, Look())) | change
    assert not schema.is_valid(document)


def test_the_command_knows_the_reports() -> None:
    from mjs.cli.validate import REPORT_NAMES

    assert tuple(REPORTS) == REPORT_NAMES
