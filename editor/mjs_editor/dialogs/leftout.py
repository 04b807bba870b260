"""What a format leaves out of a layout, in the words by which its designer knows it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from mjs_editor.enginewords import said_fields

__all__ = ["missed", "missed_words"]

_UNSEEN = frozenset({"id"})
"""What nobody has typed: names of files make new ones."""


def missed(fields: Iterable[str]) -> list[str]:
    """Of the fields that are left out, those that a designer misses.

    >>> missed(["id", "license"])
    ['license']
    """
    return [field for field in fields if field not in _UNSEEN]


def missed_words(fields: Iterable[str]) -> str:
    """What a designer misses, as the panel of properties calls it; empty for nothing."""
    words = {
        "name": QCoreApplication.translate("PropertiesPanel", "Name"),
        "author": QCoreApplication.translate("PropertiesPanel", "Author"),
        "license": QCoreApplication.translate("PropertiesPanel", "Licence"),
        "description": QCoreApplication.translate("PropertiesPanel", "Description"),
        "tags": QCoreApplication.translate("PropertiesPanel", "Tags"),
        "rules": QCoreApplication.translate("PropertiesPanel", "Rules"),
        "deck": QCoreApplication.translate("PropertiesPanel", "Deck"),
        "start": QCoreApplication.translate("LeftOut", "Kept deal"),
        "layers": QCoreApplication.translate("LeftOut", "Names of layers"),
        "extra": QCoreApplication.translate("LeftOut", "Notes of other programs"),
    }
    return ", ".join(words.get(field) or said_fields([field]) for field in missed(fields))
