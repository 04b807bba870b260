"""What the window can do, one module a topic; each installs its commands into a window.

A feature is a QObject made with the window. It adds commands to `window.commands`, places them in
menus, and listens to the document. A new one is one module and one line in `FEATURES`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mjs_editor.features import checking, drawing, editing, filing, layering, viewing

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

__all__ = ["FEATURES"]

FEATURES: tuple[type[QObject], ...] = (
    filing.Filing,
    editing.Editing,
    viewing.Viewing,
    drawing.Drawing,
    layering.Layering,
    checking.Checking,
)
"""In the order of their menus."""
