"""Running commands: inside this process where that shows enough, else as a program."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from mjs.cli import terminal

GOOD = (
    '{"format": "mjs-layout", "version": 1, "name": "Pond", "author": "A", "license": "CC0-1.0",'
    ' "description": "d", "layers": [{"tiles": [[0, 0], [2, 0], [4, 0], [6, 0]]}]}\n'
)
ODD = GOOD.replace("[[0, 0], ", "[").replace("Pond", "Odd")
FLOATING = GOOD.replace("]]}", ']]}, {"tiles": [[0, 8], [2, 8]]}').replace("Pond", "Floating")


class Done(NamedTuple):
    code: int
    out: str
    err: str


Command = Callable[..., Done]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, new and with three layouts: good, with an error, with a warning."""
    monkeypatch.chdir(tmp_path)
    for name in ("NO_COLOR", "FORCE_COLOR", "MJS_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    (tmp_path / "good.json").write_text(GOOD)
    (tmp_path / "odd.json").write_text(ODD)
    (tmp_path / "floating.json").write_text(FLOATING)
    return tmp_path


@pytest.fixture
def mjs(here: Path, capfd: pytest.CaptureFixture[str]) -> Command:
    """Runs ``mjs ARGS...`` in the folder `here`."""

    def run(*args: object) -> Done:
        from mjs.cli.group import mjs as group

        return _ended(group, "mjs", args, capfd)

    return run


@pytest.fixture
def validate(here: Path, capfd: pytest.CaptureFixture[str]) -> Command:
    """Runs ``mjs-validate ARGS...`` in the folder `here`."""

    def run(*args: object) -> Done:
        from mjs.cli.validate import command

        return _ended(command, "mjs-validate", args, capfd)

    return run


def _ended(
    command: object, name: str, args: tuple[object, ...], capfd: pytest.CaptureFixture[str]
) -> Done:
    capfd.readouterr()
    with pytest.raises(SystemExit) as ended:
        terminal.run_command(command, name, [str(arg) for arg in args])
    out, err = capfd.readouterr()
    assert isinstance(ended.value.code, int)
    return Done(ended.value.code, out, err)


@pytest.fixture
def program(here: Path) -> Callable[..., subprocess.CompletedProcess[bytes]]:
    """Runs a command as a program of its own: ``program("mjs", "formats", env={...})``."""

    def run(
        name: str, *args: object, env: dict[str, str] | None = None, stdin: bytes = b""
    ) -> subprocess.CompletedProcess[bytes]:
        home = {"mjs": "mjs.cli", "mjs-validate": "mjs.cli.validate"}[name]
        code = f"import sys; from {home} import main; main()"
        return subprocess.run(
            [sys.executable, "-c", code, *map(str, args)],
            env={**os.environ, **(env or {})},
            input=stdin,
            capture_output=True,
            timeout=120,
        )

    return run
