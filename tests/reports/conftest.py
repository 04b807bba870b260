"""A small run with one of everything, for all reports."""

from __future__ import annotations

import pytest

from mjs.diagnostic import Diagnostic, Severity
from mjs.layout import Tile
from mjs.results import Excerpt, FileResult, RunResult

FACTS = {
    "tiles": 4,
    "layers": 2,
    "covers": 2,
    "covers_next_layer": 2,
    "side_contacts": 2,
    "free_at_start": 2,
    "free_if_only_next_layer_covered": 2,
    "unsupported": 0,
    "overlapping_pairs": 0,
}


@pytest.fixture
def clean() -> FileResult:
    return FileResult("layouts/good.json", "mjs", "Pond", FACTS, clearable=True)


@pytest.fixture
def run(clean: FileResult) -> RunResult:
    overlap = Diagnostic(
        "MJS101",
        Severity.ERROR,
        "tiles (0, 0, 0) and (1, 1, 0) overlap; move one",
        3,
        9,
        (Tile(0, 0, 0), Tile(1, 1, 0)),
    )
    floating = Diagnostic(
        "MJS103",
        Severity.WARNING,
        "10 tiles float",
        2,
        2,
        tuple(Tile(x, 0, 1) for x in range(0, 20, 2)),
    )
    author = Diagnostic("MJS403", Severity.INFO, "no author, 100% sure")
    odd = Diagnostic("MJS201", Severity.ERROR, "3 tiles are odd, add or delete one", 4)
    lost = Diagnostic("MJS001", Severity.ERROR, "cannot be read: no such file or directory")
    excerpts = {(3, 9): Excerpt("  [[0,0],[1,1]]"), (2, 2): Excerpt("東東[10,0]")}
    return RunResult(
        (
            clean,
            FileResult(
                "two.mah",
                "mah",
                "東 & <co>",
                FACTS | {"overlapping_pairs": 1},
                None,
                (author, floating, overlap),
                excerpts,
                board=1,
            ),
            FileResult(
                "two.mah",
                "mah",
                None,
                FACTS | {"tiles": 3},
                clearable=False,
                diagnostics=(odd,),
                board=2,
            ),
            FileResult("my maps/50%,a:b.lay", diagnostics=(lost,)),
        ),
        skipped=2,
    )
