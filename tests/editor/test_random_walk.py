"""Thousands of random edits, of every kind there is: all undone, all redone, all identical."""

from __future__ import annotations

import random

import pytest

from mjs import Layout, Tile
from mjs.layout import in_order
from mjs_editor.arrange import Align, Axis, aligned, distributed, duplicated, flipped
from mjs_editor.document import LayoutDocument
from mjs_editor.edits import erased
from mjs_editor.mirroring import carried, drawn
from mjs_editor.shapes import Step, ellipse, rectangle
from mjs_editor.symmetry import Mirror, Symmetry

EDITS = 5_000


@pytest.mark.slow
def test_five_thousand_edits_undone_and_redone_are_identical(qapp: object) -> None:
    chance = random.Random(40)
    document = LayoutDocument()
    states = [(document.layout, document.selection)]
    kinds: dict[str, int] = {}
    while len(states) <= EDITS:
        kind, layout, chosen = _edit(chance, document)
        merge = f"drag-{len(states)}"
        if document.edit(kind, layout, selection=chosen, merge=merge):
            states.append((document.layout, document.selection))
            kinds[kind] = kinds.get(kind, 0) + 1
        if chance.random() < 0.2:
            document.select(_some(chance, document.layout))
            states[-1] = (document.layout, states[-1][1])
    assert min(kinds.values()) > 20, kinds
    assert document.history.count() == EDITS
    last = document.layout
    for layout, _ in reversed(states[:-1]):
        document.history.undo()
        assert document.layout == layout
    assert (document.layout, document.is_clean) == (Layout(), True)
    for layout, selection in states[1:]:
        document.history.redo()
        assert (document.layout, document.selection) == (layout, selection)
    assert document.layout == last
    assert not document.is_clean


def _edit(
    chance: random.Random, document: LayoutDocument
) -> tuple[str, Layout, tuple[Tile, ...] | None]:
    """A random edit: its name, what comes of it, and what is selected then."""
    layout = document.layout
    mirror = chance.choice(list(Mirror))
    symmetry = Symmetry(mirror, chance.randrange(20, 40), chance.randrange(16, 28))
    place = Tile(chance.randrange(28), chance.randrange(18), chance.randrange(4))
    chosen = in_order(document.selection) or tuple(_some(chance, layout))
    kind = chance.choice(
        ["place", "rectangle", "ellipse", "erase", "clear", "move", "flip", "align", "space",
         "duplicate", "name"]
    )  # fmt: skip
    if kind == "name":
        return kind, layout.with_fields(name=f"Walk {chance.randrange(10**6)}"), None
    if kind in {"place", "rectangle", "ellipse"}:
        end = Tile(place.x + chance.randrange(8), place.y + chance.randrange(8), place.z)
        shape = {"rectangle": rectangle, "ellipse": ellipse}.get(kind)
        tiles = shape(place, end, Step(2, 2)) if shape else [place]
        return kind, drawn(layout, tiles, symmetry).layout, None
    if kind == "erase":
        return kind, erased(layout, _some(chance, layout)).layout, None
    if kind == "clear":
        many = layout.tiles if len(layout) > 150 else ()
        return kind, erased(layout, many).layout, None
    if kind == "move":
        by = Tile(chance.randrange(-3, 4), chance.randrange(-3, 4), chance.randrange(-1, 2))
        ends = {t: Tile(t.x + by.x, t.y + by.y, t.z + by.z) for t in chosen}
        made = carried(layout, ends, symmetry)
        return kind, made.layout, made.tiles or None
    how = chance.choice((Mirror.LEFT_RIGHT, Mirror.POINT))
    changed = {
        "flip": lambda: flipped(layout, chosen, how, symmetry),
        "align": lambda: aligned(layout, chosen, chance.choice(list(Align)), symmetry),
        "space": lambda: distributed(layout, chosen, chance.choice(list(Axis)), symmetry),
        "duplicate": lambda: duplicated(layout, chosen, symmetry),
    }[kind]()
    return kind, changed.layout, changed.tiles or None


def _some(chance: random.Random, layout: Layout) -> list[Tile]:
    count = min(len(layout), chance.randrange(1, 6))
    return chance.sample(layout.tiles, count)
