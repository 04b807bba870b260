"""Export: which format, what of the layout it can't hold, and what would be left out."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from mjs import DealError, Layout, Severity
from mjs.formats import FORMATS, Format
from mjs_editor.art.icons import severity_icon
from mjs_editor.dialogs.leftout import missed, missed_words
from mjs_editor.enginewords import said
from mjs_editor.gridsize import without_grid
from mjs_editor.numerals import number
from mjs_editor.plaintext import PlainLabel

__all__ = ["Export", "obstacles"]


def obstacles(layout: Layout, format: Format) -> list[str]:
    """What keeps a layout from being exported: what does not fit, and what no game can deal.

    >>> obstacles(Layout.from_tiles([(0, 0, 0)]), FORMATS["kyodai"])
    ["1 tile: an odd number can't be dealt in pairs"]
    """
    found = format.misfits(layout)
    try:
        layout.deck.check(len(layout))
    except DealError as error:
        found.insert(0, str(error))
    return found


class Export(QDialog):
    """Shows, for each format of the registry, what exporting to it would come to."""

    def __init__(self, layout: Layout, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = layout
        self.setWindowTitle(self.tr("Export"))
        self.resize(640, 400)
        self.list = QListWidget()
        self.list.setIconSize(QSize(16, 16))
        self.list.setAccessibleName(self.tr("Formats"))
        self.list.setFixedWidth(240)
        self.title, self.limits, self.misfits, self.lost = (_text() for _ in range(4))
        bold = self.title.font()
        bold.setBold(True)
        self.title.setFont(bold)
        self.companion = QCheckBox()
        self.companion.setChecked(True)
        buttons = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(buttons.Save | buttons.Cancel)
        self.buttons.button(buttons.Save).setText(self.tr("&Export..."))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        details = QVBoxLayout()
        for widget in (self.title, self.limits, self.misfits, self.lost, self.companion):
            details.addWidget(widget)
        details.addStretch()
        halves = QHBoxLayout()
        halves.addWidget(self.list)
        halves.addLayout(details, 1)
        box = QVBoxLayout(self)
        box.addLayout(halves)
        box.addWidget(self.buttons)
        for format in FORMATS.values():
            if not format.can_write:
                continue
            item = QListWidgetItem(said(format.title))
            item.setData(Qt.ItemDataRole.UserRole, format.name)
            trouble = Severity.ERROR if obstacles(layout, format) else None
            if trouble is None and missed(format.leaves_out(without_grid(layout))):
                trouble = Severity.WARNING
            item.setIcon(severity_icon(trouble))
            self.list.addItem(item)
        self.list.currentItemChanged.connect(self._show)
        self.list.setCurrentRow(0)

    @property
    def format(self) -> Format:
        """The format in hand."""
        return FORMATS[self.list.currentItem().data(Qt.ItemDataRole.UserRole)]

    @property
    def wants_companion(self) -> bool:
        """Whether the file that belongs beside it is to be written too."""
        return bool(self.format.companion_suffix) and self.companion.isChecked()

    def choose(self, name: str) -> None:
        """Take a format in hand by its short name."""
        for row in range(self.list.count()):
            if self.list.item(row).data(Qt.ItemDataRole.UserRole) == name:
                self.list.setCurrentRow(row)

    def _show(self, *_: object) -> None:
        format = self.format
        endings = ", ".join(format.suffixes) or self.tr("no ending of its own")
        self.title.setText(f"{said(format.title)} ({endings})")
        limits = self._limits(format)
        self.limits.setText(self.tr("Limits: {0}").format("; ".join(limits) or self.tr("none")))
        found = obstacles(self._layout, format)
        shown = "".join(f"\n✗ {said(one)}" for one in found[:10]) + ("\n..." if found[10:] else "")
        self.misfits.setText(
            self.tr("Can't be exported:") + shown
            if found
            else self.tr("✓ All {0} tiles fit.").format(number(len(self._layout)))
        )
        lost = missed_words(format.leaves_out(without_grid(self._layout)))
        self.lost.setText(self.tr("⚠ Would be left out: {0}").format(lost))
        self.lost.setVisible(bool(lost))
        self.companion.setVisible(bool(format.companion_suffix))
        self.companion.setText(
            self.tr(
                "Also write the {0} file beside it, which its program reads the name from"
            ).format(format.companion_suffix)
        )
        self.buttons.button(QDialogButtonBox.StandardButton.Save).setEnabled(not found)

    def _limits(self, format: Format) -> list[str]:
        limits = format.limits
        parts = [
            text.format(number(most))
            for most, text in (
                (limits.columns, self.tr("{0} half tiles across")),
                (limits.rows, self.tr("{0} half tiles down")),
                (limits.layers, self.tr("{0} layers")),
                (limits.most_tiles, self.tr("{0} tiles")),
            )
            if most is not None
        ]
        for above, divisor in limits.divisors:
            over = self.tr(" above {0}").format(number(above)) if above else ""
            parts.append(self.tr("number of tiles{0} divisible by {1}").format(over, divisor))
        if limits.half_tiles:
            parts.append(self.tr("tiles of 2 x 2 grid units"))
        return parts


def _text() -> PlainLabel:
    label = PlainLabel()
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
