"""XML from anywhere, element by element, each with its place; laxly where GNOME's own reader is.

That reader takes several outermost elements beside each other, which XML does not. Document types
and entities are refused by defusedxml: no map needs them, and they can be made to hurt.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

from defusedxml.common import DefusedXmlException
from defusedxml.ElementTree import DefusedXMLParser, ParseError

from mjs.diagnostic import Diagnostic, Position
from mjs.formats.base import Source, decode, place_of
from mjs.formats.textlines import error, warning

__all__ = ["Handler", "decode_xml", "parse_xml"]

_JUNK_AFTER_DOCUMENT = 9  # expat's number for a second outermost element
MAX_ELEMENTS = 300_000
"""The most elements that a file may have; a map needs one for a row of tiles."""

_UNSAFE = re.compile(r"<!(DOCTYPE|ENTITY)", re.IGNORECASE)
_DECLARATION = re.compile(r"\s*<\?xml\b[^>]*>")
_DECLARED = re.compile(rb"\s*<\?xml\b[^>]*?\bencoding\s*=\s*[\"']([A-Za-z0-9._-]+)[\"']")
# Codecs that are quick and text only; Python has others, of which some can be made to hurt.
_CODEC = re.compile(r"(iso-?8859-?\d{1,2}|(windows-|cp)125\d|latin-?1|koi8-[ru])\Z", re.IGNORECASE)
_SAME_AS_UTF8 = ("utf-8", "utf8", "us-ascii", "ascii")


class Handler(Protocol):
    """What hears of the elements; all names are lower case."""

    def start(self, name: str, attributes: Mapping[str, str], place: Position) -> None:
        """Hear of an element that begins."""

    def end(self, name: str) -> None:
        """Hear of an element that ends."""


_H = TypeVar("_H", bound=Handler)


def decode_xml(source: Source) -> tuple[str, list[Diagnostic]]:
    """The text of an XML file, by the encoding that it declares or as UTF-8.

    Raises
    ------
    ReadError
        The bytes are not text in that encoding, or the encoding is not known (MJS003).
    """
    match = _DECLARED.match(source.data)
    declared = match[1].decode("ascii") if match else "utf-8"
    if declared.lower() in _SAME_AS_UTF8:
        return decode(source)
    if not _CODEC.match(declared):
        message = f"the encoding {declared} is not known here; save the file as UTF-8"
        raise source.fail(message, "MJS003", 1, 1)
    try:
        text = source.data.decode(declared)
    except (LookupError, UnicodeDecodeError):
        message = f"the file is not {declared}, as it says; save it as UTF-8"
        raise source.fail(message, "MJS003", 1, 1) from None
    message = f"the file is {declared}, but GNOME Mahjongg reads only UTF-8; save it as that"
    return text, [warning("MJS003", message, 1, 1)]


def parse_xml(source: Source, text: str, make: Callable[[], _H]) -> tuple[_H, Diagnostic | None]:
    """Have a handler hear of all elements up to the first fault of syntax.

    Parameters
    ----------
    source : Source
    text : str
        As `decode_xml` made it.
    make : callable
        Makes a handler; called again when the text has to be read in another way.

    Returns
    -------
    handler
    fault : Diagnostic or None
        Where the text stops being XML (MJS020).

    Raises
    ------
    ReadError
        It has a document type or an entity (MJS027).
    """
    handler = make()
    fault = _parse(source, text, handler)
    if fault is None or fault.code != _JUNK_AFTER_DOCUMENT:
        return handler, _finding(fault, 0)
    # Several outermost elements: read them within one.
    declaration = _DECLARATION.match(text)
    if declaration is not None:
        # It may not stand within an element; blanks keep every place as it is.
        text = re.sub(r"[^\n]", " ", declaration[0]) + text[declaration.end() :]
    handler = make()
    return handler, _finding(_parse(source, f"<all>\n{text}\n</all>", handler, 1), 1)


class _Target:
    """Passes on what the parser finds, with the place of each element."""

    def __init__(self, source: Source, handler: Handler, lines_before: int) -> None:
        self.source = source
        self.count = 0
        self.handler = handler
        self.lines_before = lines_before
        self.parser: Any = None

    def start(self, name: str, attributes: dict[str, str]) -> None:
        line, column = self.parser.CurrentLineNumber, self.parser.CurrentColumnNumber
        self.count += 1
        if self.count > MAX_ELEMENTS:
            message = f"more than {MAX_ELEMENTS:,} elements, the most that a file may have"
            raise self.source.fail(message, "MJS016", line - self.lines_before, column + 1)
        lower: dict[str, str] = {}
        for key, value in attributes.items():
            lower.setdefault(key.lower(), value)
        self.handler.start(name.lower(), lower, Position(line - self.lines_before, column + 1))

    def end(self, name: str) -> None:
        self.handler.end(name.lower())

    def data(self, text: str) -> None:
        """Text between elements means nothing in a map."""

    def close(self) -> None:
        """Nothing is kept."""


def _parse(source: Source, text: str, handler: Handler, lines_before: int = 0) -> ParseError | None:
    target = _Target(source, handler, lines_before)
    parser = DefusedXMLParser(target=target, forbid_dtd=True)
    target.parser = parser.parser
    try:
        parser.feed(text)
        parser.close()
    except ParseError as fault:
        return fault
    except DefusedXmlException:
        match = _UNSAFE.search(text)
        place = place_of(text, match.start()) if match else Position(1, 1)
        message = "a document type or entity, which no map needs and which is not safe; remove it"
        line = place.line - lines_before
        raise source.fail(message, "MJS027", line, place.column) from None
    return None


def _finding(fault: ParseError | None, lines_before: int) -> Diagnostic | None:
    if fault is None:
        return None
    line, column = fault.position
    reason = str(fault).partition(":")[0]
    if reason == "no element found":
        reason = "an element has no end, or there is none at all"
    message = f"not well-formed as XML: {reason}"
    return error("MJS020", message, max(line - lines_before, 1), column + 1)
