"""Pictures of layouts: stacked tile bodies as SVG, without Qt, fonts or filters.

The view is a parallel projection: every layer stands up and to the left of the one below, so the
right and the lower side of each body show. Light comes from the top left. The same layout gives
the same bytes, wherever on the grid it lies.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, get_args
from xml.sax.saxutils import escape, quoteattr

from mjs.errors import DealError, LayoutError
from mjs.layout import Layout, Tile

__all__ = ["Theme", "paint_order", "render_svg"]

Theme = Literal["light", "dark"]

# Sizes at scale 1, in SVG units. Every footprint is drawn as the same tile: the footprint says how
# finely tiles can be placed, not what a tile looks like.
TILE_WIDTH = 40.0
TILE_HEIGHT = 52.0
RISE_X = 6.0  # how far one layer stands to the left of the one below ...
RISE_Y = 8.0  # ... and above it; a body is exactly one layer high
CORNER = 6.0
MARGIN = 44.0
SHADOWS = ((3.0, 0.4), (6.0, 0.35), (9.0, 0.25))  # reach and weight; soft without a filter
MAX_SCALE = 100.0


@dataclass(frozen=True)
class Palette:
    """The colours of a theme; face and side go from the lowest layer to the highest."""

    table: tuple[str, str]
    shadow: str
    shadow_opacity: float
    face: tuple[str, str]
    side: tuple[str, str]
    back: tuple[str, str]
    edge: tuple[str, str]
    glint: str


PALETTES: dict[str, Palette] = {
    "light": Palette(
        table=("#f4f1ea", "#e3ded2"),
        shadow="#3b3222",
        shadow_opacity=0.26,
        face=("#d3c4a1", "#fffdf7"),
        side=("#ad9c75", "#ddd0b0"),
        back=("#1d5c4b", "#2f8f74"),
        edge=("#7d6f52", "#a3946f"),
        glint="#ffffff",
    ),
    "dark": Palette(
        table=("#27353a", "#141c20"),
        shadow="#000000",
        shadow_opacity=0.42,
        face=("#a99e82", "#fbf5e6"),
        side=("#85795e", "#c9bb97"),
        back=("#0f4a3c", "#2b8a70"),
        edge=("#463d2b", "#8b7d5d"),
        glint="#ffffff",
    ),
}


def paint_order(layout: Layout) -> list[int]:
    """The tile indices in the order in which their bodies must be painted.

    A later body never lies behind an earlier one. Layers go from below. Within a layer a tile
    hides the sides of tiles that end at or before its left or its upper edge; on the scale where
    a footprint is 1 x 1, such a tile always has a smaller x + y if the two can meet in the
    picture at all, so that sum is the order, for every offset and every footprint.

    >>> lower_left, upper_right = (0, 1, 0), (2, 0, 0)
    >>> paint_order(Layout.from_tiles([upper_right, lower_left]))
    [1, 0]
    """
    width, height = layout.footprint

    def key(index: int) -> tuple[int, int, int, int]:
        x, y, z = layout.tiles[index]
        return z, x * height + y * width, y, index

    return sorted(range(len(layout)), key=key)


def render_svg(
    layout: Layout,
    *,
    faces: Sequence[str] | None = None,
    art: Mapping[str, str] | None = None,
    theme: Theme = "light",
    scale: float = 1.0,
) -> str:
    """A picture of a layout as an SVG document.

    Parameters
    ----------
    layout : Layout
        Of any footprint; may be empty.
    faces : sequence of str, optional
        What lies on each tile, in tile order. Each tile then carries it as a title, which
        viewers show as a tip and screen readers speak.
    art : mapping of str to str, optional
        For faces, the SVG elements that draw them on the face of a tile, a box 40 wide and 52
        high from 0, 0. Faces without any, and all when it is not given, stay blank.
    theme : {"light", "dark"}
    scale : float
        1 draws a tile 40 by 52 pixels.

    Raises
    ------
    DealError
        There are more or fewer faces than tiles.
    LayoutError
        The theme is not known or the scale is not between 0 and 100.

    >>> picture = render_svg(Layout.from_tiles([(0, 0, 0), (2, 0, 0), (1, 0, 1)]))
    >>> picture.count("<use ")
    3
    """
    if theme not in get_args(Theme):
        raise LayoutError(f"no theme {theme!r}; there are {', '.join(get_args(Theme))}")
    if not 0 < scale <= MAX_SCALE:  # also catches NaN
        raise LayoutError(f"scale {scale!r}; it must be above 0 and at most {MAX_SCALE:g}")
    if faces is not None and len(faces) != len(layout):
        raise DealError(f"{len(faces):,} faces for {len(layout):,} tiles; give one for each tile")
    palette = PALETTES[theme]
    board = layout.at_origin()
    view = Frame(board)
    shown = sorted(set(faces or ()) & set(art or ()))
    numbers = {face: number for number, face in enumerate(shown)}
    parts = [
        _head(layout.name, view, scale),
        *_definitions(palette, board.bounds.layers),
        *(f'<defs><g id="art{numbers[face]}">{(art or {})[face]}</g></defs>' for face in shown),
    ]
    parts.append(
        f'<rect class="table" width="{_n(view.width)}" height="{_n(view.height)}" rx="18" '
        'fill="url(#table)"/>'
    )
    parts += _layers(board, view, palette, faces, numbers)
    parts.append("</svg>\n")
    return "\n".join(parts)


class Frame:
    """Where tiles lie in the picture, and how big it is: the painted board within equal margins."""

    def __init__(self, board: Layout) -> None:
        self._unit_x = TILE_WIDTH / board.footprint.width
        self._unit_y = TILE_HEIGHT / board.footprint.height
        self._left = self._top = 0.0
        right = bottom = 0.0
        if board.tiles:
            x, y, z = board.array.T
            bases_x, bases_y = x * self._unit_x - z * RISE_X, y * self._unit_y - z * RISE_Y
            self._left = RISE_X - float(bases_x.min())
            self._top = RISE_Y - float(bases_y.min())
            right = self._left + float(bases_x.max()) + TILE_WIDTH
            bottom = self._top + float(bases_y.max()) + TILE_HEIGHT
        self._left += MARGIN
        self._top += MARGIN
        self.width = right + 2 * MARGIN
        self.height = bottom + 2 * MARGIN

    def base(self, tile: Tile) -> tuple[float, float]:
        """The left, top corner of the ground on which a tile stands."""
        return (
            self._left + tile.x * self._unit_x - tile.z * RISE_X,
            self._top + tile.y * self._unit_y - tile.z * RISE_Y,
        )

    def face(self, tile: Tile) -> tuple[float, float]:
        """The left, top corner of a tile's face, one layer above its ground."""
        x, y = self.base(tile)
        return x - RISE_X, y - RISE_Y


def _head(name: str, view: Frame, scale: float) -> str:
    label = quoteattr(_printable(name) or "Layout")
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" '
        f'width="{_n(view.width * scale)}" height="{_n(view.height * scale)}" '
        f'viewBox="0 0 {_n(view.width)} {_n(view.height)}" role="img" aria-label={label}>'
    )


def _definitions(palette: Palette, layers: int) -> Iterable[str]:
    """The gradients and, for every layer, the body of a tile with the face's corner at 0, 0."""
    yield "<defs>"
    yield (
        '<linearGradient id="table" x1="0" y1="0" x2="0.4" y2="1">'
        f'<stop offset="0" stop-color="{palette.table[0]}"/>'
        f'<stop offset="1" stop-color="{palette.table[1]}"/></linearGradient>'
    )
    body = _body(1.0)
    # The lower part of a body has the colour of a tile's back: ivory glued on bamboo.
    ivory = _body(0.5)
    for z in range(layers):
        # The higher, the nearer to the light; a single layer looks like a top one.
        height = z / (layers - 1) if layers > 1 else 1.0
        face, side, rear, edge = (
            _blend(pair, height)
            for pair in (palette.face, palette.side, palette.back, palette.edge)
        )
        high = _blend((face, palette.glint), 0.45)
        yield (
            f'<linearGradient id="face{z}" x1="0" y1="0" x2="0.6" y2="1">'
            f'<stop offset="0" stop-color="{high}"/>'
            f'<stop offset="1" stop-color="{face}"/></linearGradient>'
        )
        yield (
            f'<g id="tile{z}">'
            f'<path d="{body}" fill="{rear}" stroke="{edge}" stroke-width="0.8"/>'
            f'<path d="{ivory}" fill="{side}"/>'
            f'<rect width="{_n(TILE_WIDTH)}" height="{_n(TILE_HEIGHT)}" rx="{_n(CORNER)}" '
            f'fill="url(#face{z})" stroke="{edge}" stroke-width="0.7" stroke-opacity="0.55"/>'
            f'<rect x="1.2" y="1.2" width="{_n(TILE_WIDTH - 2.4)}" '
            f'height="{_n(TILE_HEIGHT - 2.4)}" rx="{_n(CORNER - 1.2)}" fill="none" '
            f'stroke="{palette.glint}" stroke-width="0.9" stroke-opacity="0.45"/>'
            "</g>"
        )
    yield "</defs>"


def _body(depth: float) -> str:
    """Outline of a rounded box from its face at 0, 0 down to `depth` layers below."""
    rise_x, rise_y = depth * RISE_X, depth * RISE_Y
    w, h, r = TILE_WIDTH, TILE_HEIGHT, CORNER
    # The straight edges leave the corner arcs where these run along the direction of the rise.
    slope = math.hypot(RISE_X, RISE_Y)
    cut_x, cut_y = r * RISE_Y / slope, r * RISE_X / slope
    upper_right, lower_left = (w - r + cut_x, r - cut_y), (r - cut_x, h - r + cut_y)
    arc = f"A{_n(r)} {_n(r)} 0 0 1"
    return (
        f"M{_p(lower_left)}{arc} 0 {_n(h - r)}V{_n(r)}{arc} {_n(r)} 0H{_n(w - r)}"
        f"{arc} {_p(upper_right)}L{_p(upper_right, rise_x, rise_y)}"
        f"{arc} {_p((w, r), rise_x, rise_y)}V{_n(rise_y + h - r)}"
        f"{arc} {_p((w - r, h), rise_x, rise_y)}H{_n(rise_x + r)}"
        f"{arc} {_p(lower_left, rise_x, rise_y)}Z"
    )


def _layers(
    board: Layout,
    view: Frame,
    palette: Palette,
    faces: Sequence[str] | None,
    art: Mapping[str, int],
) -> Iterable[str]:
    """For each layer a group: its shadow on what is below, then its bodies in paint order."""
    by_layer: dict[int, list[int]] = {}
    for index in paint_order(board):
        by_layer.setdefault(board.tiles[index].z, []).append(index)
    for z, indices in by_layer.items():
        yield f'<g class="layer" data-z="{z}">'
        corners = [view.base(board.tiles[index]) for index in indices]
        for reach, weight in SHADOWS:
            # One path for all tiles, so that shadows that overlap do not add up.
            outline = "".join(_shadow(x, y, reach) for x, y in corners)
            opacity = _n(palette.shadow_opacity * weight)
            yield f'<path d="{outline}" fill="{palette.shadow}" fill-opacity="{opacity}"/>'
        for index in indices:
            x, y = view.face(board.tiles[index])
            place = f'x="{_n(x)}" y="{_n(y)}"'
            if faces is None:
                yield f'<use href="#tile{z}" {place}/>'
                continue
            face = faces[index]
            yield f'<use href="#tile{z}" {place}><title>{escape(_printable(face))}</title></use>'
            if face in art:
                # What lies on top takes the pointer, so it has to be let through to the title.
                yield f'<use href="#art{art[face]}" {place} pointer-events="none"/>'
        yield "</g>"


def _shadow(x: float, y: float, reach: float) -> str:
    """A rounded box on the ground, drawn away from the light by `reach`."""
    r, right, bottom = CORNER, x + TILE_WIDTH + reach, y + TILE_HEIGHT + reach
    arc = f"a{_n(r)} {_n(r)} 0 0 1"
    return (
        f"M{_n(x + r)} {_n(y)}H{_n(right - r)}{arc} {_n(r)} {_n(r)}V{_n(bottom - r)}"
        f"{arc} {_n(-r)} {_n(r)}H{_n(x + r)}{arc} {_n(-r)} {_n(-r)}V{_n(y + r)}"
        f"{arc} {_n(r)} {_n(-r)}Z"
    )


def _p(point: tuple[float, float], dx: float = 0.0, dy: float = 0.0) -> str:
    return f"{_n(point[0] + dx)} {_n(point[1] + dy)}"


def _n(value: float) -> str:
    """A number with at most two decimals, the shortest way."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _blend(pair: tuple[str, str], share: float) -> str:
    """A colour between two ``#rrggbb`` colours; 0 is the first."""
    low, high = ([int(colour[i : i + 2], 16) for i in (1, 3, 5)] for colour in pair)
    return "#" + "".join(
        f"{round(a + (b - a) * share):02x}" for a, b in zip(low, high, strict=True)
    )


def _printable(text: str) -> str:
    """Without the characters that XML cannot hold, not even escaped."""
    return "".join(c for c in text if c.isprintable())
