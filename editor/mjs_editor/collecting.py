"""Reference cycles are collected on the GUI thread only.

Python looks for cycles on whichever thread happens to make an object, and destroys what it finds
there. Widgets that Qt would miss are destroyed by PySide on the GUI thread all the same; timers,
menus, items and scenes are not, and end the program when that happens while Qt looks at them. So,
once there are threads, Python no longer collects by itself: the event loop does, as often.
"""

from __future__ import annotations

import gc
import os

from PySide6.QtCore import QObject, QTimer

__all__ = ["Collector"]

_LOOK_MS = 250


class Collector(QObject):
    """Collects between events from now on; lives on the GUI thread, as long as the program."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.collect)
        self._timer.start(_LOOK_MS)

    def collect(self) -> None:
        """Collect the generations that are due by Python's own thresholds, the oldest of them."""
        due = [
            generation
            for generation, (count, most) in enumerate(
                zip(gc.get_count(), gc.get_threshold(), strict=True)
            )
            if count > most > 0
        ]
        if due:
            gc.collect(due[-1])


if hasattr(os, "register_at_fork"):
    # A process that is forked has no event loop to collect by.
    os.register_at_fork(after_in_child=gc.enable)
