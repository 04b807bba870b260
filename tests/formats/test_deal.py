"""The deal file: its schema, its canonical form, and that a deal survives it whole."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from documents import DEALS, STARTS, described, plain_validator, spoilt
from engine_samples import BLOCK, even, layouts
from mjs.clearing import clearable
from mjs.dealing import deal
from mjs.errors import CannotHoldError, ReadError
from mjs.formats import by_suffix, recognise
from mjs.formats.base import Loaded, Source
from mjs.formats.deal import FORMAT
from mjs.formats.native import FORMAT as NATIVE
from mjs.layout import Layout, StartDeal, Tile
from mjs.proof import ProofDeal, verify
from mjs.storage import encode

SCHEMA = plain_validator("deal-1")
LAYOUT = '"layout":{"format":"mjs-layout","version":1,"layers":[{"tiles":[[0,0],\n[4,0]]}]}'
HEAD = '"format":"mjs-deal","version":1'
DEAL = '"faces":["dots-1","dots-1"],"order":[[0,1]]'


def read(text: str) -> Loaded:
    (loaded,) = FORMAT.read(Source("a.deal.json", text.encode()))
    return loaded


def accepted(document: Any) -> bool:
    try:
        loaded = read(json.dumps(document))
    except ReadError:
        return False
    assert (loaded.layout is None) == bool(loaded.findings)
    # A deal that names its layout by digest is a good deal, of a layout that is elsewhere.
    return loaded.layout is not None or loaded.findings[0].code == "MJS304"


# The schema and the reader agree ---------------------------------------------------------------


@given(DEALS)
def test_what_the_schema_accepts_is_read(document: dict[str, Any]) -> None:
    assert SCHEMA.is_valid(document)
    layout = read(json.dumps(document)).layout
    assert layout is not None
    assert layout.start is not None
    assert list(layout.start.faces) == document["faces"]
    assert [list(pair) for pair in layout.start.order] == document["order"]
    assert layout.start.seed == document.get("seed")
    assert layout.start.extra == {k: v for k, v in document.items() if k.startswith("x-")}


@given(DEALS, st.randoms(use_true_random=False), st.integers(1, 3))
def test_the_reader_takes_exactly_what_the_schema_accepts(
    document: dict[str, Any], rng: random.Random, times: int
) -> None:
    for _ in range(times):
        document = spoilt(rng, document)
    assert accepted(document) == SCHEMA.is_valid(document)


# Each kind of fault has its place --------------------------------------------------------------

FAULTS = {
    "another format": (
        f'{{"version":1,"format":§"mjs-layout",{DEAL}}}',
        '"format" is "mjs-layout"; a deal file says "mjs-deal"',
    ),
    "a newer version": (
        f'{{"format":"mjs-deal","version":§7,{LAYOUT},{DEAL}}}',
        "deal version 7 is newer than this program, which reads up to 1; update mjs",
    ),
    "no faces": (f'§{{{HEAD},{LAYOUT},"order":[]}}', '"faces" is missing'),
    "no layout": (f"§{{{HEAD},{DEAL}}}", '"layout" is missing'),
    "an unknown key": (
        f'{{{HEAD},{LAYOUT},{DEAL},\n"note":§1}}',
        'note: unknown key "note"; keys of your own begin with "x-"',
    ),
    "a negative tile": (
        f'{{{HEAD},{LAYOUT},"faces":[],"order":[[0,§-1]]}}',
        "order[0][1]: -1 is below 0, the least there can be",
    ),
    "a tile of the layout": (
        LAYOUT.replace("[4,0]", "[4,§-1]").join((f"{{{HEAD},{DEAL},", "}")),
        "layers[0].tiles[1][1]: -1 is below 0, the least there can be; move all tiles down",
    ),
    "a newer layout": (
        f'{{{HEAD},{DEAL},"layout":{{"format":"mjs-layout","version":§2,"layers":[]}}}}',
        "version: must be 1, not 2",
    ),
}


@pytest.mark.parametrize(("text", "message"), FAULTS.values(), ids=list(FAULTS))
def test_a_fault_is_told_with_its_place(text: str, message: str) -> None:
    offset = text.index("§")
    line, column = text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset)
    try:
        found = [
            (f.message, f.line, f.column, f.code) for f in read(text.replace("§", "")).findings
        ]
    except ReadError as error:
        found = [(error.message, error.line, error.column, error.code)]
    code = "MJS015" if "is newer" in message else "MJS014"
    assert found == [(message, line, column, code)]


def test_a_layout_named_by_digest_is_no_layout_to_show() -> None:
    text = f'{{{HEAD},{DEAL},"layout":{{"id":"a","digest":"{"0" * 64}"}}}}'
    loaded = read(text)
    assert loaded.layout is None
    (found,) = loaded.findings
    assert (found.code, found.line, found.column) == ("MJS304", 1, text.index('{"id"') + 1)
    assert "names its layout only by digest" in found.message


def test_tiles_and_the_start_have_their_places() -> None:
    text = f"{{{HEAD},{LAYOUT},\n{DEAL}}}"
    where = read(text).where
    assert where.find(Tile(4, 0, 0)) == (2, 1)
    assert where.find("start") == (3, 9)
    assert where.find("layers") == (1, text.index('[{"tiles"') + 1)


# Recognising -----------------------------------------------------------------------------------


def test_it_is_recognised_by_its_content_or_its_name() -> None:
    text = f"{{{LAYOUT},{DEAL},{HEAD}}}".encode()
    for source in (
        Source("a.json", text),
        Source("<stdin>", b"\xef\xbb\xbf " + text.replace(b":", b" : ")),
        Source("a.deal.json", b""),
    ):
        assert recognise(source) is FORMAT
    assert recognise(Source("a.json", encode([Layout()], NATIVE))) is NATIVE
    assert by_suffix("a.deal.json") is FORMAT


# Writing ---------------------------------------------------------------------------------------


@given(layouts(overlaps=True).flatmap(described), STARTS)
def test_what_is_written_is_read_again_as_it_was(layout: Layout, start: StartDeal) -> None:
    layout = replace(layout, start=start)
    data = encode([layout], FORMAT)
    again = read(data.decode()).layout
    box = layout.bounds
    assert again == layout.shifted(max(0, -box.left), max(0, -box.top))
    assert encode([again], FORMAT) == data
    assert SCHEMA.is_valid(json.loads(data))


@given(layouts(), st.integers(0, 2**64 - 1))
def test_a_deal_proves_as_much_after_the_file_as_before(layout: Layout, seed: int) -> None:
    layout = even(layout)
    assume(clearable(layout).verdict)
    made = deal(layout, seed)
    for format in (FORMAT, NATIVE):
        (loaded,) = format.read(Source("a", encode([made.as_start()], format)))
        assert loaded.layout is not None
        again = ProofDeal.from_start(loaded.layout)
        assert verify(again)
        assert (again.faces, again.order, again.seed) == (made.faces, made.order, seed)


CANONICAL = """\
{
  "$schema": "urn:mjs:schema:deal-1",
  "format": "mjs-deal",
  "version": 1,
  "layout": {
    "$schema": "urn:mjs:schema:layout-1",
    "format": "mjs-layout",
    "version": 1,
    "name": "Two",
    "tags": ["a"],
    "layers": [
      {
        "tiles": [
          [0, 0],
          [0, 3]
        ]
      }
    ],
    "x-b": {
      "c": 1
    }
  },
  "faces": [
    "dots-1", "dots-1"
  ],
  "order": [
    [1, 0]
  ],
  "seed": 5,
  "generator": "hand",
  "x-a": [
    1
  ]
}
"""


def test_the_canonical_form() -> None:
    layout = Layout.from_tiles(
        [(0, 0, 0), (0, 3, 0)],
        name="Two",
        tags=("a",),
        start=StartDeal(("dots-1", "dots-1"), ((1, 0),), 5, "hand", {"x-a": [1]}),
        extra={"x-b": {"c": 1}},
    )
    assert encode([layout], FORMAT).decode() == CANONICAL
    assert read(CANONICAL).layout == layout


def test_a_layout_without_deal_is_refused() -> None:
    with pytest.raises(CannotHoldError, match=r"^deal cannot hold this layout: no start deal; "):
        encode([BLOCK], FORMAT)
