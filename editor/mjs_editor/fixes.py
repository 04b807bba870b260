"""Quick fixes: for a finding of the checks, layouts in which it is gone. No Qt here.

A fix is worked out when it is asked for; it may turn out that there is nothing it can do.
"""

from __future__ import annotations

import getpass
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from mjs import Diagnostic, Layout, Tile, blocking_graph
from mjs.places import overlapped_by
from mjs_editor.edits import erased
from mjs_editor.symmetry import Mirror, Symmetry

__all__ = ["Fix", "dropped", "even", "fixes_for"]


@dataclass(frozen=True)
class Fix:
    """A way to mend a finding.

    Attributes
    ----------
    name : str
        What it does; the problems panel has it in the user's language.
    apply : callable
        From a layout to one that is mended.
    """

    name: str
    apply: Callable[[Layout], Layout]


def fixes_for(
    finding: Diagnostic, fallback: str = "", say: Callable[[str], str] = str
) -> tuple[Fix, ...]:
    """The fixes that there are for a finding.

    Parameters
    ----------
    finding : Diagnostic
    fallback : str
        A name for a layout that has none, such as that of its file.
    say : callable
        Puts an English sentence that is filled in into the user's language.

    >>> from mjs import validate
    >>> two = Layout.from_tiles([(0, 0, 0), (1, 1, 0)])
    >>> overlap = validate(two, select="MJS101")[0]
    >>> [(fix.name, fix.apply(two).tiles) for fix in fixes_for(overlap)]
    [('remove-overlapping', (Tile(x=0, y=0, z=0),))]
    """
    match finding.code:
        case "MJS101":
            return (Fix("remove-overlapping", partial(_without, finding.tiles[-1:])),)
        case "MJS102":
            return (Fix("onto-grid", _onto_grid), Fix("recentre", Layout.at_origin))
        case "MJS103":
            return (Fix("drop", dropped), Fix("remove-floating", _without_floating))
        case "MJS201":
            return (Fix("make-even", even),)
        case "MJS203":
            return (Fix("more-sets", _with_more_sets),)
        case "MJS303":
            return (Fix("remove-deal", lambda layout: layout.with_fields(start=None)),)
        case "MJS401":
            name = fallback or "Untitled"
            return (Fix("fill-name", lambda layout: layout.with_fields(name=name)),)
        case "MJS402":
            return (Fix("fill-license", lambda layout: layout.with_fields(license="CC0-1.0")),)
        case "MJS403":
            return (Fix("fill-author", lambda layout: layout.with_fields(author=_user())),)
        case "MJS404":
            return (Fix("fill-description", partial(_described, say)),)
    return ()


def dropped(layout: Layout) -> Layout:
    """Every floating tile lowered to the first layer where something lies below it.

    A tile that finds no room on the way down stays where it is.

    >>> dropped(Layout.from_tiles([(0, 0, 0), (0, 0, 3), (8, 0, 2)])).tiles
    (Tile(x=0, y=0, z=0), Tile(x=8, y=0, z=0), Tile(x=0, y=0, z=1))
    """
    # From below, so that a pile comes down together; each round mends what the last let float.
    for _ in range(layout.bounds.above):
        floating = [layout.tiles[index] for index in blocking_graph(layout).unsupported.tolist()]
        before = layout
        for tile in floating:
            rest = erased(layout, [tile]).layout
            place = _support(rest, tile)
            if place != tile:
                layout = rest.with_tiles([*rest.tiles, place])
        if layout is before:
            break
    return layout


def even(layout: Layout) -> Layout:
    """One tile fewer when the number is odd: the free one whose loss shows least.

    That is one without a mirror image across the middle where there is such a one, and of those
    the highest and last.

    >>> even(Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0), (0, 2, 0)])).tiles[-1]
    Tile(x=6, y=0, z=0)
    """
    if len(layout) % 2 == 0:
        return layout
    free = blocking_graph(layout).free
    choice = [tile for tile, is_free in zip(layout.tiles, free, strict=True) if is_free]
    here, middle = set(layout.tiles), Symmetry(Mirror.LEFT_RIGHT).about(layout.bounds)
    lone = [tile for tile in choice if not here.issuperset(middle.copies(tile, layout.footprint))]
    return erased(layout, (lone or choice or list(layout.tiles))[-1:]).layout


def _support(rest: Layout, tile: Tile) -> Tile:
    """Where a tile comes to lie when it is let go, without going through others."""
    place = tile
    for z in range(tile.z - 1, -1, -1):
        if len(overlapped_by(rest, tile._replace(z=z))):
            return place
        place = tile._replace(z=z)
    return place


def _without(tiles: tuple[Tile, ...], layout: Layout) -> Layout:
    return erased(layout, tiles).layout


def _without_floating(layout: Layout) -> Layout:
    # What stood on a floating tile floats next.
    while floating := blocking_graph(layout).unsupported.tolist():
        layout = erased(layout, [layout.tiles[index] for index in floating]).layout
    return layout


def _onto_grid(layout: Layout) -> Layout:
    box = layout.bounds
    return layout.shifted(max(0, -box.left), max(0, -box.top))


def _with_more_sets(layout: Layout) -> Layout:
    return layout.with_fields(deck=replace(layout.deck, sets=None))


def _described(say: Callable[[str], str], layout: Layout) -> Layout:
    tiles, layers = len(layout), layout.bounds.layers
    told = f"{tiles:,} tile{'s' * (tiles != 1)} on {layers} layer{'s' * (layers != 1)}."
    return layout.with_fields(description=say(told))


def _user() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):  # a system without names of users
        return "Anonymous"
