"""House rules in a dialog, one by one, and how they are kept."""

from __future__ import annotations

from dataclasses import fields

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialogButtonBox, QSpinBox
from pytestqt.qtbot import QtBot

from mjs.play.houserules import PROFILES, HouseRules
from mjs_editor.playtest.features.ruling import Ruling
from mjs_editor.playtest.rulesdialog import RulesDialog, profile_titles
from mjs_editor.playtest.settings import kept_rules
from mjs_editor.playtest.window import PlayWindow, open_play
from mjs_layouts import load


@pytest.fixture
def dialog(qtbot: QtBot) -> RulesDialog:
    made = RulesDialog(PROFILES["reference"])
    qtbot.addWidget(made)
    made.show()
    return made


def choose(dialog: RulesDialog, profile: str) -> None:
    dialog.profile.setCurrentIndex(dialog.profile.findData(profile))
    dialog.profile.activated.emit(dialog.profile.currentIndex())


def test_every_house_rule_can_be_set(dialog: RulesDialog) -> None:
    assert set(dialog.settings) == {field.name for field in fields(HouseRules)} - {"name"}
    for setting in dialog.settings.values():
        widget = setting.widget
        assert (isinstance(widget, QCheckBox) and widget.text()) or widget.accessibleName()


@pytest.mark.parametrize("name", PROFILES)
def test_every_profile_is_shown_as_it_is(name: str, dialog: RulesDialog) -> None:
    choose(dialog, name)
    assert dialog.rules() == PROFILES[name]
    assert dialog.changed_note.text() == ""
    assert name in profile_titles()


@pytest.mark.parametrize("name", sorted({f.name for f in fields(HouseRules)} - {"name"}))
def test_each_setting_changes_its_house_rule_and_no_other(name: str, dialog: RulesDialog) -> None:
    choose(dialog, "race")
    before, widget = dialog.rules(), dialog.settings[name].widget
    if isinstance(widget, QCheckBox):
        widget.click()
    elif isinstance(widget, QComboBox):
        widget.setCurrentIndex((widget.currentIndex() + 1) % widget.count())
    else:
        assert isinstance(widget, QSpinBox)
        step = 1 if widget.value() < widget.maximum() else -1
        widget.setValue(widget.value() + step)
    after = dialog.rules()
    differ = {
        field.name
        for field in fields(HouseRules)
        if getattr(before, field.name) != getattr(after, field.name)
    }
    assert differ == {name}
    assert dialog.changed_note.text() == "with changes of your own"


def test_no_limit_is_one_step_below_the_lowest(dialog: RulesDialog) -> None:
    box = dialog.settings["hints"].widget
    assert isinstance(box, QSpinBox)
    assert box.text() == "no limit"
    box.stepUp()
    assert dialog.rules().hints == 0
    box.stepDown()
    assert dialog.rules().hints is None


def test_rules_that_do_not_go_together_are_told(dialog: RulesDialog, qtbot: QtBot) -> None:
    dialog.settings["target"].put(500)
    dialog.settings["cap"].put(60)
    assert "past the cap" in dialog.problem.text()
    box = dialog.findChild(QDialogButtonBox)
    assert isinstance(box, QDialogButtonBox)
    qtbot.mouseClick(box.button(QDialogButtonBox.StandardButton.Ok), Qt.MouseButton.LeftButton)
    assert dialog.isVisible()
    dialog.settings["cap"].put(600)
    assert dialog.problem.text() == ""
    qtbot.mouseClick(box.button(QDialogButtonBox.StandardButton.Ok), Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()


def test_a_game_is_begun_by_the_rules_of_the_dialog(qtbot: QtBot) -> None:
    window = open_play(load("turtle"), seed=5)
    qtbot.addWidget(window)
    window.show()
    ruling = window.features["Ruling"]
    assert isinstance(ruling, Ruling)
    dialog = ruling.show_dialog()
    dialog.settings["hints"].put(2)
    dialog.settings["removal"].put("tray")
    dialog.accept()
    assert (window.game.rules.hints, window.game.rules.removal) == (2, "tray")
    assert window.game.start.seed == 5
    assert kept_rules() == window.rules
    assert not any(window.commands[f"rules.{name}"].isChecked() for name in PROFILES)
    check_reference_is_ticked_again(window)


def check_reference_is_ticked_again(window: PlayWindow) -> None:
    window.commands["rules.reference"].trigger()
    ticked = [name for name in PROFILES if window.commands[f"rules.{name}"].isChecked()]
    assert ticked == ["reference"]
