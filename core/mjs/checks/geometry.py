"""MJS1xx: where the tiles lie."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from mjs.checks.base import MOST_TILES, Example, ExampleFile, Finding, Rule, Subject, listed
from mjs.checks.samples import PAIR, native_example, one_file, xmahjongg
from mjs.diagnostic import MOST_FINDINGS, Severity
from mjs.errors import TooDenseError
from mjs.gaps import narrow_gaps
from mjs.layout import Tile

__all__ = ["RULES"]


def _check_overlaps(subject: Subject) -> Iterator[Finding]:
    pairs = subject.graph.overlaps
    tiles = subject.layout.tiles
    shown = pairs if len(pairs) <= MOST_FINDINGS else pairs[: MOST_FINDINGS - 1]
    for first, second in shown.tolist():
        one, other = tiles[first], tiles[second]
        if one == other:
            message = f"two tiles stand at {one}; delete one of them"
        else:
            message = f"tiles {one} and {other} overlap; move or delete one of them"
        yield Finding(message, (one, other))
    if len(shown) < len(pairs):
        first, second = pairs[len(shown)].tolist()
        yield Finding(
            f"{len(pairs) - len(shown):,} more pairs of tiles overlap than the {len(shown)} shown, "
            f"{tiles[first]} and {tiles[second]} among them",
            (tiles[first], tiles[second]),
        )


def _check_outside(subject: Subject) -> Iterator[Finding]:
    box = subject.layout.bounds
    if box.left >= 0 and box.top >= 0:
        return
    places = subject.layout.array
    outside = _tiles(subject, np.flatnonzero((places[:, 0] < 0) | (places[:, 1] < 0)))
    dx, dy = max(0, -box.left), max(0, -box.top)
    way = " and ".join(
        part for part in (f"{dx} to the right" * (dx > 0), f"{dy} down" * (dy > 0)) if part
    )
    yield Finding(
        f"{_count(outside, 'tile lies', 'tiles lie')} outside the grid, left of or above its "
        f"corner: {listed(outside)}; move the whole board {way}",
        outside[:MOST_TILES],
    )


def _check_unsupported(subject: Subject) -> Iterator[Finding]:
    floating = _tiles(subject, subject.graph.unsupported)
    if floating:
        yield Finding(
            f"{_count(floating, 'tile floats', 'tiles float')} with nothing directly below: "
            f"{listed(floating)}; put a tile under each or lower it, unless it is meant to float",
            floating[:MOST_TILES],
        )


def _check_gaps(subject: Subject) -> Iterator[Finding]:
    pairs = narrow_gaps(subject.layout)
    total = len(pairs)
    if not total:
        return
    tiles = subject.layout.tiles
    named = "; ".join(f"{tiles[one]} and {tiles[other]}" for one, other in pairs[:3].tolist())
    more = f" and {total - 3:,} more" if total > 3 else ""
    several = total > 1
    yield Finding(
        f"{total:,} {'gaps' if several else 'gap'} of half a tile or less "
        f"{'look closed but leave' if several else 'looks closed but leaves'} the sides open: "
        f"between {named}{more}; close or widen {'them' if several else 'it'} if that is not meant",
        _tiles(subject, np.unique(pairs)[:MOST_TILES]),
    )


def _check_density(subject: Subject) -> Iterator[Finding]:
    try:
        _ = subject.graph
    except TooDenseError as error:
        yield Finding(str(error), field="layers")


def _tiles(subject: Subject, indices: np.ndarray[tuple[int], np.dtype[np.integer]]) -> list[Tile]:
    tiles = subject.layout.tiles
    return [tiles[index] for index in indices.tolist()]


def _count(tiles: list[Tile], one: str, several: str) -> str:
    return f"{len(tiles):,} {one if len(tiles) == 1 else several}"


def _crowd() -> bytes:
    """A file of more tiles at one place than anybody can compare."""
    tiles = ", ".join(["[0, 0]"] * 8000)
    return native_example(f"[{tiles}]").files[0].data


RULES = (
    Rule(
        code="MJS101",
        name="overlapping-tiles",
        severity=Severity.ERROR,
        summary="Two tiles of one layer overlap.",
        explanation=(
            "Two tiles can't lie in the same place. Programs differ in what they do about it: some "
            "draw one over the other, so that nobody can see or pick the lower one, some drop one "
            "and are left with an odd number, some refuse the whole file.\n\n"
            "Every overlapping pair is named with both tiles. Move one of them by at least its "
            "width or height, put it on another layer, or delete it. Often a tile was entered "
            "twice or lies half a tile off. Tiles that only touch at an edge or a corner do not "
            "overlap. After the first pairs of a board the rest is only counted."
        ),
        bad=native_example(
            "[[0, 0], [1, 1], [6, 0], [8, 0]]", note="The tiles at [0, 0] and [1, 1] overlap."
        ),
        good=native_example("[[0, 0], [2, 1], [4, 0], [6, 0]]"),
        check=_check_overlaps,
    ),
    Rule(
        code="MJS102",
        name="outside-grid",
        severity=Severity.ERROR,
        summary="Tiles lie at negative places, outside the grid.",
        explanation=(
            "The grid begins at 0 in each direction. Some formats can write down smaller numbers, "
            "but the programs that read them show such tiles cut off or not at all.\n\n"
            "Move the whole board right or down by as much as the message says; `mjs convert` does "
            "so by itself."
        ),
        bad=one_file(
            "two",
            xmahjongg("0 -2 0", "0 0 0"),
            note="The first number of a line is the row, the second the column.",
        ),
        good=one_file("two", xmahjongg("0 0 0", "0 2 0")),
        check=_check_outside,
    ),
    Rule(
        code="MJS103",
        name="unsupported-tiles",
        severity=Severity.WARNING,
        summary="Tiles above the lowest layer have no tile directly below.",
        explanation=(
            "A tile of a higher layer that overlaps no tile of the layer directly below it floats "
            "in the air. Published layouts have such tiles on purpose, and they play by the same "
            "rules, so this is no error; but most often a tile below was forgotten, or the tile is "
            "on the wrong layer, and the picture misleads whoever plays.\n\n"
            "Put a tile below, lower the tile, or ignore this rule for layouts that are meant to "
            "look like that."
        ),
        bad=native_example(PAIR, "[[0, 0], [4, 0]]", note="The tile at [4, 0] floats."),
        good=native_example(),
        check=_check_unsupported,
    ),
    Rule(
        code="MJS104",
        name="ambiguous-gap",
        severity=Severity.INFO,
        summary="A gap between side neighbours is so narrow that it looks closed.",
        explanation=(
            "Two tiles of one layer that stand half a tile apart do not touch, so the sides "
            "towards each other are open, and both may be free. On the screen, with the thickness "
            "of the tiles drawn in, the gap is nearly hidden, and players take such tiles for "
            "blocked.\n\n"
            "Close the gap or make it as wide as a tile, if a blocked or a plainly open side is "
            "what you want. The board is fair either way."
        ),
        bad=native_example("[[0, 0], [3, 1]]"),
        good=native_example("[[0, 0], [4, 1]]"),
        check=_check_gaps,
    ),
    Rule(
        code="MJS105",
        name="too-dense",
        severity=Severity.ERROR,
        summary="Tiles pile up so densely that they can't be checked.",
        explanation=(
            "Every tile is compared with those that overlap or touch it. Where many thousands of "
            "tiles share one place, nearly every pair of them would have to be, which takes more "
            "memory and time than a check may take. No layout that people play comes near this; "
            "most likely a program wrote the same tiles over and over.\n\n"
            "Remove the repeated tiles. What else is wrong with the board can only be said then."
        ),
        bad=Example(
            (
                ExampleFile(
                    "crowd.json",
                    '{"format": "mjs-layout", "version": 1, "layers": [{"tiles": [[0, 0], [0, 0], '
                    "... and so on, 8,000 times]}]}\n",
                    make=_crowd,
                ),
            )
        ),
        good=native_example(),
        check=_check_density,
    ),
)
