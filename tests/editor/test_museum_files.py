"""Every file of the museum opens in the editor, and exporting it back gives the same board."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

import mjs
from mjs import Layout
from mjs.formats import FORMATS
from mjs_editor import session
from mjs_editor.boards import read_files
from mjs_editor.window import MainWindow

ENDINGS = {".lay": "kyodai", ".layout": "kmahjongg"}


def same(one: Layout, other: Layout) -> bool:
    return one.digest == other.digest


def files_of(corpus: Path) -> list[Path]:
    files = sorted((corpus / "museum").iterdir())
    if not files:
        pytest.skip("the museum's files are not there")
    return files


@pytest.mark.slow
def test_every_museum_file_is_read_and_exports_back_equal(corpus: Path, tmp_path: Path) -> None:
    files = files_of(corpus)
    opened = read_files(files)
    assert opened.faults == ()
    assert {board.path for board in opened.readable} == set(files)
    for board in opened.readable:
        assert board.layout is not None
        for name in ("kmahjongg", "kyodai", "mah", "mjs"):
            if FORMATS[name].misfits(board.layout):
                continue
            out = tmp_path / f"out{FORMATS[name].suffixes[0]}"
            mjs.write(board.layout, out, name)
            back = read_files([out]).readable[0].layout
            assert back is not None
            assert same(back, board.layout), (board.path, name)


@pytest.mark.slow
def test_museum_files_open_in_windows_and_export_back_equal(
    window: MainWindow,
    qtbot: QtBot,
    corpus: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda _parent, _title, text: told.append(text))
    session.keep(window)
    for path in files_of(corpus)[::40]:
        name = ENDINGS.get(path.suffix, "mah")
        (layout,) = mjs.read_all(path)
        window.filing.open(path)
        (opened,) = session.open_windows()
        exporting = opened.features["Exporting"]
        out = tmp_path / f"out{FORMATS[name].suffixes[0]}"
        if not FORMATS[name].misfits(layout):
            assert exporting.write(out, FORMATS[name], companion=True)
            assert same(mjs.read_all(out)[0], layout)
        assert opened.filing.write(tmp_path / "out.json")
        assert same(mjs.read(tmp_path / "out.json"), layout)
        window = MainWindow()
        session.keep(window)
        window.show()
        opened.wait_for_checks()
        opened.close()
    assert told == []
