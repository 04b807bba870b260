"""Panels that are scrolled where a window is too low to show the whole of them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QDockWidget, QFrame, QMainWindow, QScrollArea, QWidget

__all__ = ["LEAST_FIGURES", "LEAST_RACE", "Scrolled", "show_whole"]

LEAST_FIGURES, LEAST_RACE = 120, 100
"""Pixels of the panels that a low window leaves to them; the rest is scrolled to."""


class Scrolled(QScrollArea):
    """A panel that asks for little height, and is scrolled when it has less than it needs.

    By keys it is scrolled to what has the focus, so it is no stop of the Tab key itself.

    Parameters
    ----------
    panel : QWidget
    least : int
        The pixels of it that are always to be seen.

    Signals
    -------
    outgrown()
        The panel needs another height than before.
    """

    outgrown = Signal()

    def __init__(self, panel: QWidget, least: int) -> None:
        super().__init__()
        self._panel, self._least, self._needed = panel, least, 0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(panel)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """As wide as the panel with a bar for scrolling beside it."""
        needed = self._panel_needs()
        return QSize(needed.width(), min(needed.height(), self._least))

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """All of the panel."""
        return self._panel_needs().expandedTo(self._panel.sizeHint())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Notice when what the panel shows takes another height."""
        if event.type() is QEvent.Type.LayoutRequest and watched is self._panel:
            needed = self._panel_needs().height()
            if needed != self._needed:
                self._needed = needed
                self.updateGeometry()
                self.outgrown.emit()
        return super().eventFilter(watched, event)

    def _panel_needs(self) -> QSize:
        panel = self._panel
        needed = panel.minimumSizeHint().expandedTo(panel.minimumSize())
        return needed + QSize(self.verticalScrollBar().sizeHint().width(), 0)


def show_whole(window: QMainWindow, dock: QDockWidget, *others: QDockWidget) -> None:
    """Give a dock all the height it asks for, where the window has that.

    It is given when the dock comes, or another one that takes its share, or when it needs more.
    """

    def give() -> None:
        if dock.isVisible():
            window.resizeDocks([dock], [dock.sizeHint().height()], Qt.Orientation.Vertical)

    def give_soon() -> None:
        QTimer.singleShot(0, dock, give)  # what it shows then is what it has to have room for

    for each in (dock, *others):
        each.toggleViewAction().toggled.connect(give_soon)
    panel = dock.widget()
    if isinstance(panel, Scrolled):
        panel.outgrown.connect(give_soon)
