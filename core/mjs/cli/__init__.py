"""The commands ``mjs`` and ``mjs-validate``.

Each command is one module, loaded when it is asked for.
"""

from __future__ import annotations

import os

# One thread: the arrays are small, and a process without threads can fork its workers safely.
# It has to be said before NumPy is loaded.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

__all__ = ["main", "validate_main"]


def main() -> None:
    """Run ``mjs``; ends the process."""
    _end_quietly()
    from mjs.cli.group import mjs
    from mjs.cli.terminal import run_command

    run_command(mjs, "mjs")


def validate_main() -> None:
    """Run ``mjs-validate``; ends the process."""
    _end_quietly()
    from mjs.cli.validate import main as run

    run()


def _end_quietly() -> None:
    """Have Ctrl-C end the process while it is still loading; `run_command` does better then."""
    import signal

    # An exception could come up anywhere in the modules being loaded, and be seen. In jobs of
    # scripts it is ignored, and stays so.
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, lambda _signal, _frame: os._exit(130))
