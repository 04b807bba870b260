"""Other ways to select than by pointing: nothing, the rest, a whole layer, what mirrors it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mjs_editor.command_table import Command
from mjs_editor.mirroring import with_partners
from mjs_editor.symmetry import Mirror

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["Choosing"]


class Choosing(QObject):
    """Commands of the edit menu that change what is selected, and nothing else."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.document = window.document
        menu = window.menu("edit", self.tr("&Edit"))
        before = window.commands["edit.delete"]
        for command in (
            Command(
                id="edit.select-none",
                title=self.tr("Select &none"),
                run=self.select_none,
                keys="Ctrl+Shift+A",
                tip=self.tr("Select nothing; with a selection tool in hand Escape does it too"),
            ),
            Command(
                id="edit.select-rest",
                title=self.tr("In&vert selection"),
                run=self.select_rest,
                keys="Ctrl+I",
                tip=self.tr("Select what is not selected, and nothing of what is"),
            ),
            Command(
                id="edit.select-layer",
                title=self.tr("Select &layer"),
                run=self.select_layer,
                keys="Ctrl+L",
                tip=self.tr("Select all tiles of the layer that is drawn on"),
            ),
            Command(
                id="edit.select-mirrored",
                title=self.tr("Select mirrored tiles t&oo"),
                run=self.select_mirrored,
                keys="Ctrl+Shift+L",
                tip=self.tr("Add what mirrors the selection, by the symmetry that is on"),
            ),
        ):
            menu.insertAction(before, window.commands.add(command))
        menu.insertSeparator(before)

    def select_none(self) -> None:
        """Select nothing."""
        self.document.select(())

    def select_rest(self) -> None:
        """Select what is not selected."""
        self.document.select(set(self.document.layout.tiles) - self.document.selection)
        self._tell()

    def select_layer(self) -> None:
        """Select the tiles of the current layer."""
        here = self.document.current_layer
        self.document.select(tile for tile in self.document.layout.tiles if tile.z == here)
        self._tell()

    def select_mirrored(self) -> None:
        """Select what mirrors the selection as well."""
        document = self.document
        if document.symmetry.mirror is Mirror.NONE:
            self.window.tell(self.tr("Choose a symmetry first"))
            return
        document.select(with_partners(document.layout, document.selection, document.symmetry))
        self._tell()

    def _tell(self) -> None:
        self.window.tell(self.tr("%n tile(s) selected", "", len(self.document.selection)))
