from __future__ import annotations

import os
from pathlib import Path

import pytest

from mjs.errors import SettingsError
from mjs.settings import Settings, find_settings, load_settings

EVERYTHING = """
select = ["MJS1", "MJS2"]
ignore = ["MJS104"]
exclude = ["drafts", "old/**"]
target = "kmahjongg"
deal = false
budget = 5000
solvable-share = 200
min-share = 0.9
strict = true
jobs = 2
format = "json"
"""


def test_without_a_file_nothing_is_set(tmp_path: Path) -> None:
    assert find_settings(tmp_path) == Settings()
    assert Settings().folder == str(Path.cwd())


def test_every_key(tmp_path: Path) -> None:
    file = tmp_path / "mjs.toml"
    file.write_text(EVERYTHING)
    found = find_settings(tmp_path)
    assert found == Settings(
        select=("MJS1", "MJS2"),
        ignore=("MJS104",),
        exclude=("drafts", "old/**"),
        target=("kmahjongg",),
        deal=False,
        budget=5000,
        solvable_share=200,
        min_share=0.9,
        strict=True,
        jobs=2,
        format="json",
        path=str(file),
    )
    assert found.folder == str(tmp_path)


def test_pyproject_has_them_in_its_table(tmp_path: Path) -> None:
    file = tmp_path / "pyproject.toml"
    file.write_text("[project]\nname = 'x'\n[tool.mjs]" + EVERYTHING)
    assert find_settings(tmp_path).budget == 5000
    assert load_settings(file) == find_settings(tmp_path)


def test_the_nearest_file_upward_counts(tmp_path: Path) -> None:
    low = tmp_path / "a" / "b" / "c"
    low.mkdir(parents=True)
    (tmp_path / "mjs.toml").write_text("jobs = 1")
    (tmp_path / "a" / "pyproject.toml").write_text("[tool.mjs]\njobs = 2")
    (low.parent / "pyproject.toml").write_text("[tool.other]\njobs = 3")
    assert find_settings(low).jobs == 2
    (low.parent / "mjs.toml").write_text("")
    assert find_settings(low) == Settings(path=str(low.parent / "mjs.toml"))


def test_mjs_toml_wins_in_one_folder(tmp_path: Path) -> None:
    (tmp_path / "mjs.toml").write_text("jobs = 1")
    (tmp_path / "pyproject.toml").write_text("[tool.mjs]\njobs = 2\nstrict = true")
    found = find_settings(tmp_path)
    assert (found.jobs, found.strict) == (1, None)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("ignor = []", "ignor: no such setting; did you mean ignore?"),
        ("zzz = 1", "zzz: no such setting; there are select, ignore, exclude, target, deal, "),
        ("path = 'x'", "path: no such setting; "),
        ("ignore = 3", "ignore: must be a list of texts, not 3"),
        ("ignore = [3]", "ignore: must be a list of texts, not a list with other things in it"),
        ("ignore = ['']", "ignore: must be a list of texts"),
        ("target = {a = 1}", "target: must be a list of texts, not a table"),
        ("deal = 'no'", "deal: must be true or false, not 'no'"),
        ("strict = 1", "strict: must be true or false, not 1"),
        ("jobs = 0", "jobs: must be a whole number from 1, not 0"),
        ("jobs = true", "jobs: must be a whole number from 1, not true"),
        ("budget = 1.5", "budget: must be a whole number from 1, not 1.5"),
        ("min-share = 90", "min-share: must be a share from 0 to 1, not 90"),
        ("solvable-share = 0", "solvable-share: must be a whole number from 1, not 0"),
        ("min_share = 0.5", "min_share: no such setting; did you mean min-share?"),
        ("format = []", "format: must be the name of a report"),
        ("jobs = x", "is no valid TOML: Invalid value (at line 1, column 8)"),
        ("a = " + "[" * 5000, "is no valid TOML: "),
    ],
)
def test_what_is_wrong_is_told_with_file_and_key(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "mjs.toml"
    file.write_text(text)
    with pytest.raises(SettingsError) as caught:
        find_settings(tmp_path)
    assert str(caught.value).startswith(f"{file}: {message}")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[tool.mjs]\njob = 2", "[tool.mjs] job: no such setting; did you mean jobs?"),
        ("[tool]\nmjs = 2", "tool.mjs must be a table, [tool.mjs]"),
        ("[tool", "is no valid TOML: "),
    ],
)
def test_what_is_wrong_in_pyproject(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "pyproject.toml"
    file.write_text(text)
    with pytest.raises(SettingsError) as caught:
        find_settings(tmp_path)
    assert str(caught.value).startswith(f"{file}: {message}")


def test_a_named_file_has_to_be_there_and_to_say_something(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="cannot be read: no such file"):
        load_settings(tmp_path / "none.toml")
    (tmp_path / "pyproject.toml").write_text("[tool.other]")
    with pytest.raises(SettingsError, match=r"has no table \[tool\.mjs\]"):
        load_settings(tmp_path / "pyproject.toml")
    (tmp_path / "latin.toml").write_bytes(b"# n\xb0")
    with pytest.raises(SettingsError, match="is not UTF-8"):
        load_settings(tmp_path / "latin.toml")


def test_a_number_of_thousands_of_digits(tmp_path: Path) -> None:
    file = tmp_path / "mjs.toml"
    file.write_text("budget = " + "9" * 5000)
    with pytest.raises(SettingsError, match="is no valid TOML: it has a number of thousands"):
        find_settings(tmp_path)


def test_a_file_that_is_too_large(tmp_path: Path) -> None:
    file = tmp_path / "mjs.toml"
    file.write_bytes(b"#" * (1024 * 1024 + 1))
    with pytest.raises(SettingsError) as caught:
        find_settings(tmp_path)
    assert str(caught.value) == f"{file}: is too large to be a file of settings"


@pytest.mark.skipif(os.name != "posix", reason="links need rights elsewhere")
@pytest.mark.parametrize("name", ["mjs.toml", "pyproject.toml"])
def test_a_broken_link_is_not_taken_for_no_settings(tmp_path: Path, name: str) -> None:
    (tmp_path / name).symlink_to(tmp_path / "nowhere")
    with pytest.raises(SettingsError, match="cannot be read: no such file or directory"):
        find_settings(tmp_path)


def test_a_folder_of_that_name_is_none_of_settings(tmp_path: Path) -> None:
    (tmp_path / "mjs.toml").mkdir()
    assert find_settings(tmp_path) == Settings()
