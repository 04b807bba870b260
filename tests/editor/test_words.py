"""What commands say of themselves, and how the window shows text that users have written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QTimer, QTranslator
from PySide6.QtGui import QAction, QKeySequence, Qt, QTextDocument
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

import mjs
from mjs import Layout
from mjs.play.houserules import PROFILES
from mjs_editor import session
from mjs_editor.boards import Board
from mjs_editor.command_table import CommandTable
from mjs_editor.dialogs.choose_boards import ChooseBoards
from mjs_editor.dialogs.export import Export
from mjs_editor.drafts import Abandoned, Draft
from mjs_editor.features import safekeeping
from mjs_editor.library.window import LibraryWindow
from mjs_editor.plaintext import verbatim
from mjs_editor.playtest.window import PlayWindow, deal_game
from mjs_editor.titles import plain
from mjs_editor.translations import install_translations
from mjs_editor.window import MainWindow
from mjs_layouts import load

MOST_LETTERS = 105  # what a window of 1,280 pixels has room for beside the figures
MARKUP = "<b>x</b><img src=...>"
FILE = "<b>x<img src=a> & y.json"  # no file can have a slash in its name


def lacks(commands: CommandTable) -> list[str]:
    """The commands whose tips or tooltips do not teach, each with the reason."""
    tips = Counter(command.tip for command in commands)
    found = []
    for command in commands:
        action = commands[command.id]
        if len(command.tip.split()) < 3:
            found.append(f"{command.id}: says too little: {command.tip!r}")
        if tips[command.tip] > 1:
            found.append(f"{command.id}: says the same as another: {command.tip!r}")
        if action.statusTip() != command.tip:
            found.append(f"{command.id}: another text in the status bar")
        first, *rest = action.toolTip().split("\n")
        keys = [
            keys.toString(QKeySequence.SequenceFormat.NativeText) for keys in action.shortcuts()
        ]
        wanted = plain(command.title) + (f" ({keys[0]})" if keys else "")
        if first != wanted:
            found.append(f"{command.id}: tooltip begins with {first!r}, not {wanted!r}")
        if " ".join(rest) != command.tip:
            found.append(f"{command.id}: tooltip does not say what it does")
    return found


def test_every_command_teaches_in_words_of_its_own(window: MainWindow) -> None:
    assert len(list(window.commands)) > 100
    assert lacks(window.commands) == []
    window.commands.set_keys("tool.stamp", "Ctrl+F12")
    assert window.commands["tool.stamp"].toolTip().startswith("Stamp (Ctrl+F12)\n")
    assert lacks(window.commands) == []


def seen(text: str) -> str:
    """What a widget shows that guesses whether it is given HTML."""
    if not Qt.mightBeRichText(text):
        return text
    document = QTextDocument()
    document.setHtml(text)
    return document.toPlainText()


def labels(parent: QWidget) -> list[str]:
    """What the labels of a widget show."""
    rich = Qt.TextFormat.RichText
    return [
        label.text() if label.textFormat() is Qt.TextFormat.PlainText else seen(label.text())
        for label in parent.findChildren(QLabel)
        if label.textFormat() is not rich or pytest.fail(f"takes HTML: {label.text()!r}")
    ]


@pytest.fixture
def told() -> Iterator[list[str]]:
    """What message boxes show, each answered by Escape."""
    found: list[str] = []

    def answer() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            found.extend(labels(box))
            box.reject()

    timer = QTimer()
    timer.timeout.connect(answer)
    timer.start(5)
    yield found
    timer.stop()


@pytest.mark.parametrize("text", [MARKUP, f"{MARKUP}\n2 < 3 & 4", "a < b", "1\n<b>", "&lt;", ""])
def test_what_is_written_is_what_is_seen(text: str) -> None:
    assert seen(verbatim(text)) == text


def test_message_boxes_show_names_as_they_are(
    qtbot: QtBot, told: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "<i>folder<img src=b>"
    folder.mkdir()
    path = folder / FILE
    path.write_text(f'{{"format": "mjs-layout", "version": 1, "{MARKUP}": 1, "layers": []}}')
    window = MainWindow()
    qtbot.addWidget(window)
    window.filing.open(path)
    assert any(str(path) in text and MARKUP in text for text in told), told
    told.clear()
    assert not window.filing.may_replace(path)
    assert any(path.name in text for text in told), told
    told.clear()
    assert not window.filing.write(folder / "<u>none" / FILE)
    assert any("<u>none" in text for text in told), told
    told.clear()
    left = Draft(Layout.from_tiles([(0, 0, 0)], name=MARKUP), path, tmp_path / "draft")
    monkeypatch.setattr(safekeeping, "abandoned", lambda _: Abandoned((left,), ()))
    safekeeping.offer_drafts(window)
    assert any(f"{MARKUP} ({path})" in text for text in told), told


def test_panels_and_tooltips_show_names_as_they_are(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / FILE
    layout = Layout.from_tiles([(0, 0, 0), (4, 0, 0)], name=MARKUP, description=MARKUP)
    mjs.write(layout, path, "mjs")
    session.add_recent(path)
    recent = window.features["Returning"]
    recent._show()
    action = recent.menu.actions()[0]
    assert seen(action.toolTip()) == str(path)
    assert action.text() == "&1 <b>x<img src=a> && y.json"
    boards = [Board(path, 1, 2, MARKUP, layout), Board(path, 2, 2, MARKUP, None, MARKUP)]
    choose = ChooseBoards(boards, window)
    qtbot.addWidget(choose)
    assert any(path.name in text for text in labels(choose))
    export = Export(layout, window)
    qtbot.addWidget(export)
    assert labels(export)
    window.features["Dealing"]._tell_failure(MARKUP)
    assert MARKUP in labels(window)
    library = LibraryWindow(lambda _: None)
    qtbot.addWidget(library)
    library.show_folder(tmp_path)
    qtbot.waitUntil(lambda: library.is_done)
    tips = [
        str(library.proxy.index(0, column).data(Qt.ItemDataRole.ToolTipRole))
        for column in range(library.proxy.columnCount())
    ]
    assert str(path) in map(seen, tips)
    library.close()


def shared_letters(actions: list[QAction], path: str) -> list[str]:
    """The letters that two entries of a menu, or of a menu in it, have in common."""
    entries: dict[str, list[str]] = {}
    found = []
    for action in actions:
        text = action.text().replace("&&", "")
        if "&" in text:
            entries.setdefault(text[text.find("&") + 1].lower(), []).append(text)
        if action.menu() is not None:
            found += shared_letters(action.menu().actions(), f"{path} > {text}")
    return found + [f"{path}: {texts}" for texts in entries.values() if len(texts) > 1]


@pytest.mark.parametrize("language", ["de_DE", "en_US"])
def test_menus_have_a_letter_for_each_entry_and_tips_fit_the_status_bar(
    language: str, qapp: QApplication, request: pytest.FixtureRequest
) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    install_translations(qapp, QLocale(language))
    try:
        window = request.getfixturevalue("window")
        rules = PROFILES["reference"]
        game = PlayWindow(deal_game(load("turtle"), rules, 1), rules)
        for each in (window, game):
            assert shared_letters(each.menuBar().actions(), type(each).__name__) == []
        game.close()
        for command in window.commands:
            assert len(command.tip) <= MOST_LETTERS, command.tip
    finally:
        for translator in qapp.findChildren(QTranslator):
            qapp.removeTranslator(translator)
            translator.setParent(None)
        QLocale.setDefault(before)


@pytest.mark.parametrize("language", ["de_DE", "en_US"])
def test_the_list_of_shortcuts_needs_no_scrolling(
    language: str, qapp: QApplication, request: pytest.FixtureRequest
) -> None:
    install_translations(qapp, QLocale(language))
    try:
        window = request.getfixturevalue("window")
        dialog = window.helping.show_shortcuts()
        assert dialog.list.horizontalScrollBar().maximum() == 0
        header = dialog.list.header()
        for column in range(3):
            assert header.sectionSize(column) >= dialog.list.sizeHintForColumn(column)
        dialog.close()
    finally:
        for translator in qapp.findChildren(QTranslator):
            qapp.removeTranslator(translator)
            translator.setParent(None)
