"""Undo and redo, and what can be done to a selection."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from mjs_editor.command_table import Command
from mjs_editor.edits import erased
from mjs_editor.mirroring import with_partners

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["Editing"]


class Editing(QObject):
    """Commands on the document and its selection."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.document = window.document
        keys, stack = QKeySequence.StandardKey, window.document.history
        menu = window.menu("edit", self.tr("&Edit"))
        undo = Command(
            id="edit.undo",
            title=self.tr("&Undo"),
            run=stack.undo,
            keys=keys.Undo,
            tip=self.tr("Take back the last step; the History panel takes back several at once"),
        )
        redo = Command(
            id="edit.redo",
            title=self.tr("&Redo"),
            run=stack.redo,
            keys=keys.Redo,
            tip=self.tr("Do the step again that was taken back"),
        )
        for command, told, named, possible in (
            (undo, stack.undoTextChanged, self._name_undo, stack.canUndoChanged),
            (redo, stack.redoTextChanged, self._name_redo, stack.canRedoChanged),
        ):
            action = window.commands.add(command)
            action.setEnabled(False)
            possible.connect(action.setEnabled)
            told.connect(named)
            menu.addAction(action)
        menu.addSeparator()
        for command in (
            Command(
                id="edit.select-all",
                title=self.tr("Select &all"),
                run=self.select_all,
                keys=keys.SelectAll,
                tip=self.tr("Select the tiles of all layers, to change the board as a whole"),
            ),
            Command(
                id="edit.delete",
                title=self.tr("&Delete"),
                run=self.delete,
                keys=keys.Delete,
                tip=self.tr("Take the selected tiles away; Undo brings them back"),
            ),
        ):
            menu.addAction(window.commands.add(command))

    def _name_undo(self, step: str) -> None:
        self.window.commands["edit.undo"].setText(f"{self.tr('&Undo')} {step}".strip())

    def _name_redo(self, step: str) -> None:
        self.window.commands["edit.redo"].setText(f"{self.tr('&Redo')} {step}".strip())

    def select_all(self) -> None:
        """Select every tile."""
        self.document.select(self.document.layout.tiles)

    def delete(self) -> None:
        """Take the selected tiles away, with what mirrors them."""
        layout, selection = self.document.layout, self.document.selection
        if not selection:
            self.window.tell(self.tr("Select tiles first"))
            return
        gone = with_partners(layout, selection, self.document.symmetry)
        text = self.tr("Delete %n tile(s)", "", len(gone))
        if self.document.edit(text, erased(layout, gone).layout):
            self.window.tell_mirrored(len(gone) - len(selection))
