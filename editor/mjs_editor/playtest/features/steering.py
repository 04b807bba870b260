"""Playing without a mouse: a ring that goes from tile to tile, and never is where none lies."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent

from mjs import Tile
from mjs.faces import match_group
from mjs.play.outcome import Outcome
from mjs_editor.playtest.tilekeys import TileKeys
from mjs_editor.playtest.tilewords import TileWords, is_told
from mjs_editor.playtest.wayfinding import Ways
from mjs_editor.playtest.words import face_name

if TYPE_CHECKING:
    from mjs_editor.playtest.window import PlayWindow

__all__ = ["Steering"]

_BY_KEYS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class Steering(QObject):
    """The Tile menu, whose keys go to the table while it has the focus.

    Signals
    -------
    moved(Tile or None)
        The keyboard is at another tile; None when no tile is left.
    shown(Tile or None)
        The ring is seen at another tile; None when it is not seen any more.

    Attributes
    ----------
    words : TileWords
    """

    moved = Signal(object)
    shown = Signal(object)

    def __init__(self, window: PlayWindow) -> None:
        super().__init__(window)
        self.window, self.table = window, window.table
        self.words = TileWords(self)
        self._at: Tile | None = None
        self._is_used = False
        self._commands: list[str] = []
        menu = window.menu("tile", self.tr("&Tile"))
        for part in TileKeys(self).parts(self):
            if menu.actions():
                menu.addSeparator()
            for command in part:
                action = window.commands.add(command)
                # Elsewhere these keys have other meanings, such as to scroll a panel.
                action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
                action.setAutoRepeat(command.id not in ("tile.click", "tile.deselect"))
                self.table.addAction(action)
                menu.addAction(action)
                self._commands.append(command.id)
        self.table.installEventFilter(self)
        self.table.key_handlers.append(self._on_key)
        self.table.clicked.connect(self._on_clicked)
        self.table.refreshed.connect(self._keep)
        window.game_started.connect(lambda _: self._keep())
        window.notice.left.connect(self._take_focus)
        window.acted.connect(self._on_acted)
        window.changed.connect(self._show)

    @property
    def at(self) -> Tile | None:
        """Where the keyboard is: a tile that is on the table, as long as there are any.

        When the tile it was at is gone, that is the one nearest to it.
        """
        tiles, at = self._tiles, self._at
        if not tiles:
            self._at = None
        elif at is None:
            self._at = self.ways.seen[0]
        elif at not in tiles:
            self._at = self.ways.nearest(at, frozenset(self._free()))
        return self._at

    @property
    def ways(self) -> Ways:
        """The ways between the tiles that are on the table now."""
        assert self.table.stage is not None
        return self.table.stage.ways

    def name(self, tile: Tile) -> str:
        """What a tile is called aloud."""
        return self.words.name(
            self.window.game, tile, self.ways, is_hidden=self.table.has_hidden_faces
        )

    def face(self, tile: Tile) -> str:
        """The face and the layer of a tile that is pointed at."""
        return self.words.face(self.window.game, tile, is_hidden=self.table.has_hidden_faces)

    # What can be done ---------------------------------------------------------------------------

    def go(self, tile: Tile | None) -> None:
        """Go to a tile, and let the ring be seen; with None it stays, and is seen."""
        self._is_used = True
        self._set(tile if tile is not None else self.at)

    def step(self, direction: str) -> None:
        """Go to what is seen next in a direction."""
        if self.at is not None:
            self.go(self.ways.beside(self.at, direction))

    def change_layer(self, by: int) -> None:
        """Go to the nearest tile of a layer above or below."""
        if self.at is None:
            return
        tile = self.ways.layer(self.at, by)
        self.go(tile)
        if tile is None:
            text = self.tr("No tile lies higher") if by > 0 else self.tr("No tile lies lower")
            self.window.tell(text)

    def walk(self, by: int) -> None:
        """Go to the tile before or after this one, in the order of reading."""
        self._cycle(self.ways.all, by)

    def walk_free(self, by: int) -> None:
        """Go to the free tile before or after this one."""
        self._cycle(self._free(), by)

    def go_to_end(self, number: int) -> None:
        """Go to the first or the last tile that is seen."""
        if self.ways.seen:
            self.go(self.ways.seen[number])

    def find_match(self) -> None:
        """Go to the next free tile that matches: the selected one, a hint's, or the one here."""
        game, here = self.window.game, self.at
        if here is None or self.table.has_hidden_faces:
            return
        hinted = [tile for tile in game.hinted if tile in self.ways.all]
        if game.selected is None and hinted:
            self._cycle(hinted, 1)
            return
        if game.tray:
            self._match_tray()
            return
        model = game.selected if game.selected is not None else here
        if not is_told(game, model, self.ways):
            self.window.tell(self.name(model))
            return
        free = self._free()
        alike = [tile for tile in free if tile != model and game.board.matches(model, tile)]
        if alike:
            self._cycle(alike, 1)
        else:
            face = face_name(game.face(model))
            self.window.tell(self.tr("No other free tile matches: {0}").format(face))
            self.go(None)

    def _match_tray(self) -> None:
        """Go to the next free tile that clears one in the tray."""
        game = self.window.game
        groups = {match_group(face) for _, face in game.tray}
        alike = [tile for tile in self._free() if match_group(game.face(tile)) in groups]
        if alike:
            self._cycle(alike, 1)
        else:
            self.window.tell(self.tr("No free tile matches one in the tray"))
            self.go(None)

    def click(self) -> None:
        """Click on the tile that the ring is at."""
        if self.at is None:
            return
        self.go(None)
        game = self.window.game
        if self.table.has_hidden_faces or is_told(game, self.at, self.ways):
            self.window.click(self.at)
        else:
            self.window.tell(self.name(self.at))  # nobody could click there with a mouse

    def deselect(self) -> None:
        """Let no tile be selected."""
        selected = self.window.game.selected
        if selected is not None:
            self.window.click(selected)

    # What happens -------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """The ring is seen when the focus comes by a key, and not while a mouse is used."""
        if isinstance(event, QFocusEvent) and event.gotFocus() and event.reason() in _BY_KEYS:
            self.go(None)
        return super().eventFilter(watched, event)

    def _on_key(self, event: QKeyEvent) -> bool:
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or event.isAutoRepeat():
            return False
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        self.click()
        return True

    def _take_focus(self) -> None:
        """A button that was chosen is gone: keys go on at the tiles."""
        self.table.setFocus(Qt.FocusReason.TabFocusReason)

    def _on_clicked(self, tile: Tile) -> None:
        self._is_used = False
        self._set(tile)

    def _on_acted(self, outcome: Outcome) -> None:
        if outcome.kind == "hinted" and self._is_used and self.at not in outcome.tiles:
            self.go(next((tile for tile in outcome.tiles if tile in self._tiles), None))

    def _keep(self) -> None:
        """Be at a tile that is there. While nobody asks, it is not looked for."""
        if self._is_used or QAccessible.isActive():
            before = self._at
            self._set(self.at, before)

    # Small parts --------------------------------------------------------------------------------

    def _set(self, tile: Tile | None, before: Tile | None = None) -> None:
        before, self._at = before or self._at, tile
        shown = tile if self._is_used else None
        if shown != self.table.cursor_tile:
            self.table.set_cursor(shown)
            self.shown.emit(shown)
        if tile != before:
            self.moved.emit(tile)

    @property
    def _tiles(self) -> list[Tile]:
        return self.table.stage.tiles if self.table.stage is not None else []

    def _free(self) -> list[Tile]:
        board = self.window.game.board
        free = {board.layout.tiles[index] for index in board.free()}
        return [tile for tile in self.ways.all if tile in free]

    def _cycle(self, tiles: Iterable[Tile], by: int) -> None:
        """Go to the next of some tiles in the order of reading, from the last to the first."""
        place = {tile: number for number, tile in enumerate(self.ways.all)}
        wanted = sorted(tiles, key=place.__getitem__, reverse=by < 0)
        if self.at is None or not wanted:
            return
        here = place[self.at]
        later = (tile for tile in wanted if (place[tile] - here) * by > 0)
        self.go(next(later, wanted[0]))

    def _show(self) -> None:
        """Keys go to tiles as long as there are any."""
        for name in self._commands:
            self.window.commands[name].setEnabled(bool(self._tiles))
        self.window.commands["tile.deselect"].setEnabled(self.window.game.selected is not None)
        if self.table.has_hidden_faces:
            self.window.commands["tile.match"].setEnabled(False)
