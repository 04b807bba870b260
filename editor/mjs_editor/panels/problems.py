"""The problems panel: what `mjs-validate` says of the board, live, with a jump to each place."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QStyle, QVBoxLayout, QWidget

from mjs import Severity
from mjs.results import FileResult

__all__ = ["ProblemsPanel"]

_ICONS = {
    Severity.ERROR: QStyle.StandardPixmap.SP_MessageBoxCritical,
    Severity.WARNING: QStyle.StandardPixmap.SP_MessageBoxWarning,
    Severity.INFO: QStyle.StandardPixmap.SP_MessageBoxInformation,
}


class ProblemsPanel(QWidget):
    """Lists findings, worst first.

    Signals
    -------
    chosen(tuple of Tile)
        The tiles that the finding in hand is about.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.summary = QLabel(self.tr("Not checked yet"))
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Problems"))
        self.list.setWordWrap(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideNone)
        box = QVBoxLayout(self)
        box.setContentsMargins(6, 6, 6, 6)
        box.addWidget(self.summary)
        box.addWidget(self.list)
        self.list.currentItemChanged.connect(self._on_chosen)

    def show_result(self, result: FileResult) -> None:
        """Show what the checks found."""
        found = sorted(result.diagnostics, key=lambda each: -each.severity.rank)
        self.list.clear()
        for diagnostic in found:
            item = QListWidgetItem(f"{diagnostic.code}  {diagnostic.message}")
            item.setIcon(self.style().standardIcon(_ICONS[diagnostic.severity]))
            item.setData(Qt.ItemDataRole.UserRole, diagnostic.tiles)
            self.list.addItem(item)
        counts = [result.count(severity) for severity in (Severity.ERROR, Severity.WARNING)]
        self.summary.setText(
            self.tr("No problems")
            if not found
            else self.tr("{0} errors, {1} warnings, {2} notes").format(
                *counts, len(found) - sum(counts)
            )
        )

    def _on_chosen(self, item: QListWidgetItem | None) -> None:
        self.chosen.emit(item.data(Qt.ItemDataRole.UserRole) if item is not None else ())
