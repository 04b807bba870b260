"""Live checks: the rules of `mjs-validate` on every edit, in a job, and what to do about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mjs import Diagnostic, Tile
from mjs.formats import FORMATS
from mjs.results import FileResult
from mjs.validation import Options, check_layout
from mjs_editor.command_table import Command
from mjs_editor.enginewords import said
from mjs_editor.fixes import Fix, fixes_for
from mjs_editor.gridsize import without_grid
from mjs_editor.jobs import LatestJob
from mjs_editor.panels.problems import ProblemsPanel
from mjs_editor.panels.status import StatusPanel

if TYPE_CHECKING:
    from mjs_editor.window import MainWindow

__all__ = ["Checking"]


class Checking(QObject):
    """Checks the layout whenever it changes, shows what came of it, and mends it on demand."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.document = window.document
        self.job = LatestJob(check_layout, self)
        self.panel = ProblemsPanel(self._fixes_of)
        self.status = StatusPanel()
        self.result: FileResult | None = None
        window.dock("problems", self.tr("Problems"), self.panel)
        window.statusBar().addPermanentWidget(self.status)
        menu = window.menu("check", self.tr("&Check"))
        for command in (
            Command(
                id="check.next",
                title=self.tr("&Next problem"),
                run=lambda: self.panel.step(1),
                keys="F8",
                tip=self.tr("Go to the next problem and see where it is"),
            ),
            Command(
                id="check.previous",
                title=self.tr("&Previous problem"),
                run=lambda: self.panel.step(-1),
                keys="Shift+F8",
                tip=self.tr("Go back to the problem before"),
            ),
            Command(
                id="check.fix",
                title=self.tr("Quick &fix"),
                run=self.fix,
                keys="Ctrl+.",
                tip=self.tr("Mend the problem in hand, or go to the next one; Undo takes it back"),
            ),
            Command(
                id="check.wanted",
                title=self.tr("&Wanted number of tiles..."),
                run=self.status.ask_wanted,
                tip=self.tr("Set the number that the status bar counts towards"),
            ),
        ):
            menu.addAction(window.commands.add(command))
        self.job.done.connect(self._show)
        self.job.failed.connect(lambda message: window.tell(said(message)))
        self.panel.chosen.connect(self._jump)
        self.panel.fix_asked.connect(self.mend)
        self.panel.targets_changed.connect(self.check)
        window.view.pointed.connect(self.status.show_place)
        self.document.selection_changed.connect(
            lambda: self.status.show_selected(len(self.document.selection))
        )
        self.document.changed.connect(self.check)
        self.check()

    def check(self, *_: object) -> None:
        """Check the layout as it is now, as soon as may be."""
        self.status.show_count(len(self.document.layout))
        options = Options(targets=self.panel.target_names)
        # How large a grid it is drawn on is nothing that other programs would miss.
        self.job.start(without_grid(self.document.layout), options, FORMATS["mjs"])

    def fix(self) -> None:
        """Mend the problem in hand; without one, go to the next and show what would mend it."""
        panel = self.panel
        if panel.fix_buttons:
            panel.fix()
        elif not panel.list.count():
            self.window.tell(self.tr("There are no problems"))
        elif panel.list.currentRow() < 0:
            panel.step(1)
        else:
            self.window.tell(self.tr("There is no quick fix for this: mend it on the board"))

    def mend(self, fix: Fix, text: str) -> None:
        """Apply a quick fix as one step."""
        if not self.document.edit(text, fix.apply(self.document.layout)):
            self.window.tell(self.tr("This fix finds nothing that it can do here"))

    def _fixes_of(self, finding: Diagnostic) -> tuple[Fix, ...]:
        path = self.document.path
        name = path.stem if path is not None else self.tr("Untitled")
        return fixes_for(finding, name, said)

    def _show(self, result: FileResult) -> None:
        self.result = result
        self.panel.show_result(result)
        self.status.show_result(result)

    def _jump(self, tiles: tuple[Tile, ...]) -> None:
        view = self.window.view
        view.show_problems(tiles)
        if tiles:
            self.document.set_current_layer(max(tile.z for tile in tiles))
            view.ensureVisible(view.projection.body(tiles[0]))
