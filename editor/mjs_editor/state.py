"""Where the editor keeps what it must not lose: the state folder, and lists in the settings."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths

__all__ = ["STATE_VARIABLE", "paths_setting", "set_paths_setting", "state_folder"]

STATE_VARIABLE = "MJS_STATE_HOME"
"""The environment variable that names another state folder, for tests and portable set-ups."""


def state_folder() -> Path:
    """The folder for drafts; it need not be there yet."""
    named = os.environ.get(STATE_VARIABLE)
    if named:
        return Path(named)
    places = QStandardPaths.StandardLocation
    return Path(QStandardPaths.writableLocation(places.AppLocalDataLocation)) / "state"


def paths_setting(name: str) -> list[Path]:
    """A list of paths from the settings; whatever else is stored there is no path."""
    value = QSettings().value(name)
    if isinstance(value, str):
        value = [value]  # what a list of one comes back as
    if not isinstance(value, list):
        return []
    return [Path(entry) for entry in value if isinstance(entry, str) and entry]


def set_paths_setting(name: str, paths: Iterable[Path]) -> None:
    """Store a list of paths in the settings, without repeats."""
    QSettings().setValue(name, list(dict.fromkeys(str(path) for path in paths)))
