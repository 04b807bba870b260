"""F5: play the layout as it is now, in a window of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mjs import Cancelled, MjsError
from mjs_editor.command_table import Command
from mjs_editor.enginewords import said

if TYPE_CHECKING:
    from mjs_editor.playtest.window import PlayWindow
    from mjs_editor.window import MainWindow

__all__ = ["Playtesting"]


class Playtesting(QObject):
    """Opens play windows for a document."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        window.menu("deal", "").addSeparator()
        window.menu("deal", "").addAction(
            window.commands.add(
                Command(
                    id="play.test",
                    title=self.tr("Pla&y-test"),
                    run=self.play,
                    keys="F5",
                    tip=self.tr("Play this layout as it is now, by the house rules you choose"),
                )
            )
        )

    def play(self) -> PlayWindow | None:
        """Play the layout; None, and the reason told, if it can't be dealt.

        The play window that is open for it is used again: its game goes on while it is of the
        layout as it is, and gives way to a new one when the layout was edited.
        """
        # Loaded when first asked for: the editor opens the sooner.
        from mjs_editor.playtest.features.editreturn import EditReturn
        from mjs_editor.playtest.session import keep_play, play_windows
        from mjs_editor.playtest.window import open_play

        for opened in play_windows():
            link = opened.features["EditReturn"]
            if isinstance(link, EditReturn) and link.editor is self.window:
                if link.is_stale and not link.renew():
                    self.window.tell(opened.notice.text)
                _bring(opened)
                return opened
        document = self.window.document
        try:
            window = open_play(document.layout, document.path, parent=self.window)
        except Cancelled:
            return None
        except MjsError as error:
            self.window.tell(
                self.tr("This layout can't be played yet: {0}").format(said(str(error)))
            )
            return None
        keep_play(window)
        link = window.features["EditReturn"]
        assert isinstance(link, EditReturn)
        link.link(self.window)
        _bring(window)
        return window


def _bring(window: PlayWindow) -> None:
    """Show a window in front of all others, keys going to its table."""
    window.show()
    window.raise_()
    window.activateWindow()
    window.table.setFocus()
