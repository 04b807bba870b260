"""The certificate file: what is written comes back, and no file does harm."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mjs
from documents import plain_validator, spoilt
from engine_samples import layouts, random_board
from exhaustive import random_groups, random_sizes
from mjs.certificate import Certificate, Step, check
from mjs.certificatefile import (
    MAX_BYTES,
    certificate_bytes,
    read_certificate,
    write_certificate,
)
from mjs.errors import CannotHoldError, ProofError, ReadError, WriteError
from mjs.formats.base import Source
from mjs.layout import Layout

SCHEMA = plain_validator("certificate-1")
ROW = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)], name="Row")
LAYOUT = '"layout":{"format":"mjs-layout","version":1,"layers":[{"tiles":[[0,0],[4,0]]}]}'
HEAD = '"format":"mjs-certificate","version":1'
YES = '"faces":["a","a"],"solvable":true,"order":[[0,1]]'
NO = '"faces":["a","a"],"solvable":false'
STEP = '{"literals":[]}'


def proof(faces: str, layout: Layout = ROW) -> Certificate:
    made = mjs.solve(layout, faces).certificate
    assert made is not None
    return made


def read(text: str) -> Certificate:
    return read_certificate(Source("a.json", text.encode()))


# There and back ---------------------------------------------------------------------------------


@pytest.mark.parametrize("faces", ["abba", "aabb"])
def test_a_certificate_comes_back_from_its_file(faces: str, tmp_path: Path) -> None:
    made, path = proof(faces), tmp_path / "a.json"
    write_certificate(made, path)
    again = read_certificate(path)
    assert again == made
    assert check(again)
    write_certificate(again, path)
    assert path.read_bytes() == certificate_bytes(made)


def test_the_canonical_form() -> None:
    assert certificate_bytes(proof("aabb")).decode() == (
        '{\n  "$schema": "urn:mjs:schema:certificate-1",\n  "format": "mjs-certificate",\n'
        '  "version": 1,\n  "solvable": false,\n  "layout": {\n'
        '    "$schema": "urn:mjs:schema:layout-1",\n    "format": "mjs-layout",\n'
        '    "version": 1,\n    "name": "Row",\n    "layers": [\n      {\n        "tiles": [\n'
        "          [0, 0], [2, 0], [4, 0], [6, 0]\n        ]\n      }\n    ]\n  },\n"
        '  "faces": [\n    "a", "a", "b", "b"\n  ],\n  "removed": [],\n  "steps": [\n'
        '    {"literals": []},\n    {"literals": [], "cites": [0]}\n  ]\n}\n'
    )


@given(st.randoms(use_true_random=False), st.integers(1, 7))
def test_any_proof_comes_back(rng: random.Random, pairs: int) -> None:
    layout = Layout.from_tiles(random_board(rng, 2 * pairs))
    faces = [f"face {n}" for n in random_groups(rng, random_sizes(rng, 2 * pairs))]
    made = mjs.solve(layout, faces).certificate
    assert made is not None
    data = certificate_bytes(made)
    assert SCHEMA.is_valid(json.loads(data))
    again = read_certificate(Source("a.json", data))
    assert again == made
    assert check(again)


NUMBERS = st.integers(0, 99)
STEPS = st.builds(
    Step,
    st.lists(st.tuples(NUMBERS, NUMBERS, st.booleans()), max_size=3).map(tuple),
    st.none() | st.lists(NUMBERS, max_size=3).map(tuple),
)
TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
CERTIFICATES = st.builds(
    Certificate,
    layouts(most=5),
    st.lists(TEXT, max_size=5).map(tuple),
    st.sets(NUMBERS, max_size=4).map(lambda tiles: tuple(sorted(tiles))),
    solvable=st.just(value=False),
    steps=st.lists(STEPS, max_size=4).map(tuple),
)


@given(CERTIFICATES)
def test_anything_that_is_written_comes_back_whether_it_proves_something_or_not(
    made: Certificate,
) -> None:
    again = read_certificate(Source("a.json", certificate_bytes(made)))
    box = made.layout.bounds
    moved = made.layout.shifted(max(0, -box.left), max(0, -box.top))
    assert again == replace(made, layout=moved)


@given(CERTIFICATES, st.randoms(use_true_random=False), st.integers(1, 3))
def test_the_reader_takes_exactly_what_the_schema_accepts(
    made: Certificate, rng: random.Random, times: int
) -> None:
    document: Any = json.loads(certificate_bytes(made))
    for _ in range(times):
        document = spoilt(rng, document)
    try:
        read(json.dumps(document))
        accepted = True
    except ReadError:
        accepted = False
    assert accepted == SCHEMA.is_valid(document)


def test_a_start_deal_of_the_layout_is_not_part_of_the_claim(tmp_path: Path) -> None:
    dealt = mjs.deal(ROW, seed=1).as_start()
    write_certificate(replace(proof("abba"), layout=dealt), tmp_path / "a.json")
    assert read_certificate(tmp_path / "a.json").layout == ROW


# What no file holds -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("certificate", "message"),
    [
        (replace(proof("abba"), faces=(1, "a", "a", 1)), "the face 1 is no text"),
        (replace(proof("abba"), faces=("\ud800", "a", "a", "\ud800")), "has half a character"),
        (replace(proof("abba"), layout=replace(ROW, name="a\nb")), "must be one line"),
    ],
)
def test_what_no_file_can_hold_is_refused(
    certificate: Certificate, message: str, tmp_path: Path
) -> None:
    path = tmp_path / "a.json"
    path.write_text("before", "utf-8")
    with pytest.raises(CannotHoldError, match=message):
        write_certificate(certificate, path)
    assert path.read_text("utf-8") == "before"


def test_a_proof_that_is_too_long_for_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mjs.certificatefile.MAX_BYTES", 2**20)
    steps = (Step(tuple((n, n + 1, True) for n in range(1000))),) * 100
    with pytest.raises(CannotHoldError, match=r"^a proof of 1 MiB; a file holds 1$"):
        certificate_bytes(replace(proof("aabb"), steps=steps))


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(WriteError, match="cannot be written"):
        write_certificate(proof("abba"), tmp_path / "none" / "a.json")


# Hostile files ----------------------------------------------------------------------------------

FAULTS = {
    "a deal": ('{"format":§"mjs-deal","version":1}', 'a certificate file says "mjs-certificate"'),
    "no object": ("§[]", "a certificate is a JSON object; this is none"),
    "a newer version": (
        f'{{"format":"mjs-certificate","version":§2,{LAYOUT},{YES}}}',
        "certificate version 2 is newer than this program",
    ),
    "no layout": (f"§{{{HEAD},{YES}}}", '"layout" is missing'),
    "a layout that is none": (f'{{{HEAD},{YES},"layout":§5}}', "layout: 5 is no object"),
    "a bad layout": (
        f'{{{HEAD},{YES},"layout":{{"format":"mjs-layout","version":1,"layers":§3}}}}',
        "layers: 3 is no list",
    ),
    "no claim": (f'§{{{HEAD},{LAYOUT},"faces":[],"order":[]}}', '"solvable" is missing'),
    "a claim that is none": (
        f'{{{HEAD},{LAYOUT},"faces":[],"solvable":§null,"steps":[],"order":[]}}',
        "solvable: null is neither true nor false",
    ),
    "no order": (f'§{{{HEAD},{LAYOUT},"faces":[],"solvable":true}}', '"order" is missing'),
    "no steps": (f"§{{{HEAD},{LAYOUT},{NO}}}", '"steps" is missing'),
    "steps of a yes": (f'{{{HEAD},{LAYOUT},{YES},"steps":§[{STEP}]}}', "steps: 1 item; at most 0"),
    "a face that is a number": (
        f'{{{HEAD},{LAYOUT},"faces":[§1],"solvable":true,"order":[]}}',
        "faces[0]: 1 is no text",
    ),
    "a tile with itself": (
        f'{{{HEAD},{LAYOUT},"faces":[],"solvable":true,"order":[§[1,1]]}}',
        "order[0]: [1, 1] has an item twice",
    ),
    "a removed tile twice": (f'{{{HEAD},{LAYOUT},{YES},"removed":§[0,0]}}', "has an item twice"),
    "a step that is none": (f'{{{HEAD},{LAYOUT},{NO},"steps":[{STEP},§[]]}}', "steps[1]: [] is no"),
    "an unknown key": (
        f'{{{HEAD},{LAYOUT},{NO},"steps":[{STEP},{{"literals":[],"by":§[]}}]}}',
        'steps[1].by: unknown key "by"',
    ),
    "a literal of two": (
        f'{{{HEAD},{LAYOUT},{NO},"steps":[{{"literals":[§[1,2]]}}]}}',
        "steps[0].literals[0]: 2 items; at least 3",
    ),
    "a literal of texts": (
        f'{{{HEAD},{LAYOUT},{NO},"steps":[{STEP},{STEP},{{"literals":[[1,2,§"true"]]}}]}}',
        'steps[2].literals[0][2]: "true" is neither true nor false',
    ),
    "a fraction": (
        f'{{{HEAD},{LAYOUT},{NO},"steps":[{{"literals":[[1,§2.5,true]]}}]}}',
        "steps[0].literals[0][1]: 2.5 is no whole number",
    ),
    "cites below zero": (
        f'{{{HEAD},{LAYOUT},{NO},"steps":[{{"literals":[],"cites":[§-1]}}]}}',
        "steps[0].cites[0]: -1 is below 0",
    ),
    "a huge number": (
        f'{{{HEAD},{LAYOUT},{NO},"steps":[{{"literals":[],"cites":[§{10**30}]}}]}}',
        f"steps[0].cites[0]: {10**30} is above 4294967295",
    ),
    "a key twice": (f'{{{HEAD},§"version":1}}', 'the key "version" stands twice'),
    "no number": (f'{{{HEAD},"x-a":§NaN}}', "NaN is no number in JSON"),
    "half a file": (f"{{{HEAD},{LAYOUT},§", "the JSON ends too early"),
}


@pytest.mark.parametrize(("text", "message"), FAULTS.values(), ids=list(FAULTS))
def test_a_fault_is_told_with_its_place(text: str, message: str) -> None:
    offset = text.index("§")
    with pytest.raises(ReadError) as caught:
        read(text.replace("§", ""))
    assert message in caught.value.message
    assert (caught.value.line, caught.value.column) == (1, offset + 1)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "the file is empty"),
        (b"\xff\xfe{\x00", "the file is UTF-16"),
        (b'{"a": "\xe9"}', "byte 0xE9 is not UTF-8"),
        (b"\xef\xbb\xbf{}", "starts with a byte order mark"),
        (b"[" * 100_000, "nest more than 100 deep"),
        (b'{"x-a": ' + b"9" * 5000 + b"}", "has 5,000 digits"),
        (b" " * (MAX_BYTES + 1), "is larger than 64 MiB"),
    ],
)
def test_files_that_are_nothing_of_the_kind(data: bytes, message: str) -> None:
    with pytest.raises(ReadError, match=message):
        read_certificate(Source("a.json", data))


def test_files_that_can_not_be_read(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.json"):
        with pytest.raises(ReadError):
            read_certificate(path)


def test_a_proof_that_cites_what_is_not_there_is_read_and_refused_by_the_check() -> None:
    made = read(f'{{{HEAD},{LAYOUT},{NO},"steps":[{{"literals":[],"cites":[7]}}]}}')
    with pytest.raises(ProofError, match="step 0 cites step 7, which is not before it"):
        check(made)
    made = read(f'{{{HEAD},{LAYOUT},{NO},"steps":[{{"literals":[[0,99,true]]}},{STEP}]}}')
    with pytest.raises(ProofError, match="step 0: tiles 0 and 99 do not match"):
        check(made)
