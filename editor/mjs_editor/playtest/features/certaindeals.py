"""Certain deals: one that is shared or typed, the deal of the day, the one kept with the file."""

from __future__ import annotations

from datetime import date, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from mjs import MjsError
from mjs.play.events import Dealt
from mjs.play.game import Game
from mjs.play.seedline import MARK
from mjs.play.sharing import SeedLine, Wanted, daily_seed
from mjs_editor.command_table import Command
from mjs_editor.enginewords import said
from mjs_editor.playtest.dealing import rules_for
from mjs_editor.playtest.seeddialog import SeedDialog

if TYPE_CHECKING:
    from mjs_editor.playtest.window import PlayWindow

__all__ = ["CertainDeals"]


class CertainDeals(QObject):
    """The submenu Deals of the Game menu."""

    def __init__(self, window: PlayWindow) -> None:
        super().__init__(window)
        self.window = window
        game = window.menu("game", "")
        menu = game.addMenu(self.tr("&Deals"))
        menu.setToolTipsVisible(True)
        game.insertMenu(game.actions()[2], menu)  # after the new deal and the same one again
        for command in (
            Command(
                id="deal.seed",
                title=self.tr("Deal from a &seed..."),
                run=self.ask_seed,
                keys="Ctrl+Shift+N",
                tip=self.tr("Play a deal that was shared: paste its seed line, or type a seed"),
            ),
            Command(
                id="deal.copy",
                title=self.tr("&Copy the seed line"),
                run=self.copy_line,
                keys="Ctrl+Shift+C",
                tip=self.tr("Share this deal: copy the line that deals it again anywhere"),
            ),
            Command(
                id="deal.daily",
                title=self.tr("&Deal of the day"),
                run=self.play_daily,
                keys="Ctrl+D",
                tip=self.tr("Play today's deal of this layout, the same for everybody"),
            ),
            Command(
                id="deal.kept",
                title=self.tr("The deal &kept with the layout"),
                run=self.play_kept,
                keys="Ctrl+K",
                tip=self.tr("Play the deal that the layout's file holds, where it holds one"),
            ),
        ):
            menu.addAction(window.commands.add(command))
        window.changed.connect(self._show)

    def ask_seed(self) -> SeedDialog:
        """Ask for a seed line, a seed or a day; a seed line that was copied is there already."""
        copied = QGuiApplication.clipboard().text().strip()
        text = copied if copied.casefold().startswith(f"{MARK} ") else ""
        window = self.window
        dialog = SeedDialog(window.game.start.layout, window.rules, text, window)
        dialog.accepted.connect(lambda: self._play(dialog.wanted))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        dialog.field.setFocus()
        return dialog

    def copy_line(self) -> None:
        """Copy the seed line of the deal that this game began with."""
        try:
            line = str(SeedLine.of(self.window.game.start))
        except MjsError as error:
            self.window.tell(said(str(error)))
            return
        QGuiApplication.clipboard().setText(line)
        self.window.tell(self.tr("Copied: {0}").format(line))

    def play_daily(self, day: date | None = None) -> None:
        """Play the deal of a day, of today if none is given."""
        day = day if day is not None else datetime.now().astimezone().date()
        if self.window.new_deal(daily_seed(day)):
            self.window.tell(self.tr("The deal of {0}").format(day.isoformat()))

    def play_kept(self) -> None:
        """Play the deal that is kept with the layout."""
        source, window = self.window.source, self.window
        kept = source.start
        if kept is None:
            return
        layout = source.with_fields(start=None)
        dealt = Dealt(layout, kept.faces, kept.seed, kept.generator, kept.order)
        try:
            game = Game(dealt, rules_for(window.rules, layout))
        except MjsError as error:
            window.tell(self.tr("The kept deal can't be played: {0}").format(said(str(error))))
            return
        window.start(game)
        window.tell(self.tr("The deal kept with {0}").format(layout.name or self.tr("this layout")))

    def _play(self, wanted: Wanted | None) -> None:
        if wanted is None:
            return
        window = self.window
        path = window.path if wanted.layout.digest == window.game.start.layout.digest else None
        window.play_layout(wanted.layout, path, rules=wanted.rules, seed=wanted.seed)

    def _show(self) -> None:
        window = self.window
        start = window.game.start
        window.commands["deal.copy"].setEnabled(start.seed is not None and bool(start.generator))
        window.commands["deal.daily"].setEnabled(window.rules.daily)
        is_same = window.source.digest == start.layout.digest
        window.commands["deal.kept"].setEnabled(is_same and window.source.start is not None)
