"""Games and layouts: a new deal, the same deal again, bundled layouts and files."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFileDialog, QMenu

from mjs.formats import FORMATS
from mjs_editor.art.icons import themed_icon
from mjs_editor.boards import read_files
from mjs_editor.command_table import Command
from mjs_layouts import load, titles

if TYPE_CHECKING:
    from mjs_editor.playtest.window import PlayWindow

__all__ = ["Games"]

_LESSON = "lesson-"


class Games(QObject):
    """The Game menu."""

    def __init__(self, window: PlayWindow) -> None:
        super().__init__(window)
        self.window = window
        self.menu = menu = window.menu("game", self.tr("&Game"))
        menu.setToolTipsVisible(True)
        standard = QKeySequence.StandardKey
        for command, icon in (
            (
                Command(
                    id="game.new",
                    title=self.tr("&New deal"),
                    run=window.new_deal,
                    keys=standard.New,
                    tip=self.tr("Deal this layout anew by the house rules"),
                ),
                "new",
            ),
            (
                Command(
                    id="game.restart",
                    title=self.tr("&Restart this deal"),
                    run=self.restart,
                    keys="Ctrl+R",
                    tip=self.tr("Begin again with the same tiles in the same places"),
                ),
                "restart",
            ),
        ):
            action = window.commands.add(command)
            action.setIcon(themed_icon(icon))
            menu.addAction(action)
            window.bar.addAction(action)
        window.commands["game.restart"].setIconText(self.tr("Restart"))
        window.bar.addSeparator()
        menu.addSeparator()
        self.layouts = menu.addMenu(self.tr("&Layouts"))
        self.lessons = menu.addMenu(self.tr("L&essons"))
        for name, title in titles().items():
            is_lesson = name.startswith(_LESSON)
            command = Command(
                id=f"game.layout-{name}",
                title=title.replace("&", "&&"),
                run=partial(self.play_bundled, name),
                tip=self.tr("Play the layout {0} that comes with mjs").format(title),
            )
            (self.lessons if is_lesson else self.layouts).addAction(window.commands.add(command))
        menu.addAction(
            window.commands.add(
                Command(
                    id="game.open",
                    title=self.tr("&Open..."),
                    run=self.ask_file,
                    keys=standard.Open,
                    tip=self.tr("Play a layout from a file of any format that mjs reads"),
                )
            )
        )
        menu.addSeparator()
        menu.addAction(
            window.commands.add(
                Command(
                    id="game.close",
                    title=self.tr("&Close"),
                    run=window.close,
                    keys=standard.Close,
                    tip=self.tr("Close this window"),
                )
            )
        )

    def restart(self) -> None:
        """Begin the same deal again."""
        self.window.start(self.window.game.restarted())

    def play_bundled(self, name: str) -> bool:
        """Play a bundled layout; whether it could be dealt."""
        return self.window.play_layout(load(name))

    def ask_file(self) -> None:
        """Ask for a file, and play what is in it."""
        patterns = " ".join(f"*{suffix}" for each in FORMATS.values() for suffix in each.suffixes)
        chosen, _ = QFileDialog.getOpenFileName(
            self.window,
            self.tr("Play a layout"),
            str(self.window.path.parent) if self.window.path is not None else "",
            f"{self.tr('Layouts')} ({patterns});;{self.tr('All files')} (*)",
        )
        if chosen:
            self.open_file(Path(chosen))

    def open_file(self, path: Path) -> None:
        """Play the layout of a file; of several boards, one is chosen from a menu."""
        opened = read_files([path])
        if opened.faults:
            self.window.tell(opened.faults[0])
        boards = opened.readable
        if len(boards) == 1 and boards[0].layout is not None:
            self.window.play_layout(boards[0].layout, path)
        elif boards:
            menu = QMenu(self.window)
            menu.aboutToHide.connect(menu.deleteLater)
            for board in boards:
                if board.layout is not None:
                    action = menu.addAction(board.name.replace("&", "&&"))
                    play = partial(self.window.play_layout, board.layout, path)
                    action.triggered.connect(lambda _=False, play=play: play())
            menu.popup(self.window.table.mapToGlobal(QPoint(40, 40)))
