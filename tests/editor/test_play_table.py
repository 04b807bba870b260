"""The table of the play window: picking against the drawn pixels, marks, movement, repainting."""

from __future__ import annotations

import random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from mjs import Layout, Tile
from mjs.play.game import Game, new_game
from mjs.play.houserules import PROFILES
from mjs_editor.art.facesets import CONTRAST, DUSK, FACE_SETS
from mjs_editor.canvas.theme import DARK
from mjs_editor.playtest import tilepainting
from mjs_editor.playtest.looks import PlayLook, Shade, body_mask, play_pixmap
from mjs_editor.playtest.stage import Stage
from mjs_editor.playtest.tableview import TableView
from mjs_layouts import load

NAMES = ("turtle", "hundred-steps", "honeycomb")
_SOLID = 128


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    return shown(load("turtle"), qtbot)


def shown(layout: Layout, qtbot: QtBot, rules: str = "strict") -> TableView:
    table = TableView()
    qtbot.addWidget(table)
    table.resize(900, 640)
    table.motions.enabled = False
    table.show_game(new_game(layout, PROFILES[rules], 3))
    table.show()
    qtbot.waitExposed(table)
    return table


def game_of(table: TableView) -> Game:
    assert table._game is not None
    return table._game


def colour_of(number: int) -> QColor:
    """A colour of its own for each tile, and none of them white."""
    return QColor(number % 250, number // 250, 77)


def flat(picture: QPixmap, colour: QColor) -> QPixmap:
    """A tile's picture in one colour, where it is drawn at all."""
    image = picture.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    clear = QColor(0, 0, 0, 0)
    for y in range(image.height()):
        for x in range(image.width()):
            solid = image.pixelColor(x, y).alpha() >= _SOLID
            image.setPixelColor(x, y, colour if solid else clear)
    flattened = QPixmap.fromImage(image)
    flattened.setDevicePixelRatio(picture.devicePixelRatio())
    return flattened


def painted(stage: Stage, size: QSizeF) -> tuple[QImage, dict[int, Tile]]:
    """The stage in flat colours, tile by tile in paint order."""
    ratio = stage.ratio
    image = QImage(
        round(size.width() * ratio), round(size.height() * ratio), QImage.Format.Format_RGB32
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.white)
    picture = play_pixmap(PlayLook(), "", Shade.UNTOLD, 0, 1, zoom=stage.zoom, ratio=ratio)
    painter = QPainter(image)
    colours = {}
    for number, tile in enumerate(stage.tiles):
        colours[colour_of(number).rgb()] = tile
        painter.drawPixmap(stage.place(tile), flat(picture, colour_of(number)))
    painter.end()
    return image, colours


@pytest.mark.parametrize("name", NAMES)
def test_2000_random_clicks_pick_the_topmost_drawn_tile(
    name: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Shadows lie on tiles below and would change their colours.
    none = QPixmap(1, 1)
    none.fill(Qt.GlobalColor.transparent)
    monkeypatch.setattr(tilepainting, "shadow_pixmap", lambda *_, **__: none)
    table = shown(load(name), qtbot)
    rng = random.Random(29)
    tiles = table.tiles
    numbers = {tile: number for number, tile in enumerate(tiles)}
    cache: dict[Tile, QPixmap] = {}

    def picture(stage: Stage, tile: Tile, side: object) -> QPixmap:
        if tile not in cache:
            own = play_pixmap(
                PlayLook(), "", Shade.UNTOLD, 0, 1, zoom=stage.zoom, ratio=stage.ratio
            )
            cache[tile] = flat(own, colour_of(numbers[tile]))
        return cache[tile]

    table.tile_paint._picture = picture  # type: ignore[method-assign]
    drawn = table.grab().toImage()
    picked: list[Tile | None] = []
    table.clicked.connect(picked.append)
    table.missed.connect(lambda: picked.append(None))
    hits = 0
    for _ in range(2_000):
        at = QPoint(rng.randrange(1, table.width()), rng.randrange(1, table.height()))
        qtbot.mouseClick(table, Qt.MouseButton.LeftButton, pos=at)
        pixel = drawn.pixelColor(at)
        expected = None
        if pixel.blue() == 77 and pixel.red() + 250 * pixel.green() < len(tiles):
            expected = tiles[pixel.red() + 250 * pixel.green()]
        assert picked[-1] == expected, (at, pixel.name())
        hits += expected is not None
    assert len(picked) == 2_000
    assert hits > 400


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_picking_asks_the_pixels_at_any_scale(ratio: float, qapp: object) -> None:
    layout, size, rng = load("turtle"), QSizeF(503, 377), random.Random(7)
    stage = Stage(layout, layout, size, ratio)
    image, colours = painted(stage, size)
    for _ in range(4_000):
        x, y = rng.randrange(image.width()), rng.randrange(image.height())
        point = QPointF((x + 0.5) / ratio, (y + 0.5) / ratio)
        assert stage.tile_at(point) == colours.get(image.pixel(x, y))


def test_a_click_on_a_blocked_tile_selects_none_below(table: TableView, qtbot: QtBot) -> None:
    game = game_of(table)
    table.clicked.connect(game.click)
    blocked = [tile for tile in table.tiles if not game.board.is_free(tile)]
    assert len(blocked) > 90
    for tile in blocked:
        at = table.face_rect(tile).center().toPoint()
        if table.tile_at(at.toPointF()) == tile:
            qtbot.mouseClick(table, Qt.MouseButton.LeftButton, pos=at)
            assert game.selected is None


def test_every_picture_has_the_outline_that_is_picked_by(qapp: object) -> None:
    looks = [PlayLook(faces=faces, blocked="striped") for faces in FACE_SETS.values()]
    looks.append(PlayLook(theme=DARK, faces=DUSK, blocked="shaded", free="brighter"))
    mask = body_mask(zoom=1.3, ratio=1.5)
    for look in looks:
        for shade in Shade:
            picture = play_pixmap(look, "dots-5", shade, 1, 3, zoom=1.3, ratio=1.5).toImage()
            alpha = picture.convertToFormat(QImage.Format.Format_Alpha8)
            differ = sum(
                (alpha.pixelColor(x, y).alpha() >= _SOLID) != mask[y, x]
                for y in range(0, alpha.height(), 3)
                for x in range(alpha.width())
            )
            assert differ == 0, (look, shade)


@pytest.mark.parametrize("look", ["striped", "darker", "shaded"])
def test_free_and_blocked_look_different(look: str, qapp: object) -> None:
    seen = {
        bytes(
            play_pixmap(
                PlayLook(faces=CONTRAST, blocked=look), "dots-2", shade, 0, 1, zoom=1.0, ratio=1.0
            )
            .toImage()
            .convertToFormat(QImage.Format.Format_Grayscale8)
            .constBits()
        )
        for shade in Shade
    }
    assert len(seen) == 3


def test_only_what_changed_is_painted_anew(table: TableView, qtbot: QtBot) -> None:
    game = game_of(table)
    qtbot.wait(30)
    boxes: list[QRectF] = []
    paint = table.tile_paint.paint

    def watched(painter: QPainter, stage: Stage, rects: list[QRectF], *sides: Any) -> None:
        boxes.extend(rects)
        paint(painter, stage, rects, *sides)

    table.tile_paint.paint = watched  # type: ignore[method-assign]
    tile = next(tile for tile in table.tiles if game.board.is_free(tile))
    game.click(tile)
    table.refresh()
    qtbot.waitUntil(lambda: bool(boxes))
    assert sum(box.width() * box.height() for box in boxes) < 0.05 * table.width() * table.height()


def test_partial_painting_gives_the_same_picture(table: TableView, qtbot: QtBot) -> None:
    game = game_of(table)
    for pair in game.start.order[:20]:
        for index in pair:
            game.click(game.layout.tiles[index])
            table.refresh()
    game.hint()
    table.refresh()
    stage = table.stage
    assert stage is not None
    step_by_step = QImage(table.size(), QImage.Format.Format_RGB32)
    step_by_step.fill(QColor(table.look.theme.table))
    painter = QPainter(step_by_step)
    for x in range(0, table.width(), 90):
        for y in range(0, table.height(), 80):
            box = QRectF(x, y, 90, 80)
            painter.setClipRect(box)
            table.tile_paint.paint(painter, stage, [box], table._sides, {})
    painter.end()
    whole = table.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    assert step_by_step == whole


def test_hidden_faces_are_in_no_pixel(qtbot: QtBot) -> None:
    pictures = set()
    for seed in (1, 2):
        table = TableView()
        qtbot.addWidget(table)
        table.resize(500, 400)
        table.motions.enabled = False
        table.show_game(new_game(load("turtle"), PROFILES["strict"], seed))
        table.hide_faces(hidden=True)
        pictures.add(bytes(table.grab().toImage().constBits()))
    assert len(pictures) == 1


def test_tiles_that_go_move_and_then_are_gone(table: TableView, qtbot: QtBot) -> None:
    game = game_of(table)
    table.motions.enabled = True
    pair = [game.layout.tiles[index] for index in game.start.order[0]]
    for tile in pair:
        game.click(tile)
    table.refresh()
    assert table.motions.tiles == set(pair)
    assert pair[0] not in table.tiles
    qtbot.waitUntil(lambda: table.motions.is_idle)
    after = table.grab().toImage()
    table.motions.enabled = False
    game.undo()
    table.refresh()
    assert table.motions.is_idle
    game.redo()
    table.refresh()
    assert table.grab().toImage() == after


def test_a_board_fits_any_window(qtbot: QtBot) -> None:
    table = shown(load("turtle"), qtbot)
    for size in ((260, 200), (1600, 500), (400, 1200)):
        table.resize(*size)
        stage = table.stage
        assert stage is not None
        room = QRectF(table.rect())
        assert all(room.contains(stage.body(tile)) for tile in stage.tiles)


def test_the_ring_of_the_keyboard_is_seen_with_the_focus_only(
    table: TableView, qtbot: QtBot
) -> None:
    plain = table.grab().toImage()
    table.set_cursor(table.tiles[-1])
    table.clearFocus()
    assert table.grab().toImage() == plain
    table.activateWindow()
    table.setFocus()
    qtbot.waitUntil(table.hasFocus)
    assert table.grab().toImage() != plain


@pytest.mark.parametrize("footprint", [(2, 2), (3, 5)])
@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_tiles_are_picked_where_they_are_painted(
    footprint: tuple[int, int], ratio: float, qapp: object
) -> None:
    wide, high = footprint
    tiles = [(wide * x, high * y, 0) for x in range(5) for y in range(4)]
    layout = Layout.from_tiles([*tiles, (1, 1, 1), (1, 1, 3)], footprint=footprint)
    stage = Stage(layout, layout, QSizeF(913, 647), ratio)
    for tile in stage.tiles:
        device = stage.place(tile) * ratio
        assert device.toTuple() == (round(device.x()), round(device.y())), "pixel on pixel"
        corner = stage.body(tile).bottomRight()
        assert 0 < corner.x() < 913
        assert 0 < corner.y() < 647
    for tile in (Tile(1, 1, 3), Tile(4 * wide, 3 * high, 0)):  # nothing lies on these
        assert stage.tile_at(stage.face(tile).center()) == tile
    stage.show(one for one in layout.tiles if one != Tile(1, 1, 3))
    assert stage.tile_at(stage.face(Tile(1, 1, 1)).center()) == Tile(1, 1, 1)


@pytest.mark.parametrize("share", [1.0, 0.5])
@pytest.mark.parametrize("name", ["turtle", "yin-yang"])
def test_whether_a_tile_is_seen_is_told_by_those_around_it(
    name: str, share: float, qapp: object
) -> None:
    layout, chance = load(name), random.Random(3)
    stage = Stage(layout, layout, QSizeF(913, 647), 1.0)
    stage.show([tile for tile in layout.tiles if chance.random() < share])
    alone = {tile: stage.ways_around(tile).is_seen(tile) for tile in stage.tiles}
    assert alone == {tile: stage.ways.is_seen(tile) for tile in stage.tiles}
    assert set(alone.values()) == {True, False}
