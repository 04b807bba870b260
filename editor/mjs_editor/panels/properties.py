"""The properties panel: what a layout says about itself. Each change is one undo step."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QCompleter,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from mjs import Deck, Layout
from mjs.formats.native import field_faults
from mjs_editor.document import LayoutDocument
from mjs_editor.enginewords import said
from mjs_editor.numerals import short
from mjs_editor.plaintext import PlainLabel

__all__ = ["PropertiesPanel"]

_LICENCES = ("CC0-1.0", "CC-BY-4.0", "CC-BY-SA-4.0", "GPL-2.0-or-later", "GPL-3.0-or-later", "MIT")
_MOST_SETS = 1_000
_LINES = 4


class TextField(QPlainTextEdit):
    """Several lines of text; done with when the field is left, or by Ctrl+Enter.

    Signals
    -------
    done()
    """

    done = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        margins = 2 * (self.frameWidth() + round(self.document().documentMargin()))
        self.setFixedHeight(self.fontMetrics().lineSpacing() * _LINES + margins)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Leaving the field is being done with it."""
        super().focusOutEvent(event)
        self.done.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Ctrl+Enter takes over what is written."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.done.emit()
        else:
            super().keyPressEvent(event)


class PropertiesPanel(QScrollArea):
    """Edits what a layout says about itself.

    Attributes
    ----------
    fields : dict of str to QLineEdit
        The fields of one line, by the names of what they edit.
    description : TextField
    bonus : QCheckBox
    sets : QSpinBox
        0 for as many as it takes.
    notes : dict of str to QLabel
        What keeps a field from being saved, below it; hidden while nothing does.
    facts : QLabel
        Footprint and size, which are what they are.
    """

    def __init__(self, document: LayoutDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._noted: tuple[object, ...] | None = None
        self.setAccessibleName(self.tr("Properties"))
        self.fields: dict[str, QLineEdit] = {}
        inside = QWidget()
        form = QFormLayout()
        for name, label, hint in (
            ("name", self.tr("Name"), self.tr("What players see")),
            ("author", self.tr("Author"), self.tr("Who drew it")),
            ("license", self.tr("Licence"), self.tr("such as CC0-1.0")),
            ("tags", self.tr("Tags"), self.tr("with commas between them")),
            ("rules", self.tr("Rules"), self.tr("the usual ones")),
        ):
            field = QLineEdit()
            field.setPlaceholderText(hint)
            field.setAccessibleName(label)
            field.editingFinished.connect(lambda name=name: self._commit(name))
            form.addRow(label, field)
            self.fields[name] = field
        licences = QCompleter(_LICENCES, self)
        licences.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.fields["license"].setCompleter(licences)
        self.description = TextField()
        self.description.setPlaceholderText(self.tr("A sentence that helps to choose"))
        self.description.setAccessibleName(self.tr("Description"))
        self.description.done.connect(self._commit_description)
        form.insertRow(3, self.tr("Description"), self.description)
        self.bonus = QCheckBox(self.tr("Flowers and seasons"))
        self.bonus.toggled.connect(self._commit_deck)
        self.sets = QSpinBox()
        self.sets.setAccessibleName(self.tr("Sets of tiles"))
        self.sets.setRange(0, _MOST_SETS)
        self.sets.setSpecialValueText(self.tr("as many as it takes"))
        self.sets.setKeyboardTracking(False)
        self.sets.valueChanged.connect(self._commit_deck)
        form.addRow(self.tr("Deck"), self.bonus)
        form.addRow(self.tr("Sets"), self.sets)
        self.facts = QLabel()
        self.facts.setWordWrap(True)
        form.addRow(self.tr("Board"), self.facts)
        self._form = form
        self.notes = self._make_notes()
        box = QVBoxLayout(inside)
        box.setContentsMargins(8, 8, 8, 8)
        box.addLayout(form)
        box.addStretch()
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        document.changed.connect(self._show)
        self._show()

    def _make_notes(self) -> dict[str, QLabel]:
        """A line below each field for what is wrong with it."""
        notes: dict[str, QLabel] = {}
        for name, widget in (*self.fields.items(), ("description", self.description)):
            note = PlainLabel()
            note.setWordWrap(True)
            rows = range(self._form.rowCount())
            below = next(row for row in rows if _field_in(self._form, row) is widget) + 1
            self._form.insertRow(below, note)
            notes[name] = note
        return notes

    def commit_all(self) -> None:
        """Take over what is still being written, as before saving by a shortcut."""
        # All is read before the first step is made, which shows the document in every field.
        texts = {name: field.text() for name, field in self.fields.items()}
        description = self.description.toPlainText()
        for name, text in texts.items():
            self._edit(name, **{name: _value(name, text)})
        self._edit("description", description=description)

    def _show(self, *_: object) -> None:
        layout = self._document.layout
        for name, field in self.fields.items():
            text = _text(layout, name)
            if field.text() != text:
                field.setText(text)
        if self.description.toPlainText() != layout.description:
            self.description.setPlainText(layout.description)
        self._show_notes(layout)
        for widget in (self.bonus, self.sets):
            widget.blockSignals(True)
        self.bonus.setChecked(layout.deck.bonus)
        self.sets.setValue(layout.deck.sets or 0)
        for widget in (self.bonus, self.sets):
            widget.blockSignals(False)
        width, height = layout.footprint
        box = layout.bounds
        self.facts.setText(
            self.tr("tiles of {0} x {1} units; {2} x {3} tiles, {4} layers").format(
                width, height, short(box.width / width), short(box.height / height), box.layers
            )
        )

    def _show_notes(self, layout: Layout) -> None:
        """Say below each field why no file can hold what is in it."""
        about = tuple(getattr(layout, name) for name in self.notes)
        if about == self._noted:
            return
        self._noted = about
        # Not asked of an empty layout, since the schema library takes long to load.
        faults = field_faults(layout) if any(about) else {}
        for name, note in self.notes.items():
            fault = faults.get(name)
            note.setText(f"\u26a0 {said(fault)}" if fault is not None else "")
            self._form.setRowVisible(note, fault is not None)

    def _commit(self, name: str) -> None:
        self._edit(name, **{name: _value(name, self.fields[name].text())})

    def _commit_description(self) -> None:
        self._edit("description", description=self.description.toPlainText())

    def _commit_deck(self) -> None:
        self._edit("deck", deck=Deck(bonus=self.bonus.isChecked(), sets=self.sets.value() or None))

    def _edit(self, what: str, **fields: object) -> None:
        words = {
            "name": self.tr("Change name"),
            "author": self.tr("Change author"),
            "license": self.tr("Change licence"),
            "description": self.tr("Change description"),
            "tags": self.tr("Change tags"),
            "rules": self.tr("Change rules"),
            "deck": self.tr("Change deck"),
        }
        layout = self._document.layout
        if any(getattr(layout, name) != value for name, value in fields.items()):
            self._document.edit(words[what], layout.with_fields(**fields))


def _field_in(form: QFormLayout, row: int) -> QWidget | None:
    item = form.itemAt(row, QFormLayout.ItemRole.FieldRole)
    return item.widget() if item is not None else None


def _value(name: str, text: str) -> object:
    if name != "tags":
        return text
    return tuple(dict.fromkeys(tag for tag in map(str.strip, text.split(",")) if tag))


def _text(layout: Layout, name: str) -> str:
    value = getattr(layout, name)
    return ", ".join(value) if name == "tags" else value
