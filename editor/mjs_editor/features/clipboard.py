"""Cut, copy and paste: tiles as layout files, so that other windows and programs have them too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtGui import QGuiApplication, QKeySequence

from mjs import Layout, MjsError, Tile
from mjs.layout import in_order
from mjs_editor.boardtext import MIME_TYPE, layout_of, text_of
from mjs_editor.command_table import Command
from mjs_editor.edits import erased
from mjs_editor.enginewords import said
from mjs_editor.mirroring import drawn, with_partners

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["Clipboard"]


class Clipboard(QObject):
    """Puts the selection on the clipboard, and places what is there."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.document = window.document
        keys = QKeySequence.StandardKey
        menu = window.menu("edit", self.tr("&Edit"))
        menu.addSeparator()
        for command in (
            Command(
                id="edit.cut",
                title=self.tr("Cu&t"),
                run=self.cut,
                keys=keys.Cut,
                tip=self.tr("Take the selected tiles off the board, to paste them elsewhere"),
            ),
            Command(
                id="edit.copy",
                title=self.tr("&Copy"),
                run=self.copy,
                keys=keys.Copy,
                tip=self.tr("Put the selected tiles on the clipboard, for any window"),
            ),
            Command(
                id="edit.paste",
                title=self.tr("&Paste"),
                run=self.paste,
                keys=keys.Paste,
                tip=self.tr("Place what is on the clipboard under the pointer, on this layer"),
            ),
            Command(
                id="edit.paste-in-place",
                title=self.tr("Paste &in place"),
                run=self.paste_in_place,
                keys="Ctrl+Shift+V",
                tip=self.tr("Place what is on the clipboard where it was copied from"),
            ),
        ):
            menu.addAction(window.commands.add(command))

    def copy(self) -> bool:
        """Put the selection on the clipboard; whether there was one."""
        chosen = in_order(self.document.selection)
        if not chosen:
            self.window.tell(self.tr("Select tiles first"))
            return False
        text = text_of(self.document.layout, chosen)
        data = QMimeData()
        data.setData(MIME_TYPE, text.encode("utf-8"))
        data.setText(text)
        QGuiApplication.clipboard().setMimeData(data)
        self.window.tell(self.tr("Copied %n tile(s)", "", len(chosen)))
        return True

    def cut(self) -> None:
        """Put the selection on the clipboard and take it off the board, with what mirrors it."""
        if self.copy():
            layout, chosen = self.document.layout, self.document.selection
            gone = with_partners(layout, chosen, self.document.symmetry)
            text = self.tr("Cut %n tile(s)", "", len(gone))
            if self.document.edit(text, erased(layout, gone).layout):
                self.window.tell_mirrored(len(gone) - len(chosen))

    def paste(self) -> None:
        """Place what is on the clipboard about the pointer, or in the middle of what is seen."""
        board = self._board()
        if board is None:
            return
        view, box = self.window.view, board.bounds
        width, height = board.footprint
        at = view.pointer_place
        if at is None:
            at = view.place_at(view.mapToScene(view.viewport().rect().center()))
        dx = max(0, at.x - (box.width - width) // 2) - box.left
        dy = max(0, at.y - (box.height - height) // 2) - box.top
        dz = self.document.current_layer - box.lowest
        self._place([Tile(x + dx, y + dy, z + dz) for x, y, z in board.tiles])

    def paste_in_place(self) -> None:
        """Place what is on the clipboard where it was."""
        board = self._board()
        if board is not None:
            self._place(board.tiles)

    def _board(self) -> Layout | None:
        """The layout on the clipboard; None after having said why there is none."""
        # None on some desktops while nothing was ever copied, whatever Qt's stubs say.
        data: QMimeData | None = QGuiApplication.clipboard().mimeData()
        text = data.text() if data is not None else ""
        if data is not None and data.hasFormat(MIME_TYPE):
            text = bytes(data.data(MIME_TYPE).data()).decode("utf-8", "replace")
        if not text.strip():
            self.window.tell(self.tr("There are no tiles on the clipboard"))
            return None
        try:
            board = layout_of(text)
        except MjsError as error:
            self.window.tell(
                self.tr("What is on the clipboard is no layout: {0}").format(said(str(error)))
            )
            return None
        if board.footprint != self.document.layout.footprint:
            self.window.tell(
                self.tr(
                    "Tiles on the clipboard are {0} grid units large, here they are {1}"
                ).format(board.footprint, self.document.layout.footprint)
            )
            return None
        return board

    def _place(self, tiles: list[Tile] | tuple[Tile, ...]) -> None:
        made = drawn(self.document.layout, tiles, self.document.symmetry)
        if made.total:
            text = self.tr("Paste %n tile(s)", "", made.total)
            if not self.document.edit(text, made.layout, selection=made.tiles):
                return
        left_out = self.tr("%n tile(s) left out: no room", "", len(made.skipped))
        self.window.tell_mirrored(
            len(made.copies), len(made.skipped_copies), left_out if made.skipped else ""
        )
