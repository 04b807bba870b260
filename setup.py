"""Compiles the kernel where there is a C compiler; everything else is in pyproject.toml.

The kernel's files are Python as well, so an install without a compiler works, only some 70 times
more slowly. All of them are compiled or none is: they know each other's insides. `MJS_COMPILE=0`
leaves the compiler alone; `MJS_COMPILE=1` takes no for no answer.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

KERNEL = (
    "rng",
    "shape",
    "pairing",
    "closing",
    "attempts",
    "clauses",
    "learning",
    "search",
    "replay",
    "dealer",
    "playing",
)
FOLDER = Path("core", "mjs", "_kernel")


class BuildKernel(build_ext):
    """Compiles all of the kernel, or leaves it as it is and says so."""

    def finalize_options(self) -> None:
        """Compile as many files at a time as there are processors."""
        super().finalize_options()
        if self.parallel is None and os.name != "nt":
            self.parallel = os.cpu_count()

    def build_extensions(self) -> None:
        """Compile, and go on without where that fails."""
        try:
            super().build_extensions()
        except Exception as error:  # noqa: BLE001 - whatever it is, the files work as they are
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            if self.editable_mode:
                remove_compiled()
            self.extensions = []
            go_on_without(error)


def remove_compiled() -> None:
    """Take away what was compiled in this folder before: it would be used instead of the files."""
    for name in KERNEL:
        for suffix in ("so", "pyd"):
            for left in FOLDER.glob(f"{name}.*.{suffix}"):
                left.unlink()


def go_on_without(error: Exception) -> None:
    """Say that the kernel stays uncompiled, or fail where it has to be compiled."""
    if os.environ.get("MJS_COMPILE") == "1":
        raise error
    reason = " ".join(str(error).split())[:200] or type(error).__name__
    print(  # noqa: T201
        f"mjs: the kernel could not be compiled ({reason}). Everything works without, with the "
        "same results, but dealing and solving take some 70 times as long. To change that, "
        "install a C compiler and then mjs again. `mjs --version` says how it is installed.",
        file=sys.stderr,
    )


def extensions() -> list[Extension]:
    """One extension for each file of the kernel that has loops worth it."""
    if os.environ.get("MJS_COMPILE") == "0":
        remove_compiled()
        return []
    # Bounds are the loops' own business, and the same with and without compiling.
    directives = {
        "boundscheck": False,
        "cdivision": True,
        "initializedcheck": False,
        "language_level": 3,
        "wraparound": False,
    }
    # Nobody debugs the C. Without what that takes it is compiled in two thirds of the time, to a
    # quarter of the size. Compilers of Windows leave it out by themselves.
    flags = [] if os.name == "nt" else ["-g0"]
    try:
        from Cython.Build import cythonize

        return cythonize(
            [
                Extension(
                    f"mjs._kernel.{name}",
                    [f"{(FOLDER / name).as_posix()}.py"],
                    extra_compile_args=flags,
                )
                for name in KERNEL
            ],
            include_path=["core"],
            build_dir="build/kernel",
            compiler_directives=directives,
        )
    except Exception as error:  # noqa: BLE001
        go_on_without(error)
        return []


# What only describes the project or packs its files compiles nothing.
describing = sys.argv[1:2] in (["dist_info"], ["egg_info"], ["sdist"])

setup(
    ext_modules=[] if describing else extensions(),
    cmdclass={"build_ext": BuildKernel},
)
