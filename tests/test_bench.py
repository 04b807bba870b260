"""The benchmark runs and says what it measured; how long things take is no matter of tests."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest


def test_a_section_prints_its_table_and_goals_and_writes_them(root: Path, tmp_path: Path) -> None:
    numbers = tmp_path / "numbers.json"
    done = subprocess.run(
        [sys.executable, "tests/bench", "--quick", "--only", "cold", "--json", numbers],
        cwd=root,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "One cold file (turtle.json)" in done.stdout
    assert "against check-jsonschema" in done.stdout
    found = json.loads(numbers.read_text("utf-8"))
    assert set(found["cold"]) == {"check-jsonschema", "mjs-validate"}
    assert all(min(runs["wall_s"]) > 0 for runs in found["cold"].values())
    (goal,) = found["goals"]
    assert goal["goal"] in done.stdout
    assert found["machine"]["versions"].startswith("mjs ")


def test_sections_that_need_the_corpus_say_why_they_are_skipped(
    root: Path, tmp_path: Path, monkeypatch
) -> None:
    monkeypatch.setenv("MJS_CORPUS", str(tmp_path))
    done = subprocess.run(
        [sys.executable, "tests/bench", "--quick", "--only", "versus", "--only", "corpus"],
        cwd=root,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert f"versus: skipped: no corpus of real layouts at {tmp_path}" in done.stdout
    assert "corpus: skipped: " in done.stdout


@pytest.mark.slow
def test_batches_and_difficulty_are_measured(root: Path, tmp_path: Path) -> None:
    numbers = tmp_path / "numbers.json"
    options = ["--quick", "--only", "batch", "--only", "difficulty", "--json", numbers]
    done = subprocess.run(
        [sys.executable, "tests/bench", *options], cwd=root, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(numbers.read_text("utf-8"))
    assert all(rate > 0 for rate in found["batch"]["deals_per_s"].values())
    assert all(seconds > 0 for seconds in found["difficulty_s"].values())
    assert len(found["goals"]) == 4


@pytest.mark.slow
def test_the_solver_is_measured(root: Path, tmp_path: Path) -> None:
    numbers = tmp_path / "numbers.json"
    options = ["--quick", "--only", "solve", "--json", numbers]
    done = subprocess.run(
        [sys.executable, "tests/bench", *options], cwd=root, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert "asked for 50 ms, an answer within 60" in done.stdout
    found = json.loads(numbers.read_text("utf-8"))
    turtle = found["solve_s"]["turtle"]
    assert turtle["solvable"] + turtle["unsolvable"] == len(turtle["seconds"]) == 2000
    assert {board["tiles"] for board in found["large_boards"].values()} == {288, 1000}
    assert len(found["budget_s"]) == 10


@pytest.mark.slow
def test_what_a_race_costs_is_measured(root: Path, tmp_path: Path) -> None:
    numbers = tmp_path / "numbers.json"
    options = ["--quick", "--only", "race", "--json", numbers]
    done = subprocess.run(
        [sys.executable, "tests/bench", *options], cwd=root, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(numbers.read_text("utf-8"))
    assert set(found["race"]["whole"]) == {"skill 1", "skill 5", "skill 10", "all skills"}
    assert all(one["share"] > 0 for one in found["race"]["whole"].values())
    (goal,) = found["goals"]
    assert "20 computer players" in goal["goal"]


@pytest.mark.slow
def test_shuffles_and_game_files_are_measured(root: Path, tmp_path: Path) -> None:
    numbers = tmp_path / "numbers.json"
    options = ["--quick", "--only", "games", "--json", numbers]
    done = subprocess.run(
        [sys.executable, "tests/bench", *options], cwd=root, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(numbers.read_text("utf-8"))
    shuffles = found["shuffles"]
    assert shuffles["refused"] == shuffles["proved"] + shuffles["undecided"]
    assert {"hint", "read", "shuffle"} <= found["games_s"].keys()
    assert len(found["goals"]) == 3
