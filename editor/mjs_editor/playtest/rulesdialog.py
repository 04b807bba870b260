"""House rules one by one: a profile to begin with, and every setting of it."""

from __future__ import annotations

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
    QVBoxLayout,
    QWidget,
)

from mjs import MjsError
from mjs.play.houserules import PROFILES, HouseRules
from mjs_editor.enginewords import said
from mjs_editor.playtest.rulefields import RuleFields, Setting

__all__ = ["RulesDialog", "profile_titles"]


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


class RulesDialog(QDialog):
    """Asks for house rules.

    Attributes
    ----------
    profile : QComboBox
    settings : dict of str to Setting
        By the name of the house rule.
    """

    def __init__(self, rules: HouseRules, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("House rules"))
        self.settings: dict[str, Setting] = {}
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
        made = RuleFields(self)
        made.changed.connect(self._on_changed)
        for groups in (made.first_groups(), made.second_groups()):
            column = QVBoxLayout()
            for title, rows in groups:
                column.addWidget(self._group(title, rows))
            column.addStretch(1)
            columns.addLayout(column)
        scroll = QScrollArea()
        scroll.setAccessibleName(self.windowTitle())
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

    def _group(self, title: str, rows: list[tuple[str, str, Setting]]) -> QGroupBox:
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
