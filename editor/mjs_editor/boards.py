"""What a file holds, board by board, for those who open it. No Qt here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from mjs import Layout, MjsError, storage

__all__ = ["Board", "Opened", "read_boards", "read_files"]


@dataclass(frozen=True)
class Board:
    """One board of a file.

    Attributes
    ----------
    path : Path
    number : int
        From 1; which board of the file.
    of : int
        How many boards the file has.
    name : str
        What it is called, or else a name made from the file's.
    layout : Layout or None
        None when it could not be read whole; `fault` says why.
    fault : str
    """

    path: Path
    number: int
    of: int
    name: str
    layout: Layout | None
    fault: str = ""


@dataclass(frozen=True)
class Opened:
    """What came of reading several files: boards, and a sentence for each that failed."""

    boards: tuple[Board, ...]
    faults: tuple[str, ...]

    @property
    def readable(self) -> list[Board]:
        """The boards that there is a layout of."""
        return [board for board in self.boards if board.layout is not None]


def read_boards(path: Path) -> list[Board]:
    """The boards of a file of any known format, at least one.

    Raises
    ------
    MjsError
        Nothing at all could be read.
    """
    loaded = storage.load(path).boards
    boards = []
    for number, board in enumerate(loaded, 1):
        name = board.name or (path.stem if len(loaded) == 1 else f"{path.stem} {number}")
        if board.losses or board.layout is None:
            fault = board.losses[0]
            place = ":".join(str(part) for part in (path, fault.line, fault.column) if part)
            boards.append(Board(path, number, len(loaded), name, None, f"{place}: {fault.message}"))
        else:
            boards.append(Board(path, number, len(loaded), name, board.layout))
    return boards


def read_files(paths: Iterable[Path]) -> Opened:
    """The boards of several files; what can't be read is told and stops nothing.

    >>> read_files([Path("no-such.layout")]).faults
    ('no-such.layout: cannot be read: no such file or directory',)
    """
    boards: list[Board] = []
    faults: list[str] = []
    for path in paths:
        try:
            found = read_boards(path)
        except MjsError as error:
            faults.append(str(error))
            continue
        boards += found
        faults += [board.fault for board in found if board.layout is None]
    return Opened(tuple(boards), tuple(faults))
