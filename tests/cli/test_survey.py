"""``mjs survey`` and ``mjs-validate --solvable-share``."""

from __future__ import annotations

import csv
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import mjs as engine

Command = Callable[..., Any]


def test_a_table(mjs: Command) -> None:
    done = mjs("survey", "good.json", "--deals", "300", "-j", "1")
    assert (done.code, done.err) == (0, "")
    head, line = done.out.splitlines()
    assert head == "layout  tiles  deals  unsolvable   share  95 % interval  undecided  effort"
    assert re.sub(r"[0-9]+$", "?", line) == (
        "Pond        4    300           0  0.00 %  0.00 - 1.26 %          0       ?"
    )


def test_csv_json_and_a_chart(mjs: Command, here: Path) -> None:
    args = ("survey", ".", "--deals", "20", "-j", "1")
    done = mjs(*args, "--format", "csv", "--plot", "a.svg")
    assert done.code == 1
    assert done.err == "mjs: error: Odd: 3 tiles: an odd number can't be dealt in pairs\n"
    names = [row["name"] for row in csv.DictReader(done.out.splitlines())]
    assert names == ["Floating", "Pond"]
    picture = ElementTree.parse(here / "a.svg").getroot()
    assert picture.get("aria-label") == "Share of random deals that can be cleared"
    document = json.loads(mjs(*args, "--format", "json").out)
    assert [row["name"] for row in document["layouts"]] == names
    assert [problem["name"] for problem in document["problems"]] == ["Odd"]
    assert mjs(*args, "--format", "json", "-o", "a.json").out == ""
    assert json.loads((here / "a.json").read_text("utf-8")) == document


def test_the_number_of_processes_changes_nothing(mjs: Command, here: Path) -> None:
    args = ("survey", "floating.json", "--deals", "1000", "--seed", "5", "--format", "json")
    one = mjs(*args, "-j", "1")
    assert one.code == 0
    assert mjs(*args, "-j", "2") == mjs(*args, "--db", "a.db") == mjs(*args, "--db", "a.db") == one
    assert mjs(*args[:4], *args[6:]).out != one.out


@pytest.mark.parametrize(
    ("args", "code", "message"),
    [
        (["none.json"], 2, "none.json: cannot be read"),
        (["empty"], 2, "empty: no layouts in this folder"),
        (["good.json", "none.json"], 1, "none.json: cannot be read"),
        (["good.json", "--deals", "0"], 2, "0 is not in the range"),
        (["good.json", "--kind", "fair"], 2, "'fair' is not one of"),
        (["good.json", "-j", "2", "--cluster", "x"], 2, "--jobs is for this machine"),
        (["good.json", "--db", "good.json"], 2, "good.json: is no database of surveys"),
        (["good.json", "--db", "no/a.db"], 2, "no/a.db: cannot be written"),
        (["good.json", "-o", "good.json"], 2, "good.json: is a layout, or one of the"),
        (["good.json", "--plot", "floating.json"], 2, "give --plot another name"),
        (["good.json", "-o", "no/a.csv", "--deals", "1"], 2, "no/a.csv: cannot be written"),
        (["odd.json"], 1, "Odd: 3 tiles: an odd number"),
    ],
)
def test_what_goes_wrong(
    mjs: Command, here: Path, args: list[str], code: int, message: str
) -> None:
    (here / "empty").mkdir()
    before = (here / "good.json").read_text()
    done = mjs("survey", *args)
    assert done.code == code
    assert message in done.err
    assert "Traceback" not in done.err
    assert (here / "good.json").read_text() == before


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--db", "a.db", "-o", "a.db"], "a.db: is named by --db and by --output"),
        (["--db", "a.db", "--plot", "./a.db"], "./a.db: is named by --db and by --plot"),
        (["-o", "new.svg", "--plot", "new.svg"], "new.svg: is named by --output and by --plot"),
        (["-o", "a.db"], "a.db: is a database, such as surveys are kept in"),
        (["--plot", "a.db"], "give --plot another name"),
    ],
)
def test_no_report_is_written_over_the_deals_of_a_survey(
    mjs: Command, here: Path, args: list[str], message: str
) -> None:
    assert mjs("survey", "good.json", "--deals", "20", "--db", "a.db", "-j", "1").code == 0
    before = (here / "a.db").read_bytes()
    done = mjs("survey", "good.json", "--deals", "40", "-j", "1", *args)
    assert done.code == 2
    assert message in done.err
    assert (here / "a.db").read_bytes() == before
    assert not (here / "new.svg").exists()


def test_without_dask_it_is_said_how_to_get_it(
    mjs: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    done = mjs("survey", "good.json", "--cluster", "tcp://127.0.0.1:9")
    assert done.code == 2
    assert "`pip install distributed` installs it" in done.err


def test_standard_input(program: Command, here: Path) -> None:
    layout = (here / "good.json").read_bytes()
    done = program("mjs", "survey", "-", "--deals", "10", "--format", "csv", stdin=layout)
    assert done.returncode == 0
    assert done.stdout.splitlines()[1].startswith(b"Pond,")


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_a_database_to_go_on_from(mjs: Command, here: Path, jobs: str) -> None:
    engine.write(engine.Layout.from_tiles([(x, 0, 0) for x in range(0, 72, 2)]), here / "long.json")
    code = "from mjs.cli import main; main()"
    args = ["survey", "long.json", "--deals", "100000000", "--db", "a.db", "-j", jobs]
    with subprocess.Popen(
        [sys.executable, "-c", code, *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as child:
        while not (here / "a.db").exists() or (here / "a.db").stat().st_size < 40_000:
            assert child.poll() is None
        child.send_signal(signal.SIGINT)
        out, err = child.communicate(timeout=60)
    assert (child.returncode, out) == (130, "")
    assert err.split("\n\n") == [
        "mjs: note: what was done is in a.db; the same command goes on from there",
        "mjs: error: interrupted\n",
    ]
    assert mjs("survey", "long.json", "--deals", "2560", "--db", "a.db", "-j", "1").code == 0


# mjs-validate --solvable-share


def test_the_share_is_told_or_a_gate(validate: Command, here: Path) -> None:
    engine.write(engine.Layout.from_tiles([(x, 0, 0) for x in range(0, 24, 2)]), here / "long.json")
    told = validate("-v", "--solvable-share", "50", "good.json")
    assert told.code == 0
    assert "MJS305" in told.out
    assert "50 of 50 random deals can be cleared, 100.0 %" in told.out
    assert "MJS305" not in validate("--solvable-share", "50", "good.json").out
    assert validate("--solvable-share", "50", "--min-share", "0.9", "good.json").code == 0
    gate = validate("--solvable-share", "50", "--min-share", "0.9", "good.json", "long.json")
    assert gate.code == 1
    assert "90.0 % are wanted" in gate.out
    report = validate("--format", "json", "--solvable-share", "50", "good.json").out
    (file,) = json.loads(report)["files"]
    assert [d["code"] for d in file["diagnostics"]] == ["MJS305"]
    assert validate("--min-share", "0.9", "good.json").code == 2


def test_the_share_in_the_settings(validate: Command, here: Path) -> None:
    (here / "mjs.toml").write_text("solvable-share = 50\nmin-share = 1.0\n")
    engine.write(engine.Layout.from_tiles([(x, 0, 0) for x in range(0, 24, 2)]), here / "long.json")
    assert validate("long.json").code == 1
    assert validate("--min-share", "0", "long.json").code == 0
