"""What can be done to a selection as a whole: flips, copies, other layers, alignment, spacing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from mjs import Layout, Tile
from mjs.layout import in_order
from mjs_editor.arrange import Align, Axis, aligned, distributed, duplicated, flipped, pieces
from mjs_editor.command_table import Command
from mjs_editor.mirroring import Drawn, carried, mirrored
from mjs_editor.symmetry import Mirror, Symmetry
from mjs_editor.tools.drawing import StampTool
from mjs_editor.tools.selecting import SelectTool

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["Arranging"]


class Arranging(QObject):
    """The menu of the selection."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.document = window.document
        menu = window.menu("selection", self.tr("Selectio&n"))
        self._fill(
            menu,
            (
                "flip-left-right",
                self.tr("Flip &left-right"),
                partial(self.flip, Mirror.LEFT_RIGHT),
                "H",
                self.tr("Swap left and right within the selection, or the stamp in hand"),
            ),
            (
                "flip-top-bottom",
                self.tr("Flip &top-bottom"),
                partial(self.flip, Mirror.TOP_BOTTOM),
                "J",
                self.tr("Swap top and bottom within the selection, or the stamp in hand"),
            ),
            (
                "rotate",
                self.tr("&Rotate by 180°"),
                partial(self.flip, Mirror.POINT),
                "Shift+R",
                self.tr("Turn the selection half round in its place, or the stamp in hand"),
            ),
            (
                "mirror",
                self.tr("Add &mirrored copies"),
                self.mirror,
                "M",
                self.tr("Add mirror images by the symmetry that is on, or else to the right"),
            ),
            (
                "duplicate",
                self.tr("&Duplicate"),
                self.duplicate,
                "Ctrl+D",
                self.tr("Put a copy of the selection where there is room, and select it"),
            ),
        )
        menu.addSeparator()
        self._fill(
            menu,
            (
                "raise",
                self.tr("R&aise by a layer"),
                partial(self.raise_by, 1),
                "Ctrl+PgUp",
                self.tr("Move the selection to the layer above, if all of it finds room"),
            ),
            (
                "lower",
                self.tr("L&ower by a layer"),
                partial(self.raise_by, -1),
                "Ctrl+PgDown",
                self.tr("Move the selection to the layer below, if all of it finds room"),
            ),
        )
        self._add_nudges(menu.addMenu(self.tr("&Nudge")))
        self._add_alignments(menu.addMenu(self.tr("Ali&gn")))
        self._fill(
            menu.addMenu(self.tr("Di&stribute")),
            (
                "distribute-across",
                self.tr("&Across"),
                partial(self.space, Axis.ACROSS),
                None,
                self.tr("Make the gaps equal between three or more pieces side by side"),
            ),
            (
                "distribute-down",
                self.tr("&Down"),
                partial(self.space, Axis.DOWN),
                None,
                self.tr("Make the gaps equal between three or more pieces one below the other"),
            ),
        )

    def _add_nudges(self, menu: QMenu) -> None:
        for name, title, step, keys, tip in (
            (
                "left",
                self.tr("&Left"),
                (-1, 0),
                "Alt+Left",
                self.tr("Move the selection to the left by one grid unit"),
            ),
            (
                "right",
                self.tr("&Right"),
                (1, 0),
                "Alt+Right",
                self.tr("Move the selection to the right by one grid unit"),
            ),
            (
                "up",
                self.tr("&Up"),
                (0, -1),
                "Alt+Up",
                self.tr("Move the selection up by one grid unit"),
            ),
            (
                "down",
                self.tr("&Down"),
                (0, 1),
                "Alt+Down",
                self.tr("Move the selection down by one grid unit"),
            ),
        ):
            self._fill(menu, (f"nudge-{name}", title, partial(self.nudge, *step), keys, tip))

    def _add_alignments(self, menu: QMenu) -> None:
        for to, title, tip in (
            (
                Align.LEFT,
                self.tr("Rows to the &left"),
                self.tr("Shift each row of the selection to its left edge"),
            ),
            (
                Align.CENTRE,
                self.tr("Rows to the &centre"),
                self.tr("Shift each row of the selection to its middle, as for a pyramid"),
            ),
            (
                Align.RIGHT,
                self.tr("Rows to the &right"),
                self.tr("Shift each row of the selection to its right edge"),
            ),
            (
                Align.TOP,
                self.tr("Columns to the &top"),
                self.tr("Shift each column of the selection to its top edge"),
            ),
            (
                Align.MIDDLE,
                self.tr("Columns to the &middle"),
                self.tr("Shift each column of the selection to its middle, as for a diamond"),
            ),
            (
                Align.BOTTOM,
                self.tr("Columns to the &bottom"),
                self.tr("Shift each column of the selection to its bottom edge"),
            ),
        ):
            self._fill(menu, (f"align-{to.value}", title, partial(self.align, to), None, tip))

    def flip(self, how: Mirror) -> None:
        """Mirror the selection, or the stamp in hand when it is more than a tile, within itself."""
        stamp = self.window.tool(StampTool)
        if self.window.view.tool is stamp and stamp.flip(how):
            self.window.take_tool(StampTool.id)  # its ghost is another one
            return
        made = flipped(self.document.layout, self._chosen(), how, self.document.symmetry)
        text = (
            self.tr("Rotate %n tile(s)", "", made.total)
            if how is Mirror.POINT
            else self.tr("Flip %n tile(s)", "", made.total)
        )
        self._do(text, made)

    def mirror(self) -> None:
        """Add copies across the axes of the symmetry, or to the right when there are none."""
        chosen, layout = self._chosen(), self.document.layout
        symmetry = self.document.symmetry
        if symmetry.mirror is Mirror.NONE:
            right = Layout(tiles=chosen, footprint=layout.footprint).bounds.right
            symmetry = Symmetry(Mirror.LEFT_RIGHT, axis_x2=2 * right)
        made = mirrored(layout, chosen, symmetry)
        if made.tiles:
            text = self.tr("Mirror %n tile(s)", "", len(made.tiles))
            self.document.edit(text, made.layout, selection=(*chosen, *made.tiles))
        if made.skipped:
            self.window.tell(
                self.tr("Left out for want of room: %n mirrored tile(s)", "", len(made.skipped))
            )

    def duplicate(self) -> None:
        """Copy the selection to where there is room, and select the copies."""
        made = duplicated(self.document.layout, self._chosen(), self.document.symmetry)
        self._do(self.tr("Duplicate %n tile(s)", "", made.total), made)

    def raise_by(self, layers: int) -> None:
        """Move the selection up or down, where there is room."""
        ends = {tile: Tile(tile.x, tile.y, tile.z + layers) for tile in self._chosen()}
        made = carried(self.document.layout, ends, self.document.symmetry)
        text = self.tr("Lower %n tile(s)", "", made.total)
        if layers > 0:
            text = self.tr("Raise %n tile(s)", "", made.total)
        self._do(text, made)

    def nudge(self, across: int, down: int) -> None:
        """Move the selection by a grid unit, with what mirrors it; one step with others."""
        if self._chosen():
            self.window.tool(SelectTool).nudge(across, down)

    def align(self, to: Align) -> None:
        """Bring the rows or columns of the selection to one of its edges, or the middle."""
        made = aligned(self.document.layout, self._chosen(), to, self.document.symmetry)
        self._do(self.tr("Align %n tile(s)", "", made.total), made)

    def space(self, axis: Axis) -> None:
        """Make the gaps between pieces of the selection equal."""
        chosen = self._chosen()
        footprint = self.document.layout.footprint
        if chosen and len(pieces(chosen, footprint, axis, whole=True)) < 3:
            self.window.tell(self.tr("Select three pieces or more to distribute them"))
            return
        made = distributed(self.document.layout, chosen, axis, self.document.symmetry)
        self._do(self.tr("Distribute %n tile(s)", "", made.total), made)

    def _fill(
        self, menu: QMenu, *commands: tuple[str, str, Callable[[], object], str | None, str]
    ) -> None:
        for name, title, run, keys, tip in commands:
            command = Command(id=f"selection.{name}", title=title, run=run, keys=keys, tip=tip)
            menu.addAction(self.window.commands.add(command))

    def _chosen(self) -> tuple[Tile, ...]:
        if not self.document.selection:
            self.window.tell(self.tr("Select tiles first"))
        return in_order(self.document.selection)

    def _do(self, text: str, made: Drawn) -> None:
        """Make an edit of the whole selection a step; or say why it can't be."""
        if made.skipped:
            self.window.tell(self.tr("Nothing is changed: no room at {0}").format(made.skipped[0]))
        elif made.tiles and self.document.edit(text, made.layout, selection=made.tiles):
            self.window.tell_mirrored(len(made.copies), len(made.skipped_copies))
