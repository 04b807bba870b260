"""The commands ``mjs`` and ``mjs-validate``.

Each command is one module, loaded when it is asked for.
"""

from __future__ import annotations

import os

# One thread: the arrays are small, and a process without threads can fork its workers safely.
# It has to be said before NumPy is loaded.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

__all__ = ["main"]


def main() -> None:
    """Run ``mjs``; ends the process."""
    from mjs.cli.group import mjs
    from mjs.cli.terminal import run_command

    run_command(mjs, "mjs")
