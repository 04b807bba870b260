"""Reading and writing files so that nothing is lost and errors are sentences."""

from __future__ import annotations

import contextlib
import os
import secrets
import stat
from pathlib import Path

from mjs.errors import ReadError, WriteError

__all__ = ["plain_reason", "read_bytes", "refuse_larger", "write_whole"]


def read_bytes(path: str | os.PathLike[str], most: int, what: str = "layout") -> bytes:
    """The bytes of a regular file, refusing what is too large to be one of ours.

    Raises
    ------
    ReadError
        The file is missing, unreadable, no regular file, or longer than `most` bytes (MJS001).
    """
    name = os.fspath(path)
    try:
        # Opening a pipe or a device could block for ever, so look before opening.
        if not stat.S_ISREG(os.stat(name).st_mode):
            raise ReadError("is a folder or device, not a file", path=name)
        with open(name, "rb") as stream:
            data = stream.read(most + 1)
    except (OSError, ValueError) as error:
        raise ReadError(f"cannot be read: {plain_reason(error)}", path=name) from None
    refuse_larger(data, most, name, what)
    return data


def refuse_larger(data: bytes, most: int, name: str, what: str = "layout") -> None:
    """Refuse the content of a file, whole or cut off, that is longer than `most` bytes.

    Raises
    ------
    ReadError
        It is (MJS016).
    """
    if len(data) > most:
        message = f"is larger than {most // 2**20} MiB, so it can't be a {what}"
        raise ReadError(message, path=name, code="MJS016")


def write_whole(path: str | os.PathLike[str], data: bytes) -> None:
    """Write a file whole or not at all: what was there before stays until the end.

    The data goes to a new file in the same folder, which then takes the name. A link is followed,
    and permissions of an existing file are kept.

    Raises
    ------
    WriteError
        The folder is missing or not writable, or the disk is full.
    """
    temporary = None
    try:
        name = os.fspath(path)
        if not name:
            raise FileNotFoundError(0, "An empty name names no file")
        if _is_stream(name):
            with open(name, "wb") as stream:
                stream.write(data)
            return
        target = Path(os.path.realpath(name))
        if target.is_dir():
            raise IsADirectoryError(0, "Is a directory")
        mode = _permissions(target)
        handle, temporary = _new_beside(target, 0o666 if mode is None else mode)
        with os.fdopen(handle, "wb") as stream:
            if mode is not None and hasattr(os, "fchmod"):
                os.fchmod(handle, mode)  # with what the umask took away
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(temporary, target)
        temporary = None
    except (OSError, ValueError) as error:
        raise WriteError(f"{os.fspath(path)}: cannot be written: {plain_reason(error)}") from None
    finally:
        # Whatever stopped it, Ctrl-C included, leaves nothing behind.
        if temporary is not None:
            with contextlib.suppress(OSError):
                os.unlink(temporary)


def _is_stream(name: str) -> bool:
    """Whether a name stands for a device or pipe, which has no old content to protect.

    Links are not followed by hand here: /dev/stdout leads to a name that nobody can open.
    """
    try:
        mode = os.stat(name).st_mode
    except OSError:
        return False
    return not (stat.S_ISREG(mode) or stat.S_ISDIR(mode))


def _permissions(path: Path) -> int | None:
    """The permissions of a file; None when there is none."""
    try:
        return stat.S_IMODE(path.stat().st_mode)
    except FileNotFoundError:
        return None


def _new_beside(target: Path, mode: int) -> tuple[int, str]:
    """A new file in the folder of another one, open to write: its handle and path.

    `tempfile` makes private files, and what the usual permissions are can't be asked without
    changing them for all threads; so the system is left to take the umask from `mode`.
    """
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    while True:
        # A short prefix: the name itself may be as long as the system allows.
        path = os.path.join(target.parent, f".{target.name[:20]}.{secrets.token_hex(8)}")
        with contextlib.suppress(FileExistsError):
            return os.open(path, flags, mode), path


def plain_reason(error: OSError | ValueError) -> str:
    """The operating system's reason in plain words.

    >>> plain_reason(FileNotFoundError(2, "No such file or directory"))
    'no such file or directory'
    """
    if isinstance(error, ValueError):
        return "no such name is possible"
    reason = error.strerror or str(error) or type(error).__name__
    return reason[:1].lower() + reason[1:]
