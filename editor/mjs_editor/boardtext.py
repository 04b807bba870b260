"""Tiles as text and back: what the clipboard and kept stamps hold. No Qt here."""

from __future__ import annotations

from collections.abc import Iterable

from mjs import Layout, LayoutError, Tile
from mjs.formats import by_name, recognise
from mjs.formats.base import MAX_BYTES, Source
from mjs.layout import in_order

__all__ = ["MIME_TYPE", "layout_of", "text_of"]

MIME_TYPE = "application/x-mjs-layout+json"
"""Under which native layout files are on the clipboard, besides as plain text."""


def text_of(layout: Layout, tiles: Iterable[Tile]) -> str:
    """Some tiles of a layout as a native layout file, where they are.

    >>> layout_of(text_of(Layout(), [Tile(4, 2, 1)])).tiles
    (Tile(x=4, y=2, z=1),)
    """
    board = Layout(tiles=in_order(tiles), footprint=layout.footprint)
    return by_name("mjs").write([board]).decode("utf-8")


def layout_of(text: str) -> Layout:
    """The layout that a text is, in whatever format; of several, the first one.

    Raises
    ------
    MjsError
        The text is no layout.
    """
    data = text.encode("utf-8", "surrogatepass")
    if len(data) > MAX_BYTES:
        raise LayoutError(f"the text is larger than {MAX_BYTES // 2**20} MB")
    source = Source("clipboard", data)
    for board in recognise(source).read(source):
        if board.layout is not None and board.layout.tiles:
            return board.layout
    raise LayoutError("the text holds no tiles")
