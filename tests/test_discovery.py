from __future__ import annotations

import os
from pathlib import Path

import pytest

from mjs.discovery import Found, find_files
from mjs.excluded import Excluded
from mjs.formats import Source

NATIVE = '{"format": "mjs-layout", "version": 1, "layers": []}'


def write(folder: Path, name: str, text: str = NATIVE) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def names(found: Found) -> list[str]:
    return [str(name).replace(os.sep, "/") for name in found.files]


def test_a_named_file_always_counts(here: Path) -> None:
    write(here, "notes.txt", "hello")
    assert find_files(["notes.txt"]) == Found(("notes.txt",))


def test_a_named_companion_stands_for_its_layout(here: Path) -> None:
    for name in ("a.layout", "a.desktop", "b.desktop"):
        write(here, name)
    assert names(find_files(["a.desktop", "a.layout", "b.desktop"])) == ["a.layout", "b.desktop"]


def test_a_missing_file_is_left_to_the_check(here: Path) -> None:
    assert find_files(["no such.lay", "nul\0.lay"]) == Found(("no such.lay", "nul\0.lay"))


def test_an_empty_name_is_a_problem(here: Path) -> None:
    assert find_files([""]).problems == ("an empty name names no file",)


def test_content_at_hand_is_taken_as_it_is() -> None:
    source = Source("<stdin>", b"{}")
    assert find_files([source]).files == (source,)


def test_a_folder_is_walked_in_order(here: Path) -> None:
    for name in ("b.json", "a/z.json", "a/b/c.json", "a.json", "C.json"):
        write(here, name)
    assert names(find_files(["."])) == ["C.json", "a/b/c.json", "a/z.json", "a.json", "b.json"]
    assert names(find_files(["a"])) == ["a/b/c.json", "a/z.json"]


def test_folders_of_tools_and_hidden_things_are_left_out(here: Path) -> None:
    for name in (
        ".git/a.json",
        ".venv/a.json",
        "node_modules/a/a.json",
        "__pycache__/a.json",
        "env/a.json",
        ".hidden.json",
        "good.json",
    ):
        write(here, name)
    write(here, "env/pyvenv.cfg", "")
    assert find_files(["."]) == Found(("good.json",))


def test_a_hidden_folder_can_be_named(here: Path) -> None:
    write(here, ".drafts/a.json")
    assert names(find_files([".drafts"])) == [".drafts/a.json"]


@pytest.mark.parametrize(
    ("name", "text", "counts"),
    [
        ("a.json", NATIVE, True),
        ("empty.json", "", True),
        ("cut.json", '{"name": "x", "lay', True),
        ("deep.json", "[" * 100_000, True),
        ("no layers.json", '{"name": "x", "layers": 3}', True),
        ("package.json", '{"name": "x", "version": "1.0"}', False),
        ("list.json", "[1, 2]", False),
        ("text.json", '"hello"', False),
        ("app.js.map", '{"version": 3, "sources": [], "mappings": ""}', False),
        ("gnome.map", "<mahjongg></mahjongg>", True),
        ("A.LAY", "junk", True),
        ("a.layout", "junk", True),
        ("a.mah", "junk", True),
        ("a.deal.json", "junk", True),
        ("a.game.json", '{"format": "mjs-game", "version": 1, "layout": {}}', False),
        ("proof.json", '{"$schema": "x", "format": "mjs-certificate", "layout": {}}', False),
        ("a.desktop", "[KMahjonggLayout]", False),
        ("README", "This is a text about 3 layouts.\n", False),
        ("README.md", "0 0 0\n", False),
        ("tool.py", "0 0 0\n", False),
        ("turtle", "# a board\n0 0 0\n0 2 0\n", True),
        ("turtle.1", "0 0 0\n0 2 0\n", True),
        ("castle", "Kyodai 3.0\nCastle\n000", True),
        ("config", '{"layers": []}', False),
        ("level", NATIVE, True),
        ("boards", '{"mah": "1.0", "boards": []}', True),
        ("empty", "", False),
        ("binary", "\0\0\0\0", False),
    ],
)
def test_what_counts_in_a_folder(here: Path, name: str, text: str, counts: bool) -> None:
    write(here, f"folder/{name}", text)
    found = find_files(["folder"])
    assert names(found) == ([f"folder/{name}"] if counts else [])
    assert found.skipped == (0 if counts else 1)


def test_a_folder_without_layouts_is_a_problem_and_the_rest_goes_on(here: Path) -> None:
    write(here, "none/readme.txt", "hello")
    write(here, "a.json")
    (here / "empty").mkdir()
    found = find_files(["none", "a.json", "empty"])
    assert found == Found(
        ("a.json",), 1, ("none: no layouts in this folder", "empty: no layouts in this folder")
    )


def test_the_head_of_a_long_file_without_ending_is_enough(here: Path) -> None:
    write(here, "folder/long", "".join(f"{2 * n} 0 0\n" for n in range(3000)))
    assert names(find_files(["folder"])) == ["folder/long"]


def test_a_file_reached_twice_is_checked_once(here: Path) -> None:
    write(here, "a/b.json")
    found = find_files(["a/b.json", "a", "./a/b.json", str(here / "a"), "a/*.json"])
    assert found.files == ("a/b.json",)


def test_a_file_named_and_not_counted_is_not_skipped(here: Path) -> None:
    write(here, "a/b.json")
    write(here, "a/notes.txt", "x")
    assert find_files(["a/notes.txt", "a"]).skipped == 0
    assert find_files(["a", "a"]).skipped == 1


def link(path: Path, target: str) -> None:
    try:
        path.symlink_to(target)
    except OSError:
        pytest.skip("no symbolic links here")


def test_links_in_circles_are_followed_once(here: Path) -> None:
    write(here, "a/b/c.json")
    link(here / "a/b/up", "../..")
    link(here / "a/self", "self")
    link(here / "a/same", "b")
    assert names(find_files(["."])) == ["a/b/c.json"]
    assert names(find_files(["**/*.json"])) == ["a/b/c.json"]


def test_a_link_to_a_file_is_that_file_and_two_names_of_one_are_two(here: Path) -> None:
    write(here, "a.json")
    link(here / "b.json", "a.json")
    assert find_files(["."]).files == ("a.json",)
    os.link(here / "a.json", here / "c.json")
    assert find_files(["."]).files == ("a.json", "c.json")


def test_a_broken_link_with_the_ending_of_a_layout_is_checked(here: Path) -> None:
    link(here / "a.json", "nowhere.json")
    link(here / "b", "nowhere")
    found = find_files(["."])
    assert found.files == ("a.json",)
    assert found.skipped == 1


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_named_pipe_does_not_block(here: Path) -> None:
    os.mkfifo(here / "pipe")
    os.mkfifo(here / "pipe.json")
    assert find_files(["."]).files == ("pipe.json",)


def test_folders_can_nest_deeper_than_calls(here: Path) -> None:
    made = [here]
    try:
        for _ in range(1200):
            folder = made[-1] / "d"
            folder.mkdir()
            made.append(folder)
    except OSError:
        pass  # as deep as paths can be here
    try:
        assert find_files(["."]).files == ()
    finally:
        # Python's own way to delete a tree is not up to this.
        for folder in reversed(made[1:]):
            folder.rmdir()


@pytest.mark.parametrize(
    ("pattern", "found"),
    [
        ("*.json", ["a.json", "b.json"]),
        ("?.json", ["a.json", "b.json"]),
        ("[ab].json", ["a.json", "b.json"]),
        ("sub/*", ["sub/c.json", "sub/low/d.json"]),
        ("sub/**", ["sub/c.json", "sub/low/d.json"]),
        ("**/*.json", ["a.json", "b.json", "sub/c.json", "sub/low/d.json"]),
        ("**/**/d.json", ["sub/low/d.json"]),
        ("**/low", ["sub/low/d.json"]),
        ("s*b/low/*.json", ["sub/low/d.json"]),
        ("s*b/low/d.json", ["sub/low/d.json"]),
        ("*.txt", ["notes.txt"]),
    ],
)
def test_globs(here: Path, pattern: str, found: list[str]) -> None:
    for name in ("a.json", "b.json", "sub/c.json", "sub/low/d.json", ".hidden/e.json"):
        write(here, name)
    write(here, "notes.txt", "")
    write(here, "sub/notes.txt", "")
    assert names(find_files([pattern])) == found
    # From the root as well.
    absolute = find_files([f"{here}/{pattern}"])
    assert names(absolute) == [f"{here.as_posix()}/{name}" for name in found]


def test_a_glob_without_match_is_a_problem(here: Path) -> None:
    assert find_files(["*.lay"]).problems == ("*.lay: matches no layouts",)


def test_a_name_that_exists_is_no_glob(here: Path) -> None:
    write(here, "[a].json")
    write(here, "a.json")
    assert find_files(["[a].json"]).files == ("[a].json",)


@pytest.mark.parametrize(
    ("patterns", "left"),
    [
        ([], ["a/b.json", "a/drafts/c.json", "drafts/d.json", "e.json"]),
        (["drafts"], ["a/b.json", "e.json"]),
        (["drafts/"], ["a/b.json", "e.json"]),
        (["./drafts/"], ["a/b.json", "a/drafts/c.json", "e.json"]),
        (["a/drafts"], ["a/b.json", "drafts/d.json", "e.json"]),
        (["/drafts/"], ["a/b.json", "a/drafts/c.json", "e.json"]),
        (["*.json"], []),
        (["a/*.json"], ["a/drafts/c.json", "drafts/d.json", "e.json"]),
        (["a/**"], ["drafts/d.json", "e.json"]),
        (["**/c.json"], ["a/b.json", "drafts/d.json", "e.json"]),
        (["**/drafts/*"], ["a/b.json", "e.json"]),
        (["[a-d]", "[!a-z]*"], ["drafts/d.json", "e.json"]),
        (["**/**/c.json", "a/**/**"], ["drafts/d.json", "e.json"]),
        (["**/**"], []),
        (["a/b.json/**"], ["a/b.json", "a/drafts/c.json", "drafts/d.json", "e.json"]),
        # Ranges the wrong way round and brackets without an end match nothing.
        (
            ["a/[z-a]*", "a/[]", "a/[!]x", "[z-a]/**"],
            ["a/b.json", "a/drafts/c.json", "drafts/d.json", "e.json"],
        ),
    ],
)
def test_exclude(here: Path, patterns: list[str], left: list[str]) -> None:
    for name in ("a/b.json", "a/drafts/c.json", "drafts/d.json", "e.json"):
        write(here, name)
    exclude = Excluded(patterns, str(here))
    assert names(find_files(["."], exclude)) == left
    assert sorted(names(find_files(["**/*.json"], exclude))) == sorted(left)


def test_a_glob_made_to_hurt_takes_no_longer_than_another(tmp_path: Path) -> None:
    # Tried name by name, the ways to share 60 folders out to 30 stars would never end.
    exclude = Excluded(["**/*/" * 30 + "x", "a/" + "*a" * 60 + "b"], str(tmp_path))
    path = os.path.join(tmp_path, *["a"] * 60)
    assert not exclude(path)
    assert not exclude(os.path.join(tmp_path, "a", "a" * 200))
    assert exclude(os.path.join(path, "x"))


def test_exclude_starts_from_its_base_and_not_from_here(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(here, "a/b/c.json")
    write(here, "a/d.json")
    monkeypatch.chdir(here / "a")
    assert find_files(["."], Excluded(["a/b"], str(here))).files == ("d.json",)
    assert names(find_files(["."], Excluded(["a/b"], "."))) == ["b/c.json", "d.json"]


def test_a_named_file_is_checked_though_it_is_excluded(here: Path) -> None:
    write(here, "drafts/a.json")
    exclude = Excluded(["drafts"], str(here))
    assert names(find_files(["drafts/a.json"], exclude)) == ["drafts/a.json"]
    assert names(find_files(["drafts"], exclude)) == ["drafts/a.json"]


def test_where_all_is_excluded_the_settings_are_named(here: Path) -> None:
    write(here, "drafts/a.json")
    exclude = Excluded(["drafts/**"], str(here))
    assert find_files(["drafts", "*/a.json"], exclude).problems == (
        "drafts: no layouts in this folder, apart from what the settings exclude",
        "*/a.json: matches no layouts, apart from what the settings exclude",
    )
