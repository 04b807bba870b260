"""How large a grid a layout is drawn on, kept with it. No Qt here.

It is a wish of whoever draws and nothing that the board needs: the grid shows so much at least, and
grows with what is drawn. So it is a key of the file that begins with ``x-``, which the engine
leaves as it is, and it is only there when another size than the usual one was asked for.
"""

from __future__ import annotations

from mjs import Bounds, Layout

__all__ = [
    "GRID_KEY",
    "MOST_TILES",
    "USUAL_GRID",
    "grid_bounds",
    "grid_of",
    "with_grid",
    "without_grid",
]

GRID_KEY = "x-grid"
"""In the file: ``"x-grid": {"columns": 30, "rows": 16}``, in whole tiles."""

USUAL_GRID = (16, 9)
"""Columns and rows of whole tiles that a grid shows, unless another size is asked for."""

MOST_TILES = 100
"""The most columns, or rows, that can be asked for."""


def grid_of(layout: Layout) -> tuple[int, int]:
    """Columns and rows of whole tiles that the grid of a layout shows at least.

    The usual ones when the layout says nothing of it, or what is not to be understood.

    >>> grid_of(Layout(extra={"x-grid": {"columns": 30, "rows": 16}}))
    (30, 16)
    >>> grid_of(Layout(extra={"x-grid": "large"}))
    (16, 9)
    """
    kept = layout.extra.get(GRID_KEY)
    if not isinstance(kept, dict):
        return USUAL_GRID
    columns, rows = kept.get("columns"), kept.get("rows")
    if type(columns) is not int or type(rows) is not int:
        return USUAL_GRID
    if not (1 <= columns <= MOST_TILES and 1 <= rows <= MOST_TILES):
        return USUAL_GRID
    return columns, rows


def grid_bounds(layout: Layout) -> Bounds:
    """What that grid reaches over, in grid units.

    >>> grid_bounds(Layout())[:4]
    (0, 0, 32, 18)
    """
    (columns, rows), (width, height) = grid_of(layout), layout.footprint
    return Bounds(0, 0, columns * width, rows * height, 0, 1)


def with_grid(layout: Layout, grid: tuple[int, int]) -> Layout:
    """The layout with another grid; a usual one leaves no trace in it.

    >>> with_grid(Layout(), (30, 16)).extra
    {'x-grid': {'columns': 30, 'rows': 16}}
    >>> with_grid(Layout(), (16, 9)).extra
    {}
    """
    bare = without_grid(layout)
    if grid == USUAL_GRID:
        return bare
    kept = {GRID_KEY: {"columns": grid[0], "rows": grid[1]}}
    return bare.with_fields(extra={**bare.extra, **kept})


def without_grid(layout: Layout) -> Layout:
    """The layout as it is without a grid, for programs that have no use for it."""
    if GRID_KEY not in layout.extra:
        return layout
    extra = {key: value for key, value in layout.extra.items() if key != GRID_KEY}
    return layout.with_fields(extra=extra)
