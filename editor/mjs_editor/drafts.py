"""Drafts: unsaved layouts in the state folder, for the case that the program does not end well.

Each document has a folder of its own there, with the draft and a lock that its process holds. A
draft whose lock can be had belongs to nobody any more and is offered at the next start.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QLockFile

from mjs import Layout, MjsError, ReadError, storage
from mjs.files import plain_reason, read_bytes, write_whole
from mjs.formats import MAX_BYTES, Source, by_name
from mjs.formats.jsontext import load_json

__all__ = ["Abandoned", "Draft", "DraftFile", "abandoned"]

_DRAFT, _LOCK, _DAMAGED = "draft.json", "lock", "damaged.json"
_FORMAT, _VERSION = "mjs-draft", 1
# A draft holds a layout file as one text, in which every quote and line end is escaped.
_MOST_BYTES = 2 * MAX_BYTES


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
            self.file.with_name(_LOCK).unlink()
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

        Raises
        ------
        MjsError
            The folder can't be written to, or the disk is full.
        """
        text = storage.encode([layout], by_name("mjs")).decode("utf-8")
        document = {
            "format": _FORMAT,
            "version": _VERSION,
            "path": None if path is None else str(path.absolute()),
            "layout": text,
        }
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
            self._lock = QLockFile(str(folder / _LOCK))
            self._lock.setStaleLockTime(0)  # never by age: a window may stay open for weeks
            self._lock.tryLock(0)
            self.file = folder / _DRAFT
        return self.file


def abandoned(root: Path) -> Abandoned:
    """The drafts that no process holds; damaged ones are set aside and told of once."""
    drafts: list[Draft] = []
    faults: list[str] = []
    for file in sorted((root / "drafts").glob(f"*/{_DRAFT}")):
        lock = QLockFile(str(file.with_name(_LOCK)))
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
    path, text = document.get("path"), document.get("layout")
    if not isinstance(text, str) or not isinstance(path, str | None):
        raise source.fail("lacks its layout", "MJS002")
    board = by_name("mjs").read(Source(str(file), text.encode("utf-8", "replace")))[0]
    if board.layout is None or board.losses:
        raise ReadError(board.losses[0].message, path=str(file))
    return Draft(board.layout, Path(path) if path is not None else None, file)
