"""How the table looks: face set, theme, what is told of free tiles, time, animations."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QDockWidget, QMenu

from mjs_editor import session
from mjs_editor.appearance import SYSTEM, chosen_theme, keep_theme, use_theme
from mjs_editor.art.facesets import CONTRAST, DUSK, FACE_SETS, IVORY
from mjs_editor.command_table import Command
from mjs_editor.features.looks import Looks
from mjs_editor.playtest.session import play_windows
from mjs_editor.playtest.settings import is_on, kept_faces, set_faces, set_on

if TYPE_CHECKING:
    from collections.abc import Callable

    from mjs_editor.playtest.window import PlayWindow

__all__ = ["Looking"]


class Looking(QObject):
    """The View menu; its choices are kept in the settings."""

    def __init__(self, window: PlayWindow) -> None:
        super().__init__(window)
        self.window = window
        self.menu = window.menu("table", self.tr("&View"))
        faces = (
            (
                IVORY.name,
                self.tr("&Ivory"),
                self.tr("Light tiles on green backs, drawn in the usual colours"),
            ),
            (DUSK.name, self.tr("&Dusk"), self.tr("Dark tiles with light signs, for dim rooms")),
            (
                CONTRAST.name,
                self.tr("&High contrast"),
                self.tr("White tiles with black edges and heavy signs in full colours"),
            ),
        )
        self._choose(self.tr("&Face set"), "faces", kept_faces().name, self.set_faces, faces)
        themes = (
            (SYSTEM, self.tr("As the &system"), self.tr("Be light or dark as the desktop is")),
            ("light", self.tr("&Light"), self.tr("Be light whatever the desktop is")),
            ("dark", self.tr("&Dark"), self.tr("Be dark whatever the desktop is")),
        )
        self._choose(self.tr("&Theme"), "theme", chosen_theme(), self.set_theme, themes)
        self.menu.addSeparator()
        for name, title, tip in (
            (
                "tells-free",
                self.tr("Tell free from &blocked tiles"),
                self.tr("Show which tiles are free, where the house rules leave that to you"),
            ),
            (
                "time",
                self.tr("Show t&ime"),
                self.tr("Show the time, where the house rules leave that to you"),
            ),
            (
                "animations",
                self.tr("&Animations"),
                self.tr("Let tiles move when they go, come, turn over or can't be taken"),
            ),
        ):
            action = window.commands.add(
                Command(
                    id=f"table.{name}",
                    title=title,
                    run=partial(self._toggle, name),
                    tip=tip,
                    checkable=True,
                )
            )
            action.setChecked(is_on(name))
            self.menu.addAction(action)
        self.menu.addSeparator()
        dock = window.findChild(QDockWidget, "figures")
        if isinstance(dock, QDockWidget):
            panel = dock.toggleViewAction()
            panel.setStatusTip(self.tr("Show the figures and rules of the game beside the table"))
            self.menu.addAction(panel)
        window.table.motions.enabled = is_on("animations")
        window.changed.connect(self._show)

    def set_faces(self, name: str) -> None:
        """Take another face set."""
        set_faces(FACE_SETS[name])
        self._show_in_all(f"table.faces-{name}")

    def set_theme(self, name: str) -> None:
        """Take another theme, in all windows of the program."""
        editors = session.open_windows()
        if editors:
            editors[0].feature(Looks).set_theme(name)
        else:
            keep_theme(name)
            use_theme(name)
        self._show_in_all(f"table.theme-{name}")

    def _show_in_all(self, choice: str) -> None:
        """Let all play windows show a choice: it is the program's."""
        for window in {self.window, *play_windows()}:
            window.commands[choice].setChecked(True)
            window.show_look()

    def _toggle(self, name: str) -> None:
        on = self.window.commands[f"table.{name}"].isChecked()
        set_on(name, on=on)
        self.window.table.motions.enabled = is_on("animations")
        if not on:
            self.window.table.motions.finish()
        self.window.show_look()
        self.window.show_figures()

    def _show(self) -> None:
        """Switches stand for what the rules leave open; what they fix can't be switched."""
        rules, commands = self.window.game.rules, self.window.commands
        commands["table.tells-free"].setEnabled(rules.look_is_optional)
        commands["table.time"].setEnabled(rules.timer == "optional")

    def _choose(
        self,
        title: str,
        name: str,
        chosen: str,
        choose: Callable[[str], None],
        choices: tuple[tuple[str, str, str], ...],
    ) -> QMenu:
        """A submenu in which one of some choices is on."""
        menu = self.menu.addMenu(title)
        group = QActionGroup(self)
        for value, text, tip in choices:
            action = self.window.commands.add(
                Command(
                    id=f"table.{name}-{value}",
                    title=text,
                    run=partial(choose, value),
                    tip=tip,
                    checkable=True,
                )
            )
            action.setChecked(value == chosen)
            group.addAction(action)
            menu.addAction(action)
        return menu
