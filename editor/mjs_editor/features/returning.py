"""Coming back: recent files, and the files of the last session."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from mjs_editor import session
from mjs_editor.command_table import Command
from mjs_editor.plaintext import verbatim

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["Returning"]


class Returning(QObject):
    """Opens what was open before."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        filing, file_menu = window.filing, window.menu("file", "")
        self.menu = QMenu(self.tr("Open &recent"), window)
        filing.install_menu(self.menu)
        filing.install(
            Command(
                id="file.reopen-session",
                title=self.tr("Open the &last session"),
                run=self.reopen,
                keys="Ctrl+Shift+T",
                tip=self.tr("Open the files that were open when the program last ended"),
            ),
            opens=True,
        )
        filing.install(
            Command(
                id="file.reopen-at-start",
                title=self.tr("Open it at every s&tart"),
                run=self._on_toggled,
                tip=self.tr("Start with the files of the last session"),
                checkable=True,
            ),
            opens=True,
        )
        self._toggle = window.commands["file.reopen-at-start"]
        file_menu.aboutToShow.connect(self._show)
        self._show()

    def reopen(self) -> None:
        """Open the files of the last session that are not open; those that are gone are told."""
        paths = session.session_before()
        wanted = [path for path in paths if session.window_of(path) is None]
        if not wanted:
            self.window.tell(self.tr("There is nothing more of the last session to open"))
            return
        self.window.filing.open_files(wanted)

    def open_recent(self, path: Path) -> None:
        """Open a recent file; one that is gone is told and forgotten."""
        if not path.exists():
            session.remove_recent(path)
        self.window.filing.open(path)

    def _show(self) -> None:
        self._toggle.setChecked(session.reopens())
        self.menu.clear()
        for number, path in enumerate(session.recent(), 1):
            mark = f"&{number} " if number < 10 else ""
            action = self.menu.addAction(mark + path.name.replace("&", "&&"))
            action.setToolTip(verbatim(str(path)))
            action.setStatusTip(str(path))
            action.triggered.connect(partial(self._on_chosen, path))
        self.menu.setToolTipsVisible(True)
        self.menu.setEnabled(not self.menu.isEmpty())
        if not self.menu.isEmpty():
            self.menu.addSeparator()
            self.menu.addAction(self.tr("&Clear this list")).triggered.connect(self._on_clear)

    def _on_chosen(self, path: Path, _: bool = False) -> None:
        self.open_recent(path)

    def _on_clear(self, _: bool = False) -> None:
        session.remove_recent()

    def _on_toggled(self) -> None:
        session.set_reopens(self._toggle.isChecked())
