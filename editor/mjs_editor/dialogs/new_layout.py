"""A new layout: empty, of a size, or from one that comes with the program."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QListView,
    QListWidget,
    QListWidgetItem,
    QSpinBox,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

import mjs_layouts
from mjs import Layout
from mjs.layout import MAX_FOOTPRINT
from mjs_editor.art.icons import still_icon
from mjs_editor.dialogs.grid_preview import GridPreview
from mjs_editor.gridsize import MOST_TILES, USUAL_GRID, with_grid
from mjs_editor.pictures import thumbnail
from mjs_editor.plaintext import verbatim

__all__ = ["NewLayout"]

_SIZE = QSize(150, 112)


class NewLayout(QDialog):
    """Asks for a size or a template.

    Attributes
    ----------
    tile_width, tile_height : QSpinBox
        Of a tile, in grid units.
    columns, rows : QSpinBox
        Of whole tiles that the grid shows at first.
    fill : QCheckBox
        Whether the lowest layer begins full of tiles.
    templates : QListWidget
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New layout"))
        self.resize(720, 520)
        buttons = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(buttons.Ok | buttons.Cancel)
        self.tabs = QTabWidget()
        self.tabs.addTab(self._make_size(), self.tr("&Empty grid"))
        self.tabs.addTab(self._make_templates(), self.tr("From a &template"))
        self.buttons.button(buttons.Ok).setText(self.tr("Cre&ate"))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.tabs.currentChanged.connect(self._show_buttons)
        box = QVBoxLayout(self)
        box.addWidget(self.tabs)
        box.addWidget(self.buttons)
        self._show_sum()
        self.columns.setFocus()
        self.columns.selectAll()

    @property
    def is_template(self) -> bool:
        """Whether a template is asked for, and not a size."""
        return self.tabs.currentIndex() == 1

    @property
    def is_filling(self) -> bool:
        """Whether pictures of templates are still being made."""
        return self._filling.isActive()

    def layout_wanted(self) -> Layout:
        """The layout asked for; a template under its own name, with `id` left to be chosen.

        Raises
        ------
        MjsError
            The template can't be read.
        """
        if self.is_template:
            name = self.templates.currentItem().data(Qt.ItemDataRole.UserRole)
            template: Layout = mjs_layouts.load(name)
            return template.with_fields(id="")
        width, height = self.tile_width.value(), self.tile_height.value()
        tiles = [
            (column * width, row * height, 0)
            for column in range(self.columns.value())
            for row in range(self.rows.value())
            if self.fill.isChecked()
        ]
        layout = Layout.from_tiles(tiles, footprint=(width, height))
        return with_grid(layout, (self.columns.value(), self.rows.value()))

    def _make_size(self) -> QWidget:
        page, form = QWidget(), QFormLayout()
        self.preview = GridPreview()
        self.tile_width, self.tile_height = (
            _number(2, 1, MAX_FOOTPRINT),
            _number(2, 1, MAX_FOOTPRINT),
        )
        self.columns, self.rows = (_number(size, 1, MOST_TILES) for size in USUAL_GRID)
        self.fill = QCheckBox(self.tr("&Fill the lowest layer with tiles"))
        self.sum = QLabel()
        self.sum.setWordWrap(True)
        form.addRow(self.tr("&Columns of tiles"), self.columns)
        form.addRow(self.tr("&Rows of tiles"), self.rows)
        form.addRow(self.tr("Tile &width in grid units"), self.tile_width)
        form.addRow(self.tr("Tile &height in grid units"), self.tile_height)
        form.addRow("", self.fill)
        form.addRow("", self.sum)
        for field in (self.columns, self.rows, self.tile_width, self.tile_height):
            field.valueChanged.connect(self._show_sum)
        self.fill.toggled.connect(self._show_sum)
        box = QVBoxLayout(page)
        box.addLayout(form)
        box.addWidget(self.preview, 1)
        return page

    def _make_templates(self) -> QWidget:
        page = QWidget()
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Search by name, tag or number of tiles"))
        self.search.setAccessibleName(self.tr("Search"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self.templates = QListWidget()
        self.templates.setAccessibleName(self.tr("Templates"))
        self.templates.setViewMode(QListView.ViewMode.IconMode)
        self.templates.setMovement(QListView.Movement.Static)
        self.templates.setResizeMode(QListView.ResizeMode.Adjust)
        self.templates.setIconSize(_SIZE)
        self.templates.setGridSize(_SIZE + QSize(24, 48))
        self.templates.setWordWrap(True)
        for name in mjs_layouts.names():
            item = QListWidgetItem(name)
            item.setData(Qt.ItemDataRole.UserRole, name)
            blank = QPixmap(_SIZE)
            blank.fill(Qt.GlobalColor.transparent)
            item.setIcon(QIcon(blank))
            self.templates.addItem(item)
        self.templates.setCurrentRow(0)
        self.templates.itemDoubleClicked.connect(self.accept)
        self.templates.currentItemChanged.connect(self._show_buttons)
        # Some fifty small files: one at a time, so that the dialog is there at once.
        self._next = 0
        self._filling = QTimer(self)
        self._filling.timeout.connect(self._fill_next)
        self._filling.start(0)
        box = QVBoxLayout(page)
        box.addWidget(self.search)
        box.addWidget(self.templates)
        return page

    def _fill_next(self) -> None:
        if self._next >= self.templates.count():
            self._filling.stop()
            return
        item = self.templates.item(self._next)
        self._next += 1
        layout = mjs_layouts.load(item.data(Qt.ItemDataRole.UserRole))
        image = thumbnail(layout, _SIZE.width(), _SIZE.height(), self.devicePixelRatioF())
        item.setIcon(still_icon(QPixmap.fromImage(image)))
        item.setText(f"{layout.name}\n{self.tr('%n tile(s)', '', len(layout))}")
        item.setToolTip(verbatim(layout.description))
        words = (layout.name, *layout.tags, str(len(layout)))
        item.setData(Qt.ItemDataRole.UserRole + 1, " ".join(words).casefold())
        self._filter(self.search.text())

    def _filter(self, wanted: str) -> None:
        for row in range(self.templates.count()):
            item = self.templates.item(row)
            words = item.data(Qt.ItemDataRole.UserRole + 1) or item.text().casefold()
            item.setHidden(not all(word in words for word in wanted.casefold().split()))
        self._show_buttons()

    def _show_sum(self) -> None:
        tiles = self.columns.value() * self.rows.value()
        units = (
            self.columns.value() * self.tile_width.value(),
            self.rows.value() * self.tile_height.value(),
        )
        text = self.tr("A grid of {0} x {1} units; it grows as you draw.").format(*units)
        if self.fill.isChecked():
            text += " " + self.tr("%n tile(s) to begin with.", "", tiles)
        if (self.tile_width.value(), self.tile_height.value()) != (2, 2):
            text += " " + self.tr("Most other programs only know tiles of 2 x 2 units.")
        self.sum.setText(text)
        self.preview.show_grid(
            (self.columns.value(), self.rows.value()),
            (self.tile_width.value(), self.tile_height.value()),
            full=self.fill.isChecked(),
        )

    def _show_buttons(self, *_: object) -> None:
        items = self.templates.selectedItems()
        possible = not self.is_template or any(not item.isHidden() for item in items)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(possible)


def _number(value: int, least: int, most: int) -> QSpinBox:
    field = QSpinBox()
    field.setRange(least, most)
    field.setValue(value)
    return field
