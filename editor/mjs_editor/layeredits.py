"""Edits of whole layers as functions from layout to layout. No Qt here.

Names and ``x-`` keys of layers go with their tiles.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mjs import Layer, Layout, Tile
from mjs.layout import MAX_LAYERS
from mjs.places import overlapped_by

__all__ = [
    "LayersEdited",
    "layer_added",
    "layer_cleared",
    "layer_count",
    "layer_duplicated",
    "layer_merged_down",
    "layer_name",
    "layer_removed",
    "layer_renamed",
    "layers_in_order",
]


class LayersEdited(NamedTuple):
    """What came of an edit of layers.

    Attributes
    ----------
    layout : Layout
        Unchanged when the edit could not be made.
    origins : tuple of int
        For each layer the layer that it was before; -1 for a new one.
    problem : int
        How many tiles had no room, for a merge that could not be made.
    """

    layout: Layout
    origins: tuple[int, ...]
    problem: int = 0


def layer_count(layout: Layout) -> int:
    """How many layers there are: those with tiles, and those that are only named.

    >>> layer_count(Layout.from_tiles([(0, 0, 2)])), layer_count(Layout(layers=(Layer("Base"),)))
    (3, 1)
    """
    return max(layout.bounds.above, len(layout.layers))


def layer_name(layout: Layout, z: int) -> str:
    """What a layer is called; empty for one without a name."""
    return layout.layers[z].name if z < len(layout.layers) else ""


def layers_in_order(layout: Layout, origins: Sequence[int]) -> LayersEdited:
    """Put layers in another order, leave some out, or take some twice.

    Parameters
    ----------
    layout : Layout
    origins : sequence of int
        For each layer, from the bottom, which layer it was; -1 for an empty one.

    >>> tower = Layout.from_tiles([(0, 0, 0), (4, 0, 1)])
    >>> layers_in_order(tower, (1, 0)).layout.tiles
    (Tile(x=4, y=0, z=0), Tile(x=0, y=0, z=1))
    """
    if len(origins) > MAX_LAYERS:
        return LayersEdited(layout, tuple(range(layer_count(layout))))
    by_layer: dict[int, list[Tile]] = {}
    for tile in layout.tiles:
        by_layer.setdefault(tile.z, []).append(tile)
    tiles = [
        tile._replace(z=new) for new, old in enumerate(origins) for tile in by_layer.get(old, ())
    ]
    known = layout.layers
    layers = [known[old] if 0 <= old < len(known) else Layer() for old in origins]
    # Layers without tiles only last by being named at the end of the list.
    used = 1 + max((tile.z for tile in tiles), default=-1)
    while len(layers) > used and layers[-1] == Layer() and len(layers) > len(known):
        layers.pop()
    edited = layout.with_tiles(tiles)
    if tuple(layers) != known and (known or any(layer != Layer() for layer in layers)):
        edited = edited.with_fields(layers=tuple(layers))
    return LayersEdited(edited, tuple(origins))


def layer_added(layout: Layout, z: int, name: str) -> LayersEdited:
    """A new, empty layer at a place; those from there on go up by one.

    >>> layer_added(Layout.from_tiles([(0, 0, 0)]), 0, "Base").layout.tiles
    (Tile(x=0, y=0, z=1),)
    """
    count = max(layer_count(layout), z)
    origins = (*range(z), -1, *range(z, count))
    made = layers_in_order(layout, origins)
    if made.origins != origins:
        return made
    return LayersEdited(layer_renamed(made.layout, z, name).layout, origins)


def layer_removed(layout: Layout, z: int) -> LayersEdited:
    """Without a layer and its tiles; those above come down by one.

    >>> layer_removed(Layout.from_tiles([(0, 0, 0), (4, 0, 1)]), 0).layout.tiles
    (Tile(x=4, y=0, z=0),)
    """
    kept = [other for other in range(layer_count(layout)) if other != z]
    made = layers_in_order(layout, kept)
    layers = tuple(layer for other, layer in enumerate(layout.layers) if other != z)
    return made._replace(layout=made.layout.with_fields(layers=layers))


def layer_duplicated(layout: Layout, z: int, name: str = "") -> LayersEdited:
    """A copy of a layer right above it; those above go up by one."""
    count = max(layer_count(layout), z + 1)
    origins = (*range(z + 1), z, *range(z + 1, count))
    made = layers_in_order(layout, origins)
    if made.origins != origins:
        return made
    # The copy begins with a view of its own.
    origins = (*range(z + 1), -1, *range(z + 1, count))
    return LayersEdited(layer_renamed(made.layout, z + 1, name).layout, origins)


def layer_cleared(layout: Layout, z: int) -> LayersEdited:
    """Without the tiles of a layer; the layer stays."""
    left = layout.with_tiles(tile for tile in layout.tiles if tile.z != z)
    return LayersEdited(left, tuple(range(layer_count(layout))))


def layer_merged_down(layout: Layout, z: int) -> LayersEdited:
    """The tiles of a layer put on the one below, which keeps its name; all of them or none.

    >>> stairs = Layout.from_tiles([(0, 0, 0), (4, 0, 1), (1, 0, 2)])
    >>> layer_merged_down(stairs, 1).layout.tiles
    (Tile(x=0, y=0, z=0), Tile(x=4, y=0, z=0), Tile(x=1, y=0, z=1))
    >>> layer_merged_down(layer_merged_down(stairs, 1).layout, 1).problem
    1
    """
    same = tuple(range(layer_count(layout)))
    if z < 1:
        return LayersEdited(layout, same)
    coming = [tile._replace(z=z - 1) for tile in layout.tiles if tile.z == z]
    stuck = sum(len(overlapped_by(layout, tile)) > 0 for tile in coming)
    if stuck:
        return LayersEdited(layout, same, stuck)
    rest = [tile for tile in layout.tiles if tile.z != z]
    return layer_removed(layout.with_tiles([*rest, *coming]), z)


def layer_renamed(layout: Layout, z: int, name: str) -> LayersEdited:
    """Another name for a layer; an empty one makes it nameless."""
    layers = [*layout.layers, *(Layer() for _ in range(z + 1 - len(layout.layers)))]
    same = tuple(range(layer_count(layout)))
    if layers[z].name == name:
        return LayersEdited(layout, same)
    layers[z] = Layer(name, layers[z].extra)
    return LayersEdited(layout.with_fields(layers=tuple(layers)), same)
