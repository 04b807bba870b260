"""The hot loops: chance, positions, peeling, closing and search; nothing but numbers.

Nothing here knows layouts, faces or files; tiles are indices. The files are Python, and Cython
compiles them where the install finds a C compiler; the results are the same either way.
"""

from __future__ import annotations

__all__ = ["is_compiled"]


def is_compiled() -> bool:
    """Whether the loops run as compiled code."""
    from mjs._kernel import search

    return not search.__file__.endswith(".py")
