"""The hot loops: chance, positions, peeling, closing and search; nothing but numbers.

Nothing here knows layouts, faces or files; tiles are indices. The files are Python, and Cython
compiles them where the install finds a C compiler; the results are the same either way.

The search is one object with a module for each of its topics, in which a class adds to that of the
one before: `pairing` (who may go with whom), `closing` (what can go at best), `attempts` (plays),
`clauses` (what is known, and follows), `learning` (more of it) and `search` (what to do when).
"""

from __future__ import annotations

from importlib.util import find_spec

__all__ = ["is_compiled"]


def is_compiled() -> bool:
    """Whether the loops run as compiled code."""
    # Looked up, not loaded: whoever only asks should not have to wait for it.
    found = find_spec("mjs._kernel.search")
    return found is not None and not str(found.origin).endswith(".py")
