"""The native layout file: JSON by ``schemas/layout-1.json``, written canonically.

The schema library decides what is valid. One thing is done by hand: the tile lists, nearly all of
a file, are checked in the same pass that builds the tiles, and the schema library sees the rest
of the document. As soon as the quick pass dislikes anything, the library checks everything and
finds the words. A test holds both to the same answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from mjs.diagnostic import Diagnostic, Locator, Position, Severity
from mjs.faces import Deck
from mjs.formats.base import Format, Limits, Loaded, Source, decode
from mjs.formats.canonical import canonical_text
from mjs.formats.fitting import reach_misfits
from mjs.formats.jsontext import JsonPath, json_positions, load_json
from mjs.formats.schema import schema_findings, short
from mjs.layout import (
    MAX_COORDINATE,
    MAX_LAYERS,
    MAX_TILES,
    SCHEMA_REF,
    Footprint,
    Layer,
    Layout,
    StartDeal,
    Tile,
    in_order,
)

__all__ = [
    "FORMAT",
    "NativeFormat",
    "check_version",
    "field_faults",
    "field_places",
    "layout_document",
    "layout_from_document",
    "layout_places",
    "start_document",
    "start_from_document",
]

VERSION = 1
_TEXTS = ("id", "name", "author", "license", "description")


class NativeFormat(Format):
    """The native JSON format."""

    name = "mjs"
    title = "mjs layout"
    suffixes = (".json",)
    limits = Limits(
        fields=frozenset((*_TEXTS, "tags", "rules", "deck", "start", "layers", "extra")),
        most_tiles=MAX_TILES,
        half_tiles=False,
        repeated_tiles=True,
    )

    def recognises(self, source: Source) -> bool:
        """By its first character, or by its name when that is all there is to go by."""
        head = source.data[:2000].lstrip(b"\xef\xbb\xbf \t\r\n")
        return head.startswith(b"{") or source.name.endswith(self.suffixes)

    def read(self, source: Source) -> list[Loaded]:
        """Read one layout; see `Format.read`."""
        text, findings = decode(source)
        document = check_version(source, text, load_json(source, text), "mjs-layout", "layout")
        layout, faults = layout_from_document(document)
        if layout is None:
            placed = [fault.at(place) for fault, place in _placed(text, faults)]
            name = document.get("name")
            return [Loaded(None, (*findings, *placed), name=name if isinstance(name, str) else "")]
        where = Locator(lambda: layout_places(text, document), lambda: field_places(text, document))
        return [Loaded(layout, tuple(findings), where, layout.name)]

    def other_misfits(self, layout: Layout) -> list[str]:
        """What the schema would not accept."""
        found = reach_misfits(layout)
        extras = [layout.extra, *(layer.extra for layer in layout.layers)]
        if layout.start is not None:
            extras.append(layout.start.extra)
        foreign = [key for extra in extras for key in extra if not str(key).startswith("x-")]
        if foreign:
            return [*found, f'the key {foreign[0]!r}; keys of your own begin with "x-"']
        # The tiles are good by now, and the schema library would take its time over them.
        faults = schema_findings("layout-1", layout_document(replace(layout, tiles=())))
        return found + [message for _, message in faults]

    def write(self, layouts: Sequence[Layout]) -> bytes:
        """One layout in canonical form: stable order, one row of tiles a line.

        A board that reaches left of or above the grid's origin is moved onto it.
        """
        (layout,) = layouts
        return canonical_text(layout_document(layout)).encode("utf-8")


FORMAT = NativeFormat()


def field_faults(layout: Layout) -> dict[str, str]:
    """What a layout says about itself that no file of this format can hold.

    Returns
    -------
    dict of str to str
        A sentence for each field that is at fault, by its name.

    >>> field_faults(Layout(description="x" * 10_001))
    {'description': '10,001 characters; at most 10,000'}
    """
    about = layout_document(replace(layout, tiles=(), layers=(), start=None, extra={}))
    found: dict[str, str] = {}
    for path, message in schema_findings("layout-1", about):
        name = str(path[0]) if path else ""
        found.setdefault(name, message.removeprefix(f"{name}: "))
    return found


def check_version(
    source: Source, text: str, document: object, kind: str, word: str
) -> dict[str, Any]:
    """The document, refused when it is of another kind or of a version from the future.

    Raises
    ------
    ReadError
        MJS014 for another kind of document, MJS015 for a newer version.
    """
    if not isinstance(document, dict):
        raise source.fail(f"a {word} is a JSON object; this is none", "MJS014", 1, 1)
    found, version = document.get("format"), document.get("version")
    if found != kind:
        stated = f'"format" is {short(found)}' if "format" in document else 'there is no "format"'
        where = json_positions(text, {("format",)}).get(("format",), Position(1, 1))
        raise source.fail(f'{stated}; a {word} file says "{kind}"', "MJS014", *where)
    if type(version) is int and version > VERSION:
        where = json_positions(text, {("version",)})[("version",)]
        raise source.fail(
            f"{word} version {short(version)} is newer than this program, which reads up to "
            f"{VERSION}; update mjs",
            "MJS015",
            *where,
        )
    return document


def layout_from_document(
    document: Any,
) -> tuple[Layout | None, list[tuple[JsonPath, Diagnostic]]]:
    """A layout from a parsed JSON document, or what is wrong with the document.

    Returns
    -------
    layout : Layout or None
    faults : list of (path, Diagnostic)
        Empty when there is a layout. The path leads to the value at fault.
    """
    layers: Any = document.get("layers") if isinstance(document, dict) else None
    count = _count_tiles(layers)
    if count > MAX_TILES:
        message = f"{count:,} tiles; a layout may have at most {MAX_TILES:,}"
        return None, [(("layers",), Diagnostic("MJS016", Severity.ERROR, message))]
    tiles = _quick_tiles(layers)
    if isinstance(layers, list) and tiles is not None and len(layers) <= MAX_LAYERS:
        # Layers with nothing but tiles are known to be good by now; mostly that is all of them.
        telling = _bare([layer for layer in layers if len(layer) > 1])
        if not schema_findings("layout-1", document | {"layers": telling}):
            return _build(document, tiles), []
    checked = document if tiles is None else document | {"layers": _bare(document["layers"])}
    faults = schema_findings("layout-1", checked)
    if faults or tiles is None:
        return None, [(path, Diagnostic("MJS014", Severity.ERROR, text)) for path, text in faults]
    return _build(document, tiles), []


def _count_tiles(layers: Any) -> int:
    if not isinstance(layers, list):
        return 0
    lists = (layer.get("tiles") for layer in layers if isinstance(layer, dict))
    return sum(len(tiles) for tiles in lists if isinstance(tiles, list))


def _quick_tiles(layers: Any) -> list[Tile] | None:
    """The tiles, when every tile list is beyond doubt; None leaves the verdict to the schema."""
    if not isinstance(layers, list):
        return None
    found: list[Tile] = []
    append = found.append
    for z, layer in enumerate(layers):
        places = layer.get("tiles") if isinstance(layer, dict) else None
        if not isinstance(places, list):
            return None
        for place in places:
            if type(place) is not list or len(place) != 2:
                return None
            x, y = place
            if type(x) is not int or type(y) is not int:
                # JSON Schema takes 2.0 for a whole number, so it is one here as well.
                if not (_is_whole(x) and _is_whole(y)):
                    return None
                x, y = int(x), int(y)
            if not (0 <= x <= MAX_COORDINATE and 0 <= y <= MAX_COORDINATE):
                return None
            append(Tile(x, y, z))
    return found


def _is_whole(value: Any) -> bool:
    return type(value) is int or (type(value) is float and value.is_integer())


def _bare(layers: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The layers without their tiles, for the schema."""
    return [layer | {"tiles": []} for layer in layers]


def _build(document: dict[str, Any], tiles: list[Tile]) -> Layout:
    """The layout of a document that is valid; so its tiles need no second check."""
    texts = {key: document[key] for key in (*_TEXTS, "rules") if key in document}
    tile, deck, start = (document.get(key) for key in ("tile", "deck", "start"))
    return Layout(
        tiles=in_order(tiles),
        footprint=Footprint(int(tile["width"]), int(tile["height"])) if tile else Footprint(),
        tags=tuple(document.get("tags", ())),
        layers=_layer_facts(document["layers"]),
        deck=_deck(deck) if deck else Deck(),
        start=None if start is None else start_from_document(start),
        schema_ref=document.get("$schema", SCHEMA_REF),
        extra=_own_keys(document),
        **texts,
    )


def _deck(document: dict[str, Any]) -> Deck:
    sets = document.get("sets")
    return Deck(document.get("bonus", True), None if sets is None else int(sets))


def start_from_document(document: Mapping[str, Any]) -> StartDeal:
    """The deal of a valid ``start`` object, or of a whole deal file."""
    seed = document.get("seed")
    return StartDeal(
        faces=tuple(document["faces"]),
        order=tuple((int(a), int(b)) for a, b in document["order"]),
        seed=None if seed is None else int(seed),
        generator=document.get("generator", ""),
        extra=_own_keys(document),
    )


def _own_keys(document: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in document.items() if key.startswith("x-")}


def _layer_facts(layers: list[dict[str, Any]]) -> tuple[Layer, ...]:
    facts = [Layer(layer.get("name", ""), _own_keys(layer)) for layer in layers]
    # Layers about which there is nothing to say need no record, so that equal layouts are equal.
    while facts and not facts[-1].name and not facts[-1].extra:
        facts.pop()
    return tuple(facts)


# Places ------------------------------------------------------------------------------------------


def _placed(
    text: str, faults: list[tuple[JsonPath, Diagnostic]]
) -> Iterator[tuple[Diagnostic, Position]]:
    places = json_positions(text, {path for path, _ in faults})
    for path, fault in faults:
        yield fault, places.get(path, Position(1, 1))


def layout_places(
    text: str, document: Mapping[str, Any], prefix: JsonPath = ()
) -> dict[Tile | str, Position]:
    """Where every tile and every key of a valid layout document stands in a text.

    `prefix` is the path to the layout when it is part of a larger document.
    """
    paths: dict[JsonPath, Tile | str] = {(*prefix, key): key for key in document}
    for z, layer in enumerate(document["layers"]):
        for number, (x, y) in enumerate(layer["tiles"]):
            paths[(*prefix, "layers", z, "tiles", number)] = Tile(int(x), int(y), z)
    places = json_positions(text, paths.keys())
    return {what: places[path] for path, what in paths.items() if path in places}


def field_places(
    text: str, document: Mapping[str, Any], prefix: JsonPath = ()
) -> dict[str, Position]:
    """As `layout_places`, of the keys alone; that seldom needs all of the text."""
    places = json_positions(text, {(*prefix, key) for key in document})
    return {str(path[-1]): place for path, place in places.items()}


# Writing -----------------------------------------------------------------------------------------


def layout_document(layout: Layout) -> dict[str, Any]:
    """The layout as a JSON document, keys in canonical order and defaults left out."""
    box = layout.bounds
    layout = layout.shifted(max(0, -box.left), max(0, -box.top))
    document: dict[str, Any] = {"$schema": layout.schema_ref, "format": "mjs-layout", "version": 1}
    document |= {key: getattr(layout, key) for key in _TEXTS if getattr(layout, key)}
    if layout.tags:
        document["tags"] = list(layout.tags)
    if layout.footprint != Footprint():
        document["tile"] = layout.footprint._asdict()
    document["layers"] = _layer_documents(layout)
    if layout.rules:
        document["rules"] = layout.rules
    if layout.deck != Deck():
        sets = {} if layout.deck.sets is None else {"sets": layout.deck.sets}
        document["deck"] = {"bonus": layout.deck.bonus} | sets
    if layout.start is not None:
        document["start"] = start_document(layout.start)
    return document | {key: layout.extra[key] for key in sorted(layout.extra)}


def start_document(start: StartDeal) -> dict[str, Any]:
    """A deal's part of a JSON document, in canonical order."""
    document: dict[str, Any] = {
        "faces": list(start.faces),
        "order": [list(pair) for pair in start.order],
    }
    if start.seed is not None:
        document["seed"] = start.seed
    if start.generator:
        document["generator"] = start.generator
    return document | {key: start.extra[key] for key in sorted(start.extra)}


def _layer_documents(layout: Layout) -> list[dict[str, Any]]:
    count = max(layout.bounds.above if layout.tiles else 0, len(layout.layers))
    places: list[list[list[int]]] = [[] for _ in range(count)]
    for x, y, z in layout.tiles:
        places[z].append([x, y])
    documents: list[dict[str, Any]] = []
    for z, tiles in enumerate(places):
        layer = layout.layers[z] if z < len(layout.layers) else Layer()
        name = {"name": layer.name} if layer.name else {}
        documents.append(
            name | {"tiles": tiles} | {key: layer.extra[key] for key in sorted(layer.extra)}
        )
    return documents
