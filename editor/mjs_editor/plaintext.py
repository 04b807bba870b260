"""Text that users or files have written, shown as it is: Qt would take markup in it for HTML."""

from __future__ import annotations

import html

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import QComboBox, QLabel, QSizePolicy, QWidget

__all__ = ["PlainLabel", "WrappedLabel", "narrow_box", "verbatim"]

_LETTERS = 24


def verbatim(text: str) -> str:
    """A text for message boxes and tooltips, which guess whether they are given HTML.

    What they would take for HTML becomes HTML that shows the text; the rest stays as it is.

    >>> verbatim("Save the changes first?"), verbatim("<b>x</b>\\nis there")
    ('Save the changes first?', '<span>&lt;b&gt;x&lt;/b&gt;<br>is there</span>')
    """
    if not GuiQt.mightBeRichText(text):
        return text
    escaped = html.escape(text, quote=False).replace("\n", "<br>")
    return f"<span>{escaped}</span>"


class PlainLabel(QLabel):
    """A label that never takes its text for HTML."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)


class WrappedLabel(PlainLabel):
    """A plain label of many lines that a long word makes no wider: what sticks out is cut off."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """As high as a line; the layout asks for the height at the width that there is."""
        return QSize(0, self.fontMetrics().lineSpacing())


def narrow_box() -> QComboBox:
    """A box for texts of any length: it cuts them off, where others grow as wide as the longest."""
    box = QComboBox()
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(_LETTERS)
    return box
