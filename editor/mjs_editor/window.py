"""The main window: canvas in the middle, panels around it, and the features that fill its menus."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop, QSettings, Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDockWidget, QLabel, QMainWindow, QMenu, QUndoView, QWidget

from mjs import Layout, Tile
from mjs.results import FileResult
from mjs.validation import check_layout
from mjs_editor.canvas.view import BoardView
from mjs_editor.command_table import CommandTable
from mjs_editor.document import LayoutDocument
from mjs_editor.features import FEATURES
from mjs_editor.features.filing import Filing
from mjs_editor.jobs import LatestJob
from mjs_editor.panels.about import PropertiesPanel
from mjs_editor.panels.layers import LayersPanel
from mjs_editor.panels.problems import ProblemsPanel
from mjs_editor.tools import TOOLS

__all__ = ["MainWindow"]

_MESSAGE_MS = 8_000


class MainWindow(QMainWindow):
    """A window with one document.

    Parameters
    ----------
    layout : Layout, optional
        What to begin with; an empty layout if not given.
    path : Path, optional
        The file that it is from.
    """

    def __init__(self, layout: Layout | None = None, path: Path | None = None) -> None:
        super().__init__()
        self.setObjectName("main")
        self.resize(1280, 800)
        self.document = LayoutDocument(layout, path)
        self.view = BoardView(self.document)
        self.setCentralWidget(self.view)
        self.tools = {tool.id: tool(self.document, self.view) for tool in TOOLS}
        self.commands = CommandTable(self)
        self._menus: dict[str, QMenu] = {}
        self._checks = LatestJob(check_layout, self)
        self._make_panels()
        self.features = {feature.__name__: feature(self) for feature in FEATURES}
        self._make_status()
        self.document.changed.connect(self._on_changed)
        self.document.path_changed.connect(self._show_title)
        self.document.clean_changed.connect(lambda _: self._show_title())
        self._checks.done.connect(self._show_result)
        self.take_tool(TOOLS[0].id)
        self._on_changed()

    def menu(self, name: str, title: str) -> QMenu:
        """The menu of a name, made with this title when it is new."""
        if name not in self._menus:
            self._menus[name] = self.menuBar().addMenu(title)
        return self._menus[name]

    def tell(self, message: str) -> None:
        """Say something in the status bar, for a while."""
        self.statusBar().showMessage(message, _MESSAGE_MS)

    def take_tool(self, name: str) -> None:
        """Take a tool in hand."""
        tool = self.tools[name]
        self.view.take_tool(tool)
        self.commands[f"tool.{name}"].setChecked(True)
        self.statusBar().showMessage(tool.tr(tool.hint))

    def open_another(self, layout: Layout | None, path: Path | None) -> MainWindow:
        """Show a layout in a new window; in this one when nothing has been done in it."""
        window = MainWindow(layout, path)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        window.show()
        window.view.fit()
        untouched = self.document.path is None and not self.document.history.count()
        if layout is not None and untouched and not self.document.layout.tiles:
            self.close()
        return window

    def wait_for_checks(self) -> None:
        """Wait until the panels show what is true of the layout as it is now."""
        while not self._checks.is_idle:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        """Ask about changes that are in no file."""
        filing = self.features["Filing"]
        assert isinstance(filing, Filing)
        if not filing.may_close():
            event.ignore()
            return
        self._checks.wait()
        QSettings().setValue("window", self.saveState())
        event.accept()

    def _make_panels(self) -> None:
        self.layers = LayersPanel(self.document)
        self.problems = ProblemsPanel()
        self.properties = PropertiesPanel(self.document)
        self.history = QUndoView(self.document.history)
        self.history.setEmptyLabel(self.tr("As opened"))
        self.problems.chosen.connect(self._show_problem)
        self.dock("layers", self.tr("Layers"), self.layers)
        properties = self.dock("properties", self.tr("Properties"), self.properties)
        history = self.dock("history", self.tr("History"), self.history)
        self.tabifyDockWidget(history, properties)
        self.dock("problems", self.tr("Problems"), self.problems)

    def dock(self, name: str, title: str, panel: QWidget) -> QDockWidget:
        """Put a panel on the right."""
        dock = QDockWidget(title, self)
        dock.setObjectName(name)
        dock.setWidget(panel)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        return dock

    def _make_status(self) -> None:
        self.place, self.counts, self.verdict = QLabel(), QLabel(), QLabel()
        for label in (self.counts, self.verdict, self.place):
            self.statusBar().addPermanentWidget(label)
        self.view.pointed.connect(self._show_place)

    def _on_changed(self, *_: object) -> None:
        self._show_title()
        tiles = len(self.document.layout)
        even = self.tr("odd!") if tiles % 2 else self.tr("%n pair(s)", "", tiles // 2)
        self.counts.setText(f"{self.tr('%n tile(s)', '', tiles)} · {even}")
        self._checks.start(self.document.layout)

    def _show_result(self, result: FileResult) -> None:
        self.problems.show_result(result)
        words = {
            True: self.tr("can be cleared"),
            False: self.tr("can't be cleared"),
            None: self.tr("not known whether it can be cleared"),
        }
        free = result.facts["free_at_start"] if result.facts else 0
        self.verdict.setText(f"{self.tr('{0} free').format(free)} · {words[result.clearable]}")

    def _show_problem(self, tiles: tuple[Tile, ...]) -> None:
        self.view.show_problems(tiles)
        if tiles:
            self.view.ensureVisible(self.view.projection.body(tiles[0]))

    def _show_place(self, tile: Tile) -> None:
        self.place.setText(f"x {tile.x}  y {tile.y}  z {tile.z}")

    def _show_title(self) -> None:
        document = self.document
        name = document.path.name if document.path else document.layout.name or self.tr("Untitled")
        self.setWindowTitle(f"{name}[*] - mjs")
        self.setWindowModified(not document.is_clean)
