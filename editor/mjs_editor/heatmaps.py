"""Heat maps of play-tests: which games are counted, and what is marked on each tile. No Qt here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import numpy as np
import numpy.typing as npt

from mjs import Layout, MjsError, Tile
from mjs.play.game import Game
from mjs.play.heat import Heat, heat
from mjs.play.record import Recorded, decode, read_game
from mjs_editor.overlays import Mark

__all__ = ["HEATS", "HeatFound", "find_heat", "heat_marks"]

Log = str | Path
Values = npt.NDArray[np.float64]

HEATS: dict[str, Callable[[Heat], Values]] = {
    "stuck": lambda found: found.left_share,
    "blocked": lambda found: found.blocked.astype(np.float64),
    "thinking": lambda found: found.mean_thinking / 1000,
}
"""What can be looked at, tile by tile: a share of ends, clicks, or seconds."""


@dataclass(frozen=True)
class HeatFound:
    """What play-tests of a layout were like.

    Attributes
    ----------
    heat : Heat
    fault : str
        Why games that were recorded could not be read; empty if they could.
    """

    heat: Heat
    fault: str = ""


def find_heat(
    layout: Layout,
    files: Iterable[Path],
    recorded: Callable[[ExitStack], Iterable[str]],
    cancel: Callable[[], bool],
) -> HeatFound:
    """Play all known games of a layout again, on whichever thread.

    Parameters
    ----------
    layout : Layout
    files : iterable of Path
        Game files, of any layout.
    recorded : callable
        Opens the logs of games that were recorded here; what is to be closed is put on the stack.
    cancel : callable
        Asked now and then whether it is time to stop.

    Raises
    ------
    Cancelled
        `cancel` said so.
    """
    fault = ""
    with ExitStack() as stack:
        logs: Iterable[str] = ()
        try:
            logs = recorded(stack)
        except MjsError as error:
            fault = str(error)
        reader = _Reader()
        found = heat(layout, _each(files, logs, reader), reader.game, cancel=cancel)
    return HeatFound(found, fault)


def heat_marks(found: Heat, name: str) -> dict[Tile, Mark]:
    """A number and a place on the scale for every tile that something happened to.

    >>> from mjs.play.game import new_game
    >>> row = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)])
    >>> game = new_game(row, seed=5)
    >>> _ = game.click(row.tiles[1])
    >>> found = heat(row, [game], lambda log: log)
    >>> heat_marks(found, "blocked")
    {Tile(x=2, y=0, z=0): Mark(look='scale', text='1', share=1.0)}
    >>> [mark.text for mark in heat_marks(found, "stuck").values()]
    ['100', '100', '100', '100']
    """
    values = HEATS[name](found)
    most = float(values.max()) if len(values) else 0.0
    return {
        tile: Mark("scale", _text(name, value), value / most)
        for tile, value in zip(found.layout.tiles, values.tolist(), strict=True)
        if value > 0
    }


def _text(name: str, value: float) -> str:
    if name == "stuck":
        return str(max(1, round(100 * value)))
    if name == "thinking":
        return f"{max(1, round(value))}" if value < 999.5 else f"{round(value / 60)}m"
    return str(round(value))


def _each(files: Iterable[Path], logs: Iterable[str], reader: _Reader) -> Iterator[Log]:
    """Every log once: a game that is recorded here may be saved in a file as well."""
    for log in chain[Log](files, logs):
        if not reader.is_known(log):
            yield log


class _Reader:
    """Reads logs, each once, and knows those that it has read."""

    def __init__(self) -> None:
        self._seen: set[tuple[str, int]] = set()
        self._next: Game | MjsError | None = None

    def is_known(self, log: Log) -> bool:
        """Whether the same game was there before."""
        try:
            recorded = _recorded(log)
        except MjsError as error:
            self._next = error
            return False
        key = recorded.began, hash(recorded.game.events)
        self._next = recorded.game
        if key in self._seen:
            return True
        self._seen.add(key)
        return False

    def game(self, _: Log) -> Game:
        """The game of the log that was looked at last.

        Raises
        ------
        MjsError
            It can't be read.
        """
        if isinstance(self._next, Game):
            return self._next
        raise self._next if self._next is not None else MjsError("nothing was read")


def _recorded(log: Log) -> Recorded:
    return read_game(log) if isinstance(log, Path) else decode(log.encode())
