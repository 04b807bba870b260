"""Files: new, open, save, save as, close, quit; files that are open already."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QFileDialog, QMenu, QMessageBox

import mjs
from mjs import MjsError, formats
from mjs.storage import open_source
from mjs_editor import session
from mjs_editor.boards import Board, read_files
from mjs_editor.command_table import Command
from mjs_editor.dialogs.choose_boards import ChooseBoards
from mjs_editor.dialogs.new_layout import NewLayout
from mjs_editor.enginewords import said
from mjs_editor.plaintext import verbatim
from mjs_editor.saving import refuse_special

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["MANY", "Filing"]

_NATIVE = formats.by_name("mjs")
_MOST_TOLD = 8
MANY = 20
"""More layouts than these open only after asking."""


class Filing(QObject):
    """Reads and writes the document's file."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.document = window.document
        keys = QKeySequence.StandardKey
        menu = window.menu("file", self.tr("&File"))
        for command in (
            Command(
                id="file.new",
                title=self.tr("&New..."),
                run=self.new,
                keys=keys.New,
                tip=self.tr("Begin a layout of a size, or from one that comes with the program"),
            ),
            Command(
                id="file.open",
                title=self.tr("&Open..."),
                run=self.ask_open,
                keys=keys.Open,
                tip=self.tr("Open layouts of any known format, several at once"),
            ),
            None,
            Command(
                id="file.save",
                title=self.tr("&Save"),
                run=self.save,
                keys=keys.Save,
                tip=self.tr("Write the layout to its file, whole or not at all"),
            ),
            Command(
                id="file.save-as",
                title=self.tr("Save &as..."),
                run=self.save_as,
                keys="Ctrl+Shift+S",
                tip=self.tr("Write the layout to another file and go on with that one"),
            ),
        ):
            if command is None:
                self._opening = menu.addSeparator()
            else:
                menu.addAction(window.commands.add(command))
        self._closing = menu.addSeparator()
        for command in (
            Command(
                id="file.close",
                title=self.tr("&Close"),
                run=window.close,
                keys=keys.Close,
                tip=self.tr("Close this window, after asking about unsaved changes"),
            ),
            Command(
                id="file.quit",
                title=self.tr("&Quit"),
                run=session.quit_all,
                keys="Ctrl+Q",
                tip=self.tr("Close all windows; the next start can bring their files back"),
            ),
        ):
            menu.addAction(window.commands.add(command))
        if self.document.path is not None:
            session.add_recent(self.document.path)
        self.document.saved.connect(session.add_recent)

    def install(self, command: Command, *, opens: bool = False) -> None:
        """Add a command to the file menu: to those that open, or to those that write."""
        action = self.window.commands.add(command)
        before = self._opening if opens else self._closing
        self.window.menu("file", "").insertAction(before, action)

    def install_menu(self, menu: QMenu) -> None:
        """Add a menu to the commands of the file menu that open."""
        self.window.menu("file", "").insertMenu(self._opening, menu)

    # Opening --------------------------------------------------------------------------------------

    def new(self) -> None:
        """Ask for a size or a template, and begin in a window of its own."""
        dialog = NewLayout(self.window)
        if dialog.exec() != QDialog.DialogCode.Accepted:
            return
        try:
            layout = dialog.layout_wanted()
        except MjsError as error:
            QMessageBox.warning(self.window, self.tr("New"), verbatim(said(str(error))))
            return
        self.window.open_another(layout, None)

    def ask_open(self) -> None:
        """Ask for files and open them."""
        names, _ = QFileDialog.getOpenFileNames(
            self.window,
            self.tr("Open"),
            str(self.document.path.parent) if self.document.path else "",
            _filters(self.tr("Layouts"), self.tr("All files")),
        )
        self.open_files(Path(name) for name in names)

    def open(self, path: Path) -> None:
        """Open the layouts of a file, of any format."""
        self.open_files([path])

    def open_files(self, paths: Iterable[Path]) -> None:
        """Open files of any format, each layout in a window of its own.

        A file of several layouts is asked about. What can't be read is told in one message and
        keeps nothing else from opening.
        """
        wanted = list(dict.fromkeys(paths))
        opened = read_files(wanted)
        if opened.faults:
            self.tell_faults(self.tr("Open"), opened.faults)
        chosen: list[Board] = []
        for path in wanted:
            boards = [board for board in opened.boards if board.path == path]
            there = session.window_of(path)
            if there is not None and len(boards) == 1:
                there.filing.come_back()
            else:
                chosen += self._chosen(boards)
        self.show_boards(chosen)

    def show_boards(self, boards: Sequence[Board]) -> None:
        """Show boards that were read, each in a window of its own; very many after asking."""
        question = self.tr(
            "Open {0} layouts, each in a window of its own? The library shows all layouts "
            "of a folder in one window."
        ).format(len(boards))
        if len(boards) > MANY and not self._agrees(self.tr("Open"), question):
            return
        for board in boards:
            self.window.open_another(board.layout, board.path)

    def come_back(self) -> None:
        """Show this window, and offer the file as it is on disk instead of the edits."""
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()
        question = self.tr(
            "This file is open and has unsaved changes. Go back to the file as it is on disk? "
            "Undo brings the changes back."
        )
        if not self.document.is_clean and self._agrees(self.tr("Open"), question):
            self.reload()

    def reload(self) -> bool:
        """Become what is on disk, as a step that can be undone; whether that could be read."""
        path = self.document.path
        if path is None:
            return False
        opened = read_files([path])
        boards = opened.readable
        if len(opened.boards) > 1:
            mine = [board for board in boards if board.name == self.document.layout.name]
            boards = mine or self._chosen(list(opened.boards))
        if not boards or boards[0].layout is None:
            if opened.faults:
                self.tell_faults(self.tr("Reload"), opened.faults)
            return False
        self.document.edit(self.tr("Reload from disk"), boards[0].layout)
        self.document.set_saved(path)
        return True

    def tell_faults(self, title: str, faults: Sequence[str]) -> None:
        """Say what went wrong with several files in one message."""
        shown = "\n\n".join(map(said, faults[:_MOST_TOLD]))
        if len(faults) > _MOST_TOLD:
            shown += "\n\n" + self.tr("... and {0} more").format(len(faults) - _MOST_TOLD)
        QMessageBox.warning(self.window, title, verbatim(shown))

    def _chosen(self, boards: list[Board]) -> list[Board]:
        readable = [board for board in boards if board.layout is not None]
        if len(boards) < 2 or not readable:
            return readable
        dialog = ChooseBoards(boards, self.window)
        return dialog.chosen if dialog.exec() == QDialog.DialogCode.Accepted else []

    # Saving ---------------------------------------------------------------------------------------

    def save(self) -> bool:
        """Write the file; whether it was written. Other programs' files are saved as ours."""
        self.window.properties.commit_all()
        path = self.document.path
        if path is None or not _is_ours(path):
            return self.save_as()
        return self.write(path)

    def save_as(self) -> bool:
        """Ask for a file and write it; whether it was written."""
        self.window.properties.commit_all()
        chosen = self.ask_path(self.tr("Save as"), ".json", self.tr("mjs layout (*.json)"))
        return chosen is not None and self.write(chosen)

    def ask_path(self, title: str, ending: str, pattern: str) -> Path | None:
        """Ask for a file to write, beside the document's own and with its name at first.

        Parameters
        ----------
        title : str
        ending : str
            With its dot: added to what has another one. Empty if any will do.
        pattern : str
            What the dialog shows, such as ``PNG (*.png)``.
        """
        path, name = self.document.path, self.document.layout.name
        stem = path.stem if path is not None else name.replace("/", "-") or self.tr("Untitled")
        folder = path.parent if path is not None else Path()
        chosen, _ = QFileDialog.getSaveFileName(
            self.window, title, str(folder / f"{stem}{ending}"), pattern
        )
        if not chosen:
            return None
        wanted = Path(chosen)
        if ending and wanted.suffix.lower() != ending:
            wanted = wanted.with_name(wanted.name + ending)
            # The dialog has asked about the name as it was typed.
            if wanted.exists() and not self.may_replace(wanted):
                return None
        return wanted

    def may_replace(self, path: Path) -> bool:
        """Ask whether a file that is there already may go."""
        question = self.tr("{0} is there already. Replace it?").format(path.name)
        return self._agrees(self.tr("Save"), question)

    def _agrees(self, title: str, question: str) -> bool:
        """Ask something, yes or no."""
        buttons = QMessageBox.StandardButton
        answer = QMessageBox.question(
            self.window, title, verbatim(question), buttons.Yes | buttons.No
        )
        return answer == buttons.Yes

    def write(self, path: Path) -> bool:
        """Write a file whole or not at all, and say so when it can't be."""
        try:
            refuse_special(path)
            mjs.write(self.document.layout, path, _NATIVE.name)
        except MjsError as error:
            text = self.tr("{0}\n\nThe layout stays open here, with all its changes.")
            QMessageBox.warning(
                self.window, self.tr("Save"), verbatim(text.format(said(str(error))))
            )
            return False
        self.document.set_saved(path)
        self.window.tell(self.tr("Saved {0}").format(path.name))
        return True

    def may_close(self) -> bool:
        """Ask about changes that are in no file; whether the window may go."""
        self.window.properties.commit_all()
        if self.document.is_clean:
            return True
        buttons = QMessageBox.StandardButton
        answer = QMessageBox.question(
            self.window,
            self.tr("Close"),
            self.tr("Save the changes first?"),
            buttons.Save | buttons.Discard | buttons.Cancel,
        )
        return answer == buttons.Discard or (answer == buttons.Save and self.save())


def _is_ours(path: Path) -> bool:
    """Whether saving to a file again keeps its format; a file that is gone had ours by its name."""
    try:
        if path.exists():
            return formats.recognise(open_source(path)) is _NATIVE
        return formats.by_suffix(path.name) is _NATIVE
    except MjsError:
        return False


def _filters(layouts: str, every: str) -> str:
    endings = sorted({s for each in formats.FORMATS.values() for s in each.suffixes})
    return f"{layouts} ({' '.join(f'*{ending}' for ending in endings)});;{every} (*)"
