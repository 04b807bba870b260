"""The blocking graph against the rules by hand, and against shapely's own DE-9IM relations."""

from __future__ import annotations

import tracemalloc

import numpy as np
import pytest
import shapely
from hypothesis import given

from by_hand import Hand, cells, hand, members
from engine_samples import layouts
from mjs import geometry
from mjs.board import playable_graph
from mjs.errors import LayoutError, TooDenseError
from mjs.geometry import BlockingGraph, Neighbours, blocking_graph, facts
from mjs.layout import MAX_COORDINATE, Layout


def rows(neighbours: Neighbours) -> list[list[int]]:
    return [neighbours[tile].tolist() for tile in range(len(neighbours))]


def sets(masks: tuple[int, ...]) -> list[list[int]]:
    return [members(mask) for mask in masks]


def turned(found: list[list[int]]) -> list[list[int]]:
    """The same relation seen from the other side."""
    return [[a for a, row in enumerate(found) if b in row] for b in range(len(found))]


def check_against(graph: BlockingGraph, board: Hand) -> None:
    above, left, right = sets(board.above), sets(board.left), sets(board.right)
    assert rows(graph.above) == graph.above.lists == above
    assert rows(graph.below) == graph.below.lists == turned(above)
    assert rows(graph.left) == graph.left.lists == left
    assert rows(graph.right) == graph.right.lists == right
    assert graph.above.counts.tolist() == [len(row) for row in above]
    assert set(map(tuple, graph.overlaps.tolist())) == board.overlaps
    assert graph.overlaps.tolist() == sorted(graph.overlaps.tolist())
    assert graph.unsupported.tolist() == list(board.floating)
    assert graph.free.nonzero()[0].tolist() == board.free(board.everything())
    assert graph.layers.tolist() == [z for _, _, z in board.places]


@given(layouts(overlaps=True))
def test_the_graph_is_what_the_rules_say_by_hand(layout: Layout) -> None:
    check_against(blocking_graph(layout), hand(layout.tiles, layout.footprint))


@given(layouts(overlaps=True))
def test_the_graph_is_what_the_relations_of_shapely_say(layout: Layout) -> None:
    x, y, z = layout.array.T
    width, height = layout.footprint
    boxes = shapely.box(x, y, x + width, y + height)
    one, other = (side.ravel() for side in np.indices((len(layout), len(layout))))
    a, b = boxes[one], boxes[other]
    overlap = shapely.relate_pattern(a, b, "T********") & (one != other)
    edge = shapely.relate_pattern(a, b, "F***1****")
    left, _, right, _ = shapely.bounds(shapely.intersection(a, b)).T
    level = z[other] - z[one]
    graph = blocking_graph(layout)

    def found(chosen: np.ndarray) -> list[tuple[int, int]]:
        return list(zip(one[chosen].tolist(), other[chosen].tolist(), strict=True))

    def edges(neighbours: Neighbours) -> list[tuple[int, int]]:
        return [(tile, its) for tile, row in enumerate(neighbours.lists) for its in row]

    side = edge & (left == right) & (level == 0)
    assert edges(graph.above) == found(overlap & (level > 0))
    assert edges(graph.below) == found(overlap & (level < 0))
    assert edges(graph.left) == found(side & (left == x[one]))
    assert edges(graph.right) == found(side & (left == x[one] + width))
    assert graph.overlaps.tolist() == [
        list(pair) for pair in found(overlap & (level == 0) & (one < other))
    ]


@given(layouts(overlaps=True))
def test_looking_in_chunks_changes_nothing(layout: Layout) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(geometry, "_SMALL", 0)
        patch.setattr(geometry, "_CHUNK_PAIRS", 7)
        graph = geometry._build(layout)
    check_against(graph, hand(layout.tiles, layout.footprint))


def test_a_large_board_in_chunks_is_the_same_board(monkeypatch: pytest.MonkeyPatch) -> None:
    size, deep = 25, 9
    places = [
        (2 * x + z % 2, 2 * y, z) for x in range(size) for y in range(size) for z in range(deep)
    ]
    layout = Layout.from_tiles(places)
    monkeypatch.setattr(geometry, "_CHUNK_PAIRS", 10_000)
    chunked = geometry._build(layout)
    monkeypatch.setattr(geometry, "_SMALL", len(layout))
    whole = geometry._build(layout)
    for name in ("above", "below", "left", "right"):
        mine, other = getattr(chunked, name), getattr(whole, name)
        assert np.array_equal(mine.starts, other.starts)
        assert np.array_equal(mine.indices, other.indices)
    assert np.array_equal(chunked.overlaps, whole.overlaps)
    # Two layers of the same parity lie exactly on each other; those between are half a tile off.
    straight = sum(1 for low in range(deep) for high in range(low + 2, deep, 2)) * size * size
    crossed = sum(1 for low in range(deep) for high in range(low + 1, deep, 2))
    assert facts(layout)["covers"] == straight + crossed * size * (2 * size - 1)
    assert facts(layout)["side_contacts"] == deep * size * (size - 1)


def test_facts_count_what_the_graph_holds() -> None:
    # A row of three with half a tile more above, and one that hangs in the air over it all.
    layout = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 1, 0), (1, 0, 1), (1, 0, 3), (9, 9, 5)])
    assert facts(layout) == {
        "tiles": 6,
        "layers": 4,
        "covers": 5,
        "covers_next_layer": 2,
        "side_contacts": 2,
        "free_at_start": 3,
        "free_if_only_next_layer_covered": 3 + 1,
        "unsupported": 2,
        "overlapping_pairs": 0,
    }


@given(layouts(overlaps=True))
def test_facts_are_the_figures_by_hand(layout: Layout) -> None:
    board = hand(layout.tiles, layout.footprint)
    places, found = board.places, facts(layout)
    up = [(a, b) for a, mask in enumerate(board.above) for b in members(mask)]
    next_up = {a for a, b in up if places[b][2] == places[a][2] + 1}
    assert found["tiles"] == len(layout.tiles)
    assert found["layers"] == len({z for _, _, z in places})
    assert found["covers"] == len(up)
    assert found["covers_next_layer"] == sum(places[b][2] == places[a][2] + 1 for a, b in up)
    assert found["side_contacts"] == sum(mask.bit_count() for mask in board.left)
    assert found["free_if_only_next_layer_covered"] == sum(
        tile not in next_up and not (board.left[tile] and board.right[tile])
        for tile in range(len(places))
    )
    assert all(type(value) is int for value in found.values())


@given(layouts(overlaps=True))
def test_a_moved_or_mirrored_board_has_the_same_figures(layout: Layout) -> None:
    assert facts(layout.shifted(101, -57, 3)) | {"unsupported": 0} == facts(layout) | {
        "unsupported": 0
    }
    assert facts(layout.mirrored(left_right=True, top_bottom=True)) == facts(layout)


def test_no_tiles() -> None:
    assert set(facts(Layout()).values()) == {0}
    assert len(blocking_graph(Layout())) == 0


def test_the_far_corners_of_the_grid_are_exact() -> None:
    far = MAX_COORDINATE
    for x, y in ((far - 1, far), (-far, -far), (far - 1, -far)):
        graph = blocking_graph(Layout.from_tiles([(x, y, 0), (x + 1, y, 0)], footprint=(1, 1)))
        assert (graph.right[0].tolist(), graph.left[1].tolist()) == ([1], [0])
    apart = blocking_graph(Layout.from_tiles([(-far, -far, 0), (far, far, 0), (far, far, 9)]))
    assert apart.above[1].tolist() == [2]
    assert len(apart.above.indices) == 1


def test_the_graph_is_made_once_and_kept_with_its_layout() -> None:
    layout = Layout.from_tiles([(0, 0, 0)])
    assert blocking_graph(layout) is blocking_graph(layout)
    assert blocking_graph(layout.shifted(1)) is not blocking_graph(layout)


@pytest.mark.parametrize("count", [20_000, 100_000])
def test_a_pile_made_to_hurt_is_refused_in_little_memory(count: int) -> None:
    layout = Layout.from_tiles([(x % 3, 0, 0) for x in range(count)])
    layout.array  # noqa: B018 - not part of what is measured
    tracemalloc.start()
    try:
        with pytest.raises(TooDenseError, match=rf"{count:,} tiles lie so densely .* spread them"):
            blocking_graph(layout)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 64 * 2**20


@given(layouts(overlaps=True))
def test_the_bound_on_density_is_never_below_the_truth(layout: Layout) -> None:
    x, y, _ = layout.array.T
    boxes = shapely.box(x, y, x + layout.footprint.width, y + layout.footprint.height)
    meeting = int(shapely.intersects(boxes[:, None], boxes[None, :]).sum())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(geometry, "_SMALL", 0)
        patch.setattr(geometry, "MAX_CONTACTS", meeting - 1)
        if layout.tiles:
            with pytest.raises(TooDenseError):
                geometry._build(layout)


def test_the_bound_on_density_is_not_far_above_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    # 1,200 tiles of which each meets all: exactly as many pairs as are allowed.
    layout = Layout.from_tiles([(n % 2, n % 2, n % 256) for n in range(1_200)])
    monkeypatch.setattr(geometry, "MAX_CONTACTS", 1_200**2)
    graph = geometry._build(layout)
    assert len(graph.above.indices) + len(graph.overlaps) == 1_200 * 1_199 // 2
    monkeypatch.setattr(geometry, "MAX_CONTACTS", 1_200**2 - 1)
    with pytest.raises(TooDenseError):
        geometry._build(layout)


def test_an_honest_board_of_many_layers_is_not_too_dense() -> None:
    layout = Layout.from_tiles(
        [(2 * x, 2 * y, z) for x in range(25) for y in range(20) for z in range(20)]
    )
    assert facts(layout)["covers"] == 25 * 20 * 20 * 19 // 2


def test_overlapping_tiles_are_no_board_and_both_are_named() -> None:
    layout = Layout.from_tiles([(0, 0, 0), (5, 5, 0), (6, 6, 0)])
    with pytest.raises(LayoutError, match=r"tiles \(5, 5, 0\) and \(6, 6, 0\) overlap"):
        playable_graph(layout)
    graph = playable_graph(layout.with_tiles([(0, 0, 0), (5, 5, 0)]))
    assert len(graph) == 2


@pytest.mark.parametrize("size", [(1, 1), (2, 2), (4, 4), (3, 2), (64, 64)])
def test_two_tiles_in_every_place_around_each_other(size: tuple[int, int]) -> None:
    width, height = size
    steps = range(-width - 1, width + 2, max(1, width // 8))
    for dx in steps:
        for dy in (-height - 1, -height, 1 - height, 0, height - 1, height, height + 1):
            if (dx, dy) == (0, 0):
                continue
            flat = blocking_graph(Layout.from_tiles([(0, 0, 0), (dx, dy, 0)], footprint=size))
            shared = bool(cells((0, 0, 0), size) & cells((dx, dy, 0), size))
            assert bool(len(flat.overlaps)) == shared == (abs(dx) < width and abs(dy) < height)
            touching = abs(dx) == width and abs(dy) < height
            assert bool(len(flat.left.indices)) == touching
            stacked = blocking_graph(Layout.from_tiles([(0, 0, 0), (dx, dy, 5)], footprint=size))
            assert bool(len(stacked.above.indices)) == shared
