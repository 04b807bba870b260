from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import mjs as engine
from mjs import formats
from mjs.cli.outputs import file_stem

Command = Callable[..., Any]

WRITABLE = [name for name, format in formats.FORMATS.items() if format.can_write and name != "deal"]
ENDINGS = {name: (formats.FORMATS[name].suffixes or ("",))[0] for name in WRITABLE}
EIGHT = [(x, y, z) for z in (0, 1) for y in (0, 2) for x in (0, 2)]


@pytest.fixture
def eight(here: Path) -> engine.Layout:
    """A board that every format can hold, in eight.json."""
    layout = engine.Layout.from_tiles(EIGHT, name="Eight", author="Ada")
    engine.write(layout, here / "eight.json")
    return layout


@pytest.mark.parametrize("target", WRITABLE)
@pytest.mark.parametrize("source", WRITABLE)
def test_every_format_to_every_other(
    mjs: Command, here: Path, eight: engine.Layout, source: str, target: str
) -> None:
    first, second = here / f"first{ENDINGS[source]}", here / f"second{ENDINGS[target]}"
    assert mjs("convert", "--to", source, "eight.json", first).code == 0
    done = mjs("convert", "--from", source, "--to", target, first, second)
    assert (done.code, done.out) == (0, "")
    assert engine.read(second, target).at_origin().tiles == eight.tiles


def test_the_ending_tells_the_format(mjs: Command, here: Path, eight: engine.Layout) -> None:
    assert mjs("convert", "eight.json", "EIGHT.LAY") == (0, "", "")
    assert (here / "EIGHT.LAY").read_bytes().startswith(b"Kyodai")
    done = mjs("convert", "eight.json", "eight.xyz")
    assert done.code == 2
    assert "the file's ending names no format" in done.err
    assert mjs("convert", "eight.json", "eight.xyz", "--to", "mah").code == 0


def test_nothing_is_overwritten_unless_forced(
    mjs: Command, here: Path, eight: engine.Layout
) -> None:
    (here / "out.lay").write_text("precious")
    done = mjs("convert", "eight.json", "out.lay")
    assert done == (2, "", "mjs: error: out.lay exists; --force overwrites it\n")
    assert (here / "out.lay").read_text() == "precious"
    assert mjs("convert", "eight.json", "out.lay", "--force").code == 0
    assert engine.read(here / "out.lay").tiles == eight.tiles
    (here / "folder").mkdir()
    (here / "folder/eight.lay").write_text("precious")
    done = mjs("convert", "eight.json", "good.json", "folder", "--to", "kyodai")
    assert done.code == 1
    assert "eight.lay exists; --force overwrites it" in done.err
    assert (here / "folder/eight.lay").read_text() == "precious"
    assert (here / "folder/good.lay").exists()


def test_a_companion_is_offered_written_and_not_overwritten(
    mjs: Command, here: Path, eight: engine.Layout
) -> None:
    done = mjs("convert", "eight.json", "a.layout")
    assert done.code == 0
    assert "--companion writes it" in done.err
    assert not (here / "a.desktop").exists()
    done = mjs("convert", "eight.json", "b.layout", "--companion")
    assert done == (0, "", "")
    text = (here / "b.desktop").read_text()
    for line in ("[KMahjonggLayout]", "Name=Eight", "Author=Ada", "FileName=b.layout"):
        assert line in text.splitlines()
    (here / "c.desktop").write_text("precious")
    done = mjs("convert", "eight.json", "c.layout", "--companion")
    assert done.code == 1
    assert "c.desktop exists" in done.err
    assert not (here / "c.layout").exists()


def test_what_does_not_fit_is_named_and_the_others_are_done(
    mjs: Command, here: Path, eight: engine.Layout
) -> None:
    wide = engine.Layout.from_tiles([(0, 0, 0), (40, 0, 0)], name="Wide")
    engine.write(wide, here / "wide.json")
    deep = engine.Layout.from_tiles([(0, 0, z) for z in range(6)], name="Deep")
    engine.write(deep, here / "deep.json")
    done = mjs("convert", "wide.json", "eight.json", "deep.json", "out/", "--to", "kyodai")
    assert done.code == 1
    assert "wide.json: kyodai cannot hold this layout: 42 columns wide" in done.err
    assert "deep.json: kyodai cannot hold this layout: 6 layers" in done.err
    assert [path.name for path in (here / "out").iterdir()] == ["eight.lay"]
    assert mjs("convert", "wide.json", "wide.lay").code == 1
    assert not (here / "wide.lay").exists()


def test_texts_without_a_place_are_told_and_by_strict_refused(mjs: Command, here: Path) -> None:
    done = mjs("convert", "good.json", "a.lay")
    assert done.code == 0
    assert done.err == "mjs: note: good.json: kyodai has no place for: license, description\n"
    done = mjs("convert", "good.json", "b.lay", "--strict")
    assert done.code == 1
    assert done.err == "mjs: error: good.json: kyodai has no place for: license, description\n"
    assert not (here / "b.lay").exists()
    done = mjs("convert", "good.json", "floating.json", "out/", "--to", "kyodai")
    assert "good.json and 1 more: kyodai has no place for" in done.err


def test_no_author_gives_no_author(mjs: Command, here: Path) -> None:
    engine.write(engine.Layout.from_tiles(EIGHT, name="Bare"), here / "bare.json")
    for name, ending in ENDINGS.items():
        out = here / f"out-{name}{ending}"
        assert mjs("convert", "bare.json", out, "--to", name, "--companion").code == 0
    written = [path for path in here.iterdir() if path.name.startswith("out-")]
    assert len(written) > len(ENDINGS)
    assert not [path for path in written if b"None" in path.read_bytes()]


# Several boards


def boards(*names: str) -> list[engine.Layout]:
    return [
        engine.Layout.from_tiles([(2 * x, 0, 0) for x in range(2 * n)], name=name)
        for n, name in enumerate(names, 1)
    ]


def test_several_files_become_one(mjs: Command, here: Path, eight: engine.Layout) -> None:
    engine.write(boards("One", "Two"), here / "two.mah")
    assert mjs("convert", "two.mah", "eight.json", "all.mah").code == 0
    assert [layout.name for layout in engine.read_all(here / "all.mah")] == ["One", "Two", "Eight"]


def test_a_format_of_one_board_takes_no_two(mjs: Command, here: Path) -> None:
    engine.write(boards("One", "Two"), here / "two.mah")
    done = mjs("convert", "two.mah", "out.json")
    assert done.code == 1
    assert "mjs files hold one layout each, not 2; name a folder for OUT" in done.err
    assert not (here / "out.json").exists()


def test_boards_of_one_name_never_overwrite_each_other(mjs: Command, here: Path) -> None:
    engine.write(boards("Pond", "pond", "Pond-2", "", "a/../b", "Pond"), here / "six.mah")
    assert mjs("convert", "six.mah", "out/", "--to", "mjs").code == 0
    written = {path.name: len(engine.read(path)) for path in (here / "out").iterdir()}
    assert written == {
        "Pond.json": 2,
        "pond-2.json": 4,
        "Pond-2-2.json": 6,
        "six-4.json": 8,
        "a-..-b.json": 10,
        "Pond-3.json": 12,
    }


def test_files_of_one_name_in_two_folders_are_both_kept(
    mjs: Command, here: Path, eight: engine.Layout
) -> None:
    for name in ("a", "b"):
        (here / name).mkdir()
        engine.write(engine.deal(eight).as_start(), here / name / "board.deal.json")
    assert mjs("convert", "a/board.deal.json", "b/board.deal.json", "o/", "--to", "mah").code == 0
    assert sorted(path.name for path in (here / "o").iterdir()) == ["board-2.mah", "board.mah"]


def test_a_bad_board_is_told_and_the_good_ones_are_kept(mjs: Command, here: Path) -> None:
    engine.write(boards("One", "Two", "Three"), here / "three.mah")
    document = json.loads((here / "three.mah").read_text())
    document["boards"][1]["map"] = "no list"
    (here / "three.mah").write_text(json.dumps(document))
    done = mjs("convert", "three.mah", "out/", "--to", "mjs")
    assert done.code == 1
    assert done.err.startswith("mjs: error: three.mah:1:")
    assert sorted(path.name for path in (here / "out").iterdir()) == ["One.json", "Three.json"]


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("Pyramid's Walls", "Pyramid's-Walls"),
        ("Żółw 龜", "Żółw-龜"),
        ("a\0b\nc:d\\e|f?g*h", "a-b-c-d-e-f-g-h"),
        ("...", ""),
        (".hidden", "hidden"),
        ("NUL", "NUL-"),
        ("com1.txt", "com1.txt-"),
        ("龜" * 200, "龜" * 33),
    ],
)
def test_names_of_boards_become_names_of_files(name: str, stem: str) -> None:
    assert file_stem(name) == stem


# Standard input and output, and what cannot run


def test_through_a_pipe(program: Command, eight: engine.Layout) -> None:
    data = Path("eight.json").read_bytes()
    done = program("mjs", "convert", "--to", "kyodai", "-", "-", stdin=data)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"Kyodai")
    back = program("mjs", "convert", "--from", "kyodai", "--to", "mjs", "-", "-", stdin=done.stdout)
    assert back.stdout == data
    program("mjs", "convert", "--to", "mjs", "-", "out/", stdin=done.stdout)
    assert Path("out/stdin.json").exists()


@pytest.mark.parametrize(
    ("args", "code", "message"),
    [
        (["good.json"], 2, "Missing argument"),
        (["good.json", "out/"], 2, "out/ is a folder: name the format of its files by --to"),
        (["good.json", "-"], 2, "name the format by --to"),
        (["good.json", "x.map", "--to", "ace"], 2, "ace files can be read but not written"),
        (["good.json", "x.lay", "--from", "dos"], 2, "no format is called 'dos'"),
        (["good.json", "x", "--to", "dos"], 2, "no format is called 'dos'"),
        (["none.json", "x.lay"], 1, "none.json: cannot be read: no such file"),
        (["good.json", "no/folder/x.lay"], 1, "x.lay: cannot be written: no such file"),
        (["good.json", "good.json/x/", "--to", "mjs"], 2, "cannot be made: "),
        (["good.json", "x.mah", "--from", "kyodai"], 1, "good.json:1:1: "),
    ],
)
def test_what_cannot_be_done_is_a_sentence(
    mjs: Command, here: Path, args: list[str], code: int, message: str
) -> None:
    before = sorted(here.rglob("*"))
    done = mjs("convert", *args)
    assert (done.code, done.out) == (code, "")
    assert message in done.err
    assert done.err.splitlines()[-1].startswith("mjs: error: ")
    assert sorted(here.rglob("*")) == before


def test_a_file_that_could_not_be_written_is_not_there(
    mjs: Command, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    (here / "old.lay").write_text("old")
    monkeypatch.setattr("mjs.files.os.fsync", full)
    done = mjs("convert", "good.json", "old.lay", "--force")
    assert done.code == 1
    assert "old.lay: cannot be written: no space left on device" in done.err
    assert (here / "old.lay").read_text() == "old"
    assert mjs("convert", "good.json", "new.lay").code == 1
    assert not (here / "new.lay").exists()
