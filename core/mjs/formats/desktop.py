"""The ``.desktop`` file beside a KMahjongg layout: who made it, and which file it is.

One group of ``key=value`` lines, UTF-8, with ``\\n`` and the like escaped. Keys that a `Layout`
has no field for, such as translated names, are kept under ``x-kmahjongg-...`` and written again.
"""

from __future__ import annotations

import re
from pathlib import PurePath
from typing import Any

from mjs.diagnostic import Diagnostic
from mjs.formats.base import Source, quoted
from mjs.formats.textlines import error, split_lines, warning
from mjs.layout import Layout

__all__ = ["desktop_bytes", "desktop_holds", "read_desktop"]

GROUP = "[KMahjonggLayout]"
VERSION = "1"
EMAIL_KEY = "x-kmahjongg-author-email"
OTHER_KEY = "x-kmahjongg-desktop"

_FIELDS = {"Name": "name", "Author": "author", "Description": "description"}
_OWN = {*_FIELDS, "AuthorEmail", "VersionFormat", "FileName"}
_KEY = re.compile(r"[A-Za-z0-9-]+(\[[A-Za-z0-9_.@-]+\])?\Z")
_ESCAPES = {"\\": "\\", "s": " ", "n": "\n", "t": "\t", "r": "\r"}
_ESCAPED = str.maketrans({"\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"})


def read_desktop(source: Source) -> tuple[dict[str, Any], list[Diagnostic]]:
    """What the companion of a file says: fields for `Layout`, and what is odd about it.

    Findings have no place, since places are in the layout file.

    >>> read_desktop(Source("a.layout", b"", b"[KMahjonggLayout]\\nName=A\\nVersionFormat=1\\n"))
    ({'name': 'A'}, [])
    """
    values, found = _values(source.companion or b"")
    if not found:
        message = f"the .desktop file beside it has no group {GROUP}; KMahjongg won't find the name"
        return {}, [warning("MJS020", message)]
    findings = []
    version = values.get("VersionFormat", VERSION)
    if version != VERSION:
        message = (
            f"the .desktop file beside it has VersionFormat {quoted(version)}; only 1 is known"
        )
        findings.append(error("MJS025", message))
    named = values.get("FileName")
    own = PurePath(source.path).name
    if named is not None and named != own and not source.path.startswith("<"):
        message = f"the .desktop file beside it says FileName={named}; this file is called {own}"
        findings.append(warning("MJS020", message))
    fields: dict[str, Any] = {
        field: values[key] for key, field in _FIELDS.items() if values.get(key)
    }
    extra: dict[str, Any] = {}
    if values.get("AuthorEmail"):
        extra[EMAIL_KEY] = values["AuthorEmail"]
    others = {key: value for key, value in values.items() if key not in _OWN}
    if others:
        extra[OTHER_KEY] = others
    return fields | ({"extra": extra} if extra else {}), findings


def desktop_bytes(layout: Layout, file_name: str) -> bytes:
    """The ``.desktop`` file for a layout in a file of this name; no line for what is not known.

    >>> print(desktop_bytes(Layout(name="Castle"), "castle.layout").decode(), end="")
    [KMahjonggLayout]
    Name=Castle
    VersionFormat=1
    FileName=castle.layout
    """
    lines = [GROUP]
    for key, field in _FIELDS.items():
        lines += _line(key, getattr(layout, field))
    lines += _line("VersionFormat", VERSION)
    lines += _line("AuthorEmail", layout.extra.get(EMAIL_KEY))
    others = layout.extra.get(OTHER_KEY)
    if isinstance(others, dict):
        for key in sorted(key for key in others if isinstance(key, str)):
            if _KEY.match(key) and key not in _OWN:
                lines += _line(key, others[key])
    lines += _line("FileName", file_name)
    text = "".join(f"{line}\n" for line in lines)
    return text.encode("utf-8", errors="replace")


def desktop_holds(layout: Layout) -> bool:
    """Whether all ``x-`` keys of a layout come back from its ``.desktop`` file.

    >>> desktop_holds(Layout(extra={"x-kmahjongg-author-email": "ann@example.org"}))
    True
    >>> desktop_holds(Layout(extra={"x-other": 1}))
    False
    """
    if not layout.extra:
        return True
    data = desktop_bytes(layout, "board.layout")
    fields, _ = read_desktop(Source("board.layout", b"", data))
    return bool(fields.get("extra", {}) == layout.extra)


def _line(key: str, value: object) -> list[str]:
    if not isinstance(value, str) or not value:
        return []
    text = value.translate(_ESCAPED)
    # Spaces at the ends would be cut off when the file is read.
    body = text.lstrip(" ")
    text = "\\s" * (len(text) - len(body)) + body
    body = text.rstrip(" ")
    return [f"{key}={body}" + "\\s" * (len(text) - len(body))]


def _values(data: bytes) -> tuple[dict[str, str], bool]:
    """The keys of the one group that counts, and whether it is there at all."""
    data = data.removeprefix(b"\xef\xbb\xbf")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        text = data.decode("cp1252", errors="replace")
    values: dict[str, str] = {}
    inside = found = False
    for line in split_lines(text):
        stripped = line.strip()
        if stripped.startswith("["):
            inside = stripped == GROUP
            found = found or inside
        elif inside and "=" in stripped and not stripped.startswith("#"):
            key, _, value = stripped.partition("=")
            values.setdefault(key.rstrip(), _unescaped(value.lstrip()))
    return values, found


def _unescaped(value: str) -> str:
    return re.sub(r"\\(.)", lambda match: _ESCAPES.get(match[1], match[0]), value)
