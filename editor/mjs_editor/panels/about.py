"""The properties panel: name, author, licence, description, tags. Each change is one undo step."""

from __future__ import annotations

from PySide6.QtWidgets import QFormLayout, QLineEdit, QWidget

from mjs import Layout
from mjs_editor.document import LayoutDocument

__all__ = ["PropertiesPanel"]


class PropertiesPanel(QWidget):
    """Edits what a layout says about itself."""

    def __init__(self, document: LayoutDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.fields: dict[str, QLineEdit] = {}
        form = QFormLayout(self)
        form.setContentsMargins(8, 8, 8, 8)
        for name, label, hint in (
            ("name", self.tr("Name"), self.tr("What players see")),
            ("author", self.tr("Author"), ""),
            ("license", self.tr("Licence"), self.tr("such as CC0-1.0")),
            ("description", self.tr("Description"), self.tr("A sentence that helps to choose")),
            ("tags", self.tr("Tags"), self.tr("with commas between them")),
        ):
            field = QLineEdit()
            field.setPlaceholderText(hint)
            field.setAccessibleName(label)
            field.editingFinished.connect(lambda name=name: self._commit(name))
            form.addRow(label, field)
            self.fields[name] = field
        document.changed.connect(self._show)
        self._show()

    def _show(self, *_: object) -> None:
        for name, field in self.fields.items():
            text = _text(self._document.layout, name)
            if field.text() != text:
                field.setText(text)

    def _commit(self, name: str) -> None:
        layout, text = self._document.layout, self.fields[name].text()
        value = tuple(dict.fromkeys(t for t in map(str.strip, text.split(",")) if t))
        edited = layout.with_fields(**{name: value if name == "tags" else text})
        label = self.tr("Change {0}").format(name)
        self._document.edit(label, edited)


def _text(layout: Layout, name: str) -> str:
    value = getattr(layout, name)
    return ", ".join(value) if name == "tags" else value
