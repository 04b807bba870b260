"""The problems panel: what `mjs-validate` says of the board, live, with jumps and quick fixes."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QSettings, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from mjs import Diagnostic, Severity
from mjs.formats import FORMATS
from mjs.results import FileResult
from mjs_editor.art.icons import severity_icon
from mjs_editor.enginewords import said
from mjs_editor.fixes import Fix

__all__ = ["ProblemsPanel"]

_ROLE = Qt.ItemDataRole.UserRole
_SETTING = "checks/targets"


class ProblemsPanel(QWidget):
    """Lists findings, worst first.

    Parameters
    ----------
    fixes_of : callable
        The quick fixes of a finding.

    Signals
    -------
    chosen(tuple of Tile)
        The tiles that the finding in hand is about.
    fix_asked(Fix, str)
        The user wants a fix, which is called so.
    targets_changed()
    """

    chosen = Signal(object)
    fix_asked = Signal(object, str)
    targets_changed = Signal()

    def __init__(
        self, fixes_of: Callable[[Diagnostic], Iterable[Fix]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._fixes_of = fixes_of
        self.summary = QLabel(self.tr("Not checked yet"))
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Problems"))
        self.list.setToolTip(self.tr("Choose a problem to see where it is. F8 goes to the next."))
        self.list.setWordWrap(True)
        self.list.setIconSize(QSize(16, 16))
        self.list.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.targets = QToolButton()
        self.targets.setText(self.tr("For"))
        self.targets.setToolTip(self.tr("The programs that the layout has to work in"))
        self.targets.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.targets.setMenu(self._make_targets())
        head, self._fixes = QHBoxLayout(), QVBoxLayout()
        head.addWidget(self.summary, 1)
        head.addWidget(self.targets)
        box = QVBoxLayout(self)
        box.setContentsMargins(6, 6, 6, 6)
        box.addLayout(head)
        box.addWidget(self.list)
        box.addLayout(self._fixes)
        self.list.currentItemChanged.connect(self._on_chosen)
        self._name_targets()

    @property
    def target_names(self) -> tuple[str, ...]:
        """The formats whose programs the layout has to work in."""
        return tuple(name for name, action in self.target_actions.items() if action.isChecked())

    @property
    def fix_buttons(self) -> list[QPushButton]:
        """The quick fixes on offer."""
        items = [self._fixes.itemAt(number) for number in range(self._fixes.count())]
        widgets = [item.widget() for item in items if item is not None]
        return [widget for widget in widgets if isinstance(widget, QPushButton)]

    def show_result(self, result: FileResult) -> None:
        """Show what the checks found; a finding that is still there stays in hand."""
        found = sorted(result.diagnostics, key=lambda each: -each.severity.rank)
        held = self._current()
        with QSignalBlocker(self.list):
            self.list.clear()
            for diagnostic in found:
                item = QListWidgetItem(f"{diagnostic.code}  {said(diagnostic.message)}")
                item.setIcon(severity_icon(diagnostic.severity))
                item.setData(_ROLE, diagnostic)
                self.list.addItem(item)
                if diagnostic == held:
                    self.list.setCurrentItem(item)
        if held is not None and self._current() is None:
            self._on_chosen(None)
        counts = [result.count(severity) for severity in (Severity.ERROR, Severity.WARNING)]
        errors = self.tr("%n error(s)", "", counts[0])
        warnings = self.tr("%n warning(s)", "", counts[1])
        notes = self.tr("%n note(s)", "", len(found) - sum(counts))
        text = f"{errors}, {warnings}, {notes}" if found else self.tr("No problems")
        self.summary.setText(text)

    def step(self, by: int) -> None:
        """Go to the next finding, or one before, round and round."""
        count = self.list.count()
        if count:
            row = self.list.currentRow()
            self.list.setCurrentRow((row + by) % count if row >= 0 else min(by, 0) % count)

    def fix(self) -> None:
        """Mend the finding in hand in the first way there is."""
        if self.fix_buttons:
            self.fix_buttons[0].click()

    def _current(self) -> Diagnostic | None:
        if self.list.currentRow() < 0:
            return None
        found: Diagnostic = self.list.currentItem().data(_ROLE)
        return found

    def _on_chosen(self, item: QListWidgetItem | None) -> None:
        for button in self.fix_buttons:
            self._fixes.removeWidget(button)
            button.hide()
            button.deleteLater()
        finding = self._current() if item is not None else None
        for fix in self._fixes_of(finding) if finding else ():
            text = self._text_of(fix)
            button = QPushButton(text)
            button.setToolTip(self.tr("One step, which Undo takes back"))
            button.clicked.connect(
                lambda _=False, fix=fix, text=text: self.fix_asked.emit(fix, text)
            )
            self._fixes.addWidget(button)
        # The buttons take room from the list, which then no longer shows the row in hand.
        QTimer.singleShot(0, self, self._show_row)
        self.chosen.emit(finding.tiles if finding else ())

    def _show_row(self) -> None:
        if self.list.currentRow() >= 0:
            self.list.scrollToItem(self.list.currentItem())

    def _text_of(self, fix: Fix) -> str:
        return {
            "remove-overlapping": self.tr("Remove the overlapping tile"),
            "onto-grid": self.tr("Move the board onto the grid"),
            "drop": self.tr("Drop floating tiles"),
            "remove-floating": self.tr("Remove floating tiles"),
            "make-even": self.tr("Make the count even"),
            "more-sets": self.tr("Allow as many sets as it takes"),
            "remove-deal": self.tr("Remove the deal from the file"),
            "fill-name": self.tr("Fill in a name"),
            "fill-license": self.tr("Put it in the public domain (CC0-1.0)"),
            "fill-author": self.tr("Fill in your name"),
            "fill-description": self.tr("Fill in a description"),
            "recentre": self.tr("Move the board to the corner of the grid"),
        }[fix.name]

    def _make_targets(self) -> QMenu:
        menu = QMenu(self)
        kept = str(QSettings().value(_SETTING, "")).split(",")
        self.target_actions = {}
        for format in FORMATS.values():
            if not format.can_write or format.name in ("mjs", "deal"):
                continue
            action = menu.addAction(said(format.title))
            action.setCheckable(True)
            action.setChecked(format.name in kept)
            action.toggled.connect(self._on_target)
            self.target_actions[format.name] = action
        return menu

    def _on_target(self) -> None:
        QSettings().setValue(_SETTING, ",".join(self.target_names))
        self._name_targets()
        self.targets_changed.emit()

    def _name_targets(self) -> None:
        count = len(self.target_names)
        text = self.tr("For %n program(s)", "", count) if count else self.tr("For any program")
        self.targets.setText(text)
