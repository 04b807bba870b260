"""A status bar whose message ends in dots where the counts begin, rather than running into them."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStatusBar, QStyle, QStyleOption, QWidget

__all__ = ["HintBar"]

_EDGE, _GAP = 6, 12


class HintBar(QStatusBar):
    """Shows hints and what was done; the whole message is its tooltip when room is short."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hint = ""
        self.messageChanged.connect(self._on_message)

    def stand_by(self, hint: str) -> None:
        """Show a hint, now and whenever there is nothing else to say."""
        self._hint = hint
        self.showMessage(hint)

    @property
    def room(self) -> QRect:
        """Where a message has room: left of the widgets that are always there."""
        lefts = [
            child.x()
            for child in self.findChildren(
                QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly
            )
            if child.isVisible()
        ]
        right = min(lefts, default=self.width()) - _GAP
        return QRect(_EDGE, 0, max(0, right - _EDGE), self.height())

    @property
    def shown(self) -> str:
        """As much of the message as has room."""
        end = Qt.TextElideMode.ElideRight
        return self.fontMetrics().elidedText(self.currentMessage(), end, self.room.width())

    def paintEvent(self, event: object) -> None:  # noqa: N802 - Qt's name and signature
        """Paint the bar and, within its room, the message."""
        painter, option = QPainter(self), QStyleOption()
        option.initFrom(self)
        style = self.style()
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelStatusBar, option, painter, self)
        style.drawItemText(
            painter,
            self.room,
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
            self.palette(),
            self.isEnabled(),
            self.shown,
            self.foregroundRole(),
        )
        painter.end()
        self._show_tip()

    def _on_message(self, message: str) -> None:
        # A menu that was looked into, or a message that was long enough in sight, leaves nothing.
        if not message and self._hint:
            self.showMessage(self._hint)
        self._show_tip()

    def _show_tip(self) -> None:
        message = self.currentMessage()
        tip = message if self.shown != message else ""
        if tip != self.toolTip():
            self.setToolTip(tip)
