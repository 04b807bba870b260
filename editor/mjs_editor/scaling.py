"""What the surroundings say of how large to draw, as far as it makes sense. No Qt here.

Qt believes these variables whatever they say: a scale of 0 makes it work for ever, a very large
one asks for more memory than there is.
"""

from __future__ import annotations

from collections.abc import MutableMapping

__all__ = ["drop_absurd_scales"]

_SCALES = (0.2, 10.0)
_RANGES = {
    "QT_SCALE_FACTOR": _SCALES,
    "QT_SCREEN_SCALE_FACTORS": _SCALES,
    "QT_FONT_DPI": (24.0, 960.0),
}


def drop_absurd_scales(variables: MutableMapping[str, str]) -> list[str]:
    """Take away what Qt can't draw by; a sentence for each variable that went.

    Parameters
    ----------
    variables : mapping of str to str
        Such as `os.environ`.

    >>> surroundings = {"QT_SCALE_FACTOR": "0", "QT_FONT_DPI": "120"}
    >>> drop_absurd_scales(surroundings)
    ['QT_SCALE_FACTOR is no number from 0.2 to 10, and is passed over: 0']
    >>> surroundings
    {'QT_FONT_DPI': '120'}
    """
    told = []
    for name, (least, most) in _RANGES.items():
        value = variables.get(name)
        # Of several screens, each may have its name before its factor.
        parts = [part.rpartition("=")[2] for part in (value or "").split(";")]
        if value and not all(_is_within(part, least, most) for part in parts if part.strip()):
            del variables[name]
            told.append(
                f"{name} is no number from {least:g} to {most:g}, and is passed over: {value[:40]}"
            )
    return told


def _is_within(text: str, least: float, most: float) -> bool:
    try:
        return least <= float(text) <= most
    except ValueError:
        return False
