"""The commands for playing without a mouse, with their keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mjs_editor.command_table import Command

if TYPE_CHECKING:
    from mjs_editor.playtest.features.steering import Steering

__all__ = ["TileKeys"]


class TileKeys(QObject):
    """Makes the commands of the Tile menu."""

    def parts(self, steering: Steering) -> tuple[tuple[Command, ...], ...]:
        """The commands in the order of their menu, with separators between parts."""

        def command(
            name: str, title: str, run: Callable[[], object], keys: str, tip: str
        ) -> Command:
            return Command(id=f"tile.{name}", title=title, run=run, keys=keys, tip=tip)

        seen = self.tr("Go to the next tile that is seen in this direction")
        return (
            (
                command(
                    "click",
                    self.tr("&Click"),
                    steering.click,
                    "Space",
                    self.tr("Select the tile that the ring is at, or take it with its match"),
                ),
                command(
                    "deselect",
                    self.tr("&Deselect"),
                    steering.deselect,
                    "Esc",
                    self.tr("Let no tile be selected"),
                ),
            ),
            (
                command("left", self.tr("&Left"), partial(steering.step, "left"), "Left", seen),
                command("right", self.tr("&Right"), partial(steering.step, "right"), "Right", seen),
                command("up", self.tr("&Up"), partial(steering.step, "up"), "Up", seen),
                command("down", self.tr("D&own"), partial(steering.step, "down"), "Down", seen),
            ),
            (
                command(
                    "higher",
                    self.tr("Layer a&bove"),
                    partial(steering.change_layer, 1),
                    "PgUp",
                    self.tr("Go to the nearest tile of the layer above"),
                ),
                command(
                    "lower",
                    self.tr("Layer b&elow"),
                    partial(steering.change_layer, -1),
                    "PgDown",
                    self.tr("Go to the nearest tile of the layer below, also under other tiles"),
                ),
            ),
            (
                command(
                    "match",
                    self.tr("Next &match"),
                    steering.find_match,
                    "M",
                    self.tr(
                        "Go to the next free tile that matches the selected one, or one in the tray"
                    ),
                ),
                command(
                    "free",
                    self.tr("Next &free tile"),
                    partial(steering.walk_free, 1),
                    "F",
                    self.tr("Go to the next tile that can be taken"),
                ),
                command(
                    "free-before",
                    self.tr("&Previous free tile"),
                    partial(steering.walk_free, -1),
                    "Shift+F",
                    self.tr("Go to the tile before this one that can be taken"),
                ),
            ),
            (
                command(
                    "next",
                    self.tr("&Next tile"),
                    partial(steering.walk, 1),
                    "Ctrl+Right",
                    self.tr("Go through all tiles line by line, also those under others"),
                ),
                command(
                    "before",
                    self.tr("Pre&vious tile"),
                    partial(steering.walk, -1),
                    "Ctrl+Left",
                    self.tr("Go back through all tiles line by line"),
                ),
                command(
                    "first",
                    self.tr("F&irst tile"),
                    partial(steering.go_to_end, 0),
                    "Home",
                    self.tr("Go to the first tile at the top left"),
                ),
                command(
                    "last",
                    self.tr("L&ast tile"),
                    partial(steering.go_to_end, -1),
                    "End",
                    self.tr("Go to the last tile at the bottom right"),
                ),
            ),
        )
