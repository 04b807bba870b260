"""The rules as a whole: every code has a page, an example that fails and one that passes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mjs.checks.base import Example, Rule
from mjs.checks.registry import RULES, matching, rule
from mjs.diagnostic import Severity
from mjs.errors import MjsError, SettingsError
from mjs.results import FileResult
from mjs.validation import Options, across, check_path

BY_CODE = [pytest.param(rule, id=code) for code, rule in RULES.items()]
WITH_FILES = [param for param in BY_CODE if param.values[0].code != "MJS005"]


def check_example(example: Example, folder: Path) -> list[FileResult]:
    for file in example.files:
        (folder / file.name).write_bytes(file.data)
    options = Options(**example.options)
    boards = [board for path in example.paths for board in check_path(folder / path, options)]
    return across(boards, options)


def codes(results: list[FileResult]) -> set[str]:
    return {diagnostic.code for result in results for diagnostic in result.diagnostics}


@pytest.mark.parametrize("rule", WITH_FILES)
def test_the_bad_example_breaks_this_rule_and_no_other(rule: Rule, tmp_path: Path) -> None:
    results = check_example(rule.bad, tmp_path)
    assert codes(results) == {rule.code}
    found = [d for result in results for d in result.diagnostics]
    assert {d.severity for d in found} == {rule.severity}
    assert all(result.ok == (rule.severity is not Severity.ERROR) for result in results) or (
        len(results) > 1
    )


@pytest.mark.parametrize("rule", WITH_FILES)
def test_the_good_example_breaks_no_rule(rule: Rule, tmp_path: Path) -> None:
    results = check_example(rule.good, tmp_path)
    assert [d for result in results for d in result.diagnostics] == []


@pytest.mark.parametrize("rule", BY_CODE)
def test_every_page_is_complete(rule: Rule) -> None:
    assert re.fullmatch(r"MJS[0-5]\d\d", rule.code)
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", rule.name)
    assert rule.summary.endswith(".")
    assert len(rule.summary) <= 100
    paragraphs = rule.explanation.split("\n\n")
    assert len(paragraphs) == 2, "one that says why it matters, one that says what to do"
    assert all(paragraph.rstrip().endswith((".", "?")) for paragraph in paragraphs)
    assert rule.bad.files or rule.bad.note
    assert all(file.text.endswith("\n") for file in (*rule.bad.files, *rule.good.files))


def test_codes_are_in_order_and_names_are_unique() -> None:
    assert list(RULES) == sorted(RULES)
    assert len({rule.name for rule in RULES.values()}) == len(RULES)


def test_every_code_that_any_module_can_say_has_a_page(root: Path) -> None:
    said = set()
    for module in (root / "core/mjs").rglob("*.py"):
        said |= set(re.findall(r"\bMJS\d{3}\b", module.read_text("utf-8")))
    assert said == set(RULES)


def test_every_code_of_a_reader_is_said_by_one(root: Path) -> None:
    """A page without a check must be of something that a reader or the run reports."""
    outside = ""
    for module in (root / "core/mjs").rglob("*.py"):
        if "checks" not in module.parts:
            outside += module.read_text("utf-8")
    silent = [
        code
        for code, rule in RULES.items()
        if rule.check is None and rule.across is None and f'"{code}"' not in outside
    ]
    assert silent == []


def test_a_rule_goes_by_code_and_by_name() -> None:
    assert rule("mjs201") is rule("odd-count") is RULES["MJS201"]


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("overlaping-tiles", "did you mean overlapping-tiles (MJS101)"),
        ("MJS209", "there are MJS201, MJS202, MJS203"),
        ("MJS9", "there are MJS0xx, MJS1xx"),
        ("qqqqq", "see `mjs rules`"),
        ("", "see `mjs rules`"),
    ],
)
def test_an_unknown_rule_is_told_with_what_comes_near(asked: str, answer: str) -> None:
    with pytest.raises(MjsError, match="no rule is called") as caught:
        rule(asked)
    assert answer in str(caught.value)
    with pytest.raises(SettingsError):
        matching([asked])


def test_beginnings_and_names_select_rules() -> None:
    assert matching(["MJS20", "no-name"]) == {"MJS201", "MJS202", "MJS203", "MJS401"}
    assert matching(["mjs"]) == set(RULES)
    assert matching([]) == set()
