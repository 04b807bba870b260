"""Layouts that a command was given by path: every board with what it is called in messages."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mjs.cli.terminal import complain, note, read_stdin
from mjs.diagnostic import Diagnostic
from mjs.errors import MjsError, ReadError
from mjs.layout import Layout

if TYPE_CHECKING:
    from mjs.formats import Source

__all__ = ["Input", "read_inputs", "read_layout"]


@dataclass(frozen=True)
class Input:
    """One board that was read.

    Attributes
    ----------
    layout : Layout
    path : str
        The file it is from; ``<stdin>`` for standard input.
    board : int or None
        Which board of its file, from 1, when there are several.
    """

    layout: Layout
    path: str
    board: int | None = None

    def __str__(self) -> str:
        if self.board is None:
            return self.path
        named = f" {self.layout.name}" if self.layout.name else ""
        return f"{self.path} [board {self.board}{named}]"


def read_inputs(
    paths: Sequence[str], format: str | None = None, *, source: Source | None = None
) -> tuple[list[Input], int]:
    """Read the boards of all files, telling of what can't be read.

    Parameters
    ----------
    paths : sequence of str
    format : str, optional
        Their format; found out when not given.
    source : Source, optional
        What standard input said, when that was read already.

    Returns
    -------
    boards : list of Input
        In order; those that are wrong in themselves are not among them.
    failed : int
        How many boards or files could not be read.
    """
    from mjs import storage

    boards: list[Input] = []
    failed = 0
    for path in paths:
        name = "<stdin>" if path == "-" else path
        try:
            given = (source or read_stdin(None)) if path == "-" else path
            file = storage.load(given, format)
        except MjsError as error:
            complain(str(error))
            failed += 1
            continue
        several = len(file.boards) > 1
        for number, loaded in enumerate(file.boards, 1):
            losses = loaded.losses
            for finding in loaded.findings:
                tell = complain if finding in losses else note
                tell(_told(name, finding))
            if losses or loaded.layout is None:
                failed += 1
            else:
                boards.append(Input(loaded.layout, name, number if several else None))
    return boards, failed


def read_layout(path: str, format: str | None = None, board: int | None = None) -> Input:
    """Read the one layout that a command is about.

    Parameters
    ----------
    path : str
        ``-`` is standard input.
    format : str, optional
        Its format; found out when not given.
    board : int, optional
        Which board, from 1, of a file that holds several.

    Raises
    ------
    MjsError
        It can't be read, or holds several boards and none was chosen.
    """
    boards, failed = read_inputs([path], format)
    if failed and not boards:
        raise ReadError("nothing to work on", path=path)
    if board is not None:
        numbered = {item.board or 1: item for item in boards}
        if board not in numbered:
            raise ReadError(f"has no board {board}", path=path)
        return numbered[board]
    if len(boards) + failed > 1:
        raise ReadError(
            f"holds {len(boards) + failed} boards; choose one by --board", path=os.fspath(path)
        )
    return boards[0]


def _told(path: str, finding: Diagnostic) -> str:
    where = ":".join(str(part) for part in (path, finding.line, finding.column) if part is not None)
    return f"{where}: {finding.code}: {finding.message}"
