"""From what a user names to the files that are to be checked.

Files, folders and globs are looked up here, each file once, without following a link in circles.
What a folder holds besides layouts is skipped and counted.
"""

from __future__ import annotations

import fnmatch
import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mjs.excluded import Excluded
from mjs.formats import Source, companion_owners
from mjs.recognition import looks_like_layout

__all__ = ["Found", "files_below", "find_files"]

_NO_LAYOUTS = frozenset({"node_modules", "__pycache__"})
_MAGIC = re.compile(r"[*?\[]")


@dataclass(frozen=True)
class Found:
    """What there is to check.

    Attributes
    ----------
    files : tuple of str or Source
        In the order in which they were named, folders sorted by path. Files that were named but
        are not there are in it as well: checking them says so.
    skipped : int
        Files in folders that are no layouts.
    problems : tuple of str
        What was named without any layout in it, each as a sentence.
    """

    files: tuple[str | Source, ...]
    skipped: int = 0
    problems: tuple[str, ...] = ()


def find_files(paths: Sequence[str | Source], exclude: Excluded | None = None) -> Found:
    """Look up everything that was named.

    Parameters
    ----------
    paths : sequence of str or Source
        Files, folders and globs; a `Source` is content that is at hand and is taken as it is. A
        name that exists is never taken for a glob.
    exclude : Excluded, optional
        What is left out of folders and globs; a file that is named is always checked. A named
        ``.desktop`` stands for the layout beside it, whose second half it is.
    """
    return _Search(exclude or Excluded()).run(paths)


class _Search:
    def __init__(self, exclude: Excluded) -> None:
        self._exclude = exclude
        self._files: list[str | Source] = []
        self._seen: set[object] = set()
        self._skipped: set[object] = set()
        self._problems: list[str] = []

    def run(self, paths: Sequence[str | Source]) -> Found:
        for path in paths:
            if isinstance(path, Source):
                self._files.append(path)
            elif not path:
                self._problems.append("an empty name names no file")
            elif os.path.isdir(path):
                if not self._folder(path):
                    self._problems.append(f"{path}: no layouts in this folder{self._but()}")
            elif _MAGIC.search(path) and not os.path.lexists(path):
                if not self._glob(path):
                    self._problems.append(f"{path}: matches no layouts{self._but()}")
            else:
                self._add(_whole(path))
        return Found(tuple(self._files), len(self._skipped - self._seen), tuple(self._problems))

    def _but(self) -> str:
        return ", apart from what the settings exclude" if self._exclude else ""

    def _add(self, path: str) -> None:
        identity = _identity(path)
        if identity not in self._seen:
            self._seen.add(identity)
            self._files.append(path)

    def _folder(self, top: str) -> bool:
        """Take the layouts of a folder and those below; whether there are any."""
        found = False
        for path in _walk(top, self._exclude, self._problems):
            if looks_like_layout(path):
                self._add(path)
                found = True
            else:
                self._skipped.add(_identity(path))
        return found

    def _glob(self, pattern: str) -> bool:
        """Take what matches a pattern; whether there is any."""
        parts = [part for part in re.split(r"[/\\]" if os.sep == "\\" else "/", pattern) if part]
        start = os.path.splitdrive(pattern)[0] + os.sep if os.path.isabs(pattern) else ""
        if start and parts[0] == os.path.splitdrive(pattern)[0]:
            parts = parts[1:]
        found = False
        for path in _matches(start, parts):
            if self._exclude.within(path):
                continue
            if os.path.isdir(path):
                found |= self._folder(path)
            elif parts[-1] not in {"*", "**"} or looks_like_layout(path):
                self._add(path)
                found = True
            else:
                # "*" asks for whatever is there, as a folder does, and not for this very file.
                self._skipped.add(_identity(path))
        return found


def _whole(path: str) -> str:
    """The layout that a file belongs to: hooks name every file that changed, companions too."""
    owners = (owner for owner in companion_owners(path) if os.path.isfile(owner))
    return next(owners, path)


def _identity(path: str) -> object:
    """What two paths to one file have in common; names of one file (hard links) are different."""
    try:
        info = os.stat(path)
    except (OSError, ValueError):
        return os.path.abspath(path)
    if info.st_nlink > 1 or not info.st_ino:
        return os.path.realpath(path)
    return info.st_dev, info.st_ino


def _entries(folder: str, problems: list[str] | None = None) -> list[os.DirEntry[str]]:
    """What is in a folder, hidden things left out, sorted by name."""
    try:
        with os.scandir(folder or os.curdir) as scan:
            found = [entry for entry in scan if not entry.name.startswith(".")]
    except (OSError, ValueError) as error:
        if problems is not None:
            reason = error.strerror if isinstance(error, OSError) else None
            problems.append(f"{folder}: can't look into this folder: {reason or error}")
        return []
    return sorted(found, key=lambda entry: entry.name)


def files_below(folder: str) -> Iterator[str]:
    """All files of a folder and of those in it, in order of their paths.

    Hidden ones, and what tools fill with the files of others, are left out, as by `find_files`.
    """
    return _walk(folder)


def _walk(
    top: str, exclude: Excluded | None = None, problems: list[str] | None = None
) -> Iterator[str]:
    """The files of a folder and below, in order of their paths; every folder is entered once."""
    entered: set[object] = set()
    # A stack and no recursion: folders can be nested deeper than Python calls can.
    waiting: list[tuple[str, bool]] = [(top, True)]
    while waiting:
        path, is_folder = waiting.pop()
        if not is_folder:
            yield path
            continue
        identity = _folder_identity(path)
        if identity in entered:
            continue
        entered.add(identity)
        inside = []
        for entry in _entries(path, problems):
            folder = _is_folder(entry)
            if folder and not _can_hold_layouts(entry):
                continue
            # Without the "./" of the current folder, which report readers don't take for a path.
            inner = entry.name if path == os.curdir else os.path.join(path, entry.name)
            if not (exclude and exclude(inner)):
                inside.append((inner, folder))
        waiting += reversed(inside)


def _folder_identity(path: str) -> object:
    try:
        info = os.stat(path)
    except OSError:
        return path
    return (info.st_dev, info.st_ino) if info.st_ino else os.path.realpath(path)


def _is_folder(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_dir()
    except OSError:  # a link to itself
        return False


def _can_hold_layouts(entry: os.DirEntry[str]) -> bool:
    """Whether a folder is none of those that tools fill with the files of others."""
    if entry.name in _NO_LAYOUTS:
        return False
    return not os.path.exists(os.path.join(entry.path, "pyvenv.cfg"))


def _matches(folder: str, parts: Sequence[str]) -> Iterator[str]:
    """The paths that a glob stands for, name by name."""
    part, rest = parts[0], parts[1:]
    if part == "**":
        while rest[:1] == ["**"]:
            rest = rest[1:]
        if not rest:
            yield folder or os.curdir
            return
        for below in _folders(folder):
            yield from _matches(below, rest)
    elif not _MAGIC.search(part):
        path = os.path.join(folder, part)
        if os.path.lexists(path):
            yield from _matches(path, rest) if rest else [path]
    else:
        for entry in _entries(folder):
            if fnmatch.fnmatch(entry.name, part):
                path = os.path.join(folder, entry.name)
                if not rest:
                    yield path
                elif _is_folder(entry):
                    yield from _matches(path, rest)


def _folders(top: str) -> Iterator[str]:
    """A folder and all below, each once."""
    entered: set[object] = set()
    waiting = [top]
    while waiting:
        folder = waiting.pop()
        identity = _folder_identity(folder or os.curdir)
        if identity in entered:
            continue
        entered.add(identity)
        yield folder
        inside = [
            os.path.join(folder, entry.name)
            for entry in _entries(folder)
            if _is_folder(entry) and _can_hold_layouts(entry)
        ]
        waiting += reversed(inside)
