"""The colours of the canvas: one object for light, one for dark, used by all that paints there."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication

__all__ = ["DARK", "LIGHT", "THEMES", "Theme", "system_theme"]


@dataclass(frozen=True)
class Theme:
    """What everything on the canvas is painted in; colours as ``#rrggbb`` or ``#aarrggbb``.

    Attributes
    ----------
    name : str
        For settings.
    table, room : str
        Behind the grid, and the grid's own ground.
    line, line_whole : str
        The grid, every unit and every whole tile.
    face, side, back, edge : (str, str)
        Of a tile's body, from the lowest layer to the highest.
    shadow, ghost, ghost_fill, taken, selection, problem, axis : str
    ruler, ruler_text, ruler_mark : str
    """

    name: str
    table: str
    room: str
    line: str
    line_whole: str
    face: tuple[str, str]
    side: tuple[str, str]
    back: tuple[str, str]
    edge: tuple[str, str]
    shadow: str
    ghost: str
    ghost_fill: str
    taken: str
    selection: str
    problem: str
    axis: str
    ruler: str
    ruler_text: str
    ruler_mark: str


LIGHT = Theme(
    name="light",
    table="#ddd7c9",
    room="#f2eee4",
    line="#1e5a503c",
    line_whole="#465a503c",
    face=("#d3c4a1", "#fffdf7"),
    side=("#ad9c75", "#ddd0b0"),
    back=("#1d5c4b", "#2f8f74"),
    edge=("#7d6f52", "#a3946f"),
    shadow="#26000000",
    ghost="#1f7a5c",
    ghost_fill="#96fffdf7",
    taken="#b3261e",
    selection="#1565c0",
    problem="#c62828",
    axis="#8e24aa",
    ruler="#f7f4ec",
    ruler_text="#4a4436",
    ruler_mark="#1565c0",
)

DARK = Theme(
    name="dark",
    table="#141b1f",
    room="#222d32",
    line="#1ec8dce0",
    line_whole="#46c8dce0",
    face=("#a99e82", "#fbf5e6"),
    side=("#85795e", "#c9bb97"),
    back=("#0f4a3c", "#2b8a70"),
    edge=("#463d2b", "#8b7d5d"),
    shadow="#5a000000",
    ghost="#6fe0b6",
    ghost_fill="#6efbf5e6",
    taken="#ff8a80",
    selection="#3f9bff",
    problem="#ff6e63",
    axis="#d69aff",
    ruler="#1b2428",
    ruler_text="#c3ced2",
    ruler_mark="#64b5f6",
)

THEMES = {theme.name: theme for theme in (LIGHT, DARK)}


def system_theme() -> Theme:
    """The theme that goes with the desktop's colours."""
    hints = QGuiApplication.styleHints()
    if hints.colorScheme() is Qt.ColorScheme.Dark:
        return DARK
    if hints.colorScheme() is Qt.ColorScheme.Light:
        return LIGHT
    window: QColor = QGuiApplication.palette().window().color()
    return DARK if window.lightness() < 128 else LIGHT
