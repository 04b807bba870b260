"""What hands go to all the time, in sight beside the tools: undo and redo, and to try the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QToolBar, QToolButton

from mjs_editor.art.icons import themed_icon

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["QuickBar"]


class QuickBar(QObject):
    """Commands of menus as buttons of the tool bar: before the tools, and at its end.

    Attributes
    ----------
    undo, redo, play : QToolButton
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        bar = window.findChild(QToolBar, "tools")
        assert isinstance(bar, QToolBar)
        commands = window.commands
        for name, icon in (("edit.undo", "undo"), ("edit.redo", "redo"), ("play.test", "play")):
            commands[name].setIcon(themed_icon(icon))
        first = bar.actions()[0]
        bar.insertAction(first, commands["edit.undo"])
        bar.insertAction(first, commands["edit.redo"])
        bar.insertSeparator(first)
        bar.addSeparator()
        bar.addAction(commands["play.test"])
        self.undo, self.redo, self.play = (
            _button(bar.widgetForAction(commands[name]))
            for name in ("edit.undo", "edit.redo", "play.test")
        )
        # Their arrows say all that is to be said, and which step it is changes with each.
        for button in (self.undo, self.redo):
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)


def _button(widget: object) -> QToolButton:
    assert isinstance(widget, QToolButton)
    return widget
