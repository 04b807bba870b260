"""A view to move about in: zoom towards the pointer, pan by hand, fit, and scroll."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QGraphicsView, QWidget

__all__ = ["ZOOM_STEP", "RoamingView"]

ZOOM_STEP = 1.2
"""By which a step of the wheel, or of a key, makes all larger."""

_ZOOMS = (0.1, 8.0)
_MOST_FITTED = 2.0


class RoamingView(QGraphicsView):
    """The middle button, or any while Space is held, pans; other buttons go to the hooks.

    A view of something overrides `on_press`, `on_move` and `on_release`, which get the events
    that move nothing.

    Signals
    -------
    zoomed(float)
    scrolled()
        Something else is seen now, for whatever reason but a zoom.

    Attributes
    ----------
    resting_cursor : Qt.CursorShape
        While nobody pans.
    """

    zoomed = Signal(float)
    scrolled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pan_from: QPoint | None = None
        self._has_space = False
        self.resting_cursor = Qt.CursorShape.ArrowCursor
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def is_about_to_pan(self) -> bool:
        """Whether Space is held, so that the next press pans."""
        return self._has_space

    def zoom(self) -> float:
        """Screen pixels per scene unit; at 1 a tile is 40 x 52 pixels."""
        return self.transform().m11()

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom so that what is seen at a point of the viewport, or in its middle, stays there."""
        least, most = _ZOOMS
        factor = min(max(self.zoom() * factor, least), most) / self.zoom()
        at = at if at is not None else QPointF(self.viewport().rect().center())
        held = self.in_scene(at)
        self.scale(factor, factor)
        away = self.viewportTransform().map(held) - at
        self.scroll_by(QPointF(away).toPoint())
        self.zoomed.emit(self.zoom())

    def zoom_to(self, zoom: float) -> None:
        """Zoom to a number of pixels per unit; what is in the middle stays there."""
        self.zoom_by(zoom / self.zoom())

    def fit_rect(self, rect: QRectF) -> None:
        """Zoom and move so that a rectangle of the scene is seen, at most twice natural size."""
        self.fitInView(rect, Qt.AspectRatioMode.KeepAspectRatio)
        least, most = _ZOOMS
        zoom = min(max(self.zoom(), least), _MOST_FITTED, most)
        if zoom != self.zoom():
            self.resetTransform()
            self.scale(zoom, zoom)
            self.centerOn(rect.center())
        self.zoomed.emit(self.zoom())

    def in_scene(self, point: QPointF) -> QPointF:
        """The scene's point at one of the viewport, fractions of pixels and all."""
        return self.viewportTransform().inverted()[0].map(point)

    def show_cursor(self) -> None:
        """Show what a press would do."""
        if self._pan_from is not None:
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self._has_space:
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self.viewport().setCursor(self.resting_cursor)

    # What a view of something adds --------------------------------------------------------------

    def on_press(self, event: QMouseEvent) -> None:
        """A button was pressed that does not pan."""

    def on_move(self, event: QMouseEvent) -> None:
        """The pointer was moved, and does not pan."""

    def on_release(self, event: QMouseEvent) -> None:
        """A button was let go that did not pan."""

    # What Qt calls ------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Begin to pan, or not."""
        if self._pan_from is not None:
            return
        left = event.button() is Qt.MouseButton.LeftButton
        if event.button() is Qt.MouseButton.MiddleButton or (left and self._has_space):
            self._pan_from = event.position().toPoint()
            self.show_cursor()
        else:
            self.on_press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Pan, or not."""
        if self._pan_from is None:
            self.on_move(event)
            return
        here = event.position().toPoint()
        self.scroll_by(self._pan_from - here)
        self._pan_from = here

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """End a pan, or not."""
        buttons = (Qt.MouseButton.MiddleButton, Qt.MouseButton.LeftButton)
        if self._pan_from is not None and event.button() in buttons:
            self._pan_from = None
            self.show_cursor()
        else:
            self.on_release(event)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        """Zoom towards the pointer; with Shift or a touchpad's sideways move, scroll."""
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            super().wheelEvent(event)
            return
        self.zoom_by(ZOOM_STEP ** (event.angleDelta().y() / 120), event.position())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Space pans while it is held."""
        if event.key() == Qt.Key.Key_Space:
            self._has_space = True
            self.show_cursor()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Without Space the pointer does again what it did."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._has_space = False
            self.show_cursor()
        else:
            super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Nobody tells that Space is let go while another window has the keys."""
        self._has_space = False
        self.show_cursor()
        super().focusOutEvent(event)

    def scrollContentsBy(self, dx: int, dy: int) -> None:  # noqa: N802 - Qt's name
        """Tell that something else is seen."""
        super().scrollContentsBy(dx, dy)
        self.scrolled.emit()

    def scroll_by(self, by: QPoint) -> None:
        """Show what lies so many pixels further to the right and down."""
        for bar, step in (
            (self.horizontalScrollBar(), by.x()),
            (self.verticalScrollBar(), by.y()),
        ):
            bar.setValue(bar.value() + step)
