"""Which keys are part of a text that somebody types."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

__all__ = ["is_typing"]

_HARMLESS = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


def is_typing(event: QKeyEvent) -> bool:
    """Whether a key is a letter or another sign, rather than a command or a move."""
    if event.modifiers() & ~_HARMLESS:
        return False
    sign = event.text().strip()
    return bool(sign) and sign.isprintable()
