"""What every tool draws by, in sight beside the tools: the symmetry and the snapping."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolBar, QToolButton

from mjs_editor.canvas.snapping import Snap
from mjs_editor.symmetry import Mirror
from mjs_editor.titles import plain

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["StateBar"]


class StateBar(QObject):
    """Two buttons at the end of the tools, each with the menu of what it names.

    Attributes
    ----------
    symmetry, snap : QToolButton
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        bar = window.findChild(QToolBar, "tools")
        assert isinstance(bar, QToolBar)
        bar.addSeparator()
        commands = window.commands
        self.symmetry = self._add(
            bar,
            self.tr("Symmetry: {0}"),
            self.tr("On which parts of the board every tool works at once; Y is on or off"),
            window.menu("symmetry", ""),
            [commands[f"symmetry.{mirror.value}"] for mirror in Mirror],
        )
        snaps = [commands[f"view.snap-{snap.value}"] for snap in Snap]
        menu = next(one for one in snaps[0].associatedObjects() if isinstance(one, QMenu))
        self.snap = self._add(
            bar, self.tr("Snap: {0}"), self.tr("Where tiles can be placed"), menu, snaps
        )

    def _add(
        self, bar: QToolBar, title: str, tip: str, menu: QMenu, choices: Sequence[QAction]
    ) -> QToolButton:
        """A button that names the one of some choices that is on, and opens their menu."""
        button = QToolButton()
        button.setMenu(menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setToolTip(tip)
        button.setStatusTip(tip)

        def show() -> None:
            chosen = next((plain(one.text()) for one in choices if one.isChecked()), "")
            button.setText(title.format(chosen))

        for action in choices:
            action.toggled.connect(show)
        show()
        bar.addWidget(button)
        return button
