"""The layers panel: which layers there are, how each is looked at, and which one is drawn on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAction, QDropEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QSlider,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from mjs_editor.art.icons import themed_icon
from mjs_editor.document import LayoutDocument
from mjs_editor.layeredits import layer_name
from mjs_editor.numerals import number

__all__ = ["LayersPanel"]

_SHOWN, _LOCKED, _NAME, _COUNT = range(4)
_ROLE = Qt.ItemDataRole.UserRole
_ROW_HEIGHT = 22
_LEAST_ROWS = 7  # of which a turtle's layers take six


class LayersPanel(QWidget):
    """Lists the layers from the top one down, as they lie; a click draws on another.

    Signals
    -------
    rename_asked(int, str)
    order_asked(list of int)
        For each layer, from the bottom, which layer it is now.
    """

    rename_asked = Signal(int, str)
    order_asked = Signal(object)

    def __init__(self, document: LayoutDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._views = document.layer_views
        self._spare: list[QTreeWidgetItem | None] = []
        self.list = _LayerTree()
        self.list.setAccessibleName(self.tr("Layers"))
        self.list.setToolTip(
            self.tr(
                "The layer that tools draw on: Page Up and Page Down change it. Drag to reorder, "
                "double-click to rename."
            )
        )
        head = self.list.headerItem()
        head.setText(_NAME, self.tr("Layer"))
        head.setText(_COUNT, self.tr("Tiles"))
        for column, icon, tip in (
            (_SHOWN, "shown", self.tr("Shown")),
            (_LOCKED, "locked", self.tr("Locked")),
        ):
            head.setText(column, "")
            head.setIcon(column, themed_icon(icon))
            head.setToolTip(column, tip)
        self.opacity = QSlider(Qt.Orientation.Horizontal)
        self.opacity.setRange(5, 100)
        self.opacity.setAccessibleName(self.tr("Opacity of the layer"))
        self.opacity.setToolTip(self.tr("How solid this layer is drawn"))
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(0)
        below = QHBoxLayout()
        below.addWidget(QLabel(self.tr("Opacity")))
        below.addWidget(self.opacity)
        box = QVBoxLayout(self)
        box.setContentsMargins(6, 6, 6, 6)
        box.addWidget(self.list)
        box.addLayout(below)
        box.addLayout(self._buttons)
        self.list.currentItemChanged.connect(self._on_chosen)
        self.list.itemChanged.connect(self._on_item_changed)
        self.list.dropped.connect(self._on_dropped)
        self.list.spaced.connect(self._on_space)
        self.opacity.valueChanged.connect(
            lambda value: self._views.set_opacity(document.current_layer, value / 100)
        )
        document.changed.connect(self._show)
        document.current_layer_changed.connect(self._show)
        self._views.changed.connect(self._show)
        self._show()

    def set_actions(self, actions: Iterable[QAction]) -> None:
        """Offer these commands as buttons."""
        for action in actions:
            button = QToolButton()
            button.setDefaultAction(action)
            button.setAutoRaise(True)
            self._buttons.addWidget(button)
        self._buttons.addStretch()

    def item_of(self, z: int) -> QTreeWidgetItem:
        """The row of a layer."""
        item = self.list.topLevelItem(self._document.layer_count - z)
        assert item is not None
        return item

    def edit_name(self) -> None:
        """Let the user type a name for the current layer."""
        # Asked again while a name is typed already, Qt would only complain.
        if self.list.state() is not QAbstractItemView.State.EditingState:
            self.list.editItem(self.item_of(self._document.current_layer), _NAME)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Another theme has other colours of text."""
        super().changeEvent(event)
        # As long as the panel is being made there is no list yet.
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "opacity"):
            self._show()

    def _show(self, *_: object) -> None:
        document, views = self._document, self._views
        counts = Counter(tile.z for tile in document.layout.tiles)
        with QSignalBlocker(self.list), QSignalBlocker(self.opacity):
            # Rows are kept and filled anew: Qt may be in the middle of an event of one of them.
            while self.list.topLevelItemCount() <= document.layer_count:
                row = QTreeWidgetItem()
                row.setSizeHint(_NAME, QSize(0, _ROW_HEIGHT))
                self.list.insertTopLevelItem(0, row)
            self._spare = [
                self.list.takeTopLevelItem(0)
                for _ in range(self.list.topLevelItemCount() - document.layer_count - 1)
            ]
            self._fill_room_above(self.item_of(document.layer_count))
            for z in range(document.layer_count):
                self._fill(self.item_of(z), z, counts[z])
            self.list.setCurrentItem(self.item_of(document.current_layer), _NAME)
            self.opacity.setValue(round(100 * views.opacity(document.current_layer)))

    def _fill(self, item: QTreeWidgetItem, z: int, count: int) -> None:
        views = self._views
        item.setText(_NAME, self._name_of(z))
        item.setText(_COUNT, number(count))
        item.setTextAlignment(_COUNT, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        item.setData(_NAME, _ROLE, z)
        item.setCheckState(_SHOWN, _checked(views.is_shown(z)))
        item.setCheckState(_LOCKED, _checked(views[z].locked))
        item.setFlags(
            Qt.ItemFlag.ItemIsEnabled
            | Qt.ItemFlag.ItemIsSelectable
            | Qt.ItemFlag.ItemIsEditable
            | Qt.ItemFlag.ItemIsUserCheckable
            | Qt.ItemFlag.ItemIsDragEnabled
        )
        pale = not views.is_shown(z) or not count
        palette = self.palette()
        item.setForeground(_NAME, palette.placeholderText() if pale else palette.text())

    def _fill_room_above(self, item: QTreeWidgetItem) -> None:
        """The row of the layer that a board can grow into."""
        for column in (_SHOWN, _LOCKED):
            item.setData(column, Qt.ItemDataRole.CheckStateRole, None)
        item.setText(_NAME, self.tr("Draw on a new layer"))
        item.setText(_COUNT, "")
        item.setData(_NAME, _ROLE, self._document.layer_count)
        item.setForeground(_NAME, self.palette().placeholderText())
        item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)

    def _name_of(self, z: int) -> str:
        return layer_name(self._document.layout, z) or self.tr("Layer {0}").format(z + 1)

    def _on_chosen(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self._document.set_current_layer(item.data(_NAME, _ROLE))

    def _on_item_changed(self, item: QTreeWidgetItem, column: int) -> None:
        z, checked = item.data(_NAME, _ROLE), item.checkState(column) is Qt.CheckState.Checked
        if column == _SHOWN:
            if self._views.solo is not None:
                self._views.set_solo(None)
            self._views.set_shown(z, checked)
        elif column == _LOCKED:
            self._views.set_locked(z, checked)
        elif column == _NAME and item.text(_NAME) != self._name_of(z):
            self.rename_asked.emit(z, item.text(_NAME).strip())

    def _on_space(self) -> None:
        item = self.list.currentItem()
        if item is not None and item.flags() & Qt.ItemFlag.ItemIsUserCheckable:
            shown = item.checkState(_SHOWN) is Qt.CheckState.Checked
            item.setCheckState(_SHOWN, _checked(not shown))

    def _on_dropped(self, row: int) -> None:
        """Put the current layer before a row; rows go from the top layer down."""
        source, count = self._document.current_layer, self._document.layer_count
        if source >= count:
            return
        rows = list(range(count - 1, -1, -1))
        # The first row is no layer yet.
        target = min(max(0, row - 1), count)
        before = rows[:target]
        order = [z for z in before if z != source]
        order += [source, *(z for z in rows[target:] if z != source)]
        if order != rows:
            self.order_asked.emit(order[::-1])


class _LayerTree(QTreeWidget):
    """A flat list in columns that tells where a row was dropped and moves nothing itself."""

    dropped = Signal(int)
    spaced = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setColumnCount(4)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setIconSize(QSize(16, 16))
        self.setMinimumHeight((_LEAST_ROWS + 1) * _ROW_HEIGHT)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
        )
        header = self.header()
        header.setStretchLastSection(False)
        header.setMinimumSectionSize(26)
        for column in (_SHOWN, _LOCKED, _COUNT):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(_NAME, QHeaderView.ResizeMode.Stretch)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Space is what a click on the first box of the row in hand is."""
        if event.key() == Qt.Key.Key_Space and not event.modifiers():
            self.spaced.emit()
        else:
            super().keyPressEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802 - Qt's name
        """Tell the row that the dragged one was dropped before."""
        index = self.indexAt(event.position().toPoint())
        row = index.row() if index.isValid() else self.topLevelItemCount()
        place = self.dropIndicatorPosition()
        if place is QAbstractItemView.DropIndicatorPosition.BelowItem:
            row += 1
        event.setDropAction(Qt.DropAction.IgnoreAction)
        event.accept()
        self.dropped.emit(row)


def _checked(value: bool) -> Qt.CheckState:
    return Qt.CheckState.Checked if value else Qt.CheckState.Unchecked
