"""A certain deal, by what a friend has sent or a page has shown: a seed line, a seed or a day."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from mjs import Layout, MjsError
from mjs.play.houserules import HouseRules
from mjs.play.sharing import Wanted, wanted
from mjs_editor.enginewords import said
from mjs_editor.plaintext import PlainLabel
from mjs_layouts import load, names

__all__ = ["SeedDialog"]

_WIDTH = 460


class SeedDialog(QDialog):
    """Asks which deal to play; what was typed is explained at once.

    Parameters
    ----------
    layout : Layout
        The one at hand, which a seed or a day is meant for.
    rules : HouseRules
    text : str
        What the field begins with.

    Attributes
    ----------
    wanted : Wanted or None
        The deal that was asked for; None as long as the text names none.
    """

    def __init__(
        self, layout: Layout, rules: HouseRules, text: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._layout, self._rules = layout, rules
        self.wanted: Wanted | None = None
        self.setWindowTitle(self.tr("A certain deal"))
        label = QLabel(self.tr("&Seed line, seed, or date of a daily deal:"))
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("mjs turtle-c77f2132 412 ..., 412, or 2026-11-29"))
        self.field.setClearButtonEnabled(True)
        label.setBuddy(self.field)
        self.answer = PlainLabel()
        self.answer.setWordWrap(True)
        # Room for the longest sentence, so that the dialog does not grow while typing.
        self.answer.setMinimumHeight(4 * self.answer.fontMetrics().lineSpacing())
        buttons = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(buttons.Ok | buttons.Cancel)
        self.buttons.button(buttons.Ok).setText(self.tr("&Play it"))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        for widget in (label, self.field, self.answer, self.buttons):
            column.addWidget(widget)
        self.setMinimumWidth(_WIDTH)
        self.field.textChanged.connect(self._understand)
        self.field.setText(text)
        self.field.selectAll()
        self._understand()

    def _understand(self) -> None:
        text, self.wanted = self.field.text(), None
        try:
            if text.strip():
                self.wanted = wanted(text, self._layout, self._rules, map(load, names()))
        except MjsError as error:
            self.answer.setText(said(str(error)))
        else:
            self.answer.setText(self._told())
        self.field.setAccessibleDescription(self.answer.text())
        ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        ok.setEnabled(self.wanted is not None)

    def _told(self) -> str:
        if self.wanted is None:
            return self.tr("Paste what you were sent, or type it. Capital letters do not matter.")
        name = self.wanted.layout.name or self.wanted.layout.id or self.tr("Untitled")
        if self.wanted.day is not None:
            return self.tr("The daily deal of {0} on {1}").format(self.wanted.day.isoformat(), name)
        return self.tr("Deal {0} of {1}").format(self.wanted.seed, name)
