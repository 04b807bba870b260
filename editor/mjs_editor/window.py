"""The main window: canvas in the middle, panels around it, tools and files by menu, bar and key."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop, QSettings, Qt
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QKeySequence
from PySide6.QtWidgets import (
    QDockWidget,
    QFileDialog,
    QLabel,
    QMainWindow,
    QMessageBox,
    QToolBar,
    QUndoView,
    QWidget,
)

import mjs
from mjs import Layout, MjsError, Tile
from mjs.formats import FORMATS
from mjs.results import FileResult
from mjs.validation import check_layout
from mjs_editor.canvas.view import BoardView
from mjs_editor.document import Change, LayoutDocument
from mjs_editor.edits import erased
from mjs_editor.jobs import LatestJob
from mjs_editor.panels.about import PropertiesPanel
from mjs_editor.panels.layers import LayersPanel
from mjs_editor.panels.problems import ProblemsPanel
from mjs_editor.symmetry import Mirror, Symmetry
from mjs_editor.tools.base import Tool
from mjs_editor.tools.drawing import EraserTool, StampTool
from mjs_editor.tools.selecting import SelectTool

__all__ = ["MainWindow"]


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
        self.tools: dict[str, Tool] = {
            tool.id: tool(self.document, self.view) for tool in (StampTool, EraserTool, SelectTool)
        }
        self._checks = LatestJob(check_layout, self)
        self._make_panels()
        self._make_actions()
        self._make_status()
        self.document.changed.connect(self._on_changed)
        self.document.path_changed.connect(self._show_title)
        self.document.clean_changed.connect(lambda _: self._show_title())
        self._checks.done.connect(self._show_result)
        self.take_tool("stamp")
        self._show_title()
        self._check()

    # Building -----------------------------------------------------------------------------------

    def _make_panels(self) -> None:
        self.layers = LayersPanel(self.document)
        self.problems = ProblemsPanel()
        self.properties = PropertiesPanel(self.document)
        self.history = QUndoView(self.document.history)
        self.history.setEmptyLabel(self.tr("As opened"))
        self.problems.chosen.connect(self._show_problem)
        right = Qt.DockWidgetArea.RightDockWidgetArea
        self._dock("layers", self.tr("Layers"), self.layers, right)
        properties = self._dock("properties", self.tr("Properties"), self.properties, right)
        history = self._dock("history", self.tr("History"), self.history, right)
        self.tabifyDockWidget(history, properties)
        self._dock("problems", self.tr("Problems"), self.problems, right)

    def _dock(self, name: str, title: str, panel: QWidget, area: Qt.DockWidgetArea) -> QDockWidget:
        dock = QDockWidget(title, self)
        dock.setObjectName(name)
        dock.setWidget(panel)
        self.addDockWidget(area, dock)
        return dock

    def _make_actions(self) -> None:
        stack, keys = self.document.history, QKeySequence.StandardKey
        bar = QToolBar(self.tr("Tools"), self)
        bar.setObjectName("tools")
        bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.addToolBar(Qt.ToolBarArea.TopToolBarArea, bar)
        menus = self.menuBar()
        file = menus.addMenu(self.tr("&File"))
        self._add(file, self.tr("&New"), keys.New, self.new)
        self._add(file, self.tr("&Open..."), keys.Open, self.open)
        self._add(file, self.tr("&Save"), keys.Save, self.save)
        self._add(file, self.tr("Save &as..."), keys.SaveAs, self.save_as)
        file.addSeparator()
        self._add(file, self.tr("&Quit"), keys.Quit, self.close)
        edit = menus.addMenu(self.tr("&Edit"))
        edit.addAction(_keyed(stack.createUndoAction(self, self.tr("Undo")), keys.Undo))
        edit.addAction(_keyed(stack.createRedoAction(self, self.tr("Redo")), keys.Redo))
        edit.addSeparator()
        self._add(edit, self.tr("Select &all"), keys.SelectAll, self.select_all)
        self._add(edit, self.tr("&Delete"), keys.Delete, self.delete_selection)
        self._add(edit, self.tr("&Raise by a layer"), "Ctrl+PgUp", lambda: self.raise_by(1))
        self._add(edit, self.tr("&Lower by a layer"), "Ctrl+PgDown", lambda: self.raise_by(-1))
        view = menus.addMenu(self.tr("&View"))
        self._add(view, self.tr("Zoom &in"), keys.ZoomIn, lambda: self.view.zoom_by(1.2))
        self._add(view, self.tr("Zoom &out"), keys.ZoomOut, lambda: self.view.zoom_by(1 / 1.2))
        self._add(view, self.tr("&Fit"), "Ctrl+0", self.view.fit)
        self._add(view, self.tr("Layer &up"), "PgUp", lambda: self._step_layer(1))
        self._add(view, self.tr("Layer &down"), "PgDown", lambda: self._step_layer(-1))
        tools = menus.addMenu(self.tr("&Tools"))
        self.tool_actions: dict[str, QAction] = {}
        group = QActionGroup(self)
        for name, tool in self.tools.items():
            action = self._add(tools, tool.tr(tool.title), tool.shortcut, None)
            action.setCheckable(True)
            action.setToolTip(f"{tool.tr(tool.title)} ({tool.shortcut})")
            action.triggered.connect(lambda _, name=name: self.take_tool(name))
            group.addAction(action)
            bar.addAction(action)
            self.tool_actions[name] = action
        bar.addSeparator()
        symmetry = menus.addMenu(self.tr("&Symmetry"))
        mirrors = QActionGroup(self)
        self.mirror_actions: dict[Mirror, QAction] = {}
        for mirror, title in (
            (Mirror.NONE, self.tr("None")),
            (Mirror.LEFT_RIGHT, self.tr("Left-right")),
            (Mirror.TOP_BOTTOM, self.tr("Top-bottom")),
            (Mirror.BOTH, self.tr("Both")),
            (Mirror.POINT, self.tr("Point")),
        ):
            action = self._add(symmetry, title, None, None)
            action.setCheckable(True)
            action.setChecked(mirror is Mirror.NONE)
            action.triggered.connect(lambda _, mirror=mirror: self.set_mirror(mirror))
            mirrors.addAction(action)
            self.mirror_actions[mirror] = action

    def _add(self, menu, title, key, slot) -> QAction:  # type: ignore[no-untyped-def]
        action = QAction(title, self)
        if key is not None:
            _keyed(action, key)
        if slot is not None:
            action.triggered.connect(lambda _=False: slot())
        menu.addAction(action)
        return action

    def _make_status(self) -> None:
        self.place, self.counts, self.verdict = QLabel(), QLabel(), QLabel()
        for label in (self.counts, self.verdict, self.place):
            self.statusBar().addPermanentWidget(label)
        self.view.pointed.connect(self._show_place)

    # Doing --------------------------------------------------------------------------------------

    def take_tool(self, name: str) -> None:
        """Take a tool in hand."""
        tool = self.tools[name]
        self.view.take_tool(tool)
        self.tool_actions[name].setChecked(True)
        self.statusBar().showMessage(tool.tr(tool.hint))

    def set_mirror(self, mirror: Mirror) -> None:
        """Draw with another symmetry, about the middle of the board or of an empty grid."""
        layout = self.document.layout
        width, height = layout.footprint
        middle = Symmetry(mirror, axis_x2=16 * width, axis_y2=9 * height)
        self.document.set_symmetry(middle.about(layout.bounds) if layout.tiles else middle)
        self.mirror_actions[mirror].setChecked(True)

    def select_all(self) -> None:
        """Select every tile."""
        self.document.select(self.document.layout.tiles)

    def delete_selection(self) -> None:
        """Take the selected tiles away."""
        made = erased(self.document.layout, self.document.selection)
        self.document.edit(self.tr("Delete"), made.layout)

    def raise_by(self, layers: int) -> None:
        """Move the selection up or down, where there is room."""
        tool = self.tools["select"]
        assert isinstance(tool, SelectTool)
        tool.begin_drag()
        if self.document.selection and not tool.shift(0, 0, layers):
            self.statusBar().showMessage(self.tr("There is no room on that layer"))

    def new(self) -> None:
        """Begin an empty layout in a window of its own."""
        window = MainWindow()
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        window.show()

    def open(self, path: Path | None = None) -> None:
        """Read a layout of any format."""
        if path is None:
            name, _ = QFileDialog.getOpenFileName(self, self.tr("Open"), "", _read_filters())
            if not name:
                return
            path = Path(name)
        try:
            layouts = mjs.read_all(path)
        except MjsError as error:
            QMessageBox.warning(self, self.tr("Open"), str(error))
            return
        window = MainWindow(layouts[0], path)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        window.show()
        window.view.fit()

    def save(self) -> bool:
        """Write the file; whether it was written."""
        path = self.document.path
        if path is None or path.suffix != ".json":
            return self.save_as()
        return self._write(path)

    def save_as(self) -> bool:
        """Ask for a file and write it; whether it was written."""
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save as"), "", self.tr("mjs layout (*.json)")
        )
        return bool(name) and self._write(Path(name))

    def _write(self, path: Path) -> bool:
        try:
            mjs.write(self.document.layout, path)
        except MjsError as error:
            QMessageBox.warning(self, self.tr("Save"), str(error))
            return False
        self.document.set_saved(path)
        return True

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        """Ask about changes that are in no file."""
        if not self.document.is_clean:
            buttons = QMessageBox.StandardButton
            answer = QMessageBox.question(
                self,
                self.tr("Close"),
                self.tr("Save the changes first?"),
                buttons.Save | buttons.Discard | buttons.Cancel,
            )
            if answer == buttons.Cancel or (answer == buttons.Save and not self.save()):
                event.ignore()
                return
        self._checks.wait()
        QSettings().setValue("window", self.saveState())
        event.accept()

    def wait_for_checks(self) -> None:
        """Wait until the panels show what is true of the layout as it is now."""
        while not self._checks.is_idle:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)

    # Showing ------------------------------------------------------------------------------------

    def _on_changed(self, change: Change) -> None:
        self._show_title()
        if change.before != change.after:
            self._check()

    def _check(self) -> None:
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

    def _step_layer(self, by: int) -> None:
        self.document.set_current_layer(self.document.current_layer + by)

    def _show_title(self) -> None:
        document = self.document
        name = document.path.name if document.path else document.layout.name or self.tr("Untitled")
        self.setWindowTitle(f"{name}[*] - mjs")
        self.setWindowModified(not document.is_clean)


def _keyed(action: QAction, key: QKeySequence.StandardKey | str) -> QAction:
    sequences = QKeySequence.keyBindings(key) if not isinstance(key, str) else [QKeySequence(key)]
    action.setShortcuts(sequences)
    return action


def _read_filters() -> str:
    endings = sorted({suffix for each in FORMATS.values() for suffix in each.suffixes})
    every = " ".join(f"*{ending}" for ending in endings)
    return f"Layouts ({every});;All files (*)"
