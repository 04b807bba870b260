"""Numbers as the user's country writes them."""

from __future__ import annotations

from PySide6.QtCore import QLocale

__all__ = ["decimal", "number", "percent", "short"]

_MOST = 2**63


def number(value: int) -> str:
    """A whole number: ``1,234`` or ``1.234``.

    >>> QLocale.setDefault(QLocale("de_DE"))
    >>> number(12_345), decimal(0.1, 2), percent(0.125, 1)
    ('12.345', '0,10', '12,5\\xa0%')
    >>> QLocale.setDefault(QLocale("en_US"))
    >>> number(12_345), decimal(0.1, 2), percent(0.125, 1)
    ('12,345', '0.10', '12.5%')
    >>> number(2**64)
    '18,446,744,073,709,551,616'
    >>> QLocale.setDefault(QLocale.system())
    """
    if abs(value) >= _MOST:  # more than Qt's numbers hold, and in files and seeds all the same
        return f"{value:,}".replace(",", _locale().groupSeparator())
    return _locale().toString(value)


def decimal(value: float, digits: int) -> str:
    """A number with so many digits after the point."""
    return _locale().toString(value, "f", digits)


def short(value: float) -> str:
    """A number with as many digits after the point as it takes, two at most.

    >>> QLocale.setDefault(QLocale("en_US"))
    >>> short(15.0), short(15.5)
    ('15', '15.5')
    >>> QLocale.setDefault(QLocale.system())
    """
    digits = next(many for many in (0, 1, 2) if many == 2 or round(value, many) == round(value, 2))
    return decimal(value, digits)


def percent(share: float, digits: int = 0) -> str:
    """A share from 0 to 1 as a percentage."""
    locale = _locale()
    text = decimal(100 * share, digits)
    # Qt knows the sign, but not that some languages put a space before it.
    space = "" if locale.language() in _CLOSE else "\N{NO-BREAK SPACE}"
    return f"{text}{space}{locale.percent()}"


_CLOSE = {QLocale.Language.English, QLocale.Language.Chinese, QLocale.Language.Japanese}


def _locale() -> QLocale:
    """The user's locale; English where no language is set at all, which writes no thousands."""
    locale = QLocale()
    is_none = locale.language() is QLocale.Language.C
    return QLocale(QLocale.Language.English) if is_none else locale
