"""The document: a layout with its undo history, its selection and its file.

All changes go through `edit`, which makes one undoable step. Whoever shows something of the
document listens to its signals and never changes it on the way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from mjs import Layout, Tile
from mjs.layout import MAX_LAYERS
from mjs_editor.gridsize import grid_of
from mjs_editor.layeredits import layer_count
from mjs_editor.layerviews import LayerViews
from mjs_editor.symmetry import Symmetry
from mjs_editor.undo import Moved, State, SwapState, Text

__all__ = ["Change", "LayoutDocument"]


@dataclass(frozen=True)
class Change:
    """What one step changed, forwards or backwards.

    Attributes
    ----------
    before, after : Layout
    shift : (int, int)
        How far the whole board was moved to the right and down, for what is to go along.
    """

    before: Layout
    after: Layout
    shift: tuple[int, int] = (0, 0)

    @cached_property
    def tiles(self) -> frozenset[Tile]:
        """The places where tiles came, went, or came to stand twice."""
        if self.before.tiles == self.after.tiles:
            return frozenset()
        old, new = _between(self.before.tiles, self.after.tiles)
        before, after = Counter(old), Counter(new)
        doubled = {tile for counts in (before, after) for tile, n in counts.items() if n > 1}
        return frozenset(before.keys() ^ after.keys() | doubled)

    @property
    def is_of_board(self) -> bool:
        """Whether the tiles, or their footprint, are others now."""
        return bool(self.tiles) or self.before.footprint != self.after.footprint


def _between(
    old: tuple[Tile, ...], new: tuple[Tile, ...]
) -> tuple[tuple[Tile, ...], tuple[Tile, ...]]:
    """What is left without the beginning and the end that both share; an edit touches little.

    Tiles that stand twice stay together, so that it can be told whether they do in both.
    """
    least = min(len(old), len(new))
    pairs = enumerate(zip(old, new, strict=False))
    first = next((place for place, (one, other) in pairs if one != other), least)
    while 0 < first < max(len(old), len(new)) and _goes_on(old, first) | _goes_on(new, first):
        first -= 1
    backwards = enumerate(zip(reversed(old), reversed(new), strict=False))
    last = next((place for place, (one, other) in backwards if one != other), least)
    last = min(last, least - first)
    while last > 0 and _goes_on(old, len(old) - last) | _goes_on(new, len(new) - last):
        last -= 1
    return old[first : len(old) - last], new[first : len(new) - last]


def _goes_on(tiles: tuple[Tile, ...], place: int) -> bool:
    """Whether the tile at a place stands where the one before it stands."""
    return 0 < place < len(tiles) and tiles[place - 1] == tiles[place]


class LayoutDocument(QObject):
    """One layout being edited.

    Parameters
    ----------
    layout : Layout, optional
    path : Path, optional
        The file that it is from.

    Signals
    -------
    changed(Change)
        After every step, undone and redone ones included.
    selection_changed()
    current_layer_changed(int)
    symmetry_changed()
    path_changed()
    saved(Path)
        The file now has the layout as it is.
    clean_changed(bool)
        Whether the layout is as it is in its file.
    refused(str)
        An edit was not made, and why: it would change a layer that is hidden or locked.
    """

    changed = Signal(object)
    selection_changed = Signal()
    current_layer_changed = Signal(int)
    symmetry_changed = Signal()
    path_changed = Signal()
    saved = Signal(object)
    clean_changed = Signal(bool)
    refused = Signal(str)

    def __init__(self, layout: Layout | None = None, path: Path | None = None) -> None:
        super().__init__()
        self._layout = layout if layout is not None else Layout()
        self._selection: frozenset[Tile] = frozenset()
        # From the top, so that all of it is seen at first.
        self._layer = max(0, self._layout.bounds.above - 1)
        self._symmetry = Symmetry()
        self._path = path
        self.layer_views = LayerViews(self)
        self.layer_views.changed.connect(lambda: self.select(self._selection))
        self.history = QUndoStack(self)
        self.history.cleanChanged.connect(self.clean_changed)

    @property
    def layout(self) -> Layout:
        """The layout as it is now."""
        return self._layout

    @property
    def grid(self) -> tuple[int, int]:
        """Columns and rows of whole tiles that the grid shows at least; no limit for drawing."""
        return grid_of(self._layout)

    @property
    def selection(self) -> frozenset[Tile]:
        """The selected tiles; all of them are in the layout."""
        return self._selection

    @property
    def current_layer(self) -> int:
        """The layer that tools draw on, from 0."""
        return self._layer

    @property
    def layer_count(self) -> int:
        """How many layers there are to choose from: those with tiles or names, and the current."""
        return max(layer_count(self._layout), self._layer + 1)

    @property
    def symmetry(self) -> Symmetry:
        """The live symmetry of all tools."""
        return self._symmetry

    @property
    def path(self) -> Path | None:
        """The file it was read from or last saved to."""
        return self._path

    @property
    def is_clean(self) -> bool:
        """Whether it is as it is in its file."""
        return self.history.isClean()

    def edit(
        self,
        text: Text,
        layout: Layout,
        *,
        selection: Iterable[Tile] | None = None,
        merge: str = "",
        moved: Moved = Moved(),  # noqa: B008 - a value
    ) -> bool:
        """Make an undoable step to another layout; whether there was anything to do.

        Parameters
        ----------
        text : str or callable
            What is done, for the history; or what tells it from the layouts before and after,
            since steps that are merged are told anew.
        layout : Layout
        selection : iterable of Tile, optional
            What is selected afterwards; what is left of the selection, if not given.
        merge : str
            Steps that follow each other with the same word become one, as in a drag.
        moved : Moved
            Layers that change places, or a board that is moved as a whole: layers may change
            places whether they are locked or not.
        """
        if layout == self._layout:
            return False
        closed = self.layer_views.closed_to(self._layout, layout, moved.origins)
        if closed is not None:
            self.refused.emit(self.why_closed(closed))
            return False
        wanted = self._selection if selection is None else frozenset(selection)
        after = State(layout, wanted & frozenset(layout.tiles))
        before = State(self._layout, self._selection)
        self.history.push(SwapState(self, text, before, after, merge=merge, moved=moved))
        return True

    def take_state(self, state: State, moved: Moved) -> None:
        """Become a state; for commands only, since nothing can undo it."""
        change = Change(self._layout, state.layout, moved.shift)
        self._layout = state.layout
        if moved.origins is not None:
            self.layer_views.move(moved.origins)
        selected = self._selection
        self._selection = state.selection
        self.changed.emit(change)
        if selected != self._selection:
            self.selection_changed.emit()
        self.set_current_layer(self._layer)

    def select(self, tiles: Iterable[Tile]) -> None:
        """Select these tiles and no others, of those that are there and may be changed."""
        wanted = self.layer_views.open_tiles(tiles) & frozenset(self._layout.tiles)
        if wanted != self._selection:
            self._selection = wanted
            self.selection_changed.emit()

    def set_current_layer(self, layer: int) -> None:
        """Draw on another layer; a layer beyond the last one that can be becomes that."""
        layer = min(max(0, layer), MAX_LAYERS - 1)
        if layer != self._layer:
            self._layer = layer
            self.current_layer_changed.emit(layer)

    def set_symmetry(self, symmetry: Symmetry) -> None:
        """Change the live symmetry; not a change of the layout."""
        if symmetry != self._symmetry:
            self._symmetry = symmetry
            self.symmetry_changed.emit()

    def set_saved(self, path: Path) -> None:
        """Note that the file has the layout as it is now."""
        moved = path != self._path
        self._path = path
        self.history.setClean()
        if moved:
            self.path_changed.emit()
        self.saved.emit(path)

    def set_unsaved(self) -> None:
        """Note that no file has the layout as it is: the file went, or was changed by others."""
        self.history.resetClean()

    def why_closed(self, z: int) -> str:
        """Why a layer that is not open can't be changed, for people."""
        if not self.layer_views.is_shown(z):
            return self.tr("Layer {0} is hidden; show it to change it").format(z + 1)
        return self.tr("Layer {0} is locked; unlock it to change it").format(z + 1)
