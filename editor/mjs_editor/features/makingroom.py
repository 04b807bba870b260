"""Room at the left and the top: the grid begins at 0, but a board may want to grow that way."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint

from mjs import MjsError
from mjs_editor.command_table import Command
from mjs_editor.document import Change
from mjs_editor.enginewords import said
from mjs_editor.symmetry import Mirror
from mjs_editor.undo import Moved

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["MakingRoom"]

_ROOM_TILES = 4  # as many as there are at the right and the bottom


class MakingRoom(QObject):
    """Moves the whole board away from the edges of the grid; what is looked at stays in place."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.document = window.document
        menu = window.menu("edit", "")
        menu.addSeparator()
        command = Command(
            id="edit.make-room",
            title=self.tr("&Make room at the left and top"),
            run=self.make_room,
            tip=self.tr("Move the whole board, so that it can grow to the left and to the top too"),
        )
        menu.addAction(window.commands.add(command))
        self.document.changed.connect(self._follow)

    def make_room(self) -> bool:
        """Leave some columns and rows free before the board; whether there was too little room."""
        layout = self.document.layout
        box, (width, height) = layout.bounds, layout.footprint
        dx = max(0, _ROOM_TILES * width - box.left)
        dy = max(0, _ROOM_TILES * height - box.top)
        if not layout.tiles or not (dx or dy):
            self.window.tell(self.tr("There is room at the left and at the top already"))
            return False
        try:
            moved = layout.shifted(dx, dy)
        except MjsError as error:  # at the far end of the grid
            self.window.tell(said(str(error)))
            return False
        chosen = self.document.selection
        selection = [tile._replace(x=tile.x + dx, y=tile.y + dy) for tile in chosen]
        step = Moved(shift=(dx, dy))
        return self.document.edit(self.tr("Make room"), moved, selection=selection, moved=step)

    def _follow(self, change: Change) -> None:
        """Let axes and what is seen go along with such a step, done, undone or done again."""
        if change.shift != (0, 0):
            self._go_along(*change.shift)

    def _go_along(self, dx: int, dy: int) -> None:
        document, view = self.document, self.window.view
        symmetry = document.symmetry
        if symmetry.mirror is not Mirror.NONE:
            x, y = symmetry.axis_x2 + 2 * dx, symmetry.axis_y2 + 2 * dy
            document.set_symmetry(replace(symmetry, axis_x2=max(0, x), axis_y2=max(0, y)))
        by = QPoint(
            round(dx * view.projection.unit_x * view.zoom()),
            round(dy * view.projection.unit_y * view.zoom()),
        )
        view.scroll_by(by)
