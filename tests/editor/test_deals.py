"""Proof deals by real events: making, cancelling, playing, keeping, measuring."""

from __future__ import annotations

import threading
from math import floor

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QDockWidget
from pytestqt.qtbot import QtBot

import mjs
from mjs import Cancelled, Layout, MjsError, Tile
from mjs.faces import FACES
from mjs_editor import proving
from mjs_editor.art.faces import draw_face, face_pixmap, put_face
from mjs_editor.features.dealing import Dealing
from mjs_editor.longjob import LongJob, Report
from mjs_editor.titles import plain
from mjs_editor.window import MainWindow
from mjs_layouts import load

LEFT = Qt.MouseButton.LeftButton


def dealing(window: MainWindow) -> Dealing:
    feature = window.features["Dealing"]
    assert isinstance(feature, Dealing)
    return feature


def dealt(window: MainWindow, qtbot: QtBot, seed: int = 5) -> Dealing:
    feature = dealing(window)
    feature.panel.seed.setValue(seed)
    qtbot.mouseClick(feature.panel.deal, LEFT)
    qtbot.waitUntil(lambda: not feature.job.is_running)
    return feature


def picture(window: MainWindow) -> QImage:
    return window.view.viewport().grab().toImage()


def test_every_face_looks_like_no_other(qapp: object) -> None:
    seen = set()
    for face in FACES:
        image = face_pixmap(face, 2.0).toImage()
        grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
        alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
        seen.add((bytes(grey.constBits()), bytes(alpha.constBits())))
    assert len(seen) == len(FACES), "and not by colour alone"


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_faces_are_put_down_pixel_on_pixel(qapp: object, ratio: float) -> None:
    zoom = 1.13
    wanted = face_pixmap("dots-7", round(zoom * ratio, 3)).toImage()
    for left, top in ((3.3, 4.9), (21.7, 11.2)):
        image = QImage(200, 200, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.scale(zoom, zoom)
        put_face(painter, "dots-7", QRectF(left, top, 40, 52))
        painter.end()
        at = [floor(along * zoom * ratio + 0.5) for along in (left, top)]
        found = image.copy(*at, wanted.width(), wanted.height())
        found.setDevicePixelRatio(1.0)
        assert found == wanted.convertToFormat(found.format())


def test_any_label_can_be_drawn(qapp: object) -> None:
    image = QImage(80, 104, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    blank = image.copy()
    painter = QPainter(image)
    draw_face(painter, "zzz", image.rect().toRectF())
    painter.end()
    assert image != blank


def test_a_deal_is_the_engines_deal_and_is_seen(turtle_window: MainWindow, qtbot: QtBot) -> None:
    window = turtle_window
    window.document.set_current_layer(4)
    before = picture(window)
    feature = dealt(window, qtbot)
    assert feature.deal == mjs.deal(window.document.layout, seed=5)
    assert "Seed 5" in feature.panel.told.text()
    with_faces = picture(window)
    assert with_faces != before
    window.commands["deal.faces"].trigger()
    assert picture(window) not in (before, with_faces), "the next pair is still marked"
    window.commands["deal.discard"].trigger()
    assert picture(window) == before
    assert window.document.is_clean


def test_keys_deal_the_next_seed(turtle_window: MainWindow, qtbot: QtBot) -> None:
    feature = dealt(turtle_window, qtbot, seed=7)
    qtbot.keyClick(turtle_window, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: not feature.job.is_running)
    assert feature.deal is not None
    assert feature.deal.seed == 8


@pytest.mark.parametrize("command", ["deal.new", "deal.next", "deal.measure"])
@pytest.mark.parametrize("is_closed", [False, True])
def test_what_a_command_deals_is_seen_whatever_panel_was_in_front(
    window: MainWindow, qtbot: QtBot, command: str, is_closed: bool
) -> None:
    window.document.edit("Begin", Layout.from_tiles([(0, 0, 0), (4, 0, 0)]))
    feature = dealing(window)
    feature.panel.count.setValue(feature.panel.count.minimum())
    dock = window.findChild(QDockWidget, "deals")
    assert isinstance(dock, QDockWidget)
    dock.setVisible(not is_closed)
    layers = window.findChild(QDockWidget, "layers")
    assert isinstance(layers, QDockWidget)
    layers.raise_()
    qtbot.waitUntil(lambda: feature.panel.visibleRegion().isEmpty())
    window.commands[command].trigger()
    qtbot.waitUntil(lambda: not feature.panel.visibleRegion().isEmpty())
    qtbot.waitUntil(lambda: not feature.job.is_running)


def test_a_wanted_difficulty_is_kept_to(turtle_window: MainWindow, qtbot: QtBot) -> None:
    feature = dealing(turtle_window)
    feature.panel.band.setCurrentIndex(feature.panel.band.findData("hard"))
    dealt(turtle_window, qtbot, seed=0)
    assert feature.deal is not None
    found = mjs.difficulty(
        feature.deal.layout, feature.deal.faces, order=feature.deal.order, seed=0
    )
    assert found.score >= 2 / 3
    assert feature.panel.seed.value() == feature.deal.seed
    assert feature.panel.histogram.marked == found.score


def test_the_order_is_played_stepped_and_scrubbed(turtle_window: MainWindow, qtbot: QtBot) -> None:
    window, gone = turtle_window, turtle_window.view.decor
    feature = dealt(window, qtbot)
    assert feature.deal is not None
    window.commands["deal.step"].trigger()
    window.commands["deal.step"].trigger()
    tiles = window.document.layout.tiles
    assert gone.gone == {tiles[i] for pair in feature.deal.order[:2] for i in pair}
    window.commands["deal.back"].trigger()
    assert len(gone.gone) == 2
    feature.panel.speed.setValue(20)
    window.commands["deal.play"].trigger()
    assert feature.replay.is_playing
    assert plain(window.commands["deal.play"].text()) == "Pause"
    qtbot.waitUntil(lambda: feature.replay.step >= 3)
    window.commands["deal.play"].trigger()
    assert not feature.replay.is_playing
    assert plain(window.commands["deal.play"].text()) == "Show the solution"
    feature.panel.step.setFocus()
    qtbot.keyClick(feature.panel.step, Qt.Key.Key_End)
    assert len(gone.gone) == 144
    assert feature.panel.at.text() == "72 / 72"
    window.commands["deal.to-start"].trigger()
    assert gone.gone == frozenset()


@pytest.mark.parametrize("command", ["to-start", "back", "play", "step", "to-end"])
def test_without_a_deal_there_is_nothing_to_play(window: MainWindow, command: str) -> None:
    window.commands[f"deal.{command}"].trigger()
    assert window.statusBar().currentMessage() == "There is no solution to show: make a deal first"
    assert not dealing(window).replay.is_playing


def test_tiles_that_are_gone_can_not_be_picked(turtle_window: MainWindow, qtbot: QtBot) -> None:
    window = turtle_window
    feature = dealt(window, qtbot)
    window.commands["deal.to-end"].trigger()
    top = window.view.projection.face(window.document.layout.tiles[-1]).center()
    assert window.view.tile_under(window.view.mapFromScene(top)) is None
    assert feature.replay.step == 72


def test_a_deal_is_kept_with_the_file_as_one_step(turtle_window: MainWindow, qtbot: QtBot) -> None:
    window = turtle_window
    feature = dealt(window, qtbot)
    qtbot.mouseClick(feature.panel.keep, LEFT)
    start = window.document.layout.start
    assert start is not None
    assert start.seed == 5
    assert window.document.history.undoText() == "Keep a deal with the file"
    window.wait_for_checks()
    assert window.checking.result is not None
    assert window.checking.result.clearable is True
    again = MainWindow(window.document.layout)
    qtbot.addWidget(again)
    assert dealing(again).deal is not None, "it is there when the file is opened"
    again.wait_for_checks()
    window.document.history.undo()
    assert window.document.layout.start is None


def test_an_edit_of_the_board_ends_the_deal(turtle_window: MainWindow, qtbot: QtBot) -> None:
    window = turtle_window
    feature = dealt(window, qtbot)
    window.commands["deal.step"].trigger()
    window.document.select([window.document.layout.tiles[0]])
    window.commands["edit.delete"].trigger()
    assert feature.deal is None
    assert window.view.decor.gone == frozenset()
    assert not window.view.decor


def test_a_board_without_deals_says_why(window: MainWindow, qtbot: QtBot) -> None:
    window.document.edit("Begin", Layout.from_tiles([(0, 0, 0), (0, 0, 1)]))
    feature = dealt(window, qtbot)
    assert feature.deal is None
    with pytest.raises(MjsError) as caught:
        mjs.deal(window.document.layout)
    assert feature.panel.told.text() == str(caught.value)


def test_the_histogram_takes_room_only_when_there_is_one(
    turtle_window: MainWindow, qtbot: QtBot
) -> None:
    feature = dealing(turtle_window)
    turtle_window.findChild(QDockWidget, "deals").raise_()
    qtbot.waitUntil(feature.panel.isVisible)
    assert not feature.panel.histogram.isVisible()
    feature.panel.count.setValue(10)
    qtbot.mouseClick(feature.panel.measure, LEFT)
    qtbot.waitUntil(feature.panel.histogram.isVisible, timeout=10_000)
    turtle_window.document.edit("Change", Layout.from_tiles([(0, 0, 0)]))
    assert not feature.panel.histogram.isVisible()


def test_measuring_fills_the_histogram_and_the_share(
    turtle_window: MainWindow, qtbot: QtBot
) -> None:
    panel = dealing(turtle_window).panel
    panel.count.setValue(30)
    qtbot.mouseClick(panel.measure, LEFT)
    assert not panel.deal.isEnabled()
    assert panel.cancel.isVisibleTo(panel)
    qtbot.waitUntil(panel.measure.isEnabled)
    assert sum(panel.histogram.counts) == 30
    row = mjs.survey([turtle_window.document.layout], 30, jobs=1).rows[0]
    assert f"{row.solvable_share:.1%}" in panel.share.text()
    assert not panel.cancel.isVisibleTo(panel)


def test_measuring_can_be_cancelled(
    turtle_window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel, job = dealing(turtle_window).panel, dealing(turtle_window).job
    panel.count.setValue(10_000)
    with qtbot.waitSignal(job.progress):
        turtle_window.commands["deal.measure"].trigger()
    qtbot.mouseClick(panel.cancel, LEFT)
    assert not job.is_running
    assert panel.measure.isEnabled()
    assert panel.share.text() == ""
    job.wait()
    assert sum(panel.histogram.counts) == 0


def test_a_job_drops_what_was_cancelled_and_raises_what_went_wrong(qtbot: QtBot) -> None:
    job, results, gate = LongJob(), [], threading.Event()
    job.done.connect(results.append)

    def slow(report: Report) -> str:
        gate.wait(5)
        report(1, 2)
        return "slow"

    job.start(slow)
    job.start(lambda _: "quick")
    gate.set()
    qtbot.waitUntil(lambda: results == ["quick"])
    report = Report(lambda *_: None)
    report.is_cancelled = True
    with pytest.raises(Cancelled):
        report(1, 2)
    with qtbot.captureExceptions() as raised:
        job.start(lambda _: 1 // 0)
        qtbot.waitUntil(lambda: bool(raised))
    assert raised[0][0] is ZeroDivisionError


def test_a_difficulty_that_no_deal_has_is_told() -> None:
    row = Layout.from_tiles([(0, 0, 0), (8, 0, 0)])
    with pytest.raises(MjsError, match="none of 200 deals from seed 3 on is hard"):
        proving.deal_board(row, 3, "hard", lambda *_: None)


def test_the_turtle_is_dealt_of_all_its_tiles() -> None:
    found = proving.deal_board(load("turtle"), 1, "", lambda *_: None)
    assert len(found.deal.faces) == 144
    assert found.difficulty.solvable
    assert Tile(*found.deal.layout.tiles[0]) in found.deal.layout.tiles


def test_a_window_that_is_closed_stops_what_runs(turtle_window: MainWindow, qtbot: QtBot) -> None:
    feature = dealt(turtle_window, qtbot)
    feature.panel.count.setValue(10_000)
    turtle_window.commands["deal.play"].trigger()
    with qtbot.waitSignal(feature.job.progress):
        turtle_window.commands["deal.measure"].trigger()
    turtle_window.close()
    assert not feature.job.is_running
    assert not feature.replay.is_playing


def test_outlined_layers_show_the_next_pair_but_no_faces(window: MainWindow, qtbot: QtBot) -> None:
    window.document.edit("Draw", Layout.from_tiles([(8, 8, 1), (14, 8, 1)]))
    window.document.set_current_layer(0)
    bare = picture(window)
    dealt(window, qtbot)
    window.document.set_current_layer(0)
    marked = picture(window)
    for x in (8, 14):
        face = window.view.projection.face(Tile(x, 8, 1))
        box = window.view.mapFromScene(face).boundingRect()
        assert marked.copy(box) != bare.copy(box)
    window.commands["deal.faces"].trigger()
    assert picture(window) == marked
    window.document.set_current_layer(1)
    without = picture(window)
    window.commands["deal.faces"].trigger()
    assert picture(window) != without
