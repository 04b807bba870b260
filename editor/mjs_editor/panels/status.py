"""What the status bar says of the board: tiles, pairs, how many are wanted, free, clearable."""

from __future__ import annotations

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QHBoxLayout, QInputDialog, QLabel, QMenu, QToolButton, QWidget

from mjs import Tile
from mjs.layout import MAX_TILES
from mjs.results import FileResult
from mjs_editor.numerals import number

__all__ = ["StatusPanel", "place_text"]

_SETTING = "checks/wanted"
_STANDARD = 144
_USUAL = (34, 68, 94, 136, 144, 288)


def place_text(tile: Tile) -> str:
    """A place on the grid in short.

    >>> place_text(Tile(4, 0, 1))
    'x 4  y 0  z 1'
    """
    return f"x {tile.x}  y {tile.y}  z {tile.z}"


class StatusPanel(QWidget):
    """Counts and verdicts, and a button for the number of tiles that is wanted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tiles = 0
        self.selected, self.counts = QLabel(), QLabel()
        self.verdict, self.place = QLabel(), QLabel()
        self.wanted = QToolButton()
        self.wanted.setAutoRaise(True)
        self.wanted.setToolTip(self.tr("How many tiles the layout is to have; click to change it"))
        self.wanted.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.wanted.setMenu(self._make_menu())
        box = QHBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(14)
        for widget in (self.selected, self.counts, self.wanted, self.verdict, self.place):
            box.addWidget(widget)
        # Room for it is kept, else all would jump when the pointer comes and goes.
        widest = self.fontMetrics().horizontalAdvance(place_text(Tile(88, 88, 8)))
        self.place.setMinimumWidth(widest)
        self.show_count(0)
        self.show_selected(0)

    @property
    def wanted_count(self) -> int:
        """How many tiles the layout is to have; 0 for any number."""
        kept = str(QSettings().value(_SETTING, _STANDARD))
        # Settings are a file that anyone may write to: what is no number there counts as not set.
        is_number = kept.isascii() and kept.isdigit() and len(kept) < 10
        return min(int(kept), MAX_TILES) if is_number else _STANDARD

    def want(self, count: int) -> None:
        """Work towards another number of tiles."""
        QSettings().setValue(_SETTING, count)
        self.show_count(self._tiles)

    def ask_wanted(self) -> None:
        """Let the user type the number."""
        count, given = QInputDialog.getInt(
            self,
            self.tr("Wanted number of tiles"),
            self.tr("Tiles; 0 for any number"),
            self.wanted_count,
            0,
            MAX_TILES,
            2,
        )
        if given:
            self.want(count)

    def show_count(self, tiles: int) -> None:
        """Show how many tiles there are, at once, before anything is checked."""
        self._tiles = tiles
        parity = self.tr("odd!") if tiles % 2 else self.tr("%n pair(s)", "", tiles // 2)
        count = self.tr("%n tile(s)", "", tiles)
        self.counts.setText(f"{count} · {parity}")
        missing = self.wanted_count - tiles
        if not self.wanted_count:
            text = self.tr("any number")
        elif missing > 0:
            text = self.tr("{0} short of {1}").format(number(missing), number(self.wanted_count))
        elif missing < 0:
            text = self.tr("{0} over {1}").format(number(-missing), number(self.wanted_count))
        else:
            text = self.tr("just {0}").format(number(tiles))
        self.wanted.setText(text)

    def show_selected(self, tiles: int) -> None:
        """Show how many tiles are selected; nothing when none are."""
        self.selected.setText(self.tr("%n selected", "", tiles))
        self.selected.setVisible(tiles > 0)

    def show_place(self, tile: Tile) -> None:
        """Show where on the grid the pointer is."""
        self.place.setText(place_text(tile))

    def show_result(self, result: FileResult) -> None:
        """Show what the checks found out; of nothing there is nothing to say."""
        if not self._tiles:
            self.verdict.clear()
            return
        free = result.facts["free_at_start"] if result.facts else 0
        words = {
            True: self.tr("can be cleared"),
            False: self.tr("can't be cleared"),
            None: self.tr("not known whether it can be cleared"),
        }
        mark = {True: "✓", False: "✗", None: "?"}[result.clearable]
        told = self.tr("%n free at the start", "", free)
        self.verdict.setText(f"{told} · {mark} {words[result.clearable]}")

    def _make_menu(self) -> QMenu:
        menu = QMenu(self)
        for count in _USUAL:
            menu.addAction(f"{count}").triggered.connect(lambda _=False, n=count: self.want(n))
        menu.addSeparator()
        menu.addAction(self.tr("Any number")).triggered.connect(lambda: self.want(0))
        menu.addAction(self.tr("Another number...")).triggered.connect(self.ask_wanted)
        return menu
