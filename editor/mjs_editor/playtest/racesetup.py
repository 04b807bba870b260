"""The dialog in which a race is set up: the board, the players, and the rules of the page."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QLabel,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from mjs import Layout, MjsError
from mjs.play.levels import LEVELS
from mjs.play.players import SKILLS
from mjs.play.race import MOST_SEATS
from mjs_editor.enginewords import said
from mjs_editor.plaintext import PlainLabel, narrow_box
from mjs_editor.playtest.racechoice import BUNDLED, MIXED, RaceChoice
from mjs_editor.playtest.racewords import level_title, skill_title

__all__ = ["RaceSetup"]

_LONGEST_NAME = 40
_HOUR = 60
_LABEL = 25
"""Letters, so that the fields of both groups are in line."""


class RaceSetup(QDialog):
    """Asks what a race is to be like.

    Parameters
    ----------
    choice : RaceChoice
        What to begin with.
    at_hand : Layout
        The layout that is on the table.
    parent : QWidget, optional
    """

    def __init__(self, choice: RaceChoice, at_hand: Layout, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Race"))
        self._rules = choice.rules
        self.name = QLineEdit(choice.name)
        self.name.setMaxLength(_LONGEST_NAME)
        self.level, self.layout_box = narrow_box(), QComboBox()
        for level in LEVELS:
            self.level.addItem(
                self.tr("{0}: {1} tiles").format(level_title(level.name), level.tiles), level.name
            )
        self._add_at_hand(at_hand)
        self.others = _number(0, MOST_SEATS - 1)
        self.skill = QComboBox()
        self.skill.addItem(self.tr("of every skill"), MIXED)
        for skill in range(1, max(SKILLS.values()) + 1):
            self.skill.addItem(skill_title(skill), skill)
        self.handicap = QCheckBox(self.tr("The &winner plays one level up in the next round"))
        self.shuffles, self.hints = _number(0, 99), _number(0, 99)
        self.pause = _number(0, 600, self.tr(" s"))
        self.target = _number(0, _HOUR, self.tr(" min"))
        self.target.setSpecialValueText(self.tr("none"))
        self.bonus = QCheckBox(self.tr("&Flowers and seasons"))
        self.problem = PlainLabel()
        self.problem.setWordWrap(True)
        self.problem.hide()
        buttons = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(buttons.Ok | buttons.Cancel)
        self.buttons.button(buttons.Ok).setText(self.tr("&Race"))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        for group in (self._round(), self._house_rules()):
            box.addWidget(group)
        box.addWidget(self.problem)
        box.addWidget(self.buttons)
        self.level.currentIndexChanged.connect(self._show_layouts)
        self.others.valueChanged.connect(self._on_others)
        self._fill(choice)
        self.name.setFocus()
        self.name.selectAll()

    def choice(self) -> RaceChoice:
        """What is chosen.

        Raises
        ------
        MjsError
            It can't be; the text says why.
        """
        minutes = self.target.value()
        return RaceChoice(
            name=self.name.text().strip(),
            level=self.level.currentData(),
            layout=self.layout_box.currentData() or "",
            others=self.others.value(),
            skill=self.skill.currentData(),
            handicap=self.handicap.isChecked(),
            rules=self._rules.with_settings(
                shuffles=self.shuffles.value(),
                shuffle_pause=self.pause.value(),
                hints=self.hints.value(),
                target=60 * minutes if minutes else None,
                bonus=self.bonus.isChecked(),
            ),
        )

    def accept(self) -> None:
        """Close, if what is chosen can be."""
        try:
            self.choice()
        except MjsError as error:
            self.problem.setText(said(str(error)))
            self.problem.show()
            if not self.name.text().strip():
                self.name.setFocus()
        else:
            super().accept()

    def _round(self) -> QGroupBox:
        group = QGroupBox(self.tr("The round"))
        form = _form(group)
        for text, widget in (
            (self.tr("&Your name"), self.name),
            (self.tr("&Level"), self.level),
            (self.tr("L&ayout"), self.layout_box),
            (self.tr("&Computer players"), self.others),
            (self.tr("S&kill"), self.skill),
        ):
            _add_row(form, text, widget)
        form.addRow(self.handicap)
        return group

    def _house_rules(self) -> QGroupBox:
        group = QGroupBox(self.tr("House rules"))
        form = _form(group)
        for text, widget in (
            (self.tr("&Shuffles, when stuck"), self.shuffles),
            (self.tr("&Pause after a shuffle"), self.pause),
            (self.tr("&Hints"), self.hints),
            (self.tr("&Target time"), self.target),
        ):
            _add_row(form, text, widget)
        form.addRow(self.bonus)
        return group

    def _add_at_hand(self, layout: Layout) -> None:
        # An odd board can't be dealt, so it is not offered.
        if len(layout) and not len(layout) % 2:
            name = layout.name or self.tr("Untitled")
            self.level.addItem(self.tr("{0}: {1} tiles").format(name, len(layout)), "")

    def _fill(self, choice: RaceChoice) -> None:
        self.level.setCurrentIndex(max(0, self.level.findData(choice.level)))
        self._show_layouts()
        self.layout_box.setCurrentIndex(max(0, self.layout_box.findData(choice.layout)))
        self.others.setValue(choice.others)
        self.skill.setCurrentIndex(self.skill.findData(choice.skill))
        self.handicap.setChecked(choice.handicap)
        rules = choice.rules
        self.shuffles.setValue(99 if rules.shuffles is None else rules.shuffles)
        self.hints.setValue(99 if rules.hints is None else rules.hints)
        self.pause.setValue(rules.shuffle_pause)
        self.target.setValue((rules.target or 0) // 60)
        self.bonus.setChecked(rules.bonus)
        self._on_others()

    def _show_layouts(self) -> None:
        """The layouts of the level, and any of them."""
        self.layout_box.clear()
        names = BUNDLED.get(self.level.currentData(), ())
        self.layout_box.setEnabled(bool(names))
        self.layout_box.addItem(self.tr("any of them") if names else self.tr("the one at hand"), "")
        for name in names:
            self.layout_box.addItem(name.replace("-", " ").capitalize(), name)

    def _on_others(self) -> None:
        self.skill.setEnabled(self.others.value() > 0)


def _form(group: QGroupBox) -> QFormLayout:
    form = QFormLayout(group)
    form.setHorizontalSpacing(18)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    return form


def _add_row(form: QFormLayout, text: str, widget: QWidget) -> None:
    label = QLabel(text)
    label.setBuddy(widget)
    label.setMinimumWidth(label.fontMetrics().averageCharWidth() * _LABEL)
    form.addRow(label, widget)
    widget.setAccessibleName(text.replace("&", ""))


def _number(low: int, high: int, suffix: str = "") -> QSpinBox:
    box = QSpinBox()
    box.setRange(low, high)
    box.setSuffix(suffix)
    return box
