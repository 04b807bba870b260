"""How the canvas looks and snaps: theme, layers above and below, rulers, snapping. Remembered."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, QSettings
from PySide6.QtGui import QActionGroup, QGuiApplication

from mjs_editor import session
from mjs_editor.appearance import SYSTEM, chosen_theme, current_theme, keep_theme, use_theme
from mjs_editor.canvas.scene import Above
from mjs_editor.canvas.snapping import Snap
from mjs_editor.canvas.theme import THEMES
from mjs_editor.command_table import Command
from mjs_editor.fieldpalettes import show_outlines

if TYPE_CHECKING:
    from enum import Enum

    from mjs_editor.window import MainWindow

__all__ = ["Looks"]

_Choice = TypeVar("_Choice", bound="Enum")


class Looks(QObject):
    """Choices of the View menu, kept in the settings."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.view = window.view
        self.theme = chosen_theme()
        self.above = _chosen(Above, "canvas/above", Above.GHOST)
        self.dims_below = _is_on("canvas/dims-below")
        self.view.snap = _chosen(Snap, "canvas/snap", Snap.HALF)
        self.view.show_rulers(shown=_is_on("canvas/rulers"))
        menu = window.menu("view", self.tr("&View"))
        menu.addSeparator()
        self._choose(
            self.tr("&Snap to"),
            "snap",
            self.view.snap.value,
            (
                Snap.HALF.value,
                self.tr("&Half tiles"),
                partial(self.set_snap, Snap.HALF),
                self.tr("Place tiles at every half tile, for rows that are shifted"),
            ),
            (
                Snap.WHOLE.value,
                self.tr("&Whole tiles"),
                partial(self.set_snap, Snap.WHOLE),
                self.tr("Place tiles at whole tiles only, for rows without gaps"),
            ),
            (
                Snap.SUPPORT.value,
                self.tr("What &supports it"),
                partial(self.set_snap, Snap.SUPPORT),
                self.tr("Place tiles where those below carry them, so that none floats"),
            ),
        )
        self._choose(
            self.tr("Layers &above"),
            "above",
            self.above.value,
            (
                Above.SOLID.value,
                self.tr("&Solid"),
                partial(self.set_above, Above.SOLID),
                self.tr("Show the layers above as players see them"),
            ),
            (
                Above.GHOST.value,
                self.tr("&Outlined"),
                partial(self.set_above, Above.GHOST),
                self.tr("Show the layers above as outlines, so that the one in hand is seen"),
            ),
            (
                Above.HIDDEN.value,
                self.tr("&Hidden"),
                partial(self.set_above, Above.HIDDEN),
                self.tr("Hide the layers above while you draw on lower ones"),
            ),
        )
        for name, title, run, on, tip in (
            (
                "dim-below",
                self.tr("Di&m layers below"),
                self.toggle_dimming,
                self.dims_below,
                self.tr("Show the layers below paler, so that the one in hand stands out"),
            ),
            (
                "rulers",
                self.tr("&Rulers"),
                self.toggle_rulers,
                self.view.has_rulers,
                self.tr("Show grid units along the edges, as messages name them"),
            ),
        ):
            command = Command(id=f"view.{name}", title=title, run=run, tip=tip, checkable=True)
            action = window.commands.add(command)
            action.setChecked(on)
            menu.addAction(action)
        self._choose(
            self.tr("&Theme"),
            "theme",
            self.theme,
            (
                SYSTEM,
                self.tr("As the &system"),
                partial(self.set_theme, SYSTEM),
                self.tr("Be light or dark as the desktop is, and follow it"),
            ),
            (
                "light",
                self.tr("&Light"),
                partial(self.set_theme, "light"),
                self.tr("Be light whatever the desktop is, for bright rooms"),
            ),
            (
                "dark",
                self.tr("&Dark"),
                partial(self.set_theme, "dark"),
                self.tr("Be dark whatever the desktop is, for dim rooms"),
            ),
        )
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._show_theme)
        self._show_layers()
        if self.theme in THEMES:
            use_theme(self.theme)
        self._show_theme()

    def set_snap(self, snap: Snap) -> None:
        """Snap to something else."""
        self.view.snap = snap
        QSettings().setValue("canvas/snap", snap.value)

    def set_above(self, above: Above) -> None:
        """Show layers above the current one in another way."""
        self.above = above
        QSettings().setValue("canvas/above", above.value)
        self._show_layers()

    def toggle_dimming(self) -> None:
        """Dim layers below the current one, or no longer."""
        self.dims_below = not self.dims_below
        QSettings().setValue("canvas/dims-below", self.dims_below)
        self._show_layers()

    def toggle_rulers(self) -> None:
        """Show rulers, or no longer."""
        self.view.show_rulers(shown=not self.view.has_rulers)
        QSettings().setValue("canvas/rulers", self.view.has_rulers)

    def set_theme(self, theme: str) -> None:
        """Take another theme, by name, or the system's, in all windows: panels share it."""
        self.theme = theme
        keep_theme(theme)
        use_theme(theme)
        for window in {self.window, *session.open_windows()}:
            window.feature(Looks).theme = theme
            window.commands[f"view.theme-{theme}"].setChecked(True)
            window.view.set_theme(current_theme())

    def _show_theme(self) -> None:
        show_outlines()
        self.view.set_theme(current_theme())

    def _show_layers(self) -> None:
        self.view.board.show_layers(self.above, dims_below=self.dims_below)

    def _choose(
        self, title: str, name: str, chosen: str, *choices: tuple[str, str, partial[None], str]
    ) -> None:
        """A submenu of the View menu in which one of some choices is on."""
        menu = self.window.menu("view", "").addMenu(title)
        group = QActionGroup(self)
        for value, text, run, tip in choices:
            command = Command(
                id=f"view.{name}-{value}", title=text, run=run, tip=tip, checkable=True
            )
            action = self.window.commands.add(command)
            action.setChecked(value == chosen)
            group.addAction(action)
            menu.addAction(action)


def _chosen(kind: type[_Choice], key: str, usual: _Choice) -> _Choice:
    kept = str(QSettings().value(key, ""))
    return next((choice for choice in kind if choice.value == kept), usual)


def _is_on(key: str) -> bool:
    return str(QSettings().value(key, "true")).lower() != "false"
