"""The smaller commands of ``mjs``."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import mjs as engine
from mjs import formats
from mjs._kernel import is_compiled
from mjs.checks.registry import RULES
from mjs.cli.group import COMMANDS

Command = Callable[..., Any]


# mjs


def test_help_lists_every_command_and_each_has_its_own(mjs: Command) -> None:
    for option in ("-h", "--help"):
        done = mjs(option)
        assert done.code == 0
        for name, line in COMMANDS.items():
            assert f"  {name} " in done.out
            assert line in done.out
    for name in COMMANDS:
        done = mjs(name, "-h")
        assert done.code == 0
        assert done.out.startswith(f"Usage: mjs {name} ")


def test_without_a_command_the_help_is_shown(mjs: Command) -> None:
    done = mjs()
    assert (done.code, done.out) == (2, "")
    assert done.err == mjs("-h").out


def test_version(mjs: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = "compiled" if is_compiled() else "not compiled: slow"
    assert mjs("--version") == (0, f"mjs {engine.__version__}, kernel {kernel}\n", "")
    monkeypatch.setattr("mjs.cli.terminal.is_compiled", lambda: False)
    assert mjs("--version").out == f"mjs {engine.__version__}, kernel not compiled: slow\n"


def test_a_survey_without_a_compiled_kernel_says_that_it_is_slow(
    mjs: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = "mjs: note: the kernel is not compiled, so this takes some 70 times as long; install "
    for compiled in (True, False):
        monkeypatch.setattr("mjs.cli.terminal.is_compiled", lambda: compiled)  # noqa: B023
        done = mjs("survey", "good.json", "--deals", 4, "-j", 1)
        assert done.code == 0
        assert done.err.count(said) == (not compiled)


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["conver"], "no command 'conver'; did you mean convert?"),
        (["zzz"], "no command 'zzz'; there are convert, deal, formats"),
        (["--nope"], "No such option '--nope'"),
        (["rules", "MJS999"], "no rule is called 'MJS999'"),
        (["formats", "dos"], "no format is called 'dos'"),
    ],
)
def test_what_there_is_not(mjs: Command, args: list[str], message: str) -> None:
    done = mjs(*args)
    assert (done.code, done.out) == (2, "")
    assert message in done.err.splitlines()[-1]


def test_validate_is_a_command_as_well(mjs: Command) -> None:
    assert mjs("validate", "good.json").out.startswith("1 file: 1 ok")


# mjs formats


def test_formats_says_what_the_registry_says(mjs: Command) -> None:
    done = mjs("formats")
    assert done.code == 0
    for format in formats.FORMATS.values():
        assert f"{format.name}: {format.title} (" in done.out
    kyodai = mjs("formats", "kyodai").out
    assert kyodai == (
        "kyodai: Kyodai layout (.lay); reads and writes\n"
        "    holds   tiles, author, name, tags\n"
        "    limits  at most 35 columns; at most 21 rows; at most 5 layers; "
        "tiles of 2 x 2 grid units only\n"
    )
    assert "reads only" in mjs("formats", "ace").out


def test_formats_as_json(mjs: Command) -> None:
    documents = json.loads(mjs("formats", "--json").out)
    assert [document["name"] for document in documents] == list(formats.FORMATS)
    (pysol,) = json.loads(mjs("formats", "pysolfc", "--json").out)
    assert pysol["limits"]["most_tiles"] == 288
    assert pysol["limits"]["tiles_divisible_by"] == [
        {"above": 0, "divisor": 4},
        {"above": 144, "divisor": 8},
    ]


# mjs rules


def test_rules_lists_all(mjs: Command) -> None:
    lines = mjs("rules").out.splitlines()
    assert [line.split()[0] for line in lines] == list(RULES)


@pytest.mark.parametrize("code", RULES)
def test_every_rule_has_its_page(mjs: Command, code: str) -> None:
    rule = RULES[code]
    page = mjs("rules", code).out
    assert page.startswith(f"{code} {rule.name} ({rule.severity})\n\n{rule.summary}\n")
    assert "\nFails:\n" in page
    assert "\nPasses:\n" in page
    assert max(map(len, page.splitlines())) <= 110
    assert mjs("rules", rule.name).out == page


def test_rules_as_json(mjs: Command) -> None:
    documents = json.loads(mjs("rules", "--json").out)
    assert [document["code"] for document in documents] == list(RULES)
    (document,) = json.loads(mjs("rules", "mjs101", "--json").out)
    assert document["name"] == "overlapping-tiles"
    assert document["fails"]["files"][0]["text"] != document["passes"]["files"][0]["text"]


# mjs render


def test_render(mjs: Command, here: Path) -> None:
    assert mjs("render", "good.json", "good.svg") == (0, "", "")
    svg = (here / "good.svg").read_text("utf-8")
    assert ElementTree.fromstring(svg).get("aria-label") == "Pond"
    assert mjs("render", "good.json", "-").out == svg
    assert mjs("render", "good.json", "-", "--theme", "dark").out != svg
    done = mjs("render", "good.json", "good.svg", "--scale", "2")
    assert done == (2, "", "mjs: error: good.svg exists; --force overwrites it\n")
    assert mjs("render", "good.json", "good.svg", "--scale", "2", "--force").code == 0
    assert (here / "good.svg").read_text("utf-8") != svg


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["none.json", "x.svg"], "none.json: cannot be read"),
        (["good.json", "x.svg", "--scale", "nan"], "scale nan"),
        (["good.json", "x.svg", "--theme", "pink"], "'pink' is not one of"),
        (["good.json", "x.svg", "--board", "2"], "good.json: has no board 2"),
        (["good.json", "no/x.svg"], "no/x.svg: cannot be written"),
        (["good.json", "x.PNG"], "x.PNG: pictures are SVG, not PNG; name it .svg"),
    ],
)
def test_render_refuses(mjs: Command, here: Path, args: list[str], message: str) -> None:
    done = mjs("render", *args)
    assert done.code == 2
    assert message in done.err
    assert not list(here.glob("x.*"))


def test_one_of_several_boards_has_to_be_chosen(mjs: Command, here: Path) -> None:
    layouts = [
        engine.Layout.from_tiles([(0, 0, 0), (2, 0, 0)], name=name) for name in ("One", "Two")
    ]
    engine.write(layouts, here / "two.mah")
    done = mjs("render", "two.mah", "x.svg")
    assert done.code == 2
    assert "two.mah: holds 2 boards; choose one by --board" in done.err
    assert 'aria-label="Two"' in mjs("render", "two.mah", "-", "--board", "2").out


# mjs deal, mjs verify


def test_a_deal_is_the_same_for_ever_and_verifies(mjs: Command, here: Path) -> None:
    assert mjs("deal", "good.json", "--seed", "7", "--out", "a.deal.json") == (0, "", "")
    data = (here / "a.deal.json").read_text()
    assert mjs("deal", "good.json", "--seed", "7").out == data
    document = json.loads(data)
    assert (document["format"], document["seed"]) == ("mjs-deal", 7)
    done = mjs("verify", "a.deal.json")
    assert done == (0, "a.deal.json: cleared by its 2 pairs\n", "")
    assert mjs("verify", "-q", "a.deal.json") == (0, "", "")
    dealt = engine.deal(engine.read(here / "good.json"), seed=7)
    assert engine.ProofDeal.from_start(engine.read(here / "a.deal.json")) == dealt


def test_many_deals_go_to_a_folder(mjs: Command, here: Path) -> None:
    assert mjs("deal", "good.json", "--seed", "5", "--count", "3", "--out", "deals").code == 0
    names = sorted(path.name for path in (here / "deals").iterdir())
    assert names == ["good-5.deal.json", "good-6.deal.json", "good-7.deal.json"]
    assert mjs("verify", *(here / "deals").iterdir()).code == 0
    done = mjs("deal", "good.json", "--seed", "7", "--count", "2", "--out", "deals")
    assert done.code == 2
    assert "exists" in done.err
    assert not (here / "deals/good-8.deal.json").exists()


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["odd.json"], "odd.json: 3 tiles: an odd number can't be dealt in pairs"),
        (["good.json", "--count", "2"], "several deals need a folder"),
        (["good.json", "--seed", "-1"], "-1 is not in the range"),
        (["good.json", "--seed", str(2**64)], "is not in the range"),
        (["good.json", "--seed", str(2**64 - 1), "--count", "2", "-o", "d"], "seeds go up to"),
        (["stack.json"], "stack.json: no deal can be cleared: "),
        (["none.json"], "none.json: cannot be read"),
    ],
)
def test_deal_refuses(mjs: Command, here: Path, args: list[str], message: str) -> None:
    stack = engine.Layout.from_tiles([(0, 0, 0), (0, 0, 1)])
    engine.write(stack, here / "stack.json")
    done = mjs("deal", *args)
    assert (done.code, done.out) == (2, "")
    assert message in done.err


def test_a_deal_that_proves_nothing_is_told_and_the_others_are_replayed(
    mjs: Command, here: Path
) -> None:
    mjs("deal", "good.json", "--out", "right.deal.json")
    document = json.loads((here / "right.deal.json").read_text())
    document["order"].reverse()
    (here / "wrong.deal.json").write_text(json.dumps(document))
    done = mjs("verify", "wrong.deal.json", "right.deal.json", "good.json", "none.json")
    assert done.code == 1
    assert done.out == "right.deal.json: cleared by its 2 pairs\n"
    assert "wrong.deal.json: pair 1: tile " in done.err
    assert "good.json: the layout carries no start deal" in done.err
    assert "none.json: cannot be read" in done.err
