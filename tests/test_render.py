"""Pictures: well-formed, complete, the same for the same board, and painted in the right order."""

from __future__ import annotations

import itertools
import re
from xml.etree import ElementTree as ET

import pytest
import shapely
from defusedxml.ElementTree import fromstring
from hypothesis import given
from hypothesis import strategies as st

from mjs import render
from mjs.errors import DealError, LayoutError
from mjs.layout import Layout, Tile
from mjs.render import paint_order, render_svg

SVG = "{http://www.w3.org/2000/svg}"
SMALL = [(0, 0, 0), (2, 0, 0), (4, 1, 0), (1, 0, 1), (1, 1, 2)]


def parsed(layout: Layout, **options: object) -> ET.Element:
    return fromstring(render_svg(layout, **options))  # type: ignore[arg-type]


def uses(root: ET.Element) -> list[ET.Element]:
    return list(root.iter(f"{SVG}use"))


@st.composite
def boards(draw: st.DrawFn) -> Layout:
    """Small boards of any footprint without overlaps in a layer."""
    width, height = draw(st.integers(1, 4)), draw(st.integers(1, 4))
    places = st.tuples(st.integers(-6, 6), st.integers(-6, 6), st.integers(0, 2))
    kept: list[tuple[int, int, int]] = []
    for x, y, z in draw(st.lists(places, max_size=14)):
        if all(z != c or abs(x - a) >= width or abs(y - b) >= height for a, b, c in kept):
            kept.append((x, y, z))
    return Layout.from_tiles(kept, footprint=(width, height))


def silhouette(tile: Tile, layout: Layout) -> shapely.Geometry:
    """What the body of a tile hides in the picture, corners not rounded."""
    width, height = render.TILE_WIDTH, render.TILE_HEIGHT
    x = tile.x * width / layout.footprint.width - tile.z * render.RISE_X
    y = tile.y * height / layout.footprint.height - tile.z * render.RISE_Y
    ground = shapely.box(x, y, x + width, y + height)
    face = shapely.box(
        x - render.RISE_X, y - render.RISE_Y, x - render.RISE_X + width, y - render.RISE_Y + height
    )
    return shapely.union(ground, face).convex_hull


def stands_before(a: Tile, b: Tile, layout: Layout) -> bool:
    """Whether a plane parts the bodies with `a` on the side of the viewer (right, below, above)."""
    width, height = layout.footprint
    if a.z != b.z:
        return a.z > b.z
    return a.x >= b.x + width or a.y >= b.y + height


@given(boards())
def test_nothing_is_painted_over_what_stands_before_it(board: Layout) -> None:
    order = paint_order(board)
    assert sorted(order) == list(range(len(board)))
    shapes = [silhouette(tile, board) for tile in board.tiles]
    for earlier, later in itertools.combinations(order, 2):
        if shapely.intersection(shapes[earlier], shapes[later]).area > 1e-6:
            assert stands_before(board.tiles[later], board.tiles[earlier], board)


def test_rows_are_not_the_order() -> None:
    # Painted row by row, the upper right tile would come first and lose its left edge.
    board = Layout.from_tiles([(2, 0, 0), (0, 1, 0), (4, 1, 0), (2, 2, 0)])
    painted = [board.tiles[index] for index in paint_order(board)]
    assert painted == [(0, 1, 0), (2, 0, 0), (2, 2, 0), (4, 1, 0)]


@given(boards())
def test_one_element_for_each_tile_and_one_group_for_each_layer(board: Layout) -> None:
    root = parsed(board)
    assert len(uses(root)) == len(board)
    groups = [int(g.get("data-z", "")) for g in root.iter(f"{SVG}g") if g.get("class") == "layer"]
    lowest = board.bounds.lowest
    assert groups == sorted({tile.z - lowest for tile in board.tiles})
    for group in root.iter(f"{SVG}g"):
        if group.get("class") == "layer":
            assert {use.get("href") for use in group.iter(f"{SVG}use")} == {
                f"#tile{group.get('data-z')}"
            }


def test_every_reference_is_defined() -> None:
    text = render_svg(Layout.from_tiles(SMALL))
    defined = set(re.findall(r' id="(\w+)"', text))
    asked = set(re.findall(r"(?:url\(#|href=\"#)(\w+)", text))
    assert asked == defined


@given(boards(), st.integers(-9, 9), st.integers(-9, 9), st.integers(0, 3))
def test_moving_a_board_changes_nothing(board: Layout, dx: int, dy: int, dz: int) -> None:
    assert render_svg(board.shifted(dx, dy, dz)) == render_svg(board)


def test_the_order_of_the_given_tiles_changes_nothing() -> None:
    backward = Layout.from_tiles(SMALL[::-1])
    assert render_svg(backward) == render_svg(Layout.from_tiles(SMALL))


def test_the_board_is_centred() -> None:
    root = parsed(Layout.from_tiles(SMALL))
    width, height = (float(value) for value in root.get("viewBox", "").split()[2:])
    xs = [float(use.get("x", "")) for use in uses(root)]
    ys = [float(use.get("y", "")) for use in uses(root)]
    assert min(xs) == min(ys) == render.MARGIN
    assert max(xs) + render.TILE_WIDTH + render.RISE_X == width - render.MARGIN
    assert max(ys) + render.TILE_HEIGHT + render.RISE_Y == height - render.MARGIN


def test_a_layer_up_is_up_and_left() -> None:
    low, high = uses(parsed(Layout.from_tiles([(0, 0, 0), (0, 0, 1)])))
    assert float(low.get("x", "")) - float(high.get("x", "")) == render.RISE_X
    assert float(low.get("y", "")) - float(high.get("y", "")) == render.RISE_Y


def test_tiles_are_as_large_on_a_finer_grid() -> None:
    coarse = Layout.from_tiles([(0, 0, 0), (2, 1, 0)])
    fine = Layout.from_tiles([(0, 0, 0), (4, 2, 0)], footprint=(4, 4))
    assert render_svg(coarse) == render_svg(fine)


def test_an_empty_layout_is_an_empty_table() -> None:
    root = parsed(Layout())
    assert uses(root) == []
    assert root.get("viewBox") == f"0 0 {2 * render.MARGIN:g} {2 * render.MARGIN:g}"
    assert root.find(f"{SVG}rect") is not None


def test_scale_changes_only_the_size() -> None:
    board = Layout.from_tiles(SMALL)
    once, twice = parsed(board), parsed(board, scale=2)
    assert float(twice.get("width", "")) == 2 * float(once.get("width", ""))
    assert float(twice.get("height", "")) == 2 * float(once.get("height", ""))
    assert twice.get("viewBox") == once.get("viewBox")
    assert [ET.tostring(e) for e in twice] == [ET.tostring(e) for e in once]


def test_themes_differ_in_colour_alone() -> None:
    board = Layout.from_tiles(SMALL)
    light, dark = render_svg(board), render_svg(board, theme="dark")
    assert light != dark
    colourless = [re.sub(r'"#[0-9a-f]{6}"|opacity="[\d.]+"', "", text) for text in (light, dark)]
    assert colourless[0] == colourless[1]


def test_higher_layers_are_lighter() -> None:
    text = render_svg(Layout.from_tiles([(0, 0, z) for z in range(5)]))
    found = re.findall(r'id="face\d"[^/]*/><stop offset="1" stop-color="#(\w{6})"', text)
    shades = [sum(bytes.fromhex(colour)) for colour in found]
    assert len(shades) == 5
    assert shades == sorted(shades)
    assert len(set(shades)) == 5


def test_faces_are_titles_in_tile_order() -> None:
    board = Layout.from_tiles([(0, 0, 0), (0, 0, 1)])
    root = parsed(board, faces=["dots-1", "<&>"])
    assert [use.findtext(f"{SVG}title") for use in uses(root)] == ["dots-1", "<&>"]
    assert "<title" not in render_svg(board)


def test_art_is_drawn_once_and_used_on_the_tiles_of_its_face() -> None:
    board = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0)])
    art = {"dots-1": '<circle cx="20" cy="26" r="9"/>', "dots-2": "<g/>"}
    root = parsed(board, faces=["dots-1", "wind-east", "dots-1"], art=art)
    assert len(list(root.iter(f"{SVG}circle"))) == 1
    assert root.find(f".//{SVG}g[@id='art0']/{SVG}circle") is not None
    used = [use for use in uses(root) if use.get("href") == "#art0"]
    tiles = [use for use in uses(root) if use.get("href") == "#tile0"]
    assert [use.findtext(f"{SVG}title") for use in tiles] == ["dots-1", "wind-east", "dots-1"]
    places = [(use.get("x"), use.get("y")) for use in tiles]
    assert [(use.get("x"), use.get("y")) for use in used] == [places[0], places[2]]
    assert render_svg(board, art=art) == render_svg(board), "without faces there is nothing to draw"


@pytest.mark.parametrize("name", ['"Koi" & <friends>', "龜 Żółw", "a\x00b\x1f", ""])
def test_any_name_leaves_it_well_formed(name: str) -> None:
    root = parsed(Layout.from_tiles(SMALL, name=name))
    assert root.get("aria-label") == (name.replace("\x00", "").replace("\x1f", "") or "Layout")


def test_needs_no_font() -> None:
    assert "<text" not in render_svg(Layout.from_tiles(SMALL, name="Small"))


@pytest.mark.parametrize("scale", [0, -1, float("nan"), float("inf"), 101])
def test_a_scale_out_of_range_is_refused(scale: float) -> None:
    with pytest.raises(LayoutError, match="scale"):
        render_svg(Layout(), scale=scale)


def test_an_unknown_theme_is_refused_with_the_known_ones() -> None:
    with pytest.raises(LayoutError, match="no theme 'blue'; there are light, dark"):
        render_svg(Layout(), theme="blue")  # type: ignore[arg-type]


def test_faces_must_fit_the_tiles() -> None:
    with pytest.raises(DealError, match="1 faces for 5 tiles"):
        render_svg(Layout.from_tiles(SMALL), faces=["dots-1"])
