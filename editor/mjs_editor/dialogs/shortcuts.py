"""The shortcut editor: which keys every command has, and other ones for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from mjs_editor.command_table import CommandTable
from mjs_editor.plaintext import PlainLabel
from mjs_editor.titles import full_title

__all__ = ["ShortcutsDialog", "open_shortcuts"]

_ROLE = Qt.ItemDataRole.UserRole
_PORTABLE = QKeySequence.SequenceFormat.PortableText


def open_shortcuts(commands: CommandTable, parent: QWidget) -> ShortcutsDialog:
    """Open the shortcut editor for a window's commands."""
    dialog = ShortcutsDialog(commands, parent)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog


class ShortcutsDialog(QDialog):
    """Lists commands with their keys; what is typed into the field becomes the keys at once."""

    def __init__(self, commands: CommandTable, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self._commands = commands
        self.filter = QLineEdit()
        self.filter.setPlaceholderText(self.tr("Find a command or a key"))
        self.filter.setAccessibleName(self.tr("Find"))
        self.list = QTreeWidget()
        self.list.setHeaderLabels([self.tr("Command"), self.tr("Shortcut"), self.tr("Name")])
        self.list.setRootIsDecorated(False)
        self.list.setAccessibleName(self.tr("Commands"))
        self.keys = QKeySequenceEdit()
        self.keys.setMaximumSequenceLength(1)
        self.keys.setAccessibleName(self.tr("New shortcut"))
        self.none = QPushButton(self.tr("None"))
        self.default = QPushButton(self.tr("Default"))
        self.reset_all = QPushButton(self.tr("Reset all"))
        self.told = PlainLabel(self.tr("Choose a command, then press its new keys."))
        self.told.setWordWrap(True)
        row = QHBoxLayout()
        for widget in (self.keys, self.none, self.default, self.reset_all):
            row.addWidget(widget)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        box = QVBoxLayout(self)
        for part in (self.filter, self.list):
            box.addWidget(part)
        box.addLayout(row)
        box.addWidget(self.told)
        box.addWidget(buttons)
        self.resize(820, 520)
        for button in (self.none, self.default, self.reset_all):
            button.setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        self.filter.textChanged.connect(self._filter)
        self.list.currentItemChanged.connect(self._on_chosen)
        self.keys.editingFinished.connect(self._assign)
        self.none.clicked.connect(lambda: self._set(""))
        self.default.clicked.connect(lambda: self._set(None))
        self.reset_all.clicked.connect(self._reset)
        self._fill()

    def item_of(self, name: str) -> QTreeWidgetItem:
        """The row of a command."""
        rows = (self.list.topLevelItem(row) for row in range(self.list.topLevelItemCount()))
        return next(item for item in rows if item is not None and item.data(0, _ROLE) == name)

    def _fill(self) -> None:
        for command in self._commands:
            title = full_title(command.id, self._commands[command.id])
            item = QTreeWidgetItem([title, "", command.id])
            item.setData(0, _ROLE, command.id)
            item.setToolTip(0, command.tip)
            self.list.addTopLevelItem(item)
            self._show(command.id)
        # The names of commands have what the other two leave, so that nothing has to scroll.
        header, modes = self.list.header(), QHeaderView.ResizeMode
        header.setStretchLastSection(False)
        for column, mode in enumerate((modes.Stretch, *[modes.ResizeToContents] * 2)):
            header.setSectionResizeMode(column, mode)
        self.list.setCurrentItem(self.item_of(next(iter(self._commands)).id))

    def _show(self, name: str) -> None:
        keys = self._commands[name].shortcuts()
        native = QKeySequence.SequenceFormat.NativeText
        shown = [key for key in keys if not _is_extra(key)] or keys
        self.item_of(name).setText(1, ", ".join(key.toString(native) for key in shown))

    def _chosen(self) -> str:
        item = self.list.currentItem()
        return str(item.data(0, _ROLE)) if item is not None else next(iter(self._commands)).id

    def _on_chosen(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self.keys.setKeySequence(self._commands[self._chosen()].shortcut())

    def _assign(self) -> None:
        keys = self.keys.keySequence().toString(_PORTABLE)
        if keys and self.keys.keySequence() not in self._commands[self._chosen()].shortcuts():
            self._set(keys)

    def _set(self, keys: str | None) -> None:
        name = self._chosen()
        other = self._user_of(keys, name) if keys else None
        if other is not None:
            title = self.item_of(other).text(0)
            self.told.setText(
                self.tr("{0} is the shortcut of “{1}”; take it away there first").format(
                    self.keys.keySequence().toString(), title
                )
            )
            self.keys.setKeySequence(self._commands[name].shortcut())
            return
        self._commands.set_keys(name, keys)
        self._show(name)
        self.keys.setKeySequence(self._commands[name].shortcut())
        self.told.setText(
            self.tr("{0}: {1}").format(
                self.item_of(name).text(0), self.item_of(name).text(1) or self.tr("no shortcut")
            )
        )

    def _reset(self) -> None:
        for command in self._commands:
            self._commands.set_keys(command.id, None)
            self._show(command.id)
        self._on_chosen(self.list.currentItem())
        self.told.setText(self.tr("All commands have their default shortcuts again."))

    def _user_of(self, keys: str, name: str) -> str | None:
        wanted = QKeySequence(keys)
        for command in self._commands:
            if command.id != name and wanted in self._commands[command.id].shortcuts():
                return command.id
        return None

    def _filter(self, text: str) -> None:
        wanted = text.casefold()
        for row in range(self.list.topLevelItemCount()):
            item = self.list.topLevelItem(row)
            if item is not None:
                texts = (item.text(column).casefold() for column in range(3))
                item.setHidden(not any(wanted in each for each in texts))
        # What is typed as new keys goes to the row in hand: that must be one that is seen.
        rows = (self.list.topLevelItem(row) for row in range(self.list.topLevelItemCount()))
        seen = [item for item in rows if item is not None and not item.isHidden()]
        if seen and self.list.currentItem() not in seen:
            self.list.setCurrentItem(seen[0])
        for widget in (self.keys, self.none, self.default):
            widget.setEnabled(bool(seen))


def _is_extra(keys: QKeySequence) -> bool:
    """Whether it is a key that few keyboards have, such as one for Undo alone."""
    # A sequence has its keys by number, which Qt's type hints don't know of.
    key = cast("Sequence[QKeyCombination]", keys)[0].key()
    return bool(Qt.Key.Key_Back <= key < Qt.Key.Key_unknown)
