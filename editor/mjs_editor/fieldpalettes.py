"""Outlines of fields and check boxes that are seen on dark ground.

Qt's own style, Fusion, draws the outlines of fields, lists and check boxes as a darker shade of
the window, which on a dark window nobody sees: where a box could be ticked there seems to be
nothing. These widgets paint their ground in other colours, so for them the window may be light.
"""

from __future__ import annotations

from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

__all__ = ["OUTLINE", "show_outlines"]

OUTLINE = QColor("#7d8e94")
"""Three times as light as a dark window, the least for what must be told from its ground."""

_DARKER = 140  # percent by which Fusion makes an outline darker than a window
_OUTLINED = (
    "QAbstractItemView",
    "QAbstractSpinBox",
    "QCheckBox",
    "QLineEdit",
    "QPlainTextEdit",
    "QRadioButton",
    "QTextEdit",
)
_PLAIN = ("QHeaderView", "QScrollBar")  # within them, with outlines that are seen already

_given: dict[str, QPalette] = {}  # Qt does not tell them apart from the usual one


def show_outlines() -> None:
    """Let outlines be seen in the palette that the program has now, dark or light."""
    usual = QGuiApplication.palette()
    is_dark = usual.window().color().lightness() < 128
    outlined = QPalette(usual)
    if is_dark and QApplication.style().name().casefold() == "fusion":
        outlined.setColor(QPalette.ColorRole.Window, OUTLINE.lighter(_DARKER))
    for names, palette in ((_PLAIN, usual), (_OUTLINED, outlined)):
        for name in names:
            if _given.get(name, usual) != palette:  # a new one goes to every widget there is
                # Qt's type hints say bytes, which it refuses.
                QApplication.setPalette(palette, name)  # type: ignore[arg-type]
                _given[name] = palette
