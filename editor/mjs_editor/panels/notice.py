"""A line above the canvas that says something lasting and offers what to do about it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QStyle, QToolBar, QWidget

__all__ = ["NoticeBar"]


class NoticeBar(QToolBar):
    """Shows one notice at a time, until it is answered or taken back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.setWindowTitle(self.tr("Notice"))
        self.setMovable(False)
        self.toggleViewAction().setVisible(False)
        self.label = QLabel()
        self.label.setWordWrap(True)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.buttons: list[QPushButton] = []
        inside = QWidget()
        self._box = QHBoxLayout(inside)
        icon = QLabel()
        warning = self.style().standardIcon(QStyle.StandardPixmap.SP_MessageBoxWarning)
        icon.setPixmap(warning.pixmap(20, 20))
        self._box.addWidget(icon)
        self._box.addWidget(self.label, 1)
        self.addWidget(inside)
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
