"""``mjs solve``, and what of it ``mjs verify`` accepts."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import mjs as engine
from mjs.dealing import random_faces

Command = Callable[..., Any]
ROW = engine.Layout.from_tiles([(x, 0, 0) for x in (0, 2, 4, 6)], name="Row")


def dealt(here: Path, name: str, faces: str) -> None:
    named = {"a": "dots-1", "b": "dots-2"}
    start = engine.StartDeal(tuple(named[face] for face in faces), ())
    engine.write(ROW.with_fields(start=start), here / name)


@pytest.fixture
def deals(here: Path) -> Path:
    dealt(here, "won.json", "abba")
    dealt(here, "lost.json", "aabb")
    return here


def test_can_be_cleared(mjs: Command, deals: Path) -> None:
    done = mjs("solve", "won.json")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("won.json: can be cleared: an order that clears it was found, in ")
    assert mjs("solve", "won.json", "-v").out == done.out + (
        "   1  (0, 0, 0) dots-1  (6, 0, 0) dots-1\n   2  (2, 0, 0) dots-2  (4, 0, 0) dots-2\n"
    )
    assert mjs("solve", "-q", "won.json") == (0, "", "")


def test_can_t_be_cleared(mjs: Command, deals: Path) -> None:
    done = mjs("solve", "lost.json", "-v")
    assert (done.code, done.err) == (1, "")
    assert done.out.startswith("lost.json: can't be cleared: proved by ")
    assert mjs("solve", "lost.json", "--removed", "0,1").code == 0
    assert mjs("solve", "won.json", "--removed", "0", "--removed", "3").code == 0


@pytest.mark.parametrize(("name", "code"), [("won.json", 0), ("lost.json", 1)])
def test_a_certificate_is_verified(mjs: Command, deals: Path, name: str, code: int) -> None:
    assert mjs("solve", name, "--certificate", "c.json").code == code
    done = mjs("verify", "c.json")
    assert (done.code, done.err) == (0, "")
    claim = "cleared by its 2 pairs" if code == 0 else "can't be cleared, proved by "
    assert done.out.startswith(f"c.json: {claim}")
    assert mjs("verify", "-q", "c.json") == (0, "", "")
    again = mjs("solve", name, "--certificate", "c.json")
    assert again == (2, "", "mjs: error: c.json exists; --force overwrites it\n")
    assert mjs("solve", name, "--certificate", "c.json", "--force").code == code
    assert mjs("solve", name, "--certificate", "-").out == (deals / "c.json").read_text()


def test_a_certificate_that_proves_nothing(mjs: Command, deals: Path) -> None:
    mjs("solve", "lost.json", "--certificate", "c.json")
    document = json.loads((deals / "c.json").read_text())
    del document["steps"][0]
    (deals / "c.json").write_text(json.dumps(document))
    (deals / "d.json").write_text('{"format": "mjs-certificate", "version": 1}')
    done = mjs("verify", "c.json", "d.json")
    assert (done.code, done.out) == (1, "")
    assert "mjs: error: c.json: step 0" in done.err
    assert "mjs: error: d.json:1:1: " in done.err


def test_undecided(mjs: Command, here: Path, root: Path) -> None:
    layout = engine.read(root / "layouts" / "quarry.json")
    start = engine.StartDeal(random_faces(layout, seed=0), ())
    engine.write(layout.with_fields(start=start), here / "hard.json")
    done = mjs("solve", "hard.json", "--budget", "0", "--certificate", "c.json")
    assert done.code == 3
    assert "undecided after " in done.out
    assert done.err == "mjs: note: nothing is proved, so that c.json is not written\n"
    assert not (here / "c.json").exists()
    assert mjs("solve", "hard.json", "--effort", "1").code == 3


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["good.json"], "good.json: the layout carries no start deal; make one by mjs deal"),
        (["none.json"], "none.json: cannot be read"),
        (["won.json", "--removed", "0,x"], "named by their numbers from 0, not by 'x'"),
        (["won.json", "--removed", "0,0"], "won.json: tile (0, 0, 0) is removed twice"),
        (["won.json", "--removed", "0,9"], "won.json: there is no tile number 9"),
        (["won.json", "--removed", "0,1"], "won.json: an odd number of tiles is left"),
        (["won.json", "--budget", "-1"], "-1"),
        (["won.json", "--certificate", "no/c.json"], "no/c.json: cannot be written"),
    ],
)
def test_solve_refuses(mjs: Command, deals: Path, args: list[str], message: str) -> None:
    done = mjs("solve", *args)
    assert (done.code, done.out) == (2, "")
    assert message in done.err


# mjs verify


def test_a_folder_of_proofs(mjs: Command, deals: Path) -> None:
    mjs("deal", "good.json", "--count", "2", "--out", "proofs/deals")
    mjs("solve", "lost.json", "--certificate", "proofs/c.json")
    (deals / "proofs" / "other.json").write_text("{}")
    done = mjs("verify", "proofs")
    assert (done.code, done.err) == (0, "")
    assert [line.partition(":")[0] for line in done.out.splitlines()] == [
        str(Path("proofs/c.json")),
        str(Path("proofs/deals/good-0.deal.json")),
        str(Path("proofs/deals/good-1.deal.json")),
    ]
    (deals / "none").mkdir()
    done = mjs("verify", "none")
    assert (done.code, done.err) == (
        2,
        "mjs: error: none: no deals or certificates in this folder\n",
    )


def test_standard_input(program: Command, deals: Path, mjs: Command) -> None:
    mjs("solve", "lost.json", "--certificate", "c.json")
    mjs("deal", "good.json", "--out", "d.json")
    for name, told in [("c.json", b"can't be cleared"), ("d.json", b"cleared by its 2 pairs")]:
        done = program("mjs", "verify", "-", stdin=(deals / name).read_bytes())
        assert done.returncode == 0
        assert told in done.stdout


def test_a_deal_that_names_its_layout_by_digest(mjs: Command, here: Path) -> None:
    mjs("deal", "good.json", "--out", "a.deal.json")
    document = json.loads((here / "a.deal.json").read_text())
    digest = engine.read(here / "good.json").digest
    document["layout"] = {"digest": digest}
    (here / "b.deal.json").write_text(json.dumps(document))
    assert mjs("verify", "b.deal.json", "--layout", "good.json") == (
        0,
        "b.deal.json: cleared by its 2 pairs\n",
        "",
    )
    # A deal that has its layout is not asked for another one.
    assert mjs("verify", "a.deal.json", "--layout", "floating.json").code == 0
    without = mjs("verify", "b.deal.json")
    assert without.code == 1
    assert "MJS304: the deal names its layout only by digest" in without.err
    other = mjs("verify", "b.deal.json", "--layout", "floating.json")
    assert (other.code, other.out) == (1, "")
    assert f"the deal is for the layout of digest {digest[:12]}..., and not for" in other.err
    document["order"] = document["order"][:1]
    (here / "b.deal.json").write_text(json.dumps(document))
    done = mjs("verify", "b.deal.json", "--layout", "good.json")
    assert done.code == 1
    assert "b.deal.json: the order ends with 2 tiles left" in done.err


# mjs deal


def test_a_wanted_difficulty(mjs: Command, root: Path) -> None:
    lotus = root / "layouts" / "lotus.json"
    done = mjs("deal", lotus, "--difficulty", "0,1", "--seed", "3")
    assert done == mjs("deal", lotus, "--seed", "3")
    wrong = mjs("deal", lotus, "--difficulty", "fiendish")
    assert wrong.code == 2
    assert "easy, medium, hard" in wrong.err
    assert mjs("deal", lotus, "--difficulty", "1,0").code == 2
