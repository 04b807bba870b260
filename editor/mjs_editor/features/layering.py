"""Commands on whole layers: add, duplicate, reorder, merge, clear, remove, rename, view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mjs_editor.art.icons import themed_icon
from mjs_editor.command_table import Command
from mjs_editor.layeredits import (
    LayersEdited,
    layer_added,
    layer_cleared,
    layer_count,
    layer_duplicated,
    layer_merged_down,
    layer_name,
    layer_removed,
    layer_renamed,
    layers_in_order,
)
from mjs_editor.undo import Moved

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["Layering"]


class Layering(QObject):
    """Edits the layers of a document, each time as one undoable step."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.document = window.document
        self.views = window.document.layer_views
        menu = window.menu("layer", self.tr("&Layer"))
        buttons = []
        for name, title, run, keys, tip in (
            (
                "add",
                self.tr("&Add above"),
                self.add,
                "Ctrl+Shift+N",
                self.tr("Add an empty layer above this one"),
            ),
            (
                "duplicate",
                self.tr("Du&plicate"),
                self.duplicate,
                None,
                self.tr("Put a copy of this layer above it"),
            ),
            (
                "up",
                self.tr("Move &up"),
                lambda: self.move(1),
                "Ctrl+Shift+PgUp",
                self.tr("Swap this layer with the one above"),
            ),
            (
                "down",
                self.tr("Move &down"),
                lambda: self.move(-1),
                "Ctrl+Shift+PgDown",
                self.tr("Swap this layer with the one below"),
            ),
            (
                "merge",
                self.tr("&Merge down"),
                self.merge_down,
                "Ctrl+Shift+M",
                self.tr("Put the tiles of this layer on the one below"),
            ),
            (
                "clear",
                self.tr("&Clear"),
                self.clear,
                None,
                self.tr("Take all tiles of this layer away; Undo brings them back"),
            ),
            (
                "remove",
                self.tr("&Remove"),
                self.remove,
                "Ctrl+Shift+Del",
                self.tr("Remove this layer with its tiles; Undo brings it back"),
            ),
        ):
            command = Command(id=f"layer.{name}", title=title, run=run, keys=keys, tip=tip)
            action = window.commands.add(command)
            action.setIcon(themed_icon(name))
            menu.addAction(action)
            buttons.append(action)
        menu.addSeparator()
        rename = Command(
            id="layer.rename",
            title=self.tr("Re&name"),
            run=window.layers.edit_name,
            keys="Ctrl+F2",
            tip=self.tr("Name this layer, so that you know it in the panel"),
        )
        menu.addAction(window.commands.add(rename))
        for name, title, run, tip in (
            (
                "shown",
                self.tr("&Shown"),
                self.toggle_shown,
                self.tr("Show this layer or hide it; it stays part of the layout"),
            ),
            (
                "locked",
                self.tr("&Locked"),
                self.toggle_locked,
                self.tr("Keep this layer from being changed, by any tool"),
            ),
            (
                "solo",
                self.tr("S&olo"),
                self.toggle_solo,
                self.tr("Show this layer alone, or all of them again"),
            ),
        ):
            command = Command(id=f"layer.{name}", title=title, run=run, tip=tip, checkable=True)
            action = window.commands.add(command)
            action.setIcon(themed_icon(name))
            menu.addAction(action)
            if name == "solo":
                buttons.append(action)
        window.layers.set_actions(buttons)
        window.layers.rename_asked.connect(self.rename)
        window.layers.order_asked.connect(self.reorder)
        self.document.refused.connect(window.tell)
        self.document.changed.connect(self._show)
        self.document.current_layer_changed.connect(self._show)
        self.views.changed.connect(self._show)
        self._show()

    def add(self) -> None:
        """Add an empty layer above the current one and draw on it."""
        z = self.document.current_layer + 1
        made = layer_added(self.document.layout, z, self.tr("New layer"))
        self._edit(self.tr("Add a layer"), made, z)

    def duplicate(self) -> None:
        """Put a copy of the current layer above it."""
        z = self.document.current_layer
        name = layer_name(self.document.layout, z)
        copied = self.tr("{0} copy").format(name) if name else ""
        made = layer_duplicated(self.document.layout, z, copied)
        self._edit(self.tr("Duplicate layer {0}").format(z + 1), made, z + 1)

    def move(self, by: int) -> None:
        """Swap the current layer with the one above or below."""
        z, count = self.document.current_layer, self.document.layer_count
        if 0 <= z + by < count:
            order = list(range(count))
            order[z], order[z + by] = order[z + by], order[z]
            self.reorder(order)

    def reorder(self, order: list[int]) -> None:
        """Put the layers in another order; the current layer stays in hand."""
        current = order.index(self.document.current_layer)
        made = layers_in_order(self.document.layout, order)
        self._edit(self.tr("Reorder layers"), made, current)

    def merge_down(self) -> None:
        """Put the tiles of the current layer on the one below."""
        z = self.document.current_layer
        made = layer_merged_down(self.document.layout, z)
        if z < 1:
            self.window.tell(self.tr("There is no layer below"))
        elif made.problem:
            self.window.tell(
                self.tr("%n tile(s) would overlap on the layer below", "", made.problem)
            )
        else:
            self._edit(self.tr("Merge layer {0} down").format(z + 1), made, z - 1)

    def clear(self) -> None:
        """Take all tiles of the current layer away."""
        z = self.document.current_layer
        made = layer_cleared(self.document.layout, z)
        self._edit(self.tr("Clear layer {0}").format(z + 1), made, z)

    def remove(self) -> None:
        """Remove the current layer with its tiles."""
        z = self.document.current_layer
        made = layer_removed(self.document.layout, z)
        current = min(z, max(0, layer_count(made.layout) - 1))
        if made.layout == self.document.layout:
            # A layer that nobody has drawn on is no part of the layout.
            self.document.set_current_layer(current)
        self._edit(self.tr("Remove layer {0}").format(z + 1), made, current)

    def rename(self, z: int, name: str) -> None:
        """Give a layer another name."""
        made = layer_renamed(self.document.layout, z, name)
        self._edit(self.tr("Rename layer {0}").format(z + 1), made, z)

    def toggle_shown(self) -> None:
        """Show or hide the current layer."""
        z = self.document.current_layer
        if self.views.solo is not None:
            self.views.set_solo(None)
        else:
            self.views.set_shown(z, not self.views[z].shown)

    def toggle_locked(self) -> None:
        """Lock or unlock the current layer."""
        z = self.document.current_layer
        self.views.set_locked(z, not self.views[z].locked)

    def toggle_solo(self) -> None:
        """Show the current layer alone, or all again."""
        z = self.document.current_layer
        self.views.set_solo(None if self.views.solo == z else z)

    def _edit(self, text: str, made: LayersEdited, current: int) -> None:
        if self.document.edit(text, made.layout, moved=Moved(made.origins)):
            self.document.set_current_layer(current)

    def _show(self, *_: object) -> None:
        z, views, commands = self.document.current_layer, self.views, self.window.commands
        commands["layer.shown"].setChecked(views.is_shown(z))
        commands["layer.locked"].setChecked(views[z].locked)
        commands["layer.solo"].setChecked(views.solo == z)
