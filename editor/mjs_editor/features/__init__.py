"""What the window can do, one module a topic; each installs its commands into a window.

A feature is a QObject made with the window. It adds commands to `window.commands`, places them in
menus, and listens to the document. A new one is one module and one line in `FEATURES`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mjs_editor.features import (
    arranging,
    axes,
    checking,
    choosing,
    clipboard,
    contextmenus,
    dealing,
    drawing,
    dropping,
    editing,
    exporting,
    filing,
    graying,
    heating,
    helping,
    layering,
    libraries,
    looks,
    makingroom,
    overlaying,
    panelling,
    playtesting,
    quickbar,
    returning,
    safekeeping,
    stamping,
    statebar,
    viewing,
    watching,
    zooming,
)

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

__all__ = ["FEATURES"]

FEATURES: tuple[type[QObject], ...] = (
    filing.Filing,
    dropping.Dropping,
    exporting.Exporting,
    returning.Returning,
    libraries.Libraries,
    watching.Watching,
    safekeeping.Safekeeping,
    editing.Editing,
    choosing.Choosing,
    clipboard.Clipboard,
    makingroom.MakingRoom,
    arranging.Arranging,
    viewing.Viewing,
    looks.Looks,
    drawing.Drawing,
    axes.Axes,
    statebar.StateBar,
    stamping.Stamping,
    layering.Layering,
    checking.Checking,
    zooming.Zooming,
    overlaying.Overlaying,
    heating.Heating,
    dealing.Dealing,
    playtesting.Playtesting,
    quickbar.QuickBar,
    panelling.Panelling,
    contextmenus.ContextMenus,
    helping.Helping,
    graying.Graying,
)
"""In the order of their menus."""
