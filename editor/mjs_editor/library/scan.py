"""Looking through a folder off the GUI thread: first what there is, then pictures and problems."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import count
from pathlib import Path
from threading import Event
from weakref import WeakMethod

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from mjs import MjsError, Severity
from mjs.recognition import looks_like_layout
from mjs.validation import check_layout
from mjs_editor.boards import Board, read_boards
from mjs_editor.library.rating import rated
from mjs_editor.pictures import thumbnail
from mjs_editor.worker import Worker, is_ending

__all__ = ["THUMBNAIL", "Entry", "Scan"]

THUMBNAIL = 112, 84
"""Width and height of the pictures, in pixels at 100 %."""

_BATCH_SECONDS = 0.1
_PAUSE_SECONDS = 0.001  # after a batch: lets the window take it in
_MOST_FILES = 20_000
_DEEPEST = 50  # folders in folders; nobody keeps layouts so deep, and each costs a frame to walk


@dataclass(frozen=True)
class Entry(Board):
    """One layout of a folder, and what is known of it.

    Attributes
    ----------
    changed : float
        When the file was changed, in seconds since 1970.
    errors, warnings : int or None
        None while it has not been checked.
    messages : tuple of str
        What the checks found, worst first.
    difficulty : float or None
        Of a few deals, from 0 to 1; None without any. `is_rated` says whether that was tried.
    image : QImage or None
    """

    changed: float = 0.0
    errors: int | None = None
    warnings: int | None = None
    messages: tuple[str, ...] = ()
    difficulty: float | None = None
    is_rated: bool = False
    image: QImage | None = field(default=None, compare=False)

    @property
    def digest(self) -> str:
        """What equal boards have in common, whatever they are called; empty without a board."""
        return self.layout.digest if self.layout is not None and self.layout.tiles else ""

    @property
    def layers(self) -> int:
        """How many layers have tiles, from the lowest to the highest."""
        return self.layout.bounds.layers if self.layout is not None else 0


class Scan(QObject):
    """Looks through one folder, once.

    Signals
    -------
    found(list of Entry)
        Some more layouts, without pictures and unchecked.
    looked_at(list of (int, Entry))
        Pictures and problems, and later the difficulty, by the place of the entry in the order in
        which they were found.
    told(str)
        Why not everything is shown.
    pictured()
        Every layout has its picture and its problems.
    finished()
        And its difficulty.
    """

    found = Signal(object)
    looked_at = Signal(object)
    told = Signal(str)
    pictured = Signal()
    finished = Signal()

    def __init__(self, folder: Path, ratio: float = 1.0, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_pictured = self.is_finished = False
        self._worker = Worker()
        tell = partial(self._worker.tell, WeakMethod(self._on_told))
        self._search = _Search(folder, ratio, tell)

    def start(self) -> None:
        """Begin."""
        self._worker.run(self._search.run)

    def stop(self) -> None:
        """Tell of nothing more, and end soon, without being waited for."""
        self._search.stop.set()
        self._worker.leave()

    def look_first_at(self, places: list[int]) -> None:
        """Make the pictures of these entries next, since they are in sight."""
        self._search.wanted = places

    def _on_told(self, what: str, content: object) -> None:
        if self._search.stop.is_set():
            return
        if what == "found":
            self.found.emit(content)
        elif what == "looked_at":
            self.looked_at.emit(content)
        elif what == "more":
            self.told.emit(self.tr("Only the first {0} files").format(content))
        elif what == "fault":
            self.told.emit(str(content))
        elif what == "pictured":
            self.is_pictured = True
            self.pictured.emit()
        else:
            self.is_finished = True
            self.finished.emit()


class _Search:
    """What runs on the thread; knows nothing of Qt's objects, which may be gone by then."""

    def __init__(self, folder: Path, ratio: float, tell: Callable[[str, object], None]) -> None:
        self._folder, self._ratio, self._tell = folder, ratio, tell
        self.stop = Event()
        self.wanted: list[int] = []
        self._known: dict[str, Entry] = {}

    def run(self) -> None:
        """Look through the folder."""
        entries: list[Entry] = []
        self._find(entries)
        self._look(entries, lambda entry: looked_at(entry, self._ratio))
        self._tell("pictured", None)
        self._look(entries, self._rated)
        self._tell("finished", None)

    def _stops(self) -> bool:
        return self.stop.is_set() or is_ending()

    def _rated(self, entry: Entry) -> Entry:
        # The same board is as hard under every name.
        known = self._known.get(entry.digest)
        if known is not None:
            return replace(entry, is_rated=True, difficulty=known.difficulty)
        found = rated(entry, self._stops)
        if entry.digest:
            self._known[entry.digest] = found
        return found

    def _find(self, entries: list[Entry]) -> None:
        batch: list[Entry] = []
        sent = time.monotonic()
        for path in self._files():
            batch += entries_of(path)
            if time.monotonic() - sent > _BATCH_SECONDS:
                entries += batch
                self._tell("found", batch)
                batch, sent = [], time.monotonic()
                time.sleep(_PAUSE_SECONDS)
        entries += batch
        self._tell("found", batch)

    def _files(self) -> Iterator[Path]:
        numbers = count(1)
        problems: list[OSError] = []
        root = os.path.join(self._folder, "")
        for folder, below, names in os.walk(self._folder, onerror=problems.append):
            below[:] = sorted(name for name in below if not name.startswith("."))
            if folder.count(os.sep, len(root)) >= _DEEPEST:
                below.clear()
            for name in sorted(names):
                path = os.path.join(folder, name)
                if self._stops():
                    return
                if name.startswith(".") or not looks_like_layout(path):
                    continue
                if next(numbers) > _MOST_FILES:
                    self._tell("more", _MOST_FILES)
                    return
                yield Path(path)
        if problems:
            self._tell("fault", f"{problems[0].filename}: {problems[0].strerror}")

    def _look(self, entries: list[Entry], look: Callable[[Entry], Entry]) -> None:
        """Find something out about every entry, those in sight first."""
        left = dict.fromkeys(range(len(entries)))
        batch: list[tuple[int, Entry]] = []
        sent = time.monotonic()
        while left and not self._stops():
            wanted, self.wanted = [place for place in self.wanted if place in left], []
            place = wanted.pop(0) if wanted else next(iter(left))
            if wanted and not self.wanted:
                self.wanted = wanted
            del left[place]
            entries[place] = look(entries[place])
            batch.append((place, entries[place]))
            if time.monotonic() - sent > _BATCH_SECONDS or not left:
                self._tell("looked_at", batch)
                batch, sent = [], time.monotonic()
                time.sleep(_PAUSE_SECONDS)


def entries_of(path: Path) -> list[Entry]:
    """The layouts of a file, or one entry that says why there is none."""
    try:
        changed = path.stat().st_mtime
    except OSError:
        changed = 0.0
    try:
        boards = read_boards(path)
    except MjsError as error:
        boards = [Board(path, 1, 1, path.stem, None, str(error))]
    return [Entry(**vars(board), changed=changed) for board in boards]


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
