"""Checks that fail in every way a check can; worker processes find them by importing this."""

from __future__ import annotations

import os
import time
from pathlib import Path

from mjs.formats import Source
from mjs.results import FileResult
from mjs.validation import Options, check_path


def check(item: str | Source, options: Options) -> list[FileResult]:
    """Do what the file's name says, else check it as usual."""
    name = Path(item if isinstance(item, str) else item.path).name
    if name.startswith("dies"):
        os._exit(9)
    if name.startswith("raises"):
        raise ZeroDivisionError("a bug")
    if name.startswith("fills"):
        raise MemoryError
    if name.startswith("sleeps"):
        time.sleep(600)
    return check_path(item, options)


def die_once(item: str | Source, options: Options) -> list[FileResult]:
    """Die of the first file called ``dies``, but not again."""
    path = Path(item if isinstance(item, str) else item.path)
    if path.name.startswith("dies"):
        mark = path.with_suffix(".mark")
        if not mark.exists():
            mark.touch()
            os._exit(9)
    return check_path(item, options)
