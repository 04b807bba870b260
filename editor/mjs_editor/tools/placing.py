"""What all tools that place tiles have in common: the ghost, the symmetry, what is said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeyEvent

from mjs import Tile
from mjs.layout import MAX_LAYERS
from mjs.places import overlapped_by
from mjs_editor.document import LayoutDocument
from mjs_editor.edits import fits_grid
from mjs_editor.mirroring import Drawn, drawn
from mjs_editor.tools.base import Pointer, Tool

if TYPE_CHECKING:
    from mjs_editor.canvas.view import BoardView

__all__ = ["PlacingTool"]


class PlacingTool(Tool):
    """A tool that places tiles, live symmetry included."""

    def __init__(self, document: LayoutDocument, view: BoardView) -> None:
        super().__init__(document, view)
        self._said = ""
        self._is_quiet = False
        self._just_put: frozenset[Tile] = frozenset()
        self._is_keyed = False

    def key(self, event: QKeyEvent) -> bool:
        """Whether the tool took a key; the ghost stays, since it shows where keys have led."""
        self._is_keyed = True
        try:
            return super().key(event)
        finally:
            self._is_keyed = False

    def look_again(self, pointer: Pointer | None) -> None:
        """Show the ghost anew, but leave what was just said of the last edit to be read."""
        self._is_quiet = True
        try:
            super().look_again(pointer)
        finally:
            self._is_quiet = False

    def preview(self, tiles: Sequence[Tile]) -> None:
        """Show what placing these tiles would come to, and say why some can't be placed."""
        if not tiles:
            self.view.show_ghost((), ())
            self._say(self.tr("So many tiles are not placed at once: zoom in to place fewer"))
            return
        made = drawn(self.document.layout, tiles, self.document.symmetry)
        if not made.total and self._just_put.issuperset(tiles):
            # Nobody wants to hear that there is no room where they have just placed a tile.
            self.view.show_ghost((), ())
            return
        self._just_put = frozenset()
        closed = self._closed_layer(tiles)
        if closed is not None:
            images = self._images(tiles)
            self.view.show_ghost((), images)
            self._say(self.document.why_closed(closed))
            return
        self.view.show_ghost((*made.tiles, *made.copies), (*made.skipped, *made.skipped_copies))
        if made.skipped:
            self._say(self._why_not(made.skipped[0]))
        elif made.skipped_copies:
            self._say(self._why_not_copy(made.skipped_copies[0]))
        else:
            self._say("")

    def put(self, tiles: Sequence[Tile], *, merge: str = "") -> Drawn:
        """Place tiles and their copies as a step, and say what was left out."""
        made = drawn(self.document.layout, tiles, self.document.symmetry)
        if made.total:
            self._just_put = frozenset() if self._is_keyed else frozenset(tiles)
            self.document.edit(
                lambda old, new: self.tr("Place %n tile(s)", len(new) - len(old)),
                made.layout,
                merge=merge,
            )
        if made.skipped_copies:
            self._said = self.tr(
                "Left out for want of room: %n mirrored tile(s)", len(made.skipped_copies)
            )
            self.view.told.emit(self._said)
        return made

    def cancel(self) -> None:
        """Drop what has been begun; there is nothing to say about it any more."""
        super().cancel()
        self._said = ""
        self._just_put = frozenset()

    def _say(self, text: str) -> None:
        """Say something once, for as long as it is true."""
        if text != self._said and not self._is_quiet:
            self._said = text
            self.view.told.emit(text or self.tr(self.hint))

    def _images(self, tiles: Sequence[Tile]) -> list[Tile]:
        symmetry, footprint = self.document.symmetry, self.document.layout.footprint
        return [image for tile in tiles for image in symmetry.images(tile, footprint)]

    def _closed_layer(self, tiles: Sequence[Tile]) -> int | None:
        views = self.document.layer_views
        return next((tile.z for tile in tiles if not views.is_open(tile.z)), None)

    def _why_not(self, tile: Tile) -> str:
        if not fits_grid(tile):
            if tile.z >= MAX_LAYERS:
                return self.tr("There are no layers above layer {0}").format(MAX_LAYERS)
            return self.tr("No room: the grid begins at 0; Edit > Make room moves the board")
        layout = self.document.layout
        over = [layout.tiles[index] for index in overlapped_by(layout, tile).tolist()]
        if not over:
            return self.tr("No room: these tiles overlap each other")
        if over[0] == tile:
            return self.tr("No room: there is a tile here already")
        return self.tr("No room: it would overlap the tile at {0}").format(over[0])

    def _why_not_copy(self, tile: Tile) -> str:
        if not fits_grid(tile):
            return self.tr("No mirrored copy: it would lie off the grid, at {0}").format(tile)
        layout = self.document.layout
        if len(overlapped_by(layout, tile)):
            return self.tr("No mirrored copy: no room for it at {0}").format(tile)
        return self.tr("No mirrored copy: it would overlap what it mirrors")
