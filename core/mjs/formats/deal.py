"""The deal file: a proof deal as JSON by ``schemas/deal-1.json``.

A deal is read as its layout with the deal as the layout's `start`, so that whatever checks, draws
or converts layouts does the same for deals.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from mjs.diagnostic import Diagnostic, Locator, Position, Severity
from mjs.formats import native
from mjs.formats.base import Format, Loaded, Source, decode
from mjs.formats.canonical import canonical_text
from mjs.formats.jsontext import JsonPath, json_positions, load_json
from mjs.formats.schema import schema_findings
from mjs.layout import Layout, Tile

__all__ = ["FORMAT", "DealFormat", "deal_document", "read_for"]

_HEAD = re.compile(rb'"format"\s*:\s*"mjs-deal"')
SCHEMA_REF = "urn:mjs:schema:deal-1"


class DealFormat(Format):
    """The format of proof deals."""

    name = "deal"
    title = "mjs proof deal"
    suffixes = (".deal.json",)
    limits = native.NativeFormat.limits

    def recognises(self, source: Source) -> bool:
        """By the word ``mjs-deal`` near its beginning, or by its name."""
        head = source.data[:2000].lstrip(b"\xef\xbb\xbf \t\r\n")
        if source.name.endswith(self.suffixes):
            return True
        return head.startswith(b"{") and _HEAD.search(head) is not None

    def read(self, source: Source) -> list[Loaded]:
        """Read the deal's layout, with the deal as its start.

        A deal that names its layout only by digest has no layout to show; the finding says so.
        """
        text, findings = decode(source)
        document = native.check_version(source, text, load_json(source, text), "mjs-deal", "deal")
        layout, faults = _read(document)
        if faults:
            places = json_positions(text, {path for path, _ in faults})
            told = [fault.at(places.get(path, Position(1, 1))) for path, fault in faults]
            return [Loaded(None, (*findings, *told))]
        assert layout is not None
        where = Locator(lambda: _places(text, document))
        return [Loaded(layout, tuple(findings), where, layout.name)]

    def other_misfits(self, layout: Layout) -> list[str]:
        """What its layout's own format would not accept, and that there is no deal."""
        lacking = [] if layout.start else ["no start deal; make one by mjs deal"]
        return native.FORMAT.other_misfits(layout) + lacking

    def write(self, layouts: Sequence[Layout]) -> bytes:
        """One layout and its start deal, in canonical form."""
        (layout,) = layouts
        return canonical_text(deal_document(layout)).encode("utf-8")


FORMAT = DealFormat()


def read_for(source: Source, layout: Layout) -> Layout | None:
    """A layout with the deal of a file that names it only by digest.

    Returns
    -------
    Layout or None
        None when the deal brings its own layout, or is wrong in itself, as `read` tells.

    Raises
    ------
    ReadError
        It is no deal at all, or is for another layout.
    """
    text, _ = decode(source)
    document = native.check_version(source, text, load_json(source, text), "mjs-deal", "deal")
    named = document.get("layout")
    if not isinstance(named, dict) or "format" in named or schema_findings("deal-1", document):
        return None
    if named["digest"] != layout.digest:
        place = json_positions(text, {("layout", "digest")}).get(("layout", "digest"))
        message = (
            f"the deal is for the layout of digest {named['digest'][:12]}..., and not for the "
            f"given one, whose digest is {layout.digest[:12]}..."
        )
        raise source.fail(message, "MJS304", *(place or (1, 1)))
    return replace(layout, start=native.start_from_document(document))


def deal_document(layout: Layout) -> dict[str, Any]:
    """A layout with a start deal as the JSON document of a deal file, layout inline."""
    assert layout.start is not None
    return {
        "$schema": SCHEMA_REF,
        "format": "mjs-deal",
        "version": 1,
        "layout": native.layout_document(replace(layout, start=None)),
    } | native.start_document(layout.start)


def _read(document: Any) -> tuple[Layout | None, list[tuple[JsonPath, Diagnostic]]]:
    inline = document.get("layout")
    if not isinstance(inline, dict) or "format" not in inline:
        faults = schema_findings("deal-1", document)
        message = (
            "the deal names its layout only by digest, so it can't be checked on its own; "
            "put the layout into the deal, or verify it with the layout's file"
        )
        by_digest = Diagnostic("MJS304", Severity.ERROR, message)
        return None, _as_faults(faults) or [(("layout",), by_digest)]
    layout, found = native.layout_from_document(inline)
    if layout is None:
        return None, [(("layout", *path), fault) for path, fault in found]
    # The layout has passed on its own; a small stand-in spares the schema all its tiles.
    stand_in = {"format": "mjs-layout", "version": 1, "layers": []}
    faults = schema_findings("deal-1", document | {"layout": stand_in})
    if faults:
        return None, _as_faults(faults)
    return replace(layout, start=native.start_from_document(document)), []


def _as_faults(faults: list[tuple[JsonPath, str]]) -> list[tuple[JsonPath, Diagnostic]]:
    return [(path, Diagnostic("MJS014", Severity.ERROR, text)) for path, text in faults]


def _places(text: str, document: Any) -> dict[Tile | str, Position]:
    start = json_positions(text, {("faces",)})["faces",]
    return native.layout_places(text, document["layout"], ("layout",)) | {"start": start}
