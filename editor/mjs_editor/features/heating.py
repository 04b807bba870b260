"""Where play-testers got stuck, clicked in vain and thought long, on the tiles of the canvas."""

from __future__ import annotations

from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QFileDialog

from mjs import Layout, Tile
from mjs.play.heat import Heat
from mjs.play.record import SUFFIX
from mjs_editor.command_table import Command
from mjs_editor.document import Change
from mjs_editor.enginewords import said
from mjs_editor.features.overlaying import Overlaying
from mjs_editor.heatmaps import HeatFound, find_heat, heat_marks
from mjs_editor.longjob import LongJob, Report
from mjs_editor.numerals import number
from mjs_editor.overlays import BARE, Mark
from mjs_editor.playtest.bestsfile import bests_file, open_bests
from mjs_editor.titles import plain

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mjs_editor.window import MainWindow

__all__ = ["Heating"]


class Heating(QObject):
    """Shows one heat map or none, worked out anew when there may be other games to count.

    Attributes
    ----------
    shown : str
        One of `mjs_editor.heatmaps.HEATS`, or empty.
    files : list of Path
        Game files that are counted besides the games recorded here.
    found : HeatFound or None
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.overlaying = overlaying = window.feature(Overlaying)
        self.shown = ""
        self.files: list[Path] = []
        self.found: HeatFound | None = None
        self.job = LongJob(self)
        self.job.done.connect(self._take)
        self.job.failed.connect(lambda message: window.tell(said(message)))
        self._titles = {
            "stuck": self.tr("Where players got st&uck"),
            "blocked": self.tr("Clicks on &blocked tiles"),
            "thinking": self.tr("&Thinking before each tile"),
        }
        tips = (
            self.tr("Say on each tile at how many of 100 ends of play-tests it was still there"),
            self.tr("Say on each tile how often play-testers clicked it while it was blocked"),
            self.tr("Say on each tile how many seconds play-testers thought before taking it"),
        )
        menu = window.menu("overlay", "")
        menu.addSeparator()
        for key, tip, (name, title) in zip(
            ("Alt+7", "Alt+8", "Alt+9"), tips, self._titles.items(), strict=True
        ):
            action = window.commands.add(
                Command(
                    id=f"heat.{name}",
                    title=title,
                    run=partial(self.show_heat, name),
                    keys=key,
                    tip=tip,
                    checkable=True,
                )
            )
            overlaying.group.addAction(action)
            menu.addAction(action)
        menu.addAction(
            window.commands.add(
                Command(
                    id="heat.add",
                    title=self.tr("Add &game files..."),
                    run=self.ask_files,
                    tip=self.tr("Count the games of other play-testers too, from files they saved"),
                )
            )
        )
        overlaying.chosen.connect(lambda _: self._end())
        window.document.changed.connect(self._on_changed)
        window.closed.connect(self.job.leave)
        window.installEventFilter(self)

    def show_heat(self, name: str) -> None:
        """Show a heat map of the play-tests of this layout."""
        self.overlaying.show_overlay("")
        self.window.commands[f"heat.{name}"].setChecked(True)
        self.shown = name
        self.renew()

    def renew(self) -> None:
        """Count again."""
        if not self.shown:
            return
        layout, files = self.window.document.layout, tuple(self.files)

        def work(report: Report) -> HeatFound:
            logs = partial(_logs, layout)
            return find_heat(layout, files, logs, report.is_unwanted)

        self.job.start(work)

    def ask_files(self) -> None:
        """Ask for game files to be counted too."""
        path = self.window.document.path
        chosen, _ = QFileDialog.getOpenFileNames(
            self.window,
            self.tr("Games of play-testers"),
            str(path.parent) if path is not None else "",
            f"{self.tr('Games')} (*{SUFFIX});;{self.tr('All files')} (*)",
        )
        if chosen:
            self.add_files(map(Path, chosen))

    def add_files(self, paths: Iterable[Path]) -> None:
        """Count these game files too, and show where players got stuck if nothing is shown."""
        self.files = list(dict.fromkeys([*self.files, *paths]))
        if self.shown:
            self.renew()
        else:
            self.show_heat("stuck")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Whoever comes back from playing may have played to an end."""
        if event.type() is QEvent.Type.WindowActivate:
            self.renew()
        return super().eventFilter(watched, event)

    # Small parts --------------------------------------------------------------------------------

    def _end(self) -> None:
        self.shown = ""
        self.job.cancel()

    def _on_changed(self, change: Change) -> None:
        if not self.shown:
            return
        if change.is_of_board:
            self.renew()
        elif self.found is not None:
            self._take(self.found)

    def _take(self, found: HeatFound) -> None:
        self.found = found
        heat, name = found.heat, self.shown
        marks = heat_marks(heat, name) if name else {}
        if not name:
            return
        title = plain(self._titles[name])
        counted = self.tr("%n game(s)", "", heat.games)
        if name == "stuck":
            counted += ", " + self.tr("%n end(s)", "", heat.ends)
        self.overlaying.show_given(marks, f"{title}: {counted}", self._rows(name, marks))
        self.window.tell(said(found.fault) if found.fault else self._told(heat))

    def _rows(self, name: str, marks: dict[Tile, Mark]) -> list[tuple[Mark, str]]:
        if not marks:
            return [(BARE, self.tr("nothing to show: play it with F5, or add game files"))]
        words = {
            "stuck": (self.tr("of 100 ends: still there"), self.tr("gone at every end")),
            "blocked": (self.tr("so many clicks in vain"), self.tr("never clicked in vain")),
            "thinking": (self.tr("seconds, in the mean"), self.tr("never taken")),
        }[name]
        least, most = (pick(marks.values(), key=lambda mark: mark.share) for pick in (min, max))
        return [(least, words[0]), (most, words[0]), (BARE, words[1])]

    def _told(self, heat: Heat) -> str:
        if not heat.games:
            text = self.tr("No play-test of this layout is known: play it with F5")
        else:
            text = self.tr("Counted: {0} with {1}").format(
                self.tr("%n game(s)", "", heat.games), self.tr("%n end(s)", "", heat.ends)
            )
        passed = [
            template.format(number(count))
            for count, template in (
                (heat.others, self.tr("{0} of other layouts")),
                (heat.damaged, self.tr("{0} that can't be read")),
            )
            if count
        ]
        if passed:
            text = self.tr("{0}; passed over: {1}").format(text, ", ".join(passed))
        return text


def _logs(layout: Layout, stack: ExitStack) -> Iterable[str]:
    """The logs of games that were recorded here, on the thread that calls."""
    if not bests_file().exists():
        return ()
    return stack.enter_context(open_bests()).logs(layout)
