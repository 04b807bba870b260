"""The command palette: every command of the window, found by some of its letters."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from mjs_editor.command_table import CommandTable
from mjs_editor.fuzzy import fuzzy_score
from mjs_editor.plaintext import PlainLabel
from mjs_editor.titles import full_title

__all__ = ["CommandPalette", "open_palette"]

_ROLE = Qt.ItemDataRole.UserRole
_MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


def open_palette(commands: CommandTable, parent: QWidget) -> CommandPalette:
    """Open the palette of a window's commands, ready to be typed into."""
    palette = CommandPalette(commands, parent)
    palette.finished.connect(palette.deleteLater)
    palette.open()
    palette.field.setFocus()
    return palette


class CommandPalette(QDialog):
    """A field to type in and the commands that fit, best first; Return runs the one in hand."""

    def __init__(self, commands: CommandTable, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Commands"))
        self._commands = commands
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Type some letters of a command"))
        self.field.setAccessibleName(self.tr("Search"))
        self.field.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Commands"))
        self.tip = PlainLabel()
        self.tip.setWordWrap(True)
        box = QVBoxLayout(self)
        for widget in (self.field, self.list, self.tip):
            box.addWidget(widget)
        self.resize(520, 420)
        self.field.installEventFilter(self)
        self.field.textChanged.connect(self._show)
        self.field.returnPressed.connect(self._run)
        self.list.itemActivated.connect(lambda _: self._run())
        self.list.itemClicked.connect(lambda _: self._run())
        self.list.currentItemChanged.connect(self._explain)
        self._show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Keys that move up and down go to the list, while the field keeps the rest."""
        if (
            watched is self.field
            and isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and event.key() in _MOVES
        ):
            self.list.event(event)
            return True
        return super().eventFilter(watched, event)

    def _show(self, *_: object) -> None:
        query = self.field.text()
        found: list[tuple[int, int, str]] = []
        for number, command in enumerate(self._commands):
            action = self._commands[command.id]
            score = fuzzy_score(query, full_title(command.id, action))
            if score is not None and action.isEnabled():
                found.append((-score, number, command.id))
        self.list.clear()
        for name in [name for *_, name in sorted(found)]:
            action = self._commands[name]
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            mark = "✓ " if action.isChecked() else ""
            item = QListWidgetItem(f"{mark}{full_title(name, action)}")
            if keys:
                item.setText(f"{item.text()}   [{keys}]")
            item.setData(_ROLE, name)
            item.setToolTip(action.statusTip())
            self.list.addItem(item)
        self.list.setCurrentRow(0)

    def _explain(self, item: QListWidgetItem | None) -> None:
        self.tip.setText(item.toolTip() if item is not None else self.tr("No command fits"))

    def _run(self) -> None:
        if self.list.currentRow() < 0:
            return
        name = self.list.currentItem().data(_ROLE)
        # Closed first: what runs may open a dialog of its own.
        self.accept()
        self._commands[name].trigger()
