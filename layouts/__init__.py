"""Layouts that come with mjs: one native JSON file each, own designs, CC0-1.0.

>>> import mjs_layouts
>>> "turtle" in mjs_layouts.names()
True
>>> len(mjs_layouts.load("turtle"))
144
"""

from __future__ import annotations

import difflib
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mjs.layout import Layout

__all__ = ["load", "names", "path"]

_SUFFIX = ".json"


def names() -> list[str]:
    """The names of all bundled layouts, in alphabetical order; each is the layout's id."""
    entries = (entry.name for entry in files(__name__).iterdir())
    return sorted(name.removesuffix(_SUFFIX) for name in entries if name.endswith(_SUFFIX))


def path(name: str) -> Path:
    """Where the file of a bundled layout lies.

    Raises
    ------
    mjs.LayoutError
        There is no bundled layout of this name; the message says which come close.
    """
    known = names()
    if name not in known:
        # The engine is loaded late: listing names and paths works without it.
        from mjs.errors import LayoutError

        close = difflib.get_close_matches(str(name), known, n=3)
        hint = f"did you mean {' or '.join(close)}?" if close else "names() lists them"
        raise LayoutError(f"no bundled layout is called {name!r}; {hint}")
    return Path(str(files(__name__) / f"{name}{_SUFFIX}"))


def load(name: str) -> Layout:
    """Read a bundled layout.

    Raises
    ------
    mjs.LayoutError
        There is no bundled layout of this name.
    """
    import mjs

    return mjs.read(path(name))
