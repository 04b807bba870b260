"""Whether and where a layout fits into a file: what the formats ask besides their limits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from mjs.errors import TooDenseError
from mjs.formats.base import quoted
from mjs.layout import MAX_COORDINATE, Layout

__all__ = ["overlap_misfits", "placed", "reach_misfits", "read_back_misfits"]

_LABELS = {"tags": "category"}


def placed(
    layout: Layout,
    columns: int | None = None,
    rows: int | None = None,
    layers: int | None = None,
) -> Layout:
    """The layout where it is, if that is on a board of this size, and else at the origin.

    Negative places fit on no board; a board without a limit takes all others.

    >>> placed(Layout.from_tiles([(3, 2, 0)]), columns=34).tiles
    (Tile(x=3, y=2, z=0),)
    >>> placed(Layout.from_tiles([(40, 2, 0)]), columns=34).tiles
    (Tile(x=0, y=0, z=0),)
    """
    box = layout.bounds
    fits = (
        box.left >= 0
        and box.top >= 0
        and (columns is None or box.right <= columns)
        and (rows is None or box.bottom <= rows)
        and (layers is None or box.above <= layers)
    )
    return layout if fits else layout.at_origin()


def overlap_misfits(layout: Layout) -> list[str]:
    """Says whether tiles overlap, for formats that can't hold that.

    >>> overlap_misfits(Layout.from_tiles([(0, 0, 0), (1, 1, 0), (4, 0, 0)]))
    ['tiles that overlap, such as (0, 0, 0) and (1, 1, 0)']
    """
    if len(set(layout.tiles)) != len(layout):
        return []  # two tiles at one place; `limit_misfits` says so
    # Only here, since it takes long to load and most formats hold overlaps.
    from mjs.geometry import blocking_graph

    try:
        overlaps = blocking_graph(layout).overlaps
    except TooDenseError as error:
        return [str(error)]
    return [
        f"tiles that overlap, such as {layout.tiles[one]} and {layout.tiles[other]}"
        for one, other in overlaps[:1].tolist()
    ]


def reach_misfits(layout: Layout) -> list[str]:
    """Whether tiles are so far apart that the board can't be moved to where none is negative.

    >>> reach_misfits(Layout.from_tiles([(-1_000_000, 0, 0), (4, 0, 0)]))
    ['tiles 1,000,004 columns apart; at most 1,000,000']
    """
    box, footprint = layout.bounds, layout.footprint
    return [
        f"tiles {reach:,} {what} apart; at most {MAX_COORDINATE:,}"
        for reach, what in (
            (box.right - footprint.width - min(0, box.left), "columns"),
            (box.bottom - footprint.height - min(0, box.top), "rows"),
        )
        if reach > MAX_COORDINATE
    ]


def read_back_misfits(layout: Layout, read: Mapping[str, Any], fields: Iterable[str]) -> list[str]:
    """Each of `fields` that was written but would be read as something else, as a phrase."""
    found = []
    for field in fields:
        here = getattr(layout, field)
        there = read.get(field, type(here)())
        label = _LABELS.get(field, field)
        if here != there:
            found.append(f"the {label} {_shown(here)} would read back as {_shown(there)}")
        elif not _encodable(here):
            found.append(f"the {label} {_shown(here)} has half of a surrogate pair")
    return found


def _shown(value: Any) -> str:
    return quoted(value if isinstance(value, str) else ", ".join(value))


def _encodable(value: Any) -> bool:
    try:
        (value if isinstance(value, str) else "".join(value)).encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True
