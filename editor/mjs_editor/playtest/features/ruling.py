"""House rules: profiles at hand, and every setting in a dialog. The choice is remembered."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QActionGroup

from mjs.play.houserules import PROFILES, HouseRules
from mjs_editor.command_table import Command
from mjs_editor.enginewords import said
from mjs_editor.playtest.rulesdialog import RulesDialog, profile_titles
from mjs_editor.playtest.settings import set_rules

if TYPE_CHECKING:
    from mjs_editor.playtest.window import PlayWindow

__all__ = ["Ruling"]


class Ruling(QObject):
    """The Rules menu."""

    def __init__(self, window: PlayWindow) -> None:
        super().__init__(window)
        self.window = window
        menu = window.menu("rules", self.tr("&Rules"))
        self._group = QActionGroup(self)
        for name, title in profile_titles().items():
            action = window.commands.add(
                Command(
                    id=f"rules.{name}",
                    title=title,
                    run=partial(self.take, PROFILES[name]),
                    tip=self.tr("Deal the same tiles anew by these rules: {0}").format(
                        " ".join(map(said, PROFILES[name].terms()[:2])).rstrip(".")
                    ),
                    checkable=True,
                )
            )
            self._group.addAction(action)
            menu.addAction(action)
        menu.addSeparator()
        menu.addAction(
            window.commands.add(
                Command(
                    id="rules.edit",
                    title=self.tr("&House rules..."),
                    run=self.show_dialog,
                    keys="Ctrl+,",
                    tip=self.tr("Set every house rule by itself, and begin a game by them"),
                )
            )
        )
        window.changed.connect(self._show)

    def take(self, rules: HouseRules) -> bool:
        """Begin a game by other house rules, with the seed of this one; whether it was dealt."""
        start = self.window.game.start
        if not self.window.play_layout(
            start.layout, self.window.path, rules=rules, seed=start.seed
        ):
            self._show()
            return False
        set_rules(rules)
        return True

    def show_dialog(self) -> RulesDialog:
        """Open the dialog of all house rules."""
        dialog = RulesDialog(self.window.rules, self.window)
        dialog.accepted.connect(lambda: self.take(dialog.rules()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        return dialog

    def _show(self) -> None:
        """Tick the profile that is played, when nothing of it was changed."""
        rules = self.window.rules
        own = PROFILES.get(rules.name)
        for action in self._group.actions():
            name = action.objectName().removeprefix("rules.")
            action.setChecked(name == rules.name and rules == own)
