"""From play back to the editor at the same tile, and on with the layout as it is now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mjs import Footprint, Layout, Tile
from mjs.play.game import Game
from mjs.play.outcome import State
from mjs_editor import session
from mjs_editor.art.icons import themed_icon
from mjs_editor.boards import read_files
from mjs_editor.command_table import Command
from mjs_editor.plaintext import PlainLabel
from mjs_editor.playtest.features.leaving import Leaving

if TYPE_CHECKING:
    from pathlib import Path

    from mjs_editor.playtest.window import PlayWindow
    from mjs_editor.window import MainWindow

__all__ = ["EditReturn"]

Board = tuple[tuple[Tile, ...], Footprint]


class EditReturn(QObject):
    """Knows the editor window of the layout that is played, if there is one.

    Attributes
    ----------
    editor : MainWindow or None
    stale : QLabel
        Seen while the game is on a layout that was edited since.
    """

    def __init__(self, window: PlayWindow) -> None:
        super().__init__(window)
        self.window = window
        self.editor: MainWindow | None = None
        self._linked: Board | None = None
        self._pointed: Tile | None = None
        self._was_stale = False
        self.stale = PlainLabel(self.tr("The layout was edited: this game is on it as it was"))
        self.stale.setVisible(False)
        window.statusBar().addPermanentWidget(self.stale)
        menu = window.menu("designer", "")
        menu.addSeparator()
        for command in (
            Command(
                id="design.edit",
                title=self.tr("&Edit this layout"),
                run=self.edit,
                keys="F5",
                tip=self.tr("Go to the editor, to the tile that you were at; F5 there plays again"),
            ),
            Command(
                id="design.renew",
                title=self.tr("&Play the edited layout"),
                run=self.renew,
                keys="Ctrl+F5",
                tip=self.tr("Deal the layout as it is in the editor now"),
            ),
            Command(
                id="design.heat",
                title=self.tr("Where players got st&uck"),
                run=self.show_heat,
                keys="Ctrl+Shift+H",
                tip=self.tr("Go to the editor and mark the tiles that play-testers were left with"),
            ),
        ):
            menu.addAction(window.commands.add(command))
        edit = window.commands["design.edit"]
        edit.setIcon(themed_icon("edit"))
        edit.setIconText(self.tr("Edit"))
        window.table.pointed.connect(self._on_pointed)
        window.game_started.connect(self._on_started)
        window.changed.connect(self._show)
        window.ended.connect(self._on_ended)
        window.closed.connect(self.unlink)

    def link(self, editor: MainWindow) -> None:
        """Note which editor window has the layout."""
        self.unlink()
        self.editor, self._linked = editor, _board(self.window.game.start.layout)
        editor.document.changed.connect(self._on_edited)
        editor.closed.connect(self.unlink)
        self._show()

    def unlink(self) -> None:
        """Forget the editor window, which is closed or has another layout."""
        editor, self.editor, self._linked = self.editor, None, None
        if editor is not None:
            editor.document.changed.disconnect(self._on_edited)
            editor.closed.disconnect(self.unlink)
            self._show()

    @property
    def is_stale(self) -> bool:
        """Whether the layout was edited since the game was dealt."""
        if self.editor is None:
            return False
        return not _same(self.editor.document.layout, self.window.game.start.layout)

    def edit(self) -> None:
        """Show the layout in its editor, opened if need be, with the tile at hand selected."""
        tile = self._tile()
        editor = self.editor or self._opened()
        editor.show()
        editor.raise_()
        editor.activateWindow()
        editor.view.setFocus()
        if tile is not None and tile in editor.document.layout.tiles:
            editor.document.set_current_layer(tile.z)
            editor.document.select([tile])
            editor.view.ensureVisible(editor.view.projection.body(tile))

    def show_heat(self) -> None:
        """Show in the editor where players of this layout got stuck, in the game left last too."""
        leaving = self.window.features["Leaving"]
        assert isinstance(leaving, Leaving)
        leaving.let_go()
        self.edit()
        if self.editor is not None:
            self.editor.commands["heat.stuck"].trigger()

    def renew(self) -> bool:
        """Play the layout as it is in the editor now; whether it could be dealt."""
        if self.editor is None:
            return False
        document, before = self.editor.document, self._linked
        self._linked = _board(document.layout)
        if self.window.play_layout(document.layout, document.path):
            return True
        self._linked = before
        return False

    # Small parts --------------------------------------------------------------------------------

    def _tile(self) -> Tile | None:
        """The tile that is selected, has the keyboard's ring, or was pointed at last."""
        window = self.window
        return window.game.selected or window.table.cursor_tile or self._pointed

    def _opened(self) -> MainWindow:
        """An editor window with the layout, linked."""
        from mjs_editor.window import MainWindow

        source, path = self.window.source, self.window.path
        if not _same(source, self.window.game.start.layout):
            source, path = self.window.game.start.layout, None
        path = _file_of_one(path)
        editor = session.window_of(path) if path is not None else None
        if editor is None:
            editor = session.show_window(MainWindow(source, path))
        self.link(editor)
        return editor

    def _on_pointed(self, tile: Tile | None) -> None:
        if tile is not None:
            self._pointed = tile

    def _on_started(self, _: object) -> None:
        self._pointed = None
        self._was_stale = False
        # Whoever plays another layout here is done with the editor's.
        if self._linked is not None and self._linked != _board(self.window.game.start.layout):
            self.unlink()

    def _on_ended(self, game: Game) -> None:
        if self.editor is not None and game.state is State.WON:
            self.window.offer_at_end(("design.edit",))

    def _on_edited(self, _: object) -> None:
        self._show()
        if self.is_stale and not self._was_stale:
            self.window.tell(
                self.tr("The layout was edited since this deal: F5 in the editor plays it as it is")
            )
        self._was_stale = self.is_stale

    def _show(self) -> None:
        stale = self.is_stale
        self.stale.setVisible(stale)
        self.window.commands["design.renew"].setEnabled(stale)
        bar, edit = self.window.bar, self.window.commands["design.edit"]
        if self.editor is None:
            bar.removeAction(edit)
        elif edit not in bar.actions():
            bar.addAction(edit)


def _board(layout: Layout) -> Board:
    return layout.tiles, layout.footprint


def _same(one: Layout, other: Layout) -> bool:
    """Whether two layouts are played alike."""
    return (_board(one), one.deck) == (_board(other), other.deck)


def _file_of_one(path: Path | None) -> Path | None:
    """The file, if one layout is all that it has: only then can it be saved to."""
    if path is None:
        return None
    boards = read_files([path]).boards
    return path if len(boards) == 1 and boards[0].layout is not None else None
