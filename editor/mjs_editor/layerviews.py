"""How each layer is looked at while editing: shown, locked, seen through, alone.

None of this is in the file, so changing it never marks the document as changed. Tools need not
ask: the document refuses edits of layers that are hidden or locked, and says why.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from mjs import Layout, Tile

__all__ = ["LayerView", "LayerViews"]


@dataclass(frozen=True)
class LayerView:
    """How one layer is looked at.

    Attributes
    ----------
    shown, locked : bool
    opacity : float
        From 0 to 1.
    """

    shown: bool = True
    locked: bool = False
    opacity: float = 1.0


class LayerViews(QObject):
    """The views of all layers of a document, by layer from 0.

    Signals
    -------
    changed()
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._views: dict[int, LayerView] = {}
        self._solo: int | None = None

    def __getitem__(self, z: int) -> LayerView:
        return self._views.get(z, LayerView())

    @property
    def solo(self) -> int | None:
        """The one layer that is shown alone, if any."""
        return self._solo

    def is_shown(self, z: int) -> bool:
        """Whether a layer is drawn."""
        return self[z].shown if self._solo is None else z == self._solo

    def is_open(self, z: int) -> bool:
        """Whether tools may change a layer: it is shown and not locked."""
        return self.is_shown(z) and not self[z].locked

    def opacity(self, z: int) -> float:
        """How solid a layer is drawn, from 0 to 1."""
        return self[z].opacity

    def set_shown(self, z: int, shown: bool) -> None:
        """Show or hide a layer."""
        self._set(z, replace(self[z], shown=shown))

    def set_locked(self, z: int, locked: bool) -> None:
        """Keep a layer from being changed, or let it be."""
        self._set(z, replace(self[z], locked=locked))

    def set_opacity(self, z: int, opacity: float) -> None:
        """Draw a layer more or less solid."""
        self._set(z, replace(self[z], opacity=min(1.0, max(0.05, opacity))))

    def set_solo(self, z: int | None) -> None:
        """Show one layer alone, or all of them again."""
        if z != self._solo:
            self._solo = z
            self.changed.emit()

    def closed_to(
        self, before: Layout, after: Layout, origins: Sequence[int] | None = None
    ) -> int | None:
        """The lowest layer that an edit would change although it is hidden or locked.

        Layers may change places, whether they are locked or not: see `move` for `origins`.
        """
        if self._solo is None and not self._views:
            return None
        if before.tiles == after.tiles:
            return None
        count = max(before.bounds.above, after.bounds.above)
        moved_from = origins if origins is not None else range(count)
        new_place = {old: new for new, old in enumerate(moved_from) if old >= 0}
        for z in range(count):
            if not self.is_open(z) and _flat(before, z) != _flat(after, new_place.get(z, -1)):
                return z
        return None

    def open_tiles(self, tiles: Iterable[Tile]) -> frozenset[Tile]:
        """Those of some tiles that may be changed."""
        if self._solo is None and not self._views:
            return frozenset(tiles)
        return frozenset(tile for tile in tiles if self.is_open(tile.z))

    def move(self, origins: Sequence[int]) -> None:
        """Let views go along with layers that have changed places; for the document.

        Parameters
        ----------
        origins : sequence of int
            For each layer now the layer that it was, or -1 for a new one.
        """
        views = {new: self._views[old] for new, old in enumerate(origins) if old in self._views}
        solo = next((new for new, old in enumerate(origins) if old == self._solo), None)
        if (views, solo) != (self._views, self._solo):
            self._views, self._solo = views, solo
            self.changed.emit()

    def _set(self, z: int, view: LayerView) -> None:
        if view == self[z]:
            return
        self._views[z] = view
        if view == LayerView():
            del self._views[z]
        self.changed.emit()


def _flat(layout: Layout, z: int) -> list[tuple[int, int]]:
    return [(tile.x, tile.y) for tile in layout.tiles if tile.z == z]
