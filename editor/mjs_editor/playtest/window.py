"""The play window: a table, the figures beside it, and the features that fill its menus."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from itertools import chain
from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, QObject, QSettings, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QMenu, QToolBar, QVBoxLayout, QWidget

from mjs import Board, Cancelled, Layout, LayoutError, MjsError, Tile
from mjs.play.game import Game
from mjs.play.houserules import HouseRules
from mjs.play.outcome import Outcome
from mjs_editor.appearance import current_theme
from mjs_editor.command_table import CommandTable
from mjs_editor.enginewords import said
from mjs_editor.playtest.dealing import deal_game
from mjs_editor.playtest.features import PLAY_FEATURES
from mjs_editor.playtest.figures import FiguresPanel
from mjs_editor.playtest.looks import PlayLook
from mjs_editor.playtest.notice import NoticeBar
from mjs_editor.playtest.noticing import Noticing
from mjs_editor.playtest.rack import Rack
from mjs_editor.playtest.roomy import LEAST_FIGURES, Scrolled
from mjs_editor.playtest.settings import is_on, kept_band, kept_faces, kept_rules
from mjs_editor.playtest.tableview import TableView
from mjs_editor.playtest.telling import Teller

__all__ = ["PlayWindow", "open_play"]

_TICK_MS = 200
_GEOMETRY = "play/geometry"


def open_play(
    layout: Layout,
    path: Path | None = None,
    *,
    rules: HouseRules | None = None,
    seed: int | None = None,
    parent: QWidget | None = None,
) -> PlayWindow:
    """A window with a new game on a layout, by the house rules of the last game if none are given.

    Dealing may take its time; the window `parent` shows then that it is waited for.

    Raises
    ------
    Cancelled
        Nobody wanted to wait for the deal.
    MjsError
        The layout can't be dealt; the text says why.
    """
    rules = rules if rules is not None else kept_rules()
    game = deal_game(layout, rules, seed, parent, kept_band())
    return PlayWindow(game, rules, path, layout)


class PlayWindow(QMainWindow):
    """A window with one game at a time.

    Parameters
    ----------
    game : Game
    rules : HouseRules
        As they were chosen; those of the game may have fewer assists, or another layout.
    path : Path, optional
        Where the layout is from.
    source : Layout, optional
        The layout as it was opened, which may have a deal of its own.

    Signals
    -------
    game_started(Game)
        Another game is on the table.
    acted(Outcome)
        Something was done in the game, or tried.
    ended(Game)
        The game is over, told once.
    changed()
        After each of these and when time changed how the game stands: what can be done now may
        be something else.
    closed()

    Attributes
    ----------
    game : Game
    table, rack, figures, notice : QWidget
    commands : CommandTable
    features : dict of str to QObject
    bar : QToolBar
    """

    game_started = Signal(object)
    acted = Signal(object)
    ended = Signal(object)
    changed = Signal()
    closed = Signal()

    def __init__(
        self,
        game: Game,
        rules: HouseRules,
        path: Path | None = None,
        source: Layout | None = None,
    ) -> None:
        super().__init__()
        self.setObjectName("play")
        self.resize(1180, 780)
        self.game, self.rules, self.path = game, rules, path
        self.source = source if source is not None else game.start.layout
        self.teller = Teller(self)
        self.table, self.rack, self.notice = TableView(), Rack(), NoticeBar()
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.table, 1)
        column.addWidget(self.rack)
        column.addWidget(self.notice)
        self.setCentralWidget(middle)
        self.figures = FiguresPanel()
        self.dock("figures", self.tr("Game"), Scrolled(self.figures, LEAST_FIGURES))
        self.bar = QToolBar(self.tr("Play"))
        self.bar.setObjectName("play-bar")
        self.bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.addToolBar(self.bar)
        self.commands = CommandTable(self)
        self._menus: dict[str, QMenu] = {}
        self._noticing = Noticing(self.notice, self.commands, self.teller)
        self._is_ended = False
        self.features: dict[str, QObject] = {}
        for feature in PLAY_FEATURES:
            self.features[feature.__name__] = feature(self)
        self.table.clicked.connect(self.click)
        self.figures.assists_chosen.connect(self._on_assists)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_tick)
        self._timer.start(_TICK_MS)
        geometry = QSettings().value(_GEOMETRY)
        if isinstance(geometry, QByteArray):
            self.restoreGeometry(geometry)
        self.statusBar()
        self.start(game)
        self.table.setFocus()

    # For features -------------------------------------------------------------------------------

    def menu(self, name: str, title: str) -> QMenu:
        """The menu of a name, made with this title when it is new."""
        if name not in self._menus:
            self._menus[name] = self.menuBar().addMenu(title)
        return self._menus[name]

    def dock(self, name: str, title: str, panel: QWidget) -> QDockWidget:
        """Put a panel on the right."""
        dock = QDockWidget(title, self)
        dock.setObjectName(name)
        dock.setWidget(panel)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        return dock

    def tell(self, message: str, offers: tuple[str, ...] = ()) -> None:
        """Say something in the line below the table, until the next action; offer commands."""
        self._noticing.tell(message, offers)
        self._show_notice()

    def remark(self, message: str) -> None:
        """Add something to how the game stands at its end, until the next one."""
        self._noticing.remark(message)
        self._show_notice()

    def offer_at_end(self, offers: tuple[str, ...]) -> None:
        """Offer commands before those that are offered at the end of any game."""
        self._noticing.offer_at_end(offers)
        self._show_notice()

    # Games --------------------------------------------------------------------------------------

    def start(self, game: Game) -> None:
        """Put another game on the table."""
        self.game = game
        self._noticing.begin(self.teller.of_begin(game))
        self._is_ended = False
        self.show_look()
        self.table.show_game(game, hidden=game.is_waiting or game.is_paused)
        self._show()
        self._show_title()
        self.game_started.emit(game)
        self.changed.emit()
        self._tell_end()

    def new_deal(self, seed: int | None = None) -> bool:
        """Begin a new game on the same layout; whether it could be dealt."""
        return self.play_layout(self.game.start.layout, self.path, seed=seed)

    def play_layout(
        self,
        layout: Layout,
        path: Path | None = None,
        *,
        rules: HouseRules | None = None,
        seed: int | None = None,
    ) -> bool:
        """Begin a new game on a layout; whether it could be dealt, else the reason is told."""
        rules = rules if rules is not None else self.rules
        try:
            game = deal_game(layout, rules, seed, self, kept_band())
        except Cancelled:
            self.tell(self.tr("Nothing was dealt: this game goes on."))
            return False
        except MjsError as error:
            self.tell(self.tr("{0} can't be dealt: {1}").format(layout.name, said(str(error))))
            return False
        if layout is not self.game.start.layout:
            self.source = layout
        self.rules, self.path = rules, path
        self.start(game)
        return True

    def click(self, tile: Tile) -> Outcome:
        """Click on a tile, as a player does."""
        return self.perform(lambda game: game.click(tile))

    def perform(self, action: Callable[[Game], Outcome]) -> Outcome:
        """Do something in the game, and show what came of it."""
        game, board, tray = self.game, self.game.board, dict(self.game.tray)
        outcome = action(game)
        tiles: Iterable[Tile] = () if outcome.kind == "shuffled" else outcome.tiles
        if outcome.blockers is not None:
            tiles = (*tiles, *filter(self.table.is_told, chain(*outcome.blockers)))
        faces = _faces(tiles, board, tray)
        self._noticing.tell(self.teller.of_outcome(game, outcome, faces))
        if outcome.kind == "blocked" and outcome.blockers is not None:
            self.table.shake(outcome.tiles[0])
            above, left, right = outcome.blockers
            self.table.show_blocking((*above, *(left + right if left and right else ())))
        else:
            self.table.show_blocking(())
        self._show()
        self.acted.emit(outcome)
        self.changed.emit()
        self._tell_end()
        return outcome

    def begin(self) -> None:
        """Let time run and show the faces, after the start has been counted down."""
        self.game.start_clock()
        self._noticing.tell(self.teller.of_begin(self.game))
        self._show()
        self.changed.emit()

    def show_look(self) -> None:
        """Paint in the theme, the face set and the look that are chosen now."""
        rules = self.game.rules
        told = is_on("tells-free") if rules.look_is_optional else True
        look = PlayLook(
            theme=current_theme(),
            faces=kept_faces(),
            blocked=rules.blocked_look if told else "plain",
            free=rules.free_look if told else "plain",
        )
        self.table.set_look(look)
        self.rack.set_look(look)

    def show_figures(self) -> None:
        """Show the figures as they are now, and at the end those on the table."""
        game, with_time = self.game, is_on("time")
        self.figures.show_game(game, self.rules, with_time=with_time)
        self.table.set_caption(*self.teller.of_cleared(game, with_time=with_time))

    # What Qt calls ------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Another theme came with other colours."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.show_look()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        """Nothing to ask: a game that is not over can be taken up again by its deal."""
        self._timer.stop()
        self.table.motions.finish()
        QSettings().setValue(_GEOMETRY, self.saveGeometry())
        self.closed.emit()
        event.accept()

    # Small parts --------------------------------------------------------------------------------

    def _show(self) -> None:
        game = self.game
        self.table.hide_faces(hidden=game.is_waiting or game.is_paused)
        self.table.refresh()
        self.rack.show_game(game)
        self.show_figures()
        self._show_notice()

    def _show_notice(self) -> None:
        self._noticing.show(self.game)

    def _show_title(self) -> None:
        name = self.game.start.layout.name or self.tr("Untitled")
        self.setWindowTitle(self.tr("{0} ({1}) - play - mjs").format(name, self.game.rules.name))

    def _tell_end(self) -> None:
        # Commands have been switched on and off by now, so that only what works is offered.
        self._show_notice()
        if self.game.is_over and not self._is_ended:
            self._is_ended = True
            self.ended.emit(self.game)

    def _on_tick(self) -> None:
        game, was_locked = self.game, bool(self.teller.of_state(self.game)[0])
        if game.tick() and not self._is_ended:
            self._show()
            self.changed.emit()
            self._tell_end()
        self.figures.show_time(game)
        if game.locked_for or was_locked:
            self._show_notice()

    def _on_assists(self, hints: bool, undo: bool, shuffles: bool) -> None:
        game = self.game
        rules = self.rules.with_assists(hints=hints, undo=undo, shuffles=shuffles)
        rules = rules.with_settings(layout=game.rules.layout)
        self.start(Game(game.start, rules, now=game.clock.now))


def _faces(tiles: Iterable[Tile], board: Board, tray: Mapping[Tile, str]) -> dict[Tile, str]:
    """The faces of some tiles that were on a board or in a tray."""
    found = {}
    for tile in tiles:
        with suppress(LayoutError):  # no tile was ever at that place
            found[tile] = tray[tile] if tile in tray else str(board.faces[board.layout.index(tile)])
    return found
