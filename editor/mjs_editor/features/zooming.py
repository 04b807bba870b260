"""How large the board is shown, in sight at the end of the status bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from mjs_editor.numerals import percent

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["ZoomButton", "Zooming"]

_WIDEST = 4.0


class ZoomButton(QToolButton):
    """Says how large the board is seen, and opens a menu to change it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("zoom")
        self.setAutoRaise(True)
        self.setMenu(QMenu(self))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        tip = self.tr("How large the board is shown; click to change it")
        self.setToolTip(tip)
        self.setStatusTip(tip)
        # Room for the widest is kept, else its neighbours would jump.
        self.setText(percent(_WIDEST))
        self.setMinimumWidth(self.sizeHint().width())

    def show_zoom(self, zoom: float) -> None:
        """Show a zoom; 1 is natural size."""
        self.setText(percent(zoom))
        self.setAccessibleName(self.tr("Zoom: {0}").format(self.text()))


class Zooming(QObject):
    """Puts the button into the status bar, after all that comes and goes there.

    Attributes
    ----------
    button : ZoomButton
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.button = ZoomButton()
        self.button.menu().addActions(
            [window.commands[f"view.{name}"] for name in ("zoom-in", "zoom-out", "natural", "fit")]
        )
        window.statusBar().addPermanentWidget(self.button)
        window.view.zoomed.connect(self.button.show_zoom)
        self.button.show_zoom(window.view.zoom())
