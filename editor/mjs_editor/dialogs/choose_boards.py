"""Which boards of a file of several to open."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from mjs_editor.art.icons import still_icon
from mjs_editor.boards import Board
from mjs_editor.enginewords import said
from mjs_editor.pictures import thumbnail
from mjs_editor.plaintext import PlainLabel

__all__ = ["ChooseBoards"]

_SIZE = QSize(96, 72)
_MOST_PICTURES = 200


class ChooseBoards(QDialog):
    """Lists the boards of a file; the ones that can't be read say why and can't be chosen."""

    def __init__(self, boards: Sequence[Board], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Choose layouts"))
        self.resize(460, 480)
        name = boards[0].path.name
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Layouts of the file"))
        self.list.setIconSize(_SIZE)
        self.list.setSelectionMode(QListWidget.SelectionMode.ExtendedSelection)
        for number, board in enumerate(boards):
            self.list.addItem(self._item(board, number < _MOST_PICTURES))
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Open | QDialogButtonBox.StandardButton.Cancel
        )
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.list.itemDoubleClicked.connect(self.accept)
        self.list.itemSelectionChanged.connect(self._show_buttons)
        box = QVBoxLayout(self)
        hint = PlainLabel(
            self.tr("{0} holds {1} layouts. Each one chosen opens in a window of its own.").format(
                name, len(boards)
            )
        )
        hint.setWordWrap(True)
        box.addWidget(hint)
        box.addWidget(self.list)
        box.addWidget(self.buttons)
        first = next((n for n, board in enumerate(boards) if board.layout is not None), None)
        if first is not None:
            self.list.setCurrentRow(first)
        self._show_buttons()

    @property
    def chosen(self) -> list[Board]:
        """The boards chosen, in the order of the file."""
        rows = sorted(index.row() for index in self.list.selectedIndexes())
        return [self.list.item(row).data(Qt.ItemDataRole.UserRole) for row in rows]

    def _item(self, board: Board, with_picture: bool) -> QListWidgetItem:
        item = QListWidgetItem()
        item.setData(Qt.ItemDataRole.UserRole, board)
        if board.layout is None:
            item.setText(f"{board.name}\n{said(board.fault)}")
            item.setIcon(self.style().standardIcon(QStyle.StandardPixmap.SP_MessageBoxCritical))
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            return item
        item.setText(f"{board.name}\n{self.tr('%n tile(s)', '', len(board.layout))}")
        if with_picture:
            ratio = self.devicePixelRatioF()
            image = thumbnail(board.layout, _SIZE.width(), _SIZE.height(), ratio)
            item.setIcon(still_icon(QPixmap.fromImage(image)))
        return item

    def _show_buttons(self) -> None:
        button = self.buttons.button(QDialogButtonBox.StandardButton.Open)
        button.setEnabled(bool(self.list.selectedIndexes()))
