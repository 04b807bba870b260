"""Commands by their whole names, for lists that show them outside of their menus."""

from __future__ import annotations

from PySide6.QtGui import QAction

__all__ = ["full_title", "plain"]


def full_title(name: str, action: QAction) -> str:
    """A command with its menu, since titles alone may be alike: ``Nudge: Left``."""
    for menu in action.associatedObjects():
        title = getattr(menu, "title", None)
        if title is not None:
            return f"{plain(title())}: {plain(action.text())}"
    return f"{name.partition('.')[0].title()}: {plain(action.text())}"


def plain(text: str) -> str:
    """The text of a menu without its marks.

    >>> plain("Save &as...")
    'Save as'
    """
    return text.replace("&", "").rstrip(".")
