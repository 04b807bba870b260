"""What a tool is: an object with a name, a shortcut, a cursor, and answers to the pointer."""

from __future__ import annotations

from abc import ABC
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QKeyEvent

from mjs import Tile
from mjs_editor.canvas.snapping import Snap
from mjs_editor.document import LayoutDocument

if TYPE_CHECKING:
    from mjs_editor.canvas.view import BoardView

__all__ = ["ARROWS", "Pointer", "Tool"]

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""The step across and down that an arrow key means."""


@dataclass(frozen=True)
class Pointer:
    """Where the pointer is.

    Attributes
    ----------
    point : QPointF
        In scene coordinates.
    tile : Tile or None
        The tile that is drawn there; None too when its layer is locked.
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
    drags_by_keys : bool
        Whether two strokes of Enter are the begin and the end of a drag, rather than two clicks.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    shortcut: ClassVar[str]
    hint: ClassVar[str]
    cursor: ClassVar[Qt.CursorShape] = Qt.CursorShape.CrossCursor
    drags_by_keys: ClassVar[bool] = False

    def __init__(self, document: LayoutDocument, view: BoardView) -> None:
        self.document = document
        self.view = view
        self._drag = 0
        self._at: Tile | None = None
        self._is_down = False

    def press(self, pointer: Pointer) -> None:
        """The button goes down."""

    def move(self, pointer: Pointer) -> None:
        """The pointer moves, with or without a button."""

    def release(self, pointer: Pointer) -> None:
        """The button goes up."""

    def key(self, event: QKeyEvent) -> bool:
        """A key that is no shortcut; whether the tool took it.

        Arrows move the place that the tool is at, by the snapping; Enter is a click there. For
        tools that drag from one place to another it is the button going down, and again, up.
        """
        step = ARROWS.get(Qt.Key(event.key()))
        if step is not None:
            self._step_to(step)
            return True
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            pointer = self._key_pointer(event.modifiers())
            if not self._is_down:
                self.press(pointer)
            if self._is_down or not self.drags_by_keys:
                self.release(pointer)
            self._is_down = self.drags_by_keys and not self._is_down
            self.move(self._key_pointer(event.modifiers()))
            return True
        return False

    def look_again(self, pointer: Pointer | None) -> None:
        """The board is another one, but the pointer is where it was; None when keys lead."""
        if pointer is None:
            pointer = self._key_pointer(Qt.KeyboardModifier.NoModifier)
            self.view.set_place(self._at)
        self.move(pointer)

    def cancel(self) -> None:
        """Drop what has been begun."""
        self._is_down = False

    def escape(self) -> None:
        """Escape is pressed: drop what has been begun."""
        self.cancel()

    def begin_drag(self) -> None:
        """From here on steps belong to one drag, and so to one entry of the history."""
        self._drag += 1

    @property
    def drag(self) -> str:
        """The word by which the steps of this drag merge."""
        return f"{self.id}-{self._drag}"

    def _step_to(self, step: tuple[int, int]) -> None:
        """Move the place for keys by one step of the snapping."""
        width, height = self.document.layout.footprint
        whole = self.view.snap is Snap.WHOLE
        size = (width, height) if whole else (1, 1)
        self._at = self.view.pointer_place or self._at or Tile(0, 0, 0)
        self._at = Tile(
            max(0, self._at.x + step[0] * size[0]),
            max(0, self._at.y + step[1] * size[1]),
            self.document.current_layer,
        )
        self.view.go_by_keys(self._at)
        self.move(self._key_pointer(Qt.KeyboardModifier.NoModifier))

    def _key_pointer(self, modifiers: Qt.KeyboardModifier) -> Pointer:
        at = self.view.pointer_place or self._at or Tile(0, 0, 0)
        self._at = at._replace(z=self.document.current_layer)
        point = self.view.projection.face(self._at).center()
        under = self.view.tile_under(self.view.mapFromScene(point))
        kept = modifiers & ~Qt.KeyboardModifier.KeypadModifier
        return Pointer(point=point, tile=under, modifiers=kept)

    def tr(self, text: str, number: int = -1) -> str:
        """A text in the user's language."""
        return QCoreApplication.translate("Tool", text, None, number)
