"""Every command of the window, once: menus, bars, shortcuts and the palette all ask this table."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QObject, QSettings
from PySide6.QtGui import QAction, QKeySequence

from mjs_editor.titles import plain

__all__ = ["Command", "CommandTable"]

_WIDEST = 60

Keys = QKeySequence.StandardKey | str | None


@dataclass(frozen=True, kw_only=True)
class Command:
    """One thing a user can do.

    Attributes
    ----------
    id : str
        For settings, tests and the palette: ``edit.delete``. The part before the dot names its
        menu.
    title : str
        As menus show it, in the user's language, with ``&`` before its letter.
    run : callable without arguments
    keys : standard key, text such as ``Ctrl+0``, or None
        The shortcut, unless the user has set another.
    tip : str
        What it does, or when it is of use, in a sentence of its own: for the status bar, and below
        the title where the pointer rests on it.
    checkable : bool
        Whether it is on or off.
    """

    id: str
    title: str
    run: Callable[[], object]
    tip: str
    keys: Keys = None
    checkable: bool = False


class CommandTable(QObject):
    """The commands of a window, each with its action."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._commands: dict[str, Command] = {}
        self._actions: dict[str, QAction] = {}

    def __iter__(self) -> Iterator[Command]:
        return iter(self._commands.values())

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def add(self, command: Command) -> QAction:
        """The action of a new command; an id that is taken is a fault of the program."""
        if command.id in self._commands:
            raise ValueError(f"there is a command {command.id!r} already")
        action = QAction(command.title, self.parent())
        action.setObjectName(command.id)
        action.setCheckable(command.checkable)
        action.setStatusTip(command.tip)
        action.triggered.connect(lambda _=False: command.run())
        self._commands[command.id], self._actions[command.id] = command, action
        self._show_keys(command.id)
        return action

    def keys_of(self, name: str) -> list[QKeySequence]:
        """The shortcuts of a command: the user's own, or else its usual ones."""
        own = QSettings().value(f"shortcuts/{name}")
        if isinstance(own, str):  # whatever else is stored there are no keys
            return [QKeySequence(own)] if own else []
        keys = self._commands[name].keys
        if keys is None:
            return []
        if isinstance(keys, str):
            return [QKeySequence(keys)]
        return QKeySequence.keyBindings(keys)

    def set_keys(self, name: str, keys: str | None) -> None:
        """Give a command a shortcut of the user's own; "" for none, None for its usual one."""
        if keys is None:
            QSettings().remove(f"shortcuts/{name}")
        else:
            QSettings().setValue(f"shortcuts/{name}", keys)
        self._show_keys(name)

    def _show_keys(self, name: str) -> None:
        """Give the action its keys, and name them where the pointer rests on it."""
        action, command, keys = self._actions[name], self._commands[name], self.keys_of(name)
        action.setShortcuts(keys)
        shown = keys[0].toString(QKeySequence.SequenceFormat.NativeText) if keys else ""
        title = plain(command.title)
        # Qt puts a tooltip of plain text on as few lines as it has, however wide that gets.
        lines = textwrap.wrap(command.tip, _WIDEST)
        action.setToolTip("\n".join((f"{title} ({shown})" if shown else title, *lines)))
