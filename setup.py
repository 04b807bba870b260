"""Compiles the kernel where there is a C compiler; everything else is in pyproject.toml.

The kernel's files are Python as well, so an install without a compiler works, only more slowly.
``MJS_COMPILE=0`` leaves the compiler alone.
"""

import os

from setuptools import Extension, setup

KERNEL = ("rng", "shape", "pairing", "search", "replay", "dealer", "playing")


def extensions() -> list[Extension]:
    """One optional extension for each file of the kernel that has loops worth it."""
    if os.environ.get("MJS_COMPILE") == "0":
        return []
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    modules = [
        Extension(f"mjs._kernel.{name}", [f"core/mjs/_kernel/{name}.py"], optional=True)
        for name in KERNEL
    ]
    # Bounds are the loops' own business, and the same with and without compiling.
    directives = {
        "boundscheck": False,
        "cdivision": True,
        "initializedcheck": False,
        "language_level": 3,
        "wraparound": False,
    }
    return cythonize(
        modules, include_path=["core"], build_dir="build/kernel", compiler_directives=directives
    )


setup(ext_modules=extensions())
