"""Drafts: unsaved layouts in the state folder, for the case that the program does not end well.

Each document has a folder of its own there, with the draft and a lock that its process holds. A
draft whose lock can be had belongs to nobody any more and is offered at the next start.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QLockFile

from mjs import CannotHoldError, Layer, Layout, MjsError, ReadError, storage
from mjs.files import plain_reason, read_bytes, write_whole
from mjs.formats import MAX_BYTES, Source, by_name
from mjs.formats.jsontext import load_json
from mjs_editor.leftovers import LOCK, sweep

__all__ = ["Abandoned", "Draft", "DraftFile", "abandoned"]

_DRAFT, _DAMAGED = "draft.json", "damaged.json"
_FORMAT, _VERSION = "mjs-draft", 1
# A draft holds a layout file as one text, in which every quote and line end is escaped; and texts
# of any length beside it.
_MOST_BYTES = 16 * MAX_BYTES
_NATIVE = by_name("mjs")
_TEXTS = ("id", "name", "author", "license", "description", "rules")


@dataclass(frozen=True)
class Draft:
    """An unsaved layout.

    Attributes
    ----------
    layout : Layout
    path : Path or None
        The file it is an edit of.
    file : Path
        Where the draft lies.
    """

    layout: Layout
    path: Path | None
    file: Path

    def remove(self) -> None:
        """Take the draft away, once it is safe elsewhere or not wanted."""
        with contextlib.suppress(OSError):
            self.file.unlink()
        with contextlib.suppress(OSError):
            self.file.with_name(LOCK).unlink()
        with contextlib.suppress(OSError):
            self.file.parent.rmdir()


@dataclass(frozen=True)
class Abandoned:
    """What processes that are gone have left: drafts, and a sentence for each that is damaged."""

    drafts: tuple[Draft, ...]
    faults: tuple[str, ...]


class DraftFile:
    """The draft of one document, written while it has unsaved changes.

    Parameters
    ----------
    root : Path
        The state folder.
    """

    def __init__(self, root: Path) -> None:
        self._root = root / "drafts"
        self._lock: QLockFile | None = None
        self.file: Path | None = None

    def write(self, layout: Layout, path: Path | None) -> None:
        """Write the draft whole or not at all; also off the GUI thread.

        A draft holds what a layout file can't, such as a description that is too long: it may be
        the only copy.

        Raises
        ------
        MjsError
            The folder can't be written to, or the disk is full.
        """
        text, beyond = _parted(layout)
        place = None if path is None else str(path.absolute())
        if place is not None and not place.isprintable():
            # Names of files may be no text at all, which JSON can't hold.
            beyond, place = beyond | {"path": place}, None
        document = {"format": _FORMAT, "version": _VERSION, "path": place, "layout": text}
        if beyond:
            document["beyond"] = json.dumps(beyond)
        write_whole(self._own_file(), json.dumps(document).encode("utf-8"))

    def remove(self) -> None:
        """Take the draft away, as after saving; a later `write` begins another."""
        if self.file is None:
            return
        with contextlib.suppress(OSError):
            self.file.unlink(missing_ok=True)
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None
        with contextlib.suppress(OSError):
            self.file.parent.rmdir()
        self.file = None

    def _own_file(self) -> Path:
        if self.file is None:
            folder = self._root / f"{os.getpid()}-{secrets.token_hex(6)}"
            try:
                folder.mkdir(parents=True)
            except OSError as error:
                raise MjsError(f"{folder}: cannot be made: {plain_reason(error)}") from None
            self._lock = QLockFile(str(folder / LOCK))
            self._lock.setStaleLockTime(0)  # never by age: a window may stay open for weeks
            self._lock.tryLock(0)
            self.file = folder / _DRAFT
        return self.file


def abandoned(root: Path) -> Abandoned:
    """The drafts that no process holds; damaged ones are set aside and told of once."""
    drafts: list[Draft] = []
    faults: list[str] = []
    sweep(root / "drafts")
    for file in sorted((root / "drafts").glob(f"*/{_DRAFT}")):
        lock = QLockFile(str(file.with_name(LOCK)))
        lock.setStaleLockTime(0)
        if not lock.tryLock(0):
            continue
        lock.unlock()
        try:
            drafts.append(_read(file))
        except MjsError as error:
            aside = file.with_name(_DAMAGED)
            with contextlib.suppress(OSError):
                file.replace(aside)
            faults.append(f"{error} (kept as {aside})")
    return Abandoned(tuple(drafts), tuple(faults))


def _read(file: Path) -> Draft:
    data = read_bytes(file, _MOST_BYTES)
    source = Source(str(file), data)
    try:
        document = load_json(source, data.decode("utf-8"))
    except UnicodeDecodeError:
        raise source.fail("is not text in UTF-8", "MJS003") from None
    if not isinstance(document, dict) or document.get("format") != _FORMAT:
        raise source.fail("is no draft of this editor", "MJS002")
    if document.get("version") != _VERSION:
        raise source.fail("was written by a newer version of the editor", "MJS002")
    path, text, beyond = (document.get(key) for key in ("path", "layout", "beyond"))
    if not isinstance(text, str) or not isinstance(path, str | None):
        raise source.fail("lacks its layout", "MJS002")
    board = _NATIVE.read(Source(str(file), text.encode("utf-8", "replace")))[0]
    if board.layout is None or board.losses:
        raise ReadError(board.losses[0].message, path=str(file))
    layout = board.layout
    if beyond is not None:
        try:
            layout, path = _joined(layout, json.loads(beyond), path)
        except (TypeError, ValueError, RecursionError):
            raise source.fail("is damaged", "MJS002") from None
    return Draft(layout, Path(path) if path is not None else None, file)


def _parted(layout: Layout) -> tuple[str, dict[str, object]]:
    """The text of a layout file, and apart from it the texts that no layout file can hold."""
    try:
        return storage.encode([layout], _NATIVE).decode("utf-8"), {}
    except CannotHoldError:
        bare = layout.with_fields(
            **dict.fromkeys(_TEXTS, ""),
            tags=(),
            layers=tuple(replace(layer, name="") for layer in layout.layers),
        )
        beyond: dict[str, object] = {name: getattr(layout, name) for name in _TEXTS}
        beyond |= {"tags": layout.tags, "layers": [layer.name for layer in layout.layers]}
        return storage.encode([bare], _NATIVE).decode("utf-8"), beyond


def _joined(layout: Layout, beyond: object, path: str | None) -> tuple[Layout, str | None]:
    """The layout and the path with what was kept apart.

    Raises
    ------
    TypeError, ValueError
        That is not what this module writes.
    """
    if not isinstance(beyond, dict):
        raise TypeError
    texts = {name: _text(beyond[name]) for name in _TEXTS if name in beyond}
    tags = tuple(_text(tag) for tag in beyond.get("tags", ()))
    names = [_text(name) for name in beyond.get("layers", ())]
    if texts:
        layers = list(layout.layers) + [Layer()] * (len(names) - len(layout.layers))
        named = tuple(replace(layer, name=name) for layer, name in zip(layers, names, strict=True))
        layout = layout.with_fields(**texts, tags=tags, layers=named)
    return layout, _text(beyond["path"]) if "path" in beyond else path


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value
