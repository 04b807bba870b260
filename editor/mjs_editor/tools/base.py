"""What a tool is: an object with a name, a shortcut, a cursor, and answers to the pointer."""

from __future__ import annotations

from abc import ABC
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QKeyEvent

from mjs import Tile
from mjs_editor.document import LayoutDocument

if TYPE_CHECKING:
    from mjs_editor.canvas.view import BoardView

__all__ = ["Pointer", "Tool"]


@dataclass(frozen=True)
class Pointer:
    """Where the pointer is.

    Attributes
    ----------
    point : QPointF
        In scene coordinates.
    tile : Tile or None
        The tile that is drawn there, whatever its layer.
    modifiers : Qt.KeyboardModifier
    button : Qt.MouseButton
        That went down or up, or none.
    """

    point: QPointF
    tile: Tile | None
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    button: Qt.MouseButton = Qt.MouseButton.NoButton


class Tool(ABC):
    """A tool. One object of each, made with the window.

    Class attributes
    ----------------
    id : str
        For settings and tests.
    title, shortcut, hint : str
        What it is called, its key, and what the status bar says while it is in hand; titles and
        hints are translated where they are shown, by `tr`.
    cursor : Qt.CursorShape
    """

    id: ClassVar[str]
    title: ClassVar[str]
    shortcut: ClassVar[str]
    hint: ClassVar[str]
    cursor: ClassVar[Qt.CursorShape] = Qt.CursorShape.CrossCursor

    def __init__(self, document: LayoutDocument, view: BoardView) -> None:
        self.document = document
        self.view = view
        self._drag = 0

    def press(self, pointer: Pointer) -> None:
        """The button goes down."""

    def move(self, pointer: Pointer) -> None:
        """The pointer moves, with or without a button."""

    def release(self, pointer: Pointer) -> None:
        """The button goes up."""

    def key(self, event: QKeyEvent) -> bool:
        """A key that is no shortcut; whether the tool took it."""
        return False

    def cancel(self) -> None:
        """Drop what has been begun."""

    def begin_drag(self) -> None:
        """From here on steps belong to one drag, and so to one entry of the history."""
        self._drag += 1

    @property
    def drag(self) -> str:
        """The word by which the steps of this drag merge."""
        return f"{self.id}-{self._drag}"

    def tr(self, text: str, number: int = -1) -> str:
        """A text in the user's language."""
        return QCoreApplication.translate(type(self).__name__, text, None, number)
