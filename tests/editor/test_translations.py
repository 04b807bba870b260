"""German, shipped as proof that every text can be translated, and the plurals of English."""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dialog_visits import letter_of, menus_below, taken_twice
from mjs.play.houserules import PROFILES
from mjs_editor.playtest.features.steering import Steering
from mjs_editor.playtest.window import open_play
from mjs_editor.translations import FOLDER, install_translations
from mjs_editor.window import MainWindow
from mjs_layouts import load

LANGUAGES = ("de", "en")


@pytest.fixture
def spoken(qapp: QApplication) -> Iterator[QApplication]:
    """The application, which forgets at the end what was installed."""
    yield qapp
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.setParent(None)


def messages(language: str) -> list[ET.Element]:
    return list(ET.parse(FOLDER / f"mjs_{language}.ts").getroot().iter("message"))


def forms(message: ET.Element) -> list[str]:
    translation = message.find("translation")
    plural = [form.text or "" for form in translation.findall("numerusform")]
    return plural or [translation.text or ""]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_file_is_made_of_the_source(language: str, tmp_path: Path) -> None:
    program = Path(sys.executable).with_name("pyside6-lrelease")
    if not program.exists():
        pytest.skip("no pyside6-lrelease beside Python")
    out = tmp_path / "out.qm"
    source = FOLDER / f"mjs_{language}.ts"
    subprocess.run([program, "-silent", source, "-qm", out], check=True)
    assert out.read_bytes() == (FOLDER / f"mjs_{language}.qm").read_bytes(), "make translations"


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_keep_the_places_of_numbers_and_names(language: str) -> None:
    for message in messages(language):
        source = message.findtext("source")
        if message.find("translation").get("type") == "unfinished":
            continue
        for form in forms(message):
            assert form.strip(), source
            wanted, found = (sorted(re.findall(r"\{\d\}|%n", text)) for text in (source, form))
            assert set(found) == set(wanted), source
            assert form.endswith("...") == source.endswith("..."), source


def test_nearly_everything_is_in_german() -> None:
    found = messages("de")
    done = [m for m in found if m.find("translation").get("type") != "unfinished"]
    assert len(done) > 400
    assert len(done) >= 0.9 * len(found)


def test_the_window_speaks_german(spoken: QApplication, qtbot: object) -> None:
    loaded = install_translations(spoken, QLocale(QLocale.Language.German))
    assert {"mjs_en.qm", "mjs_de.qm"} <= set(loaded)
    window = MainWindow()
    qtbot.addWidget(window)
    assert window.menuBar().actions()[0].text() == "&Datei"
    assert window.commands["tool.stamp"].text() == "Stempel"
    assert window.commands["edit.select-all"].text() == "&Alles auswählen"
    assert window.checking.panel.target_actions
    window.wait_for_checks()
    assert "0 Steine" in window.checking.status.counts.text()
    window.checking.status.show_count(1)
    assert "1 Stein " in window.checking.status.counts.text()
    stamp = window.tools["stamp"]
    assert stamp.tr("Place %n tile(s)", 1) == "1 Stein setzen"


def test_english_has_plurals_and_other_languages_fall_back_to_it(spoken: QApplication) -> None:
    install_translations(spoken, QLocale(QLocale.Language.Esperanto))
    said = [QCoreApplication.translate("Tool", "Place %n tile(s)", None, n) for n in (1, 2)]
    assert said == ["Place 1 tile", "Place 2 tiles"]


def test_the_play_window_speaks_german(spoken: QApplication, qtbot: QtBot) -> None:
    install_translations(spoken, QLocale(QLocale.Language.German))
    window = open_play(load("turtle"), rules=PROFILES["reference"], seed=7)
    qtbot.addWidget(window)
    steering = window.features["Steering"]
    assert isinstance(steering, Steering)
    names = {steering.name(tile) for tile in steering.ways.all}
    assert "Bild nicht zu sehen, Ebene 1, bedeckt und auf beiden Seiten gesperrt" in names
    assert any(name.endswith(", Ebene 5, frei") for name in names)
    bar = [action.text() for action in window.menuBar().actions() if action.isVisible()]
    assert "St&ein" in bar
    assert taken_twice(letters_of(bar)) == []
    for top in window._menus.values():
        for menu in menus_below(top):
            menu.aboutToShow.emit()
            texts = [one.text() for one in menu.actions() if not one.isSeparator()]
            assert taken_twice(letters_of(texts)) == [], texts
    window.close()


def letters_of(texts: list[str]) -> list[str]:
    return [letter for letter in map(letter_of, texts) if letter]
