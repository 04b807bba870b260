"""The one undoable command: a layout and a selection change places with others."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QUndoCommand

from mjs import Layout, Tile

if TYPE_CHECKING:
    from mjs_editor.document import LayoutDocument

__all__ = ["Moved", "State", "SwapState", "Text"]

Text = str | Callable[[Layout, Layout], str]
"""What a step is called: words, or what makes them of the layouts before and after."""

_MERGEABLE = 1


class State(NamedTuple):
    """What undo brings back."""

    layout: Layout
    selection: frozenset[Tile]


class Moved(NamedTuple):
    """What a step moves as a whole, for what is in no file and goes along: views, axes, the eye.

    Attributes
    ----------
    origins : tuple of int or None
        For each layer afterwards the layer that it was, or -1 for a new one; None when no layer
        changes its place.
    shift : (int, int)
        How far the board goes to the right and down.
    """

    origins: tuple[int, ...] | None = None
    shift: tuple[int, int] = (0, 0)

    def back(self) -> Moved:
        """The same the other way round.

        >>> Moved((1, -1, 0), (4, 0)).back()
        Moved(origins=(2, 0), shift=(-4, 0))
        """
        origins = None
        if self.origins is not None:
            ends = {old: new for new, old in enumerate(self.origins) if old >= 0}
            origins = tuple(ends.get(old, -1) for old in range(max(ends, default=-1) + 1))
        return Moved(origins, (-self.shift[0], -self.shift[1]))


class SwapState(QUndoCommand):
    """Goes from one state of a document to another, and back.

    Parameters
    ----------
    document : LayoutDocument
    text : Text
        What was done, for the history: "Place 3 tiles".
    before, after : State
    merge : str
        Commands that follow each other with the same, non-empty word become one: a drag.
    moved : Moved
    """

    def __init__(
        self,
        document: LayoutDocument,
        text: Text,
        before: State,
        after: State,
        *,
        merge: str = "",
        moved: Moved = Moved(),  # noqa: B008 - a value
    ) -> None:
        super().__init__(_worded(text, before, after))
        self._document = document
        # What was worked out about a layout is not kept for the sake of undo.
        self.before = before._replace(layout=copy(before.layout))
        self.after = after._replace(layout=copy(after.layout))
        self.merge, self.moved = merge, moved
        self.words = text
        self._fresh: State | None = after

    def id(self) -> int:
        """Qt asks only commands of one id to merge."""
        return _MERGEABLE if self.merge else -1

    def redo(self) -> None:
        """Go to the later state; the first time with all that is known about it."""
        state, self._fresh = self._fresh or self.after, None
        self._document.take_state(state, self.moved)

    def undo(self) -> None:
        """Go back to the earlier state."""
        self._document.take_state(self.before, self.moved.back())

    def mergeWith(self, other: QUndoCommand) -> bool:  # noqa: N802 - Qt's name
        """Take a later command of the same drag in; vanish if together they change nothing."""
        if not isinstance(other, SwapState) or other.merge != self.merge:
            return False
        self.after = other.after
        self.setText(_worded(other.words, self.before, self.after))
        self.setObsolete(self.before.layout == self.after.layout)
        return True


def _worded(text: Text, before: State, after: State) -> str:
    return text if isinstance(text, str) else text(before.layout, after.layout)
