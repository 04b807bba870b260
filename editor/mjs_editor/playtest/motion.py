"""Movement on the table: tiles that leave, come, turn over or shake, for a moment each.

Nothing waits for it: the game is where it is, and the picture catches up.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from mjs import Tile

__all__ = ["Motion", "Motions", "Pose"]

_FRAME_MS = 16
_DURATIONS = {"leave": 190, "come": 160, "turn": 300, "shake": 320}
_WAVE_MS = 220


@dataclass(frozen=True, slots=True)
class Pose:
    """How a tile is drawn for now.

    Attributes
    ----------
    dx, dy : float
        How far from its place, in units of the scene.
    opacity : float
    wide : float
        Its width as a share of the whole; below 1 while it turns over.
    is_turned : bool
        Whether the old side is to be seen still.
    """

    dx: float = 0.0
    dy: float = 0.0
    opacity: float = 1.0
    wide: float = 1.0
    is_turned: bool = False


@dataclass(frozen=True, slots=True)
class Motion:
    """One movement of one tile, from a moment of the clock on."""

    kind: str
    begin: int

    def pose(self, now: int) -> Pose | None:
        """The pose at a moment; None when it is over."""
        share = (now - self.begin) / _DURATIONS[self.kind]
        if share >= 1.0:
            return None
        share = max(0.0, share)
        if self.kind == "leave":
            return Pose(dy=-10.0 * share, opacity=1.0 - share)
        if self.kind == "come":
            return Pose(dy=-8.0 * (1.0 - share) ** 2, opacity=share)
        if self.kind == "turn":
            return Pose(wide=max(0.04, abs(cos(pi * share))), is_turned=share < 0.5)
        return Pose(dx=3.6 * sin(6 * pi * share) * (1.0 - share))


class Motions(QObject):
    """All movements of a table.

    Signals
    -------
    moved(object)
        The set of tiles to be painted anew.

    Attributes
    ----------
    enabled : bool
        Off, nothing ever moves.
    """

    moved = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.enabled = True
        self._motions: dict[Tile, Motion] = {}
        self._clock = QElapsedTimer()
        self._clock.start()
        self._timer = QTimer(self)
        self._timer.setInterval(_FRAME_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def is_idle(self) -> bool:
        """Whether nothing moves."""
        return not self._motions

    @property
    def tiles(self) -> frozenset[Tile]:
        """The tiles that move."""
        return frozenset(self._motions)

    def start(self, kind: str, tiles: dict[Tile, float]) -> None:
        """Let tiles move; each with a share of the longest delay from 0 to 1."""
        if not self.enabled or not tiles:
            return
        now = self._clock.elapsed()
        for tile, delay in tiles.items():
            self._motions[tile] = Motion(kind, now + round(delay * _WAVE_MS))
        self._timer.start()

    def pose(self, tile: Tile) -> Pose | None:
        """The pose of a tile that moves."""
        motion = self._motions.get(tile)
        return motion.pose(self._clock.elapsed()) if motion is not None else None

    def kind(self, tile: Tile) -> str:
        """What a tile does; empty when it lies still."""
        motion = self._motions.get(tile)
        return motion.kind if motion is not None else ""

    def finish(self) -> None:
        """Let everything lie still at once."""
        tiles = self.tiles
        self._motions.clear()
        self._timer.stop()
        if tiles:
            self.moved.emit(tiles)

    def _tick(self) -> None:
        tiles, now = self.tiles, self._clock.elapsed()
        self._motions = {t: m for t, m in self._motions.items() if m.pose(now) is not None}
        if not self._motions:
            self._timer.stop()
        self.moved.emit(tiles)
