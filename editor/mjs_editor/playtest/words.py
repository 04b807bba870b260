"""Names of faces and tiles, durations and numbers of times, in the words of the window."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from mjs.faces import FAMILIES

__all__ = ["duration", "face_name", "times_left"]

_CONTEXT = "Faces"
_SUITS = {
    "dots": QT_TRANSLATE_NOOP("Faces", "{0} of dots"),
    "bamboo": QT_TRANSLATE_NOOP("Faces", "{0} of bamboo"),
    "characters": QT_TRANSLATE_NOOP("Faces", "{0} of characters"),
}
_NAMES = {
    "wind-east": QT_TRANSLATE_NOOP("Faces", "east wind"),
    "wind-south": QT_TRANSLATE_NOOP("Faces", "south wind"),
    "wind-west": QT_TRANSLATE_NOOP("Faces", "west wind"),
    "wind-north": QT_TRANSLATE_NOOP("Faces", "north wind"),
    "dragon-red": QT_TRANSLATE_NOOP("Faces", "red dragon"),
    "dragon-green": QT_TRANSLATE_NOOP("Faces", "green dragon"),
    "dragon-white": QT_TRANSLATE_NOOP("Faces", "white dragon"),
    "flower-plum": QT_TRANSLATE_NOOP("Faces", "plum flower"),
    "flower-orchid": QT_TRANSLATE_NOOP("Faces", "orchid flower"),
    "flower-chrysanthemum": QT_TRANSLATE_NOOP("Faces", "chrysanthemum flower"),
    "flower-bamboo": QT_TRANSLATE_NOOP("Faces", "bamboo flower"),
    "season-spring": QT_TRANSLATE_NOOP("Faces", "spring season"),
    "season-summer": QT_TRANSLATE_NOOP("Faces", "summer season"),
    "season-autumn": QT_TRANSLATE_NOOP("Faces", "autumn season"),
    "season-winter": QT_TRANSLATE_NOOP("Faces", "winter season"),
}


def face_name(face: str) -> str:
    """What a face is called; a label that is no face by itself.

    >>> face_name("dots-3"), face_name("wind-east"), face_name("zzz")
    ('3 of dots', 'east wind', 'zzz')
    """
    family, _, what = face.partition("-")
    if family in _SUITS and what in FAMILIES[family]:
        return QCoreApplication.translate(_CONTEXT, str(_SUITS[family])).format(what)
    if face in _NAMES:
        return QCoreApplication.translate(_CONTEXT, str(_NAMES[face]))
    return face


def duration(milliseconds: int) -> str:
    """A time as clocks show it.

    >>> duration(65_900), duration(3_725_000)
    ('1:05', '1:02:05')
    """
    seconds = milliseconds // 1000
    hours, minutes = seconds // 3600, seconds // 60 % 60
    rest = f"{seconds % 60:02}"
    return f"{hours}:{minutes:02}:{rest}" if hours else f"{minutes}:{rest}"


def times_left(count: int | None) -> str:
    """How often something may still be done; None is no limit."""
    if count is None:
        return QCoreApplication.translate("Times", "no limit")
    if count == 0:
        return QCoreApplication.translate("Times", "none")
    return QCoreApplication.translate("Times", "{0} left").format(count)
