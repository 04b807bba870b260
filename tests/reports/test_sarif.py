from __future__ import annotations

import json
import os
from typing import Any

import pytest
from jsonschema import Draft4Validator

from mjs.checks.registry import RULES
from mjs.reports import Look
from mjs.reports.sarif import artifact_uri, render
from mjs.results import FileResult, RunResult


@pytest.fixture
def log(run: RunResult, sarif_validator: Draft4Validator) -> Any:
    document = json.loads(render(run, Look()))
    sarif_validator.validate(document)
    return document["runs"][0]


def test_results_point_to_places_and_rules(log: Any) -> None:
    levels = [(result["ruleId"], result["level"]) for result in log["results"]]
    assert levels == [
        ("MJS403", "note"),
        ("MJS103", "warning"),
        ("MJS101", "error"),
        ("MJS201", "error"),
        ("MJS001", "error"),
    ]
    rules = log["tool"]["driver"]["rules"]
    for result in log["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
    place = log["results"][2]["locations"][0]["physicalLocation"]
    assert place == {
        "artifactLocation": {"uri": "two.mah"},
        "region": {"startLine": 3, "startColumn": 9, "snippet": {"text": ",[1,1]]"}},
    }
    assert log["results"][2]["properties"] == {"board": 1, "tiles": [[0, 0, 0], [1, 1, 0]]}
    assert log["results"][3]["locations"][0]["physicalLocation"]["region"] == {"startLine": 4}
    assert "region" not in log["results"][4]["locations"][0]["physicalLocation"]
    assert log["columnKind"] == "unicodeCodePoints"
    assert log["invocations"] == [{"executionSuccessful": True}]


def test_rules_carry_their_text(log: Any) -> None:
    (rule,) = [rule for rule in log["tool"]["driver"]["rules"] if rule["id"] == "MJS101"]
    assert rule["name"] == "overlapping-tiles"
    assert rule["help"]["text"] == RULES["MJS101"].explanation
    assert rule["defaultConfiguration"] == {"level": "error"}


def test_an_empty_log_is_valid(sarif_validator: Draft4Validator) -> None:
    sarif_validator.validate(json.loads(render(RunResult(()), Look())))


@pytest.mark.parametrize(
    ("path", "uri"),
    [
        ("a/b.json", "a/b.json"),
        ("./a.json", "a.json"),
        ("my maps/50%,a:b.lay", "my%20maps/50%25,a%3Ab.lay"),
        ("龜.lay", "%E9%BE%9C.lay"),
        ("a\udcff#?.lay", "a%FF%23%3F.lay"),
        ("../up.json", "../up.json"),
        ("<stdin>", "%3Cstdin%3E"),
    ],
)
def test_paths_become_uri_references(path: str, uri: str, sarif_validator: Draft4Validator) -> None:
    assert artifact_uri(path) == uri
    run = RunResult((FileResult(path),))
    sarif_validator.validate(json.loads(render(run, Look())))


@pytest.mark.skipif(os.name == "nt", reason="a path of other systems")
def test_absolute_paths_are_file_uris() -> None:
    assert artifact_uri("/a b.json") == "file:///a%20b.json"
