"""What is left out of folders and globs."""

from __future__ import annotations

import fnmatch
import os
import re
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
        self._paths = [_path_pattern(p) for p in patterns if "/" in p.rstrip("/")]

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
        return any(pattern.fullmatch(relative) for pattern in self._paths)


def _path_pattern(glob: str) -> re.Pattern[str]:
    parts = []
    for part in glob.strip("/").removeprefix("./").split("/"):
        if part == "**":
            parts.append("(?:[^/]+/)*")
        else:
            parts.append(_translated(part) + "/")
    text = "".join(parts)
    # A trailing ** is everything below; any other pattern ends with a name.
    return re.compile(text + "[^/]+" if text.endswith("*") else text.removesuffix("/"))


def _translated(part: str) -> str:
    r"""A name pattern as a regular expression that stays within one name.

    >>> _translated("a*.[lm]ay?")
    'a[^/]*\\.[lm]ay[^/]'
    """
    out, rest = "", part
    while rest:
        char, rest = rest[0], rest[1:]
        group = re.match(r"(!?)(\]?[^\]]*)\]", rest) if char == "[" else None
        if char == "*":
            out += "[^/]*"
        elif char == "?":
            out += "[^/]"
        elif group is not None:
            inside = group[2].replace("\\", "\\\\").replace("^", "\\^").replace("[", "\\[")
            out += f"[{'^' if group[1] else ''}{inside}]"
            rest = rest[group.end() :]
        else:
            out += re.escape(char)
    return out
