"""The tools by menu, bar and key, and the live symmetry."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QToolBar

from mjs_editor.art.icons import themed_icon
from mjs_editor.command_table import Command
from mjs_editor.gridsize import grid_bounds
from mjs_editor.symmetry import Mirror, Symmetry

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["Drawing"]


class Drawing(QObject):
    """Takes tools in hand and sets the symmetry."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.document = window.document
        window.view.told.connect(window.tell)
        bar = QToolBar(self.tr("Tools"), window)
        bar.setObjectName("tools")
        bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        window.addToolBar(Qt.ToolBarArea.TopToolBarArea, bar)
        menu = window.menu("tool", self.tr("&Tools"))
        group = QActionGroup(self)
        for name, tool in window.tools.items():
            title = tool.tr(tool.title)
            command = Command(
                id=f"tool.{name}",
                title=title,
                run=partial(window.take_tool, name),
                keys=tool.shortcut,
                tip=tool.tr(tool.hint),
                checkable=True,
            )
            action = window.commands.add(command)
            action.setIcon(themed_icon(name))
            group.addAction(action)
            menu.addAction(action)
            bar.addAction(action)
        menu = window.menu("symmetry", self.tr("&Symmetry"))
        mirrors = QActionGroup(self)
        self._mirrors = {}
        for mirror, title, tip in (
            (Mirror.NONE, self.tr("&None"), self.tr("Draw without mirrored copies")),
            (
                Mirror.LEFT_RIGHT,
                self.tr("&Left-right"),
                self.tr("Every tool works on the left and right half at once; drag the axis shown"),
            ),
            (
                Mirror.TOP_BOTTOM,
                self.tr("&Top-bottom"),
                self.tr("Every tool works on the top and bottom half at once; drag the axis shown"),
            ),
            (
                Mirror.BOTH,
                self.tr("&Both"),
                self.tr("Every tool works on all four quarters at once; drag the axes shown"),
            ),
            (
                Mirror.POINT,
                self.tr("&Point"),
                self.tr("Every tool works half a turn round the middle too; drag the axes shown"),
            ),
        ):
            command = Command(
                id=f"symmetry.{mirror.value}",
                title=title,
                run=partial(self.set_mirror, mirror),
                tip=tip,
                checkable=True,
            )
            action = window.commands.add(command)
            mirrors.addAction(action)
            menu.addAction(action)
            self._mirrors[mirror] = action
        window.document.symmetry_changed.connect(self._show_mirror)
        self._show_mirror()

    def set_mirror(self, mirror: Mirror) -> None:
        """Draw with another symmetry, about the middle of the board or of an empty grid."""
        layout = self.document.layout
        bounds = layout.bounds if layout.tiles else grid_bounds(layout)
        self.document.set_symmetry(Symmetry(mirror).about(bounds))

    def _show_mirror(self) -> None:
        self._mirrors[self.document.symmetry.mirror].setChecked(True)
