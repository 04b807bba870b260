"""Settings of a project: ``mjs.toml``, or ``[tool.mjs]`` in its ``pyproject.toml``.

The nearest file upward from a folder counts, ``mjs.toml`` first where a folder has both, and a
``pyproject.toml`` only when it has the table. Files are not merged. The keys are the names of the
options of ``mjs-validate``, which go before them::

    [tool.mjs]
    select = ["MJS1"]            # only these rules
    ignore = ["MJS401"]          # not these rules
    exclude = ["drafts"]         # left out of folders and globs
    target = ["kmahjongg"]       # programs to be portable to
    deal = false                 # don't ask whether layouts can be cleared
    budget = 500000              # tile removals to spend on that question
    solvable-share = 200         # random deals of each layout to decide
    min-share = 0.9              # of which so many have to be winnable
    strict = true                # warnings fail as errors do
    jobs = 2                     # processes
    format = "github"            # of the report
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from mjs.errors import ReadError, SettingsError
from mjs.files import read_bytes

__all__ = ["Settings", "find_settings", "load_settings"]

_MOST_BYTES = 1024 * 1024
_TABLE = "tool.mjs"


@dataclass(frozen=True)
class Settings:
    """What a project has set; None and empty tuples where it has set nothing.

    Attributes
    ----------
    select, ignore : tuple of str
        Rules by code, beginning of a code, or name.
    exclude : tuple of str
        Globs of what is left out of folders, see `mjs.excluded.Excluded`.
    target : tuple of str
        Short names of the formats to be portable to.
    deal, strict : bool or None
    budget, jobs, solvable_share : int or None
    min_share : float or None
    format : str or None
        The name of the report.
    path : str or None
        The file that says so; `exclude` starts from its folder.
    """

    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    exclude: tuple[str, ...] = ()
    target: tuple[str, ...] = ()
    deal: bool | None = None
    strict: bool | None = None
    budget: int | None = None
    jobs: int | None = None
    solvable_share: int | None = None
    min_share: float | None = None
    format: str | None = None
    path: str | None = None

    @property
    def folder(self) -> str:
        """The folder that paths in the settings start from."""
        return os.path.dirname(os.path.abspath(self.path)) if self.path else os.getcwd()


def find_settings(folder: str | os.PathLike[str] = ".") -> Settings:
    """The settings that count in a folder; empty ones when there is no file of settings.

    Raises
    ------
    SettingsError
        A file that counts can't be read, is no TOML, or has a key that is unknown or of the
        wrong kind.
    """
    start = Path(folder).absolute()
    for place in (start, *start.parents):
        own = place / "mjs.toml"
        if _is_there(own):
            return load_settings(own)
        shared = place / "pyproject.toml"
        if _is_there(shared):
            table = _table(shared, _parsed(shared))
            if table is not None:
                return _checked(shared, table, f"[{_TABLE}] ")
    return Settings()


def _is_there(path: Path) -> bool:
    """Whether there is such a file, be it a broken link: settings are never left out silently."""
    # Unlike the methods of Path, these take a folder that may not be looked into for an empty one.
    return os.path.lexists(path) and not os.path.isdir(path)


def load_settings(path: str | os.PathLike[str]) -> Settings:
    """The settings in a file; a ``pyproject.toml`` has them in its table.

    Raises
    ------
    SettingsError
        As `find_settings`; also when a ``pyproject.toml`` has no such table.
    """
    file = Path(path)
    document = _parsed(file)
    if file.name != "pyproject.toml":
        return _checked(file, document, "")
    table = _table(file, document)
    if table is None:
        raise SettingsError(f"{file}: has no table [{_TABLE}]")
    return _checked(file, table, f"[{_TABLE}] ")


def _parsed(path: Path) -> dict[str, Any]:
    # Most runs have no settings, so what reads and explains them is only loaded here.
    import tomllib

    try:
        text = read_bytes(path, _MOST_BYTES).decode("utf-8")
        return tomllib.loads(text)
    except ReadError as error:
        if error.code == "MJS016":
            raise SettingsError(f"{path}: is too large to be a file of settings") from None
        raise SettingsError(str(error)) from None
    except UnicodeDecodeError:
        raise SettingsError(f"{path}: is not UTF-8, as TOML has to be") from None
    except (ValueError, RecursionError) as error:
        reason = "nests too deeply" if isinstance(error, RecursionError) else str(error)
        if isinstance(error, ValueError) and not isinstance(error, tomllib.TOMLDecodeError):
            reason = "it has a number of thousands of digits"
        raise SettingsError(f"{path}: is no valid TOML: {reason}") from None


def _table(path: Path, document: Mapping[str, Any]) -> Mapping[str, Any] | None:
    tool = document.get("tool")
    table = tool.get("mjs") if isinstance(tool, dict) else None
    if table is not None and not isinstance(table, dict):
        raise SettingsError(f"{path}: {_TABLE} must be a table, [{_TABLE}]")
    return table


def _checked(path: Path, table: Mapping[str, Any], where: str) -> Settings:
    # As on the command line; Python has no hyphens in names.
    known = [field.name.replace("_", "-") for field in fields(Settings) if field.name != "path"]
    values: dict[str, Any] = {}
    for key, value in table.items():
        if key not in known:
            import difflib

            near = difflib.get_close_matches(key, known, n=1)
            hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
            raise SettingsError(f"{path}: {where}{key}: no such setting; {hint}")
        wanted, convert = _KINDS[key]
        converted = convert(value)
        if converted is None:
            raise SettingsError(f"{path}: {where}{key}: must be {wanted}, not {_shown(value)}")
        values[key.replace("-", "_")] = converted
    return Settings(path=str(path), **values)


def _texts(value: Any) -> tuple[str, ...] | None:
    items = [value] if isinstance(value, str) else value
    if not isinstance(items, list) or not all(isinstance(item, str) and item for item in items):
        return None
    return tuple(items)


def _flag(value: Any) -> bool | None:
    return value if isinstance(value, bool) else None


def _positive(value: Any) -> int | None:
    return value if type(value) is int and 0 < value < 2**63 else None


def _share(value: Any) -> float | None:
    return float(value) if type(value) in (int, float) and 0 <= value <= 1 else None


def _text(value: Any) -> str | None:
    return value if isinstance(value, str) and value else None


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | dict):
        return "a list with other things in it" if isinstance(value, list) else "a table"
    shown = repr(value)
    return shown if len(shown) <= 60 else shown[:57] + "..."


_LIST = ("a list of texts", _texts)
_FLAG = ("true or false", _flag)
_NUMBER = ("a whole number from 1", _positive)
_KINDS: dict[str, tuple[str, Callable[[Any], Any]]] = {
    "select": _LIST,
    "ignore": _LIST,
    "exclude": _LIST,
    "target": _LIST,
    "deal": _FLAG,
    "strict": _FLAG,
    "budget": _NUMBER,
    "jobs": _NUMBER,
    "solvable-share": _NUMBER,
    "min-share": ("a share from 0 to 1", _share),
    "format": ("the name of a report", _text),
}
