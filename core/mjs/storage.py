"""From paths to layouts and back, in any format."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from mjs import formats
from mjs.errors import CannotHoldError, ReadError
from mjs.files import read_bytes, refuse_larger, write_whole
from mjs.formats import Format, Loaded, Source
from mjs.layout import Layout

__all__ = ["File", "cannot_hold", "encode", "load", "open_source", "read", "read_all", "write"]


class File(NamedTuple):
    """What a file turned out to be: its format, and its boards with all findings."""

    format: Format
    boards: list[Loaded]


def open_source(path: Source | str | os.PathLike[str]) -> Source:
    """The bytes of a file and of its companion, ready for a format to read.

    A `Source`, such as standard input, is open already; it is held to the same limit of size.

    Raises
    ------
    ReadError
        The file is missing, unreadable, or too large.
    """
    if isinstance(path, Source):
        refuse_larger(path.data, formats.MAX_BYTES, path.path)
        return path
    name = os.fspath(path)
    data = read_bytes(name, formats.MAX_BYTES)
    beside = formats.companion_path(name)
    if beside is None or not os.path.isfile(beside):
        return Source(name, data)
    return Source(name, data, read_bytes(beside, formats.MAX_BYTES))


def load(source: Source | str | os.PathLike[str], format: str | None = None) -> File:
    """All boards of a file with all that the reader has to say, errors included.

    For those who show or check files; `read` is for those who want a layout or an error.

    Raises
    ------
    ReadError, UnknownFormatError
        Nothing at all could be read.
    """
    source = open_source(source)
    found = formats.recognise(source) if format is None else formats.by_name(format)
    return File(found, found.read(source))


def read_all(path: str | os.PathLike[str], format: str | None = None) -> list[Layout]:
    """The layouts of a file, in its order.

    Parameters
    ----------
    path : path
    format : str, optional
        The short name of the file's format (``mjs formats``); found out when not given.

    Raises
    ------
    ReadError
        The file, or one of its boards, could not be read whole; with line and column.
    UnknownFormatError
        The file is in no known format.

    >>> from tempfile import TemporaryDirectory
    >>> both = [Layout.from_tiles([(0, 0, 0), (x, 0, 0)], name=f"Pair {x}") for x in (2, 4)]
    >>> with TemporaryDirectory() as folder:
    ...     left_out = write(both, Path(folder, "pairs.mah"))
    ...     [layout.name for layout in read_all(Path(folder, "pairs.mah"))]
    ['Pair 2', 'Pair 4']
    """
    name = os.fspath(path)
    layouts = []
    for board in load(name, format).boards:
        if board.losses or board.layout is None:
            fault = board.losses[0]
            raise ReadError(
                fault.message, path=name, line=fault.line, column=fault.column, code=fault.code
            )
        layouts.append(board.layout)
    return layouts


def read(path: str | os.PathLike[str], format: str | None = None) -> Layout:
    """The layout of a file that holds one.

    Raises
    ------
    ReadError
        As `read_all`; also when the file holds several layouts.
    UnknownFormatError
        The file is in no known format.

    >>> from tempfile import TemporaryDirectory
    >>> pair = Layout.from_tiles([(0, 0, 0), (4, 0, 0)], name="Pair")
    >>> with TemporaryDirectory() as folder:
    ...     left_out = write(pair, Path(folder, "pair.lay"))
    ...     read(Path(folder, "pair.lay")).tiles
    (Tile(x=0, y=0, z=0), Tile(x=4, y=0, z=0))
    """
    layouts = read_all(path, format)
    if len(layouts) != 1:
        raise ReadError(
            f"holds {len(layouts)} layouts, not one; read them with read_all", path=os.fspath(path)
        )
    return layouts[0]


def encode(layouts: Sequence[Layout], format: Format) -> bytes:
    """The bytes of a file of these layouts.

    Raises
    ------
    CannotHoldError
        Naming everything about the layouts that the format cannot hold.
    """
    if not format.can_write:
        raise CannotHoldError(f"{format.name} files can be read but not written")
    if not layouts and format.limits.boards:
        raise CannotHoldError("there is no layout to write", ["no layout"])
    if len(layouts) != 1 and not format.limits.boards:
        raise CannotHoldError(
            f"{format.name} files hold one layout each, not {len(layouts)}",
            [f"{len(layouts)} layouts"],
        )
    problems = []
    for layout in layouts:
        named = f"{layout.name}: " if len(layouts) > 1 and layout.name else ""
        problems += [named + problem for problem in format.misfits(layout)]
    if problems:
        raise cannot_hold(format, problems)
    return format.write(layouts)


def cannot_hold(format: Format, misfits: Sequence[str]) -> CannotHoldError:
    """The error that a layout does not fit into a format, to be raised or told by the caller."""
    shown = "; ".join(misfits[:10]) + ("; ..." if len(misfits) > 10 else "")
    return CannotHoldError(f"{format.name} cannot hold this layout: {shown}", misfits)


def write(
    layout: Layout | Sequence[Layout],
    path: str | os.PathLike[str],
    format: str | None = None,
    *,
    companion: bool = False,
) -> list[str]:
    """Write a layout, or several where the format holds several, whole or not at all.

    Tiles and anything else that changes play are never left out: what does not fit is refused.

    Parameters
    ----------
    layout : Layout or sequence of Layout
    path : path
        Its ending tells the format unless `format` does.
    format : str, optional
        A short name, see ``mjs formats``.
    companion : bool
        Also write the file that belongs beside it, such as KMahjongg's ``.desktop``.

    Returns
    -------
    list of str
        The names of the fields, such as ``description``, for which the format has no place and
        which are therefore not in the file.

    Raises
    ------
    CannotHoldError
        The format cannot hold the layout, naming why; nothing is written.
    WriteError
        The file could not be written; what was there before still is.
    UnknownFormatError
        The ending is of no format, or there is no such format.

    >>> from tempfile import TemporaryDirectory
    >>> pair = Layout.from_tiles([(0, 0, 0), (4, 0, 0)], name="Pair", license="CC0-1.0")
    >>> with TemporaryDirectory() as folder:
    ...     write(pair, Path(folder, "pair.lay")), write(pair, Path(folder, "pair.json"))
    (['license'], [])
    """
    name = os.fspath(path)
    layouts = [layout] if isinstance(layout, Layout) else list(layout)
    target = formats.by_name(format) if format is not None else formats.by_suffix(name)
    data = encode(layouts, target)
    beside = target.companion(layouts[0], Path(name).name) if companion else None
    if beside is not None:
        # First the companion: alone it points nowhere and harms nobody.
        write_whole(Path(name).with_suffix(beside.suffix), beside.data)
    write_whole(name, data)
    left_out: list[str] = []
    for one in layouts:
        left_out += [field for field in target.leaves_out(one) if field not in left_out]
    return left_out
