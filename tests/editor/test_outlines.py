"""What can be ticked and typed in is told from its ground, in dark as in light windows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, QSettings
from PySide6.QtGui import QColor, QIcon, QImage, QPainter
from PySide6.QtWidgets import QApplication, QStyle, QStyleFactory, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from mjs import Severity
from mjs_editor.art.icons import severity_icon
from mjs_editor.canvas.theme import DARK, LIGHT, Theme
from mjs_editor.canvas.tilepaint import Look, tile_pixmap
from mjs_editor.window import MainWindow

LEAST = 3.0


@pytest.fixture
def fusion(qapp: QApplication) -> Iterator[None]:
    """The style whose outlines are dark."""
    before = qapp.style().name()
    qapp.setStyle(QStyleFactory.create("Fusion"))
    yield
    qapp.setStyle(before)


def luminance(colour: QColor) -> float:
    """How light a colour is, as the accessibility guidelines reckon."""
    parts = [
        share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4
        for share in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: QColor, other: QColor) -> float:
    """From 1, the same, to 21, black on white."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def strongest_step(image: QImage, start: QPoint, steps: int) -> float:
    """The strongest contrast between neighbours on the way from a point to the right."""
    way = [image.pixelColor(start + QPoint(x, 0)) for x in range(steps)]
    return max(contrast(one, other) for one, other in pairwise(way))


@pytest.mark.usefixtures("fusion")
def test_boxes_and_fields_have_outlines_in_the_dark(
    turtle_window: MainWindow, qtbot: QtBot
) -> None:
    turtle_window.commands["view.theme-dark"].trigger()
    tree = turtle_window.layers.list
    turtle_window.document.set_current_layer(0)
    row = tree.visualItemRect(turtle_window.layers.item_of(2))
    left = tree.columnViewportPosition(1)
    box = tree.viewport().grab(QRect(left, row.top(), tree.columnWidth(1), row.height()))
    image = box.toImage()
    assert strongest_step(image, QPoint(0, image.height() // 2), image.width()) >= LEAST
    for field in (turtle_window.properties.fields["name"], turtle_window.properties.description):
        room = field.geometry().adjusted(-4, 0, 0, 0)
        image = field.parentWidget().grab(room).toImage()
        assert strongest_step(image, QPoint(0, room.height() // 2), 8) >= LEAST


@pytest.mark.usefixtures("fusion")
def test_outlines_are_as_ever_in_the_light(turtle_window: MainWindow) -> None:
    turtle_window.commands["view.theme-light"].trigger()
    field = turtle_window.properties.fields["name"]
    before = field.palette().window().color().name()
    turtle_window.commands["view.theme-dark"].trigger()
    assert field.palette().window().color().name() != before
    turtle_window.commands["view.theme-light"].trigger()
    assert field.palette().window().color().name() == before
    assert QSettings().value("canvas/theme") == "light"


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("ground", ["room", "face"])
def test_outlined_tiles_are_seen_on_the_table_and_on_tiles(
    theme: Theme, ground: str, qapp: QApplication
) -> None:
    pixmap = tile_pixmap(theme, Look.GHOST, 1, 5, zoom=2.0, ratio=1.0)
    image = QImage(pixmap.size(), QImage.Format.Format_RGB32)
    image.fill(QColor(theme.room if ground == "room" else theme.face[0]))
    painter = QPainter(image)
    painter.drawPixmap(0, 0, pixmap)
    painter.end()
    # Down the left edge, dash after dash: the best of them has to be told from the ground.
    before = image.pixelColor(1, 60)
    edge = [image.pixelColor(x, y) for x in (4, 5) for y in range(30, 80)]
    assert max(contrast(colour, before) for colour in edge) >= 2.0


@pytest.mark.parametrize("severity", [*Severity, None])
def test_icons_of_problems_keep_their_colour_on_a_selected_row(
    severity: Severity | None, qapp: QApplication
) -> None:
    icon = severity_icon(severity)
    usual = icon.pixmap(16, 16, QIcon.Mode.Normal).toImage()
    option = QStyleOptionViewItem()
    assert icon.pixmap(16, 16, QIcon.Mode.Selected).toImage() == usual
    drawn = qapp.style().generatedIconPixmap(QIcon.Mode.Selected, icon.pixmap(16, 16), option)
    assert drawn.toImage() != usual, "else the test above would prove nothing"
    assert qapp.style().pixelMetric(QStyle.PixelMetric.PM_SmallIconSize) >= 16
