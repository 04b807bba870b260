"""What is left out of folders and globs."""

from __future__ import annotations

import fnmatch
import os
from collections.abc import Sequence

__all__ = ["Excluded"]


class Excluded:
    """Which files of folders are left out, by globs as in ``.gitignore``.

    A pattern without a slash is about names at any depth; one with a slash is about paths below
    the base folder. ``**`` stands for any number of folders. A folder that matches is left out
    with all that is in it.

    Parameters
    ----------
    patterns : sequence of str
    base : str
        The folder that patterns with a slash start from.

    >>> excluded = Excluded(["drafts", "old/**/*.lay"], "/repo")
    >>> excluded("/repo/a/drafts"), excluded("/repo/old/b/c.lay"), excluded("/repo/old/c.map")
    (True, True, False)
    """

    def __init__(self, patterns: Sequence[str] = (), base: str = ".") -> None:
        self._base = os.path.abspath(base)
        self._names = [p.rstrip("/") for p in patterns if "/" not in p.rstrip("/")]
        self._paths = [_parts(p) for p in patterns if "/" in p.rstrip("/")]

    def __bool__(self) -> bool:
        return bool(self._names or self._paths)

    def within(self, path: str) -> bool:
        """Whether a file, or any folder on the way to it, is left out."""
        while path and not self(path):
            above = os.path.dirname(path)
            if above == path:
                return False
            path = above
        return bool(path)

    def __call__(self, path: str) -> bool:
        """Whether a file or folder is left out; those around it are asked on their own."""
        name = os.path.basename(path)
        if any(fnmatch.fnmatch(name, pattern) for pattern in self._names):
            return True
        if not self._paths:
            return False
        try:
            relative = os.path.relpath(os.path.abspath(path), self._base).replace(os.sep, "/")
        except ValueError:  # on another drive, so not below the base
            return False
        names = relative.split("/")
        return any(_fits(names, glob) for glob in self._paths)


def _parts(glob: str) -> list[str]:
    """A glob as names and ``**``, without repetitions that mean the same."""
    parts: list[str] = []
    for part in glob.strip("/").removeprefix("./").split("/"):
        if part not in {"", "."} and not (part == "**" and parts[-1:] == ["**"]):
            parts.append(part)
    return parts


def _fits(names: Sequence[str], glob: Sequence[str]) -> bool:
    """Whether the names of a path fit a glob, part by part.

    All parts that the names so far may have led to are kept, so that no glob takes long.
    """
    reached = {0}
    for name in names:
        further = set()
        for at in _skipping(reached, glob):
            if at == len(glob):
                continue
            if glob[at] == "**":
                # At the end it is everything below, and that has at least one name.
                further |= {at} if at < len(glob) - 1 else {at, at + 1}
            elif fnmatch.fnmatch(name, glob[at]):
                further.add(at + 1)
        reached = further
    return len(glob) in reached


def _skipping(reached: set[int], glob: Sequence[str]) -> set[int]:
    """The parts reached, and those after a ``**`` that stands for no folder at all."""
    return reached | {at + 1 for at in reached if at < len(glob) - 1 and glob[at] == "**"}
