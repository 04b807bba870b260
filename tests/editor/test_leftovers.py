"""What killed processes leave in the state folder goes, and nothing else."""

from __future__ import annotations

import os
import time
from pathlib import Path
from socket import gethostname

import pytest
from PySide6.QtCore import QLockFile

from mjs import Layout
from mjs_editor.drafts import DraftFile, abandoned
from mjs_editor.leftovers import LOCK, sweep
from mjs_editor.playtest.savedgames import SavedGame

DAY = 24 * 3600


def folder(root: Path, name: str, *files: str, days: float = 2) -> Path:
    """A folder of some age with these files."""
    made = root / name
    made.mkdir(parents=True)
    for file in files:
        # The lock as a process that is gone has left it.
        (made / file).write_text(f"99999999\npython\n{gethostname()}\n" if file == LOCK else "{")
    then = time.time() - days * DAY
    os.utime(made, (then, then))
    return made


def test_only_what_is_old_and_of_no_use_goes(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    gone = [
        folder(tmp_path, "1-a"),
        folder(tmp_path, "1-b", LOCK, ".draft.json.12ab"),
        folder(tmp_path, "1-c", ".c77f2132a6840f6b.gam.5cb9fda440cd28ba"),
    ]
    kept = [
        folder(tmp_path, "2-a", LOCK, ".draft.json.12ab", days=0.5),
        folder(tmp_path, "2-b", LOCK, ".draft.json.12ab", days=-2),  # the clock was put back
        folder(tmp_path, "2-c", LOCK, "draft.json"),
        folder(tmp_path, "2-d", "c77f2132a6840f6b.game.json"),
        folder(tmp_path, "2-e", "damaged.json"),
    ]
    (tmp_path / "link").symlink_to(gone[0])
    sweep(tmp_path)
    assert [path for path in gone if path.exists()] == []
    assert all(path.exists() for path in (*kept, tmp_path / "file"))
    assert (tmp_path / "2-a" / ".draft.json.12ab").exists()
    sweep(tmp_path / "missing")


def test_what_somebody_holds_stays(tmp_path: Path) -> None:
    made = folder(tmp_path, "1-a", ".half")
    lock = QLockFile(str(made / LOCK))
    assert lock.tryLock(0)
    then = time.time() - 2 * DAY
    os.utime(made, (then, then))
    sweep(tmp_path)
    assert (made / ".half").exists()
    lock.unlock()


@pytest.mark.parametrize("kind", ["drafts", "games"])
def test_drafts_and_games_are_swept(kind: str, tmp_path: Path) -> None:
    made = folder(tmp_path / kind, "1-a", LOCK, ".half")
    if kind == "drafts":
        draft = DraftFile(tmp_path)
        draft.write(Layout(), None)
        abandoned(tmp_path)
        assert draft.file is not None
        assert draft.file.exists()
        draft.remove()
    else:
        SavedGame(tmp_path).let_go()
    assert not made.exists()
