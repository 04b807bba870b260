"""A line above the canvas that says something lasting and offers what to do about it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from mjs import Severity
from mjs_editor.art.icons import severity_icon
from mjs_editor.plaintext import PlainLabel

__all__ = ["NoticeBar"]


class NoticeBar(QFrame):
    """Shows one notice at a time, until it is answered or taken back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.setAccessibleName(self.tr("Notice"))
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.ToolTipBase)
        self.setForegroundRole(QPalette.ColorRole.ToolTipText)
        self.label = PlainLabel()
        self.label.setWordWrap(True)
        self.label.setForegroundRole(QPalette.ColorRole.ToolTipText)
        self.buttons: list[QPushButton] = []
        self._box = QHBoxLayout(self)
        self._box.setContentsMargins(10, 4, 10, 4)
        icon = QLabel()
        warning = severity_icon(Severity.WARNING)
        icon.setPixmap(warning.pixmap(QSize(20, 20), self.devicePixelRatioF()))
        self._box.addWidget(icon)
        self._box.addWidget(self.label, 1)
        self.hide()

    def tell(self, text: str, *choices: tuple[str, Callable[[], object]]) -> None:
        """Show a notice with buttons; each hides it and then does its work."""
        for button in self.buttons:
            self._box.removeWidget(button)
            button.deleteLater()
        self.buttons = []
        self.label.setText(text)
        for title, work in choices:
            button = QPushButton(title)
            button.clicked.connect(lambda _=False, work=work: self._answer(work))
            self._box.addWidget(button)
            self.buttons.append(button)
        self.show()

    def _answer(self, work: Callable[[], object]) -> None:
        self.hide()
        work()
