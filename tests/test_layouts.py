"""The bundled layouts: each reads, is canonical, validates clean, and is a board of its own."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import mjs
import mjs_layouts

TAGS = {
    "classic", "level-intro", "level-easy", "level-medium", "level-hard", "lesson", "showpiece",
    "mid-size", "large", "animal", "plant", "building", "nature", "object", "symbol", "symmetric",
    "half-offset", "towers",
}  # fmt: skip
LEVELS = {"level-intro": 34, "level-easy": 68, "level-medium": 94, "level-hard": 136}

every_layout = pytest.mark.parametrize("name", mjs_layouts.names())


@every_layout
def test_the_file_is_canonical(name: str, tmp_path: Path) -> None:
    copy = tmp_path / f"{name}.json"
    mjs.write(mjs_layouts.load(name), copy)
    assert copy.read_bytes() == mjs_layouts.path(name).read_bytes()


@every_layout
def test_it_validates_without_a_finding(name: str) -> None:
    assert mjs.validate(mjs_layouts.path(name)) == []


@every_layout
def test_it_says_what_it_is(name: str) -> None:
    layout = mjs_layouts.load(name)
    assert layout.id == name
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", name)
    assert layout.name
    assert layout.author == "The mjs designers"
    assert layout.license == "CC0-1.0"
    assert 30 <= len(layout.description) <= 200
    assert layout.description.endswith((".", "?"))
    assert 2 <= len(layout.tags) == len(set(layout.tags)) <= 4
    assert set(layout.tags) <= TAGS


@every_layout
def test_it_plays_well(name: str) -> None:
    layout = mjs_layouts.load(name)
    facts = mjs.facts(layout)
    assert facts["tiles"] % 2 == 0
    assert 0.09 <= facts["free_at_start"] / facts["tiles"] <= 0.46
    assert facts["unsupported"] == facts["overlapping_pairs"] == 0
    assert layout == layout.at_origin()
    assert mjs.verify(mjs.deal(layout, seed=1))


@every_layout
def test_symmetric_ones_are(name: str) -> None:
    layout = mjs_layouts.load(name)
    mirrored = (layout.mirrored(left_right=True), layout.mirrored(top_bottom=True))
    assert ("symmetric" in layout.tags) == (layout.digest in {m.digest for m in mirrored})


@pytest.mark.parametrize(("tag", "count"), LEVELS.items())
def test_every_race_level_has_boards(tag: str, count: int) -> None:
    boards = [board for board in map(mjs_layouts.load, mjs_layouts.names()) if tag in board.tags]
    assert len(boards) >= 3
    assert {len(board) for board in boards} == {count}


def test_the_shelf_is_full() -> None:
    boards = [mjs_layouts.load(name) for name in mjs_layouts.names()]
    sizes = Counter(len(board) for board in boards)
    kinds = Counter(tag for board in boards for tag in board.tags)
    assert len(boards) >= 36
    assert sizes[288] >= 1
    assert sizes[144] >= 13
    assert kinds["lesson"] >= 6
    assert all(len(board) < 40 for board in boards if "lesson" in board.tags)


def test_no_two_are_the_same_board() -> None:
    boards = [mjs_layouts.load(name) for name in mjs_layouts.names()]
    assert len({board.digest for board in boards}) == len(boards)
    assert len({board.name for board in boards}) == len(boards)


def test_the_turtle_is_the_known_one() -> None:
    turtle = mjs_layouts.load("turtle")
    assert [sum(tile.z == z for tile in turtle.tiles) for z in range(5)] == [87, 36, 16, 4, 1]


def test_an_unknown_name_is_refused_with_close_ones() -> None:
    with pytest.raises(mjs.LayoutError, match=r"'turtel'; did you mean turtle"):
        mjs_layouts.load("turtel")
    with pytest.raises(mjs.LayoutError, match=r"names\(\) lists them"):
        mjs_layouts.path("../pyproject")


def test_names_and_paths_do_not_load_the_engine() -> None:
    code = "import sys, mjs_layouts; mjs_layouts.path('turtle'); print('mjs' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_titles_are_the_names_that_the_layouts_have() -> None:
    titles = mjs_layouts.titles()
    assert {name: mjs_layouts.load(name).name for name in mjs_layouts.names()} == titles
    assert list(titles.values()) == sorted(titles.values(), key=str.casefold)
