"""Starting with play windows: ``mjs-editor --play [FILE...]``."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from mjs import MjsError
from mjs_editor.boards import Board, read_files
from mjs_editor.playtest.gamefiles import is_game_file, opened_game
from mjs_editor.playtest.session import keep_play
from mjs_editor.playtest.window import PlayWindow, open_play
from mjs_layouts import load

__all__ = ["make_windows", "start_playing"]

_MOST = 20


def make_windows(files: Sequence[Path]) -> tuple[list[PlayWindow], list[str]]:
    """A window for the first board, or the saved game, of each file; why others can't be played.

    Without any file the turtle is played.
    """
    if not files:
        return [open_play(load("turtle"))], []
    files = list(dict.fromkeys(files))
    faults = []
    if len(files) > _MOST:
        faults = [f"{len(files):,} files are too many windows; the first {_MOST} are opened"]
        files = files[:_MOST]
    games = [path for path in files if is_game_file(path)]
    opened = read_files(path for path in files if path not in games)
    faults += opened.faults
    windows = list[PlayWindow]()
    for path in games:
        try:
            game = opened_game(path)
        except MjsError as error:
            faults.append(str(error))
        else:
            windows.append(PlayWindow(game, game.rules))
    first: dict[Path, Board] = {}
    for board in opened.readable:
        first.setdefault(board.path, board)
    for path, board in first.items():
        assert board.layout is not None
        try:
            windows.append(open_play(board.layout, path))
        except MjsError as error:
            faults.append(f"{path}: can't be played: {error}")
    return windows, faults


def start_playing(files: Sequence[Path]) -> bool:
    """Show the play windows; whether there is one. Faults go to the terminal."""
    windows, faults = make_windows(files)
    for fault in faults:
        print(f"mjs-editor: error: {fault}", file=sys.stderr)
    for window in windows:
        keep_play(window)
        window.show()
    if windows and faults:
        windows[0].tell(faults[0])
    return bool(windows)
