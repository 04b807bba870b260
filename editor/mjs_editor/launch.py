"""The command ``mjs-editor``: says what is missing where Qt is, and starts the program."""

from __future__ import annotations

import sys

__all__ = ["main"]

_INTERRUPTED = 130


def main() -> None:
    """Run the editor; ends the process."""
    try:
        from mjs_editor.app import main as run
    except ImportError as error:
        # Either the extra was not installed, or the system lacks a library that Qt loads.
        print(f"mjs-editor: error: {reason(error)}", file=sys.stderr)
        sys.exit(2)
    try:
        sys.exit(run())
    except KeyboardInterrupt:  # while it was starting
        sys.exit(_INTERRUPTED)


def reason(error: ImportError) -> str:
    """Why Qt can't be loaded, and what to do about it.

    >>> reason(ImportError("No module named 'PySide6'", name="PySide6"))
    "the editor needs PySide6; install it by: pip install 'PySide6-Essentials!=6.12.*'"
    """
    if "cannot open shared object" not in str(error):
        return "the editor needs PySide6; install it by: pip install 'PySide6-Essentials!=6.12.*'"
    return (
        f"Qt can't be loaded ({error}); on Debian and its relatives this installs what it needs: "
        "apt-get install libegl1 libgl1 libxkbcommon0 libdbus-1-3 libfontconfig1"
    )
