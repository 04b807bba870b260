"""The main window: canvas in the middle, panels around it, and the features that fill its menus."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QMenu, QUndoView, QWidget

from mjs import Layout
from mjs_editor.canvas.view import BoardView
from mjs_editor.command_table import CommandTable
from mjs_editor.document import LayoutDocument
from mjs_editor.features import FEATURES
from mjs_editor.features.checking import Checking
from mjs_editor.features.filing import Filing
from mjs_editor.features.helping import Helping
from mjs_editor.panels.hintbar import HintBar
from mjs_editor.panels.layers import LayersPanel
from mjs_editor.panels.properties import PropertiesPanel
from mjs_editor.remembering import recall, remember
from mjs_editor.session import show_window
from mjs_editor.tools import TOOLS
from mjs_editor.tools.base import Tool

__all__ = ["MainWindow"]

_MESSAGE_MS = 8_000

_Feature = TypeVar("_Feature", bound=QObject)
_Tool = TypeVar("_Tool", bound=Tool)


class MainWindow(QMainWindow):
    """A window with one document.

    Parameters
    ----------
    layout : Layout, optional
        What to begin with; an empty layout if not given.
    path : Path, optional
        The file that it is from.

    Signals
    -------
    closed()
        It goes, and whatever was to be asked has been asked.
    """

    closed = Signal()

    def __init__(self, layout: Layout | None = None, path: Path | None = None) -> None:
        super().__init__()
        self.setObjectName("main")
        self.resize(1280, 800)
        self.hints = HintBar(self)
        self.setStatusBar(self.hints)
        self.document = LayoutDocument(layout, path)
        # So that it goes with the window: what listens to it would keep both alive for ever.
        self.document.setParent(self)
        self.view = BoardView(self.document)
        self.setCentralWidget(self.view)
        self.tools = {tool.id: tool(self.document, self.view) for tool in TOOLS}
        self.commands = CommandTable(self)
        self._menus: dict[str, QMenu] = {}
        self._make_panels()
        self.features: dict[str, QObject] = {}
        for feature in FEATURES:
            self.features[feature.__name__] = feature(self)
        self.document.changed.connect(self._show_title)
        self.document.path_changed.connect(self._show_title)
        self.document.clean_changed.connect(lambda _: self._show_title())
        self.take_tool(TOOLS[0].id)
        recall(self)
        self._show_title()

    def menu(self, name: str, title: str) -> QMenu:
        """The menu of a name, made with this title when it is new."""
        if name not in self._menus:
            self._menus[name] = self.menuBar().addMenu(title)
        return self._menus[name]

    def tell(self, message: str) -> None:
        """Say something in the status bar, for a while."""
        self.statusBar().showMessage(message, _MESSAGE_MS)

    def tell_mirrored(self, changed: int, skipped: int = 0, first: str = "") -> None:
        """Say how many mirrored tiles an edit changed too, and how many had no room for it."""
        said = [first] if first else []
        if changed:
            said.append(self.tr("%n mirrored tile(s) changed too", "", changed))
        if skipped:
            said.append(self.tr("no room for %n mirrored tile(s)", "", skipped))
        if said:
            self.tell("; ".join(said))

    def take_tool(self, name: str) -> None:
        """Take a tool in hand."""
        tool = self.tools[name]
        self.view.take_tool(tool)
        self.commands[f"tool.{name}"].setChecked(True)
        self.hints.stand_by(tool.tr(tool.hint))

    def open_another(self, layout: Layout | None, path: Path | None) -> MainWindow:
        """Show a layout in a new window; in place of this one when nothing was done in it."""
        window = show_window(MainWindow(layout, path))
        untouched = self.document.path is None and not self.document.history.count()
        if layout is not None and untouched and not self.document.layout.tiles and self.isVisible():
            self.close()
        return window

    def feature(self, kind: type[_Feature]) -> _Feature:
        """The feature of a kind, once it has been made."""
        found = self.features[kind.__name__]
        assert isinstance(found, kind)
        return found

    def tool(self, kind: type[_Tool]) -> _Tool:
        """The tool of a kind."""
        found = self.tools[kind.id]
        assert isinstance(found, kind)
        return found

    @property
    def filing(self) -> Filing:
        """What reads and writes files for this window."""
        return self.feature(Filing)

    @property
    def checking(self) -> Checking:
        """What checks the layout, and the panel of its problems."""
        return self.feature(Checking)

    @property
    def helping(self) -> Helping:
        """The palette, the shortcut editor and the tour."""
        return self.feature(Helping)

    def wait_for_checks(self) -> None:
        """Wait until the panels show what is true of the layout as it is now."""
        while not self.checking.job.is_idle:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        """Ask about changes that are in no file."""
        if not self.filing.may_close():
            event.ignore()
            return
        self.checking.job.leave()
        remember(self)
        self.closed.emit()
        event.accept()

    def _make_panels(self) -> None:
        self.layers = LayersPanel(self.document)
        self.properties = PropertiesPanel(self.document)
        self.history = QUndoView(self.document.history)
        self.history.setAccessibleName(self.tr("History"))
        self.history.setEmptyLabel(self.tr("As opened"))
        self.dock("layers", self.tr("Layers"), self.layers)
        properties = self.dock("properties", self.tr("Properties"), self.properties)
        history = self.dock("history", self.tr("History"), self.history)
        self.tabifyDockWidget(history, properties)

    def dock(self, name: str, title: str, panel: QWidget) -> QDockWidget:
        """Put a panel on the right."""
        dock = QDockWidget(title, self)
        dock.setObjectName(name)
        dock.setWidget(panel)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        return dock

    def _show_title(self, *_: object) -> None:
        document = self.document
        name = document.path.name if document.path else document.layout.name or self.tr("Untitled")
        self.setWindowTitle(f"{name}[*] - mjs")
        self.setWindowModified(not document.is_clean)
