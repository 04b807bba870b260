"""The axes of the symmetry by keys: on and off, moved by half units, back to the middle."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mjs_editor.command_table import Command
from mjs_editor.features.drawing import Drawing
from mjs_editor.gridsize import grid_bounds
from mjs_editor.symmetry import Mirror

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["Axes"]


class Axes(QObject):
    """Commands of the symmetry menu besides the kinds of symmetry."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.document = window.document
        self._last = Mirror.LEFT_RIGHT
        self.document.symmetry_changed.connect(self._note)
        menu = window.menu("symmetry", self.tr("&Symmetry"))
        menu.addSeparator()
        for command in (
            Command(
                id="symmetry.toggle",
                title=self.tr("&On or off"),
                run=self.toggle,
                keys="Y",
                tip=self.tr("Draw without symmetry for a while, then with the same one again"),
            ),
            Command(
                id="symmetry.centre",
                title=self.tr("Axes to the &middle"),
                run=self.centre,
                keys="Shift+Y",
                tip=self.tr("Move the axes to the middle of the board, or of the empty grid"),
            ),
            Command(
                id="symmetry.centre-grid",
                title=self.tr("Axes to the middle of the &grid"),
                run=self.centre_on_grid,
                tip=self.tr("Move the axes to the middle of the size that the layout began with"),
            ),
        ):
            menu.addAction(window.commands.add(command))
        moves = menu.addMenu(self.tr("Mo&ve axes"))
        for name, title, dx, dy, tip in (
            ("left", self.tr("&Left"), -1, 0, self.tr("Move the upright axis to the left")),
            ("right", self.tr("&Right"), 1, 0, self.tr("Move the upright axis to the right")),
            ("up", self.tr("&Up"), 0, -1, self.tr("Move the level axis up")),
            ("down", self.tr("&Down"), 0, 1, self.tr("Move the level axis down")),
        ):
            command = Command(
                id=f"symmetry.axis-{name}",
                title=title,
                run=partial(self.move, dx, dy),
                keys=f"Alt+Shift+{name.title()}",
                tip=self.tr("{0} by half a grid unit; the mouse drags its handle").format(tip),
            )
            moves.addAction(window.commands.add(command))

    def toggle(self) -> None:
        """Switch the symmetry off, or the last one on again, with its axes where they were."""
        document = self.document
        if document.symmetry.mirror is not Mirror.NONE:
            document.set_symmetry(replace(document.symmetry, mirror=Mirror.NONE))
        elif document.symmetry.axis_x2 or document.symmetry.axis_y2:
            document.set_symmetry(replace(document.symmetry, mirror=self._last))
        else:
            self.window.feature(Drawing).set_mirror(self._last)
        self._tell()

    def centre(self) -> None:
        """Move the axes to the middle."""
        if self._is_on():
            self.window.feature(Drawing).set_mirror(self.document.symmetry.mirror)
            self._tell()

    def centre_on_grid(self) -> None:
        """Move the axes to the middle of the grid, wherever on it the first tiles lie."""
        if self._is_on():
            document = self.document
            document.set_symmetry(document.symmetry.about(grid_bounds(document.layout)))
            self._tell()

    def move(self, dx: int, dy: int) -> None:
        """Move the axes there are by half grid units."""
        if not self._is_on():
            return
        symmetry = self.document.symmetry
        if dx and symmetry.mirror is Mirror.TOP_BOTTOM:
            self.window.tell(self.tr("There is no upright axis with this symmetry"))
            return
        if dy and symmetry.mirror is Mirror.LEFT_RIGHT:
            self.window.tell(self.tr("There is no level axis with this symmetry"))
            return
        x, y = max(0, symmetry.axis_x2 + dx), max(0, symmetry.axis_y2 + dy)
        self.document.set_symmetry(replace(symmetry, axis_x2=x, axis_y2=y))
        self._tell()

    def _is_on(self) -> bool:
        if self.document.symmetry.mirror is Mirror.NONE:
            self.window.tell(self.tr("Choose a symmetry first"))
            return False
        return True

    def _note(self) -> None:
        mirror = self.document.symmetry.mirror
        if mirror is not Mirror.NONE:
            self._last = mirror

    def _tell(self) -> None:
        symmetry = self.document.symmetry
        at = [
            text.format(f"{doubled / 2:g}")
            for text, doubled, kinds in (
                (self.tr("x {0}"), symmetry.axis_x2, set(Mirror) - {Mirror.TOP_BOTTOM}),
                (self.tr("y {0}"), symmetry.axis_y2, set(Mirror) - {Mirror.LEFT_RIGHT}),
            )
            if symmetry.mirror in kinds
        ]
        if symmetry.mirror is Mirror.NONE:
            self.window.tell(self.tr("Symmetry off"))
        else:
            self.window.tell(self.tr("Symmetry about {0}").format(", ".join(at)))
