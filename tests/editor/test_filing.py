"""Files by the window: new, open, drop, save, and what is said when that can't be."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QImage
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QMessageBox,
)
from pytestqt.qtbot import QtBot

import mjs
import mjs_layouts
from editor_hand import Hand
from mjs import Layout, Tile
from mjs_editor import session
from mjs_editor.dialogs.choose_boards import ChooseBoards
from mjs_editor.dialogs.new_layout import NewLayout
from mjs_editor.window import MainWindow

FOUR = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (0, 0, 1), (2, 0, 1)], name="Four")
BUTTONS = QMessageBox.StandardButton


@pytest.fixture
def warnings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The warnings that are shown; nobody has to click them away."""
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda _parent, _title, text: told.append(text))
    return told


def shown() -> list[MainWindow]:
    return session.open_windows()


def answer_dialog(kind: type[QDialog], do: object) -> None:
    """Do something in a dialog once it is up."""

    def go() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, kind)
        do(dialog)  # type: ignore[operator]

    QTimer.singleShot(0, go)


def press(dialog: QDialog, qtbot: QtBot, button: QDialogButtonBox.StandardButton) -> None:
    box = dialog.findChild(QDialogButtonBox)
    qtbot.mouseClick(box.button(button), Qt.MouseButton.LeftButton)


# New ----------------------------------------------------------------------------------------------


def test_new_begins_with_a_size(window: MainWindow, qtbot: QtBot) -> None:
    def fill(dialog: NewLayout) -> None:
        dialog.columns.setValue(5)
        dialog.rows.setValue(3)
        dialog.tile_width.setValue(4)
        dialog.tile_height.setValue(4)
        dialog.fill.setChecked(True)
        assert "15 tile" in dialog.sum.text()
        press(dialog, qtbot, QDialogButtonBox.StandardButton.Ok)

    answer_dialog(NewLayout, fill)
    window.commands["file.new"].trigger()
    document = shown()[-1].document
    assert (len(document.layout), document.layout.footprint) == (15, (4, 4))
    assert (document.grid, document.path, document.is_clean) == ((5, 3), None, True)
    assert document.layout.bounds[2:4] == (20, 12)


def test_new_begins_with_a_template(window: MainWindow, qtbot: QtBot) -> None:
    def choose(dialog: NewLayout) -> None:
        dialog.tabs.setCurrentIndex(1)
        qtbot.keyClicks(dialog.search, "turtle")
        seen = [
            row
            for row in range(dialog.templates.count())
            if not dialog.templates.item(row).isHidden()
        ]
        dialog.templates.setCurrentRow(seen[0])
        press(dialog, qtbot, QDialogButtonBox.StandardButton.Ok)

    answer_dialog(NewLayout, choose)
    window.commands["file.new"].trigger()
    assert shown()[-1].document.layout.tiles == mjs_layouts.load("turtle").tiles
    assert shown()[-1].document.path is None


def test_the_grid_of_a_new_layout_is_seen_before_it_is_made(qtbot: QtBot) -> None:
    dialog = NewLayout()
    qtbot.addWidget(dialog)
    dialog.show()

    def seen() -> QImage:
        return dialog.preview.grab().toImage()

    pictures = [seen()]
    for change in (
        dialog.fill.click,
        lambda: dialog.columns.setValue(5),
        dialog.fill.click,
        lambda: dialog.tile_width.setValue(4),
        lambda: dialog.rows.setValue(100),
    ):
        change()
        assert seen() not in pictures
        pictures.append(seen())


def test_every_template_has_its_picture(qtbot: QtBot) -> None:
    dialog = NewLayout()
    qtbot.addWidget(dialog)
    dialog.tabs.setCurrentIndex(1)
    dialog.show()
    qtbot.waitUntil(lambda: not dialog.is_filling)
    assert dialog.templates.count() == len(mjs_layouts.names()) >= 30
    for row in range(dialog.templates.count()):
        icon = dialog.templates.item(row).icon().pixmap(100, 80).toImage()
        blank = QImage(icon.size(), icon.format())
        blank.fill(Qt.GlobalColor.transparent)
        assert icon != blank
    dialog.search.setText("no such layout")
    assert not dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()


# Open ---------------------------------------------------------------------------------------------


def test_several_files_open_at_once_and_bad_ones_are_one_message(
    window: MainWindow,
    warnings: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mjs.write(FOUR, tmp_path / "four.json")
    mjs.write(FOUR, tmp_path / "four.layout")
    (tmp_path / "bad.json").write_text('{"format": "mjs-layout"')
    (tmp_path / "other.txt").write_text("dear diary")
    names = ["four.json", "bad.json", "four.layout", "other.txt", "gone.lay"]
    chosen = [str(tmp_path / name) for name in names]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (chosen, ""))
    window.commands["file.open"].trigger()
    assert [one.document.path for one in shown()] == [
        tmp_path / "four.json",
        tmp_path / "four.layout",
    ]
    assert len(warnings) == 1
    assert all(name in warnings[0] for name in ("bad.json", "other.txt", "gone.lay"))


def test_very_many_layouts_open_only_after_asking(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mjs.write([FOUR.with_fields(name=f"{n}") for n in range(30)], tmp_path / "many.mah")
    asked: list[str] = []

    def answer(_parent: object, _title: str, text: str, *_: object) -> QMessageBox.StandardButton:
        asked.append(text)
        return BUTTONS.No

    monkeypatch.setattr(QMessageBox, "question", answer)

    def choose(dialog: ChooseBoards) -> None:
        dialog.list.selectAll()
        press(dialog, qtbot, QDialogButtonBox.StandardButton.Open)

    answer_dialog(ChooseBoards, choose)
    window.filing.open(tmp_path / "many.mah")
    assert "30 layouts" in asked[0]
    assert shown() == []


def test_a_file_of_several_layouts_asks_which(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    boards = [FOUR, FOUR.shifted(dx=2).with_fields(name="Five"), FOUR.with_fields(name="Six")]
    mjs.write(boards, tmp_path / "three.mah")

    def choose(dialog: ChooseBoards) -> None:
        assert dialog.list.count() == 3
        dialog.list.setCurrentRow(1)
        press(dialog, qtbot, QDialogButtonBox.StandardButton.Open)

    answer_dialog(ChooseBoards, choose)
    window.filing.open(tmp_path / "three.mah")
    assert [one.document.layout.name for one in shown()] == ["Five"]


def test_files_dropped_on_the_canvas_open(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    mjs.write(FOUR, tmp_path / "a.json")
    mjs.write(FOUR, tmp_path / "b.lay")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / name)) for name in ("a.json", "b.lay")])
    how = (data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    enter = QDragEnterEvent(QPoint(300, 300), Qt.DropAction.CopyAction, *how)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    assert not window.view.viewport().acceptDrops()  # or it would keep them from the window
    QApplication.sendEvent(window, QDropEvent(QPointF(300, 300), Qt.DropAction.CopyAction, *how))
    qtbot.waitUntil(lambda: len(shown()) == 2)
    assert {one.document.path.name for one in shown() if one.document.path} == {"a.json", "b.lay"}


def test_a_text_dropped_is_not_taken(window: MainWindow) -> None:
    data = QMimeData()
    data.setText("hello")
    how = (data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    event = QDragEnterEvent(QPoint(300, 300), Qt.DropAction.CopyAction, *how)
    event.ignore()
    QApplication.sendEvent(window, event)
    assert not event.isAccepted()


@pytest.mark.parametrize("answer", [BUTTONS.Yes, BUTTONS.No])
def test_opening_an_edited_file_again_brings_the_disk_state_after_asking(
    window: MainWindow,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    answer: QMessageBox.StandardButton,
) -> None:
    path = tmp_path / "four.json"
    mjs.write(FOUR, path)
    window.filing.open(path)
    opened = shown()[0]
    opened.document.edit("Erase", FOUR.with_tiles(FOUR.tiles[:2]))
    monkeypatch.setattr(QMessageBox, "question", lambda *_: answer)
    opened.filing.open(path)
    assert shown() == [opened]
    restored = answer == BUTTONS.Yes
    assert len(opened.document.layout) == (4 if restored else 2)
    assert opened.document.is_clean is restored
    if restored:
        opened.document.history.undo()
        assert len(opened.document.layout) == 2


# Save ---------------------------------------------------------------------------------------------


def test_save_as_then_save_write_the_file(
    window: MainWindow, hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine"), ""))
    hand.click((0, 0, 0))
    window.commands["file.save"].trigger()
    assert mjs.read(path).tiles == (Tile(0, 0, 0),)
    assert window.document.is_clean
    assert window.windowTitle().startswith("mine.json")
    hand.click((4, 0, 0))
    window.commands["file.save"].trigger()
    assert len(mjs.read(path)) == 2
    assert session.recent() == [path]


def test_what_is_still_being_written_in_a_field_is_saved(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.filing.write(tmp_path / "a.json")
    window.properties.fields["name"].setFocus()
    qtbot.keyClicks(window.properties.fields["name"], "Arch")
    window.commands["file.save"].trigger()
    assert mjs.read(tmp_path / "a.json").name == "Arch"


@pytest.mark.parametrize("name", ["four.layout", "four.mah", "four.lay"])
def test_files_of_other_programs_are_saved_as_ours(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    mjs.write(FOUR, tmp_path / name)
    before = (tmp_path / name).read_bytes()
    asked: list[str] = []

    def ask(_parent: object, _title: str, start: str, _filter: str) -> tuple[str, str]:
        asked.append(start)
        return start, ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    window.filing.open(tmp_path / name)
    opened = shown()[0]
    opened.document.edit("Move", opened.document.layout.shifted(dx=2))
    assert opened.filing.save()
    assert asked == [str(tmp_path / "four.json")]
    assert (tmp_path / name).read_bytes() == before
    assert mjs.read(tmp_path / "four.json").tiles == opened.document.layout.tiles


def test_a_save_that_fails_says_so_and_keeps_everything(
    window: MainWindow, hand: Hand, warnings: list[str], tmp_path: Path
) -> None:
    hand.click((0, 0, 0))
    (tmp_path / "folder.json").mkdir()
    for path in (tmp_path / "folder.json", tmp_path / "no" / "such.json"):
        assert not window.filing.write(path)
    assert len(warnings) == 2
    assert all("cannot be written" in text and "stays open" in text for text in warnings)
    assert window.document.layout.tiles == (Tile(0, 0, 0),)
    assert not window.document.is_clean


def test_a_folder_without_permission_is_a_plain_message(
    window: MainWindow,
    hand: Hand,
    warnings: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hand.click((0, 0, 0))
    tmp_path.chmod(0o500)
    if os.access(tmp_path, os.W_OK):  # root may write all

        def refuse(*_: object) -> tuple[int, str]:
            raise PermissionError(13, os.strerror(13))

        monkeypatch.setattr("mjs.files._new_beside", refuse)
    try:
        assert not window.filing.write(tmp_path / "a.json")
    finally:
        tmp_path.chmod(0o700)
    assert "ermission denied" in warnings[0]
    assert window.document.layout.tiles == (Tile(0, 0, 0),)


@pytest.fixture
def full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with room for nothing: a tiny file system where that may be mounted."""
    folder = tmp_path / "full"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=4k", "tmpfs", str(folder)]
    try:
        mounted = subprocess.run(mount, capture_output=True).returncode == 0
    except OSError:
        mounted = False
    if not mounted:

        def refuse(_: int) -> None:
            raise OSError(28, os.strerror(28))

        monkeypatch.setattr("mjs.files.os.fsync", refuse)
    yield folder
    if mounted:
        subprocess.run(["umount", str(folder)], check=True)


def test_a_full_disk_is_a_plain_message_and_the_old_file_stays(
    turtle_window: MainWindow, warnings: list[str], full_disk: Path
) -> None:
    path = full_disk / "turtle.json"
    path.write_text("{}")
    assert not turtle_window.filing.write(path)
    assert "o space left" in warnings[0]
    assert path.read_text() == "{}"
    assert [entry.name for entry in full_disk.iterdir()] == ["turtle.json"]
    assert len(turtle_window.document.layout) == 144


def test_closing_asks_and_can_be_called_off(
    window: MainWindow, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand.click((0, 0, 0))
    monkeypatch.setattr(QMessageBox, "question", lambda *_: BUTTONS.Cancel)
    window.commands["file.close"].trigger()
    assert window.isVisible()
    assert window.document.layout.tiles == (Tile(0, 0, 0),)


# The clean state and the current layer ------------------------------------------------------------


def test_looking_is_no_change_and_undo_back_to_the_file_clears_the_mark(
    window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "four.json"
    mjs.write(FOUR, path)
    window.filing.open(path)
    opened = shown()[0]
    for command in ("view.layer-up", "view.zoom-in", "view.fit", "edit.select-all"):
        opened.commands[command].trigger()
    assert (opened.isWindowModified(), opened.document.current_layer) == (False, 2)
    for command in ("edit.delete", "selection.raise"):
        opened.commands["edit.select-all"].trigger()
        opened.commands[command].trigger()
        assert opened.isWindowModified()
        opened.commands["edit.undo"].trigger()
        assert not opened.isWindowModified()
    assert opened.document.layout == FOUR


def test_taking_the_top_layer_away_leaves_a_layer_to_draw_on(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    mjs.write(FOUR, tmp_path / "four.json")
    window.filing.open(tmp_path / "four.json")
    opened = shown()[0]
    document = opened.document
    document.set_current_layer(1)
    document.select([tile for tile in document.layout.tiles if tile.z == 1])
    opened.commands["edit.delete"].trigger()
    assert 0 <= document.current_layer < document.layer_count
    opened.take_tool("stamp")
    Hand(qtbot, opened.view).click((0, 0, document.current_layer))
    assert len(document.layout) == 3


def test_shortcuts_do_nothing_while_a_dialog_is_open(
    window: MainWindow, hand: Hand, qtbot: QtBot
) -> None:
    hand.click((0, 0, 0))
    tool = window.view.tool

    def type_into(dialog: NewLayout) -> None:
        for key, modifier in (
            (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier),
            (Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier),
            (Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier),
            (Qt.Key.Key_E, Qt.KeyboardModifier.NoModifier),
            (Qt.Key.Key_PageUp, Qt.KeyboardModifier.NoModifier),
        ):
            qtbot.keyClick(dialog, key, modifier)
        dialog.reject()

    answer_dialog(NewLayout, type_into)
    window.commands["file.new"].trigger()
    assert window.document.layout.tiles == (Tile(0, 0, 0),)
    assert (window.view.tool, window.document.current_layer) == (tool, 0)
    assert window.document.selection == frozenset()
