"""What comes by drop or from the clipboard may be anything: it is told of, and nothing breaks."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from mjs import Footprint, Layout, Tile
from mjs_editor import session
from mjs_editor.boardtext import MIME_TYPE
from mjs_editor.edits import placed
from mjs_editor.library.scan import entries_of
from mjs_editor.library.window import LibraryWindow
from mjs_editor.shapes import MOST, Step, ellipse, line, rectangle
from mjs_editor.tools.drawing import StampTool
from mjs_editor.window import MainWindow

COPY, LEFT = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The warnings that were shown."""
    texts: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *words: texts.append(words[2]))
    return texts


def drop(window: MainWindow, urls: list[QUrl]) -> None:
    """Drag these over a window and let go."""
    data = QMimeData()
    data.setUrls(urls)
    QApplication.sendEvent(window, QDragEnterEvent(QPoint(50, 50), COPY, data, LEFT, NONE))
    QApplication.sendEvent(window, QDropEvent(QPointF(50, 50), COPY, data, LEFT, NONE))
    QApplication.processEvents()


def paste(window: MainWindow, text: str | None = None, own: bytes | None = None) -> None:
    """Put something on the clipboard and paste it both ways."""
    data = QMimeData()
    if text is not None:
        data.setText(text)
    if own is not None:
        data.setData(MIME_TYPE, own)
    QGuiApplication.clipboard().setMimeData(data)
    for command in ("edit.paste", "edit.paste-in-place"):
        window.commands[command].trigger()


def board(tiles: list[list[int]], **more: object) -> str:
    document = {"format": "mjs-layout", "version": 1, "layers": [{"tiles": tiles}]}
    return json.dumps(document | more)


def test_bad_files_that_are_dropped_are_one_message(
    window: MainWindow, told: list[str], tmp_path: Path
) -> None:
    (tmp_path / "noise.json").write_bytes(os.urandom(100_000))
    os.mkfifo(tmp_path / "pipe.json")
    with open(tmp_path / "large.json", "wb") as stream:
        stream.truncate(2**30)  # takes no room on the disk
    names = ["", "noise.json", "pipe.json", "large.json", *map(str, range(2_000))]
    drop(window, [QUrl.fromLocalFile(str(tmp_path / name)) for name in names])
    assert len(told) == 1
    assert len(told[0]) < 2_000 + 10 * len(str(tmp_path))
    assert "larger than" in told[0]
    assert not session.open_windows()


def test_what_is_no_file_is_not_taken(window: MainWindow, told: list[str]) -> None:
    drop(window, [QUrl("http://example.org/a.json")] * 1_000)
    assert told == []
    assert window.document.history.count() == 0


@pytest.mark.parametrize(
    "text",
    [
        "\0 <b>no</b> layout",
        "{" * 100_000,
        '{"format": "mjs-layout", "version": 1, "layers":' + "[" * 100_000,
        '{"format": "mjs-layout", "version": 1, "layers": [{"tiles": [[1e300, 1]]}]}',
        board([[10**30, 0]]),
        board([[-5, 0]]),
        board([[0, 0]] * 100_001),
        board([[0, 0]], tile={"width": 3, "height": 3}),
    ],
)
def test_what_is_no_layout_is_said_and_not_pasted(window: MainWindow, text: str) -> None:
    for way in ({"text": text}, {"own": text.encode("utf-8", "replace")}):
        window.tell("")
        paste(window, **way)  # type: ignore[arg-type]
        assert "clipboard" in window.statusBar().currentMessage()
    assert window.document.layout.tiles == ()


def test_tiles_at_the_end_of_the_grid_are_pasted_there(window: MainWindow) -> None:
    paste(window, board([[999_998, 999_998], [0, 0]]))
    window.wait_for_checks()
    window.view.fit()
    QApplication.processEvents()
    assert Tile(999_998, 999_998, 0) in window.document.layout.tiles


def test_tiles_that_all_lie_in_one_place_are_one(window: MainWindow) -> None:
    paste(window, board([[6, 6]] * 30_000))
    assert len(window.document.layout.tiles) in (1, 2)  # at the pointer, and in place
    assert "left out" in window.statusBar().currentMessage()


def test_no_room_is_found_where_tiles_lie_too_densely_to_tell() -> None:
    wide = Layout(footprint=Footprint(64, 64))
    crowd = [Tile(x, y, 0) for x in range(100) for y in range(100)]
    made = placed(wide, crowd)
    assert len(made.tiles) + len(made.skipped) == len(crowd)


@pytest.mark.parametrize("footprint", [(64, 64), (1, 1), (4, 2), (1, 64)])
def test_tiles_of_any_size_can_be_drawn(qtbot: QtBot, footprint: tuple[int, int]) -> None:
    from editor_hand import Hand

    window = MainWindow(Layout(footprint=Footprint(*footprint)))
    qtbot.addWidget(window)
    window.show()
    window.view.fit()
    hand, (width, height) = Hand(qtbot, window.view), footprint
    hand.click((0, 0, 0))
    hand.click((2 * width, height, 0))
    hand.drag((4 * width, 0, 0), (6 * width, 0, 0))
    window.wait_for_checks()
    tiles = window.document.layout.tiles
    assert len(tiles) >= 4
    assert {tile.z for tile in tiles} == {0}
    window.grab()
    window.document.history.setClean()
    window.close()


def test_a_library_of_odd_files_is_shown(qtbot: QtBot, tmp_path: Path) -> None:
    good = board([[0, 0], [2, 0]])
    names = ["two\nlines", "<b>bold<img src=x>", "\u202egnp.exe", "a&b", "\udcff\udc80", "." * 5]
    for name in names:
        (tmp_path / f"{name}.json").write_text(good, "utf-8")
    (tmp_path / "round").symlink_to(tmp_path)
    (tmp_path / "itself.json").symlink_to(tmp_path / "itself.json")
    os.mkfifo(tmp_path / "pipe.json")
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "device.json").symlink_to("/dev/zero")
    for large in ("large.json", "large.layout", "large"):
        with open(tmp_path / large, "wb") as stream:
            stream.truncate(2**30)
    deep = tmp_path
    for _ in range(120):
        deep /= "d"
    deep.mkdir(parents=True)
    (deep / "deep.json").write_text(good, "utf-8")
    library = LibraryWindow(lambda _: None)
    qtbot.addWidget(library)
    library.show()
    library.show_folder(tmp_path)
    qtbot.waitUntil(lambda: library.is_done, timeout=20_000)
    readable = [entry for entry in library.model.entries if entry.layout is not None]
    faulty = {entry.path.name for entry in library.model.entries if entry.layout is None}
    assert len(readable) == len(names) - 1  # names that begin with a dot are not looked at
    assert {"pipe.json", "device.json", "itself.json", "large.json"} <= faulty
    library.grab()
    library.close()
    assert entries_of(tmp_path / "pipe.json")[0].fault


@pytest.mark.parametrize("shape", [line, rectangle, ellipse])
def test_a_shape_of_more_places_than_anybody_draws_has_none(
    shape: Callable[[Tile, Tile, Step], list[Tile]],
) -> None:
    for step in (Step(1, 1), Step(2, 2), Step(64, 1)):
        assert shape(Tile(0, 0, 0), Tile(999_998, 999_998, 0), step) == []
        assert shape(Tile(999_998, 0, 0), Tile(0, 999_998, 0), step) == []
    assert 7_000 < len(rectangle(Tile(0, 0, 0), Tile(198, 198, 0), Step(2, 2))) <= MOST


@pytest.mark.parametrize(
    "modifier", [Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier]
)
def test_a_drag_that_would_place_a_million_tiles_places_none_and_says_so(
    window: MainWindow, qtbot: QtBot, modifier: Qt.KeyboardModifier
) -> None:
    window.document.edit("Draw", Layout.from_tiles([(0, 0, 0), (999_998, 999_998, 0)]))
    window.view.fit()
    window.take_tool("stamp")
    window.tool(StampTool).set_pattern(tuple(Tile(0, 0, z) for z in range(200)))
    told: list[str] = []
    window.view.told.connect(told.append)
    port = window.view.viewport()
    start, end = QPoint(100, 100), QPoint(port.width() - 100, port.height() - 100)
    qtbot.mousePress(port, LEFT, modifier, start)
    for _ in range(2):
        sent = QMouseEvent(
            QEvent.Type.MouseMove, end, port.mapToGlobal(end), Qt.MouseButton.NoButton, LEFT,
            modifier,
        )  # fmt: skip
        QApplication.sendEvent(port, sent)
    assert any("zoom in" in text for text in told)
    qtbot.mouseRelease(port, LEFT, modifier, end)
    assert len(window.document.layout.tiles) == 2


def test_a_large_stamp_is_placed_once_but_not_in_thousands(window: MainWindow) -> None:
    stamp = window.tool(StampTool)
    stamp.set_pattern(tuple(Tile(2 * x, 2 * y, 0) for x in range(50) for y in range(40)))
    assert len(stamp._stamped([Tile(0, 0, 0)])) == 2_000
    assert len(stamp._stamped([Tile(0, 0, 0)] * 5)) == 10_000
    assert stamp._stamped([Tile(0, 0, 0)] * 6) == []
