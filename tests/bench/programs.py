"""The programs that are compared, the files they get, and how they are run."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

__all__ = [
    "LAYOUT_SCHEMA",
    "ROOT",
    "TURTLE",
    "Missing",
    "Run",
    "check_schema",
    "corpus_folder",
    "run",
    "validate",
    "workload",
]

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
LAYOUT_SCHEMA = ROOT / "schemas" / "layout-1.json"
TURTLE = ROOT / "layouts" / "turtle.json"

# Installed packages come with their bytecode. A checkout writes its own on the first run, unless
# the environment forbids it, and then it would be compiled anew in every single run.
ENVIRONMENT = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}


class Missing(Exception):  # noqa: N818 - nothing is wrong, something is not there
    """What a section needs is not at hand; the text says what."""


class Run(NamedTuple):
    """What one run of a program took: seconds, and KiB of the largest of its processes."""

    wall: float
    cpu: float
    memory: int
    output: str


def run(command: Sequence[str | Path]) -> Run:
    """Run a program to its end.

    The time of a program counts all its processes. Its memory is the peak of its largest one.
    Linux counts in it what the process that started it held at that moment; this one is therefore
    kept small: it imports neither NumPy nor the engine.
    """
    if not hasattr(os, "wait4"):
        raise SystemExit("this system does not tell what a single program took; try Linux or macOS")
    words = [str(word) for word in command]
    began = time.perf_counter()
    with (
        tempfile.TemporaryFile("w+", errors="replace") as complaints,
        subprocess.Popen(
            words, cwd=ROOT, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=complaints, text=True
        ) as child,
    ):
        assert child.stdout is not None
        output = child.stdout.read()
        _, status, used = os.wait4(child.pid, 0)
        wall = time.perf_counter() - began
        child.returncode = os.waitstatus_to_exitcode(status)
        complaints.seek(0)
        trouble = complaints.read() or output
    if child.returncode:
        shown = " ".join(words[:4])
        raise SystemExit(f"{shown} ... ended with {child.returncode}:\n{trouble[-2000:]}")
    kib = used.ru_maxrss // 1024 if sys.platform == "darwin" else used.ru_maxrss
    return Run(wall, used.ru_utime + used.ru_stime, kib, output)


def validate(*arguments: str | Path) -> list[str | Path]:
    """The command line of the installed ``mjs-validate``."""
    return [_installed("mjs-validate"), *arguments]


def check_schema(files: Sequence[Path]) -> list[str | Path]:
    """The command line of the installed ``check-jsonschema`` on native layouts."""
    return [_installed("check-jsonschema"), "--schemafile", LAYOUT_SCHEMA, *files]


def workload(*arguments: str | int | Path) -> list[str | Path]:
    """The command line of a piece of work inside the engine; see ``workload.py``."""
    return [sys.executable, HERE / "workload.py", *map(str, arguments)]


def corpus_folder() -> Path:
    """The folder of real layouts, as the tests find it."""
    named = os.environ.get("MJS_CORPUS")
    folder = Path(named) if named else ROOT.parent / "shared" / "corpus"
    if not (folder / "museum").is_dir():
        raise Missing(f"no corpus of real layouts at {folder}; name one by MJS_CORPUS")
    return folder


def _installed(name: str) -> Path:
    program = Path(sys.executable).parent / name
    if not program.exists():
        raise Missing(f"{name} is not installed beside {sys.executable}")
    return program
