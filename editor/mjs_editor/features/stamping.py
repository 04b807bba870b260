"""Stamps of one's own: selections that are kept under the numbers 1 to 9."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSettings
from PySide6.QtGui import QIcon

from mjs import MjsError
from mjs_editor.boardtext import layout_of, text_of
from mjs_editor.command_table import Command
from mjs_editor.enginewords import said
from mjs_editor.menupictures import board_icon, enlarge_icons
from mjs_editor.tools.drawing import StampTool

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["Stamping"]

_NUMBERS = range(1, 10)


class Stamping(QObject):
    """Keeps stamps in the settings and takes them in hand."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.document = window.document
        menu = window.menu("stamps", self.tr("Sta&mps"))
        single = Command(
            id="stamp.single",
            title=self.tr("Single &tile"),
            run=self.take_single,
            keys="0",
            tip=self.tr("Stamp one tile at a time again"),
        )
        chosen = Command(
            id="stamp.selection",
            title=self.tr("&Selection as stamp"),
            run=self.take_selection,
            keys="Shift+B",
            tip=self.tr("Stamp what is selected, without keeping it"),
        )
        for command in (single, chosen):
            menu.addAction(window.commands.add(command))
        menu.addSeparator()
        self._take = menu.addMenu(self.tr("T&ake"))
        self._keep = menu.addMenu(self.tr("&Keep selection as"))
        for number in _NUMBERS:
            command = Command(
                id=f"stamp.take-{number}",
                title=self.tr("Stamp &{0}").format(number),
                run=partial(self.take, number),
                keys=str(number),
                tip=self.tr("Draw with stamp {0}, a piece of a board that you kept").format(number),
            )
            self._take.addAction(window.commands.add(command))
            command = Command(
                id=f"stamp.keep-{number}",
                title=self.tr("Keep as stamp &{0}").format(number),
                run=partial(self.keep, number),
                keys=f"Ctrl+{number}",
                tip=self.tr("Keep the selected tiles as stamp {0}, for all layouts").format(number),
            )
            self._keep.addAction(window.commands.add(command))
        for each in (self._take, self._keep):
            enlarge_icons(each)
            each.aboutToShow.connect(self._show_stamps)

    @property
    def tool(self) -> StampTool:
        """The stamp tool of this window."""
        return self.window.tool(StampTool)

    def take_single(self) -> None:
        """Stamp single tiles again."""
        self.tool.set_pattern()
        self.window.take_tool(StampTool.id)

    def take_selection(self) -> None:
        """Stamp what is selected."""
        if self._has_selection():
            self.tool.set_pattern(tuple(self.document.selection))
            self.window.take_tool(StampTool.id)
            self.window.tell(self.tr("Stamp of %n tile(s)", "", len(self.tool.pattern)))

    def keep(self, number: int) -> None:
        """Keep the selection under a number, for ever."""
        if self._has_selection():
            text = text_of(self.document.layout, self.document.selection)
            QSettings().setValue(f"stamps/{number}", text)
            self.window.tell(self.tr("Kept as stamp {0}; take it by the key {0}").format(number))

    def take(self, number: int) -> None:
        """Take a stamp in hand that was kept."""
        text = str(QSettings().value(f"stamps/{number}", "") or "")
        if not text:
            self.window.tell(
                self.tr("There is no stamp {0} yet: select tiles and press Ctrl+{0}").format(number)
            )
            return
        try:
            board = layout_of(text)
        except MjsError as error:
            self.window.tell(
                self.tr("Stamp {0} can't be read: {1}").format(number, said(str(error)))
            )
            return
        if board.footprint != self.document.layout.footprint:
            self.window.tell(
                self.tr("Tiles of stamp {0} are {1} grid units large, here they are {2}").format(
                    number, board.footprint, self.document.layout.footprint
                )
            )
            return
        self.tool.set_pattern(board.tiles)
        self.window.take_tool(StampTool.id)
        self.window.tell(self.tr("Stamp {0}: %n tile(s)", "", len(board)).format(number))

    def _has_selection(self) -> bool:
        if not self.document.selection:
            self.window.tell(self.tr("Select tiles first"))
        return bool(self.document.selection)

    def _show_stamps(self) -> None:
        """Show of each stamp its picture and how large it is, or that there is none."""
        commands, ratio = self.window.commands, self.window.devicePixelRatioF()
        for number in _NUMBERS:
            text = str(QSettings().value(f"stamps/{number}", "") or "")
            try:
                board = layout_of(text) if text else None
            except MjsError:
                board = None
            icon = board_icon(board, ratio) if board is not None else QIcon()
            take, keep = commands[f"stamp.take-{number}"], commands[f"stamp.keep-{number}"]
            take.setIcon(icon)
            keep.setIcon(icon)
            size = self.tr("%n tile(s)", "", len(board)) if board is not None else self.tr("none")
            take.setText(f"{self.tr('Stamp &{0}').format(number)}: {size}")
