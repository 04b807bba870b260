"""Layouts that come with mjs: one native JSON file each, own designs, CC0-1.0.

>>> import mjs_layouts
>>> "turtle" in mjs_layouts.names()
True
>>> len(mjs_layouts.load("turtle"))
144
"""

from __future__ import annotations

import difflib
import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mjs.layout import Layout

__all__ = ["load", "names", "path", "titles"]

_SUFFIX = ".json"


def names() -> list[str]:
    """The names of all bundled layouts, in alphabetical order; each is the layout's id."""
    entries = (entry.name for entry in files(__name__).iterdir())
    return sorted(name.removesuffix(_SUFFIX) for name in entries if name.endswith(_SUFFIX))


def titles() -> dict[str, str]:
    """What people call each bundled layout, by its name; in alphabetical order of these titles.

    >>> titles()["castle"]
    'Four Towers'
    """
    return dict(_titles())


@cache
def _titles() -> tuple[tuple[str, str], ...]:
    # Read without the engine, which would check every layout: menus are wanted at once.
    found = {}
    for name in names():
        text = (files(__name__) / f"{name}{_SUFFIX}").read_text("utf-8")
        found[name] = str(json.loads(text)["name"])
    return tuple(sorted(found.items(), key=lambda item: item[1].casefold()))


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
