"""The layers panel: which layers there are, how many tiles each has, and which one is drawn on."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from mjs_editor.document import LayoutDocument

__all__ = ["LayersPanel"]


class LayersPanel(QWidget):
    """Lists the layers from the top one down, as they lie; a click draws on another."""

    def __init__(self, document: LayoutDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Layers"))
        self.list.setToolTip(
            self.tr("The layer that tools draw on. Page Up and Page Down change it.")
        )
        box = QVBoxLayout(self)
        box.setContentsMargins(6, 6, 6, 6)
        box.addWidget(self.list)
        self.list.currentItemChanged.connect(self._on_chosen)
        document.changed.connect(self._show)
        document.current_layer_changed.connect(self._show)
        self._show()

    def _show(self, *_: object) -> None:
        document = self._document
        counts = Counter(tile.z for tile in document.layout.tiles)
        self.list.blockSignals(True)
        self.list.clear()
        # One more than there are, so that a board can grow upwards.
        for z in range(document.layer_count, -1, -1):
            known = document.layout.layers
            name = (
                known[z].name if z < len(known) and known[z].name else self.tr("Layer %d") % (z + 1)
            )
            item = QListWidgetItem(f"{name}  ·  {counts[z]}" if counts[z] else name)
            item.setData(Qt.ItemDataRole.UserRole, z)
            if not counts[z]:
                item.setForeground(self.palette().placeholderText())
            self.list.addItem(item)
            if z == document.current_layer:
                self.list.setCurrentItem(item)
        self.list.blockSignals(False)

    def _on_chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._document.set_current_layer(item.data(Qt.ItemDataRole.UserRole))
