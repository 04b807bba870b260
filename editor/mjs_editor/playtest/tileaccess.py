"""The tiles of a table as screen readers see them: a list, with each tile an item of it.

Qt keeps what a factory gives it until the widget is gone, and frees it by itself. Python must
never free it as well, so each object is held here until Qt has done so.
"""

from __future__ import annotations

import atexit
from typing import Protocol
from weakref import WeakKeyDictionary, ref

from PySide6.QtCore import QObject, QPoint, QPointF, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QColor, QWindow
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import isValid

from mjs import Tile
from mjs_editor.playtest.tableview import TableView

__all__ = ["TableAccess", "TileAccess", "TileReader", "make_accessible", "tell_focus"]


class TileReader(Protocol):
    """Who knows what is to be said of the tiles of a table."""

    def order(self) -> tuple[Tile, ...]:
        """All tiles that are there, as they are read."""

    def here(self) -> Tile | None:
        """The tile that the keyboard is at."""

    def name(self, tile: Tile) -> str:
        """What a tile is called."""

    def mark(self, tile: Tile) -> str:
        """What else is shown on it."""

    def is_selected(self, tile: Tile) -> bool:
        """Whether it is selected."""


_readers: WeakKeyDictionary[TableView, ref[TileReader]] = WeakKeyDictionary()
_held: list[TableAccess] = []


class TileAccess(QAccessibleInterface):
    """One tile."""

    def __init__(self, owner: TableAccess, tile: Tile) -> None:
        super().__init__()
        self.owner, self.tile = owner, tile

    def isValid(self) -> bool:  # noqa: N802 - Qt's name
        """Whether there is such a tile on the table."""
        return isValid(self.owner) and self.owner.number(self.tile) >= 0

    def object(self) -> QObject | None:  # type: ignore[override]
        """No object: what is painted is none."""
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        """The window that it is painted in."""
        return self.owner.window() if isValid(self.owner) else None

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """The table."""
        return self.owner if isValid(self.owner) else None

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """A tile has no parts."""
        return None

    def childCount(self) -> int:  # noqa: N802 - Qt's name
        """A tile has no parts."""
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802 - Qt's name
        """A tile has no parts."""
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        """A tile has no parts."""
        return None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        """A tile has no parts."""
        return None

    def text(self, kind: QAccessible.Text) -> str:
        """Its name, and what is marked on it."""
        reader = self._reader
        if reader is None:
            return ""
        if kind == QAccessible.Text.Name:
            return reader.name(self.tile)
        return reader.mark(self.tile) if kind == QAccessible.Text.Description else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:  # noqa: N802 - Qt's name
        """Nobody can rename a tile."""

    def rect(self) -> QRect:
        """Where it is on the screen."""
        if not self.isValid():
            return QRect()
        table = self.owner.table
        if table is None:
            return QRect()
        place = table.face_rect(self.tile).toAlignedRect()
        return QRect(table.mapToGlobal(place.topLeft()), place.size())

    def role(self) -> QAccessible.Role:
        """An item of a list."""
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        """Whether it has the focus, and whether it is selected."""
        state = QAccessible.State()
        reader, table = self._reader, self.owner.table
        if reader is None or table is None:
            state.invalid = True
            return state
        state.focusable = state.selectable = True
        state.focused = table.hasFocus() and reader.here() == self.tile
        state.selected = reader.is_selected(self.tile)
        return state

    def foregroundColor(self) -> QColor:  # noqa: N802 - Qt's name
        """Tiles have many."""
        return QColor()

    def backgroundColor(self) -> QColor:  # noqa: N802 - Qt's name
        """Tiles have many."""
        return QColor()

    @property
    def _reader(self) -> TileReader | None:
        return self.owner.reader if self.isValid() else None


class TableAccess(QAccessibleWidget):
    """A table with its tiles."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table, QAccessible.Role.List)
        # Held weakly: what screen readers look at lives no longer for it.
        self._table = ref(table)
        self._items: dict[Tile, TileAccess] = {}
        self._order: tuple[Tile, ...] = ()
        self._numbers: dict[Tile, int] = {}

    @property
    def table(self) -> TableView | None:
        """The table, while there is one."""
        table = self._table()
        return table if table is not None and isValid(table) else None

    @property
    def reader(self) -> TileReader | None:
        """Who reads its tiles, while both are there."""
        table = self.table
        return _reader_of(table) if table is not None else None

    @property
    def order(self) -> tuple[Tile, ...]:
        """Its tiles as they are read."""
        reader = self.reader
        return reader.order() if reader is not None else ()

    def number(self, tile: Tile) -> int:
        """Which item a tile is; -1 when it is not there."""
        order = self.order
        if order is not self._order:
            self._order = order
            self._numbers = {each: number for number, each in enumerate(order)}
            self._forget(self._items.keys() - self._numbers.keys())
        return self._numbers.get(tile, -1)

    def item(self, tile: Tile) -> TileAccess | None:
        """What stands for a tile that is there."""
        if self.number(tile) < 0:
            return None
        item = self._items.get(tile)
        if item is None:
            item = self._items[tile] = TileAccess(self, tile)
            QAccessible.registerAccessibleInterface(item)
        return item

    def childCount(self) -> int:  # noqa: N802 - Qt's name
        """How many tiles are there."""
        return len(self.order)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """The tile of a number."""
        order = self.order
        return self.item(order[index]) if 0 <= index < len(order) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802 - Qt's name
        """The number of a tile."""
        return self.number(child.tile) if isinstance(child, TileAccess) else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        """The tile that is drawn at a point of the screen."""
        table = self.table
        if table is None:
            return None
        tile = table.tile_at(QPointF(table.mapFromGlobal(QPoint(x, y))))
        return self.item(tile) if tile is not None else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        """The tile that the keyboard is at, while keys go to the table."""
        table, reader = self.table, self.reader
        if table is None or reader is None or not table.hasFocus():
            return None
        here = reader.here()
        return self.item(here) if here is not None else None

    def close(self) -> None:
        """Let all items go; the table itself is gone, or goes after this."""
        self._forget(set(self._items))

    def _forget(self, tiles: set[Tile]) -> None:
        for tile in tiles:
            item = self._items.pop(tile)
            if isValid(item):
                # Qt frees what it was given; the wrapper here is empty then.
                QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(item))


def make_accessible(table: TableView, reader: TileReader) -> None:
    """Let screen readers read the tiles of a table, as long as both live."""
    _readers[table] = ref(reader)


def tell_focus(table: TableView) -> None:
    """Tell screen readers, if there are any, that the keyboard is at another tile of a table."""
    if not QAccessible.isActive():
        return  # the order in which tiles are read is worked out for no one
    reader = _reader_of(table)
    here = reader.here() if reader is not None else None
    if reader is None or here is None or not table.hasFocus():
        return
    event = QAccessibleEvent(table, QAccessible.Event.Focus)
    event.setChild(reader.order().index(here))
    QAccessible.updateAccessibility(event)


def _made(key: str, of: QObject) -> QAccessibleInterface | None:
    """What Qt asks for each widget; None leaves it to Qt's own."""
    if key != TableView.__name__ or not isinstance(of, TableView):
        return None
    _let_go()
    made = TableAccess(of)
    _held.append(made)
    return made


def _reader_of(table: TableView) -> TileReader | None:
    known = _readers.get(table)
    reader = known() if known is not None else None
    return reader if reader is not None and isValid(reader) else None


def _let_go() -> None:
    """Hold no longer what Qt has freed, and free the items of it."""
    for access in [one for one in _held if not isValid(one)]:
        _held.remove(access)
        access.close()


def _at_exit() -> None:
    for access in _held:
        access.close()
        if isValid(access):
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(access))
    _held.clear()


# At once: what Qt has made for a widget by itself it keeps.
QAccessible.installFactory(_made)
atexit.register(_at_exit)
