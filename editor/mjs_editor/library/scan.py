"""Looking through a folder off the GUI thread: first what there is, then pictures and problems."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from threading import Event

from PySide6.QtCore import QObject, QThread, Signal
from PySide6.QtGui import QImage

from mjs import Layout, MjsError, Severity
from mjs.recognition import looks_like_layout
from mjs.validation import check_layout
from mjs_editor.boards import read_boards
from mjs_editor.pictures import thumbnail

__all__ = ["THUMBNAIL", "Entry", "Scan"]

THUMBNAIL = 112, 84
"""Width and height of the pictures, in pixels at 100 %."""

_BATCH_SECONDS = 0.1
_MOST_FILES = 20_000


@dataclass(frozen=True)
class Entry:
    """One layout of a folder.

    Attributes
    ----------
    path : Path
    number : int
        From 1; which board of the file. The file has `of`.
    name : str
    layout : Layout or None
        None when it could not be read; `fault` says why.
    changed : float
        When the file was changed, in seconds since 1970.
    errors, warnings : int or None
        None while it has not been checked.
    messages : tuple of str
        What the checks found, worst first.
    image : QImage or None
    """

    path: Path
    number: int
    of: int
    name: str
    layout: Layout | None
    changed: float
    fault: str = ""
    errors: int | None = None
    warnings: int | None = None
    messages: tuple[str, ...] = ()
    image: QImage | None = field(default=None, compare=False)

    @property
    def digest(self) -> str:
        """What equal boards have in common, whatever they are called; empty without a board."""
        return self.layout.digest if self.layout is not None and self.layout.tiles else ""

    @property
    def layers(self) -> int:
        """How many layers have tiles, from the lowest to the highest."""
        return self.layout.bounds.layers if self.layout is not None else 0


class Scan(QThread):
    """Looks through one folder, once.

    Signals
    -------
    found(list of Entry)
        Some more layouts, without pictures and unchecked.
    looked_at(list of (int, Entry))
        Pictures and problems, by the place of the entry in the order in which they were found.
    told(str)
        Why not everything is shown.
    """

    found = Signal(object)
    looked_at = Signal(object)
    told = Signal(str)

    def __init__(self, folder: Path, ratio: float = 1.0, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._ratio = ratio
        self._stop = Event()
        self._wanted: list[int] = []

    def stop(self) -> None:
        """End soon, and wait for the end."""
        self._stop.set()
        self.wait()

    def look_first_at(self, places: list[int]) -> None:
        """Make the pictures of these entries next, since they are in sight."""
        self._wanted = places

    def run(self) -> None:
        """What Qt calls in the thread."""
        entries: list[Entry] = []
        self._find(entries)
        self._look(entries)

    def _find(self, entries: list[Entry]) -> None:
        batch: list[Entry] = []
        sent = time.monotonic()
        for path in self._files():
            if self._stop.is_set():
                return
            batch += entries_of(path)
            if time.monotonic() - sent > _BATCH_SECONDS:
                entries += batch
                self.found.emit(batch)
                batch, sent = [], time.monotonic()
                self.msleep(1)  # lets the window take it in
        entries += batch
        self.found.emit(batch)

    def _files(self) -> Iterator[Path]:
        numbers = count(1)
        problems: list[OSError] = []
        for folder, below, names in os.walk(self._folder, onerror=problems.append):
            below[:] = sorted(name for name in below if not name.startswith("."))
            for name in sorted(names):
                path = os.path.join(folder, name)
                if self._stop.is_set():
                    return
                if name.startswith(".") or not looks_like_layout(path):
                    continue
                if next(numbers) > _MOST_FILES:
                    self.told.emit(self.tr("Only the first {0} files").format(_MOST_FILES))
                    return
                yield Path(path)
        if problems:
            reason = problems[0].strerror
            self.told.emit(f"{problems[0].filename}: {reason}")

    def _look(self, entries: list[Entry]) -> None:
        left = dict.fromkeys(range(len(entries)))
        batch: list[tuple[int, Entry]] = []
        sent = time.monotonic()
        while left and not self._stop.is_set():
            wanted, self._wanted = [place for place in self._wanted if place in left], []
            place = wanted.pop(0) if wanted else next(iter(left))
            if wanted and not self._wanted:
                self._wanted = wanted
            del left[place]
            batch.append((place, looked_at(entries[place], self._ratio)))
            if time.monotonic() - sent > _BATCH_SECONDS or not left:
                self.looked_at.emit(batch)
                batch, sent = [], time.monotonic()
                self.msleep(1)


def entries_of(path: Path) -> list[Entry]:
    """The layouts of a file, or one entry that says why there is none."""
    try:
        changed = path.stat().st_mtime
    except OSError:
        changed = 0.0
    try:
        boards = read_boards(path)
    except MjsError as error:
        return [Entry(path, 1, 1, path.stem, None, changed, str(error))]
    return [
        Entry(path, board.number, board.of, board.name, board.layout, changed, board.fault)
        for board in boards
    ]


def looked_at(entry: Entry, ratio: float = 1.0) -> Entry:
    """The entry with its picture and what the checks say of it."""
    if entry.layout is None:
        return replace(entry, errors=1, warnings=0, messages=(entry.fault,))
    result = check_layout(entry.layout)
    messages = sorted(result.diagnostics, key=lambda each: -each.severity.rank)
    return replace(
        entry,
        errors=result.count(Severity.ERROR),
        warnings=result.count(Severity.WARNING),
        messages=tuple(f"{each.code}  {each.message}" for each in messages[:10]),
        image=thumbnail(entry.layout, *THUMBNAIL, ratio),
    )
