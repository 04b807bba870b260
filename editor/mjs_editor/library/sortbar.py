"""What the library is sorted by, for those who use no mouse: the headers say and do the same."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QTableView, QWidget

__all__ = ["SortBar"]


class SortBar(QWidget):
    """A choice of columns for a table that can be sorted.

    Attributes
    ----------
    column : QComboBox
    reversed : QCheckBox
    """

    def __init__(self, table: QTableView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._header = table.horizontalHeader()
        self.column = QComboBox()
        self.reversed = QCheckBox(self.tr("&Reversed"))
        label = QLabel(self.tr("&Sort by"))
        label.setBuddy(self.column)
        titles, model = Qt.Orientation.Horizontal, table.model()
        for number in range(model.columnCount()):
            self.column.addItem(str(model.headerData(number, titles)))
        box = QHBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        for widget in (label, self.column, self.reversed):
            box.addWidget(widget)
        box.addStretch()
        self._header.sortIndicatorChanged.connect(self.follow)
        self.column.activated.connect(self._sort)
        self.reversed.clicked.connect(self._sort)
        self.follow()

    def follow(self) -> None:
        """Show what the header says."""
        self.column.setCurrentIndex(self._header.sortIndicatorSection())
        self.reversed.setChecked(self._header.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder)

    def _sort(self) -> None:
        orders = Qt.SortOrder
        order = orders.DescendingOrder if self.reversed.isChecked() else orders.AscendingOrder
        self._table.sortByColumn(self.column.currentIndex(), order)
