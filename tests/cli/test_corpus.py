"""The job itself: every real layout file at hand, by the command, against independent figures."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

Command = Callable[..., Any]

pytestmark = pytest.mark.slow


@pytest.fixture
def figures(expected: Path) -> dict[str, dict[str, int]]:
    with (expected / "geometry.tsv").open(encoding="utf-8", newline="") as stream:
        rows = list(csv.DictReader(stream, delimiter="\t"))
    return {row.pop("file"): {key: int(value) for key, value in row.items()} for row in rows}


@pytest.mark.parametrize("folder", ["museum", "raw", "kmahjongg", "xmahjongg"])
def test_the_report_of_a_folder_has_exactly_the_figures(
    program: Command, corpus: Path, root: Path, figures: dict[str, dict[str, int]], folder: str
) -> None:
    done = program("mjs-validate", "--format", "json", corpus / folder)
    assert (done.returncode, done.stderr) == (0, b"")
    report = json.loads(done.stdout)
    schema = json.loads((root / "schemas/report-1.json").read_text("utf-8"))
    Draft202012Validator(schema).validate(report)
    found = {
        Path(file["path"]).relative_to(corpus).as_posix(): file["facts"] for file in report["files"]
    }
    wanted = {name: facts for name, facts in figures.items() if name.startswith(f"{folder}/")}
    assert found == wanted
    assert {file["clearable"] for file in report["files"]} == {True}
    assert report["summary"]["files"] == report["summary"]["ok"] == len(wanted)


def test_each_museum_board_is_the_same_in_its_three_formats(corpus: Path) -> None:
    from mjs.running import run

    result = run([str(corpus / "museum")])
    digests: dict[str, set[str | None]] = {}
    formats: dict[str, set[str | None]] = {}
    for board in result.files:
        stem = Path(board.path).stem
        digests.setdefault(stem, set()).add(board.digest)
        formats.setdefault(stem, set()).add(board.format)
    assert len(digests) == 690
    assert all(len(found) == 1 for found in digests.values())
    assert all(found == {"mah", "kmahjongg", "kyodai"} for found in formats.values())


def test_all_maps_of_a_gnome_file_are_boards_of_it(program: Command, corpus: Path) -> None:
    done = program("mjs-validate", "--format", "json", corpus / "gnome")
    assert done.returncode == 0
    report = json.loads(done.stdout)
    assert report["summary"]["files"] == 1
    assert [file["board"] for file in report["files"]] == list(range(1, 11))
    assert all(file["clearable"] for file in report["files"])
