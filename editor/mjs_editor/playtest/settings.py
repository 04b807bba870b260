"""What the play window remembers: house rules and how the table looks."""

from __future__ import annotations

import json

from PySide6.QtCore import QSettings

from mjs import MjsError
from mjs.measuring import BANDS
from mjs.play.houserules import PROFILES, HouseRules
from mjs_editor.art.facesets import FACE_SETS, IVORY, FaceSet

__all__ = [
    "is_on",
    "kept_band",
    "kept_faces",
    "kept_rules",
    "set_band",
    "set_faces",
    "set_on",
    "set_rules",
]

_RULES, _FACES, _BAND = "play/rules", "play/faces", "play/difficulty"


def kept_rules() -> HouseRules:
    """The house rules of the last game; the reference where none are kept that make sense."""
    try:
        data = json.loads(str(QSettings().value(_RULES, "{}")))
        return HouseRules.from_json(data)
    except (ValueError, RecursionError, MjsError):
        return PROFILES["reference"]


def set_rules(rules: HouseRules) -> None:
    """Keep house rules for the next game."""
    QSettings().setValue(_RULES, json.dumps(rules.to_json()))


def kept_faces() -> FaceSet:
    """The face set that was chosen last."""
    return FACE_SETS.get(str(QSettings().value(_FACES, "")), IVORY)


def set_faces(faces: FaceSet) -> None:
    """Keep a choice of face set."""
    QSettings().setValue(_FACES, faces.name)


def kept_band() -> str:
    """The difficulty that deals by chance are to have; empty for any."""
    band = str(QSettings().value(_BAND, ""))
    return band if band in BANDS else ""


def set_band(band: str) -> None:
    """Keep a choice of difficulty."""
    QSettings().setValue(_BAND, band)


def is_on(name: str, *, usual: bool = True) -> bool:
    """Whether a switch is on, such as ``animations``."""
    return str(QSettings().value(f"play/{name}", usual)).lower() != "false"


def set_on(name: str, *, on: bool) -> None:
    """Keep a switch on or off."""
    QSettings().setValue(f"play/{name}", "true" if on else "false")
