"""The one family of errors that this package raises on purpose.

Every error is an `MjsError` whose text is a finished sentence for a person: what is wrong, where,
and, where it is not obvious, what to do about it. Anything else that escapes is a bug.
"""

from __future__ import annotations

from collections.abc import Sequence

__all__ = [
    "Cancelled",
    "CannotHoldError",
    "DealError",
    "LayoutError",
    "MjsError",
    "MoveError",
    "PlayError",
    "ProofError",
    "ReadError",
    "SettingsError",
    "SurveyError",
    "TooDenseError",
    "UnclearableError",
    "UndecidedError",
    "UnknownFormatError",
    "WriteError",
]


class MjsError(Exception):
    """Base of all errors of this package; `str(error)` is the message for a person."""


class Cancelled(MjsError):  # noqa: N818 - it is what was asked for
    """The work was given up because whoever wanted it said so by its `cancel`."""

    def __init__(self, message: str = "it was cancelled") -> None:
        super().__init__(message)


class LayoutError(MjsError):
    """A value that no layout can have: a fractional coordinate, a footprint without area."""


class TooDenseError(LayoutError):
    """Tiles pile up so densely that their contacts would not fit in memory."""


class ReadError(MjsError):
    """A file could not be read as a layout.

    Attributes
    ----------
    message : str
        What is wrong, without the place.
    path : str
        The file, as it was named by the caller.
    line, column : int or None
        Where, both from 1, when the fault has a place in the file.
    code : str
        The code of the rule that the file breaks, as in ``mjs rules CODE``.
    """

    def __init__(
        self,
        message: str,
        *,
        path: str = "",
        line: int | None = None,
        column: int | None = None,
        code: str = "MJS001",
    ) -> None:
        place = ":".join(str(part) for part in (path, line, column) if part)
        super().__init__(f"{place}: {message}" if place else message)
        self.message = message
        self.path = path
        self.line = line
        self.column = column
        self.code = code


class UnknownFormatError(MjsError):
    """No known format has this name, or this file is in none of them."""


class WriteError(MjsError):
    """A file could not be written; what was there before is still there."""


class CannotHoldError(MjsError):
    """A format cannot hold a layout; nothing was written.

    Attributes
    ----------
    problems : tuple of str
        Each thing that does not fit, by name.
    """

    def __init__(self, message: str, problems: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.problems = tuple(problems)


class DealError(MjsError):
    """No deal can be made: no tiles, an odd number, no such deck, faces that do not fit."""


class UnclearableError(DealError):
    """The layout is proved to have no deal that can be cleared."""


class UndecidedError(DealError):
    """Within the stated budget no answer was found, or no certificate of the one that was."""


class ProofError(MjsError):
    """A proof deal does not prove what it claims; the text names the first step that fails."""


class MoveError(MjsError):
    """A move that the rules do not allow; the text says which rule."""


class SettingsError(MjsError):
    """A setting in ``mjs.toml`` or ``[tool.mjs]`` is unknown or of the wrong kind."""


class SurveyError(MjsError):
    """A survey can't go on: its database can't be used, or its workers can't be reached."""


class PlayError(MjsError):
    """A game can't be begun, resumed, replayed or remembered, or a house rule is none."""
