"""Export: what does not fit and what is left out is shown first; pictures as SVG and PNG."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

import mjs
import mjs_layouts
from mjs import Layout, MjsError
from mjs.formats import FORMATS
from mjs.render import TILE_WIDTH
from mjs_editor.dialogs.export import Export
from mjs_editor.dialogs.picture import Picture
from mjs_editor.pictures import png_bytes, thumbnail, write_picture
from mjs_editor.window import MainWindow

SAVE = QDialogButtonBox.StandardButton.Save
WRITABLE = [name for name, format in FORMATS.items() if format.can_write and name != "deal"]
WIDE = Layout.from_tiles([(2 * n, 0, 0) for n in range(18)], name="Wide")


def save_as(monkeypatch: pytest.MonkeyPatch, path: Path) -> list[str]:
    """Answer the question for a file name; what was proposed."""
    proposed: list[str] = []

    def ask(_parent: object, _title: str, start: str, _filter: str) -> tuple[str, str]:
        proposed.append(start)
        return str(path), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    return proposed


@pytest.mark.parametrize("name", WRITABLE)
def test_the_turtle_goes_to_every_format_by_the_dialog(
    turtle_window: MainWindow,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
) -> None:
    format = FORMATS[name]
    path = tmp_path / f"out{format.suffixes[0] if format.suffixes else ''}"
    proposed = save_as(monkeypatch, path)

    def choose() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, Export)
        dialog.choose(name)
        assert "144" in dialog.misfits.text()
        for field in format.leaves_out(turtle_window.document.layout):
            assert field in dialog.lost.text()
        assert dialog.companion.isVisible() is (name == "kmahjongg")
        qtbot.mouseClick(dialog.buttons.button(SAVE), Qt.MouseButton.LeftButton)

    QTimer.singleShot(0, choose)
    turtle_window.commands["file.export"].trigger()
    assert proposed == [f"Turtle{path.suffix}"]
    before = turtle_window.document.layout.at_origin().tiles
    assert mjs.read(path, name).at_origin().tiles == before
    assert (tmp_path / "out.desktop").exists() is (name == "kmahjongg")
    assert turtle_window.document.path is None


def test_what_does_not_fit_is_said_and_can_not_be_written(qtbot: QtBot) -> None:
    dialog = Export(WIDE)
    qtbot.addWidget(dialog)
    dialog.choose("kyodai")
    assert "36 columns wide; at most 35" in dialog.misfits.text()
    assert not dialog.buttons.button(SAVE).isEnabled()
    dialog.choose("kmahjongg")
    assert dialog.buttons.button(SAVE).isEnabled()


def test_an_odd_number_of_tiles_is_exported_to_nothing_but_saved_as_a_draft(
    qtbot: QtBot, turtle_window: MainWindow, tmp_path: Path
) -> None:
    document = turtle_window.document
    document.edit("Erase", document.layout.with_tiles(document.layout.tiles[:-1]))
    dialog = Export(document.layout)
    qtbot.addWidget(dialog)
    for name in WRITABLE:
        dialog.choose(name)
        assert "143 tiles: an odd number" in dialog.misfits.text()
        assert not dialog.buttons.button(SAVE).isEnabled()
    assert turtle_window.filing.write(tmp_path / "draft.json")
    assert len(mjs.read(tmp_path / "draft.json")) == 143


def test_an_export_that_fails_says_so(
    turtle_window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda _parent, _title, text: told.append(text))
    exporting = turtle_window.features["Exporting"]
    missing = tmp_path / "no" / "a.lay"
    assert not exporting.write(missing, FORMATS["kyodai"], companion=False)
    assert "cannot be written" in told[0]


@pytest.mark.parametrize("suffix", [".png", ".svg"])
def test_a_picture_is_saved_by_the_dialog(
    turtle_window: MainWindow,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    suffix: str,
) -> None:
    path = tmp_path / f"picture{suffix}"
    save_as(monkeypatch, tmp_path / "picture")

    def choose() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, Picture)
        dialog.kind.setCurrentIndex(dialog.kind.findData(suffix))
        dialog.theme.setCurrentIndex(1)
        dialog.scale.setValue(0.5)
        assert "20 x 26" in dialog.tile_size.text()
        assert not dialog.preview.pixmap().isNull()
        qtbot.mouseClick(dialog.buttons.button(SAVE), Qt.MouseButton.LeftButton)

    QTimer.singleShot(0, choose)
    turtle_window.commands["file.picture"].trigger()
    if suffix == ".svg":
        layout = turtle_window.document.layout
        assert path.read_text("utf-8") == mjs.render_svg(layout, theme="dark", scale=0.5)
        assert ET.parse(path).getroot().tag.endswith("svg")
    else:
        image = QImage(str(path))
        assert image.width() > 15 * TILE_WIDTH * 0.5
        assert image.pixelColor(image.width() // 2, 20).lightness() < 90  # the dark table


def test_pictures_say_what_can_not_be(tmp_path: Path, qapp: object) -> None:
    turtle = mjs_layouts.load("turtle")
    with pytest.raises(MjsError, match=r"name it \.svg or \.png"):
        write_picture(turtle, tmp_path / "a.gif")
    with pytest.raises(MjsError, match="smaller scale"):
        png_bytes(turtle, scale=90)
    assert list(tmp_path.iterdir()) == []


def test_a_thumbnail_shows_the_board_whole_and_in_the_middle(qapp: object) -> None:
    image = thumbnail(Layout.from_tiles([(40, 30, 2)]), 100, 80)
    table = image.pixelColor(0, 0)
    assert (image.width(), image.height()) == (100, 80)
    assert image.pixelColor(50, 40) != table
    assert {image.pixelColor(x, y).name() for x, y in ((1, 78), (98, 1), (98, 78))} == {
        table.name()
    }
    assert thumbnail(Layout(), 10, 10).pixelColor(5, 5) == table


def test_titles_of_formats_are_never_cut_off(turtle_window: MainWindow) -> None:
    dialog = Export(turtle_window.document.layout, turtle_window)
    dialog.show()
    for format in FORMATS.values():
        if format.can_write:
            dialog.choose(format.name)
            assert dialog.list.sizeHintForColumn(0) <= dialog.list.viewport().width()
    dialog.close()
