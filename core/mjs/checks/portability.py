"""MJS5xx: whether a layout works in the program of its format, and in those it is meant for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache

import numpy as np

from mjs.checks.base import MOST_TILES, Example, Finding, Rule, Subject, listed
from mjs.checks.samples import native_example
from mjs.diagnostic import Severity
from mjs.errors import TooDenseError
from mjs.formats import Format
from mjs.formats.base import Limits, field_words, limit_misfits

__all__ = ["RULES"]

_ANY = Limits(half_tiles=False, repeated_tiles=True)


def _grid(limits: Limits) -> Limits:
    return replace(
        _ANY,
        columns=limits.columns,
        rows=limits.rows,
        layers=limits.layers,
        size_note=limits.size_note,
    )


def _count(limits: Limits) -> Limits:
    return replace(
        _ANY,
        most_tiles=limits.most_tiles,
        fewest_tiles=limits.fewest_tiles,
        divisors=limits.divisors,
    )


def _footprint(limits: Limits) -> Limits:
    return replace(_ANY, half_tiles=limits.half_tiles)


def _programs(subject: Subject) -> Iterator[tuple[Format, bool]]:
    """Each format to look at, and whether it is a target."""
    own = subject.format
    if own is not None and own not in subject.targets:
        yield own, False
    for target in subject.targets:
        yield target, True


def _within(
    part: Callable[[Limits], Limits], advice: str
) -> Callable[[Subject], Iterator[Finding]]:
    """A check of one part of the limits."""
    only = cache(part)

    def check(subject: Subject) -> Iterator[Finding]:
        for format, is_target in _programs(subject):
            for misfit in limit_misfits(subject.layout, only(format.limits)):
                yield Finding(
                    f"{format.name}: {misfit}; {advice}",
                    field="layers",
                    severity=Severity.ERROR if is_target else Severity.WARNING,
                )

    return check


_check_grid = _within(_grid, "its program won't show this board whole")
_check_count_limits = _within(_count, "its program refuses this board")
_check_footprint = _within(_footprint, "tiles of another size have no place on its grid")


def _check_count(subject: Subject) -> Iterator[Finding]:
    # An empty or odd board has been told so already, by MJS202 or MJS201.
    if subject.is_whole and len(subject.layout) and not len(subject.layout) % 2:
        yield from _check_count_limits(subject)


def _check_far_covers(subject: Subject) -> Iterator[Finding]:
    short_sighted = [
        format.name for format, _ in _programs(subject) if format.limits.next_layer_only
    ]
    if not short_sighted:
        return
    graph = subject.graph
    far = np.flatnonzero((graph.above.counts > 0) & (graph.covered_by_next == 0))
    if len(far):
        tiles = [subject.layout.tiles[index] for index in far.tolist()]
        several = len(tiles) > 1
        yield Finding(
            f"{', '.join(short_sighted)}: {len(tiles):,} {'tiles are' if several else 'tile is'} "
            f"covered only from two or more layers up, and so not covered at all there: "
            f"{listed(tiles)}; fill the layer between",
            tiles[:MOST_TILES],
        )


def _check_fields(subject: Subject) -> Iterator[Finding]:
    for target in subject.targets:
        left_out = target.leaves_out(subject.layout)
        if left_out:
            yield Finding(
                f"{target.name}: the format has no place for {field_words(left_out)}; this would "
                "be lost",
                field=left_out[0],
            )


def _check_others(subject: Subject) -> Iterator[Finding]:
    layout = subject.layout
    try:
        if len(subject.graph.overlaps):
            return  # MJS101 says so, and what else a format says of overlaps is the same
    except TooDenseError:
        return
    for target in subject.targets:
        for misfit in target.other_misfits(layout):
            yield Finding(f"{target.name}: {misfit}")


def _example(target: str, *layers: str, note: str = "", more: str = "", **changed: str) -> Example:
    """An example of a native file for a target; what the target would lose is no matter here."""
    files = native_example(*layers, more=more, **changed).files
    return Example(files, note, options={"targets": (target,), "ignore": ("MJS505",)})


_ROW_OF_SIX = "[[0, 0], [2, 0], [4, 0], [6, 0], [8, 0], [10, 0]]"
_BESIDE = ("[[0, 0], [2, 0], [10, 0], [12, 0]]", "[[2, 0], [12, 0]]")

RULES = (
    Rule(
        code="MJS501",
        name="too-large-for-target",
        severity=Severity.ERROR,
        summary="The board is wider, higher or deeper than a program can show.",
        explanation=(
            "Many programs have a grid of fixed size, and tiles beyond it are cut off, moved or "
            "dropped. For a program named by `--target` this is an error, since the layout can't "
            "be written in its format. For the format that the file is in, it is a warning: the "
            "file can be read here, but maybe not there.\n\n"
            "Make the board smaller, or give up that target. Measures are in grid units, half "
            "tiles as a rule."
        ),
        bad=_example("kyodai", "[[0, 0], [34, 0]]", note="36 columns; Kyodai has room for 35."),
        good=_example("kyodai", "[[0, 0], [33, 0]]"),
        check=_check_grid,
    ),
    Rule(
        code="MJS502",
        name="count-for-target",
        severity=Severity.ERROR,
        summary="A program refuses layouts of this many tiles.",
        explanation=(
            "GNOME Mahjongg drops maps of more than 144 tiles, PySolFC wants numbers that are "
            "divisible by four. Such a layout does not appear in the program's list, without any "
            "message. An error for a `--target`, a warning for the format that the file is in.\n\n"
            "Add or delete tiles until the number fits, or give up that target."
        ),
        bad=_example("pysolfc", _ROW_OF_SIX, note="Six is not divisible by four."),
        good=_example("pysolfc"),
        check=_check_count,
    ),
    Rule(
        code="MJS503",
        name="footprint-for-target",
        severity=Severity.ERROR,
        summary="A program knows only tiles of 2 by 2 grid units.",
        explanation=(
            "In a native layout the footprint of the tiles may be of any size, for steps that are "
            "finer than half a tile. All the other formats are of half tiles: 2 by 2 and nothing "
            "else.\n\nUse the usual footprint, or give up that target."
        ),
        bad=_example(
            "kmahjongg",
            "[[0, 0], [4, 0]]",
            more='"tile": {"width": 4, "height": 4}',
        ),
        good=_example("kmahjongg"),
        check=_check_footprint,
    ),
    Rule(
        code="MJS504",
        name="covered-from-afar",
        severity=Severity.WARNING,
        summary="Tiles that are covered only from two or more layers up are not covered elsewhere.",
        explanation=(
            "By the rules, a tile is covered by any tile on any higher layer that lies over part "
            "of it, even when the layers between are empty there. KMahjongg, mah and PySolFC look "
            "only one layer up: what is blocked here is free there, so the same deal plays "
            "differently, and a proof of one says nothing about the other.\n\n"
            "Fill the layer between, or lower the upper tile."
        ),
        bad=_example(
            "kmahjongg",
            *_BESIDE,
            "[[1, 0], [11, 0]]",
            note="The tile at [0, 0] has the one at [1, 0] two layers above it, and none between.",
        ),
        good=_example("kmahjongg", *_BESIDE, "[[2, 0], [12, 0]]"),
        check=_check_far_covers,
    ),
    Rule(
        code="MJS505",
        name="fields-for-target",
        severity=Severity.INFO,
        summary="A target's format has no place for something that the file says.",
        explanation=(
            "Most formats hold tiles and a name, some an author. What else the file says would be "
            "lost on the way to a `--target`. Tiles never are.\n\n"
            "Keep the native file as the original, and make the others from it."
        ),
        bad=Example(
            native_example().files,
            note="Kyodai files have no licence and no description.",
            options={"targets": ("kyodai",)},
        ),
        good=Example(native_example().files, options={"targets": ("kmahjongg",)}),
        check=_check_fields,
    ),
    Rule(
        code="MJS506",
        name="unwritable-for-target",
        severity=Severity.ERROR,
        summary="Something else of the layout can't be written in a target's format.",
        explanation=(
            "A text that the format would cut off or read back as something else, such as a name "
            "of two lines where names are one line. `mjs convert` refuses to write such a file, "
            "since nothing is ever changed silently.\n\nChange what the message names."
        ),
        bad=_example(
            "kyodai", name="Snow by night", note="In Kyodai files the author follows after `by`."
        ),
        good=_example("kyodai", name="Snow at night"),
        check=_check_others,
    ),
)
