"""The files in tests/examples, each of which is checked for being there.

A file in ``valid`` has no errors and no warnings. A file in ``invalid`` says in its name what is
wrong with it: ``MJS201-odd.json``; it has just these codes, apart from infos.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mjs.diagnostic import Severity
from mjs.validation import check_path

FOLDER = Path(__file__).resolve().parent / "examples"


def examples(kind: str) -> list[object]:
    files = sorted(path for path in (FOLDER / kind).iterdir() if path.suffix != ".desktop")
    return [pytest.param(path, id=path.name) for path in files]


@pytest.mark.parametrize("path", examples("valid"))
def test_valid(path: Path) -> None:
    results = check_path(path)
    said = [d for result in results for d in result.diagnostics]
    assert [d for d in said if d.severity > Severity.INFO] == []
    assert all(result.clearable and result.facts for result in results)


@pytest.mark.parametrize("path", examples("invalid"))
def test_invalid(path: Path) -> None:
    results = check_path(path)
    said = [d for result in results for d in result.diagnostics]
    named = set(re.findall(r"MJS\d{3}", path.name))
    assert named <= {d.code for d in said}
    assert {d.code for d in said if d.severity > Severity.INFO} <= named
    for result in results:
        assert len({d.message for d in result.diagnostics}) == len(result.diagnostics)
        for diagnostic in result.diagnostics:
            # Whatever a report prints must not command the terminal.
            excerpt = result.excerpt(diagnostic)
            assert diagnostic.message.isprintable()
            assert excerpt is None or excerpt.text.isprintable()
