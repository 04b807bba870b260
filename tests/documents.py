"""JSON documents of layouts and deals, good and spoilt, for the tests of the native formats."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import referencing
from hypothesis import strategies as st

from mjs.faces import FACES, Deck
from mjs.layout import Layer, Layout, StartDeal

SCHEMAS = Path(__file__).resolve().parent.parent / "schemas"


def schema(name: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads((SCHEMAS / f"{name}.json").read_text("utf-8"))
    return document


def plain_validator(name: str) -> jsonschema.Draft202012Validator:
    """The schema library as it comes, with nothing of ours in between."""
    registry: Any = referencing.Registry()
    registry = registry.with_contents([("urn:mjs:schema:layout-1", schema("layout-1"))])
    return jsonschema.Draft202012Validator(schema(name), registry=registry)


TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
LINE = TEXT.filter(lambda text: "\n" not in text and "\r" not in text)
IDS = st.from_regex(r"[A-Za-z0-9][A-Za-z0-9._-]{0,20}", fullmatch=True)
RULES = st.from_regex(r"[a-z0-9][a-z0-9-]{0,20}", fullmatch=True)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**30), 10**30) | TEXT
    | st.floats(allow_nan=False, allow_infinity=False),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=6,
)  # fmt: skip
OWN_KEYS = st.dictionaries(TEXT.map("x-{}".format), VALUES, max_size=2)
TAGS = st.lists(TEXT.filter(bool), max_size=3, unique=True)
SEEDS = st.integers(0, 2**64 - 1)
PAIRS = st.tuples(st.integers(0, 99), st.integers(0, 99)).filter(lambda pair: pair[0] != pair[1])
WHOLE = st.integers(0, 40) | st.just(1_000_000) | st.integers(0, 40).map(float)

PLACES = st.tuples(WHOLE, WHOLE).map(list)


def optional(**fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({}, optional=fields)


def joined(*parts: st.SearchStrategy[dict[str, Any]]) -> st.SearchStrategy[dict[str, Any]]:
    return st.tuples(*parts).map(lambda dicts: {k: v for d in dicts for k, v in d.items()})


DEAL_PARTS = joined(
    st.fixed_dictionaries(
        {
            "faces": st.lists(st.sampled_from(FACES), max_size=4),
            "order": st.lists(PAIRS.map(list), max_size=4),
        }
    ),
    optional(seed=SEEDS, generator=LINE),
    OWN_KEYS,
)

LAYOUTS = joined(
    st.fixed_dictionaries(
        {
            "format": st.just("mjs-layout"),
            "version": st.sampled_from([1, 1.0]),
            "layers": st.lists(
                joined(
                    st.fixed_dictionaries({"tiles": st.lists(PLACES, max_size=3)}),
                    optional(name=LINE),
                    OWN_KEYS,
                ),
                max_size=3,
            ),
        }
    ),
    st.fixed_dictionaries(
        {},
        optional={
            "$schema": TEXT,
            "id": IDS,
            "name": LINE,
            "author": LINE,
            "license": LINE,
            "description": TEXT,
            "tags": TAGS,
            "tile": st.fixed_dictionaries({"width": st.integers(1, 64), "height": st.just(2.0)}),
            "rules": RULES,
            "deck": optional(bonus=st.booleans(), sets=st.integers(1, 1000)),
            "start": DEAL_PARTS,
        },
    ),
    OWN_KEYS,
)  # fmt: skip
"""Documents that the schema ``layout-1`` accepts."""

DEALS = joined(
    st.fixed_dictionaries(
        {"format": st.just("mjs-deal"), "version": st.just(1), "layout": LAYOUTS}
    ),
    DEAL_PARTS,
    st.fixed_dictionaries({}, optional={"$schema": TEXT}),
)
"""Documents that the schema ``deal-1`` accepts, the layout inline."""

JUNK = [
    None, True, False, 0, 1, -1, 2.0, 2.5, -0.0, 1e300, 10**30, 64, 65, 1_000_001, 2**64, "", "a",
    "a\n", "\r", "dots-1", "dots-1\n", "x" * 101, "x" * 1001, "x" * 10_001, [], {}, [0, 0],
    [0, 0, 0], [1, True], [1, 1.0], {"x-a": 1}, {"a": 1}, {"digest": "0" * 64},
]  # fmt: skip
KEYS = ["x-own", "own", "X-own", "name", "tiles", "sets", "seed", "x", "", "digest", "format"]


def spoilt(rng: random.Random, document: dict[str, Any]) -> Any:
    """A document with one thing changed somewhere in it: another value, key or item."""
    document = json.loads(json.dumps(document))
    places: list[tuple[Any, Any]] = []
    waiting: list[Any] = [document]
    while waiting:
        parent = waiting.pop()
        keys = parent.keys() if isinstance(parent, dict) else range(len(parent))
        places += [(parent, key) for key in keys]
        waiting += [parent[key] for key in keys if isinstance(parent[key], dict | list)]
    parent, key = rng.choice(places)
    match rng.randrange(6):
        case 0:
            del parent[key]
        case 1 if isinstance(parent, dict):
            parent[rng.choice(KEYS)] = rng.choice(JUNK)
        case 1 | 2 if isinstance(parent, list):
            parent.append(rng.choice([parent[key], *JUNK]))
        case 3 if isinstance(parent[key], list) and parent[key]:
            parent[key] *= rng.choice([2, 101, 257])
        case _:
            parent[key] = rng.choice(JUNK)
    return document


# Layouts as values -----------------------------------------------------------------------------

STARTS = st.builds(
    StartDeal,
    st.lists(st.sampled_from(FACES), max_size=9).map(tuple),
    st.lists(PAIRS, max_size=9).map(tuple),
    st.none() | SEEDS,
    LINE,
    OWN_KEYS,
)


@st.composite
def described(draw: st.DrawFn, layout: Layout) -> Layout:
    """A layout with all that a file can say about it."""
    layers = draw(st.lists(st.builds(Layer, LINE, OWN_KEYS), max_size=4))
    while layers and layers[-1] == Layer():
        layers.pop()
    return replace(
        layout,
        id=draw(st.just("") | IDS),
        name=draw(LINE),
        author=draw(LINE),
        license=draw(LINE),
        description=draw(TEXT),
        tags=tuple(draw(TAGS)),
        layers=tuple(layers),
        rules=draw(st.just("") | RULES),
        deck=Deck(draw(st.booleans()), draw(st.none() | st.integers(1, 1000))),
        start=draw(st.none() | STARTS),
        schema_ref=draw(st.just(layout.schema_ref) | TEXT),
        extra=draw(OWN_KEYS),
    )
