"""House rules one by one: a profile to begin with, and every setting of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from mjs import MjsError
from mjs.play.houserules import PROFILES, HouseRules
from mjs_editor.enginewords import said

__all__ = ["RulesDialog", "profile_titles"]

_MOST = 100_000


class _Titles(QObject):
    def titles(self) -> dict[str, str]:
        return {
            "reference": self.tr("Reference"),
            "tray": self.tr("Tray"),
            "unlimited": self.tr("Unlimited"),
            "race": self.tr("Race"),
            "three-shuffles": self.tr("Three shuffles"),
            "strict": self.tr("Strict"),
        }


def profile_titles() -> dict[str, str]:
    """Each profile with what it is called in windows."""
    titles = _Titles().titles()
    return {name: titles.get(name, name) for name in PROFILES}


class _Setting:
    """A widget for one setting: how to read it and how to set it."""

    def __init__(self, widget: QWidget, get: Callable[[], Any], put: Callable[[Any], None]) -> None:
        self.widget, self.get, self.put = widget, get, put


class RulesDialog(QDialog):
    """Asks for house rules.

    Attributes
    ----------
    profile : QComboBox
    settings : dict of str to _Setting
        By the name of the house rule.
    """

    def __init__(self, rules: HouseRules, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("House rules"))
        self.settings: dict[str, _Setting] = {}
        self._name = rules.name
        self._is_filling = False
        self.profile = QComboBox()
        self.profile.setAccessibleName(self.tr("Profile"))
        for name, title in profile_titles().items():
            self.profile.addItem(title, name)
        self.profile.activated.connect(self._on_profile)
        self.changed_note = QLabel()
        self.changed_note.setTextFormat(Qt.TextFormat.PlainText)
        self.problem = QLabel()
        self.problem.setTextFormat(Qt.TextFormat.PlainText)
        self.problem.setWordWrap(True)
        head = QHBoxLayout()
        head.addWidget(QLabel(self.tr("Profile")))
        head.addWidget(self.profile)
        head.addWidget(self.changed_note, 1)
        within = QWidget()
        columns = QHBoxLayout(within)
        for groups in (self._first_groups(), self._second_groups()):
            column = QVBoxLayout()
            for title, rows in groups:
                column.addWidget(self._group(title, rows))
            column.addStretch(1)
            columns.addLayout(column)
        scroll = QScrollArea()
        scroll.setWidget(within)
        scroll.setWidgetResizable(True)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("&New game"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.addLayout(head)
        box.addWidget(scroll, 1)
        box.addWidget(self.problem)
        box.addWidget(buttons)
        self.resize(860, 640)
        self.fill(rules)

    def fill(self, rules: HouseRules) -> None:
        """Show these house rules."""
        self._is_filling = True
        self._name = rules.name
        self.profile.setCurrentIndex(self.profile.findData(rules.name))
        for name, setting in self.settings.items():
            setting.put(getattr(rules, name))
        self._is_filling = False
        self._on_changed()

    def rules(self) -> HouseRules:
        """The house rules as they are set.

        Raises
        ------
        MjsError
            They don't go together; the text says which.
        """
        values = {name: setting.get() for name, setting in self.settings.items()}
        return HouseRules(name=self._name, **values)

    def accept(self) -> None:
        """Close with what is set, if it goes together."""
        try:
            self.rules()
        except MjsError as error:
            self.problem.setText(said(str(error)))
        else:
            super().accept()

    def _on_profile(self) -> None:
        self.fill(PROFILES[self.profile.currentData()])

    def _on_changed(self, *_: object) -> None:
        if self._is_filling:
            return
        try:
            changed = self.rules() != PROFILES.get(self._name)
            self.problem.clear()
        except MjsError as error:
            changed = True
            self.problem.setText(said(str(error)))
        self.changed_note.setText(self.tr("with changes of your own") if changed else "")

    # The settings -------------------------------------------------------------------------------

    def _first_groups(self) -> list[tuple[str, list[tuple[str, str, _Setting]]]]:
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

    def _second_groups(self) -> list[tuple[str, list[tuple[str, str, _Setting]]]]:
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

    def _group(self, title: str, rows: list[tuple[str, str, _Setting]]) -> QGroupBox:
        group = QGroupBox(title)
        form = QFormLayout(group)
        for name, text, setting in rows:
            self.settings[name] = setting
            setting.widget.setObjectName(name)
            if isinstance(setting.widget, QCheckBox):
                setting.widget.setText(text)
                form.addRow(setting.widget)
            else:
                setting.widget.setAccessibleName(text)
                form.addRow(text, setting.widget)
        return group

    def _choice(self, choices: dict[str, str]) -> _Setting:
        box = QComboBox()
        for value, text in choices.items():
            box.addItem(text, value)
        box.currentIndexChanged.connect(self._on_changed)
        return _Setting(box, box.currentData, lambda v: box.setCurrentIndex(box.findData(v)))

    def _switch(self) -> _Setting:
        box = QCheckBox()
        box.toggled.connect(self._on_changed)
        return _Setting(box, box.isChecked, box.setChecked)

    def _number(self, low: int, high: int, suffix: str = "") -> _Setting:
        box = QSpinBox()
        box.setRange(low, high)
        box.setSuffix(suffix)
        box.valueChanged.connect(self._on_changed)
        return _Setting(box, box.value, box.setValue)

    def _limit(self, low: int, suffix: str = "") -> _Setting:
        """A number, or no limit: one step below the lowest."""
        box = QSpinBox()
        box.setRange(low - 1, _MOST)
        box.setSpecialValueText(self.tr("no limit"))
        box.setSuffix(suffix)
        box.setGroupSeparatorShown(True)
        box.valueChanged.connect(self._on_changed)

        def get() -> int | None:
            return box.value() if box.value() >= low else None

        def put(value: int | None) -> None:
            box.setValue(low - 1 if value is None else min(value, _MOST))

        return _Setting(box, get, put)
