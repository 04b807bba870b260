"""The settings of house rules as widgets: one for each, in the groups of the dialog."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QSpinBox, QWidget

__all__ = ["RuleFields", "Setting"]

_MOST = 100_000


class Setting(NamedTuple):
    """A widget for one setting: how to read it and how to set it."""

    widget: QWidget
    get: Callable[[], Any]
    put: Callable[[Any], None]


Rows = list[tuple[str, str, Setting]]
"""The name of a house rule, what it is called in the window, and its widget."""


class RuleFields(QObject):
    """Makes the widgets.

    Signals
    -------
    changed()
        Something was set.
    """

    changed = Signal()

    def first_groups(self) -> list[tuple[str, Rows]]:
        """How tiles go, and the assists."""
        seconds = self.tr(" s")
        return [
            (
                self.tr("Taking tiles"),
                [
                    (
                        "removal",
                        self.tr("Matching tiles"),
                        self._choice(
                            {
                                "pairs": self.tr("go at once as a pair"),
                                "tray": self.tr("meet in a tray"),
                            }
                        ),
                    ),
                    ("tray_size", self.tr("Slots of the tray"), self._number(2, 40)),
                ],
            ),
            (
                self.tr("Shuffles"),
                [
                    ("shuffles", self.tr("How many"), self._limit(0)),
                    (
                        "shuffle_when",
                        self.tr("When"),
                        self._choice(
                            {
                                "any-time": self.tr("at any time"),
                                "stuck": self.tr("only when stuck"),
                            }
                        ),
                    ),
                    (
                        "shuffle_pause",
                        self.tr("Pause after one"),
                        self._number(0, 3600, suffix=seconds),
                    ),
                    (
                        "shuffle_opens",
                        self.tr("On an open board where the places allow no solution"),
                        self._switch(),
                    ),
                    ("clean_mark", self.tr("Mark a clear without one"), self._switch()),
                ],
            ),
            (
                self.tr("Undo and hints"),
                [
                    ("undo", self.tr("Steps that can be taken back"), self._limit(0)),
                    ("undo_hints", self.tr("Undo takes back a hint"), self._switch()),
                    ("undo_shuffles", self.tr("Undo takes back a shuffle"), self._switch()),
                    ("redo", self.tr("Redo"), self._switch()),
                    ("hints", self.tr("Hints"), self._limit(0)),
                    ("hint_stays", self.tr("A hint stays until a pair goes"), self._switch()),
                    (
                        "assists_declared",
                        self.tr("Assists are declared before the first move"),
                        self._switch(),
                    ),
                ],
            ),
        ]

    def second_groups(self) -> list[tuple[str, Rows]]:
        """The deal, the time, and how it looks."""
        seconds = self.tr(" s")
        return [
            (
                self.tr("The deal"),
                [
                    (
                        "deal",
                        self.tr("Tiles are dealt"),
                        self._choice(
                            {
                                "solvable": self.tr("so that they can be cleared"),
                                "any": self.tr("by chance"),
                            }
                        ),
                    ),
                    ("bonus", self.tr("Flowers and seasons"), self._switch()),
                    (
                        "layout",
                        self.tr("Layout"),
                        self._choice({"": self.tr("any"), "turtle": self.tr("the turtle")}),
                    ),
                    ("same_deal", self.tr("The same deal for all players"), self._switch()),
                    ("players", self.tr("Players at most"), self._number(1, 20)),
                    ("hidden_start", self.tr("Faces hidden until the start"), self._switch()),
                    ("daily", self.tr("A deal of the day"), self._switch()),
                ],
            ),
            (
                self.tr("Time and score"),
                [
                    (
                        "timer",
                        self.tr("Time"),
                        self._choice(
                            {
                                "off": self.tr("not shown"),
                                "optional": self.tr("as the player likes"),
                                "on": self.tr("shown"),
                            }
                        ),
                    ),
                    ("target", self.tr("Target"), self._limit(1, suffix=seconds)),
                    ("cap", self.tr("The game ends after"), self._limit(1, suffix=seconds)),
                    ("pause", self.tr("Pause is allowed"), self._switch()),
                    ("score", self.tr("Score"), self._switch()),
                ],
            ),
            (
                self.tr("Looks"),
                [
                    (
                        "blocked_look",
                        self.tr("Blocked tiles"),
                        self._choice(
                            {
                                "plain": self.tr("like the others"),
                                "striped": self.tr("striped"),
                                "darker": self.tr("darker"),
                                "shaded": self.tr("shaded"),
                            }
                        ),
                    ),
                    (
                        "free_look",
                        self.tr("Free tiles"),
                        self._choice(
                            {
                                "plain": self.tr("like the others"),
                                "brighter": self.tr("brighter"),
                            }
                        ),
                    ),
                    ("look_is_optional", self.tr("The player may switch this off"), self._switch()),
                ],
            ),
        ]

    def _choice(self, choices: dict[str, str]) -> Setting:
        box = QComboBox()
        for value, text in choices.items():
            box.addItem(text, value)
        box.currentIndexChanged.connect(self._tell)
        return Setting(box, box.currentData, lambda v: box.setCurrentIndex(box.findData(v)))

    def _switch(self) -> Setting:
        box = QCheckBox()
        box.toggled.connect(self._tell)
        return Setting(box, box.isChecked, box.setChecked)

    def _number(self, low: int, high: int, suffix: str = "") -> Setting:
        box = QSpinBox()
        box.setRange(low, high)
        box.setSuffix(suffix)
        box.valueChanged.connect(self._tell)
        return Setting(box, box.value, box.setValue)

    def _limit(self, low: int, suffix: str = "") -> Setting:
        """A number, or no limit: one step below the lowest."""
        box = QSpinBox()
        box.setRange(low - 1, _MOST)
        box.setSpecialValueText(self.tr("no limit"))
        box.setSuffix(suffix)
        box.setGroupSeparatorShown(True)
        box.valueChanged.connect(self._tell)

        def get() -> int | None:
            return box.value() if box.value() >= low else None

        def put(value: int | None) -> None:
            box.setValue(low - 1 if value is None else min(value, _MOST))

        return Setting(box, get, put)

    def _tell(self, *_: object) -> None:
        self.changed.emit()
