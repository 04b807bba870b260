"""What the line below the table says: how a game stands, what was told last, what is offered."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QAction

from mjs.play.game import Game
from mjs.play.outcome import State
from mjs_editor.command_table import CommandTable
from mjs_editor.playtest.notice import NoticeBar
from mjs_editor.playtest.telling import Teller

__all__ = ["Noticing"]


class Noticing:
    """Keeps what was told of the game at hand, and lets a bar show what matters most of it.

    Parameters
    ----------
    bar : NoticeBar
    commands : CommandTable
        Has all that is offered; what is off now is not offered.
    teller : Teller
    """

    def __init__(self, bar: NoticeBar, commands: CommandTable, teller: Teller) -> None:
        self._bar, self._commands, self._teller = bar, commands, teller
        self._told = self._remark = ""
        self._offers: tuple[str, ...] = ()
        self._end_offers: tuple[str, ...] = ()

    def begin(self, text: str) -> None:
        """Forget all that was told of another game."""
        self._remark, self._end_offers = "", ()
        self.tell(text)

    def tell(self, text: str, offers: tuple[str, ...] = ()) -> None:
        """Say something until the next action; offer commands."""
        self._told, self._offers = text, offers

    def remark(self, text: str) -> None:
        """Add something to how the game stands at its end."""
        self._remark = text

    def offer_at_end(self, offers: tuple[str, ...]) -> None:
        """Offer commands before those that are offered at the end of any game."""
        others = (name for name in self._end_offers if name not in offers)
        self._end_offers = (*offers, *others)

    def show(self, game: Game) -> None:
        """Show what is to be said of a game now."""
        bar, (text, names) = self._bar, self._teller.of_state(game)
        if game.is_over:
            names = (*self._end_offers, *names)
            text = f"{text} {self._remark}".strip()
        actions, offers = self._enabled(names), self._enabled(self._offers)
        if game.is_waiting and not actions:
            text = self._teller.of_countdown()
        if offers and not game.is_over:
            bar.show_text(self._told, [*actions, *offers])
        elif text and game.state is State.STUCK and self._told:
            # Who clicks on while stuck is answered too.
            bar.show_text(f"{text}\n{self._told}", actions, strong=True)
        elif text:
            bar.show_text(text, actions, strong=bool(names))
        else:
            bar.show_text(self._told)

    def _enabled(self, names: Iterable[str]) -> list[QAction]:
        return [self._commands[name] for name in names if self._commands[name].isEnabled()]
