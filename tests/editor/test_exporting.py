"""Export: what does not fit and what is left out is shown first; pictures as SVG and PNG."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import get_args

import numpy as np
import pytest
from PySide6.QtCore import QByteArray, Qt, QThread, QTimer
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QFileDialog,
    QMessageBox,
    QProgressDialog,
    QPushButton,
)
from pytestqt.qtbot import QtBot

import mjs
import mjs_layouts
from mjs import Layout, MjsError
from mjs.formats import FORMATS
from mjs.render import TILE_WIDTH, Theme
from mjs_editor.art.svgfaces import svg_art
from mjs_editor.boardpainter import Tell, paint_board
from mjs_editor.dialogs.export import Export
from mjs_editor.dialogs.picture import Picture
from mjs_editor.pictures import png_bytes, svg_bytes, thumbnail, write_picture
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
        words = {"license": "Licence", "tags": "Tags", "author": "Author", "name": "Name"}
        lost = format.leaves_out(turtle_window.document.layout)
        for field in set(lost) - {"id"}:
            assert words.get(field, field.capitalize()) in dialog.lost.text()
        assert not re.search(r"\bid\b", dialog.lost.text())
        assert dialog.lost.isVisible() is bool(set(lost) - {"id"})
        assert dialog.companion.isVisible() is (name == "kmahjongg")
        qtbot.mouseClick(dialog.buttons.button(SAVE), Qt.MouseButton.LeftButton)

    QTimer.singleShot(0, choose)
    turtle_window.commands["file.export"].trigger()
    assert proposed == [f"Turtle{path.suffix}"]
    before = turtle_window.document.layout.at_origin().tiles
    assert mjs.read(path, name).at_origin().tiles == before
    assert (tmp_path / "out.desktop").exists() is (name == "kmahjongg")
    assert turtle_window.document.path is None
    # The next export begins with the same format.
    begun: list[str] = []

    def leave() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, Export)
        begun.append(dialog.format.name)
        dialog.reject()

    QTimer.singleShot(0, leave)
    turtle_window.commands["file.export"].trigger()
    assert begun == [name]


def test_what_is_left_out_is_named_as_in_the_panel_of_properties(qtbot: QtBot) -> None:
    pair = Layout.from_tiles([(0, 0, 0), (2, 0, 0)], id="pair", name="Pair")
    about = {"license": "CC0-1.0", "extra": {"x-note": 1}}
    dialog = Export(pair.with_fields(**about))
    qtbot.addWidget(dialog)
    dialog.choose("kyodai")
    assert dialog.lost.text() == ("⚠ Would be left out: Licence, Notes of other programs")
    bare = Export(pair)
    qtbot.addWidget(bare)
    bare.choose("kyodai")
    assert bare.lost.isHidden(), "nobody misses an id"


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
        assert not dialog.with_faces.isEnabled()
        qtbot.mouseClick(dialog.buttons.button(SAVE), Qt.MouseButton.LeftButton)

    QTimer.singleShot(0, choose)
    turtle_window.commands["file.picture"].trigger()
    exporting = turtle_window.features["Exporting"]
    qtbot.waitUntil(lambda: not exporting.painting.is_running)
    assert path.name in turtle_window.statusBar().currentMessage()
    if suffix == ".svg":
        layout = turtle_window.document.layout
        assert path.read_text("utf-8") == mjs.render_svg(layout, theme="dark", scale=0.5)
        assert ET.parse(path).getroot().tag.endswith("svg")
    else:
        image = QImage(str(path))
        assert image.width() > 15 * TILE_WIDTH * 0.5
        assert image.pixelColor(image.width() // 2, 20).lightness() < 90  # the dark table


@pytest.mark.parametrize("wanted", [True, False])
def test_a_picture_shows_the_faces_of_the_deal_if_wanted(
    turtle_window: MainWindow,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    wanted: bool,
) -> None:
    path = tmp_path / "dealt.svg"
    save_as(monkeypatch, path)
    turtle_window.commands["deal.new"].trigger()
    dealing = turtle_window.features["Dealing"]
    qtbot.waitUntil(lambda: dealing.deal is not None)
    previews = []

    def choose() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, Picture)
        dialog.kind.setCurrentIndex(dialog.kind.findData(".svg"))
        assert dialog.with_faces.isChecked()
        previews.append(dialog.preview.pixmap().toImage())
        if not wanted:
            dialog.with_faces.click()
            previews.append(dialog.preview.pixmap().toImage())
        qtbot.mouseClick(dialog.buttons.button(SAVE), Qt.MouseButton.LeftButton)

    QTimer.singleShot(0, choose)
    turtle_window.commands["file.picture"].trigger()
    qtbot.waitUntil(path.exists)
    uses = ET.parse(path).getroot().iter("{http://www.w3.org/2000/svg}use")
    drawn = [use for use in uses if use.get("href", "").startswith("#art")]
    assert len(drawn) == (144 if wanted else 0)
    assert wanted or previews[0] != previews[1]


def test_a_picture_that_takes_long_can_be_cancelled(
    turtle_window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_as(monkeypatch, tmp_path / "slow.png")
    told: list[int] = []

    def paint_for_ever(layout: Layout, path: Path, *, tell: Tell, **_: object) -> None:
        while True:
            told.append(1)
            tell(min(1 + len(told) // 100, 143), 144)
            QThread.msleep(2)

    monkeypatch.setattr("mjs_editor.features.exporting.write_picture", paint_for_ever)
    monkeypatch.setattr(Picture, "exec", lambda _: Picture.DialogCode.Accepted)
    turtle_window.commands["file.picture"].trigger()
    exporting = turtle_window.features["Exporting"]
    progress = turtle_window.findChild(QProgressDialog)
    assert progress is not None
    qtbot.waitUntil(progress.isVisible)
    assert progress.value() >= 0
    turtle_window.commands["file.picture"].trigger()
    assert "slow.png" in turtle_window.statusBar().currentMessage()
    qtbot.mouseClick(progress.findChild(QPushButton), Qt.MouseButton.LeftButton)
    assert not exporting.painting.is_running
    exporting.painting.wait()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("theme", get_args(Theme))
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_pixels_and_svg_show_the_same_picture(theme: Theme, scale: float, qapp: object) -> None:
    board = Layout.from_tiles([(0, 0, 0), (2, 1, 0), (4, 0, 0), (1, 0, 1), (3, 1, 1)])
    faces = ["dots-3", "flower-plum", "wind-east", "dragon-red", "characters-7"]
    painted = paint_board(board, theme=theme, scale=scale, faces=faces)
    svg = svg_bytes(board, theme=theme, scale=scale, faces=faces)
    renderer = QSvgRenderer(QByteArray(svg))
    assert renderer.isValid()
    drawn = QImage(renderer.defaultSize(), painted.format())
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    assert painted.size() == drawn.size()
    pixels = [
        np.frombuffer(image.constBits(), np.uint8).astype(np.int16) for image in (painted, drawn)
    ]
    assert np.abs(pixels[0] - pixels[1]).max() <= 8
    assert paint_board(board, theme=theme, scale=scale) != painted


def test_tiles_of_every_face_and_of_none_are_drawn_as_svg(qapp: object) -> None:
    art = svg_art(["season-spring", "bamboo-9", "<&>"])
    assert sorted(art) == ["<&>", "bamboo-9", "season-spring"]
    for elements in art.values():
        assert ET.fromstring(elements).tag == "g"
    assert "<text" not in art["bamboo-9"]
    assert "<text" in art["<&>"]


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
    assert table.alpha() == 0, "it has to fit lists of every theme"
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
