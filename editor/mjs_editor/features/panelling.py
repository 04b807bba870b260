"""The panels by keys and menu: shown or hidden, and gone to one after the other."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDockWidget, QWidget

from mjs_editor.command_table import Command

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["Panelling"]


class Panelling(QObject):
    """Shows, hides and goes to panels; comes after the features that make them."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        view = window.menu("view", self.tr("&View"))
        view.addSeparator()
        menu = view.addMenu(self.tr("&Panels"))
        self.docks = window.findChildren(QDockWidget)
        for number, dock in enumerate(self.docks, 1):
            command = Command(
                id=f"panel.{dock.objectName()}",
                title=f"&{number} {dock.windowTitle()}",
                run=partial(self.toggle, dock),
                tip=self.tr("Show the panel {0} and go to it, or hide it").format(
                    dock.windowTitle()
                ),
                checkable=True,
            )
            action = window.commands.add(command)
            dock.toggleViewAction().toggled.connect(action.setChecked)
            action.setChecked(not dock.isHidden())
            menu.addAction(action)
        menu.addSeparator()
        for name, title, by, keys, tip in (
            ("next", self.tr("Go to the &next"), 1, "F6", self.tr("Go to the next panel")),
            (
                "previous",
                self.tr("Go to the p&revious"),
                -1,
                "Shift+F6",
                self.tr("Go to the panel before"),
            ),
        ):
            step = Command(
                id=f"panel.{name}", title=title, run=partial(self.step, by), keys=keys, tip=tip
            )
            menu.addAction(window.commands.add(step))

    def toggle(self, dock: QDockWidget) -> None:
        """Show a panel and go to it; hide one that is in sight."""
        hides = dock.isVisible() and not dock.visibleRegion().isEmpty()
        if hides:
            had_keys = dock.isAncestorOf(self.window.focusWidget())
            dock.hide()
            if had_keys:
                self.window.view.setFocus()
        else:
            self.go_to(dock)
        self.window.commands[f"panel.{dock.objectName()}"].setChecked(not hides)

    def go_to(self, dock: QDockWidget) -> None:
        """Have a panel in sight, and the keys go there."""
        dock.show()
        dock.raise_()
        first = _first_field(dock)
        if first is not None:
            first.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def step(self, by: int) -> None:
        """Go from the board to the first panel, from there to the next, and round again."""
        stops: list[QDockWidget | None] = [
            None,
            *(dock for dock in self.docks if not dock.isHidden()),
        ]
        held = self.window.focusWidget()
        held_by = [dock is not None and dock.isAncestorOf(held) for dock in stops]
        here = held_by.index(True) if True in held_by else 0
        target = stops[(here + by) % len(stops)]
        if target is None:
            self.window.view.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self.go_to(target)


def _first_field(dock: QDockWidget) -> QWidget | None:
    """What takes the keys first: in the order of Tab, which lists and fields come in."""
    panel = dock.widget()
    at: QWidget | None = panel
    while at is not None:
        takes = at.focusPolicy() & Qt.FocusPolicy.TabFocus and at.isEnabled()
        if takes and not at.isHidden() and (at is panel or panel.isAncestorOf(at)):
            return at
        at = at.nextInFocusChain()
        if at is panel:
            return None
    return None
