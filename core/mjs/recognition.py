"""Which files of a folder are layouts: told by their names, and by a look at what is in them."""

from __future__ import annotations

import json
import os
import re
import stat

from mjs import formats
from mjs.errors import UnknownFormatError
from mjs.formats import Source

__all__ = ["looks_like_layout"]

# A name that ends like this has an ending; "layout.1" and "xmahjongg" have none.
_ENDING = re.compile(r"\.[A-Za-z][A-Za-z0-9_]{0,9}$")
_JSON_ENDINGS = (".json", ".map")
_JSON_KEYS = frozenset({"format", "layers", "tile", "boards", "mah"})
_SURELY_OURS = re.compile(rb'"format"\s*:\s*"mjs-|"mah"\s*:')
# Kept beside layouts, and files of ours as well, but none to check as a layout.
_OTHER_OF_OURS = re.compile(rb'"format"\s*:\s*"mjs-(certificate|draft|game|race)"')
_HEAD = 4096
_MOST_WITHOUT_ENDING = 1024 * 1024
_KNOWN_ENDINGS = tuple(suffix for format in formats.FORMATS.values() for suffix in format.suffixes)


def looks_like_layout(path: str) -> bool:
    """Whether a file that was found in a folder is one to check."""
    lower = os.path.basename(path).lower()
    if lower.endswith(_JSON_ENDINGS):
        return not _is_other_json(path)
    if lower.endswith(_KNOWN_ENDINGS):
        return True
    if _ENDING.search(lower):
        return False
    return _is_recognised(path)


def _is_other_json(path: str) -> bool:
    """Whether a file is JSON that is clearly something else, such as a ``package.json``.

    What can't be read or parsed counts as a layout: it may be a broken one.
    """
    head = _head(path, formats.MAX_BYTES)
    if head is None:
        return False
    if _SURELY_OURS.search(head):
        return _OTHER_OF_OURS.search(head) is not None
    if not head.lstrip(b"\xef\xbb\xbf \t\r\n").startswith((b"{", b"[", b'"')):
        return False
    try:
        with open(path, "rb") as stream:
            document = json.loads(stream.read().decode("utf-8-sig"))
    except (OSError, ValueError, RecursionError):
        return False
    return not isinstance(document, dict) or document.keys().isdisjoint(_JSON_KEYS)


def _is_recognised(path: str) -> bool:
    """Whether a file without an ending looks like a layout; only its beginning is read."""
    head = _head(path, _MOST_WITHOUT_ENDING)
    if not head or b"\0" in head:
        return False
    if head.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{"):
        # Any JSON looks like a native layout from its first character.
        return _SURELY_OURS.search(head) is not None
    if len(head) == _HEAD:
        # The last line is cut off, which would look like a fault.
        head = head[: head.rfind(b"\n") + 1] or head
    try:
        formats.recognise(Source(path, head))
    except UnknownFormatError:
        return False
    return True


def _head(path: str, most: int) -> bytes | None:
    """The beginning of a regular file of at most `most` bytes, else None."""
    try:
        info = os.stat(path)
        if not stat.S_ISREG(info.st_mode) or info.st_size > most:
            return None
        with open(path, "rb") as stream:
            return stream.read(_HEAD)
    except OSError:
        return None
