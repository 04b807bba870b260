"""The theme of the program: which one was chosen, and giving it to panels, menus and canvases."""

from __future__ import annotations

from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from mjs_editor.canvas.theme import DARK, THEMES, Theme, system_theme
from mjs_editor.fieldpalettes import show_outlines

__all__ = ["SYSTEM", "chosen_theme", "current_theme", "keep_theme", "use_theme"]

SYSTEM = "system"
"""The name of no theme: to be as the desktop is."""

_KEY = "canvas/theme"


def chosen_theme() -> str:
    """The name of the theme that was chosen, or `SYSTEM`."""
    return str(QSettings().value(_KEY, SYSTEM))


def keep_theme(name: str) -> None:
    """Remember a choice."""
    QSettings().setValue(_KEY, name)


def current_theme() -> Theme:
    """The theme that canvases are painted in now."""
    return THEMES.get(chosen_theme()) or system_theme()


def use_theme(name: str) -> None:
    """Let panels and menus have a theme too, by the desktop or by our own colours."""
    hints = QGuiApplication.styleHints()
    schemes = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}
    if hasattr(hints, "setColorScheme"):
        hints.setColorScheme(schemes.get(name, Qt.ColorScheme.Unknown))
    QApplication.setPalette(QPalette())  # the desktop's own again
    theme = THEMES.get(name)
    is_dark = QGuiApplication.palette().window().color().lightness() < 128
    if theme is not None and is_dark is not (theme is DARK):
        QApplication.setPalette(_window_palette(theme))
    show_outlines()


def _window_palette(theme: Theme) -> QPalette:
    """Colours for panels and menus, where the desktop does not bring them."""
    dark = theme is DARK
    text, dim = QColor(theme.ruler_text), QColor("#77858a" if dark else "#8a8474")
    palette = QPalette(QColor("#2a363b" if dark else "#efefef"))
    roles = QPalette.ColorRole
    for role, colour in (
        (roles.Window, QColor("#222d32" if dark else "#efefef")),
        (roles.Base, QColor(theme.ruler if dark else "#ffffff")),
        (roles.AlternateBase, QColor("#263238" if dark else "#f6f4ee")),
        (roles.WindowText, text),
        (roles.Text, text),
        (roles.ButtonText, text),
        (roles.ToolTipBase, QColor(theme.ruler)),
        (roles.ToolTipText, text),
        (roles.PlaceholderText, dim),
        (roles.Highlight, QColor("#1565c0")),
        (roles.HighlightedText, QColor("#ffffff")),
        (roles.Link, QColor(theme.ruler_mark)),
    ):
        palette.setColor(role, colour)
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, dim)
    return palette
